import FoundationModel
import ObjectModel
import SceneModel

/// Items in sections, laid out by a layout and filled by a data source.
package final class UICollectionView: ListView {
  /// What places the items; kept, and not followed.
  package var layout: Object?

  package override func dismantle() {
    super.dismantle()
    layout = nil
  }

  override func askForSections() -> [Section]? {
    guard let dataSource else { return [Section(header: nil, cells: [], count: staticRows.count)] }
    let listed = dataSource as? DiffableDataSource
    let count = simulation.send(CollectionDataSource.numberOfSections, to: dataSource, self) { listed?.contents.sections.count ?? 1 }
    var told: [Section] = []
    for section in 0..<max(0, min(count, 10_000)) {
      guard !simulation.isUnwinding else { return nil }
      let items = simulation.send(CollectionDataSource.numberOfItems, to: dataSource, self, section) {
        listed?.contents.count(in: section) ?? staticRows.count
      }
      told.append(Section(header: nil, cells: [], count: max(0, items)))
    }
    return simulation.isUnwinding ? nil : told
  }

  override func makeCell(at path: IndexPath, from dataSource: Object) -> UIView? {
    let object = NSIndexPath.make(path, in: simulation)
    if let listed = dataSource as? DiffableDataSource { return listed.cell(at: object, in: self) }
    guard simulation.hasCode(dataSource, CollectionDataSource.cellForItem.info.selector) else { return nil }
    return simulation.send(CollectionDataSource.cellForItem, to: dataSource, self, object) { nil }
  }

  /// A cell of the registered class or nib, or what stands for the prototype of a storyboard that was not loaded.
  func cell(for identifier: String) -> UICollectionViewCell? {
    if let type = registeredClass(for: identifier) { return makeCell(of: type) }
    if let nib = registeredNib(for: identifier) { return simulation.uikit.cell(fromNib: nib, UICollectionViewCell.self) }
    let cell = makeCell(of: nil)
    return simulation.uikit.resources.storyboards.isEmpty ? cell?.standing(for: "cell '\(identifier)'") : cell
  }

  /// Makes a cell of a class.
  func makeCell(of type: RuntimeClass?) -> UICollectionViewCell? {
    let type = type ?? simulation.classes.runtimeClass(of: UICollectionViewCell.self)
    guard let cell = type.nativeTable.allocate?(type, simulation) else { return nil }
    return simulation.perform("initWithFrame:", on: .object(cell), [Rect.zero.boxed]).object as? UICollectionViewCell
  }

  // MARK: Selection

  override func touch(_ path: IndexPath) {
    guard allowsSelection else { return }
    let object = NSIndexPath.make(path, in: simulation)
    guard simulation.send(CollectionDelegate.shouldHighlight, to: delegate, self, object, else: { true }) else { return }
    simulation.send(CollectionDelegate.didHighlight, to: delegate, self, object) { NoReply() }
    if allowsMultipleSelection, selection.contains(path) {
      deselect(path, object)
    } else {
      select(path, object)
    }
    simulation.send(CollectionDelegate.didUnhighlight, to: delegate, self, object) { NoReply() }
    guard simulation.release >= Release(16), !simulation.isUnwinding else { return }
    simulation.send(CollectionDelegate.primaryAction, to: delegate, self, object) { NoReply() }
  }

  private func select(_ path: IndexPath, _ object: NSIndexPath) {
    guard simulation.send(CollectionDelegate.shouldSelect, to: delegate, self, object, else: { true }), !simulation.isUnwinding else {
      return
    }
    if !allowsMultipleSelection {
      for old in selection where old != path {
        selection.removeAll { $0 == old }
        simulation.send(CollectionDelegate.didDeselect, to: delegate, self, NSIndexPath.make(old, in: simulation)) { NoReply() }
      }
    }
    if !selection.contains(path) { selection.append(path) }
    simulation.send(CollectionDelegate.didSelect, to: delegate, self, object) { NoReply() }
  }

  private func deselect(_ path: IndexPath, _ object: NSIndexPath) {
    guard simulation.send(CollectionDelegate.shouldDeselect, to: delegate, self, object, else: { true }), !simulation.isUnwinding else {
      return
    }
    selection.removeAll { $0 == path }
    simulation.send(CollectionDelegate.didDeselect, to: delegate, self, object) { NoReply() }
  }
}
