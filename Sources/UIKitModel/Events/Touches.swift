import FoundationModel
import ObjectModel
import SceneModel

extension UIKitWorld {
  /// Touches something.
  package func tap(_ target: TapTarget) throws(EventFailure) {
    guard isRunning else { throw .notRunning }
    if let movie = fullScreenMovie { return try touch(movie, target) }
    if try touchesSheet(target) { return }
    switch target {
    case .object(let object): try tap(object)
    case .title(let title): try tap(title: title)
    case .back: try tapBack()
    case .outside:
      if touchOutsidePresentation() { return }
      if let popover = visiblePopovers.last { return popover.touchOutside() }
      guard all(UISplitViewController.self).contains(where: { $0.isShown && $0.strategy.touchOutside() }) else { throw .noPopover }
    case .displayMode: try tapDisplayMode()
    case .row(let row, let table): try select(row: row, section: 0, in: table)
    case .accessory(let row, let table): try tapAccessory(of: row, in: table)
    case .tab(let index): try tapTab(index)
    }
  }

  private func tap(_ object: Object) throws(EventFailure) {
    if let item = object as? UIBarButtonItem { return try tap(item) }
    if let controller = object as? UIViewController, let tabs = controller.parent as? UITabBarController,
      let index = tabs.children.firstIndex(where: { $0 === controller })
    {
      guard tabs.isShown, tabs.showsTabBar else { throw .notOnScreen(tabs.displayName) }
      return touchTab(index, of: tabs)
    }
    guard let view = (object as? UIView) ?? (object as? UIViewController)?.view else { throw .noAction(object.displayName) }
    if touchesOverlayOverModal(view.controllerAround) { return }
    guard view.isOnScreen else { throw .notOnScreen(object.displayName) }
    if let panel = panel(over: view) { throw .covered(object.displayName, by: panel.displayName) }
    if let bar = all(UINavigationController.self).first(where: { $0.swallows(touchOn: view) })?.navigationBar {
      throw .swallowed(object.displayName, by: bar.displayName)
    }
    if isTakenByPresentation(touchOn: view) { return }
    if let popover = popover(covering: view.frameInWindow), popover.content.map({ !view.isDescendant(of: $0.view) }) ?? true,
      !popover.letsThrough(view)
    {
      return popover.touchOutside()
    }
    if touchesBesideOverlay(view.controllerAround) { return }
    if view is any TextInput, beginTyping(in: view) { return }
    if let tappable = view as? any Tappable, tappable.touchUpInside() { return }
    if (view as? UIControl)?.isEnabled == false { throw .disabled(object.displayName) }
    guard recognizesTap(on: view) else { throw .noAction(object.displayName) }
  }

  /// Whether the view, or one that it lies in, looks out for taps; then their actions are sent, as the innermost view gets the tap.
  private func recognizesTap(on view: UIView) -> Bool {
    let views = sequence(first: view, next: \.superview)
    guard let recognizers = views.lazy.map({ $0.gestureRecognizers.filter(\.seesTap) }).first(where: { !$0.isEmpty }) else { return false }
    for recognizer in recognizers { recognizer.recognize() }
    return true
  }

  private func tap(_ item: UIBarButtonItem) throws(EventFailure) {
    let name = item.label.map { "'\($0)'" } ?? item.displayName
    let found = place(of: item)
    if touchesOverlayOverModal(found?.bar?.controllerAround) { return }
    guard let found, found.isVisible else {
      if found?.reason == .covered { throw .covered(name, by: "the popover") }
      throw .notOnScreen(name)
    }
    if isTakenByPresentation(touchOn: found.bar) { return }
    // A touch outside a popover goes to the popover, unless the item's bar is let through.
    if let popover = visiblePopovers.last, !isPassedThrough(item, popover), !isInside(item, popover) { return popover.touchOutside() }
    if touchesBesideOverlay(found.bar?.controllerAround) { return }
    guard item.isEnabled else { throw .disabled(name) }
    guard item.performAction() else { throw .noAction(name) }
  }

  private func isPassedThrough(_ item: UIBarButtonItem, _ popover: UIPopoverController) -> Bool {
    if case .leftEdge? = popover.anchor, popover.split?.classic?.button === item { return true }
    return place(of: item)?.bar.map(popover.letsThrough) ?? false
  }

  private func isInside(_ item: UIBarButtonItem, _ popover: UIPopoverController) -> Bool {
    guard let bar = place(of: item)?.bar, let content = popover.content, content.isViewLoaded else { return false }
    return bar.isDescendant(of: content.view)
      || (bar.owner as? UIViewController).map { $0.isInside(content) } ?? false
  }

