import ObjectModel

/// iOS 8 to 13: display modes, collapsing and expanding; and what later releases kept of it.
extension Rule {
  static let windowTransitions = Rule(
    "adaptive.transitions.size-and-traits", .since(8), .documented, source: "WWDC 2014, session 216; WWDC 2015, session 205",
    otherwise: "a turn is told in the words of iOS 7; the layout collapses and expands, and modes stay as they are",
    "A turn or another size of the window tells of new traits, then of the new size, before either changes; then come the layout and blocks alongside."
  )
  static let showFindsItself = Rule(
    "adaptive.show.super-finds-itself", .since(8), .inferred, source: "text of the header UIViewController.h; Neuburg saw an endless loop",
    otherwise: "the override is called again and again, which ends the app",
    "An override of showViewController:sender: or showDetailViewController:sender: that calls super is found again as the target; the controller is presented then."
  )

  static let collapsesByTraits = Rule(
    "adaptive.collapse.by-traits", .since(8), .documented, source: "WWDC 2014, sessions 214 and 216",
    otherwise: "it never collapses: its mode holds however narrow it is",
    "The split view collapses where it is horizontally compact and expands where it is regular; it asks its delegate while it is told of the new traits, before its children are."
  )
  static let collapsesFirst = Rule(
    "adaptive.collapse.before-children-hear", .since(8), .inferred,
    source: "WWDC 2014, session 216, tells where a split view gets its traits",
    otherwise: "the children hear traitCollectionDidChange: first, and the delegate is asked as the split view is laid out",
    "The delegate is asked about collapsing and expanding before the children hear of new traits.")
  static let firstTraitsAreTold = Rule(
    "adaptive.traits.first-are-told", .from(Release(8), until: Release(13)), .documented,
    source: "WWDC 2019, session 214, on what changed with iOS 13; where it comes after viewWillAppear: is from memory",
    otherwise: "nobody hears of the traits that it begins with",
    "A controller hears traitCollectionDidChange: with no former traits as its view first comes to the screen.")
  static let widthIsSilent = Rule(
    "adaptive.width.tells-no-size", .since(8), .reported, source: "openradar 19819610",
    otherwise: "the children hear viewWillTransitionToSize:withTransitionCoordinator:",
    "Another width of the primary gives the children other sizes without a word to them.")
  static let rootIsNotAsked = Rule(
    "adaptive.orientation.root-not-asked", .since(8), .reported, source: "openradar 19531614",
    otherwise: "it is asked too, as it first appears",
    "A split view that is a root is never asked for its preferred orientation; one that is presented is.")
  static let containersLoseGesture = Rule(
    "adaptive.gesture.lost-in-containers", .from(Release(9), until: Release(11)), .reported,
    source: "an app whose subclass answers for the property", otherwise: "it counts as it stands",
    "presentsWithGesture set to NO does not last in a split view inside of a stack or tab bar; a subclass that always answers NO does.")
  static let collapsedShowsAll = Rule(
    "adaptive.collapse.mode-is-all-visible", .since(8), .measured, source: "an open reimplementation measured on a simulator of iOS 26",
    otherwise: "the last mode stays", "While collapsed the display mode reads allVisible, and nobody is told of the change.")
  static let automaticByShape = Rule(
    "adaptive.automatic.by-shape", .since(8), .documented, source: "UISplitViewController.h of iOS 8",
    otherwise: "both show in every shape",
    "Left to itself a split view without a style shows both controllers where it is wider than high, and hides the primary where it is not."
  )
  static let besideInPortrait = Rule(
    "adaptive.automatic.beside-in-portrait", .since(26), .inferred,
    source: "traces of a logging app on iOS 26.1, published with openuikit: an upright iPad collapses and expands as one that shows both",
    otherwise: "the primary is hidden where the view is higher than wide",
    "Left to itself a split view without a style shows both controllers in every shape, as two columns do.")
  static let collapseTellsNoMode = Rule(
    "adaptive.collapse.tells-no-mode", .from(Release(8), until: Release(26)), .inferred,
    source: "no report of such a message; columns tell it on iOS 26.1",
    otherwise: "willChange is sent once, with the mode that is read while collapsed",
    "Collapsing sends no willChange; expanding sends one where the mode then differs.")
  static let buttonNeedsNoGesture = Rule(
    "adaptive.button.needs-no-gesture", .since(8), .inferred, source: "the text that says otherwise is about columns",
    otherwise: "the button is hidden", "Taking the gesture away leaves the display mode button.")
  static let preservesDetail = Rule(
    "adaptive.expand.preserved-detail", .since(8), .reported, source: "Neuburg's SecretRetention and basicMasterDetail",
    otherwise: "there is no secondary then",
    "The secondary that a collapse took away is kept, and comes back where nobody names another.")
  static let separatesAnyTop = Rule(
    "adaptive.expand.pops-any-top", .since(8), .reported,
    source: "UISplitViewControllerDemo issue 7; reference of separateSecondaryViewController",
    otherwise: "only a navigation controller is popped",
    "Expanding pops whatever is on top of the primary's stack, a second list too, and makes it the secondary.")
  static let attachesLate = Rule(
    "adaptive.controllers.attached-late", .since(8), .inferred, source: "an open reimplementation measured on a simulator of iOS 26",
    otherwise: "they become children at once", "The controllers become children when the split view controller makes its view.")
  static let twoControllersAtMost = Rule(
    "adaptive.controllers.two-at-most", .since(8), .inferred, source: "UISplitViewController reference",
    otherwise: "those beyond the second are kept and not shown", "More than two viewControllers are refused, in the model's own words.")
  static let warnsOfNoPrimary = Rule(
    "adaptive.controllers.warns-of-none", .from(Release(8), until: Release(12)), .reported, source: "console output in public issues",
    otherwise: "nothing is said",
    "A split view controller that is used without controllers says so on the console, once in the life of an app.")
  static let overlayKeepsPrimary = Rule(
    "adaptive.controllers.overlay-keeps-primary", .from(Release(8), until: Release(9)), .reported, source: "openradar 18854728",
    otherwise: "the overlay shows the new one",
    "A hidden primary that is replaced goes on showing in the overlay until both columns are seen.")
  static let replacingBothGoesBlank = Rule(
    "adaptive.controllers.both-replaced-go-blank", .from(Release(13), until: Release(14)), .reported,
    source: "read-me of a test project, iOS 13 beta 7", otherwise: "they show at once, as on iOS 11 and 12",
    "Replacing both controllers while collapsed shows neither until the split view expands.")

