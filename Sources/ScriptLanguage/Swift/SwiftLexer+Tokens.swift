extension SwiftLexer {
  mutating func scan() -> Token {
    let start = position
    let first = characters.glyph(at: position)
    guard first.length > 0 else { return characters.token(.end, "", from: start) }
    switch first.plain {
    case UInt8(ascii: "\""): return string(hashes: 0, from: start)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return number(from: start)
    case UInt8(ascii: "#"): return hash(from: start)
    case UInt8(ascii: "@"):
      position += first.length
      guard characters.isNameStart(characters.glyph(at: position)) else { return characters.token(.punctuator, "@", from: start) }
      var word = characters.name(from: position)
      word.kind = .atWord
      word.range.start = start
      return word
    case UInt8(ascii: "`"): return quotedName(from: start)
    case UInt8(ascii: "/"): if let pattern = regularExpression(hashes: 0, from: start) { return pattern }
    default: break
    }
    if characters.isNameStart(first) { return characters.name(from: start) }
    return punctuator(from: start)
  }

  private mutating func quotedName(from start: Int) -> Token {
    position += 1
    var token = characters.name(from: position)
    if position < bytes.count, bytes[position] == UInt8(ascii: "`") { position += 1 }
    token.isQuoted = true
    token.range = SourceRange(start: start, end: position)
    return token
  }

  /// Reads `#word`, or a string between `#`.
  private mutating func hash(from start: Int) -> Token {
    var end = position
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    if end < bytes.count, bytes[end] == UInt8(ascii: "\"") {
      let count = end - position
      position = end
      return string(hashes: count, from: start)
    }
    if end < bytes.count, bytes[end] == UInt8(ascii: "/"), let pattern = regularExpression(hashes: end - position, from: start) {
      return pattern
    }
    position += 1
    guard characters.isNameStart(characters.glyph(at: position)) else { return characters.token(.punctuator, "#", from: start) }
    var word = characters.name(from: position)
    word.kind = .hashWord
    word.range.start = start
    return word
  }

  // MARK: Numbers

  private mutating func number(from start: Int) -> Token {
    let radix = self.radix
    var digits = ""
    var isFloat = false
    while position < bytes.count {
      let byte = characters.glyph(at: position).plain
      if byte == UInt8(ascii: "_") {
        position += 1
        continue
      }
      let next = characters.glyph(at: position + 1).plain
      if radix == 10, byte == UInt8(ascii: "."), !isFloat, characters.isDigit(next), !followsDot(start) {
        isFloat = true
      } else if radix == 10, byte | 0x20 == UInt8(ascii: "e"), !followsDot(start), characters.isDigit(next) || next == 43 || next == 45 {
        isFloat = true
        digits.append("e")
        position += 1
        if next == 43 || next == 45 {
          digits.unicodeScalars.append(Unicode.Scalar(next))
          position += 1
        }
        continue
      } else if !characters.isDigit(byte), !characters.isNameStart(characters.glyph(at: position)) {
        break
      }
      digits.unicodeScalars.append(Unicode.Scalar(byte))
      position += characters.glyph(at: position).length
    }
    var token = characters.token(isFloat ? .floating : .integer, digits, from: start)
    if isFloat {
      token.floating = Double(digits) ?? 0
      if Double(digits) == nil { token.fault = .malformedNumber(digits) }
    } else if let value = Int(digits, radix: radix) {
      token.integer = value
    } else {
      let isDigits = !digits.isEmpty && digits.allSatisfy { ($0.hexDigitValue ?? 99) < radix }
      token.fault = isDigits ? .numberTooLarge(String(digits.prefix(40))) : .malformedNumber(String(digits.prefix(40)))
    }
    return token
  }

  /// The radix that a prefix such as `0x` tells; the prefix is skipped.
  private var radix: Int {
    mutating get {
      guard bytes[position] == UInt8(ascii: "0"), position + 1 < bytes.count else { return 10 }
      let radix = [UInt8(ascii: "x"): 16, UInt8(ascii: "b"): 2, UInt8(ascii: "o"): 8][bytes[position + 1]] ?? 10
      if radix != 10 { position += 2 }
      return radix
    }
  }

  /// Whether the number is the index of a tuple's part, as in `a.0.1`.
  private func followsDot(_ start: Int) -> Bool {
    start > 0 && bytes[start - 1] == UInt8(ascii: ".") && !(start > 1 && bytes[start - 2] == UInt8(ascii: "."))
  }

  // MARK: Regular expressions

  /// Reads `/…/` or `#/…/#` where an operand may stand, as the text of its pattern.
  private mutating func regularExpression(hashes: Int, from start: Int) -> Token? {
    guard hashes > 0 || mayBeginPattern else { return nil }
    var end = position + hashes + 1
    var isInSet = false
    while end < bytes.count {
      switch bytes[end] {
      case 10, 13: if hashes == 0 { return nil }
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "["): isInSet = true
      case UInt8(ascii: "]"): isInSet = false
      case UInt8(ascii: "/") where !isInSet || hashes > 0:
        guard bytes[(end + 1)...].prefix(hashes).allSatisfy({ $0 == UInt8(ascii: "#") }) else { break }
        let text = String(decoding: bytes[(position + hashes + 1)..<end], as: UTF8.self)
        position = min(bytes.count, end + 1 + hashes)
        return characters.token(.pattern, text, from: start)
      default: break
      }
      end += 1
    }
    return nil
  }

  /// Whether an operand may stand here, and no blank follows the slash.
  private var mayBeginPattern: Bool {
    guard position + 1 < bytes.count, ![32, 9, 10, 13].contains(bytes[position + 1]) else { return false }
    guard let last else { return true }
    switch last.kind {
    case .punctuator: return ["(", "[", "{", "}", ",", ":", "=", "==", "?", "??", "~=", "&&", "||", ";"].contains(last.text)
    case .identifier: return ["return", "in", "case", "let", "where", "if", "guard", "while", "switch"].contains(last.text)
    default: return false
    }
  }
}
