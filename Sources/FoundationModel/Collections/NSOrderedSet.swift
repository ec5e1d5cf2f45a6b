import ObjectModel

/// `NSOrderedSet`: objects in an order and without repetition.
package class NSOrderedSet: Object {
  fileprivate(set) var contents: [Value] = []

  deinit { if !contents.isEmpty { simulation.letGo(of: &contents) } }

  package override func dismantle() { contents = [] }
  package override var elements: [Value]? { contents }

  fileprivate func place(of element: Value) -> Int? { contents.firstIndex { $0.isEqual(to: element) } }

  fileprivate func fill(_ elements: [Value]) -> NSOrderedSet {
    for element in elements where !element.isNull && place(of: element) == nil { contents.append(element) }
    return self
  }

  fileprivate static func make(_ elements: [Value], of type: RuntimeClass, in simulation: Simulation) -> Object {
    (type.nativeTable.allocate?(type, simulation) as? NSOrderedSet ?? NSOrderedSet(in: simulation)).fill(elements)
  }

  fileprivate func element(at index: Int, _ selector: String) -> Value {
    if contents.indices.contains(index) { return contents[index] }
    simulation.raise(
      "NSRangeException", "*** -[__NSOrderedSetM \(selector)]: index \(index) beyond bounds [0 .. \(contents.count - 1)]")
    return .null
  }
}

/// `NSMutableOrderedSet`: an ordered set that can be changed.
package final class NSMutableOrderedSet: NSOrderedSet {}

extension NSOrderedSet {
  static let table = ClassTable(
    NSOrderedSet.self, inherits: "NSObject", releases: .since(5), protocols: ["NSCopying", "NSFastEnumeration"],
    "Objects in an order and without repetition."
  ) {
    ClassMethod("orderedSet", swift: "init()", { (type, simulation) in make([], of: type, in: simulation) }, "An empty set.")
    ClassMethod(
      "orderedSetWithObject:", swift: "init(object:)", { (type, simulation, element: Value) in make([element], of: type, in: simulation) },
      "A set of one element.")
    ClassMethod(
      "orderedSetWithArray:", swift: "init(array:)",
      { (type, simulation, list: ListReceiver?) in make(list?.elements ?? [], of: type, in: simulation) },
      "A set of the elements of a list.")
    ClassMethod(
      "orderedSetWithSet:", swift: "init(set:)", { (type, simulation, set: NSSet?) in make(set?.contents ?? [], of: type, in: simulation) },
      "A set of the elements of another.")
    ClassMethod(
      variadic: "orderedSetWithObjects:", swift: "init(objects:)",
      { type, arguments, simulation in .object(make(Array(arguments.prefix { !$0.isNull }), of: type, in: simulation)) },
      "A set of elements, ended by nil.")
    Method(
      "initWithArray:", swift: "init(array:)", { (set: NSOrderedSet, list: ListReceiver?) in set.fill(list?.elements ?? []) },
      "Makes a set of the elements of a list.")
    Property("count", readOnly: { $0.contents.count }, "How many elements there are.")
    Property("array", readOnly: { Value.array($0.contents) }, "The elements as a list.")
    Property("firstObject", readOnly: { $0.contents.first ?? .null }, "The first element, or nil.")
    Property("lastObject", readOnly: { $0.contents.last ?? .null }, "The last element, or nil.")
    Property(
      "set", readOnly: { set in NSSet.of(set.contents, in: set.simulation) }, "The elements as a set without an order.")
    access
    Method(
      inWorld: "copy", swift: "copy()", { (set: NSOrderedSet, simulation) in NSOrderedSet(in: simulation).fill(set.contents) },
      "The set as it is now.")
    Method(
      inWorld: "mutableCopy", swift: "mutableCopy()",
      { (set: NSOrderedSet, simulation) in NSMutableOrderedSet(in: simulation).fill(set.contents) }, "The set as one that can be changed.")
  }