  static let tellsOfModes = Rule(
    "adaptive.mode.told-before", .since(8), .documented, source: "UISplitViewControllerDelegate reference",
    otherwise: "it is told once the new mode can be read",
    "A change of display modes is told before it happens, and only where the mode really changes.")
  static let longPhonesShowBoth = Rule(
    "adaptive.mode.long-phones-show-both", .since(8), .inferred, source: "openradar 51298721",
    otherwise: "the primary is hidden and comes as an overlay",
    "On an XR or Max phone on its side, automatic stands for both columns side by side.")
  static let shouldHideSteersAutomatic = Rule(
    "adaptive.mode.should-hide-steers", .from(Release(8), until: Release(13)), .inferred,
    source: "apps of 2015 to 2017 that implement it beside the new methods", otherwise: "only the shape counts",
    "A delegate that implements shouldHide says what automatic stands for in an orientation.")
  static let asksTargetAhead = Rule(
    "adaptive.button.asks-ahead", .since(8), .documented, source: "reference of displayModeButtonItem and targetDisplayModeForAction",
    otherwise: "the delegate is asked as the touch comes",
    "The delegate is asked ahead where a tap or swipe leads, whenever mode, shape or collapsing change; a touch follows the last answer.")
  static let asksTargetAtLaunch = Rule(
    "adaptive.button.asks-at-launch", .from(Release(8), until: Release(13)), .reported, source: "iZettle's Presentation, issue 54",
    otherwise: "it is asked at the first touch or change", "The delegate is asked for the first time as the split view appears.")
  static let noButtonInLandscape = Rule(
    "adaptive.button.none-side-by-side", .since(8), .inferred, source: "automatic is documented as the iPad's old behaviour",
    otherwise: "the button shows two arrows", "On a tablet that shows both columns of its own accord the button is hidden.")
  static let overlayTakesModals = Rule(
    "adaptive.overlay.takes-modals-along", .from(Release(8), until: Release(14)), .reported, source: "Awful.app, issue 746 (iOS 11)",
    otherwise: "it stays over the collapsed split view",
    "What was presented out of the overlay is gone before the delegate is asked about collapsing.")
  static let overlayEndsOutside = Rule(
    "adaptive.overlay.ends-outside", .since(8), .reported, source: "openradar 20958663; UISplitViewController reference",
    otherwise: "a touch beside it does nothing",
    "A touch beside the overlay takes it down; rows, showDetail and new preferences that name it do not.")
  static let overlayCoversBars = Rule(
    "adaptive.overlay.covers-tab-bar", .from(Release(8), until: Release(9)), .reported, source: "daveanderson's TabsAndSplits (iOS 8)",
    otherwise: "it ends at the bar",
    "The overlay is drawn over everything in the window, the bar of the tabs around it included.")
  static let gestureIsSampled = Rule(
    "adaptive.gesture.sampled-with-delegate", .from(Release(8), until: Release(10)), .reported,
    source: "header of iOS 7; a comment in SelfieSwift", otherwise: "it counts as it stands",
    "presentsWithGesture counts as it was when the delegate was assigned.")
  static let overlayLosesGesture = Rule(
    "adaptive.gesture.lost-with-overlay", .from(Release(9, 1), until: Release(9, 2)), .reported, source: "samwize, December 2015",
    otherwise: "the swipe shows the overlay", "Where the overlay is preferred, a swipe does not bring it up.")
  static let earlyMinimumBreaksGesture = Rule(
    "adaptive.gesture.minimum-first-crashes", .from(Release(10), until: Release(11)), .reported, source: "openradar 31111140",
    otherwise: "the swipe does nothing",
    "A gesture taken away after a minimum width was set crashes at the first swipe held upright.")
  static let primaryIs320AtMost = Rule(
    "adaptive.width.320-at-most", .since(8), .documented, source: "UISplitViewController reference",
    otherwise: "375 points in windows wider than 1024", "The primary column is at most 320 points wide unless a maximum is set.")

