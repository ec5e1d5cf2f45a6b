import ObjectModel
import SceneModel

/// Several controllers of which a bar of tabs chooses one.
package final class UITabBarController: UIViewController {
  @Weak package private(set) var delegate: Object?
  package private(set) var selectedIndex = 0
  @Weak private(set) var displayed: UIViewController?
  package private(set) lazy var tabBar = owned(UITabBar(in: simulation), "tabBar")
  /// Whether the app keeps the bar from the screen, from iOS 18 on.
  package var isTabBarHidden = false {
    didSet { if isTabBarHidden != oldValue { layoutWasAsked() } }
  }
  private var isScheduled = false
  /// The controller that keeps the frame it had while it is shown (a bug of launches up to iOS 4).
  @Weak private var stale: UIViewController?

  package var viewControllers: [UIViewController] { children }
  package func setDelegate(_ object: Object?) { delegate = object }
  package var selectedViewController: UIViewController? { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }

  /// Replaces the tabs.
  package func setViewControllers(_ controllers: [UIViewController]) {
    guard canTake(controllers) else { return }
    for child in children where !controllers.contains(where: { $0 === child }) {
      child.sendWillMove(to: nil)
      child.removeFromParent()
    }
    for child in controllers where child.parent !== self {
      addChild(child)
      child.sendDidMove(to: self)
    }
    children = controllers.filter { $0.parent === self }
    if selectedIndex >= children.count { selectedIndex = 0 }
    selectionChanged()
  }

  /// Chooses a tab, by code or by a tap.
  package func select(_ index: Int) {
    guard children.indices.contains(index) else { return }
    selectedIndex = index
    selectionChanged()
  }

  package func select(_ controller: UIViewController) {
    if let index = children.firstIndex(where: { $0 === controller }) { return select(index) }
    simulation.raise(
      "NSInvalidArgumentException",
      "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view controllers can be selected."
    )
  }

  /// What a finger on a tab does: the delegate may forbid it, and is told afterwards, also of a tab that was chosen already.
  func tapTab(_ index: Int) {
    let controller = children[index]
    guard simulation.send(TabBarDelegate.shouldSelect, to: delegate, self, controller, else: { true }) else { return }
    select(index)
    runSelection()
    simulation.send(TabBarDelegate.didSelect, to: delegate, self, controller) { NoReply() }
  }

  private func selectionChanged() {
    guard isViewLoaded, appearance == .shown || appearance == .appearing, !isScheduled else { return }
    isScheduled = true
    simulation.runLoop.atEndOfTurn(for: self) { tabs in
      tabs.isScheduled = false
      tabs.runSelection()
    }
  }

  /// Shows the chosen tab: the new one appears before the old one goes.
  private func runSelection() {
    let new = selectedViewController
    guard new !== displayed, isViewLoaded, appearance == .shown || appearance == .appearing else { return }
    let old = displayed
    displayed = new
    stale = nil
    let isNewFirst = simulation.uikit.profile.holds(.newTabAppearsFirst)
    new?.loadViewIfNeeded()
    if !isNewFirst { old?.beginAppearance(false, animated: false) }
    new?.view.frame = contentFrame
    new?.beginAppearance(true, animated: false)
    if isNewFirst { old?.beginAppearance(false, animated: false) }
    if let new { new.view.moveSilently(to: view) }
    if let old, old.isViewLoaded { old.view.moveSilently(to: nil) }
    old?.endAppearance()
    if let new {
      new.layOut()
      new.endAppearance()
    }
  }

  /// The tab that is shown keeps its frame until another one was chosen.
  func keepLayout() { stale = displayed }

  /// Whether the tab that is shown keeps such a frame.
  var isLaidOutLate: Bool { stale != nil && stale === displayed }

  /// Where the shown controller's view is, in the view's coordinates.
  var shownFrame: Rect { isLaidOutLate ? stale?.view.frame ?? contentFrame : contentFrame }

  private var contentFrame: Rect {
    let size = view.frame.size
    return Rect(
      x: 0, y: 0, width: size.width, height: simulation.release >= Release(7) || !showsTabBar ? size.height : max(0, size.height - 49))
  }

  // MARK: What a container does

  override var ownsAppearanceOfChildren: Bool { true }
  override var appearanceChildren: ChildList { ChildList(displayed) }
  override var rotationChildren: ChildList { ChildList(displayed) }

  override func viewWillAppear(_ animated: Bool) {
    displayed = selectedViewController
    displayed?.loadViewIfNeeded()
    // A memory warning may have let go of either view.
    if let displayed, displayed.view.superview !== view {
      displayed.view.moveSilently(to: view)
      displayed.view.frame = contentFrame
    }
    super.viewWillAppear(animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    selectionChanged()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tellUnseenSplits(animated)
  }

  override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {
    guard !children.isEmpty else { return super.shouldAutorotate(to: orientation) }
    return children.map { $0.asksShouldAutorotate(to: orientation) }.allSatisfy { $0 }
  }

  override func supportedOrientations() -> UIInterfaceOrientationMask {
    let own = super.supportedOrientations()
    guard simulation.release >= Release(7) else { return own }
    return simulation.send(TabBarDelegate.supportedOrientations, to: delegate, self) { own }
  }

  override var orientationsGiver: (Object?, MessageInfo?) { (delegate, TabBarDelegate.supportedOrientations.info) }

  override func layoutChildren() {
    if let displayed, displayed.isViewLoaded { displayed.view.frame = shownFrame }
    super.layoutChildren()
  }
}

extension UITabBarController {
  static let tabTable = ClassTable(
    UITabBarController.self, inherits: "UIViewController", "Several controllers of which a bar of tabs chooses one."
  ) {
    Property(
      "viewControllers", { $0.viewControllers }, { (tabs, controllers: [UIViewController]?) in tabs.setViewControllers(controllers ?? []) },
      "The controllers of the tabs from left to right.")
    Property("selectedIndex", { $0.selectedIndex }, { $0.select($1 as Int) }, "The tab that is chosen, from 0.")
    Property(
      "selectedViewController", { $0.selectedViewController },
      { (tabs, controller: UIViewController?) in
        if let controller { tabs.select(controller) }
      }, "The controller of the chosen tab.")
    Property("delegate", weak: true, { $0.delegate }, { $0.setDelegate($1) }, "Who is asked and told about taps on tabs.")
    Property("tabBar", releases: .since(3), readOnly: { $0.tabBar }, "The bar of tabs.")
    Method(
      "setViewControllers:animated:", swift: "setViewControllers(_:animated:)",
      { (tabs: UITabBarController, controllers: [UIViewController]?, _: Bool) in
        tabs.setViewControllers(controllers ?? [])
      }, "Replaces the tabs.")
    tabLaterRows
  }
}

/// The messages of `UITabBarControllerDelegate`.
package enum TabBarDelegate {
  private static let owner = "UITabBarControllerDelegate"

  package static let shouldSelect = MessageType<Bool, UITabBarController, UIViewController>(
    "tabBarController:shouldSelectViewController:", swift: "tabBarController(_:shouldSelect:)", short: "shouldSelectController",
    parameters: "tabBarController viewController", .delegate, in: owner, sender: 0, otherwise: "YES",
    "Asks whether a tapped tab may be chosen.")
  package static let didSelect = MessageType<NoReply, UITabBarController, UIViewController>(
    "tabBarController:didSelectViewController:", swift: "tabBarController(_:didSelect:)", short: "didSelectController",
    parameters: "tabBarController viewController", .delegate, in: owner, sender: 0, "Tells which tab was tapped.")
  package static let supportedOrientations = MessageType<UIInterfaceOrientationMask, UITabBarController>(
    "tabBarControllerSupportedInterfaceOrientations:", swift: "tabBarControllerSupportedInterfaceOrientations(_:)",
    short: "tabSupportedOrientations", parameters: "tabBarController", .delegate, in: owner, releases: .since(7), sender: 0,
    otherwise: "every orientation of the idiom", "Asks which orientations the tabs stand.")

  package static let table = ProtocolTable(
    owner, "Follows which tab is chosen.", [shouldSelect.info, didSelect.info, supportedOrientations.info] + unsent)
}

/// The bar of tabs.
package final class UITabBar: UIView {
  package var tintColor: Value = .null
}

extension UITabBar {
  static let barTable = ClassTable(UITabBar.self, inherits: "UIView", "A bar of tabs.") {
    Property("tintColor", releases: .since(5), { $0.tintColor }, { $0.tintColor = $1 }, "The colour of the bar.")
    for name in ["barTintColor", "unselectedItemTintColor", "translucent", "standardAppearance", "scrollEdgeAppearance", "barStyle"] {
      attribute(name, releases: .since(7), "How the bar looks; kept.") as Property<UITabBar>
    }
  }
}

/// A tab's title and picture.
package final class UITabBarItem: UIBarItem {
  package var badgeValue: String?
}

extension UITabBarItem {
  static let tabItemTable = ClassTable(UITabBarItem.self, inherits: "UIBarItem", "A tab's title and picture.") {
    Method(
      "initWithTitle:image:tag:", swift: "init(title:image:tag:)",
      { (item: UITabBarItem, title: String?, image: Value, tag: Int) in
        item.title = title
        item.image = image
        item.tag = tag
        return item
      }, "Makes a tab of a text and a picture.")
    Method(
      "initWithTabBarSystemItem:tag:", swift: "init(tabBarSystemItem:tag:)",
      { (item: UITabBarItem, _: Int, tag: Int) in
        item.tag = tag
        return item
      }, "Makes a tab that the system draws.")
    Property("badgeValue", { $0.badgeValue }, { $0.badgeValue = $1 }, "The text in the red bubble.")
  }
}
