import ObjectModel
import SceneModel

/// Where a bar button item is, and whether people see it there.
struct BarPlace {
  /// The property that holds the item.
  let item: BarItemPlace
  /// The bar that shows it, if one does.
  let bar: UIView?
  /// The items that stand in a row with it, and how wide the row's bar is.
  let row: [UIBarButtonItem]
  let width: Double
  var beginsBehindOwn = false
  var isVisible: Bool { reason == nil }
  var reason: BarButtonState.Reason?

  /// Roughly where the item's middle is, in points: from the bar's left edge, or from where the app's own items begin.
  var middle: Double {
    switch item.property {
    case .leftBarButtonItem, .leftBarButtonItems: return before(spare: 0)
    case .rightBarButtonItem, .rightBarButtonItems: return width - before(spare: 0)
    case .items, .toolbarItems:
      // Flexible space takes what the others leave.
      let flexible = row.count { $0.systemItem == .flexibleSpace }
      let used = row.reduce(12.0) { $0 + $1.pointWidth }
      return before(spare: flexible > 0 ? max(0, width - used) / Double(flexible) : 0)
    }
  }

  /// How far the item's middle is from where its row begins.
  private func before(spare: Double) -> Double {
    row[..<item.index].reduce(6.0) { $0 + $1.pointWidth + ($1.systemItem == .flexibleSpace ? spare : 0) } + row[item.index].pointWidth / 2
  }
}

extension UIKitWorld {
  /// Whether a bar on the screen holds the item.
  func isPlaced(_ item: UIBarButtonItem) -> Bool {
    guard let bar = place(of: item)?.bar else { return false }
    return bar.window != nil || bar.owner is UIViewController
  }

  /// Finds an item among the navigation items, toolbars and controllers that hold it: where it is seen, or else in the newest with a bar.
  func place(of item: UIBarButtonItem) -> BarPlace? {
    guard item.holders.count > 1 else { return item.holders.first?.object.flatMap { place(of: item, heldBy: $0) } }
    var found: BarPlace?
    var next = simulation.newest
    while let object = next {
      if let place = place(of: item, heldBy: object) {
        if place.isVisible { return place }
        if found?.bar == nil { found = place }
      }
      next = object.nextOlder
    }
    return found
  }

  private func place(of item: UIBarButtonItem, heldBy object: Object) -> BarPlace? {
    if let navigationItem = object as? UINavigationItem { return place(of: item, in: navigationItem) }
    if let toolbar = object as? UIToolbar { return place(of: item, in: toolbar) }
    if let controller = object as? UIViewController { return place(of: item, inToolbarOf: controller) }
    return nil
  }

  private func place(of item: UIBarButtonItem, in navigationItem: UINavigationItem) -> BarPlace? {
    for end in [UINavigationItem.End.left, .right] {
      let items = navigationItem.items(at: end)
      guard let index = items.firstIndex(where: { $0 === item }) else { continue }
      let controller = navigationItem.owner as? UIViewController
      let bar = bar(showing: navigationItem)
      let holder = navigationItem.displayName
      let place = BarPlace(
        item: BarItemPlace(
          holder: holder, property: end.property(ofItemAt: index), index: index, owner: controller?.displayName ?? holder,
          hasBar: bar != nil),
        bar: bar, row: items, width: bar?.frame.width ?? 0, beginsBehindOwn: end == .left)
      return judged(place, item)
    }
    return nil
  }

  /// The bar in which a navigation item shows: that of the stack on top of which its controller is, or the app's own.
  private func bar(showing item: UINavigationItem) -> UIView? {
    if let controller = item.owner as? UIViewController {
      guard let navigation = controller.parent as? UINavigationController, navigation.topViewController === controller else { return nil }
      let outer = navigation.outermost
      guard outer.shownTop === controller else { return nil }
      return outer.isNavigationBarHidden ? nil : outer.navigationBar
    }
    return all(UINavigationBar.self).first { $0.items.last === item }
  }

