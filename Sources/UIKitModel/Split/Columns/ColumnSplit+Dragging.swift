import ObjectModel
import SceneModel

/// A finger on the line beside a column, from iOS 26 on.
extension ColumnSplit {
  /// Makes a column as wide as the finger wants and its limits allow; a second column beside it stays as it is.
  func drag(_ column: SplitColumn, to width: Double) throws(EventFailure) {
    guard profile.holds(.linesAreDragged) else { throw .lineStays }
    guard column != .secondary, column != .compact else { throw .noLine(column: column.name) }
    guard !isCollapsed, split.isShown, shownColumns.contains(column) else { throw .notOnScreen("the \(column.name) column") }
    finish()
    let before = self.width(of: column)
    var wanted = width
    if layoutMode == .twoBesideSecondary, column != .inspector {
      let other = column == .primary ? SplitColumn.supplementary : .primary
      let kept = self.width(of: other)
      widths[other, default: ColumnWidths()].dragged = kept
      wanted = min(wanted, widestBeside(kept))
    }
    if column == .inspector { wanted = min(wanted, max(0, size.width - leastWidth(of: .secondary))) }
    widths[column, default: ColumnWidths()].dragged = wanted
    let after = self.width(of: column)
    // Where the finger goes on beyond a limit, the line waits for it there.
    widths[column]?.dragged = after
    if after != width { simulation.decide(Rule.linesAreDragged.id, "the \(column.name) column is held at \(Int(after)) points") }
    if after != before { split.layoutWasAsked() }
  }

  /// Forgets what a finger chose, where code prefers another width afterwards.
  func codePrefers(_ column: SplitColumn) {
    guard widths[column]?.dragged != nil, profile.holds(.codeMovesLines) else { return }
    widths[column]?.dragged = nil
  }
}

extension UIKitWorld {
  /// Drags the line beside a column of a split view controller, or of the only one with columns on the screen.
  package func drag(_ column: SplitColumn, to width: Double, of object: Object?) throws(EventFailure) {
    guard isRunning else { throw .notRunning }
    guard width >= 0, width <= 4096 else { throw .noSuchWidth }
    let shown = all(UISplitViewController.self).filter { $0.isShown && $0.columns != nil }
    let split = object == nil ? shown.first : shown.first { $0 === object }
    guard let columns = split?.columns else { throw object.map { .notOnScreen($0.displayName) } ?? .noColumns }
    if let presented = presentedControllers.last, split?.isInside(presented) != true {
      throw .covered(columns.split.displayName, by: presented.displayName)
    }
    try columns.drag(column, to: width)
  }
}
