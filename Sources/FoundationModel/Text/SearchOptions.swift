import ObjectModel

/// How texts are searched and compared: `NSStringCompareOptions`.
package struct SearchOptions: BridgedOptions, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let caseInsensitive = SearchOptions(rawValue: 1)
  package static let regularExpression = SearchOptions(rawValue: 1024)
  package static let backwards = SearchOptions(rawValue: 4)

  package static let type = EnumType(
    "NSStringCompareOptions", swift: "NSString.CompareOptions", isOptionSet: true, "How texts are searched and compared.",
    [
      .init("caseInsensitive", "NSCaseInsensitiveSearch", 1), .init("literal", "NSLiteralSearch", 2),
      .init("backwards", "NSBackwardsSearch", 4),
      .init("anchored", "NSAnchoredSearch", 8), .init("numeric", "NSNumericSearch", 64),
      .init("regularExpression", "NSRegularExpressionSearch", 1024),
    ])
}

/// How a pattern is read: `NSRegularExpressionOptions`.
package enum PatternOptions {
  package static let type = EnumType(
    "NSRegularExpressionOptions", swift: "NSRegularExpression.Options", isOptionSet: true, "How a pattern is read.",
    [
      .init("caseInsensitive", "NSRegularExpressionCaseInsensitive", 1),
      .init("allowCommentsAndWhitespace", "NSRegularExpressionAllowCommentsAndWhitespace", 2),
      .init("ignoreMetacharacters", "NSRegularExpressionIgnoreMetacharacters", 4),
      .init("dotMatchesLineSeparators", "NSRegularExpressionDotMatchesLineSeparators", 8),
      .init("anchorsMatchLines", "NSRegularExpressionAnchorsMatchLines", 16),
    ])
}
