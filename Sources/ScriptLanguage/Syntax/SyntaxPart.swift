/// A part of a program's tree, as a survey of it meets them.
enum SyntaxPart {
  case expression(Expression)
  case statement(Statement)
  /// A name that is bound here: a local variable, a parameter, a captured value.
  case binding(String)
  /// A type that a value is tested for or cast to.
  case type(TypeName)

  /// Shows every part of statements to a visitor, however deeply it is nested; the visitor says whether to go on into the part.
  static func descend(_ statements: [Statement], _ visit: (SyntaxPart) -> Bool) {
    var waiting = statements.map(SyntaxPart.statement)
    while let part = waiting.popLast() {
      guard visit(part) else { continue }
      switch part {
      case .expression(let expression): waiting += expression.parts
      case .statement(let statement): waiting += statement.parts
      case .binding, .type: break
      }
    }
  }
}

extension SyntaxPart {
  /// Shows every part of statements to a visitor.
  static func walk(_ statements: [Statement], _ visit: (SyntaxPart) -> Void) {
    descend(statements) { part in
      visit(part)
      return true
    }
  }
}

extension Expression {
  /// The parts that stand directly in the expression.
  var parts: [SyntaxPart] {
    switch kind {
    case .null, .bool, .integer, .floating, .string, .pattern, .name, .receiver, .currentSelector, .currentFunction, .selector, .identifier,
      .superclass, .implicitMember, .keyPath, .type, .discard:
      []
    case .array(let all), .aggregate(let all, _), .sequence(let all), .list(let all): all.map(SyntaxPart.expression)
    case .cArray(let sizes, let value): (sizes + [value].compactMap { $0 }).map(SyntaxPart.expression)
    case .dictionary(let pairs), .table(let pairs): pairs.flatMap { [.expression($0.key), .expression($0.value)] }
    case .block(let block): block.parameters.map { .binding($0.name) } + block.body.map(SyntaxPart.statement)
    case .message(let message):
      if case .expression(let receiver) = message.receiver {
        [.expression(receiver)] + message.arguments.map(SyntaxPart.expression)
      } else {
        message.arguments.map(SyntaxPart.expression)
      }
    case .member(let base, _, _), .dot(let base, _, _), .unary(_, let base), .increment(let base, _, _), .cast(_, let base),
      .address(let base), .pointee(let base), .unwrap(let base), .chained(let base), .prefixOperation(_, let base), .reference(let base),
      .attempt(let base, _), .designated(_, let base), .size(let base):
      [.expression(base)]
    case .element(let left, let right), .binary(_, let left, let right), .and(let left, let right), .or(let left, let right),
      .assign(let left, _, let right), .coalesce(let left, let right), .operation(_, let left, let right), .store(let left, _, let right):
      [.expression(left), .expression(right)]
    case .call(let function, let arguments): [.expression(function)] + arguments.map(SyntaxPart.expression)
    case .conditional(let condition, let then, let otherwise): ([condition, then, otherwise].compactMap { $0 }).map(SyntaxPart.expression)
    case .invocation(let callee, let arguments), .subscripted(let callee, let arguments):
      [.expression(callee)] + arguments.map { .expression($0.value) }
    case .closure(let closure): closure.parts
    case .tuple(let arguments): arguments.map { .expression($0.value) }
    case .interpolation(let pieces): pieces.compactMap { if case .value(let value) = $0 { .expression(value) } else { nil } }
    case .typeTest(let value, let type), .typeCast(let value, let type, _): [.expression(value), .type(type)]
    case .bounds(let from, let to, _): [from, to].compactMap { $0 }.map(SyntaxPart.expression)
    case .branching(let statement): [.statement(statement)]
    }
  }
}

extension Closure {
  fileprivate var parts: [SyntaxPart] {
    captures.flatMap { [SyntaxPart.binding($0.name), .expression($0.value)] }
      + (parameters ?? []).map { .binding($0.name) } + body.map(SyntaxPart.statement)
  }
}

