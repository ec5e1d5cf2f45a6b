import ObjectModel

/// `let` and `var`.
final class BindNode: StatementNode {
  let pattern: PatternNode
  let value: Node?
  let zero: Value

  init(_ pattern: PatternNode, _ value: Node?, zero: Value, _ range: SourceRange) {
    self.pattern = pattern
    self.value = value
    self.zero = zero
    super.init(range)
  }

  override func execute(_ frame: Frame) -> Completion {
    var first = value?.evaluate(frame) ?? zero
    if frame.isUnwinding { return .returned }
    if case .void = first { first = .null }
    if first.isNull, let name = pattern as? NamePattern { name.target.keepsNothing(of: value, frame) }
    _ = pattern.matches(first, frame)
    return frame.isUnwinding ? .returned : .normal
  }
}

/// A function in a body: its variable is there before the function, which may call itself.
final class LocalFunctionNode: StatementNode {
  let target: PatternNode
  let literal: Node

  init(_ target: PatternNode, _ literal: Node, _ range: SourceRange) {
    self.target = target
    self.literal = literal
    super.init(range)
  }

  override func execute(_ frame: Frame) -> Completion {
    _ = target.matches(.null, frame)
    let function = literal.evaluate(frame)
    if let name = target as? NamePattern { name.target.assign(function, frame) }
    return frame.isUnwinding ? .returned : .normal
  }
}

/// `if` with conditions that may bind names.
final class CheckNode: StatementNode {
  let conditions: [ConditionNode]
  let then: StatementNode
  let otherwise: StatementNode?

  init(_ conditions: [ConditionNode], then: StatementNode, otherwise: StatementNode?, _ range: SourceRange) {
    self.conditions = conditions
    self.then = then
    self.otherwise = otherwise
    super.init(range)
  }

  override func execute(_ frame: Frame) -> Completion {
    for condition in conditions where !condition.holds(frame) {
      return frame.isUnwinding ? .returned : otherwise?.execute(frame) ?? .normal
    }
    return then.execute(frame)
  }

  override func build(_ parts: inout [Value], with builder: ResultBuilder, _ frame: Frame) -> Completion {
    let (completion, value) = branch(builder, frame)
    if completion == .normal { parts.append(isTotal ? value ?? .null : builder.optional(value)) }
    return completion
  }

  /// The `if` that is all of `else`.
  private var next: CheckNode? { (otherwise as? BlockNode)?.only as? CheckNode }

  /// Whether one of the branches is always taken.
  private var isTotal: Bool { next?.isTotal ?? (otherwise != nil) }

  /// What the branch that is taken stands for.
  private func branch(_ builder: ResultBuilder, _ frame: Frame) -> (completion: Completion, value: Value?) {
    for condition in conditions where !condition.holds(frame) {
      if frame.isUnwinding { return (.returned, nil) }
      guard let otherwise else { return (.normal, nil) }
      let (completion, value) = next?.branch(builder, frame) ?? builder.block(of: otherwise, frame)
      return (completion, value.map { builder.either($0, isFirst: false) })
    }
    let (completion, value) = builder.block(of: then, frame)
    return (completion, otherwise == nil ? value : value.map { builder.either($0, isFirst: true) })
  }
}

/// `guard`.
final class GuardNode: StatementNode {
  let conditions: [ConditionNode]
  let otherwise: StatementNode

  init(_ conditions: [ConditionNode], otherwise: StatementNode, _ range: SourceRange) {
    self.conditions = conditions
    self.otherwise = otherwise
    super.init(range)
  }

  override func execute(_ frame: Frame) -> Completion {
    for condition in conditions where !condition.holds(frame) {
      if frame.isUnwinding { return .returned }
      let completion = otherwise.execute(frame)
      // Swift does not compile a `guard` whose body goes on; here the body around it ends.
      return completion == .normal ? .returned : completion
    }
    return .normal
  }
}

/// `switch` with patterns.
final class MatchNode: StatementNode {
  struct Case {
    let patterns: [(pattern: PatternNode, condition: Node?)]
    let body: StatementNode
  }

  let subject: Node
  let cases: [Case]

  init(_ subject: Node, _ cases: [Case], _ range: SourceRange) {
    self.subject = subject
    self.cases = cases
    super.init(range)
  }

  override func execute(_ frame: Frame) -> Completion {
    guard var place = place(frame) else { return frame.isUnwinding ? .returned : .normal }
    while true {
      let completion = cases[place].body.execute(frame)
      switch completion {
      case .brokeOut where frame.jumpLabel == nil: return .normal
      case .fellThrough where place + 1 < cases.count: place += 1
      case .normal, .fellThrough: return .normal
      case .brokeOut, .nextRound, .returned: return completion
      }
    }
  }

  /// Which case the value is of.
  private func place(_ frame: Frame) -> Int? {
    let value = frame.interpreter.owned(subject.evaluate(frame))
    if frame.isUnwinding { return nil }
    let place = cases.firstIndex { matches($0, value, frame) } ?? cases.firstIndex(where: \.patterns.isEmpty)
    return frame.isUnwinding ? nil : place
  }

  override func build(_ parts: inout [Value], with builder: ResultBuilder, _ frame: Frame) -> Completion {
    guard let place = place(frame) else { return frame.isUnwinding ? .returned : .normal }
    let (completion, value) = builder.block(of: cases[place].body, frame)
    guard completion == .normal, var value else { return completion }
    // The cases are a chain of choices between the first of them and the rest.
    if place < cases.count - 1 { value = builder.either(value, isFirst: true) }
    for _ in 0..<place { value = builder.either(value, isFirst: false) }
    parts.append(value)
    return .normal
  }

  private func matches(_ one: Case, _ value: Value, _ frame: Frame) -> Bool {
    one.patterns.contains { pattern, condition in
      guard !frame.isUnwinding, pattern.matches(value, frame) else { return false }
      return condition?.evaluate(frame).isTrue ?? true
    }
  }
}
