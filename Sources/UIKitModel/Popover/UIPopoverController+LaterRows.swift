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
  /// Sent on iOS 7 alone; what code writes through the pointers is not read.
  static let willReposition = MessageType<NoReply, UIPopoverController, Value, Value>(
    "popoverController:willRepositionPopoverToRect:inView:", swift: "popoverController(_:willRepositionPopoverTo:in:)",
    short: "willReposition", parameters: "popoverController rect view", .delegate, in: "UIPopoverControllerDelegate", releases: .since(7),
    sender: 0, "Tells that a popover presented from a rectangle is about to move with a turn.")
}
