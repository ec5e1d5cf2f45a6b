import ObjectModel

extension Fact {
  /// Whether the fact forbids running on.
  var severity: Diagnostic.Severity {
    switch self {
    case .typographyTaken, .pasted, .typeTaken, .nearMiss, .ignored, .withoutEffect, .raised: .note
    default: .error
    }
  }

  /// The stable word for programs.
  var code: String { words.code }

  /// The sentence for people.
  var message: String { words.message }

  private var words: (code: String, message: String) {
    switch self {
    case .unterminatedString: ("unterminated-string", "the string has no closing quote on its line")
    case .unterminatedComment: ("unterminated-comment", "the comment is never closed: expected '*/'")
    case .strayCharacter(let character): ("stray-character", "'\(character)' means nothing here")
    case .malformedNumber(let text): ("malformed-number", "'\(text)' is no number")
    case .numberTooLarge(let text): ("number-too-large", "\(text) does not fit into 64 bits")
    case .typographyTaken(let count):
      ("typography", "\(count) typographic or full-width character\(count == 1 ? "" : "s") taken for the plain one\(count == 1 ? "" : "s")")
    case .unclosedConditional: ("unclosed-conditional", "the #if is never closed: expected #endif")
    case .strayConditional(let word): ("stray-conditional", "#\(word) without #if")
    case .malformedMacro(let name): ("malformed-macro", "the macro '\(name)' cannot be read here: its arguments are not closed")
    case .macroTooLarge(let name): ("macro-too-large", "the macro '\(name)' expands to too much")
    case .unknownDirective(let word, let nearest):
      ("unknown-directive", "no directive #\(word)" + Self.suggestion(nearest.map { "#" + $0 }))
    default: grammarWords ?? nameWords ?? runWords
    }
  }

  private var grammarWords: (code: String, message: String)? {
    switch self {
    case .expected(let what, let after): ("expected", after.isEmpty ? "expected \(what)" : "expected \(what) after '\(after)'")
    case .unclosed(let opening, let needs): ("unclosed", "'\(opening)' is never closed: expected '\(needs)'")
    case .unopened(let closing): ("unopened", "'\(closing)' closes nothing")
    case .expectedExpression(let before):
      ("expected-expression", before.isEmpty ? "expected an expression" : "expected an expression before '\(before)'")
    case .expectedStatement(let before): ("expected-statement", "expected a statement or a declaration, not '\(before)'")
    case .tooDeep: ("too-deep", "the code is nested too deeply")
    case .notAssignable: ("not-assignable", "this cannot be assigned to")
    case .constant(let name): ("not-assignable", "cannot assign to value: '\(name)' is a 'let' constant")
    case .unsupported(let what): ("unsupported", "\(what) cannot be run here")
    case .ignored(let what): ("unsupported", "\(what) cannot be run here and was left out")
    case .withoutEffect(let what): ("ignored", "\(what) has no effect here")
    case .missingBody(let what): ("missing-body", "\(what) has no body: expected '{'")
    case .misspeltKeyword(let word, let nearest): ("misspelt-keyword", "'\(word)' begins nothing; did you mean '\(nearest)'?")
    case .assignedCondition: ("assigned-condition", "'=' assigns, and is no comparison; did you mean '=='?")
    case .pasted(let hint): ("pasted", hint)
    case .notInLoop(let word): ("not-in-loop", "'\(word)' stands outside a loop\(word == "break" ? " or switch" : "")")
    default: nil
    }
  }

