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
    switch (left, right) {
    case (.void, .void), (.null, .null), (.void, .null), (.null, .void): return true
    case (.null, _), (_, .null), (.void, _), (_, .void): return false
    case (.array(let first), .array(let second)):
      return first.count == second.count && zip(first, second).allSatisfy { areEqual($0, $1) }
    case (.dictionary(let first), .dictionary(let second)):
      return first.count == second.count
        && zip(first.keys, first.values).allSatisfy { key, value in second[key].map { areEqual(value, $0) } ?? false }
    case (.object(let first), .object(let second)): return first === second || areEqual(first, second)
    case (.object(let object), _): return object.isEqual(right) || left.isIdentical(to: right)
    case (_, .object(let object)): return object.isEqual(left)
    default: return left.isIdentical(to: right)
    }
  }

  private static func areEqual(_ first: Object, _ second: Object) -> Bool {
    if let first = first as? TupleObject, let second = second as? TupleObject {
      return first.values.count == second.values.count && zip(first.values, second.values).allSatisfy { areEqual($0, $1) }
    }
    if let first = first as? EnumCaseObject, let second = second as? EnumCaseObject {
      return first.isa === second.isa && first.caseName == second.caseName && first.held.count == second.held.count
        && zip(first.held, second.held).allSatisfy { areEqual($0, $1) }
    }
    if let first = first as? SetObject, let second = second as? SetObject {
      return first.all.count == second.all.count && first.all.allSatisfy { one in second.all.contains { areEqual(one, $0) } }
    }
    if let first = first as? RangeObject, let second = second as? RangeObject {
      return areEqual(first.lower, second.lower) && areEqual(first.upper, second.upper) && first.isClosed == second.isClosed
    }
    if first.isa.isValueType, first.isa === second.isa {
      return first.isa.info.storedNames.allSatisfy { areEqual(field($0, first), field($0, second)) }
    }
    return first.isEqual(.object(second))
  }

  private static func field(_ name: String, _ object: Object) -> Value {
    let slot = object.isa.fieldSlot(name)
    return slot < object.fields.count ? object.fields[slot].value : .null
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
    if let custom = own(sign, left, right, frame) { return custom }
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

  /// An operator that the app declares, for its own types or others.
  static func own(_ sign: String, _ operands: [Value], _ frame: Frame) -> Value? {
    let interpreter = frame.interpreter
    guard interpreter.typed.hasOwnOperators else { return nil }
    for operand in operands {
      guard let object = operand.object, let info = object.isa.declaration as? ClassInfo else { continue }
      guard let signature = info.signatures[sign]?.first(where: { $0.parameters.count == operands.count }),
        let (method, _) = object.isa.classScriptMethod(for: signature.selector)
      else { continue }
      return method.invoke(on: .type(object.isa), operands, in: frame.simulation)
    }
    // Up to Swift 2 operators stood outside of their types.
    let loose = (interpreter.typed.functions[sign] ?? []).filter { one in
      one.signature.parameters.count == operands.count
        && one.signature.parameters.contains { if case .runtime? = interpreter.typeReference($0.type.name) { true } else { false } }
    }
    return interpreter.bestOverload(loose, for: operands) { $0.code }.map { interpreter.call($0.code, on: .null, operands) }
  }

  private static func own(_ sign: String, _ left: Value, _ right: Value, _ frame: Frame) -> Value? {
    guard frame.interpreter.typed.hasOwnOperators else { return nil }
    if let result = own(sign, [left, right], frame) { return result }
    if sign == "!=", let equal = own("==", [left, right], frame) { return .bool(!equal.isTrue) }
    if sign == ">", let less = own("<", [right, left], frame) { return less }
    if sign == "<=", let less = own("<", [right, left], frame) { return .bool(!less.isTrue) }
    if sign == ">=", let less = own("<", [left, right], frame) { return .bool(!less.isTrue) }
    return nil
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
