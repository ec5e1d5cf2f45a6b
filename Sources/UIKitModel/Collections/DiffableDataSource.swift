import FoundationModel
import ObjectModel

/// A data source that shows what snapshots list, and asks a block for the cells: of tables and of collections.
package class DiffableDataSource: Object, Attributed {
  package var attributes: [String: Value] = [:]
  package var references: [String: WeakReference] = [:]
  /// What is listed now.
  package private(set) var contents = ListedItems()
  /// What was listed in sections by snapshots of their own.
  private var sections: [(identifier: Value, snapshot: NSDiffableDataSourceSectionSnapshot)] = []
  @Weak private var list: ListView?
  private var provider: Block?

  package override func dismantle() {
    super.dismantle()
    attributes = [:]
    provider = nil
    contents = ListedItems()
    sections = []
  }

  /// Becomes the data source of a list.
  fileprivate func fill(_ list: ListView?, by provider: Block?) {
    self.list = list
    self.provider = provider
    list?.setDataSource(self)
  }

  /// Asks the block for the cell of an item.
  func cell(at path: NSIndexPath, in list: ListView) -> UIView? {
    guard let provider, let item = contents.item(at: path.path) else { return nil }
    let cell = provider.call([.object(list), .object(path), item]).object as? UIView
    if cell == nil, !simulation.isUnwinding {
      simulation.raise(
        "NSInternalInconsistencyException",
        "\(isa.visible.name) cell provider returned nil for index path (\(path.path.section), \(path.path.row))")
    }
    return cell
  }

  /// Shows what a snapshot lists; the list asks for its cells at the end of the turn.
  fileprivate func apply(_ new: ListedItems, _ completion: Block?) {
    let selected = list?.selection.compactMap(contents.item(at:)) ?? []
    contents = new
    list?.reload()
    list?.selection = selected.compactMap(new.path(of:))
    if let completion { simulation.runLoop.atEndOfTurn(for: self) { _ in _ = completion.call([]) } }
  }

  fileprivate func apply(_ snapshot: NSDiffableDataSourceSectionSnapshot, toSection section: Value, _ completion: Block?) {
    var new = contents
    new.setItems(snapshot.visibleItems, ofSection: section)
    sections.removeAll { $0.identifier.isEqual(to: section) }
    sections.append((section, snapshot.copied()))
    apply(new, completion)
  }

  /// What a section lists now, to be changed and applied.
  fileprivate func snapshot(of section: Value) -> NSDiffableDataSourceSectionSnapshot {
    let items = contents.index(of: section).map { contents.sections[$0].items } ?? []
    if let kept = sections.first(where: { $0.identifier.isEqual(to: section) })?.snapshot,
      Value.array(kept.visibleItems).isEqual(to: .array(items))
    {
      return kept.copied()
    }
    return .make(items, in: simulation)
  }
}

/// The diffable data source of a table.
package final class UITableViewDiffableDataSource: DiffableDataSource {}

/// The diffable data source of a collection.
package final class UICollectionViewDiffableDataSource: DiffableDataSource {}

extension DiffableDataSource {
  static let tableTable = ClassTable(
    UITableViewDiffableDataSource.self, inherits: "NSObject", releases: .since(13), protocols: ["UITableViewDataSource"],
    "A table's data source that shows what snapshots list."
  ) {
    Method(
      "initWithTableView:cellProvider:", swift: "init(tableView:cellProvider:)",
      { (source: UITableViewDiffableDataSource, table: UITableView?, provider: Block?) in
        source.fill(table, by: provider)
        return source
      }, "Makes the data source of a table; the block makes the cells.")
    attribute("defaultRowAnimation", "How rows come and go; kept.")
    rows(of: UITableViewDiffableDataSource.self)
  }

  static let collectionTable = ClassTable(
    UICollectionViewDiffableDataSource.self, inherits: "NSObject", releases: .since(13), protocols: ["UICollectionViewDataSource"],
    "A collection's data source that shows what snapshots list."
  ) {
    Method(
      "initWithCollectionView:cellProvider:", swift: "init(collectionView:cellProvider:)",
      { (source: UICollectionViewDiffableDataSource, collection: UICollectionView?, provider: Block?) in
        source.fill(collection, by: provider)
        return source
      }, "Makes the data source of a collection; the block makes the cells.")
    attribute("supplementaryViewProvider", "Makes headers and footers; never asked.")
    attribute("reorderingHandlers", releases: .since(14), "What is told of items that are moved; never told.")
    attribute("sectionSnapshotHandlers", releases: .since(14), "What is told of items that open and close; never told.")
    rows(of: UICollectionViewDiffableDataSource.self)
  }

