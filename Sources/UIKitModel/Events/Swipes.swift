import ObjectModel

/// A finger that moves across the screen.
extension UIKitWorld {
  /// Swipes with the finger moving right or left: split views come first, then stacks, then what the app put on its views.
  package func swipe(right: Bool, cancelled: Bool) throws(EventFailure) {
    guard isRunning else { throw .notRunning }
    if let movie = fullScreenMovie { throw .behindMovie(movie.displayName) }
    if let sheet = visibleSheet { throw .behindAlert(sheet.displayName, buttons: sheet.buttonTitles) }
    let recognizers = cancelled ? [] : recognizersOfSwipes(right: right)
    for split in all(UISplitViewController.self) where split.isShown {
      guard split.strategy.swipe(right: right, cancelled: cancelled) else { continue }
      return recognize(recognizers, beside: split)
    }
    if right {
      for navigation in frontNavigations where navigation.backStack.swipeBack(cancelled: cancelled) { return }
    }
    guard !recognizers.isEmpty else { throw .nothingToSwipe }
    for recognizer in recognizers where !simulation.isUnwinding { recognizer.recognize() }
  }

  /// The recognizers of the app on the screen that look out for such a movement.
  private func recognizersOfSwipes(right: Bool) -> [UIGestureRecognizer] {
    let front = frontPresentation?.presented?.view
    return all(UIGestureRecognizer.self).filter { recognizer in
      guard recognizer.seesSwipes(right: right), let view = recognizer.view, view.isOnScreen else { return false }
      return front.map(view.isDescendant) ?? true
    }
  }

  /// What recognizers get of a swipe that a split view follows.
  private func recognize(_ recognizers: [UIGestureRecognizer], beside split: UISplitViewController) {
    for recognizer in recognizers where recognizer.view?.isOnScreen == true && !simulation.isUnwinding {
      if profile.holds(.swipesGoToSplit), !recognizer.allows(split.gesture) {
        simulation.decide(Rule.swipesGoToSplit.id, "\(recognizer.displayName) does not get the swipe: \(split.displayName) takes it")
        continue
      }
      recognizer.recognize()
    }
  }
}

extension UIGestureRecognizer {
  /// Whether a finger that moves right, or left, is what it looks out for.
  fileprivate func seesSwipes(right: Bool) -> Bool {
    guard attributes["enabled"]?.isTrue ?? true else { return false }
    if self is UIPanGestureRecognizer { return true }
    guard self is UISwipeGestureRecognizer else { return false }
    return (attributes["direction"]?.integer ?? 1) & (right ? 1 : 2) != 0
  }

  /// Whether its delegate lets both see the same movement.
  fileprivate func allows(_ other: UIGestureRecognizer) -> Bool {
    simulation.send(GestureDelegate.simultaneously, to: references["delegate"]?.object, self, other) { false }
  }
}

/// The message of `UIGestureRecognizerDelegate` that decides between an app's recognizers and a split view's own.
enum GestureDelegate {
  private static let owner = "UIGestureRecognizerDelegate"

  static let simultaneously = MessageType<Bool, UIGestureRecognizer, UIGestureRecognizer>(
    "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:",
    swift: "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)", short: "shouldRecognizeSimultaneously",
    parameters: "gestureRecognizer otherGestureRecognizer", .delegate, in: owner, sender: 0, otherwise: "NO",
    "Asks whether two gestures may be recognized together; here of swipes that a split view follows.")

  static let table = ProtocolTable(owner, "Has a say in what gesture recognizers see.", [simultaneously.info])
}
