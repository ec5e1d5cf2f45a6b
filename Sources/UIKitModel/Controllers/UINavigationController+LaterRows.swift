import ObjectModel

/// What came to navigation controllers from iOS 5 on, beside what the model itself does.
extension UINavigationController {
  @EntryBuilder<UINavigationController> static var navigationLaterRows: [Entry] {
    Method(
      "initWithNavigationBarClass:toolbarClass:", swift: "init(navigationBarClass:toolbarClass:)", releases: .since(5),
      { (navigation: UINavigationController, _: Value, _: Value) in navigation.setUp() ? navigation : nil as UINavigationController? },
      "Makes a stack whose bars are of the app's classes; the model keeps its own bars.")
    Property(
      "interactivePopGestureRecognizer", releases: .since(7), readOnly: { $0.popGesture("interactivePopGestureRecognizer") },
      "What looks out for the swipe that pops.")
    Property(
      "interactiveContentPopGestureRecognizer", releases: .since(26), readOnly: { $0.popGesture("interactiveContentPopGestureRecognizer") },
      "What looks out for a swipe anywhere that pops.")
    attribute("hidesBarsWhenKeyboardAppears", releases: .since(8), false, "Whether the bars go when the keyboard comes; they stay here.")
    attribute("hidesBarsOnSwipe", releases: .since(8), false, "Whether a swipe hides the bars; they stay here.")
    attribute("hidesBarsOnTap", releases: .since(8), false, "Whether a tap hides the bars; they stay here.")
    attribute("hidesBarsWhenVerticallyCompact", releases: .since(8), false, "Whether low windows have no bars; they stay here.")
    Property(
      "barHideOnSwipeGestureRecognizer", releases: .since(8), readOnly: { (_: UINavigationController) in Value.null },
      "What looks out for the swipe that hides the bars; not modelled.")
    Property(
      "barHideOnTapGestureRecognizer", releases: .since(8), readOnly: { (_: UINavigationController) in Value.null },
      "What looks out for the tap that hides the bars; not modelled.")
  }

  private func popGesture(_ name: String) -> Value {
    if let known = attributes[name] { return known }
    let made = UIGestureRecognizer(in: simulation).boxed
    attributes[name] = made
    return made
  }
}

extension NavigationDelegate {
  /// The questions about animations, which the model does not ask.
  static let unasked: [MessageInfo] = [
    MessageType<Value, UINavigationController, Int, UIViewController, UIViewController>(
      "navigationController:animationControllerForOperation:fromViewController:toViewController:",
      swift: "navigationController(_:animationControllerFor:from:to:)", short: "animationControllerForOperation",
      parameters: "navigationController operation fromVC toVC", .delegate, in: "UINavigationControllerDelegate", releases: .since(7),
      sender: 0, otherwise: "UIKit's own animation", "Asks who animates a push or pop; the model does not send it."
    ).info,
    MessageType<Value, UINavigationController, Value>(
      "navigationController:interactionControllerForAnimationController:",
      swift: "navigationController(_:interactionControllerFor:)", short: "navigationInteractionController",
      parameters: "navigationController animationController", .delegate, in: "UINavigationControllerDelegate", releases: .since(7),
      sender: 0, otherwise: "no interaction", "Asks who drives an animation by touch; the model does not send it."
    ).info,
    MessageType<UIInterfaceOrientation, UINavigationController>(
      "navigationControllerPreferredInterfaceOrientationForPresentation:",
      swift: "navigationControllerPreferredInterfaceOrientationForPresentation(_:)", short: "navigationPreferredOrientation",
      parameters: "navigationController", .delegate, in: "UINavigationControllerDelegate", releases: .since(7), sender: 0,
      otherwise: "that of the top", "Asks which way up the stack wants to be presented; the model does not send it."
    ).info,
  ]
}
