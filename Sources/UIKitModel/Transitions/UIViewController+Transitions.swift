import ObjectModel
import SceneModel

extension UIViewController {
  /// Tells that the traits are about to change: `willTransitionToTraitCollection:withTransitionCoordinator:`, down to the children.
  func sendWillTransition(to traits: Traits, _ coordinator: UITransitionCoordinator) {
    guard !missesTransition else {
      missesTransition = false
      return simulation.decide(Rule.overlayMissesTransition.id, "\(displayName) is not told of the new traits")
    }
    simulation.send(Lifecycle.willTransition, to: self, UITraitCollection.make(traits, in: simulation), coordinator) {
      willTransition(to: traits, coordinator)
      return NoReply()
    }
  }

  /// Tells that the view's size is about to change: `viewWillTransitionToSize:withTransitionCoordinator:`, down to the children.
  func sendViewWillTransition(to size: Size, _ coordinator: UITransitionCoordinator) {
    announcedSize = size
    simulation.send(Lifecycle.viewWillTransition, to: self, size, coordinator) {
      viewWillTransition(to: size, coordinator)
      return NoReply()
    }
  }

  /// The size that the controller has, or is to have, where the window has a size.
  func size(inWindow size: Size) -> Size { parent.map { $0.childSize(self, in: $0.size(inWindow: size)) } ?? size }

  /// The children that hear of a transition.
  var transitionChildren: [UIViewController] {
    let columns = self is UINavigationController ? splitViewController?.columns : nil
    return children.filter { $0.isViewLoaded && columns?.unfolds($0) != true }
  }

  /// The transition under way that the controller takes part in.
  package var transitionCoordinator: UITransitionCoordinator? {
    for here in sequence(first: self, next: \.parent) {
      if let own = here.ownCoordinator { return own }
    }
    return simulation.uikit.coordinator
  }

  /// Before iOS 8 turns were told by messages of their own; later ones send them only to code that has them and not the new one.
  func sendOldRotation(_ phase: OldRotationPhase, _ orientation: UIInterfaceOrientation, _ duration: Double) {
    let message = phase.selector
    if simulation.hasCode(self, message), !simulation.hasCode(self, Lifecycle.viewWillTransition.info.selector) {
      switch phase {
      case .will: sendWillRotate(to: orientation, duration: duration)
      case .willAnimate: sendWillAnimateRotation(to: orientation, duration: duration)
      case .did: sendDidRotate(from: orientation)
      }
    } else {
      for child in transitionChildren { child.sendOldRotation(phase, orientation, duration) }
    }
  }

  enum OldRotationPhase {
    case will
    case willAnimate
    case did

    var selector: Selector {
      switch self {
      case .will: Lifecycle.willRotate.info.selector
      case .willAnimate: Lifecycle.willAnimateRotation.info.selector
      case .did: Lifecycle.didRotate.info.selector
      }
    }
  }
}
