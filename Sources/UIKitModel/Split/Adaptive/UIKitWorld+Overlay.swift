import ObjectModel

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
    sequence(first: self, next: \.superview).lazy.compactMap(\.controller).first ?? owner as? UIViewController
  }
}
