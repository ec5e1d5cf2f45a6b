import ObjectModel

/// The messages of `UISplitViewControllerDelegate` that came with iOS 14 and iOS 26.
extension SplitDelegate {
  private static let owner = "UISplitViewControllerDelegate"
  private static let since14 = ReleaseRange.since(14)

  package static let topColumn = MessageType<SplitColumn, UISplitViewController, SplitColumn>(
    "splitViewController:topColumnForCollapsingToProposedTopColumn:",
    swift: "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)",
    short: "topColumn", parameters: "svc proposedTopColumn", .delegate, in: owner, releases: since14, sender: 0,
    otherwise: "the column proposed", "Asks which column is on top when the split view collapses; with a style only.")
  package static let expandMode = MessageType<SplitDisplayMode, UISplitViewController, SplitDisplayMode>(
    "splitViewController:displayModeForExpandingToProposedDisplayMode:",
    swift: "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)", short: "expandMode",
    parameters: "svc proposedDisplayMode", .delegate, in: owner, releases: since14, sender: 0, otherwise: "the mode proposed",
    "Asks for the display mode when the split view expands; with a style only.")
  package static let didCollapse = MessageType<NoReply, UISplitViewController>(
    "splitViewControllerDidCollapse:", swift: "splitViewControllerDidCollapse(_:)", short: "didCollapse", parameters: "svc", .delegate,
    in: owner, releases: since14, sender: 0, "Tells that the split view has collapsed.")
  package static let didExpand = MessageType<NoReply, UISplitViewController>(
    "splitViewControllerDidExpand:", swift: "splitViewControllerDidExpand(_:)", short: "didExpand", parameters: "svc", .delegate, in: owner,
    releases: since14, sender: 0, "Tells that the split view has expanded.")
  package static let willShowColumn = MessageType<NoReply, UISplitViewController, SplitColumn>(
    "splitViewController:willShowColumn:", swift: "splitViewController(_:willShow:)", short: "willShowColumn", parameters: "svc column",
    .delegate, in: owner, releases: since14, sender: 0, "Tells that a column is about to be shown.")
  package static let willHideColumn = MessageType<NoReply, UISplitViewController, SplitColumn>(
    "splitViewController:willHideColumn:", swift: "splitViewController(_:willHide:)", short: "willHideColumn", parameters: "svc column",
    .delegate, in: owner, releases: since14, sender: 0, "Tells that a column is about to be hidden.")
  package static let didShowColumn = MessageType<NoReply, UISplitViewController, SplitColumn>(
    "splitViewController:didShowColumn:", swift: "splitViewController(_:didShow:)", short: "didShowColumn", parameters: "svc column",
    .delegate, in: owner, releases: .since(26), sender: 0, "Tells that a column has been shown.")
  package static let didHideColumn = MessageType<NoReply, UISplitViewController, SplitColumn>(
    "splitViewController:didHideColumn:", swift: "splitViewController(_:didHide:)", short: "didHideColumn", parameters: "svc column",
    .delegate, in: owner, releases: .since(26), sender: 0, "Tells that a column has been hidden.")
  package static let gestureWillBegin = MessageType<NoReply, UISplitViewController>(
    "splitViewControllerInteractivePresentationGestureWillBegin:", swift: "splitViewControllerInteractivePresentationGestureWillBegin(_:)",
    short: "gestureWillBegin", parameters: "svc", .delegate, in: owner, releases: since14, sender: 0,
    "Tells that a finger begins to move a column; with a style only.")
  package static let gestureDidEnd = MessageType<NoReply, UISplitViewController>(
    "splitViewControllerInteractivePresentationGestureDidEnd:", swift: "splitViewControllerInteractivePresentationGestureDidEnd(_:)",
    short: "gestureDidEnd", parameters: "svc", .delegate, in: owner, releases: since14, sender: 0,
    "Tells that the finger let go; with a style only.")

  static let ofColumns: [MessageInfo] = [
    topColumn.info, expandMode.info, didCollapse.info, didExpand.info, willShowColumn.info, willHideColumn.info, didShowColumn.info,
    didHideColumn.info, gestureWillBegin.info, gestureDidEnd.info,
  ]
}
