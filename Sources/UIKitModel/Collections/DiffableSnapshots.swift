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

  private func refuse(_ reason: String) { simulation.raise("NSInternalInconsistencyException", reason) }

  private func refuseDuplicate(_ what: String, _ identifier: Value) {
    refuse("Fatal: supplied \(what) identifiers are not unique. Duplicate identifiers: {(\n    \(simulation.text(of: identifier))\n)}")
  }

  private func append(_ items: [Value], to section: Value?) {
    if let twice = contents.firstDuplicate(among: items) { return refuseDuplicate("item", twice) }
    guard !contents.append(items, to: section) else { return }
    refuse(
      section == nil
        ? "There are currently no sections in the data source. Please add a section first."
        : "Invalid parameter not satisfying: section != NSNotFound")
  }

  private func append(sections: [Value]) {
    for identifier in sections {
      if contents.index(of: identifier) != nil { return refuseDuplicate("section", identifier) }
      contents.append(sections: [identifier])
    }
  }

  private func insert(_ items: [Value], beside item: Value, after isAfter: Bool) {
    if let twice = contents.firstDuplicate(among: items) { return refuseDuplicate("item", twice) }
    guard !contents.insert(items, beside: item, after: isAfter) else { return }
    refuse("Invalid item identifier specified.")
  }

  private func move(_ item: Value, beside other: Value, after isAfter: Bool) {
    guard contents.contains(item) else { return refuse("Invalid parameter not satisfying: fromIndex != NSNotFound") }
    guard contents.contains(other) else { return refuse("Invalid parameter not satisfying: toIndex != NSNotFound") }
    if !item.isEqual(to: other) { _ = contents.insert([item], beside: other, after: isAfter) }
  }

  private func insert(sections: [Value], beside section: Value, after isAfter: Bool) {
    if let twice = sections.first(where: { contents.index(of: $0) != nil }) { return refuseDuplicate("section", twice) }
    let new = sections.map { ListedItems.Section(identifier: $0, items: []) }
    if !contents.insert(sections: new, beside: section, after: isAfter) {
      refuse("Invalid parameter not satisfying: section != NSNotFound")
    }
  }

  private func move(section: Value, beside other: Value, after isAfter: Bool) {
    guard let from = contents.index(of: section), contents.index(of: other) != nil else {
      return refuse("Invalid parameter not satisfying: section != NSNotFound")
    }
    guard !section.isEqual(to: other) else { return }
    let moved = contents.sections[from]
    contents.remove(sections: [section])
    _ = contents.insert(sections: [moved], beside: other, after: isAfter)
  }

  private func renew(_ items: [Value], _ what: String) {
    guard let unknown = items.first(where: { !contents.contains($0) }) else { return }
    refuse("Attempted to \(what) item identifier that does not exist in the snapshot: \(simulation.text(of: unknown))")
  }

  /// The number of a section; one that is not listed raises.
  private func number(of section: Value) -> Int? {
    let number = contents.index(of: section)
    if number == nil { refuse("Invalid parameter not satisfying: section != NSNotFound") }
    return number
  }
}

