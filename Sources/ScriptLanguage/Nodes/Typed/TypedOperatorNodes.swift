import ObjectModel

/// `a + b` and its like, where operands have types.
final class OperationNode: Node {
  let sign: String
  let left: Node
  let right: Node

  init(_ sign: String, _ left: Node, _ right: Node, _ range: SourceRange) {
    self.sign = sign
    self.left = left
    self.right = right
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value { evaluate(frame, wanting: .anything) }

  override func evaluate(_ frame: Frame, wanting wanted: Wanted) -> Value {
    // `.now() + 0.5` is of the type that is wanted.
    if wanted.isKnown, left.needsContext, !(left is ListNode) {
      let first = left.evaluate(frame, wanting: wanted)
      return apply(first, right.evaluate(frame, wanting: wanted), frame)
    }
    // The operand that knows its type gives it to the other.
    if left.needsContext, !right.needsContext {
      let second = right.evaluate(frame)
      let first = left.evaluate(frame, wanting: second.context(right, frame))
      return apply(first, second, frame)
    }
    let first = left.evaluate(frame)
    let second = right.needsContext ? right.evaluate(frame, wanting: first.context(left, frame)) : right.evaluate(frame)
    return apply(first, second, frame)
  }

  private func apply(_ first: Value, _ second: Value, _ frame: Frame) -> Value {
    if frame.isUnwinding { return .void }
    return TypedOperators.apply(sign, first, second, frame, range)
  }
}

extension Node {
  /// Whether the value depends on the type that is wanted.
  var needsContext: Bool {
    switch self {
    case is ImplicitMemberNode, is ImplicitCallNode, is ListNode, is QuotientNode: true
    default: false
    }
  }
}

extension Value {
  /// The type of the value, for an operand beside it.
  func context(_ node: Node, _ frame: Frame) -> Wanted {
    switch self {
    case .enumeration(let value): return Wanted(value.type, nil)
    case .object(let object): return Wanted(nil, object.isa.visible.name)
    case .structure(let value): return Wanted(nil, value.type.name)
    case .double:
      let declared = node.wantedForStore(frame)
      return declared.isKnown ? declared : Wanted(nil, "Double")
    default: return node.wantedForStore(frame)
    }
  }
}

/// `-a` and its like.
final class PrefixNode: Node {
  let sign: String
  let operand: Node

  init(_ sign: String, _ operand: Node, _ range: SourceRange) {
    self.sign = sign
    self.operand = operand
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    let value = operand.evaluate(frame)
    if frame.isUnwinding { return .void }
    if let result = TypedOperators.own(sign, [value], frame.interpreter) { return result }
    if sign == "!" { return .bool(!value.isTrue) }
    if case .double(let number) = value { return .double(sign == "-" ? -number : number) }
    guard let integer = value.integer, !value.isNull || frame.interpreter.forgivesNothing(frame) else {
      frame.fail(.wrongOperand(sign, given: ValueText.kind(of: value)), range)
      return .void
    }
    switch sign {
    case "-": return .int(0 &- integer)
    case "~": return .int(~integer)
    default: return .int(integer)
    }
  }
}

/// `a = b` and `a += b`.
final class StoreNode: Node {
  let target: Node
  let sign: String?
  let value: Node
  private let valueMayNeedContext: Bool

  init(_ target: Node, _ sign: String?, _ value: Node, _ range: SourceRange) {
    self.target = target
    self.sign = sign
    self.value = value
    valueMayNeedContext = value.mayNeedContext
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    if let sign {
      if sign == "+", frame.interpreter.appendInPlace(value, to: target, range, frame) { return .void }
      let old = target.evaluate(frame)
      let isOwn = frame.interpreter.typed.ownOperators.contains(sign + "=")
      if old.isNull && !isOwn || frame.isUnwinding { return .void }
      let operand = value.evaluate(frame, wanting: value.needsContext ? old.context(target, frame) : .anything)
      if frame.isUnwinding || isOwn && TypedOperators.change(target, sign + "=", old, operand, frame) || old.isNull { return .void }
      let new = TypedOperators.apply(sign, old, operand, frame, range)
      if !frame.isUnwinding { target.assign(new, frame) }
      return .void
    }
    var new = value.evaluate(frame, wanting: valueMayNeedContext ? target.wantedForStore(frame) : .anything)
    if frame.isUnwinding { return .void }
    if case .void = new { new = .null }
    if new.isNull { target.keepsNothing(of: value, frame) }
    target.assign(new, frame)
    return .void
  }
}

extension Node {
  /// Whether the value may depend on the type that is wanted; literals and names do not.
  var mayNeedContext: Bool { !(self is ConstantNode || self is VariableNode || self is DotNode || self is ReceiverNode) }
}

/// `a!`.
final class UnwrapNode: Node {
  let operand: Node

