import ObjectModel

/// `NSRegularExpression`: what texts are searched for by a pattern.
package final class NSRegularExpression: Object {
  fileprivate var expression: TextPattern?
  fileprivate var options = 0

  fileprivate func set(_ pattern: String, _ options: Int) -> NSRegularExpression? {
    let text = options & 4 != 0 ? TextPattern.escaped(pattern) : pattern
    expression = TextPattern(
      text, style: .scalars, ignoresCase: options & 1 != 0, anchorsMatchLines: options & 16 != 0, dotMatchesNewlines: options & 8 != 0,
      ignoresSpace: options & 2 != 0)
    self.options = options
    return expression == nil ? nil : self
  }

  fileprivate func results(in text: String, _ range: NSRange, limit: Int = .max) -> [NSTextCheckingResult] {
    let length = text.utf16.count
    guard let expression, let span = range.indices(in: length) else { return [] }
    let part = span == 0..<length ? text : text.part(span)
    return expression.matches(in: part, simulation, limit: limit).map { match in
      let result = NSTextCheckingResult(in: simulation)
      result.expression = self
      result.groups = match.groups.map { group in
        let found = group.range.map { NSRange($0, in: part) }
        return (found.map { NSRange(location: $0.location + span.lowerBound, length: $0.length) } ?? .notFound, group.name)
      }
      return result
    }
  }

  fileprivate func replacing(in text: String, _ range: NSRange, with template: String) -> String {
    var result = ""
    var place = 0
    for match in results(in: text, range) {
      let whole = match.groups[0].range
      result += text.part(place..<whole.location) + Self.filled(template, match, text)
      place = whole.location + whole.length
    }
    return result + text.part(place..<text.utf16.count)
  }

  /// A text with another in the place of a text or, where the options say so, of a pattern.
  static func replacing(_ old: String, in text: String, with new: String, _ options: SearchOptions, _ simulation: Simulation) -> String {
    let isPattern = options.contains(.regularExpression)
    let expression = NSRegularExpression(in: simulation)
    let whole = NSRange(location: 0, length: text.utf16.count)
    guard expression.set(old, (options.contains(.caseInsensitive) ? 1 : 0) | (isPattern ? 0 : 4)) != nil,
      simulation.mayJoin(expression.results(in: text, whole).count, by: new)
    else { return text }
    return expression.replacing(in: text, whole, with: isPattern ? new : new.replacing("\\", with: "\\\\").replacing("$", with: "\\$"))
  }

  /// A template with what groups matched: `$1`.
  private static func filled(_ template: String, _ match: NSTextCheckingResult, _ text: String) -> String {
    var result = ""
    var letters = Array(template)[...]
    while let letter = letters.popFirst() {
      if letter == "\\", let next = letters.popFirst() {
        result.append(next)
      } else if letter == "$", let number = letters.first?.wholeNumberValue {
        letters.removeFirst()
        guard number < match.groups.count, let span = match.groups[number].range.indices(in: text.utf16.count) else { continue }
        result += text.part(span)
      } else {
        result.append(letter)
      }
    }
    return result
  }
}

/// `NSTextCheckingResult`: where a pattern was found.
package final class NSTextCheckingResult: Object {
  fileprivate var groups: [(range: NSRange, name: String?)] = []
  fileprivate var expression: NSRegularExpression?

  package override func dismantle() { expression = nil }
}

extension NSRange {
  /// A stretch of a text, counted in UTF-16 units.
  package init(_ range: Range<String.Index>, in text: String) {
    let start = text.utf16.distance(from: text.startIndex, to: range.lowerBound)
    self.init(location: start, length: text.utf16.distance(from: range.lowerBound, to: range.upperBound))
  }
}

