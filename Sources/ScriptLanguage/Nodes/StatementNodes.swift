import ObjectModel

/// Statements one after the other, with the variables that end with them.
final class BlockNode: StatementNode {
  private let statements: NodeList<StatementNode>
  /// The local variables that the statements declare.
  let slots: Range<Int>

  init(_ statements: [StatementNode], slots: Range<Int>, _ range: SourceRange) {
    self.statements = NodeList(statements)
    self.slots = slots
    super.init(range)
  }

  override func execute(_ frame: Frame) -> Completion {
    var completion = Completion.normal
    for index in 0..<statements.count {
      completion = statements.look(at: index) { frame.mayRun($0.range) ? $0.execute(frame) : .returned }
      if completion == .normal { continue }
      if frame.isUnwinding { statements.look(at: index) { frame.interpreter.noteUnwinding(frame, $0.range) } }
      break
    }
    for slot in slots { frame.values[slot] = .null }
    return completion
  }

  override func build(_ parts: inout [Value], with builder: ResultBuilder, _ frame: Frame) -> Completion {
    var completion = Completion.normal
    for index in 0..<statements.count {
      completion = statements.look(at: index) { frame.mayRun($0.range) ? $0.build(&parts, with: builder, frame) : .returned }
      if completion != .normal { break }
    }
    for slot in slots { frame.values[slot] = .null }
    return completion
  }

  /// The only statement, where there is one.
  var only: StatementNode? { statements.count == 1 ? statements.look(at: 0) { $0 } : nil }
}

/// An expression for its effects.
final class ExpressionNode: StatementNode {
  let expression: Node

  init(_ expression: Node, _ range: SourceRange) {
    self.expression = expression
    super.init(range)
  }

  override func execute(_ frame: Frame) -> Completion {
    expression.perform(frame)
    return frame.isUnwinding ? .returned : .normal
  }

  override func build(_ parts: inout [Value], with builder: ResultBuilder, _ frame: Frame) -> Completion {
    if let part = builder.expression(expression, frame) { parts.append(part) }
    return frame.isUnwinding ? .returned : .normal
  }
}

/// An expression at top level, whose value is kept for the answer.
final class AnswerNode: StatementNode {
  let expression: Node

  init(_ expression: Node, _ range: SourceRange) {
    self.expression = expression
    super.init(range)
  }

  override func execute(_ frame: Frame) -> Completion {
    // The answer before ends with its statement, as any other value that nothing keeps.
    frame.result = .void
    frame.result = expression.evaluate(frame)
    return frame.isUnwinding ? .returned : .normal
  }
}

/// The declaration of a variable.
final class DeclareNode: StatementNode {
  let target: Node
  let value: Node?
  let zero: Value

  init(_ target: Node, _ value: Node?, zero: Value, _ range: SourceRange) {
    self.target = target
    self.value = value
    self.zero = zero
    super.init(range)
  }

  override func execute(_ frame: Frame) -> Completion {
    var first = value?.evaluate(frame) ?? zero
    if frame.isUnwinding { return .returned }
    if case .void = first { first = .null }
    if first.isNull { target.keepsNothing(of: value, frame) }
    target.assign(first, frame)
    return frame.isUnwinding ? .returned : .normal
  }
}

/// The declaration of a variable that blocks share or that is weak: each round of a loop makes it anew.
final class FreshCellNode: StatementNode {
  let index: Int
  let isWeak: Bool

  init(_ index: Int, isWeak: Bool, _ range: SourceRange) {
    self.index = index
    self.isWeak = isWeak
    super.init(range)
  }

  override func execute(_ frame: Frame) -> Completion {
    frame.cells[index] = Cell(isWeak ? .weak(WeakReference.to(nil)) : .strong(.null))
    return .normal
  }
}

/// The declaration of a `static` variable: its value is computed once.
final class OnceNode: StatementNode {
  let body: StatementNode
  private var isDone = false

  init(_ body: StatementNode, _ range: SourceRange) {
    self.body = body
    super.init(range)
  }

  override func execute(_ frame: Frame) -> Completion {
    guard !isDone else { return .normal }
    isDone = true
    return body.execute(frame)
  }
}

/// Several statements without a scope of their own.
final class GroupNode: StatementNode {
  let statements: [StatementNode]

  init(_ statements: [StatementNode], _ range: SourceRange) {
    self.statements = statements
    super.init(range)
  }

  override func execute(_ frame: Frame) -> Completion {
    for statement in statements {
      let completion = statement.execute(frame)
      if completion != .normal { return completion }
    }
    return .normal
  }
}

/// `return`.
final class ReturnNode: StatementNode {
  let value: Node?

  init(_ value: Node?, _ range: SourceRange) {
    self.value = value
    super.init(range)
  }

  override func execute(_ frame: Frame) -> Completion {
    frame.result = value?.evaluate(frame, wanting: frame.code.wanted) ?? .void
    return .returned
  }

  override func build(_ parts: inout [Value], with builder: ResultBuilder, _ frame: Frame) -> Completion {
    // The value of a single expression, without the word `return` before it.
    guard let value, value.range.start == range.start else { return execute(frame) }
    if let part = builder.expression(value, frame) { parts.append(part) }
    return frame.isUnwinding ? .returned : .normal
  }
}

/// `break` and `continue`.
final class JumpNode: StatementNode {
  let completion: Completion

  init(_ completion: Completion, _ range: SourceRange) {
    self.completion = completion
    super.init(range)
  }

  override func execute(_ frame: Frame) -> Completion { completion }
}

/// `if`.
final class BranchNode: StatementNode {
  let condition: Node
  let then: StatementNode
  let otherwise: StatementNode?

  init(_ condition: Node, then: StatementNode, otherwise: StatementNode?, _ range: SourceRange) {
    self.condition = condition
    self.then = then
    self.otherwise = otherwise
    super.init(range)
  }

  override func execute(_ frame: Frame) -> Completion {
    let holds = condition.evaluate(frame).isTrue
    if frame.isUnwinding { return .returned }
    if holds { return then.execute(frame) }
    return otherwise?.execute(frame) ?? .normal
  }
}
