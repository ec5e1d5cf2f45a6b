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
      .answer(playground.picture)
    },
    Command(
      "trace", .inspect, .inspect, "[N]",
      "Prints the messages of the last steps, life cycle included; at `set show all` those that nobody implements too.",
      examples: stage + ["trace"]
    ) {
      playground, input throws(CommandFailure) in .answer(playground.trace(steps: try playground.count(input)))
    },
    Command(
      "why", .inspect, .inspect, "[N|KEY…|OBJECT.PROPERTY] | not MESSAGE",
      "Says which rules made what happened, or kept it from happening.",
      completes: [.word(["not"] + StateText.Line.keys), .message],
      examples: stage + ["rotate landscape", "why"]
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
      "describe", .inspect, .inspect, "OBJECT|CLASS|MESSAGE|MEMBER",
      "Explains an object, a class, an enumeration, a message or a member of a class.",
      completes: [.subject],
      examples: stage + ["describe willHide"]
    ) { playground, input throws(CommandFailure) in .answer(try playground.describe(input)) },
    Command("objects", .inspect, .inspect, "", "Lists the objects that live.", examples: stage + ["objects"]) { playground, _ in
      .answer(playground.objectLines)
    },
    Command(
      "rules", .inspect, .session, "[ID on|off]", "Lists the rules, or turns one on or off.", completes: [.rule, .word(["on", "off"])],
      examples: ["rules classic.button.toggles off"]
    ) { playground, input throws(CommandFailure) in try playground.rules(input) },
    Command(
      "releases", .inspect, .inspect, "", "Lists what each release brought to the model, and what it took away.", examples: ["releases"]
    ) {
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
      let root = uikit.keyWindow?.rotatingController === controller ? ", root" : ""
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
    let column = (input.words.first?.column ?? 1) - 1
    let run = interpreter.evaluate(SourceText(String(repeating: " ", count: max(0, column)) + input.rest))
    // The excerpt shows the command as it was typed; its columns are those of the padded text.
    let diagnostics = run.diagnostics.map { one in
      one.place?.line == 1
        ? Diagnostic(one.severity, code: one.code, one.message, file: one.file, place: one.place, excerpt: input.text) : one
    }
    var outcome = CommandOutcome(diagnostics: diagnostics, invented: run.invented)
    if !run.failed, !simulation.isUnwinding { outcome.answer = answer(run.value ?? .null) }
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
    if settings.show != .all { settings.show = .lifecycle }
    var lines: [String] = []
    let last = max(1, inputs.count)
    let results = settings.show == .all ? recordedInFull(from: max(1, last - steps + 1)) : recent
    for step in max(1, last - steps + 1)...last {
      guard let result = results[step] else { continue }
      lines.append("step \(step): \(result.text.split(separator: "\n").first ?? "")")
      lines += TextRenderer(settings).happenings(result).filter { !$0.hasPrefix("#") }.map { "  " + $0 }
    }
    return lines.isEmpty ? ["nothing has happened yet"] : lines
  }

  /// The results from a step on with every message; where they were recorded without those that nobody implements, the inputs run again.
  func recordedInFull(from first: Int) -> RecentResults {
    guard !configuration.recordsEverything else { return recent }
    var results = RecentResults()
    runAgain(recordingEverything: true) { place, _, result in
      if place + 1 >= first { results[place + 1] = result }
    }
    return results
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
      return .answer(
        [
          rule.statement,
          "\(uikit.profile.holds(rule) ? "on" : "off") in iOS \(simulation.release); \(rule.evidence.rawValue); \(rule.source)",
          "off: \(rule.alternative)",
        ])
    }
    let value = input.plain[1]
    guard ["on", "off"].contains(value.text) else { throw CommandFailure("usage", "rules ID on, or rules ID off", at: value) }
    return .note(contentsOf: changeWorld { $0.ruleSwitches[rule.id] = value.text == "on" })
  }
}
