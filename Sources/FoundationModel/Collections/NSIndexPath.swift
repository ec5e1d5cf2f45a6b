import ObjectModel

/// A section and a row, both from 0.
package struct IndexPath: Equatable, Sendable {
  package var section: Int
  package var row: Int

  package init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }
}

/// `NSIndexPath`: the place of a row in a table, or any path of indexes.
package final class NSIndexPath: Object {
  package fileprivate(set) var indexes: [Int] = []

  /// Makes the path of a row.
  package static func make(_ path: IndexPath, in simulation: Simulation) -> NSIndexPath { make([path.section, path.row], in: simulation) }

  /// Makes a path of any length.
  package static func make(_ indexes: [Int], in simulation: Simulation) -> NSIndexPath {
    let path = NSIndexPath(in: simulation)
    path.indexes = indexes
    return path
  }

  /// Section and row, 0 where the path is shorter.
  package var path: IndexPath { IndexPath(section: index(at: 0), row: index(at: 1)) }
  package var section: Int { index(at: 0) }
  package var row: Int { index(at: 1) }

  private func index(at place: Int) -> Int { indexes.indices.contains(place) ? indexes[place] : 0 }

  package override var traceValue: TraceValue { .numbers(indexes.map(Double.init)) }

  package override func isEqual(_ other: Value) -> Bool { (other.object as? NSIndexPath)?.indexes == indexes }

  fileprivate func order(_ other: NSIndexPath) -> ComparisonResult {
    if indexes == other.indexes { return .same }
    return indexes.lexicographicallyPrecedes(other.indexes) ? .ascending : .descending
  }
}

extension NSIndexPath {
  static let table = ClassTable(
    NSIndexPath.self, inherits: "NSObject", protocols: ["NSCopying", "NSCoding"], "The place of a row in a table."
  ) {
    Property("section", readOnly: { $0.section }, "The section, from 0.")
    Property("row", readOnly: { $0.row }, "The row in its section, from 0.")
    Property("item", releases: .since(6), readOnly: { $0.row }, "The item in its section, from 0.")
    Property("length", swift: "count", readOnly: { $0.indexes.count }, "How many indexes the path has.")
    ClassMethod(
      "indexPathForRow:inSection:", swift: "init(row:section:)",
      { (_, simulation, row: Int, section: Int) in
        NSIndexPath.make([section, row], in: simulation)
      }, "The path of a row.")
    ClassMethod(
      "indexPathForItem:inSection:", swift: "init(item:section:)", releases: .since(6),
      { (_, simulation, item: Int, section: Int) in
        NSIndexPath.make([section, item], in: simulation)
      }, "The path of an item of a collection.")
    ClassMethod(
      "indexPathWithIndex:", swift: "init(index:)", { (_, simulation, index: Int) in NSIndexPath.make([index], in: simulation) },
      "A path of one index.")
    Method(
      "initWithIndex:", swift: "init(index:)",
      { (path: NSIndexPath, index: Int) in
        path.indexes = [index]
        return path
      }, "Makes a path of one index.")
    Method(
      inWorld: "indexPathByAddingIndex:", swift: "appending(_:)",
      { (path: NSIndexPath, simulation, index: Int) in
        NSIndexPath.make(path.indexes + [index], in: simulation)
      }, "A path with one more index.")
    Method(
      "indexAtPosition:", swift: "index(atPosition:)",
      { (path: NSIndexPath, place: Int) in
        path.indexes.indices.contains(place) ? path.indexes[place] : Int.max
      }, "The index at a place of the path, or NSNotFound.")
    Method(
      "compare:", swift: "compare(_:)", { (path: NSIndexPath, other: NSIndexPath) in path.order(other) }, "Which of two paths comes first.")
    Method(
      "hash", swift: "hash", { (path: NSIndexPath) in path.indexes.reduce(path.indexes.count) { $0 &* 31 &+ $1 } },
      "A number that equal paths share.")
    Method(
      "description",
      { (path: NSIndexPath) in
        let numbers = path.indexes.map(String.init).joined(separator: " - ")
        return
          "<NSIndexPath: [\(path.indexes.map(String.init).joined(separator: ","))]> {length = \(path.indexes.count), path = \(numbers)}"
      }, "The text that stands for the path in output.")
  }
}
