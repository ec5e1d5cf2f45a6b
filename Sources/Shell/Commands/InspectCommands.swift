import Exporters
import ObjectModel
import SceneModel
import ScriptLanguage
import UIKitModel

extension CommandTable {
  private static let stage = ["sample courses"]

  static let inspect: [Command] = [
    Command("state", .inspect, .inspect, "", "Tells the whole state.", examples: stage + ["state"]) { _, _ in
      CommandOutcome(stateLines: .all)
    },
    Command(
      "tree", .inspect, .inspect, "", "Lists the controllers as they contain each other: name, class, title.", examples: stage + ["tree"]
    ) { playground, _ in
      .answer(playground.tree)
    },
    Command("screen", .inspect, .inspect, "", "Draws the device's screen.", examples: stage + ["screen"]) { playground, _ in
      .answer(TextPicture(playground.uikit.scene(), ascii: playground.settings.isASCII).lines)
    },
    Command("trace", .inspect, .inspect, "[N]", "Prints the messages of the last steps, life cycle included.", examples: stage + ["trace"])
    {
      playground, input throws(CommandFailure) in .answer(playground.trace(steps: try playground.count(input)))
    },
    Command(
      "why", .inspect, .inspect, "[N|KEY|OBJECT.PROPERTY] | not MESSAGE", "Says which rules made what happened, or kept it from happening.",
      completes: [.word(["not", "popover", "bar button"]), .message], examples: stage + ["rotate landscape", "why"]
    ) {
      playground, input throws(CommandFailure) in .answer(try playground.why(input))
    },
    Command(
      "print", .inspect, .inspect, "EXPRESSION", "Prints the value of an expression.", completes: [.object],
      examples: stage + ["print web.title"]
    ) {
      playground, input throws(CommandFailure) in try playground.print(input)
    },
    Command(
      "describe", .inspect, .inspect, "OBJECT|CLASS|MESSAGE", "Explains an object, a class or a message.", completes: [.subject],
      examples: stage + ["describe willHide"]
    ) { playground, input throws(CommandFailure) in .answer(try playground.describe(input)) },
    Command("objects", .inspect, .inspect, "", "Lists the objects that live.", examples: stage + ["objects"]) { playground, _ in
      .answer(playground.objectLines)
    },
    Command(
      "rules", .inspect, .session, "[ID on|off]", "Lists the rules, or turns one on or off.", completes: [.rule, .word(["on", "off"])],
      examples: ["rules classic.button.toggles off"]
    ) { playground, input throws(CommandFailure) in try playground.rules(input) },
    Command("releases", .inspect, .inspect, "", "Lists what each release brought to split views.", examples: ["releases"]) {
      playground, _ in
      .answer(playground.releaseNotes)
    },
  ]
}

extension Playground {
  // MARK: tree and objects

  var tree: [String] {
    let controllers = uikit.all(UIViewController.self)
    var lines: [String] = []
    func add(_ controller: UIViewController, _ indent: String) {
      let title = controller.title.map { " \"\($0)\"" } ?? ""
      let root = uikit.keyWindow?.rootViewController === controller ? ", root" : ""
      let presented = controller.presenting.map { ", presented by \($0.displayName)" } ?? ""
      lines.append("\(indent)\(controller.displayName) \(controller.isa.visible.name)\(title)\(root)\(presented)")
      for child in controller.children { add(child, indent + "  ") }
      if let presented = controller.presented { add(presented, indent + "  ") }
    }
    for controller in controllers where controller.parent == nil && controller.presenting == nil { add(controller, "") }
    return lines.isEmpty ? ["no controllers yet; `new view web` makes one"] : lines
  }

  var objectLines: [String] {
    var lines: [String] = []
    var next = simulation.newest
    while let object = next {
      if object.owner == nil { lines.append("\(object.displayName) \(object.isa.visible.name)") }
      next = object.nextOlder
    }
    return lines.isEmpty ? ["no objects yet; `new view web` makes one"] : lines.reversed()
  }

  // MARK: print

  func print(_ input: CommandInput) throws(CommandFailure) -> CommandOutcome {
    guard !input.rest.isEmpty else { throw CommandFailure("usage", "print takes an expression: `print web.title`") }
    let column = input.text.unicodeScalars.count - input.rest.unicodeScalars.count
    let run = interpreter.evaluate(SourceText(String(repeating: " ", count: max(0, column)) + input.rest))
    var outcome = CommandOutcome(diagnostics: run.diagnostics, invented: run.invented)
    if !run.failed { outcome.answer = answer(run.value ?? .null) }
    return outcome
  }

