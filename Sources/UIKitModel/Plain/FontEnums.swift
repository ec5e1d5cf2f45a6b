import ObjectModel

/// What a text is for, which tells its font.
package enum TextStyle: Int, BridgedEnum, Sendable {
  case body, headline, subheadline, footnote, caption1, caption2, title1, title2, title3, callout, largeTitle

  package static let type = EnumType(
    "UIFontTextStyle", swift: "UIFont.TextStyle", "What a text is for, which tells its font.", prefix: "UIFontTextStyle",
    [
      ("body", 0), ("headline", 1), ("subheadline", 2), ("footnote", 3), ("caption1", 4), ("caption2", 5), ("title1", 6), ("title2", 7),
      ("title3", 8), ("callout", 9), ("largeTitle", 10),
    ])
}

/// How thick the lines of a font are.
package enum FontWeight: Int, BridgedEnum, Sendable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  package static let type = EnumType(
    "UIFontWeight", swift: "UIFont.Weight", "How thick the lines of a font are.", prefix: "UIFontWeight",
    [
      ("ultraLight", 0), ("thin", 1), ("light", 2), ("regular", 3), ("medium", 4), ("semibold", 5), ("bold", 6), ("heavy", 7), ("black", 8),
    ])
}
