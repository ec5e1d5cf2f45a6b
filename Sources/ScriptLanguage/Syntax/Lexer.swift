/// Cuts a text into tokens. Typographic characters outside of strings are taken for the plain ones.
struct Lexer {
  let source: LoadedSource
  let bytes: [UInt8]
  var position = 0
  /// How many typographic characters were taken for plain ones.
  var takenCount = 0
  var problems: [Problem] = []
  var startsLine = true

  init(_ source: LoadedSource) {
    self.source = source
    bytes = source.bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    if bytes.starts(with: [35, 33]) { skipLine() }
  }

  /// A character: the plain one it is or stands for (0 where there is none), its length in bytes, and itself.
  struct Glyph {
    let plain: UInt8
    let length: Int
    let scalar: UInt32
  }

  func glyph(at offset: Int) -> Glyph {
    guard offset < bytes.count else { return Glyph(plain: 0, length: 0, scalar: 0) }
    let byte = bytes[offset]
    if byte < 0x80 { return Glyph(plain: byte, length: 1, scalar: UInt32(byte)) }
    let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
    guard length > 1, offset + length <= bytes.count else { return Glyph(plain: 0, length: 1, scalar: 0xFFFD) }
    var scalar = UInt32(byte) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
    for next in bytes[(offset + 1)..<(offset + length)] { scalar = scalar << 6 | UInt32(next & 0x3F) }
    return Glyph(plain: Typography.plain(scalar) ?? 0, length: length, scalar: scalar)
  }

  /// The next token; at the end of the text one of kind `end`.
  mutating func next() -> Token {
    let before = position
    skipBlanks()
    let followsSpace = position > before
    let first = startsLine
    startsLine = false
    var token = scan()
    while token.kind == .punctuator, token.text.isEmpty {
      skipBlanks()
      token = scan()
    }
    token.startsLine = first
    token.followsSpace = followsSpace
    return token
  }

  /// The tokens up to the end of the line, for directives.
  mutating func restOfLine() -> [Token] {
    var tokens: [Token] = []
    while true {
      let before = position
      let wasStart = startsLine
      skipBlanks()
      if position >= bytes.count || startsLine && !wasStart {
        startsLine = true
        return tokens
      }
      let followsSpace = position > before
      var token = next()
      token.followsSpace = followsSpace
      tokens.append(token)
    }
  }

  /// Goes to the beginning of the next line, whatever the present one holds.
  mutating func skipLine() {
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      guard byte == 10 else { continue }
      let previous = position >= 2 ? bytes[position - 2] : 0
      let beforeReturn = previous == 13 && position >= 3 ? bytes[position - 3] : previous
      if beforeReturn != UInt8(ascii: "\\") { break }
    }
    startsLine = true
  }

  private mutating func skipBlanks() {
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case 10, 13:
        position += 1
        startsLine = true
      case 9, 11, 12, 32: position += 1
      case UInt8(ascii: "\\"):
        let next = glyph(at: position + 1).plain
        guard next == 10 || next == 13 else { return }
        position += next == 13 && glyph(at: position + 2).plain == 10 ? 3 : 2
      case UInt8(ascii: "/"), 0x80...:
        guard skipComment() || skipWideBlank() else { return }
      default: return
      }
    }
  }

  private mutating func skipWideBlank() -> Bool {
    let glyph = glyph(at: position)
    guard glyph.length > 1, glyph.plain == UInt8(ascii: " ") else { return false }
    position += glyph.length
    if glyph.scalar != 0xFEFF { takenCount += 1 }
    return true
  }

  private mutating func skipComment() -> Bool {
    let slash = glyph(at: position)
    guard slash.plain == UInt8(ascii: "/") else { return false }
    let second = glyph(at: position + slash.length)
    if second.plain == UInt8(ascii: "/") {
      while position < bytes.count, bytes[position] != 10 { position += 1 }
      return true
    }
    guard second.plain == UInt8(ascii: "*") else { return false }
    let start = position
    position += slash.length + second.length
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "/") {
        position += 2
        return true
      }
      position += 1
    }
    problems.append(Problem(fact: .unterminatedComment, range: SourceRange(start: start, end: start + 2)))
    return true
  }

  private mutating func scan() -> Token {
    let start = position
    let first = glyph(at: position)
    guard first.length > 0 else { return token(.end, "", from: start) }
    switch first.plain {
    case UInt8(ascii: "\""): return string(.string, from: start)
    case UInt8(ascii: "'"): return character(from: start)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return number(from: start)
    case UInt8(ascii: "@"): return atSign(from: start)
    case UInt8(ascii: ".") where isDigit(glyph(at: position + first.length).plain): return number(from: start)
    default: break
    }
    if isNameStart(first) { return name(from: start) }
    return punctuator(from: start)
  }

  func token(_ kind: Token.Kind, _ text: String, from start: Int) -> Token {
    Token(kind: kind, text: text, range: SourceRange(start: start, end: position), startsLine: false, followsSpace: false)
  }

  func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }

  func isNameStart(_ glyph: Glyph) -> Bool {
    switch glyph.plain {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: "$"): true
    case 0: glyph.length > 1 && (Unicode.Scalar(glyph.scalar)?.properties.isXIDStart ?? false)
    default: false
    }
  }

  /// Takes a character that stands for the plain one, and counts it where it is another.
  mutating func take(_ glyph: Glyph) {
    position += glyph.length
    if glyph.length > 1, glyph.plain != 0 { takenCount += 1 }
  }
}
