extension SwiftLexer {
  private static let operators = [
    "&+=", "&-=", "&*=", "&<<", "&>>", "...", "..<", "===", "!==", "<<=", ">>=", "==", "!=", "<=", ">=", "&&", "||", "??", "+=", "-=", "*=",
    "/=", "%=", "&=", "|=", "^=", "->", "<<", ">>", "&+", "&-", "&*", "++", "--", "~=",
  ]
  private static let operatorBytes = operators.map { Array($0.utf8) }
  private static let single = Set("{}[]()<>;:,.?!~+-*/%&|^=\\_$'".utf8)
  /// The characters that operators are made of.
  private static let operatorCharacters = Set("/=-+!*%<>&|^~?.".utf8)
  /// The most bytes of an operator that anyone would declare.
  private static let longestOperator = 24
  private static let known = Set(operators).union(single.map { String(Unicode.Scalar($0)) })

  /// Whether a sign is none of the language's own, so that the app or a library declares it.
  static func isOwnOperator(_ token: Token) -> Bool { token.kind == .punctuator && isOwn(token.text) }

  /// Whether a sign is none of the language's own.
  static func isOwn(_ sign: String) -> Bool { !sign.isEmpty && !known.contains(sign) }

  /// Reads an operator or bracket.
  mutating func punctuator(from start: Int) -> Token {
    if let own = ownOperator() {
      position += own
      return characters.token(.punctuator, String(decoding: bytes[start..<position], as: UTF8.self), from: start)
    }
    let first = characters.glyph(at: position)
    guard Self.single.contains(first.plain) else {
      let text = String(decoding: bytes[position..<min(bytes.count, position + first.length)], as: UTF8.self)
      position += max(1, first.length)
      if problems.count < 100 {
        let name = first.scalar < 32 ? "U+" + String(first.scalar, radix: 16, uppercase: true) : text
        problems.append(Problem(fact: .strayCharacter(name), range: SourceRange(start: start, end: position)))
      }
      return characters.token(.punctuator, "", from: start)
    }
    if first.length == 1 {
      for (place, candidate) in Self.operatorBytes.enumerated() where bytes[position...].starts(with: candidate) {
        position += candidate.count
        return characters.token(.punctuator, Self.operators[place], from: start)
      }
    }
    characters.take(first)
    return characters.token(.punctuator, String(Unicode.Scalar(first.plain)), from: start)
  }

  /// The length of an operator that is none of the language's own, if one is next: it is declared, holds a sign beyond ASCII, or stands between blanks.
  private func ownOperator() -> Int? {
    var end = position
    var isForeign = false
    while end < bytes.count {
      if end - position > Self.longestOperator { return nil }
      let glyph = characters.glyph(at: end)
      if glyph.length > 1 {
        guard glyph.plain == 0, let scalar = Unicode.Scalar(glyph.scalar), Self.isSign(scalar) else { break }
        isForeign = true
      } else {
        guard Self.operatorCharacters.contains(glyph.plain) else { break }
        // A dot belongs to an operator only where it begins it.
        if glyph.plain == UInt8(ascii: "."), bytes[position] != UInt8(ascii: ".") { break }
        if glyph.plain == UInt8(ascii: "/"), end + 1 < bytes.count, ["/", "*"].contains(Unicode.Scalar(bytes[end + 1])) { break }
      }
      end += glyph.length
    }
    guard end > position else { return nil }
    if isForeign { return end - position }
    // `func ==<T>(…)`: the generic parameters are no part of the name.
    if let last, last.isWord("func"), bytes[end - 1] == UInt8(ascii: "<"), end - position > 1, end < bytes.count,
      characters.isNameStart(characters.glyph(at: end))
    {
      end -= 1
    }
    let text = String(decoding: bytes[position..<end], as: UTF8.self)
    guard !Self.known.contains(text) else { return nil }
    if let last, last.isWord("operator") || last.isWord("func") { return end - position }
    if ownOperators.contains(text) { return end - position }
    let isApart = position > 0 && Self.isBlank(bytes[position - 1]) && end < bytes.count && Self.isBlank(bytes[end])
    return isApart && end - position > 1 ? end - position : nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

  /// Whether a character beyond ASCII is one that operators are made of.
  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .mathSymbol, .otherSymbol, .otherPunctuation, .dashPunctuation: !scalar.properties.isEmojiPresentation
    default: false
    }
  }

  /// The operators that a text declares: `infix operator |>`.
  static func declaredOperators(in text: LoadedSource) -> Set<String> {
    guard text.text.text.contains("operator ") else { return [] }
    var lexer = SwiftLexer(text)
    let tokens = lexer.tokens()
    var found: Set<String> = []
    for (place, token) in tokens.enumerated() where token.isWord("operator") {
      guard place > 0, ["infix", "prefix", "postfix"].contains(tokens[place - 1].text) else { continue }
      let sign = tokens[place + 1]
      if isOwnOperator(sign) { found.insert(sign.text) }
    }
    return found
  }
}
