import ObjectModel

/// `NSMutableDictionary`: objects by their keys, with identity, to be changed.
package final class NSMutableDictionary: Object {
  package var contents = DictionaryValue()
  private var isBeingTraced = false

  deinit { if contents.count > 0 { simulation.letGo(of: contents.values) } }

  package override func dismantle() { contents = DictionaryValue() }

  package override var entries: DictionaryValue? { contents }
  package override func isEqual(_ other: Value) -> Bool { Value.object(self).isEqual(to: other) }

  package override var traceValue: TraceValue {
    if isBeingTraced { return .name(displayName) }
    isBeingTraced = true
    defer { isBeingTraced = false }
    return super.traceValue
  }

  /// Makes one with entries.
  package static func make(_ entries: DictionaryValue, in simulation: Simulation) -> NSMutableDictionary {
    let dictionary = NSMutableDictionary(in: simulation)
    dictionary.contents = entries
    return dictionary
  }

  fileprivate func set(_ object: Value, for key: Value, by selector: String = "setObject:forKey:") {
    guard !key.isNull else {
      simulation.raise("NSInvalidArgumentException", "*** -[__NSDictionaryM \(selector)]: key cannot be nil")
      return
    }
    guard !object.isNull else {
      simulation.raise(
        "NSInvalidArgumentException",
        "*** \(selector == "setObject:forKey:" ? "setObjectForKey:" : selector) object cannot be nil (key: \(simulation.text(of: key)))")
      return
    }
    // UIKit: keys are copied, so that a mutable string may change afterwards.
    contents[String.unbox(key).map(Value.string) ?? key] = object
  }
}

extension NSMutableDictionary {
  static let table = ClassTable(NSMutableDictionary.self, inherits: "NSDictionary", "Objects by their keys, to be changed.") {
    ClassMethod(
      "dictionaryWithCapacity:", swift: "init(capacity:)", { (_, simulation, _: Int) in NSMutableDictionary(in: simulation) },
      "An empty dictionary.")
    Method("initWithCapacity:", swift: "init(capacity:)", { (map: NSMutableDictionary, _: Int) in map }, "Makes an empty dictionary.")
    Method(
      variadic: "initWithObjectsAndKeys:",
      { map, arguments, _ in
        map.contents = NSDictionary.pairs(arguments)
        return .object(map)
      }, "Makes a dictionary of objects, each followed by its key, ended by nil.")
    Method(
      "initWithObjects:forKeys:", swift: "init(objects:forKeys:)",
      { (map: NSMutableDictionary, objects: ListReceiver?, keys: ListReceiver?) in
        map.contents = NSDictionary.pairs(objects, keys, in: map.simulation)
        return map
      }, "Makes a dictionary of objects with their keys.")
    Method(
      "initWithDictionary:", swift: "init(dictionary:)",
      { (map: NSMutableDictionary, other: DictionaryValue?) in
        map.contents = other ?? DictionaryValue()
        return map
      }, "Makes a dictionary of the same objects and keys.")
    Method(
      "initWithContentsOfFile:", swift: "init(contentsOfFile:)", { (_: NSMutableDictionary, _: String?) in Value.null },
      "Nil: there are no files here.")
    Method(
      "setObject:forKey:", swift: "setObject(_:forKey:)",
      { (map: NSMutableDictionary, object: Value, key: Value) in map.set(object, for: key) },
      "Assigns the object of a key.")
    Method(
      "setObject:forKeyedSubscript:", releases: .since(6),
      { (map: NSMutableDictionary, object: Value, key: Value) in
        map.set(object, for: key, by: "setObject:forKeyedSubscript:")
      }, "Assigns the object of a key, as brackets do.")
    Method(
      "setValue:forKey:", swift: "setValue(_:forKey:)",
      { (map: NSMutableDictionary, object: Value, key: Value) in
        if object.isNull { map.contents[key] = nil } else { map.set(object, for: key) }
      }, "Assigns the object of a key; nil removes the key.")
    Method(
      "removeObjectForKey:", swift: "removeObject(forKey:)", { (map: NSMutableDictionary, key: Value) in map.contents[key] = nil },
      "Removes a key.")
    Method(
      "removeObjectsForKeys:", swift: "removeObjects(forKeys:)",
      { (map: NSMutableDictionary, keys: ListReceiver) in
        for key in keys.elements { map.contents[key] = nil }
      }, "Removes several keys.")
    Method(
      "removeAllObjects", swift: "removeAllObjects()", { (map: NSMutableDictionary) in map.contents = DictionaryValue() },
      "Removes every key.")
    Method(
      "addEntriesFromDictionary:", swift: "addEntries(from:)",
      { (map: NSMutableDictionary, other: DictionaryValue?) in
        guard let other else { return }
        for (key, value) in zip(other.keys, other.values) { map.contents[key] = value }
      }, "Takes the objects and keys of another dictionary in addition.")
    Method(
      "setDictionary:", swift: "setDictionary(_:)",
      { (map: NSMutableDictionary, other: DictionaryValue?) in map.contents = other ?? DictionaryValue() },
      "Takes the objects and keys of another dictionary instead of its own.")
  }
}
