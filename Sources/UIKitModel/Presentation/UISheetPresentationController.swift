import ObjectModel

/// What runs the presentation of a sheet, from iOS 15 on; its looks are kept and not drawn.
package final class UISheetPresentationController: UIPresentationController, Attributed {
  package var attributes: [String: Value] = [:]
  package var references: [String: WeakReference] = [:]

  package override func dismantle() {
    super.dismantle()
    attributes = [:]
  }
}

extension UISheetPresentationController {
  static let sheetTable = ClassTable(
    UISheetPresentationController.self, inherits: "UIPresentationController", label: "presentation", releases: .since(15),
    "Runs the presentation of a sheet."
  ) {
    attribute("detents", "The heights that the sheet may rest at.")
    attribute("selectedDetentIdentifier", "The height that the sheet rests at.")
    attribute("largestUndimmedDetentIdentifier", "The largest height at which what lies below stays usable.")
    attribute("prefersGrabberVisible", false, "Whether the sheet has a handle.")
    attribute("prefersScrollingExpandsWhenScrolledToEdge", true, "Whether scrolling makes the sheet larger.")
    attribute("prefersEdgeAttachedInCompactHeight", false, "Whether the sheet stays at the edge on a phone that lies on its side.")
    attribute(
      "widthFollowsPreferredContentSizeWhenEdgeAttached", false, "Whether the sheet is as wide as its content wants.")
    attribute("preferredCornerRadius", 0.0, "How round the corners are, in points.")
    attribute("prefersPageSizing", releases: .since(17), true, "Whether the sheet is as large as a page.")
    Method(
      "animateChanges:", swift: "animateChanges(_:)", { (_: UISheetPresentationController, body: Block?) in _ = body?.call([]) },
      "Runs changes of the sheet as an animation.")
    Method(
      "invalidateDetents", swift: "invalidateDetents()", releases: .since(16), { (_: UISheetPresentationController) in },
      "Asks for the heights anew.")
  }
}
