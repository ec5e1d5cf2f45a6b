/// Compares what an input showed with what the lines under it expect.
struct StepCheck {
  /// An expectation with the lines that it takes in the file.
  typealias Line = (expectation: Expectation, lines: ClosedRange<Int>)

  /// A change of the file that would make the step hold.
  enum Edit: Equatable, Sendable {
    case remove(ClosedRange<Int>)
    case insert(after: Int, String)
  }

  private(set) var expected: [String] = []
  private(set) var got: [String] = []
  private(set) var edits: [Edit] = []

  /// Whether every expectation held and nothing failed unexpectedly.
  var holds: Bool { expected.isEmpty && got.isEmpty }

  init(_ lines: [Line], _ observation: Observation, inputEnd: Int) {
    compare(.failure, lines, observation.failures, inputEnd: inputEnd)
    compare(.message, lines, observation.messages, inputEnd: inputEnd)
    compare(.change, lines, observation.changes, inputEnd: inputEnd)
    compare(.text, lines, observation.texts, inputEnd: inputEnd)
    for line in lines where line.expectation.sigil == .state { compareState(line, observation.state) }
  }

  /// What a step that expects nothing lacks: everything that was seen.
  init(adding seen: [String], inputEnd: Int) {
    got = seen.map(\.trimmed)
    edits = seen.map { .insert(after: inputEnd, $0) }
  }

  private mutating func compare(_ sigil: Expectation.Sigil, _ lines: [Line], _ seen: [Observation.Seen], inputEnd: Int) {
    let own = lines.filter { $0.expectation.sigil == sigil }
    if own.isEmpty, sigil != .failure || seen.isEmpty { return }
    let alignment = Alignment(own.map(\.expectation), seen)
    if alignment.holds || (sigil == .failure && coversRest(own, seen)) { return }
    var last = inputEnd
    var missing: String?
    for place in alignment.places {
      switch place {
      case .kept(let index):
        last = own[index].lines.upperBound
        missing = nil
      case .missing(let index):
        missing = own[index].expectation.line
        expected.append(own[index].expectation.line)
        edits.append(.remove(own[index].lines))
        last = own[index].lines.upperBound
      case .extra(let index):
        let text = seen[index].expectation.line
        got.append(text)
        let accepted = missing.map { Pattern.keepingWildcards(of: $0, in: text) } ?? text
        missing = nil
        edits.append(.insert(after: last, String(repeating: " ", count: 3 * min(seen[index].depth, 20)) + accepted))
      }
    }
    if got.isEmpty, expected.isEmpty { expected = own.map(\.expectation.line) }
    if seen.isEmpty, sigil == .message || sigil == .change { noteNone(sigil, after: last) }
  }

  /// Where nothing came of what was expected, the file says so from now on.
  private mutating func noteNone(_ sigil: Expectation.Sigil, after line: Int) {
    let text = Expectation(sigil, "none").line
    got.append(text)
    edits.append(.insert(after: line, text))
  }

  /// A bare `!! error` stands for any number of errors.
  private func coversRest(_ own: [Line], _ seen: [Observation.Seen]) -> Bool {
    guard own.last?.expectation.text == "error", seen.count > own.count else { return false }
    let padding = Array(repeating: Expectation(.failure, "error"), count: seen.count - own.count)
    return Alignment(own.map(\.expectation) + padding, seen).holds
  }

  private mutating func compareState(_ line: Line, _ state: [StateText.Line]) {
    let text = line.expectation.text
    guard let colon = text.firstIndex(of: ":") else { return }
    let key = String(text[..<colon]).trimmed
    let value = String(text[text.index(after: colon)...]).trimmed
    let actual = state.first { key == $0.fullKey || (key == $0.key && $0.isAlone(in: state)) }
    if let actual, Pattern.matches(value, VisibleText.of(actual.value)) { return }
    expected.append(line.expectation.line)
    edits.append(.remove(line.lines))
    if let actual {
      let now = "== \(key): \(VisibleText.of(actual.value))"
      got.append(now)
      edits.append(.insert(after: line.lines.upperBound, now))
    } else {
      got.append("# no key '\(key)' here")
    }
  }
}

extension StateText.Line {
  /// The key behind its object.
  var fullKey: String { object.map { "\($0) \(key)" } ?? key }

  /// Whether no other object has the key, so that the bare key is enough.
  func isAlone(in lines: [StateText.Line]) -> Bool { lines.allSatisfy { $0.key != key || $0.object == object } }
}
