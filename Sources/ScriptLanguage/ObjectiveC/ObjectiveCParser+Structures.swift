extension ObjectiveCParser {
  /// Reads a structure's keyword, name and fields. What is no plain field, such as a union inside, is left out.
  mutating func parseStructure() throws(SyntaxFailure) -> (name: String?, fields: [(name: String, type: TypeName)]) {
    advance()
    var name: String?
    if current.kind == .identifier {
      name = current.text
      ownTypes.insert(current.text)
      advance()
    }
    let opening = current
    try expect("{")
    var fields: [(name: String, type: TypeName)] = []
    while !current.isPunctuator("}") {
      if isAtEnd { throw SyntaxFailure(.unclosed("{", needs: "}"), opening.range) }
      if accept(";") { continue }
      if current.isWord("struct") || current.isWord("union"), peek(1).isPunctuator("{") || peek(2).isPunctuator("{") {
        let start = index
        if let inner = try? parseInnerStructure() {
          fields.append((inner.name, inner.type))
        } else {
          index = start
          skipInnerStructure()
        }
        continue
      }
      if try skipFunction() { continue }
      fields += try parseDeclarators(try parseType()).map { ($0.name, $0.type) }
      try expect(";")
    }
    advance()
    return (name, fields)
  }

  /// Reads `struct { … } name;`, whose type has no name of its own, if that is next.
  mutating func parseInnerStructure() throws(SyntaxFailure) -> VariableDeclaration? {
    guard current.isWord("struct"), peek(1).isPunctuator("{") || peek(2).isPunctuator("{") else { return nil }
    let (tag, fields) = try parseStructure()
    let name = try expectName()
    let type = tag ?? "struct \(name.text)"
    program.declarations.append(.structure(StructureDeclaration(name: type, fields: fields)))
    try expect(";")
    return VariableDeclaration(name: name.text, type: TypeName(name: type, range: name.range), value: nil, range: name.range)
  }

  /// Skips a function that a structure of C++ has beside its fields, or a word such as `public:`.
  private mutating func skipFunction() throws(SyntaxFailure) -> Bool {
    if ["public", "private", "protected"].contains(current.text), peek(1).isPunctuator(":") {
      advance()
      advance()
      return true
    }
    var place = 0
    while ![";", "{", "}", "=", "("].contains(peek(place).text), peek(place).kind != .end { place += 1 }
    guard peek(place).isPunctuator("("), !peek(place + 1).isPunctuator("^"), !peek(place + 1).isPunctuator("*"),
      peek(max(0, place - 1)).kind == .identifier, !Self.qualifiers.contains(peek(max(0, place - 1)).text)
    else { return false }
    while !isAtEnd, !current.isPunctuator(";"), !current.isPunctuator("{") { advance() }
    if current.isPunctuator("{") { try passOverBraces() }
    _ = accept(";")
    return true
  }

  private mutating func skipInnerStructure() {
    var depth = 0
    repeat {
      if current.isPunctuator("{") { depth += 1 }
      if current.isPunctuator("}") { depth -= 1 }
      advance()
    } while !isAtEnd && (depth > 0 || !previous.isPunctuator("}"))
    while !isAtEnd, !accept(";") { advance() }
  }
}
