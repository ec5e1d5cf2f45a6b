import ObjectModel

extension StandardMembers {
  static let listProperties: [String: Getter] = listPropertiesOwn.merging(commonProperties) { own, _ in own }

  private static let listPropertiesOwn: [String: Getter] = [
    "count": { value, _ in .int(value.elements?.count ?? 0) }, "isEmpty": { value, _ in .bool(value.elements?.isEmpty ?? true) },
    "first": { value, _ in value.elements?.first ?? .null }, "last": { value, _ in value.elements?.last ?? .null },
    "indices": { value, interpreter in interpreter.range(0, value.elements?.count ?? 0) },
    "startIndex": { _, _ in .int(0) }, "endIndex": { value, _ in .int(value.elements?.count ?? 0) },
    "lazy": { value, _ in value }, "array": { value, _ in value }, "firstObject": { value, _ in value.elements?.first ?? .null },
    "lastObject": { value, _ in value.elements?.last ?? .null },
  ]

  static let rangeProperties: [String: Getter] = rangePropertiesOwn.merging(listProperties) { own, _ in own }

  private static let rangePropertiesOwn: [String: Getter] = [
    "lowerBound": { value, _ in (value.object as? RangeObject)?.lower ?? .null },
    "upperBound": { value, _ in (value.object as? RangeObject)?.upper ?? .null },
    "location": { value, _ in (value.object as? RangeObject)?.lower ?? .null },
    "length": { value, _ in .int(indices(value).count) }, "count": { value, _ in .int(indices(value).count) },
    "isEmpty": { value, _ in .bool(indices(value).isEmpty) },
    "first": { value, _ in indices(value).first.map(Value.int) ?? .null },
    "last": { value, _ in indices(value).last.map(Value.int) ?? .null },
  ]

  /// The integers of a range, none of them listed.
  private static func indices(_ value: Value) -> Range<Int> { (value.object as? RangeObject)?.indices(in: 0) ?? 0..<0 }

  static let rangeMethods: [StandardMethod] =
    [
      StandardMethod("contains(_:)") { value, arguments, _ in .bool((value.object as? RangeObject)?.contains(arguments[0]) ?? false) },
      StandardMethod("overlaps(_:)") { value, arguments, _ in .bool(indices(value).overlaps(indices(arguments[0]))) },
      StandardMethod("clamped(to:)") { value, arguments, call in
        let limits = indices(arguments[0])
        let clamped = indices(value).clamped(to: limits)
        return call.interpreter.range(clamped.lowerBound, clamped.upperBound)
      },
    ] + sequenceMethods

  /// What lists, sets and ranges have in common.
  static let sequenceMethods: [StandardMethod] = walking + searching + arranging + sliceMethods

  private static func all(_ value: Value) -> [Value] { value.elements ?? [] }

  private static let walking: [StandardMethod] = [
    StandardMethod("map(_:)") { value, arguments, call in
      var result: [Value] = []
      for element in all(value) where !call.isUnwinding { result.append(call.interpreter.owned(call.call(arguments[0], element))) }
      return .array(result)
    },
    StandardMethod("compactMap(_:)") { value, arguments, call in
      var result: [Value] = []
      for element in all(value) where !call.isUnwinding {
        let mapped = call.call(arguments[0], element)
        if !mapped.isNull { result.append(mapped) }
      }
      return .array(result)
    },
    StandardMethod("flatMap(_:)") { value, arguments, call in
      var result: [Value] = []
      for element in all(value) where !call.isUnwinding {
        let mapped = call.call(arguments[0], element)
        if result.count + (mapped.elements?.count ?? 1) > Growth.longestList { return call.interpreter.tooLong() }
        if let inner = mapped.elements { result += inner } else if !mapped.isNull { result.append(mapped) }
      }
      return .array(result)
    },
    StandardMethod("filter(_:)") { value, arguments, call in .array(all(value).filter { call.isTrue(arguments[0], $0) }) },
    StandardMethod("forEach(_:)") { value, arguments, call in
      for element in all(value) where !call.isUnwinding { _ = call.call(arguments[0], element) }
      return .void
    },
    StandardMethod("reduce(_:_:)") { value, arguments, call in
      var result = arguments[0]
      for element in all(value) where !call.isUnwinding { result = call.call(arguments[1], result, element) }
      return result
    },
    StandardMethod("reduce(into:_:)") { value, arguments, call in
      let box = call.interpreter.make(ReferenceBox.self)
      box.cell.store(arguments[0])
      for element in all(value) where !call.isUnwinding { _ = call.call(arguments[1], .object(box), element) }
      return box.cell.field.value
    },
    StandardMethod("enumerated()") { value, _, call in
      .array(all(value).enumerated().map { call.tuple([.int($0), $1], ["offset", "element"]) })
    },
    StandardMethod("joined()") { value, _, call in joined(all(value), "", call) },
    StandardMethod("joined(separator:)") { value, arguments, call in joined(all(value), String.unbox(arguments[0]) ?? "", call) },
    StandardMethod("componentsJoined(by:)") { value, arguments, call in joined(all(value), String.unbox(arguments[0]) ?? "", call) },
  ]

  private static func joined(_ elements: [Value], _ separator: String, _ call: StandardCall) -> Value {
    if elements.contains(where: { $0.elements != nil }) { return .array(elements.flatMap { $0.elements ?? [$0] }) }
    return .string(elements.map { call.interpreter.text(of: $0) }.joined(separator: separator))
  }

