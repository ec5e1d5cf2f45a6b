import ObjectModel

/// When a title is large.
package enum LargeTitleDisplayMode: Int, BridgedEnum, Sendable {
  case automatic, always, never, inline

  package static let type = EnumType(
    "UINavigationItemLargeTitleDisplayMode", swift: "UINavigationItem.LargeTitleDisplayMode", "When a title is large.",
    [
      .init("automatic", "UINavigationItemLargeTitleDisplayModeAutomatic", 0, .since(11)),
      .init("always", "UINavigationItemLargeTitleDisplayModeAlways", 1, .since(11)),
      .init("never", "UINavigationItemLargeTitleDisplayModeNever", 2, .since(11)),
      .init("inline", "UINavigationItemLargeTitleDisplayModeInline", 3, .since(17)),
    ])
}

/// What a back button says.
package enum BackButtonDisplayMode: Int, BridgedEnum, Sendable {
  case `default`, generic, minimal

  package static let type = EnumType(
    "UINavigationItemBackButtonDisplayMode", swift: "UINavigationItem.BackButtonDisplayMode", "What a back button says.",
    [
      .init("default", "UINavigationItemBackButtonDisplayModeDefault", 0, .since(14)),
      .init("generic", "UINavigationItemBackButtonDisplayModeGeneric", 1, .since(14)),
      .init("minimal", "UINavigationItemBackButtonDisplayModeMinimal", 2, .since(14)),
    ])
}

/// For what kind of app a navigation bar is laid out.
package enum NavigationItemStyle: Int, BridgedEnum, Sendable {
  case navigator, browser, editor

  package static let type = EnumType(
    "UINavigationItemStyle", swift: "UINavigationItem.ItemStyle", "For what kind of app a navigation bar is laid out.",
    [
      .init("navigator", "UINavigationItemStyleNavigator", 0, .since(16)), .init("browser", "UINavigationItemStyleBrowser", 1, .since(16)),
      .init("editor", "UINavigationItemStyleEditor", 2, .since(16)),
    ])
}

/// Where a navigation bar puts its search bar.
package enum SearchBarPlacement: Int, BridgedEnum, Sendable {
  case automatic, inline, stacked, integrated, integratedCentered, integratedButton

  package static let type = EnumType(
    "UINavigationItemSearchBarPlacement", swift: "UINavigationItem.SearchBarPlacement", "Where a navigation bar puts its search bar.",
    [
      .init("automatic", "UINavigationItemSearchBarPlacementAutomatic", 0, .since(16)),
      .init("inline", "UINavigationItemSearchBarPlacementInline", 1, .since(16)),
      .init("stacked", "UINavigationItemSearchBarPlacementStacked", 2, .since(16)),
      .init("integrated", "UINavigationItemSearchBarPlacementIntegrated", 3, .since(26)),
      .init("integratedCentered", "UINavigationItemSearchBarPlacementIntegratedCentered", 4, .since(26)),
      .init("integratedButton", "UINavigationItemSearchBarPlacementIntegratedButton", 5, .since(26)),
    ])
}

/// Whether tabs stand in a bar or in a sidebar.
package enum TabBarMode: Int, BridgedEnum, Sendable {
  case automatic, tabBar, tabSidebar

  package static let type = EnumType(
    "UITabBarControllerMode", swift: "UITabBarController.Mode", "Whether tabs stand in a bar or in a sidebar.",
    [
      .init("automatic", "UITabBarControllerModeAutomatic", 0, .since(18)), .init("tabBar", "UITabBarControllerModeTabBar", 1, .since(18)),
      .init("tabSidebar", "UITabBarControllerModeTabSidebar", 2, .since(18)),
    ])
}

/// The enumerations of bars from iOS 11 on.
enum BarEnums {
  static let all: [EnumType] = [
    LargeTitleDisplayMode.type, BackButtonDisplayMode.type, NavigationItemStyle.type, SearchBarPlacement.type, TabBarMode.type,
  ]
}
