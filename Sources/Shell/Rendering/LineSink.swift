/// Lines on their way out, as bytes: built piece by piece, made safe for a terminal and coloured as each ends.
struct LineSink {
  private(set) var bytes: [UInt8]
  private let style: Style
  private var lineStart: Int

  /// - Parameter bytes: What stands before the first line.
  init(style: Style = .plain, behind bytes: [UInt8] = []) {
    self.style = style
    self.bytes = bytes
    lineStart = bytes.count
  }

  /// What a body adds, as a text.
  static func text(_ body: (inout LineSink) -> Void) -> String {
    var sink = LineSink()
    body(&sink)
    return String(decoding: sink.bytes, as: UTF8.self)
  }

  /// Adds to the line that is being built.
  mutating func add(_ text: String) {
    if text.utf8.withContiguousStorageIfAvailable({ bytes.append(contentsOf: $0) }) == nil { bytes += text.utf8 }
  }

  mutating func add(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Adds a string in its quotes.
  mutating func addQuoted(_ text: String) {
    guard ValueText.isPlain(text) else { return add(ValueText.quoted(text)) }
    add("\"")
    add(text)
    add("\"")
  }

  /// Adds so many levels of indentation.
  mutating func indent(_ depth: Int) {
    for _ in 0..<min(depth, 20) { add("   ") }
  }

  /// Ends the line.
  mutating func endLine() {
    let isHarmless = bytes[lineStart...].withUnsafeBytes(VisibleText.isHarmless)
    if !isHarmless || style.isColored {
      let line = style.paint(VisibleText.of(String(decoding: bytes[lineStart...], as: UTF8.self)))
      bytes.removeSubrange(lineStart...)
      bytes.append(contentsOf: line.utf8)
    }
    bytes.append(0x0a)
    lineStart = bytes.count
  }

  /// Adds a whole line.
  mutating func line(_ text: String) {
    add(text)
    endLine()
  }

  /// The lines so far.
  var lines: [String] {
    bytes.split(separator: 0x0a, omittingEmptySubsequences: false).dropLast().map { String(decoding: $0, as: UTF8.self) }
  }
}
