import ObjectModel

/// iOS 14 and later: columns. There are two profiles, the one of iOS 14 to 18 and that of 26; what lies between them is not known.
extension Rule {
  private static let early = ReleaseRange.from(Release(14), until: Release(26))
  private static let late = ReleaseRange.since(26)
  private static let traces = "traces of a logging app on iOS 26.1, published with openuikit"
  private static let reference = "UISplitViewController reference of iOS 18; UISplitViewController.h"

  static let freeWindows = Rule(
    "columns.window.free-sizes", late, .documented, source: "WWDC 2025, session 282",
    otherwise: "windows have the shares of iOS 9 to 18, and turn with the device",
    "A window takes any size, and a turn of the device leaves it as it is.")
  static let secondaryPushes = Rule(
    "columns.secondary.pushes", early, .reported, source: "Apple's answer to FB8640357, told at zhaoxin.pro",
    otherwise: "the new controller takes the place of the old one, as measured on iOS 26.1",
    "Another controller for a secondary column that UIKit wrapped is pushed onto the wrapper; nil in between replaces.")
  static let hiddenInPortrait = Rule(
    "columns.automatic.by-shape", early, .documented, source: reference,
    otherwise: "one sidebar beside the secondary, two where three columns fit",
    "Left to itself a split view overlays in a view that is higher than wide, starting hidden, and tiles in a wider one.")
  static let triplesDisplace = Rule(
    "columns.automatic.narrow-triple-displaces", early, .inferred, source: "the header speaks of widths and shapes and gives no numbers",
    otherwise: "three columns tile at every width", "Left to themselves three columns displace in a view less than 1180 points wide.")
  static let behaviorReinterprets = Rule(
    "columns.mode.fits-behavior", early, .documented, source: reference,
    otherwise: "the behavior follows the mode, as measured on iOS 26.1",
    "A preferred mode that the split behavior does not allow is taken as the nearest one that it does.")
  static let gestureOffIsStrict = Rule(
    "columns.mode.strict-without-gesture", early, .documented, source: reference,
    otherwise: "the preferred mode is fitted to the behavior, as with the gesture",
    "While presentsWithGesture is NO the preferred display mode holds whatever the behavior.")
  static let modeByFit = Rule(
    "columns.mode.by-fit", late, .measured, source: traces,
    otherwise: "the shape of the view decides, as documented up to iOS 18",
    "The mode follows from the preference and the width: sidebars tile where the columns' least widths have room.")
  static let overlayStartsHidden = Rule(
    "columns.mode.overlay-starts-hidden", late, .measured, source: traces,
    otherwise: "an overlay that is preferred shows at the first appearance",
    "A preference for an overlay shows the secondary alone at the first appearance and leaves a resized layout as it is.")
  static let noDisplacing = Rule(
    "columns.mode.never-displaces", late, .measured, source: traces,
    otherwise: "three columns that fit displace the secondary where that is preferred",
    "Nothing displaces the secondary: a wish for it is taken as one for two columns beside the secondary.")
  static let preferenceWritesBehavior = Rule(
    "columns.preferred.writes-behavior", late, .measured, source: traces,
    otherwise: "the preferred behavior stays as it is",
    "Assigning preferredDisplayMode assigns the preferred split behavior that goes with it, save for secondaryOnly.")
  static let showWritesPreference = Rule(
    "columns.show.writes-preferred-mode", late, .measured, source: traces,
    otherwise: "the mode changes and the preference stays",
    "showColumn: and hideColumn: assign the preferred display mode that they aim at.")
  static let showIsSilent = Rule(
    "columns.show.only-will-change", late, .measured, source: traces,
    otherwise: "willShow and willHide come too, as the reference says",
    "showColumn: and hideColumn: of an expanded split view send willChange alone.")
  static let secondaryKeepsWidth = Rule(
    "columns.widths.secondary-first", late, .measured, source: traces,
    otherwise: "a sidebar is at most 320 points wide unless its maximum is set",
    "Sidebars leave the secondary its least width, 464 points unless it is set.")
  static let sidebarFloats = Rule(
    "columns.layout.sidebar-floats", late, .measured, source: traces + "; Apollo-Reborn saw the same shapes",
    otherwise: "it lies at the edge, and the others beside it",
    "With the background of a sidebar the primary is a panel over the next column, which reaches under it to the edge.")
  static let primaryReachesBeyond = Rule(
    "columns.layout.primary-reaches-beyond", .from(Release(14), until: Release(17)), .reported,
    source: "darjeelingsteve.com, January 2021; a question on Stack Overflow about iOS 16", otherwise: "it begins at the edge",
    "The view of the primary of two columns begins 100 points beyond the edge, with a safe area that keeps its contents from there.")
  static let unloadedWidthsAreZero = Rule(
    "columns.widths.zero-unloaded", early, .inferred, source: "tests of defaults in swift-win32, 2021",
    otherwise: "they read as they would in the window",
    "Before the first appearance the widths read as 0 and the behavior as overlay.")
  static let drawsBackground = Rule(
    "columns.background.sidebar", late, followsSDK: true, .measured, source: traces,
    otherwise: "no background style until one is set, as in apps linked before iOS 26",
    "The primary's background style is sidebar unless it is set, in apps linked against iOS 26 or later.")
  static let classicHasNoBackground = Rule(
    "columns.background.needs-style", late, .measured, source: traces,
    otherwise: "it keeps the style without drawing it, as up to iOS 18",
    "A split view controller without a style refuses primaryBackgroundStyle with an exception.")
  static let fullStackIsTold = Rule(
    "columns.collapsed.triple-tells-both", late, .measured, source: traces,
    otherwise: "only the column that is covered is told of, as with two columns",
    "Showing a higher column of three, collapsed, tells of the column covered and of the one shown.")
  static let backgroundCollapses = Rule(
    "columns.background.snapshots", .from(Release(18), until: Release(26)), .reported, source: "react-native-screens, pull request 3319",
    otherwise: "nothing happens",
    "Going to the background collapses an expanded split view for a moment, as snapshots are taken in other sizes.")
  static let arrowsWaitForLayout = Rule(
    "columns.button.arrows-wait-for-layout", .since(18), .reported, source: "react-native-screens, RNSSplitViewHostController",
    otherwise: "the double arrow comes and goes at once",
    "The double arrow of showsSecondaryOnlyButton comes and goes with the next layout of the split view, or of the secondary's bar.")
  static let pushesStartAtZero = Rule(
    "columns.collapsed.pushes-start-at-zero", late, .reported, source: "darjeelingsteve.com and expertlifetips.com on pushes of iOS 26",
    otherwise: "what is pushed has its frame before it is told that it appears",
    "On a phone, inside a split view of one column, the frame of what is pushed is zero until the first layout of the push.")
  static let nestedBarsCrash = Rule(
    "columns.expand.nested-bars-crash", .since(17), .reported,
    source: "nextcloud/talk-ios, pull request 1612; woocommerce-ios, pull request 17778",
    otherwise: "the columns unfold",
    "A layout of the bar, as by unfolding, while a column is still being pushed onto the primary's stack raises an exception about bars.")
  static let sheetIsNotShowing = Rule(
    "columns.inspector.sheet-does-not-show", late, .inferred, source: "zapp reads the column and the sheet separately",
    otherwise: "isShowingColumn: counts the sheet", "isShowingColumn: answers NO for an inspector that is a sheet.")
  static let cancelledSwipeIsQuiet = Rule(
    "columns.gesture.cancelled-is-quiet", .since(14), .inferred,
    source: "the reference says only that the two messages enclose the gesture",
    otherwise: "willChange is sent for the mode that the finger aimed at, and for the one that stays",
    "A swipe that is let go of sends the two messages of the gesture and nothing between them.")

