extension Lexer {
  /// Reads a string whose opening quote is next. One that typographic quotes opened may be closed by any quote.
  mutating func string(_ kind: Token.Kind, from start: Int) -> Token {
    let opening = glyph(at: position)
    take(opening)
    var text: [UInt8] = []
    while true {
      let glyph = glyph(at: position)
      if glyph.length == 0 || glyph.scalar == 10 {
        problems.append(Problem(fact: .unterminatedString, range: SourceRange(start: start, end: position)))
        break
      }
      if glyph.scalar == 34 || (opening.length > 1 && Typography.isQuote(glyph.scalar)) {
        take(glyph)
        break
      }
      if glyph.scalar == 92 {
        position += 1
        escape(into: &text)
      } else {
        text += bytes[position..<(position + glyph.length)]
        position += glyph.length
      }
    }
    return token(kind, String(decoding: text, as: UTF8.self), from: start)
  }

  /// Reads a character constant.
  mutating func character(from start: Int) -> Token {
    let opening = glyph(at: position)
    take(opening)
    var text: [UInt8] = []
    while true {
      let glyph = glyph(at: position)
      if glyph.length == 0 || glyph.scalar == 10 {
        problems.append(Problem(fact: .unterminatedString, range: SourceRange(start: start, end: position)))
        break
      }
      if glyph.plain == UInt8(ascii: "'") {
        take(glyph)
        break
      }
      if glyph.scalar == 92 {
        position += 1
        escape(into: &text)
      } else {
        text += bytes[position..<(position + glyph.length)]
        position += glyph.length
      }
    }
    var token = token(.character, String(decoding: text, as: UTF8.self), from: start)
    token.integer = text.suffix(8).reduce(0) { $0 &<< 8 | Int($1) }
    return token
  }

  private static let simpleEscapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 10, UInt8(ascii: "t"): 9, UInt8(ascii: "r"): 13, UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8,
    UInt8(ascii: "f"): 12, UInt8(ascii: "v"): 11, UInt8(ascii: "e"): 27,
  ]

  /// Reads what follows a backslash.
  private mutating func escape(into text: inout [UInt8]) {
    let glyph = glyph(at: position)
    guard glyph.length > 0 else { return }
    position += glyph.length
    switch glyph.scalar {
    case 13:
      if position < bytes.count, bytes[position] == 10 { position += 1 }
    case 10: break
    case UInt32(UInt8(ascii: "x")): append(digits(radix: 16, atMost: 8), to: &text)
    case UInt32(UInt8(ascii: "u")): append(digits(radix: 16, atMost: 4), to: &text)
    case UInt32(UInt8(ascii: "U")): append(digits(radix: 16, atMost: 8), to: &text)
    case 48...55:
      position -= 1
      append(digits(radix: 8, atMost: 3), to: &text)
    default:
      if let plain = Self.simpleEscapes[UInt8(truncatingIfNeeded: glyph.scalar)], glyph.length == 1 {
        text.append(plain)
      } else {
        text += bytes[(position - glyph.length)..<position]
      }
    }
  }

  private mutating func digits(radix: UInt32, atMost limit: Int) -> UInt32 {
    var value: UInt32 = 0
    var count = 0
    while count < limit, position < bytes.count {
      let digit = Character(Unicode.Scalar(bytes[position])).hexDigitValue.map(UInt32.init) ?? 16
      guard digit < radix else { break }
      value = value &* radix &+ digit
      position += 1
      count += 1
    }
    return value
  }

  private func append(_ code: UInt32, to text: inout [UInt8]) {
    text += Array(String(Character(Unicode.Scalar(code) ?? "\u{FFFD}")).utf8)
  }
}
