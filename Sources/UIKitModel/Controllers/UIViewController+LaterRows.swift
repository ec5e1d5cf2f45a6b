import ObjectModel
import SceneModel

/// What view controllers have beside what the model acts on: bars, layout, restoration, commands. It is kept, or answered as UIKit's default.
extension UIViewController {
  @EntryBuilder<UIViewController> static var laterRows: [Entry] {
    statusBarRows
    layoutRows
    restorationRows
    transitionRows
    contentLaterRows
  }

  @EntryBuilder<UIViewController> private static var statusBarRows: [Entry] {
    Method("preferredStatusBarStyle", releases: .since(7), { (_: UIViewController) in 0 }, "How the status bar is to be drawn; not asked.")
    Method("prefersStatusBarHidden", releases: .since(7), { (_: UIViewController) in false }, "Whether the status bar is to go; not asked.")
    Method(
      "preferredStatusBarUpdateAnimation", releases: .since(7), { (_: UIViewController) in 1 }, "How the status bar comes and goes.")
    Method(
      "childViewControllerForStatusBarStyle", swift: "childForStatusBarStyle", releases: .since(7),
      { (_: UIViewController) in nil as UIViewController? }, "The child that says how the status bar is drawn; not asked.")
    Method(
      "childViewControllerForStatusBarHidden", swift: "childForStatusBarHidden", releases: .since(7),
      { (_: UIViewController) in nil as UIViewController? }, "The child that says whether the status bar goes; not asked.")
    attribute(
      "modalPresentationCapturesStatusBarAppearance", releases: .since(7), false, "Whether a sheet says how the status bar is drawn.")
    Method(
      "prefersHomeIndicatorAutoHidden", releases: .since(11), { (_: UIViewController) in false }, "Whether the line at the bottom is to go."
    )
    Method(
      "preferredScreenEdgesDeferringSystemGestures", releases: .since(11), { (_: UIViewController) in 0 },
      "The edges where the app's gestures come first.")
    Method("setNeedsUpdateOfHomeIndicatorAutoHidden", releases: .since(11), { (_: UIViewController) in }, "Asks for the line's state anew.")
    Method(
      "setNeedsUpdateOfScreenEdgesDeferringSystemGestures", releases: .since(11), { (_: UIViewController) in }, "Asks for the edges anew.")
    Method(
      "setNeedsUpdateOfSupportedInterfaceOrientations", releases: .since(16),
      { (controller: UIViewController) in
        _ = try? controller.simulation.uikit.rotate(.to(controller.simulation.uikit.deviceOrientation))
      }, "Turns the interface to the way the device is held, if that is allowed now.")
    attribute("preferredUserInterfaceStyle", releases: .since(13), 0, "Light or dark, for controllers that shine through.")
    attribute("overrideUserInterfaceStyle", releases: .since(13), 0, "Light or dark, whatever the system says; kept only.")
    attribute("prefersPointerLocked", releases: .since(14), false, "Whether the pointer is to stay in the window.")
  }

  @EntryBuilder<UIViewController> private static var layoutRows: [Entry] {
    Property(
      "topLayoutGuide", releases: .since(7), readOnly: { (_: UIViewController) in Value.null }, "The lower edge of the bars; not modelled."
    )
    .deprecated(11, use: "view.safeAreaLayoutGuide")
    Property(
      "bottomLayoutGuide", releases: .since(7), readOnly: { (_: UIViewController) in Value.null },
      "The upper edge of the bars; not modelled."
    ).deprecated(11, use: "view.safeAreaLayoutGuide")
    attribute("additionalSafeAreaInsets", releases: .since(11), "Room that the app keeps beside the bars'.")
    attribute(
      "viewRespectsSystemMinimumLayoutMargins", releases: .since(11), true, "Whether the margins are never smaller than the system's.")
    Method("viewLayoutMarginsDidChange", releases: .since(11), { (_: UIViewController) in }, "Called when the margins change; not sent.")
    Method(
      "viewSafeAreaInsetsDidChange", releases: .since(11), { (_: UIViewController) in }, "Called when the safe area changes; not sent.")
    Method("updateViewConstraints", releases: .since(6), { (_: UIViewController) in }, "Called before constraints are solved; not sent.")
    Method(
      "setContentScrollView:forEdge:", swift: "setContentScrollView(_:for:)", releases: .since(15),
      { (controller: UIViewController, view: Value, _: Int) in controller.attributes["contentScrollView"] = view },
      "Names the scroll view that bars follow.")
    Method(
      "contentScrollViewForEdge:", swift: "contentScrollView(for:)", releases: .since(15),
      { (controller: UIViewController, _: Int) in controller.attributes["contentScrollView"] ?? .null },
      "The scroll view that bars follow.")
    Method(
      "updateProperties", releases: .since(26), { (_: UIViewController) in }, "Called before the layout where properties changed; not sent."
    )
    Method("setNeedsUpdateProperties", releases: .since(26), { (_: UIViewController) in }, "Asks for an update of properties.")
  }

