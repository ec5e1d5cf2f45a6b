import ObjectModel

/// Columns of a collapsed split view: they come and go on the primary's stack.
extension ColumnSplit {
  /// The column of what is on top of the primary's stack.
  var stackedTop: SplitColumn {
    for controller in primaryStack?.children.reversed() ?? [] {
      if let column = column(heldBy: controller), column != .primary { return column }
    }
    return .primary
  }

  /// `showColumn:`.
  func show(_ column: SplitColumn) {
    guard checkShowable(column) else { return }
    guard isCollapsed || !isMounted && isCompact else { return showExpanded(column) }
    writePreference(showing: column)
    if column == .inspector { return showInspector() }
    showStacked(column, silence: isTriple && profile.holds(.fullStackIsTold) && column.rawValue > stackedTop.rawValue ? .none : .shown)
  }

  /// `hideColumn:`.
  func hide(_ column: SplitColumn) {
    guard checkShowable(column) else { return }
    guard isCollapsed else { return hideExpanded(column) }
    if column == .inspector { return hideInspector() }
    guard topColumn != .compact, column != .primary, stackedTop == column, let stack = primaryStack,
      let place = stack.children.firstIndex(where: { $0 === slots[column]?.holder }), place > 0
    else { return }
    leaveOut(.hidden)
    _ = stack.pop(to: stack.children[place - 1], animated: true)
  }

  private func checkShowable(_ column: SplitColumn) -> Bool {
    guard column == .compact else { return checkColumn(column) }
    guard misuseRaises else { return false }
    simulation.raise(
      "NSInvalidArgumentException", "the compact column can be neither shown nor hidden; it shows while the split view is collapsed")
    return false
  }

  /// Brings a column to the top of the stack: from below by what lies between, from above by taking what covers it away.
  func showStacked(_ column: SplitColumn, silence: StackSilence) {
    guard topColumn != .compact, let stack = primaryStack else { return }
    if column.rawValue <= stackedTop.rawValue { return uncover(column, in: stack, silence: silence) }
    leaveOut(silence)
    // One that is being popped is off the stack already, though still a child.
    let missing = columns(upTo: column).compactMap(holder).filter { holder in !stack.children.contains { $0 === holder } }
    guard !missing.isEmpty else { return }
    stack.setStack(stack.children + missing, animated: true)
  }

  /// Chooses which messages about the stack's next change are left out: none where several changes of one turn come to it.
  private func leaveOut(_ silence: StackSilence) { self.silence = stackedTop == topColumn ? silence : .none }

  /// Takes away what covers a column of the stack: other columns, and controllers pushed over it; the primary's own stay.
  private func uncover(_ column: SplitColumn, in stack: UINavigationController, silence: StackSilence) {
    let own = column == .primary ? stack.children.prefix { self.column(heldBy: $0) == nil }.last : slots[column]?.holder
    guard let own, own !== stack.topViewController, stack.children.contains(where: { $0 === own }) else { return }
    if stackedTop != column { leaveOut(silence) }
    _ = stack.pop(to: own, animated: true)
  }

  /// `showDetailViewController:sender:`: the secondary changes and, in a stack, comes to the top.
  func showDetail(_ controller: UIViewController) {
    setController(controller, in: .secondary)
    guard isCollapsed, !simulation.isUnwinding else { return }
    showStacked(.secondary, silence: .none)
  }

  // MARK: What the stack tells

  /// The primary's stack is about to show another controller.
  func stackWillChange(_ stack: UINavigationController) {
    guard isCollapsed, topColumn != .compact, stack === primaryStack else { return }
    let new = stackedTop
    let asked = silence
    silence = .none
    guard new != topColumn else { return }
    let silence = profile.holds(.stackTellsOthers) ? asked : .none
    tellAnnounced()
    order = .stackTellsOthers
    if silence != .hidden { tellWillHide(topColumn) }
    if silence != .shown { tellWillShow(new) }
    topColumn = new
  }

  /// The primary's stack shows another controller.
  func stackDidChange(_ stack: UINavigationController) {
    guard isCollapsed, stack === primaryStack else { return }
    tellAnnounced()
  }
}
