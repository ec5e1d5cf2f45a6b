import FoundationModel
import ObjectModel
import SceneModel

/// A list of rows in sections, filled by a data source.
package final class UITableView: UIScrollView {
  @Weak package private(set) var delegate: Object?
  @Weak package private(set) var dataSource: Object?
  package var style = 0
  package var rowHeight = 44.0
  package var allowsSelection = true
  package var allowsMultipleSelection = false
  package var isEditing = false
  package var headerView: UIView?
  package var footerView: UIView?
  /// The rows without a data source: what `new table … rows=` gives.
  package var staticRows: [String] = []
  /// The cells that a storyboard or nib describes.
  var interface: TableInterface?
  /// The rows that a storyboard or nib fixes.
  var staticSections: [Section]?
  package internal(set) var selection: [IndexPath] = []
  /// The rows as the data source last told them; `nil` until they are asked for.
  package private(set) var sections: [Section]?
  /// The changes of the group that is open, and how many groups are.
  var update = TableUpdate()
  var openUpdates = 0
  private var registered: [String: RuntimeClass] = [:]
  private var lacksCells = false
  private var isReloadScheduled = false

  /// What a data source told of one section.
  package struct Section {
    package let header: String?
    package var cells: [UITableViewCell?]
    package let count: Int
  }

  /// How many rows are filled with cells: those that fit an iPad's screen.
  private static let visibleRows = 25

  package override func dismantle() {
    super.dismantle()
    sections = nil
    staticSections = nil
    interface = nil
    headerView = nil
    footerView = nil
  }

  package func setDelegate(_ object: Object?) { delegate = object }

  package func setDataSource(_ object: Object?) {
    dataSource = object
    sections = nil
    scheduleReload()
  }

  package func register(_ type: RuntimeClass, for identifier: String) { registered[identifier] = type }
  package func registeredClass(for identifier: String) -> RuntimeClass? { registered[identifier] }

  // MARK: Contents

  /// Forgets what the data source told and asks anew at the end of the turn.
  package func reload() {
    sections = nil
    selection = []
    scheduleReload()
  }

  func scheduleReload() {
    guard !isReloadScheduled, isOnScreen else { return }
    isReloadScheduled = true
    simulation.runLoop.atEndOfTurn(for: self) { table in
      table.isReloadScheduled = false
      table.loadRows()
    }
  }

  /// Asks the data source, as the first layout on the screen does.
  func loadRows() {
    guard !simulation.isUnwinding else { return }
    if sections == nil {
      guard let told = askForSections() else { return }
      sections = told
      lacksCells = true
    }
    guard lacksCells else { return }
    lacksCells = false
    fillRows()
  }

  /// What the data source says of its sections now; `nil` where an exception came in between.
  func askForSections() -> [Section]? {
    guard let dataSource else { return staticSections ?? [Section(header: nil, cells: [], count: staticRows.count)] }
    let count = simulation.send(TableDataSource.numberOfSections, to: dataSource, self) { 1 }
    var told: [Section] = []
    for section in 0..<max(0, min(count, 10_000)) {
      guard !simulation.isUnwinding else { return nil }
      let rows = simulation.send(TableDataSource.numberOfRows, to: dataSource, self, section) { staticRows.count }
      let header = simulation.send(TableDataSource.titleForHeader, to: dataSource, self, section) { nil }
      told.append(Section(header: header, cells: [], count: max(0, rows)))
    }
    return simulation.isUnwinding ? nil : told
  }

  /// Takes over what the data source said; cells are asked for at the end of the turn.
  func take(_ told: [Section]) {
    sections = told
    lacksCells = true
    scheduleReload()
  }

  private func fillRows() {
    guard let dataSource, let counts = sections?.map(\.count) else { return }
    var room = Self.visibleRows
    for section in counts.indices {
      for row in 0..<min(counts[section], max(0, room)) {
        guard sections?.indices.contains(section) == true, !lacksCells, !simulation.isUnwinding else { return }
        let cell = makeCell(at: IndexPath(section: section, row: row), from: dataSource)
        guard sections?.indices.contains(section) == true, !lacksCells else { return }
        sections?[section].cells.append(cell)
        room -= 1
      }
    }
  }

  private func makeCell(at path: IndexPath, from dataSource: Object) -> UITableViewCell? {
    guard simulation.hasCode(dataSource, TableDataSource.cellForRow.info.selector) else { return nil }
    let cell = simulation.send(TableDataSource.cellForRow, to: dataSource, self, NSIndexPath.make(path, in: simulation)) { nil }
    if cell == nil, !simulation.isUnwinding {
      simulation.raise(
        "NSInternalInconsistencyException", "UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath:")
    }
    return cell
  }

  /// The number of rows of a section, known without asking anew.
  package func rowCount(in section: Int) -> Int {
    loadRows()
    guard let sections, sections.indices.contains(section) else { return 0 }
    return sections[section].count
  }

  package var sectionCount: Int {
    loadRows()
    return sections?.count ?? 0
  }

  /// The cell of a row, made now where it was not on the screen.
  package func cell(at path: IndexPath) -> UITableViewCell? {
    loadRows()
    guard let sections, sections.indices.contains(path.section), path.row >= 0, path.row < sections[path.section].count else { return nil }
    let cells = sections[path.section].cells
    if cells.indices.contains(path.row) { return cells[path.row] }
    guard let dataSource else {
      let cell = UITableViewCell(in: simulation)
      cell.textLabel.text = staticRows.indices.contains(path.row) ? staticRows[path.row] : nil
      return cell
    }
    return makeCell(at: path, from: dataSource)
  }

  /// The text that people read in a row.
  package func text(at path: IndexPath) -> String? {
    if let sections, sections.indices.contains(path.section), sections[path.section].cells.indices.contains(path.row),
      let cell = sections[path.section].cells[path.row]
    {
      return cell.textLabel.text
    }
    return staticRows.indices.contains(path.row) ? staticRows[path.row] : nil
  }

  // MARK: Selection

  /// What a finger on a row does, in UIKit's order.
  func touch(_ path: IndexPath) {
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
