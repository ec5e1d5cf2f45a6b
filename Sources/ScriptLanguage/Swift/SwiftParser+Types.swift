extension SwiftParser {
  /// Reads a type.
  mutating func parseType() throws(SyntaxFailure) -> TypeName {
    try checkDepth()
    let start = current
    var isInOut = false
    var builder: String?
    var isAutoclosure = false
    while true {
      if current.kind == .atWord {
        isAutoclosure = isAutoclosure || current.text == "autoclosure"
        if current.text.first?.isUppercase == true { builder = try parseAttributeName() } else { advance() }
        if current.isPunctuator("("), !current.followsSpace { skipParentheses() }
      } else if accept("~") {
        // `~Copyable` only takes something away.
        continue
      } else if Self.typeModifiers.contains(current.text), current.kind == .identifier, !peek(1).startsLine,
        peek(1).kind == .identifier && !["in", "where"].contains(peek(1).text) || peek(1).kind == .atWord || peek(1).isPunctuator("[")
          || peek(1).isPunctuator("(") || peek(1).isPunctuator("~")
      {
        isInOut = isInOut || current.text == "inout"
        advance()
      } else {
        break
      }
    }
    var type = try parseTypeWithoutArrow()
    let isAsync = current.isWord("async") || current.isWord("throws") || current.isWord("rethrows")
    let throwsTyped = isAsync && peek(1).isPunctuator("(") && peek(4).isPunctuator("->")
    if current.isPunctuator("->") || throwsTyped || (isAsync && (peek(1).isPunctuator("->") || peek(2).isPunctuator("->"))) {
      while !current.isPunctuator("->") { advance() }
      advance()
      let result = try parseType()
      type = TypeName(name: "()", isBlock: true, range: .joining(start.range, previous.range), parts: type.parts + [result])
    }
    type.isInOut = isInOut
    type.isAutoclosure = isAutoclosure
    type.builder = builder ?? type.builder
    type.range = .joining(start.range, previous.range)
    return type
  }

  /// Reads the name of an attribute that is a type, such as `@ListBuilder<Item>`.
  mutating func parseAttributeName() throws(SyntaxFailure) -> String {
    var name = current.text
    advance()
    while current.isPunctuator("."), !current.followsSpace, peek(1).kind == .identifier {
      advance()
      name += "." + current.text
      advance()
    }
    if current.isPunctuator("<") { _ = try parseTypeArguments() }
    return name
  }

  /// The attribute that may name a result builder.
  static func builder(among attributes: Set<String>) -> String? {
    attributes.sorted().first { $0.dropFirst().first?.isUppercase == true && $0.hasPrefix("@") }.map { String($0.dropFirst()) }
  }

  private static let typeModifiers: Set<String> = [
    "inout", "some", "any", "borrowing", "consuming", "__owned", "__shared", "sending", "isolated", "repeat", "each", "_const",
  ]

  private mutating func parseTypeWithoutArrow() throws(SyntaxFailure) -> TypeName {
    var type = try parseSimpleType()
    parseTypeSuffixes(&type)
    while current.isPunctuator("&") {
      advance()
      type.arguments.append(try parseSimpleType().name)
    }
    return type
  }

  private mutating func parseTypeSuffixes(_ type: inout TypeName) {
    while !current.startsLine || current.isPunctuator(".") {
      if current.isPunctuator("?") || current.isPunctuator("??") {
        guard !current.followsSpace else { return }
        type.isOptional = true
      } else if current.isPunctuator("!") {
        guard !current.followsSpace else { return }
        type.isOptional = true
        type.isUnwrapped = true
      } else if current.isPunctuator("."), peek(1).isWord("Type") || peek(1).isWord("Protocol") {
        type = TypeName(name: "Any", range: type.range, parts: [type])
        advance()
      } else {
        return
      }
      advance()
    }
  }

  private mutating func parseSimpleType() throws(SyntaxFailure) -> TypeName {
    let start = current
    if accept("[") {
      var type = TypeName(name: "Array", range: start.range, parts: [try parseType()])
      if accept(":") {
        type.name = "Dictionary"
        type.parts.append(try parseType())
      }
      try expectClosing("]", of: start)
      return type
    }
    if start.isPunctuator("(") { return try parseTupleType() }
    guard current.kind == .identifier,
      current.text == "Self" || current.text == "Any" || !Self.reserved.contains(current.text) || current.isQuoted
    else { throw failure(.expected("a type", after: shortSpelling(previous)), current) }
    var type = TypeName(name: current.text, range: start.range)
    advance()
    if current.isPunctuator("<") { type.parts = try parseTypeArguments() }
    while current.isPunctuator("."), peek(1).kind == .identifier, !peek(1).isWord("Type"), !peek(1).isWord("self") {
      advance()
      type.name += "." + current.text
      advance()
      if current.isPunctuator("<") { type.parts = try parseTypeArguments() }
    }
    if type.name == "Optional" || type.name == "ImplicitlyUnwrappedOptional", let inner = type.parts.first {
      type = inner
      type.isOptional = true
    }
    if generics.contains(type.name) {
      type.generic = type.name
      type.name = "Any"
    }
    return type
  }

  private mutating func parseTupleType() throws(SyntaxFailure) -> TypeName {
    let opening = current
    advance()
    var type = TypeName(name: "()", range: opening.range)
    while !current.isPunctuator(")"), !isAtEnd {
      var label: String?
      if current.kind == .identifier, peek(1).isPunctuator(":") {
        label = current.text
        advance()
        advance()
      } else if current.kind == .identifier, peek(1).kind == .identifier, peek(2).isPunctuator(":") {
        label = current.text == "_" ? nil : current.text
        advance()
        advance()
        advance()
      }
      var part = try parseType()
      if accept("...") { part = TypeName(name: "Array", range: part.range, parts: [part]) }
      type.parts.append(part)
      type.labels.append(label)
      if accept("=") { _ = try parseExpression() }
      if !accept(",") { break }
    }
    try expectClosing(")", of: opening)
    let isFunction = current.isPunctuator("->") || current.isWord("throws") || current.isWord("async")
    if type.parts.count == 1, type.labels == [nil], !isFunction { return type.parts[0] }
    return type
  }

  /// Reads `<A, B>`.
  mutating func parseTypeArguments() throws(SyntaxFailure) -> [TypeName] {
    let opening = current
    advance()
    var types: [TypeName] = []
    while !current.text.hasPrefix(">") || current.kind != .punctuator {
      types.append(try parseType())
      if !accept(",") { break }
    }
    guard takeAngle() else { throw SyntaxFailure(.unclosed("<", needs: ">"), opening.range) }
    return types
  }

  /// Takes a `>`, which may be the beginning of a longer operator.
  private mutating func takeAngle() -> Bool {
    guard current.kind == .punctuator, current.text.hasPrefix(">") else { return false }
    if current.text == ">" {
      advance()
    } else {
      tokens[index].text.removeFirst()
      tokens[index].range.start += 1
      tokens[index].followsSpace = false
    }
    return true
  }

  /// Reads generic arguments in an expression, where the sign might as well be "less than".
  mutating func parseArgumentsOfType() -> [TypeName]? {
    guard current.isPunctuator("<"), !current.followsSpace else { return nil }
    let kept = tokens
    let types = attempt { (parser: inout SwiftParser) -> [TypeName]? in
      guard let types = try? parser.parseTypeArguments() else { return nil }
      let next = parser.current
      let ends = next.kind == .end || next.startsLine || ["(", ")", ".", ",", "]", "{", "}", "?", "!", ":", ";", "="].contains(next.text)
      return ends ? types : nil
    }
    if types == nil { tokens = kept }
    return types
  }

  /// Skips a bracketed stretch that is next, if one is.
  mutating func skipParentheses() {
    guard current.isPunctuator("(") else { return }
    var depth = 0
    while !isAtEnd {
      if current.isPunctuator("(") { depth += 1 }
      if current.isPunctuator(")") { depth -= 1 }
      advance()
      if depth == 0 { return }
    }
  }

  /// Reads `<T: P, U>` after a declared name, if it is next, and gives the names.
  mutating func parseGenericParameters() throws(SyntaxFailure) -> [String] {
    guard current.isPunctuator("<") else { return [] }
    let opening = current
    advance()
    var names: [String] = []
    while current.kind == .identifier {
      if current.text == "each", peek(1).kind == .identifier { advance() }
      names.append(current.text)
      advance()
      if accept(":") { _ = try parseType() }
      if !accept(",") { break }
    }
    guard takeAngle() else { throw SyntaxFailure(.unclosed("<", needs: ">"), opening.range) }
    return names
  }

  /// Skips a `where` clause of a declaration.
  mutating func skipWhereClause() {
    guard acceptWord("where") else { return }
    while !isAtEnd, !current.isPunctuator("{"), !current.isPunctuator("}"), !current.isPunctuator(";"),
      !(current.startsLine && startsDeclaration)
    { advance() }
  }
}
