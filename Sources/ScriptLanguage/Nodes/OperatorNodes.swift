import ObjectModel

/// An operation on two numbers, or a comparison.
final class BinaryNode: Node {
  let operation: BinaryOperator
  let left: Node
  let right: Node

  init(_ operation: BinaryOperator, _ left: Node, _ right: Node, _ range: SourceRange) {
    self.operation = operation
    self.left = left
    self.right = right
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    let first = left.evaluate(frame)
    let second = right.evaluate(frame)
    return Arithmetic.apply(operation, first, second, frame, range)
  }
}

/// C's arithmetic: integers wrap, and nothing traps.
enum Arithmetic {
  @inline(__always)
  static func apply(_ operation: BinaryOperator, _ left: Value, _ right: Value, _ frame: Frame, _ range: SourceRange) -> Value {
    if case .int(let first) = left, case .int(let second) = right { return integers(operation, first, second, frame, range) }
    return mixed(operation, left, right, frame, range)
  }

  private static func mixed(_ operation: BinaryOperator, _ left: Value, _ right: Value, _ frame: Frame, _ range: SourceRange) -> Value {
    if operation == .equal { return .bool(left.isIdentical(to: right)) }
    if operation == .notEqual { return .bool(!left.isIdentical(to: right)) }
    if operation == .add, case .array = left, case .int(let distance) = right, let rest = rest(of: left, after: distance, frame) {
      return rest
    }
    if case .double(let first) = left, let second = right.number { return doubles(operation, first, second, frame, range) }
    if case .double(let second) = right, let first = left.number { return doubles(operation, first, second, frame, range) }
    guard let first = left.integer, let second = right.integer else {
      guard !frame.isUnwinding else { return .void }
      let wrong = left.integer == nil ? left : right
      frame.fail(.wrongOperand(operation.rawValue, given: ValueText.kind(of: wrong)), range)
      return .void
    }
    let result = integers(operation, first, second, frame, range)
    // Options stay options when they are combined.
    if operation == .bitOr || operation == .bitAnd || operation == .bitXor, case .int(let raw) = result {
      if case .enumeration(let value) = left { return .enumeration(EnumValue(type: value.type, rawValue: raw)) }
      if case .enumeration(let value) = right { return .enumeration(EnumValue(type: value.type, rawValue: raw)) }
    }
    return result
  }

  /// What a pointer that has gone on means: the rest of an array or a text of C.
  fileprivate static func rest(of pointer: Value, after distance: Int, _ frame: Frame) -> Value? {
    guard distance >= 0, frame.code.source.language == .objectiveC else { return nil }
    switch pointer {
    case .array(let elements): return .array(Array(elements.dropFirst(distance)))
    case .string(let text): return .string(String(decoding: Array(text.utf8.dropFirst(distance)), as: UTF8.self))
    default: return nil
    }
  }

  private static func integers(_ operation: BinaryOperator, _ left: Int, _ right: Int, _ frame: Frame, _ range: SourceRange) -> Value {
    switch operation {
    case .add: return .int(left &+ right)
    case .subtract: return .int(left &- right)
    case .multiply: return .int(left &* right)
    case .divide, .remainder:
      guard right != 0 else {
        frame.fail(.divisionByZero, range)
        return .int(0)
      }
      if operation == .divide { return .int(left.dividedReportingOverflow(by: right).partialValue) }
      return .int(left.remainderReportingOverflow(dividingBy: right).partialValue)
    case .shiftLeft: return .int(left << right)
    case .shiftRight: return .int(left >> right)
    case .less: return .bool(left < right)
    case .lessOrEqual: return .bool(left <= right)
    case .greater: return .bool(left > right)
    case .greaterOrEqual: return .bool(left >= right)
    case .equal: return .bool(left == right)
    case .notEqual: return .bool(left != right)
    case .bitAnd: return .int(left & right)
    case .bitOr: return .int(left | right)
    case .bitXor: return .int(left ^ right)
    }
  }

  private static func doubles(_ operation: BinaryOperator, _ left: Double, _ right: Double, _ frame: Frame, _ range: SourceRange) -> Value {
    switch operation {
    case .add: return .double(left + right)
    case .subtract: return .double(left - right)
    case .multiply: return .double(left * right)
    case .divide: return .double(left / right)
    case .less: return .bool(left < right)
    case .lessOrEqual: return .bool(left <= right)
    case .greater: return .bool(left > right)
    case .greaterOrEqual: return .bool(left >= right)
    case .equal: return .bool(left == right)
    case .notEqual: return .bool(left != right)
    case .remainder, .shiftLeft, .shiftRight, .bitAnd, .bitOr, .bitXor:
      frame.fail(.wrongOperand(operation.rawValue, given: "a floating-point number"), range)
      return .int(0)
    }
  }
}

/// `-x`, `+x`, `!x` and `~x`.
final class UnaryNode: Node {
  let operation: UnaryOperator
  let operand: Node

