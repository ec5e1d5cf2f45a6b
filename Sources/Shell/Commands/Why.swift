import ObjectModel
import ScriptLanguage
import UIKitModel

extension Playground {
  func why(_ input: CommandInput) throws(CommandFailure) -> [String] {
    guard let first = input.plain.first else { return reasons(inStep: inputs.count) }
    if let step = Int(first.text) {
      try nothingMore(in: input, after: 1)
      guard recent[step] != nil else {
        throw CommandFailure("no-such-step", "the events of step \(step) are not kept; steps 1 to \(inputs.count) are there", at: first)
      }
      return reasons(inStep: step)
    }
    if first.text == "not" {
      try nothingMore(in: input, after: 2)
      return try whyNot(try input.word(1, "why not which message? `why not willHide`"))
    }
    let subject = input.rest
    if let lines = whyKey(subject) { return lines }
    if subject.contains(".") { return try whyProperty(subject, at: first) }
    let keys = StateText(state).lines.flatMap { [$0.key, $0.fullKey] } + ["popover", "bar button"]
    let nearest = NearestName.find(subject, among: keys, allowsShort: true).map { "did you mean '\($0)'?" } ?? "`state` lists them"
    throw CommandFailure(
      "usage", "'\(subject)' is no key of the state; \(nearest) (why takes a step number, OBJECT.PROPERTY and `not MESSAGE` too)", at: first
    )
  }

  /// Refuses words behind a question that is whole without them.
  private func nothingMore(in input: CommandInput, after count: Int) throws(CommandFailure) {
    guard let word = input.plain.dropFirst(count).first else { return }
    throw CommandFailure("usage", "'\(word.text)' is too much: why takes a step number, or `not MESSAGE`", at: word)
  }

  static func explain(_ id: String) -> [String] {
    guard let rule = Rule.named(id) else { return ["rule \(id)"] }
    return [rule.statement, "rule \(rule.id) (\(rule.evidence.rawValue)), docs/rules.md"]
  }

  private func reasons(inStep step: Int) -> [String] {
    guard let result = recent[step] else { return ["nothing has happened yet"] }
    let lines = reasons(result.events, in: result)
    return lines.isEmpty ? ["no rule of split views had a part in step \(step)"] : lines
  }

  /// The messages and decisions that rules made, each rule once, behind all that it made.
  func reasons(_ events: [TraceEvent], in result: StepResult) -> [String] {
    var made: [(rule: String, what: [String])] = []
    func add(_ what: String, by rule: String) {
      if let place = made.firstIndex(where: { $0.rule == rule }) { made[place].what.append(what) } else { made.append((rule, [what])) }
    }
    for event in events {
      switch event.kind {
      case .message(let message):
        guard let rule = event.rule else { continue }
        let isMissing = message.outcome == .notImplemented
        // A question that nobody answers explains nothing.
        if isMissing, message.info.replyType != "void" { continue }
        add(MessageText(message, settings.language).short + (isMissing ? ", which \(message.receiver) does not implement" : ""), by: rule)
      case .decision(let rule, let decision):
        add(decision + (result.message(around: event).map { ", in \(MessageText($0, settings.language).short)" } ?? ""), by: rule)
      case .change, .output, .exception, .warning: continue
      }
    }
    return made.flatMap { one in
      one.what.dropLast().map { $0 + "," } + one.what.suffix(1).map { $0 + ":" } + Self.explain(one.rule).map { "  " + $0 }
    }
  }

  private func whyNot(_ word: Word) throws(CommandFailure) -> [String] {
    guard let message = try messageAsked(word) else { return [] }
    let events = recordedInFull(from: inputs.count)[inputs.count]?.events ?? []
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
    var lines = ["\(message.shortName) was not sent in step \(inputs.count)", "what it is for: \(message.summary)"]
    lines += answers(to: message, among: events) + lacking(message)
    for event in events {
      if case .decision(let rule, let decision) = event.kind { lines += ["\(decision)"] + Self.explain(rule) }
    }
    if message.declaredIn == "UISplitViewControllerDelegate", uikit.all(UISplitViewController.self).isEmpty {
      lines.append("there is no split view controller")
    }
    return lines
  }

  /// The message of a question; whoever writes its receiver too, or an object alone, is told how to ask.
  private func messageAsked(_ word: Word) throws(CommandFailure) -> MessageInfo? {
    if word.text == "all" { throw CommandFailure("usage", "why not takes one message: `why not willHide`", at: word) }
    do throws(CommandFailure) { return try messages(word).first } catch {
      if simulation.value(named: word.text) != nil {
        throw CommandFailure("usage", "'\(word.text)' is an object; why not takes a message: `why not willHide`", at: word)
      }
      guard let dot = word.text.lastIndex(of: ".") else { throw error }
      let name = String(word.text[word.text.index(after: dot)...].prefix { $0 != "(" })
      let names = simulation.globals.allProtocols.flatMap(\.messages).map(\.shortName)
      guard let known = names.contains(name) ? name : NearestName.find(name, among: names) else { throw error }
      throw CommandFailure("usage", "why not takes a message without its receiver: `why not \(known)`", at: word)
    }
  }

  /// What the user's code answered to questions of the same protocol, which may be the reason.
  private func answers(to message: MessageInfo, among events: [TraceEvent]) -> [String] {
    events.compactMap { event in
      guard case .message(let sent) = event.kind, sent.info.declaredIn == message.declaredIn, sent.info.replyType != "void" else {
        return nil
      }
      guard case .replied = sent.outcome else { return nil }
      let text = MessageText(sent, settings.language)
      return "\(text.short)\(text.reply)"
    }
  }

  /// Which delegates, to whom the message would go, do not implement it; or that there are none.
  private func lacking(_ message: MessageInfo) -> [String] {
    guard message.kind == .delegate else { return [] }
    var found: [Object] = []
    var alone: [Object] = []
    var hasDelegates = false
    var next = simulation.newest
    while let owner = next {
      next = owner.nextOlder
      let isOwner = sequence(first: owner.isa, next: \.superclass).contains { $0.visible.name + "Delegate" == message.declaredIn }
      guard isOwner, let property = owner.isa.property("delegate") else { continue }
      guard let delegate = property.read(.object(owner)).object else {
        alone.append(owner)
        continue
      }
      hasDelegates = true
      if delegate.isa.scriptMethod(for: message.selector) == nil, !found.contains(where: { $0 === delegate }) { found.append(delegate) }
    }
    if !hasDelegates {
      return alone.reversed().map { "\($0.displayName) has no delegate; `attach web to \($0.displayName)` gives it one" }
    }
    return found.reversed().map {
      "\($0.displayName) does not implement it: `implement \($0.displayName) \(message.shortName)` gives it the method"
    }
  }
}