  private func tap(title: String) throws(EventFailure) {
    if let alert = presentedControllers.last as? UIAlertController, alert.tap(title) { return }
    let items = all(UIBarButtonItem.self).filter { $0.label == title }
    if let item = items.first(where: { place(of: $0)?.isVisible == true }) { return try tap(item) }
    for tabs in all(UITabBarController.self) where tabs.isShown && tabs.showsTabBar {
      if let index = tabs.children.firstIndex(where: { $0.tabBarItem.title ?? $0.titleForButton == title }) {
        return touchTab(index, of: tabs)
      }
    }
    for table in all(ListView.self) where table.isOnScreen {
      if let path = table.path(ofText: title) { return try touch(path, in: table) }
    }
    if let back = frontNavigations.first(where: { $0.backTitle == title }) {
      return goBack(back)
    }
    if let button = all(UIView.self).first(where: { $0.isOnScreen && ($0 as? any Tappable)?.touchTitle == title }) {
      return try tap(button)
    }
    if frontNavigations.contains(where: { $0.modeButtonLooks.contains(title) }) { return try tapModeButton(title) }
    if let item = items.first { return try tap(item) }
    throw .noObject(title: title)
  }

  private func tapBack() throws(EventFailure) {
    guard let navigation = frontNavigations.first(where: { $0.backTitle != nil }) else {
      guard frontNavigations.contains(where: { $0.modeButtonLooks.contains("back") }) else { throw .noBackButton }
      return try tapDisplayMode()
    }
    goBack(navigation)
  }

  private func goBack(_ navigation: UINavigationController) {
    if isTakenByPresentation(touchOn: navigation.navigationBar, of: navigation) { return }
    if let popover = popover(before: navigation, navigation.navigationBar) { return popover.touchOutside() }
    if touchesBesideOverlay(navigation) { return }
    _ = navigation.backStack.pop(animated: true)
  }

  private func touchTab(_ index: Int, of tabs: UITabBarController) {
    if isTakenByPresentation(touchOn: tabs.tabBar, of: tabs) { return }
    if let popover = popover(before: tabs, tabs.tabBar) { return popover.touchOutside() }
    if touchesBesideOverlay(tabs) { return }
    tabs.tapTab(index)
  }

  /// The popover that gets a touch in its stead on a controller's bar: unless the controller is in it, or the bar is let through.
  private func popover(before controller: UIViewController, _ bar: UIView) -> UIPopoverController? {
    guard let popover = visiblePopovers.last, !popover.letsThrough(bar) else { return nil }
    return popover.content.map { !controller.isInside($0) } == true ? popover : nil
  }

  /// The navigation controllers on the screen, those in front first: in a popover, then over the rest, the detail before the master.
  var frontNavigations: [UINavigationController] {
    let shown = all(UINavigationController.self).filter { $0.isShown && !$0.isNavigationBarHidden && !$0.isNested }
    return shown.sorted { rank($0) > rank($1) }
  }

  private func rank(_ controller: UIViewController) -> Int {
    if visiblePopovers.contains(where: { popover in popover.content.map { controller.isInside($0) } ?? false }) { return 3 }
    if controller.presenting != nil { return 2 }
    if controller.parent is UINavigationController { return 1 }
    if let split = controller.splitViewController, let detail = split.detail, controller.isInside(detail) { return 1 }
    return 0
  }

  private func tapTab(_ index: Int) throws(EventFailure) {
    guard let tabs = all(UITabBarController.self).first(where: { $0.isShown && $0.showsTabBar }) else {
      throw .notOnScreen("a tab bar")
    }
    guard tabs.children.indices.contains(index) else { throw .noSuchTab(index, of: tabs.children.count) }
    touchTab(index, of: tabs)
  }

  // MARK: Rows

  package func select(row: Int, section: Int, in table: Object) throws(EventFailure) {
    guard isRunning else { throw .notRunning }
    let table = try tableView(table)
    if touchesOverlayOverModal(table.controllerAround) { return }
    guard table.isOnScreen else { throw .notOnScreen(table.displayName) }
    let rows = table.rowCount(in: section)
    guard row >= 0, section >= 0, row < rows else { throw .noSuchRow(row: row, section: section, table: table.displayName, rows: rows) }
    try touch(IndexPath(section: section, row: row), in: table)
  }

