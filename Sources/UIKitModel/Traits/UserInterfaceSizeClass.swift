import ObjectModel

/// Whether there is much room in a direction or little.
package enum UserInterfaceSizeClass: Int, BridgedEnum, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2

  package static let type = EnumType(
    "UIUserInterfaceSizeClass", releases: .since(8), "How much room there is in a direction.",
    [
      .init("unspecified", "UIUserInterfaceSizeClassUnspecified", 0), .init("compact", "UIUserInterfaceSizeClassCompact", 1),
      .init("regular", "UIUserInterfaceSizeClassRegular", 2),
    ])
}

/// What the nearest split view controller above does, as a trait of iOS 26.
package enum SplitLayoutEnvironment: Int, BridgedEnum, Sendable {
  case none = 0
  case expanded = 1
  case collapsed = 2

  package static let type = EnumType(
    "UISplitViewControllerLayoutEnvironment", swift: "UISplitViewController.LayoutEnvironment", releases: .since(26),
    "Whether the nearest split view controller above is expanded or collapsed.",
    [
      .init("none", "UISplitViewControllerLayoutEnvironmentNone", 0),
      .init("expanded", "UISplitViewControllerLayoutEnvironmentExpanded", 1),
      .init("collapsed", "UISplitViewControllerLayoutEnvironmentCollapsed", 2),
    ])
}
