import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate, UISplitViewControllerDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    (window?.rootViewController as? UISplitViewController)?.delegate = self
  }

  func splitViewController(
    _ split: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    .compact
  }
}

class ContinentsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    print(title ?? "nothing", "in", splitViewController?.style.rawValue ?? -1)
  }
}
