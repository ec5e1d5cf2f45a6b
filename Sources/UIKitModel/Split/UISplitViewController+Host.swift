import ObjectModel
import SceneModel

/// A split view controller inside a plain controller, from iOS 8 on.
extension UISplitViewController {
  /// A split view that fills the view of a plain controller goes on filling it.
  func fillHost() {
    guard let host = parent, isViewLoaded, host.isViewLoaded, view.superview === host.view,
      !(host is UINavigationController), !(host is UITabBarController), !(host is UISplitViewController)
    else { return }
    let screen = simulation.uikit.device.portraitSize
    let own = view.frame.size
    let wholes = [screen, Size(width: screen.height, height: screen.width)]
    guard filledSize.map({ $0 == own }) ?? wholes.contains(own) else { return }
    filledSize = host.view.frame.size
    view.frame = host.view.bounds
  }
}
