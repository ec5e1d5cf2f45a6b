import ObjectModel
import SceneModel

/// The controllers, as children and as `viewControllers`.
extension AdaptiveSplit {
  /// Makes the controllers children, if they are not yet.
  func attach() {
    guard !isAttached else { return }
    isAttached = true
    for (index, controller) in controllers.enumerated() { attach(controller, at: index) }
  }

  /// Makes a controller a child, whatever container it is in.
  func attach(_ child: UIViewController, at index: Int) {
    guard child.parent !== split, !simulation.isUnwinding, split.canTake([child]) else { return }
    if let stack = child.parent as? UINavigationController { stack.giveUp(child) } else { child.parent?.childIsTaken(child) }
    child.sendWillMove(to: split)
    // What the child did with the message may have put the split view into it.
    guard split.canTake([child]) else { return }
    split.children.insert(child, at: min(index, split.children.count))
    child.parent = split
    child.sendDidMove(to: split)
  }

  /// A child is no longer one; what is seen of it stays for now.
  func detachSilently(_ child: UIViewController) {
    guard child.parent === split else { return }
    child.sendWillMove(to: nil)
    split.children.removeAll { $0 === child }
    child.parent = nil
    child.sendDidMove(to: nil)
  }

  /// A child goes, and its view with it.
  func leave(_ child: UIViewController) {
    let isOurs = child.parent === split
    if isOurs { detachSilently(child) }
    guard child.isViewLoaded else { return }
    // One that slid beyond the edge untold is still there, as far as it knows.
    if isOurs, child.appearance == .gone, child.wasToldShown, split.appearance == .shown { child.setAppearanceSilently(true) }
    guard child.view.superview === split.view || child.appearance == .shown else { return }
    takeAway(child)
  }

  func add(_ child: UIViewController) {
    if !controllers.contains(where: { $0 === child }) { split.setViewControllers(controllers + [child]) }
  }

  func childWasTaken(_ child: UIViewController) {
    controllers.removeAll { $0 === child }
    restyleButton()
    split.layoutWasAsked()
  }

  /// `viewControllers =`: controllers that keep their place are left alone.
  func setViewControllers(_ list: [UIViewController]) {
    guard list.count <= 2 || !profile.holds(.twoControllersAtMost) else {
      simulation.raise(
        "SplitLabModelException",
        "viewControllers takes a primary and a secondary, \(list.count) given (the model's own words, not UIKit's)")
      return
    }
    guard split.canTake(list) else { return }
    let old = controllers
    if isCollapsed { replaceAlone(with: list) } else { replaceColumns(with: list) }
    simulation.changed(split, "viewControllers", from: old.boxed, to: controllers.boxed)
    restyleButton()
    split.layoutWasAsked()
  }

  private func replaceColumns(with list: [UIViewController]) {
    let old = controllers
    controllers = list
    guard isAttached else { return }
    keepOverlay(of: old)
    for child in old where !list.contains(where: { $0 === child }) && child !== staleOverlay { leave(child) }
    for (index, child) in list.enumerated() { attach(child, at: index) }
    let held = list.filter { $0.parent === split }
    split.children = held + split.children.filter { child in !held.contains { $0 === child } }
    showNew()
  }

  /// A hidden primary that is replaced goes on showing in the overlay, on iOS 8.
  private func keepOverlay(of old: [UIViewController]) {
    guard isSettled, displayMode != .allVisible, split.appearance != .gone, let first = old.first, first !== primary else { return }
    guard profile.holds(.overlayKeepsPrimary) else { return }
    simulation.decide(Rule.overlayKeepsPrimary.id, "the overlay goes on showing \(first.displayName)")
    staleOverlay = staleOverlay ?? first
    detachSilently(first)
  }

  private func showNew() {
    guard isSettled, split.appearance != .gone else {
      if split.isViewLoaded { primary?.loadViewIfNeeded() }
      return
    }
    insertViews()
    // What was on top of the old secondary's stack may be about to go with that.
    for child in shownChildren where child.appearance == .gone || child.appearance == .disappearing { appear(child) }
  }

  /// `viewControllers =` while there is one column: the first becomes the primary, the second is folded into it.
  private func replaceAlone(with list: [UIViewController]) {
    let old = primary
    let new = list.first
    let other = list.count > 1 && list[1] !== preserved ? list[1] : nil
    controllers = new.map { [$0] } ?? []
    if let new { attach(new, at: 0) }
    if let old, old !== new {
      leave(old)
      if other != nil, profile.holds(.replacingBothGoesBlank) {
        simulation.decide(Rule.replacingBothGoesBlank.id, "neither controller shows until there is room for two columns")
        preserved = other
        isBlank = true
        return
      }
    }
    if let other, let new {
      isChanging = true
      fold(other, onto: new)
      isChanging = false
      preserved = other
    }
    showNew()
  }
}