  init(_ operation: UnaryOperator, _ operand: Node, _ range: SourceRange) {
    self.operation = operation
    self.operand = operand
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    let value = operand.evaluate(frame)
    if operation == .not { return .bool(!value.isTrue) }
    if case .double(let number) = value, operation != .complement { return .double(operation == .minus ? -number : number) }
    guard let integer = value.integer else {
      if !frame.isUnwinding { frame.fail(.wrongOperand(operation.rawValue, given: ValueText.kind(of: value)), range) }
      return .void
    }
    switch operation {
    case .minus: return .int(0 &- integer)
    case .complement: return .int(~integer)
    case .plus, .not: return .int(integer)
    }
  }
}

/// `a && b` and `a || b`.
final class LogicNode: Node {
  let stopsAt: Bool
  let left: Node
  let right: Node

  init(stopsAt: Bool, _ left: Node, _ right: Node, _ range: SourceRange) {
    self.stopsAt = stopsAt
    self.left = left
    self.right = right
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    if left.evaluate(frame).isTrue == stopsAt || frame.isUnwinding { return .bool(stopsAt) }
    return .bool(right.evaluate(frame).isTrue)
  }
}

/// `a ? b : c` and `a ?: c`.
final class ConditionalNode: Node {
  let condition: Node
  let then: Node?
  let otherwise: Node

  init(_ condition: Node, then: Node?, otherwise: Node, _ range: SourceRange) {
    self.condition = condition
    self.then = then
    self.otherwise = otherwise
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    let value = condition.evaluate(frame)
    if frame.isUnwinding { return .void }
    if value.isTrue { return then?.evaluate(frame) ?? value }
    return otherwise.evaluate(frame)
  }
}

/// `a = b` and `a += b`.
final class AssignNode: Node {
  let target: Node
  let operation: BinaryOperator?
  let value: Node
  /// Whether the value is written as nil, so that it comes of nothing that was made up.
  private let isWritten: Bool

  init(_ target: Node, _ operation: BinaryOperator?, _ value: Node, _ range: SourceRange) {
    self.target = target
    self.operation = operation
    self.value = value
    isWritten = value is ConstantNode
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    let result = newValue(frame)
    if frame.isUnwinding { return .void }
    if !isWritten, result.isNull { target.keepsNothing(of: value, frame) }
    target.assign(result, frame)
    return result
  }

  override func perform(_ frame: Frame) {
    let result = newValue(frame)
    if !isWritten, result.isNull { target.keepsNothing(of: value, frame) }
    if !frame.isUnwinding { target.assign(result, frame) }
  }

  @inline(__always)
  private func newValue(_ frame: Frame) -> Value {
    if let operation {
      let old = target.evaluate(frame)
      return Arithmetic.apply(operation, old, value.evaluate(frame), frame, range)
    }
    let result = value.evaluate(frame)
    if case .void = result { return .null }
    return result
  }
}

/// `++a`, `a++` and their like.
final class IncrementNode: Node {
  let target: Node
  let step: Int
  let isPrefix: Bool

  init(_ target: Node, by step: Int, isPrefix: Bool, _ range: SourceRange) {
    self.target = target
    self.step = step
    self.isPrefix = isPrefix
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    let old = target.evaluate(frame)
    let new = next(old, frame)
    if frame.isUnwinding { return .void }
    target.assign(new, frame)
    return isPrefix ? new : old
  }

  override func perform(_ frame: Frame) {
    let new = next(target.evaluate(frame), frame)
    if !frame.isUnwinding { target.assign(new, frame) }
  }

  /// The next number, or what a pointer into a text of C means next.
  @inline(__always)
  private func next(_ old: Value, _ frame: Frame) -> Value {
    if case .string = old, let rest = Arithmetic.rest(of: old, after: step, frame) { return rest }
    return Arithmetic.apply(.add, old, .int(step), frame, range)
  }
}

/// `a, b`.
final class SequenceNode: Node {
  let parts: [Node]

  init(_ parts: [Node], _ range: SourceRange) {
    self.parts = parts
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    var last = Value.void
    for part in parts where !frame.isUnwinding { last = part.evaluate(frame) }
    return last
  }
}

/// `(Type)a`.
final class CastNode: Node {
  let conversion: Conversion
  let isVoid: Bool
  let operand: Node

  init(_ conversion: Conversion, isVoid: Bool, _ operand: Node, _ range: SourceRange) {
    self.conversion = conversion
    self.isVoid = isVoid
    self.operand = operand
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    let value = operand.evaluate(frame)
    return isVoid ? .void : conversion.convert(value)
  }

  override func assign(_ value: Value, _ frame: Frame) { operand.assign(value, frame) }
}

/// A value where a pointer to a class is declared: what only stands for an object of the class gives way to one.
final class TypedPointerNode: Node {
  let operand: Node
  let className: String

  init(_ operand: Node, _ className: String, _ range: SourceRange) {
    self.operand = operand
    self.className = className
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    let value = operand.evaluate(frame)
    guard case .object(let object) = value, object.isStandIn else { return value }
    return frame.interpreter.standIn(for: object, of: className)
  }

  override func assign(_ value: Value, _ frame: Frame) { operand.assign(value, frame) }
}
