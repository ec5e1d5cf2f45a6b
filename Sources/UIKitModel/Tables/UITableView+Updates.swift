import FoundationModel
import ObjectModel

/// Changes of single rows, and what UIKit raises where they do not fit the data source.
extension UITableView {
  /// `beginUpdates`: changes are held back until as many `endUpdates` came.
  func beginUpdates() { openUpdates += 1 }

  /// `endUpdates`, which does nothing without a `beginUpdates`.
  func endUpdates() {
    guard openUpdates > 0 else { return }
    openUpdates -= 1
    if openUpdates == 0 { finishUpdate() }
  }

  /// Notes a change; outside a group it happens at once.
  func note(_ change: (inout TableUpdate) -> Void) {
    change(&update)
    if openUpdates == 0 { finishUpdate() }
  }

  /// Asks the data source how many rows there are now, and compares them with what it said before.
  private func finishUpdate() {
    let told = update
    update = TableUpdate()
    let kept = selection
    guard let before = sections else {
      if !told.isEmpty { reload() }
      selection = kept
      return
    }
    guard let after = askForSections() else { return }
    if let problem = told.problem(before: before.map(\.count), after: after.map(\.count), in: simulation.release) {
      return simulation.raise("NSInternalInconsistencyException", problem)
    }
    if !told.isEmpty { take(after) }
  }

  /// `scrollToRowAtIndexPath:atScrollPosition:animated:`, which the model checks and does not show.
  func scroll(to path: IndexPath) {
    loadRows()
    guard !simulation.isUnwinding else { return }
    check(path, of: "scrollToRowAtIndexPath:atScrollPosition:animated:")
  }

  /// `selectRowAtIndexPath:animated:scrollPosition:`; rows that nobody was asked for yet are taken on trust.
  func select(_ path: IndexPath?) {
    if let path, sections != nil || dataSource == nil {
      loadRows()
      guard check(path, of: "selectRowAtIndexPath:animated:scrollPosition:") else { return }
    }
    selection = path.map { [$0] } ?? []
  }

  /// Whether the table has the row; raises UIKit's exception where it does not.
  @discardableResult
  private func check(_ path: IndexPath, of selector: String) -> Bool {
    let counts = sections?.map(\.count) ?? []
    let problem: String
    if !counts.indices.contains(path.section) {
      problem = "section (\(path.section)) beyond bounds (\(counts.count))."
      // UIKit: NSNotFound stands for a section without rows.
    } else if path.row < 0 || path.row >= counts[path.section], path.row != Int.max {
      problem = "row (\(path.row)) beyond bounds (\(counts[path.section])) for section (\(path.section))."
    } else {
      return true
    }
    simulation.raise("NSRangeException", "-[UITableView \(selector)]: \(problem)")
    return false
  }
}