  /// A value in lines.
  func answer(_ value: Value) -> [String] {
    ScriptLanguage.ValueText.answer(value, in: simulation.release).split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0)
    }
  }

  // MARK: trace

  func trace(steps: Int) -> [String] {
    var settings = settings
    settings.show = .lifecycle
    var lines: [String] = []
    for step in max(1, inputs.count - steps + 1)...max(1, inputs.count) {
      guard var result = recent[step] else { continue }
      lines.append("step \(step): \(result.text.split(separator: "\n").first ?? "")")
      result.stateLines = .none
      result.notes = []
      lines += TextRenderer(settings).lines(result).filter { !$0.hasPrefix("#") }.map { "  " + $0 }
    }
    return lines.isEmpty ? ["nothing has happened yet"] : lines
  }

  // MARK: why

  func why(_ input: CommandInput) throws(CommandFailure) -> [String] {
    guard let first = input.plain.first else { return reasons(inStep: inputs.count) }
    if let step = Int(first.text) {
      guard recent[step] != nil else {
        throw CommandFailure("no-such-step", "the events of step \(step) are not kept; steps 1 to \(inputs.count) are there", at: first)
      }
      return reasons(inStep: step)
    }
    if first.text == "not" { return try whyNot(try input.word(1, "why not which message? `why not willHide`")) }
    let subject = input.rest
    if ["popover", "bar button", "button"].contains(subject) { return whyState(subject) }
    if subject.contains(".") { return whyProperty(subject) }
    throw CommandFailure("usage", "why takes a step number, popover, bar button, OBJECT.PROPERTY, or `not MESSAGE`", at: first)
  }

  static func explain(_ id: String) -> [String] {
    guard let rule = Rule.named(id) else { return ["rule \(id)"] }
    return [rule.statement, "rule \(rule.id) (\(rule.evidence.rawValue)), docs/rules.md"]
  }

  private func reasons(inStep step: Int) -> [String] {
    guard let result = recent[step] else { return ["nothing has happened yet"] }
    var lines: [String] = []
    for event in result.events {
      switch event.kind {
      case .message(let message):
        guard let rule = event.rule, message.outcome != .notImplemented else { continue }
        lines.append("\(MessageText(message, settings.language).short):")
        lines += Self.explain(rule).map { "  " + $0 }
      case .decision(let rule, let decision):
        lines.append("\(decision):")
        lines += Self.explain(rule).map { "  " + $0 }
      case .change, .output, .exception, .warning: continue
      }
    }
    return lines.isEmpty ? ["no rule of split views had a part in step \(step)"] : lines
  }

  private func whyNot(_ word: Word) throws(CommandFailure) -> [String] {
    guard let message = try messages(word).first else { return [] }
    let events = recent[inputs.count]?.events ?? []
    for event in events {
      guard case .message(let sent) = event.kind, sent.info.selector == message.selector else { continue }
      if sent.outcome == .notImplemented {
        return [
          "\(message.shortName) was due, but \(sent.receiver) does not implement it",
          "`implement \(sent.receiver) \(message.shortName)` gives it the method",
        ]
          + (event.rule.map(Self.explain) ?? [])
      }
      return ["\(message.shortName) was sent to \(sent.receiver) in step \(inputs.count)"] + (event.rule.map(Self.explain) ?? [])
    }
    var lines = ["\(message.shortName) was not sent in step \(inputs.count): \(message.summary)"]
    for event in events {
      if case .decision(let rule, let decision) = event.kind { lines += ["\(decision)"] + Self.explain(rule) }
    }
    let splits = uikit.all(UISplitViewController.self)
    if message.declaredIn == "UISplitViewControllerDelegate", splits.allSatisfy({ $0.delegate == nil }) {
      lines.append(
        splits.isEmpty
          ? "there is no split view controller"
          : "no split view controller has a delegate; `attach web to \(splits[0].displayName)` gives it one")
    }
    return lines
  }

  private func whyState(_ subject: String) -> [String] {
    guard let split = state.splits.first else { return ["there is no split view controller"] }
    if subject == "popover" {
      guard let popover = split.popover else {
        return ["none: it is made when the master is first hidden"] + Self.explain("classic.button.needs-will-hide")
      }
      if popover.isVisible {
        return ["still visible: nothing took it down since it was presented"] + Self.explain("classic.selection.keeps-popover")
      }
      return ["hidden: the master is \(split.showsPrimary ? "part of the split" : "hidden, and nobody presents it")"]
        + Self.explain("classic.present.every-time")
    }
    guard let button = split.barButton else {
      return ["none: the master is not hidden, or the delegate has no willHide"] + Self.explain("classic.button.needs-will-hide")
    }
    switch button.reason {
    case nil: return ["it can be seen, \(button.place ?? "")"] + Self.explain("classic.hide.before-rotation")
    case .stale?: return ["it is stale: willShow took it back, and a bar still holds it"] + Self.explain("classic.show.in-layout")
    case .noTitle?:
      return ["it has neither title nor picture, and UIKit shows nothing then"] + Self.explain("classic.button.title-from-title")
    case .covered?: return ["the panel lies over it"] + Self.explain("classic.popover.sliding-panel")
    case .placedNowhere?:
      return ["no bar got it: the app has to place the button that willHide hands out"] + Self.explain("classic.hide.before-rotation")
    case .noBarShows?: return ["\(button.shownIn ?? "") holds it, and no bar on the screen shows that"]
    }
  }

  private func whyProperty(_ path: String) -> [String] {
    for step in stride(from: inputs.count, to: max(0, inputs.count - 200), by: -1) {
      guard let result = recent[step] else { continue }
      for event in result.events.reversed() {
        guard case .change(let object, let property, let old, let new) = event.kind, "\(object).\(property)" == path else { continue }
        let cause = result.events.first { $0.sequence == event.cause }
        var lines = ["step \(step), `\(result.text.split(separator: "\n").first ?? "")`: \(ValueText.text(old)) => \(ValueText.text(new))"]
        if case .message(let message)? = cause?.kind { lines.append("in \(MessageText(message, settings.language).short)") }
        return lines + (cause?.rule.map(Self.explain) ?? [])
      }
    }
    return ["\(path) did not change while a message of the app's ran"]
  }

  // MARK: rules and releases

  func rules(_ input: CommandInput) throws(CommandFailure) -> CommandOutcome {
    guard let word = input.plain.first else {
      return .answer(Rule.all.map { rule in "\(uikit.profile.holds(rule) ? "on " : "off") \(rule.id): \(rule.statement)" })
    }
    guard let rule = Rule.named(word.text) else {
      let nearest = NearestName.find(word.text, among: Rule.all.map(\.id))
      throw CommandFailure(
        "unknown-rule", "no rule '\(word.text)'; " + (nearest.map { "did you mean '\($0)'?" } ?? "`rules` lists them"), at: word)
    }
    guard input.plain.count > 1 else {
      let alternative = rule.alternative.map { ["off: \($0)"] } ?? []
      return .answer(
        [
          rule.statement,
          "\(uikit.profile.holds(rule) ? "on" : "off") in iOS \(simulation.release); \(rule.evidence.rawValue); \(rule.source)",
        ] + alternative)
    }
    let value = input.plain[1]
    guard ["on", "off"].contains(value.text) else { throw CommandFailure("usage", "rules ID on, or rules ID off", at: value) }
    let notes = changeWorld { $0.ruleSwitches[rule.id] = value.text == "on" }
    let idle = value.text == "off" && rule.alternative == nil ? ["nothing else is known in its place: what happens stays as it is"] : []
    return .note(contentsOf: notes + idle)
  }

  var releaseNotes: [String] {
    Self.releases.flatMap { release in
      let come = Rule.all.filter { $0.releases.since == release }
      let gone = Rule.all.filter { $0.releases.until == release }
      let messages = simulation.globals.allProtocols.filter { $0.name == "UISplitViewControllerDelegate" }.flatMap(\.messages).filter {
        $0.releases.since == release
      }
      guard !come.isEmpty || !gone.isEmpty || !messages.isEmpty else { return [String]() }
      return ["iOS \(release)"] + messages.map { "  new message \($0.shortName)" }
        + (release == Release(3, 2) ? [] : come.map { "  from now on: \($0.statement)" })
        + gone.map { "  no longer: \($0.statement)" }
    }
  }
}
