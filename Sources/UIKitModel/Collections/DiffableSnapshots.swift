import FoundationModel
import ObjectModel

/// A list of items in sections, to be applied to a data source.
package final class NSDiffableDataSourceSnapshot: Object {
  package private(set) var contents = ListedItems()

  package override func dismantle() {
    super.dismantle()
    contents = ListedItems()
  }

  static func make(_ contents: ListedItems, in simulation: Simulation) -> NSDiffableDataSourceSnapshot {
    let snapshot = NSDiffableDataSourceSnapshot(in: simulation)
    snapshot.contents = contents
    return snapshot
  }

  private func append(_ items: [Value], to section: Value?) {
    let all = contents.items + items
    if let twice = all.indices.first(where: { place in all[..<place].contains { $0.isEqual(to: all[place]) } }) {
      return simulation.raise(
        "NSInternalInconsistencyException",
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    \(simulation.text(of: all[twice]))\n)}")
    }
    guard !contents.append(items, to: section) else { return }
    let reason =
      section == nil
      ? "There are currently no sections in the data source. Please add a section first."
      : "Invalid parameter not satisfying: section != NSNotFound"
    simulation.raise("NSInternalInconsistencyException", reason)
  }

  private func insert(_ items: [Value], beside item: Value, after isAfter: Bool) {
    guard !contents.insert(items, beside: item, after: isAfter) else { return }
    simulation.raise("NSInternalInconsistencyException", "Invalid item identifier specified.")
  }
}

extension NSDiffableDataSourceSnapshot {
  static let snapshotTable = ClassTable(
    NSDiffableDataSourceSnapshot.self, inherits: "NSObject", label: "snapshot", releases: .since(13),
    "A list of items in sections, to be applied to a data source."
  ) {
    Method(
      "appendSectionsWithIdentifiers:", swift: "appendSections(_:)",
      { (snapshot: NSDiffableDataSourceSnapshot, sections: [Value]) in snapshot.contents.append(sections: sections) }, "Adds sections.")
    Method(
      "appendItemsWithIdentifiers:", swift: "appendItems(_:)",
      { (snapshot: NSDiffableDataSourceSnapshot, items: [Value]) in snapshot.append(items, to: nil) }, "Adds items to the last section.")
    Method(
      "appendItemsWithIdentifiers:intoSectionWithIdentifier:", swift: "appendItems(_:toSection:)",
      { (snapshot: NSDiffableDataSourceSnapshot, items: [Value], section: Value) in snapshot.append(items, to: section) },
      "Adds items to a section.")
    Method(
      "insertItemsWithIdentifiers:beforeItemWithIdentifier:", swift: "insertItems(_:beforeItem:)",
      { (snapshot: NSDiffableDataSourceSnapshot, items: [Value], item: Value) in snapshot.insert(items, beside: item, after: false) },
      "Adds items before another.")
    Method(
      "insertItemsWithIdentifiers:afterItemWithIdentifier:", swift: "insertItems(_:afterItem:)",
      { (snapshot: NSDiffableDataSourceSnapshot, items: [Value], item: Value) in snapshot.insert(items, beside: item, after: true) },
      "Adds items after another.")
    Method(
      "deleteItemsWithIdentifiers:", swift: "deleteItems(_:)",
      { (snapshot: NSDiffableDataSourceSnapshot, items: [Value]) in snapshot.contents.remove(items) }, "Takes items away.")
    Method(
      "deleteAllItems", swift: "deleteAllItems()", { (snapshot: NSDiffableDataSourceSnapshot) in snapshot.contents.removeAllItems() },
      "Takes everything away.")
    Method(
      "deleteSectionsWithIdentifiers:", swift: "deleteSections(_:)",
      { (snapshot: NSDiffableDataSourceSnapshot, sections: [Value]) in snapshot.contents.remove(sections: sections) },
      "Takes sections away.")
    for (selector, swift) in [
      ("reloadItemsWithIdentifiers:", "reloadItems(_:)"), ("reconfigureItemsWithIdentifiers:", "reconfigureItems(_:)"),
      ("reloadSectionsWithIdentifiers:", "reloadSections(_:)"),
    ] {
      Method(
        Selector(selector), swift: swift, { (_: NSDiffableDataSourceSnapshot, _: [Value]) in },
        "Asks for cells anew; every snapshot that is applied does.")
    }
    Property("numberOfItems", readOnly: { $0.contents.items.count }, "How many items are listed.")
    Property("numberOfSections", readOnly: { $0.contents.sections.count }, "How many sections are listed.")
    Property("sectionIdentifiers", readOnly: { $0.contents.sections.map(\.identifier) }, "The sections.")
    Property("itemIdentifiers", readOnly: { $0.contents.items }, "The items of all sections.")
    Method(
      "itemIdentifiersInSectionWithIdentifier:", swift: "itemIdentifiers(inSection:)",
      { (snapshot: NSDiffableDataSourceSnapshot, section: Value) in
        snapshot.contents.index(of: section).map { snapshot.contents.sections[$0].items } ?? []
      }, "The items of a section.")
    Method(
      "numberOfItemsInSection:", swift: "numberOfItems(inSection:)",
      { (snapshot: NSDiffableDataSourceSnapshot, section: Value) in
        snapshot.contents.index(of: section).map { snapshot.contents.count(in: $0) } ?? 0
      }, "How many items a section has.")
    Method(
      "sectionIdentifierForSectionContainingItemIdentifier:", swift: "sectionIdentifier(containingItem:)",
      { (snapshot: NSDiffableDataSourceSnapshot, item: Value) in
        snapshot.contents.path(of: item).map { snapshot.contents.sections[$0.section].identifier } ?? .null
      }, "The section of an item.")
    Method(
      "indexOfItemIdentifier:", swift: "indexOfItem(_:)",
      { (snapshot: NSDiffableDataSourceSnapshot, item: Value) -> Value in
        snapshot.contents.items.firstIndex { $0.isEqual(to: item) }.map { .int($0) } ?? .null
      }, "The number of an item among all.")
    Method(
      "indexOfSectionIdentifier:", swift: "indexOfSection(_:)",
      { (snapshot: NSDiffableDataSourceSnapshot, section: Value) -> Value in snapshot.contents.index(of: section).map { .int($0) } ?? .null
      }, "The number of a section.")
  }
}

