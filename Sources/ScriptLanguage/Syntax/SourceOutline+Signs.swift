/// Words behind `@`, among them those that open and close classes.
extension SourceOutline {
  private static let objectiveCWords: Set<String> = [
    "interface", "implementation", "protocol", "class", "end", "property", "synthesize", "dynamic", "selector", "optional", "required",
    "try", "catch",
    "finally", "throw", "autoreleasepool", "synchronized", "encode",
  ]

  mutating func scanAtSign(_ sign: Lexer.Glyph) {
    let start = position
    position += sign.length
    let next = lexer.glyph(at: position)
    if [UInt8(ascii: "\""), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "(")].contains(next.plain), next.length > 0 {
      showsObjectiveC = true
    }
    guard lexer.isNameStart(next) else {
      isAtStatementStart = false
      return
    }
    var end = position
    while lexer.isNameStart(lexer.glyph(at: end)) { end += lexer.glyph(at: end).length }
    let word = end - position <= 40 ? String(decoding: bytes[position..<end], as: UTF8.self) : ""
    position = end
    let range = SourceRange(start: start, end: end)
    if Self.objectiveCWords.contains(word) { showsObjectiveC = true }
    switch word {
    case "interface", "implementation": blocks.append(Block(range: range, bracketCount: brackets.count))
    case "protocol": if opensProtocol() { blocks.append(Block(range: range, bracketCount: brackets.count)) }
    case "end":
      if let block = blocks.popLast() {
        // What is still open inside was lost there; the parser says where.
        if brackets.count > block.bracketCount { brackets.removeSubrange(block.bracketCount...) }
      }
      if brackets.isEmpty { endStatement() }
      isAtStatementStart = true
    default:
      add(.word("@" + word), range)
      isAtStatementStart = isAtLineStart && !Self.objectiveCWords.contains(word)
    }
  }

  /// Whether `@protocol` begins a declaration that `@end` closes, rather than an expression or an announcement.
  private mutating func opensProtocol() -> Bool {
    var place = position
    func skipSpace() { while place < bytes.count, bytes[place] <= 32 { place += 1 } }
    skipSpace()
    guard lexer.glyph(at: place).plain != UInt8(ascii: "(") else { return false }
    while lexer.isNameStart(lexer.glyph(at: place)) || lexer.isDigit(lexer.glyph(at: place).plain) {
      place += lexer.glyph(at: place).length
    }
    skipSpace()
    if place >= bytes.count { looksBeyondEnd = true }
    let next = lexer.glyph(at: place).plain
    return next != UInt8(ascii: ";") && next != UInt8(ascii: ",")
  }
}
