extension ObjectiveCParser {
  /// Reads one thing at top level: a class, a protocol, a method, a C declaration, or a statement.
  mutating func parseItem() throws(SyntaxFailure) {
    isInBody = false
    let start = current
    switch start.kind {
    case .atWord: if try parseAtItem(start) { return }
    case .punctuator:
      if accept(";") { return }
      if linkageDepth > 0, accept("}") {
        linkageDepth -= 1
        return
      }
      if startsDeclaration || startsBareMethod {
        program.declarations.append(.method(try parseMethod()))
        return
      }
    case .identifier:
      if skipMarker() { return }
      if try passOverCPlusPlus() { return }
      if try parseCDeclaration() { return }
    default: break
    }
    program.statements.append(try parseStatement())
  }

  /// Whether a method without the type of its result begins here: `- name {`.
  private var startsBareMethod: Bool {
    (current.isPunctuator("-") || current.isPunctuator("+")) && current.startsLine && peek(1).kind == .identifier
      && (peek(2).isPunctuator("{") || (peek(2).isPunctuator(":") && peek(3).isPunctuator("(")))
  }

  /// Skips a macro that stands alone and declares nothing, such as `NS_ASSUME_NONNULL_BEGIN`.
  mutating func skipMarker() -> Bool {
    let name = current.text
    guard name.utf8.count > 6, !name.hasPrefix("__IPHONE"),
      name.utf8.allSatisfy({ $0 == 95 || (65...90).contains($0) || (48...57).contains($0) }), name.contains("_")
    else { return false }
    guard ["NS_", "UI_", "API_", "__", "OBJC", "CF_", "CG_", "UIKIT_", "FOUNDATION_", "IB_"].contains(where: name.hasPrefix),
      name != "NS_ENUM"
    else { return false }
    let next = peek(1)
    if next.startsLine || next.kind == .end || next.kind == .atWord {
      advance()
      return true
    }
    guard next.isPunctuator("(") else { return false }
    let saved = index
    advance()
    skipParentheses()
    if current.startsLine || isAtEnd, !current.isPunctuator(";") { return true }
    index = saved
    return false
  }

  private mutating func parseAtItem(_ start: Token) throws(SyntaxFailure) -> Bool {
    switch start.text {
    case "interface", "implementation":
      try parseClass()
      return true
    case "protocol" where !peek(1).isPunctuator("("):
      try parseProtocol()
      return true
    case "class":
      advance()
      var names: [String] = []
      repeat {
        names.append(try expectName().text)
        if current.isPunctuator("<") { _ = try parseAngleBrackets() }
      } while accept(",")
      try endStatement()
      names.forEach { ownTypes.insert($0) }
      program.declarations.append(.forward(names))
      return true
    case "property":
      for property in try parseProperty() { program.declarations.append(.property(property)) }
      return true
    case "synthesize", "dynamic":
      let syntheses = try parseSyntheses()
      if start.text == "synthesize" { program.declarations.append(.synthesis(syntheses)) }
      return true
    case "end":
      advance()
      return true
    case "import", "compatibility_alias", "optional", "required":
      while !isAtEnd, !accept(";"), !peek(1).startsLine { advance() }
      if !current.startsLine { advance() }
      return true
    default: return false
    }
  }

  // MARK: C

  /// Reads a typedef, enumeration, structure, function or variable of the file; `false` where a statement begins.
  mutating func parseCDeclaration() throws(SyntaxFailure) -> Bool {
    if current.isWord("typedef") {
      try parseTypedef()
      return true
    }
    if current.isWord("extern"), peek(1).kind == .string {
      advance()
      advance()
      if accept("{") { linkageDepth += 1 }
      return true
    }
    if startsEnumMacro
      || (current.isWord("enum") && (peek(1).isPunctuator("{") || peek(2).isPunctuator("{") || peek(2).isPunctuator(":")))
    {
      program.declarations.append(.constants(try parseEnum()))
      _ = accept(";")
      return true
    }
    if current.isWord("struct") || current.isWord("union"), peek(2).isPunctuator("{") || peek(1).isPunctuator("{") {
      let type = try parseType()
      if accept(";") { return true }
      for variable in try parseDeclarators(type) { program.declarations.append(.variable(variable)) }
      try endStatement()
      return true
    }
    guard startsVariable else { return false }
    return try parseFunctionOrVariable()
  }

