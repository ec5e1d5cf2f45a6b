import ObjectModel

/// What the parsers of all languages share: a place in the tokens, the program so far, and how a failure is told.
protocol TokenReader {
  var tokens: [Token] { get }
  var index: Int { get set }
  var program: Program { get set }
  var stack: StackBounds { get }
  /// How many closures, blocks or types are being read, one inside another.
  var bodyDepth: Int { get set }
}

/// The most expressions one inside another.
private let chainLimit = 3000
/// The most closures, blocks or types one inside another: each sees the names of all around it.
private let bodyLimit = 1000

extension TokenReader {
  /// Notes a failure; what stands before it is read.
  mutating func report(_ failure: SyntaxFailure) {
    program.reach = min(program.reach, current.range.start)
    if program.problems.count < 20 { program.problems.append(failure.problem) }
  }

  /// Reads items up to the end of the text. Behind one that cannot be read it goes on where `recover`, told where that began, finds a place to.
  mutating func readItems(_ item: (inout Self) throws(SyntaxFailure) -> Void, recover: (inout Self, Int) -> Void) -> Program {
    while !isAtEnd {
      let start = index
      do throws(SyntaxFailure) {
        try item(&self)
      } catch {
        report(error)
        program.isBroken = true
        recover(&self, start)
      }
    }
    return program
  }

  /// Reads a text that is one thing from its beginning to its end.
  mutating func readWhole(_ body: (inout Self) throws(SyntaxFailure) -> Void) -> Program {
    do throws(SyntaxFailure) {
      try body(&self)
    } catch {
      report(error)
      program.isBroken = true
    }
    return program
  }

  /// The token that is next.
  var current: Token { tokens[index] }
  /// The token taken last.
  var previous: Token { tokens[index > 0 ? index - 1 : 0] }
  var isAtEnd: Bool { current.kind == .end }

  /// The token some places ahead; the end token beyond the end.
  func peek(_ distance: Int) -> Token { tokens[min(index + distance, tokens.count - 1)] }

  /// Goes on to the next token; the end token stays.
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

  /// The failure where a statement does not end: if all that was read of it is one word, a keyword was probably meant.
  func unendedStatement(_ fact: Fact, at range: SourceRange, keywords: [String]) -> SyntaxFailure {
    guard previous.kind == .identifier, previous.startsLine || index < 2 || ["{", "}", ";"].contains(tokens[index - 2].text),
      let nearest = NearestName.find(previous.text, among: keywords)
    else { return SyntaxFailure(fact, range) }
    return SyntaxFailure(.misspeltKeyword(previous.text, nearest: nearest), previous.range)
  }

  /// The failure where a call such as `swich (x)` is followed by braces, so that a keyword was probably meant.
  func misspeltBefore(_ keywords: [String]) -> SyntaxFailure? {
    guard current.isPunctuator("{"), previous.isPunctuator(")") else { return nil }
    var depth = 0
    var place = index - 1
    while place > 0 {
      if tokens[place].isPunctuator(")") { depth += 1 }
      if tokens[place].isPunctuator("(") { depth -= 1 }
      if depth == 0 { break }
      place -= 1
    }
    guard place > 0, tokens[place - 1].kind == .identifier, tokens[place - 1].startsLine || place < 2,
      let nearest = NearestName.find(tokens[place - 1].text, among: keywords)
    else { return nil }
    return SyntaxFailure(.misspeltKeyword(tokens[place - 1].text, nearest: nearest), tokens[place - 1].range)
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

  /// Begins to read a closure, block or type; fails where it is inside too many others.
  mutating func beginBody() throws(SyntaxFailure) {
    try checkDepth()
    guard bodyDepth < bodyLimit else { throw failure(.tooDeep, current) }
    bodyDepth += 1
  }

  /// An expression; fails where it holds too many others inside one another.
  func make(_ kind: Expression.Kind, _ start: SourceRange, depth: Int = 0) throws(SyntaxFailure) -> Expression {
    guard depth < chainLimit else { throw SyntaxFailure(.tooDeep, start) }
    return Expression(kind: kind, range: .joining(start, previous.range), depth: depth + 1)
  }
}
