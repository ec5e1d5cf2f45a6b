/// The parts of C++ that stand beside Objective-C in one file: what declares something is passed over, what computes something is read.
extension ObjectiveCParser {
  /// Passes over a declaration that only C++ has, if one is next; it is told once, where it stands.
  mutating func passOverCPlusPlus() throws(SyntaxFailure) -> Bool {
    let start = current
    guard start.kind == .identifier, beginsCPlusPlus else { return false }
    let isType = start.text == "class" || start.text == "namespace"
    while !isAtEnd, !current.isPunctuator(";"), !current.isPunctuator("{") { advance() }
    if current.isPunctuator("{") { try passOverBraces() }
    if isType || start.text == "using" || previous.kind != .punctuator { _ = accept(";") }
    let what = start.text.contains("::") ? "the C++ function '\(start.text)'" : "'\(start.text)' of C++"
    if start.text != "using" {
      program.statements.append(Statement(kind: .unsupported(what), range: start.range))
    }
    return true
  }

  private var beginsCPlusPlus: Bool {
    switch current.text {
    case "using", "template", "namespace": peek(1).kind == .identifier || peek(1).isPunctuator("<") || peek(1).isPunctuator("{")
    case "class": peek(1).kind == .identifier && [";", "{", ":"].contains(peek(2).text)
    // A constructor or destructor outside of its class has no type before it.
    default: current.startsLine && current.text.contains("::") && peek(1).isPunctuator("(") && !isInBody
    }
  }

  mutating func passOverBraces() throws(SyntaxFailure) {
    let opening = current
    var depth = 0
    repeat {
      if isAtEnd { throw SyntaxFailure(.unclosed("{", needs: "}"), opening.range) }
      if current.isPunctuator("{") || current.isPunctuator("@{") { depth += 1 }
      if current.isPunctuator("}") { depth -= 1 }
      advance()
    } while depth > 0
  }

  /// Reads `static_cast<T>(x)`, `new T(x)`, `[=](int x) { … }` or `std::max<int>(a, b)` up to its call, if one is next.
  mutating func parseCPlusPlus() throws(SyntaxFailure) -> Expression? {
    let start = current
    if start.isPunctuator("["), startsLambda { return try parseLambda() }
    guard start.kind == .identifier else { return nil }
    if start.text.hasSuffix("_cast"), peek(1).isPunctuator("<") {
      advance()
      _ = try parseAngleBrackets()
      return try parsePrimary()
    }
    // `[new length]` is a message to a variable of that name.
    let isReceiver = index > 0 && peek(-1).isPunctuator("[") && (peek(2).isPunctuator("]") || peek(2).isPunctuator(":"))
    if start.text == "new", !isReceiver, peek(1).kind == .identifier, !peek(1).startsLine {
      advance()
      let type = try parseType()
      let opening = current
      var arguments: [Expression] = []
      if accept("(") { arguments = try parseArguments(until: ")", opening) } else if current.isPunctuator("{") { try passOverBraces() }
      return try make(.call(try make(.name("new " + type.name), start.range), arguments), start.range, depth: 1)
    }
    if start.text.contains("::"), peek(1).isPunctuator("<") {
      var probe = self
      probe.advance()
      guard (try? probe.parseAngleBrackets()) != nil, probe.current.isPunctuator("(") || probe.current.isPunctuator("{") else { return nil }
      index = probe.index
      if current.isPunctuator("{") { try passOverBraces() }
      return try make(.name(start.text), start.range)
    }
    return nil
  }

  /// Whether the bracket that is next holds what a function of C++ takes from around it.
  private var startsLambda: Bool {
    let first = peek(1)
    guard ["&", "=", "]"].contains(first.text) || first.isWord("this") else { return false }
    var place = 1
    while place < 30, !peek(place).isPunctuator("]") { place += 1 }
    return peek(place + 1).isPunctuator("(") || peek(place + 1).isPunctuator("{")
  }

  private mutating func parseLambda() throws(SyntaxFailure) -> Expression {
    let start = current.range
    while !isAtEnd, !current.isPunctuator("]") { advance() }
    advance()
    let parameters = current.isPunctuator("(") ? try parseParameterList() : []
    _ = acceptWord("mutable")
    if accept("->") { _ = try parseType() }
    guard current.isPunctuator("{") else { throw failure(.missingBody("the block"), current) }
    return try make(.block(BlockLiteral(parameters: parameters, result: nil, body: try parseBraces())), start)
  }
}
