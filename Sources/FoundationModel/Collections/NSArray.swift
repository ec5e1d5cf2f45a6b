import ObjectModel

/// `NSArray`: an immediate value, so that what makes arrays are class methods, initialisers included.
enum NSArray {
  static let table = ClassTable(
    immediate: ListReceiver.self, name: "NSArray", inherits: "NSObject", protocols: ["NSCopying", "NSCoding", "NSFastEnumeration"],
    "A list of objects that does not change."
  ) {
    makers
    Property("count", readOnly: { $0.elements.count }, "How many elements there are.")
    Property("firstObject", swift: "first", readOnly: { $0.elements.first ?? .null }, "The first element, or nil.")
    Property("lastObject", swift: "last", readOnly: { $0.elements.last ?? .null }, "The last element, or nil.")
    access
    searches
    derivations
    orders
    visits
    Method("copy", swift: "copy()", { (list: ListReceiver) in Value.array(list.elements) }, "The list as it is now.")
    Method(
      inWorld: "mutableCopy", swift: "mutableCopy()",
      { (list: ListReceiver, simulation) in NSMutableArray.make(list.elements, in: simulation) },
      "The list as one that can be changed.")
    rowsOfNSObject(for: ListReceiver.self)
  }

  /// An array of the class that was asked for one.
  private static func make(_ elements: [Value], of type: RuntimeClass, in simulation: Simulation) -> Value {
    simulation.isMutable(type) ? .object(NSMutableArray.make(elements, in: simulation)) : .array(elements)
  }

  private static func entries(@EntryBuilder<ListReceiver> _ rows: () -> [Entry]) -> [Entry] { rows() }

  private static var makers: [Entry] {
    entries {
      ClassMethod("array", swift: "init()", { (type, simulation) in make([], of: type, in: simulation) }, "An empty list.")
      ClassMethod("init", swift: "init()", { (type, simulation) in make([], of: type, in: simulation) }, "An empty list.")
      ClassMethod(
        "arrayWithObject:", swift: "init(object:)",
        { (type, simulation, element: Value) in
          if element.isNull { simulation.raiseNilElement("__NSPlaceholderArray", "initWithObjects:count:", index: 0) }
          return make([element], of: type, in: simulation)
        }, "A list of one element.")
      ClassMethod(
        variadic: "arrayWithObjects:", swift: "init(objects:)",
        { type, arguments, simulation in
          make(Array(arguments.prefix { !$0.isNull }), of: type, in: simulation)
        }, "A list of elements, ended by nil.")
      ClassMethod(
        variadic: "initWithObjects:", swift: "init(objects:)",
        { type, arguments, simulation in
          make(Array(arguments.prefix { !$0.isNull }), of: type, in: simulation)
        }, "A list of elements, ended by nil.")
      ClassMethod(
        "arrayWithArray:", swift: "init(array:)",
        { (type, simulation, list: ListReceiver?) in make(list?.elements ?? [], of: type, in: simulation) },
        "The same elements.")
      ClassMethod(
        "initWithArray:", swift: "init(array:)",
        { (type, simulation, list: ListReceiver?) in make(list?.elements ?? [], of: type, in: simulation) },
        "The same elements.")
      ClassMethod(
        "arrayWithContentsOfFile:", swift: "init(contentsOfFile:)",
        { (_, simulation, _: String?) in simulation.answerMissing("contents of a file") { .array([]) } }, "Nil: there are no files here.")
      ClassMethod(
        "initWithContentsOfFile:", swift: "init(contentsOfFile:)",
        { (_, simulation, _: String?) in simulation.answerMissing("contents of a file") { .array([]) } }, "Nil: there are no files here.")
    }
  }

  private static var access: [Entry] {
    entries {
      Method(
        inWorld: "objectAtIndex:", swift: "object(at:)", { (list: ListReceiver, simulation, index: Int) in list[index, simulation] },
        "The element at a place, from 0.")
      Method(
        inWorld: "objectAtIndexedSubscript:", swift: "subscript(_:)", releases: .since(6),
        { (list: ListReceiver, simulation, index: Int) in list[index, simulation] },
        "The element at a place, from 0, as brackets ask for it.")
      Method(
        inWorld: "subarrayWithRange:", swift: "subarray(with:)",
        { (list: ListReceiver, simulation, range: NSRange) -> [Value] in
          guard let indices = range.indices(in: list.elements.count) else {
            let bounds = list.elements.isEmpty ? "for empty array" : "[0 .. \(list.elements.count - 1)]"
            simulation.raise(
              "NSRangeException",
              "-[__NSArrayM subarrayWithRange:]: range {\(range.location), \(range.length)} extends beyond bounds \(bounds)")
            return []
          }
          return Array(list.elements[indices])
        }, "The elements in a range.")
      Method(
        "objectsAtIndexes:", swift: "objects(at:)",
        { (list: ListReceiver, set: NSIndexSet) in
          Value.array(set.indexes.filter(list.elements.indices.contains).map { list.elements[$0] })
        }, "The elements at several places.")
    }
  }

