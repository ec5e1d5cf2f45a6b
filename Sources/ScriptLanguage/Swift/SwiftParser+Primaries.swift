extension SwiftParser {
  /// Reads an operand without what follows it.
  mutating func parsePrimary() throws(SyntaxFailure) -> Expression {
    let token = current
    switch token.kind {
    case .integer, .floating:
      if let fault = token.fault { throw failure(fault, token) }
      advance()
      return try make(token.kind == .integer ? .integer(token.integer) : .floating(token.floating), token.range)
    case .string: return try parseString()
    case .pattern:
      let token = current
      advance()
      return try make(.pattern(token.text), token.range)
    case .identifier: return try parseWord()
    case .hashWord: return try parseHashWord()
    case .punctuator: return try parseBracketed()
    case .end, .objectString, .character, .atWord: throw failure(.expectedExpression(before: beforeSpelling), token)
    }
  }

  private var beforeSpelling: String { isAtEnd ? "" : shortSpelling(current) }

  private mutating func parseString() throws(SyntaxFailure) -> Expression {
    let token = current
    advance()
    guard !token.parts.isEmpty else { return try make(.string(token.text), token.range) }
    var parts: [InterpolationPart] = []
    var depth = 0
    for part in token.parts {
      switch part {
      case .text(let text): parts.append(.text(text))
      case .code(let tokens):
        let outer = (self.tokens, index)
        self.tokens = tokens
        index = 0
        defer { (self.tokens, index) = outer }
        let allowed = allowsTrailingClosure
        allowsTrailingClosure = true
        defer { allowsTrailingClosure = allowed }
        let value = try parseExpression()
        depth = max(depth, value.depth)
        while accept(",") {
          if current.kind == .identifier, peek(1).isPunctuator(":") {
            advance()
            advance()
          }
          _ = try parseExpression()
        }
        if !isAtEnd { throw failure(.expected("')'", after: shortSpelling(previous)), current) }
        parts.append(.value(value))
      }
    }
    return try make(.interpolation(parts), token.range, depth: depth)
  }

  private mutating func parseWord() throws(SyntaxFailure) -> Expression {
    let token = current
    if token.isQuoted {
      advance()
      return try make(.identifier(token.text), token.range)
    }
    switch token.text {
    case "nil", "true", "false", "self", "super", "_": break
    case "if", "switch": return try parseBranching()
    case "init" where peek(1).isPunctuator("("): break
    case "try": return try parseExpression()
    default:
      guard !Self.reserved.contains(token.text) else { throw failure(.expectedExpression(before: token.text), token) }
      advance()
      noteAnonymous(token.text)
      return try parseNamed(token)
    }
    advance()
    switch token.text {
    case "nil": return try make(.null, token.range)
    case "true", "false": return try make(.bool(token.text == "true"), token.range)
    case "self": return try make(.receiver, token.range)
    case "super": return try make(.superclass, token.range)
    case "_": return try make(.discard, token.range)
    default: return try make(.identifier(token.text), token.range)
    }
  }

  private mutating func parseBranching() throws(SyntaxFailure) -> Expression {
    let start = current.range
    var statements: [Statement] = []
    try parseStatement(into: &statements)
    guard let statement = statements.first else { throw SyntaxFailure(.expectedExpression(before: ""), start) }
    return try make(.branching(Self.returning(statement)), start)
  }

  /// Counts `$0` and its like for the closure being read.
  private mutating func noteAnonymous(_ name: String) {
    guard name.utf8.first == 36, let number = Int(name.dropFirst()), let last = anonymousCounts.indices.last else { return }
    anonymousCounts[last] = max(anonymousCounts[last], number + 1)
  }

  private mutating func parseHashWord() throws(SyntaxFailure) -> Expression {
    let token = current
    advance()
    switch token.text {
    case "function": return try make(.currentFunction, token.range)
    case "file", "fileID", "filePath": return try make(.string("main.swift"), token.range)
    case "line", "column": return try make(.integer(token.text == "line" ? 1 : 1), token.range)
    case "selector", "keyPath": return try parseSelector(token)
    case "imageLiteral", "colorLiteral", "fileLiteral":
      skipParentheses()
      return try make(.null, token.range)
    case "dsohandle": return try make(.null, token.range)
    default:
      index -= 1
      return try make(.branching(try passOverMacro()), token.range)
    }
  }

  /// Reads `#selector(Type.name(_:label:))`, or `#keyPath(Type.name.name)`.
  private mutating func parseSelector(_ word: Token) throws(SyntaxFailure) -> Expression {
    let opening = current
    try expect("(")
    if current.isWord("getter") || current.isWord("setter"), peek(1).isPunctuator(":") {
      advance()
      advance()
    }
    var name = ""
    // `UIViewController.show(_:sender:)`: what stands before the last name is the type that has the method.
    var type = ""
    var names: [String] = []
    while !isAtEnd {
      if current.kind == .identifier {
        if !name.isEmpty, !name.contains("(") { type = type.isEmpty ? name : "\(type).\(name)" }
        name = current.text
        names.append(name)
      }
      advance()
      if accept("(") {
        var labels = ""
        while !current.isPunctuator(")"), !isAtEnd {
          labels += current.text
          advance()
        }
        advance()
        name += "(" + labels + ")"
      }
      if current.isWord("as") { skipToClosingParenthesis() }
      if current.isPunctuator(")") { break }
    }
    try expectClosing(")", of: opening)
    guard word.text == "keyPath" else { return try make(.selector(type.isEmpty ? name : "\(type).\(name)"), word.range) }
    let members = names.drop { $0.first?.isUppercase == true || $0 == "self" }
    return try make(.string(members.joined(separator: ".")), word.range)
  }

  /// Goes to the parenthesis that closes the open one, over those in between.
  private mutating func skipToClosingParenthesis() {
    var depth = 0
    while !isAtEnd {
      if current.isPunctuator("(") { depth += 1 }
      if current.isPunctuator(")") {
        if depth == 0 { return }
        depth -= 1
      }
      advance()
    }
  }

  private mutating func parseBracketed() throws(SyntaxFailure) -> Expression {
    let token = current
    switch token.text {
    case "(": return try parseTuple()
    case "[": return try parseCollection()
    case "{": return try parseClosure()
    case ".":
      advance()
      let name = current
      guard name.kind == .identifier else { throw failure(.expected("a member's name", after: "."), isAtEnd ? token : name) }
      advance()
      return try make(.implicitMember(name.text, nameRange: name.range), token.range)
    case "\\": return try parseKeyPath()
    case "}", ")", "]": throw failure(.unopened(token.text), token)
    default: throw failure(.expectedExpression(before: beforeSpelling), token)
    }
  }

  private mutating func parseTuple() throws(SyntaxFailure) -> Expression {
    let opening = current
    advance()
    let parts = try parseArguments(until: ")", opening: opening)
    let depth = parts.map(\.value.depth).max() ?? 0
    if parts.count == 1, parts[0].label == nil {
      return Expression(kind: parts[0].value.kind, range: .joining(opening.range, previous.range), depth: depth)
    }
    return try make(.tuple(parts), opening.range, depth: depth)
  }

  private mutating func parseCollection() throws(SyntaxFailure) -> Expression {
    let opening = current
    if let type = collectionType() { return try make(.type(type), opening.range) }
    advance()
    let allowed = allowsTrailingClosure
    allowsTrailingClosure = true
    defer { allowsTrailingClosure = allowed }
    if current.isPunctuator(":"), peek(1).isPunctuator("]") {
      advance()
      advance()
      return try make(.table([]), opening.range)
    }
    var elements: [Expression] = []
    var pairs: [(key: Expression, value: Expression)] = []
    var depth = 0
    while !current.isPunctuator("]"), !isAtEnd {
      let element = try parseExpression()
      depth = max(depth, element.depth)
      if accept(":") {
        let value = try parseExpression()
        depth = max(depth, value.depth)
        pairs.append((element, value))
      } else {
        elements.append(element)
      }
      if !accept(",") { break }
    }
    try expectClosing("]", of: opening)
    return try make(pairs.isEmpty ? .list(elements) : .table(pairs), opening.range, depth: depth)
  }

  /// Reads `[Type]` or `[Key: Value]` where a call or member follows, so that no literal can be meant.
  private mutating func collectionType() -> TypeName? {
    guard peek(1).kind == .identifier || peek(1).isPunctuator("[") || peek(1).isPunctuator("("), let after = placeAfterBracket(),
      peek(after).isPunctuator("(")
    else { return nil }
    return attempt { (parser: inout SwiftParser) -> TypeName? in
      guard let type = try? parser.parseType(), !type.isOptional, type.parts.allSatisfy({ $0.looksLikeType }) else { return nil }
      return parser.current.isPunctuator("(") && !parser.current.startsLine && !parser.current.followsSpace ? type : nil
    }
  }

  /// The distance of the token after the square bracket that closes the one that is next, unless that is far.
  private func placeAfterBracket() -> Int? {
    var depth = 0
    for place in 0..<100 {
      let token = peek(place)
      if token.kind == .end { return nil }
      if token.isPunctuator("[") { depth += 1 }
      if token.isPunctuator("]") { depth -= 1 }
      if depth == 0 { return place + 1 }
    }
    return nil
  }

  private mutating func parseKeyPath() throws(SyntaxFailure) -> Expression {
    let start = current.range
    advance()
    var type: TypeName?
    if current.kind == .identifier {
      type = TypeName(name: current.text, range: current.range)
      advance()
      if current.isPunctuator("<") { type?.parts = try parseTypeArguments() }
    } else if current.isPunctuator("[") || current.isPunctuator("(") {
      type = try parseType()
    }
    var names: [String] = []
    while !current.startsLine || current.isPunctuator(".") {
      if current.isPunctuator(".") || (names.isEmpty && current.isPunctuator("..")) {
        advance()
        if current.isPunctuator("[") { continue }
        guard current.kind == .identifier || current.kind == .integer else {
          throw failure(.expected("a member's name", after: "."), current)
        }
        names.append(current.kind == .integer ? String(current.integer) : current.text)
        advance()
      } else if current.isPunctuator("["), !current.followsSpace {
        let opening = current
        advance()
        _ = try parseArguments(until: "]", opening: opening)
        names.append("subscript")
      } else if (current.isPunctuator("?") || current.isPunctuator("!")) && !current.followsSpace {
        advance()
      } else {
        break
      }
    }
    return try make(.keyPath(type, names), start)
  }

  // MARK: Closures

  /// Reads `{ [captures] (parameters) -> Result in … }`.
  mutating func parseClosure() throws(SyntaxFailure) -> Expression {
    let opening = current
    try beginBody()
    defer { bodyDepth -= 1 }
    advance()
    let allowed = allowsTrailingClosure
    allowsTrailingClosure = true
    defer { allowsTrailingClosure = allowed }
    let head = attempt { (parser: inout SwiftParser) -> ClosureHead? in try? parser.parseClosureHead() }
    anonymousCounts.append(0)
    var body: [Statement] = []
    while !current.isPunctuator("}") {
      if isAtEnd { throw SyntaxFailure(.unclosed("{", needs: "}"), opening.range) }
      try parseStatement(into: &body)
    }
    advance()
    let count = anonymousCounts.removeLast()
    let closure = Closure(
      captures: head?.captures ?? [], parameters: head?.parameters, result: head?.result, body: Self.withImplicitReturn(body),
      anonymousCount: count)
    return try make(.closure(closure), opening.range, depth: 1)
  }

  private struct ClosureHead {
    var captures: [Closure.Capture] = []
    var parameters: [Parameter]?
    var result: TypeName?
  }

  private mutating func parseClosureHead() throws(SyntaxFailure) -> ClosureHead? {
    var head = ClosureHead()
    while current.kind == .atWord { advance() }
    if current.isPunctuator("[") {
      guard placeAfterBracket() != nil else { return nil }
    }
    if current.isPunctuator("[") { head.captures = try parseCaptures() }
    if current.isPunctuator("(") {
      head.parameters = try parseParameters(areLabelled: false)
    } else if current.kind == .identifier, !isWord("in") {
      var parameters: [Parameter] = []
      repeat {
        guard current.kind == .identifier else { return nil }
        parameters.append(Parameter(name: current.text, type: Self.any(current.range), range: current.range))
        advance()
      } while accept(",")
      head.parameters = parameters
    }
    while current.isWord("throws") || current.isWord("async") {
      advance()
      skipParentheses()
    }
    if accept("->") { head.result = try parseType() }
    return acceptWord("in") ? head : nil
  }

  private mutating func parseCaptures() throws(SyntaxFailure) -> [Closure.Capture] {
    let opening = current
    advance()
    var captures: [Closure.Capture] = []
    while !current.isPunctuator("]"), !isAtEnd {
      var isWeak = false
      if isWord("weak") || isWord("unowned"), peek(1).kind == .identifier || peek(1).isPunctuator("(") {
        isWeak = isWord("weak")
        advance()
        skipParentheses()
      }
      let name = current
      guard name.kind == .identifier else { throw failure(.expected("a name", after: shortSpelling(previous)), name) }
      advance()
      let value = accept("=") ? try parseExpression() : try make(name.text == "self" ? .receiver : .identifier(name.text), name.range)
      captures.append(Closure.Capture(name: name.text, value: value, isWeak: isWeak, range: name.range))
      if !accept(",") { break }
    }
    try expectClosing("]", of: opening)
    return captures
  }

  /// The type of what no type is written for.
  static func any(_ range: SourceRange) -> TypeName { TypeName(name: "Any", range: range, isOptional: true) }
}

extension TypeName {
  /// Whether the name can only be that of a type.
  var looksLikeType: Bool {
    let last = name.split(separator: ".").last ?? ""
    return parts.isEmpty ? last.first?.isUppercase ?? false : parts.allSatisfy(\.looksLikeType) || isBlock
  }
}
