import ObjectModel

extension StandardMembers {
  static let tableProperties: [String: Getter] = tablePropertiesOwn.merging(commonProperties) { own, _ in own }

  private static let tablePropertiesOwn: [String: Getter] = [
    "count": { value, _ in .int(value.entries?.count ?? 0) }, "isEmpty": { value, _ in .bool(value.entries?.count == 0) },
    "keys": { value, _ in .array(value.entries?.keys ?? []) }, "values": { value, _ in .array(value.entries?.values ?? []) },
    "first": { value, interpreter in pairs(value, interpreter).first ?? .null },
    "allKeys": { value, _ in .array(value.entries?.keys ?? []) }, "allValues": { value, _ in .array(value.entries?.values ?? []) },
  ]

  /// The entries as pairs with labels.
  static func pairs(_ value: Value, _ interpreter: Interpreter) -> [Value] {
    guard let entries = value.entries else { return [] }
    return zip(entries.keys, entries.values).map { interpreter.tuple([$0, $1], ["key", "value"]) }
  }

  private static func change(_ value: inout Value, _ body: (inout DictionaryValue) -> Value) -> Value {
    var entries = value.takeEntries() ?? DictionaryValue()
    let result = body(&entries)
    value = .dictionary(entries)
    return result
  }

  static let tableMethods: [StandardMethod] = tableOwn + tableWalks

  private static let tableOwn: [StandardMethod] = [
    StandardMethod(inPlace: "removeValue(forKey:)") { value, arguments, _ in
      change(&value) {
        let old = $0[arguments[0]] ?? .null
        $0[arguments[0]] = nil
        return old
      }
    },
    StandardMethod(inPlace: "removeValueForKey(_:)") { value, arguments, _ in
      change(&value) {
        let old = $0[arguments[0]] ?? .null
        $0[arguments[0]] = nil
        return old
      }
    },
    StandardMethod(inPlace: "updateValue(_:forKey:)") { value, arguments, _ in
      change(&value) {
        let old = $0[arguments[1]] ?? .null
        $0[arguments[1]] = arguments[0]
        return old
      }
    },
    StandardMethod(mutating: "removeAll()") { value, _, _ in
      value = .dictionary(DictionaryValue())
      return .void
    },
    StandardMethod(mutating: "merge(_:uniquingKeysWith:)") { value, arguments, call in
      value = .dictionary(merged(value, arguments, call))
      return .void
    },
    StandardMethod("merging(_:uniquingKeysWith:)") { value, arguments, call in .dictionary(merged(value, arguments, call)) },
    StandardMethod(mutating: "removeAll(keepingCapacity:)") { value, _, _ in
      value = .dictionary(DictionaryValue())
      return .void
    },
    StandardMethod("compactMapValues(_:)") { value, arguments, call in
      let entries = value.entries ?? DictionaryValue()
      let mapped = zip(entries.keys, entries.values.map { call.isUnwinding ? .null : call.call(arguments[0], $0) })
      return .dictionary(DictionaryValue(mapped.filter { !$0.1.isNull }.map { ($0, $1) }))
    },
    StandardMethod("mapValues(_:)") { value, arguments, call in
      let entries = value.entries ?? DictionaryValue()
      return .dictionary(DictionaryValue(zip(entries.keys, entries.values.map { call.call(arguments[0], $0) }).map { ($0, $1) }))
    },
    StandardMethod("filter(_:)") { value, arguments, call in
      let kept = pairs(value, call.interpreter).filter { keeps($0, arguments[0], call) }
      return .dictionary(DictionaryValue(kept.compactMap { ($0.object as? TupleObject).map { ($0.values[0], $0.values[1]) } }))
    },
  ]

  /// The entries with others, which may be pairs; a closure chooses between the values of a key that both have.
  private static func merged(_ value: Value, _ arguments: [Value], _ call: StandardCall) -> DictionaryValue {
    var entries = value.entries ?? DictionaryValue()
    for pair in arguments[0].entries.map({ zip($0.keys, $0.values).map { ($0, $1) } }) ?? keyed(arguments[0].elements ?? [])
    where !call.isUnwinding { entries[pair.0] = entries[pair.0].map { call.call(arguments[1], $0, pair.1) } ?? pair.1 }
    return entries
  }

  private static func keyed(_ pairs: [Value]) -> [(Value, Value)] {
    pairs.compactMap { pair in (pair.object as? TupleObject).flatMap { $0.values.count == 2 ? ($0.values[0], $0.values[1]) : nil } }
  }

  /// Whether a closure of one pair, or of key and value, answers yes.
  private static func keeps(_ pair: Value, _ closure: Value, _ call: StandardCall) -> Bool {
    spread(pair, closure, call).isTrue && !call.isUnwinding
  }

  /// Calls a closure with a pair, or with its parts where it takes two.
  static func spread(_ pair: Value, _ closure: Value, _ call: StandardCall) -> Value {
    guard let block = closure.object as? ScriptBlock, block.parameterCount == 2, let tuple = pair.object as? TupleObject else {
      return call.call(closure, pair)
    }
    return block.call(tuple.values)
  }

  private static let tableWalks: [StandardMethod] = [
    StandardMethod("map(_:)") { value, arguments, call in
      .array(pairs(value, call.interpreter).map { call.isUnwinding ? .null : spread($0, arguments[0], call) })
    },
    StandardMethod("compactMap(_:)") { value, arguments, call in
      .array(pairs(value, call.interpreter).map { call.isUnwinding ? .null : spread($0, arguments[0], call) }.filter { !$0.isNull })
    },
    StandardMethod("forEach(_:)") { value, arguments, call in
      for pair in pairs(value, call.interpreter) where !call.isUnwinding { _ = spread(pair, arguments[0], call) }
      return .void
    },
    StandardMethod("contains(where:)") { value, arguments, call in
      .bool(pairs(value, call.interpreter).contains { keeps($0, arguments[0], call) })
    },
    StandardMethod("first(where:)") { value, arguments, call in
      pairs(value, call.interpreter).first { keeps($0, arguments[0], call) } ?? .null
    },
    StandardMethod("sorted(by:)") { value, arguments, call in
      .array(sorted(pairs(value, call.interpreter)) { call.call(arguments[0], $0, $1).isTrue && !call.isUnwinding })
    },
    StandardMethod("reduce(_:_:)") { value, arguments, call in
      pairs(value, call.interpreter).reduce(arguments[0]) { call.isUnwinding ? .null : call.call(arguments[1], $0, $1) }
    },
  ]
}
