import ObjectModel
import SceneModel

/// The surface that an app draws on; one fills the screen.
package final class UIWindow: UIView {
  package private(set) var rootViewController: UIViewController?
  /// Whether the window has been put on the screen.
  package private(set) var isShown = false

  package required init(_ isa: RuntimeClass, in simulation: Simulation) {
    super.init(isa, in: simulation)
    simulation.uikit.windows.append(WeakReference.to(self))
  }

  package override func dismantle() {
    super.dismantle()
    rootViewController = nil
  }

  /// The controller that turns with the device: the root, or the first whose view was added without one (iOS 3.2's way).
  package var rotatingController: UIViewController? {
    if let rootViewController { return rootViewController }
    // What covers the first one lies in the window in its place.
    return subviews.compactMap(\.controller).first.map { first in sequence(first: first, next: \.presenting).reduce(first) { $1 } }
  }

  /// Changes what the window shows.
  package func setRootViewController(_ controller: UIViewController?) {
    let old = rootViewController
    guard old !== controller else { return }
    rootViewController = controller
    guard isShown else { return }
    if let old, old.isViewLoaded {
      old.beginAppearance(false, animated: false)
      old.view.moveSilently(to: nil)
      old.endAppearance()
    }
    if let controller { show(controller) }
  }

  /// Puts the window on the screen. Outside a launch it waits for the launch.
  package func makeVisible() {
    guard !isShown else { return }
    simulation.uikit.keyWindow = self
    guard simulation.uikit.mayShowWindows else { return }
    isShown = true
    if let rotatingController { simulation.uikit.chooseLaunchOrientation(for: rotatingController) }
    guard !simulation.isUnwinding else { return }
    frame = simulation.uikit.screenBounds
    let room = simulation.uikit.rootFrame
    if let rootViewController { show(rootViewController) }
    // The others keep the frame from before the first one turned.
    for controller in subviews.compactMap(\.controller) where controller !== rootViewController { appear(controller, in: room) }
  }

  private func show(_ controller: UIViewController) {
    controller.loadViewIfNeeded()
    controller.view.moveSilently(to: self)
    appear(controller, in: simulation.uikit.rootFrame)
  }

  private func appear(_ controller: UIViewController, in room: Rect) {
    controller.view.frame = room
    controller.beginAppearance(true, animated: false)
    controller.layOut()
    simulation.uikit.rootDidBeginAppearance(controller)
    simulation.runLoop.atEndOfTurn(for: controller) { $0.endAppearance() }
  }
}

extension UIWindow {
  static let windowTable = ClassTable(UIWindow.self, inherits: "UIView", "The surface that an app draws on.") {
    Property(
      "rootViewController", releases: .since(4), { $0.rootViewController }, { $0.setRootViewController($1) },
      "The controller whose view fills the window.")
    Property(
      "keyWindow", getter: "isKeyWindow", readOnly: { $0.simulation.uikit.keyWindow === $0 }, "Whether the window gets keyboard events.")
    Method(
      "initWithWindowScene:", swift: "init(windowScene:)", releases: .since(13), { (window: UIWindow, _: Value) in window },
      "Makes a window of a scene.")
    Property(
      "windowScene", releases: .since(13), { $0.simulation.uikit.sceneForCode }, { (_: UIWindow, _: UIScene?) in },
      "The scene that the window is in.")
    Property(
      "traitOverrides", releases: .since(17), readOnly: { $0.overridesForUse }, "Traits put over those that the window has of itself.")
    Property("screen", readOnly: { (_: UIWindow) in Value.null }, "The screen that the window is on.")
    Method(
      "makeKeyAndVisible", swift: "makeKeyAndVisible()", { (window: UIWindow) in window.makeVisible() },
      "Puts the window on the screen, in front of all others.")
    Method(
      "makeKeyWindow", swift: "makeKey()", { (window: UIWindow) in window.simulation.uikit.keyWindow = window },
      "Sends keyboard events to the window.")
  }
}
