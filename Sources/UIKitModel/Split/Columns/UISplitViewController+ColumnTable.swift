import ObjectModel

extension UISplitViewController {
  /// The strategy with columns; without a style, UIKit's exception.
  var columnsForUse: ColumnSplit? {
    if let columns { return columns }
    simulation.raise("NSInvalidArgumentException", "This API requires initializing the UISplitViewController with -initWithStyle:")
    return nil
  }

  /// What only a split view controller with a style does.
  @EntryBuilder<UISplitViewController> static var columnRows: [Entry] {
    Method(
      "initWithStyle:", swift: "init(style:)", releases: .since(14),
      { (split: UISplitViewController, style: SplitStyle) -> UISplitViewController? in
        guard style != .unspecified else {
          split.simulation.raise(
            "NSInvalidArgumentException",
            "a split view controller needs two or three columns: UISplitViewControllerStyleUnspecified is no style")
          return nil
        }
        return split.setUp(style: style) ? split : nil
      }, "Makes a split view controller of two or three columns.")
    Property("style", releases: .since(14), readOnly: { $0.style }, "How many columns there are.")
    Method(
      "setViewController:forColumn:", swift: "setViewController(_:for:)", releases: .since(14),
      { (split: UISplitViewController, controller: UIViewController?, column: SplitColumn) in
        split.columnsForUse?.setController(controller, in: column)
      }, "Puts a controller in a column; nil empties it.")
    Method(
      "viewControllerForColumn:", swift: "viewController(for:)", releases: .since(14),
      { (split: UISplitViewController, column: SplitColumn) in split.columnsForUse?.controller(in: column) },
      "The controller that was put in a column.")
    Method(
      "showColumn:", swift: "show(_:)", releases: .since(14),
      { (split: UISplitViewController, column: SplitColumn) in split.columnsForUse?.show(column) },
      "Brings a column to the screen, animated.")
    Method(
      "hideColumn:", swift: "hide(_:)", releases: .since(14),
      { (split: UISplitViewController, column: SplitColumn) in split.columnsForUse?.hide(column) },
      "Takes a column from the screen, animated.")
    Method(
      "isShowingColumn:", swift: "isShowing(_:)", releases: .since(26),
      { (split: UISplitViewController, column: SplitColumn) in split.columnsForUse?.isShowing(column) ?? false },
      "Whether a column is on the screen.")
    Method(
      "toggleSidebar:", swift: "toggleSidebar(_:)", releases: .since(14),
      { (split: UISplitViewController, _: Value) in split.toggleSidebar() },
      "What the system's shortcut and menu for sidebars send; private."
    ).unlisted()
    Property(
      "preferredSplitBehavior", releases: .since(14), { $0.columnsForUse?.preferredSplitBehavior ?? .automatic },
      { (split, behavior: SplitBehavior) in split.columnsForUse?.setPreferredSplitBehavior(behavior) },
      "How sidebars are to make room for themselves; counts from the next layout on.")
    Property(
      "splitBehavior", releases: .since(14), readOnly: { $0.columnsForUse?.splitBehavior ?? .automatic },
      "How sidebars make room for themselves now.")
    Property(
      "showsSecondaryOnlyButton", releases: .since(14), { $0.columnsForUse?.showsSecondaryOnlyButton ?? false },
      { (split, shows: Bool) in split.columnsForUse?.showsSecondaryOnlyButton = shows },
      "Whether a double arrow hides and shows the sidebars of three columns.")
    Property(
      "displayModeButtonVisibility", releases: .since(14, 5), { $0.columnsForUse?.buttonVisibility ?? .automatic },
      { (split, visibility: DisplayModeButtonVisibility) in split.columnsForUse?.buttonVisibility = visibility },
      "Whether the button that changes the display mode shows.")
  }

  /// Shows or hides the primary, as the system's shortcut asks.
  private func toggleSidebar() {
    if let columns { return columns.isShowing(.primary) ? columns.hide(.primary) : columns.show(.primary) }
    guard simulation.uikit.profile.holds(.sidebarActionNeedsStyle) else {
      guard let adaptive, adaptive.isSettled, !adaptive.isCollapsed else { return }
      return adaptive.follow(adaptive.displayMode == .primaryHidden ? .allVisible : .primaryHidden)
    }
    simulation.decide(Rule.sidebarActionNeedsStyle.id, "\(displayName) has no style, and stays as it is")
  }

  /// The widths that only columns have.
  @EntryBuilder<UISplitViewController> static var columnWidthRows: [Entry] {
    width("preferredPrimaryColumnWidth", .since(14), .primary, \.preferred, "The width that the primary is to have, in points.")
    width(
      "preferredSupplementaryColumnWidth", .since(14), .supplementary, \.preferred,
      "The width that the supplementary is to have, in points.")
    width(
      "preferredSupplementaryColumnWidthFraction", .since(14), .supplementary, \.fraction,
      "The part of the whole width that the supplementary is to have.")
    width("minimumSupplementaryColumnWidth", .since(14), .supplementary, \.minimum, "The least width of the supplementary, in points.")
    width("maximumSupplementaryColumnWidth", .since(14), .supplementary, \.maximum, "The greatest width of the supplementary, in points.")
    Property(
      "supplementaryColumnWidth", releases: .since(14),
      readOnly: { split in
        guard let columns = split.columnsForUse, columns.checkWidths(of: .supplementary) else { return 0.0 }
        return columns.width(of: .supplementary)
      }, "The width that the supplementary has, in points.")
    width("preferredSecondaryColumnWidth", .since(26), .secondary, \.preferred, "The width that the secondary is to have, in points.")
    width(
      "preferredSecondaryColumnWidthFraction", .since(26), .secondary, \.fraction,
      "The part of the whole width that the secondary is to have.")
    width("minimumSecondaryColumnWidth", .since(26), .secondary, \.minimum, "The least width of the secondary, in points.")
    width("preferredInspectorColumnWidth", .since(26), .inspector, \.preferred, "The width that the inspector is to have, in points.")
    width(
      "preferredInspectorColumnWidthFraction", .since(26), .inspector, \.fraction,
      "The part of the whole width that the inspector is to have.")
    width("minimumInspectorColumnWidth", .since(26), .inspector, \.minimum, "The least width of the inspector, in points.")
    width("maximumInspectorColumnWidth", .since(26), .inspector, \.maximum, "The greatest width of the inspector, in points.")
  }

  private static func width(
    _ name: String, _ releases: ReleaseRange, _ column: SplitColumn, _ path: any WritableKeyPath<ColumnWidths, Double?> & Sendable,
    _ summary: String
  ) -> Property<UISplitViewController> {
    Property(
      name, releases: releases,
      { split in
        guard let columns = split.columnsForUse, columns.checkWidths(of: column) else { return 0.0 }
        return columns.widths[column]?[keyPath: path] ?? ColumnWidths.automatic
      }, { (split, number: Double) in split.columnsForUse?.setWidth(number, of: column, path) }, summary)
  }
}
