import ObjectModel

/// `NSCoder`: what nibs and archives would be read from. It holds nothing.
package final class NSCoder: Object {
  /// What is assigned to it, by name.
  package var attributes: [String: Value] = [:]
  /// What is assigned to it and not kept alive, by name.
  package var references: [String: WeakReference] = [:]
}

extension NSCoder {
  static let table = ClassTable(NSCoder.self, inherits: "NSObject", "What nibs and archives are read from; it holds nothing.") {
    Method("decodeObjectForKey:", swift: "decodeObject(forKey:)", { (_: NSCoder, _: String) in Value.null }, "Nil: there is nothing.")
    Method("decodeIntegerForKey:", swift: "decodeInteger(forKey:)", { (_: NSCoder, _: String) in 0 }, "Zero: there is nothing.")
    Method("decodeBoolForKey:", swift: "decodeBool(forKey:)", { (_: NSCoder, _: String) in false }, "NO: there is nothing.")
    Method("containsValueForKey:", swift: "containsValue(forKey:)", { (_: NSCoder, _: String) in false }, "NO: there is nothing.")
    for (name, swift) in [("Int", "CInt"), ("Int32", "Int32"), ("Int64", "Int64")] {
      Method(
        Selector("decode\(name)ForKey:"), swift: "decode\(swift)(forKey:)", { (_: NSCoder, _: String) in 0 }, "Zero: there is nothing.")
      Method(
        Selector("encode\(name):forKey:"), swift: "encode(_:forKey:)", { (_: NSCoder, _: Int, _: String) in }, "Nothing: it is not kept.")
    }
    for name in ["Float", "Double"] {
      Method(
        Selector("decode\(name)ForKey:"), swift: "decode\(name)(forKey:)", { (_: NSCoder, _: String) in 0.0 }, "Zero: there is nothing.")
      Method(
        Selector("encode\(name):forKey:"), swift: "encode(_:forKey:)", { (_: NSCoder, _: Double, _: String) in }, "Nothing: it is not kept."
      )
    }
    Method(
      "decodeObjectOfClass:forKey:", swift: "decodeObject(of:forKey:)", { (_: NSCoder, _: Value, _: String) in Value.null },
      "Nil: there is nothing.")
    Method("encodeObject:forKey:", swift: "encode(_:forKey:)", { (_: NSCoder, _: Value, _: String) in }, "Nothing: it is not kept.")
    Method("encodeInteger:forKey:", swift: "encode(_:forKey:)", { (_: NSCoder, _: Int, _: String) in }, "Nothing: it is not kept.")
    Method("encodeBool:forKey:", swift: "encode(_:forKey:)", { (_: NSCoder, _: Bool, _: String) in }, "Nothing: it is not kept.")
  }
}

/// `NSAutoreleasePool`: what code of the days before ARC wraps around loops. It does nothing.
package final class NSAutoreleasePool: Object {}

extension NSAutoreleasePool {
  static let table = ClassTable(NSAutoreleasePool.self, inherits: "NSObject", "A pool of the days before ARC; it does nothing.") {
    Method("drain", swift: "drain()", { (_: NSAutoreleasePool) in }, "Nothing: the world counts references by itself.")
  }
}
