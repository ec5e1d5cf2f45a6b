import FoundationModel
import ObjectModel
import SceneModel

extension UIKitWorld {
  /// The screen as it is now.
  package func scene() -> Scene {
    var elements: [Scene.Element] = []
    let size = interfaceSize
    if !application.isStatusBarHidden {
      elements.append(Scene.Element(.statusBar, frame: Rect(x: 0, y: 0, width: size.width, height: statusBarHeight), name: "status bar"))
    }
    if let window = keyWindow, window.isShown, let root = window.rotatingController { elements += panes(from: root) }
    for (primary, frame) in overlaysOverModals.map({ ($0.primary, $0.frame) }) + overlaysOverBars {
      let pane = element(of: primary, frame: frame)
      elements.append(Scene.Element(.overlay, frame: frame, name: primary.displayName, children: [pane]))
    }
    for popover in visiblePopovers { elements.append(overlay(popover)) }
    elements += viewsOverPanel
    if let movie = fullScreenMovie { elements.append(screen(of: movie)) }
    if let sheet = visibleSheet { elements.append(box(of: sheet)) }
    return Scene(size: size, elements: elements)
  }

  /// The root and what is presented over it; what is covered wholly is left out.
  private func panes(from root: UIViewController) -> [Scene.Element] {
    var shown = [root]
    for controller in presentedControllers where !controller.isHiddenWithPresenter || controller.coversPresenter {
      if let search = controller as? UISearchController, search.shownResults == nil { continue }
      // What is presented in the context of a part of the screen leaves the rest.
      if controller.coversPresenter, controller.presenting?.parent == nil { shown = [] }
      shown.append(controller)
    }
    return shown.map { element(of: $0, frame: $0.presenting == nil ? rootFrame : modalFrame(of: $0)) }
  }

  private func element(of controller: UIViewController, frame: Rect) -> Scene.Element {
    var element = bareElement(of: controller, frame: frame)
    if !liftsAddedViews(of: controller) { element.children += addedViews(of: controller) }
    return element
  }

  private func bareElement(of controller: UIViewController, frame: Rect) -> Scene.Element {
    if let results = (controller as? UISearchController)?.shownResults { return self.element(of: results, frame: frame) }
    if let alert = controller as? UIAlertController { return box(of: alert, frame: frame) }
    if let split = controller as? UISplitViewController { return element(of: split, frame: frame) }
    if let navigation = controller as? UINavigationController { return stack(navigation, frame: frame, back: nil) }
    if let tabs = controller as? UITabBarController { return element(of: tabs, frame: frame) }
    if let cinema = controller as? MPMoviePlayerViewController, cinema.isViewLoaded { return screen(of: cinema.moviePlayer) }
    return Scene.Element(.pane, frame: frame, name: controller.displayName, children: contents(of: controller, frame: frame))
  }

  private func element(of split: UISplitViewController, frame: Rect) -> Scene.Element {
    let children = split.strategy.places(in: frame.size).map { place -> Scene.Element in
      let area = Rect(
        x: frame.minX + place.frame.minX, y: frame.minY + place.frame.minY, width: place.frame.width, height: place.frame.height)
      let pane = pane(of: place, in: area, isTrailing: (split.columns?.primaryEdge ?? .leading) == .trailing)
      return place.isOver ? Scene.Element(.overlay, frame: pane.frame, name: place.controller.displayName, children: [pane]) : pane
    }
    return Scene.Element(.pane, frame: frame, name: split.displayName, children: children)
  }

  /// A column; what a panel covers of it, or what lies beyond the edge, shows nothing.
  private func pane(of place: SplitPlace, in area: Rect, isTrailing: Bool) -> Scene.Element {
    guard place.covered > 0 else { return element(of: place.controller, frame: area) }
    let free = Rect(x: area.minX + (isTrailing ? 0 : place.covered), y: area.minY, width: area.width - place.covered, height: area.height)
    let content = element(of: place.controller, frame: free)
    // What lies beyond the window's edge is no part of the picture.
    guard area.minX >= 0, area.maxX <= interfaceSize.width else { return content }
    return Scene.Element(.pane, frame: area, name: place.controller.displayName, children: [content])
  }

