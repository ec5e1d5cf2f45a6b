import ObjectModel

/// `NSDictionary`: an immediate value, so that what makes dictionaries are class methods, initialisers included.
enum NSDictionary {
  static let table = ClassTable(
    immediate: EntriesReceiver.self, name: "NSDictionary", inherits: "NSObject", protocols: ["NSCopying", "NSCoding", "NSFastEnumeration"],
    "Objects by their keys, not to be changed."
  ) {
    makers
    Property("count", readOnly: { $0.entries.count }, "How many keys there are.")
    Property("allKeys", readOnly: { Value.array($0.entries.keys) }, "The keys, in the order in which they came.")
    Property("allValues", readOnly: { Value.array($0.entries.values) }, "The objects, in the order in which their keys came.")
    Method(
      "objectForKey:", swift: "object(forKey:)", { (map: EntriesReceiver, key: Value) in map.entries[key] ?? .null },
      "The object of a key, or nil.")
    Method(
      "objectForKeyedSubscript:", swift: "subscript(_:)", releases: .since(6),
      { (map: EntriesReceiver, key: Value) in map.entries[key] ?? .null },
      "The object of a key, or nil, as brackets ask for it.")
    Method(
      "valueForKey:", swift: "value(forKey:)",
      { (map: EntriesReceiver, key: Value) in
        String.unbox(key) == "@count" ? .int(map.entries.count) : map.entries[key] ?? .null
      }, "The object of a key, or nil.")
    Method(
      inWorld: "valueForKeyPath:", swift: "value(forKeyPath:)",
      { (map: EntriesReceiver, simulation, path: String) in
        path.split(separator: ".").reduce(map.value) { simulation.perform("valueForKey:", on: $0, [.string(String($1))]) }
      }, "The value that a path of keys leads to.")
    Method(
      "objectsForKeys:notFoundMarker:", swift: "objects(forKeys:notFoundMarker:)",
      { (map: EntriesReceiver, keys: ListReceiver, marker: Value) in
        Value.array(keys.elements.map { map.entries[$0] ?? marker })
      }, "The objects of several keys.")
    Method(
      "allKeysForObject:", swift: "allKeys(for:)",
      { (map: EntriesReceiver, object: Value) in
        Value.array(zip(map.entries.keys, map.entries.values).filter { $1.isEqual(to: object) }.map { $0.0 })
      }, "The keys of an object.")
    Method(
      "isEqualToDictionary:", swift: "isEqual(to:)", { (map: EntriesReceiver, other: Value) in map.value.isEqual(to: other) },
      "Whether both hold equal objects for the same keys.")
    Method(
      inWorld: "keyEnumerator", swift: "keyEnumerator()",
      { (map: EntriesReceiver, simulation) in NSEnumerator.make(map.entries.keys, in: simulation) },
      "What gives the keys one after the other.")
    Method(
      inWorld: "objectEnumerator", swift: "objectEnumerator()",
      { (map: EntriesReceiver, simulation) in
        NSEnumerator.make(map.entries.values, in: simulation)
      }, "What gives the objects one after the other.")
    Method(
      inWorld: "enumerateKeysAndObjectsUsingBlock:", swift: "enumerateKeysAndObjects(_:)",
      { (map: EntriesReceiver, simulation, block: Block) in
        for (key, value) in zip(map.entries.keys, map.entries.values) where !simulation.isUnwinding { block.call([key, value, .null]) }
        return NoReply()
      }, "Runs a block for every key and its object.")
    Method(
      inWorld: "keysSortedByValueUsingSelector:", swift: "keysSortedByValue(using:)",
      { (map: EntriesReceiver, simulation, selector: Selector) in
        let pairs = zip(map.entries.values, map.entries.keys)
        let sorted = simulation.sorted(map.entries.values, by: selector).elements ?? []
        var left = Array(pairs)
        return Value.array(
          sorted.compactMap { value in
            left.firstIndex { $0.0.isIdentical(to: value) }.map { left.remove(at: $0).1 }
          })
      }, "The keys in the order of their objects.")
    Method("copy", swift: "copy()", { (map: EntriesReceiver) in map.entries }, "The dictionary as it is now.")
    Method(
      inWorld: "mutableCopy", swift: "mutableCopy()",
      { (map: EntriesReceiver, simulation) in NSMutableDictionary.make(map.entries, in: simulation) },
      "The dictionary as one that can be changed.")
    Method(
      "writeToFile:atomically:", swift: "write(toFile:atomically:)", { (_: EntriesReceiver, _: String, _: Bool) in false },
      "NO: there are no files here.")
    rowsOfNSObject(for: EntriesReceiver.self)
  }

