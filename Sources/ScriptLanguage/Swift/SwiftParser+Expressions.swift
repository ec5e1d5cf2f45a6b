extension SwiftParser {
  /// Reads an expression.
  mutating func parseExpression() throws(SyntaxFailure) -> Expression {
    try checkDepth()
    let start = current
    if acceptWord("try") {
      var form = AttemptForm.passOn
      if current.isPunctuator("?"), !current.followsSpace { form = .optional }
      if current.isPunctuator("!"), !current.followsSpace { form = .forced }
      if form != .passOn { advance() }
      let inner = try parseExpression()
      return try make(.attempt(inner, form), start.range, depth: inner.depth)
    }
    return try parseAssignment()
  }

  /// Reads an expression in which a brace is a body's, as in `if a {`.
  mutating func parseExpressionBeforeBrace() throws(SyntaxFailure) -> Expression {
    let allowed = allowsTrailingClosure
    allowsTrailingClosure = false
    defer { allowsTrailingClosure = allowed }
    return try parseExpression()
  }

  private static let assignments: Set<String> = ["=", "&+=", "&-=", "&*=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="]

  private mutating func parseAssignment() throws(SyntaxFailure) -> Expression {
    let target = try parseTernary()
    guard current.kind == .punctuator, Self.assignments.contains(current.text) else { return target }
    guard target.canBeStoredTo else { throw SyntaxFailure(.notAssignable, target.range) }
    let operation = current.text == "=" ? nil : String(current.text.dropLast())
    advance()
    let value = try parseExpression()
    return try make(.store(target, operation, value), target.range, depth: max(target.depth, value.depth))
  }

  /// Reads an expression that a `=` or a brace ends.
  mutating func parseExpressionInPattern() throws(SyntaxFailure) -> Expression {
    let allowed = allowsTrailingClosure
    allowsTrailingClosure = false
    defer { allowsTrailingClosure = allowed }
    return try parseTernary()
  }

  private mutating func parseTernary() throws(SyntaxFailure) -> Expression {
    let condition = try parseBinary(0)
    guard current.isPunctuator("?"), current.followsSpace else { return condition }
    advance()
    let then = try parseExpression()
    try expect(":")
    let otherwise = try parseExpression()
    return try make(
      .conditional(condition, then: then, otherwise: otherwise), condition.range, depth: max(condition.depth, then.depth, otherwise.depth))
  }

  private static let precedence: [String: Int] = [
    "||": 10, "&&": 20, "==": 30, "!=": 30, "===": 30, "!==": 30, "<": 30, ">": 30, "<=": 30, ">=": 30, "~=": 30, "??": 40, "is": 50,
    "as": 50, "...": 60, "..<": 60, "+": 70, "-": 70, "|": 70, "^": 70, "&+": 70, "&-": 70, "*": 80, "/": 80, "%": 80, "&": 80, "&*": 80,
    "<<": 90, ">>": 90, "&<<": 90, "&>>": 90,
  ]

  /// How firmly the operator that is next binds, and whether the rightmost of several binds first; nothing where none between two operands is next.
  private var infix: (level: Int, isRight: Bool)? {
    if current.kind == .identifier {
      return (isWord("is") || isWord("as") ? Self.precedence[current.text] : nil).map { ($0, false) }
    }
    guard current.kind == .punctuator else { return nil }
    let next = peek(1)
    let isPrefix = current.followsSpace && !next.followsSpace && !next.startsLine
    if SwiftLexer.isOwnOperator(current) { return isPrefix && current.startsLine ? nil : precedence.of(current.text) }
    guard let level = Self.precedence[current.text] else { return nil }
    if isPrefix, current.startsLine || current.text == "&" { return nil }
    return (level, current.text == "??")
  }

  private mutating func parseBinary(_ minimum: Int) throws(SyntaxFailure) -> Expression {
    var left = try parseUnary()
    while let (level, isRight) = infix, level > minimum {
      let sign = current
      advance()
      if sign.text == "is" || sign.text == "as" {
        left = try parseCast(left, sign)
        continue
      }
      if sign.text == "...", !startsOperand {
        left = try make(.bounds(left, nil, isClosed: true), left.range, depth: left.depth)
        continue
      }
      let right = try acceptsTry() ? parseExpression() : parseBinary(isRight ? level - 1 : level)
      let depth = max(left.depth, right.depth)
      let kind: Expression.Kind =
        switch sign.text {
        case "&&": .and(left, right)
        case "||": .or(left, right)
        case "??": .coalesce(left, right)
        case "...", "..<": .bounds(left, right, isClosed: sign.text == "...")
        default: .operation(sign.text, left, right)
        }
      left = try make(kind, left.range, depth: depth)
    }
    return left
  }

  private func acceptsTry() -> Bool { isWord("try") }

  /// Whether something that can be an operand is next.
  private var startsOperand: Bool {
    switch current.kind {
    case .end: false
    case .punctuator: ["(", "[", "-", ".", "&", "!"].contains(current.text)
    case .identifier: !current.startsLine && (current.isQuoted || !["in", "where", "is", "as", "else"].contains(current.text))
    default: !current.startsLine
    }
  }

  private mutating func parseCast(_ left: Expression, _ sign: Token) throws(SyntaxFailure) -> Expression {
    if sign.text == "is" {
      let type = try parseCastType()
      return try make(.typeTest(left, type), left.range, depth: left.depth)
    }
    var form = CastForm.plain
    if accept("?") { form = .optional } else if accept("!") { form = .forced }
    let type = try parseCastType()
    return try make(.typeCast(left, type, form), left.range, depth: left.depth)
  }

  private mutating func parseCastType() throws(SyntaxFailure) -> TypeName {
    let type = try parseType()
    return type
  }

  private mutating func parseUnary() throws(SyntaxFailure) -> Expression {
    try checkDepth()
    let start = current
    if start.kind == .punctuator, let sign = ["-", "+", "!", "~", "&", "++", "--", "...", "..<"].first(where: start.isPunctuator) {
      advance()
      let operand = try parseUnary()
      let kind: Expression.Kind =
        switch sign {
        case "&": .reference(operand)
        case "++", "--": .increment(operand, by: sign == "++" ? 1 : -1, isPrefix: true)
        case "...", "..<": .bounds(nil, operand, isClosed: sign == "...")
        default: Self.negated(sign, operand) ?? .prefixOperation(sign, operand)
        }
      return try make(kind, start.range, depth: operand.depth)
    }
    if startsOwnPrefix {
      advance()
      let operand = try parseUnary()
      return try make(.prefixOperation(start.text, operand), start.range, depth: operand.depth)
    }
    if skipsToOperand {
      advance()
      return try parseUnary()
    }
    return try parsePostfix(try parsePrimary())
  }

  /// Whether a word is next that says how the operand behind it is got, and changes nothing here: `await`, `consume`, `copy`, `each`.
  private var skipsToOperand: Bool {
    let next = peek(1)
    guard current.kind == .identifier, !current.isQuoted, !next.startsLine else { return false }
    switch current.text {
    case "await": return next.kind != .punctuator || (next.followsSpace && ["(", "[", ".", "{", "!", "-", "&"].contains(next.text))
    case "consume", "copy", "each", "unsafe":
      return next.kind == .identifier && !["in", "is", "as", "else", "where"].contains(next.text)
    case "repeat": return next.isWord("each")
    default: return false
    }
  }

  /// A number with its sign.
  private static func negated(_ sign: String, _ operand: Expression) -> Expression.Kind? {
    guard sign == "-" else { return nil }
    switch operand.kind {
    case .integer(let integer): return .integer(0 &- integer)
    case .floating(let double): return .floating(-double)
    default: return nil
    }
  }

  // MARK: What follows an operand

  private mutating func parsePostfix(_ base: Expression) throws(SyntaxFailure) -> Expression {
    var result = base
    while true {
      try checkDepth()
      if let next = try parseSuffix(of: result) { result = next } else { return result }
    }
  }

  private mutating func parseSuffix(of base: Expression) throws(SyntaxFailure) -> Expression? {
    let sign = current
    guard sign.kind == .punctuator else { return nil }
    if isOwnPostfix {
      advance()
      let callee = Expression(kind: .identifier(sign.text), range: sign.range, depth: 1)
      return try make(.invocation(callee, [Argument(label: nil, value: base)]), base.range, depth: base.depth)
    }
    switch sign.text {
    case ".": return try parseMember(of: base)
    case "(" where !sign.startsLine:
      return try parseCall(base)
    case "[" where !sign.startsLine && !(sign.followsSpace && base.isLiteral):
      advance()
      let arguments = try parseArguments(until: "]", opening: sign)
      return try make(.subscripted(base, arguments), base.range, depth: max(base.depth, arguments.map(\.value.depth).max() ?? 0))
    case "?" where !sign.followsSpace:
      advance()
      return try make(.chained(base), base.range, depth: base.depth)
    case "!" where !sign.followsSpace:
      advance()
      return try make(.unwrap(base), base.range, depth: base.depth)
    case "++", "--":
      guard !sign.followsSpace, base.canBeStoredTo else { return nil }
      advance()
      return try make(.increment(base, by: sign.text == "++" ? 1 : -1, isPrefix: false), base.range, depth: base.depth)
    case "{":
      guard startsTrailingClosure(after: base) else { return nil }
      return try parseTrailingClosures(of: base, [])
    default: return nil
    }
  }

  private func startsTrailingClosure(after base: Expression) -> Bool {
    guard allowsTrailingClosure, !current.startsLine, !startsAccessors else { return false }
    switch base.kind {
    case .identifier, .dot, .implicitMember, .type, .chained: return true
    default: return false
    }
  }

  /// Whether braces begin here that hold `get`, `set`, `willSet` or `didSet`.
  var startsAccessors: Bool {
    guard current.isPunctuator("{"), peek(1).kind == .identifier else { return false }
    return ["didSet", "willSet"].contains(peek(1).text) && (peek(2).isPunctuator("{") || peek(2).isPunctuator("("))
      || ["get", "set"].contains(peek(1).text) && peek(2).isPunctuator("{")
  }

  private mutating func parseMember(of base: Expression) throws(SyntaxFailure) -> Expression? {
    let dot = current
    let name = peek(1)
    if name.kind == .integer {
      advance()
      advance()
      return try make(.dot(base, String(name.integer), nameRange: name.range), base.range, depth: base.depth)
    }
    guard name.kind == .identifier else {
      if dot.startsLine, name.kind != .identifier { return nil }
      if name.isPunctuator("."), peek(2).kind == .integer || peek(2).kind == .identifier {
        throw SyntaxFailure(.expected("'...' or '..<'", after: shortSpelling(previous)), .joining(dot.range, name.range))
      }
      throw failure(.expected("a member's name", after: "."), name.kind == .end ? dot : name)
    }
    advance()
    advance()
    var result = try make(.dot(base, name.text, nameRange: name.range), base.range, depth: base.depth)
    if let arguments = parseArgumentsOfType() { result = try withArguments(arguments, of: result) }
    return result
  }

  private func withArguments(_ arguments: [TypeName], of expression: Expression) throws(SyntaxFailure) -> Expression {
    guard let name = expression.typeName, name.first?.isUppercase == true || name.contains(".") else { return expression }
    return try make(.type(TypeName(name: name, range: expression.range, parts: arguments)), expression.range)
  }

  /// Reads the name with its generic arguments, if it has some.
  mutating func parseNamed(_ token: Token) throws(SyntaxFailure) -> Expression {
    let expression = try make(.identifier(token.text), token.range)
    guard let arguments = parseArgumentsOfType() else { return expression }
    return try withArguments(arguments, of: expression)
  }

  private mutating func parseCall(_ callee: Expression) throws(SyntaxFailure) -> Expression {
    if let labels = compoundLabels() { return try parseReference(to: callee, labels) }
    let opening = current
    advance()
    let arguments = try parseArguments(until: ")", opening: opening)
    if current.isPunctuator("{"), allowsTrailingClosure, !current.startsLine, !startsAccessors {
      return try parseTrailingClosures(of: callee, arguments)
    }
    let depth = max(callee.depth, arguments.map(\.value.depth).max() ?? 0)
    return try make(.invocation(callee, arguments), callee.range, depth: depth)
  }

  /// The labels of `(a:b:)`, which names a function without calling it.
  private func compoundLabels() -> [String]? {
    var labels: [String] = []
    var place = 1
    while peek(place).kind == .identifier, peek(place + 1).isPunctuator(":") {
      labels.append(peek(place).text)
      place += 2
    }
    return !labels.isEmpty && peek(place).isPunctuator(")") ? labels : nil
  }

  /// A function named with its labels is a closure that calls it.
  private mutating func parseReference(to callee: Expression, _ labels: [String]) throws(SyntaxFailure) -> Expression {
    for _ in 0..<(labels.count * 2 + 2) { advance() }
    let range = callee.range
    let arguments = labels.enumerated().map { place, label in
      Argument(label: label == "_" ? nil : label, value: Expression(kind: .identifier("$\(place)"), range: range, depth: 1))
    }
    let call = Expression(kind: .invocation(callee, arguments), range: range, depth: callee.depth + 1)
    let closure = Closure(
      captures: [], parameters: nil, result: nil, body: [Statement(kind: .giveBack(call), range: range)], anonymousCount: labels.count)
    return try make(.closure(closure), range, depth: callee.depth + 2)
  }

  private mutating func parseTrailingClosures(of callee: Expression, _ before: [Argument]) throws(SyntaxFailure) -> Expression {
    var arguments = before
    arguments.append(Argument(label: nil, value: try parseClosure(), isTrailing: true))
    while current.kind == .identifier, peek(1).isPunctuator(":"), peek(2).isPunctuator("{"), !isWord("default"), !isWord("case") {
      let label = current.text
      advance()
      advance()
      arguments.append(Argument(label: label == "_" ? nil : label, value: try parseClosure()))
    }
    let depth = max(callee.depth, arguments.map(\.value.depth).max() ?? 0)
    return try make(.invocation(callee, arguments), callee.range, depth: depth)
  }

  /// Reads labelled expressions up to the closing bracket.
  mutating func parseArguments(until closing: String, opening: Token) throws(SyntaxFailure) -> [Argument] {
    let allowed = allowsTrailingClosure
    allowsTrailingClosure = true
    defer { allowsTrailingClosure = allowed }
    var arguments: [Argument] = []
    while !current.isPunctuator(closing), !isAtEnd {
      var label: String?
      if current.kind == .identifier, peek(1).isPunctuator(":") {
        label = current.text == "_" ? nil : current.text
        advance()
        advance()
      }
      arguments.append(Argument(label: label, value: try parseArgumentValue()))
      if !accept(",") { break }
    }
    try expectClosing(closing, of: opening)
    return arguments
  }

  /// Reads an argument; an operator alone stands for its function.
  private mutating func parseArgumentValue() throws(SyntaxFailure) -> Expression {
    let sign = current
    let next = peek(1)
    if sign.isPunctuator("..."), next.isPunctuator("]") {
      advance()
      return try make(.bounds(nil, nil, isClosed: true), sign.range)
    }
    if sign.kind == .punctuator, Self.precedence[sign.text] != nil || SwiftLexer.isOwnOperator(sign),
      next.isPunctuator(",") || next.isPunctuator(")")
    {
      advance()
      let range = sign.range
      let left = Expression(kind: .identifier("$0"), range: range, depth: 1)
      let right = Expression(kind: .identifier("$1"), range: range, depth: 1)
      let body = Expression(kind: .operation(sign.text, left, right), range: range, depth: 2)
      return try make(
        .closure(
          Closure(
            captures: [], parameters: nil, result: nil, body: [Statement(kind: .giveBack(body), range: range)], anonymousCount: 2)), range,
        depth: 3)
    }
    return try parseExpression()
  }
}

extension Expression {
  /// Whether a value may be stored to what the expression names.
  var canBeStoredTo: Bool {
    switch kind {
    case .identifier, .dot, .subscripted, .discard, .name, .receiver: true
    case .unwrap(let inner), .chained(let inner): inner.canBeStoredTo
    case .tuple(let parts): parts.allSatisfy { $0.value.canBeStoredTo }
    default: false
    }
  }

  /// Whether the expression is written as a literal, which nothing in brackets on its line can belong to.
  var isLiteral: Bool {
    switch kind {
    case .integer, .floating, .bool, .null: true
    default: false
    }
  }

  /// The dotted name, where the expression is one.
  var typeName: String? {
    switch kind {
    case .identifier(let name): name
    case .dot(let base, let name, _): base.typeName.map { $0 + "." + name }
    default: nil
    }
  }
}
