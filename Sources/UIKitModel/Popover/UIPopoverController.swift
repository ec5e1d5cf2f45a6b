import ObjectModel
import SceneModel

/// Content in a bubble above the rest of the screen, or, for a split view controller's master from iOS 5.1 on, in a panel at the left edge.
package final class UIPopoverController: Object {
  /// Where the popover comes from.
  enum Anchor {
    case button(UIBarButtonItem)
    case leftEdge
    case rect(Rect, UIView)
  }

  /// How long showing and dismissing take when animated, in seconds.
  static let duration = 0.3

  package private(set) var content: UIViewController?
  package private(set) weak var delegate: Object?
  /// Whether the popover is on the screen; false as soon as a dismissal begins.
  package private(set) var isVisible = false
  /// Whether an animation runs.
  private(set) var isBusy = false
  package var passthroughViews: [UIView] = []
  package var contentSize = Size.zero
  package private(set) var arrowDirection = 0
  var anchor: Anchor?
  /// The split view controller that handed the popover out.
  weak var split: UISplitViewController?
  private var wasDismissed = false

  package override func dismantle() {
    super.dismantle()
    isVisible = false
    content = nil
    anchor = nil
    passthroughViews = []
  }

  deinit {
    guard isVisible else { return }
    simulation.raise("NSGenericException", "-[UIPopoverController dealloc] reached while popover is still visible.")
  }

  func setContentSilently(_ controller: UIViewController?) { content = controller }

  /// The content follows another master, once that is part of the split again.
  func replaceContentSilently(_ controller: UIViewController) {
    if !isVisible { content = controller }
  }

  package func setDelegate(_ object: Object?) { delegate = object }

  /// `setContentViewController:animated:`.
  package func setContent(_ controller: UIViewController?, animated: Bool) {
    guard controller !== content else { return }
    let old = content
    content = controller
    contentSize = .zero
    guard isVisible else { return }
    old?.changeAppearance(false)
    old?.popover = nil
    guard let controller else { return }
    controller.popover = self
    controller.changeAppearance(true)
  }

  /// The size on the screen, in points, before UIKit makes it fit.
  package var size: Size {
    if let own = split?.strategy.popoverSize(of: self) { return own }
    if contentSize != .zero { return contentSize }
    guard let content else { return Size(width: 320, height: 1100) }
    let wanted = (content as? UINavigationController)?.topViewController ?? content
    if simulation.release >= Release(7), wanted.preferredContentSize != .zero { return wanted.preferredContentSize }
    return content.contentSizeForViewInPopover != Self.usualSize ? content.contentSizeForViewInPopover : wanted.contentSizeForViewInPopover
  }

  static let usualSize = Size(width: 320, height: 1100)

  // MARK: Showing and dismissing

  /// Shows the popover: the content appears, after whoever handed the popover out was told.
  func show(animated: Bool) {
    guard !simulation.isUnwinding, let content else { return }
    split?.strategy.popoverWillAppear()
    guard !simulation.isUnwinding else { return }
    let wasVisible = isVisible
    isVisible = true
    wasDismissed = false
    simulation.uikit.popoverShown(self)
    guard !wasVisible else { return }
    content.popover = self
    content.loadViewIfNeeded()
    content.view.moveSilently(to: simulation.uikit.keyWindow)
    content.view.frame = Rect(
      x: 0, y: simulation.uikit.rootFrame.minY, width: size.width, height: min(size.height, simulation.uikit.rootFrame.height))
    content.beginAppearance(true, animated: animated)
    content.layOut()
    isBusy = animated
    finish(animated: animated) { popover in
      popover.isBusy = false
      if popover.isVisible { popover.content?.endAppearance() }
    }
  }

  /// `dismissPopoverAnimated:`: no delegate is told.
  package func dismiss(animated: Bool, then completion: (() -> Void)? = nil) {
    guard isVisible, !simulation.isUnwinding else { return }
    isVisible = false
    simulation.uikit.popoverGone(self)
    let content = content
    content?.beginAppearance(false, animated: animated)
    isBusy = animated
    guard animated else {
      disappear(content)
      completion?()
      return
    }
    finish(animated: true) { popover in
      popover.isBusy = false
      popover.disappear(content)
      completion?()
    }
  }

  private func disappear(_ content: UIViewController?) {
    if let content, !isVisible {
      if content.appearance == .disappearing {
        if content.isViewLoaded { content.view.moveSilently(to: nil) }
        content.endAppearance()
      }
      content.popover = nil
    }
    split?.strategy.popoverTookMaster = true
    split?.strategy.popoverDidDisappear()
  }

  private func finish(animated: Bool, _ body: @escaping (UIPopoverController) -> Void) {
    guard animated else { return body(self) }
    simulation.runLoop.after(Self.duration) { [weak self] in
      if let self, !simulation.isUnwinding { body(self) }
    }
  }

  /// A touch outside: the delegate may forbid the dismissal, and is told of it afterwards.
  func touchOutside() {
    guard isVisible, !isModal else { return }
    guard simulation.send(PopoverDelegate.shouldDismiss, to: delegate, self, rule: Rule.delegateHearsTouchesOnly.id, else: { true }) else {
      return
    }
    simulation.decide(Rule.delegateHearsTouchesOnly.id, "a touch outside dismisses \(displayName)")
    dismiss(animated: true) { [weak self] in self?.tellDidDismiss(rule: .delegateHearsTouchesOnly) }
  }

  func tellDidDismiss(rule: Rule) {
    simulation.send(PopoverDelegate.didDismiss, to: delegate, self, rule: rule.id) { NoReply() }
  }

  /// Whether touches outside do nothing.
  package var isModal: Bool {
    guard let content else { return false }
    return content.isModalInPopover || content.presented != nil
      || (content as? UINavigationController)?.topViewController?.isModalInPopover == true
  }

  /// Presents from a bar button.
  func present(from item: UIBarButtonItem, arrows: Int, animated: Bool) {
    if split != nil, simulation.uikit.profile.holds(.slidingPanel) { anchor = .leftEdge } else { anchor = .button(item) }
    arrowDirection = arrows
    guard simulation.uikit.isPlaced(item) else {
      simulation.raise("NSInvalidArgumentException", "Popovers cannot be presented from a view which does not have a window.")
      return
    }
    show(animated: animated)
  }

  /// Presents from a rectangle of a view.
  func present(from rect: Rect, in view: UIView, arrows: Int, animated: Bool) {
    anchor = .rect(rect, view)
    arrowDirection = arrows
    guard view.window != nil else {
      simulation.raise("NSInvalidArgumentException", "Popovers cannot be presented from a view which does not have a window.")
      return
    }
    show(animated: animated)
  }
}

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
    owner, releases: .since(3, 2), "Follows how a popover is dismissed by touches.", [shouldDismiss.info, didDismiss.info])
}
