import FoundationModel
import ObjectModel
import SceneModel

/// What tables and collections have in common: items in sections, told by a data source, that a touch selects.
package class ListView: UIScrollView {
  @Weak package private(set) var delegate: Object?
  @Weak package private(set) var dataSource: Object?
  package var allowsSelection = true
  package var allowsMultipleSelection = false
  /// The rows without a data source: what `new table … rows=` gives.
  package var staticRows: [String] = []
  /// The rows that a storyboard or nib fixes.
  var staticSections: [Section]?
  package internal(set) var selection: [IndexPath] = []
  /// The rows as the data source last told them; `nil` until they are asked for.
  package private(set) var sections: [Section]?
  private var registered: [String: RuntimeClass] = [:]
  private var registeredNibs: [String: String] = [:]
  /// The identifier of which the data source was told that there is no cell, where no storyboard was loaded.
  var missingIdentifier: String?
  private var lacksCells = false
  private var isReloadScheduled = false

  /// What a data source told of one section.
  package struct Section {
    package let header: String?
    package var cells: [UIView?]
    package let count: Int
  }

  /// How many rows are filled with cells: those that fit an iPad's screen.
  private static let visibleRows = 25

  package override func dismantle() {
    super.dismantle()
    sections = nil
    staticSections = nil
  }

  package func setDelegate(_ object: Object?) { delegate = object }

  package func setDataSource(_ object: Object?) {
    dataSource = object
    sections = nil
    scheduleReload()
  }

  package func register(_ type: RuntimeClass, for identifier: String) { registered[identifier] = type }
  func register(_ nib: UINib?, for identifier: String) { registeredNibs[identifier] = nib?.fileName }
  func registeredNib(for identifier: String) -> String? { registeredNibs[identifier] }
  package func registeredClass(for identifier: String) -> RuntimeClass? { registered[identifier] }

  // MARK: What tables and collections do differently

  /// Asks the data source for the number of sections, and of the items in each; nothing where an exception came in between.
  func askForSections() -> [Section]? { nil }

  /// Asks the data source for the cell of an item.
  func makeCell(at path: IndexPath, from dataSource: Object) -> UIView? { nil }

  /// What a finger on an item does, in UIKit's order.
  func touch(_ path: IndexPath) {}

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
    simulation.runLoop.atEndOfTurn(for: self) { list in
      list.isReloadScheduled = false
      list.loadRows()
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

  /// The view of a row, made now where it was not on the screen.
  func view(at path: IndexPath) -> UIView? {
    loadRows()
    guard let sections, sections.indices.contains(path.section), path.row >= 0, path.row < sections[path.section].count else { return nil }
    let cells = sections[path.section].cells
    if cells.indices.contains(path.row) { return cells[path.row] }
    return dataSource.flatMap { makeCell(at: path, from: $0) }
  }

  /// The place of a cell that is there.
  func path(of cell: UIView) -> IndexPath? {
    for (section, contents) in (sections ?? []).enumerated() {
      if let row = contents.cells.firstIndex(where: { $0 === cell }) { return IndexPath(section: section, row: row) }
    }
    return nil
  }

  /// The places of the cells that are there.
  var knownPaths: [IndexPath] {
    (sections ?? []).enumerated().flatMap { section, contents in
      contents.cells.indices.map { IndexPath(section: section, row: $0) }
    }
  }

  /// The text that people read in a row.
  package func text(at path: IndexPath) -> String? {
    if let sections, sections.indices.contains(path.section), sections[path.section].cells.indices.contains(path.row),
      let cell = sections[path.section].cells[path.row]
    {
      return (cell as? any RowCell)?.rowText
    }
    return staticRows.indices.contains(path.row) ? staticRows[path.row] : nil
  }

  /// The first row with a text.
  func path(ofText text: String) -> IndexPath? {
    for section in 0..<sectionCount {
      for row in 0..<min(rowCount(in: section), 10_000) where self.text(at: IndexPath(section: section, row: row)) == text {
        return IndexPath(section: section, row: row)
      }
    }
    return nil
  }

  /// The texts of the rows, as far as they are known without asking the data source.
  var knownTexts: [String] {
    let texts = sections?.flatMap { section in section.cells.compactMap { ($0 as? any RowCell)?.rowText } } ?? []
    return texts.isEmpty ? Array(staticRows.prefix(25)) : texts
  }
}

extension UIView {
  /// The lists that the view is or holds.
  var lists: [ListView] {
    if let list = self as? ListView { return [list] }
    return subviews.flatMap(\.lists)
  }
}

extension UIViewController {
  /// Lists that code added to the view ask their data sources at the end of the turn in which they show.
  func fillAddedLists() {
    if simulation.uikit.hasAddedLists { fillLists() }
  }

  /// The tables on the controller's view ask for their rows, as the first layout on the screen makes them.
  func fillLists() {
    simulation.runLoop.atEndOfTurn(for: self) { controller in
      guard controller.isViewLoaded else { return }
      for list in controller.view.lists where list.isOnScreen { list.loadRows() }
    }
  }
}

/// A cell, as far as its texts go.
protocol RowCell: UIView {
  /// The main text.
  var rowText: String? { get }
  /// The text beside or below it.
  var rowDetail: String? { get }
}
