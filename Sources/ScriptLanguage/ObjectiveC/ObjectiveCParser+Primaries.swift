extension ObjectiveCParser {
  mutating func parsePrimary() throws(SyntaxFailure) -> Expression {
    try checkDepth()
    if let foreign = try parseCPlusPlus() { return foreign }
    let token = current
    switch token.kind {
    case .integer, .character: return try literal(.integer(token.integer))
    case .floating: return try literal(.floating(token.floating))
    case .string, .objectString, .pattern: return try parseString()
    case .identifier: return try parseWord()
    case .atWord: return try parseAtWord()
    case .punctuator: return try parseBracket()
    case .end, .hashWord: throw SyntaxFailure(.expectedExpression(before: ""), token.range)
    }
  }

  private mutating func literal(_ kind: Expression.Kind) throws(SyntaxFailure) -> Expression {
    let start = current.range
    if let fault = current.fault { throw SyntaxFailure(fault, start) }
    advance()
    return try make(kind, start)
  }

  /// Reads a string; those that follow directly belong to it.
  private mutating func parseString() throws(SyntaxFailure) -> Expression {
    let start = current.range
    var text = ""
    while current.kind == .string || current.kind == .objectString {
      text += current.text
      advance()
    }
    return try make(.string(text), start)
  }

  private static func constant(_ word: String) -> Expression.Kind? {
    switch word {
    case "self": .receiver
    case "nil", "Nil", "NULL", "nullptr": .null
    case "YES", "TRUE", "true": .bool(true)
    case "NO", "FALSE", "false": .bool(false)
    case "_cmd": .currentSelector
    case "__func__", "__FUNCTION__", "__PRETTY_FUNCTION__": .currentFunction
    case "__LINE__": .integer(0)
    case "__FILE__": .string("")
    default: nil
    }
  }

  private mutating func parseWord() throws(SyntaxFailure) -> Expression {
    let token = current
    if let constant = Self.constant(token.text) { return try literal(constant) }
    if Self.statementWords.contains(token.text), token.text != "in", token.text != "default" {
      throw failure(.expectedExpression(before: token.text), token)
    }
    return try literal(.name(token.text))
  }

  private mutating func parseAtWord() throws(SyntaxFailure) -> Expression {
    let token = current
    advance()
    let opening = current
    guard accept("(") else {
      // `@NAME`, a string that a macro of the build's stands for.
      if token.text.allSatisfy({ $0.isUppercase || $0.isNumber || $0 == "_" }) {
        while current.kind == .string || current.kind == .objectString { advance() }
        return try make(.name(token.text), token.range)
      }
      let words = ["interface", "implementation", "protocol", "property", "synthesize", "dynamic", "end", "class", "import", "optional"]
      if let nearest = NearestName.find(token.text, among: words) {
        throw failure(.misspeltKeyword(token.spelling, nearest: "@" + nearest), token)
      }
      throw failure(.expectedExpression(before: token.spelling), token)
    }
    if !Self.atWords.contains(token.text) { return try parseMacro(token, opening) }
    var text = ""
    while !current.isPunctuator(")"), !isAtEnd {
      if current.isPunctuator(","), token.text == "available" { break }
      if token.text == "available", current.isWord("iOS") {
        advance()
        continue
      }
      if token.text == "selector", current.kind != .identifier, !current.isPunctuator(":") { break }
      text += String(decoding: bytes(of: current), as: UTF8.self)
      advance()
    }
    while token.text == "available", !current.isPunctuator(")"), !isAtEnd { advance() }
    try expectClosing(")", of: opening)
    switch token.text {
    case "selector": return try make(.selector(text), token.range)
    case "available":
      let name = try make(.name("@available"), token.range)
      return try make(.call(name, [try make(.string(text), token.range)]), token.range, depth: 1)
    default: return try make(.string(Self.encodings[text] ?? (text.hasSuffix("*") ? "@" : text)), token.range)
    }
  }

  /// What `@encode` says of the types of C.
  private static let encodings: [String: String] = [
    "int": "i", "short": "s", "char": "c", "long": "q", "longlong": "q", "NSInteger": "q", "unsignedint": "I", "unsignedshort": "S",
    "unsignedchar": "C", "unsignedlong": "Q", "unsignedlonglong": "Q", "NSUInteger": "Q", "float": "f", "double": "d", "CGFloat": "d",
    "BOOL": "B", "bool": "B", "void": "v", "char*": "*", "constchar*": "r*", "void*": "^v", "int*": "^i", "float*": "^f", "double*": "^d",
    "id": "@", "Class": "#", "SEL": ":",
  ]

  private static let atWords: Set<String> = ["selector", "protocol", "encode", "available"]

  /// Reads `@name(…)`, a macro of a library's that is used like a keyword.
  private mutating func parseMacro(_ name: Token, _ opening: Token) throws(SyntaxFailure) -> Expression {
    let arguments = try parseArguments(until: ")", opening)
    if name.text.lowercased() == "keypath", let last = arguments.last { return try make(.string(last.lastName ?? ""), name.range) }
    let callee = try make(.name("@" + name.text), name.range)
    return try make(.call(callee, arguments), name.range, depth: arguments.map(\.depth).max() ?? 0)
  }

  private func bytes(of token: Token) -> [UInt8] {
    token.kind == .floating || token.kind == .integer ? Array(token.text.utf8) : Array(token.spelling.utf8)
  }

  private mutating func parseBracket() throws(SyntaxFailure) -> Expression {
    let opening = current
    switch opening.text {
    case "(":
      advance()
      if current.isPunctuator("{") { return try parseStatementExpression(opening) }
      let inner = try parseSequence()
      try expectClosing(")", of: opening)
      return Expression(kind: inner.kind, range: .joining(opening.range, previous.range), depth: inner.depth + 1)
    case "[": return try parseMessage()
    case "^": return try parseBlock()
    case "@":
      advance()
      return try parsePrimaryOfBox()
    case "@(":
      advance()
      let inner = try parseSequence()
      try expectClosing(")", of: opening)
      return inner
    case "@[":
      advance()
      let elements = try parseArguments(until: "]", opening)
      return try make(.array(elements), opening.range, depth: elements.map(\.depth).max() ?? 0)
    case "@{": return try parseDictionary()
    default: throw failure(.expectedExpression(before: opening.text), opening)
    }
  }

  /// Reads `({ …; value; })`, statements of which the last gives the value.
  private mutating func parseStatementExpression(_ opening: Token) throws(SyntaxFailure) -> Expression {
    let start = current
    let statements = try parseBraces()
    try expectClosing(")", of: opening)
    return try make(.branching(Statement(kind: .block(statements), range: .joining(start.range, previous.range))), opening.range, depth: 1)
  }

  /// Reads what may follow a lone `@`: `@5`, `@-1`, `@'c'`.
  private mutating func parsePrimaryOfBox() throws(SyntaxFailure) -> Expression {
    let start = current
    if accept("-") {
      let operand = try parsePrimary()
      return try make(.unary(.minus, operand), start.range, depth: operand.depth)
    }
    _ = accept("+")
    return try parsePrimary()
  }

  private mutating func parseDictionary() throws(SyntaxFailure) -> Expression {
    let opening = current
    advance()
    var pairs: [(key: Expression, value: Expression)] = []
    while !current.isPunctuator("}"), !isAtEnd {
      let key = try parseAssignment()
      try expect(":")
      pairs.append((key, try parseAssignment()))
      if !accept(",") { break }
    }
    try expectClosing("}", of: opening)
    let depth = pairs.map { max($0.key.depth, $0.value.depth) }.max() ?? 0
    return try make(.dictionary(pairs), opening.range, depth: depth)
  }

  // MARK: Messages

  private mutating func parseMessage() throws(SyntaxFailure) -> Expression {
    let opening = current
    advance()
    let receiver: Message.Receiver
    var depth = 0
    if current.isWord("super") {
      advance()
      receiver = .superclass
    } else {
      let generic = try parseGenericReceiver()
      let expression =
        if let generic { generic } else if isReceiverInParentheses { try parsePrimary() } else { try parseAssignment() }
      depth = expression.depth
      receiver = .expression(expression)
    }
    let start = current
    var selector = ""
    var arguments: [Expression] = []
    guard current.kind == .identifier || current.isPunctuator(":") else {
      if isAtEnd { throw SyntaxFailure(.unclosed("[", needs: "]"), opening.range) }
      throw SyntaxFailure(.expected("a message", after: shortSpelling(previous)), current.range)
    }
    if current.kind == .identifier, !peek(1).isPunctuator(":") {
      selector = current.text
      advance()
    } else {
      try parseKeywords(&selector, &arguments)
    }
    let end = previous
    try expectClosing("]", of: opening)
    depth = max(depth, arguments.map(\.depth).max() ?? 0)
    let range = arguments.isEmpty ? SourceRange.joining(start.range, end.range) : start.range
    let message = Message(receiver: receiver, selector: selector, arguments: arguments, selectorRange: range)
    return try make(.message(message), opening.range, depth: depth)
  }

  private mutating func parseKeywords(_ selector: inout String, _ arguments: inout [Expression]) throws(SyntaxFailure) {
    while current.isPunctuator(":") || (current.kind == .identifier && peek(1).isPunctuator(":")) {
      if current.kind == .identifier {
        selector += current.text
        advance()
      }
      try expect(":")
      selector += ":"
      arguments.append(try parseAssignment())
    }
    while accept(",") { arguments.append(try parseAssignment()) }
  }

  /// Whether the parenthesis that is next holds the receiver of a message, as in `[(x) release]`, and no type: a word and the end follow it.
  private var isReceiverInParentheses: Bool {
    guard current.isPunctuator("(") else { return false }
    var place = 1
    var depth = 1
    while depth > 0 {
      let token = peek(place)
      if token.kind == .end { return false }
      if token.isPunctuator("(") { depth += 1 }
      if token.isPunctuator(")") { depth -= 1 }
      place += 1
    }
    let follower = peek(place + 1)
    return peek(place).kind == .identifier && (follower.isPunctuator("]") || follower.isPunctuator(":"))
  }

  /// Reads `Name<…>` before a message, as in `[NSArray<UIView *> array]`; the brackets say nothing at run time.
  private mutating func parseGenericReceiver() throws(SyntaxFailure) -> Expression? {
    guard current.kind == .identifier, peek(1).isPunctuator("<"), isTypeName(current.text) else { return nil }
    var probe = self
    probe.advance()
    guard (try? probe.parseAngleBrackets()) != nil, probe.current.kind == .identifier else { return nil }
    let name = current
    index = probe.index
    return try make(.name(name.text), name.range)
  }

  // MARK: Blocks

  private mutating func parseBlock() throws(SyntaxFailure) -> Expression {
    let start = current.range
    try beginBody()
    defer { bodyDepth -= 1 }
    advance()
    var result: TypeName?
    if current.kind == .identifier { result = try parseType() }
    var parameters: [Parameter] = []
    if current.isPunctuator("(") { parameters = try parseParameterList() }
    guard current.isPunctuator("{") else { throw failure(.missingBody("the block"), current) }
    let body = try parseBraces()
    return try make(.block(BlockLiteral(parameters: parameters, result: result, body: body)), start)
  }

  /// Reads the parameters of a block or function with their parentheses.
  mutating func parseParameterList() throws(SyntaxFailure) -> [Parameter] {
    let opening = current
    advance()
    var parameters: [Parameter] = []
    while !current.isPunctuator(")"), !isAtEnd {
      if accept("...") { break }
      if current.isWord("void"), peek(1).isPunctuator(")") {
        advance()
        break
      }
      let type = try parseType()
      let (name, full) = try parseDeclarator(type)
      parameters.append(Parameter(name: name?.text ?? "", type: full, range: name?.range ?? type.range))
      if !accept(",") { break }
    }
    try expectClosing(")", of: opening)
    return parameters
  }
}

extension Expression {
  /// The name that an expression ends in.
  fileprivate var lastName: String? {
    switch kind {
    case .name(let name), .member(_, let name, _): name
    default: nil
    }
  }
}
