/// A regular expression: `NSRegularExpression` and Swift's `Regex` are made of it.
public struct TextPattern {
  /// The expression as it was written.
  public let text: String
  private let regex: Regex<AnyRegexOutput>

  /// Where a text matches: the whole stretch, then those of groups, with their names.
  public struct Match {
    public let groups: [(range: Range<String.Index>?, name: String?)]

    /// The whole stretch.
    public var range: Range<String.Index> { groups[0].range ?? "".startIndex..<"".endIndex }
  }

  /// Reads an expression; nothing where it is none.
  public init?(_ text: String, ignoresCase: Bool = false, anchorsMatchLines: Bool = false, dotMatchesNewlines: Bool = false) {
    guard let regex = try? Regex(text) else { return nil }
    self.text = text
    self.regex = regex.ignoresCase(ignoresCase).anchorsMatchLineEndings(anchorsMatchLines).dotMatchesNewlines(dotMatchesNewlines)
  }

  /// The expression for a text that stands for itself.
  public static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, letter in
      if "\\*?+[](){}^$|./-".contains(letter) { result.append("\\") }
      result.append(letter)
    }
  }

  public func first(in text: String, from start: String.Index? = nil) -> Match? {
    (try? regex.firstMatch(in: text[(start ?? text.startIndex)...])).flatMap { $0 }.map(Self.match)
  }

  public func whole(_ text: String) -> Match? { (try? regex.wholeMatch(in: text)).flatMap { $0 }.map(Self.match) }

  public func prefix(of text: String) -> Match? { (try? regex.prefixMatch(in: text)).flatMap { $0 }.map(Self.match) }

  /// All matches in their order, none over another.
  public func all(in text: String) -> [Match] { text.matches(of: regex).map(Self.match) }

  /// The text with something else in the place of each match.
  public func replacing(in text: String, _ limit: Int = .max, with other: (Match) -> String) -> String {
    var result = ""
    var place = text.startIndex
    for match in all(in: text).prefix(max(0, limit)) {
      result += text[place..<match.range.lowerBound] + other(match)
      place = match.range.upperBound
    }
    return result + text[place...]
  }

  private static func match(_ found: Regex<AnyRegexOutput>.Match) -> Match {
    Match(groups: found.output.map { ($0.range, $0.name) })
  }
}
