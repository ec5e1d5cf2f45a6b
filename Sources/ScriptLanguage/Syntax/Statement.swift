/// A statement, as either language's parser makes it.
struct Statement {
  let kind: Kind
  let range: SourceRange

  indirect enum Kind {
    case empty
    case expression(Expression)
    case declare([VariableDeclaration])
    case block([Statement])
    case branch(Expression, then: Statement, otherwise: Statement?)
    case whileLoop(Expression, body: Statement)
    case doLoop(body: Statement, Expression)
    case forLoop(start: Statement?, condition: Expression?, step: Expression?, body: Statement)
    case forEach(VariableDeclaration?, target: Expression?, in: Expression, body: Statement)
    case choose(Expression, [SwitchCase])
    case breakOut
    case nextRound
    case giveBack(Expression?)
    case attempt(body: [Statement], catches: [CatchClause], finally: [Statement]?)
    case raise(Expression?)
    // Where conditions bind names and values are matched with patterns:
    case bind(Pattern, TypeName?, Expression?, Binding)
    case check([Condition], then: [Statement], otherwise: Statement?)
    case guardCheck([Condition], otherwise: [Statement])
    case match(Expression, [MatchCase])
    case walk(Pattern, in: Expression, condition: Expression?, body: [Statement])
    case repeatWhile([Condition], body: [Statement])
    case repeatUntil(body: [Statement], Expression)
    case deferred([Statement])
    case tryCatch([Statement], [ErrorClause])
    case throwError(Expression)
    case labelled(String, Statement)
    case breakTo(String)
    case nextRoundOf(String)
    case fallThrough
    case localFunction(FunctionDeclaration)
    /// A local variable that is computed each time.
    case localComputed(String, [Statement])
    /// What cannot be run; reported when it would be.
    case unsupported(String)
  }
}

/// How a declaration keeps what it binds.
enum Binding {
  case variable
  case constant
  case weak
}

/// A `case` with the statements after it; control falls through to the next.
struct SwitchCase {
  /// The values; empty for `default`.
  let values: [Expression]
  /// The last value of `case A ... B:`, whose first is the only one of the values.
  var last: Expression?
  let body: [Statement]
}

/// A `@catch`.
struct CatchClause {
  /// The variable; `nil` for `@catch (...)`.
  let variable: Parameter?
  let body: [Statement]
}

/// A variable with its type and first value.
struct VariableDeclaration {
  let name: String
  let type: TypeName
  let value: Expression?
  let range: SourceRange
}

/// One of several conditions that must all hold.
enum Condition {
  case holds(Expression)
  case matches(Pattern, Expression)
  /// `#available`; the release from which it holds, and whether it is turned round.
  case isAvailable(String, isNegated: Bool)
}

/// What a value may look like.
indirect enum Pattern {
  case wildcard
  case name(String, SourceRange)
  case typed(Pattern, TypeName)
  case value(Expression)
  case tuple([(label: String?, pattern: Pattern)])
  case type(TypeName)
  case cast(Pattern, TypeName)
  /// A case of an enumeration, with the patterns of what it holds.
  case enumCase(TypeName?, String, [(label: String?, pattern: Pattern)], SourceRange)
  /// `x?`
  case some(Pattern)
}

/// A `case` of a `switch` without falling through.
struct MatchCase {
  /// The patterns with their `where`; empty for `default`.
  let patterns: [(pattern: Pattern, condition: Expression?)]
  let body: [Statement]
  let range: SourceRange
}

/// A `catch` of `do`.
struct ErrorClause {
  let pattern: Pattern?
  let condition: Expression?
  let body: [Statement]
}
