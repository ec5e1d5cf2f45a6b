import ObjectModel
import SceneModel
import ScriptLanguage
import UIKitModel

/// Why the state is as it is: from what the steps recorded.
extension Playground {
  /// The answer on a key of the state, with or without its object; `nil` where there is no such key.
  func whyKey(_ subject: String) -> [String]? {
    let subject = subject == "button" ? "bar button" : subject
    let lines = StateText(state).lines
    let found = lines.filter { $0.key == subject || $0.fullKey == subject }
    guard found.isEmpty else {
      return found.flatMap { line in (found.count > 1 ? ["\(line.fullKey):"] : []) + why(line) }
    }
    guard ["popover", "bar button"].contains(subject) else { return nil }
    return ["there is no split view controller; `new split svc master detail` makes one"]
  }

  private func why(_ line: StateText.Line) -> [String] {
    let split = state.splits.first { $0.name == line.object }
    let change = lastChange(of: line)
    let former = change?.result.previousState?.splits.first { $0.name == line.object }
    let names = [split, former].compactMap { $0 }.compactMap {
      line.key == "popover" ? $0.popover?.object : line.key == "bar button" ? $0.barButton?.item : nil
    }
    let summary = Self.summary(of: line, split)
    var lines = kept(since: change?.step ?? 0, names, summary)
    if line.key == "bar button", let reason = split?.barButton?.reason { lines += Self.explanation(of: reason) }
    if let change {
      let head = !lines.isEmpty ? "since " : summary == line.value ? "" : "\(summary): "
      lines.append("\(head)step \(change.step), `\(change.result.firstLine)`: \(change.old) => \(line.value)")
      lines += causes(of: change.result, names)
    } else if lines.isEmpty {
      lines = unchanged(line, split)
    }
    if line.key == "display mode", let rule = split?.displayModeRule, !lines.contains(where: { $0.contains("rule \(rule) ") }) {
      lines += Self.explain(rule)
    }
    return lines
  }

  /// The state in a word or two.
  private static func summary(of line: StateText.Line, _ split: SplitState?) -> String {
    guard line.key == "popover", let popover = split?.popover else { return line.value }
    return popover.isVisible ? "visible" : "hidden"
  }

  /// The last step that changed the line.
  private func lastChange(of line: StateText.Line) -> (step: Int, result: StepResult, old: String)? {
    func value(_ state: WorldState) -> String {
      StateText(state).lines.first { $0.key == line.key && $0.object == line.object }?.value ?? "none"
    }
    for step in recent.newestFirst where step <= inputs.count {
      guard let result = recent[step], let previous = result.previousState else { continue }
      // A launch anew begins in a world where nothing had happened yet.
      let old = inputs[step - 1].isRelaunch ? "none" : value(previous)
      if old != value(result.state) { return (step, result, old) }
    }
    return nil
  }

  /// The last decision behind a step that left things as they were.
  private func kept(since step: Int, _ names: [String], _ summary: String) -> [String] {
    for later in recent.newestFirst where later > step && later <= inputs.count {
      guard let result = recent[later] else { continue }
      for event in result.events.reversed() {
        guard case .decision(let rule, let decision) = event.kind, names.contains(where: { decision.contains($0) }) else { continue }
        return ["still \(summary): \(decision) (step \(later), `\(result.firstLine)`)"] + Self.explain(rule).suffix(1)
      }
    }
    return []
  }

  /// What made a step's change: the messages and decisions that name the objects, else all that rules made.
  private func causes(of result: StepResult, _ names: [String]) -> [String] {
    let concerning = result.events.filter { event in
      switch event.kind {
      case .message(let message): message.arguments.contains { argument in names.contains { argument == .name($0) } }
      case .decision(_, let decision): names.contains { decision.contains($0) }
      case .change, .output, .exception, .warning: false
      }
    }
    let lines = reasons(concerning, in: result)
    let all = lines.isEmpty ? reasons(result.events, in: result) : lines
    return all.isEmpty && !names.isEmpty ? ["no rule of split views had a part in it; `trace` shows the messages"] : all
  }

  /// What no step has changed: why it has been so from the start.
  private func unchanged(_ line: StateText.Line, _ split: SplitState?) -> [String] {
    guard let split, ["popover", "bar button"].contains(line.key), line.value == "none" else {
      return ["\(line.value): no step that is kept changed it"]
    }
    for step in recent.newestFirst where step <= inputs.count {
      for event in recent[step]?.events ?? [] {
        guard case .decision(Rule.buttonNeedsWillHide.id, let decision) = event.kind else { continue }
        return ["none since step \(step), `\(recent[step]?.firstLine ?? "")`: \(decision)"] + Self.explain(Rule.buttonNeedsWillHide.id)
      }
    }
    if split.displayMode != nil {
      return [
        "none: from iOS 8 on a split view controller hands out neither button nor popover; `why display mode` tells what shows instead"
      ]
    }
    guard state.isRunning else { return ["none: the app does not run; `launch` shows \(split.name)"] }
    guard split.showsPrimary else { return ["none: \(split.name) is not on the screen, so nothing has hidden its master"] }
    return ["none: the master is part of the split; button and popover are made when it is first hidden"] + answers(to: split)
  }

