import ObjectModel

/// Looks of popovers, which are kept and not drawn.
extension UIPopoverController {
  @EntryBuilder<UIPopoverController> static var laterRows: [Entry] {
    attribute("popoverBackgroundViewClass", releases: .since(5), "The class that draws the popover.")
    attribute("popoverLayoutMargins", releases: .since(5), "How far the popover keeps from the edges of the screen.")
    attribute("backgroundColor", releases: .since(7), "The colour of the popover.")
  }
}

extension PopoverDelegate {
  /// A message that the model does not send.
  static let willReposition = MessageType<NoReply, UIPopoverController, Value, Value>(
    "popoverController:willRepositionPopoverToRect:inView:", swift: "popoverController(_:willRepositionPopoverTo:in:)",
    short: "willReposition", parameters: "popoverController rect view", .delegate, in: "UIPopoverControllerDelegate", releases: .since(7),
    sender: 0, "Tells that a popover is about to move; the model does not send it.")
}
