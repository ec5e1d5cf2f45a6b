import ObjectModel

/// `NSSet`: objects without an order and without repetition; they keep the order in which they came.
package class NSSet: Object {
  package var contents: [Value] = []
  private var isBeingTraced = false

  deinit { if !contents.isEmpty { simulation.letGo(of: &contents) } }

  package override func dismantle() { contents = [] }
  package override var elements: [Value]? { contents }
  package override var isList: Bool { false }

  package override var traceValue: TraceValue {
    if isBeingTraced { return .name(displayName) }
    isBeingTraced = true
    defer { isBeingTraced = false }
    return super.traceValue
  }

  package override func isEqual(_ other: Value) -> Bool {
    guard let set = other.object as? NSSet, set.contents.count == contents.count else { return false }
    return set === self || contents.allSatisfy(set.contains)
  }

  package func contains(_ element: Value) -> Bool { contents.contains { $0.isEqual(to: element) } }

  /// Adds what the set does not hold yet.
  package func add(_ element: Value) {
    if !element.isNull, !contains(element) { contents.append(element) }
  }

  /// A set of the elements.
  static func of(_ elements: [Value], in simulation: Simulation) -> NSSet { NSSet(in: simulation).fill(elements) }

  fileprivate func fill(_ elements: [Value]) -> NSSet {
    for element in elements { add(element) }
    return self
  }

  fileprivate static func make(_ elements: [Value], of type: RuntimeClass, in simulation: Simulation) -> Object {
    let object = type.nativeTable.allocate?(type, simulation)
    return (object as? NSSet ?? NSSet(in: simulation)).fill(elements)
  }
}

/// `NSMutableSet`: a set that can be changed.
package final class NSMutableSet: NSSet {}

extension NSSet {
  static let table = ClassTable(
    NSSet.self, inherits: "NSObject", protocols: ["NSCopying", "NSFastEnumeration"], "Objects without an order and without repetition."
  ) {
    ClassMethod("set", swift: "init()", { (type, simulation) in make([], of: type, in: simulation) }, "An empty set.")
    ClassMethod(
      "setWithObject:", swift: "init(object:)", { (type, simulation, element: Value) in make([element], of: type, in: simulation) },
      "A set of one element.")
    ClassMethod(
      "setWithArray:", swift: "init(array:)",
      { (type, simulation, list: ListReceiver?) in make(list?.elements ?? [], of: type, in: simulation) },
      "A set of the elements of a list.")
    ClassMethod(
      "setWithSet:", swift: "init(set:)", { (type, simulation, other: NSSet?) in make(other?.contents ?? [], of: type, in: simulation) },
      "The same elements.")
    ClassMethod(
      variadic: "setWithObjects:", swift: "init(objects:)",
      { type, arguments, simulation in
        .object(make(Array(arguments.prefix { !$0.isNull }), of: type, in: simulation))
      }, "A set of elements, ended by nil.")
    Method(
      variadic: "initWithObjects:", swift: "init(objects:)",
      { set, arguments, _ in .object(set.fill(Array(arguments.prefix { !$0.isNull }))) },
      "Makes a set of elements, ended by nil.")
    Method(
      "initWithArray:", swift: "init(array:)", { (set: NSSet, list: ListReceiver?) in set.fill(list?.elements ?? []) },
      "Makes a set of the elements of a list.")
    Method(
      "initWithSet:", swift: "init(set:)", { (set: NSSet, other: NSSet?) in set.fill(other?.contents ?? []) },
      "Makes a set of the same elements.")
    Property("count", readOnly: { $0.contents.count }, "How many elements there are.")
    Property("allObjects", readOnly: { Value.array($0.contents) }, "The elements as a list.")
    Method("anyObject", swift: "anyObject()", { (set: NSSet) in set.contents.first ?? .null }, "One of the elements, or nil.")
    Method(
      "containsObject:", swift: "contains(_:)", { (set: NSSet, element: Value) in set.contains(element) },
      "Whether an element equals the object.")
    Method(
      "member:", swift: "member(_:)", { (set: NSSet, element: Value) in set.contents.first { $0.isEqual(to: element) } ?? .null },
      "The element that equals the object, or nil.")
    Method(
      "isEqualToSet:", swift: "isEqual(to:)", { (set: NSSet, other: Value) in set.isEqual(other) }, "Whether both hold equal elements.")
    Method(
      "isSubsetOfSet:", swift: "isSubset(of:)", { (set: NSSet, other: NSSet) in set.contents.allSatisfy(other.contains) },
      "Whether the other set holds every element.")
    Method(
      "intersectsSet:", swift: "intersects(_:)", { (set: NSSet, other: NSSet) in set.contents.contains(where: other.contains) },
      "Whether the sets share an element.")
    Method(
      inWorld: "setByAddingObject:", swift: "adding(_:)",
      { (set: NSSet, simulation, element: Value) in of(set.contents + [element], in: simulation) }, "The set with one more element.")
    for selector in ["setByAddingObjectsFromSet:", "setByAddingObjectsFromArray:"] {
      Method(
        inWorld: Selector(selector), swift: "addingObjects(from:)",
        { (set: NSSet, simulation, more: Value) in of(set.contents + (more.elements ?? []), in: simulation) },
        "The set with the elements of another, or of a list.")
    }
    Method(
      inWorld: "objectEnumerator", swift: "objectEnumerator()",
      { (set: NSSet, simulation) in NSEnumerator.make(set.contents, in: simulation) },
      "What gives the elements one after the other.")
    Method(
      inWorld: "makeObjectsPerformSelector:",
      { (set: NSSet, simulation, selector: Selector) in
        for element in set.contents where !simulation.isUnwinding { simulation.perform(selector, on: element) }
        return NoReply()
      }, "Sends a message to every element.")
    Method(
      inWorld: "enumerateObjectsUsingBlock:", swift: "enumerateObjects(_:)",
      { (set: NSSet, simulation, block: Block) in
        for element in set.contents where !simulation.isUnwinding { block.call([element, .null]) }
        return NoReply()
      }, "Runs a block for every element.")
    Method(
      inWorld: "copy", swift: "copy()", { (set: NSSet, simulation) in NSSet(in: simulation).fill(set.contents) }, "The set as it is now.")
    Method(
      inWorld: "mutableCopy", swift: "mutableCopy()", { (set: NSSet, simulation) in NSMutableSet(in: simulation).fill(set.contents) },
      "The set as one that can be changed.")
    Method(
      inWorld: "description", { (set: NSSet, simulation) in simulation.text(of: .object(set)) },
      "The text that stands for the set in output.")
  }
}