  @EntryBuilder<Source> private static func rows<Source: DiffableDataSource>(of _: Source.Type) -> [Entry] {
    Method(
      "snapshot", swift: "snapshot()", { (source: Source) in NSDiffableDataSourceSnapshot.make(source.contents, in: source.simulation) },
      "What is listed now, to be changed and applied.")
    Method(
      "snapshotForSection:", swift: "snapshot(for:)", releases: .since(14),
      { (source: Source, section: Value) in source.snapshot(of: section) }, "What a section lists now, to be changed and applied.")
    Method(
      "applySnapshot:", swift: "apply(_:)",
      { (source: Source, snapshot: NSDiffableDataSourceSnapshot) in source.apply(snapshot.contents, nil) }, "Shows what a snapshot lists.")
    Method(
      "applySnapshot:animatingDifferences:", swift: "apply(_:animatingDifferences:)",
      { (source: Source, snapshot: NSDiffableDataSourceSnapshot, _: Bool) in source.apply(snapshot.contents, nil) },
      "Shows what a snapshot lists.")
    Method(
      "applySnapshot:animatingDifferences:completion:", swift: "apply(_:animatingDifferences:completion:)",
      { (source: Source, snapshot: NSDiffableDataSourceSnapshot, _: Bool, completion: Block?) in
        source.apply(snapshot.contents, completion)
      }, "Shows what a snapshot lists, then runs the block.")
    Method(
      "applySnapshot:completion:", swift: "apply(_:completion:)",
      { (source: Source, snapshot: NSDiffableDataSourceSnapshot, completion: Block?) in source.apply(snapshot.contents, completion) },
      "Shows what a snapshot lists, then runs the block.")
    Method(
      "applySnapshotUsingReloadData:", swift: "applySnapshotUsingReloadData(_:)", releases: .since(15),
      { (source: Source, snapshot: NSDiffableDataSourceSnapshot) in source.apply(snapshot.contents, nil) }, "Shows what a snapshot lists.")
    Method(
      "applySnapshot:toSection:", swift: "apply(_:to:)", releases: .since(14),
      { (source: Source, snapshot: NSDiffableDataSourceSectionSnapshot, section: Value) in
        source.apply(snapshot, toSection: section, nil)
      }, "Shows what a snapshot lists in a section.")
    Method(
      "applySnapshot:toSection:animatingDifferences:", swift: "apply(_:to:animatingDifferences:)", releases: .since(14),
      { (source: Source, snapshot: NSDiffableDataSourceSectionSnapshot, section: Value, _: Bool) in
        source.apply(snapshot, toSection: section, nil)
      }, "Shows what a snapshot lists in a section.")
    Method(
      "applySnapshot:toSection:animatingDifferences:completion:", swift: "apply(_:to:animatingDifferences:completion:)",
      releases: .since(14),
      { (source: Source, snapshot: NSDiffableDataSourceSectionSnapshot, section: Value, _: Bool, completion: Block?) in
        source.apply(snapshot, toSection: section, completion)
      }, "Shows what a snapshot lists in a section, then runs the block.")
    Method(
      "itemIdentifierForIndexPath:", swift: "itemIdentifier(for:)",
      { (source: Source, path: NSIndexPath) in source.contents.item(at: path.path) ?? .null }, "The item at a place, if any.")
    Method(
      "indexPathForItemIdentifier:", swift: "indexPath(for:)",
      { (source: Source, item: Value) in source.contents.path(of: item).map { NSIndexPath.make($0, in: source.simulation) } },
      "The place of an item, if it is listed.")
    Method(
      "sectionIdentifierForIndex:", swift: "sectionIdentifier(for:)", releases: .since(15),
      { (source: Source, index: Int) in
        source.contents.sections.indices.contains(index) ? source.contents.sections[index].identifier : .null
      }, "The section of a number, if any.")
  }
}
