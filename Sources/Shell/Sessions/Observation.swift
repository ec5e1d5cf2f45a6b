import ObjectModel
import ScriptLanguage

/// What an input showed, as expectations see it: at the file's `show` level, in the order of opening.
struct Observation {
  /// Something seen: how it is written as an expectation, and what compares it.
  struct Seen {
    let expectation: Expectation
    let depth: Int
    let matches: (String) -> Bool
  }

  var messages: [Seen] = []
  var changes: [Seen] = []
  var texts: [Seen] = []
  var failures: [Seen] = []
  var state: [StateText.Line]
  /// The state lines that output tells.
  var told: [StateText.Line]
  /// Messages and changes as output orders them.
  var ordered: [Seen] = []

  /// Whether there was anything to see that a file may expect.
  var tellsSomething: Bool { !ordered.isEmpty || !texts.isEmpty || !told.isEmpty }

  init(_ result: StepResult, settings: Settings) {
    state = StateText(result.state).lines + StateText.gone(result)
    told = StateText.told(result, feedback: .normal)
    add(result, settings: settings)
  }

  private mutating func add(_ result: StepResult, settings: Settings) {
    for substep in result.substeps { add(substep, settings: settings) }
    var filter = settings
    filter.feedback = .normal
    for shown in MessageFilter(filter).shown(result.events) { add(shown, settings: settings) }
    for line in result.answer ?? [] { add(text: line) }
    if let exception = result.exception, !result.tellsException { add(exception: exception.name, exception.reason) }
    for diagnostic in result.diagnostics where diagnostic.severity == .error { add(error: diagnostic.message) }
  }

  private mutating func add(_ shown: MessageFilter.Shown, settings: Settings) {
    switch shown.event.kind {
    case .message(let message):
      let text = MessageText(message, settings.language)
      let spelling = settings.messages == .short ? text.short : settings.language == .swift ? text.swift : text.objectiveC
      let matcher = MessageMatcher(message)
      let seen = Seen(
        expectation: Expectation(.message, VisibleText.of(spelling + text.reply)), depth: shown.depth, matches: matcher.matches)
      messages.append(seen)
      ordered.append(seen)
    case .change(let object, let property, let old, let new):
      let seen = Self.change("\(object).\(property)", old, new, settings: settings, depth: shown.depth)
      changes.append(seen)
      ordered.append(seen)
    case .output(let text), .warning(let text):
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) { add(text: String(line)) }
    case .exception(let name, let reason): add(exception: name, reason)
    case .decision: break
    }
  }

  private static func change(_ path: String, _ old: TraceValue, _ new: TraceValue, settings: Settings, depth: Int) -> Seen {
    let spellings = [settings.language, .objectiveC, .swift].map {
      (VisibleText.of(ValueText.text(old, $0)), VisibleText.of(ValueText.text(new, $0)))
    }
    let text = "\(path): \(spellings[0].0) => \(spellings[0].1)"
    return Seen(expectation: Expectation(.change, text), depth: depth) { expected in
      let (head, reply) = Pattern.reply(expected)
      guard let colon = head.range(ofFirst: ": "), let reply else { return expected == "*" }
      guard Pattern.matches(String(head[..<colon]).trimmed, path) else { return false }
      let before = String(head[head.index(colon, offsetBy: 2)...]).trimmed
      return spellings.contains { Pattern.matches(before, $0.0) && Pattern.matches(reply, $0.1) }
    }
  }

  private mutating func add(text: String) {
    let visible = VisibleText.of(text).trimmedAtEnd
    texts.append(Seen(expectation: Expectation(.text, visible), depth: 0) { $0 == visible })
  }

  private mutating func add(exception name: String, _ reason: String) {
    let text = VisibleText.of("\(name): \(reason.singleLine)").trimmedAtEnd
    failures.append(
      Seen(expectation: Expectation(.failure, text), depth: 0) { $0 == name || Pattern.matches($0, text) || $0 == "exception" })
  }

  private mutating func add(error message: String) {
    let first = message.split(separator: "\n", omittingEmptySubsequences: false).first.map(String.init) ?? ""
    let text = VisibleText.of("error: \(first)").trimmedAtEnd
    failures.append(Seen(expectation: Expectation(.failure, text), depth: 0) { $0 == "error" || Pattern.matches($0, text) })
  }
}

extension String {
  /// Where the part first begins.
  func range(ofFirst part: String) -> Index? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(part) { return index }
      formIndex(after: &index)
    }
    return nil
  }
}
