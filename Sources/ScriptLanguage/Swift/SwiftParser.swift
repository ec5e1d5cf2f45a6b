import ObjectModel

/// Reads tokens of Swift into a program. A method that cannot be read leaves the others usable.
struct SwiftParser: TokenReader {
  var tokens: [Token]
  var index = 0
  var program = Program()
  let stack = StackBounds()
  var bodyDepth = 0
  /// Whether a brace after an expression may be its trailing closure.
  var allowsTrailingClosure = true
  /// The most parameters without names that the closures being read use.
  var anonymousCounts: [Int] = []
  /// Whether the names in the pattern being read are bound.
  var bindsNames = false
  /// The types that generic parameters stand for, which are any.
  var generics: Set<String> = []
  /// How firmly the operators bind that the app declares.
  var precedence: OperatorPrecedence
  private var trialDepth = 0
  /// The text, whose indentation tells where a brace was forgotten; nothing in the first reading, which goes by braces alone.
  private(set) var indented: LoadedSource?
  /// How far the member that is read is indented.
  var memberIndent = Int.max

  init(_ tokens: [Token], precedence: OperatorPrecedence = OperatorPrecedence()) {
    self.tokens = tokens
    self.precedence = precedence
  }

  /// Reads the whole text. Where a brace is never closed, it is read again with an eye on the indentation, so that what follows is not lost.
  static func parse(_ tokens: [Token], of source: LoadedSource, _ precedence: inout OperatorPrecedence) -> Program {
    var parser = SwiftParser(tokens, precedence: precedence)
    let program = parser.parse()
    precedence = parser.precedence
    let isUnclosed = program.problems.contains { if case .unclosed("{", _) = $0.fact { true } else { false } }
    guard isUnclosed else { return program }
    var second = SwiftParser(tokens, precedence: precedence)
    second.indented = source
    return second.parse()
  }

  /// Whether a member begins here that is indented no further than the one that is read, so that this one lacks a brace.
  var beginsNextMember: Bool {
    guard indented != nil, current.startsLine, startsDeclaration, !isWord("let"), !isWord("var") else { return false }
    return indent <= memberIndent
  }

  /// How many blanks stand before the token that is next.
  var indent: Int {
    guard let bytes = indented?.bytes else { return 0 }
    var place = current.range.start
    while place > 0, bytes[place - 1] == 32 || bytes[place - 1] == 9 { place -= 1 }
    return current.range.start - place
  }

  /// Reads the whole text.
  mutating func parse() -> Program {
    readItems({ parser throws(SyntaxFailure) in try parser.parseTopLevelItem() }, recover: { $0.recover(from: $1) })
  }

  /// Reads one expression with nothing after it but a semicolon.
  mutating func parseExpressionOnly() -> Program {
    return readWhole { parser throws(SyntaxFailure) in
      let expression = try parser.parseExpression()
      while parser.accept(";") {}
      if !parser.isAtEnd { throw parser.failure(.expected("the end", after: parser.shortSpelling(parser.previous)), parser.current) }
      parser.program.statements = [Statement(kind: .expression(expression), range: expression.range)]
    }
  }

  /// Reads the statements of a body that is given without its braces.
  mutating func parseBodyOnly() -> Program {
    return readWhole { parser throws(SyntaxFailure) in
      var statements: [Statement] = []
      while !parser.isAtEnd { try parser.parseStatement(into: &statements) }
      parser.program.statements = Self.withImplicitReturn(statements)
    }
  }

  private mutating func recover(from start: Int) {
    if index == start { advance() }
    while !isAtEnd {
      if current.startsLine, startsDeclaration { return }
      advance()
    }
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
