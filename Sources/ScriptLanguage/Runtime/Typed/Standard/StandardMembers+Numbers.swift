import ObjectModel

/// What numbers can be asked.
extension StandardMembers {
  private static func whole(_ value: Value) -> Int { value.integer ?? 0 }
  private static func number(_ value: Value) -> Double { value.number ?? 0 }

  private static func either(_ value: Value, _ integer: (Int) -> Int, _ double: (Double) -> Double) -> Value {
    value.isDouble ? .double(double(number(value))) : .int(integer(whole(value)))
  }

  static let arithmetic: [StandardMethod] = [
    StandardMethod("signum()") { value, _, _ in .int(whole(value).signum()) },
    StandardMethod("distance(to:)") { value, arguments, _ in
      value.isDouble ? .double(number(arguments[0]) - number(value)) : .int(whole(arguments[0]) &- whole(value))
    },
    StandardMethod("quotientAndRemainder(dividingBy:)") { value, arguments, call in
      guard whole(arguments[0]) != 0 else {
        call.trap("Division by zero")
        return .void
      }
      let (quotient, remainder) = whole(value).quotientAndRemainder(dividingBy: whole(arguments[0]))
      return call.tuple([.int(quotient), .int(remainder)], ["quotient", "remainder"])
    },
    StandardMethod("addingReportingOverflow(_:)") { value, arguments, call in
      let (sum, overflow) = whole(value).addingReportingOverflow(whole(arguments[0]))
      return call.tuple([.int(sum), .bool(overflow)], ["partialValue", "overflow"])
    },
    StandardMethod("isLess(than:)") { value, arguments, _ in .bool(number(value) < number(arguments[0])) },
    StandardMethod("remainder(dividingBy:)") { value, arguments, _ in .double(number(value).remainder(dividingBy: number(arguments[0]))) },
    StandardMethod("rounded(_:)", wanting: "FloatingPointRoundingRule") { value, arguments, _ in
      .double(number(value).rounded(rule(arguments[0])))
    },
    StandardMethod(mutating: "round()") { value, _, _ in
      value = .double(number(value).rounded(.toNearestOrAwayFromZero))
      return .void
    },
    StandardMethod(mutating: "round(_:)", wanting: "FloatingPointRoundingRule") { value, arguments, _ in
      value = .double(number(value).rounded(rule(arguments[0])))
      return .void
    },
  ]

  private static func rule(_ value: Value) -> FloatingPointRoundingRule {
    (value.object as? EnumCaseObject).flatMap { rules[$0.caseName] } ?? .toNearestOrAwayFromZero
  }

  private static let rules: [String: FloatingPointRoundingRule] = [
    "up": .up, "down": .down, "towardZero": .towardZero, "awayFromZero": .awayFromZero, "toNearestOrEven": .toNearestOrEven,
    "toNearestOrAwayFromZero": .toNearestOrAwayFromZero,
  ]

  static let arithmeticProperties: [String: Getter] = [
    "isFinite": { value, _ in .bool(value.number?.isFinite ?? true) },
    "isInfinite": { value, _ in .bool(value.number?.isInfinite ?? false) },
    "sign": { value, _ in .string((value.number ?? 0) < 0 ? "minus" : "plus") },
    "byteSwapped": { value, _ in .int((value.integer ?? 0).byteSwapped) }, "bitWidth": { _, _ in .int(Int.bitWidth) },
    "leadingZeroBitCount": { value, _ in .int((value.integer ?? 0).leadingZeroBitCount) },
    "trailingZeroBitCount": { value, _ in .int((value.integer ?? 0).trailingZeroBitCount) },
    "description": { value, interpreter in .string(interpreter.text(of: value)) },
    "native": { value, _ in value },
  ]
}
