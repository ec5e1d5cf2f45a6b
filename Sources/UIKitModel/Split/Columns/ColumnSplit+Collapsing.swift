import ObjectModel
import SceneModel

/// From columns to one stack, or to the compact column.
extension ColumnSplit {
  /// Collapses or expands where the size class asks for it.
  func followTraits() {
    comingTraits = nil
    guard isMounted, !isChanging, isCompact != isCollapsed, !simulation.isUnwinding else { return }
    if isCompact { collapse() } else { expand() }
  }

  /// Collapses or expands while something covers the split view, or another tab shows.
  ///
  /// - Parameter size: The split view's size in the window as it is now.
  func foldUnseen(in size: Size) {
    guard split.appearance == .gone, isMounted else { return }
    finish()
    split.view.frame.size = size
    followTraits()
  }

  /// The column that is to be on top, by the delegate's leave.
  private func chooseTop() -> SplitColumn {
    let filled = mainColumns.filter { controller(in: $0) != nil }
    let proposed = controller(in: .compact) != nil ? .compact : filled.last ?? .primary
    let answer = split.tellDelegate(SplitDelegate.topColumn, split, proposed, rule: .collapseOrder) { proposed }
    switch answer {
    case .compact: return controller(in: .compact) == nil ? proposed : answer
    case .inspector: return proposed
    case .primary: return answer
    case .supplementary, .secondary: return mainColumns.contains(answer) && controller(in: answer) != nil ? answer : proposed
    }
  }

  /// The first appearance where there is room for one column only.
  func mountCollapsed() {
    isChanging = true
    order = .collapseOrder
    if displayMode != .oneBesideSecondary { tellWillChange(to: .oneBesideSecondary) }
    topColumn = chooseTop()
    if topColumn == .compact {
      attach(.compact)
      tellWillShow(.compact)
    } else {
      nestColumns()
      tellWillShow(.primary)
      if topColumn != .primary {
        tellWillHide(.primary)
        tellWillShow(topColumn)
      }
    }
    layoutMode = .oneBesideSecondary
    mountsCollapsed = true
    tellsOfCollapse = true
    insertViews()
    endChange()
  }

  /// Folds the columns of a split view that is on the screen.
  func collapse() {
    simulation.decide(Rule.collapseOrder.id, "\(split.displayName) collapses: it is horizontally compact")
    finish()
    isChanging = true
    order = .collapseOrder
    if displayMode != .oneBesideSecondary { tellWillChange(to: .oneBesideSecondary) }
    let top = chooseTop()
    let before = shownColumns
    if before.contains(.inspector) { tellWillHide(.inspector) }
    if top == .compact { announceCompact(before) } else { announceStack(before, top) }
    guard !simulation.isUnwinding else { return }
    // The primary's stack stays on the screen where the columns go on it, and goes with them where the compact column comes.
    let staysStacked = top != .compact
    let covered = before.filter { $0 != top && !($0 == .primary && staysStacked) }.compactMap { slots[$0]?.holder }
    let coveredTop = staysStacked && before.contains(.primary) && top != .primary ? primaryTop : nil
    fold(to: top)
    isCollapsed = true
    requestedMode = nil
    inspectorShows = false
    topColumn = top
    displayMode = .oneBesideSecondary
    layoutMode = .oneBesideSecondary
    endChange()
    insertViews()
    split.postDetailTarget()
    later(windowDuration) { [unowned self] in
      tellAnnounced()
      for controller in covered + (coveredTop.map { [$0] } ?? []) where controller.appearance != .gone {
        controller.changeAppearance(false)
      }
      if split.appearance == .shown { shownChildren.forEach { $0.endAppearance() } }
      tell(SplitDelegate.didCollapse)
    }
  }

