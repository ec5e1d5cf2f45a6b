import ObjectModel

/// Whether the bar of tabs shows, and what split views in tabs make of it.
extension UITabBarController {
  /// Whether the bar is there when the controller is on the screen.
  var showsTabBar: Bool { !isTabBarHidden && !isLost && stacksInSight.allSatisfy { !$0.hidesBottomBar } }

  /// The stacks on the screen in the chosen tab whose elements have a say about the bar.
  private var stacksInSight: [UINavigationController] {
    guard let selected = selectedViewController else { return [] }
    if let stack = selected as? UINavigationController { return [stack] }
    guard let split = selected as? UISplitViewController else { return [] }
    let stacks = split.strategy.shownChildren.compactMap { $0 as? UINavigationController }
    return stacks.contains(where: \.hidesBottomBar) && simulation.uikit.profile.holds(.splitKeepsBottomBar) ? [] : stacks
  }

  /// A stack inside shows a controller that has another wish about the bar.
  func wishAboutBarChanged(_ controller: UIViewController) {
    if controller.hidesBottomBarWhenPushed, showsTabBar {
      simulation.decide(Rule.splitKeepsBottomBar.id, "the bar of \(displayName) stays: \(controller.displayName) is in a split view")
    }
    layoutWasAsked()
  }

  /// Whether the bar is lost to a split view that shows two columns on a large phone.
  private var isLost: Bool {
    guard let adaptive = (selectedViewController as? UISplitViewController)?.adaptive, !adaptive.isCollapsed, adaptive.isSettled else {
      return false
    }
    return simulation.uikit.device.idiom == .phone && adaptive.hasOverlay && simulation.uikit.profile.holds(.longPhonesLoseTabBar)
  }

  /// Split views in tabs that do not show hear that they go, as the bar's controller does.
  func tellUnseenSplits(_ animated: Bool) {
    for case let split as UISplitViewController in children where split !== displayed && split.isViewLoaded && !simulation.isUnwinding {
      guard simulation.uikit.profile.holds(.unseenSplitDisappears) else { return }
      simulation.send(Lifecycle.viewWillDisappear, to: split, animated, rule: Rule.unseenSplitDisappears.id) { NoReply() }
    }
  }
}

extension UINavigationController {
  /// Whether an element of the stack, or of one inside it, keeps the bar of tabs from the screen.
  fileprivate var hidesBottomBar: Bool {
    children.contains { $0.hidesBottomBarWhenPushed || ($0 as? UINavigationController)?.hidesBottomBar == true }
  }
}
