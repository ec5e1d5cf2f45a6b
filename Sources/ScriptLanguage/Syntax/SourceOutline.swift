/// The outline of a text: what is open at its end, how its last statement begins and ends, and which language it shows.
///
/// One pass over the bytes, without recursion, so that lines of megabytes are no trouble.
struct SourceOutline {
  /// A part of a statement outside of all brackets.
  enum Item: Equatable {
    case word(String)
    case punctuator(UInt8)
    case literal
    /// A bracketed stretch, by its opening bracket.
    case group(UInt8)
  }

  /// Something open, with how many brackets were open before it.
  struct Block {
    let range: SourceRange
    let bracketCount: Int
  }

  private(set) var bytes: [UInt8]
  var lexer: Lexer
  var position = 0
  var brackets: [(byte: UInt8, range: SourceRange)] = []
  var blocks: [Block] = []
  var conditionals: [SourceRange] = []
  var unclosedText: SourceRange?
  /// The beginning of the present statement, and its last two parts.
  private(set) var items: [Item] = []
  private var last: (item: Item, range: SourceRange)?
  private var statementRange: SourceRange?
  var endsInBackslash: SourceRange?
  var isAtLineStart = true
  var isAtStatementStart = true
  var showsObjectiveC = false
  var showsSwift = false
  private var previousWord = ""
  /// Whether something was decided by what stands behind it, and the text ended there.
  var looksBeyondEnd = false

  init(_ text: String) {
    lexer = Lexer(LoadedSource(SourceText(text)))
    bytes = lexer.bytes
    position = lexer.position
  }

  /// Whether further lines change nothing of what was found so far, up to a comment or string that is open at the end.
  var isSettled: Bool { !looksBeyondEnd && endsInBackslash == nil }

  /// The same outline for a text that has more lines. What is open at the end is looked at anew.
  func growing(to text: String) -> SourceOutline {
    var outline = self
    if let unclosedText {
      outline.position = unclosedText.start
      outline.unclosedText = nil
    }
    outline.lexer = Lexer(LoadedSource(SourceText(text)))
    outline.bytes = outline.lexer.bytes
    return outline
  }

  /// Whether the comment or string that was open at the end is open after further lines, too, as they hold nothing that could close it.
  func staysOpen(after lines: Substring.UTF8View) -> Bool {
    guard let unclosedText, unclosedText.start < bytes.count else { return false }
    if lexer.glyph(at: unclosedText.start).plain == UInt8(ascii: "/") { return !lines.contains(UInt8(ascii: "/")) }
    return !lines.contains { $0 == UInt8(ascii: "\"") || $0 >= 0x80 }
  }

  /// The last part of the present statement.
  var lastItem: (item: Item, range: SourceRange)? { last }
  /// Where the present statement begins.
  var statementStart: SourceRange? { statementRange }

  /// The language that sure signs tell.
  var language: Language? { showsObjectiveC ? .objectiveC : showsSwift ? .swift : nil }

  /// Whether the last statement is `do { … }` without its condition.
  var endsInDoBlock: Bool { items == [.word("do"), .group(UInt8(ascii: "{"))] || endsInRepeatBlock }
  /// Whether the last statement is Swift's `repeat { … }` without its condition, labelled or not.
  var endsInRepeatBlock: Bool { items.suffix(2) == [.word("repeat"), .group(UInt8(ascii: "{"))] }

  /// The outermost thing that is open at the end.
  var firstOpen: SourceRange? {
    if let unclosedText, brackets.isEmpty, blocks.isEmpty { return unclosedText }
    if let block = blocks.first, brackets.first.map({ $0.range.start > block.range.start }) ?? true { return block.range }
    if let bracket = brackets.first { return bracket.range }
    return unclosedText ?? conditionals.first ?? endsInBackslash ?? openHead ?? trailingOperator
  }

  // MARK: The pass

  mutating func scan() {
    while position < bytes.count {
      let byte = bytes[position]
      endsInBackslash = nil
      switch byte {
      case 10, 13:
        position += 1
        isAtLineStart = true
      case 9, 11, 12, 32: position += 1
      case UInt8(ascii: "#") where isAtLineStart: scanDirective()
      case UInt8(ascii: "\\"):
        endsInBackslash = SourceRange(start: position, end: position + 1)
        position += 1
        let rest = bytes[position...].drop { $0 == 32 || $0 == 13 || $0 == 9 }
        if let next = rest.first, next != 10 { endsInBackslash = nil }
        if rest.first == 10 { position = rest.startIndex + 1 }
        if position < bytes.count { endsInBackslash = nil }
      default: scanToken()
      }
      if let open = endsInBackslash, position >= bytes.count {
        endsInBackslash = open
        return
      }
    }
  }

  private mutating func scanToken() {
    let glyph = lexer.glyph(at: position)
    if glyph.length > 1, Typography.isInvisible(glyph.scalar) {
      position += glyph.length
      return
    }
    if glyph.plain == UInt8(ascii: "/"), skipComment(glyph) || skipPattern() { return }
    let start = position
    defer {
      isAtLineStart = false
    }
    switch glyph.plain {
    case UInt8(ascii: "\""):
      scanString(glyph, from: start)
    case UInt8(ascii: "'"): scanCharacter(glyph)
    case UInt8(ascii: "@"): scanAtSign(glyph)
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      position += glyph.length
      brackets.append((glyph.plain, SourceRange(start: start, end: position)))
      isAtStatementStart = glyph.plain == UInt8(ascii: "{")
      if isMethodHead(glyph.plain) { showsObjectiveC = true }
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      position += glyph.length
      close(glyph.plain, at: start)
    case UInt8(ascii: ";"):
      position += glyph.length
      isAtStatementStart = true
      if brackets.isEmpty { endStatement() }
    default:
      if lexer.isNameStart(glyph) { scanWord(from: start) } else { scanPunctuator(glyph, from: start) }
    }
  }

