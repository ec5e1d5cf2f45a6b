/// A stretch of a text, in bytes from its beginning.
struct SourceRange: Equatable, Sendable {
  var start: Int
  var end: Int

  /// The stretch from the beginning of one to the end of another.
  static func joining(_ first: SourceRange, _ last: SourceRange) -> SourceRange {
    SourceRange(start: first.start, end: max(first.end, last.end))
  }
}

/// A text that was given to the interpreter, kept as long as code from it may run.
final class LoadedSource {
  let text: SourceText
  let bytes: [UInt8]
  /// The language that the text was read in.
  var language = Language.objectiveC
  /// The misspelt names of types that a note told already: methods are looked at again when they first run.
  var takenTypes: Set<String> = []
  // What the text declares for itself, before what others declare by the same names: `static` variables and functions.
  var variables: [String: FileVariable] = [:]
  var functions: [String: Code] = [:]
  private var lineStarts: [Int] = []

  init(_ text: SourceText) {
    self.text = text
    bytes = Array(text.text.utf8)
  }

  /// Line and column of a stretch, for people.
  func place(of range: SourceRange) -> SourcePlace {
    let start = min(max(0, range.start), bytes.count)
    let line = lineIndex(at: start)
    let lineStart = lineStarts[line]
    let end = min(max(start, range.end), lineEnd(line))
    return SourcePlace(
      line: line + text.firstLine, column: scalarCount(lineStart, start) + 1, length: max(1, scalarCount(start, end)))
  }

  /// The line that a stretch begins on, unless it is too long to be shown.
  func excerpt(of range: SourceRange) -> String? {
    let start = min(max(0, range.start), bytes.count)
    let line = lineIndex(at: start)
    let lineStart = lineStarts[line]
    guard start - lineStart < 1000 else { return nil }
    var end = lineEnd(line)
    if end - start > 1000 {
      end = start + 1000
      while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    }
    return String(decoding: bytes[lineStart..<end], as: UTF8.self)
  }

  /// Words a fact about a stretch of the text.
  func diagnostic(_ fact: Fact, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      fact.severity, code: fact.code, fact.message, file: text.file, place: range.map(place), excerpt: range.flatMap(excerpt))
  }

  private func lineIndex(at offset: Int) -> Int {
    if lineStarts.isEmpty {
      lineStarts = [0]
      for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { lineStarts.append(index + 1) }
    }
    var low = 0
    var high = lineStarts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private func lineEnd(_ line: Int) -> Int {
    var end = line + 1 < lineStarts.count ? lineStarts[line + 1] - 1 : bytes.count
    if end > lineStarts[line], bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return end
  }

  private func scalarCount(_ start: Int, _ end: Int) -> Int {
    start < end ? bytes[start..<end].count { $0 & 0xC0 != 0x80 } : 0
  }
}

/// A variable of a file in Objective-C.
struct FileVariable {
  let cell: Cell
  let conversion: Conversion
}

/// A text with what was read in it.
struct ReadText {
  var program: Program
  let source: LoadedSource
}

/// A fact about a stretch of a text.
struct Problem {
  let fact: Fact
  let range: SourceRange
}

/// What ends the reading of a declaration or statement.
struct SyntaxFailure: Error {
  let problem: Problem

  init(_ fact: Fact, _ range: SourceRange) { problem = Problem(fact: fact, range: range) }
}