  private func place(of item: UIBarButtonItem, in toolbar: UIToolbar) -> BarPlace? {
    guard let index = toolbar.items.firstIndex(where: { $0 === item }) else { return nil }
    let owner = (toolbar.owner as? UIViewController)?.displayName
    let place = BarPlace(
      item: BarItemPlace(holder: toolbar.displayName, property: .items, index: index, owner: owner, hasBar: true), bar: toolbar,
      row: toolbar.items, width: max(toolbar.frame.width, (toolbar.owner as? UIViewController)?.view.frame.width ?? 320))
    return judged(place, item)
  }

  private func place(of item: UIBarButtonItem, inToolbarOf controller: UIViewController) -> BarPlace? {
    guard let index = controller.toolbarItems.firstIndex(where: { $0 === item }) else { return nil }
    let navigation = controller.parent as? UINavigationController
    let isShown = navigation.map { !$0.isToolbarHidden && $0.topViewController === controller } ?? false
    let place = BarPlace(
      item: BarItemPlace(
        holder: controller.displayName, property: .toolbarItems, index: index, owner: controller.displayName, hasBar: isShown),
      bar: isShown ? navigation?.toolbar : nil,
      row: controller.toolbarItems, width: navigation?.view.frame.width ?? 320)
    return judged(place, item)
  }

  /// Says why the item is not to be seen, if it is not.
  private func judged(_ place: BarPlace, _ item: UIBarButtonItem) -> BarPlace {
    var place = place
    if place.bar == nil {
      place.reason = .noBarShows
    } else if !item.hasLook {
      place.reason = .noTitle
    } else if let bar = place.bar, !isShown(bar) {
      place.reason = .noBarShows
    } else if isCovered(place) {
      place.reason = .covered
    }
    return place
  }

  /// Whether a bar can be seen: in a window, or a part of a controller that can (an outlet whose nib is not at hand).
  private func isShown(_ bar: UIView) -> Bool {
    if let owner = bar.owner as? UIViewController, bar.superview == nil { return owner.isShown && owner.view.isOnScreen }
    return bar.isOnScreen
  }

  /// Where the app's own items begin in a bar: behind what a floating sidebar covers, and behind UIKit's own button.
  private func start(of bar: UIView) -> Double {
    guard let stack = bar.owner as? UINavigationController else { return 0 }
    let titles = (stack.backTitle.map { [$0] } ?? []) + stack.modeButtonLooks
    let own = titles.reduce(0) { $0 + UIBarButtonItem.pointWidth(of: $1) }
    guard let columns = stack.splitViewController?.columns, columns.primaryEdge == .leading else { return own }
    return columns.covered(of: stack) + own
  }

  /// Where the item's middle is, roughly, in the window.
  func middleInWindow(of place: BarPlace) -> Double {
    guard let bar = place.bar else { return place.middle }
    return left(of: bar) + place.middle + (place.beginsBehindOwn ? start(of: bar) : 0)
  }

  /// The left end of a bar in the window; a controller's own bar lies in the controller's view.
  private func left(of bar: UIView) -> Double {
    (bar.superview == nil ? (bar.owner as? UIViewController)?.view.frameInWindow.minX : bar.frameInWindow.minX) ?? 0
  }

  /// Whether a panel lies over the item.
  private func isCovered(_ place: BarPlace) -> Bool {
    guard let bar = place.bar else { return false }
    return visiblePopovers.contains { popover in
      guard popover.split != nil, case .leftEdge? = popover.anchor, let content = popover.content else { return false }
      if let owner = bar.owner as? UIViewController, owner.isInside(content) { return false }
      return middleInWindow(of: place) < popover.size.width
    }
  }
}

extension UINavigationItem.End {
  /// The property through which people reach the item: the first has one of its own.
  fileprivate func property(ofItemAt index: Int) -> BarItemPlace.Property {
    switch self {
    case .left: index == 0 ? .leftBarButtonItem : .leftBarButtonItems
    case .right: index == 0 ? .rightBarButtonItem : .rightBarButtonItems
    }
  }
}

extension UIBarButtonItem {
  /// Roughly how wide the item is drawn, in points.
  var pointWidth: Double {
    if width > 0 { return width }
    if systemItem == .flexibleSpace || systemItem == .fixedSpace { return 0 }
    return Self.pointWidth(of: label ?? "")
  }

  /// Roughly how wide a button with the text is drawn, in points.
  static func pointWidth(of text: String) -> Double { 24 + 9 * Double(text.count) }
}
