import ObjectModel

extension Compiler {
  func compileAll(_ statements: [Statement]) -> [StatementNode] { statements.compactMap(compile) }

  /// Resolves a statement; one without effect gives nothing.
  func compile(_ statement: Statement) -> StatementNode? {
    guard !interpreter.stack.isExhausted else {
      fault(.tooDeep, statement.range)
      return nil
    }
    let range = statement.range
    switch statement.kind {
    case .empty: return nil
    case .expression(let expression):
      let node = compile(expression)
      if code.isInitializer, expression.isDelegation { return DelegationNode(node, range) }
      return isTopLevel && outer == nil ? AnswerNode(node, range) : ExpressionNode(node, range)
    case .declare(let variables): return GroupNode(variables.map(compile), range)
    case .block(let statements): return block(statements, range)
    case .branch(let condition, let then, let otherwise):
      return BranchNode(compile(condition), then: body(then), otherwise: otherwise.map(body), range)
    case .whileLoop(let condition, let body): return loop(nil, condition, nil, body, isDo: false, range)
    case .doLoop(let body, let condition): return loop(nil, condition, nil, body, isDo: true, range)
    case .forLoop(let start, let condition, let step, let body): return loop(start, condition, step, body, isDo: false, range)
    case .forEach(let variable, let target, let collection, let body): return forEach(variable, target, collection, body, range)
    case .choose(let subject, let cases): return choice(subject, cases, range)
    case .breakOut:
      if loopDepth == 0, choiceDepth == 0 { fault(.notInLoop("break"), range) }
      return JumpNode(.brokeOut, range)
    case .nextRound:
      if loopDepth == 0 { fault(.notInLoop("continue"), range) }
      return JumpNode(.nextRound, range)
    case .giveBack(let value): return ReturnNode(value.map(compile), range)
    case .attempt(let body, let catches, let finally): return attempt(body, catches, finally, range)
    case .raise(let value): return RaiseNode(value.map(compile), range)
    default: return compileMatching(statement)
    }
  }

  private func block(_ statements: [Statement], _ range: SourceRange) -> BlockNode {
    let (nodes, slots) = scoped { compileAll(statements) }
    return BlockNode(nodes, slots: slots, range)
  }

  /// Statements inside an expression; the last gives its value.
  func statementExpression(_ statements: [Statement], _ range: SourceRange) -> Node {
    let ((before, value), slots) = scoped { () -> ([StatementNode], Node?) in
      guard let last = statements.last, case .expression(let value) = last.kind else { return (compileAll(statements), nil) }
      let before = compileAll(Array(statements.dropLast()))
      return (before, compile(value))
    }
    return StatementExpressionNode(BlockNode(before, slots: 0..<0, range), value, slots: slots, range)
  }

  /// A statement that is the body of another, with a scope of its own.
  private func body(_ statement: Statement) -> StatementNode {
    if case .block(let statements) = statement.kind { return block(statements, statement.range) }
    return block([statement], statement.range)
  }

  private func loop(
    _ start: Statement?, _ condition: Expression?, _ step: Expression?, _ body: Statement, isDo: Bool, _ range: SourceRange
  ) -> StatementNode {
    loopDepth += 1
    defer { loopDepth -= 1 }
    let ((first, test, next, inner), slots) = scoped { () -> (StatementNode?, Node?, Node?, StatementNode) in
      let first = start.flatMap(compile)
      return (first, condition.map(compile), step.map(compile), self.body(body))
    }
    return LoopNode(start: first, condition: test, step: next, body: inner, isDo: isDo, slots: slots, range)
  }

  private func forEach(
    _ variable: VariableDeclaration?, _ target: Expression?, _ collection: Expression, _ body: Statement, _ range: SourceRange
  ) -> StatementNode {
    let all = compile(collection)
    loopDepth += 1
    defer { loopDepth -= 1 }
    let ((place, fresh, inner), slots) = scoped { () -> (Node, StatementNode?, StatementNode) in
      guard let variable else {
        return (target.map(compile) ?? ConstantNode(.null, range), nil, self.body(body))
      }
      let local = declare(variable.name, variable.type)
      var fresh: StatementNode?
      if case .cell(let index) = local.place { fresh = FreshCellNode(index, isWeak: local.isWeak, range) }
      return (node(for: local, variable.range), fresh, self.body(body))
    }
    return ForEachNode(place, fresh: fresh, in: all, body: inner, slots: slots, range)
  }

  private func choice(_ subject: Expression, _ cases: [SwitchCase], _ range: SourceRange) -> StatementNode {
    choiceDepth += 1
    defer { choiceDepth -= 1 }
    let value = compile(subject)
    let (nodes, slots) = scoped {
      cases.map { one in
        let statements = compileAll(one.body)
        return ChoiceNode.Case(
          values: one.values.map(compile), last: one.last.map(compile), body: BlockNode(statements, slots: 0..<0, range))
      }
    }
    return BlockNode([ChoiceNode(value, nodes, range)], slots: slots, range)
  }

