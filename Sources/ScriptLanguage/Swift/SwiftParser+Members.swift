extension SwiftParser {
  /// Reads a class, structure, enumeration, protocol or extension; members that cannot be read are reported and left out.
  mutating func parseNominal(_ head: Head) throws(SyntaxFailure) -> NominalDeclaration {
    try beginBody()
    defer { bodyDepth -= 1 }
    let keyword = current
    advance()
    let name = try parseNominalName()
    let forms: [String: NominalDeclaration.Form] = [
      "class": .reference, "actor": .reference, "struct": .value, "enum": .choice, "protocol": .interface,
    ]
    var declaration = NominalDeclaration(form: forms[keyword.text] ?? .addition, name: name.text, nameRange: name.range)
    declaration.attributes = head.attributes
    let outer = generics
    declaration.generics = try parseGenericParameters()
    generics.formUnion(declaration.generics)
    if declaration.form == .addition { generics.formUnion(Self.parameters[declaration.name] ?? []) }
    defer { generics = outer }
    if accept(":") {
      repeat {
        if acceptWord("class") { continue }
        declaration.inherited.append(try parseType())
      } while accept(",")
    }
    skipWhereClause()
    let opening = current
    try expect("{")
    let outerIndent = memberIndent
    defer { memberIndent = outerIndent }
    while !current.isPunctuator("}") {
      if isAtEnd { throw SyntaxFailure(.unclosed("{", needs: "}"), opening.range) }
      let start = index
      if indented != nil, current.startsLine { memberIndent = indent }
      do throws(SyntaxFailure) {
        if accept(";") { continue }
        if current.kind == .hashWord {
          program.statements.append(try passOverMacro())
          continue
        }
        try parseMember(try parseHead(), of: &declaration)
      } catch {
        report(error)
        program.leftOutCount += 1
        // Where something was never closed, nothing is left to go on with.
        if isAtEnd {
          declaration.extent = .joining(head.start, previous.range)
          return declaration
        }
        if index == start || !beginsNextMember { recoverInType(from: start) }
      }
    }
    advance()
    declaration.extent = .joining(head.start, previous.range)
    return declaration
  }

  /// The names that the standard library's types give their parameters, which extensions use.
  private static let parameters: [String: Set<String>] = [
    "Optional": ["Wrapped"], "Array": ["Element"], "Set": ["Element"], "Sequence": ["Element", "Iterator"],
    "Result": ["Success", "Failure"],
    "Collection": ["Element", "Index"], "MutableCollection": ["Element", "Index"], "RandomAccessCollection": ["Element", "Index"],
    "Dictionary": ["Key", "Value"], "Range": ["Bound"], "ClosedRange": ["Bound"], "ArraySlice": ["Element"],
  ]

  private mutating func parseNominalName() throws(SyntaxFailure) -> Token {
    var name = try expectName()
    while current.isPunctuator("."), peek(1).kind == .identifier {
      advance()
      name.text += "." + current.text
      name.range.end = current.range.end
      advance()
    }
    return name
  }

  /// Goes on to the next member, or to the brace that closes the type.
  private mutating func recoverInType(from start: Int) {
    index = start
    var depth = 0
    repeat {
      if current.isPunctuator("{") { depth += 1 }
      if current.isPunctuator("}") {
        if depth == 0 { return }
        depth -= 1
      }
      advance()
      if depth == 0, current.startsLine, startsDeclaration { return }
    } while !isAtEnd
  }

  /// Reads a member after its attributes and modifiers.
  mutating func parseMember(_ head: Head, of declaration: inout NominalDeclaration) throws(SyntaxFailure) {
    switch current.text {
    case "let", "var": declaration.properties += try parseProperties(head)
    case "func": declaration.methods.append(try parseFunction(head))
    case "init": declaration.methods.append(try parseInitializer(head))
    case "deinit":
      let start = current.range
      advance()
      let body = try parseBraces()
      declaration.methods.append(
        MethodDeclaration(
          selector: "dealloc", isClassMethod: false, result: Self.nothing(start), parameters: [], body: body, range: start,
          extent: .joining(head.start, previous.range)))
    case "subscript": declaration.methods += try parseSubscript(head)
    case "case" where declaration.form == .choice: declaration.cases += try parseEnumCases()
    case "class", "struct", "enum", "protocol", "actor": declaration.nested.append(try parseNominal(head))
    case "typealias": declaration.aliases.append(try parseAlias())
    case "associatedtype": skipLine()
    default:
      if current.kind == .identifier, let nearest = NearestName.find(current.text, among: Self.memberWords, allowsShort: true) {
        throw failure(.misspeltKeyword(current.text, nearest: nearest), current)
      }
      throw failure(.expected("a member or '}'", after: shortSpelling(previous)), current)
    }
    while accept(";") {}
  }

  static func nothing(_ range: SourceRange) -> TypeName { TypeName(name: "void", range: range) }

  private mutating func parseEnumCases() throws(SyntaxFailure) -> [EnumCase] {
    advance()
    var cases: [EnumCase] = []
    repeat {
      let name = current
      guard name.kind == .identifier else { throw failure(.expected("a name", after: shortSpelling(previous)), name) }
      advance()
      var one = EnumCase(name: name.text, range: name.range)
      if current.isPunctuator("(") {
        let type = try parseType()
        let parts = type.name == "()" ? type.parts : [type]
        one.parameters = parts.enumerated().map { place, part in
          (place < type.labels.count && type.name == "()" ? type.labels[place] : nil, part)
        }
      }
      if accept("=") { one.value = try parseExpression() }
      cases.append(one)
    } while accept(",")
    return cases
  }

  // MARK: Functions

  /// Reads a function from its `func`.
  mutating func parseFunction(_ head: Head) throws(SyntaxFailure) -> MethodDeclaration {
    advance()
    var base = ""
    if current.kind == .identifier {
      base = current.text
      advance()
    } else {
      while current.kind == .punctuator, !current.isPunctuator("("), !isAtEnd {
        if !base.isEmpty, current.followsSpace || (current.isPunctuator("<") && peek(1).kind == .identifier) { break }
        base += current.text
        advance()
      }
    }
    guard !base.isEmpty else { throw failure(.expected("the function's name", after: "func"), current) }
    return try parseFunctionRest(base, head, result: Self.nothing(current.range))
  }

  private mutating func parseInitializer(_ head: Head) throws(SyntaxFailure) -> MethodDeclaration {
    let start = current.range
    advance()
    let isFailable = accept("?") || accept("!")
    var method = try parseFunctionRest("init", head, result: TypeName(name: "instancetype", range: start))
    method.spelling?.isFailable = isFailable
    return method
  }

  private mutating func parseFunctionRest(_ base: String, _ head: Head, result: TypeName) throws(SyntaxFailure) -> MethodDeclaration {
    let outer = generics
    generics.formUnion(try parseGenericParameters())
    defer { generics = outer }
    guard current.isPunctuator("(") else { throw failure(.expected("'('", after: shortSpelling(previous)), current) }
    var parameters = try parseParameters(areLabelled: true)
    // Operands have no labels.
    if !base.contains(where: { $0.isLetter || $0 == "_" }) { for place in parameters.indices { parameters[place].label = "_" } }
    // A function of Swift 1 and 2 may take its parameters one list after the other.
    var further: [[Parameter]] = []
    while current.isPunctuator("("), !current.startsLine { further.append(try parseParameters(areLabelled: true)) }
    while ["throws", "rethrows", "async", "reasync"].contains(current.text), current.kind == .identifier {
      advance()
      skipParentheses()
    }
    var result = result
    if accept("->") { result = try parseType() }
    if result.name == "Void" || (result.name == "()" && result.parts.isEmpty) { result = Self.nothing(result.range) }
    skipWhereClause()
    let range = SourceRange.joining(head.start, previous.range)
    var spelling = MethodSpelling(base: base)
    spelling.isOverride = head.has("override")
    spelling.isMutating = head.has("mutating")
    spelling.attributes = head.attributes
    guard current.isPunctuator("{"), !current.startsLine || !startsDeclaration else {
      return MethodDeclaration(
        selector: "", isClassMethod: head.isStatic, result: result, parameters: parameters, body: nil, range: range, spelling: spelling)
    }
    var body = try parseBraces()
    for list in further.reversed() { body = [try Self.functionTaking(list, body, range, in: &self)] }
    if !further.isEmpty { result = Self.any(range) }
    if !result.isVoid, base != "init" { body = Self.withImplicitReturn(body) }
    return MethodDeclaration(
      selector: "", isClassMethod: head.isStatic, result: result, parameters: parameters, body: body, range: range,
      extent: .joining(head.start, previous.range), spelling: spelling)
  }

  /// What gives back a function of further parameters.
  private static func functionTaking(
    _ parameters: [Parameter], _ body: [Statement], _ range: SourceRange, in parser: inout SwiftParser
  ) throws(SyntaxFailure) -> Statement {
    let plain = parameters.map { parameter in
      var copy = parameter
      copy.label = nil
      return copy
    }
    let closure = Closure(captures: [], parameters: plain, result: nil, body: withImplicitReturn(body), anonymousCount: 0)
    return Statement(kind: .giveBack(try parser.make(.closure(closure), range, depth: 1)), range: range)
  }

  /// Reads parameters in parentheses; those of functions have labels, those of closures have none.
  mutating func parseParameters(areLabelled: Bool) throws(SyntaxFailure) -> [Parameter] {
    let opening = current
    advance()
    var parameters: [Parameter] = []
    while !current.isPunctuator(")"), !isAtEnd {
      var builder: String?
      var isAutoclosure = false
      while current.kind == .atWord {
        isAutoclosure = isAutoclosure || current.text == "autoclosure"
        if current.text.first?.isUppercase == true { builder = try parseAttributeName() } else { advance() }
        if current.isPunctuator("("), !current.followsSpace { skipParentheses() }
      }
      // `var` and `#` before parameters are of Swift 1 and 2.
      if (isWord("var") || isWord("let")), peek(1).kind == .identifier { advance() }
      let isInOut = isWord("inout") && peek(1).kind == .identifier
      if isInOut { advance() }
      _ = accept("#")
      var first = current
      if first.kind == .hashWord { first.kind = .identifier }
      guard first.kind == .identifier else { throw failure(.expected("a parameter's name", after: shortSpelling(previous)), first) }
      advance()
      var name = first
      if current.kind == .identifier {
        name = current
        advance()
      }
      var type = Self.any(name.range)
      // A pack takes as many arguments as there are, as three dots say of one type.
      let isPack = current.isPunctuator(":") && peek(1).isWord("repeat")
      if accept(":") { type = try parseType() } else if areLabelled { try expect(":") }
      type.isInOut = type.isInOut || isInOut
      type.builder = builder ?? type.builder
      type.isAutoclosure = type.isAutoclosure || isAutoclosure
      var parameter = Parameter(name: name.text, type: type, range: name.range)
      // In Swift 1 and 2 the first parameter has no label; whether that holds here, the tables tell.
      parameter.label = areLabelled ? first.text : nil
      parameter.isVariadic = accept("...") || isPack
      if accept("=") { parameter.standard = try parseExpression() }
      parameters.append(parameter)
      if !accept(",") { break }
    }
    try expectClosing(")", of: opening)
    return parameters
  }

  private mutating func parseSubscript(_ head: Head) throws(SyntaxFailure) -> [MethodDeclaration] {
    let start = current.range
    advance()
    _ = try parseGenericParameters()
    let parameters = try parseParameters(areLabelled: true).map { parameter in
      var unlabelled = parameter
      if parameter.label == parameter.name { unlabelled.label = "_" }
      return unlabelled
    }
    try expect("->")
    let result = try parseType()
    skipWhereClause()
    let property = try parseAccessors(StoredProperty(name: "subscript", type: result, range: start))
    var reading = MethodSpelling(base: "subscript")
    reading.attributes = head.attributes
    var methods = [
      MethodDeclaration(
        selector: "", isClassMethod: head.isStatic, result: result, parameters: parameters, body: property.getter, range: start,
        extent: .joining(head.start, previous.range), spelling: reading)
    ]
    if let setter = property.setter {
      let value = Parameter(name: setter.name, type: result, range: start, label: "_")
      methods.append(
        MethodDeclaration(
          selector: "", isClassMethod: head.isStatic, result: Self.nothing(start), parameters: [value] + parameters, body: setter.body,
          range: start, spelling: MethodSpelling(base: "setSubscript")))
    }
    return methods
  }

  // MARK: Properties

  private mutating func parseProperties(_ head: Head) throws(SyntaxFailure) -> [StoredProperty] {
    let isConstant = current.text == "let"
    advance()
    var properties: [StoredProperty] = []
    repeat {
      if current.isPunctuator("(") {
        properties += try parseTupleProperties(head)
        continue
      }
      let name = try expectName()
      var property = StoredProperty(name: name.text, type: accept(":") ? try parseType() : nil, range: name.range)
      property.isConstant = isConstant
      property.isStatic = head.isStatic
      property.isLazy = head.has("lazy")
      property.isWeak = head.has("weak")
      property.isOutlet = head.has("@IBOutlet")
      property.attributes = head.attributes
      property.wrapperArguments = property.wrapper.flatMap { head.arguments[$0] } ?? []
      if accept("=") { property.value = try parseExpression() }
      if current.isPunctuator("{"), !current.startsLine || startsAccessors || property.value == nil {
        property = try parseAccessors(property)
      }
      properties.append(property)
    } while accept(",")
    return properties
  }

  /// Reads `(a, b) = c` as a property: each part takes its own of the value.
  private mutating func parseTupleProperties(_ head: Head) throws(SyntaxFailure) -> [StoredProperty] {
    let binding = bindsNames
    bindsNames = true
    defer { bindsNames = binding }
    guard case .tuple(let parts) = try parsePattern() else { throw failure(.expected("a name", after: shortSpelling(previous)), current) }
    if accept(":") { _ = try parseType() }
    try expect("=")
    let value = try parseExpression()
    var properties: [StoredProperty] = []
    for (place, part) in parts.enumerated() {
      guard case .name(let name, let range) = part.pattern else { continue }
      var property = StoredProperty(name: name, type: nil, range: range)
      property.isStatic = head.isStatic
      property.attributes = head.attributes
      property.value = try make(.dot(value, String(place), nameRange: range), value.range, depth: value.depth)
      properties.append(property)
    }
    return properties
  }

  /// Reads the code of a property in braces: accessors, observers, or the getter alone.
  mutating func parseAccessors(_ declared: StoredProperty) throws(SyntaxFailure) -> StoredProperty {
    var property = declared
    var place = 1
    while peek(place).kind == .atWord || Self.modifiers.contains(peek(place).text) { place += 1 }
    let first = peek(place)
    let words: Set<String> = ["get", "set", "willSet", "didSet", "_modify", "_read"]
    let next = peek(place + 1)
    let isAccessor =
      first.kind == .identifier && words.contains(first.text)
      && (["{", "(", "}"].contains(next.text) || words.contains(next.text) || next.isWord("async") || next.isWord("throws"))
    guard isAccessor else {
      property.getter = Self.withImplicitReturn(try parseBraces())
      return property
    }
    let opening = current
    advance()
    while !current.isPunctuator("}") {
      if isAtEnd { throw SyntaxFailure(.unclosed("{", needs: "}"), opening.range) }
      while current.kind == .atWord || Self.modifiers.contains(current.text) { advance() }
      try parseAccessor(of: &property)
    }
    advance()
    return property
  }

  private mutating func parseAccessor(of property: inout StoredProperty) throws(SyntaxFailure) {
    let word = current
    advance()
    var name: String?
    if accept("(") {
      name = try expectName().text
      try expect(")")
    }
    while current.isWord("async") || current.isWord("throws") { advance() }
    guard current.isPunctuator("{") else {
      property.isAnnounced = true
      if word.kind != .identifier { throw failure(.expected("'get' or 'set'", after: shortSpelling(previous)), word) }
      return
    }
    let body = try parseBraces()
    switch word.text {
    case "get": property.getter = Self.withImplicitReturn(body)
    case "set": property.setter = (name ?? "newValue", body)
    case "willSet": property.willSet = (name ?? "newValue", body)
    case "didSet": property.didSet = (name ?? "oldValue", body)
    default: break
    }
  }
}
