/// Makes what a terminal would obey visible: control characters and overrides of the writing direction.
package enum VisibleText {
  /// The text with every such character replaced; tabs stay.
  package static func of(_ text: String) -> String {
    if isHarmless(text) { return text }
    var visible = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09: visible.append(scalar)
      case 0..<0x20: visible.append(Unicode.Scalar(UInt16(0x2400 + scalar.value)) ?? "?")
      case 0x7f: visible.append("\u{2421}")
      case _ where isObeyed(scalar):
        visible.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
      default: visible.append(scalar)
      }
    }
    return String(visible)
  }

  /// Whether no character of the text can be one that a terminal obeys; a quick look that may err on the side of care.
  static func isHarmless(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { isHarmless(UnsafeRawBufferPointer($0)) }
  }

  /// Whether the character is beyond ASCII and a terminal would obey it.
  static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x80..<0xa0, 0x61c, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x206f, 0xfeff: true
    default: false
    }
  }

  /// Whether the bytes hold nothing that might have to be made visible.
  static func isHarmless(_ bytes: UnsafeRawBufferPointer) -> Bool {
    isPlainASCII(bytes)
      || bytes.allSatisfy {
        ($0 >= 0x20 && $0 < 0x7f) || $0 == 0x09 || ($0 >= 0x80 && $0 != 0xc2 && $0 != 0xd8 && $0 != 0xe2 && $0 != 0xef)
      }
  }

  /// Whether the bytes are all printable ASCII.
  static func isPlainASCII(_ bytes: UnsafeRawBufferPointer) -> Bool {
    // The last eight bytes overlap those before them.
    let last = bytes.count - 8
    guard last >= 0 else { return bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7f } }
    var start = 0
    while start < last {
      guard isPlain(bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)) else { return false }
      start += 8
    }
    return isPlain(bytes.loadUnaligned(fromByteOffset: last, as: UInt64.self))
  }

  /// Whether eight bytes at once are all printable ASCII: none has its highest bit set, is below a blank, or is DEL.
  private static func isPlain(_ eight: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    return (eight | (eight &- ones &* 0x20) | (eight &+ ones)) & (ones &* 0x80) == 0
  }

  /// How many columns of a terminal the scalar takes.
  static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x300...0x36f, 0x200b...0x200d, 0xfe00...0xfe0f, 0x20d0...0x20ff, 0x1f3fb...0x1f3ff: 0
    case 0x1100...0x115f, 0x2e80...0x303e, 0x3041...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe30...0xfe4f, 0xff00...0xff60,
      0xffe0...0xffe6,
      0x1f300...0x1faff, 0x20000...0x3fffd:
      2
    default: scalar.properties.generalCategory == .nonspacingMark ? 0 : 1
    }
  }
}