  private func stack(_ navigation: UINavigationController, frame: Rect, back: String?) -> Scene.Element {
    var children: [Scene.Element] = []
    let top = navigation.topViewController
    if let inner = top as? UINavigationController {
      // One bar shows for stacks inside each other: that of the innermost.
      let back = navigation.backTitle ?? back
      return Scene.Element(.pane, frame: frame, name: navigation.displayName, children: [stack(inner, frame: frame, back: back)])
    }
    let overlap = liesBelowStatusBar || frame.minY > 0 ? 0 : statusBarHeight
    let barHeight = navigation.isNavigationBarHidden ? 0 : navigation.barHeight + overlap
    let toolbarHeight = navigation.isToolbarHidden ? 0 : 44.0
    let inner = Rect(x: frame.minX, y: frame.minY + barHeight, width: frame.width, height: max(0, frame.height - barHeight - toolbarHeight))
    if let top { children.append(element(of: top, frame: inner)) }
    if barHeight > 0, let top = navigation.shownTop {
      children.append(
        Scene.Element(
          .navigationBar(bar(of: top.navigationItem, navigation, back: back)),
          frame: Rect(x: frame.minX, y: frame.minY, width: frame.width, height: barHeight),
          name: navigation.navigationBar.displayName))
    }
    if toolbarHeight > 0 {
      children.append(
        Scene.Element(
          .toolbar((top?.toolbarItems ?? []).map(item)),
          frame: Rect(x: frame.minX, y: frame.maxY - toolbarHeight, width: frame.width, height: toolbarHeight),
          name: navigation.toolbar.displayName))
    }
    return Scene.Element(.pane, frame: frame, name: navigation.displayName, children: children)
  }

  private func bar(of navigationItem: UINavigationItem, _ navigation: UINavigationController, back: String?) -> Scene.Bar {
    var left = navigationItem.left.filter(\.hasLook).map(item)
    let looks = navigation.modeButtonLooks
    left.insert(contentsOf: looks.map { $0 == "back" ? Scene.Item(.back, title: "") : Scene.Item(.button, title: $0) }, at: 0)
    if let back = navigation.backTitle ?? back { left.insert(Scene.Item(.back, title: back), at: 0) }
    let controller = navigationItem.owner as? UIViewController
    return Scene.Bar(
      title: navigationItem.title ?? controller?.title ?? "", prompt: navigationItem.prompt, left: left,
      right: navigationItem.right.filter(\.hasLook).map(item))
  }

  private func element(of tabs: UITabBarController, frame: Rect) -> Scene.Element {
    let barFrame = Rect(x: frame.minX, y: frame.maxY - 49, width: frame.width, height: 49)
    let items = tabs.viewControllers.enumerated().map { index, controller in
      Scene.Item(
        .button, title: controller.tabBarItem.title ?? controller.titleForButton ?? controller.displayName,
        isSelected: index == tabs.selectedIndex)
    }
    let isBarShown = tabs.showsTabBar
    var children: [Scene.Element] = []
    if let selected = tabs.selectedViewController {
      let height = tabs.isLaidOutLate ? tabs.shownFrame.height : frame.height - (isBarShown ? 49 : 0)
      children.append(element(of: selected, frame: Rect(x: frame.minX, y: frame.minY, width: frame.width, height: height)))
    }
    if isBarShown { children.append(Scene.Element(.tabBar(items), frame: barFrame, name: tabs.tabBar.displayName)) }
    return Scene.Element(.pane, frame: frame, name: tabs.displayName, children: children)
  }

