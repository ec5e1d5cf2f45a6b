import ObjectModel

extension UISplitViewController {
  /// What came with iOS 8 to 13.
  @EntryBuilder<UISplitViewController> static var displayModeRows: [Entry] {
    Property(
      "collapsed", getter: "isCollapsed", swift: "isCollapsed", releases: .since(8), readOnly: { $0.adaptive?.isCollapsed ?? false },
      "Whether there is one column only.")
    Property(
      "displayMode", releases: .since(8), readOnly: { $0.adaptive?.displayMode ?? .secondaryOnly },
      "How the columns lie now; never automatic.")
    Property(
      "preferredDisplayMode", releases: .since(8), { $0.adaptive?.preferredMode ?? .automatic }, { $0.adaptive?.setPreferredMode($1) },
      "How the columns should lie.")
    Property(
      "displayModeButtonItem", releases: .since(8), readOnly: { $0.adaptive?.buttonForUse }, "A button that leads to another display mode.")
    Property(
      "primaryColumnWidth", releases: .since(8), readOnly: { $0.adaptive?.primaryColumnWidth ?? 320 },
      "How wide the primary column is, in points.")
    Property(
      "preferredPrimaryColumnWidthFraction", releases: .since(8), { $0.adaptive?.widths.fraction ?? ColumnWidths.automatic },
      { (split, width: Double) in split.adaptive?.setWidth { $0.fraction = width } },
      "The part of the width that the primary column should have.")
    Property(
      "minimumPrimaryColumnWidth", releases: .since(8), { $0.adaptive?.widths.minimum ?? ColumnWidths.automatic },
      { (split, width: Double) in split.adaptive?.setWidth { $0.minimum = width } }, "How wide the primary column is at least, in points.")
    Property(
      "maximumPrimaryColumnWidth", releases: .since(8), { $0.adaptive?.widths.maximum ?? ColumnWidths.automatic },
      { (split, width: Double) in split.adaptive?.setWidth { $0.maximum = width } }, "How wide the primary column is at most, in points.")
    Property(
      "primaryEdge", releases: .since(11), { $0.adaptive?.widths.edge ?? .leading },
      { (split, edge: SplitPrimaryEdge) in split.adaptive?.setWidth { $0.edge = edge } }, "The side that the primary column is on.")
    Property(
      "primaryBackgroundStyle", releases: .since(13), { $0.adaptive?.widths.background ?? .none },
      { (split, style: SplitBackgroundStyle) in split.adaptive?.setWidth { $0.background = style } },
      "How the primary column's background looks; nothing to be seen on iOS.")
    Method(
      "_triggerDisplayModeAction:", releases: .since(8), { (split: UISplitViewController, _: Value) in split.adaptive?.trigger() },
      "What the display mode button does.")
    ClassMethod(
      "automaticDimension", swift: "automaticDimension", releases: .since(8), { (_, _) in ColumnWidths.automatic },
      "The width that leaves the choice to the split view controller.")
  }
}

extension AdaptiveSplit {
  /// `displayModeButtonItem`.
  var buttonForUse: UIBarButtonItem {
    warnIfEmpty()
    return button
  }

  /// Another width or edge: the columns follow, and no child is told of a new size.
  func setWidth(_ change: (ColumnWidths) -> Void) {
    warnIfEmpty()
    change(widths)
    split.layoutWasAsked()
  }
}
