import ObjectModel

/// Reads tokens of Objective-C into a program. A method that cannot be read leaves the others usable.
struct ObjectiveCParser {
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
  let stack = StackBounds()
  static let chainLimit = 3000

  init(_ tokens: [Token], isKnownType: @escaping (String) -> Bool) {
    self.tokens = tokens
    self.isKnownType = isKnownType
  }

  /// Reads the whole text.
  mutating func parse() -> Program {
    while !isAtEnd {
      let start = index
      do throws(SyntaxFailure) {
        try parseItem()
      } catch {
        report(error)
        program.isBroken = true
        recover(from: start)
      }
    }
    return program
  }

  /// Reads one expression with nothing after it but a semicolon.
  mutating func parseExpressionOnly() -> Program {
    do throws(SyntaxFailure) {
      let expression = try parseSequence()
      while accept(";") {}
      if !isAtEnd { throw failure(.expected("the end", after: previous.spelling), current) }
      program.statements = [Statement(kind: .expression(expression), range: expression.range)]
    } catch {
      report(error)
      program.isBroken = true
    }
    return program
  }

  /// Reads the statements of a body that is given without its braces.
  mutating func parseBodyOnly() -> Program {
    isInBody = true
    isBodyAlone = true
    do throws(SyntaxFailure) {
      while !isAtEnd { program.statements.append(try parseStatement()) }
    } catch {
      report(error)
      program.isBroken = true
    }
    return program
  }

  mutating func report(_ failure: SyntaxFailure) {
    program.reach = min(program.reach, current.range.start)
    if program.problems.count < 20 { program.problems.append(failure.problem) }
  }

  // MARK: Tokens

  var current: Token { tokens[index] }
  var previous: Token { tokens[index > 0 ? index - 1 : 0] }
  var isAtEnd: Bool { current.kind == .end }

  /// The token some places ahead; the end token beyond the end.
  func peek(_ distance: Int) -> Token { tokens[min(index + distance, tokens.count - 1)] }

  mutating func advance() {
    if index < tokens.count - 1 { index += 1 }
  }

  /// Takes the punctuator if it is next.
  mutating func accept(_ punctuator: String) -> Bool {
    guard current.isPunctuator(punctuator) else { return false }
    advance()
    return true
  }

  mutating func acceptWord(_ word: String) -> Bool {
    guard current.isWord(word) else { return false }
    advance()
    return true
  }

  /// Takes the punctuator, or fails where the token before ends, as a reader looks for it there.
  mutating func expect(_ punctuator: String) throws(SyntaxFailure) {
    if accept(punctuator) { return }
    throw SyntaxFailure(.expected("'\(punctuator)'", after: shortSpelling(previous)), afterPrevious)
  }

  /// Takes the closing bracket of one that was opened.
  mutating func expectClosing(_ punctuator: String, of opening: Token) throws(SyntaxFailure) {
    if accept(punctuator) { return }
    if isAtEnd { throw SyntaxFailure(.unclosed(opening.spelling, needs: punctuator), opening.range) }
    throw SyntaxFailure(.expected("'\(punctuator)'", after: shortSpelling(previous)), afterPrevious)
  }

  mutating func expectName() throws(SyntaxFailure) -> Token {
    guard current.kind == .identifier else { throw SyntaxFailure(.expected("a name", after: shortSpelling(previous)), current.range) }
    defer { advance() }
    return current
  }

  private var afterPrevious: SourceRange { SourceRange(start: previous.range.end, end: previous.range.end) }

  func shortSpelling(_ token: Token) -> String {
    let text = token.spelling
    return text.count > 40 ? String(text.prefix(40)) + "…" : text
  }

  func failure(_ fact: Fact, _ token: Token) -> SyntaxFailure { SyntaxFailure(fact, token.range) }

  /// Fails where the text is nested so deeply that the stack might not do.
  func checkDepth() throws(SyntaxFailure) {
    if stack.isExhausted { throw failure(.tooDeep, current) }
  }

  /// An expression; fails where it holds too many others inside one another.
  func make(_ kind: Expression.Kind, _ start: SourceRange, depth: Int = 0) throws(SyntaxFailure) -> Expression {
    guard depth < Self.chainLimit else { throw SyntaxFailure(.tooDeep, start) }
    return Expression(kind: kind, range: .joining(start, previous.range), depth: depth + 1)
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