extension Statement {
  /// The parts that stand directly in the statement.
  var parts: [SyntaxPart] {
    switch kind {
    case .empty, .breakOut, .nextRound, .breakTo, .nextRoundOf, .fallThrough, .unsupported: []
    case .expression(let value), .throwError(let value): [.expression(value)]
    case .giveBack(let value), .raise(let value): value.map { [.expression($0)] } ?? []
    case .declare(let variables): variables.flatMap(\.parts)
    case .block(let body), .deferred(let body), .localComputed(_, let body): localName + body.map(SyntaxPart.statement)
    case .localFunction(let function):
      [.binding(function.name)] + function.parameters.map { .binding($0.name) } + function.body.map(SyntaxPart.statement)
    case .labelled(_, let body): [.statement(body)]
    case .branch(let condition, let then, let otherwise):
      [.expression(condition), .statement(then)] + (otherwise.map { [.statement($0)] } ?? [])
    case .whileLoop(let condition, let body), .doLoop(let body, let condition): [.expression(condition), .statement(body)]
    case .forLoop(let start, let condition, let step, let body):
      [start, body].compactMap { $0 }.map(SyntaxPart.statement) + [condition, step].compactMap { $0 }.map(SyntaxPart.expression)
    case .forEach(let variable, let target, let list, let body):
      (variable?.parts ?? []) + (target.map { [.expression($0)] } ?? []) + [.expression(list), .statement(body)]
    case .choose(let value, let cases):
      [.expression(value)]
        + cases.flatMap { ($0.values + [$0.last].compactMap { $0 }).map(SyntaxPart.expression) + $0.body.map(SyntaxPart.statement) }
    case .attempt, .tryCatch: catching
    case .bind, .check, .guardCheck, .match, .walk, .repeatWhile, .repeatUntil: matching
    }
  }

  private var localName: [SyntaxPart] { if case .localComputed(let name, _) = kind { [.binding(name)] } else { [] } }

  private var catching: [SyntaxPart] {
    switch kind {
    case .attempt(let body, let catches, let finally):
      return (body + (finally ?? [])).map(SyntaxPart.statement)
        + catches.flatMap { clause in
          (clause.variable.map { [SyntaxPart.binding($0.name)] } ?? []) + clause.body.map(SyntaxPart.statement)
        }
    case .tryCatch(let body, let clauses):
      return [.binding("error")] + body.map(SyntaxPart.statement)
        + clauses.flatMap { clause in
          (clause.pattern?.parts ?? []) + (clause.condition.map { [SyntaxPart.expression($0)] } ?? [])
            + clause.body.map(SyntaxPart.statement)
        }
    default: return []
    }
  }

  private var matching: [SyntaxPart] {
    switch kind {
    case .bind(let pattern, _, let value, _): pattern.parts + (value.map { [.expression($0)] } ?? [])
    case .check(let conditions, let then, let otherwise):
      conditions.flatMap(\.parts) + then.map(SyntaxPart.statement) + (otherwise.map { [.statement($0)] } ?? [])
    case .guardCheck(let conditions, let body), .repeatWhile(let conditions, let body):
      conditions.flatMap(\.parts) + body.map(SyntaxPart.statement)
    case .match(let value, let cases):
      [.expression(value)]
        + cases.flatMap { one in
          one.patterns.flatMap { $0.pattern.parts + ($0.condition.map { [.expression($0)] } ?? []) } + one.body.map(SyntaxPart.statement)
        }
    case .walk(let pattern, let list, let condition, let body):
      pattern.parts + [list, condition].compactMap { $0 }.map(SyntaxPart.expression) + body.map(SyntaxPart.statement)
    case .repeatUntil(let body, let condition): body.map(SyntaxPart.statement) + [.expression(condition)]
    default: []
    }
  }
}

extension VariableDeclaration {
  fileprivate var parts: [SyntaxPart] { [.binding(name)] + (value.map { [.expression($0)] } ?? []) }
}

extension Condition {
  fileprivate var parts: [SyntaxPart] {
    switch self {
    case .holds(let value): [.expression(value)]
    case .matches(let pattern, let value): pattern.parts + [.expression(value)]
    case .isAvailable: []
    }
  }
}

extension Pattern {
  fileprivate var parts: [SyntaxPart] {
    switch self {
    case .wildcard: []
    case .name(let name, _): [.binding(name)]
    case .typed(let inner, let type), .cast(let inner, let type): inner.parts + [.type(type)]
    case .value(let value): [.expression(value)]
    case .tuple(let parts): parts.flatMap(\.pattern.parts)
    case .type(let type): [.type(type)]
    case .enumCase(_, _, let parts, _): parts.flatMap(\.pattern.parts)
    case .some(let inner): inner.parts
    }
  }
}
