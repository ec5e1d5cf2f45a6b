import ObjectModel
import SceneModel

extension UIPopoverController {
  static let table = ClassTable(
    UIPopoverController.self, inherits: "NSObject", label: "popover", releases: .since(3, 2),
    deprecated: Deprecation(since: Release(9), replacement: "UIPopoverPresentationController"),
    "Content in a bubble above the rest of the screen."
  ) {
    Method(
      "initWithContentViewController:", swift: "init(contentViewController:)",
      { (popover: UIPopoverController, content: UIViewController?) in
        popover.setUp(with: content)
      }, "Makes a popover for a content.")
    Method(
      "init",
      { (popover: UIPopoverController) -> UIPopoverController? in
        popover.simulation.raise(
          "NSInvalidArgumentException",
          "-[UIPopoverController init] is not a valid initializer. You must call -[UIPopoverController initWithContentViewController:].")
        return nil
      }, "Raises: a popover is made with its content.")
    Property("contentViewController", { $0.content }, { $0.setContent($1, animated: false) }, "What the popover shows.")
    Property("delegate", weak: true, { $0.delegate }, { $0.setDelegate($1) }, "Who is asked and told about dismissals by touch.")
    Property(
      "popoverVisible", getter: "isPopoverVisible", swift: "isPopoverVisible", readOnly: { $0.isVisible },
      "Whether the popover is on the screen.")
    Property(
      "passthroughViews", { $0.passthroughViews }, { (popover, views: [UIView]?) in popover.passthroughViews = views ?? [] },
      "Views that stay usable while the popover shows.")
    Property(
      "popoverContentSize", swift: "contentSize", { $0.contentSize }, { $0.contentSize = $1 },
      "The size of the content, in points; zero for the content's own wish.")
    Property("popoverArrowDirection", readOnly: { $0.arrowDirection }, "Where the arrow points.")
    Method(
      "setPopoverContentSize:animated:", swift: "setContentSize(_:animated:)",
      { (popover: UIPopoverController, size: Size, _: Bool) in
        popover.contentSize = size
      }, "Changes the size of the content.")
    Method(
      "setContentViewController:animated:", swift: "setContentViewController(_:animated:)",
      { (popover: UIPopoverController, content: UIViewController?, animated: Bool) in popover.setContent(content, animated: animated) },
      "Replaces the content.")
    Method(
      "presentPopoverFromBarButtonItem:permittedArrowDirections:animated:", swift: "present(from:permittedArrowDirections:animated:)",
      { (popover: UIPopoverController, item: UIBarButtonItem, arrows: Int, animated: Bool) in
        popover.present(from: item, arrows: arrows, animated: animated)
      }, "Shows the popover at a bar button.")
    Method(
      "presentPopoverFromRect:inView:permittedArrowDirections:animated:", swift: "present(from:in:permittedArrowDirections:animated:)",
      { (popover: UIPopoverController, rect: Rect, view: UIView, arrows: Int, animated: Bool) in
        popover.present(from: rect, in: view, arrows: arrows, animated: animated)
      }, "Shows the popover at a rectangle.")
    Method(
      "dismissPopoverAnimated:", swift: "dismiss(animated:)",
      { (popover: UIPopoverController, animated: Bool) in
        if popover.isVisible { popover.simulation.decide(Rule.delegateHearsTouchesOnly.id, "code dismisses \(popover.displayName)") }
        popover.dismissUntouched(animated: animated)
      }, "Takes the popover down without telling its delegate.")
    Method(
      "retain",
      { (popover: UIPopoverController) -> UIPopoverController in
        popover.countByHand(1)
        return popover
      }, "Takes a reference by hand; it counts up to iOS 4.")
    Method(
      "autorelease",
      { (popover: UIPopoverController) -> UIPopoverController in
        popover.countByHand(-1)
        return popover
      }, "Gives a reference back; it counts up to iOS 4.")
    Method("release", { (popover: UIPopoverController) in popover.countByHand(-1) }, "Gives a reference back; it counts up to iOS 4.")
    laterRows
  }

  private func setUp(with content: UIViewController?) -> UIPopoverController? {
    guard simulation.uikit.device.idiom == .pad else {
      simulation.raise(
        "NSInvalidArgumentException",
        "-[UIPopoverController initWithContentViewController:] called when not running under UIUserInterfaceIdiomPad.")
      return nil
    }
    guard let content else {
      simulation.raise("NSInvalidArgumentException", "-[UIPopoverController initWithContentViewController:] must not be called with `nil`.")
      return nil
    }
    setContentSilently(content)
    return self
  }
}

/// The sides that a popover's arrow may be on.
package enum PopoverArrows {
  package static let type = EnumType(
    "UIPopoverArrowDirection", isOptionSet: true, "The sides that a popover's arrow may be on.",
    [
      .init("up", "UIPopoverArrowDirectionUp", 1), .init("down", "UIPopoverArrowDirectionDown", 2),
      .init("left", "UIPopoverArrowDirectionLeft", 4),
      .init("right", "UIPopoverArrowDirectionRight", 8), .init("any", "UIPopoverArrowDirectionAny", 15),
    ])
}
