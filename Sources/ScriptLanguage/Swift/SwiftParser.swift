import ObjectModel

/// Reads tokens of Swift into a program. A method that cannot be read leaves the others usable.
struct SwiftParser {
  var tokens: [Token]
  var index = 0
  var program = Program()
  let stack = StackBounds()
  /// Whether a brace after an expression may be its trailing closure.
  var allowsTrailingClosure = true
  /// The most parameters without names that the closures being read use.
  var anonymousCounts: [Int] = []
  /// Whether the names in the pattern being read are bound.
  var bindsNames = false
  /// The types that generic parameters stand for, which are any.
  var generics: Set<String> = []
  private var trialDepth = 0
  static let chainLimit = 3000

  init(_ tokens: [Token]) { self.tokens = tokens }

  /// Reads the whole text.
  mutating func parse() -> Program {
    while !isAtEnd {
      let start = index
      do throws(SyntaxFailure) {
        try parseTopLevelItem()
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
      let expression = try parseExpression()
      while accept(";") {}
      if !isAtEnd { throw failure(.expected("the end", after: shortSpelling(previous)), current) }
      program.statements = [Statement(kind: .expression(expression), range: expression.range)]
    } catch {
      report(error)
      program.isBroken = true
    }
    return program
  }

  /// Reads the statements of a body that is given without its braces.
  mutating func parseBodyOnly() -> Program {
    do throws(SyntaxFailure) {
      var statements: [Statement] = []
      while !isAtEnd { try parseStatement(into: &statements) }
      program.statements = Self.withImplicitReturn(statements)
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

  private mutating func recover(from start: Int) {
    if index == start { advance() }
    while !isAtEnd {
      if current.startsLine, startsDeclaration { return }
      advance()
    }
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

  /// Takes the keyword if it is next.
  mutating func acceptWord(_ word: String) -> Bool {
    guard isWord(word) else { return false }
    advance()
    return true
  }

  /// Whether the keyword is next, and not a name in backticks.
  func isWord(_ word: String) -> Bool { current.isWord(word) && !current.isQuoted }

  /// Takes the punctuator, or fails where the token before ends, as a reader looks for it there.
  mutating func expect(_ punctuator: String) throws(SyntaxFailure) {
    if accept(punctuator) { return }
    throw SyntaxFailure(.expected("'\(punctuator)'", after: shortSpelling(previous)), afterPrevious)
  }

  /// Takes the keyword, or fails.
  mutating func expectWord(_ word: String) throws(SyntaxFailure) {
    if acceptWord(word) { return }
    throw SyntaxFailure(.expected("'\(word)'", after: shortSpelling(previous)), afterPrevious)
  }

  /// Takes the closing bracket of one that was opened.
  mutating func expectClosing(_ punctuator: String, of opening: Token) throws(SyntaxFailure) {
    if accept(punctuator) { return }
    if isAtEnd { throw SyntaxFailure(.unclosed(opening.spelling, needs: punctuator), opening.range) }
    throw SyntaxFailure(.expected("'\(punctuator)'", after: shortSpelling(previous)), afterPrevious)
  }

  mutating func expectName() throws(SyntaxFailure) -> Token {
    guard current.kind == .identifier, current.isQuoted || !Self.reserved.contains(current.text) else {
      throw SyntaxFailure(.expected("a name", after: shortSpelling(previous)), current.range)
    }
    defer { advance() }
    return current
  }

  /// Words that are no names unless they stand in backticks.
  static let reserved: Set<String> = [
    "let", "var", "func", "class", "struct", "enum", "protocol", "extension", "import", "guard", "if", "else", "for", "while", "repeat",
    "do",
    "switch", "case", "default", "return", "break", "continue", "fallthrough", "throw", "throws", "defer", "in", "is", "as", "try", "nil",
    "true",
    "false", "super", "where", "init", "deinit", "subscript", "typealias", "operator", "internal", "public", "private", "fileprivate",
    "static",
    "inout", "catch", "rethrows",
  ]

  var afterPrevious: SourceRange { SourceRange(start: previous.range.end, end: previous.range.end) }

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

  /// Runs a part of the parser that may find that it is not what stands here; then nothing is taken.
  mutating func attempt<T>(_ body: (inout SwiftParser) -> T?) -> T? {
    let start = index
    let counts = anonymousCounts
    // Trials within trials within trials are no code of anyone's, and each may double the work.
    guard trialDepth < 6 else { return nil }
    trialDepth += 1
    defer { trialDepth -= 1 }
    if let result = body(&self) { return result }
    index = start
    anonymousCounts = counts
    return nil
  }
}
