import ObjectModel

extension SwiftLexer {
  /// Reads a string whose opening quote is next.
  mutating func string(hashes: Int, from start: Int) -> Token {
    let opening = characters.glyph(at: position)
    let isTriple = opening.length == 1 && bytes[position...].starts(with: [34, 34, 34])
    if isTriple { position += 3 } else { characters.take(opening) }
    var reader = StringReader(hashes: hashes, isTriple: isTriple, isTypographic: opening.length > 1)
    while true {
      let glyph = characters.glyph(at: position)
      if glyph.length == 0 || (!isTriple && glyph.scalar == 10) {
        problems.append(Problem(fact: .unterminatedString, range: SourceRange(start: start, end: max(start + 1, position))))
        break
      }
      if let length = closingLength(reader) {
        position += length
        break
      }
      if glyph.scalar == 92, hasHashes(hashes, after: position + 1) {
        position += 1 + hashes
        escape(&reader)
      } else {
        reader.text += bytes[position..<(position + glyph.length)]
        position += glyph.length
      }
    }
    reader.endText()
    if isTriple { reader.unindent() }
    reader.joinLines()
    var token = characters.token(.string, "", from: start)
    if reader.parts.contains(where: { if case .code = $0 { true } else { false } }) { token.parts = reader.parts }
    token.text = reader.parts.map { if case .text(let text) = $0 { text } else { "…" } }.joined()
    return token
  }

  private func hasHashes(_ count: Int, after place: Int) -> Bool {
    place + count <= bytes.count && bytes[place..<(place + count)].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  /// The length of the closing quotes, if they are next.
  private func closingLength(_ reader: StringReader) -> Int? {
    let glyph = characters.glyph(at: position)
    guard glyph.scalar == 34 || (reader.isTypographic && Typography.isQuote(glyph.scalar)) else { return nil }
    let quotes = reader.isTriple ? 3 : glyph.length
    if reader.isTriple, !bytes[position...].starts(with: [34, 34, 34]) { return nil }
    guard hasHashes(reader.hashes, after: position + quotes) else { return nil }
    return quotes + reader.hashes
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 10, UInt8(ascii: "t"): 9, UInt8(ascii: "r"): 13, UInt8(ascii: "0"): 0, UInt8(ascii: "\\"): 92,
    UInt8(ascii: "\""): 34, UInt8(ascii: "'"): 39,
  ]

  private mutating func escape(_ reader: inout StringReader) {
    guard position < bytes.count else { return }
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "("):
      position += 1
      reader.endText()
      reader.parts.append(.code(interpolation()))
    case UInt8(ascii: "u"):
      position += 1
      reader.text += Array(String(Character(codePoint())).utf8)
    case 10, 13:
      position += byte == 13 && position + 1 < bytes.count && bytes[position + 1] == 10 ? 2 : 1
      reader.text += StringReader.continuation
    default:
      if let plain = Self.escapes[byte] {
        reader.text.append(plain)
      } else {
        problems.append(
          Problem(fact: .strayCharacter("\\" + String(Unicode.Scalar(byte))), range: SourceRange(start: position - 1, end: position + 1)))
      }
      position += 1
    }
  }

  private mutating func codePoint() -> Unicode.Scalar {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "{") else { return "\u{FFFD}" }
    position += 1
    var value: UInt32 = 0
    while position < bytes.count, let digit = Character(Unicode.Scalar(bytes[position])).hexDigitValue {
      value = value &* 16 &+ UInt32(digit)
      position += 1
    }
    if position < bytes.count, bytes[position] == UInt8(ascii: "}") { position += 1 }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// The tokens up to the parenthesis that closes a `\(`.
  private mutating func interpolation() -> [Token] {
    var tokens: [Token] = []
    var depth = 0
    let stack = StackBounds()
    while true {
      if stack.isExhausted {
        problems.append(Problem(fact: .tooDeep, range: SourceRange(start: position, end: position + 1)))
        position = bytes.count
      }
      let token = next()
      if token.isPunctuator("(") { depth += 1 }
      if token.isPunctuator(")") {
        if depth == 0 {
          tokens.append(characters.token(.end, "", from: position))
          return tokens
        }
        depth -= 1
      }
      tokens.append(token)
      if token.kind == .end { return tokens }
    }
  }
}

/// The contents of a string while it is read.
struct StringReader {
  let hashes: Int
  let isTriple: Bool
  let isTypographic: Bool
  var text: [UInt8] = []
  var parts: [StringPart] = []

  init(hashes: Int, isTriple: Bool, isTypographic: Bool) {
    self.hashes = hashes
    self.isTriple = isTriple
    self.isTypographic = isTypographic
  }

  /// What stands for an end of a line that a backslash took away, until the lines are cut.
  static let continuation = Array("\u{FFFF}\n".utf8)

  /// Takes the ends of lines away that stood behind a backslash.
  mutating func joinLines() {
    for (place, part) in parts.enumerated() {
      if case .text(let text) = part { parts[place] = .text(text.replacing("\u{FFFF}\n", with: "")) }
    }
  }

  mutating func endText() {
    if !text.isEmpty { parts.append(.text(String(decoding: text, as: UTF8.self))) }
    text = []
  }

  /// Takes the first line's end, the last line, and as many blanks as the last line has from every line of `"""`.
  mutating func unindent() {
    guard case .text(let last)? = parts.last, let lastBreak = last.lastIndex(where: \.isNewline) else { return }
    let indent = last[last.index(after: lastBreak)...]
    guard indent.allSatisfy({ $0 == " " || $0 == "\t" }) else { return }
    parts[parts.count - 1] = .text(String(last[..<lastBreak]))
    var isFirst = true
    for place in parts.indices {
      guard case .text(var text) = parts[place] else {
        isFirst = false
        continue
      }
      if isFirst, text.first?.isNewline == true {
        text.removeFirst()
        if text.hasPrefix(indent) { text.removeFirst(indent.count) }
      } else if isFirst, place == 0, text.isEmpty {
        continue
      }
      isFirst = false
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      let rest = lines.dropFirst().map { $0.hasPrefix(indent) ? $0.dropFirst(indent.count) : $0 }
      parts[place] = .text((lines.prefix(1) + rest).joined(separator: "\n"))
    }
  }
}
