import ObjectModel
import SceneModel

/// The messages by which containers show controllers, and fold them into each other, from iOS 8 on; apps may override them.
package enum Showing {
  private static let owner = "UIViewController"

  package static let show = MessageType<NoReply, UIViewController, Value>(
    "showViewController:sender:", swift: "show(_:sender:)", short: "showViewController", parameters: "vc sender", .lifecycle, in: owner,
    releases: .since(8), "Shows a controller in the way that suits the place.")
  package static let showDetail = MessageType<NoReply, UIViewController, Value>(
    "showDetailViewController:sender:", swift: "showDetailViewController(_:sender:)", short: "showDetailViewController",
    parameters: "vc sender", .lifecycle, in: owner, releases: .since(8), "Shows a controller as the detail.")
  package static let collapse = MessageType<NoReply, UIViewController, UISplitViewController>(
    "collapseSecondaryViewController:forSplitViewController:", swift: "collapseSecondaryViewController(_:for:)",
    short: "collapseSecondaryViewController", parameters: "secondaryViewController splitViewController", .lifecycle, in: owner,
    releases: .since(8), "Asks the primary to take the secondary in, as the split view collapses.")
  package static let separate = MessageType<UIViewController?, UISplitViewController>(
    "separateSecondaryViewControllerForSplitViewController:", swift: "separateSecondaryViewController(for:)",
    short: "separateSecondaryViewController", parameters: "splitViewController", .lifecycle, in: owner, releases: .since(8),
    "Asks the primary to give the secondary back, as the split view expands.")

  static let all: [MessageInfo] = [show.info, showDetail.info, collapse.info, separate.info]
}

extension UIViewController {
  /// Whether the class of the controller, or code, does something of its own for the action: a container shows, a split view shows details.
  func overrides(_ action: Selector) -> Bool {
    // What code gives every controller is nobody's own.
    if case .script(_, let owner)? = isa.implementation(of: action) {
      return owner !== simulation.classes.runtimeClass(of: UIViewController.self)
    }
    if action == Showing.show.info.selector { return self is UINavigationController || self is UISplitViewController }
    return action == Showing.showDetail.info.selector && self is UISplitViewController
  }

  /// `targetViewControllerForAction:sender:`: the nearest from the receiver up that does something of its own and can perform the action.
  func target(for action: Selector, sender: Value) -> UIViewController? {
    for here in sequence(first: self, next: \.parent) where here.overrides(action) && here.canPerform(action, sender: sender) {
      return here
    }
    return nil
  }

  private func canPerform(_ action: Selector, sender: Value) -> Bool {
    let question: Selector = "canPerformAction:withSender:"
    guard simulation.hasCode(self, question) else { return true }
    return simulation.perform(question, on: .object(self), [.selector(action), sender]).isTrue
  }

  /// `showViewController:sender:`, to whatever code made of it.
  func sendShow(_ controller: UIViewController, sender: Value) {
    simulation.send(Showing.show, to: self, controller, sender) {
      show(controller, sender: sender)
      return NoReply()
    }
  }

  /// `showDetailViewController:sender:`, to whatever code made of it.
  func sendShowDetail(_ controller: UIViewController, sender: Value) {
    simulation.send(Showing.showDetail, to: self, controller, sender) {
      showDetail(controller, sender: sender)
      return NoReply()
    }
  }

  /// UIKit's own `showViewController:sender:` for a controller that is no container: the nearest container that shows, else a presentation.
  func forwardShow(_ controller: UIViewController, sender: Value) {
    guard let target = target(for: Showing.show.info.selector, sender: sender) else { return present(controller, animated: true) }
    // UIKit: an override that calls `super` finds itself; the model presents instead of going round for ever.
    if target === self { return presentInsteadOfLoop(controller) }
    target.sendShow(controller, sender: sender)
  }

  func forwardShowDetail(_ controller: UIViewController, sender: Value) {
    guard let target = target(for: Showing.showDetail.info.selector, sender: sender) else { return present(controller, animated: true) }
    if target === self { return presentInsteadOfLoop(controller) }
    target.sendShowDetail(controller, sender: sender)
  }