  /// Touches the button at the right end of a row.
  private func tapAccessory(of row: Int, in table: Object) throws(EventFailure) {
    guard let table = try tableView(table) as? UITableView else { throw .notATable(table.displayName) }
    guard table.isOnScreen else { throw .notOnScreen(table.displayName) }
    let rows = table.rowCount(in: 0)
    guard row >= 0, row < rows else { throw .noSuchRow(row: row, section: 0, table: table.displayName, rows: rows) }
    let path = IndexPath(section: 0, row: row)
    simulation.send(TableDelegate.accessoryTapped, to: table.delegate, table, NSIndexPath.make(path, in: simulation)) { NoReply() }
    performRowSegue(path, in: table, trigger: "accessoryAction")
  }

  package func select(text: String, in table: Object) throws(EventFailure) {
    guard isRunning else { throw .notRunning }
    let table = try tableView(table)
    if touchesOverlayOverModal(table.controllerAround) { return }
    guard table.isOnScreen else { throw .notOnScreen(table.displayName) }
    guard let path = table.path(ofText: text) else { throw .noRow(text: text, table: table.displayName) }
    try touch(path, in: table)
  }

  private func touch(_ path: IndexPath, in table: ListView) throws(EventFailure) {
    if let movie = fullScreenMovie { throw .behindMovie(movie.displayName) }
    if let sheet = visibleSheet { throw .behindAlert(sheet.displayName, buttons: sheet.buttonTitles) }
    if isTakenByPresentation(touchOn: table) { return }
    if let popover = popover(covering: table.frameInWindow), let content = popover.content, !table.isDescendant(of: content.view) {
      guard popover.letsThrough(table) else { return popover.touchOutside() }
    }
    if touchesBesideOverlay(table.controllerAround) { return }
    table.touch(path)
    for popover in visiblePopovers where popover.content.map({ $0.isViewLoaded && table.isDescendant(of: $0.view) }) == true {
      guard profile.holds(.selectionKeepsPopover) else {
        popover.dismiss(animated: true)
        continue
      }
      simulation.decide(
        Rule.selectionKeepsPopover.id,
        "UIKit never dismisses \(popover.displayName) on a selection; the app calls dismissPopoverAnimated: itself")
    }
  }

  private func tableView(_ object: Object) throws(EventFailure) -> ListView {
    if let table = object as? ListView { return table }
    if let controller = object as? UITableViewController { return controller.tableView }
    if let controller = object as? UICollectionViewController { return controller.collectionView }
    if let controller = object as? UIViewController {
      if let table = controller.view as? ListView { return table }
      if let table = controller.view.subviews.lazy.compactMap({ $0 as? ListView }).first { return table }
      if let table = all(ListView.self).first(where: { $0.owner === controller }) { return table }
    }
    throw .notATable(object.displayName)
  }

  /// The popover that a touch in a part of the screen meets first: while one shows, everything else is outside it.
  private func popover(covering rect: Rect) -> UIPopoverController? { visiblePopovers.last }

  // MARK: Modal presentation and segues

  package func present(_ object: Object, from presenter: Object?, style: String?) throws(EventFailure) {
    guard isRunning else { throw .notRunning }
    guard let controller = object as? UIViewController else { throw .notAViewController(object.displayName) }
    if let presenter, !(presenter is UIViewController) { throw .notAViewController(presenter.displayName) }
    guard let presenter = presenter as? UIViewController ?? topmost else { throw .noRoot }
    if let style, let found = ModalPresentationStyle.type.cases.first(where: { $0.name == style }) {
      controller.chosenPresentationStyle = ModalPresentationStyle(rawValue: found.rawValue) ?? .fullScreen
    }
    presenter.present(controller, animated: true)
  }

  private var topmost: UIViewController? {
    presentedControllers.last ?? keyWindow?.rotatingController
  }

  package func dismiss(_ object: Object?) throws(EventFailure) {
    guard isRunning else { throw .notRunning }
    if let popover = object as? UIPopoverController { return popover.dismiss(animated: true) }
    if let object, !(object is UIViewController) { throw .notAViewController(object.displayName) }
    guard let controller = object as? UIViewController ?? topmost, controller.presenterForDismissal != nil else { throw .nothingPresented }
    controller.dismiss(animated: true)
  }
}

extension UIPopoverController {
  /// Whether touches on the view, outside the popover, reach it.
  fileprivate func letsThrough(_ view: UIView) -> Bool { passthroughViews.contains { view.isDescendant(of: $0) } }
}

/// A view that does something when it is touched.
protocol Tappable: UIView {
  /// The text on it.
  var touchTitle: String? { get }
  /// Does it, and says whether there was anything to do.
  func touchUpInside() -> Bool
}
