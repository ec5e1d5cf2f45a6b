/// Reads a text into tokens, with directives obeyed and macros replaced.
struct Preprocessor {
  var lexer: Lexer
  /// The macros that the text, and texts before it, defined.
  var macros: [String: Macro]
  let predefined: PredefinedMacros
  var problems: [Problem] = []
  private var conditionals: [Conditional] = []
  private var lookahead: [Token] = []
  private static let tokenLimit = 2_000_000

  private struct Conditional {
    let range: SourceRange
    /// Whether one of the branches has been taken.
    var isTaken: Bool
    /// Whether the directive itself stands in text that counts.
    let isReachable: Bool
  }

  init(_ source: LoadedSource, macros: [String: Macro], predefined: PredefinedMacros) {
    lexer = Lexer(source)
    self.macros = macros
    self.predefined = predefined
  }

  /// All tokens of the text; the last is of kind `end`.
  mutating func tokens() -> [Token] {
    var result: [Token] = []
    while true {
      let token = read()
      if token.startsLine, token.isPunctuator("#") {
        directive(token)
        continue
      }
      if token.kind == .end {
        if let open = conditionals.last { problems.append(Problem(fact: .unclosedConditional, range: open.range)) }
        result.append(token)
        problems = lexer.problems + problems
        return ScopedNames.joined(result)
      }
      if token.kind == .identifier, let macro = macros[token.text] {
        expand(macro, token, into: &result)
        if result.count > Self.tokenLimit {
          problems.append(Problem(fact: .macroTooLarge(token.text), range: token.range))
          macros[token.text] = nil
        }
      } else if token.kind == .atWord, let macro = macros[token.text], !Self.keywords.contains(token.text) {
        expandBehindSign(macro, token, into: &result)
      } else {
        result.append(token)
      }
    }
  }

  private mutating func read() -> Token { lookahead.isEmpty ? lexer.next() : lookahead.removeFirst() }

  // MARK: Directives

  private mutating func directive(_ sign: Token) {
    let word = lexer.next()
    guard word.kind == .identifier, !word.startsLine else {
      if word.startsLine { lookahead.append(word) } else { lexer.skipLine() }
      return
    }
    switch word.text {
    case "define": define()
    case "undef": if let name = lexer.restOfLine().first { macros[name.text] = nil }
    case "if": openConditional(word, holds: condition(lexer.restOfLine()))
    case "ifdef", "ifndef":
      let name = lexer.restOfLine().first?.text ?? ""
      openConditional(word, holds: isDefined(name) == (word.text == "ifdef"))
    case "elif", "else", "elseif":
      guard !conditionals.isEmpty else { return stray(word) }
      lexer.skipLine()
      skipBranches()
    case "endif":
      guard !conditionals.isEmpty else { return stray(word) }
      lexer.skipLine()
      conditionals.removeLast()
    case "import", "include", "pragma", "error", "warning", "line", "import_next": lexer.skipLine()
    default:
      if !word.followsSpace {
        let nearest = NearestName.find(word.text, among: Self.words)
        problems.append(Problem(fact: .unknownDirective(word.text, nearest: nearest), range: word.range))
      }
      lexer.skipLine()
    }
  }

  private static let words = [
    "define", "undef", "ifdef", "ifndef", "elif", "else", "endif", "import", "include", "pragma", "error", "warning",
  ]

  private mutating func stray(_ word: Token) {
    problems.append(Problem(fact: .strayConditional(word.text), range: word.range))
    lexer.skipLine()
  }

  private mutating func define() {
    let tokens = lexer.restOfLine()
    guard let name = tokens.first, name.kind == .identifier else { return }
    guard tokens.count > 1, tokens[1].isPunctuator("("), !tokens[1].followsSpace else {
      macros[name.text] = Macro(parameters: nil, isVariadic: false, body: Array(tokens.dropFirst()))
      return
    }
    guard let close = tokens.firstIndex(where: { $0.isPunctuator(")") }) else {
      problems.append(Problem(fact: .malformedMacro(name.text), range: name.range))
      return
    }
    let parameters = tokens[2..<close].filter { $0.kind == .identifier }.map(\.text)
    let isVariadic = tokens[2..<close].contains { $0.isPunctuator("...") }
    macros[name.text] = Macro(parameters: parameters, isVariadic: isVariadic, body: Array(tokens[(close + 1)...]))
  }

  private func isDefined(_ name: String) -> Bool { macros[name] != nil || predefined.defines(name) }

  private func condition(_ tokens: [Token]) -> Bool {
    var evaluator = ConditionEvaluator(tokens: tokens, macros: macros, predefined: predefined)
    return evaluator.value() != 0
  }

