import ObjectModel
import SceneModel

/// Looks out for a gesture and sends actions.
package class UIGestureRecognizer: Object, Attributed {
  @Weak package internal(set) var view: UIView?
  private var targets: [(target: WeakReference, action: Selector)] = []
  package var attributes: [String: Value] = [:]
  package var references: [String: WeakReference] = [:]

  package override func dismantle() {
    attributes = [:]
    segue = nil
  }

  /// What else the gesture does: performs a storyboard's segue.
  var segue: (() -> Void)?

  /// Makes it send an action; one that it sends already is not sent twice.
  func add(_ target: Object?, _ action: Selector?) {
    guard let target, let action, !targets.contains(where: { $0.target.object === target && $0.action == action }) else { return }
    targets.append((WeakReference.to(target), action))
  }

  /// Whether one tap of one finger is the gesture.
  var seesTap: Bool {
    self is UITapGestureRecognizer && attributes["enabled"]?.isTrue ?? true && (attributes["numberOfTapsRequired"]?.integer ?? 1) == 1
      && (attributes["numberOfTouchesRequired"]?.integer ?? 1) == 1
  }

  fileprivate func remove(_ target: Object?, _ action: Selector?) {
    targets.removeAll { (target == nil || $0.target.object === target) && (action == nil || $0.action == action) }
  }

  /// Sends the actions, as when the gesture has been seen.
  package func recognize() {
    for one in targets {
      guard let target = one.target.object else { continue }
      simulation.sendAction(one.action, to: target, [.object(self)])
    }
    segue?()
  }
}

/// A tap with one or more fingers.
package final class UITapGestureRecognizer: UIGestureRecognizer {}
/// A quick movement of the finger.
package final class UISwipeGestureRecognizer: UIGestureRecognizer {}
/// A movement of the finger.
package final class UIPanGestureRecognizer: UIGestureRecognizer {}
/// Two fingers that move together or apart.
package final class UIPinchGestureRecognizer: UIGestureRecognizer {}
/// Two fingers that turn.
package final class UIRotationGestureRecognizer: UIGestureRecognizer {}
/// A finger that stays.
package final class UILongPressGestureRecognizer: UIGestureRecognizer {}

extension UIGestureRecognizer {
  static let table = ClassTable(UIGestureRecognizer.self, inherits: "NSObject", releases: .since(3, 2), "Looks out for a gesture.") {
    Method(
      "initWithTarget:action:", swift: "init(target:action:)",
      { (recognizer: UIGestureRecognizer, target: Object?, action: Selector?) in
        recognizer.add(target, action)
        return recognizer
      }, "Makes one that sends an action.")
    Method(
      "addTarget:action:", swift: "addTarget(_:action:)",
      { (recognizer: UIGestureRecognizer, target: Object?, action: Selector?) in
        recognizer.add(target, action)
      }, "Makes it send one more action.")
    Method(
      "removeTarget:action:", swift: "removeTarget(_:action:)",
      { (recognizer: UIGestureRecognizer, target: Object?, action: Selector?) in
        recognizer.remove(target, action)
      }, "Ends an action.")
    Property("view", readOnly: { $0.view }, "The view that it looks at.")
    Property("state", readOnly: { (_: UIGestureRecognizer) in 3 }, "How far the gesture is; always at its end here.")
    reference("delegate", "Who is asked about it.")
    attribute("enabled", getter: "isEnabled", true, "Whether it looks out at all.")
    attribute("cancelsTouchesInView", true, "Whether the view gets no more touches then.")
    attribute("delaysTouchesBegan", false, "Whether the view gets touches later.")
    Method(
      "locationInView:", swift: "location(in:)", { (_: UIGestureRecognizer, _: UIView?) in Point.zero },
      "Where the finger is; the origin here.")
    Method(
      "requireGestureRecognizerToFail:", swift: "require(toFail:)", { (_: UIGestureRecognizer, _: UIGestureRecognizer) in },
      "Waits for another one to fail; here nothing.")
  }

  static let tapTable = ClassTable(
    UITapGestureRecognizer.self, inherits: "UIGestureRecognizer", releases: .since(3, 2), "Looks out for taps."
  ) {
    attribute("numberOfTapsRequired", 1, "How many taps it takes.")
    attribute("numberOfTouchesRequired", 1, "How many fingers it takes.")
  }

  static let swipeTable = ClassTable(
    UISwipeGestureRecognizer.self, inherits: "UIGestureRecognizer", releases: .since(3, 2), "Looks out for quick movements."
  ) {
    attribute("direction", 1, "Where the finger has to move.")
    attribute("numberOfTouchesRequired", 1, "How many fingers it takes.")
  }

  static let panTable = ClassTable(
    UIPanGestureRecognizer.self, inherits: "UIGestureRecognizer", releases: .since(3, 2), "Looks out for movements."
  ) {
    attribute("minimumNumberOfTouches", 1, "How many fingers it takes.")
    attribute("maximumNumberOfTouches", 1, "How many fingers it takes at most.")
    Method(
      "translationInView:", swift: "translation(in:)", { (_: UIPanGestureRecognizer, _: UIView?) in Point.zero },
      "How far the finger has moved; not at all here.")
    Method(
      "velocityInView:", swift: "velocity(in:)", { (_: UIPanGestureRecognizer, _: UIView?) in Point.zero },
      "How fast the finger moves; not at all here.")
  }

  static let pinchTable = ClassTable(
    UIPinchGestureRecognizer.self, inherits: "UIGestureRecognizer", releases: .since(3, 2), "Looks out for pinches."
  ) {
    attribute("scale", 1.0, "How far the fingers have moved apart.")
  }

  static let rotationTable = ClassTable(
    UIRotationGestureRecognizer.self, inherits: "UIGestureRecognizer", releases: .since(3, 2), "Looks out for turns."
  ) {
    attribute("rotation", 0.0, "How far the fingers have turned, in radians.")
  }

  static let longPressTable = ClassTable(
    UILongPressGestureRecognizer.self, inherits: "UIGestureRecognizer", releases: .since(3, 2), "Looks out for fingers that stay."
  ) {
    attribute("minimumPressDuration", 0.5, "How long the finger has to stay, in seconds.")
    attribute("numberOfTapsRequired", 0, "How many taps have to come before.")
  }
}
