import ObjectModel

extension StandardMembers {
  static let listMethods: [StandardMethod] = changing + removing + sliceChanges + sequenceMethods

  private static func change(_ value: inout Value, _ body: (inout [Value]) -> Value) -> Value {
    var elements = value.takeElements() ?? value.elements ?? []
    value = .null
    let result = body(&elements)
    value = .array(elements)
    return result
  }

  static func append(_ added: [Value], to value: inout Value, _ call: StandardCall) -> Value {
    change(&value) { elements in
      if elements.count + added.count <= Growth.longestList { elements += added } else { call.trap(TypedOperators.growth) }
      return .void
    }
  }

  private static func insert(_ value: inout Value, _ arguments: [Value], _ call: StandardCall) -> Value {
    change(&value) { elements in
      guard let place = call.index(arguments[1], below: elements.count + 1) else { return .void }
      elements.insert(arguments[0], at: place)
      return .void
    }
  }

  private static let changing: [StandardMethod] = [
    StandardMethod(inPlace: "append(_:)") { value, arguments, call in
      change(&value) {
        if $0.count < Growth.longestList { $0.append(arguments[0]) } else { call.trap(TypedOperators.growth) }
        return .void
      }
    },
    StandardMethod(inPlace: "append(contentsOf:)") { value, arguments, call in append(arguments[0].elements ?? [], to: &value, call) },
    StandardMethod(inPlace: "appendContentsOf(_:)") { value, arguments, call in append(arguments[0].elements ?? [], to: &value, call) },
    StandardMethod(inPlace: "insert(_:at:)") { value, arguments, call in insert(&value, arguments, call) },
    StandardMethod(inPlace: "insert(_:atIndex:)") { value, arguments, call in insert(&value, arguments, call) },
    StandardMethod(inPlace: "insert(contentsOf:at:)") { value, arguments, call in
      change(&value) { elements in
        guard let place = call.index(arguments[1], below: elements.count + 1) else { return .void }
        elements.insert(contentsOf: arguments[0].elements ?? [], at: place)
        return .void
      }
    },
    StandardMethod(inPlace: "swapAt(_:_:)") { value, arguments, call in
      change(&value) { elements in
        guard let first = call.index(arguments[0], below: elements.count), let second = call.index(arguments[1], below: elements.count)
        else { return .void }
        elements.swapAt(first, second)
        return .void
      }
    },
    StandardMethod(mutating: "sort()") { value, _, _ in
      change(&value) {
        $0 = sorted($0) { TypedOperators.order($0, $1) == .less }
        return .void
      }
    },
    StandardMethod(mutating: "sort(by:)") { value, arguments, call in
      change(&value) {
        $0 = sorted($0) { call.call(arguments[0], $0, $1).isTrue && !call.isUnwinding }
        return .void
      }
    },
    StandardMethod(inPlace: "reverse()") { value, _, _ in
      change(&value) {
        $0.reverse()
        return .void
      }
    },
    StandardMethod(mutating: "shuffle()") { _, _, _ in .void },
    StandardMethod(mutating: "reserveCapacity(_:)") { _, _, _ in .void },
  ]

  private static func removeAt(_ value: inout Value, _ arguments: [Value], _ call: StandardCall) -> Value {
    change(&value) { elements in
      guard let place = call.index(arguments[0], below: elements.count) else { return .void }
      return elements.remove(at: place)
    }
  }

  private static let removing: [StandardMethod] = [
    StandardMethod(inPlace: "remove(at:)") { value, arguments, call in removeAt(&value, arguments, call) },
    StandardMethod(inPlace: "removeAtIndex(_:)") { value, arguments, call in removeAt(&value, arguments, call) },
    StandardMethod(inPlace: "removeFirst()") { value, _, call in
      change(&value) {
        guard !$0.isEmpty else {
          call.trap("Can't remove first element from an empty collection")
          return .void
        }
        return $0.removeFirst()
      }
    },
    StandardMethod(inPlace: "removeLast()") { value, _, call in
      change(&value) {
        guard !$0.isEmpty else {
          call.trap("Can't remove last element from an empty collection")
          return .void
        }
        return $0.removeLast()
      }
    },
    StandardMethod(inPlace: "popLast()") { value, _, _ in change(&value) { $0.popLast() ?? .null } },
    StandardMethod(mutating: "removeAll()") { value, _, _ in
      value = .array([])
      return .void
    },
    StandardMethod(mutating: "removeAll(keepingCapacity:)") { value, _, _ in
      value = .array([])
      return .void
    },
    StandardMethod(mutating: "removeAll(where:)") { value, arguments, call in
      change(&value) {
        $0.removeAll { call.isTrue(arguments[0], $0) }
        return .void
      }
    },
    StandardMethod(inPlace: "removeSubrange(_:)") { value, arguments, call in
      change(&value) { elements in
        guard let range = (arguments[0].object as? RangeObject)?.indices(in: elements.count), range.lowerBound >= 0,
          range.upperBound <= elements.count
        else {
          call.trap("Range out of bounds")
          return .void
        }
        elements.removeSubrange(range)
        return .void
      }
    },
    StandardMethod(inPlace: "removeFirst(_:)") { value, arguments, _ in
      change(&value) {
        $0.removeFirst(min($0.count, max(0, arguments[0].integer ?? 0)))
        return .void
      }
    },
    StandardMethod(inPlace: "removeLast(_:)") { value, arguments, _ in
      change(&value) {
        $0.removeLast(min($0.count, max(0, arguments[0].integer ?? 0)))
        return .void
      }
    },
  ]

  // MARK: Sets

  static let setProperties: [String: Getter] = listProperties

  private static func set(_ elements: [Value], _ call: StandardCall) -> Value {
    let set = call.interpreter.make(SetObject.self)
    for element in elements { set.insert(element) }
    return .object(set)
  }

  private static func has(_ elements: [Value], _ element: Value) -> Bool { elements.contains { TypedOperators.areEqual($0, element) } }

  static let setMethods: [StandardMethod] =
    [
      StandardMethod(inPlace: "insert(_:)") { value, arguments, call in
        let isNew = changeSet(&value) { .bool($0.insert(arguments[0])) }
        return call.tuple([isNew, arguments[0]], ["inserted", "memberAfterInsert"])
      },
      StandardMethod(inPlace: "remove(_:)") { value, arguments, _ in changeSet(&value) { $0.remove(arguments[0]) ?? .null } },
      StandardMethod(inPlace: "removeAll()") { value, _, _ in
        changeSet(&value) {
          $0.removeAll()
          return .void
        }
      },
      StandardMethod("contains(_:)") { value, arguments, call in
        if arguments[0].object is Block { return .bool((value.elements ?? []).contains { call.isTrue(arguments[0], $0) }) }
        return .bool((value.object as? SetObject)?.contains(arguments[0]) ?? false)
      },
      StandardMethod("union(_:)") { value, arguments, call in set((value.elements ?? []) + (arguments[0].elements ?? []), call) },
      StandardMethod("intersection(_:)") { value, arguments, call in
        set((value.elements ?? []).filter { has(arguments[0].elements ?? [], $0) }, call)
      },
      StandardMethod("subtracting(_:)") { value, arguments, call in
        set((value.elements ?? []).filter { !has(arguments[0].elements ?? [], $0) }, call)
      },
      StandardMethod("isSubset(of:)") { value, arguments, _ in
        .bool((value.elements ?? []).allSatisfy { has(arguments[0].elements ?? [], $0) })
      },
    ] + sequenceMethods
}
