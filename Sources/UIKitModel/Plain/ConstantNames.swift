/// What Swift calls UIKit's constants: members of the types that they belong to.
enum ConstantNames {
  /// How names begin whose owner another name tells.
  private static let renamed = [
    "UIKeyboard": "UIResponder.keyboard", "UICollectionElementKind": "UICollectionView.elementKind",
    "UIApplicationStatusBarOrientationUserInfoKey": "UIApplication.statusBarOrientationUserInfoKey",
  ]
  /// The types whose notifications begin with their names.
  private static let notifiers = [
    "UIApplication", "UIContentSizeCategory", "UIDevice", "UIDocument", "UIMenuController", "UIPasteboard", "UIScene", "UIScreen",
    "UITableView", "UITextField", "UITextView", "UIViewController", "UIWindow",
  ]

  /// `UIDevice.orientationDidChangeNotification`; `nil` for what Swift spells otherwise.
  static func member(_ name: String) -> String? {
    if let (start, owner) = renamed.first(where: { name.hasPrefix($0.key) }) { return owner + name.dropFirst(start.count) }
    guard name.hasSuffix("Notification"), let owner = notifiers.first(where: name.hasPrefix) else { return nil }
    let rest = name.dropFirst(owner.count)
    return "\(owner).\(rest.prefix(1).lowercased())\(rest.dropFirst())"
  }
}
