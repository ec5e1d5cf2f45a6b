import FoundationModel
import ObjectModel
import SceneModel

/// A list of rows in sections, filled by a data source.
package final class UITableView: ListView {
  package var style = 0
  package var rowHeight = 44.0
  package var isEditing = false
  package var headerView: UIView? {
    didSet {
      if let oldValue, oldValue !== headerView, oldValue.superview === self { oldValue.moveSilently(to: nil) }
      headerView?.moveSilently(to: self)
    }
  }
  package var footerView: UIView?
  /// The cells that a storyboard or nib describes.
  var interface: TableInterface?
  /// The changes of the group that is open, and how many groups are.
  var update = TableUpdate()
  var openUpdates = 0

  package override func dismantle() {
    super.dismantle()
    interface = nil
    headerView = nil
    footerView = nil
  }

  // MARK: Contents

  override func askForSections() -> [Section]? {
    guard let dataSource else { return staticSections ?? [Section(header: nil, cells: [], count: staticRows.count)] }
    let listed = dataSource as? DiffableDataSource
    let count = simulation.send(TableDataSource.numberOfSections, to: dataSource, self) { listed?.contents.sections.count ?? 1 }
    var told: [Section] = []
    for section in 0..<max(0, min(count, 10_000)) {
      guard !simulation.isUnwinding else { return nil }
      let rows = simulation.send(TableDataSource.numberOfRows, to: dataSource, self, section) {
        listed?.contents.count(in: section) ?? staticRows.count
      }
      let header = simulation.send(TableDataSource.titleForHeader, to: dataSource, self, section) { nil }
      told.append(Section(header: header, cells: [], count: max(0, rows)))
    }
    return simulation.isUnwinding ? nil : told
  }

  override func makeCell(at path: IndexPath, from dataSource: Object) -> UIView? {
    let object = NSIndexPath.make(path, in: simulation)
    if let listed = dataSource as? DiffableDataSource { return listed.cell(at: object, in: self) }
    guard simulation.hasCode(dataSource, TableDataSource.cellForRow.info.selector) else { return nil }
    missingIdentifier = nil
    var cell = simulation.send(TableDataSource.cellForRow, to: dataSource, self, object) { nil }
    if cell == nil, !simulation.isUnwinding {
      // A superclass that is not in the text may well have made one.
      let isMadeElsewhere = sequence(first: dataSource.isa, next: \.superclass).contains { $0.isInvented }
      if let identifier = missingIdentifier ?? (isMadeElsewhere ? "of a superclass" : nil) { cell = standInCell(identifier) }
    }
    if cell == nil, !simulation.isUnwinding {
      simulation.raise(
        "NSInternalInconsistencyException", "UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath:")
    }
    return cell
  }

  /// The cell of a row, made now where it was not on the screen.
  package func cell(at path: IndexPath) -> UITableViewCell? {
    if let cell = view(at: path) as? UITableViewCell { return cell }
    guard dataSource == nil, path.section == 0, staticRows.indices.contains(path.row) else { return nil }
    let cell = UITableViewCell(in: simulation)
    cell.textLabel.text = staticRows[path.row]
    return cell
  }

  // MARK: Selection

  override func touch(_ path: IndexPath) {
    guard allowsSelection else { return }
    let old = selection.first
    let object = NSIndexPath.make(path, in: simulation)
    let highlights = simulation.release >= Release(6)
    let unhighlightsFirst = simulation.uikit.profile.holds(.unhighlightsFirst)
    if highlights {
      guard simulation.send(TableDelegate.shouldHighlight, to: delegate, self, object, else: { true }) else { return }
      simulation.send(TableDelegate.didHighlight, to: delegate, self, object) { NoReply() }
      if unhighlightsFirst { simulation.send(TableDelegate.didUnhighlight, to: delegate, self, object) { NoReply() } }
    }
    defer {
      if highlights, !unhighlightsFirst { simulation.send(TableDelegate.didUnhighlight, to: delegate, self, object) { NoReply() } }
    }
    guard let wanted = simulation.send(TableDelegate.willSelect, to: delegate, self, object, else: { object }), !simulation.isUnwinding
    else { return }
    let new = wanted.path
    if let old, old != new, !allowsMultipleSelection {
      let oldObject = NSIndexPath.make(old, in: simulation)
      guard let gone = simulation.send(TableDelegate.willDeselect, to: delegate, self, oldObject, else: { oldObject }) else { return }
      selection.removeAll { $0 == gone.path }
      simulation.send(TableDelegate.didDeselect, to: delegate, self, gone) { NoReply() }
    }
    if !selection.contains(new) { selection.append(new) }
    let goesFirst = simulation.uikit.profile.holds(.segueBeforeSelection)
    if goesFirst { simulation.uikit.performRowSegue(new, in: self) }
    simulation.send(TableDelegate.didSelect, to: delegate, self, wanted) { NoReply() }
    if !goesFirst { simulation.uikit.performRowSegue(new, in: self) }
  }
}
