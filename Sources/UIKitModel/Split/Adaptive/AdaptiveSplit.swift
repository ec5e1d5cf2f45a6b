import ObjectModel
import SceneModel

/// How a split view controller behaves from iOS 8 to 13, and without a style later: display modes, collapsing and expanding.
final class AdaptiveSplit: SplitStrategy {
  unowned(unsafe) let split: UISplitViewController

  init(_ split: UISplitViewController) { self.split = split }

  var simulation: Simulation { split.simulation }
  var world: UIKitWorld { simulation.uikit }
  var profile: Profile { world.profile }

  var viewControllers: [UIViewController] { split.children }
  func setViewControllers(_ controllers: [UIViewController]) {}
  func add(_ child: UIViewController) {}
  var shownChildren: [UIViewController] { split.children }
  var showsPrimary: Bool { split.isShown }
  func dismantle() {}
  func delegateChanged() {}
  func loadChildren() {}
  func willAppear() {}
  func layOut() {}
  func swipe(right: Bool, cancelled: Bool) -> Bool { false }
  func describe(in state: inout SplitState) {}
  func places(in size: Size) -> [SplitPlace] { [] }
}
