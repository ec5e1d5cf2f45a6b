/// Tells whether lines of code are a whole input yet, and guesses their language.
package struct InputScanner {
  package enum State: Sendable, Equatable {
    case complete
    /// Something is open; the place is that of the opening bracket, quote, comment or head.
    case open(SourcePlace)
  }

  private let memory = OutlineMemory()

  package init() {}

  /// The state after all the lines so far. Whoever asks after each line keeps the scanner, which then looks at the new line only.
  package func state(of text: String) -> State {
    guard let open = memory.outline(of: text).firstOpen else { return .complete }
    // To tell the place, the text up to its line will do.
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: min(open.end, bytes.count))
    let source = LoadedSource(SourceText(String(text[..<(bytes[start...].firstIndex(of: 10) ?? bytes.endIndex)])))
    return .open(source.place(of: open))
  }

  /// Whether a next line that begins like this would belong to the input although it is complete (`{`, `else`, `.x` …).
  package func continues(_ text: String, with nextLine: String) -> Bool {
    let line = nextLine.drop { $0 == " " || $0 == "\t" }
    if Self.leads.contains(where: line.hasPrefix) { return true }
    // The other half of `? … :`, on a line of its own.
    if line.hasPrefix(":"), !line.hasPrefix("::"), text.contains("?"), !text.hasSuffix(";") { return true }
    // A class's interface with its implementation right below is one input.
    if line.hasPrefix("@implementation"), text.hasSuffix("@end") { return true }
    let word = line.prefix { $0.isLetter || $0 == "@" }
    if ["else", "catch", "@catch", "@finally"].contains(word) { return true }
    if line.hasPrefix("."), let next = line.dropFirst().first, next.isLetter || next == "_" { return true }
    guard word == "while" else { return false }
    var outline = SourceOutline(text)
    outline.scan()
    return outline.endsInDoBlock
  }

  private static let leads = ["{", "?.", "??", "? ", "&&", "||"]

  /// The language that sure signs tell, if any.
  package func language(of text: String) -> Language? {
    var outline = SourceOutline(text)
    outline.scan()
    return outline.language
  }
}