  /// Whether the parenthesis follows a `-` or `+` that begins a statement.
  private func isMethodHead(_ bracket: UInt8) -> Bool {
    bracket == UInt8(ascii: "(") && brackets.count == 1
      && (items == [.punctuator(UInt8(ascii: "-"))] || items == [.punctuator(UInt8(ascii: "+"))])
  }

  mutating func add(_ item: Item, _ range: SourceRange) {
    guard brackets.isEmpty else { return }
    if items.isEmpty { statementRange = range }
    if items.count < 24 { items.append(item) }
    last = (item, range)
  }

  mutating func endStatement() {
    items = []
    last = nil
    statementRange = nil
  }

  private mutating func close(_ bracket: UInt8, at start: Int) {
    let opening = bracket == UInt8(ascii: ")") ? UInt8(ascii: "(") : bracket == UInt8(ascii: "]") ? UInt8(ascii: "[") : UInt8(ascii: "{")
    let floor = blocks.last?.bracketCount ?? 0
    var place = brackets.count - 1
    while place >= floor, brackets[place].byte != opening {
      // A round or square bracket closes nothing beyond the braces around it.
      if bracket != UInt8(ascii: "}"), brackets[place].byte == UInt8(ascii: "{") { return }
      place -= 1
    }
    guard place >= floor else { return }
    let range = SourceRange(start: brackets[place].range.start, end: position)
    brackets.removeSubrange(place...)
    add(.group(opening), range)
    isAtStatementStart = bracket == UInt8(ascii: "}")
    if bracket == UInt8(ascii: "}"), brackets.isEmpty, endsWithBrace { endStatement() }
  }

  /// Whether a closing brace ends the present statement.
  private var endsWithBrace: Bool {
    if items == [.word("do"), .group(UInt8(ascii: "{"))] || items == [.word("@try"), .group(UInt8(ascii: "{"))] { return false }
    if endsInRepeatBlock { return false }
    if case .word(let first)? = items.first, ["typedef", "enum", "struct", "union", "return"].contains(first) { return false }
    return !items.contains(.punctuator(UInt8(ascii: "="))) && !items.contains(.punctuator(UInt8(ascii: "^")))
  }

  // MARK: Words and signs

  private mutating func scanWord(from start: Int) {
    var end = start
    while true {
      let glyph = lexer.glyph(at: end)
      guard lexer.isNameStart(glyph) || lexer.isDigit(glyph.plain) else { break }
      end += glyph.length
    }
    position = max(end, start + 1)
    let word = end - start <= 80 ? String(decoding: bytes[start..<end], as: UTF8.self) : "…"
    let isStart = isAtStatementStart || isAtLineStart
    noteSigns(word, isStart: isStart)
    isAtStatementStart = isStart && Self.swiftModifiers.contains(word)
    previousWord = word
    add(.word(word), SourceRange(start: start, end: position))
  }

  private static let swiftWords: Set<String> = ["let", "var", "func", "class", "protocol", "extension", "import", "guard"]
  private static let swiftModifiers: Set<String> = [
    "public", "private", "internal", "fileprivate", "open", "final", "override", "static", "lazy", "weak", "required", "convenience",
    "mutating",
    "indirect", "unowned", "dynamic",
  ]

  private mutating func noteSigns(_ word: String, isStart: Bool) {
    if isStart, Self.swiftWords.contains(word) { showsSwift = true }
    if previousWord == "if" || previousWord == "guard", word == "let" || word == "var" { showsSwift = true }
    if previousWord == "struct" || previousWord == "enum" {
      if startsSwiftBody { showsSwift = true }
      if bytes.count - position < Self.reach { looksBeyondEnd = true }
    }
    guard case .punctuator(42)? = last?.item, items.count == 2, case .word(let type)? = items.first else { return }
    if type != "return" { showsObjectiveC = true }
  }

  /// How far braces may stand behind the word that they belong to, their first words among them.
  private static let reach = 400

  /// Whether the braces after the present word begin as only Swift's do.
  private var startsSwiftBody: Bool {
    let rest = bytes[min(position, bytes.count)...].prefix(Self.reach)
    guard let brace = rest.firstIndex(of: UInt8(ascii: "{")) else { return false }
    let body = String(decoding: rest[(brace + 1)...].drop { $0 <= 32 }.prefix(8), as: UTF8.self)
    return ["case ", "let ", "var ", "func ", "static ", "init("].contains(where: body.hasPrefix)
  }

  private mutating func scanPunctuator(_ glyph: Lexer.Glyph, from start: Int) {
    position += max(1, glyph.length)
    isAtStatementStart = false
    previousWord = ""
    if lexer.isDigit(glyph.plain) {
      while position < bytes.count, lexer.isNameStart(lexer.glyph(at: position)) || lexer.isDigit(bytes[position]) || bytes[position] == 46
      { position += 1 }
      return add(.literal, SourceRange(start: start, end: position))
    }
    let range = SourceRange(start: start, end: position)
    // `++` and `--` end an expression; they are no operators between two.
    if glyph.plain == 43 || glyph.plain == 45, lexer.glyph(at: position).plain == glyph.plain {
      position += 1
      return add(.literal, range)
    }
    add(.punctuator(glyph.plain), range)
  }
}
