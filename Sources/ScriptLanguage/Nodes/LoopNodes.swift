import ObjectModel

/// `while`, `do` and `for (;;)`.
final class LoopNode: StatementNode {
  let start: StatementNode?
  let condition: Node?
  let step: Node?
  let body: StatementNode
  /// Whether the body runs before the condition is looked at.
  let isDo: Bool
  let slots: Range<Int>

  init(start: StatementNode?, condition: Node?, step: Node?, body: StatementNode, isDo: Bool, slots: Range<Int>, _ range: SourceRange) {
    self.start = start
    self.condition = condition
    self.step = step
    self.body = body
    self.isDo = isDo
    self.slots = slots
    super.init(range)
  }

  override func execute(_ frame: Frame) -> Completion {
    defer { for slot in slots { frame.values[slot] = .null } }
    if let start, start.execute(frame) != .normal { return .returned }
    var isFirst = isDo
    while true {
      if !isFirst, let condition {
        let holds = condition.evaluate(frame).isTrue
        if frame.isUnwinding { return .returned }
        guard holds else { return .normal }
      }
      isFirst = false
      guard frame.mayRun(range) else { return .returned }
      switch body.execute(frame) {
      case .returned: return .returned
      case .brokeOut: if frame.jumpLabel != nil { return .brokeOut } else { return .normal }
      case .normal, .nextRound, .fellThrough: if frame.jumpLabel != nil { return .nextRound }
      }
      guard let step else { continue }
      step.perform(frame)
      if frame.isUnwinding { return .returned }
    }
  }
}

/// `for (x in y)`.
final class ForEachNode: StatementNode {
  let target: Node
  /// Makes the variable anew for each round, where blocks may keep it.
  let fresh: StatementNode?
  let collection: Node
  let body: StatementNode
  let slots: Range<Int>

  init(_ target: Node, fresh: StatementNode?, in collection: Node, body: StatementNode, slots: Range<Int>, _ range: SourceRange) {
    self.target = target
    self.fresh = fresh
    self.collection = collection
    self.body = body
    self.slots = slots
    super.init(range)
  }

  override func execute(_ frame: Frame) -> Completion {
    defer { for slot in slots { frame.values[slot] = .null } }
    let all = collection.evaluate(frame)
    if frame.isUnwinding { return .returned }
    let elements = all.entries?.keys ?? all.elements ?? frame.interpreter.elements(of: all, range, frame)
    for element in elements {
      guard frame.mayRun(range) else { return .returned }
      if case .object(let object) = all, (object.entries?.keys.count ?? object.elements?.count ?? elements.count) != elements.count {
        frame.simulation.raise(
          "NSGenericException", "*** Collection \(object.defaultDescription) was mutated while being enumerated.")
        return .returned
      }
      _ = fresh?.execute(frame)
      target.assign(element, frame)
      switch body.execute(frame) {
      case .returned: return .returned
      case .brokeOut: return .normal
      case .normal, .nextRound, .fellThrough: break
      }
    }
    return frame.isUnwinding ? .returned : .normal
  }
}

/// `switch`.
final class ChoiceNode: StatementNode {
  struct Case {
    let values: [Node]
    /// The end of a range that begins with the only value.
    let last: Node?
    let body: BlockNode

    fileprivate func holds(_ value: Value, _ frame: Frame) -> Bool {
      guard let last else { return values.contains { $0.evaluate(frame).isIdentical(to: value) } }
      guard let number = value.number, let low = values.first?.evaluate(frame).number, let high = last.evaluate(frame).number else {
        return false
      }
      return number >= low && number <= high
    }
  }

  let subject: Node
  let cases: [Case]

  init(_ subject: Node, _ cases: [Case], _ range: SourceRange) {
    self.subject = subject
    self.cases = cases
    super.init(range)
  }

  override func execute(_ frame: Frame) -> Completion {
    let value = subject.evaluate(frame)
    if frame.isUnwinding { return .returned }
    let chosen = cases.firstIndex { $0.holds(value, frame) } ?? cases.firstIndex { $0.values.isEmpty }
    guard let chosen else { return .normal }
    for one in cases[chosen...] {
      switch one.body.execute(frame) {
      case .normal, .fellThrough: continue
      case .brokeOut: return .normal
      case .nextRound: return .nextRound
      case .returned: return .returned
      }
    }
    return .normal
  }
}
