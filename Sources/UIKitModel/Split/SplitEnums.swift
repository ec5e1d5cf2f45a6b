import ObjectModel

/// Which columns are on the screen and how they lie to each other.
package enum SplitDisplayMode: Int, BridgedEnum, Sendable {
  case automatic = 0
  case secondaryOnly = 1
  case oneBesideSecondary = 2
  case oneOverSecondary = 3
  case twoBesideSecondary = 4
  case twoOverSecondary = 5
  case twoDisplaceSecondary = 6

  package static let type = EnumType(
    "UISplitViewControllerDisplayMode", swift: "UISplitViewController.DisplayMode", releases: .since(8),
    "Which columns are on the screen and how they lie to each other.",
    [
      .init("automatic", "UISplitViewControllerDisplayModeAutomatic", 0),
      .init("primaryHidden", "UISplitViewControllerDisplayModePrimaryHidden", 1).deprecated(14, use: "secondaryOnly"),
      .init("allVisible", "UISplitViewControllerDisplayModeAllVisible", 2).deprecated(14, use: "oneBesideSecondary"),
      .init("primaryOverlay", "UISplitViewControllerDisplayModePrimaryOverlay", 3).deprecated(14, use: "oneOverSecondary"),
      .init("secondaryOnly", "UISplitViewControllerDisplayModeSecondaryOnly", 1, .since(14)),
      .init("oneBesideSecondary", "UISplitViewControllerDisplayModeOneBesideSecondary", 2, .since(14)),
      .init("oneOverSecondary", "UISplitViewControllerDisplayModeOneOverSecondary", 3, .since(14)),
      .init("twoBesideSecondary", "UISplitViewControllerDisplayModeTwoBesideSecondary", 4, .since(14)),
      .init("twoOverSecondary", "UISplitViewControllerDisplayModeTwoOverSecondary", 5, .since(14)),
      .init("twoDisplaceSecondary", "UISplitViewControllerDisplayModeTwoDisplaceSecondary", 6, .since(14)),
    ])

  /// The names of iOS 8 to 13.
  package static let primaryHidden = secondaryOnly
  package static let allVisible = oneBesideSecondary
  package static let primaryOverlay = oneOverSecondary

  /// The bare case name in a release.
  func name(in release: Release) -> String { Self.type.caseName(of: rawValue, in: release) }
}

/// How many columns a split view controller has; without a style it is of the generation before iOS 14.
package enum SplitStyle: Int, BridgedEnum, Sendable {
  case unspecified = 0
  case doubleColumn = 1
  case tripleColumn = 2

  package static let type = EnumType(
    "UISplitViewControllerStyle", swift: "UISplitViewController.Style", releases: .since(14),
    "How many columns a split view controller has.",
    [
      .init("unspecified", "UISplitViewControllerStyleUnspecified", 0), .init("doubleColumn", "UISplitViewControllerStyleDoubleColumn", 1),
      .init("tripleColumn", "UISplitViewControllerStyleTripleColumn", 2),
    ])
}

/// A place in a split view controller.
package enum SplitColumn: Int, BridgedEnum, Sendable {
  case primary = 0
  case supplementary = 1
  case secondary = 2
  case compact = 3
  case inspector = 4

  package static let type = EnumType(
    "UISplitViewControllerColumn", swift: "UISplitViewController.Column", releases: .since(14), "A place in a split view controller.",
    [
      .init("primary", "UISplitViewControllerColumnPrimary", 0), .init("supplementary", "UISplitViewControllerColumnSupplementary", 1),
      .init("secondary", "UISplitViewControllerColumnSecondary", 2), .init("compact", "UISplitViewControllerColumnCompact", 3),
      .init("inspector", "UISplitViewControllerColumnInspector", 4, .since(26)),
    ])

  package var name: String { Self.type.caseName(of: rawValue) }
}

/// How sidebars make room for themselves.
package enum SplitBehavior: Int, BridgedEnum, Sendable {
  case automatic = 0
  case tile = 1
  case overlay = 2
  case displace = 3

  package static let type = EnumType(
    "UISplitViewControllerSplitBehavior", swift: "UISplitViewController.SplitBehavior", releases: .since(14),
    "How sidebars make room for themselves.",
    [
      .init("automatic", "UISplitViewControllerSplitBehaviorAutomatic", 0), .init("tile", "UISplitViewControllerSplitBehaviorTile", 1),
      .init("overlay", "UISplitViewControllerSplitBehaviorOverlay", 2), .init("displace", "UISplitViewControllerSplitBehaviorDisplace", 3),
    ])

  package var name: String { Self.type.caseName(of: rawValue) }
}

/// The side that the primary column is on.
package enum SplitPrimaryEdge: Int, BridgedEnum, Sendable {
  case leading = 0
  case trailing = 1

  package static let type = EnumType(
    "UISplitViewControllerPrimaryEdge", swift: "UISplitViewController.PrimaryEdge", releases: .since(11),
    "The side that the primary column is on.",
    [.init("leading", "UISplitViewControllerPrimaryEdgeLeading", 0), .init("trailing", "UISplitViewControllerPrimaryEdgeTrailing", 1)])
}

/// How the primary column's background looks.
package enum SplitBackgroundStyle: Int, BridgedEnum, Sendable {
  case none = 0
  case sidebar = 1

  package static let type = EnumType(
    "UISplitViewControllerBackgroundStyle", swift: "UISplitViewController.BackgroundStyle", releases: .since(13),
    "How the primary column's background looks.",
    [.init("none", "UISplitViewControllerBackgroundStyleNone", 0), .init("sidebar", "UISplitViewControllerBackgroundStyleSidebar", 1)])
}

/// Whether the button that changes the display mode is shown.
package enum DisplayModeButtonVisibility: Int, BridgedEnum, Sendable {
  case automatic = 0
  case never = 1
  case always = 2

  package static let type = EnumType(
    "UISplitViewControllerDisplayModeButtonVisibility", swift: "UISplitViewController.DisplayModeButtonVisibility", releases: .since(14, 5),
    "Whether the button that changes the display mode is shown.",
    [
      .init("automatic", "UISplitViewControllerDisplayModeButtonVisibilityAutomatic", 0),
      .init("never", "UISplitViewControllerDisplayModeButtonVisibilityNever", 1),
      .init("always", "UISplitViewControllerDisplayModeButtonVisibilityAlways", 2),
    ])
}
