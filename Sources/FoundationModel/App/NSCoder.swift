import ObjectModel

/// `NSCoder`: what an object writes itself to, and is read from, by keys. The one that a nib or an archive gives holds nothing.
package final class NSCoder: Object {
  /// What was written, in the order of the keys.
  package var contents = DictionaryValue()

  /// What is assigned to it, by name.
  package var attributes: [String: Value] = [:]
  /// What is assigned to it and not kept alive, by name.
  package var references: [String: WeakReference] = [:]

  package override func dismantle() {
    contents = DictionaryValue()
    attributes = [:]
  }

  fileprivate func keep(_ value: Value, for key: String) { contents[.string(key)] = value.isNull ? nil : value }
  fileprivate func value(for key: String) -> Value { contents[.string(key)] ?? .null }
}

extension NSCoder {
  static let table = ClassTable(
    NSCoder.self, inherits: "NSObject", "What an object writes itself to, and is read from, by keys; of nibs and archives it holds nothing."
  ) {
    Method("decodeObjectForKey:", swift: "decodeObject(forKey:)", { (coder: NSCoder, key: String) in coder.value(for: key) }, given)
    Method(
      "decodeIntegerForKey:", swift: "decodeInteger(forKey:)", { (coder: NSCoder, key: String) in coder.value(for: key).integer ?? 0 },
      given)
    Method("decodeBoolForKey:", swift: "decodeBool(forKey:)", { (coder: NSCoder, key: String) in coder.value(for: key).isTrue }, given)
    Method(
      "containsValueForKey:", swift: "containsValue(forKey:)", { (coder: NSCoder, key: String) in !coder.value(for: key).isNull },
      "Whether something was written for the key.")
    for (name, swift) in [("Int", "CInt"), ("Int32", "Int32"), ("Int64", "Int64")] {
      Method(
        Selector("decode\(name)ForKey:"), swift: "decode\(swift)(forKey:)",
        { (coder: NSCoder, key: String) in coder.value(for: key).integer ?? 0 }, given)
      Method(
        Selector("encode\(name):forKey:"),
        { (coder: NSCoder, value: Int, key: String) in coder.keep(.int(value), for: key) }, kept)
    }
    for name in ["Float", "Double"] {
      Method(
        Selector("decode\(name)ForKey:"), swift: "decode\(name)(forKey:)",
        { (coder: NSCoder, key: String) in coder.value(for: key).number ?? 0 }, given)
      Method(
        Selector("encode\(name):forKey:"),
        { (coder: NSCoder, value: Double, key: String) in coder.keep(.double(value), for: key) }, kept)
    }
    for name in ["CGPoint", "CGSize", "CGRect", "CGAffineTransform", "UIEdgeInsets"] {
      let short = name.hasPrefix("CG") ? String(name.dropFirst(2)) : name
      Method(
        Selector("decode\(name)ForKey:"), swift: "decode\(short)(forKey:)",
        { (coder: NSCoder, key: String) in coder.value(for: key) }, given)
      Method(
        Selector("encode\(name):forKey:"),
        { (coder: NSCoder, value: Value, key: String) in coder.keep(value, for: key) }, kept)
    }
    Method(
      "decodeObjectOfClass:forKey:", swift: "decodeObject(of:forKey:)",
      { (coder: NSCoder, _: Value, key: String) in coder.value(for: key) }, given)
    Method(
      "decodeObjectOfClasses:forKey:", swift: "decodeObject(ofClasses:forKey:)",
      { (coder: NSCoder, _: Value, key: String) in coder.value(for: key) }, given)
    Method(
      "encodeObject:forKey:", swift: "encode(_:forKey:)",
      { (coder: NSCoder, value: Value, key: String) in coder.keep(value, for: key) }, kept)
    Method(
      "encodeConditionalObject:forKey:", swift: "encodeConditionalObject(_:forKey:)",
      { (coder: NSCoder, value: Value, key: String) in coder.keep(value, for: key) }, kept)
    Method(
      "encodeInteger:forKey:",
      { (coder: NSCoder, value: Int, key: String) in coder.keep(.int(value), for: key) }, kept)
    Method(
      "encodeBool:forKey:",
      { (coder: NSCoder, value: Bool, key: String) in coder.keep(.bool(value), for: key) }, kept)
  }

  private static let given = "What was written for the key; nothing, zero or NO where nothing was."
  private static let kept = "Writes a value for a key."
}

/// `NSAutoreleasePool`: what code of the days before ARC wraps around loops. It does nothing.
package final class NSAutoreleasePool: Object {}

extension NSAutoreleasePool {
  static let table = ClassTable(NSAutoreleasePool.self, inherits: "NSObject", "A pool of the days before ARC; it does nothing.") {
    Method("drain", swift: "drain()", { (_: NSAutoreleasePool) in }, "Nothing: the world counts references by itself.")
  }
}