extension NSDiffableDataSourceSnapshot {
  static let snapshotTable = ClassTable(
    NSDiffableDataSourceSnapshot.self, inherits: "NSObject", label: "snapshot", releases: .since(13),
    "A list of items in sections, to be applied to a data source."
  ) {
    Method(
      "appendSectionsWithIdentifiers:", swift: "appendSections(_:)",
      { (snapshot: NSDiffableDataSourceSnapshot, sections: [Value]) in snapshot.append(sections: sections) }, "Adds sections.")
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
    Method(
      "moveItemWithIdentifier:beforeItemWithIdentifier:", swift: "moveItem(_:beforeItem:)",
      { (snapshot: NSDiffableDataSourceSnapshot, item: Value, other: Value) in snapshot.move(item, beside: other, after: false) },
      "Puts an item before another.")
    Method(
      "moveItemWithIdentifier:afterItemWithIdentifier:", swift: "moveItem(_:afterItem:)",
      { (snapshot: NSDiffableDataSourceSnapshot, item: Value, other: Value) in snapshot.move(item, beside: other, after: true) },
      "Puts an item after another.")
    Method(
      "insertSectionsWithIdentifiers:beforeSectionWithIdentifier:", swift: "insertSections(_:beforeSection:)",
      { (snapshot: NSDiffableDataSourceSnapshot, sections: [Value], other: Value) in
        snapshot.insert(sections: sections, beside: other, after: false)
      }, "Adds sections before another.")
    Method(
      "insertSectionsWithIdentifiers:afterSectionWithIdentifier:", swift: "insertSections(_:afterSection:)",
      { (snapshot: NSDiffableDataSourceSnapshot, sections: [Value], other: Value) in
        snapshot.insert(sections: sections, beside: other, after: true)
      }, "Adds sections after another.")
    Method(
      "moveSectionWithIdentifier:beforeSectionWithIdentifier:", swift: "moveSection(_:beforeSection:)",
      { (snapshot: NSDiffableDataSourceSnapshot, section: Value, other: Value) in
        snapshot.move(section: section, beside: other, after: false)
      }, "Puts a section before another.")
    Method(
      "moveSectionWithIdentifier:afterSectionWithIdentifier:", swift: "moveSection(_:afterSection:)",
      { (snapshot: NSDiffableDataSourceSnapshot, section: Value, other: Value) in
        snapshot.move(section: section, beside: other, after: true)
      }, "Puts a section after another.")
    Method(
      "reloadItemsWithIdentifiers:", swift: "reloadItems(_:)",
      { (snapshot: NSDiffableDataSourceSnapshot, items: [Value]) in snapshot.renew(items, "reload") },
      "Asks for cells anew; every snapshot that is applied does.")
    Method(
      "reconfigureItemsWithIdentifiers:", swift: "reconfigureItems(_:)",
      { (snapshot: NSDiffableDataSourceSnapshot, items: [Value]) in snapshot.renew(items, "reconfigure") },
      "Asks for cells anew; every snapshot that is applied does.")
    Method(
      "reloadSectionsWithIdentifiers:", swift: "reloadSections(_:)",
      { (snapshot: NSDiffableDataSourceSnapshot, sections: [Value]) in for section in sections { _ = snapshot.number(of: section) } },
      "Asks for cells anew; every snapshot that is applied does.")
    Property("numberOfItems", readOnly: { $0.contents.items.count }, "How many items are listed.")
    Property("numberOfSections", readOnly: { $0.contents.sections.count }, "How many sections are listed.")
    Property("sectionIdentifiers", readOnly: { $0.contents.sections.map(\.identifier) }, "The sections.")
    Property("itemIdentifiers", readOnly: { $0.contents.items }, "The items of all sections.")
    Method(
      "itemIdentifiersInSectionWithIdentifier:", swift: "itemIdentifiers(inSection:)",
      { (snapshot: NSDiffableDataSourceSnapshot, section: Value) in
        snapshot.number(of: section).map { snapshot.contents.sections[$0].items } ?? []
      }, "The items of a section.")
    Method(
      "numberOfItemsInSection:", swift: "numberOfItems(inSection:)",
      { (snapshot: NSDiffableDataSourceSnapshot, section: Value) in
        snapshot.number(of: section).map { snapshot.contents.count(in: $0) } ?? 0
      }, "How many items a section has.")
    Method(
      "sectionIdentifierForSectionContainingItemIdentifier:", swift: "sectionIdentifier(containingItem:)",
      { (snapshot: NSDiffableDataSourceSnapshot, item: Value) in
        snapshot.contents.path(of: item).map { snapshot.contents.sections[$0.section].identifier } ?? .null
      }, "The section of an item.")
    Method(
      "indexOfItemIdentifier:", swift: "indexOfItem(_:)",
      { (snapshot: NSDiffableDataSourceSnapshot, item: Value) -> Value in
        snapshot.contents.contains(item) ? snapshot.contents.items.firstIndex { $0.isEqual(to: item) }.map { .int($0) } ?? .null : .null
      }, "The number of an item among all.")
    Method(
      "indexOfSectionIdentifier:", swift: "indexOfSection(_:)",
      { (snapshot: NSDiffableDataSourceSnapshot, section: Value) -> Value in snapshot.contents.index(of: section).map { .int($0) } ?? .null
      }, "The number of a section.")
  }
}
