import ObjectModel

extension Compiler {
  /// Resolves an expression whose value should be of a type.
  func compile(_ expression: Expression, wanting wanted: Wanted) -> Node {
    let node = compile(expression)
    return wanted.isKnown ? WantingNode(node, wanted) : node
  }
}

/// An expression whose context tells the type of its value.
final class WantingNode: Node {
  let inner: Node
  private let context: Wanted

  init(_ inner: Node, _ wanted: Wanted) {
    self.inner = inner
    context = wanted
    super.init(inner.range)
  }

  override func evaluate(_ frame: Frame) -> Value { inner.evaluate(frame, wanting: context) }
}
