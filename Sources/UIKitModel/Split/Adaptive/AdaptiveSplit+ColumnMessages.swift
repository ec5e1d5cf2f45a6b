import ObjectModel

/// The messages about columns that a split view without any gets on iOS 26.
extension AdaptiveSplit {
  /// Whether the delegate hears of columns, and of the mode before them.
  var hearsOfColumns: Bool { profile.holds(.classicHearsOfColumns) }

  /// Whether the delegate hears of columns also where the split view appears, and where the mode changes.
  private var hearsOfEveryColumn: Bool { hearsOfColumns && profile.holds(.classicHearsOfEveryColumn) }

  /// The columns that a mode shows.
  private static func columns(in mode: SplitDisplayMode) -> [SplitColumn] {
    mode == .primaryHidden ? [.secondary] : [.primary, .secondary]
  }

  /// Tells which columns come and go with a mode, before it can be read, and at the end of the turn that they did.
  func tellColumns(willChangeTo mode: SplitDisplayMode) {
    guard hearsOfEveryColumn else { return }
    let before = toldColumns
    toldColumns = Self.columns(in: mode)
    let gone = before.filter { !toldColumns.contains($0) }
    let come = toldColumns.filter { !before.contains($0) }
    for column in gone { tell(SplitDelegate.willHideColumn, column) }
    for column in come { tell(SplitDelegate.willShowColumn, column) }
    guard !gone.isEmpty || !come.isEmpty else { return }
    simulation.runLoop.atEndOfTurn(for: split) { split in
      for column in gone { split.adaptive?.tell(SplitDelegate.didHideColumn, column) }
      for column in come { split.adaptive?.tell(SplitDelegate.didShowColumn, column) }
    }
  }

  /// What goes before collapsing. A split view that appears collapsed has no columns yet: its primary comes, and hides none.
  func tellColumns(willCollapse isDropped: Bool) {
    guard hearsOfColumns else { return }
    let isFirst = split.appearance == .appearing
    secondaryGoes = !isFirst || !hearsOfEveryColumn
    primaryComes = isFirst ? hearsOfEveryColumn : displayMode == .primaryHidden
    toldColumns = []
    if primaryComes { tell(SplitDelegate.willShowColumn, .primary) }
    if secondaryGoes { tell(SplitDelegate.willHideColumn, .secondary) }
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
      if !isDropped {
        strategy.tell(SplitDelegate.didShowColumn, .secondary)
      } else if strategy.secondaryGoes {
        strategy.tell(SplitDelegate.didHideColumn, .secondary)
      }
    }
  }

  /// What goes before expanding, and what follows it.
  ///
  /// - Parameter mode: The mode that the split view expands to; one without the primary tells of the secondary alone.
  func tellColumnsOfExpanding(to mode: SplitDisplayMode) {
    guard hearsOfColumns else { return }
    let showsPrimary = mode != .primaryHidden
    toldColumns = Self.columns(in: mode)
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
