import ObjectModel

/// What split view controllers with and without a style have in common from iOS 8 on; with columns it is all here.
extension UISplitViewController {
  @EntryBuilder<UISplitViewController> static var modeRows: [Entry] {
    Property(
      "collapsed", getter: "isCollapsed", releases: .since(8), readOnly: { $0.columns?.isCollapsed ?? false },
      "Whether one column shows for all.")
    Property(
      "displayMode", releases: .since(8), readOnly: { $0.columns?.displayMode ?? .automatic }, "Which columns show now; never automatic.")
    Property(
      "preferredDisplayMode", releases: .since(8), { $0.columns?.preferredDisplayMode ?? .automatic },
      { (split, mode: SplitDisplayMode) in split.columns?.setPreferredDisplayMode(mode) }, "Which columns are to show.")
    Property(
      "primaryColumnWidth", releases: .since(8), readOnly: { $0.columns?.width(of: .primary) ?? 0 },
      "The width that the primary has, in points.")
    primaryWidth("preferredPrimaryColumnWidthFraction", \.fraction, "The part of the whole width that the primary is to have.")
    primaryWidth("minimumPrimaryColumnWidth", \.minimum, "The least width of the primary, in points.")
    primaryWidth("maximumPrimaryColumnWidth", \.maximum, "The greatest width of the primary, in points.")
    Property(
      "primaryEdge", releases: .since(11), { $0.columns?.primaryEdge ?? .leading },
      { (split, edge: SplitPrimaryEdge) in split.columns?.primaryEdge = edge }, "The side that the primary is on.")
    Property(
      "primaryBackgroundStyle", releases: .since(13), { $0.backgroundStyle },
      { (split, style: SplitBackgroundStyle) in split.setBackgroundStyle(style) },
      "How the background of the primary looks.")
    ClassMethod(
      "automaticDimension", releases: .since(8), { (_, _) in ColumnWidths.automatic }, "The number that leaves a width to UIKit.")
  }

  private static func primaryWidth(
    _ name: String, _ path: any WritableKeyPath<ColumnWidths, Double?> & Sendable, _ summary: String
  ) -> Property<UISplitViewController> {
    Property(
      name, releases: .since(8), { $0.columns?.widths[.primary]?[keyPath: path] ?? ColumnWidths.automatic },
      { (split, number: Double) in split.columns?.setWidth(number, of: .primary, path) }, summary)
  }

  private var backgroundStyle: SplitBackgroundStyle {
    let holds = simulation.uikit.profile.holds
    guard let columns = holds(.classicHasNoBackground) ? columnsForUse : columns else { return .none }
    return columns.backgroundStyle ?? (holds(.drawsBackground) ? .sidebar : .none)
  }

  private func setBackgroundStyle(_ style: SplitBackgroundStyle) {
    let columns = simulation.uikit.profile.holds(.classicHasNoBackground) ? columnsForUse : columns
    columns?.backgroundStyle = style
  }
}
