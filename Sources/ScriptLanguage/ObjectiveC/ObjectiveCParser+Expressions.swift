extension ObjectiveCParser {
  /// Reads an expression with the comma operator.
  mutating func parseSequence() throws(SyntaxFailure) -> Expression {
    let first = try parseAssignment()
    guard current.isPunctuator(",") else { return first }
    var all = [first]
    while accept(",") { all.append(try parseAssignment()) }
    return try make(.sequence(all), first.range, depth: all.map(\.depth).max() ?? 0)
  }

  private static let assignments: [String: BinaryOperator] = [
    "+=": .add, "-=": .subtract, "*=": .multiply, "/=": .divide, "%=": .remainder, "&=": .bitAnd, "|=": .bitOr, "^=": .bitXor,
    "<<=": .shiftLeft,
    ">>=": .shiftRight,
  ]

  /// Reads an expression up to a comma.
  mutating func parseAssignment() throws(SyntaxFailure) -> Expression {
    try checkDepth()
    let target = try parseConditional()
    guard current.kind == .punctuator else { return target }
    let operation = Self.assignments[current.text]
    guard operation != nil || current.text == "=" else { return target }
    guard target.isAssignable else { throw SyntaxFailure(.notAssignable, target.range) }
    advance()
    let value = current.isPunctuator("{") ? try parseAggregate(nil) : try parseAssignment()
    return try make(.assign(target, operation, value), target.range, depth: max(target.depth, value.depth))
  }

  private mutating func parseConditional() throws(SyntaxFailure) -> Expression {
    let condition = try parseBinary(0)
    guard accept("?") else { return condition }
    var then: Expression?
    if !current.isPunctuator(":") { then = try parseAssignment() }
    try expect(":")
    let otherwise = try parseAssignment()
    let depth = max(condition.depth, then?.depth ?? 0, otherwise.depth)
    return try make(.conditional(condition, then: then, otherwise: otherwise), condition.range, depth: depth)
  }

  private static let precedence: [String: Int] = [
    "||": 1, "&&": 2, "|": 3, "^": 4, "&": 5, "==": 6, "!=": 6, "<": 7, ">": 7, "<=": 7, ">=": 7, "<<": 8, ">>": 8, "+": 9, "-": 9, "*": 10,
    "/": 10,
    "%": 10,
  ]

  private mutating func parseBinary(_ minimum: Int) throws(SyntaxFailure) -> Expression {
    var left = try parseUnary()
    while current.kind == .punctuator, let level = Self.precedence[current.text], level > minimum {
      // A `-` or `+` that begins a line before a method's head ends a statement whose semicolon is missing.
      if current.startsLine, startsDeclaration { break }
      let symbol = current.text
      advance()
      let right = try parseBinary(level)
      let depth = max(left.depth, right.depth)
      let kind: Expression.Kind
      switch symbol {
      case "&&": kind = .and(left, right)
      case "||": kind = .or(left, right)
      default:
        guard let operation = BinaryOperator(rawValue: symbol) else { return left }
        kind = .binary(operation, left, right)
      }
      left = try make(kind, left.range, depth: depth)
    }
    return left
  }

  private mutating func parseUnary() throws(SyntaxFailure) -> Expression {
    try checkDepth()
    let start = current
    if start.kind == .punctuator {
      if let operation = UnaryOperator(rawValue: start.text) {
        advance()
        let operand = try parseUnary()
        return try make(.unary(operation, operand), start.range, depth: operand.depth)
      }
      switch start.text {
      case "++", "--":
        advance()
        let operand = try parseUnary()
        guard operand.isAssignable else { throw SyntaxFailure(.notAssignable, operand.range) }
        return try make(.increment(operand, by: start.text == "++" ? 1 : -1, isPrefix: true), start.range, depth: operand.depth)
      case "&":
        advance()
        let operand = try parseUnary()
        return try make(.address(operand), start.range, depth: operand.depth)
      case "*":
        advance()
        let operand = try parseUnary()
        return try make(.pointee(operand), start.range, depth: operand.depth)
      case "(" where startsCast: return try parseCast()
      default: break
      }
    }
    if start.isWord("sizeof") { return try parseSize() }
    return try parsePostfix(try parsePrimary())
  }

  private mutating func parseCast() throws(SyntaxFailure) -> Expression {
    let start = current
    advance()
    let type = try parseType()
    try expectClosing(")", of: start)
    if current.isPunctuator("{") { return try parsePostfix(try parseAggregate(type)) }
    let operand = try parseUnary()
    return try make(.cast(type, operand), start.range, depth: operand.depth)
  }

  private mutating func parseSize() throws(SyntaxFailure) -> Expression {
    let start = current.range
    advance()
    if startsCast || startsTypeInParentheses {
      let opening = current
      advance()
      let type = try parseType()
      try expectClosing(")", of: opening)
      return try make(.size(try make(.type(type), opening.range)), start, depth: 1)
    }
    let operand = try parseUnary()
    return try make(.size(operand), start, depth: operand.depth)
  }

  /// Whether the name of a type alone is next, in parentheses.
  private var startsTypeInParentheses: Bool {
    guard current.isPunctuator("("), peek(1).kind == .identifier else { return false }
    var place = 2
    while peek(place).isPunctuator("*") { place += 1 }
    return peek(place).isPunctuator(")") && isTypeName(peek(1).text)
  }

  /// Reads `{ … }` as the value of a structure or an array.
  mutating func parseAggregate(_ type: TypeName?) throws(SyntaxFailure) -> Expression {
    try checkDepth()
    let opening = current
    advance()
    var values: [Expression] = []
    while !current.isPunctuator("}"), !isAtEnd {
      let field = peek(1)
      let isDesignated = current.isPunctuator(".") && peek(2).isPunctuator("=")
      if isDesignated { index += 3 }
      let value = current.isPunctuator("{") ? try parseAggregate(nil) : try parseAssignment()
      values.append(isDesignated ? try make(.designated(field.text, value), field.range, depth: value.depth) : value)
      if !accept(",") { break }
    }
    try expectClosing("}", of: opening)
    return try make(.aggregate(values, type), opening.range, depth: values.map(\.depth).max() ?? 0)
  }

  private mutating func parsePostfix(_ base: Expression) throws(SyntaxFailure) -> Expression {
    var result = base
    while current.kind == .punctuator {
      let opening = current
      switch opening.text {
      case ".", "->":
        advance()
        let name = try expectName()
        result = try make(.member(result, name.text, nameRange: name.range), result.range, depth: result.depth)
      case "[":
        guard !opening.startsLine || isElementAccess else { return result }
        advance()
        let place = try parseSequence()
        try expectClosing("]", of: opening)
        result = try make(.element(result, index: place), result.range, depth: max(result.depth, place.depth))
      case "(":
        guard !opening.startsLine || !isInBody else { return result }
        advance()
        let arguments = try parseArguments(until: ")", opening)
        let depth = max(result.depth, arguments.map(\.depth).max() ?? 0)
        result = try make(.call(result, arguments), result.range, depth: depth)
      case "++", "--":
        guard !opening.startsLine, result.isAssignable else { return result }
        advance()
        result = try make(.increment(result, by: opening.text == "++" ? 1 : -1, isPrefix: false), result.range, depth: result.depth)
      default: return result
      }
    }
    return result
  }

  /// Reads a type where a macro such as `va_arg` takes one: `NSString *` before a comma or parenthesis.
  private mutating func parseTypeArgument() throws(SyntaxFailure) -> Expression? {
    guard current.kind == .identifier else { return nil }
    var place = Self.qualifiers.contains(current.text) || current.isWord("struct") ? 2 : 1
    while Self.scalarWords.contains(peek(place).text) { place += 1 }
    let stars = place
    while peek(place).isPunctuator("*") { place += 1 }
    guard peek(place).isPunctuator(")") || peek(place).isPunctuator(","), place > stars || Self.scalarWords.contains(current.text) else {
      return nil
    }
    let start = current.range
    return try make(.string(try parseType().name), start)
  }

  /// Whether a bracket at the beginning of a line cannot be a message of its own: `[` expression `]` with nothing between.
  private var isElementAccess: Bool {
    (peek(1).kind == .integer || peek(1).kind == .objectString || peek(1).kind == .identifier) && peek(2).isPunctuator("]")
  }

  /// Reads the parts of a selector where a macro takes them: `isEqualToString:` before a comma or parenthesis.
  private mutating func parseSelectorArgument() throws(SyntaxFailure) -> Expression? {
    let first = current.isPunctuator("-") || current.isPunctuator("+") ? 1 : 0
    var place = first
    while peek(place).kind == .identifier, peek(place + 1).isPunctuator(":") { place += 2 }
    guard place > first, peek(place).isPunctuator(",") || peek(place).isPunctuator(")") else { return nil }
    let start = current.range
    var text = ""
    for _ in 0..<place {
      text += current.text
      advance()
    }
    return try make(.selector(text), start)
  }

  mutating func parseArguments(until closing: String, _ opening: Token) throws(SyntaxFailure) -> [Expression] {
    var arguments: [Expression] = []
    while !current.isPunctuator(closing), !isAtEnd {
      if let type = try parseTypeArgument() {
        arguments.append(type)
      } else if let selector = try parseSelectorArgument() {
        arguments.append(selector)
      } else {
        arguments.append(try parseAssignment())
      }
      if !accept(",") { break }
    }
    try expectClosing(closing, of: opening)
    return arguments
  }
}

extension Expression {
  /// Whether a value can be assigned to the expression.
  var isAssignable: Bool {
    switch kind {
    case .name, .member, .element, .receiver: true
    case .cast(_, let inner), .pointee(let inner): inner.isAssignable
    default: false
    }
  }
}
