import ObjectModel

/// The functions of the standard library.
enum StandardFunctions {
  typealias Body = @Sendable ([(label: String?, value: Value)], StandardCall) -> Value

  static let all: [String: Body] = output.merging(numbers) { first, _ in first }.merging(others) { first, _ in first }
    .merging(coding) { first, _ in first }

  /// Calls a function by its name.
  static func call(
    _ name: String, _ arguments: [(label: String?, value: Value)], _ interpreter: Interpreter, _ range: SourceRange, _ frame: Frame
  ) -> Value? {
    all[name]?(arguments, StandardCall(interpreter: interpreter, frame: frame, range: range))
  }

  private static func write(_ arguments: [(label: String?, value: Value)], isDebug: Bool, _ call: StandardCall) -> Value {
    let separator = arguments.first { $0.label == "separator" }.flatMap { String.unbox($0.value) } ?? " "
    let terminator = arguments.first { $0.label == "terminator" }.flatMap { String.unbox($0.value) } ?? "\n"
    let parts = arguments.filter { $0.label == nil }.map { call.interpreter.text(of: $0.value, isInner: isDebug) }
    if call.isUnwinding { return .void }
    var text = parts.joined(separator: separator)
    if terminator != "\n" { text += terminator }
    call.interpreter.simulation.output(text)
    return .void
  }

  private static let output: [String: Body] = [
    "print": { arguments, call in write(arguments, isDebug: false, call) },
    "println": { arguments, call in write(arguments, isDebug: false, call) },
    "debugPrint": { arguments, call in write(arguments, isDebug: true, call) },
    "dump": { arguments, call in write(arguments.prefix(1).map { (nil, $0.value) }, isDebug: true, call) },
    "fatalError": { arguments, call in
      call.trap(arguments.first.flatMap { String.unbox($0.value) } ?? "")
      return .void
    },
    "preconditionFailure": { arguments, call in
      call.trap(arguments.first.flatMap { String.unbox($0.value) } ?? "")
      return .void
    },
    "assertionFailure": { arguments, call in
      call.trap(arguments.first.flatMap { String.unbox($0.value) } ?? "")
      return .void
    },
    "precondition": { arguments, call in check(arguments, "Precondition failed", call) },
    "assert": { arguments, call in check(arguments, "Assertion failed", call) },
  ]

  private static func check(_ arguments: [(label: String?, value: Value)], _ what: String, _ call: StandardCall) -> Value {
    guard let condition = arguments.first?.value, !condition.isTrue else { return .void }
    let reason = arguments.count > 1 ? String.unbox(arguments[1].value) ?? "" : ""
    call.trap(reason.isEmpty ? what : "\(what): \(reason)")
    return .void
  }

  private static func number(_ arguments: [(label: String?, value: Value)], _ body: (Double) -> Double) -> Value {
    .double(body(arguments.first?.value.number ?? 0))
  }

  private static let numbers: [String: Body] = [
    "abs": { arguments, _ in
      guard let value = arguments.first?.value else { return .int(0) }
      if case .int(let integer) = value { return .int(integer == .min ? .max : Swift.abs(integer)) }
      return .double(Swift.abs(value.number ?? 0))
    },
    "min": { arguments, _ in extreme(arguments, .less) }, "max": { arguments, _ in extreme(arguments, .greater) },
    "round": { arguments, _ in number(arguments) { $0.rounded(.toNearestOrAwayFromZero) } },
    "floor": { arguments, _ in number(arguments) { $0.rounded(.down) } }, "ceil": { arguments, _ in number(arguments) { $0.rounded(.up) } },
    "trunc": { arguments, _ in number(arguments) { $0.rounded(.towardZero) } },
    "sqrt": { arguments, _ in number(arguments) { $0.squareRoot() } },
    "fabs": { arguments, _ in number(arguments) { Swift.abs($0) } },
  ]

  private static func extreme(_ arguments: [(label: String?, value: Value)], _ order: TypedOperators.Order) -> Value {
    guard var best = arguments.first?.value else { return .null }
    for one in arguments.dropFirst() where TypedOperators.order(one.value, best) == order { best = one.value }
    return best
  }

