/// A regular expression: `NSRegularExpression` and Swift's `Regex` are made of it.
///
/// It is matched here, not by Swift's library, which nothing could stop: each input has a budget of steps (`PatternBudget`).
public struct TextPattern {
  /// What counts as one letter.
  public enum Style {
    /// What a reader sees as one, as in Swift.
    case graphemes
    /// A scalar, as in Foundation.
    case scalars
  }

  /// The expression as it was written.
  public let text: String
  private let style: Style
  private let steps: [PatternStep]
  private let names: [String?]
  private let marks: Int

  /// Where a text matches: the whole stretch, then those of groups, with their names.
  public struct Match {
    public let groups: [(range: Range<String.Index>?, name: String?)]

    /// The whole stretch.
    public var range: Range<String.Index> { groups[0].range ?? "".startIndex..<"".endIndex }
  }

  /// Reads an expression; nothing where it is none.
  public init?(
    _ text: String, style: Style = .graphemes, ignoresCase: Bool = false, anchorsMatchLines: Bool = false, dotMatchesNewlines: Bool = false,
    ignoresSpace: Bool = false
  ) {
    let flags = PatternParser.Flags(
      ignoresCase: ignoresCase, anchorsMatchLines: anchorsMatchLines, dotMatchesNewlines: dotMatchesNewlines, ignoresSpace: ignoresSpace)
    var parser = PatternParser(Self.letters(of: text, style).letters, flags, endAllowsNewline: style == .scalars)
    guard let steps = try? parser.parse() else { return nil }
    self.text = text
    self.style = style
    self.steps = steps
    names = parser.names
    marks = parser.marks
  }

  /// The expression for a text that stands for itself.
  public static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, letter in
      if "\\*?+[](){}^$|./-".contains(letter) { result.append("\\") }
      result.append(letter)
    }
  }

  /// How many groups the expression has beside the whole.
  public var groupCount: Int { names.count - 1 }

  public func first(in text: String, _ simulation: Simulation) -> Match? { matches(in: text, simulation, limit: 1).first }

  public func whole(_ text: String, _ simulation: Simulation) -> Match? { match(text, simulation, toEnd: true) }

  public func prefix(of text: String, _ simulation: Simulation) -> Match? { match(text, simulation, toEnd: false) }

  /// The first matches in their order, none over another.
  public func matches(in text: String, _ simulation: Simulation, limit: Int = .max) -> [Match] {
    let (letters, indices) = Self.letters(of: text, style)
    var matcher = matcher(letters, simulation)
    defer { spend(matcher, simulation) }
    var found: [Match] = []
    var place = 0
    while found.count < limit, place <= letters.count, matcher.budget > 0 {
      let end = matcher.match(at: place)
      if let end { found.append(match(place..<end, matcher, indices)) }
      place = max(place + 1, end ?? 0)
    }
    return matcher.budget < 0 ? [] : found
  }

  /// The text with something else in the place of each match.
  public func replacing(in text: String, _ simulation: Simulation, limit: Int = .max, with other: (Match) -> String) -> String {
    var result = ""
    var place = text.startIndex
    for match in matches(in: text, simulation, limit: max(0, limit)) {
      result += text[place..<match.range.lowerBound] + other(match)
      place = match.range.upperBound
    }
    return result + text[place...]
  }

  private func match(_ text: String, _ simulation: Simulation, toEnd: Bool) -> Match? {
    let (letters, indices) = Self.letters(of: text, style)
    var matcher = matcher(letters, simulation)
    defer { spend(matcher, simulation) }
    return matcher.match(at: 0, toEnd: toEnd).map { match(0..<$0, matcher, indices) }
  }

  private func matcher(_ letters: [Letter], _ simulation: Simulation) -> PatternMatcher {
    PatternMatcher(steps, in: letters, groups: names.count, marks: marks, budget: simulation.patternBudget)
  }

  /// Counts what was spent; where it was too much, the input ends.
  private func spend(_ matcher: PatternMatcher, _ simulation: Simulation) {
    simulation.patternBudget = max(0, matcher.budget)
    if matcher.budget < 0 { simulation.stop("the regular expression '\(text)' takes too long: it tries ever more ways to match") }
  }

  private func match(_ whole: Range<Int>, _ matcher: PatternMatcher, _ indices: [String.Index]) -> Match {
    Match(
      groups: names.enumerated().map { group, name in
        if group == 0 { return (indices[whole.lowerBound]..<indices[whole.upperBound], name) }
        let (start, end) = (matcher.registers[2 * group], matcher.registers[2 * group + 1])
        return (start >= 0 && end >= start ? indices[start]..<indices[end] : nil, name)
      })
  }

  private static func letters(of text: String, _ style: Style) -> (letters: [Letter], indices: [String.Index]) {
    switch style {
    case .graphemes: (text.map { Letter($0) }, Array(text.indices) + [text.endIndex])
    case .scalars: (text.unicodeScalars.map { Letter($0) }, Array(text.unicodeScalars.indices) + [text.endIndex])
    }
  }
}
