import ObjectModel

/// What is shown through the split view.
extension AdaptiveSplit {
  /// `showViewController:sender:` that reached the split view.
  func show(_ controller: UIViewController, sender: Value) {
    guard !split.tellDelegate(SplitDelegate.show, split, controller, sender, rule: .showReplaces, else: { false }) else { return }
    guard !isCollapsed, isSettled else { return split.present(controller, animated: true) }
    let asker = sender.object as? UIViewController
    if let secondary, asker?.isInside(secondary) == true, profile.holds(.showReplaces) { return replaceSecondary(with: controller) }
    setViewControllers([controller] + controllers.dropFirst())
  }

  /// `showDetailViewController:sender:` that reached the split view.
  func showDetail(_ controller: UIViewController, sender: Value) {
    let top = isCollapsed ? (primary as? UINavigationController)?.topViewController : secondary
    guard controller !== top, controller !== secondary else { return }
    guard !split.tellDelegate(SplitDelegate.showDetail, split, controller, sender, rule: .detailTakesSlot, else: { false }) else { return }
    if let stack = controller as? UINavigationController, split.interface == nil, profile.holds(.opaqueBarCovers) {
      stack.turnsUnderBar = 2
    }
    if isCollapsed {
      shownDetail = controller
      primary?.sendShow(controller, sender: sender)
    } else if let secondary, !profile.holds(.detailTakesSlot), secondary.overrides(Showing.show.info.selector) {
      secondary.sendShow(controller, sender: sender)
    } else {
      replaceSecondary(with: controller)
    }
  }

  private func replaceSecondary(with controller: UIViewController) {
    guard let primary else { return split.setViewControllers([controller]) }
    split.setViewControllers([primary, controller])
  }
}
