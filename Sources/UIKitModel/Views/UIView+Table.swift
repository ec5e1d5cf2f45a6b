import ObjectModel
import SceneModel

extension UIView {
  static let viewTable = ClassTable(UIView.self, inherits: "UIResponder", "A rectangle on the screen, with others inside it.") {
    UIView.appearanceRows(of: UIView.self)
    Method(
      "initWithFrame:", swift: "init(frame:)",
      { (view: UIView, frame: Rect) -> UIView in
        view.frame = frame
        return view
      }, "Makes a view at a place.")
    Property("frame", { $0.frame }, { $0.frame = $1 }, "Where the view lies in its superview, in points.")
    Property("bounds", { $0.bounds }, { $0.frame.size = ($1 as Rect).size }, "The view's own rectangle.")
    Property(
      "center", { Point(x: $0.frame.minX + $0.frame.width / 2, y: $0.frame.minY + $0.frame.height / 2) },
      { view, center in
        view.frame.origin = Point(x: center.x - view.frame.width / 2, y: center.y - view.frame.height / 2)
      }, "The middle of the view in its superview.")
    Property("superview", readOnly: { $0.superview }, "The view around this one.")
    Property("window", readOnly: { $0.window }, "The window that the view is in.")
    Property("subviews", readOnly: { $0.subviews }, "The views inside this one, from back to front.")
    Property("hidden", getter: "isHidden", { $0.isHidden }, { $0.isHidden = $1 }, "Whether the view is kept from the screen.")
    Property("alpha", { $0.alpha }, { $0.alpha = $1 }, "How opaque the view is, from 0 to 1.")
    Property(
      "restorationIdentifier", releases: .since(6), { $0.restorationIdentifier }, { $0.restorationIdentifier = $1 },
      "The name for restoring the view's state; kept.")
    Property("tag", { $0.tag }, { $0.tag = $1 }, "A number of the app's own.")
    Property(
      "userInteractionEnabled", getter: "isUserInteractionEnabled", { $0.isUserInteractionEnabled }, { $0.isUserInteractionEnabled = $1 },
      "Whether touches reach the view.")
    Property("backgroundColor", { $0.backgroundColor }, { $0.backgroundColor = $1 }, "The colour behind the contents.")
    Property("autoresizingMask", { $0.autoresizingMask }, { $0.autoresizingMask = $1 }, "How the view follows its superview's size.")
    Property("autoresizesSubviews", { (_: UIView) in true }, { (_: UIView, _: Bool) in }, "Whether the views inside follow the size.")
    Property("clipsToBounds", { (_: UIView) in false }, { (_: UIView, _: Bool) in }, "Whether the views inside are cut at the edges.")
    Property("opaque", getter: "isOpaque", { (_: UIView) in true }, { (_: UIView, _: Bool) in }, "Whether nothing shines through.")
    Property("contentMode", { (_: UIView) in 0 }, { (_: UIView, _: Int) in }, "How the contents follow the size.")
    Property("layer", readOnly: { $0.layer }, "What the picture of the view is made of.")
    attribute("transform", AffineTransform.identity, "How the view is turned and stretched.")
    attribute("tintColor", releases: .since(7), "The colour of what can be touched.")
    attribute("multipleTouchEnabled", getter: "isMultipleTouchEnabled", false, "Whether the view wants more than one finger.")
    attribute("exclusiveTouch", getter: "isExclusiveTouch", false, "Whether no other view gets touches meanwhile.")
    Property("gestureRecognizers", readOnly: { $0.gestureRecognizers }, "What looks out for gestures on the view.")
    Method(
      "addLayoutGuide:", swift: "addLayoutGuide(_:)", releases: .since(9), { (_: UIView, _: Value) in }, "Takes a guide; kept by nobody.")
    Method(
      "addInteraction:", swift: "addInteraction(_:)", releases: .since(11), { (_: UIView, _: Value) in },
      "Takes an interaction; touches of its kind are not modelled.")
    for name in ["Point", "Rect"] {
      Method(
        Selector("convert\(name):toView:"), swift: "convert(_:to:)",
        { (view: UIView, place: Value, other: UIView?) in view.moved(place, to: other) }, "A place in the view as another sees it.")
      Method(
        Selector("convert\(name):fromView:"), swift: "convert(_:from:)",
        { (view: UIView, place: Value, other: UIView?) in (other ?? view.root).moved(place, to: view) },
        "A place in another view as this one sees it.")
    }
    Method(
      "addGestureRecognizer:", swift: "addGestureRecognizer(_:)",
      { (view: UIView, recognizer: UIGestureRecognizer) in view.add(recognizer) },
      "Makes touches on the view go to a recogniser too.")
    Method(
      "removeGestureRecognizer:", swift: "removeGestureRecognizer(_:)",
      { (view: UIView, recognizer: UIGestureRecognizer) in view.remove(recognizer) },
      "Takes a recogniser off the view.")
    Method(
      "addSubview:", swift: "addSubview(_:)", { (view: UIView, other: UIView) in view.addSubview(other) },
      "Puts a view in front of the others; itself raises.")
    Method(
      "insertSubview:atIndex:", swift: "insertSubview(_:at:)",
      { (view: UIView, other: UIView, index: Int) in view.insert(other, at: index) },
      "Puts a view at a place among the others.")
    Method(
      "insertSubview:belowSubview:", swift: "insertSubview(_:belowSubview:)",
      { (view: UIView, other: UIView, _: UIView) in view.insert(other, at: 0) },
      "Puts a view behind another.")
    Method(
      "insertSubview:aboveSubview:", swift: "insertSubview(_:aboveSubview:)",
      { (view: UIView, other: UIView, _: UIView) in view.addSubview(other) },
      "Puts a view in front of another.")
    Method(
      "removeFromSuperview", swift: "removeFromSuperview()", { (view: UIView) in view.removeFromSuperview() },
      "Takes the view out of its superview.")
    Method(
      "bringSubviewToFront:", swift: "bringSubviewToFront(_:)",
      { (view: UIView, other: UIView) in
        if other.superview === view { other.moveSilently(to: view) }
      }, "Moves a view in front of the others.")
    Method("sendSubviewToBack:", swift: "sendSubviewToBack(_:)", { (_: UIView, _: UIView) in }, "Moves a view behind the others.")
    Method(
      "viewWithTag:", swift: "viewWithTag(_:)", { (view: UIView, tag: Int) in view.view(tagged: tag) },
      "The view of a number, this one included.")
    Method(
      "isDescendantOfView:", swift: "isDescendant(of:)", { (view: UIView, other: UIView) in view.isDescendant(of: other) },
      "Whether the view lies in the other.")
    Method(
      "setNeedsLayout", swift: "setNeedsLayout()", { (view: UIView) in view.setNeedsLayout() }, "Asks for a layout at the end of the turn.")
    Method("layoutIfNeeded", swift: "layoutIfNeeded()", { (view: UIView) in view.layoutIfNeeded() }, "Lays out at once.")
    Method("setNeedsDisplay", swift: "setNeedsDisplay()", { (_: UIView) in }, "Asks for a drawing at the end of the turn.")
    Method("layoutSubviews", swift: "layoutSubviews()", { (_: UIView) in }, "Places the views inside.")
    Method("sizeToFit", swift: "sizeToFit()", { (_: UIView) in }, "Takes the size that fits the contents.")
    Method(
      "endEditing:", swift: "endEditing(_:)",
      { (view: UIView, _: Bool) in
        view.simulation.uikit.endTyping(in: view)
        return true
      }, "Ends text entry in the view.")
    layoutRows
    surroundingRows
    ClassMethod(
      "animateWithDuration:animations:", swift: "animate(withDuration:animations:)", releases: .since(4),
      { (_, simulation, seconds: Double, body: Block?) in animate(body, seconds, nil, simulation) }, "Runs changes as an animation.")
    ClassMethod(
      "animateWithDuration:animations:completion:", swift: "animate(withDuration:animations:completion:)", releases: .since(4),
      { (_, simulation, seconds: Double, body: Block?, completion: Block?) in
        animate(body, seconds, completion, simulation)
      }, "Runs changes as an animation, then the completion.")
    ClassMethod(
      "animateWithDuration:delay:options:animations:completion:", swift: "animate(withDuration:delay:options:animations:completion:)",
      releases: .since(4),
      { (_, simulation, seconds: Double, delay: Double, _: Int, body: Block?, completion: Block?) in
        animate(body, seconds + delay, completion, simulation)
      }, "Runs changes as an animation that begins later, then the completion.")
    ClassMethod(
      "animateWithDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:",
      swift: "animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)", releases: .since(7),
      { (_, simulation, seconds: Double, delay: Double, _: Double, _: Double, _: Int, body: Block?, completion: Block?) in
        animate(body, seconds + delay, completion, simulation)
      }, "Runs changes as an animation that swings like a spring, then the completion.")
    ClassMethod("beginAnimations:context:", { (_, _, _: Value, _: Value) in NoReply() }, "Begins a block of animated changes.")
    ClassMethod("setAnimationDuration:", { (_, _, _: Double) in NoReply() }, "Says how long the animation block takes.")
    for name in [
      "Delegate", "DidStopSelector", "WillStartSelector", "Delay", "Curve", "RepeatCount", "RepeatAutoreverses", "BeginsFromCurrentState",
    ] {
      ClassMethod(
        Selector("setAnimation\(name):"), { (_, _, _: Value) in NoReply() }, "Says more of a block of animated changes; not followed.")
    }
    ClassMethod(
      "setAnimationTransition:forView:cache:", { (_, _, _: Int, _: Value, _: Bool) in NoReply() }, "Says how a view turns into another.")
    ClassMethod(
      "transitionWithView:duration:options:animations:completion:", swift: "transition(with:duration:options:animations:completion:)",
      releases: .since(4),
      { (_, simulation, _: Value, seconds: Double, _: Int, body: Block?, completion: Block?) in
        animate(body, seconds, completion, simulation)
      }, "Runs changes of a view as a transition, then the completion.")
    ClassMethod(
      "transitionFromView:toView:duration:options:completion:", swift: "transition(from:to:duration:options:completion:)",
      releases: .since(4),
      { (_, simulation, from: UIView?, to: UIView?, seconds: Double, _: Int, completion: Block?) in
        if let from, let to, let outer = from.superview {
          outer.addSubview(to)
          from.removeFromSuperview()
        }
        return animate(nil, seconds, completion, simulation)
      }, "Puts a view in another's place, then runs the completion.")
    ClassMethod(
      "animateKeyframesWithDuration:delay:options:animations:completion:",
      swift: "animateKeyframes(withDuration:delay:options:animations:completion:)", releases: .since(7),
      { (_, simulation, seconds: Double, delay: Double, _: Int, body: Block?, completion: Block?) in
        animate(body, seconds + delay, completion, simulation)
      }, "Runs changes one after the other, then the completion.")
    ClassMethod(
      "addKeyframeWithRelativeStartTime:relativeDuration:animations:",
      swift: "addKeyframe(withRelativeStartTime:relativeDuration:animations:)", releases: .since(7),
      { (_, _, _: Double, _: Double, body: Block?) in
        _ = body?.call([])
        return NoReply()
      }, "Adds changes to those that run one after the other.")
    ClassMethod(
      "performWithoutAnimation:", swift: "performWithoutAnimation(_:)", releases: .since(7),
      { (_, _, body: Block?) in
        _ = body?.call([])
        return NoReply()
      }, "Runs changes without an animation.")
    ClassMethod("commitAnimations", { (_, _) in NoReply() }, "Ends a block of animated changes.")
  }

  private static func animate(_ body: Block?, _ seconds: Double, _ completion: Block?, _ simulation: Simulation) -> NoReply {
    _ = body?.call([])
    if let completion { simulation.runLoop.after(seconds) { completion.call([.bool(true)]) } }
    return NoReply()
  }
}
