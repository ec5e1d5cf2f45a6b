extension SwiftParser {
  static let modifiers: Set<String> = [
    "public", "private", "internal", "fileprivate", "open", "final", "override", "static", "lazy", "weak", "required", "convenience",
    "mutating", "nonmutating", "indirect", "unowned", "dynamic", "optional", "prefix", "postfix", "infix", "nonisolated", "package",
    "isolated", "consuming", "borrowing", "distributed", "__consuming",
  ]
  static let declarationWords: Set<String> = [
    "let", "var", "func", "class", "struct", "enum", "protocol", "extension", "import", "init", "deinit", "subscript", "typealias", "case",
    "actor", "associatedtype", "operator", "precedencegroup", "macro",
  ]

  /// Whether a declaration begins here, after its attributes and modifiers.
  var startsDeclaration: Bool {
    var place = 0
    while place < 40 {
      let token = peek(place)
      if token.kind == .atWord {
        place += 1
        if peek(place).isPunctuator("("), !peek(place).followsSpace { place = afterParentheses(place) }
        continue
      }
      guard token.kind == .identifier, !token.isQuoted else { return false }
      if token.text == "class", Self.modifiers.contains(peek(place + 1).text) || ["func", "var", "let"].contains(peek(place + 1).text) {
        return true
      }
      if Self.declarationWords.contains(token.text) { return startsDeclaration(token, place) }
      guard Self.modifiers.contains(token.text) else { return false }
      place += 1
      if peek(place).isPunctuator("(") { place = afterParentheses(place) }
    }
    return false
  }

  private func startsDeclaration(_ token: Token, _ place: Int) -> Bool {
    let next = peek(place + 1)
    switch token.text {
    case "init": return next.isPunctuator("(") || next.isPunctuator("?") || next.isPunctuator("!") || next.isPunctuator("<")
    case "deinit": return next.isPunctuator("{")
    case "subscript": return next.isPunctuator("(") || next.isPunctuator("<")
    case "let", "var", "func", "struct", "enum", "extension": return true
    case "macro": return next.kind == .identifier && (peek(place + 2).isPunctuator("(") || peek(place + 2).isPunctuator("<"))
    case "operator":
      return next.kind == .punctuator && !next.startsLine && [".", "(", "=", ")", ",", "?", ":"].allSatisfy { !next.isPunctuator($0) }
    case "actor", "associatedtype", "precedencegroup": return next.kind == .identifier
    default: return next.kind == .identifier || next.isPunctuator("(") || (token.text == "func" && next.kind == .punctuator)
    }
  }

  private func afterParentheses(_ start: Int) -> Int {
    var place = start
    var depth = 0
    repeat {
      if peek(place).isPunctuator("(") { depth += 1 }
      if peek(place).isPunctuator(")") { depth -= 1 }
      place += 1
    } while depth > 0 && peek(place).kind != .end
    return place
  }

  /// Attributes and modifiers before a declaration.
  struct Head {
    var attributes: Set<String> = []
    /// What stands in parentheses behind attributes that begin with a capital.
    var arguments: [String: [Argument]] = [:]
    var start: SourceRange

    func has(_ word: String) -> Bool { attributes.contains(word) }
    var isStatic: Bool { attributes.contains("static") || attributes.contains("class") }
  }

  mutating func parseHead() throws(SyntaxFailure) -> Head {
    var head = Head(start: current.range)
    while true {
      if current.kind == .atWord {
        let name = "@" + (try parseAttributeName())
        head.attributes.insert(name)
        if current.isPunctuator("("), !current.followsSpace { head.arguments[name] = parseAttributeArguments(name) }
      } else if Self.modifiers.contains(current.text), current.kind == .identifier, !current.isQuoted {
        head.attributes.insert(current.text)
        advance()
        // `private(set)` says nothing of reading.
        if current.isPunctuator("(") {
          skipParentheses()
        }
      } else if isWord("class"), ["func", "var", "let", "override", "private", "final"].contains(peek(1).text) {
        head.attributes.insert("class")
        advance()
      } else {
        return head
      }
    }
  }

  /// Reads what a property wrapper is made with, or skips what only the compiler understands.
  private mutating func parseAttributeArguments(_ name: String) -> [Argument] {
    let read = attempt { (parser: inout SwiftParser) -> [Argument]? in
      guard name.dropFirst().first?.isUppercase == true else { return nil }
      let opening = parser.current
      parser.advance()
      return try? parser.parseArguments(until: ")", opening: opening)
    }
    if read == nil { skipParentheses() }
    return read ?? []
  }

  // MARK: Top level

  mutating func parseTopLevelItem() throws(SyntaxFailure) {
    if accept(";") { return }
    guard startsDeclaration else { return try parseTopLevelStatement() }
    let start = index
    let head = try parseHead()
    switch current.text {
    case "import": skipLine()
    case "operator": try parseOperator()
    case "precedencegroup": try parsePrecedenceGroup()
    case "macro":
      _ = try parseFunction(head)
      if accept("=") { _ = try parseExpression() }
    case "class" where peek(1).kind == .identifier, "struct", "enum", "protocol", "extension", "actor":
      program.declarations.append(.nominal(try parseNominal(head)))
    case "typealias":
      let alias = try parseAlias()
      program.declarations.append(.alias(name: alias.name, alias.type))
    case "func":
      let method = try parseFunction(head)
      program.declarations.append(.method(method))
    case "init", "deinit", "subscript":
      var members = NominalDeclaration(form: .addition, name: "", nameRange: current.range)
      try parseMember(head, of: &members)
      for method in members.methods { program.declarations.append(.method(method)) }
    case "let", "var":
      // A property with accessors, `override` or `@IBOutlet` belongs to a class; any other is a variable.
      let property = attempt { (parser: inout SwiftParser) -> StoredProperty? in
        guard let found = try? parser.parseLooseProperty(head) else { return nil }
        return found
      }
      if let property {
        program.declarations.append(.loose(property))
        return
      }
      index = start
      try parseTopLevelStatement()
    default:
      index = start
      try parseTopLevelStatement()
    }
  }

  private mutating func parseTopLevelStatement() throws(SyntaxFailure) {
    var statements: [Statement] = []
    try parseStatement(into: &statements)
    program.statements += statements
  }

  private mutating func parseLooseProperty(_ head: Head) throws(SyntaxFailure) -> StoredProperty? {
    let marks: Set<String> = ["override", "@IBOutlet", "lazy", "static", "class"]
    var members = NominalDeclaration(form: .addition, name: "", nameRange: current.range)
    try parseMember(head, of: &members)
    guard members.properties.count == 1, let property = members.properties.first else { return nil }
    let isComputed = property.getter != nil
    return isComputed || !marks.isDisjoint(with: head.attributes) ? property : nil
  }

  /// Skips to the end of the line.
  mutating func skipLine() {
    advance()
    while !isAtEnd, !current.startsLine, !current.isPunctuator(";") { advance() }
  }

  mutating func parseAlias() throws(SyntaxFailure) -> (name: String, type: TypeName) {
    advance()
    let name = try expectName().text
    _ = try parseGenericParameters()
    try expect("=")
    return (name, try parseType())
  }

  // MARK: In bodies

  /// Reads a declaration in a body, if one is next.
  mutating func parseLocalDeclaration(into statements: inout [Statement]) throws(SyntaxFailure) -> Bool {
    guard startsDeclaration, !isWord("case"), !isWord("init"), !isWord("import") else { return false }
    let start = current
    let head = try parseHead()
    switch current.text {
    case "let", "var": statements += try parseVariables(head)
    case "func":
      let method = try parseFunction(head)
      let function = FunctionDeclaration(
        name: method.spelling?.base ?? "", result: method.result, parameters: method.parameters, body: method.body ?? [],
        range: method.range,
        isLabelled: true, builder: method.spelling.flatMap { Self.builder(among: $0.attributes) })
      statements.append(Statement(kind: .localFunction(function), range: .joining(start.range, previous.range)))
    case "class", "struct", "enum", "protocol", "extension", "actor": program.declarations.append(.nominal(try parseNominal(head)))
    case "typealias":
      let alias = try parseAlias()
      program.declarations.append(.alias(name: alias.name, alias.type))
    default: throw failure(.expectedStatement(before: shortSpelling(current)), current)
    }
    return true
  }

  /// Reads `let a = 1, b: Int = 2` or `let (a, b) = c`.
  private mutating func parseVariables(_ head: Head) throws(SyntaxFailure) -> [Statement] {
    let start = current
    advance()
    var statements: [Statement] = []
    repeat {
      let first = current
      let binding = bindsNames
      bindsNames = true
      let pattern: Pattern
      do throws(SyntaxFailure) {
        pattern = try parseBindingPattern()
      } catch {
        bindsNames = binding
        throw error
      }
      bindsNames = binding
      let type = accept(":") ? try parseType() : nil
      if current.isPunctuator("{"), case .name(let name, _) = pattern, !current.startsLine || startsAccessors {
        statements.append(try parseLocalComputed(name, start))
        continue
      }
      let value = accept("=") ? try parseExpression() : nil
      if startsAccessors { _ = try parseAccessors(StoredProperty(name: "", type: nil, range: first.range)) }
      statements.append(
        Statement(
          kind: .bind(pattern, type, value, head.has("weak") ? .weak : start.isWord("let") ? .constant : .variable),
          range: .joining(statements.isEmpty ? start.range : first.range, previous.range)))
    } while accept(",")
    return statements
  }

  private mutating func parseBindingPattern() throws(SyntaxFailure) -> Pattern {
    if current.isPunctuator("(") { return try parsePattern() }
    let name = current
    if name.isWord("_") {
      advance()
      return .wildcard
    }
    return .name(try expectName().text, name.range)
  }

  private mutating func parseLocalComputed(_ name: String, _ start: Token) throws(SyntaxFailure) -> Statement {
    let property = try parseAccessors(StoredProperty(name: name, type: nil, range: start.range))
    return Statement(kind: .localComputed(name, property.getter ?? []), range: .joining(start.range, previous.range))
  }
}
