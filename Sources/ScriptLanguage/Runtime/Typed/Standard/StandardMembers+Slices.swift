import ObjectModel

/// Parts of lists, and what lists have to do with each other.
extension StandardMembers {
  private static func all(_ value: Value) -> [Value] { elements(value) ?? [] }

  private static func count(_ value: Value) -> Int { max(0, value.integer ?? 0) }

  static let sliceMethods: [StandardMethod] = taking + parting + comparing

  private static let taking: [StandardMethod] = [
    StandardMethod("prefix(upTo:)") { value, arguments, _ in .array(Array(all(value).prefix(count(arguments[0])))) },
    StandardMethod("prefix(through:)") { value, arguments, _ in .array(Array(all(value).prefix(count(arguments[0]) + 1))) },
    StandardMethod("suffix(from:)") { value, arguments, _ in .array(Array(all(value).dropFirst(count(arguments[0])))) },
    StandardMethod("count(where:)") { value, arguments, call in .int(all(value).count { call.isTrue(arguments[0], $0) }) },
    StandardMethod("index(_:offsetBy:)") { _, arguments, _ in .int((arguments[0].integer ?? 0) &+ (arguments[1].integer ?? 0)) },
    StandardMethod("index(_:offsetBy:limitedBy:)") { _, arguments, _ in
      let (target, limit) = ((arguments[0].integer ?? 0) &+ (arguments[1].integer ?? 0), arguments[2].integer ?? 0)
      return (arguments[1].integer ?? 0) >= 0 && target > limit || (arguments[1].integer ?? 0) < 0 && target < limit ? .null : .int(target)
    },
    StandardMethod("index(after:)") { _, arguments, _ in .int((arguments[0].integer ?? 0) &+ 1) },
    StandardMethod("index(before:)") { _, arguments, _ in .int((arguments[0].integer ?? 0) &- 1) },
    StandardMethod("distance(from:to:)") { _, arguments, _ in .int((arguments[1].integer ?? 0) &- (arguments[0].integer ?? 0)) },
  ]

  private static let parting: [StandardMethod] = [
    StandardMethod("split(separator:)") { value, arguments, _ in
      .array(split(all(value), .max, keepsEmpty: false) { $0.isEqual(to: arguments[0]) }.map(Value.array))
    },
    StandardMethod("split(whereSeparator:)") { value, arguments, call in
      .array(split(all(value), .max, keepsEmpty: false) { call.isTrue(arguments[0], $0) }.map(Value.array))
    },
    StandardMethod("shuffled(using:)") { value, _, _ in .array(all(value)) },
  ]

  /// The stretches between separators.
  static func split(_ all: [Value], _ limit: Int, keepsEmpty: Bool, _ isSeparator: (Value) -> Bool) -> [[Value]] {
    all.split(maxSplits: max(0, limit), omittingEmptySubsequences: !keepsEmpty, whereSeparator: isSeparator).map(Array.init)
  }

  private static let comparing: [StandardMethod] = [
    StandardMethod("starts(with:)") { value, arguments, _ in
      let beginning = all(arguments[0])
      return .bool(Value.array(Array(all(value).prefix(beginning.count))).isEqual(to: .array(beginning)))
    },
    StandardMethod("lexicographicallyPrecedes(_:)") { value, arguments, _ in
      .bool(all(value).lexicographicallyPrecedes(all(arguments[0])) { TypedOperators.order($0, $1) == .less })
    },
  ]

  static let sliceChanges: [StandardMethod] = [
    StandardMethod(mutating: "replaceSubrange(_:with:)") { value, arguments, call in
      var elements = all(value)
      guard let span = (arguments[0].object as? RangeObject)?.indices(in: elements.count), span.lowerBound >= 0,
        span.upperBound <= elements.count
      else {
        call.trap("Range out of bounds")
        return .void
      }
      elements.replaceSubrange(span, with: all(arguments[1]))
      value = .array(elements)
      return .void
    },
    StandardMethod(mutating: "partition(by:)") { value, arguments, call in
      let elements = all(value)
      let isLater = elements.map { call.isTrue(arguments[0], $0) }
      let first = zip(elements, isLater).filter { !$0.1 }.map(\.0)
      value = .array(first + zip(elements, isLater).filter(\.1).map(\.0))
      return .int(first.count)
    },
    StandardMethod(mutating: "popFirst()") { value, _, _ in
      let elements = all(value)
      value = .array(Array(elements.dropFirst()))
      return elements.first ?? .null
    },
    StandardMethod(mutating: "move(fromOffsets:toOffset:)") { value, arguments, _ in
      let elements = all(value)
      let moved = Set(all(arguments[0]).compactMap(\.integer))
      let target = count(arguments[1])
      let stays = elements.indices.filter { !moved.contains($0) }
      let order = stays.filter { $0 < target } + elements.indices.filter(moved.contains) + stays.filter { $0 >= target }
      value = .array(order.map { elements[$0] })
      return .void
    },
    StandardMethod(mutating: "remove(atOffsets:)") { value, arguments, _ in
      let gone = Set(all(arguments[0]).compactMap(\.integer))
      value = .array(all(value).enumerated().filter { !gone.contains($0.offset) }.map(\.element))
      return .void
    },
  ]
}
