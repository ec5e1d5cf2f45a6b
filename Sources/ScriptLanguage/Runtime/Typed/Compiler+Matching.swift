import ObjectModel

/// Statements whose conditions bind names and whose values are matched with patterns.
extension Compiler {
  /// Resolves a statement of those kinds.
  func compileMatching(_ statement: Statement) -> StatementNode? {
    let range = statement.range
    switch statement.kind {
    case .bind(let pattern, let type, let value, let binding): return bind(pattern, type, value, binding, range)
    case .check(let conditions, let then, let otherwise): return check(conditions, then, otherwise, range)
    case .guardCheck(let conditions, let otherwise):
      let body = scope(otherwise, range)
      let isAtTop = isAtTop
      return GuardNode(conditions.map { condition($0, isAtTop: isAtTop) }, otherwise: body, range)
    case .match(let subject, let cases): return match(subject, cases, range)
    case .walk(let pattern, let collection, let condition, let body): return walk(pattern, collection, condition, body, nil, range)
    case .repeatWhile(let conditions, let body): return repeatWhile(conditions, body, nil, range)
    case .repeatUntil(let body, let last):
      loopDepth += 1
      defer { loopDepth -= 1 }
      return RepeatNode([], body: scope(body, range), last: compile(last), range)
    case .deferred(let body): return DeferNode(scope(body, range), range)
    case .tryCatch(let body, let clauses): return tryCatch(body, clauses, range)
    case .throwError(let error): return ThrowNode(compile(error), range)
    case .labelled(let label, let inner): return labelled(label, inner, range)
    case .breakTo(let label): return LabelJumpNode(label, .brokeOut, range)
    case .nextRoundOf(let label): return LabelJumpNode(label, .nextRound, range)
    case .fallThrough: return JumpNode(.fellThrough, range)
    case .localFunction(let function): return localFunction(function, range)
    case .localComputed(let name, let body): return localComputed(name, body, range)
    case .unsupported(let what): return UnsupportedNode(what, range)
    default: return nil
    }
  }

  // MARK: Declarations

  private func bind(_ pattern: Pattern, _ type: TypeName?, _ value: Expression?, _ binding: Binding, _ range: SourceRange) -> StatementNode
  {
    var type = type
    // A string that was made an NSString answers as that does.
    if type == nil, case .typeCast(_, let cast, .plain)? = value?.kind, cast.name.hasPrefix("NS") { type = cast }
    let first = value.map { compile($0, wanting: Wanted(type)) }
    let zero = type.map { interpreter.conversion(ofTyped: $0).zero } ?? .null
    let isLocal = !isAtTop
    let node = BindNode(self.pattern(pattern, type, isLocal: isLocal, isWeak: binding == .weak), first, zero: zero, range)
    if case .name(let name, _) = pattern { keep(name, isConstant: binding == .constant && value != nil, isLocal: isLocal) }
    return node
  }

  /// Remembers whether a name that was just bound may be bound again.
  private func keep(_ name: String, isConstant: Bool, isLocal: Bool) {
    if isLocal {
      guard var local = scopes[name] else { return }
      local.isConstant = isConstant
      scopes.declare(name, local)
    } else if isConstant {
      interpreter.typed.constants.insert(name)
    } else {
      interpreter.typed.constants.remove(name)
    }
  }

  /// Whether a name stands for a constant that has its value.
  func isConstant(_ name: String) -> Bool {
    if let local = scopes[name] { return local.isConstant }
    if let outer { return outer.isConstant(name) }
    return isTopLevel && interpreter.typed.constants.contains(name)
  }

  private func localFunction(_ function: FunctionDeclaration, _ range: SourceRange) -> StatementNode {
    let target: PatternNode = pattern(.name(function.name, function.range), nil, isLocal: !isAtTop)
    if !isAtTop, var local = scopes[function.name] {
      local.parameters = function.parameters
      scopes.declare(function.name, local)
    }
    let literal = closureLiteral(function.name + "()", function.parameters, function.result, function.body, range)
    literal.code.builder = function.builder
    return LocalFunctionNode(target, literal, range)
  }

  /// A local variable that is computed: a closure that is called wherever the name stands would hide it, so that its value is taken once.
  private func localComputed(_ name: String, _ body: [Statement], _ range: SourceRange) -> StatementNode {
    let literal = closureLiteral(name, [], nil, body, range)
    let call = ValueCallNode(literal, ArgumentList(nodes: [], shape: CallShape("call", [])), mayBeMissing: false, range)
    return BindNode(pattern(.name(name, range), nil, isLocal: !isAtTop), call, zero: .null, range)
  }

  // MARK: Branches

  /// Statements with a scope of their own.
  func scope(_ statements: [Statement], _ range: SourceRange) -> StatementNode {
    let (nodes, slots) = scoped { compileAll(statements) }
    if nodes.contains(where: { $0 is DeferNode }) { return DeferringBlockNode(nodes, range) }
    return BlockNode(nodes, slots: slots, range)
  }

  private func check(_ conditions: [Condition], _ then: [Statement], _ otherwise: Statement?, _ range: SourceRange) -> StatementNode {
    let ((nodes, body), _) = scoped { () -> ([ConditionNode], StatementNode) in
      let nodes = conditions.map { condition($0, isAtTop: false) }
      return (nodes, scope(then, range))
    }
    return CheckNode(nodes, then: body, otherwise: otherwise.flatMap { scope([$0], $0.range) }, range)
  }

