import ScriptLanguage

/// A row of the command table: what a command is called, takes, does, and how it is explained.
package final class Command: Sendable {
  package enum Group: String, Sendable, CaseIterable {
    case world, build, events, inspect, time, files, learn, shell
  }

  /// What a command counts as.
  package enum Effect: Sendable {
    /// A step, after which the state is told: events.
    case event
    /// A step that only builds.
    case build
    /// Looks and changes nothing.
    case inspect
    /// Moves in time or works on the session itself; never recorded.
    case session
  }

  package let name: String
  package let group: Group
  package let effect: Effect
  /// What stands behind the name, such as `VC on NAV`.
  package let parameters: String
  package let summary: String
  /// What completion offers for each word in turn.
  package let completes: [Completes]
  /// Inputs that a test runs, the last of which is the example shown.
  package let examples: [String]
  let run: @Sendable (Playground, CommandInput) throws(CommandFailure) -> CommandOutcome

  /// What may stand at a place of a command.
  package enum Completes: Sendable {
    case object, controller, target, kind, message, subject, value, orientation, device, release, recipe, sample, file, rule, setting,
      command
    case word([String])
    case none
  }

  init(
    _ name: String, _ group: Group, _ effect: Effect, _ parameters: String = "", _ summary: String, completes: [Completes] = [],
    examples: [String],
    run: @escaping @Sendable (Playground, CommandInput) throws(CommandFailure) -> CommandOutcome
  ) {
    self.name = name
    self.group = group
    self.effect = effect
    self.parameters = parameters
    self.summary = summary
    self.completes = completes
    self.examples = examples
    self.run = run
  }

  /// How many words the longest form of the command takes; `nil` where any number may follow.
  private var wordLimit: Int? {
    let open: [Substring] = ["TEXT", "EXPRESSION", "TARGET", "COMMAND]", "{"]
    var longest = 0
    var count = 0
    for word in parameters.split(separator: " ") {
      if word == "|" { count = 0 } else if !word.utf8.contains(UInt8(ascii: "=")) { count += 1 }
      if open.contains(word) || word.contains("…") { return nil }
      longest = max(longest, count)
    }
    return longest
  }

  /// The keys that may be given as `key=value`; `nil` where any may.
  private var keys: [String]? {
    let keys = parameters.split(separator: " ").filter { $0.contains("=") }.map { String($0.drop { $0 == "[" }.prefix { $0 != "=" }) }
    return keys.contains("property") || (keys.isEmpty && wordLimit == nil) ? nil : keys
  }

  /// Refuses words that the command has no use for.
  func check(_ input: CommandInput) throws(CommandFailure) {
    // A single word fits wherever a command takes anything.
    if input.words.count <= (parameters.isEmpty ? 0 : 1), input.words.first?.key == nil { return }
    let takes = "\(name) takes \(parameters.isEmpty ? "nothing" : parameters)"
    if let keys, let pair = input.pairs.first(where: { !keys.contains($0.key ?? "") }) {
      let nearest = NearestName.find(pair.key ?? "", among: keys).map { "; did you mean '\($0)='?" } ?? "; \(takes)"
      throw CommandFailure("unknown-key", "\(name) takes no '\(pair.key ?? "")='\(nearest)", at: pair)
    }
    guard let limit = wordLimit else { return }
    let words = input.plain.filter { !$0.text.hasPrefix("--") }
    if words.count > limit { throw CommandFailure("usage", "'\(words[limit].text)' is too much: \(takes)", at: words[limit]) }
  }

  /// The command with what it takes.
  package var syntax: String { parameters.isEmpty ? name : "\(name) \(parameters)" }
}

/// What a command comes to beside its messages.
package struct CommandOutcome {
  var answer: [String]?
  var notes: [String] = []
  var diagnostics: [Diagnostic] = []
  var invented: [String] = []
  /// What loading an app came to.
  var report: LoadReport?
  var substeps: [StepResult] = []
  /// What is told before everything else.
  var preface: [String] = []
  var stateLines: StepResult.StateLines?
  var quits = false
  var opensEditor = false

  static var done: CommandOutcome { CommandOutcome() }
  static func answer(_ lines: [String]) -> CommandOutcome { CommandOutcome(answer: lines) }
  static func note(_ lines: String...) -> CommandOutcome { CommandOutcome(notes: lines) }
}

/// Every command.
package enum CommandTable {
  package static let all: [Command] = world + build + events + inspect + time + files + learn + shell

  /// The command of the name. (The table is short: a walk over it takes less time than a dictionary takes to be made.)
  package static func named(_ name: some StringProtocol) -> Command? {
    let name = String(name)
    return all.first { $0.name == name }
  }

  /// The commands that begin with the letters.
  package static func beginning(with prefix: String) -> [Command] { all.filter { $0.name.hasPrefix(prefix) } }

  /// Whether the text is a command: its first word is one, and what follows does not make it code.
  package static func isCommand(_ text: String) -> Bool { commandName(of: text).map { name in all.contains { $0.name == name } } ?? false }

  /// The first word, where it may be that of a command.
  package static func commandName(of text: String) -> String? {
    var text = text
    guard let length = text.withUTF8(nameLength) else { return nil }
    return length == text.utf8.count ? text : String(text[..<text.utf8.index(text.startIndex, offsetBy: length)])
  }

  /// How long the first word is, where it may be that of a command: a blank or the end follows, and no assignment.
  private static func nameLength(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var end = 0
    while end < bytes.count, isWordByte(bytes[end]) { end += 1 }
    guard end > 0 else { return nil }
    guard end < bytes.count else { return end }
    guard bytes[end] == 32 || bytes[end] == 9 || bytes[end] == 10 || bytes[end] == 13 else { return nil }
    return isAssignment(bytes, from: end) ? nil : end
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 97...122, 65...90, 48...57, 45, 95: true
    default: false
    }
  }

  /// Whether an assignment follows: `=` or `+=`, but not `==`.
  private static func isAssignment(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    var place = start
    while place < bytes.count, bytes[place] == 32 || bytes[place] == 9 { place += 1 }
    guard place < bytes.count else { return false }
    let second = place + 1 < bytes.count ? bytes[place + 1] : 0
    switch bytes[place] {
    case UInt8(ascii: "="): return second != UInt8(ascii: "=")
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "&"),
      UInt8(ascii: "|"),
      UInt8(ascii: "^"):
      return second == UInt8(ascii: "=")
    default: return false
    }
  }

  /// Whether a command is a whole input yet: only `implement … {` goes on, to its `}`.
  static func state(of text: String, _ scanner: InputScanner) -> InputScanner.State {
    guard commandName(of: text) == "implement", let brace = text.firstIndex(of: "{") else { return .complete }
    return scanner.state(of: String(text[brace...]))
  }
}

extension InputGrammar {
  /// The grammar of SplitLab: commands end with their line, code where it is complete.
  package static let splitLab = InputGrammar(
    state: { text, scanner in CommandTable.isCommand(text) ? CommandTable.state(of: text, scanner) : scanner.state(of: text) },
    continues: { text, next in
      if CommandTable.isCommand(text) { return false }
      return InputScanner().continues(text, with: next) || awaitsImplementation(text, next)
    })

  /// A class's implementation right behind its interface belongs to the same input.
  private static func awaitsImplementation(_ text: String, _ next: String) -> Bool {
    next.hasPrefix("@implementation") && text.hasPrefix("@interface") && text.hasSuffix("@end") && !text.contains("@implementation")
  }
}