  static let showReplaces = Rule(
    "adaptive.show.replaces-by-sender", .since(8), .documented, source: "header UISplitViewController.h; reference of show(_:sender:)",
    otherwise: "the primary is replaced whoever asks",
    "showViewController:sender: that reaches the split view replaces the column that the sender is in, the primary where there is none; collapsed it presents."
  )
  static let detailTakesSlot = Rule(
    "adaptive.show-detail.takes-the-slot", .since(8), .reported, source: "Neuburg's template analysis; WWDC 2014, session 216",
    otherwise: "a navigation controller there is sent showViewController:sender:, as the header has it",
    "showDetailViewController:sender: puts the controller in the secondary's place, whatever is there.")
  static let slidesSilently = Rule(
    "adaptive.appearance.slides-silently", .from(Release(8), until: Release(26)), .reported,
    source: "openradar 29824842; averagejake, December 2014; recordings of columns on iOS 26.1 tell them",
    otherwise: "viewWillAppear: and the others are sent",
    "A primary that slides in beside the secondary, or out again, is not told that it appears or goes.")
  static let overlayAppears = Rule(
    "adaptive.appearance.overlay-appears", .since(8), .inferred, source: "the overlay of iOS 8 is a popover inside",
    otherwise: "nothing is sent", "A primary that comes as an overlay appears, and goes with it.")
  static let snapshotsCollapse = Rule(
    "adaptive.background.snapshots", .since(9), .reported, source: "canvas-ios pull request 3118",
    otherwise: "nothing happens", "On a tablet the background takes pictures in other sizes: the split view collapses and expands.")

