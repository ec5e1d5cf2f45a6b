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

  /// Passes by a regular expression of Swift, `/…/` on one line where no value stands before it that it could divide.
  mutating func skipPattern() -> Bool {
    var before = position - 1
    while before >= 0, bytes[before] == 32 { before -= 1 }
    guard before >= 0, Self.beforePatterns.contains(bytes[before]), position + 1 < bytes.count, bytes[position + 1] != 32 else {
      return false
    }
    let start = position
    var end = position + 1
    var isInSet = false
    while end < bytes.count, bytes[end] != 10, bytes[end] != UInt8(ascii: "/") || isInSet {
      switch bytes[end] {
      case 92: end += 1
      case UInt8(ascii: "["): isInSet = true
      case UInt8(ascii: "]"): isInSet = false
      default: break
      }
      end += 1
    }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "/") else { return false }
    position = end + 1
    isAtStatementStart = false
    showsSwift = true
    add(.literal, SourceRange(start: start, end: position))
    return true
  }

  /// What a regular expression may stand behind.
  private static let beforePatterns = Set("=([{,:~&|?!".utf8)

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
