/// Splits bytes into lines: CRLF, a byte order mark and a missing last newline are accepted; NUL and bad UTF-8 are not.
struct TextLines {
  private var pending: [UInt8] = []
  private var number = 0

  init() {}

  /// The lines of a whole file.
  static func lines(of bytes: [UInt8]) throws(SessionFailure) -> [String] {
    var reader = TextLines()
    // Files from before Mac OS X end their lines with a carriage return.
    if bytes.contains(0x0d), !bytes.contains(0x0a) { return try reader.feed(bytes.map { $0 == 0x0d ? 0x0a : $0 }) + reader.finish() }
    return try reader.feed(bytes) + reader.finish()
  }

  /// The lines that the next bytes complete.
  mutating func feed(_ bytes: [UInt8]) throws(SessionFailure) -> [String] {
    var lines: [String] = []
    var start = 0
    while let end = bytes[start...].firstIndex(of: 0x0a) {
      if pending.isEmpty, number > 0, let line = Self.plainLine(bytes[start..<end]) {
        number += 1
        lines.append(line)
      } else {
        pending += bytes[start..<end]
        lines.append(try take())
      }
      start = end + 1
    }
    pending += bytes[start...]
    return lines
  }

  /// A line of nothing but printable ASCII, as nearly all are, which needs no second look.
  private static func plainLine(_ bytes: ArraySlice<UInt8>) -> String? {
    bytes.withUnsafeBytes { VisibleText.isPlainASCII($0) ? String(decoding: $0, as: UTF8.self) : nil }
  }

  /// The last line, if it has no newline.
  mutating func finish() throws(SessionFailure) -> [String] { pending.isEmpty ? [] : [try take()] }

  private mutating func take() throws(SessionFailure) -> String {
    number += 1
    if number == 1, pending.starts(with: [0xef, 0xbb, 0xbf]) { pending.removeFirst(3) }
    if pending.last == 0x0d { pending.removeLast() }
    defer { pending.removeAll(keepingCapacity: true) }
    if let nul = pending.firstIndex(of: 0) {
      throw SessionFailure("the file has a NUL byte here; text files have none", line: number, column: column(before: nul))
    }
    if pending.allSatisfy({ $0 < 0x80 }) { return String(decoding: pending, as: UTF8.self) }
    guard let line = String(validating: pending, as: UTF8.self) else {
      throw SessionFailure("the bytes here are no UTF-8; save the file as UTF-8", line: number, column: badColumn())
    }
    return line
  }

  /// The column of a byte, counted in scalars.
  private func column(before index: Int) -> Int { String(decoding: pending[..<index], as: UTF8.self).unicodeScalars.count + 1 }

  private func badColumn() -> Int {
    var iterator = pending.makeIterator()
    var decoder = UTF8()
    var column = 1
    while case .scalarValue = decoder.decode(&iterator) { column += 1 }
    return column
  }
}
