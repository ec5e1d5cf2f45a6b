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
  }
}

/// A `case` with the statements after it; control falls through to the next.
struct SwitchCase {
  /// The values; empty for `default`.
  let values: [Expression]
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
