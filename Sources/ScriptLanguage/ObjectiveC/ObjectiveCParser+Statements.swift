extension ObjectiveCParser {
  /// Reads statements between braces.
  mutating func parseBraces() throws(SyntaxFailure) -> [Statement] {
    let opening = current
    guard accept("{") else { throw failure(.missingBody(shortSpelling(previous)), current) }
    let wasInBody = isInBody
    isInBody = true
    defer { isInBody = wasInBody }
    var statements: [Statement] = []
    while !current.isPunctuator("}") {
      if isAtEnd || (current.startsLine && startsDeclaration && !current.isAtWord("class")) {
        throw SyntaxFailure(.unclosed("{", needs: "}"), opening.range)
      }
      statements.append(try parseStatement())
    }
    advance()
    return statements
  }

  private func statement(_ kind: Statement.Kind, from start: Token) -> Statement {
    Statement(kind: kind, range: .joining(start.range, previous.range))
  }

  mutating func parseStatement() throws(SyntaxFailure) -> Statement {
    try checkDepth()
    let start = current
    switch start.kind {
    case .identifier:
      if let parsed = try parseKeywordStatement(start) { return parsed }
      if peek(1).isPunctuator(":"), !peek(2).isPunctuator(":"), isInBody, start.startsLine {
        advance()
        advance()
        return try parseStatement()
      }
      if startsVariable { return try parseVariables() }
    case .atWord:
      if let parsed = try parseAtStatement(start) { return parsed }
    case .punctuator:
      if start.text == "{" { return statement(.block(try parseBraces()), from: start) }
      if accept(";") { return statement(.empty, from: start) }
      if [")", "]", "}"].contains(start.text) { throw failure(.unopened(start.text), start) }
    default: break
    }
    let expression = try parseSequence()
    try endStatement()
    return statement(.expression(expression), from: start)
  }

  /// Takes the semicolon; it may be missing only at the end of an input.
  mutating func endStatement() throws(SyntaxFailure) {
    if isAtEnd, !isInBody || isBodyAlone { return }
    if accept(";") { return }
    if let failure = misspeltBefore(["for", "if", "switch", "while"]) { throw failure }
    throw unendedStatement(.expected("';'", after: shortSpelling(previous)), at: afterPrevious, keywords: Self.keywords)
  }

  /// The words that begin statements.
  private static let keywords = ["break", "case", "continue", "default", "do", "else", "for", "if", "return", "switch", "while"]

  private mutating func parseKeywordStatement(_ start: Token) throws(SyntaxFailure) -> Statement? {
    switch start.text {
    case "return":
      advance()
      let value: Expression? = current.isPunctuator(";") || isAtEnd ? nil : try parseSequence()
      try endStatement()
      return statement(.giveBack(value), from: start)
    case "break", "continue":
      advance()
      try endStatement()
      return statement(start.text == "break" ? .breakOut : .nextRound, from: start)
    case "if": return try parseBranch(start)
    case "while":
      advance()
      let condition = try parseCondition(start)
      return statement(.whileLoop(condition, body: try parseStatement()), from: start)
    case "do": return try parseDo(start)
    case "for": return try parseFor(start)
    case "switch": return try parseSwitch(start)
    case "delete" where peek(1).kind == .identifier || peek(1).isPunctuator("["):
      while !isAtEnd, !current.isPunctuator(";") { advance() }
      try endStatement()
      return statement(.empty, from: start)
    case "goto":
      while !isAtEnd, !current.isPunctuator(";") { advance() }
      try endStatement()
      return statement(.unsupported("goto"), from: start)
    case "default" where !peek(1).isPunctuator(":"): return nil
    case "else", "case", "default": throw failure(.expectedStatement(before: start.text), start)
    default: return nil
    }
  }

  private mutating func parseCondition(_ keyword: Token) throws(SyntaxFailure) -> Expression {
    let opening = current
    try expect("(")
    let condition = try parseSequence()
    try expectClosing(")", of: opening)
    return condition
  }

  private mutating func parseBranch(_ start: Token) throws(SyntaxFailure) -> Statement {
    advance()
    if let declared = try parseDeclaringBranch(start) { return declared }
    let condition = try parseCondition(start)
    let then = try parseStatement()
    var otherwise: Statement?
    if acceptWord("else") { otherwise = try parseStatement() }
    return statement(.branch(condition, then: then, otherwise: otherwise), from: start)
  }

  /// Reads `if (T *x = y) …` of C++, whose variable holds for its branches.
  private mutating func parseDeclaringBranch(_ start: Token) throws(SyntaxFailure) -> Statement? {
    let saved = index
    guard accept("("), startsVariable else {
      index = saved
      return nil
    }
    let variables = try parseDeclarators(try parseType())
    guard let variable = variables.last, accept(")") else {
      index = saved
      return nil
    }
    let declaration = Statement(kind: .declare(variables), range: variable.range)
    let then = try parseStatement()
    let otherwise = acceptWord("else") ? try parseStatement() : nil
    let condition = try make(.name(variable.name), variable.range)
    let branch = statement(.branch(condition, then: then, otherwise: otherwise), from: start)
    return statement(.block([declaration, branch]), from: start)
  }

  private mutating func parseDo(_ start: Token) throws(SyntaxFailure) -> Statement {
    advance()
    let body = try parseStatement()
    guard acceptWord("while") else { throw failure(.expected("'while'", after: shortSpelling(previous)), current) }
    let condition = try parseCondition(start)
    try endStatement()
    return statement(.doLoop(body: body, condition), from: start)
  }

  private mutating func parseFor(_ start: Token) throws(SyntaxFailure) -> Statement {
    advance()
    let opening = current
    try expect("(")
    if let each = try parseForEach(start, opening) { return each }
    var first: Statement?
    if !accept(";") {
      let begin = current
      if startsVariable {
        first = try parseVariables()
      } else {
        let expression = try parseSequence()
        try expect(";")
        first = statement(.expression(expression), from: begin)
      }
    }
    let condition: Expression? = current.isPunctuator(";") ? nil : try parseSequence()
    try expect(";")
    let step: Expression? = current.isPunctuator(")") ? nil : try parseSequence()
    try expectClosing(")", of: opening)
    return statement(.forLoop(start: first, condition: condition, step: step, body: try parseStatement()), from: start)
  }

  private mutating func parseForEach(_ start: Token, _ opening: Token) throws(SyntaxFailure) -> Statement? {
    let saved = index
    var variable: VariableDeclaration?
    var target: Expression?
    if startsVariable {
      let type = try parseType()
      guard current.kind == .identifier, peek(1).isWord("in") || peek(1).isPunctuator(":") else {
        index = saved
        return nil
      }
      variable = VariableDeclaration(name: current.text, type: type, value: nil, range: current.range)
    } else if current.kind == .identifier, peek(1).isWord("in") {
      target = Expression(kind: .name(current.text), range: current.range, depth: 1)
    } else {
      return nil
    }
    advance()
    advance()
    let collection = try parseSequence()
    try expectClosing(")", of: opening)
    return statement(.forEach(variable, target: target, in: collection, body: try parseStatement()), from: start)
  }

  private mutating func parseSwitch(_ start: Token) throws(SyntaxFailure) -> Statement {
    advance()
    let subject = try parseCondition(start)
    let opening = current
    guard accept("{") else { throw failure(.missingBody("switch"), current) }
    let wasInBody = isInBody
    isInBody = true
    defer { isInBody = wasInBody }
    var cases: [SwitchCase] = []
    while !accept("}") {
      var values: [Expression] = []
      var last: Expression?
      if acceptWord("default") {
        try expect(":")
      } else if acceptWord("case") {
        values.append(try parseAssignmentBeforeColon())
        if accept("...") { last = try parseAssignmentBeforeColon() }
        try expect(":")
      } else {
        if isAtEnd { throw SyntaxFailure(.unclosed("{", needs: "}"), opening.range) }
        throw failure(.expected("'case'", after: shortSpelling(previous)), current)
      }
      var body: [Statement] = []
      while !current.isPunctuator("}"), !current.isWord("case"), !(current.isWord("default") && peek(1).isPunctuator(":")) {
        if isAtEnd { throw SyntaxFailure(.unclosed("{", needs: "}"), opening.range) }
        body.append(try parseStatement())
      }
      cases.append(SwitchCase(values: values, last: last, body: body))
    }
    return statement(.choose(subject, cases), from: start)
  }

  private mutating func parseAssignmentBeforeColon() throws(SyntaxFailure) -> Expression { try parseAssignment() }

  private mutating func parseAtStatement(_ start: Token) throws(SyntaxFailure) -> Statement? {
    switch start.text {
    case "try": return try parseTry(start)
    case "throw":
      advance()
      let value: Expression? = current.isPunctuator(";") ? nil : try parseSequence()
      try endStatement()
      return statement(.raise(value), from: start)
    case "autoreleasepool":
      advance()
      return statement(.block(try parseBraces()), from: start)
    case "synchronized":
      advance()
      skipParentheses()
      return statement(.block(try parseBraces()), from: start)
    case "weakify", "strongify", "unsafeify":
      // These macros only say how `self` is kept.
      advance()
      skipParentheses()
      _ = accept(";")
      return statement(.empty, from: start)
    case "class", "interface", "implementation", "end": throw failure(.expectedStatement(before: start.spelling), start)
    default: return nil
    }
  }

  private mutating func parseTry(_ start: Token) throws(SyntaxFailure) -> Statement {
    advance()
    let body = try parseBraces()
    var catches: [CatchClause] = []
    while current.isAtWord("catch") {
      advance()
      let opening = current
      try expect("(")
      var variable: Parameter?
      if !accept("...") {
        let type = try parseType()
        let (name, full) = try parseDeclarator(type)
        variable = Parameter(name: name?.text ?? "", type: full, range: name?.range ?? type.range)
      }
      try expectClosing(")", of: opening)
      catches.append(CatchClause(variable: variable, body: try parseBraces()))
    }
    var finally: [Statement]?
    if current.isAtWord("finally") {
      advance()
      finally = try parseBraces()
    }
    return statement(.attempt(body: body, catches: catches, finally: finally), from: start)
  }

  // MARK: Variables

  /// Reads a declaration of variables with its semicolon.
  mutating func parseVariables() throws(SyntaxFailure) -> Statement {
    let start = current
    let type = try parseType()
    if accept(";") { return statement(.empty, from: start) }
    let variables = try parseDeclarators(type)
    try endStatement()
    return statement(.declare(variables), from: start)
  }

  /// Reads the names and values after a type, up to the semicolon.
  mutating func parseDeclarators(_ type: TypeName) throws(SyntaxFailure) -> [VariableDeclaration] {
    var variables: [VariableDeclaration] = []
    repeat {
      var own = type
      if !variables.isEmpty {
        own.pointers = 0
        try parsePointers(into: &own)
      }
      arraySizes = []
      let (name, full) = try parseDeclarator(own)
      let sizes = arraySizes
      guard let name else { throw failure(.expected("a name", after: shortSpelling(previous)), current) }
      if accept(":") { advance() }
      var attributes = full
      parseQualifiers(into: &attributes)
      skipAttributes()
      var value: Expression?
      // A prototype among statements, or a value of C++ in parentheses.
      if current.isPunctuator("("), isInBody { skipParentheses() }
      if current.isPunctuator("{"), isInBody || type.name.contains("::") { try passOverBraces() }
      if accept("=") { value = current.isPunctuator("{") ? try parseAggregate(nil) : try parseAssignment() }
      if !sizes.isEmpty { value = try firstElements(sizes, value, name) }
      variables.append(VariableDeclaration(name: name.text, type: full, value: value, range: name.range))
    } while accept(",")
    return variables
  }

  /// The first value of an array of C. One of letters is a text, and one without size and braces is declared elsewhere.
  private func firstElements(_ sizes: [Expression?], _ value: Expression?, _ name: Token) throws(SyntaxFailure) -> Expression? {
    if let value {
      guard case .aggregate(_, nil) = value.kind else { return value }
    } else if sizes[0] == nil {
      return nil
    }
    let zero = try make(.integer(0), name.range)
    return try make(.cArray(sizes: sizes.map { $0 ?? zero }, value), name.range, depth: value?.depth ?? 0)
  }

  /// Reads a name with what C puts around it: `name`, `name[3]`, `(^name)(int)`.
  mutating func parseDeclarator(_ type: TypeName) throws(SyntaxFailure) -> (name: Token?, type: TypeName) {
    var full = type
    try checkDepth()
    if let sign = signOfFunction {
      index += sign + 1
      full.isBlock = true
      parseQualifiers(into: &full)
      skipAttributes()
      var name: Token?
      if signOfFunction != nil {
        // A function that gives back a function.
        name = try parseDeclarator(type).name
      } else if current.kind == .identifier {
        name = try expectName()
      }
      while current.isPunctuator("["), let close = closingBracket() { index = close + 1 }
      try expect(")")
      skipParentheses()
      return (name, full)
    }
    guard current.kind == .identifier else { return (nil, full) }
    let name = try expectName()
    while current.isPunctuator("["), let close = closingBracket() {
      full.pointers += 1
      advance()
      arraySizes.append(index < close ? try parseAssignment() : nil)
      index = close
      advance()
    }
    return (name, full)
  }

  private func closingBracket() -> Int? {
    tokens[index...].prefix(40).firstIndex { $0.isPunctuator("]") }
  }
}
