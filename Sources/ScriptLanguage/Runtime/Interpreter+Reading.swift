import ObjectModel

/// Reading texts, in the language that they are found to be in.
extension Interpreter {
  /// What a text is read as.
  enum Entry {
    case whole
    case expression
    case body
  }

  /// A text read in one language.
  struct Reading {
    var program: Program
    let language: Language
    var takenCount = 0
    /// What the text defines for those after it, in Objective-C.
    var macros: [String: Macro]?
    /// The types that the text declares, in Objective-C.
    var types: Set<String> = []

    /// Whether nothing is wrong with the text.
    var isClean: Bool { !program.isBroken && program.problems.isEmpty }
  }

  /// Reads a text in the language given, shown by sure signs, last used, or the other; the first that reads it whole wins.
  func read(_ source: LoadedSource, _ language: Language?, as entry: Entry) -> Program? {
    let signs = language ?? InputScanner().language(of: source.text.text) ?? (beginsWithMessage(source) ? .objectiveC : nil)
    let likely = signs ?? guess(source, entry) ?? lastLanguage ?? options.preferredLanguage
    var reading = read(source, in: likely, as: entry)
    if signs == nil, !reading.isClean {
      let other = read(source, in: likely == .swift ? .objectiveC : .swift, as: entry)
      if other.isClean || other.program.reach > reading.program.reach, !isCLike(source, other) { reading = other }
    }
    if reading.isClean, entry == .whole { lastLanguage = reading.language }
    source.language = reading.language
    return take(reading, source)
  }

  /// Whether a message in brackets begins the text: two words, or one and a semicolon at the end.
  private func beginsWithMessage(_ source: LoadedSource) -> Bool {
    guard source.bytes.first == UInt8(ascii: "[") else { return false }
    let words = source.text.text.dropFirst().prefix { $0 != "]" && $0 != "," && $0 != ":" && $0 != "(" && $0 != "." && $0 != "\n" }.split(
      separator: " ")
    return words.count > 1 || source.text.text.hasSuffix(";")
  }

  /// Whether a text that Swift cannot read either ends as only C's statements do.
  private func isCLike(_ source: LoadedSource, _ swift: Reading) -> Bool {
    swift.language == .swift && !swift.isClean && source.text.text.hasSuffix(";")
  }

  private func take(_ reading: Reading, _ source: LoadedSource) -> Program {
    if reading.takenCount > 0 { pending.diagnostics.append(source.diagnostic(.typographyTaken(reading.takenCount), at: nil)) }
    for problem in reading.program.problems.prefix(20) { pending.diagnostics.append(source.diagnostic(problem.fact, at: problem.range)) }
    if !reading.program.isBroken, let defined = reading.macros { macros = defined }
    return reading.program
  }

  func read(_ source: LoadedSource, in language: Language, as entry: Entry) -> Reading {
    language == .swift ? readSwift(source, as: entry) : readObjectiveC(source, as: entry)
  }

  private func readObjectiveC(_ source: LoadedSource, as entry: Entry) -> Reading {
    var preprocessor = Preprocessor(source, macros: macros, predefined: predefined)
    let tokens = preprocessor.tokens()
    var parser = ObjectiveCParser(tokens) { [unowned self] in self.isTypeName($0) }
    var program =
      switch entry {
      case .whole: parser.parse()
      case .expression: parser.parseExpressionOnly()
      case .body: parser.parseBodyOnly()
      }
    if !preprocessor.problems.isEmpty {
      program.isBroken = true
      program.problems = preprocessor.problems
    }
    return Reading(
      program: program, language: .objectiveC, takenCount: preprocessor.lexer.takenCount, macros: preprocessor.macros,
      types: parser.ownTypes)
  }

  private func readSwift(_ source: LoadedSource, as entry: Entry) -> Reading {
    typed.operators.formUnion(SwiftLexer.declaredOperators(in: source))
    var lexer = SwiftLexer(source, ownOperators: typed.operators)
    let tokens = lexer.tokens()
    declarePrelude(for: tokens)
    var parser = SwiftParser(tokens, precedence: typed.precedence)
    var program =
      switch entry {
      case .whole: SwiftParser.parse(tokens, of: source, &typed.precedence)
      case .expression: parser.parseExpressionOnly()
      case .body: parser.parseBodyOnly()
      }
    if !lexer.problems.isEmpty {
      program.isBroken = true
      program.problems = lexer.problems
    }
    return Reading(program: program, language: .swift, takenCount: lexer.characters.takenCount)
  }

  /// What a text without sure signs most likely is: calls of members and of types, and `print`, are Swift's; a closing semicolon is C's.
  private func guess(_ source: LoadedSource, _ entry: Entry) -> Language? {
    let text = source.text.text
    guard text.utf8.count < 4000, !text.hasSuffix(";") else { return nil }
    var lexer = SwiftLexer(source)
    let tokens = lexer.tokens()
    guard lexer.problems.isEmpty else { return nil }
    for (place, token) in tokens.enumerated()
    where token.kind == .identifier && place + 1 < tokens.count && tokens[place + 1].isPunctuator("(") {
      if place > 0, tokens[place - 1].isPunctuator("."), !tokens[place + 1].followsSpace { return .swift }
      if place == 0 || tokens[place - 1].isPunctuator("="), simulation.classes.named(token.text) != nil { return .swift }
      if place == 0, StandardFunctions.all[token.text] != nil { return .swift }
    }
    return nil
  }
}
