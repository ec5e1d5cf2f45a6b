import ObjectModel

/// `NSUserDefaults`: settings by their keys. They last as long as the world.
package final class NSUserDefaults: Object {
  private var settings = DictionaryValue()
  private var registered = DictionaryValue()

  package override func dismantle() {
    settings = DictionaryValue()
    registered = DictionaryValue()
  }

  fileprivate func value(_ key: String) -> Value { settings[.string(key)] ?? registered[.string(key)] ?? .null }

  fileprivate func set(_ value: Value, _ key: String) { settings[.string(key)] = value.isNull ? nil : value }

  fileprivate func register(_ defaults: DictionaryValue?) {
    guard let defaults else { return }
    for (key, value) in zip(defaults.keys, defaults.values) { registered[key] = value }
  }

  fileprivate var everything: DictionaryValue {
    var result = registered
    for (key, value) in zip(settings.keys, settings.values) { result[key] = value }
    return result
  }

  /// A setting as text; numbers as Foundation writes them.
  fileprivate func text(_ key: String) -> String? {
    let value = value(key)
    return value.isNull || value.elements != nil || value.entries != nil ? nil : simulation.text(of: value)
  }
}

extension NSUserDefaults {
  static let table = ClassTable(NSUserDefaults.self, inherits: "NSObject", "Settings by their keys.") {
    ClassMethod(
      "standardUserDefaults", swift: "standard", { (_, simulation) in simulation.foundationWorld.userDefaults }, "The app's settings.")
    Method(
      "objectForKey:", swift: "object(forKey:)", { (defaults: NSUserDefaults, key: String) in defaults.value(key) },
      "The setting of a key, or nil.")
    Method(
      "valueForKey:", swift: "value(forKey:)", { (defaults: NSUserDefaults, key: String) in defaults.value(key) },
      "The setting of a key, or nil.")
    Method(
      "stringForKey:", swift: "string(forKey:)", { (defaults: NSUserDefaults, key: String) in defaults.text(key) },
      "The setting as text, or nil.")
    Method(
      "dataForKey:", swift: "data(forKey:)", { (defaults: NSUserDefaults, key: String) in defaults.value(key).object as? NSData },
      "The setting as data, or nil.")
    Method(
      "arrayForKey:", swift: "array(forKey:)",
      { (defaults: NSUserDefaults, key: String) in
        defaults.value(key).elements.map(Value.array) ?? .null
      }, "The setting as a list, or nil.")
    Method(
      "dictionaryForKey:", swift: "dictionary(forKey:)",
      { (defaults: NSUserDefaults, key: String) in
        defaults.value(key).entries.map(Value.dictionary) ?? .null
      }, "The setting as a dictionary, or nil.")
    Method(
      "boolForKey:", swift: "bool(forKey:)",
      { (defaults: NSUserDefaults, key: String) in
        String.unbox(defaults.value(key)).map(\.leadingBool) ?? ((defaults.value(key).number ?? 0) != 0)
      }, "The setting as a truth value, NO where there is none.")
    Method(
      "integerForKey:", swift: "integer(forKey:)",
      { (defaults: NSUserDefaults, key: String) in
        String.unbox(defaults.value(key)).map(\.leadingInteger) ?? defaults.value(key).integer ?? 0
      }, "The setting as an integer, 0 where there is none.")
    Method(
      "floatForKey:", swift: "float(forKey:)",
      { (defaults: NSUserDefaults, key: String) in
        String.unbox(defaults.value(key)).map(\.leadingNumber) ?? defaults.value(key).number ?? 0
      }, "The setting as a number, 0 where there is none.")
    Method(
      "doubleForKey:", swift: "double(forKey:)",
      { (defaults: NSUserDefaults, key: String) in
        String.unbox(defaults.value(key)).map(\.leadingNumber) ?? defaults.value(key).number ?? 0
      }, "The setting as a number, 0 where there is none.")
    Method(
      "setObject:forKey:", swift: "set(_:forKey:)", { (defaults: NSUserDefaults, value: Value, key: String) in defaults.set(value, key) },
      "Assigns a setting.")
    Method(
      "setValue:forKey:", swift: "setValue(_:forKey:)",
      { (defaults: NSUserDefaults, value: Value, key: String) in defaults.set(value, key) }, "Assigns a setting.")
    Method(
      "setBool:forKey:", swift: "set(_:forKey:)",
      { (defaults: NSUserDefaults, value: Bool, key: String) in defaults.set(.bool(value), key) },
      "Assigns a truth value.")
    Method(
      "setInteger:forKey:", swift: "set(_:forKey:)",
      { (defaults: NSUserDefaults, value: Int, key: String) in defaults.set(.int(value), key) }, "Assigns an integer.")
    Method(
      "setFloat:forKey:", swift: "set(_:forKey:)",
      { (defaults: NSUserDefaults, value: Double, key: String) in defaults.set(.double(value), key) }, "Assigns a number.")
    Method(
      "setDouble:forKey:", swift: "set(_:forKey:)",
      { (defaults: NSUserDefaults, value: Double, key: String) in defaults.set(.double(value), key) }, "Assigns a number.")
    Method(
      "removeObjectForKey:", swift: "removeObject(forKey:)", { (defaults: NSUserDefaults, key: String) in defaults.set(.null, key) },
      "Forgets a setting.")
    Method(
      "registerDefaults:", swift: "register(defaults:)",
      { (defaults: NSUserDefaults, values: DictionaryValue?) in defaults.register(values) },
      "Says what holds where no setting was assigned.")
    Method(
      "dictionaryRepresentation", swift: "dictionaryRepresentation()", { (defaults: NSUserDefaults) in defaults.everything },
      "All settings.")
    Method("synchronize", swift: "synchronize()", { (_: NSUserDefaults) in true }, "Saves the settings; here nothing.")
  }
}
