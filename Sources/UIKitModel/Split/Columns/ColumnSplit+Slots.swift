import ObjectModel

/// Which controller stands in which column, and the stacks that UIKit makes around them.
extension ColumnSplit {
  /// The columns of the style, without those that are optional, from the leading edge on.
  var mainColumns: [SplitColumn] { isTriple ? [.primary, .supplementary, .secondary] : [.primary, .secondary] }

  func controller(in column: SplitColumn) -> UIViewController? { slots[column]?.controller }

  /// `viewControllers`: the main columns, or the one that a collapsed split view shows as its own.
  var viewControllers: [UIViewController] {
    guard isCollapsed else { return mainColumns.compactMap(controller) }
    return (topColumn == .compact ? controller(in: .compact) : controller(in: .primary)).map { [$0] } ?? []
  }

  /// `viewControllers =`: the columns in order; those that are left over become empty.
  func setViewControllers(_ controllers: [UIViewController]) {
    guard controllers.count <= mainColumns.count || !misuseRaises else {
      return simulation.raise(
        "NSInvalidArgumentException",
        "\(split.description(for: simulation)) has \(mainColumns.count) columns and was given \(controllers.count) view controllers")
    }
    for (column, controller) in zip(mainColumns, controllers) where !simulation.isUnwinding { setController(controller, in: column) }
    for column in mainColumns.dropFirst(controllers.count) where !simulation.isUnwinding { setController(nil, in: column) }
  }

  /// Whether the style has the column; raises an exception where it does not.
  func checkColumn(_ column: SplitColumn) -> Bool {
    guard column == .supplementary, !isTriple else { return true }
    guard misuseRaises else { return false }
    simulation.raise("NSInvalidArgumentException", "the supplementary column needs UISplitViewControllerStyleTripleColumn")
    return false
  }

  /// Whether the controller may stand in the column; raises an exception where it may not.
  private func check(_ controller: UIViewController, in column: SplitColumn) -> Bool {
    guard split.canTake([controller]) else { return false }
    if controller is UITabBarController, column == .primary || column == .supplementary {
      let name = column == .primary ? "Primary" : "Supplementary"
      simulation.raise(
        "NSInvalidArgumentException",
        "UITabBarController is unsupported as viewController for -[UISplitViewController setViewController:forColumn:] in \(name) column")
      return false
    }
    if let other = slots.first(where: { $0.key != column && $0.value.controller === controller })?.key {
      let text = "is already specified as the view controller for the \(other.name) column"
      simulation.raise(
        "NSInternalInconsistencyException",
        "\(controller.description(for: simulation)) \(text). Split view controller: \(split.description(for: simulation))")
      return false
    }
    return true
  }

  /// `setViewController:forColumn:`.
  func setController(_ controller: UIViewController?, in column: SplitColumn) {
    guard checkColumn(column) else { return }
    if let controller { guard check(controller, in: column) else { return } }
    let old = slots[column] ?? Slot()
    guard old.controller !== controller else { return }
    finish()
    guard isMounted else {
      slots[column] = controller.map { Slot(controller: $0, holder: nil) }
      return
    }
    replace(old, with: controller, in: column)
  }

  /// Whether UIKit makes a stack around the controller.
  func wraps(_ controller: UIViewController, in column: SplitColumn) -> Bool {
    if controller is UINavigationController || column == .compact { return false }
    let beginsWithStack =
      controller is UITabBarController
      ? controller.children.contains { $0 is UINavigationController } : controller.children.first is UINavigationController
    switch column {
    case .primary: return !beginsWithStack
    case .secondary: return !beginsWithStack
    case .supplementary, .inspector: return true
    case .compact: return false
    }
  }

  /// What the split view contains for a column, made now if it has not been; `nil` for an empty column.
  @discardableResult
  func holder(of column: SplitColumn) -> UIViewController? {
    guard let slot = slots[column], let controller = slot.controller else { return slots[column]?.holder }
    if let holder = slot.holder { return holder }
    let holder = wraps(controller, in: column) ? UINavigationController.wrapping(controller, in: simulation) : controller
    slots[column]?.holder = holder
    return holder
  }

  /// The primary's holder; a collapsed split view has an empty stack in its place where there is no primary.
  var primaryHolder: UIViewController? { slots[.primary]?.holder }

  /// The stack that the others are put on while the split view is collapsed.
  var primaryStack: UINavigationController? { primaryHolder.flatMap(Self.stack) }

  /// The stack that a holder is, or begins with.
  static func stack(in holder: UIViewController) -> UINavigationController? {
    if holder is UITabBarController { return nil }
    return holder as? UINavigationController ?? holder.children.first as? UINavigationController
  }

  /// The column that a controller holds.
  func column(heldBy controller: UIViewController) -> SplitColumn? { slots.first { $0.value.holder === controller }?.key }

  /// Makes a holder a child of the split view, and its view and its top's.
  ///
  /// - Parameter index: Its place among the children, the last where there is none.
  func attach(_ column: SplitColumn, at index: Int? = nil) {
    guard let holder = holder(of: column) else { return }
    if holder.parent !== split {
      guard split.canTake([holder]) else { return }
      holder.sendWillMove(to: split)
      // What the holder did with the message may have put the split view into it.
      guard split.canTake([holder]) else { return }
      split.children.insert(holder, at: min(index ?? split.children.count, split.children.count))
      holder.parent = split
      holder.settleInParent()
    }
    load(holder)
  }

  /// Makes the views of a holder and of what it shows.
  func load(_ holder: UIViewController) {
    holder.loadViewIfNeeded()
    Self.stack(in: holder)?.topViewController?.loadViewIfNeeded()
  }

  /// Takes a holder out of the split view or the stack that it is in.
  func detach(_ holder: UIViewController) {
    guard let parent = holder.parent else { return }
    holder.sendWillMove(to: nil)
    if holder.isViewLoaded { holder.view.moveSilently(to: nil) }
    if let stack = parent as? UINavigationController { stack.unnest(holder) } else { parent.children.removeAll { $0 === holder } }
    holder.parent = nil
    holder.sendDidMove(to: nil)
  }
}
