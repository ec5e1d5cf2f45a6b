import ObjectModel

extension UINavigationController {
  static let navigationTable = ClassTable(
    UINavigationController.self, inherits: "UIViewController", "A stack of controllers of which the top one shows, under a bar."
  ) {
    Method(
      "initWithRootViewController:", swift: "init(rootViewController:)",
      { (navigation: UINavigationController, root: UIViewController?) in
        guard navigation.setUp() else { return nil as UINavigationController? }
        navigation.push(root, animated: false)
        return navigation
      }, "Makes a stack of one controller.")
    Property("viewControllers", { $0.viewControllers }, { $0.setStack($1, animated: false) }, "The stack from the root up.")
    Property("topViewController", readOnly: { $0.topViewController }, "The controller on top.")
    Property(
      "visibleViewController", readOnly: { $0.visibleViewController }, "The controller that is seen: the top, or what is presented over it."
    )
    Property("delegate", weak: true, { $0.delegate }, { $0.setDelegate($1) }, "Who is told which controller shows.")
    Property("navigationBar", readOnly: { $0.navigationBar }, "The bar above the contents.")
    Property("toolbar", releases: .since(3), readOnly: { $0.toolbar }, "The bar below the contents.")
    Property(
      "navigationBarHidden", getter: "isNavigationBarHidden", { $0.isNavigationBarHidden }, { $0.isNavigationBarHidden = $1 },
      "Whether the bar is kept from the screen.")
    Property(
      "toolbarHidden", getter: "isToolbarHidden", { $0.isToolbarHidden }, { $0.isToolbarHidden = $1 },
      "Whether the lower bar is kept from the screen.")
    Method(
      "pushViewController:animated:", swift: "pushViewController(_:animated:)",
      { (navigation: UINavigationController, controller: UIViewController?, animated: Bool) in
        navigation.push(controller, animated: animated)
      }, "Puts a controller on top.")
    Method(
      "popViewControllerAnimated:", swift: "popViewController(animated:)",
      { (navigation: UINavigationController, animated: Bool) in
        navigation.pop(animated: animated)
      }, "Takes the top controller off.")
    Method(
      "popToRootViewControllerAnimated:", swift: "popToRootViewController(animated:)",
      { (navigation: UINavigationController, animated: Bool) in
        navigation.viewControllers.first.map { navigation.pop(to: $0, animated: animated) } ?? []
      }, "Takes all but the root off.")
    Method(
      "popToViewController:animated:", swift: "popToViewController(_:animated:)",
      { (navigation: UINavigationController, controller: UIViewController, animated: Bool) in
        navigation.pop(to: controller, animated: animated)
      }, "Takes all above a controller off.")
    Method(
      "setViewControllers:animated:", swift: "setViewControllers(_:animated:)",
      { (navigation: UINavigationController, controllers: [UIViewController], animated: Bool) in
        navigation.setStack(controllers, animated: animated)
      }, "Replaces the stack.")
    Method(
      "setNavigationBarHidden:animated:", swift: "setNavigationBarHidden(_:animated:)",
      { (navigation: UINavigationController, hidden: Bool, _: Bool) in
        navigation.isNavigationBarHidden = hidden
      }, "Shows or hides the bar.")
    Method(
      "setToolbarHidden:animated:", swift: "setToolbarHidden(_:animated:)",
      { (navigation: UINavigationController, hidden: Bool, _: Bool) in
        navigation.isToolbarHidden = hidden
      }, "Shows or hides the lower bar.")
    navigationLaterRows
  }
}

/// The bar of a navigation controller.
package final class UINavigationBar: UIView {
  package var barStyle = 0
  package var tintColor: Value = .null
  /// Whether contents lie under the bar: so they do from iOS 7 on, unless the app says otherwise.
  package lazy var isTranslucent = simulation.release >= Release(7) {
    didSet { (owner as? UIViewController)?.layoutWasAsked() }
  }
  package var prefersLargeTitles = false {
    didSet { (owner as? UIViewController)?.layoutWasAsked() }
  }
  package var items: [UINavigationItem] = []

  package override func dismantle() {
    super.dismantle()
    items = []
    tintColor = .null
  }

  package override func layoutIfNeeded() {
    super.layoutIfNeeded()
    guard let stack = owner as? UINavigationController else { return }
    _ = stack.splitViewController?.columns?.barIsInPlace(of: stack)
  }

  /// The items of the controller's stack, or those that the app gave to a bar of its own.
  package var shownItems: [UINavigationItem] {
    (owner as? UINavigationController)?.viewControllers.map(\.navigationItem) ?? items
  }
}