  /// What a plain controller shows: its table, the toolbars it owns, the text of its labels.
  private func contents(of controller: UIViewController, frame: Rect) -> [Scene.Element] {
    guard controller.isViewLoaded else { return [] }
    var children: [Scene.Element] = []
    for child in controller.children where child is UISplitViewController && child.isViewLoaded && child.view.superview === controller.view
    {
      let place = child.view.frame
      children.append(
        element(of: child, frame: Rect(x: frame.minX + place.minX, y: frame.minY + place.minY, width: place.width, height: place.height)))
    }
    for table in tables(in: controller.view) {
      children.append(Scene.Element(.table(sections(of: table)), frame: frame, name: table.displayName))
    }
    let toolbars = all(UIToolbar.self).filter { $0.owner === controller || $0.isDescendant(of: controller.view) }
    for (index, toolbar) in toolbars.enumerated() {
      let top = toolbar.superview == nil ? Double(index) * 44 : min(toolbar.frame.minY, max(0, frame.height - 44))
      children.append(
        Scene.Element(
          .toolbar(toolbar.items.filter { $0.hasLook }.map(item)),
          frame: Rect(x: frame.minX, y: frame.minY + top, width: frame.width, height: 44),
          name: toolbar.displayName))
    }
    let texts = labels(of: controller)
    if !texts.isEmpty {
      children.append(Scene.Element(.text(texts.joined(separator: "\n")), frame: frame, name: controller.view.displayName))
    }
    return children
  }

  private func tables(in view: UIView) -> [ListView] {
    if let table = view as? ListView { return [table] }
    return view.subviews.flatMap(tables)
  }

  private func labels(of controller: UIViewController) -> [String] {
    all(UILabel.self).filter { $0.owner === controller || $0.isDescendant(of: controller.view) && !$0.isInAddedView }.compactMap(\.text)
  }

  private func sections(of table: ListView) -> [Scene.Section] {
    let sections = table.sections ?? []
    return sections.indices.map { section in
      let rows = (0..<min(sections[section].count, 40)).map { row in
        let path = IndexPath(section: section, row: row)
        let cell = sections[section].cells.indices.contains(row) ? sections[section].cells[row] : nil
        return Scene.Row(
          title: table.text(at: path) ?? "", detail: (cell as? any RowCell)?.rowDetail, isSelected: table.selection.contains(path))
      }
      return Scene.Section(header: sections[section].header, rows: rows)
    }
  }

  private func item(_ button: UIBarButtonItem) -> Scene.Item {
    let kind: Scene.Item.Kind =
      button.systemItem == .flexibleSpace ? .flexibleSpace : button.systemItem == .fixedSpace ? .fixedSpace : .button
    return Scene.Item(kind, title: button.label ?? "", isEnabled: button.isEnabled)
  }

  private func overlay(_ popover: UIPopoverController) -> Scene.Element {
    let frame = overlayFrame(popover)
    let children = popover.content.map { [element(of: $0, frame: frame)] } ?? []
    return Scene.Element(.overlay, frame: frame, name: popover.displayName, children: children)
  }

  private func overlayFrame(_ popover: UIPopoverController) -> Rect {
    let room = rootFrame
    let size = Size(width: min(popover.size.width, room.width), height: min(popover.size.height, room.height - 100))
    switch popover.anchor {
    case .leftEdge?, nil: return Rect(x: 0, y: room.minY, width: min(popover.size.width, room.width), height: room.height)
    case .button(let item)?:
      let left = (place(of: item).map(middleInWindow) ?? 0) - size.width / 2
      return Rect(x: min(max(8, left), room.width - size.width - 8), y: room.minY + 56, width: size.width, height: size.height)
    case .rect?:
      let rect = popover.anchorRect ?? room
      let left = rect.minX + rect.width / 2 - size.width / 2
      return Rect(
        x: min(max(8, left), room.width - size.width - 8), y: min(max(room.minY + 8, rect.maxY), room.maxY - size.height - 8),
        width: size.width, height: size.height)
    }
  }
}

extension UINavigationController {
  /// What the back button says; `nil` where there is none.
  var backTitle: String? {
    if backStack !== self { return backStack.backTitle }
    guard viewControllers.count > 1, let top = shownTop, !top.navigationItem.hidesBackButton else { return nil }
    if !top.navigationItem.left.isEmpty, !top.navigationItem.leftItemsSupplementBackButton { return nil }
    let below = viewControllers[viewControllers.count - 2]
    return below.navigationItem.backBarButtonItem?.title ?? below.navigationItem.backButtonTitle ?? below.navigationItem.title ?? below
      .titleForButton ?? "Back"
  }
}
