import ObjectModel

/// `NSIndexSet`: indexes in ascending order.
package final class NSIndexSet: Object {
  /// A range of more indexes than this is cut, so that no code can ask for gigabytes.
  private static let limit = 100_000
  package private(set) var indexes: [Int] = []

  package override func isEqual(_ other: Value) -> Bool { (other.object as? NSIndexSet)?.indexes == indexes }
  package override var traceValue: TraceValue { .numbers(indexes.map(Double.init)) }

  static func make(_ indexes: [Int], in simulation: Simulation) -> NSIndexSet {
    let set = NSIndexSet(in: simulation)
    set.indexes = indexes
    return set
  }

  fileprivate static func indexes(of range: NSRange) -> [Int] {
    let count = min(max(0, range.length), limit)
    return range.location >= 0 && range.location < Int.max - limit ? Array(range.location..<range.location + count) : []
  }
}

extension NSIndexSet {
  static let table = ClassTable(NSIndexSet.self, inherits: "NSObject", "Indexes in ascending order.") {
    ClassMethod("indexSet", swift: "init()", { (_, simulation) in NSIndexSet(in: simulation) }, "No index.")
    ClassMethod("indexSetWithIndex:", swift: "init(index:)", { (_, simulation, index: Int) in make([index], in: simulation) }, "One index.")
    ClassMethod(
      "indexSetWithIndexesInRange:", swift: "init(indexesIn:)",
      { (_, simulation, range: NSRange) in make(indexes(of: range), in: simulation) },
      "The indexes of a range.")
    Method(
      "initWithIndex:", swift: "init(index:)",
      { (set: NSIndexSet, index: Int) in
        set.indexes = [index]
        return set
      }, "Makes a set of one index.")
    Method(
      "initWithIndexesInRange:", swift: "init(indexesIn:)",
      { (set: NSIndexSet, range: NSRange) in
        set.indexes = indexes(of: range)
        return set
      }, "Makes a set of the indexes of a range.")
    // What Swift calls `IndexSet`.
    ClassMethod(
      "indexSetWithInteger:", swift: "init(integer:)", { (_, simulation, index: Int) in make([index], in: simulation) }, "One index.")
    ClassMethod(
      "indexSetWithIntegersIn:", swift: "init(integersIn:)",
      { (_, simulation, range: Value) in
        let listed = range.elements?.prefix(limit).compactMap(\.integer)
        return make(listed ?? NSRange.unbox(range).map(indexes) ?? [], in: simulation)
      }, "The indexes of a range.")
    Method(
      "enumerateIndexesUsingBlock:", swift: "enumerate(_:)",
      { (set: NSIndexSet, block: Block) in
        let stop = Pointer(in: set.simulation)
        stop.value = .bool(false)
        for index in set.indexes where !set.simulation.isUnwinding && !stop.value.isTrue { _ = block.call([.int(index), .object(stop)]) }
        return NoReply()
      }, "Runs a block for every index.")
    Property("first", readOnly: { (set: NSIndexSet) in set.indexes.first.map(Value.int) ?? .null }, "The smallest index in Swift, if any.")
    Property("last", readOnly: { (set: NSIndexSet) in set.indexes.last.map(Value.int) ?? .null }, "The largest index in Swift, if any.")
    for (selector, swift) in [("insertIndex:", "insert(_:)"), ("addIndex:", "add(_:)")] {
      Method(
        Selector(selector), swift: swift,
        { (set: NSIndexSet, index: Int) in
          if !set.indexes.contains(index) { set.indexes = (set.indexes + [index]).sorted() }
        }, "Takes an index in.")
    }
    Method(
      "removeIndex:", swift: "remove(_:)", { (set: NSIndexSet, index: Int) in set.indexes.removeAll { $0 == index } }, "Takes an index out."
    )
    Property("count", readOnly: { $0.indexes.count }, "How many indexes there are.")
    Property("firstIndex", readOnly: { $0.indexes.first ?? Int.max }, "The smallest index, or NSNotFound.")
    Property("lastIndex", readOnly: { $0.indexes.last ?? Int.max }, "The largest index, or NSNotFound.")
    Method(
      "containsIndex:", swift: "contains(_:)", { (set: NSIndexSet, index: Int) in set.indexes.contains(index) },
      "Whether the set holds an index.")
  }
}