  private mutating func parseFunctionOrVariable() throws(SyntaxFailure) -> Bool {
    let saved = index
    let start = current
    let type = try parseType()
    if current.kind == .identifier, peek(1).isPunctuator("(") {
      let name = current
      advance()
      let parameters = try parseParameterList()
      var attributes = type
      parseQualifiers(into: &attributes)
      skipAttributes()
      if current.isPunctuator("{") {
        let body = try parseBraces()
        let range = SourceRange.joining(start.range, name.range)
        program.declarations.append(
          .function(FunctionDeclaration(name: name.text, result: type, parameters: parameters, body: body, range: range)))
        return true
      }
      try expect(";")
      return true
    }
    guard type.isStatic || type.isExtern || type.isConst else {
      index = saved
      return false
    }
    let variables = try parseDeclarators(type)
    skipAttributes()
    try endStatement()
    for variable in variables where !type.isExtern || variable.value != nil { program.declarations.append(.variable(variable)) }
    return true
  }

  private mutating func parseTypedef() throws(SyntaxFailure) {
    advance()
    if startsEnumMacro || current.isWord("enum") {
      let declaration = try parseEnum()
      if let name = declaration.name { ownTypes.insert(name) }
      var full = declaration
      if current.kind == .identifier, !current.startsLine {
        full = EnumDeclaration(name: current.text, cases: declaration.cases)
        ownTypes.insert(current.text)
        advance()
      }
      program.declarations.append(.constants(full))
      skipAttributes()
      try endStatement()
      return
    }
    if current.isWord("struct") || current.isWord("union"), peek(2).isPunctuator("{") || peek(1).isPunctuator("{") {
      let (tag, fields) = try parseStructure()
      var names = [tag].compactMap { $0 }
      if current.kind == .identifier {
        ownTypes.insert(current.text)
        names.append(current.text)
        advance()
      }
      for name in Set(names).sorted() { program.declarations.append(.structure(StructureDeclaration(name: name, fields: fields))) }
      try endStatement()
      return
    }
    let type = try parseType()
    let (name, full) = try parseDeclarator(type)
    if let name {
      ownTypes.insert(name.text)
      program.declarations.append(.alias(name: name.text, full))
    }
    skipParentheses()
    skipAttributes()
    try endStatement()
  }

  /// Whether a macro that declares an enumeration is next: `NS_ENUM(…)` and its like.
  private var startsEnumMacro: Bool {
    current.kind == .identifier && ["NS_", "CF_", "UI_"].contains(where: current.text.hasPrefix)
      && ["ENUM", "OPTIONS"].contains(where: current.text.hasSuffix) && peek(1).isPunctuator("(")
  }

  /// Reads `enum Name : Type { a, b = 2 }` or `NS_ENUM(Type, Name) { … }`.
  private mutating func parseEnum() throws(SyntaxFailure) -> EnumDeclaration {
    var name: String?
    if current.isWord("enum") {
      advance()
      if current.kind == .identifier {
        name = current.text
        advance()
      }
      if accept(":") { _ = try parseType() }
    } else {
      advance()
      try expect("(")
      _ = try parseType()
      if accept(",") {
        name = try expectName().text
        if accept(",") { name = try expectName().text }
      }
      skipAttributes()
      try expect(")")
    }
    skipAttributes()
    var cases: [(name: String, value: Expression?)] = []
    let opening = current
    guard accept("{") else { return EnumDeclaration(name: name, cases: []) }
    while !current.isPunctuator("}"), !isAtEnd {
      let constant = try expectName().text
      skipAttributes()
      cases.append((constant, accept("=") ? try parseAssignment() : nil))
      if !accept(",") { break }
    }
    try expectClosing("}", of: opening)
    return EnumDeclaration(name: name, cases: cases)
  }

  /// Skips attributes such as `API_AVAILABLE(ios(8.0))` and `__attribute__((unused))`.
  mutating func skipAttributes() {
    while current.kind == .identifier, isAttribute(current.text) {
      advance()
      skipParentheses()
    }
  }

  private func isAttribute(_ name: String) -> Bool {
    if name == "__attribute__" || name == "__unused" { return true }
    guard ["NS_", "UI_", "API_", "__", "UIKIT_", "OBJC_", "CF_", "DEPRECATED", "IB_"].contains(where: name.hasPrefix) else { return false }
    return name.utf8.allSatisfy { $0 == 95 || (65...90).contains($0) || (48...57).contains($0) } || name.hasPrefix("__OSX")
      || name.hasPrefix("__IOS")
  }
}
