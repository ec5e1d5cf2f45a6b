/// Why a session file is malformed: what and where.
package struct SessionFailure: Error, Sendable, Equatable {
  package let message: String
  package let file: String
  package let line: Int
  package let column: Int

  init(_ message: String, file: String = "", line: Int, column: Int = 1) {
    self.message = message
    self.file = file
    self.line = line
    self.column = column
  }

  /// The failure with the file that it is in.
  func inFile(_ file: String) -> SessionFailure { SessionFailure(message, file: file, line: line, column: column) }

  /// `courses.session:3:1: …`.
  package var text: String { "\(file):\(line):\(column): \(message)" }
}

/// Finds what a misspelt word may have meant.
enum Nearest {
  /// The closest of the candidates within two letters, the first of equals.
  static func to(_ word: String, among candidates: [String]) -> String? {
    var best: (word: String, distance: Int)?
    for candidate in candidates {
      let distance = distance(Array(word.unicodeScalars.prefix(64)), Array(candidate.unicodeScalars))
      if distance <= min(2, candidate.count / 2), distance < best?.distance ?? 3 { best = (candidate, distance) }
    }
    return best?.word
  }

  /// `; did you mean 'web'?`, or nothing.
  static func suggestion(_ word: String, among candidates: [String]) -> String {
    to(word, among: candidates).map { "; did you mean '\($0)'?" } ?? ""
  }

  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    guard abs(left.count - right.count) <= 2 else { return 3 }
    var row = Array(0...right.count)
    for (i, scalar) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in right.enumerated() {
        let up = row[j + 1]
        row[j + 1] = min(diagonal + (scalar == other ? 0 : 1), min(up, row[j]) + 1)
        diagonal = up
      }
    }
    return row[right.count]
  }
}