  @EntryBuilder<NSOrderedSet>
  private static var access: [Entry] {
    Method(
      "objectAtIndex:", swift: "object(at:)", { (set: NSOrderedSet, index: Int) in set.element(at: index, "objectAtIndex:") },
      "The element at a place.")
    Method(
      "objectAtIndexedSubscript:", swift: "objectAtIndexedSubscript(_:)",
      { (set: NSOrderedSet, index: Int) in set.element(at: index, "objectAtIndexedSubscript:") }, "The element at a place.")
    Method(
      "indexOfObject:", swift: "index(of:)", { (set: NSOrderedSet, element: Value) in set.place(of: element) ?? Int.max },
      "Where an element is, or NSNotFound.")
    Method(
      "containsObject:", swift: "contains(_:)", { (set: NSOrderedSet, element: Value) in set.place(of: element) != nil },
      "Whether an element equals the object.")
    Method(
      inWorld: "objectEnumerator", swift: "objectEnumerator()",
      { (set: NSOrderedSet, simulation) in NSEnumerator.make(set.contents, in: simulation) }, "What gives the elements one after the other."
    )
    Method(
      inWorld: "enumerateObjectsUsingBlock:", swift: "enumerateObjects(_:)",
      { (set: NSOrderedSet, simulation, block: Block) in
        Pointer.enumerate(set.contents.enumerated(), in: simulation, block)
        return NoReply()
      }, "Runs a block for every element.")
    Method(
      "filteredOrderedSetUsingPredicate:", swift: "filtered(using:)",
      { (set: NSOrderedSet, predicate: NSPredicate) in
        NSOrderedSet(in: set.simulation).fill(set.contents.filter(predicate.evaluate))
      }, "The elements that a predicate holds for.")
  }
}

extension NSMutableOrderedSet {
  static let mutableTable = ClassTable(
    NSMutableOrderedSet.self, inherits: "NSOrderedSet", releases: .since(5), "An ordered set that can be changed."
  ) {
    ClassMethod(
      "orderedSetWithCapacity:", swift: "init(capacity:)", { (_, simulation, _: Int) in NSMutableOrderedSet(in: simulation) },
      "An empty set.")
    Method(
      "addObject:", swift: "add(_:)", { (set: NSMutableOrderedSet, element: Value) in _ = set.fill([element]) },
      "Adds an element at the end.")
    Method(
      "addObjectsFromArray:", swift: "addObjects(from:)",
      { (set: NSMutableOrderedSet, list: ListReceiver?) in _ = set.fill(list?.elements ?? []) }, "Adds the elements of a list.")
    Method(
      "insertObject:atIndex:", swift: "insert(_:at:)",
      { (set: NSMutableOrderedSet, element: Value, index: Int) in
        if set.place(of: element) == nil, index >= 0, index <= set.contents.count { set.contents.insert(element, at: index) }
      }, "Puts an element at a place.")
    Method(
      "removeObject:", swift: "remove(_:)",
      { (set: NSMutableOrderedSet, element: Value) in set.contents.removeAll { $0.isEqual(to: element) } }, "Removes an element.")
    Method(
      "removeObjectAtIndex:", swift: "removeObject(at:)",
      { (set: NSMutableOrderedSet, index: Int) in
        if !set.element(at: index, "removeObjectAtIndex:").isNull { set.contents.remove(at: index) }
      }, "Removes the element at a place.")
    Method("removeAllObjects", swift: "removeAllObjects()", { (set: NSMutableOrderedSet) in set.contents = [] }, "Removes every element.")
    Method(
      "moveObjectsAtIndexes:toIndex:", swift: "moveObjects(at:to:)",
      { (set: NSMutableOrderedSet, places: NSIndexSet, index: Int) in
        let moved = places.indexes.filter(set.contents.indices.contains).map { set.contents[$0] }
        set.contents.removeAll { one in moved.contains { $0.isEqual(to: one) } }
        set.contents.insert(contentsOf: moved, at: min(max(index, 0), set.contents.count))
      }, "Moves elements to a place.")
  }
}
