import ObjectModel

/// Telling the delegate, in two halves: what is about to happen, and what has happened.
extension ColumnSplit {
  func tell(_ message: MessageType<NoReply, UISplitViewController>) { split.tellDelegate(message, split) { NoReply() } }

  /// Tells that the mode is about to change, while the old one can still be read.
  func tellWillChange(to mode: SplitDisplayMode) { split.tellDelegate(SplitDelegate.willChange, split, mode, rule: order) { NoReply() } }

  func tellWillShow(_ column: SplitColumn) {
    announce(column, shows: true)
    guard tellsWill(column) else { return }
    split.tellDelegate(SplitDelegate.willShowColumn, split, column, rule: order) { NoReply() }
  }

  func tellWillHide(_ column: SplitColumn) {
    announce(column, shows: false)
    guard tellsWill(column) else { return }
    split.tellDelegate(SplitDelegate.willHideColumn, split, column, rule: order) { NoReply() }
  }

  private func tellsWill(_ column: SplitColumn) -> Bool { column != .inspector || profile.holds(.inspectorTellsWill) }

  /// Of a column that came and went in between only the last word counts.
  private func announce(_ column: SplitColumn, shows: Bool) {
    announced.removeAll { $0.column == column }
    announced.append((column, shows))
  }

  /// Tells, once the change has happened, what was announced before it.
  func tellAnnounced() {
    let columns = announced
    announced = []
    for (column, shows) in columns {
      split.tellDelegate(shows ? SplitDelegate.didShowColumn : SplitDelegate.didHideColumn, split, column, rule: order) { NoReply() }
    }
  }

  // MARK: The second half

  /// Runs the second half of a change when its animation ends.
  func later(_ seconds: Double, _ body: @escaping () -> Void) {
    finish()
    guard seconds > 0 else { return body() }
    pending = body
    pendingNumber += 1
    let number = pendingNumber
    simulation.runLoop.after(seconds, for: split) { split in
      if let columns = split.columns, columns.pendingNumber == number { columns.finish() }
    }
  }

  /// Ends the change under way, if there is one.
  func finish() {
    let body = pending
    pending = nil
    body?()
  }

  /// How long a change takes that goes along with the window's.
  var windowDuration: Double { world.coordinator?.duration ?? 0 }

  /// Gives the split view a coordinator for a change of its own; blocks that are added in the same turn run alongside.
  func startCoordinator(duration: Double) {
    let coordinator = UITransitionCoordinator.make(duration: duration, in: simulation)
    split.ownCoordinator = coordinator
    simulation.runLoop.atEndOfTurn(for: coordinator) { $0.runAlongside() }
  }

  func endCoordinator() {
    let coordinator = split.ownCoordinator
    split.ownCoordinator = nil
    coordinator?.complete()
  }
}
