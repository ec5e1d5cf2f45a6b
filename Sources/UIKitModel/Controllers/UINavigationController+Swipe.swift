import ObjectModel

/// The edge swipe of iOS 7 and later.
extension UINavigationController {
  /// An edge swipe to the right, completed or let go of half way; says whether there was anything to pop.
  func swipeBack(cancelled: Bool) -> Bool {
    guard simulation.release >= Release(7), children.count > 1, let upper = children.last, appearance == .shown, !isTransitioning else {
      return false
    }
    let lower = children[children.count - 2]
    guard cancelled else {
      _ = pop(animated: true)
      return true
    }
    isTransitioning = true
    lower.loadViewIfNeeded()
    lower.beginAppearance(true, animated: true)
    upper.beginAppearance(false, animated: true)
    simulation.runLoop.after(Self.duration, for: self) { navigation in
      upper.beginAppearance(true, animated: true)
      upper.endAppearance()
      lower.beginAppearance(false, animated: true)
      lower.endAppearance()
      navigation.isTransitioning = false
    }
    return true
  }
}
