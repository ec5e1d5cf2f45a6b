import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate, UISplitViewControllerDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplicationLaunchOptionsKey: Any]?) -> Bool {
    guard let split = window?.rootViewController as? UISplitViewController,
      let stack = split.viewControllers.last as? UINavigationController
    else { return false }
    stack.topViewController?.navigationItem.leftBarButtonItem = split.displayModeButtonItem
    split.delegate = self
    return true
  }

  func splitViewController(
    _ split: UISplitViewController, collapseSecondary secondary: UIViewController, onto primary: UIViewController
  ) -> Bool {
    guard let stack = secondary as? UINavigationController, let page = stack.topViewController as? ShipViewController else { return false }
    return page.ship == nil
  }
}
