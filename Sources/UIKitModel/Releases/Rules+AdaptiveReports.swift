import ObjectModel

/// What was reported of single releases of iOS 8 to 12: mostly faults, each on where it was seen.
extension Rule {
  static let overlayStaysOverModals = Rule(
    "adaptive.overlay.stays-over-modals", .from(Release(8), until: Release(9)), .reported, source: "openradar 20171608 (iOS 8.2)",
    otherwise: "it covers the overlay like all the rest",
    "A full-screen controller that was presented out of the overlay lies below it, and a touch on the overlay crashes.")
  static let detailResizesLate = Rule(
    "adaptive.overlay.detail-resizes-late", .from(Release(8), until: Release(9)), .reported, source: "openradar 20156503 (iOS 8.2)",
    otherwise: "it is resized with the turn",
    "In a turn with the overlay up that ends side by side, the detail is resized only as the turn ends.")
  static let searchBreaksOverlay = Rule(
    "adaptive.overlay.search-breaks", .from(Release(8, 3), until: Release(9)), .reported, source: "openradar 20958663 (iOS 8.3)",
    otherwise: "search and overlay go on as before",
    "An overlay that goes while a search in it is active tells its primary nothing when it comes again, and the search stays as it is.")
  static let contextIsSilent = Rule(
    "adaptive.appearance.context-is-silent", .from(Release(8), until: Release(8, 1)), .reported,
    source: "openradar 17826464 (iOS 8 beta 4)",
    otherwise: "viewWillAppear: and the others are sent, and the primary keeps its width",
    "What a primary presents in its own context is not told that it appears or goes, and leaves the primary as wide as the split view for a moment."
  )
  static let tabsUnbalanceStacks = Rule(
    "adaptive.stacks.unbalanced-in-tabs", .from(Release(8, 2), until: Release(8, 3)), .reported, source: "openradar 20203389 (iOS 8.2)",
    otherwise: "nothing is said, and pops are animated",
    "In the tabs of a root split view, a push off a controller with a child of its own is followed by a word about unbalanced calls, and its pop is not animated."
  )
  static let restoresHiddenPrimary = Rule(
    "adaptive.restoration.hides-primary", .from(Release(8), until: Release(13)), .reported,
    source: "Awful.app's RootViewControllerStack (iOS 8 and 9); openradar 51298721 (iOS 12)",
    otherwise: "it starts as its preferred mode says",
    "A split view whose state was kept with its primary hidden starts with it hidden; an overlay does not come back.")
  static let hiddenLaunchStopsPops = Rule(
    "adaptive.launch.hidden-stops-pops", .from(Release(12), until: Release(13)), .reported, source: "openradar 51298721 (iOS 12)",
    otherwise: "they are animated",
    "On a Plus phone that starts on its side with the primary hidden, pops are no longer animated once the split view has collapsed.")
  static let swipesGoToSplit = Rule(
    "adaptive.gesture.takes-swipes", .since(8), .reported, source: "SWRevealTableViewCell, issue 26 (iOS 8)",
    otherwise: "recognizers of the app get the swipe beside the split view",
    "A swipe that shows or hides the primary is kept from recognizers inside, unless their delegate lets both recognize it.")

  static let unseenSplitDisappears = Rule(
    "adaptive.tabs.unseen-disappears", .from(Release(10), until: Release(12)), .reported,
    source: "openradar 34186209; what brings it about is a guess", otherwise: "only the tab that shows is told",
    "A split view in a tab that does not show gets viewWillDisappear: as the tab bar controller goes.")
  static let splitKeepsBottomBar = Rule(
    "adaptive.tabs.split-keeps-bar", .from(Release(9, 3), until: Release(10)), .reported, source: "openradar 24846972 (iOS 9.3)",
    otherwise: "the bar goes, as in a tab without a split view",
    "hidesBottomBarWhenPushed counts for nothing in a split view: the bar of tabs stays.")
  static let longPhonesLoseTabBar = Rule(
    "adaptive.tabs.long-phones-lose-bar", .from(Release(12, 1), until: Release(12, 2)), .reported, source: "GitHawk, issue 2494 (iOS 12.1)",
    otherwise: "the bar stays", "On an XR or Max phone on its side a split view of two columns in a tab has no bar of tabs below it.")

