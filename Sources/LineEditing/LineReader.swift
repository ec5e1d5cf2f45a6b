/// Where inputs at a terminal come from.
package protocol LineReader: AnyObject {
  /// Reads with a prompt.
  func read(prompt: String) -> LineReading
  /// Keeps an input, so that Up and the search find it.
  func remember(_ line: String)
  /// Puts a text at the next prompt, to be edited.
  func prefill(_ text: String)
}

/// What reading came to.
package enum LineReading: Sendable, Equatable {
  /// A line, or several in one bracketed paste.
  case line(String, isPaste: Bool)
  /// ^C: the line was dropped.
  case interrupted
  case end
}

/// What may stand at the cursor.
package struct Completion: Sendable {
  package struct Candidate: Sendable {
    package let text: String
    package let summary: String

    package init(_ text: String, _ summary: String = "") {
      self.text = text
      self.summary = summary
    }
  }

  /// How many bytes before the cursor the candidates replace: what has been typed of them.
  package let typed: Int
  package let candidates: [Candidate]

  package init(typed: Int, candidates: [Candidate]) {
    self.typed = typed
    self.candidates = candidates
  }

  /// What all candidates begin with.
  package var commonPrefix: String {
    guard var prefix = candidates.first?.text else { return "" }
    for candidate in candidates.dropFirst() { prefix = prefix.commonPrefix(with: candidate.text) }
    return prefix
  }

  /// The candidates with their summaries in a column.
  package var list: String {
    let width = min(34, candidates.map { $0.text.count }.max() ?? 0)
    let shown = candidates.prefix(40).map { candidate in
      candidate.summary.isEmpty
        ? candidate.text
        : candidate.text + String(repeating: " ", count: max(1, width + 2 - candidate.text.count)) + candidate.summary.prefix(60)
    }
    let rest = candidates.count > 40 ? ["… \(candidates.count - 40) more"] : []
    return (shown + rest).joined(separator: "\n") + "\n"
  }
}

extension String {
  func commonPrefix(with other: String) -> String {
    var result = ""
    for (left, right) in zip(self, other) {
      guard left == right else { break }
      result.append(left)
    }
    return result
  }
}

/// A reader that a test feeds.
package final class ScriptedReader: LineReader {
  private var readings: [LineReading]
  package private(set) var remembered: [String] = []

  package init(_ readings: [LineReading]) { self.readings = readings }

  package func read(prompt: String) -> LineReading { readings.isEmpty ? .end : readings.removeFirst() }
  package func remember(_ line: String) { remembered.append(line) }
  package func prefill(_ text: String) { readings.insert(.line(text, isPaste: false), at: 0) }
}
