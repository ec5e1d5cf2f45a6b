import ObjectModel

/// Runs what apps animate beside a transition, and what follows it (`UIViewControllerTransitionCoordinator`).
package final class UITransitionCoordinator: Object {
  private(set) var duration = 0.0
  private(set) var isCancelled = false
  private(set) var isInteractive = false
  private var alongside: [Block] = []
  private var completions: [Block] = []
  private var hasRun = false

  /// Makes the coordinator of a transition that takes so many seconds.
  static func make(duration: Double, isInteractive: Bool = false, in simulation: Simulation) -> UITransitionCoordinator {
    let coordinator = UITransitionCoordinator(in: simulation)
    coordinator.duration = duration
    coordinator.isInteractive = isInteractive
    return coordinator
  }

  package override func dismantle() {
    super.dismantle()
    alongside = []
    completions = []
  }

  /// `animateAlongsideTransition:completion:`.
  func animate(_ alongside: Block?, completion: Block?) {
    if let completion { completions.append(completion) }
    guard let alongside else { return }
    if hasRun { _ = alongside.call([boxed]) } else { self.alongside.append(alongside) }
  }

  /// Runs the animations, once.
  func runAlongside() {
    hasRun = true
    let blocks = alongside
    alongside = []
    for block in blocks where !simulation.isUnwinding { _ = block.call([boxed]) }
  }

  /// Ends the transition.
  func complete(cancelled: Bool = false) {
    isCancelled = cancelled
    let blocks = completions
    completions = []
    for block in blocks where !simulation.isUnwinding { _ = block.call([boxed]) }
  }
}

extension UITransitionCoordinator {
  static let table = ClassTable(
    UITransitionCoordinator.self, inherits: "NSObject", label: "coordinator", releases: .since(7),
    "Runs what apps animate beside a transition, and what follows it."
  ) {
    Method(
      "animateAlongsideTransition:completion:", swift: "animate(alongsideTransition:completion:)",
      { (coordinator: UITransitionCoordinator, alongside: Block?, completion: Block?) in
        coordinator.animate(alongside, completion: completion)
        return true
      }, "Runs a block inside the transition's animation, and another at its end.")
    Method(
      "animateAlongsideTransitionInView:animation:completion:", swift: "animateAlongsideTransition(in:animation:completion:)",
      { (coordinator: UITransitionCoordinator, _: Value, alongside: Block?, completion: Block?) in
        coordinator.animate(alongside, completion: completion)
        return true
      }, "Runs a block inside the transition's animation, and another at its end.")
    Property("animated", getter: "isAnimated", swift: "isAnimated", readOnly: { $0.duration > 0 }, "Whether the transition is animated.")
    Property(
      "interactive", getter: "isInteractive", swift: "isInteractive", readOnly: { $0.isInteractive },
      "Whether a finger drives the transition.")
    Property(
      "cancelled", getter: "isCancelled", swift: "isCancelled", readOnly: { $0.isCancelled }, "Whether the transition was called off.")
    Property("transitionDuration", readOnly: { $0.duration }, "How long the transition takes, in seconds.")
    Property("containerView", readOnly: { (_: UITransitionCoordinator) in Value.null }, "The view that the transition happens in.")
  }
}
