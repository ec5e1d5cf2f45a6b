/// Rewrites a session file so that it expects what was seen; everything that held stays as it is.
struct SessionUpdate {
  private let lines: [String]

  init(_ lines: [String]) { self.lines = lines }

  /// The text with the edits of the failures applied.
  func text(_ failures: [Verification.Failure]) -> String {
    var removed = Set<Int>()
    var inserted: [Int: [String]] = [:]
    for edit in failures.flatMap(\.edits) {
      switch edit {
      case .remove(let range): removed.formUnion(range)
      case .insert(let line, let text): inserted[line, default: []].append(text)
      }
    }
    var result: [String] = inserted[0] ?? []
    for (index, line) in lines.enumerated() {
      if !removed.contains(index + 1) { result.append(line) }
      result += inserted[index + 1] ?? []
    }
    return result.joined(separator: "\n") + "\n"
  }
}
