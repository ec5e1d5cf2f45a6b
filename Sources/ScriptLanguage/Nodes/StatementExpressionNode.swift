import ObjectModel

/// `({ …; value; })`.
final class StatementExpressionNode: Node {
  let body: BlockNode
  let value: Node?
  let slots: Range<Int>

  init(_ body: BlockNode, _ value: Node?, slots: Range<Int>, _ range: SourceRange) {
    self.body = body
    self.value = value
    self.slots = slots
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    guard body.execute(frame) == .normal, !frame.isUnwinding else { return .void }
    let result = value?.evaluate(frame) ?? .void
    for slot in slots { frame.values[slot] = .null }
    return result
  }
}