  private static let searching: [StandardMethod] = [
    StandardMethod("contains(_:)") { value, arguments, call in
      if arguments[0].object is Block { return .bool(all(value).contains { call.isTrue(arguments[0], $0) }) }
      return .bool(all(value).contains { TypedOperators.areEqual($0, arguments[0]) })
    },
    StandardMethod("contains(where:)") { value, arguments, call in .bool(all(value).contains { call.isTrue(arguments[0], $0) }) },
    StandardMethod("allSatisfy(_:)") { value, arguments, call in .bool(all(value).allSatisfy { call.isTrue(arguments[0], $0) }) },
    StandardMethod("first(where:)") { value, arguments, call in all(value).first { call.isTrue(arguments[0], $0) } ?? .null },
    StandardMethod("last(where:)") { value, arguments, call in all(value).last { call.isTrue(arguments[0], $0) } ?? .null },
    StandardMethod("firstIndex(of:)") { value, arguments, _ in place(all(value).firstIndex { TypedOperators.areEqual($0, arguments[0]) }) },
    StandardMethod("index(of:)") { value, arguments, _ in place(all(value).firstIndex { TypedOperators.areEqual($0, arguments[0]) }) },
    StandardMethod("indexOf(_:)") { value, arguments, call in
      place(
        all(value).firstIndex { arguments[0].object is Block ? call.isTrue(arguments[0], $0) : TypedOperators.areEqual($0, arguments[0]) })
    },
    StandardMethod("lastIndex(of:)") { value, arguments, _ in place(all(value).lastIndex { TypedOperators.areEqual($0, arguments[0]) }) },
    StandardMethod("firstIndex(where:)") { value, arguments, call in place(all(value).firstIndex { call.isTrue(arguments[0], $0) }) },
    StandardMethod("index(where:)") { value, arguments, call in place(all(value).firstIndex { call.isTrue(arguments[0], $0) }) },
    StandardMethod("lastIndex(where:)") { value, arguments, call in place(all(value).lastIndex { call.isTrue(arguments[0], $0) }) },
    StandardMethod("min()") { value, _, _ in extreme(all(value), .less) },
    StandardMethod("max()") { value, _, _ in extreme(all(value), .greater) },
    StandardMethod("min(by:)") { value, arguments, call in
      all(value).min { call.call(arguments[0], $0, $1).isTrue } ?? .null
    },
    StandardMethod("max(by:)") { value, arguments, call in
      all(value).max { call.call(arguments[0], $0, $1).isTrue } ?? .null
    },
    StandardMethod("elementsEqual(_:)") { value, arguments, _ in
      .bool(TypedOperators.areEqual(.array(all(value)), .array(arguments[0].elements ?? [])))
    },
  ]

  private static func place(_ index: Int?) -> Value { index.map(Value.int) ?? .null }

  private static func extreme(_ elements: [Value], _ order: TypedOperators.Order) -> Value {
    guard var best = elements.first else { return .null }
    for element in elements.dropFirst() where TypedOperators.order(element, best) == order { best = element }
    return best
  }

  private static let arranging: [StandardMethod] = [
    StandardMethod("sorted()") { value, _, _ in .array(sorted(all(value)) { TypedOperators.order($0, $1) == .less }) },
    StandardMethod("sorted(by:)") { value, arguments, call in
      .array(sorted(all(value)) { call.call(arguments[0], $0, $1).isTrue && !call.isUnwinding })
    },
    StandardMethod("reversed()") { value, _, _ in .array(all(value).reversed()) },
    StandardMethod("reverse()") { value, _, _ in .array(all(value).reversed()) },
    StandardMethod("shuffled()") { value, _, _ in value },
    StandardMethod("prefix(_:)") { value, arguments, _ in .array(Array(all(value).prefix(max(0, arguments[0].integer ?? 0)))) },
    StandardMethod("suffix(_:)") { value, arguments, _ in .array(Array(all(value).suffix(max(0, arguments[0].integer ?? 0)))) },
    StandardMethod("prefix(while:)") { value, arguments, call in .array(Array(all(value).prefix { call.isTrue(arguments[0], $0) })) },
    StandardMethod("drop(while:)") { value, arguments, call in .array(Array(all(value).drop { call.isTrue(arguments[0], $0) })) },
    StandardMethod("dropFirst()") { value, _, _ in .array(Array(all(value).dropFirst())) },
    StandardMethod("dropLast()") { value, _, _ in .array(Array(all(value).dropLast())) },
    StandardMethod("dropFirst(_:)") { value, arguments, _ in .array(Array(all(value).dropFirst(max(0, arguments[0].integer ?? 0)))) },
    StandardMethod("dropLast(_:)") { value, arguments, _ in .array(Array(all(value).dropLast(max(0, arguments[0].integer ?? 0)))) },
    StandardMethod("randomElement()") { value, _, _ in all(value).first ?? .null },
  ]

  /// A stable sort that no comparison, however wrong, can derail.
  static func sorted(_ elements: [Value], _ areInOrder: (Value, Value) -> Bool) -> [Value] {
    guard elements.count > 1 else { return elements }
    let middle = elements.count / 2
    let left = sorted(Array(elements[..<middle]), areInOrder)
    let right = sorted(Array(elements[middle...]), areInOrder)
    var result: [Value] = []
    result.reserveCapacity(elements.count)
    var (i, j) = (0, 0)
    while i < left.count, j < right.count {
      if areInOrder(right[j], left[i]) {
        result.append(right[j])
        j += 1
      } else {
        result.append(left[i])
        i += 1
      }
    }
    return result + left[i...] + right[j...]
  }
}

extension Interpreter {
  /// `a..<b`.
  func range(_ lower: Int, _ upper: Int) -> Value {
    let range = make(RangeObject.self)
    range.lower = .int(lower)
    range.upper = .int(upper)
    return .object(range)
  }
}
