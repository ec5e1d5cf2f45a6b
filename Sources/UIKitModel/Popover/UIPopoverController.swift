import ObjectModel
import SceneModel

/// Content in a bubble above the rest of the screen, or, for a split view controller's master from iOS 5.1 on, in a panel at the left edge.
package final class UIPopoverController: Object, Attributed {
  package var attributes: [String: Value] = [:]
  package var references: [String: WeakReference] = [:]
  /// Where the popover comes from.
  enum Anchor {
    case button(UIBarButtonItem)
    case leftEdge
    case rect(Rect, UIView)
  }

  /// How long showing and dismissing take when animated, in seconds.
  static let duration = 0.3

  package private(set) var content: UIViewController?
  @Weak package private(set) var delegate: Object?
  /// Whether the popover is on the screen; false as soon as a dismissal begins.
  package private(set) var isVisible = false
  /// Whether an animation runs.
  private(set) var isBusy = false
  package var passthroughViews: [UIView] = []
  package var contentSize = Size.zero { didSet { fit() } }
  /// The size of the controller that was popped last, which the popover keeps (a bug of iOS 4 to 6).
  var keptSize: Size?
  package private(set) var arrowDirection = 0
  var anchor: Anchor?
  /// Where on the screen the rectangle was that the popover was presented from; `nil` where the popover follows it.
  var shownAt: Rect?
  /// The split view controller that handed the popover out.
  @Weak var split: UISplitViewController?
  private var wasDismissed = false
  /// How many references code has taken by hand and not given back, the one of `alloc` included.
  private var handCount = 1
  /// The popover itself, while it shows and code has not given back what `alloc` took.
  private var keeper: UIPopoverController?

  package override func dismantle() {
    super.dismantle()
    isVisible = false
    content = nil
    anchor = nil
    keeper = nil
    passthroughViews = []
    attributes = [:]
  }

  deinit {
    forgetReferences()
    guard isVisible, split?.adaptive == nil else { return }
    simulation.raise("NSGenericException", "-[UIPopoverController dealloc] reached while popover is still visible.")
  }

  /// `retain` and `release`, in which apps count references themselves up to iOS 4.
  func countByHand(_ change: Int) {
    handCount += change
    if handCount <= 0 { keeper = nil }
  }

  /// Is up or down as the overlay of a split view controller is that the popover stands for, from iOS 8 on.
  func follow(_ isUp: Bool) { isVisible = isUp }

  func setContentSilently(_ controller: UIViewController?) { content = controller }

  /// The content follows another master, once that is part of the split again.
  func replaceContentSilently(_ controller: UIViewController) {
    guard !isVisible, controller !== content else { return }
    content = controller
    contentSize = .zero
  }

  package func setDelegate(_ object: Object?) { delegate = object }

  /// `setContentViewController:animated:`.
  package func setContent(_ controller: UIViewController?, animated: Bool) {
    guard controller !== content else { return }
    let old = content
    content = controller
    keptSize = nil
    contentSize = .zero
    guard isVisible else { return }
    old?.beginAppearance(false, animated: animated)
    if let old, old.isViewLoaded { old.view.moveSilently(to: nil) }
    old?.endAppearance()
    old?.popover = nil
    guard let controller else { return }
    controller.popover = self
    controller.loadViewIfNeeded()
    place(controller)
    controller.changeAppearance(true)
    controller.layOut()
  }

  /// Puts the content's view where the popover is.
  private func place(_ content: UIViewController) {
    let room = simulation.uikit.rootFrame
    content.view.moveSilently(to: simulation.uikit.keyWindow)
    content.view.frame = Rect(x: 0, y: room.minY, width: fittedSize.width, height: fittedSize.height)
  }

  // MARK: Showing and dismissing

  /// Shows the popover: the content appears, after whoever handed the popover out was told.
  func show(animated: Bool) {
    if let adaptive = split?.adaptive { return adaptive.popoverWasMoved(up: true) }
    guard !simulation.isUnwinding, let content else { return }
    let wasVisible = isVisible
    let tellsFirst = wasVisible || simulation.uikit.profile.holds(.presentsBeforeAppearance)
    if tellsFirst { split?.classic?.popoverWillAppear() }
    guard !simulation.isUnwinding else { return }
    isVisible = true
    wasDismissed = false
    if split == nil, handCount > 0, simulation.uikit.profile.holds(.unreleasedStays) { keeper = self }
    simulation.uikit.popoverShown(self)
    guard !wasVisible else { return }
    keptSize = nil
    content.popover = self
    content.loadViewIfNeeded()
    place(content)
    content.beginAppearance(true, animated: animated)
    if !tellsFirst { split?.classic?.popoverWillAppear() }
    content.layOut()
    isBusy = animated
    finish(animated: animated) { popover in
      popover.isBusy = false
      if popover.isVisible { popover.content?.endAppearance() }
    }
  }

  /// `dismissPopoverAnimated:`: no delegate is told.
  package func dismiss(animated: Bool, then completion: ((UIPopoverController) -> Void)? = nil) {
    if let adaptive = split?.adaptive { return adaptive.popoverWasMoved(up: false) }
    guard isVisible, !simulation.isUnwinding else { return }
    isVisible = false
    keeper = nil
    simulation.uikit.popoverGone(self)
    let content = content
    content?.beginAppearance(false, animated: animated)
    isBusy = animated
    guard animated else {
      disappear(content)
      completion?(self)
      return
    }
    finish(animated: true) { popover in
      popover.isBusy = false
      // Shown again meanwhile: the dismissal never ended.
      guard !popover.isVisible else { return }
      popover.disappear(content)
      completion?(popover)
    }
  }

  /// Code or the button takes the popover down.
  func dismissUntouched(animated: Bool) {
    let isQuiet = simulation.uikit.profile.holds(.delegateHearsTouchesOnly)
    dismiss(animated: animated) { if !isQuiet { $0.tellDidDismiss(rule: .delegateHearsTouchesOnly) } }
  }

  private func disappear(_ content: UIViewController?) {
    if let content, !isVisible {
      if content.appearance == .disappearing {
        if content.isViewLoaded { content.view.moveSilently(to: nil) }
        content.endAppearance()
      }
      content.popover = nil
    }
    split?.classic?.popoverDidDisappear()
  }

  private func finish(animated: Bool, _ body: @escaping (UIPopoverController) -> Void) {
    guard animated else { return body(self) }
    simulation.runLoop.after(Self.duration, for: self) { popover in
      if !popover.simulation.isUnwinding { body(popover) }
    }
  }

  /// A touch outside: the delegate may forbid the dismissal, and is told of it afterwards.
  func touchOutside() {
    guard isVisible, !isModal else { return }
    guard simulation.send(PopoverDelegate.shouldDismiss, to: delegate, self, rule: Rule.delegateHearsTouchesOnly.id, else: { true }) else {
      return
    }
    simulation.decide(Rule.delegateHearsTouchesOnly.id, "a touch outside dismisses \(displayName)")
    dismiss(animated: true) { $0.tellDidDismiss(rule: .delegateHearsTouchesOnly) }
  }

  func tellDidDismiss(rule: Rule) {
    simulation.send(PopoverDelegate.didDismiss, to: delegate, self, rule: rule.id) { NoReply() }
  }

  /// Whether touches outside do nothing.
  package var isModal: Bool { content?.isModalWithChildren ?? false }

  /// Presents from a bar button.
  func present(from item: UIBarButtonItem, arrows: Int, animated: Bool) {
    if split?.classic?.slidesIn == true { anchor = .leftEdge } else { anchor = .button(item) }
    arrowDirection = arrows
    guard simulation.uikit.isPlaced(item) else {
      simulation.raise("NSInvalidArgumentException", "Popovers cannot be presented from a view which does not have a window.")
      return
    }
    show(animated: animated)
    letThroughBar(of: item)
  }

  /// The bar of the button that the popover is presented from stays usable, until code takes it off the list.
  func letThroughBar(of item: UIBarButtonItem) {
    guard isVisible, case .button? = anchor, let bar = simulation.uikit.place(of: item)?.bar else { return }
    if !passthroughViews.contains(where: { $0 === bar }) { passthroughViews.append(bar) }
  }

  /// Presents from a rectangle of a view.
  func present(from rect: Rect, in view: UIView, arrows: Int, animated: Bool) {
    anchor = .rect(rect, view)
    arrowDirection = arrows
    guard view.window != nil else {
      simulation.raise("NSInvalidArgumentException", "Popovers cannot be presented from a view which does not have a window.")
      return
    }
    shownAt = anchorInWindow
    show(animated: animated)
  }
}

extension UIViewController {
  /// The popover on the screen that shows the controller, or a container of it.
  var popoverAround: UIPopoverController? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.popover).first.flatMap { $0.isVisible ? $0 : nil }
  }

  /// Whether what the controller presents keeps the popover: the property says so from iOS 5 on, as presenting sets it.
  private var presentedIsModal: Bool { presented.map { $0.isModalInPopover || !simulation.uikit.presentingSetsModal } ?? false }

  /// Whether the controller, or the child that it shows now, keeps a popover from being dismissed by touches outside.
  fileprivate var isModalWithChildren: Bool {
    isModalInPopover || presentedIsModal || appearanceChildren.contains(where: \.isModalWithChildren)
  }
}
