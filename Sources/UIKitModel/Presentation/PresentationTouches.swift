import ObjectModel
import SceneModel

extension UIPresentationController {
  /// A touch outside what is presented, or a swipe down on a sheet: the delegate may forbid the dismissal, and is told of it.
  func touchOutside() {
    if let search = presented as? UISearchController { return search.touchedBelow() }
    guard hearsTouchesOutside || dismissesAlert, let controller = presented, let presenter = controller.presenting else { return }
    if controller.refusesTouchesOutside || !mayDismiss {
      guard simulation.release >= Release(13) else { return }
      simulation.send(AdaptiveDelegate.didAttempt, to: delegate, self) { NoReply() }
      return
    }
    if simulation.release >= Release(13) { simulation.send(AdaptiveDelegate.willDismiss, to: delegate, self) { NoReply() } }
    guard !simulation.isUnwinding else { return }
    presenter.dismissPresented(animated: true) { [self] in
      controller.wasDismissedByTouch()
      tellDidDismiss()
    }
  }

  private var dismissesAlert: Bool { (presented as? UIAlertController)?.isActionSheet ?? false }

  /// Asks the delegate, by the questions of the release.
  private var mayDismiss: Bool {
    var answer = true
    if asksAnew { answer = simulation.send(AdaptiveDelegate.shouldDismiss, to: delegate, self) { true } }
    if let popover = oldStyle {
      answer = simulation.send(PopoverPresentationDelegate.shouldDismiss, to: delegate, popover) { true } && answer
    }
    return answer
  }

  private func tellDidDismiss() {
    if asksAnew { simulation.send(AdaptiveDelegate.didDismiss, to: delegate, self) { NoReply() } }
    if let popover = oldStyle { simulation.send(PopoverPresentationDelegate.didDismiss, to: delegate, popover) { NoReply() } }
  }

  /// Whether the questions of iOS 13 are asked.
  private var asksAnew: Bool { simulation.release >= Release(13) && delegate != nil }

  /// The presentation as one whose delegate hears the popover's own messages; `nil` where it does not.
  private var oldStyle: UIPopoverPresentationController? {
    guard shownStyle == .popover, let popover = self as? UIPopoverPresentationController, let delegate else { return nil }
    guard simulation.uikit.profile.holds(.newDismissalQuestions) else { return popover }
    let new = [AdaptiveDelegate.shouldDismiss.info.selector, AdaptiveDelegate.didDismiss.info.selector]
    let isNew = new.contains { simulation.hasCode(delegate, $0) }
    if isNew { simulation.decide(Rule.newDismissalQuestions.id, "\(delegate.displayName) has the newer methods") }
    return isNew ? nil : popover
  }
}

extension UIPopoverPresentationController {
  /// The bar of the button that the popover comes from stays usable.
  func letThroughBar() {
    guard let item = barButtonItem, let bar = simulation.uikit.place(of: item)?.bar else { return }
    if !passthroughViews.contains(where: { $0 === bar }) { passthroughViews.append(bar) }
  }
}

extension UIView {
  /// Whether the view is the controller's, or one inside it has it, as a bar.
  fileprivate func isPart(of controller: UIViewController) -> Bool {
    isDescendant(of: controller.view) || (owner as? UIViewController)?.isInside(controller) == true
  }
}

extension UIViewController {
  /// Whether the controller is presented by a part of the screen that has gone with all that it presents.
  var isHiddenWithPresenter: Bool { presenting?.parent != nil && presenting?.isShown == false }

  /// Whether the controller, or one inside it, keeps touches outside from dismissing it.
  fileprivate var refusesTouchesOutside: Bool { isModalInPopover || children.contains(where: \.refusesTouchesOutside) }
}

extension UIKitWorld {
  /// The topmost presentation that leaves what lies below it on the screen.
  var frontPresentation: UIPresentationController? {
    guard let top = presentedControllers.last(where: { $0.coversPresenter || !$0.isHiddenWithPresenter }), !top.coversPresenter,
      (top as? UISearchController)?.isInOverlay != true
    else { return nil }
    return top.presentation
  }

  /// Touches what is outside the topmost popover or sheet; says whether there was one that hears it.
  func touchOutsidePresentation() -> Bool {
    guard let presentation = frontPresentation else { return false }
    presentation.touchOutside()
    return true
  }

  /// Whether the topmost presentation takes a touch on a view below it.
  func isTakenByPresentation(touchOn view: UIView?, of controller: UIViewController? = nil) -> Bool {
    guard let presentation = frontPresentation, let top = presentation.presented, top.isViewLoaded else { return false }
    if let controller, controller.isInside(top) { return false }
    guard let view else { return touchOutsidePresentation() }
    if view.isDescendant(of: top.view) || (view.owner as? UIViewController)?.isInside(top) == true { return false }
    if let part = presentation.presenting, part.parent != nil, top.shownStyle.wantsContext, !view.isPart(of: part) { return false }
    if let search = top as? UISearchController, search.leavesTouches { return false }
    if let popover = presentation as? UIPopoverPresentationController, popover.passthroughViews.contains(where: view.isDescendant) {
      return false
    }
    return touchOutsidePresentation()
  }
}
