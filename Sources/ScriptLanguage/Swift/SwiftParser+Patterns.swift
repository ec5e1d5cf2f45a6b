extension SwiftParser {
  /// Reads a pattern.
  mutating func parsePattern() throws(SyntaxFailure) -> Pattern {
    try checkDepth()
    let binding = bindsNames
    if isWord("let") || isWord("var") {
      advance()
      bindsNames = true
    }
    defer { bindsNames = binding }
    var pattern = try parsePatternWithoutCast()
    while isWord("as") {
      advance()
      _ = accept("?") || accept("!")
      pattern = .cast(pattern, try parseType())
    }
    return pattern
  }

  private mutating func parsePatternWithoutCast() throws(SyntaxFailure) -> Pattern {
    let start = current
    if start.isWord("_") {
      advance()
      if accept(":") { return .typed(.wildcard, try parseType()) }
      return acceptQuestion(.wildcard)
    }
    if isWord("is") {
      advance()
      return .type(try parseType())
    }
    if start.isPunctuator("("), let parts = try parseTuplePattern() { return acceptQuestion(parts) }
    if bindsNames, start.kind == .identifier, bindsHere {
      advance()
      if current.isPunctuator(":"), !endsCase {
        advance()
        return .typed(.name(start.text, start.range), try parseType())
      }
      return acceptQuestion(.name(start.text, start.range))
    }
    // `.some` alone matches whatever is there.
    if start.isPunctuator("."), peek(1).isWord("some"), !peek(2).isPunctuator("("), !peek(2).isPunctuator(".") {
      advance()
      advance()
      return .some(.wildcard)
    }
    if let enumCase = try parseEnumPattern() { return acceptQuestion(enumCase) }
    let expression = try parseExpressionInPattern()
    return .value(expression)
  }

  /// Whether the `:` that is next closes a `case` rather than naming a type.
  private var endsCase: Bool { !(peek(1).kind == .identifier && !peek(1).startsLine) || isCaseColon }
  private var isCaseColon: Bool {
    peek(1).startsLine || peek(2).isPunctuator("(") || peek(2).isPunctuator(".") || Self.reserved.contains(peek(1).text)
  }

  /// Whether the name that is next is one to be bound, rather than the beginning of a type's case.
  private var bindsHere: Bool {
    guard !isWord("nil"), !isWord("true"), !isWord("false"), !isWord("self") else { return false }
    return !peek(1).isPunctuator(".") && !peek(1).isPunctuator("(")
  }

  private mutating func acceptQuestion(_ pattern: Pattern) -> Pattern {
    guard current.isPunctuator("?"), !current.followsSpace else { return pattern }
    advance()
    return .some(pattern)
  }

  private mutating func parseTuplePattern() throws(SyntaxFailure) -> Pattern? {
    let start = index
    advance()
    var parts: [(label: String?, pattern: Pattern)] = []
    while !current.isPunctuator(")"), !isAtEnd {
      var label: String?
      if current.kind == .identifier, peek(1).isPunctuator(":") {
        label = current.text
        advance()
        advance()
      }
      parts.append((label, try parsePattern()))
      if !accept(",") { break }
    }
    guard accept(")") else {
      index = start
      return nil
    }
    if case .value = parts.first?.pattern, parts.count == 1 {
      // An expression in parentheses, which may go on.
      index = start
      return nil
    }
    return parts.count == 1 && parts[0].label == nil ? parts[0].pattern : .tuple(parts)
  }

  /// Reads `.name`, `Type.name` and what the case holds.
  private mutating func parseEnumPattern() throws(SyntaxFailure) -> Pattern? {
    let start = index
    var type: TypeName?
    var range = current.range
    if current.kind == .identifier, current.text.first?.isUppercase == true, peek(1).isPunctuator(".") {
      var name = current.text
      while peek(1).isPunctuator("."), peek(2).kind == .identifier, peek(3).isPunctuator(".") {
        advance()
        advance()
        name += "." + current.text
      }
      type = TypeName(name: name, range: current.range)
      advance()
    }
    guard current.isPunctuator("."), peek(1).kind == .identifier, type == nil || !current.followsSpace else {
      index = start
      return nil
    }
    advance()
    let name = current.text
    range = .joining(range, current.range)
    advance()
    if current.isPunctuator("("), !current.startsLine {
      let opening = index
      if case .tuple(let parts)? = try parseHeldPatterns() { return .enumCase(type, name, parts, range) }
      index = opening
    }
    let goesOn = current.kind == .punctuator && [".", "(", "[", "|", "...", "..<", "+", "-"].contains(current.text) && !current.startsLine
    guard !goesOn else {
      index = start
      return nil
    }
    return .enumCase(type, name, [], range)
  }

  private mutating func parseHeldPatterns() throws(SyntaxFailure) -> Pattern? {
    let opening = current
    advance()
    var parts: [(label: String?, pattern: Pattern)] = []
    while !current.isPunctuator(")"), !isAtEnd {
      var label: String?
      if current.kind == .identifier, peek(1).isPunctuator(":") {
        label = current.text
        advance()
        advance()
      }
      parts.append((label, try parsePattern()))
      if !accept(",") { break }
    }
    try expectClosing(")", of: opening)
    return .tuple(parts)
  }
}