/// The items of one section, some of them inside others.
package final class NSDiffableDataSourceSectionSnapshot: Object {
  /// Every item with the one that it is in, in order.
  private var lines: [(item: Value, parent: Value?)] = []
  private var expanded: [Value] = []

  package override func dismantle() {
    super.dismantle()
    lines = []
    expanded = []
  }

  /// The items that show: those that are in no other, and those in others that are open.
  var visibleItems: [Value] { visible(in: nil, depth: 0) }

  private func visible(in parent: Value?, depth: Int) -> [Value] {
    guard depth < 50 else { return [] }
    return children(of: parent).flatMap { item in [item] + (isExpanded(item) ? visible(in: item, depth: depth + 1) : []) }
  }

  private func children(of parent: Value?) -> [Value] {
    lines.filter { line in parent.map { wanted in line.parent?.isEqual(to: wanted) ?? false } ?? (line.parent == nil) }.map(\.item)
  }

  private func isExpanded(_ item: Value) -> Bool { expanded.contains { $0.isEqual(to: item) } }

  private func append(_ items: [Value], to parent: Value?) {
    lines += items.map { ($0, parent.flatMap { $0.isNull ? nil : $0 }) }
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  static let sectionTable = ClassTable(
    NSDiffableDataSourceSectionSnapshot.self, inherits: "NSObject", label: "snapshot", releases: .since(14),
    "The items of one section, some of them inside others."
  ) {
    Method(
      "appendItems:", swift: "append(_:)",
      { (snapshot: NSDiffableDataSourceSectionSnapshot, items: [Value]) in snapshot.append(items, to: nil) }, "Adds items.")
    Method(
      "appendItems:intoParentItem:", swift: "append(_:to:)",
      { (snapshot: NSDiffableDataSourceSectionSnapshot, items: [Value], parent: Value) in snapshot.append(items, to: parent) },
      "Adds items inside another.")
    Method(
      "expandItems:", swift: "expand(_:)",
      { (snapshot: NSDiffableDataSourceSectionSnapshot, items: [Value]) in snapshot.expanded += items }, "Opens items.")
    Method(
      "collapseItems:", swift: "collapse(_:)",
      { (snapshot: NSDiffableDataSourceSectionSnapshot, items: [Value]) in
        snapshot.expanded.removeAll { item in items.contains { $0.isEqual(to: item) } }
      }, "Closes items.")
    Method(
      "deleteAllItems", swift: "deleteAll()", { (snapshot: NSDiffableDataSourceSectionSnapshot) in snapshot.lines = [] },
      "Takes everything away.")
    Method(
      "isExpanded:", swift: "isExpanded(_:)",
      { (snapshot: NSDiffableDataSourceSectionSnapshot, item: Value) in snapshot.isExpanded(item) }, "Whether an item is open.")
    Property("items", readOnly: { $0.lines.map(\.item) }, "Every item.")
    Property("rootItems", readOnly: { $0.children(of: nil) }, "The items that are in no other.")
    Property("visibleItems", readOnly: { $0.visibleItems }, "The items that show.")
  }
}
