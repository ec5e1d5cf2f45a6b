import ObjectModel

/// The messages of `UISplitViewControllerDelegate` that came with iOS 8.
extension SplitDelegate {
  private static let owner = "UISplitViewControllerDelegate"
  private static let since8 = ReleaseRange.since(8)

  package static let willChange = MessageType<NoReply, UISplitViewController, SplitDisplayMode>(
    "splitViewController:willChangeToDisplayMode:", swift: "splitViewController(_:willChangeTo:)", short: "willChange",
    parameters: "svc displayMode", .delegate, in: owner, releases: since8, sender: 0,
    "Tells that the display mode is about to change; the old one still holds.")
  package static let targetDisplayMode = MessageType<SplitDisplayMode, UISplitViewController>(
    "targetDisplayModeForActionInSplitViewController:", swift: "targetDisplayModeForAction(in:)", short: "targetDisplayMode",
    parameters: "svc", .delegate, in: owner, releases: since8, sender: 0, otherwise: "automatic: the split view controller's own choice",
    "Asks, ahead of a tap or swipe, which display mode that leads to; from iOS 14 on without a style only.")
  package static let show = MessageType<Bool, UISplitViewController, UIViewController, Value>(
    "splitViewController:showViewController:sender:", swift: "splitViewController(_:show:sender:)", short: "show",
    parameters: "splitViewController vc sender", .delegate, in: owner, releases: since8, sender: 0, otherwise: "NO",
    "Lets the delegate show a controller in the primary column itself; from iOS 14 on without a style only.")
  package static let showDetail = MessageType<Bool, UISplitViewController, UIViewController, Value>(
    "splitViewController:showDetailViewController:sender:", swift: "splitViewController(_:showDetail:sender:)", short: "showDetail",
    parameters: "splitViewController vc sender", .delegate, in: owner, releases: since8, sender: 0, otherwise: "NO",
    "Lets the delegate show a controller in the secondary column itself; from iOS 14 on without a style only.")
  package static let primaryForCollapsing = MessageType<UIViewController?, UISplitViewController>(
    "primaryViewControllerForCollapsingSplitViewController:", swift: "primaryViewController(forCollapsing:)", short: "primaryForCollapsing",
    parameters: "splitViewController", .delegate, in: owner, releases: since8, sender: 0, otherwise: "nil: the present primary",
    "Asks which controller stays when the split view collapses; from iOS 14 on without a style only.")
  package static let primaryForExpanding = MessageType<UIViewController?, UISplitViewController>(
    "primaryViewControllerForExpandingSplitViewController:", swift: "primaryViewController(forExpanding:)", short: "primaryForExpanding",
    parameters: "splitViewController", .delegate, in: owner, releases: since8, sender: 0, otherwise: "nil: the present primary",
    "Asks which controller is the primary when the split view expands; from iOS 14 on without a style only.")
  package static let collapse = MessageType<Bool, UISplitViewController, UIViewController, UIViewController>(
    "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:",
    swift: "splitViewController(_:collapseSecondary:onto:)",
    short: "collapse", parameters: "splitViewController secondaryViewController primaryViewController", .delegate, in: owner,
    releases: since8,
    sender: 0, otherwise: "NO",
    "Lets the delegate fold the secondary into the primary itself, or drop it; from iOS 14 on without a style only.")
  package static let separate = MessageType<UIViewController?, UISplitViewController, UIViewController>(
    "splitViewController:separateSecondaryViewControllerFromPrimaryViewController:",
    swift: "splitViewController(_:separateSecondaryFrom:)", short: "separate", parameters: "splitViewController primaryViewController",
    .delegate, in: owner, releases: since8, sender: 0, otherwise: "nil: the primary gives it back",
    "Asks for the secondary when the split view expands; from iOS 14 on without a style only.")

  static let ofAdaptive: [MessageInfo] = [
    willChange.info, targetDisplayMode.info, show.info, showDetail.info, primaryForCollapsing.info, primaryForExpanding.info, collapse.info,
    separate.info,
  ]
}
