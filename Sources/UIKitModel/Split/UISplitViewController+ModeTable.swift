import ObjectModel

/// What split view controllers with and without a style have in common from iOS 8 on.
extension UISplitViewController {
  @EntryBuilder<UISplitViewController> static var modeRows: [Entry] {
    Property(
      "collapsed", getter: "isCollapsed", swift: "isCollapsed", releases: .since(8),
      readOnly: { $0.columns?.isCollapsed ?? $0.adaptive?.isCollapsed ?? false }, "Whether one column shows for all.")
    Property(
      "displayMode", releases: .since(8), readOnly: { $0.columns?.displayMode ?? $0.adaptive?.toldMode ?? .secondaryOnly },
      "Which columns show and how they lie; never automatic.")
    Property(
      "preferredDisplayMode", releases: .since(8),
      { $0.columns?.preferredDisplayMode ?? $0.adaptive?.preferredMode ?? .automatic },
      { (split, mode: SplitDisplayMode) in
        split.columns?.setPreferredDisplayMode(mode)
        split.adaptive?.setPreferredMode(mode)
      }, "Which columns are to show and how they are to lie.")
    Property(
      "displayModeButtonItem", releases: .since(8), readOnly: { $0.adaptive?.buttonForUse },
      "A button that leads to another display mode, for the app's own bars; from iOS 14 on without a style only.")
    Property(
      "primaryColumnWidth", releases: .since(8),
      readOnly: { $0.columns?.width(of: .primary) ?? $0.adaptive?.primaryColumnWidth ?? 320 }, "The width that the primary has, in points.")
    primaryWidth("preferredPrimaryColumnWidthFraction", \.fraction, \.fraction, "The part of the whole width that the primary is to have.")
    primaryWidth("minimumPrimaryColumnWidth", \.minimum, \.minimum, "The least width of the primary, in points.")
    primaryWidth("maximumPrimaryColumnWidth", \.maximum, \.maximum, "The greatest width of the primary, in points.")
    Property(
      "primaryEdge", releases: .since(11), { $0.columns?.primaryEdge ?? $0.adaptive?.widths.edge ?? .leading },
      { (split, edge: SplitPrimaryEdge) in
        split.columns?.primaryEdge = edge
        split.adaptive?.setWidth { $0.edge = edge }
      }, "The side that the primary is on.")
    Property(
      "primaryBackgroundStyle", releases: .since(13), { $0.backgroundStyle },
      { (split, style: SplitBackgroundStyle) in split.setBackgroundStyle(style) }, "How the background of the primary looks.")
    Method(
      "_triggerDisplayModeAction:", releases: .since(8), { (split: UISplitViewController, _: Value) in split.adaptive?.trigger() },
      "What the display mode button sends; private."
    ).unlisted()
  }

  private static func primaryWidth(
    _ name: String, _ path: any WritableKeyPath<ColumnWidths, Double?> & Sendable,
    _ adaptivePath: any ReferenceWritableKeyPath<PrimaryWidth, Double> & Sendable, _ summary: String
  ) -> Property<UISplitViewController> {
    Property(
      name, releases: .since(8),
      { split in
        if let columns = split.columns { return columns.widths[.primary]?[keyPath: path] ?? ColumnWidths.automatic }
        return split.adaptive?.widths[keyPath: adaptivePath] ?? ColumnWidths.automatic
      },
      { (split, number: Double) in
        split.columns?.setWidth(number, of: .primary, path)
        split.adaptive?.setWidth { $0[keyPath: adaptivePath] = PrimaryWidth.read(number) }
      }, summary)
  }

  /// Whether a style is needed for the background; without one UIKit refuses it.
  private var backgroundNeedsStyle: Bool { simulation.uikit.profile.holds(.classicHasNoBackground) }

  /// `primaryBackgroundStyle`.
  var backgroundStyle: SplitBackgroundStyle {
    guard let columns = backgroundNeedsStyle ? columnsForUse : columns else { return adaptive?.widths.background ?? .none }
    return columns.backgroundStyle ?? (simulation.uikit.profile.holds(.drawsBackground) ? .sidebar : .none)
  }

  private func setBackgroundStyle(_ style: SplitBackgroundStyle) {
    let columns = backgroundNeedsStyle ? columnsForUse : columns
    columns?.backgroundStyle = style
    adaptive?.setWidth { $0.background = style }
  }
}

extension AdaptiveSplit {
  /// `displayModeButtonItem`.
  var buttonForUse: UIBarButtonItem {
    warnIfEmpty()
    return button
  }

  /// Another width or edge: the columns follow.
  func setWidth(_ change: (PrimaryWidth) -> Void) {
    warnIfEmpty()
    change(widths)
    tellSizes()
    split.layoutWasAsked()
  }
}
