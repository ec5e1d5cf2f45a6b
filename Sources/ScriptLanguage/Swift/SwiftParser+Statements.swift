extension SwiftParser {
  /// Reads `{ … }` as statements.
  mutating func parseBraces() throws(SyntaxFailure) -> [Statement] {
    let opening = current
    try expect("{")
    let allowed = allowsTrailingClosure
    allowsTrailingClosure = true
    defer { allowsTrailingClosure = allowed }
    var statements: [Statement] = []
    while !current.isPunctuator("}") {
      if isAtEnd || beginsNextMember { throw SyntaxFailure(.unclosed("{", needs: "}"), opening.range) }
      try parseStatement(into: &statements)
    }
    advance()
    return statements
  }

  /// Reads a statement, or several where a line declares several variables.
  mutating func parseStatement(into statements: inout [Statement]) throws(SyntaxFailure) {
    try checkDepth()
    if accept(";") { return }
    let start = current
    // `async let` is a `let` whose value is waited for where it is used; here it is there at once.
    if isWord("async"), peek(1).isWord("let") { advance() }
    if startsMacroStatement {
      statements.append(try passOverMacro())
      return try endStatement()
    }
    if try parseLocalDeclaration(into: &statements) { return try endStatement() }
    if start.kind == .identifier, peek(1).isPunctuator(":"), Self.loopWords.contains(peek(2).text) {
      advance()
      advance()
      var inner: [Statement] = []
      try parseStatement(into: &inner)
      if let first = inner.first { statements.append(statement(.labelled(start.text, first), start)) }
      return
    }
    if start.kind == .identifier, !start.isQuoted, let kind = try parseKeywordStatement() {
      statements.append(statement(kind, start))
    } else {
      let expression = try parseExpression()
      statements.append(Statement(kind: .expression(expression), range: expression.range))
    }
    try endStatement()
  }

  /// The words that begin statements and declarations.
  static let keywords = [
    "break", "case", "class", "continue", "default", "defer", "do", "else", "enum", "extension", "fallthrough", "for", "func", "guard",
    "if", "import", "init", "let", "protocol", "repeat", "return", "struct", "switch", "throw", "typealias", "var", "while",
  ]

  /// The words that begin members.
  static let memberWords = ["case", "class", "deinit", "enum", "func", "init", "let", "struct", "subscript", "typealias", "var"]

  private static let loopWords: Set<String> = ["for", "while", "repeat", "do", "if", "switch"]

  private func statement(_ kind: Statement.Kind, _ start: Token) -> Statement {
    Statement(kind: kind, range: .joining(start.range, previous.range))
  }

  /// A statement ends at `;`, at the end of its line, or before a closing bracket.
  mutating func endStatement() throws(SyntaxFailure) {
    if accept(";") || isAtEnd || current.startsLine || current.isPunctuator("}") { return }
    if previous.isPunctuator("}") || previous.isPunctuator(";") { return }
    if current.isPunctuator(")") || current.isPunctuator("]") { throw failure(.unopened(current.text), current) }
    throw unendedStatement(
      .expected("a new line or ';'", after: shortSpelling(previous)), at: current.range, keywords: Self.keywords)
  }

  private mutating func parseKeywordStatement() throws(SyntaxFailure) -> Statement.Kind? {
    switch current.text {
    case "if": return try parseIf()
    case "guard": return try parseGuard()
    case "switch": return try parseSwitch()
    case "for": return try parseFor()
    case "while":
      advance()
      let conditions = try parseConditions()
      return .repeatWhile(conditions, body: try parseBraces())
    case "repeat": return try parseRepeat()
    case "do" where peek(1).isPunctuator("{") || peek(1).isWord("throws"): return try parseDo()
    case "defer":
      advance()
      return .deferred(try parseBraces())
    case "return":
      advance()
      let hasValue = !isAtEnd && !current.startsLine && !current.isPunctuator("}") && !current.isPunctuator(";")
      return .giveBack(hasValue ? try parseExpression() : nil)
    case "break": return parseJump(.breakOut, Statement.Kind.breakTo)
    case "continue": return parseJump(.nextRound, Statement.Kind.nextRoundOf)
    case "fallthrough":
      advance()
      return .fallThrough
    case "throw":
      advance()
      return .throwError(try parseExpression())
    default: return nil
    }
  }

  private mutating func parseJump(_ plain: Statement.Kind, _ labelled: (String) -> Statement.Kind) -> Statement.Kind {
    advance()
    guard current.kind == .identifier, !current.startsLine, !Self.reserved.contains(current.text) else { return plain }
    defer { advance() }
    return labelled(current.text)
  }

  // MARK: Conditions

  private mutating func parseIf() throws(SyntaxFailure) -> Statement.Kind {
    advance()
    let conditions = try parseConditions()
    let then = try parseBraces()
    guard acceptWord("else") else { return .check(conditions, then: then, otherwise: nil) }
    let start = current
    if isWord("if") {
      try checkDepth()
      return .check(conditions, then: then, otherwise: statement(try parseIf(), start))
    }
    return .check(conditions, then: then, otherwise: statement(.block(try parseBraces()), start))
  }

  private mutating func parseGuard() throws(SyntaxFailure) -> Statement.Kind {
    advance()
    let conditions = try parseConditions()
    try expectWord("else")
    return .guardCheck(conditions, otherwise: try parseBraces())
  }

  /// Reads conditions between commas; older code sets a `where` between them.
  mutating func parseConditions() throws(SyntaxFailure) -> [Condition] {
    var conditions: [Condition] = []
    var bindsNext = false
    repeat {
      let isFollowing = bindsNext && current.kind == .identifier && peek(1).isPunctuator("=")
      conditions.append(try isFollowing ? parseBinding() : parseCondition(&bindsNext))
    } while accept(",") || acceptWord("where")
    return conditions
  }

  private mutating func parseCondition(_ binds: inout Bool) throws(SyntaxFailure) -> Condition {
    if current.kind == .hashWord, current.text == "available" || current.text == "unavailable" {
      let isNegated = current.text == "unavailable"
      advance()
      return .isAvailable(try parseAvailability(), isNegated: isNegated)
    }
    if acceptWord("case") {
      let pattern = try parsePattern()
      try expect("=")
      return .matches(pattern, try parseExpressionBeforeBrace())
    }
    binds = isWord("let") || isWord("var")
    if binds {
      advance()
      return try parseBinding()
    }
    let condition = try parseExpressionBeforeBrace()
    if case .store(_, nil, _) = condition.kind { throw SyntaxFailure(.assignedCondition, condition.range) }
    return .holds(condition)
  }

  /// Reads `name = value` or `name` after `let`.
  private mutating func parseBinding() throws(SyntaxFailure) -> Condition {
    var pattern: Pattern
    let name = current
    if current.isPunctuator("(") {
      let binding = bindsNames
      bindsNames = true
      defer { bindsNames = binding }
      pattern = try parsePattern()
    } else if current.isWord("_") {
      advance()
      pattern = .wildcard
    } else if current.isWord("self") {
      advance()
      pattern = .name("self", name.range)
    } else {
      pattern = .name(try expectName().text, name.range)
    }
    if accept(":") { pattern = .typed(pattern, try parseType()) }
    guard accept("=") else {
      return .matches(.some(pattern), try make(name.text == "self" ? .receiver : .identifier(name.text), name.range))
    }
    return .matches(.some(pattern), try parseExpressionBeforeBrace())
  }

  /// Reads `(iOS 8.0, *)` and gives the release.
  private mutating func parseAvailability() throws(SyntaxFailure) -> String {
    let opening = current
    try expect("(")
    var release = "0"
    while !current.isPunctuator(")"), !isAtEnd {
      if current.isWord("iOS") || current.isWord("iOSApplicationExtension") {
        let number = peek(1)
        if number.kind == .floating || number.kind == .integer { release = number.text }
      }
      advance()
    }
    try expectClosing(")", of: opening)
    return release
  }

  // MARK: Loops, switch and do

  private mutating func parseFor() throws(SyntaxFailure) -> Statement.Kind {
    advance()
    if let old = try parseOldFor() { return old }
    _ = acceptWord("try")
    if !peek(1).isWord("in") { _ = acceptWord("await") }
    _ = acceptWord("case")
    let binding = bindsNames
    bindsNames = true
    let pattern = try parsePattern()
    bindsNames = binding
    // A type in `for (a, b): (A, B) in list` says nothing that the elements do not.
    if accept(":") { _ = try parseType() }
    try expectWord("in")
    let collection = try parseExpressionBeforeBrace()
    var condition: Expression?
    if acceptWord("where") { condition = try parseExpressionBeforeBrace() }
    return .walk(pattern, in: collection, condition: condition, body: try parseBraces())
  }

  /// Reads `for var i = 0; i < n; i++ { … }` of Swift 1 and 2.
  private mutating func parseOldFor() throws(SyntaxFailure) -> Statement.Kind? {
    var place = 0
    while place < 60, !peek(place).isPunctuator("{"), !peek(place).isWord("in"), peek(place).kind != .end {
      if peek(place).isPunctuator(";") { break }
      place += 1
    }
    guard peek(place).isPunctuator(";") else { return nil }
    let isBracketed = accept("(")
    let start = current
    var first: [Statement] = []
    if !accept(";") { try parseStatement(into: &first) }
    let condition = current.isPunctuator(";") ? nil : try parseExpressionBeforeBrace()
    try expect(";")
    let step = current.isPunctuator("{") || current.isPunctuator(")") ? nil : try parseExpressionBeforeBrace()
    if isBracketed { try expect(")") }
    let body = statement(.block(try parseBraces()), start)
    return .forLoop(start: first.first, condition: condition, step: step, body: body)
  }

  private mutating func parseRepeat() throws(SyntaxFailure) -> Statement.Kind {
    advance()
    let body = try parseBraces()
    try expectWord("while")
    return .repeatUntil(body: body, try parseExpression())
  }

  private mutating func parseDo() throws(SyntaxFailure) -> Statement.Kind {
    advance()
    if acceptWord("throws") { skipParentheses() }
    let body = try parseBraces()
    if isWord("while") {
      advance()
      return .repeatUntil(body: body, try parseExpression())
    }
    var clauses: [ErrorClause] = []
    while acceptWord("catch") {
      var pattern: Pattern?
      var condition: Expression?
      if !current.isPunctuator("{"), !isWord("where") { pattern = try parsePattern() }
      if acceptWord("where") { condition = try parseExpressionBeforeBrace() }
      clauses.append(ErrorClause(pattern: pattern, condition: condition, body: try parseBraces()))
    }
    return clauses.isEmpty ? .block(body) : .tryCatch(body, clauses)
  }

  private mutating func parseSwitch() throws(SyntaxFailure) -> Statement.Kind {
    advance()
    let subject = try parseExpressionBeforeBrace()
    let opening = current
    try expect("{")
    let allowed = allowsTrailingClosure
    allowsTrailingClosure = true
    defer { allowsTrailingClosure = allowed }
    var cases: [MatchCase] = []
    while !current.isPunctuator("}") {
      if isAtEnd { throw SyntaxFailure(.unclosed("{", needs: "}"), opening.range) }
      cases.append(try parseCase())
    }
    advance()
    return .match(subject, cases)
  }

  private mutating func parseCase() throws(SyntaxFailure) -> MatchCase {
    let start = current.range
    while current.kind == .atWord { advance() }
    var patterns: [(pattern: Pattern, condition: Expression?)] = []
    if !acceptWord("default") {
      try expectWord("case")
      repeat {
        let pattern = try parsePattern()
        let condition = acceptWord("where") ? try parseExpression() : nil
        patterns.append((pattern, condition))
      } while accept(",")
    }
    try expect(":")
    var body: [Statement] = []
    while !current.isPunctuator("}"), !isWord("case"), !isWord("default"), !(current.kind == .atWord && peek(1).isWord("default")) {
      if isAtEnd { break }
      try parseStatement(into: &body)
    }
    return MatchCase(patterns: patterns, body: body, range: .joining(start, previous.range))
  }

  // MARK: Values without `return`

  /// A body of one expression gives its value back.
  static func withImplicitReturn(_ body: [Statement]) -> [Statement] {
    guard body.count == 1 else { return body }
    return [returning(body[0])]
  }

  /// The statement giving back the value of each of its branches.
  static func returning(_ statement: Statement) -> Statement {
    let kind: Statement.Kind
    switch statement.kind {
    case .expression(let expression):
      if case .store = expression.kind { return statement }
      kind = .giveBack(expression)
    case .block(let body): kind = .block(withImplicitReturn(body))
    case .check(let conditions, let then, let otherwise?):
      kind = .check(conditions, then: withImplicitReturn(then), otherwise: returning(otherwise))
    case .match(let subject, let cases):
      kind = .match(subject, cases.map { MatchCase(patterns: $0.patterns, body: withImplicitReturn($0.body), range: $0.range) })
    default: return statement
    }
    return Statement(kind: kind, range: statement.range)
  }
}
