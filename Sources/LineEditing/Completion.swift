/// What may stand at the cursor.
package struct Completion: Sendable {
  /// A text that may stand there, and what it is.
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

  /// What Tab inserts: the rest of the only candidate, or of what all begin with.
  package var insertion: String {
    guard let first = candidates.first else { return "" }
    guard candidates.count == 1 else { return rest(of: commonPrefix) }
    return rest(of: first.text) + (Self.isOpen(first.text) ? "" : " ")
  }

  /// What all candidates begin with.
  package var commonPrefix: String {
    guard var prefix = candidates.first?.text[...] else { return "" }
    for candidate in candidates.dropFirst() {
      let shared = zip(prefix, candidate.text).prefix { $0 == $1 }.count
      prefix = prefix.prefix(shared)
    }
    return String(prefix)
  }

  /// The candidates, a line each, with what they are in a column of its own, cut to a width.
  package func lines(columns: Int) -> [String] {
    let widest = candidates.map(\.text.count).max() ?? 0
    let column = min(widest, max(20, columns / 2)) + 2
    return candidates.map { candidate in
      guard !candidate.summary.isEmpty else { return Self.cut(candidate.text, columns) }
      let gap = String(repeating: " ", count: max(2, column - candidate.text.count))
      return Self.cut(candidate.text + gap + candidate.summary, columns)
    }
  }

  private func rest(of text: String) -> String { String(decoding: text.utf8.dropFirst(typed), as: UTF8.self) }

  /// Whether more of the same word follows: the inside of a folder, an argument, a value.
  private static func isOpen(_ text: String) -> Bool { text.last.map { "/:=(".contains($0) } ?? true }

  private static func cut(_ line: String, _ columns: Int) -> String {
    line.count < columns ? line : line.prefix(max(1, columns - 2)) + "…"
  }
}
