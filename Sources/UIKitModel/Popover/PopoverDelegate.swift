import ObjectModel

/// The messages of `UIPopoverControllerDelegate`.
package enum PopoverDelegate {
  private static let owner = "UIPopoverControllerDelegate"

  package static let shouldDismiss = MessageType<Bool, UIPopoverController>(
    "popoverControllerShouldDismissPopover:", swift: "popoverControllerShouldDismissPopover(_:)", short: "shouldDismiss",
    parameters: "popoverController", .delegate, in: owner, sender: 0, otherwise: "YES",
    "Asks whether a touch outside may take the popover down.")
  package static let didDismiss = MessageType<NoReply, UIPopoverController>(
    "popoverControllerDidDismissPopover:", swift: "popoverControllerDidDismissPopover(_:)", short: "didDismiss",
    parameters: "popoverController",
    .delegate, in: owner, sender: 0, "Tells that a touch outside took the popover down.")

  package static let table = ProtocolTable(
    owner, releases: .since(3, 2), "Follows how a popover is dismissed by touches.",
    [shouldDismiss.info, didDismiss.info, willReposition.info])
}
