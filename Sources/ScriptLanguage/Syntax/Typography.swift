/// Characters of web pages and books that stand for plain ones in code.
enum Typography {
  /// The plain character that is meant, or `nil` where the character has no plain meaning.
  static func plain(_ scalar: UInt32) -> UInt8? {
    switch scalar {
    case 0xFF01...0xFF5E: UInt8(truncatingIfNeeded: scalar &- 0xFEE0)
    case 0x00A0, 0x1680, 0x2000...0x200F, 0x2028, 0x2029, 0x202A...0x202F, 0x205F, 0x2060, 0x3000, 0xFEFF: UInt8(ascii: " ")
    case 0x201C, 0x201D, 0x201E, 0x201F, 0x2033, 0x00AB, 0x00BB, 0x301D, 0x301E: UInt8(ascii: "\"")
    case 0x2018, 0x2019, 0x201A, 0x201B, 0x2032: UInt8(ascii: "'")
    case 0x2010...0x2015, 0x2212: UInt8(ascii: "-")
    case 0x3001: UInt8(ascii: ",")
    case 0x3010: UInt8(ascii: "[")
    case 0x3011: UInt8(ascii: "]")
    case 0x00D7, 0x2217: UInt8(ascii: "*")
    default: nil
    }
  }

  /// Whether the character opens or closes a typographic string.
  static func isQuote(_ scalar: UInt32) -> Bool { plain(scalar) == UInt8(ascii: "\"") }

  /// Whether the character is a blank that no one can tell from a plain one, or marks the text's beginning.
  static func isInvisible(_ scalar: UInt32) -> Bool { plain(scalar) == UInt8(ascii: " ") }
}
