/// Cuts a text of Swift into tokens; what `#if` leaves out is not among them.
struct SwiftLexer {
  var characters: Lexer
  var problems: [Problem] = []
  /// The operators that the app declares.
  let ownOperators: Set<String>
  /// The token read last.
  var last: Token?
  private var conditionals: [Conditional] = []

  /// An `#if` that is open.
  private struct Conditional {
    var isTaken: Bool
    var wasTaken: Bool
    let range: SourceRange
  }

  init(_ source: LoadedSource, ownOperators: Set<String> = []) {
    characters = Lexer(source)
    self.ownOperators = ownOperators
  }

  var bytes: [UInt8] { characters.bytes }
  var position: Int {
    get { characters.position }
    set { characters.position = newValue }
  }

  /// All tokens of the text, the last of kind `end`.
  mutating func tokens() -> [Token] {
    var all: [Token] = []
    while true {
      let token = next()
      if token.kind == .hashWord, takeDirective(token) { continue }
      if token.kind == .end {
        if let open = conditionals.first { problems.append(Problem(fact: .unclosedConditional, range: open.range)) }
        all.append(token)
        return all
      }
      if conditionals.allSatisfy(\.isTaken) { all.append(token) }
    }
  }

  /// The next token.
  mutating func next() -> Token {
    let before = position
    let startedLine = characters.startsLine
    characters.startsLine = false
    let crossesLine = skipBlanks()
    let followsSpace = position > before || before == 0
    var token = scan()
    while token.kind == .punctuator, token.text.isEmpty {
      _ = skipBlanks()
      token = scan()
    }
    token.startsLine = crossesLine || startedLine
    token.followsSpace = followsSpace
    last = token
    return token
  }

  // MARK: Blanks and comments

  /// Skips blanks and comments and says whether a line ended among them.
  private mutating func skipBlanks() -> Bool {
    var crosses = false
    while position < bytes.count {
      switch bytes[position] {
      case 10, 13:
        crosses = true
        position += 1
      case 9, 11, 12, 32: position += 1
      case UInt8(ascii: "/"):
        guard position + 1 < bytes.count else { return crosses }
        if bytes[position + 1] == UInt8(ascii: "/") {
          while position < bytes.count, bytes[position] != 10 { position += 1 }
        } else if bytes[position + 1] == UInt8(ascii: "*") {
          crosses = skipComment() || crosses
        } else {
          return crosses
        }
      case 0x80...:
        let glyph = characters.glyph(at: position)
        guard glyph.length > 1, Typography.isInvisible(glyph.scalar) else { return crosses }
        position += glyph.length
        if glyph.scalar != 0xFEFF { characters.takenCount += 1 }
      default: return crosses
      }
    }
    return crosses
  }

  /// Skips a comment, which may hold others, and says whether it goes over several lines.
  private mutating func skipComment() -> Bool {
    let start = position
    var depth = 0
    var crosses = false
    while position + 1 < bytes.count {
      if bytes[position] == UInt8(ascii: "/"), bytes[position + 1] == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return crosses }
      } else {
        if bytes[position] == 10 { crosses = true }
        position += 1
      }
    }
    position = bytes.count
    problems.append(Problem(fact: .unterminatedComment, range: SourceRange(start: start, end: start + 2)))
    return crosses
  }

  // MARK: Directives

  /// Takes `#if` and its like and says whether the token was one of them.
  private mutating func takeDirective(_ token: Token) -> Bool {
    switch token.text {
    case "if":
      let holds = SwiftCondition(restOfLine()).holds
      conditionals.append(Conditional(isTaken: holds, wasTaken: holds, range: token.range))
    case "elseif", "else":
      guard let last = conditionals.indices.last else {
        problems.append(Problem(fact: .strayConditional(token.text), range: token.range))
        return true
      }
      let rest = token.text == "else" ? nil : restOfLine()
      let holds = !conditionals[last].wasTaken && (rest.map { SwiftCondition($0).holds } ?? true)
      conditionals[last].isTaken = holds
      if holds { conditionals[last].wasTaken = true }
    case "endif":
      if conditionals.popLast() == nil { problems.append(Problem(fact: .strayConditional("endif"), range: token.range)) }
    case "warning", "error", "sourceLocation": _ = restOfLine()
    default: return false
    }
    return true
  }

  private mutating func restOfLine() -> [Token] {
    var line: [Token] = []
    while true {
      let before = self
      let token = next()
      if token.kind == .end || token.startsLine {
        self = before
        return line
      }
      line.append(token)
    }
  }
}

/// Computes the condition of an `#if`: the code is an app's for iOS, in a debug build.
struct SwiftCondition {
  private let tokens: [Token]
  private var index = 0

  init(_ tokens: [Token]) { self.tokens = tokens }

  var holds: Bool {
    var copy = self
    return copy.either()
  }

  private mutating func either() -> Bool {
    var result = both()
    while take("||") { result = both() || result }
    return result
  }

  private mutating func both() -> Bool {
    var result = one()
    while take("&&") { result = one() && result }
    return result
  }

  private mutating func take(_ text: String) -> Bool {
    guard index < tokens.count, tokens[index].isPunctuator(text) else { return false }
    index += 1
    return true
  }

  private static let trueWords: Set<String> = ["DEBUG", "true", "iOS", "UIKit", "Foundation", "ObjectiveC"]

  private mutating func one() -> Bool {
    guard index < tokens.count else { return false }
    if take("!") { return !one() }
    if take("(") {
      let inner = either()
      _ = take(")")
      return inner
    }
    let word = tokens[index].text
    index += 1
    guard take("(") else { return Self.trueWords.contains(word) }
    var isTrue = word == "swift" || word == "compiler"
    var isLess = false
    while index < tokens.count, !take(")") {
      if Self.trueWords.contains(tokens[index].text) { isTrue = true }
      if tokens[index].isPunctuator("<") { isLess = true }
      index += 1
    }
    return isTrue && !isLess
  }
}