  init(_ operand: Node, _ range: SourceRange) {
    self.operand = operand
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    frame.simulation.missingPart = nil
    let value = operand.evaluate(frame)
    if frame.isUnwinding { return .void }
    if value.isNull, let part = frame.simulation.takeMissingPart() { return part }
    if value.isNull, !operand.isMadeUp(frame) { frame.interpreter.trap("Unexpectedly found nil while unwrapping an Optional value") }
    return value
  }

  override var isStorable: Bool { operand.isStorable }
  override func assign(_ value: Value, _ frame: Frame) { operand.assign(value, frame) }
  override func wantedForStore(_ frame: Frame) -> Wanted { operand.wantedForStore(frame) }
}

/// `a?`: what follows happens only where there is a value.
final class ChainedNode: Node {
  let operand: Node

  init(_ operand: Node, _ range: SourceRange) {
    self.operand = operand
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value { operand.evaluate(frame) }
  override var isStorable: Bool { operand.isStorable }

  override func assign(_ value: Value, _ frame: Frame) {
    if !operand.evaluate(frame).isNull { operand.assign(value, frame) }
  }

  override func wantedForStore(_ frame: Frame) -> Wanted { operand.wantedForStore(frame) }
}

/// `a ?? b`.
final class CoalesceNode: Node {
  let left: Node
  let right: Node

  init(_ left: Node, _ right: Node, _ range: SourceRange) {
    self.left = left
    self.right = right
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value { evaluate(frame, wanting: .anything) }

  override func evaluate(_ frame: Frame, wanting wanted: Wanted) -> Value {
    let value = left.evaluate(frame, wanting: wanted)
    if frame.isUnwinding { return .void }
    if !value.isNull { return value }
    return right.evaluate(frame, wanting: wanted.isKnown ? wanted : left.wantedForStore(frame))
  }
}

/// `a ? b : c`, each in the context of the whole.
final class TernaryNode: Node {
  let condition: Node
  let then: Node
  let otherwise: Node

  init(_ condition: Node, then: Node, otherwise: Node, _ range: SourceRange) {
    self.condition = condition
    self.then = then
    self.otherwise = otherwise
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value { evaluate(frame, wanting: .anything) }

  override func evaluate(_ frame: Frame, wanting wanted: Wanted) -> Value {
    let holds = condition.evaluate(frame).isTrue
    if frame.isUnwinding { return .void }
    return (holds ? then : otherwise).evaluate(frame, wanting: wanted)
  }
}

/// `try?`, `try!` and `try`.
final class ErrorAttemptNode: Node {
  let operand: Node
  let form: AttemptForm

  init(_ operand: Node, _ form: AttemptForm, _ range: SourceRange) {
    self.operand = operand
    self.form = form
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value { evaluate(frame, wanting: .anything) }

  override func evaluate(_ frame: Frame, wanting wanted: Wanted) -> Value {
    if form == .forced { frame.simulation.missingPart = nil }
    let value = operand.evaluate(frame, wanting: wanted)
    guard form != .passOn, frame.isUnwinding, !frame.simulation.isStopped, let error = frame.interpreter.thrownError else { return value }
    frame.simulation.exception = nil
    if form == .forced, let part = frame.simulation.takeMissingPart() { return part }
    if form == .forced {
      frame.interpreter.trap("'try!' expression unexpectedly raised an error: \(frame.interpreter.text(of: error))")
    }
    return .null
  }
}

/// `_`, which takes what is assigned to it.
final class DiscardNode: Node {
  override var isStorable: Bool { true }
  override func assign(_ value: Value, _ frame: Frame) {}
}