  /// The delegate's answer that keeps the master there.
  private func answers(to split: SplitState) -> [String] {
    for step in recent.newestFirst where step <= inputs.count {
      for event in recent[step]?.events.reversed() ?? [] {
        guard case .message(let message) = event.kind, message.info.shortName == "shouldHide", message.outcome == .replied(.bool(false)),
          message.arguments.contains(.enumCase(state.orientation))
        else { continue }
        let text = MessageText(message, settings.language)
        return ["\(text.short)\(text.reply) (step \(step))"] + (event.rule.map(Self.explain) ?? [])
      }
    }
    return []
  }

  /// Why a button that was handed out is not to be seen, or does nothing.
  private static func explanation(of reason: BarButtonState.Reason) -> [String] {
    switch reason {
    case .stale: ["willShow took it back, and a bar still holds it"] + explain(Rule.showsInLayout.id).suffix(1)
    case .noTitle: ["it has neither title nor picture, and UIKit shows nothing then"] + explain(Rule.titleFromTitle.id).suffix(1)
    case .covered: ["the panel lies over it"] + explain(Rule.slidingPanel.id).suffix(1)
    case .placedNowhere: ["no bar got it: the app has to place the button that willHide hands out"]
    case .noBarShows: ["the bar that would show it is not on the screen"]
    }
  }

  // MARK: Properties

  /// Which step last gave a property another value, found by running the inputs again.
  func whyProperty(_ path: String, at word: Word) throws(CommandFailure) -> [String] {
    let present = try value(ofPath: path, at: word)
    var last: (step: Int, old: String?, new: String)?
    var known: String?
    runAgain { place, other, _ in
      let now = other.knownValue(ofPath: path)
      if let now, now != known { last = (place + 1, known, now) }
      known = now
    }
    guard let last, let result = recent[last.step] else { return ["\(path) is \(present): no step changed it"] }
    for event in result.events.reversed() {
      guard case .change(let object, let property, let old, let new) = event.kind, "\(object).\(property)" == path else { continue }
      var lines = ["step \(last.step), `\(result.firstLine)`: \(ValueText.text(old)) => \(ValueText.text(new))"]
      if let message = result.message(around: event) { lines.append("in \(MessageText(message, settings.language).short)") }
      return lines + (result.events.first { $0.sequence == event.cause }?.rule.map(Self.explain) ?? [])
    }
    guard let old = last.old else { return ["step \(last.step), `\(result.firstLine)`: \(last.new) from the start"] }
    let head = "step \(last.step), `\(result.firstLine)`: \(old) => \(last.new)"
    if let line = line(ofPath: path) { return [head] + why(line).dropFirst() }
    let rules = reasons(result.events, in: result).isEmpty ? "" : "; `why \(last.step)` tells the rules of that step"
    return [head, "by the input itself, in no message\(rules)"]
  }

  /// The line of the state that tells a property of a split view controller: `collapsed` tells `svc.isCollapsed`.
  private func line(ofPath path: String) -> StateText.Line? {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    let words = path[path.index(after: dot)...].reduce(into: [""]) { words, letter in
      if letter.isUppercase { words.append("") }
      words[words.count - 1] += letter.lowercased()
    }
    let key = (words.first == "is" ? words.dropFirst() : words[...]).joined(separator: " ")
    return StateText(state).lines.first { $0.object == String(path[..<dot]) && $0.key == key }
  }

  private func value(ofPath path: String, at word: Word) throws(CommandFailure) -> String {
    if let value = knownValue(ofPath: path) { return value }
    guard let dot = path.lastIndex(of: ".") else { throw CommandFailure("usage", "why takes OBJECT.PROPERTY", at: word) }
    let owner = try object(Word(text: String(path[..<dot]), key: nil, isQuoted: false, column: word.column, length: word.length))
    let name = String(path[path.index(after: dot)...])
    let names = sequence(first: owner.isa, next: \.superclass).flatMap { $0.table?.properties.map(\.name) ?? [] } + owner.isa.fieldNames
    let nearest = NearestName.find(name, among: names).map { "; did you mean '\($0)'?" } ?? "; `describe \(owner.displayName)` lists them"
    throw CommandFailure("unknown-property", "\(owner.displayName) has no property '\(name)'\(nearest)", at: word)
  }

  /// The value behind a path whose objects and property are there.
  private func knownValue(ofPath path: String) -> String? {
    guard let first = path.split(separator: ".").first, namesObject(String(first)) else { return nil }
    let run = interpreter.evaluate(SourceText(path))
    guard !run.failed, run.invented.isEmpty else { return nil }
    return answer(run.value ?? .null).joined(separator: " ")
  }
}

extension StepResult {
  /// The first line of the input.
  var firstLine: String { text.split(separator: "\n").first.map { String($0) } ?? "" }

  /// The message that an event happened in.
  func message(around event: TraceEvent) -> TraceEvent.Message? {
    guard let cause = event.cause, case .message(let message)? = events.first(where: { $0.sequence == cause })?.kind else { return nil }
    return message
  }
}
