import ObjectModel

/// What nobody has written down about columns, or what sources do not agree on: each can be switched.
extension Rule {
  private static let early = ReleaseRange.from(Release(14), until: Release(26))

  static let launchTellsCollapse = Rule(
    "columns.launch.tells-collapse", .since(14), .measured,
    source: "traces of a logging app on iOS 26.1, published with openuikit; Zapp warns that the message may never come",
    otherwise: "nothing more is told, and the app has to look at isCollapsed",
    "A first appearance with room for one column ends with didCollapse.")
  static let largePhonesTile = Rule(
    "columns.automatic.large-phones-tile", early, .inferred, source: "no source gives the mode; without a style such phones show both",
    otherwise: "the sidebars lie over the secondary and start hidden",
    "Left to itself a split view on a large phone on its side has its sidebar beside the secondary.")
  static let pushesJoinColumn = Rule(
    "columns.expand.pushes-join-column", .since(14), .inferred, source: "not measured; stacks of columns keep what was pushed in them",
    otherwise: "it stays on the primary's stack",
    "What was pushed over a column onto the primary's stack goes onto that column's own stack as the columns unfold.")
  static let misuseRaises = Rule(
    "columns.misuse.raises", .since(14), .inferred, source: "UISplitViewController.h says only what is not valid, or not accepted",
    otherwise: "the message does nothing, and controllers beyond the columns are left out",
    "A column that the style has not, the compact column shown or hidden, and more controllers than columns raise an exception.")
  static let compactBelow640 = Rule(
    "columns.window.compact-below-640", .since(26), .inferred,
    source: "the threshold is not public; it lies between about 600 and 640 points",
    otherwise: "below 600 points", "A free window is compact below 640 points of width.")
  static let inspectorTellsWill = Rule(
    "columns.inspector.tells-will", .since(26), .inferred,
    source: "the reference names no exception; Zapp and react-native-screens use the did-messages alone",
    otherwise: "didShow and didHide are sent alone", "willShow and willHide are told of the inspector as of other columns.")

  static let buttonStandsForBack = Rule(
    "columns.button.stands-for-back", .since(14), .documented, source: "UISplitViewController reference on the automatic button",
    otherwise: "it stands beside Back and beside every item",
    "The button that changes the mode stands where Back would: not beside Back, and beside the app's left items only where they supplement it."
  )
  static let supplementaryHasButton = Rule(
    "columns.button.supplementary-too", .since(14), .documented, source: "UISplitViewController reference on the automatic button",
    otherwise: "the secondary's bar alone has it",
    "While three columns tile, the bar of the supplementary has the button that changes the mode too.")
  static let arrowsStandBeside = Rule(
    "columns.button.arrows-stand-beside", .since(14), .inferred,
    source: "UISplitViewController.h promises the double arrow and takes nothing away for it",
    otherwise: "it stands only where that button is not",
    "The double arrow of showsSecondaryOnlyButton stands behind the button that changes the mode, whatever that one's visibility is.")
  static let arrowsBringOneSidebar = Rule(
    "columns.button.arrows-bring-one-sidebar", .since(14), .inferred,
    source: "UISplitViewController.h says that it leads to and from the secondary alone, not where to",
    otherwise: "it brings back the mode that it left",
    "From the secondary alone the double arrow leads to the nearest mode with a sidebar.")
  static let resizeTellsColumns = Rule(
    "columns.resize.tells-columns", .since(26), .inferred, source: "the measured order of a new preference; resizes were not recorded",
    otherwise: "willChange alone is sent, as by showColumn:",
    "A resize that changes the mode tells of the columns that come and go.")

  static let oneSidebarFrom500 = Rule(
    "columns.mode.one-sidebar-from-500", .since(26), .inferred, source: "measured to lie between 393 and 600 points",
    otherwise: "from 600 points on", "A sidebar lies beside the secondary from 500 points of width on.")
  static let expansionTellsAnswer = Rule(
    "columns.expand.tells-chosen-mode", .since(14), .inferred,
    source: "the measured order tells of the proposed mode before the question; other answers were not recorded",
    otherwise: "willChange is sent for the proposal alone",
    "Where the delegate wants another mode than the proposed one after an expansion, a willChange tells of it.")

  static let classicStartsBeside = Rule(
    "columns.classic.starts-beside", early, .reported, source: "tests of another port, which took the defaults of a device of that time",
    otherwise: "it reads as secondaryOnly, as before and after these releases",
    "The mode of a split view without a style that has never appeared reads as oneBesideSecondary.")

  static let codeMovesLines = Rule(
    "columns.widths.code-after-dragging", .since(26), .inferred, source: "nobody has said which of the two counts",
    otherwise: "the column stays as wide as the finger made it",
    "A preferred width that code sets after a finger moved the line counts in its stead.")
  static let sidebarsLeaveRoom = Rule(
    "columns.widths.leave-room", early, .inferred,
    source: "UISplitViewController.h speaks of further heuristics of the system and names none",
    otherwise: "they get the width that was asked for, and the secondary what is left",
    "Sidebars beside the secondary that are asked to be wider than 320 points leave it 320 points, each in proportion.")

  static let columnsContested: [Rule] = [
    launchTellsCollapse, largePhonesTile, pushesJoinColumn, misuseRaises, compactBelow640, inspectorTellsWill, buttonStandsForBack,
    supplementaryHasButton, arrowsStandBeside, arrowsBringOneSidebar, resizeTellsColumns, oneSidebarFrom500,
    expansionTellsAnswer, sidebarsLeaveRoom, classicStartsBeside, codeMovesLines,
  ]
}
