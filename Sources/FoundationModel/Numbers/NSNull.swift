import ObjectModel

/// `NSNull`: the one object that stands for nothing in collections.
package final class NSNull: Object {
  package override func isEqual(_ other: Value) -> Bool { other.object is NSNull }
  package override var distinction: [Value]? { [] }
}

extension NSNull {
  static let table = ClassTable(NSNull.self, inherits: "NSObject", "The one object that stands for nothing in collections.") {
    ClassMethod("null", swift: "init()", { (_, simulation) in simulation.foundationWorld.null }, "The only instance.")
    Method("description", { (_: NSNull) in "<null>" }, "The text that stands for it in output.")
  }
}