  static let plusNeverSplits = Rule(
    "adaptive.collapse.plus-never-splits", .none, .reported,
    source: "Awful.app, issue 660 (iOS 11); its author later thought of an iPhone X, which never splits",
    otherwise: "a Plus phone on its side has both columns", "A Plus phone keeps one column however it is held.")
  static let opaqueBarCovers = Rule(
    "adaptive.bars.opaque-covers-detail", .from(Release(9, 2), until: Release(9, 3)), .reported, source: "openradar 24362789 (iOS 9.2)",
    otherwise: "it begins below the bar at once",
    "Under an opaque bar, what a stack shows that came by showDetail begins at the top until the second turn.")
  static let largeTitleJumps = Rule(
    "adaptive.bars.large-title-jumps", .from(Release(11), until: Release(11, 1)), .reported, source: "openradar 33940827 (iOS 11 beta 6)",
    otherwise: "the bar gets lower with the push",
    "In a collapsed split view, a push from a large title to a small one leaves the bar high until it ends, and then jumps.")
  static let largeBarLingers = Rule(
    "adaptive.bars.large-bar-lingers", .from(Release(11, 4), until: Release(12, 2)), .reported,
    source: "openradar 46239088 (iOS 11.4 and 12.1)", otherwise: "the bar is as high as it is drawn",
    "After a push in stacks inside each other, from a large title to one that is never large, the bar takes touches as if it were still high."
  )
  static let nestedBarShrinks = Rule(
    "adaptive.bars.nested-shrinks", .from(Release(12), until: Release(13)), .reported, source: "openradar 45174428 (iOS 12)",
    otherwise: "the bar slides out at the top",
    "The bar of a stack inside another, hidden as its top begins to appear, shrinks to nothing where it is.")
  static let trailingStackEndsEarly = Rule(
    "adaptive.layout.trailing-stack-ends-early", .since(11), .reported,
    source: "an app whose primary reaches under opaque bars for it; how much is missing was not told",
    otherwise: "it is as high as the split view",
    "A stack at the trailing edge beside the secondary ends a bar's height too early, unless it reaches under opaque bars at its lower edge."
  )

  static let scopesAreOverlapped = Rule(
    "adaptive.search.scopes-overlapped", .from(Release(8, 2), until: Release(8, 3)), .reported, source: "openradar 20248565 (iOS 8.2)",
    otherwise: "it keeps its room",
    "In a split view, an active search bar loses the room for its scopes with the second turn, and lies over them.")
  static let keyboardShiftLost = Rule(
    "adaptive.keyboard.shift-lost", .from(Release(9, 1), until: Release(9, 2)), .reported, source: "samwize, December 2015 (iOS 9.1)",
    otherwise: "they move as before the turn",
    "On a phone, the contents of a split view that prefers anything but both columns no longer move above the keyboard after a turn.")

  /// The rules of this file, in the order of the reference.
  static let adaptiveReports: [Rule] = [
    overlayStaysOverModals, detailResizesLate, searchBreaksOverlay, contextIsSilent, tabsUnbalanceStacks, restoresHiddenPrimary,
    hiddenLaunchStopsPops,
    swipesGoToSplit,
    unseenSplitDisappears,
    splitKeepsBottomBar, longPhonesLoseTabBar,
    scopesAreOverlapped, keyboardShiftLost, plusNeverSplits, opaqueBarCovers, largeTitleJumps, largeBarLingers, nestedBarShrinks,
    trailingStackEndsEarly,
  ]
}
