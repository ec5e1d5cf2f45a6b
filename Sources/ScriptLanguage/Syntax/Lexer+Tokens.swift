extension Lexer {
  /// Reads an identifier; the output's names for nameless objects, such as `button#1`, count as one.
  mutating func name(from start: Int) -> Token {
    let text = nameText()
    // `L'x'` and `u8"…"`: how wide the characters are kept makes no difference here.
    if ["L", "u", "U", "u8"].contains(text) {
      if glyph(at: position).scalar == 34 { return string(.string, from: start) }
      if glyph(at: position).scalar == 39 { return character(from: start) }
    }
    guard glyph(at: position).scalar == 35, isDigit(glyph(at: position + 1).plain) else { return token(.identifier, text, from: start) }
    position += 1
    var number = "#"
    while isDigit(glyph(at: position).plain), glyph(at: position).length == 1 {
      number.unicodeScalars.append(Unicode.Scalar(bytes[position]))
      position += 1
    }
    return token(.identifier, text + number, from: start)
  }

  private mutating func nameText() -> String {
    var text: [UInt8] = []
    while true {
      let glyph = glyph(at: position)
      if isNameStart(glyph) || isDigit(glyph.plain) || (glyph.length > 1 && glyph.plain == 0 && isNamePart(glyph)) {
        if glyph.plain != 0 { text.append(glyph.plain) } else { text += bytes[position..<(position + glyph.length)] }
        take(glyph)
      } else {
        return String(decoding: text, as: UTF8.self)
      }
    }
  }

  private func isNamePart(_ glyph: Glyph) -> Bool { Unicode.Scalar(glyph.scalar)?.properties.isXIDContinue ?? false }

  /// Reads what begins with `@`: a string, a keyword, or the opening of a literal.
  mutating func atSign(from start: Int) -> Token {
    take(glyph(at: position))
    let next = glyph(at: position)
    if next.plain == UInt8(ascii: "\"") { return string(.objectString, from: start) }
    if isNameStart(next) {
      let word = nameText()
      if word == "YES" || word == "NO" || word == "true" || word == "false" {
        return token(.identifier, word, from: start)
      }
      return token(.atWord, word, from: start)
    }
    if next.plain == UInt8(ascii: "[") || next.plain == UInt8(ascii: "{") || next.plain == UInt8(ascii: "(") {
      take(next)
      return token(.punctuator, "@" + String(Unicode.Scalar(next.plain)), from: start)
    }
    return token(.punctuator, "@", from: start)
  }

  /// Reads a number and its suffixes.
  mutating func number(from start: Int) -> Token {
    var text: [UInt8] = []
    var previous: UInt8 = 0
    let isHex = glyph(at: position).plain == 48 && (glyph(at: position + 1).plain | 0x20) == UInt8(ascii: "x")
    while true {
      let glyph = glyph(at: position)
      let byte = glyph.plain
      let isSign = (byte == 43 || byte == 45) && (previous | 0x20) == UInt8(ascii: "e") && !isHex
      guard isDigit(byte) || (glyph.plain != 0 && isNameStart(glyph)) || byte == 46 || isSign else { break }
      text.append(byte)
      previous = byte
      take(glyph)
    }
    return number(String(decoding: text, as: UTF8.self), isHex: isHex, from: start)
  }

  private mutating func number(_ spelling: String, isHex: Bool, from start: Int) -> Token {
    var digits = spelling.lowercased()
    let isFloat = !isHex && (digits.contains(".") || digits.contains("e"))
    while let last = digits.last, "ul".contains(last) || (last == "f" && !isHex) { digits.removeLast() }
    if isFloat || (!isHex && spelling.lowercased().hasSuffix("f")) {
      var token = token(.floating, spelling, from: start)
      if digits.hasSuffix(".") { digits += "0" }
      if digits.hasPrefix(".") { digits = "0" + digits }
      if let value = Double(digits.replacing(".e", with: ".0e")) {
        token.floating = value
      } else {
        token.fault = .malformedNumber(spelling)
      }
      return token
    }
    var token = token(.integer, spelling, from: start)
    let (body, radix) = Self.radix(of: digits)
    if let value = UInt64(body, radix: radix) {
      token.integer = Int(truncatingIfNeeded: value)
    } else if !body.isEmpty, body.allSatisfy({ $0.isHexDigit && ($0.hexDigitValue ?? 16) < radix }) {
      token.fault = .numberTooLarge(spelling.count > 40 ? "the number" : spelling)
    } else {
      token.fault = .malformedNumber(spelling.count > 40 ? String(spelling.prefix(40)) + "…" : spelling)
    }
    return token
  }

  private static func radix(of digits: String) -> (body: Substring, radix: Int) {
    if digits.hasPrefix("0x") { return (digits.dropFirst(2), 16) }
    if digits.hasPrefix("0b") { return (digits.dropFirst(2), 2) }
    if digits.hasPrefix("0"), digits.utf8.count > 1 { return (digits.dropFirst(1), 8) }
    return (digits[...], 10)
  }

  private mutating func report(_ fact: Fact, _ start: Int) {
    guard problems.count < 100 else { return }
    problems.append(Problem(fact: fact, range: SourceRange(start: start, end: position)))
  }

  private static let long = [
    "<<=", ">>=", "...", "->", "++", "--", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=",
    "##",
  ]
  private static let single = Set("{}[]()<>;:,.?!~+-*/%&|^=#".utf8)

  /// Reads an operator or bracket, the longest that fits.
  mutating func punctuator(from start: Int) -> Token {
    let first = glyph(at: position)
    guard Self.single.contains(first.plain) else {
      let text = first.length > 0 ? String(decoding: bytes[position..<(position + first.length)], as: UTF8.self) : ""
      position += first.length
      report(.strayCharacter(Self.visible(first.scalar) ?? text), start)
      return token(.punctuator, "", from: start)
    }
    let second = glyph(at: position + first.length)
    let third = glyph(at: position + first.length + second.length)
    for candidate in Self.long {
      let wanted = Array(candidate.utf8)
      guard wanted[0] == first.plain, wanted[1] == second.plain, wanted.count < 3 || wanted[2] == third.plain else { continue }
      take(first)
      take(second)
      if wanted.count == 3 { take(third) }
      return token(.punctuator, candidate, from: start)
    }
    take(first)
    return token(.punctuator, String(Unicode.Scalar(first.plain)), from: start)
  }

  /// A name for control characters, which must not reach a terminal.
  private static func visible(_ scalar: UInt32) -> String? {
    scalar < 32 || (127..<160).contains(scalar)
      ? "U+" + String(repeating: "0", count: 2) + (scalar < 16 ? "0" : "") + String(scalar, radix: 16, uppercase: true) : nil
  }
}