extension NSMutableSet {
  static let mutableTable = ClassTable(NSMutableSet.self, inherits: "NSSet", "A set that can be changed.") {
    ClassMethod("setWithCapacity:", swift: "init(capacity:)", { (_, simulation, _: Int) in NSMutableSet(in: simulation) }, "An empty set.")
    Method("initWithCapacity:", swift: "init(capacity:)", { (set: NSMutableSet, _: Int) in set }, "Makes an empty set.")
    Method(
      "addObject:", swift: "add(_:)",
      { (set: NSMutableSet, element: Value) in
        if element.isNull { set.simulation.raise("NSInvalidArgumentException", "*** -[__NSSetM addObject:]: object cannot be nil") }
        set.add(element)
      }, "Adds an element that the set does not hold yet.")
    Method(
      "addObjectsFromArray:", swift: "addObjects(from:)",
      { (set: NSMutableSet, list: ListReceiver?) in
        for element in list?.elements ?? [] { set.add(element) }
      }, "Adds the elements of a list.")
    Method(
      "removeObject:", swift: "remove(_:)", { (set: NSMutableSet, element: Value) in set.contents.removeAll { $0.isEqual(to: element) } },
      "Removes the element that equals the object.")
    Method("removeAllObjects", swift: "removeAllObjects()", { (set: NSMutableSet) in set.contents = [] }, "Removes every element.")
    Method(
      "unionSet:", swift: "union(_:)",
      { (set: NSMutableSet, other: NSSet) in
        for element in other.contents { set.add(element) }
      }, "Adds the elements of another set.")
    Method(
      "minusSet:", swift: "minus(_:)", { (set: NSMutableSet, other: NSSet) in set.contents.removeAll(where: other.contains) },
      "Removes the elements of another set.")
    Method(
      "intersectSet:", swift: "intersect(_:)", { (set: NSMutableSet, other: NSSet) in set.contents.removeAll { !other.contains($0) } },
      "Keeps the elements that another set holds too.")
  }
}
