import ObjectModel

/// What a split view controller with columns does to stacks: it makes them, nests them in each other and takes them apart, without transitions.
extension UINavigationController {
  /// Whether what is pushed has no room yet as it begins to appear: in a split view of one column, on a phone.
  var pushesStartAtZero: Bool {
    guard let split = splitViewController, split.columns?.isCollapsed ?? split.adaptive?.isCollapsed ?? false else { return false }
    guard simulation.uikit.device.idiom == .phone, simulation.uikit.profile.holds(.pushesStartAtZero) else { return false }
    simulation.decide(Rule.pushesStartAtZero.id, "the frame of what is pushed is zero until the layout")
    return true
  }

  /// The stack that UIKit makes around a column's controller.
  static func wrapping(_ root: UIViewController?, in simulation: Simulation) -> UINavigationController {
    let navigation = UINavigationController(in: simulation)
    navigation.isColumnWrapper = true
    navigation.allowsAllOrientations = true
    if let root { navigation.addChild(root) }
    return navigation
  }

  /// Puts a controller on the stack silently.
  func nest(_ controller: UIViewController) {
    guard canTake([controller]) else { return }
    controller.sendWillMove(to: self)
    guard canTake([controller]) else { return }
    children.append(controller)
    controller.parent = self
    controller.settleInParent()
  }

  /// Takes a controller off the stack silently; where it goes is up to the caller.
  func unnest(_ controller: UIViewController) {
    children.removeAll { $0 === controller }
    if displayed === controller { displayed = nil }
    controller.parent = nil
  }

  /// Makes a controller of the stack the one that is seen, without telling anybody.
  func displaySilently(_ controller: UIViewController?) {
    if let displayed, displayed !== controller, displayed.isViewLoaded, displayed.view.superview === view {
      displayed.view.moveSilently(to: nil)
    }
    displayed = controller
    if let controller, controller.isViewLoaded, isViewLoaded { controller.view.moveSilently(to: view) }
  }

  /// Puts another controller in the place of the lowest ones of the stack, which go first.
  func replaceLowest(_ count: Int, with controller: UIViewController) {
    if let old = controller.parent { old.childIsTaken(controller) }
    let isSeen = appearance == .shown || appearance == .appearing
    var wasDisplayed = displayed == nil && count == children.count
    for old in children.prefix(count).reversed() {
      old.sendWillMove(to: nil)
      if old === displayed {
        wasDisplayed = true
        if isSeen { old.changeAppearance(false) }
        if old.isViewLoaded { old.view.moveSilently(to: nil) }
      }
      unnest(old)
      old.sendDidMove(to: nil)
    }
    controller.sendWillMove(to: self)
    // What the controller did with the message may have put the stack into it.
    guard canTake([controller]) else { return }
    children.insert(controller, at: 0)
    controller.parent = self
    if isViewLoaded { controller.loadViewIfNeeded() }
    guard wasDisplayed, isViewLoaded else { return }
    displaySilently(controller)
    guard isSeen else { return }
    controller.changeAppearance(true)
    controller.settleInParent()
  }

  /// Whether the left end of the bar has Back, or buttons of the app that stand alone.
  var keepsModeButtonOut: Bool {
    guard backTitle == nil, let item = shownTop?.navigationItem else { return true }
    return !item.left.isEmpty && !item.leftItemsSupplementBackButton
  }

  /// What people see of the buttons for display modes in the stack's bar, where columns put them there.
  var modeButtonLooks: [String] { splitViewController?.columns?.modeButtonLooks(in: self) ?? [] }
}
