import ObjectModel
import SceneModel

/// How a split view controller behaves in one generation of UIKit: classic (3.2 to 7.1), adaptive (8 to 13, and without a style later), columns (14 on).
///
/// `UISplitViewController` gives everything that differs to its strategy; what is the same for all stays with it.
protocol SplitStrategy: AnyObject {
  // MARK: Controllers

  /// `viewControllers`, as code reads it.
  var viewControllers: [UIViewController] { get }
  /// `viewControllers =`.
  func setViewControllers(_ controllers: [UIViewController])
  /// `addChildViewController:`.
  func add(_ child: UIViewController)
  /// A child went to another container.
  func childWasTaken(_ child: UIViewController)
  /// A child's title changed.
  func childTitleChanged(_ child: UIViewController)
  /// The controllers that are on the screen as parts of the split.
  var shownChildren: [UIViewController] { get }
  /// Whether the primary column is seen, in the split or above it.
  var showsPrimary: Bool { get }
  /// Lets go of every object.
  func dismantle()

  // MARK: The delegate

  /// Another delegate was assigned.
  func delegateChanged()

  // MARK: Life cycle

  /// The split view makes its own view.
  func loadChildren()
  /// Inside `viewWillAppear:`, before the children's.
  func willAppear()
  /// Inside `viewWillAppear:`, after the children's.
  func didTellWillAppear()
  /// Inside `viewDidAppear:`, after the children's.
  func didAppear()
  /// Gives the children their frames.
  func layOut()

  // MARK: Turns and sizes, up to iOS 7

  func willRotate(to orientation: UIInterfaceOrientation, duration: Double)
  func didTellWillRotate(duration: Double)
  func willTellAnimation()
  func animateRotation(to orientation: UIInterfaceOrientation)
  func didRotate(from orientation: UIInterfaceOrientation)

  // MARK: Turns and sizes, from iOS 8 on

  /// The split view's traits are about to change; the children have not been told yet.
  func willTransition(to traits: Traits, _ coordinator: UITransitionCoordinator)
  /// The split view's size is about to change; the children have not been told yet.
  func viewWillTransition(to size: Size, _ coordinator: UITransitionCoordinator)
  /// What a child gets of the split view's traits.
  func handedDown(to child: UIViewController, from own: Traits) -> Traits
  /// The size that a child gets in a split view of the size.
  func childSize(_ child: UIViewController, in size: Size) -> Size

  // MARK: Events

  /// A swipe over the split view; says whether it meant anything.
  func swipe(right: Bool, cancelled: Bool) -> Bool
  /// A touch outside of what lies over the split view; says whether it meant anything.
  func touchOutside() -> Bool
  /// A tap on the button that changes the display mode; says whether there is one on the screen.
  func tapDisplayModeButton() -> Bool
  /// Fills in what state lines and JSON tell.
  func describe(in state: SplitState)
  /// What lies where in a split view of the size, from the bottom up.
  func places(in size: Size) -> [SplitPlace]
}

/// A column as pictures show it.
struct SplitPlace {
  let controller: UIViewController
  /// In the split view's coordinates, in points.
  var frame: Rect
  /// Whether it lies over what comes before it.
  var isOver = false
  /// How much of it, from the primary's edge on, a panel covers or lies beyond the edge: its own content keeps clear of that.
  var covered = 0.0
}

extension SplitStrategy {
  func childWasTaken(_ child: UIViewController) {}
  func childTitleChanged(_ child: UIViewController) {}
  func didTellWillAppear() {}
  func didAppear() {}
  func willRotate(to orientation: UIInterfaceOrientation, duration: Double) {}
  func didTellWillRotate(duration: Double) {}
  func willTellAnimation() {}
  func animateRotation(to orientation: UIInterfaceOrientation) {}
  func didRotate(from orientation: UIInterfaceOrientation) {}
  func willTransition(to traits: Traits, _ coordinator: UITransitionCoordinator) {}
  func viewWillTransition(to size: Size, _ coordinator: UITransitionCoordinator) {}
  func handedDown(to child: UIViewController, from own: Traits) -> Traits { own }
  func childSize(_ child: UIViewController, in size: Size) -> Size { child.isViewLoaded ? child.view.frame.size : size }
  func touchOutside() -> Bool { false }
  func tapDisplayModeButton() -> Bool { false }
}
