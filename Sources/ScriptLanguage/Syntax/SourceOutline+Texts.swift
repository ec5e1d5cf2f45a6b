/// Comments, strings and characters, which may hold anything.
extension SourceOutline {
  mutating func skipComment(_ slash: Lexer.Glyph) -> Bool {
    let second = lexer.glyph(at: position + slash.length)
    if second.plain == UInt8(ascii: "/") {
      while position < bytes.count, bytes[position] != 10 { position += 1 }
      return true
    }
    guard second.plain == UInt8(ascii: "*") else { return false }
    let start = position
    position += slash.length + second.length
    while position + 1 < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
        position += 2
        return true
      }
      position += 1
    }
    position = bytes.count
    unclosedText = SourceRange(start: start, end: start + 2)
    return true
  }

  mutating func scanString(_ quote: Lexer.Glyph, from start: Int) {
    let isTriple = quote.length == 1 && position + 2 < bytes.count && bytes[position + 1] == 34 && bytes[position + 2] == 34
    position += isTriple ? 3 : quote.length
    isAtStatementStart = false
    while position < bytes.count {
      let glyph = lexer.glyph(at: position)
      position += glyph.length
      if glyph.scalar == 92 { position += lexer.glyph(at: position).length }
      if isTriple {
        guard glyph.scalar == 34, position + 1 < bytes.count, bytes[position] == 34, bytes[position + 1] == 34 else { continue }
        position += 2
        return add(.literal, SourceRange(start: start, end: position))
      }
      if glyph.scalar == 34 || (quote.length > 1 && Typography.isQuote(glyph.scalar)) {
        return add(.literal, SourceRange(start: start, end: position))
      }
    }
    unclosedText = SourceRange(start: start, end: start + quote.length)
  }

  mutating func scanCharacter(_ quote: Lexer.Glyph) {
    let start = position
    position += quote.length
    isAtStatementStart = false
    while position < bytes.count, bytes[position] != 10 {
      let glyph = lexer.glyph(at: position)
      position += glyph.length
      if glyph.scalar == 92, position < bytes.count, bytes[position] != 10 { position += 1 }
      if glyph.plain == UInt8(ascii: "'") { break }
    }
    add(.literal, SourceRange(start: start, end: position))
  }
}