  /// What becomes of an override that finds itself: a presentation, or a loop that ends the app.
  private func presentInsteadOfLoop(_ controller: UIViewController) {
    guard simulation.uikit.profile.holds(.showFindsItself) else {
      return simulation.raise(
        "EXC_BAD_ACCESS", "\(displayName) overrides the method, calls super and is found again, until the stack is full")
    }
    simulation.decide(Rule.showFindsItself.id, "\(displayName) overrides the method, calls super and is found again: presented instead")
    simulation.record(
      .warning(
        "Warning: \(displayName) overrides the method that shows \(controller.displayName), and calls super, which finds \(displayName) again; presented instead"
      ))
    present(controller, animated: true)
  }
}

extension UIViewController {
  @EntryBuilder<UIViewController> static var adaptiveRows: [Entry] {
    Property(
      "traitCollection", releases: .since(8), readOnly: { UITraitCollection.make($0.traits, in: $0.simulation) },
      "What the controller can know of its surroundings.")
    Property(
      "transitionCoordinator", releases: .since(7), readOnly: { $0.transitionCoordinator }, "The transition under way, if there is one.")
    Method(
      "setOverrideTraitCollection:forChildViewController:", swift: "setOverrideTraitCollection(_:forChild:)", releases: .since(8),
      { (controller: UIViewController, traits: UITraitCollection?, child: UIViewController) in
        controller.setOverrideTraits(traits?.traits, for: child)
      }, "Puts traits over those that a child is handed down."
    ).deprecated(17, use: "traitOverrides")
    Method(
      "overrideTraitCollectionForChildViewController:", swift: "overrideTraitCollection(forChild:)", releases: .since(8),
      { (controller: UIViewController, child: UIViewController) in
        controller.overrideTraits[ObjectIdentifier(child)].map { UITraitCollection.make($0, in: controller.simulation) }
      }, "The traits put over those that a child is handed down."
    ).deprecated(17, use: "traitOverrides")
    Method(
      "targetViewControllerForAction:sender:", swift: "targetViewController(forAction:sender:)", releases: .since(8),
      { (controller: UIViewController, action: Selector, sender: Value) in controller.target(for: action, sender: sender) },
      "The nearest controller from here up that does something of its own for the action.")
    Method(
      "showViewController:sender:", swift: "show(_:sender:)", releases: .since(8),
      { (controller: UIViewController, other: UIViewController?, sender: Value) in
        if let other { controller.show(other, sender: sender) }
      }, "Shows a controller in the way that suits the place.")
    Method(
      "showDetailViewController:sender:", swift: "showDetailViewController(_:sender:)", releases: .since(8),
      { (controller: UIViewController, other: UIViewController?, sender: Value) in
        if let other { controller.showDetail(other, sender: sender) }
      }, "Shows a controller as the detail.")
    Method(
      "collapseSecondaryViewController:forSplitViewController:", swift: "collapseSecondaryViewController(_:for:)", releases: .since(8),
      { (controller: UIViewController, secondary: UIViewController, split: UISplitViewController) in
        controller.collapseSecondary(secondary, for: split)
      }, "Takes the secondary in as the split view collapses; a navigation controller pushes it.")
    Method(
      "separateSecondaryViewControllerForSplitViewController:", swift: "separateSecondaryViewController(for:)", releases: .since(8),
      { (controller: UIViewController, split: UISplitViewController) in controller.separateSecondary(for: split) },
      "Gives the secondary back as the split view expands; a navigation controller pops its top.")
    Method(
      "willTransitionToTraitCollection:withTransitionCoordinator:", swift: "willTransition(to:with:)", releases: .since(8),
      { (controller: UIViewController, traits: UITraitCollection, coordinator: UITransitionCoordinator) in
        controller.willTransition(to: traits.traits, coordinator)
      }, "Called before the traits change; tells the children.")
    Method(
      "viewWillTransitionToSize:withTransitionCoordinator:", swift: "viewWillTransition(to:with:)", releases: .since(8),
      { (controller: UIViewController, size: Size, coordinator: UITransitionCoordinator) in
        controller.viewWillTransition(to: size, coordinator)
      }, "Called before the view's size changes; tells the children.")
    Method(
      "traitCollectionDidChange:", swift: "traitCollectionDidChange(_:)", releases: .since(8), { (_: UIViewController, _: Value) in },
      "Called after the traits have changed."
    ).deprecated(17, use: "registerForTraitChanges:withHandler:")
  }
}