  @EntryBuilder<UIViewController> private static var restorationRows: [Entry] {
    attribute("restorationClass", releases: .since(6), "The class that makes the controller again.")
    Method(
      "encodeRestorableStateWithCoder:", swift: "encodeRestorableState(with:)", releases: .since(6), { (_: UIViewController, _: Value) in },
      "Called to keep the state; UIKit's own keeps nothing more.")
    Method(
      "decodeRestorableStateWithCoder:", swift: "decodeRestorableState(with:)", releases: .since(6), { (_: UIViewController, _: Value) in },
      "Called to bring the state back; UIKit's own does nothing more.")
    Method(
      "applicationFinishedRestoringState", releases: .since(7), { (_: UIViewController) in }, "Called when all states are back.")
  }

  @EntryBuilder<UIViewController> private static var transitionRows: [Entry] {
    Method(
      "transitionFromViewController:toViewController:duration:options:animations:completion:",
      swift: "transition(from:to:duration:options:animations:completion:)", releases: .since(5),
      { (_: UIViewController, old: UIViewController, new: UIViewController, seconds: Double, _: Int, body: Block?, completion: Block?) in
        old.swap(with: new, duration: seconds, body, completion)
      }, "Puts one child in the place of another.")
    attribute("preferredTransition", releases: .since(18), "How the controller comes: zoom, flip and others; not drawn.")
    Method(
      "canPerformUnwindSegueAction:fromViewController:sender:", swift: "canPerformUnwindSegueAction(_:from:sender:)",
      releases: .since(13), { (_: UIViewController, _: Selector, _: Value, _: Value) in true },
      "Whether a segue may come back here; not asked.")
    Method(
      "allowedChildrenForUnwindingFromSource:", swift: "allowedChildrenForUnwinding(from:)", releases: .since(9),
      { (controller: UIViewController, _: Value) in controller.children }, "The children that a segue may come back to; not asked.")
  }

  @EntryBuilder<UIViewController> private static var contentLaterRows: [Entry] {
    Method("addKeyCommand:", swift: "addKeyCommand(_:)", releases: .since(9), { (_: UIViewController, _: Value) in }, "Adds a shortcut.")
    Method(
      "removeKeyCommand:", swift: "removeKeyCommand(_:)", releases: .since(9), { (_: UIViewController, _: Value) in },
      "Takes a shortcut away.")
    Property(
      "extensionContext", releases: .since(8), readOnly: { (_: UIViewController) in Value.null }, "The extension that runs; none here.")
    attribute("preferredFocusEnvironments", releases: .since(9), "Where the focus is to go.")
    attribute("focusGroupIdentifier", releases: .since(14), "The name of the controller's focus group.")
    attribute("interactionActivityTrackingBaseName", releases: .since(16), "The name of activities for measuring.")
    attribute("contentUnavailableConfiguration", releases: .since(17), "What stands where there is no content.")
    Property("tab", releases: .since(18), readOnly: { (_: UIViewController) in Value.null }, "The tab that made the controller; none here.")
    Property(
      "searchDisplayController", releases: .since(3), readOnly: { (_: UIViewController) in Value.null }, "The search of the nib; none here."
    )
    .deprecated(8, use: "UISearchController")
    attribute("userActivity", releases: .since(8), "What people do here, for other devices.")
  }

  /// The other child comes and this one goes, as `transitionFromViewController:…` does it.
  fileprivate func swap(with other: UIViewController, duration: Double, _ body: Block?, _ completion: Block?) {
    guard let parent, parent === other.parent else {
      let (old, new) = (description(for: simulation), other.description(for: simulation))
      simulation.raise(
        "NSInvalidArgumentException",
        "Children view controllers \(old) and \(new) must have a common parent view controller when calling "
          + "-[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]")
      return
    }
    let place = view.superview
    let frame = view.frame
    beginAppearance(false, animated: duration > 0)
    if other.view.superview == nil {
      other.view.frame = frame
      other.view.moveSilently(to: place)
    }
    other.beginAppearance(true, animated: duration > 0)
    other.layOut()
    _ = body?.call([])
    simulation.runLoop.after(duration) { [self] in
      view.moveSilently(to: nil)
      endAppearance()
      other.endAppearance()
      _ = completion?.call([.bool(true)])
    }
  }
}