extension UINavigationBar {
  private static let looks = [
    ("titleTextAttributes", 5), ("largeTitleTextAttributes", 11), ("shadowImage", 6), ("backIndicatorImage", 7),
    ("backIndicatorTransitionMaskImage", 7), ("standardAppearance", 13), ("compactAppearance", 13), ("scrollEdgeAppearance", 13),
    ("compactScrollEdgeAppearance", 15), ("preferredBehavioralStyle", 16),
  ]

  static let barTable = ClassTable(UINavigationBar.self, inherits: "UIView", "A bar with a title between buttons.") {
    Property("barStyle", { $0.barStyle }, { $0.barStyle = $1 }, "How the bar is drawn.")
    Property("tintColor", { $0.tintColor }, { $0.tintColor = $1 }, "The colour of the bar.")
    Property(
      "translucent", getter: "isTranslucent", { $0.isTranslucent }, { $0.isTranslucent = $1 }, "Whether what lies behind shines through.")
    Property(
      "prefersLargeTitles", releases: .since(11), { $0.prefersLargeTitles }, { $0.prefersLargeTitles = $1 },
      "Whether titles are large, which makes the bar higher.")
    attribute("barTintColor", releases: .since(7), "The colour of the bar's background.")
    for (name, since) in looks { attribute(name, releases: .since(since), "How the bar looks; kept.") as Property<UINavigationBar> }
    Method(
      "setBackgroundImage:forBarMetrics:", swift: "setBackgroundImage(_:for:)", releases: .since(5),
      { (_: UINavigationBar, _: Value, _: Value) in }, "The picture behind the bar; not drawn.")
    Property("items", { $0.shownItems }, { $0.items = $1 }, "The items of the stack.")
    Property("topItem", readOnly: { $0.shownItems.last }, "The item that shows.")
    Property("backItem", readOnly: { $0.shownItems.dropLast().last }, "The item below the one that shows.")
    Method(
      "pushNavigationItem:animated:", swift: "pushItem(_:animated:)",
      { (bar: UINavigationBar, item: UINavigationItem, _: Bool) in bar.items.append(item) },
      "Puts an item on top.")
    Method(
      "popNavigationItemAnimated:", swift: "popItem(animated:)", { (bar: UINavigationBar, _: Bool) in bar.items.popLast() },
      "Takes the top item off.")
  }
}

/// The messages of `UINavigationControllerDelegate`.
package enum NavigationDelegate {
  private static let owner = "UINavigationControllerDelegate"

  package static let willShow = MessageType<NoReply, UINavigationController, UIViewController, Bool>(
    "navigationController:willShowViewController:animated:", swift: "navigationController(_:willShow:animated:)",
    short: "willShowController",
    parameters: "navigationController viewController animated", .delegate, in: owner, sender: 0, "Tells which controller is about to show.")
  package static let didShow = MessageType<NoReply, UINavigationController, UIViewController, Bool>(
    "navigationController:didShowViewController:animated:", swift: "navigationController(_:didShow:animated:)", short: "didShowController",
    parameters: "navigationController viewController animated", .delegate, in: owner, sender: 0, "Tells which controller shows now.")
  package static let supportedOrientations = MessageType<UIInterfaceOrientationMask, UINavigationController>(
    "navigationControllerSupportedInterfaceOrientations:", swift: "navigationControllerSupportedInterfaceOrientations(_:)",
    short: "navigationSupportedOrientations", parameters: "navigationController", .delegate, in: owner, releases: .since(7), sender: 0,
    otherwise: "every orientation of the idiom", "Asks which orientations the stack stands.")

  package static let table = ProtocolTable(
    owner, "Follows what a navigation controller shows.", [willShow.info, didShow.info, supportedOrientations.info] + unasked)
}