extension NSRegularExpression {
  static let table = ClassTable(
    NSRegularExpression.self, inherits: "NSObject", releases: .since(4), "A pattern that texts are searched for."
  ) {
    ClassMethod(
      "regularExpressionWithPattern:options:error:",
      { (_, simulation, pattern: String, options: Int, _: Value) in NSRegularExpression(in: simulation).set(pattern, options) },
      "The expression of a pattern; nil where that is none.")
    Method(
      "initWithPattern:options:error:", swift: "init(pattern:options:)",
      { (expression: NSRegularExpression, pattern: String, options: Int, _: Value) in expression.set(pattern, options) },
      "Makes the expression of a pattern.")
    Property("pattern", readOnly: { $0.expression?.text ?? "" }, "The pattern.")
    Property(
      "numberOfCaptureGroups", readOnly: { $0.expression?.groupCount ?? 0 }, "How many groups the pattern has.")
    Method(
      "matchesInString:options:range:", swift: "matches(in:options:range:)",
      { (expression: NSRegularExpression, text: String, _: Int, range: NSRange) in expression.results(in: text, range) },
      "Everywhere the pattern is found.")
    Method(
      "firstMatchInString:options:range:", swift: "firstMatch(in:options:range:)",
      { (expression: NSRegularExpression, text: String, _: Int, range: NSRange) in expression.results(in: text, range, limit: 1).first },
      "Where the pattern is found first.")
    Method(
      "numberOfMatchesInString:options:range:", swift: "numberOfMatches(in:options:range:)",
      { (expression: NSRegularExpression, text: String, _: Int, range: NSRange) in expression.results(in: text, range).count },
      "How often the pattern is found.")
    Method(
      "rangeOfFirstMatchInString:options:range:", swift: "rangeOfFirstMatch(in:options:range:)",
      { (expression: NSRegularExpression, text: String, _: Int, range: NSRange) in
        expression.results(in: text, range, limit: 1).first?.groups[0].range ?? .notFound
      }, "The range where the pattern is found first.")
    Method(
      "stringByReplacingMatchesInString:options:range:withTemplate:", swift: "stringByReplacingMatches(in:options:range:withTemplate:)",
      { (expression: NSRegularExpression, text: String, _: Int, range: NSRange, template: String) in
        expression.replacing(in: text, range, with: template)
      }, "The text with a template in the place of each match.")
    Method(
      "enumerateMatchesInString:options:range:usingBlock:", swift: "enumerateMatches(in:options:range:using:)",
      { (expression: NSRegularExpression, text: String, _: Int, range: NSRange, block: Block) in
        for result in expression.results(in: text, range) {
          let stop = Pointer(in: expression.simulation)
          stop.value = .bool(false)
          block.call([.object(result), .int(0), .object(stop)])
          if stop.value.isTrue || expression.simulation.isUnwinding { break }
        }
      }, "Tells a block every match.")
    ClassMethod(
      "escapedPatternForString:", swift: "escapedPattern(for:)", { (_, _, text: String) in TextPattern.escaped(text) },
      "The pattern that a text stands for itself in.")
  }
}

extension NSTextCheckingResult {
  static let resultTable = ClassTable(
    NSTextCheckingResult.self, inherits: "NSObject", releases: .since(4), "Where a pattern was found."
  ) {
    Property("range", readOnly: { $0.groups.first?.range ?? .notFound }, "The whole stretch.")
    Property("numberOfRanges", readOnly: { $0.groups.count }, "How many stretches there are: the whole, and one for each group.")
    Property("regularExpression", readOnly: { $0.expression }, "The expression that was searched for.")
    Method(
      "rangeAtIndex:", swift: "range(at:)",
      { (result: NSTextCheckingResult, index: Int) in result.groups.indices.contains(index) ? result.groups[index].range : .notFound },
      "The stretch of a group.")
    Method(
      "rangeWithName:", swift: "range(withName:)", releases: .since(11),
      { (result: NSTextCheckingResult, name: String) in result.groups.first { $0.name == name }?.range ?? .notFound },
      "The stretch of a group by its name.")
  }
}
