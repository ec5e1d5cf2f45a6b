import ObjectModel

/// Changes of views as an animation that can be started, paused and ended by hand: the changes count at once, the end comes in its time.
package final class UIViewPropertyAnimator: Object, Attributed {
  package var attributes: [String: Value] = [:]
  package var references: [String: WeakReference] = [:]
  private var duration = 0.0
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var state = AnimatingState.inactive
  private var isRunning = false
  /// Counts the starts and pauses, so that only the last start leads to an end.
  private var run = 0

  package override func dismantle() {
    super.dismantle()
    attributes = [:]
    animations = []
    completions = []
  }

  fileprivate func prepare(_ duration: Double, _ body: Block?) -> UIViewPropertyAnimator {
    self.duration = duration
    if let body { animations.append(body) }
    return self
  }

  fileprivate func start(after delay: Double = 0) {
    guard state != .stopped, !isRunning else { return }
    state = .active
    isRunning = true
    run += 1
    let started = run
    if delay > 0 { simulation.runLoop.after(delay) { [self] in runAnimations() } } else { runAnimations() }
    simulation.runLoop.after(delay + duration) { [self] in
      if isRunning, run == started { end(at: .end) }
    }
  }

  private func runAnimations() {
    let bodies = animations
    animations = []
    for body in bodies where !simulation.isUnwinding { _ = body.call([]) }
  }

  fileprivate func pause() {
    guard state != .stopped else { return }
    // A paused animation has begun: its changes are there, as far as the model follows them.
    runAnimations()
    state = .active
    isRunning = false
    run += 1
  }

  fileprivate func stop(withoutFinishing: Bool) {
    guard state == .active else { return }
    isRunning = false
    run += 1
    state = withoutFinishing ? .inactive : .stopped
  }

  fileprivate func finish(at position: AnimatingPosition) {
    if state == .stopped { end(at: position) }
  }

  private func end(at position: AnimatingPosition) {
    state = .inactive
    isRunning = false
    let blocks = completions
    completions = []
    for block in blocks where !simulation.isUnwinding { _ = block.call([position.boxed]) }
  }
}

/// Whether an animation has begun, and whether it was stopped.
enum AnimatingState: Int, BridgedEnum {
  case inactive = 0
  case active = 1
  case stopped = 2

  static let type = EnumType(
    "UIViewAnimatingState", "Whether an animation has begun, and whether it was stopped.", prefix: "UIViewAnimatingState",
    [("inactive", 0), ("active", 1), ("stopped", 2)])
}

/// Where an animation ended.
enum AnimatingPosition: Int, BridgedEnum {
  case end = 0
  case start = 1
  case current = 2

  static let type = EnumType(
    "UIViewAnimatingPosition", "Where an animation ended.", prefix: "UIViewAnimatingPosition", [("end", 0), ("start", 1), ("current", 2)])
}

extension UIViewPropertyAnimator {
  static let animatorTable = ClassTable(
    UIViewPropertyAnimator.self, inherits: "NSObject", label: "animator", releases: .since(10),
    "Changes of views as an animation that can be started, paused and ended by hand."
  ) {
    Method(
      "initWithDuration:curve:animations:", swift: "init(duration:curve:animations:)",
      { (animator: UIViewPropertyAnimator, seconds: Double, _: Value, body: Block?) in animator.prepare(seconds, body) },
      "Makes an animation that has not begun.")
    Method(
      "initWithDuration:dampingRatio:animations:", swift: "init(duration:dampingRatio:animations:)",
      { (animator: UIViewPropertyAnimator, seconds: Double, _: Double, body: Block?) in animator.prepare(seconds, body) },
      "Makes an animation that swings, and has not begun.")
    Method(
      "initWithDuration:controlPoint1:controlPoint2:animations:", swift: "init(duration:controlPoint1:controlPoint2:animations:)",
      { (animator: UIViewPropertyAnimator, seconds: Double, _: Value, _: Value, body: Block?) in animator.prepare(seconds, body) },
      "Makes an animation with a speed of its own, which has not begun.")
    Method(
      "initWithDuration:timingParameters:", swift: "init(duration:timingParameters:)",
      { (animator: UIViewPropertyAnimator, seconds: Double, _: Value) in animator.prepare(seconds, nil) },
      "Makes an animation without changes, which has not begun.")
    ClassMethod(
      "runningPropertyAnimatorWithDuration:delay:options:animations:completion:",
      swift: "runningPropertyAnimator(withDuration:delay:options:animations:completion:)",
      { (_, simulation, seconds: Double, delay: Double, _: Value, body: Block?, completion: Block?) in
        let animator = UIViewPropertyAnimator(in: simulation).prepare(seconds, body)
        if let completion { animator.completions.append(completion) }
        animator.start(after: delay)
        return animator
      }, "Makes an animation and starts it.")
    Method(
      "addAnimations:", swift: "addAnimations(_:)",
      { (animator: UIViewPropertyAnimator, body: Block) in
        if animator.isRunning { _ = body.call([]) } else { animator.animations.append(body) }
      }, "Adds changes.")
    Method(
      "addAnimations:delayFactor:", swift: "addAnimations(_:delayFactor:)",
      { (animator: UIViewPropertyAnimator, body: Block, _: Double) in animator.animations.append(body) },
      "Adds changes that begin later.")
    Method(
      "addCompletion:", swift: "addCompletion(_:)",
      { (animator: UIViewPropertyAnimator, completion: Block) in animator.completions.append(completion) },
      "Adds what follows the animation.")
    Method("startAnimation", swift: "startAnimation()", { (animator: UIViewPropertyAnimator) in animator.start() }, "Begins, or goes on.")
    Method(
      "startAnimationAfterDelay:", swift: "startAnimation(afterDelay:)",
      { (animator: UIViewPropertyAnimator, delay: Double) in animator.start(after: delay) }, "Begins after some seconds.")
    Method("pauseAnimation", swift: "pauseAnimation()", { (animator: UIViewPropertyAnimator) in animator.pause() }, "Holds on.")
    Method(
      "continueAnimationWithTimingParameters:durationFactor:", swift: "continueAnimation(withTimingParameters:durationFactor:)",
      { (animator: UIViewPropertyAnimator, _: Value, _: Double) in animator.start() }, "Goes on after a pause.")
    Method(
      "stopAnimation:", swift: "stopAnimation(_:)",
      { (animator: UIViewPropertyAnimator, isWhole: Bool) in animator.stop(withoutFinishing: isWhole) },
      "Stops; what follows the animation then waits for finishAnimationAtPosition:, or does not come.")
    Method(
      "finishAnimationAtPosition:", swift: "finishAnimation(at:)",
      { (animator: UIViewPropertyAnimator, position: AnimatingPosition) in animator.finish(at: position) },
      "Ends a stopped animation.")
    Property("duration", readOnly: { $0.duration }, "How long it takes, in seconds.")
    Property("state", readOnly: { $0.state }, "Whether it has begun.")
    Property("running", getter: "isRunning", readOnly: { $0.isRunning }, "Whether it goes on.")
    attribute("fractionComplete", 0.0, "How far it is; kept and not followed.")
    attribute("reversed", false, "Whether it runs backwards; kept and not followed.")
    attribute("isReversed", false, "Whether it runs backwards; kept and not followed.")
    attribute("pausesOnCompletion", false, "Whether it waits at its end; kept and not followed.")
    attribute("isUserInteractionEnabled", true, "Whether views answer fingers meanwhile; kept and not followed.")
  }
}