  static let legacyCallbacks = Rule(
    "adaptive.legacy-callbacks", .from(Release(8), until: Release(13)), .inferred,
    source: "apps of 2014 to 2016 that guard the bodies of these methods", otherwise: "none is sent",
    "willHide, willShow and willPresent are still sent to a delegate that has them, each just before willChange.")
  static let legacyAtLaunch = Rule(
    "adaptive.legacy-callbacks.at-launch", .from(Release(8), until: Release(13)), .inferred,
    source: "a legacy delegate cannot do without its button", otherwise: "the button is handed out at the first change",
    "A launch with the primary hidden sends willHide, though no mode changes.")

  static let legacyAfterExpanding = Rule(
    "adaptive.legacy-callbacks.after-expanding", .from(Release(8), until: Release(13)), .inferred,
    source: "a legacy delegate would keep a button that does nothing", otherwise: "no mode changes, so nothing is sent",
    "An expansion that ends side by side sends willShow to a delegate that has held the button since before the collapse.")

  static let hidesNothingAtLaunch = Rule(
    "adaptive.launch.hidden-passed-over", .from(Release(8), until: Release(10)), .reported, source: "a comment in OmniUI's split view",
    otherwise: "the primary is hidden", "A preference to hide the primary that was set before the first appearance counts as automatic.")
  static let earlyOverlayIsUnbalanced = Rule(
    "adaptive.launch.early-overlay-unbalanced", .from(Release(8), until: Release(10)), .reported,
    source: "samwize, December 2015; SelfieSwift", otherwise: "nothing is said",
    "An overlay that is asked for while views are being made is followed by a word on the console about unbalanced appearance calls.")
  static let plusGoesBlank = Rule(
    "adaptive.collapse.plus-goes-blank", .from(Release(8), until: Release(10)), .reported, source: "comments in Awful; its issue 418",
    otherwise: "the primary shows",
    "A Plus phone that prefers the primary hidden or over is blank after it collapsed, unless code set the preference meanwhile.")
  static let overlayMissesTransition = Rule(
    "adaptive.collapse.overlay-misses-transition", .from(Release(10), until: Release(11)), .reported, source: "openradar 28528503",
    otherwise: "it is told", "A phone that prefers the overlay does not tell its detail of new traits at the first turn.")
  static let returnsWithoutPrimary = Rule(
    "adaptive.expand.returns-without-primary", .from(Release(12, 2), until: Release(13)), .reported, source: "Awful issue 892",
    otherwise: "the preference holds", "A split view that expands while the app is in the background leaves the primary hidden.")
  static let classicHearsOfColumns = Rule(
    "columns.classic.hears-of-columns", .since(26), .measured, source: "recordings of iOS 26.1",
    otherwise: "it is told of none, as up to iOS 18",
    "A split view without a style is told of columns too as it collapses and expands.")
  static let classicHearsOfEveryColumn = Rule(
    "columns.classic.hears-of-every-column", .since(26), .inferred,
    source: "split views with columns tell of them so; recordings of one without a style were read as it folds only",
    otherwise: "only collapsing and expanding are told",
    "A split view without a style is told of columns also as it appears, collapsed or not, and as its mode changes.")

  static let adaptive: [Rule] = [
    windowTransitions, showFindsItself, automaticByShape, besideInPortrait, collapseTellsNoMode, buttonNeedsNoGesture, collapsesByTraits,
    collapsesFirst, firstTraitsAreTold, widthIsSilent, rootIsNotAsked,
    containersLoseGesture,
    collapsedShowsAll,
    preservesDetail,
    separatesAnyTop, attachesLate,
    twoControllersAtMost, warnsOfNoPrimary, overlayKeepsPrimary, replacingBothGoesBlank, tellsOfModes, longPhonesShowBoth,
    shouldHideSteersAutomatic, asksTargetAhead, asksTargetAtLaunch, noButtonInLandscape, overlayEndsOutside, overlayCoversBars,
    gestureIsSampled,
    overlayLosesGesture, earlyMinimumBreaksGesture, primaryIs320AtMost, showReplaces, detailTakesSlot, slidesSilently, overlayAppears,
    snapshotsCollapse, legacyCallbacks, legacyAtLaunch, legacyAfterExpanding, overlayTakesModals, hidesNothingAtLaunch,
    earlyOverlayIsUnbalanced, plusGoesBlank,
    returnsWithoutPrimary, overlayMissesTransition,
  ]
}
