import ObjectModel

/// `NSMutableArray`: a list with identity that can be changed.
package final class NSMutableArray: Object {
  package var contents: [Value] = []
  private var isBeingTraced = false

  deinit { if !contents.isEmpty { simulation.letGo(of: &contents) } }

  package override func dismantle() { contents = [] }

  package override var elements: [Value]? { contents }
  package override func isEqual(_ other: Value) -> Bool { Value.object(self).isEqual(to: other) }

  package override var traceValue: TraceValue {
    if isBeingTraced { return .name(displayName) }
    isBeingTraced = true
    defer { isBeingTraced = false }
    return super.traceValue
  }

  /// Makes one with elements.
  package static func make(_ elements: [Value], in simulation: Simulation) -> NSMutableArray {
    let array = NSMutableArray(in: simulation)
    array.contents = elements
    return array
  }

  fileprivate func insert(_ element: Value, at index: Int, by selector: String) {
    guard !element.isNull else {
      simulation.raise("NSInvalidArgumentException", "*** -[__NSArrayM \(selector)]: object cannot be nil")
      return
    }
    guard (0...contents.count).contains(index) else { return raise(selector, index) }
    if fits(1, selector) { contents.insert(element, at: index) }
  }

  fileprivate func add(_ elements: [Value]) {
    if fits(elements.count, "addObjectsFromArray:") { contents += elements }
  }

  /// Foundation raises where there is no memory; here the bound keeps an endless loop from taking all of it.
  private func fits(_ count: Int, _ selector: String) -> Bool {
    if contents.count + count <= Growth.longestList { return true }
    simulation.raise("NSMallocException", "*** -[__NSArrayM \(selector)]: unable to allocate memory for \(contents.count + count) objects")
    return false
  }

  fileprivate func replace(_ index: Int, with element: Value, by selector: String) {
    guard !element.isNull else {
      simulation.raise("NSInvalidArgumentException", "*** -[__NSArrayM \(selector)]: object cannot be nil")
      return
    }
    guard contents.indices.contains(index) else { return raise(selector, index) }
    contents[index] = element
  }

  fileprivate func remove(at index: Int) {
    guard contents.indices.contains(index) else { return raise("removeObjectAtIndex:", index) }
    contents.remove(at: index)
  }

  fileprivate func exchange(_ first: Int, _ second: Int) {
    for index in [first, second] where !contents.indices.contains(index) { return raise("exchangeObjectAtIndex:withObjectAtIndex:", index) }
    contents.swapAt(first, second)
  }

  private func raise(_ selector: String, _ index: Int) {
    simulation.raiseBeyondBounds("__NSArrayM", selector, index: index, count: contents.count)
  }
}

extension NSMutableArray {
  static let table = ClassTable(NSMutableArray.self, inherits: "NSArray", "A list of objects that can be changed.") {
    makers
    Method(
      "addObject:", swift: "add(_:)",
      { (array: NSMutableArray, element: Value) in
        array.insert(element, at: array.contents.count, by: "insertObject:atIndex:")
      }, "Adds an element at the end.")
    Method(
      "insertObject:atIndex:", swift: "insert(_:at:)",
      { (array: NSMutableArray, element: Value, index: Int) in
        array.insert(element, at: index, by: "insertObject:atIndex:")
      }, "Puts an element at a place.")
    Method(
      "addObjectsFromArray:", swift: "addObjects(from:)",
      { (array: NSMutableArray, other: ListReceiver?) in array.add(other?.elements ?? []) },
      "Adds the elements of another list at the end.")
    Method(
      "setArray:", swift: "setArray(_:)", { (array: NSMutableArray, other: ListReceiver?) in array.contents = other?.elements ?? [] },
      "Takes the elements of another list instead of its own.")
    Method(
      "replaceObjectAtIndex:withObject:", swift: "replaceObject(at:with:)",
      { (array: NSMutableArray, index: Int, element: Value) in
        array.replace(index, with: element, by: "replaceObjectAtIndex:withObject:")
      }, "Puts an element in place of another.")
    Method(
      "setObject:atIndexedSubscript:", releases: .since(6),
      { (array: NSMutableArray, element: Value, index: Int) in
        if index == array.contents.count {
          array.insert(element, at: index, by: "setObject:atIndexedSubscript:")
        } else {
          array.replace(index, with: element, by: "setObject:atIndexedSubscript:")
        }
      }, "Assigns the element at a place, as brackets do.")
    Method(
      "exchangeObjectAtIndex:withObjectAtIndex:", swift: "exchangeObject(at:withObjectAt:)",
      { (array: NSMutableArray, first: Int, second: Int) in
        array.exchange(first, second)
      }, "Lets two elements change places.")
    removals
    Method(
      inWorld: "sortUsingSelector:", swift: "sort(using:)",
      { (array: NSMutableArray, simulation, selector: Selector) in
        array.contents = simulation.sorted(array.contents, by: selector).elements ?? []
        return NoReply()
      }, "Brings the elements into the order that a method of theirs tells.")
    Method(
      inWorld: "sortUsingDescriptors:", swift: "sort(using:)",
      { (array: NSMutableArray, simulation, descriptors: [NSSortDescriptor]) in
        array.contents = simulation.sorted(array.contents, by: descriptors).elements ?? []
        return NoReply()
      }, "Brings the elements into the order of some of their properties.")
    Method(
      inWorld: "sortUsingComparator:", swift: "sort(comparator:)",
      { (array: NSMutableArray, simulation, block: Block) in
        array.contents = simulation.sorted(array.contents, by: block).elements ?? []
        return NoReply()
      }, "Brings the elements into the order that a block tells.")
    Method(
      "filterUsingPredicate:", swift: "filter(using:)",
      { (array: NSMutableArray, predicate: NSPredicate) in
        array.contents = array.contents.filter(predicate.evaluate)
      }, "Keeps the elements that a predicate holds for.")
  }

