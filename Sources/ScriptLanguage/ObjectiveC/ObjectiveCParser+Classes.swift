extension ObjectiveCParser {
  /// Reads `@interface … @end` or `@implementation … @end`; methods that cannot be read are reported and left out.
  mutating func parseClass() throws(SyntaxFailure) {
    let keyword = current
    var declaration = try parseClassHead()
    ownTypes.insert(declaration.name)
    if current.isPunctuator("{") { declaration.variables = try parseVariableBlock() }
    while !current.isAtWord("end") {
      if isAtEnd || current.isAtWord("interface") || current.isAtWord("implementation") {
        report(SyntaxFailure(.unclosed("@\(keyword.text) \(declaration.name)", needs: "@end"), keyword.range))
        program.declarations.append(.type(declaration))
        return
      }
      let start = index
      do throws(SyntaxFailure) {
        try parseMember(of: &declaration)
      } catch {
        report(error)
        program.leftOutCount += 1
        recoverInClass(from: start)
      }
    }
    advance()
    program.declarations.append(.type(declaration))
  }

  private mutating func parseClassHead() throws(SyntaxFailure) -> TypeDeclaration {
    let keyword = current
    advance()
    let name = try expectName()
    var part = keyword.text == "interface" ? TypeDeclaration.Part.interface : .implementation
    var protocols: [String] = []
    if current.isPunctuator("<") { protocols = try parseAngleBrackets() }
    var superclass: Token?
    if accept(":") {
      superclass = try expectName()
      protocols = []
      if current.isPunctuator("<") { protocols = try parseAngleBrackets() }
    }
    if current.isPunctuator("(") {
      let opening = current
      advance()
      if current.kind == .identifier { advance() }
      try expectClosing(")", of: opening)
      part = .category
    }
    while current.isPunctuator("<") { protocols += try parseAngleBrackets() }
    return TypeDeclaration(
      name: name.text, nameRange: name.range, part: part, superclass: superclass?.text, superclassRange: superclass?.range,
      protocols: protocols)
  }

  private mutating func parseVariableBlock() throws(SyntaxFailure) -> [VariableDeclaration] {
    let opening = current
    advance()
    var variables: [VariableDeclaration] = []
    while !current.isPunctuator("}") {
      if isAtEnd || current.isAtWord("end") || current.isAtWord("property") {
        throw SyntaxFailure(.unclosed("{", needs: "}"), opening.range)
      }
      if current.kind == .atWord || current.isPunctuator(";") {
        advance()
        continue
      }
      if let variable = try parseInnerStructure() {
        variables.append(variable)
        continue
      }
      if current.isWord("union"), peek(1).isPunctuator("{") || peek(2).isPunctuator("{") {
        while !isAtEnd, !current.isPunctuator("}") { advance() }
        advance()
        while !isAtEnd, !accept(";") { advance() }
        continue
      }
      variables += try parseDeclarators(try parseType())
      try expect(";")
    }
    advance()
    return variables
  }

  private mutating func parseMember(of declaration: inout TypeDeclaration) throws(SyntaxFailure) {
    isInBody = false
    let start = current
    switch start.kind {
    case .punctuator where start.text == "-" || start.text == "+": declaration.methods.append(try parseMethod())
    case .punctuator where start.text == ";": advance()
    case .atWord where start.text == "property": declaration.properties += try parseProperty()
    case .atWord where start.text == "synthesize": declaration.syntheses += try parseSyntheses()
    case .atWord where start.text == "dynamic": _ = try parseSyntheses()
    case .atWord where start.text == "optional" || start.text == "required": advance()
    case .identifier:
      if skipMarker() { return }
      if try passOverCPlusPlus() { return }
      if try passOverMacro() { return }
      isInBody = true
      if try parseCDeclaration() { return }
      // A variable among the methods belongs to the file.
      if startsVariable {
        let variables = try parseDeclarators(try parseType())
        try expect(";")
        for variable in variables { program.declarations.append(.variable(variable)) }
        return
      }
      throw failure(.expected("a method or '@end'", after: shortSpelling(previous)), start)
    default: throw failure(.expected("a method or '@end'", after: shortSpelling(previous)), start)
    }
  }

  /// Passes over a macro that stands among the members and makes some of its own: `SINGLETON(Foo)`, with a semicolon, a body, or neither.
  private mutating func passOverMacro() throws(SyntaxFailure) -> Bool {
    let name = current
    guard peek(1).isPunctuator("("), !peek(1).followsSpace, name.startsLine else { return false }
    let saved = index
    advance()
    skipParentheses()
    if current.isPunctuator("{") {
      try passOverBraces()
    } else if !accept(";"), !current.startsLine {
      index = saved
      return false
    }
    program.statements.append(Statement(kind: .unsupported("the macro '\(name.text)'"), range: name.range))
    return true
  }

  private mutating func recoverInClass(from start: Int) {
    if index == start { advance() }
    while !isAtEnd {
      if current.startsLine, startsDeclaration || current.isAtWord("property") || current.isAtWord("synthesize") { return }
      if current.isAtWord("end") { return }
      advance()
    }
  }

  mutating func parseProtocol() throws(SyntaxFailure) {
    let keyword = current
    advance()
    let name = try expectName()
    if current.isPunctuator(",") || current.isPunctuator(";") {
      while !isAtEnd, !accept(";") { advance() }
      return
    }
    let protocols = current.isPunctuator("<") ? try parseAngleBrackets() : []
    var members = TypeDeclaration(name: name.text, nameRange: name.range, part: .interface, superclass: nil, superclassRange: nil)
    while !current.isAtWord("end") {
      if isAtEnd || current.isAtWord("interface") || current.isAtWord("implementation") {
        throw SyntaxFailure(.unclosed("@protocol \(name.text)", needs: "@end"), keyword.range)
      }
      try parseMember(of: &members)
    }
    advance()
    program.declarations.append(
      .protocols(ProtocolDeclaration(name: name.text, protocols: protocols, methods: members.methods, properties: members.properties)))
  }

  // MARK: Methods

  /// Reads a method's head and, if it has one, its body.
  mutating func parseMethod() throws(SyntaxFailure) -> MethodDeclaration {
    let start = current
    advance()
    let result = try parseParenthesizedType() ?? TypeName(name: "id", range: start.range)
    var selector = ""
    var parameters: [Parameter] = []
    if current.kind == .identifier, !peek(1).isPunctuator(":") {
      selector = current.text
      advance()
    } else {
      while current.isPunctuator(":") || (current.kind == .identifier && peek(1).isPunctuator(":")) {
        if current.kind == .identifier {
          selector += current.text
          advance()
        }
        try expect(":")
        selector += ":"
        let type = try parseParenthesizedType() ?? TypeName(name: "id", range: current.range)
        skipAttributes()
        let name = try expectName()
        parameters.append(Parameter(name: name.text, type: type, range: name.range))
      }
      if accept(",") { try expect("...") }
    }
    guard !selector.isEmpty else { throw failure(.expected("the method's name", after: shortSpelling(previous)), current) }
    let range = SourceRange.joining(start.range, previous.range)
    skipAttributes()
    let isAnnounced = accept(";")
    guard current.isPunctuator("{") else {
      if isAnnounced {
        return MethodDeclaration(
          selector: selector, isClassMethod: start.text == "+", result: result, parameters: parameters, body: nil, range: range)
      }
      // What declares a class or a protocol ends it behind the head.
      if current.isAtWord("end") || current.startsLine && startsDeclaration {
        throw failure(.expected("';' or '{'", after: shortSpelling(previous)), current)
      }
      throw failure(.missingBody("the method '\(selector)'"), current)
    }
    let body = try parseBraces()
    return MethodDeclaration(
      selector: selector, isClassMethod: start.text == "+", result: result, parameters: parameters, body: body, range: range,
      extent: SourceRange.joining(start.range, previous.range))
  }

  private mutating func parseParenthesizedType() throws(SyntaxFailure) -> TypeName? {
    let opening = current
    guard accept("(") else { return nil }
    var type = try parseType()
    // An array of C is handed on as a pointer.
    while accept("[") {
      while !current.isPunctuator("]"), !current.isPunctuator(")"), !isAtEnd { advance() }
      try expect("]")
      type.pointers += 1
    }
    try expectClosing(")", of: opening)
    return type
  }

  // MARK: Properties

  mutating func parseProperty() throws(SyntaxFailure) -> [PropertyDeclaration] {
    advance()
    var attributes: [String: String] = [:]
    if current.isPunctuator("(") { attributes = try parsePropertyAttributes() }
    let type = try parseType()
    let variables = try parseDeclarators(type)
    skipAttributes()
    try endStatement()
    return variables.map { variable in
      var property = PropertyDeclaration(name: variable.name, type: variable.type, range: variable.range)
      property.getter = attributes["getter"]
      property.setter = attributes["setter"]
      property.isCopied = attributes["copy"] != nil
      property.isReadOnly = attributes["readonly"] != nil
      property.isClassProperty = attributes["class"] != nil
      property.isWeak = variable.type.isWeak || ["weak", "assign", "unsafe_unretained"].contains { attributes[$0] != nil }
      return property
    }
  }

  private mutating func parsePropertyAttributes() throws(SyntaxFailure) -> [String: String] {
    let opening = current
    advance()
    var attributes: [String: String] = [:]
    while current.kind == .identifier {
      let name = current.text
      advance()
      var value = ""
      if accept("=") {
        value = current.text
        advance()
        if accept(":") { value += ":" }
      }
      attributes[name] = value
      if !accept(",") { break }
    }
    try expectClosing(")", of: opening)
    return attributes
  }

  mutating func parseSyntheses() throws(SyntaxFailure) -> [Synthesis] {
    advance()
    var syntheses: [Synthesis] = []
    repeat {
      let name = try expectName().text
      syntheses.append(Synthesis(name: name, variable: accept("=") ? try expectName().text : nil))
    } while accept(",")
    try endStatement()
    return syntheses
  }
}
