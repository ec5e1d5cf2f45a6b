import UIKit

class OtherSceneDelegate: UIResponder, UIWindowSceneDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate, UISplitViewControllerDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let split = window?.rootViewController as? UISplitViewController else { return }
    split.preferredDisplayMode = .allVisible
    split.delegate = self
  }

  func splitViewController(_ split: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
    print("becomes", displayMode.rawValue)
  }
}
