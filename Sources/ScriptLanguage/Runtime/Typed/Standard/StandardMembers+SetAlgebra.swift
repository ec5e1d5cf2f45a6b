import ObjectModel

/// What sets have to do with each other.
extension StandardMembers {
  private static func all(_ value: Value) -> [Value] { elements(value) ?? [] }

  private static func set(_ elements: [Value], _ call: StandardCall) -> Value {
    let set = call.interpreter.make(SetObject.self)
    for element in elements { set.insert(element) }
    return .object(set)
  }

  private static func has(_ elements: [Value], _ element: Value) -> Bool { elements.contains { $0.isEqual(to: element) } }

  private static func isWithin(_ inner: [Value], _ outer: [Value]) -> Bool { inner.allSatisfy { has(outer, $0) } }

  private static func difference(_ left: Value, _ right: Value) -> [Value] {
    let (first, second) = (all(left), all(right))
    return first.filter { !has(second, $0) } + second.filter { !has(first, $0) }
  }

  static let setAlgebra: [StandardMethod] = [
    StandardMethod("filter(_:)") { value, arguments, call in set(all(value).filter { call.isTrue(arguments[0], $0) }, call) },
    StandardMethod("symmetricDifference(_:)") { value, arguments, call in set(difference(value, arguments[0]), call) },
    StandardMethod("isSuperset(of:)") { value, arguments, _ in .bool(isWithin(all(arguments[0]), all(value))) },
    StandardMethod("isStrictSubset(of:)") { value, arguments, _ in
      .bool(isWithin(all(value), all(arguments[0])) && !isWithin(all(arguments[0]), all(value)))
    },
    StandardMethod("isStrictSuperset(of:)") { value, arguments, _ in
      .bool(isWithin(all(arguments[0]), all(value)) && !isWithin(all(value), all(arguments[0])))
    },
    StandardMethod("isDisjoint(with:)") { value, arguments, _ in .bool(!all(value).contains { has(all(arguments[0]), $0) }) },
    StandardMethod(mutating: "formUnion(_:)") { value, arguments, call in change(&value, to: all(value) + all(arguments[0]), call) },
    StandardMethod(mutating: "formIntersection(_:)") { value, arguments, call in
      change(&value, to: all(value).filter { has(all(arguments[0]), $0) }, call)
    },
    StandardMethod(mutating: "formSymmetricDifference(_:)") { value, arguments, call in
      change(&value, to: difference(value, arguments[0]), call)
    },
    StandardMethod(mutating: "subtract(_:)") { value, arguments, call in
      change(&value, to: all(value).filter { !has(all(arguments[0]), $0) }, call)
    },
    StandardMethod(mutating: "update(with:)") { value, arguments, call in
      let old = all(value).first { $0.isEqual(to: arguments[0]) } ?? .null
      _ = change(&value, to: all(value).filter { !$0.isEqual(to: arguments[0]) } + [arguments[0]], call)
      return old
    },
    StandardMethod(mutating: "popFirst()") { value, _, call in
      let first = all(value).first ?? .null
      _ = change(&value, to: Array(all(value).dropFirst()), call)
      return first
    },
    StandardMethod(mutating: "removeFirst()") { value, _, call in
      let first = all(value).first ?? .null
      _ = change(&value, to: Array(all(value).dropFirst()), call)
      return first
    },
    StandardMethod(mutating: "removeAll(keepingCapacity:)") { value, _, call in change(&value, to: [], call) },
  ]

  private static func change(_ value: inout Value, to elements: [Value], _ call: StandardCall) -> Value {
    value = set(elements, call)
    return .void
  }
}