  static let linesAreDragged = Rule(
    "columns.widths.lines-are-dragged", late, .documented, source: "WWDC 2025, session 282; Zapp",
    otherwise: "the lines stay where they are, as up to iOS 18",
    "A finger on the line beside a column makes it wider or narrower, between its least and its greatest width; the delegate is told nothing."
  )
  static let sidebarActionNeedsStyle = Rule(
    "columns.sidebar.action-needs-style", .since(14), .reported, source: "NetNewsWire, issue 3388 (iOS 15)",
    otherwise: "it shows and hides the primary of a split view without a style too",
    "The system's shortcut for sidebars, which sends toggleSidebar:, does nothing to a split view without a style.")

  static let columnOrder = Rule(
    "columns.order.supplementary-first", .since(14), .measured, source: traces,
    otherwise: "the columns are told of from the leading edge on",
    "A change tells of the mode, then of the columns: the supplementary, the primary, the secondary; then it happens, and is told in any order."
  )
  static let collapseOrder = Rule(
    "columns.collapse.order", .since(14), .measured, source: traces,
    otherwise: "the columns that go are told of from the trailing edge on, then the top if it was hidden",
    "A collapse hides the sidebars and the secondary onto the primary, and then the primary under the column on top; every willHide and willShow comes before it."
  )
  static let expandOrder = Rule(
    "columns.expand.order", .since(14), .measured, source: traces,
    otherwise: "the top that goes is told of before the sidebars that come",
    "An expansion asks for the mode, tells of the sidebars that come, of the top that goes and of the secondary, and then happens.")
  static let stackTellsOthers = Rule(
    "columns.collapsed.tells-the-other", .since(14), .measured, source: traces,
    otherwise: "both columns are told of",
    "Code that shows or hides a column of a stack is told of the other column only; a touch on Back tells of both.")

  static let columns: [Rule] = [
    columnOrder, collapseOrder, expandOrder, stackTellsOthers, freeWindows, secondaryPushes, hiddenInPortrait, triplesDisplace,
    behaviorReinterprets, gestureOffIsStrict, modeByFit,
    overlayStartsHidden, noDisplacing, preferenceWritesBehavior, showWritesPreference, showIsSilent, secondaryKeepsWidth,
    sidebarFloats, primaryReachesBeyond, unloadedWidthsAreZero,
    drawsBackground, classicHasNoBackground, fullStackIsTold, backgroundCollapses, arrowsWaitForLayout,
    nestedBarsCrash, pushesStartAtZero,
    linesAreDragged, sidebarActionNeedsStyle,
    sheetIsNotShowing,
    cancelledSwipeIsQuiet, classicHearsOfColumns, classicHearsOfEveryColumn,
  ]
}
