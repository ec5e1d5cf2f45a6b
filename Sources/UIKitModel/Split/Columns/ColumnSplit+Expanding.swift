import ObjectModel

/// From one stack, or the compact column, back to columns.
extension ColumnSplit {
  /// Unfolds a collapsed split view that is on the screen.
  func expand() {
    if let stack = primaryStack { guard barIsInPlace(of: stack) else { return } }
    simulation.decide(Rule.expandOrder.id, "\(split.displayName) expands: it is horizontally regular")
    finish()
    if inspectorSheet != nil { hideInspector() }
    isChanging = true
    order = .expandOrder
    let mode = chooseMode()
    let top = topColumn
    let after = columns(in: mode).filter { controller(in: $0) != nil }
    for column in mainColumns where slots[column]?.holder == nil { if let holder = holder(of: column) { load(holder) } }
    if top != .compact { unfold(from: top) }
    announceExpansion(after, from: top)
    guard !simulation.isUnwinding else { return }
    takeBack()
    topColumn = .secondary
    isCollapsed = false
    displayMode = mode
    layoutMode = mode
    let gone = goneHolders(after, from: top)
    if isOnScreen { for column in after { slots[column]?.holder?.beginAppearance(true, animated: false) } }
    insertViews()
    laidOutSize = size
    // What was in the primary's stack has the traits of its own column again.
    for child in split.children { child.tellTraits() }
    endChange()
    split.postDetailTarget()
    later(windowDuration) { [unowned self] in
      tellAnnounced()
      tell(SplitDelegate.didExpand)
      for holder in gone {
        if holder.appearance != .gone { holder.changeAppearance(false) }
        if holder.isViewLoaded { holder.view.moveSilently(to: nil) }
      }
      if split.appearance == .shown { shownChildren.forEach { $0.endAppearance() } }
    }
  }

  /// Whether a bar that is laid out has the items of its own stack; raises UIKit's exception where a column is still on its way onto the stack.
  func barIsInPlace(of stack: UINavigationController) -> Bool {
    guard isCollapsed, stack === primaryStack, stack.isTransitioning, let inner = stack.topViewController as? UINavigationController,
      profile.holds(.nestedBarsCrash)
    else { return true }
    let bar = "<UINavigationBar: \(stack.navigationBar.displayName)>"
    let other = "<UINavigationBar: \(inner.navigationBar.displayName)>"
    let item = "<UINavigationItem: \((inner.topViewController ?? inner).navigationItem.displayName)>"
    simulation.raise(
      "NSInternalInconsistencyException",
      "Layout requested for visible navigation bar, \(bar), when the top item belongs to a different navigation bar. topItem = \(item), navigation bar = \(other), possibly from a client attempt to nest wrapped navigation controllers."
    )
    return false
  }

  /// The mode to expand to, by the delegate's leave.
  private func chooseMode() -> SplitDisplayMode {
    let proposed = resolvedMode(.appearance)
    if proposed != displayMode { tellWillChange(to: proposed) }
    let answer = styled(split.tellDelegate(SplitDelegate.expandMode, split, proposed, rule: .expandOrder) { proposed })
    guard answer != .automatic, answer != proposed else { return proposed }
    // What does not fit is what it would be, had code asked for it.
    let mode = choosesByFit ? modeByFit(answer, .request) : fitsModeToBehavior ? Self.mode(answer, under: behaviorByShape) : answer
    if mode != proposed, profile.holds(.expansionTellsAnswer) { tellWillChange(to: mode) }
    return mode
  }

  private func announceExpansion(_ after: [SplitColumn], from top: SplitColumn) {
    let sidebars = announcementOrder.filter { $0 != .secondary && $0 != top && after.contains($0) }
    let topGoesFirst = !profile.holds(.expandOrder)
    if topGoesFirst, !after.contains(top) { tellWillHide(top) }
    sidebars.forEach(tellWillShow)
    if !topGoesFirst, !after.contains(top) { tellWillHide(top) }
    if top != .secondary, after.contains(.secondary) { tellWillShow(.secondary) }
  }

  /// Takes the columns off the primary's stack, which shows its own top for a moment at least.
  private func unfold(from top: SplitColumn) {
    guard let stack = primaryStack else { return }
    var last: UINavigationController?
    for controller in stack.children {
      if let column = column(heldBy: controller), column != .primary {
        stack.unnest(controller)
        last = Self.stack(in: controller)
      } else if let last, profile.holds(.pushesJoinColumn) {
        // What was pushed over a column belongs to that column's stack.
        let isSeen = stack.displayed === controller
        stack.unnest(controller)
        controller.hasArrived = false
        last.nest(controller)
        if isSeen { last.displaySilently(controller) }
      }
    }
    guard top != .primary, let own = stack.topViewController else { return }
    own.loadViewIfNeeded()
    stack.displaySilently(own)
    guard isOnScreen else { return }
    own.changeAppearance(true)
    if !stack.isColumnWrapper || own === stack.displayed { own.settleInParent() }
  }

  /// Makes every column a child of the split view again, from the leading edge on.
  private func takeBack() {
    if let holder = slots[.compact]?.holder, holder.parent === split {
      holder.sendWillMove(to: nil)
      split.children.removeAll { $0 === holder }
      holder.parent = nil
      holder.sendDidMove(to: nil)
    }
    if let holder = primaryHolder, controller(in: .primary) == nil {
      // The empty stack that stood in for a primary.
      detach(holder)
      slots[.primary] = nil
    }
    for column in mainColumns { attach(column) }
    let order = mainColumns.compactMap { slots[$0]?.holder }
    split.children = order + split.children.filter { child in !order.contains { $0 === child } }
  }

  /// What leaves the screen: the column that was on top where the mode hides it, and the primary, seen for a moment.
  private func goneHolders(_ after: [SplitColumn], from top: SplitColumn) -> [UIViewController] {
    var gone: [SplitColumn] = after.contains(top) ? [] : [top]
    if top != .compact, top != .primary, !after.contains(.primary) { gone.append(.primary) }
    return gone.compactMap { slots[$0]?.holder }
  }
}