  private static var searches: [Entry] {
    entries {
      Method(
        "containsObject:", swift: "contains(_:)", { (list: ListReceiver, element: Value) in list.place(of: element) != nil },
        "Whether an element equals the object.")
      Method(
        "indexOfObject:", swift: "index(of:)", { (list: ListReceiver, element: Value) in list.place(of: element) ?? Int.max },
        "Where an element equals the object first, or NSNotFound.")
      Method(
        "indexOfObjectIdenticalTo:", swift: "indexOfObjectIdentical(to:)",
        { (list: ListReceiver, element: Value) in
          list.elements.firstIndex { $0.isIdentical(to: element) } ?? Int.max
        }, "Where an element is the object first, or NSNotFound.")
      Method(
        "indexOfObjectPassingTest:", swift: "indexOfObject(passingTest:)",
        { (list: ListReceiver, test: Block) in
          list.elements.enumerated().first { test.call([$0.element, .int($0.offset), .null]).isTrue }?.offset ?? Int.max
        }, "Where a block first answers YES, or NSNotFound.")
      Method(
        inWorld: "indexesOfObjectsPassingTest:", swift: "indexesOfObjects(passingTest:)",
        { (list: ListReceiver, simulation, test: Block) in
          NSIndexSet.make(
            list.elements.indices.filter { test.call([list.elements[$0], .int($0), .null]).isTrue }, in: simulation)
        }, "Where a block answers YES.")
      Method(
        "firstObjectCommonWithArray:", swift: "firstObjectCommon(with:)",
        { (list: ListReceiver, other: ListReceiver) in
          list.elements.first { other.place(of: $0) != nil } ?? .null
        }, "The first element that the other list has too.")
      Method(
        "isEqualToArray:", swift: "isEqual(to:)", { (list: ListReceiver, other: Value) in list.value.isEqual(to: other) },
        "Whether both hold equal elements in the same order.")
    }
  }

  private static var derivations: [Entry] {
    entries {
      Method(
        "arrayByAddingObject:", swift: "adding(_:)", { (list: ListReceiver, element: Value) in Value.array(list.elements + [element]) },
        "The list with one more element.")
      Method(
        "arrayByAddingObjectsFromArray:", swift: "addingObjects(from:)",
        { (list: ListReceiver, other: ListReceiver?) in
          Value.array(list.elements + (other?.elements ?? []))
        }, "The list with the elements of another after its own.")
      Method(
        inWorld: "componentsJoinedByString:", swift: "componentsJoined(by:)",
        { (list: ListReceiver, simulation, separator: String) in
          guard simulation.mayJoin(list.elements.count, by: separator) else { return "" }
          return list.elements.map(simulation.text).joined(separator: separator)
        }, "The texts of the elements with a separator between them.")
      Method(
        "filteredArrayUsingPredicate:", swift: "filtered(using:)",
        { (list: ListReceiver, predicate: NSPredicate) in
          Value.array(list.elements.filter(predicate.evaluate))
        }, "The elements that a predicate holds for.")
      Method(
        "reverseObjectEnumerator", swift: "reverseObjectEnumerator()", { (list: ListReceiver) in Value.array(list.elements.reversed()) },
        "The elements from the last to the first.")
      Method(
        "allObjects", swift: "allObjects", { (list: ListReceiver) in Value.array(list.elements) },
        "The elements, as an enumerator gives them.")
      Method(
        inWorld: "objectEnumerator", swift: "objectEnumerator()",
        { (list: ListReceiver, simulation) in NSEnumerator.make(list.elements, in: simulation) },
        "What gives the elements one after the other.")
      Method(
        inWorld: "valueForKey:", swift: "value(forKey:)",
        { (list: ListReceiver, simulation, key: String) in
          if key == "@count" || key == "@lastObject" { return key == "@count" ? .int(list.elements.count) : list.elements.last ?? .null }
          return simulation.values(of: list.elements, key)
        }, "The values of a property of every element.")
    }
  }

