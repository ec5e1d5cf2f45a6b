import ObjectModel

/// What operators do where operands have types.
enum TypedOperators {
  enum Order {
    case less
    case equal
    case greater
  }

  /// Whether two values are equal in the sense of `==`.
  static func areEqual(_ left: Value, _ right: Value) -> Bool {
    if left.isNull || right.isNull { return left.isNull && right.isNull }
    return left.isEqual(to: right)
  }

  /// How two values are ordered, where they can be.
  static func order(_ left: Value, _ right: Value) -> Order? {
    if case .string(let first) = left, case .string(let second) = right { return order(first, second) }
    if case .int(let first) = left, case .int(let second) = right { return order(first, second) }
    if !left.isNull, !right.isNull, let first = left.number, let second = right.number { return order(first, second) }
    if let first = left.object as? TupleObject, let second = right.object as? TupleObject {
      for (one, other) in zip(first.values, second.values) {
        guard let order = order(one, other) else { return nil }
        if order != .equal { return order }
      }
      return .equal
    }
    if let first = left.object as? EnumCaseObject, let second = right.object as? EnumCaseObject, first.isa === second.isa {
      let names = first.isa.info.cases.map(\.name)
      return order(names.firstIndex(of: first.caseName) ?? 0, names.firstIndex(of: second.caseName) ?? 0)
    }
    return nil
  }

  private static func order<T: Comparable>(_ left: T, _ right: T) -> Order { left < right ? .less : left == right ? .equal : .greater }

  /// Computes a binary operation.
  static func apply(_ sign: String, _ left: Value, _ right: Value, _ frame: Frame, _ range: SourceRange) -> Value {
    if let custom = own(sign, left, right, frame.interpreter) { return custom }
    if let compare = comparisons[sign] { return compare(left, right, frame, range) }
    if sign == "+", let joined = joined(left, right, frame.interpreter) { return joined }
    let plain = sign.hasPrefix("&") && sign.utf8.count == 2 ? String(sign.dropFirst()) : sign
    guard let operation = BinaryOperator(rawValue: plain) else {
      frame.fail(.unsupported("the operator '\(sign)'"), range)
      return .void
    }
    return numbers(operation, isWrapping: plain != sign, left, right, frame, range)
  }

  private typealias Comparison = @Sendable (Value, Value, Frame, SourceRange) -> Value

  private static let comparisons: [String: Comparison] = [
    "==": { left, right, _, _ in .bool(areEqual(left, right)) },
    "!=": { left, right, _, _ in .bool(!areEqual(left, right)) },
    "===": { left, right, _, _ in .bool(left.isIdentical(to: right)) },
    "!==": { left, right, _, _ in .bool(!left.isIdentical(to: right)) },
    "~=": { left, right, _, _ in .bool((left.object as? RangeObject)?.contains(right) ?? areEqual(left, right)) },
    "<": { compared("<", $0, $1, $2, $3) { $0 == .less } },
    "<=": { compared("<=", $0, $1, $2, $3) { $0 != .greater } },
    ">": { compared(">", $0, $1, $2, $3) { $0 == .greater } },
    ">=": { compared(">=", $0, $1, $2, $3) { $0 != .less } },
  ]

  private static func compared(
    _ sign: String, _ left: Value, _ right: Value, _ frame: Frame, _ range: SourceRange, _ holds: (Order) -> Bool
  ) -> Value {
    if let order = order(left, right) { return .bool(holds(order)) }
    if let dates = left.object?.isa.implementation(of: "timeIntervalSince1970"), right.object != nil {
      let first = frame.interpreter.run(dates, "timeIntervalSince1970", on: left, [], range, frame)
      let second = frame.interpreter.send("timeIntervalSince1970", to: right, [], range, frame)
      if let order = order(first, second) { return .bool(holds(order)) }
    }
    if left.isNull || right.isNull, frame.interpreter.forgivesNothing(frame) {
      let order = order(left.isNull ? .int(0) : left, right.isNull ? .int(0) : right)
      return .bool(order.map(holds) ?? false)
    }
    if !frame.isUnwinding {
      let wrong = left.number == nil || left.isNull ? left : right
      frame.fail(.wrongOperand(sign, given: ValueText.kind(of: wrong)), range)
    }
    return .bool(false)
  }

  static let growth = "a text or list grows beyond what memory is for"

  /// Strings and lists put together; what grows without end stops the app before it takes all memory.
  private static func joined(_ left: Value, _ right: Value, _ interpreter: Interpreter) -> Value? {
    if let first = String.unbox(left), let second = String.unbox(right) {
      if first.utf8.count + second.utf8.count <= Growth.longestText { return .string(first + second) }
    } else if let first = left.elements, let second = right.elements {
      if first.count + second.count <= Growth.longestList { return .array(first + second) }
    } else {
      return nil
    }
    return interpreter.tooLong()
  }

  private static func numbers(
    _ operation: BinaryOperator, isWrapping: Bool, _ left: Value, _ right: Value, _ frame: Frame, _ range: SourceRange
  ) -> Value {
    if case .int(let first) = left, case .int(let second) = right, !isWrapping, overflows(operation, first, second) {
      frame.interpreter.trap("Arithmetic operation '\(first) \(operation.rawValue) \(second)' results in an overflow")
      return .void
    }
    if operation == .divide || operation == .remainder, case .int(0) = right, case .int = left {
      frame.interpreter.trap(operation == .divide ? "Division by zero" : "Division by zero in remainder operation")
      return .void
    }
    if operation == .remainder, let first = left.number, let second = right.number,
      left.integer == nil || right.integer == nil || isDouble(left)
    {
      return .double(first.truncatingRemainder(dividingBy: second))
    }
    return Arithmetic.apply(operation, left, right, frame, range)
  }

  private static func isDouble(_ value: Value) -> Bool { if case .double = value { true } else { false } }

  private static func overflows(_ operation: BinaryOperator, _ left: Int, _ right: Int) -> Bool {
    switch operation {
    case .add: left.addingReportingOverflow(right).overflow
    case .subtract: left.subtractingReportingOverflow(right).overflow
    case .multiply: left.multipliedReportingOverflow(by: right).overflow
    default: false
    }
  }
}

extension Interpreter {
  /// Ends the app as Swift does where it cannot go on.
  func trap(_ reason: String) { simulation.raise("Fatal error", reason) }

  /// Stops the app where it asks for more memory than a value may take.
  func tooLong() -> Value {
    trap(TypedOperators.growth)
    return .void
  }
}
