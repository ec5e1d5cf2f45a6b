import ObjectModel

/// The enumerations of Foundation that say how texts look and how collections are walked through.
enum TextEnums {
  static let all = [attributes, underlines, walking, encodings]

  /// The looks of attributed texts, by which they are kept: `NSAttributedString.Key`.
  private static let attributes = EnumType(
    "NSAttributedStringKey", swift: "NSAttributedString.Key", "What is said of how a text looks.",
    attributeNames.enumerated().map { place, name in .init(name, constantName(of: name), place) })

  /// The same looks as the texts that they are in Objective-C.
  static let attributeConstants = attributeNames.map { name in
    let text = "NS\(name.prefix(1).uppercased())\(name.dropFirst())"
    return GlobalConstant(constantName(of: name), { .string(text == "NSForegroundColor" ? "NSColor" : text) }, "A look of a text.")
  }

  private static func constantName(of name: String) -> String { "NS\(name.prefix(1).uppercased())\(name.dropFirst())AttributeName" }

  private static let attributeNames = [
    "font", "paragraphStyle", "foregroundColor", "backgroundColor", "ligature", "kern", "strikethroughStyle", "underlineStyle",
    "strokeColor", "strokeWidth", "shadow", "textEffect", "attachment", "link", "baselineOffset", "underlineColor",
    "strikethroughColor", "obliqueness", "expansion", "writingDirection", "tracking",
  ]

  private static let underlines = EnumType(
    "NSUnderlineStyle", isOptionSet: true, "How a line under a text is drawn.",
    [
      .init("none", "NSUnderlineStyleNone", 0), .init("single", "NSUnderlineStyleSingle", 1), .init("thick", "NSUnderlineStyleThick", 2),
      .init("double", "NSUnderlineStyleDouble", 9), .init("patternDot", "NSUnderlineStylePatternDot", 0x100),
      .init("patternDash", "NSUnderlineStylePatternDash", 0x200), .init("patternDashDot", "NSUnderlineStylePatternDashDot", 0x300),
      .init("byWord", "NSUnderlineStyleByWord", 0x8000),
    ])

  /// How texts are kept as bytes; here always as UTF-8.
  private static let encodings = EnumType(
    "NSStringEncoding", swift: "String.Encoding", "How a text is kept as bytes.",
    [
      .init("ascii", "NSASCIIStringEncoding", 1), .init("utf8", "NSUTF8StringEncoding", 4),
      .init("isoLatin1", "NSISOLatin1StringEncoding", 5), .init("unicode", "NSUnicodeStringEncoding", 10),
      .init("utf16", "NSUTF16StringEncoding", 10), .init("windowsCP1252", "NSWindowsCP1252StringEncoding", 12),
      .init("macOSRoman", "NSMacOSRomanStringEncoding", 30),
    ])

  private static let walking = EnumType(
    "NSEnumerationOptions", isOptionSet: true, "How a collection is walked through.",
    [.init("concurrent", "NSEnumerationConcurrent", 1), .init("reverse", "NSEnumerationReverse", 2)])
}
