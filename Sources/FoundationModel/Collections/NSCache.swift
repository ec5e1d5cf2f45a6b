import ObjectModel

/// `NSCache`: objects by their keys, which may go at any time; here they stay.
package final class NSCache: Object {
  private var contents = DictionaryValue()
  private var kept: [String: Value] = [:]

  package override func dismantle() {
    super.dismantle()
    contents = DictionaryValue()
    kept = [:]
  }

  static let table = ClassTable(NSCache.self, inherits: "NSObject", releases: .since(4), "Objects by their keys, which may go at any time.")
  {
    Method(
      "objectForKey:", swift: "object(forKey:)", { (cache: NSCache, key: Value) -> Value in cache.contents[key] ?? .null },
      "The object of a key.")
    Method(
      "setObject:forKey:", swift: "setObject(_:forKey:)", { (cache: NSCache, object: Value, key: Value) in cache.contents[key] = object },
      "Keeps an object for a key.")
    Method(
      "setObject:forKey:cost:", swift: "setObject(_:forKey:cost:)",
      { (cache: NSCache, object: Value, key: Value, _: Int) in cache.contents[key] = object }, "Keeps an object for a key.")
    Method(
      "removeObjectForKey:", swift: "removeObject(forKey:)", { (cache: NSCache, key: Value) in cache.contents[key] = nil },
      "Forgets the object of a key.")
    Method(
      "removeAllObjects", swift: "removeAllObjects()", { (cache: NSCache) in cache.contents = DictionaryValue() }, "Forgets all objects.")
    for name in ["countLimit", "totalCostLimit", "name", "delegate"] {
      Property<NSCache>(name, { $0.kept[name] ?? .null }, { (cache, value: Value) in cache.kept[name] = value }, "Kept, and not followed.")
    }
  }
}
