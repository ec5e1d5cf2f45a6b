import ObjectModel

/// The messages about columns that a split view without any gets on iOS 26.
extension AdaptiveSplit {
  /// Whether the delegate hears of columns, and of the mode before them.
  var hearsOfColumns: Bool { profile.holds(.classicHearsOfColumns) }

  /// What goes before collapsing.
  func tellColumns(willCollapse isDropped: Bool) {
    guard hearsOfColumns else { return }
    primaryComes = displayMode == .primaryHidden && split.appearance != .appearing
    if primaryComes { tell(SplitDelegate.willShowColumn, .primary) }
    tell(SplitDelegate.willHideColumn, .secondary)
    guard !isDropped else { return }
    tell(SplitDelegate.willHideColumn, .primary)
    tell(SplitDelegate.willShowColumn, .secondary)
  }

  /// What follows collapsing, in no order that counts.
  func tellColumns(didCollapse isDropped: Bool) {
    guard hearsOfColumns else { return }
    simulation.runLoop.atEndOfTurn(for: split) { split in
      guard let strategy = split.adaptive else { return }
      if !isDropped {
        strategy.tell(SplitDelegate.didHideColumn, .primary)
      } else if strategy.primaryComes {
        strategy.tell(SplitDelegate.didShowColumn, .primary)
      }
      split.tellDelegate(SplitDelegate.didCollapse, split, rule: .classicHearsOfColumns) { NoReply() }
      strategy.tell(isDropped ? SplitDelegate.didHideColumn : SplitDelegate.didShowColumn, .secondary)
    }
  }

  /// What goes before expanding, and what follows it.
  ///
  /// - Parameter mode: The mode that the split view expands to; one without the primary tells of the secondary alone.
  func tellColumnsOfExpanding(to mode: SplitDisplayMode) {
    guard hearsOfColumns else { return }
    let showsPrimary = mode != .primaryHidden
    if showsPrimary { tell(SplitDelegate.willShowColumn, .primary) }
    tell(SplitDelegate.willShowColumn, .secondary)
    simulation.runLoop.atEndOfTurn(for: split) { split in
      if showsPrimary { split.adaptive?.tell(SplitDelegate.didShowColumn, .primary) }
      split.tellDelegate(SplitDelegate.didExpand, split, rule: .classicHearsOfColumns) { NoReply() }
      split.adaptive?.tell(SplitDelegate.didShowColumn, .secondary)
    }
  }

  private func tell(_ message: MessageType<NoReply, UISplitViewController, SplitColumn>, _ column: SplitColumn) {
    split.tellDelegate(message, split, column, rule: .classicHearsOfColumns) { NoReply() }
  }
}