  private static func entries(@EntryBuilder<NSMutableArray> _ rows: () -> [Entry]) -> [Entry] { rows() }

  private static var makers: [Entry] {
    entries {
      ClassMethod(
        "arrayWithCapacity:", swift: "init(capacity:)", { (_, simulation, _: Int) in NSMutableArray(in: simulation) }, "An empty list.")
      Method("initWithCapacity:", swift: "init(capacity:)", { (array: NSMutableArray, _: Int) in array }, "Makes an empty list.")
      Method(
        variadic: "initWithObjects:", swift: "init(objects:)",
        { array, arguments, _ in
          array.contents = Array(arguments.prefix { !$0.isNull })
          return .object(array)
        }, "Makes a list of elements, ended by nil.")
      Method(
        "initWithArray:", swift: "init(array:)",
        { (array: NSMutableArray, other: ListReceiver?) in
          array.contents = other?.elements ?? []
          return array
        }, "Makes a list of the same elements.")
      Method(
        "initWithContentsOfFile:", swift: "init(contentsOfFile:)", { (_: NSMutableArray, _: String?) in Value.null },
        "Nil: there are no files here.")
    }
  }

  private static var removals: [Entry] {
    entries {
      Method(
        "removeObject:", swift: "remove(_:)",
        { (array: NSMutableArray, element: Value) in array.contents.removeAll { $0.isEqual(to: element) } },
        "Removes every element that equals the object.")
      Method(
        "removeObjectIdenticalTo:", swift: "removeObject(identicalTo:)",
        { (array: NSMutableArray, element: Value) in
          array.contents.removeAll { $0.isIdentical(to: element) }
        }, "Removes every element that is the object.")
      Method(
        "removeObjectAtIndex:", swift: "removeObject(at:)", { (array: NSMutableArray, index: Int) in array.remove(at: index) },
        "Removes the element at a place.")
      Method(
        "removeLastObject", swift: "removeLastObject()", { (array: NSMutableArray) in _ = array.contents.popLast() },
        "Removes the last element, if there is one.")
      Method("removeAllObjects", swift: "removeAllObjects()", { (array: NSMutableArray) in array.contents = [] }, "Removes every element.")
      Method(
        "removeObjectsInArray:", swift: "removeObjects(in:)",
        { (array: NSMutableArray, other: ListReceiver?) in
          let gone = other?.elements ?? []
          array.contents.removeAll { element in gone.contains { $0.isEqual(to: element) } }
        }, "Removes every element that the other list has too.")
      Method(
        "removeObjectsInRange:", swift: "removeObjects(in:)",
        { (array: NSMutableArray, range: NSRange) in
          guard let indices = range.indices(in: array.contents.count) else {
            array.simulation.raise(
              "NSRangeException",
              "*** -[__NSArrayM removeObjectsInRange:]: range {\(range.location), \(range.length)} extends beyond bounds [0 .. \(max(0, array.contents.count - 1))]"
            )
            return
          }
          array.contents.removeSubrange(indices)
        }, "Removes the elements in a range.")
      Method(
        "removeObjectsAtIndexes:", swift: "removeObjects(at:)",
        { (array: NSMutableArray, set: NSIndexSet) in
          for index in set.indexes.reversed() { array.remove(at: index) }
        }, "Removes the elements at several places.")
    }
  }
}
