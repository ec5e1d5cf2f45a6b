/// Lines on their way out, as bytes: built piece by piece, made safe for a terminal and coloured as each ends.
struct LineSink {
  private let buffer: ByteBuffer
  private let style: Style
  private var lineStart: Int

  /// - Parameter buffer: Where the lines go, behind what stands there.
  init(style: Style = .plain, into buffer: ByteBuffer = ByteBuffer()) {
    self.style = style
    self.buffer = buffer
    lineStart = buffer.count
  }

  /// What a body adds, as a text.
  static func text(_ body: (inout LineSink) -> Void) -> String {
    var sink = LineSink()
    body(&sink)
    return String(decoding: sink.buffer.bytes(), as: UTF8.self)
  }

  /// Adds to the line that is being built.
  mutating func add(_ text: String) {
    buffer.append(text)
  }

  /// Adds a text that is the same every time, which is copied at once.
  @inline(__always)
  mutating func addFixed(_ text: StaticString) {
    buffer.append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
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
    let line = buffer.bytes(from: lineStart)
    if style.isColored || !VisibleText.isHarmless(UnsafeRawBufferPointer(line)) {
      let painted = style.paint(VisibleText.of(String(decoding: line, as: UTF8.self)))
      buffer.cut(from: lineStart)
      buffer.append(painted)
    }
    buffer.append(0x0a)
    lineStart = buffer.count
  }

  /// Adds a whole line.
  mutating func line(_ text: String) {
    add(text)
    endLine()
  }

  /// The lines so far.
  var lines: [String] {
    buffer.bytes().split(separator: 0x0a, omittingEmptySubsequences: false).dropLast().map { String(decoding: $0, as: UTF8.self) }
  }
}
