import ObjectModel
import SceneModel

/// A stack inside a stack, as collapsing makes it from iOS 8 on.
extension UINavigationController {
  /// Whether another stack may be pushed: on the primary of a split view that has collapsed, or is about to.
  var takesStacks: Bool {
    guard let split = parent as? UISplitViewController, let strategy = split.adaptive else { return false }
    return strategy.isCollapsed || strategy.isChanging
  }

  /// Whether the stack is an element of another one, whose bar shows what belongs to both.
  var isNested: Bool { parent is UINavigationController }

  /// The controller that shows: the top, or what is on top of a stack there.
  var shownTop: UIViewController? { (topViewController as? UINavigationController)?.shownTop ?? topViewController }

  /// The stack that the back button pops: an inner one first.
  var backStack: UINavigationController {
    guard let inner = topViewController as? UINavigationController else { return self }
    let stack = inner.backStack
    return stack.viewControllers.count > 1 ? stack : self
  }

  /// The outermost stack around: its bar is the one that shows.
  var outermost: UINavigationController {
    (parent as? UINavigationController)?.outermost ?? self
  }

  /// Whether a transition that takes a controller from the screen may be animated: faults of single releases keep pops from it.
  func mayAnimate(from old: UIViewController) -> Bool {
    guard !children.contains(where: { $0 === old }) else { return true }
    if let top = topViewController, isUnbalanced(at: top) {
      simulation.decide(Rule.tabsUnbalanceStacks.id, "the pop is not animated")
      return false
    }
    guard let adaptive = splitViewController?.adaptive, adaptive.startedHidden, adaptive.isCollapsed,
      simulation.uikit.profile.holds(.hiddenLaunchStopsPops)
    else { return true }
    simulation.decide(Rule.hiddenLaunchStopsPops.id, "the pop is not animated")
    return false
  }

  /// UIKit's word on the console after a push that iOS 8.2 does not keep count of.
  func warnOfUnbalancedPush(from old: UIViewController?, to new: UIViewController?) {
    guard let old, let new, children.contains(where: { $0 === old }), isUnbalanced(at: old) else { return }
    simulation.record(.warning("Unbalanced calls to begin/end appearance transitions for \(new.description(for: simulation))."))
  }

  /// Whether transitions off a controller, or back to it, are miscounted: with a child of its own, in the tabs of a root split view.
  private func isUnbalanced(at lower: UIViewController) -> Bool {
    guard !lower.children.isEmpty, let split = (parent as? UITabBarController)?.parent as? UISplitViewController, split.parent == nil,
      split.adaptive != nil
    else { return false }
    return simulation.uikit.profile.holds(.tabsUnbalanceStacks)
  }

  /// Collapsing pushes the secondary, a stack as well as any other controller.
  func takeIn(_ secondary: UIViewController) {
    let push: Selector = "pushViewController:animated:"
    if simulation.hasCode(self, push) {
      simulation.perform(push, on: .object(self), [.object(secondary), .bool(false)])
    } else {
      self.push(secondary, animated: false)
    }
  }

  /// An element leaves for the place beside the stack, as it is: what is seen of it stays, and the one below comes to light.
  func giveUp(_ controller: UIViewController) {
    controller.sendWillMove(to: nil)
    children.removeAll { $0 === controller }
    leaving.removeAll { $0 === controller }
    if displayed === controller {
      displayed = nil
      if controller.isViewLoaded { controller.view.moveSilently(to: nil) }
    }
    controller.parent = nil
    controller.sendDidMove(to: nil)
    stackChanged(animated: false)
  }

  /// The top takes the stack's room without a word, where the stack slides into view.
  func showTopSilently() {
    guard let top = topViewController, displayed !== top else { return }
    guard displayed == nil else { return stackChanged(animated: false) }
    displayed = top
    top.loadViewIfNeeded()
    place(top)
  }

  /// Shows the top where another controller is displayed still, as the stack has changed while nobody saw it.
  func followTop() {
    if let displayed, displayed !== topViewController { stackChanged(animated: false) }
  }

  /// Expanding pops whatever is on top of the root.
  func giveBack() -> UIViewController? {
    guard children.count > 1, let top = children.last else { return nil }
    guard top is UINavigationController || simulation.uikit.profile.holds(.separatesAnyTop) else { return nil }
    if !(top is UINavigationController) {
      simulation.decide(Rule.separatesAnyTop.id, "\(top.displayName), no stack, is popped for the secondary's place")
    }
    giveUp(top)
    return top
  }
}

extension UIViewController {
  /// Begins or ends being seen without a word to anybody, for views that only slide in and out.
  func setAppearanceSilently(_ isShown: Bool) {
    let wanted = isShown ? Appearance.shown : .gone
    guard appearance != wanted else { return }
    if isShown {
      loadViewIfNeeded()
      noteTraits()
    }
    let told = isShown ? silentChildren : appearanceChildren
    appearance = wanted
    isToHearIsAppearing = false
    for child in told { child.setAppearanceSilently(isShown) }
    guard isShown else { return }
    (self as? UINavigationController)?.followTop()
    fillLists()
  }

  private var silentChildren: ChildList {
    (self as? UINavigationController)?.showTopSilently()
    return appearanceChildren
  }
}
