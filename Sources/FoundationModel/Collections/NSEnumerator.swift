import ObjectModel

/// `NSEnumerator`: gives the elements of a collection one after the other.
package final class NSEnumerator: Object {
  private var remaining: ArraySlice<Value> = []

  package override var elements: [Value]? { Array(remaining) }
  package override func dismantle() { remaining = [] }

  /// Makes one of the elements.
  static func make(_ elements: [Value], in simulation: Simulation) -> NSEnumerator {
    let enumerator = NSEnumerator(in: simulation)
    enumerator.remaining = elements[...]
    return enumerator
  }
}

extension NSEnumerator {
  static let table = ClassTable(
    NSEnumerator.self, inherits: "NSObject", protocols: ["NSFastEnumeration"], "Gives the elements of a collection one after the other."
  ) {
    Method(
      "nextObject", swift: "nextObject()", { (enumerator: NSEnumerator) in enumerator.remaining.popFirst() ?? .null },
      "The next element, or nil after the last.")
    Property("allObjects", readOnly: { Value.array(Array($0.remaining)) }, "The elements that are left.")
  }
}
