import ObjectModel
import ScriptLanguage
import UIKitModel

/// The directives of session files, one row each.
struct SessionDirective: Sendable {
  /// What reading a directive may do.
  struct Context {
    var header: SessionHeader
    let words: [String]
    /// Everything behind the name.
    let rest: String
    let line: Int
  }

  let name: String
  /// What follows the name, for errors.
  let usage: String
  /// Whether the directive must come before the first input.
  let isHeader: Bool
  let read: @Sendable (inout Context) throws(SessionFailure) -> Void

  static let all: [SessionDirective] = [
    SessionDirective(name: "session", usage: "1", isHeader: true) { context throws(SessionFailure) in
      guard context.words == ["1"] else {
        throw SessionFailure("this splitlab reads format 1 of session files; write `%session 1`", line: context.line)
      }
    },
    SessionDirective(name: "title", usage: "TEXT", isHeader: true) { context throws(SessionFailure) in context.header.title = context.rest
    },
    SessionDirective(name: "ios", usage: "RELEASE… [sdk=RELEASE]", isHeader: true, read: readReleases),
    SessionDirective(name: "device", usage: "NAME [ORIENTATION]", isHeader: true, read: readDevice),
    SessionDirective(name: "language", usage: "objc|swift", isHeader: false) { context throws(SessionFailure) in
      context.header.language = try context.choice(Language.init(rawValue:), of: ["objc", "swift"])
    },
    SessionDirective(name: "show", usage: "delegate|lifecycle|all", isHeader: false) { context throws(SessionFailure) in
      context.header.show = try context.choice(Settings.Show.init(rawValue:), of: Settings.Show.allCases.map(\.rawValue))
    },
    SessionDirective(name: "messages", usage: "short|full", isHeader: false) { context throws(SessionFailure) in
      context.header.messages = try context.choice(Settings.Messages.init(rawValue:), of: Settings.Messages.allCases.map(\.rawValue))
    },
    SessionDirective(name: "strict", usage: "on|off", isHeader: true) { context throws(SessionFailure) in
      context.header.isStrict = try context.choice({ ["on": true, "off": false][$0] }, of: ["on", "off"])
    },
    SessionDirective(name: "rule", usage: "ID on|off", isHeader: true, read: readRule),
    SessionDirective(name: "wait", usage: "SECONDS", isHeader: false) { _ throws(SessionFailure) in },
    SessionDirective(name: "pause", usage: "[TEXT]", isHeader: false) { _ throws(SessionFailure) in },
    SessionDirective(name: "say", usage: "TEXT", isHeader: false) { _ throws(SessionFailure) in },
  ]

  /// The words that open, turn and close a conditional part.
  static let blocks = ["when", "otherwise", "end"]

  static func named(_ name: String) -> SessionDirective? { all.first { $0.name == name } }

  /// The name behind a `%` at the start of a line, if it is one of ours.
  static func isDirective(_ line: String) -> Bool {
    guard line.hasPrefix("%") else { return false }
    let name = String(line.dropFirst().prefix { $0.isLetter })
    return named(name) != nil || blocks.contains(name)
  }

  /// The error for a name that is none.
  static func unknown(_ name: String, line: Int) -> SessionFailure {
    let names = all.map(\.name) + blocks
    let others =
      Nearest.to(name, among: names).map { "did you mean '%\($0)'?" } ?? "there are " + names.map { "%\($0)" }.joined(separator: " ")
    return SessionFailure("no directive '%\(name)'; \(others)", line: line)
  }

  @Sendable private static func readReleases(_ context: inout Context) throws(SessionFailure) {
    for word in context.words {
      if word.hasPrefix("sdk=") {
        context.header.sdk = try release(String(word.dropFirst(4)), line: context.line)
      } else {
        context.header.releases.append(try release(word, line: context.line))
      }
    }
    if context.header.releases.isEmpty { throw SessionFailure("%ios takes a release, such as `%ios 7.1`", line: context.line) }
  }

  private static func release(_ text: String, line: Int) throws(SessionFailure) -> Release {
    guard let release = Release(text) else { throw SessionFailure("'\(text)' is no release; write one such as 7.1", line: line) }
    if !Playground.isKnown(release) {
      throw SessionFailure(Playground.unknown(release), line: line)
    }
    return release
  }

  @Sendable private static func readDevice(_ context: inout Context) throws(SessionFailure) {
    guard let name = context.words.first, context.words.count <= 2 else {
      throw SessionFailure("%device takes a name and an orientation, such as `%device ipad landscape`", line: context.line)
    }
    context.header.device = try SessionCondition.deviceName(name, line: context.line)
    guard context.words.count == 2 else { return }
    guard let orientation = UIInterfaceOrientation(commandName: context.words[1]) else {
      let names = UIInterfaceOrientation.allCases.map(\.commandName) + ["landscape"]
      let others =
        Nearest.to(context.words[1], among: names).map { "did you mean '\($0)'?" } ?? "there are " + names.joined(separator: ", ")
      throw SessionFailure("'\(context.words[1])' is no orientation; \(others)", line: context.line)
    }
    context.header.orientation = orientation
  }

  @Sendable private static func readRule(_ context: inout Context) throws(SessionFailure) {
    guard context.words.count == 2, let isOn = ["on": true, "off": false][context.words[1]] else {
      throw SessionFailure("%rule takes an id and on or off, such as `%rule \(Rule.all.first?.id ?? "ID") off`", line: context.line)
    }
    let id = context.words[0]
    guard Rule.named(id) != nil else {
      let nearest = Nearest.to(id, among: Rule.all.map(\.id)).map { "did you mean '\($0)'?" } ?? "`rules` lists them"
      throw SessionFailure("no rule '\(id)'; \(nearest)", line: context.line)
    }
    context.header.ruleSwitches[id] = isOn
  }
}

extension SessionDirective.Context {
  /// The one word as a choice among several.
  fileprivate func choice<Choice>(_ make: (String) -> Choice?, of words: [String]) throws(SessionFailure) -> Choice {
    guard self.words.count == 1, let choice = make(self.words[0]) else {
      throw SessionFailure(
        "'\(rest)' is none of \(words.joined(separator: ", "))\(Nearest.suggestion(rest, among: words))", line: line)
    }
    return choice
  }
}
