import CLineEditor

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads lines where they cannot be edited: a terminal that cannot move its cursor, or none at all.
package final class PlainReader: LineReader {
  private let lines: OpaquePointer
  private var isFirst = true

  package init?() {
    guard let lines = plain_lines_open() else { return nil }
    self.lines = lines
  }

  deinit { plain_lines_close(lines) }

  package func read(prompt: String) -> LineReading {
    var length = 0
    var status: Int32 = 0
    guard let bytes = plain_lines_read(lines, prompt, &length, &status) else {
      return Int(status) == Int(LINE_EDITOR_INTERRUPTED) ? .interrupted : .end
    }
    defer { free(bytes) }
    var line = UnsafeRawBufferPointer(start: bytes, count: length)[...]
    if isFirst, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
    isFirst = false
    if line.last == 0x0D { line = line.dropLast() }
    return .line(String(decoding: line, as: UTF8.self), isPaste: false)
  }

  package func remember(_ line: String) {}
  package func prefill(_ text: String) {}
}
