import ObjectModel

/// `NSCharacterSet`: the characters that are trimmed, searched for or split at.
package final class NSCharacterSet: Object {
  private enum Members {
    case units(Set<UInt16>)
    case scalars(@Sendable (Unicode.Scalar) -> Bool)
  }

  private var members = Members.units([])
  private var isInverted = false

  /// Whether the set holds a UTF-16 unit.
  func contains(_ unit: UInt16) -> Bool {
    let isMember =
      switch members {
      case .units(let units): units.contains(unit)
      case .scalars(let holds): Unicode.Scalar(UInt32(unit)).map(holds) ?? false
      }
    return isMember != isInverted
  }

  fileprivate static func make(in simulation: Simulation, _ holds: @escaping @Sendable (Unicode.Scalar) -> Bool) -> NSCharacterSet {
    let set = NSCharacterSet(in: simulation)
    set.members = .scalars(holds)
    return set
  }

  fileprivate static func make(_ text: String, in simulation: Simulation) -> NSCharacterSet {
    let set = NSCharacterSet(in: simulation)
    set.members = .units(Set(text.utf16))
    return set
  }

  fileprivate var inverted: NSCharacterSet {
    let set = NSCharacterSet(in: simulation)
    set.members = members
    set.isInverted = !isInverted
    return set
  }
}

extension NSCharacterSet {
  static let table = ClassTable(NSCharacterSet.self, inherits: "NSObject", "The characters that are trimmed, searched for or split at.") {
    ClassMethod(
      "whitespaceCharacterSet", swift: "whitespaces",
      { (_, simulation) in make(in: simulation) { $0.properties.isWhitespace && !"\n\r".unicodeScalars.contains($0) } },
      "Blanks and tabs.")
    ClassMethod(
      "whitespaceAndNewlineCharacterSet", swift: "whitespacesAndNewlines",
      { (_, simulation) in make(in: simulation) { $0.properties.isWhitespace } },
      "Blanks, tabs and ends of lines.")
    ClassMethod(
      "newlineCharacterSet", swift: "newlines", { (_, simulation) in make("\n\r\u{85}\u{2028}\u{2029}", in: simulation) }, "Ends of lines.")
    ClassMethod(
      "letterCharacterSet", swift: "letters", { (_, simulation) in make(in: simulation) { $0.properties.isAlphabetic } }, "Letters.")
    ClassMethod(
      "decimalDigitCharacterSet", swift: "decimalDigits", { (_, simulation) in make("0123456789", in: simulation) }, "The ten digits.")
    ClassMethod(
      "alphanumericCharacterSet", swift: "alphanumerics",
      { (_, simulation) in make(in: simulation) { $0.properties.isAlphabetic || $0.properties.numericType != nil } }, "Letters and digits.")
    ClassMethod(
      "uppercaseLetterCharacterSet", swift: "uppercaseLetters", { (_, simulation) in make(in: simulation) { $0.properties.isUppercase } },
      "Capitals.")
    ClassMethod(
      "lowercaseLetterCharacterSet", swift: "lowercaseLetters", { (_, simulation) in make(in: simulation) { $0.properties.isLowercase } },
      "Small letters.")
    ClassMethod(
      "punctuationCharacterSet", swift: "punctuationCharacters",
      { (_, simulation) in make("!\"#%&'()*,-./:;?@[\\]_{}¡§«¶·»¿–—‘’“”…", in: simulation) }, "Punctuation.")
    urlParts
    ClassMethod(
      "characterSetWithCharactersInString:", swift: "init(charactersIn:)", { (_, simulation, text: String) in make(text, in: simulation) },
      "The characters of a text.")
    Property("invertedSet", swift: "inverted", readOnly: { $0.inverted }, "Every character that the set does not hold.")
    Method(
      "characterIsMember:", swift: "characterIsMember(_:)",
      { (set: NSCharacterSet, unit: Int) in UInt16(exactly: unit).map(set.contains) ?? false },
      "Whether the set holds a character.")
  }

  /// The sets of what may stand in the parts of a URL.
  private static var urlParts: [Entry] {
    [
      ("Query", "!$&'()*+,-./:;=?@_~"), ("Path", "!$&'()*+,-./:=@_~"), ("Host", "!$&'()*+,-.:;=[]_~"), ("Fragment", "!$&'()*+,-./:;=?@_~"),
      ("User", "!$&'()*+,-.;=_~"), ("Password", "!$&'()*+,-.;=_~"),
    ].flatMap { part, signs in urlPart(part, signs) }
  }

  @EntryBuilder<NSCharacterSet>
  private static func urlPart(_ part: String, _ signs: String) -> [Entry] {
    ClassMethod(
      Selector("URL\(part)AllowedCharacterSet"), swift: "url\(part)Allowed",
      { (_, simulation) in
        make(in: simulation) {
          $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil || signs.unicodeScalars.contains($0))
        }
      }, "What may stand in a part of a URL.")
  }
}
