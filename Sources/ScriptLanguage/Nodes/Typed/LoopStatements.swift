import ObjectModel

/// `for … in`.
final class WalkNode: StatementNode {
  let pattern: PatternNode
  let collection: Node
  let condition: Node?
  let body: StatementNode

  init(_ pattern: PatternNode, in collection: Node, condition: Node?, body: StatementNode, _ range: SourceRange) {
    self.pattern = pattern
    self.collection = collection
    self.condition = condition
    self.body = body
    super.init(range)
  }

  override func execute(_ frame: Frame) -> Completion { walk(frame) { body.execute(frame) } }

  override func build(_ parts: inout [Value], with builder: ResultBuilder, _ frame: Frame) -> Completion {
    var rounds: [Value] = []
    let completion = walk(frame) {
      let (completion, value) = builder.block(of: body, frame)
      if let value { rounds.append(value) }
      return completion
    }
    if completion == .normal { parts.append(builder.array(rounds)) }
    return completion
  }

  @inline(__always)
  private func walk(_ frame: Frame, _ body: () -> Completion) -> Completion {
    let all = collection.evaluate(frame)
    if frame.isUnwinding { return .returned }
    if let range = all.object as? RangeObject, let first = range.lower.isNull ? nil : range.lower.integer {
      return count(from: first, range, frame, body)
    }
    if all.elements == nil, all.entries == nil, let iterator = frame.interpreter.iterator(of: all, range, frame) {
      while let element = frame.interpreter.step(iterator, range, frame) {
        if let end = round(element, frame, body) { return end }
      }
      return frame.isUnwinding ? .returned : .normal
    }
    for element in elements(of: all, frame) {
      if let end = round(element, frame, body) { return end }
    }
    return frame.isUnwinding ? .returned : .normal
  }

  @inline(__always)
  private func count(from first: Int, _ range: RangeObject, _ frame: Frame, _ body: () -> Completion) -> Completion {
    let end = range.upper.isNull ? Int.max : (range.upper.integer ?? first) &+ (range.isClosed ? 1 : 0)
    var value = first
    while value < end {
      if let end = round(.int(value), frame, body) { return end }
      value += 1
    }
    return .normal
  }

  /// Runs one round; gives something where the loop ends.
  @inline(__always)
  private func round(_ element: Value, _ frame: Frame, _ body: () -> Completion) -> Completion? {
    guard frame.mayRun(range) else { return .returned }
    guard pattern.matches(frame.interpreter.owned(element), frame) else { return frame.isUnwinding ? .returned : nil }
    if let condition {
      let holds = condition.evaluate(frame).isTrue
      if frame.isUnwinding { return .returned }
      if !holds { return nil }
    }
    return frame.loopEnd(after: body())
  }

  private func elements(of all: Value, _ frame: Frame) -> [Value] {
    if all.isNull { return [] }
    if case .string(let text) = all { return text.map { .string(String($0)) } }
    if all.entries != nil { return StandardMembers.pairs(all, frame.interpreter) }
    return all.elements ?? frame.interpreter.elements(of: all, range, frame)
  }
}

extension Frame {
  /// How a loop ends after a round of its body; nothing where it goes on. A jump to a label ends the loops inside.
  func loopEnd(after completion: Completion) -> Completion? {
    switch completion {
    case .normal, .fellThrough: return nil
    case .returned: return .returned
    case .brokeOut: return jumpLabel == nil ? .normal : .brokeOut
    case .nextRound: return jumpLabel == nil ? nil : .nextRound
    }
  }
}

/// `while` with conditions that may bind names.
final class RepeatNode: StatementNode {
  let conditions: [ConditionNode]
  let body: StatementNode
  /// The condition of `repeat … while`, looked at after the body.
  let last: Node?

  init(_ conditions: [ConditionNode], body: StatementNode, last: Node?, _ range: SourceRange) {
    self.conditions = conditions
    self.body = body
    self.last = last
    super.init(range)
  }

  override func execute(_ frame: Frame) -> Completion {
    while true {
      guard frame.mayRun(range) else { return .returned }
      for condition in conditions where !condition.holds(frame) { return frame.isUnwinding ? .returned : .normal }
      if let end = frame.loopEnd(after: body.execute(frame)) { return end }
      guard let last else { continue }
      let holds = last.evaluate(frame).isTrue
      if frame.isUnwinding { return .returned }
      if !holds { return .normal }
    }
  }
}

/// A loop with a label, or the body of one, where a jump of a kind to that label ends.
final class LabelledNode: StatementNode {
  let label: String
  let body: StatementNode
  /// The jump that ends here, and how the statement then ends itself.
  let jump: (taken: Completion, result: Completion)

  /// The loop itself, which `break label` ends.
  init(_ label: String, loop body: StatementNode, _ range: SourceRange) {
    self.label = label
    self.body = body
    jump = (.brokeOut, .normal)
    super.init(range)
  }

  /// The body of the loop, where `continue label` ends a round.
  init(_ label: String, round body: StatementNode, _ range: SourceRange) {
    self.label = label
    self.body = body
    jump = (.nextRound, .nextRound)
    super.init(range)
  }

  override func execute(_ frame: Frame) -> Completion {
    let completion = body.execute(frame)
    guard frame.jumpLabel == label, completion == jump.taken else { return completion }
    frame.jumpLabel = nil
    return jump.result
  }
}

/// `break label` and `continue label`.
final class LabelJumpNode: StatementNode {
  let label: String
  let completion: Completion

  init(_ label: String, _ completion: Completion, _ range: SourceRange) {
    self.label = label
    self.completion = completion
    super.init(range)
  }

  override func execute(_ frame: Frame) -> Completion {
    frame.jumpLabel = label
    return completion
  }
}