  private static let others: [String: Body] = [
    "zip": { arguments, call in
      let (first, second) = (arguments.first?.value, arguments.dropFirst().first?.value)
      var left = first.flatMap(StandardMembers.elements) ?? []
      var right = second.flatMap(StandardMembers.elements) ?? []
      // A range without an end is as long as the other.
      if let start = first.flatMap(openStart) { left = right.indices.map { .int(start + $0) } }
      if let start = second.flatMap(openStart) { right = left.indices.map { .int(start + $0) } }
      return .array(zip(left, right).map { call.tuple([$0, $1]) })
    },
    "stride": { arguments, _ in stride(arguments) },
    "sequence": { arguments, call in
      guard arguments.count == 2, arguments[0].label == "first" else { return .array([]) }
      var (all, next) = ([Value](), arguments[0].value)
      while !next.isNull, !call.isUnwinding, all.count < Growth.longestList {
        all.append(next)
        next = call.call(arguments[1].value, next)
      }
      return .array(all)
    },
    // Swift 1 had functions where there are methods now.
    "enumerate": { arguments, call in
      let elements = arguments.first.flatMap { StandardMembers.elements($0.value) } ?? []
      return .array(elements.enumerated().map { call.tuple([.int($0.offset), $0.element]) })
    },
    "join": { arguments, call in
      let parts = arguments.last.flatMap { StandardMembers.elements($0.value) } ?? []
      return .string(
        parts.map { call.interpreter.text(of: $0) }.joined(separator: arguments.first.flatMap { String.unbox($0.value) } ?? ""))
    },
    "find": { arguments, _ in
      let all = arguments.first.flatMap { StandardMembers.elements($0.value) } ?? []
      return arguments.last.flatMap { sought in all.firstIndex { $0.isEqual(to: sought.value) } }.map(Value.int) ?? .null
    },
    "map": { arguments, call in asMethod("map(_:)", arguments, call) },
    "filter": { arguments, call in asMethod("filter(_:)", arguments, call) },
    "reduce": { arguments, call in asMethod("reduce(_:_:)", arguments, call) },
    "sorted": { arguments, call in asMethod(arguments.count > 1 ? "sorted(by:)" : "sorted()", arguments, call) },
    "reverse": { arguments, call in asMethod("reversed()", arguments, call) },
    "maxElement": { arguments, call in asMethod("max()", arguments, call) },
    "minElement": { arguments, call in asMethod("min()", arguments, call) },
    "toString": { arguments, call in .string(arguments.first.map { call.interpreter.text(of: $0.value) } ?? "") },
    "countElements": { arguments, _ in .int(arguments.first.flatMap { StandardMembers.elements($0.value) }?.count ?? 0) },
    "contains": { arguments, call in
      guard arguments.count == 2, let elements = StandardMembers.elements(arguments[0].value) else { return .bool(false) }
      let sought = arguments[1].value
      if sought.object is Block { return .bool(elements.contains { !call.isUnwinding && call.call(sought, $0).isTrue }) }
      return .bool(elements.contains { TypedOperators.areEqual($0, sought) })
    },
    "type": { arguments, call in
      guard let value = arguments.first?.value else { return .null }
      if case .object(let object) = value, !(object is TupleObject), !(object is RangeObject) { return .type(object.isa.visible) }
      return .string(call.interpreter.typeText(of: value))
    },
    // Objects that live have names of their own.
    "ObjectIdentifier": { arguments, _ in
      switch arguments.first?.value {
      case .object(let object)?: .string("ObjectIdentifier(\(object.displayName))")
      case .type(let type)?: .string("ObjectIdentifier(\(type.visible.name))")
      default: .null
      }
    },
    "swap": { arguments, _ in
      guard let left = arguments.first?.value.object as? ReferenceBox, let right = arguments.last?.value.object as? ReferenceBox else {
        return .void
      }
      let value = left.cell.field.value
      left.cell.store(right.cell.field.value)
      right.cell.store(value)
      return .void
    },
    "unsafeBitCast": { arguments, _ in arguments.first?.value ?? .null },
    "__atEndOfTurn": { arguments, call in
      guard let body = arguments.last?.value.object as? Block else { return .void }
      call.interpreter.simulation.runLoop.atEndOfTurn { _ = body.call([]) }
      return .void
    },
    "__wait": { arguments, call in
      guard let isThere = arguments.last?.value else { return .void }
      call.interpreter.simulation.runLoop.wait { call.isUnwinding || call.call(isThere).isTrue }
      return .void
    },
    "withExtendedLifetime": { _, _ in .void },
    "autoreleasepool": { arguments, call in arguments.last.map { call.call($0.value) } ?? .void },
    "repeatElement": { arguments, _ in
      .array(Array(repeating: arguments.first?.value ?? .null, count: min(max(0, arguments.last?.value.integer ?? 0), 1_000_000)))
    },
  ]

  /// A method of lists as the function that it was in Swift 1.
  private static func asMethod(_ spelling: String, _ arguments: [(label: String?, value: Value)], _ call: StandardCall) -> Value {
    let wanted = Spelling(spelling)
    guard let first = arguments.first?.value, let elements = StandardMembers.elements(first),
      let method = StandardMembers.methods[.list]?[wanted.base]?.first(where: { $0.spelling == wanted })
    else { return .null }
    var list = Value.array(elements)
    return method.apply(&list, arguments.dropFirst().map(\.value), call)
  }

  /// Where a range begins that has no end.
  private static func openStart(_ value: Value) -> Int? {
    guard let range = value.object as? RangeObject, range.upper.isNull else { return nil }
    return range.lower.integer
  }

  /// The numbers from one to another, which is one of them where the label says `through`.
  static func stride(from first: Value, _ label: String, _ last: Value, by step: Value) -> Value {
    stride([("from", first), (label, last), ("by", step)])
  }

  private static func stride(_ arguments: [(label: String?, value: Value)]) -> Value {
    guard arguments.count == 3, let first = arguments[0].value.number, let last = arguments[1].value.number,
      let step = arguments[2].value.number,
      step != 0, (last - first) / step < 10_000_000
    else { return .array([]) }
    let isWhole = arguments.allSatisfy { !$0.value.isDouble }
    let includesLast = arguments[1].label == "through"
    var values: [Value] = []
    var count = 0
    while true {
      let value = first + Double(count) * step
      guard step > 0 ? value < last || (includesLast && value == last) : value > last || (includesLast && value == last) else { break }
      values.append(isWhole ? .int(Int(value)) : .double(value))
      count += 1
    }
    return .array(values)
  }
}
