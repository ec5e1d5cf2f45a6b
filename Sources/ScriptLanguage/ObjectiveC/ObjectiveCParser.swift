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
  let stack = StackBounds()

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