  /// A dictionary of the class that was asked for one.
  private static func make(_ entries: DictionaryValue, of type: RuntimeClass, in simulation: Simulation) -> Value {
    simulation.isMutable(type) ? .object(NSMutableDictionary.make(entries, in: simulation)) : .dictionary(entries)
  }

  /// The entries of `object, key, object, key, nil`.
  static func pairs(_ arguments: [Value]) -> DictionaryValue {
    var result = DictionaryValue()
    let given = arguments.prefix { !$0.isNull }
    for place in stride(from: 0, to: given.count - 1, by: 2) where result[given[place + 1]] == nil {
      result[given[place + 1]] = given[place]
    }
    return result
  }

  /// The entries of a list of objects and one of keys.
  static func pairs(_ objects: ListReceiver?, _ keys: ListReceiver?, in simulation: Simulation) -> DictionaryValue {
    guard let objects, let keys else { return DictionaryValue() }
    if objects.elements.count != keys.elements.count {
      simulation.raise(
        "NSInvalidArgumentException",
        "*** -[NSDictionary initWithObjects:forKeys:]: count of objects (\(objects.elements.count)) differs from count of keys (\(keys.elements.count))"
      )
    }
    return DictionaryValue(Array(zip(keys.elements, objects.elements)))
  }

  private static func entries(@EntryBuilder<EntriesReceiver> _ rows: () -> [Entry]) -> [Entry] { rows() }

  private static var makers: [Entry] {
    entries {
      ClassMethod(
        "dictionary", swift: "init()", { (type, simulation) in make(DictionaryValue(), of: type, in: simulation) }, "An empty dictionary.")
      ClassMethod(
        "init", swift: "init()", { (type, simulation) in make(DictionaryValue(), of: type, in: simulation) }, "An empty dictionary.")
      ClassMethod(
        variadic: "dictionaryWithObjectsAndKeys:", { type, arguments, simulation in make(pairs(arguments), of: type, in: simulation) },
        "Objects, each followed by its key, ended by nil.")
      ClassMethod(
        variadic: "initWithObjectsAndKeys:", { type, arguments, simulation in make(pairs(arguments), of: type, in: simulation) },
        "Objects, each followed by its key, ended by nil.")
      ClassMethod(
        "dictionaryWithObject:forKey:", swift: "init(object:forKey:)",
        { (type, simulation, object: Value, key: Value) in
          if object.isNull { simulation.raiseNilElement("__NSPlaceholderDictionary", "initWithObjects:forKeys:count:", index: 0) }
          return make(DictionaryValue([(key, object)]), of: type, in: simulation)
        }, "One object with its key.")
      ClassMethod(
        "dictionaryWithObjects:forKeys:", swift: "init(objects:forKeys:)",
        { (type, simulation, objects: ListReceiver?, keys: ListReceiver?) in
          make(pairs(objects, keys, in: simulation), of: type, in: simulation)
        }, "Objects with their keys.")
      ClassMethod(
        "initWithObjects:forKeys:", swift: "init(objects:forKeys:)",
        { (type, simulation, objects: ListReceiver?, keys: ListReceiver?) in
          make(pairs(objects, keys, in: simulation), of: type, in: simulation)
        }, "Objects with their keys.")
      ClassMethod(
        "dictionaryWithDictionary:", swift: "init(dictionary:)",
        { (type, simulation, other: DictionaryValue?) in
          make(other ?? DictionaryValue(), of: type, in: simulation)
        }, "The same objects and keys.")
      ClassMethod(
        "initWithDictionary:", swift: "init(dictionary:)",
        { (type, simulation, other: DictionaryValue?) in
          make(other ?? DictionaryValue(), of: type, in: simulation)
        }, "The same objects and keys.")
      ClassMethod(
        "dictionaryWithContentsOfFile:", swift: "init(contentsOfFile:)",
        { (_, simulation, _: String?) in simulation.answerMissing("contents of a file") { .dictionary(DictionaryValue()) } },
        "Nil: there are no files here.")
      ClassMethod(
        "initWithContentsOfFile:", swift: "init(contentsOfFile:)",
        { (_, simulation, _: String?) in simulation.answerMissing("contents of a file") { .dictionary(DictionaryValue()) } },
        "Nil: there are no files here.")
    }
  }
}
