import ObjectModel

/// What cannot be presented, and UIKit's words for it.
extension UIViewController {
  /// Whether the controller may be presented by this one; where it may not, an exception is under way.
  ///
  /// What the presenter is inside or presented by is active, and so is what has a presenter or, from iOS 5 on, a container of its own.
  func mayPresent(_ controller: UIViewController) -> Bool {
    if isActiveEarly(controller), !simulation.uikit.profile.holds(.activeIsRefusedEarly) {
      simulation.decide(Rule.activeIsRefusedEarly.id, "\(controller.displayName) is active: nothing is presented")
      return false
    }
    guard let reason = refusal(of: controller) else { return true }
    simulation.raise("NSInvalidArgumentException", reason)
    return false
  }

  /// Who would present the controller; `nil` where nobody may, which the console or an exception tells.
  func presenterIfAllowed(_ controller: UIViewController) -> UIViewController? {
    guard mayPresent(controller) else { return nil }
    let owner = presenter(for: controller)
    let name = controller.description(for: simulation)
    if let busy = busyPresenter(upTo: owner), let already = busy.presented {
      let from = simulation.release >= Release(13) ? " (from \(description(for: simulation)))" : ""
      warn(
        "Attempt to present \(name) on \(busy.description(for: simulation))\(from) which is already presenting \(already.description(for: simulation))"
      )
      return nil
    }
    if simulation.uikit.profile.holds(.presenterNeedsWindow), !owner.isViewLoaded || owner.view.window == nil {
      simulation.decide(Rule.presenterNeedsWindow.id, "\(owner.displayName) is in no window: nothing is presented")
      warn("Attempt to present \(name) on \(owner.description(for: simulation)) whose view is not in the window hierarchy!")
      return nil
    }
    return owner
  }

  /// Who keeps the controller from presenting, as it presents something: one on the way to the presenter, or that one.
  private func busyPresenter(upTo owner: UIViewController) -> UIViewController? {
    let way = sequence(first: self) { $0 === owner ? nil : $0.parent }
    guard let busy = way.first(where: { $0.presented != nil }) else { return nil }
    guard busy !== owner, !simulation.uikit.profile.holds(.busyAskerIsRefused) else { return busy }
    return owner.presented == nil ? nil : owner
  }

  private func warn(_ text: String) { simulation.record(.warning("Warning: \(text)")) }

  private func refusal(of controller: UIViewController) -> String? {
    let name = controller.description(for: simulation)
    let usesControllers = simulation.uikit.presentsByControllers
    if controller is UISplitViewController, !usesControllers || !simulation.uikit.profile.holds(.splitMayBePresented) {
      return "Application tried to present a Split View Controllers modally \(name)."
    }
    if controller === self, usesControllers {
      return "Application tried to present view controller on itself. Presenting view controller is \(name)."
    }
    if simulation.release >= Release(13), let holder = controller.presenting ?? controller.parent {
      let relation = controller.presenting == nil ? "has a parent view controller" : "is already being presented by"
      return "Application tried to present modally a view controller \(name) that \(relation) \(holder.description(for: simulation))."
    }
    if isActive(controller) { return "Application tried to present modally an active controller \(name)." }
    if usesControllers, controller.modalPresentationStyle == .none {
      return "The specified modal presentation style doesn't have a corresponding presentation controller."
    }
    return nil
  }

  private func isActive(_ controller: UIViewController) -> Bool {
    // UIKit: before iOS 5 other containers let go of what is presented.
    let isContained = simulation.release < Release(5) ? controller.parent === self : controller.parent != nil
    return isContained || controller.presenting != nil || hangs(from: controller)
  }

  private func isActiveEarly(_ controller: UIViewController) -> Bool {
    simulation.release < Release(5) && !(controller is UISplitViewController) && isActive(controller)
  }

  /// Whether the controller is the other one, or comes to it by going up through containers and presenters.
  ///
  /// What hangs from a controller can neither contain nor present it, so no walk through parents, children and presentations goes round in a circle.
  func hangs(from other: UIViewController) -> Bool {
    // Nothing but itself hangs from one that holds nothing, as most do when they are put somewhere.
    if other.children.isEmpty, other.presented == nil { return self === other }
    var waiting = [self]
    var seen: Set<ObjectIdentifier> = []
    while let here = waiting.popLast() {
      if here === other { return true }
      guard seen.insert(ObjectIdentifier(here)).inserted else { continue }
      waiting += [here.parent, here.presenting].compactMap { $0 }
    }
    return false
  }
}
