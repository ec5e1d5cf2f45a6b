import ObjectModel

/// The messages of `UISplitViewControllerDelegate` in the popover era.
package enum SplitDelegate {
  private static let owner = "UISplitViewControllerDelegate"

  package static let willHide = MessageType<NoReply, UISplitViewController, UIViewController?, UIBarButtonItem?, UIPopoverController?>(
    "splitViewController:willHideViewController:withBarButtonItem:forPopoverController:",
    swift: "splitViewController(_:willHide:with:for:)",
    short: "willHide", parameters: "svc aViewController barButtonItem pc", .delegate, in: owner,
    releases: .since(3, 2),
    sender: 0,
    "Hands out the button and the popover while the master is about to be hidden."
  ).deprecated(8, use: "splitViewController:willChangeToDisplayMode:")
  package static let willShow = MessageType<NoReply, UISplitViewController, UIViewController?, UIBarButtonItem?>(
    "splitViewController:willShowViewController:invalidatingBarButtonItem:", swift: "splitViewController(_:willShow:invalidating:)",
    short: "willShow", parameters: "svc aViewController barButtonItem", .delegate, in: owner,
    releases: .since(3, 2),
    sender: 0, "Takes the button back while the master is about to be part of the split again."
  ).deprecated(8, use: "splitViewController:willChangeToDisplayMode:")
  package static let willPresent = MessageType<NoReply, UISplitViewController, UIPopoverController, UIViewController?>(
    "splitViewController:popoverController:willPresentViewController:", swift: "splitViewController(_:popoverController:willPresent:)",
    short: "willPresent", parameters: "svc pc aViewController", .delegate, in: owner, releases: .since(3, 2),
    sender: 0,
    "Tells that the hidden master is about to be presented, so that other popovers can be closed."
  ).deprecated(8, use: "splitViewController:willChangeToDisplayMode:")
  package static let shouldHide = MessageType<Bool, UISplitViewController, UIViewController?, UIInterfaceOrientation>(
    "splitViewController:shouldHideViewController:inOrientation:", swift: "splitViewController(_:shouldHide:in:)", short: "shouldHide",
    parameters: "svc vc orientation", .delegate, in: owner, releases: .since(5), sender: 0,
    otherwise: "YES in portrait, NO in landscape",
    "Asks whether the master is hidden in an orientation."
  ).deprecated(8, use: "preferredDisplayMode")
  package static let supportedOrientations = MessageType<UIInterfaceOrientationMask, UISplitViewController>(
    "splitViewControllerSupportedInterfaceOrientations:", swift: "splitViewControllerSupportedInterfaceOrientations(_:)",
    short: "supportedOrientations", parameters: "splitViewController", .delegate, in: owner, releases: .since(7), sender: 0,
    otherwise: "every orientation", "Asks which orientations the split view controller stands.")
  package static let preferredOrientation = MessageType<UIInterfaceOrientation, UISplitViewController>(
    "splitViewControllerPreferredInterfaceOrientationForPresentation:",
    swift: "splitViewControllerPreferredInterfaceOrientationForPresentation(_:)", short: "preferredOrientation",
    parameters: "splitViewController", .delegate, in: owner, releases: .since(7), sender: 0, otherwise: "the present orientation",
    "Asks which way up the split view controller wants to be presented; a root is never asked.")

  package static let table = ProtocolTable(
    owner, releases: .since(3, 2), "Follows what a split view controller does with its master.",
    [willHide.info, willShow.info, willPresent.info, shouldHide.info, supportedOrientations.info, preferredOrientation.info] + ofAdaptive
      + ofColumns)
}
