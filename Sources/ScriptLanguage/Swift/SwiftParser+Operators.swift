/// Operators that an app declares: how firmly they bind, and where they stand.
struct OperatorPrecedence {
  /// How firmly an operator binds that belongs to no group.
  static let standard = 6
  /// The groups of the standard library, on the scale of the language's own operators.
  private var groups: [String: (level: Int, isRight: Bool)] = [
    "AssignmentPrecedence": (1, true), "FunctionArrowPrecedence": (2, true), "TernaryPrecedence": (3, true),
    "DefaultPrecedence": (Self.standard, false), "LogicalDisjunctionPrecedence": (10, false), "LogicalConjunctionPrecedence": (20, false),
    "ComparisonPrecedence": (30, false), "NilCoalescingPrecedence": (40, true), "CastingPrecedence": (50, false),
    "RangeFormationPrecedence": (60, false), "AdditionPrecedence": (70, false), "MultiplicationPrecedence": (80, false),
    "BitwiseShiftPrecedence": (90, false),
  ]
  private var operators: [String: String] = [:]

  /// How firmly an operator binds, and whether the rightmost of several binds first.
  func of(_ sign: String) -> (level: Int, isRight: Bool) { operators[sign].flatMap { groups[$0] } ?? (Self.standard, false) }

  mutating func add(_ sign: String, to group: String) { operators[sign] = group }

  mutating func addGroup(_ name: String, above: [String], below: [String], isRight: Bool) {
    let low = above.compactMap { groups[$0]?.level }.max()
    let high = below.compactMap { groups[$0]?.level }.min()
    let level = low.map { $0 + 2 } ?? high.map { $0 - 2 } ?? Self.standard
    groups[name] = (max(1, level), isRight)
  }

  /// Gives an operator the number that Swift 1 and 2 knew in place of a group.
  mutating func add(_ sign: String, number: Int, isRight: Bool) {
    let name = "\(number) \(isRight)"
    let scale: [(number: Int, level: Int)] = [
      (90, 1), (100, 3), (110, 10), (120, 20), (130, 30), (132, 50), (135, 60), (140, 70), (150, 80),
    ]
    groups[name] = (scale.last { $0.number <= number }?.level ?? 1, isRight)
    operators[sign] = name
  }
}

extension SwiftParser {
  /// Reads `operator |>: Group`, or with the braces of Swift 1 and 2.
  mutating func parseOperator() throws(SyntaxFailure) {
    advance()
    var sign = ""
    while current.kind == .punctuator, !current.isPunctuator(":"), !current.isPunctuator("{"), !current.startsLine, !isAtEnd {
      sign += current.text
      advance()
    }
    if accept(":") {
      if current.kind == .identifier { precedence.add(sign, to: current.text) }
      while !isAtEnd, !current.startsLine, !current.isPunctuator(";"), !current.isPunctuator("{") { advance() }
    }
    guard current.isPunctuator("{"), !current.startsLine else { return }
    let words = bracedWords()
    if let place = words.firstIndex(of: "precedence"), place + 1 < words.count, let number = Int(words[place + 1]) {
      precedence.add(sign, number: number, isRight: words.contains("right"))
    }
  }

  /// Reads `precedencegroup Name { higherThan: Other … }`.
  mutating func parsePrecedenceGroup() throws(SyntaxFailure) {
    advance()
    let name = try expectName().text
    guard current.isPunctuator("{") else { return }
    let words = bracedWords()
    func groups(after word: String) -> [String] {
      guard let place = words.firstIndex(of: word) else { return [] }
      return words[(place + 1)...].prefix { $0.first?.isUppercase == true }.map { $0 }
    }
    precedence.addGroup(name, above: groups(after: "higherThan"), below: groups(after: "lowerThan"), isRight: words.contains("right"))
  }

  /// The words and numbers between braces.
  private mutating func bracedWords() -> [String] {
    var words: [String] = []
    while !isAtEnd, !accept("}") {
      if current.kind == .identifier || current.kind == .integer { words.append(current.text) }
      advance()
    }
    return words
  }

  /// Whether an operator of the app's own stands before its operand: a blank before it, none behind it.
  var startsOwnPrefix: Bool {
    SwiftLexer.isOwnOperator(current) && !peek(1).followsSpace && !peek(1).startsLine && peek(1).kind != .end
  }

  /// Whether an operator of the app's own stands behind its operand.
  var isOwnPostfix: Bool {
    guard SwiftLexer.isOwnOperator(current), !current.followsSpace, !current.startsLine else { return false }
    let next = peek(1)
    return next.followsSpace || next.startsLine || next.kind == .end || [")", "]", "}", ",", ";", ":", "."].contains(next.text)
  }
}