  private static var orders: [Entry] {
    entries {
      Method(
        inWorld: "sortedArrayUsingSelector:", swift: "sortedArray(using:)",
        { (list: ListReceiver, simulation, selector: Selector) in
          simulation.sorted(list.elements, by: selector)
        }, "The elements in the order that a method of theirs tells.")
      Method(
        inWorld: "sortedArrayUsingFunction:context:", swift: "sortedArray(_:context:)",
        { (list: ListReceiver, simulation, function: Block?, context: Value) in
          simulation.sorted(list.elements) { left, right in function?.call([left, right, context]).integer ?? 0 }
        }, "The elements in the order that a function tells.")
      Method(
        inWorld: "sortedArrayUsingDescriptors:", swift: "sortedArray(using:)",
        { (list: ListReceiver, simulation, descriptors: [NSSortDescriptor]) in
          simulation.sorted(list.elements, by: descriptors)
        }, "The elements in the order of some of their properties.")
      Method(
        inWorld: "sortedArrayUsingComparator:", swift: "sortedArray(comparator:)",
        { (list: ListReceiver, simulation, block: Block) in
          simulation.sorted(list.elements, by: block)
        }, "The elements in the order that a block tells.")
    }
  }

  private static var visits: [Entry] {
    entries {
      Method(
        inWorld: "makeObjectsPerformSelector:",
        { (list: ListReceiver, simulation, selector: Selector) in
          for element in list.elements where !simulation.isUnwinding { simulation.perform(selector, on: element) }
          return NoReply()
        }, "Sends a message to every element.")
      Method(
        inWorld: "makeObjectsPerformSelector:withObject:",
        { (list: ListReceiver, simulation, selector: Selector, argument: Value) in
          for element in list.elements where !simulation.isUnwinding { simulation.perform(selector, on: element, [argument]) }
          return NoReply()
        }, "Sends a message with an argument to every element.")
      Method(
        inWorld: "enumerateObjectsUsingBlock:", swift: "enumerateObjects(_:)",
        { (list: ListReceiver, simulation, block: Block) in
          Pointer.enumerate(list.elements.enumerated(), in: simulation, block)
          return NoReply()
        }, "Runs a block for every element, with its index.")
      Method(
        inWorld: "enumerateObjectsWithOptions:usingBlock:", swift: "enumerateObjects(options:using:)",
        { (list: ListReceiver, simulation, options: Int, block: Block) in
          let pairs = Array(list.elements.enumerated())
          Pointer.enumerate(options & 2 != 0 ? pairs.reversed() : pairs, in: simulation, block)
          return NoReply()
        }, "Runs a block for every element, from the back where option 2 asks for it.")
      Method(
        "writeToFile:atomically:", swift: "write(toFile:atomically:)", { (_: ListReceiver, _: String, _: Bool) in false },
        "NO: there are no files here.")
    }
  }
}

extension ListReceiver {
  /// The element at a place, or an exception in Foundation's words.
  fileprivate subscript(index: Int, simulation: Simulation) -> Value {
    if elements.indices.contains(index) { return elements[index] }
    simulation.raiseBeyondBounds(privateName, "objectAtIndex:", index: index, count: elements.count)
    return .null
  }

  fileprivate func place(of element: Value) -> Int? { elements.firstIndex { $0.isEqual(to: element) } }
}

extension Simulation {
  /// Raises what an index outside of an array raises.
  func raiseBeyondBounds(_ type: String, _ selector: String, index: Int, count: Int) {
    let bounds = count == 0 ? "for empty array" : "[0 .. \(count - 1)]"
    raise(
      "NSRangeException",
      "*** -[\(type) \(selector)]: index \(index < 0 ? String(UInt(bitPattern: index)) : String(index)) beyond bounds \(bounds)")
  }

  /// Raises what nil among the elements of a new array raises.
  func raiseNilElement(_ type: String, _ selector: String, index: Int) {
    raise("NSInvalidArgumentException", "*** -[\(type) \(selector)]: attempt to insert nil object from objects[\(index)]")
  }
}

extension Simulation {
  /// The deepest that lists are asked inside others; a list that holds itself is deeper than any.
  private static var deepestKeyed: Int { 200 }

  /// The values of a property of every element.
  fileprivate func values(of elements: [Value], _ key: String) -> Value {
    guard foundationWorld.keyedLists < Self.deepestKeyed else {
      raise("SplitLabModelException", "a list that holds itself has no end of values for '\(key)' (the model's own words, not UIKit's)")
      return .null
    }
    foundationWorld.keyedLists += 1
    defer { foundationWorld.keyedLists -= 1 }
    var values: [Value] = []
    for element in elements where !isUnwinding {
      let value = perform("valueForKey:", on: element, [.string(key)])
      values.append(value.isNull ? .object(foundationWorld.null) : value)
    }
    return .array(values)
  }
}
