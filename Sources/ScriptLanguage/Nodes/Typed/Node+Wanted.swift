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

extension Node {
  /// Whether reading the expression runs nothing: `self`, a local variable, or one of them with a question mark.
  var isPlainName: Bool {
    switch self {
    case is ReceiverNode, is VariableNode: true
    case let node as ChainedNode: node.operand.isPlainName
    default: false
    }
  }

  /// Whether the value is one of a chain that ends where something is missing: `a?.b.c`.
  var isChained: Bool {
    switch self {
    case is ChainedNode: true
    case let node as DotNode: node.base.isChained
    case let node as MemberCallNode: node.receiver.isChained
    case let node as SubscriptNode: node.base.isChained
    default: false
    }
  }
}

extension Node {
  /// Whether the value is one of Foundation's classes by its declaration or by a cast, so that searches answer as those do.
  var isFoundation: Bool {
    switch self {
    case let node as TypedCastNode: node.type.name.hasPrefix("NS")
    default: wanted.typeName?.hasPrefix("NS") ?? false
    }
  }
}