  private var nameWords: (code: String, message: String)? {
    switch self {
    case .typeTaken(let name, let known): ("type-taken", "'\(name)' was taken for '\(known)'")
    case .nearMiss(let name, let known): ("near-miss", "nothing calls '\(name)'; did you mean '\(known)'?")
    case .unknownName(let name, let nearest): ("unknown-name", "nothing is named '\(name)'" + Self.suggestion(nearest))
    case .unknownObject(let name, let nearest): ("unknown-object", "no object named '\(name)'" + Self.suggestion(nearest))
    case .unknownClass(let name, let nearest): ("unknown-class", "no class named '\(name)'" + Self.suggestion(nearest))
    case .superclassOfAnotherRelease(let name, let releases, let now):
      ("other-release", Self.absence(ofSuperclass: name, releases, now))
    case .unknownProperty(let name, let type, let nearest):
      ("unknown-property", "\(type) has no property '\(name)'" + Self.suggestion(nearest))
    case .unknownCase(let name, let type, let nearest, let all):
      ("unknown-case", "\(type) has no case '\(name)'" + (nearest == nil ? Self.choice(all) : Self.suggestion(nearest)))
    case .unknownMethod(let name, let type, let nearest): ("unknown-method", "\(type) has no method '\(name)'" + Self.suggestion(nearest))
    case .unknownFunction(let name, let nearest): ("unknown-function", "no function named '\(name)'" + Self.suggestion(nearest))
    case .readOnly(let name, let type): ("read-only", "'\(name)' of \(type) can only be read")
    case .noTarget(let what):
      ("no-target", "\(what) belongs to no class: name an object by `implement` or `set self`, or put it between @implementation and @end")
    case .otherRelease(let name, let type, let releases, let now):
      ("other-release", Self.absence(of: "'\(name)'" + (type.map { " of \($0)" } ?? ""), releases, now))
    case .noContext(let name): ("no-context", "nothing tells which type '.\(name)' belongs to: write the type's name before the dot")
    case .notAMethod: ("not-a-method", "expected whole methods, such as - (void)viewDidLoad { … }")
    default: nil
    }
  }

  private var runWords: (code: String, message: String) {
    switch self {
    case .wrongArgument(let name, let position, let expected, let given):
      ("wrong-argument", "\(name) takes \(Self.article(expected)) as its \(Self.ordinal(position)) argument, not \(given)")
    case .wrongCount(let name, let expected, let given):
      ("wrong-count", "\(name) takes \(expected) argument\(expected == 1 ? "" : "s"), not \(given)")
    case .wrongOperand(let symbol, let given): ("wrong-operand", "'\(symbol)' needs numbers, not \(given)")
    case .wrongReceiver(let name, let given): ("wrong-receiver", "\(given) has no '\(name)'")
    case .raised(let place): ("raised", "raised in \(place)")
    case .divisionByZero: ("division-by-zero", "division by zero")
    case .tooManyStatements(let count, let place): ("statement-limit", "stopped after \(count) statements, in \(place): an endless loop?")
    case .tooDeepCalls(let place): ("stack-limit", "stopped: calls are nested too deeply, in \(place): an endless recursion?")
    case .interrupted(let place): ("interrupted", "interrupted in \(place)")
    case .stopped(let reason): ("stopped", "stopped: \(reason)")
    default: ("error", "the code is wrong here")
    }
  }

  private static func suggestion(_ name: String?) -> String { name.map { "; did you mean '\($0)'?" } ?? "" }

  private static func choice(_ names: [String]) -> String {
    guard let last = names.last, names.count <= 12 else { return "" }
    return names.count == 1 ? "; there is \(last)" : "; there are \(names.dropLast().joined(separator: ", ")) and \(last)"
  }

  private static func absence(of what: String, _ releases: ReleaseRange, _ now: Release) -> String {
    if releases.since > now {
      return "\(what) is only available in iOS \(releases.since) or newer; `ios \(releases.since)` goes there"
    }
    return "\(what) went with iOS \(releases.until ?? now), and the world runs iOS \(now)"
  }

  private static func absence(ofSuperclass name: String, _ releases: ReleaseRange, _ now: Release) -> String {
    if releases.since > now {
      return "the superclass '\(name)' comes with iOS \(releases.since), and the world runs iOS \(now): `ios \(releases.since)` brings it"
    }
    return "the superclass '\(name)' went with iOS \(releases.until ?? now), and the world runs iOS \(now)"
  }

  private static func article(_ type: String) -> String {
    "aeiouAEIO".contains(type.prefix(1)) && !type.hasPrefix("U") ? "an \(type)" : "a \(type)"
  }

  private static func ordinal(_ position: Int) -> String {
    let number = position + 1
    switch (number % 10, number % 100) {
    case (1, let tens) where tens != 11: return "\(number)st"
    case (2, let tens) where tens != 12: return "\(number)nd"
    case (3, let tens) where tens != 13: return "\(number)rd"
    default: return "\(number)th"
    }
  }
}
