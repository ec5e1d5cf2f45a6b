import ObjectModel
import SceneModel

/// Touches while a split view controller's primary lies over its secondary.
extension UIKitWorld {
  /// The split view controllers whose overlay is up.
  var overlays: [UISplitViewController] {
    all(UISplitViewController.self).filter {
      $0.isShown && $0.adaptive?.isCollapsed == false && $0.adaptive?.displayMode == .primaryOverlay
    }
  }

  /// Whether a touch on a part of the controller hits what dims everything but the overlay: it takes the overlay down then.
  func touchesBesideOverlay(_ controller: UIViewController?) -> Bool {
    guard let controller else { return false }
    let isModal = sequence(first: controller, next: \.parent).contains { $0.presenting != nil }
    for split in overlays where !isModal {
      guard let over = split.adaptive?.overlayPrimary, !controller.isInside(over) else { continue }
      return split.strategy.touchOutside()
    }
    return false
  }

  /// The overlays that lie over what was presented full screen out of them (a fault of iOS 8), with their frames in the window.
  var overlaysOverModals: [(split: UISplitViewController, primary: UIViewController, frame: Rect)] {
    let modals = presentedControllers.filter(\.coversPresenter)
    guard !modals.isEmpty else { return [] }
    return all(UISplitViewController.self).compactMap { split in
      guard let adaptive = split.adaptive, !adaptive.isCollapsed, adaptive.displayMode == .primaryOverlay, !split.isShown,
        let primary = adaptive.overlayPrimary, modals.contains(where: { $0.presentation?.asker?.isInside(primary) == true }),
        let place = adaptive.places(in: split.view.frame.size).first(where: \.isOver), profile.holds(.overlayStaysOverModals)
      else { return nil }
      var frame = place.frame
      frame.origin.x += rootFrame.minX
      frame.origin.y += rootFrame.minY
      return (split, primary, frame)
    }
  }

  /// The overlays that lie over the bar of the tabs around them (iOS 8), with their frames in the window.
  var overlaysOverBars: [(primary: UIViewController, frame: Rect)] {
    overlays.compactMap { split in
      guard split.tabBarController?.showsTabBar == true, let primary = split.adaptive?.overlayPrimary,
        let place = split.adaptive?.places(in: split.view.frame.size).first(where: \.isOver), profile.holds(.overlayCoversBars)
      else { return nil }
      var frame = place.frame
      frame.origin.x += split.view.frameInWindow.minX
      frame.origin.y = rootFrame.minY
      frame.size.height = rootFrame.height
      return (primary, frame)
    }
  }

  /// Whether a touch on a part of the controller meets an overlay that lies over a modal controller; it crashes then.
  func touchesOverlayOverModal(_ controller: UIViewController?) -> Bool {
    guard let controller, let found = overlaysOverModals.first(where: { controller.isInside($0.primary) }) else { return false }
    let text = "a touch on \(found.primary.displayName), which lies over what it presented full screen"
    simulation.decide(Rule.overlayStaysOverModals.id, text)
    simulation.raise("EXC_BAD_ACCESS", text)
    return true
  }

  /// Touches a button that the split view controller puts into a bar, by what is seen of it.
  func tapModeButton(_ look: String) throws(EventFailure) {
    guard look == ColumnSplit.arrowLook else { return try tapDisplayMode() }
    guard all(UISplitViewController.self).contains(where: { $0.isShown && $0.columns?.tapArrow() == true }) else {
      throw .notOnScreen("the double arrow")
    }
  }

  /// Touches the button of the split view controller on the screen.
  func tapDisplayMode() throws(EventFailure) {
    let splits = all(UISplitViewController.self).filter { $0.isShown }
    for split in splits {
      if split.strategy.tapDisplayModeButton() { return }
      guard let button = split.adaptive?.button, place(of: button)?.isVisible == true else { continue }
      return try tap(.object(button))
    }
    throw .notOnScreen("the display mode button")
  }
}

extension UIView {
  /// The nearest controller whose view, or part of it, the view is.
  var controllerAround: UIViewController? {
    let nearest = sequence(first: self, next: \.superview).lazy.compactMap(\.controller).first
    return nearest ?? (owner as? UISearchController)?.barHolder ?? owner as? UIViewController
  }
}
