import ObjectModel

/// What came to navigation items from iOS 11 on; most of it is kept and not drawn.
extension UINavigationItem {
  @EntryBuilder<UINavigationItem> static var laterRows: [Entry] {
    Property(
      "largeTitleDisplayMode", releases: .since(11), { $0.largeTitleDisplayMode }, { $0.largeTitleDisplayMode = $1 },
      "When the title is large.")
    attribute("searchController", releases: .since(11), "The search whose bar belongs to the navigation bar.")
    attribute("hidesSearchBarWhenScrolling", releases: .since(11), true, "Whether scrolling hides the search bar.")
    Property(
      "backButtonTitle", releases: .since(11), { $0.backButtonTitle }, { $0.attributes["backButtonTitle"] = $1.boxed },
      "What the back button of the next controller says.")
    attribute("standardAppearance", releases: .since(13), "How the bar looks.")
    attribute("compactAppearance", releases: .since(13), "How the bar looks on a phone that lies on its side.")
    attribute("scrollEdgeAppearance", releases: .since(13), "How the bar looks over the top of what scrolls.")
    attribute("compactScrollEdgeAppearance", releases: .since(15), "How a low bar looks over the top of what scrolls.")
    attribute(
      "backButtonDisplayMode", releases: .since(14), BackButtonDisplayMode.default, "What the back button of the next controller says.")
    attribute("style", releases: .since(16), NavigationItemStyle.navigator, "For what kind of app the bar is laid out.")
    attribute("backAction", releases: .since(16), "What the back button does instead; kept and not run.")
    attribute("leadingItemGroups", releases: .since(16), "Groups of buttons at the left end.")
    attribute("centerItemGroups", releases: .since(16), "Groups of buttons in the middle.")
    attribute("trailingItemGroups", releases: .since(16), "Groups of buttons at the right end.")
    attribute("pinnedTrailingGroup", releases: .since(16), "The group at the right end that never moves into a menu.")
    attribute("additionalOverflowItems", releases: .since(16), "More entries of the bar's menu.")
    attribute("overflowPresentationSource", releases: .since(16), "What the bar's menu comes from.")
    attribute("titleMenuProvider", releases: .since(16), "What makes the menu of the title.")
    attribute("renameDelegate", releases: .since(16), "Who renames the document by the title.")
    attribute("documentProperties", releases: .since(16), "What the menu of the title tells of the document.")
    attribute("customizationIdentifier", releases: .since(16), "The name under which people's arrangement is kept.")
    Property(
      "searchBarPlacement", releases: .since(16), readOnly: { (_: UINavigationItem) in SearchBarPlacement.stacked },
      "Where the search bar is.")
    attribute("preferredSearchBarPlacement", releases: .since(16), SearchBarPlacement.automatic, "Where the search bar shall be.")
    attribute("searchBarPlacementAllowsToolbarIntegration", releases: .since(26), true, "Whether the search bar may be in the toolbar.")
    attribute("subtitle", releases: .since(26), "A line below the title.")
    attribute("subtitleView", releases: .since(26), "A view below the title.")
    attribute("largeTitle", releases: .since(26), "The title where it is large.")
    attribute("largeSubtitle", releases: .since(26), "The line below the title where that is large.")
  }

  /// What the back button of the next controller says, where the item names it.
  var backButtonTitle: String? { attributes["backButtonTitle"].flatMap(String.unbox) }
}
