import FoundationModel
import ObjectModel

/// Brings back the state that an app kept, between the two messages that tell of its launch.
final class StateRestoration {
  private let world: UIKitWorld
  private let state: SavedState
  private let delegate: Object
  private var controllers: [[String]: UIViewController] = [:]

  init?(_ world: UIKitWorld, _ delegate: Object) {
    guard let state = world.savedState else { return nil }
    self.world = world
    self.state = state
    self.delegate = delegate
  }

  private var simulation: Simulation { world.simulation }

  /// Finds or makes the controllers, gives each what it wrote down, and puts stacks, tabs and presented controllers in order.
  func run() {
    let coder = state.application.coder(in: simulation) { _ in nil }
    guard world.asks(RestorationDelegate.shouldRestore, RestorationDelegate.shouldRestoreSecurely, coder, delegate) else { return }
    for part in state.parts where !simulation.isUnwinding { controllers[part.path] = controller(for: part) }
    for part in state.parts where !simulation.isUnwinding { arrange(part) }
    for part in state.parts where !simulation.isUnwinding {
      guard let controller = controllers[part.path] else { continue }
      simulation.send(RestorationLifecycle.decode, to: controller, self.coder(part)) { NoReply() }
    }
    for part in state.parts where !simulation.isUnwinding {
      simulation.send(RestorationLifecycle.finished, to: controllers[part.path]) { NoReply() }
    }
    simulation.send(RestorationDelegate.didDecode, to: delegate, world.application, coder) { NoReply() }
  }

  private func coder(_ part: SavedState.Part) -> NSCoder { part.archive.coder(in: simulation) { [controllers] in controllers[$0] } }

  /// The controller that a part belongs to: what its class or the app delegate makes, or else what is there, or the storyboard's.
  private func controller(for part: SavedState.Part) -> UIViewController? {
    let path = Value.array(part.path.map(Value.string))
    let maker = Selector("viewControllerWithRestorationIdentifierPath:coder:")
    if let name = part.restorationClass, let type = simulation.classes.named(name), type.classScriptMethod(for: maker) != nil {
      let made = simulation.perform(maker, on: .type(type), [path, .object(coder(part))])
      return made.object as? UIViewController
    }
    let message = RestorationDelegate.controllerForPath
    if simulation.hasCode(delegate, message.info.selector),
      let made = simulation.send(message, to: delegate, world.application, path, coder(part), else: { nil })
    {
      return made
    }
    return existing(part.path) ?? fromStoryboard(part)
  }

  private func existing(_ path: [String]) -> UIViewController? {
    let roots = world.windows.compactMap { ($0.object as? UIWindow)?.rootViewController }
    return roots.lazy.compactMap { self.find(path[...], from: $0) }.first
  }

  private func find(_ path: ArraySlice<String>, from controller: UIViewController) -> UIViewController? {
    guard let first = path.first, controller.restorationIdentifier == first else { return nil }
    let rest = path.dropFirst()
    if rest.isEmpty { return controller }
    return controller.containedControllers.lazy.compactMap { self.find(rest, from: $0) }.first
  }

  private func fromStoryboard(_ part: SavedState.Part) -> UIViewController? {
    guard let name = part.storyboard, let storyboard = UIStoryboard.named(name, in: simulation), let identifier = part.path.last else {
      return nil
    }
    return storyboard.document?.id(ofIdentifier: identifier).flatMap { storyboard.instantiate($0) }
  }

  /// What UIKit's own controllers bring back: a stack as far as its controllers are there, the chosen tab, the hidden primary.
  private func arrange(_ part: SavedState.Part) {
    guard let controller = controllers[part.path] else { return }
    if let stack = controller as? UINavigationController {
      let restored = part.stack.prefix { controllers[$0] != nil }.compactMap { controllers[$0] }
      if !restored.isEmpty, !restored.elementsEqual(stack.viewControllers, by: ===) { stack.setStack(restored, animated: false) }
    }
    if let tabs = controller as? UITabBarController, let index = part.selectedTab, tabs.children.indices.contains(index) {
      tabs.select(index)
    }
    if part.hidesPrimary { (controller as? UISplitViewController)?.adaptive?.restoreHidden() }
    if let path = part.presented, let presented = controllers[path], presented.presenting == nil, presented.parent == nil {
      controller.present(presented, animated: false)
    }
  }
}

extension UIViewController {
  /// The children, or what is about to be: a split view takes its controllers in as it appears.
  fileprivate var containedControllers: [UIViewController] {
    if let split = self as? UISplitViewController, split.children.isEmpty { return split.viewControllers }
    return presented.map { children + [$0] } ?? children
  }
}

extension AdaptiveSplit {
  /// A split view that was kept with its primary hidden comes back so, as if a tap had hidden it.
  func restoreHidden() {
    guard profile.holds(.restoresHiddenPrimary), !isCollapsed else { return }
    simulation.decide(Rule.restoresHiddenPrimary.id, "the primary was hidden when the state was kept")
    choice = .primaryHidden
    startedHidden = world.device.idiom == .phone && !hasOverlay
    if isSettled { setMode(.primaryHidden, asks: true) }
  }
}
