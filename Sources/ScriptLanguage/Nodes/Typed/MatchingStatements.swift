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
    let value = frame.interpreter.owned(subject.evaluate(frame))
    if frame.isUnwinding { return .returned }
    guard var place = cases.firstIndex(where: { matches($0, value, frame) }) ?? cases.firstIndex(where: \.patterns.isEmpty) else {
      return frame.isUnwinding ? .returned : .normal
    }
    if frame.isUnwinding { return .returned }
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

  private func matches(_ one: Case, _ value: Value, _ frame: Frame) -> Bool {
    one.patterns.contains { pattern, condition in
      guard !frame.isUnwinding, pattern.matches(value, frame) else { return false }
      return condition?.evaluate(frame).isTrue ?? true
    }
  }
}