  private mutating func openConditional(_ word: Token, holds: Bool) {
    conditionals.append(Conditional(range: word.range, isTaken: holds, isReachable: true))
    if !holds { skipBranches() }
  }

  /// Skips text up to a branch of the innermost conditional that holds, or past its end.
  private mutating func skipBranches() {
    var depth = 0
    while lexer.position < lexer.bytes.count {
      guard let word = directiveWord() else {
        lexer.skipLine()
        continue
      }
      switch word {
      case "if", "ifdef", "ifndef": depth += 1
      case "endif":
        lexer.skipLine()
        if depth == 0 {
          conditionals.removeLast()
          return
        }
        depth -= 1
        continue
      case "else" where depth == 0:
        lexer.skipLine()
        guard let last = conditionals.indices.last, !conditionals[last].isTaken else { continue }
        conditionals[last].isTaken = true
        return
      case "elif" where depth == 0:
        let holds = condition(lexer.restOfLine())
        guard let last = conditionals.indices.last, !conditionals[last].isTaken, holds else { continue }
        conditionals[last].isTaken = true
        return
      default: break
      }
      lexer.skipLine()
    }
  }

  /// The word of the directive that the present line holds, if it holds one; the lexer is then behind the word.
  private mutating func directiveWord() -> String? {
    var place = lexer.position
    while place < lexer.bytes.count, lexer.bytes[place] == 32 || lexer.bytes[place] == 9 { place += 1 }
    guard place < lexer.bytes.count, lexer.bytes[place] == 35 else { return nil }
    place += 1
    while place < lexer.bytes.count, lexer.bytes[place] == 32 || lexer.bytes[place] == 9 { place += 1 }
    let start = place
    while place < lexer.bytes.count, (97...122).contains(lexer.bytes[place]) { place += 1 }
    guard place > start else { return nil }
    lexer.position = place
    lexer.startsLine = false
    return String(decoding: lexer.bytes[start..<place], as: UTF8.self)
  }

  // MARK: Macros

  private mutating func expand(_ macro: Macro, _ name: Token, into result: inout [Token]) {
    var expansion = MacroExpansion(macros: macros, limit: 200_000)
    guard macro.parameters != nil else {
      result += relocated(expansion.expand(name, macro, arguments: [], hidden: [name.text]), to: name)
      report(expansion, name)
      return
    }
    let next = read()
    guard next.isPunctuator("(") else {
      result.append(name)
      lookahead.insert(next, at: 0)
      return
    }
    var gathered: [Token] = []
    var depth = 1
    while depth > 0 {
      let token = read()
      if token.kind == .end {
        problems.append(Problem(fact: .malformedMacro(name.text), range: name.range))
        lookahead.insert(token, at: 0)
        return
      }
      if token.kind == .punctuator {
        if ["(", "[", "{", "@(", "@[", "@{"].contains(token.text) { depth += 1 }
        if [")", "]", "}"].contains(token.text) { depth -= 1 }
      }
      gathered.append(token)
    }
    gathered.removeLast()
    let arguments = MacroExpansion.split(gathered)
    result += relocated(expansion.expand(name, macro, arguments: arguments, hidden: [name.text]), to: name)
    report(expansion, name)
  }

  /// Keeps what is wrong with the use of a macro.
  private mutating func report(_ expansion: MacroExpansion, _ name: Token) {
    if expansion.isTooLarge { problems.append(Problem(fact: .macroTooLarge(name.text), range: name.range)) }
    if let mismatch = expansion.mismatch { problems.append(Problem(fact: mismatch, range: name.range)) }
  }

  private static let keywords: Set<String> = ["interface", "implementation", "protocol", "end", "class", "property", "selector", "encode"]

  /// Expands `@NAME`: the sign belongs to the first token that the macro stands for.
  private mutating func expandBehindSign(_ macro: Macro, _ name: Token, into result: inout [Token]) {
    var expanded: [Token] = []
    expand(macro, name, into: &expanded)
    guard let first = expanded.first, first.text != name.text || first.kind != .atWord else {
      result += expanded
      return
    }
    switch first.kind {
    case .string: expanded[0].kind = .objectString
    case .identifier: expanded[0].kind = .atWord
    case .punctuator where ["(", "[", "{"].contains(first.text): expanded[0].text = "@" + first.text
    default: expanded.insert(Token(kind: .punctuator, text: "@", range: name.range, startsLine: name.startsLine, followsSpace: true), at: 0)
    }
    result += expanded
  }

  /// Tokens of a macro's body stand, for messages, where the macro was used.
  private func relocated(_ tokens: [Token], to name: Token) -> [Token] {
    tokens.enumerated().map { index, token in
      var token = token
      token.range = name.range
      token.startsLine = index == 0 && name.startsLine
      return token
    }
  }
}