  private func announceStack(_ before: [SplitColumn], _ top: SplitColumn) {
    guard profile.holds(.collapseOrder) else {
      for column in mainColumns.reversed() where column != top && before.contains(column) { tellWillHide(column) }
      if !before.contains(top) { tellWillShow(top) }
      return
    }
    if before.contains(.supplementary) { tellWillHide(.supplementary) }
    if !before.contains(.primary) { tellWillShow(.primary) }
    if controller(in: .secondary) != nil { tellWillHide(.secondary) }
    guard top != .primary else { return }
    tellWillHide(.primary)
    tellWillShow(top)
  }

  private func announceCompact(_ before: [SplitColumn]) {
    for column in [SplitColumn.supplementary, .primary] where before.contains(column) { tellWillHide(column) }
    attach(.compact)
    tellWillShow(.compact)
    if before.contains(.secondary) { tellWillHide(.secondary) }
  }

  /// The columns above the primary, up to one of them.
  func columns(upTo top: SplitColumn) -> [SplitColumn] {
    guard top != .compact, top != .inspector else { return [] }
    return mainColumns.filter { $0 != .primary && $0.rawValue <= top.rawValue && controller(in: $0) != nil }
  }

  /// The controller that shows in the primary's own stack.
  var primaryTop: UIViewController? { primaryStack?.displayed ?? primaryHolder }

  /// Leaves the split view with one child, which shows the top.
  private func fold(to top: SplitColumn) {
    if top == .compact {
      let holders = split.children.filter { $0 !== slots[.compact]?.holder }
      for holder in holders { keepShown(holder) }
      if isOnScreen { slots[.compact]?.holder?.beginAppearance(true, animated: false) }
      return
    }
    let wasPrimaryShown = shownColumns.contains(.primary)
    if let stack = makePrimaryStack(), top != .primary {
      let old = stack.displayed
      nestColumns(upTo: top)
      if wasPrimaryShown, let old, old.isViewLoaded { old.view.moveSilently(to: nil) }
      if let holder = slots[top]?.holder { stack.displaySilently(holder) }
    } else {
      nestColumns(upTo: top)
    }
    guard isOnScreen else { return }
    primaryHolder?.beginAppearance(true, animated: false)
    if let stack = primaryStack, stack !== primaryHolder { stack.beginAppearance(true, animated: false) }
    if top != .primary { slots[top]?.holder?.beginAppearance(true, animated: false) }
  }

  /// A holder that is no child any more; it goes from the screen in the second half of the change.
  private func keepShown(_ holder: UIViewController) {
    holder.sendWillMove(to: nil)
    split.children.removeAll { $0 === holder }
    holder.parent = nil
    if holder.isViewLoaded { holder.view.moveSilently(to: nil) }
    holder.sendDidMove(to: nil)
  }

  /// The stack that the columns go on, an empty one where there is no primary.
  private func makePrimaryStack() -> UINavigationController? {
    if controller(in: .primary) == nil, primaryHolder == nil {
      slots[.primary] = Slot(controller: nil, holder: UINavigationController.wrapping(nil, in: simulation))
    }
    if holder(of: .primary)?.parent !== split { attach(.primary, at: 0) }
    return primaryStack
  }

  /// Puts the columns up to the top on the primary's stack.
  func nestColumns() {
    if let stack = makePrimaryStack() {
      nestColumns(upTo: topColumn)
      if topColumn != .primary { stack.displaySilently(slots[topColumn]?.holder) }
    }
  }

  /// Takes the columns out of the split view, and puts those up to one of them on the primary's stack.
  private func nestColumns(upTo top: SplitColumn) {
    let nested = columns(upTo: top)
    for column in mainColumns.dropFirst() + [.inspector] {
      if let holder = slots[column]?.holder, holder.parent === split, !nested.contains(column) { keepShown(holder) }
    }
    guard let stack = primaryStack else { return }
    for column in nested {
      guard let holder = holder(of: column), holder.parent !== stack else { continue }
      load(holder)
      split.children.removeAll { $0 === holder }
      holder.parent = nil
      holder.hasArrived = false
      stack.nest(holder)
    }
  }
}
