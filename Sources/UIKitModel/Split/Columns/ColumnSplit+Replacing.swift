import ObjectModel

/// Another controller for a column of a split view that has appeared.
extension ColumnSplit {
  func replace(_ old: Slot, with controller: UIViewController?, in column: SplitColumn) {
    guard let controller else { return empty(column) }
    if let stack = old.holder as? UINavigationController, stack.isColumnWrapper, wraps(controller, in: column) {
      slots[column]?.controller = controller
      if column == .secondary, old.controller != nil, profile.holds(.secondaryPushes) {
        simulation.decide(Rule.secondaryPushes.id, "\(controller.displayName) is pushed onto \(stack.displayName)")
        return stack.push(controller, animated: isOnScreen)
      }
      return stack.replaceLowest(ownCount(of: stack), with: controller)
    }
    if column == .compact || column == .inspector { return replaceAside(old, with: controller, in: column) }
    let place = old.holder.map { Place(of: $0) }
    let nested = column == .primary && isCollapsed ? takeNested() : []
    if let holder = old.holder { leave(holder) }
    slots[column] = Slot(controller: controller, holder: nil)
    guard let holder = holder(of: column) else { return }
    enter(holder, column, place)
    if let stack = Self.stack(in: holder) { for one in nested { stack.nest(one) } }
    if column == .primary, isCollapsed, topColumn != .primary { primaryStack?.displaySilently(slots[topColumn]?.holder) }
    appear(holder, column)
  }

  /// Where a holder was among its siblings.
  private struct Place {
    let parent: UIViewController?
    let index: Int

    init(of holder: UIViewController) {
      parent = holder.parent
      index = parent?.children.firstIndex { $0 === holder } ?? 0
    }
  }

  /// How many controllers of a stack are the column's own, and no columns put over them.
  private func ownCount(of stack: UINavigationController) -> Int {
    stack.children.firstIndex { column(heldBy: $0) != nil } ?? stack.children.count
  }

  private func takeNested() -> [UIViewController] {
    guard let stack = primaryStack else { return [] }
    let nested = stack.children.filter { column(heldBy: $0) != nil }
    for holder in nested {
      stack.unnest(holder)
      holder.hasArrived = false
    }
    return nested
  }

  /// A column without a controller: what it had goes.
  private func empty(_ column: SplitColumn) {
    let holder = slots[column]?.holder
    if column == .inspector, isShowing(.inspector) || inspectorSheet != nil { hideInspector() }
    finish()
    if let holder, column == .primary, isCollapsed, topColumn != .compact { return emptyPrimary(holder) }
    if let holder { leave(holder) }
    slots[column] = nil
    if column == .compact, isCollapsed, topColumn == .compact { return foldAfterCompact() }
    guard isCollapsed, topColumn == column, let stack = primaryStack else { return }
    topColumn = stackedTop
    guard let top = stack.topViewController else { return }
    top.loadViewIfNeeded()
    stack.displaySilently(top)
    if isOnScreen { top.changeAppearance(true) }
  }

  /// The columns are folded onto each other where the compact column stood.
  private func foldAfterCompact() {
    topColumn = mainColumns.last { self.controller(in: $0) != nil } ?? .primary
    nestColumns()
    insertViews()
    if isOnScreen { primaryHolder?.changeAppearance(true) }
    if split.isViewLoaded { split.layOut() }
  }

  /// The stack under the others stays, without controllers of its own.
  private func emptyPrimary(_ holder: UIViewController) {
    guard let stack = holder as? UINavigationController, stack.isColumnWrapper else { return }
    for controller in stack.children.prefix(ownCount(of: stack)).reversed() {
      controller.sendWillMove(to: nil)
      if controller.appearance != .gone { controller.changeAppearance(false) }
      if controller.isViewLoaded { controller.view.moveSilently(to: nil) }
      stack.unnest(controller)
      controller.sendDidMove(to: nil)
    }
    slots[.primary] = Slot(controller: nil, holder: stack)
  }

  private func leave(_ holder: UIViewController) {
    let wrapper = (holder as? UINavigationController).flatMap { $0.isColumnWrapper ? $0 : nil }
    for controller in wrapper?.children ?? [] { controller.sendWillMove(to: nil) }
    if holder.appearance != .gone { holder.changeAppearance(false) }
    detach(holder)
    for controller in wrapper?.children.reversed() ?? [] {
      wrapper?.unnest(controller)
      controller.sendDidMove(to: nil)
    }
  }

  private func enter(_ holder: UIViewController, _ column: SplitColumn, _ place: Place?) {
    guard let parent = place?.parent else {
      if isCollapsed, column != .primary || topColumn == .compact { return }
      attach(column)
      let order = mainColumns.compactMap { slots[$0]?.holder }
      split.children = order.filter { $0.parent === split } + split.children.filter { child in !order.contains { $0 === child } }
      return
    }
    guard parent.canTake([holder]) else { return }
    holder.sendWillMove(to: parent)
    guard parent.canTake([holder]) else { return }
    parent.children.insert(holder, at: min(place?.index ?? 0, parent.children.count))
    holder.parent = parent
    holder.settleInParent()
    if parent.isViewLoaded { load(holder) }
  }

  private func appear(_ holder: UIViewController, _ column: SplitColumn) {
    insertViews()
    guard isOnScreen else { return }
    if isCollapsed, topColumn == .compact { return }
    if isCollapsed, let stack = primaryStack, column != .primary {
      guard stack.topViewController === holder else { return }
      stack.displaySilently(holder)
    } else if !isCollapsed, !shownColumns.contains(column) {
      return
    }
    holder.changeAppearance(true)
    if !isChanging, split.isViewLoaded { split.layOut() }
  }

  /// The compact column and the inspector are no part of the main columns.
  private func replaceAside(_ old: Slot, with controller: UIViewController, in column: SplitColumn) {
    let isSeen = old.holder?.appearance == .shown
    if let holder = old.holder { leave(holder) }
    slots[column] = Slot(controller: controller, holder: nil)
    guard isSeen else { return }
    attach(column)
    insertViews()
    holder(of: column)?.changeAppearance(true)
  }
}
