import ObjectModel

/// `super.init(…)` and `self.init(…)` in an initialiser: where that makes nothing, neither does this one.
final class DelegationNode: StatementNode {
  private let call: Node

  init(_ call: Node, _ range: SourceRange) {
    self.call = call
    super.init(range)
  }

  override func execute(_ frame: Frame) -> Completion {
    let made = call.evaluate(frame)
    if frame.isUnwinding { return .returned }
    guard made.isNull else { return .normal }
    frame.result = .null
    return .returned
  }
}

extension Expression {
  /// Whether the expression hands the making of an instance on to another initialiser.
  var isDelegation: Bool {
    guard case .invocation(let callee, _) = kind, case .dot(let base, "init", _) = callee.kind else { return false }
    switch base.kind {
    case .superclass, .receiver: return true
    default: return false
    }
  }
}