  private func condition(_ condition: Condition, isAtTop: Bool) -> ConditionNode {
    switch condition {
    case .holds(let expression): return .holds(compile(expression))
    case .matches(let pattern, let value):
      let node = compile(value)
      return .matches(self.pattern(pattern, nil, isLocal: !isAtTop), node)
    case .isAvailable(let text, let isNegated): return .isAvailable(Release(text) ?? Release(0), isNegated: isNegated)
    }
  }

  private func match(_ subject: Expression, _ cases: [MatchCase], _ range: SourceRange) -> StatementNode {
    choiceDepth += 1
    defer { choiceDepth -= 1 }
    let value = compile(subject)
    let nodes = cases.map { one in
      scoped { () -> MatchNode.Case in
        var names: [String: Local] = [:]
        let patterns = one.patterns.map { pattern, condition -> (pattern: PatternNode, condition: Node?) in
          // The patterns of one case bind the same names.
          for (name, local) in names { scopes.declare(name, local) }
          reusesNames = names
          let node = self.pattern(pattern, nil, isLocal: true)
          reusesNames = [:]
          for (name, local) in scopes.innermost { names[name] = local }
          return (node, condition.map(compile))
        }
        return MatchNode.Case(patterns: patterns, body: scope(one.body, one.range))
      }.result
    }
    return MatchNode(value, nodes, range)
  }

  // MARK: Loops

  private func walk(
    _ pattern: Pattern, _ collection: Expression, _ condition: Expression?, _ body: [Statement], _ label: String?, _ range: SourceRange
  ) -> StatementNode {
    let all = compile(collection)
    loopDepth += 1
    defer { loopDepth -= 1 }
    return scoped { () -> StatementNode in
      let target = self.pattern(pattern, nil, isLocal: true)
      let test = condition.map(compile)
      return WalkNode(target, in: all, condition: test, body: round(scope(body, range), label), range)
    }.result
  }

  private func round(_ body: StatementNode, _ label: String?) -> StatementNode {
    label.map { LabelledNode($0, round: body, body.range) } ?? body
  }

  private func repeatWhile(_ conditions: [Condition], _ body: [Statement], _ label: String?, _ range: SourceRange) -> StatementNode {
    loopDepth += 1
    defer { loopDepth -= 1 }
    return scoped { () -> StatementNode in
      let nodes = conditions.map { condition($0, isAtTop: false) }
      return RepeatNode(nodes, body: round(scope(body, range), label), last: nil, range)
    }.result
  }

  private func labelled(_ label: String, _ inner: Statement, _ range: SourceRange) -> StatementNode? {
    let body: StatementNode?
    switch inner.kind {
    case .walk(let pattern, let collection, let condition, let statements):
      body = walk(pattern, collection, condition, statements, label, range)
    case .repeatWhile(let conditions, let statements): body = repeatWhile(conditions, statements, label, range)
    default: body = compile(inner)
    }
    return body.map { LabelledNode(label, loop: $0, range) }
  }

  // MARK: Errors

  private func tryCatch(_ body: [Statement], _ clauses: [ErrorClause], _ range: SourceRange) -> StatementNode {
    let inner = scope(body, range)
    let nodes = clauses.map { clause in
      scoped { () -> TryCatchNode.Clause in
        let error = declareShared("error", nil)
        let pattern = clause.pattern.map { self.pattern($0, nil, isLocal: true) }
        return TryCatchNode.Clause(
          pattern: pattern, condition: clause.condition.map(compile), error: VariableNode(error, range), body: scope(clause.body, range))
      }.result
    }
    return TryCatchNode(inner, nodes, range)
  }

  // MARK: Patterns

  /// Resolves a pattern; its names become local variables, or at top level names of objects.
  func pattern(_ pattern: Pattern, _ type: TypeName?, isLocal: Bool, isWeak: Bool = false) -> PatternNode {
    switch pattern {
    case .wildcard: return PatternNode()
    case .name(let name, let range): return NamePattern(target(name, range, type, isLocal: isLocal, isWeak: isWeak))
    case .typed(let inner, let type): return self.pattern(inner, type, isLocal: isLocal)
    case .value(let expression): return ValuePattern(compile(expression))
    case .tuple(let parts):
      return TuplePattern(parts.map { ($0.label, self.pattern($0.pattern, nil, isLocal: isLocal)) })
    case .type(let type): return TypePattern(type, nil)
    case .cast(let inner, let type): return TypePattern(type, self.pattern(inner, type, isLocal: isLocal))
    case .enumCase(let type, let name, let parts, let range):
      return EnumCasePattern(type, name, parts.map { ($0.label, self.pattern($0.pattern, nil, isLocal: isLocal)) }, range)
    case .some(let inner): return SomePattern(self.pattern(inner, type, isLocal: isLocal))
    }
  }

  private func target(_ name: String, _ range: SourceRange, _ type: TypeName?, isLocal: Bool, isWeak: Bool) -> Node {
    if !isLocal {
      topLevelNames.insert(name)
      if let type { interpreter.checkStandardType(type, in: code.source, seenFrom: nil) }
      interpreter.topLevelConversions[name] = type.map(interpreter.conversion(ofTyped:)) ?? Conversion.none
      return TopLevelNode(name, range)
    }
    if let same = reusesNames[name]?.variable { return VariableNode(same, range) }
    return VariableNode(declareShared(name, type, isWeak: isWeak), range)
  }
}