  private func attempt(_ body: [Statement], _ catches: [CatchClause], _ finally: [Statement]?, _ range: SourceRange) -> StatementNode {
    let clauses = catches.map { clause -> (className: String?, target: Node?, body: StatementNode) in
      let ((target, inner), slots) = scoped { () -> (Node?, StatementNode) in
        let local = clause.variable.map { node(for: declare($0.name, $0.type), $0.range) }
        return (local, block(clause.body, range))
      }
      return (clause.variable?.type.name, target, BlockNode([inner], slots: slots, range))
    }
    return AttemptNode(block(body, range), catches: clauses, finally: finally.map { block($0, range) }, range)
  }

  // MARK: Declarations

  private func compile(_ variable: VariableDeclaration) -> StatementNode {
    interpreter.checkType(variable.type, in: code.source)
    interpreter.noteArray(variable)
    var type = variable.type
    if type.isDeduced { type.name = "id" }
    if isAtTop { return topLevel(variable, type) }
    if type.isStatic {
      let cell = Cell(.strong(interpreter.conversion(of: type).zero))
      let local = declare(variable.name, type, lasting: cell)
      let value = variable.value.map { self.value($0, for: type) }
      let inner = DeclareNode(node(for: local, variable.range), value, zero: local.conversion.zero, variable.range)
      return OnceNode(inner, variable.range)
    }
    // A block that calls itself needs its variable before its body is read; in C all others come into being first, too.
    if type.isShared || type.isWeak {
      let local = declare(variable.name, type)
      let value = variable.value.map { self.value($0, for: type) }
      let assign = DeclareNode(node(for: local, variable.range), value, zero: local.conversion.zero, variable.range)
      guard case .cell(let index) = local.place else { return assign }
      return GroupNode([FreshCellNode(index, isWeak: local.isWeak, variable.range), assign], variable.range)
    }
    let value = variable.value.map { self.value($0, for: type) }
    let local = declare(variable.name, type)
    return DeclareNode(node(for: local, variable.range), value, zero: local.conversion.zero, variable.range)
  }

  /// What C makes of the values of a name that top-level code bound, in this input or before.
  func conversion(ofTopLevel name: String) -> Conversion? { topLevelConversions[name] ?? interpreter.topLevelConversions[name] }

  private func topLevel(_ variable: VariableDeclaration, _ type: TypeName) -> StatementNode {
    let value = variable.value.map { self.value($0, for: type) }
    let conversion = interpreter.conversion(of: type)
    topLevelNames.insert(variable.name)
    topLevelConversions[variable.name] = conversion
    interpreter.typed.constants.remove(variable.name)
    return TopLevelDeclareNode(variable.name, conversion, value, variable.range)
  }

  /// The first value of a variable; braces make a structure of its type.
  private func value(_ expression: Expression, for type: TypeName) -> Node {
    if case .aggregate(let elements, nil) = expression.kind {
      return aggregate(elements, interpreter.structType(named: type.name), expression.range)
    }
    if case .cArray(let sizes, let elements) = expression.kind {
      var element = type
      element.pointers -= sizes.count
      let structure = element.pointers == 0 ? interpreter.structType(named: element.name) : nil
      let values = elements.map { self.elements($0, depth: sizes.count, structure) }
      let zero = structure.map { AggregateNode([], $0, expression.range) as Node }
      return CArrayNode(
        sizes.map(compile), values, zero: zero ?? ConstantNode(interpreter.conversion(of: element).zero, expression.range), expression.range
      )
    }
    let node = compile(expression)
    guard type.isObject, type.name != "id", node is SendNode || node is MemberNode else { return node }
    return TypedPointerNode(node, type.name, expression.range)
  }

  /// Braces in braces: elements of an array that has so many sizes, in the end structures.
  private func elements(_ expression: Expression, depth: Int, _ structure: StructType?) -> Node {
    guard case .aggregate(let parts, nil) = expression.kind else { return compile(expression) }
    if depth == 0 { return aggregate(parts, structure, expression.range) }
    return AggregateNode(parts.map { elements($0, depth: depth - 1, structure) }, nil, expression.range)
  }
}

/// A declaration at top level, which names an object.
final class TopLevelDeclareNode: StatementNode {
  let name: String
  let conversion: Conversion
  let value: Node?

  init(_ name: String, _ conversion: Conversion, _ value: Node?, _ range: SourceRange) {
    self.name = name
    self.conversion = conversion
    self.value = value
    super.init(range)
  }

  override func execute(_ frame: Frame) -> Completion {
    var first = value?.evaluate(frame) ?? conversion.zero
    if frame.simulation.isUnwinding { return .returned }
    if case .void = first { first = .null }
    frame.interpreter.topLevelConversions[name] = conversion
    frame.interpreter.bindTopLevel(name, to: first)
    return .normal
  }
}
