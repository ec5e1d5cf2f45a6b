import ObjectModel

/// Reads tokens of Objective-C into a program. A method that cannot be read leaves the others usable.
struct ObjectiveCParser: TokenReader {
  let tokens: [Token]
  var index = 0
  var program = Program()
  /// Tells whether a name is that of a type known before the text.
  let isKnownType: (String) -> Bool
  /// The types that the text itself declares.
  var ownTypes: Set<String> = []
  /// Whether the present statement belongs to the body of a method or function.
  var isInBody = false
  /// Whether the text is a body given without its braces.
  var isBodyAlone = false
  /// How many braces of `extern "C" {` are open.
  var linkageDepth = 0
  /// The sizes in brackets behind the name that was read last; nothing between brackets is none.
  var arraySizes: [Expression?] = []
  let stack = StackBounds()
  var bodyDepth = 0

  init(_ tokens: [Token], isKnownType: @escaping (String) -> Bool) {
    self.tokens = tokens
    self.isKnownType = isKnownType
  }

  /// Reads the whole text.
  mutating func parse() -> Program {
    readItems({ parser throws(SyntaxFailure) in try parser.parseItem() }, recover: { $0.recover(from: $1) })
  }

  /// Reads one expression with nothing after it but a semicolon.
  mutating func parseExpressionOnly() -> Program {
    return readWhole { parser throws(SyntaxFailure) in
      let expression = try parser.parseSequence()
      while parser.accept(";") {}
      if !parser.isAtEnd { throw parser.failure(.expected("the end", after: parser.previous.spelling), parser.current) }
      parser.program.statements = [Statement(kind: .expression(expression), range: expression.range)]
    }
  }

  /// Reads the statements of a body that is given without its braces.
  mutating func parseBodyOnly() -> Program {
    isInBody = true
    isBodyAlone = true
    return readWhole { parser throws(SyntaxFailure) in
      while !parser.isAtEnd { parser.program.statements.append(try parser.parseStatement()) }
    }
  }

  mutating func expectName() throws(SyntaxFailure) -> Token {
    guard current.kind == .identifier else { throw SyntaxFailure(.expected("a name", after: shortSpelling(previous)), current.range) }
    defer { advance() }
    return current
  }

  /// Goes on to the next thing that can begin at top level.
  private mutating func recover(from start: Int) {
    if index == start { advance() }
    while !isAtEnd {
      if current.startsLine, startsDeclaration { return }
      if current.isAtWord("end") {
        advance()
        return
      }
      advance()
    }
  }

  /// Whether a method, class or protocol begins here.
  var startsDeclaration: Bool {
    if current.kind == .atWord { return ["interface", "implementation", "protocol", "class", "end"].contains(current.text) }
    return (current.isPunctuator("-") || current.isPunctuator("+")) && peek(1).isPunctuator("(") && startsMethodHead
  }

  /// Whether `- (type) name` followed by `:`, `{` or `;` stands here.
  private var startsMethodHead: Bool {
    var place = index + 2
    var depth = 1
    while place < tokens.count, depth > 0, place < index + 40 {
      if tokens[place].isPunctuator("(") { depth += 1 }
      if tokens[place].isPunctuator(")") { depth -= 1 }
      place += 1
    }
    guard depth == 0, place + 1 < tokens.count, tokens[place].kind == .identifier else { return false }
    let next = tokens[place + 1]
    return next.isPunctuator(":") || next.isPunctuator("{") || (next.isPunctuator(";") && tokens[index].startsLine)
  }
}
