import ObjectModel
import SceneModel

/// What runs the presentation of a popover, from iOS 8 on.
package final class UIPopoverPresentationController: UIPresentationController, Attributed {
  package var attributes: [String: Value] = [:]
  package var references: [String: WeakReference] = [:]
  package var sourceView: UIView?
  package var sourceRect: Rect?
  package var barButtonItem: UIBarButtonItem?
  package var passthroughViews: [UIView] = []

  package override func dismantle() {
    super.dismantle()
    attributes = [:]
    sourceView = nil
    barButtonItem = nil
    passthroughViews = []
  }

  /// What the popover comes from, a view or a button, as one property from iOS 16 on.
  var sourceItem: Object? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? UIView
    }
  }

  /// The size of the popover, in points: what its content asks for, as far as there is room.
  package var size: Size {
    let room = simulation.uikit.rootFrame
    guard let presented else { return .zero }
    let top = (presented as? UINavigationController)?.topViewController
    let wanted = [presented.preferredContentSize, top?.preferredContentSize ?? .zero].first { $0 != .zero }
    let size = wanted ?? Size(width: 320, height: room.height)
    return Size(width: min(size.width, room.width), height: min(size.height, room.height))
  }

  /// Whether the popover knows where it comes from; raises UIKit's exception where it does not.
  func checkSource() -> Bool {
    guard barButtonItem == nil, sourceView == nil else { return true }
    if let alert = presented as? UIAlertController {
      simulation.raise("NSGenericException", alert.missingSourceText)
    } else {
      simulation.raise(
        "NSGenericException",
        "UIPopoverPresentationController (<UIPopoverPresentationController: \(displayName)>) should have a non-nil sourceView or barButtonItem set before the presentation occurs."
      )
    }
    return false
  }
}

extension UIPopoverPresentationController {
  static let popoverPresentationTable = ClassTable(
    UIPopoverPresentationController.self, inherits: "UIPresentationController", label: "presentation", releases: .since(8),
    "Runs the presentation of a popover."
  ) {
    Property("sourceView", { $0.sourceView }, { $0.sourceView = $1 }, "The view that the popover comes from.")
    Property(
      "sourceRect", { $0.sourceRect ?? $0.sourceView?.bounds ?? .zero }, { $0.sourceRect = $1 },
      "The part of the view that the popover comes from, in points.")
    Property("barButtonItem", { $0.barButtonItem }, { $0.barButtonItem = $1 }, "The button that the popover comes from.")
      .deprecated(16, use: "sourceItem")
    Property(
      "sourceItem", releases: .since(16), { $0.sourceItem }, { $0.sourceItem = $1 }, "The view or button that the popover comes from.")
    Property(
      "passthroughViews", { $0.passthroughViews }, { (popover, views: [UIView]?) in popover.passthroughViews = views ?? [] },
      "Views that stay usable while the popover shows.")
    attribute("permittedArrowDirections", 15, "The sides that the arrow may be on.")
    Property("arrowDirection", readOnly: { (_: UIPopoverPresentationController) in 15 }, "The side that the arrow is on; not modelled.")
    attribute("canOverlapSourceViewRect", releases: .since(9), false, "Whether the popover may cover what it comes from.")
    attribute("popoverLayoutMargins", "How far the popover keeps from the edges of the screen.")
    attribute("backgroundColor", "The colour of the popover.")
    attribute("popoverBackgroundViewClass", "The class that draws the popover.")
    Property(
      "adaptiveSheetPresentationController", releases: .since(15),
      readOnly: { popover in
        let sheet = UISheetPresentationController(in: popover.simulation)
        return sheet
      }, "What runs the sheet that the popover becomes where there is little room; its looks only.")
  }
}

/// The messages of `UIPopoverPresentationControllerDelegate`.
package enum PopoverPresentationDelegate {
  private static let owner = "UIPopoverPresentationControllerDelegate"

  package static let prepare = MessageType<NoReply, UIPopoverPresentationController>(
    "prepareForPopoverPresentation:", swift: "prepareForPopoverPresentation(_:)", short: "prepareForPopover",
    parameters: "popoverPresentationController", .delegate, in: owner, releases: .since(8), sender: 0,
    "Tells that the popover is about to be shown; the place to say where it comes from.")
  package static let shouldDismiss = MessageType<Bool, UIPopoverPresentationController>(
    "popoverPresentationControllerShouldDismissPopover:", swift: "popoverPresentationControllerShouldDismissPopover(_:)",
    short: "popoverShouldDismiss", parameters: "popoverPresentationController", .delegate, in: owner, releases: .since(8), sender: 0,
    otherwise: "YES", "Asks whether a touch outside may take the popover down."
  ).deprecated(13, use: "presentationControllerShouldDismiss:")
  package static let didDismiss = MessageType<NoReply, UIPopoverPresentationController>(
    "popoverPresentationControllerDidDismissPopover:", swift: "popoverPresentationControllerDidDismissPopover(_:)",
    short: "popoverDidDismiss", parameters: "popoverPresentationController", .delegate, in: owner, releases: .since(8), sender: 0,
    "Tells that a touch outside took the popover down."
  ).deprecated(13, use: "presentationControllerDidDismiss:")
  package static let willReposition = MessageType<NoReply, UIPopoverPresentationController, Value, Value>(
    "popoverPresentationController:willRepositionPopoverToRect:inView:",
    swift: "popoverPresentationController(_:willRepositionPopoverTo:in:)", short: "popoverWillReposition",
    parameters: "popoverPresentationController rect view", .delegate, in: owner, releases: .since(8), sender: 0,
    "Tells that the popover is about to move; the model does not send it.")

  package static let table = ProtocolTable(
    owner, releases: .since(8), "Follows a popover presentation, and how touches dismiss it.",
    [prepare.info, shouldDismiss.info, didDismiss.info, willReposition.info])
}
