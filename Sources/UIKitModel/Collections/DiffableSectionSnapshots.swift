import FoundationModel
import ObjectModel

/// The items of one section, some of them inside others.
package final class NSDiffableDataSourceSectionSnapshot: Object {
  /// Every item with the one that it is in; items of one parent stand in their order.
  private var lines: [(item: Value, parent: Value?)] = []
  private var parents = DictionaryValue()
  private var expanded = DictionaryValue()

  package override func dismantle() {
    super.dismantle()
    lines = []
    parents = DictionaryValue()
    expanded = DictionaryValue()
  }

  /// The items that show: those that are in no other, and those in others that are open.
  var visibleItems: [Value] { ordered { expanded[$0] != nil } }

  private var items: [Value] { ordered { _ in true } }

  /// A list of items without others inside.
  static func make(_ items: [Value], in simulation: Simulation) -> NSDiffableDataSourceSectionSnapshot {
    let snapshot = NSDiffableDataSourceSectionSnapshot(in: simulation)
    snapshot.append(items, to: nil)
    return snapshot
  }

  /// The same items, to be changed apart.
  func copied() -> NSDiffableDataSourceSectionSnapshot {
    let copy = NSDiffableDataSourceSectionSnapshot(in: simulation)
    (copy.lines, copy.parents, copy.expanded) = (lines, parents, expanded)
    return copy
  }

  /// The items, each followed by those inside it where it is open.
  private func ordered(isOpen: (Value) -> Bool) -> [Value] {
    var children = DictionaryValue()
    for line in lines { children[line.parent ?? .null] = .array((children[line.parent ?? .null]?.elements ?? []) + [line.item]) }
    var result: [Value] = []
    var waiting = Array((children[.null]?.elements ?? []).reversed())
    while let item = waiting.popLast(), result.count <= lines.count {
      result.append(item)
      if isOpen(item) { waiting += (children[item]?.elements ?? []).reversed() }
    }
    return result
  }

  // MARK: Asking

  private func contains(_ item: Value) -> Bool { parents[item] != nil }

  private func refuse() { simulation.raise("NSInternalInconsistencyException", "Invalid parameter not satisfying: index != NSNotFound") }

  private func parent(of item: Value) -> Value? {
    guard let parent = parents[item] else { return nil }
    return parent.isNull ? nil : parent
  }

  private func level(of item: Value) -> Int {
    var level = 0
    var above = parent(of: item)
    while let one = above, level <= lines.count {
      level += 1
      above = parent(of: one)
    }
    return level
  }

  /// Whether an item is inside another, at any depth.
  private func isInside(_ item: Value, _ other: Value) -> Bool {
    sequence(first: item) { self.parent(of: $0) }.dropFirst().contains { $0.isEqual(to: other) }
  }

  // MARK: Changing

  private func append(_ items: [Value], to parent: Value?) {
    let parent = parent.flatMap { $0.isNull ? nil : $0 }
    if let parent, !contains(parent) { return refuse() }
    for item in items where !contains(item) { add(item, in: parent, at: lines.count) }
  }

  private func add(_ item: Value, in parent: Value?, at place: Int) {
    lines.insert((item, parent), at: place)
    parents[item] = parent ?? .null
  }

  private func insert(_ items: [Value], beside other: Value, after isAfter: Bool) {
    guard let place = lines.firstIndex(where: { $0.item.isEqual(to: other) }) else { return refuse() }
    for (offset, item) in items.filter({ !contains($0) }).enumerated() {
      add(item, in: lines[place + (isAfter ? 0 : offset)].parent, at: place + offset + (isAfter ? 1 : 0))
    }
  }

  /// Takes items away, with what is inside them.
  private func delete(_ items: [Value]) {
    let gone = DictionaryValue(items.map { ($0, .null) })
    let kept = lines.filter { line in sequence(first: line.item) { self.parent(of: $0) }.allSatisfy { gone[$0] == nil } }
    lines = kept
    parents = DictionaryValue(kept.map { ($0.item, $0.parent ?? .null) })
  }

  private func part(of item: Value, includingParent: Bool) -> NSDiffableDataSourceSectionSnapshot {
    let part = NSDiffableDataSourceSectionSnapshot(in: simulation)
    guard contains(item) else {
      refuse()
      return part
    }
    if includingParent { part.append([item], to: nil) }
    for one in items where isInside(one, item) {
      let parent = parent(of: one)
      part.append([one], to: parent.flatMap { part.contains($0) ? $0 : nil })
    }
    part.expanded = expanded
    return part
  }

  private func add(_ other: NSDiffableDataSourceSectionSnapshot, to parent: Value?) {
    for item in other.items { append([item], to: other.parent(of: item) ?? parent) }
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  static let sectionTable = ClassTable(
    NSDiffableDataSourceSectionSnapshot.self, inherits: "NSObject", label: "snapshot", releases: .since(14),
    "The items of one section, some of them inside others."
  ) {
    changes
    Property("items", readOnly: { $0.items }, "Every item, followed by those inside it.")
    Property(
      "rootItems", readOnly: { snapshot in snapshot.items.filter { snapshot.parent(of: $0) == nil } }, "The items that are in no other.")
    Property("visibleItems", readOnly: { $0.visibleItems }, "The items that show.")
    Method(
      "isExpanded:", swift: "isExpanded(_:)",
      { (snapshot: NSDiffableDataSourceSectionSnapshot, item: Value) in snapshot.expanded[item] != nil }, "Whether an item is open.")
    Method(
      "isVisible:", swift: "isVisible(_:)",
      { (snapshot: NSDiffableDataSourceSectionSnapshot, item: Value) in snapshot.visibleItems.contains { $0.isEqual(to: item) } },
      "Whether an item shows.")
    Method(
      "containsItem:", swift: "contains(_:)",
      { (snapshot: NSDiffableDataSourceSectionSnapshot, item: Value) in snapshot.contains(item) }, "Whether an item is listed.")
    Method(
      "levelOfItem:", swift: "level(of:)",
      { (snapshot: NSDiffableDataSourceSectionSnapshot, item: Value) in
        if !snapshot.contains(item) { snapshot.refuse() }
        return snapshot.level(of: item)
      }, "In how many others an item is.")
    Method(
      "parentOfChildItem:", swift: "parent(of:)",
      { (snapshot: NSDiffableDataSourceSectionSnapshot, item: Value) -> Value in
        if !snapshot.contains(item) { snapshot.refuse() }
        return snapshot.parent(of: item) ?? .null
      }, "The item that another is in.")
    Method(
      "indexOfItem:", swift: "index(of:)",
      { (snapshot: NSDiffableDataSourceSectionSnapshot, item: Value) -> Value in
        snapshot.items.firstIndex { $0.isEqual(to: item) }.map { .int($0) } ?? .null
      }, "The number of an item among all.")
    Method(
      "snapshotOfParentItem:", swift: "snapshot(of:)",
      { (snapshot: NSDiffableDataSourceSectionSnapshot, item: Value) in snapshot.part(of: item, includingParent: false) },
      "What is inside an item.")
    Method(
      "snapshotOfParentItem:includingParentItem:", swift: "snapshot(of:includingParent:)",
      { (snapshot: NSDiffableDataSourceSectionSnapshot, item: Value, includesParent: Bool) in
        snapshot.part(of: item, includingParent: includesParent)
      }, "What is inside an item, with it or without.")
  }

  @EntryBuilder<NSDiffableDataSourceSectionSnapshot> private static var changes: [Entry] {
    Method(
      "appendItems:", swift: "append(_:)",
      { (snapshot: NSDiffableDataSourceSectionSnapshot, items: [Value]) in snapshot.append(items, to: nil) }, "Adds items.")
    Method(
      "appendItems:intoParentItem:", swift: "append(_:to:)",
      { (snapshot: NSDiffableDataSourceSectionSnapshot, items: [Value], parent: Value) in snapshot.append(items, to: parent) },
      "Adds items inside another.")
    Method(
      "insertItems:beforeItem:", swift: "insert(_:before:)",
      { (snapshot: NSDiffableDataSourceSectionSnapshot, items: [Value], item: Value) in snapshot.insert(items, beside: item, after: false)
      },
      "Adds items before another.")
    Method(
      "insertItems:afterItem:", swift: "insert(_:after:)",
      { (snapshot: NSDiffableDataSourceSectionSnapshot, items: [Value], item: Value) in snapshot.insert(items, beside: item, after: true) },
      "Adds items after another.")
    Method(
      "deleteItems:", swift: "delete(_:)", { (snapshot: NSDiffableDataSourceSectionSnapshot, items: [Value]) in snapshot.delete(items) },
      "Takes items away, with what is inside them.")
    Method(
      "deleteAllItems", swift: "deleteAll()",
      { (snapshot: NSDiffableDataSourceSectionSnapshot) in snapshot.delete(snapshot.lines.map(\.item)) }, "Takes everything away.")
    Method(
      "expandItems:", swift: "expand(_:)",
      { (snapshot: NSDiffableDataSourceSectionSnapshot, items: [Value]) in for item in items { snapshot.expanded[item] = .null } },
      "Opens items.")
    Method(
      "collapseItems:", swift: "collapse(_:)",
      { (snapshot: NSDiffableDataSourceSectionSnapshot, items: [Value]) in for item in items { snapshot.expanded[item] = nil } },
      "Closes items.")
    Method(
      "replaceChildrenOfParentItem:withSnapshot:", swift: "replace(childrenOf:using:)",
      { (snapshot: NSDiffableDataSourceSectionSnapshot, item: Value, other: NSDiffableDataSourceSectionSnapshot) in
        guard snapshot.contains(item) else { return snapshot.refuse() }
        snapshot.delete(snapshot.items.filter { snapshot.isInside($0, item) })
        snapshot.add(other, to: item)
      }, "Puts what another lists inside an item.")
    Method(
      "insertSnapshot:beforeItem:", swift: "insert(_:before:)",
      { (snapshot: NSDiffableDataSourceSectionSnapshot, other: NSDiffableDataSourceSectionSnapshot, item: Value) in
        snapshot.insert(other.items, beside: item, after: false)
      }, "Adds what another lists before an item.")
    Method(
      "insertSnapshot:afterItem:", swift: "insert(_:after:)",
      { (snapshot: NSDiffableDataSourceSectionSnapshot, other: NSDiffableDataSourceSectionSnapshot, item: Value) in
        snapshot.insert(other.items, beside: item, after: true)
      }, "Adds what another lists after an item.")
  }
}
