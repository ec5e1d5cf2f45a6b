import ObjectModel
import SceneModel

/// Where the bars of a stack lie, and what room they leave.
extension UINavigationController {
  /// How much higher a bar with a large title is, in points.
  private static let largeTitle = 52.0

  private var barTop: Double { simulation.uikit.statusBarOverlap(of: view) }

  /// How high the bar is as it is drawn, below the status bar.
  var barHeight: Double {
    let top = shownTop
    if top?.navigationItem.prompt != nil { return 74 }
    return 44 + (titleIsLarge(over: top) ? Self.largeTitle : 0)
  }

  /// The bar's own frame; a hidden one has slid out at the top.
  var barFrame: Rect {
    let width = view.frame.width
    let height = keptBarHeight ?? barHeight
    guard isNavigationBarHidden else { return Rect(x: 0, y: barTop, width: width, height: height) }
    return barShrinks ? Rect(x: 0, y: barTop, width: width, height: 0) : Rect(x: 0, y: -height, width: width, height: height)
  }

  /// The lower bar's own frame, while it shows.
  var toolbarFrame: Rect { Rect(x: 0, y: view.frame.height - 44, width: view.frame.width, height: 44) }

  /// The room that the bars leave, in the view's coordinates.
  var contentFrame: Rect {
    let size = view.frame.size
    let top = isNavigationBarHidden || liesUnderTopBar ? 0 : barTop + barHeight
    let bottom = isToolbarHidden || liesUnderToolbar ? 0 : 44.0
    return Rect(x: 0, y: top, width: size.width, height: max(0, size.height - top - bottom))
  }

  /// From iOS 7 on contents lie under bars that they shine through, and under others where they say so.
  private var liesUnderTopBar: Bool {
    guard simulation.release >= Release(7) else { return false }
    // The bar that shows for a stack inside of another is the outer one's.
    guard !isNested else { return true }
    if extends(at: .top, isTranslucent: navigationBar.isTranslucent) { return true }
    guard turnsUnderBar > 0, !navigationBar.isTranslucent else { return false }
    simulation.decide(Rule.opaqueBarCovers.id, "what \(displayName) shows begins under its bar")
    return true
  }

  private var liesUnderToolbar: Bool {
    simulation.release >= Release(7) && extends(at: .bottom, isTranslucent: toolbar.isTranslucent)
  }

  private func extends(at edge: RectEdge, isTranslucent: Bool) -> Bool {
    guard let top = topViewController else { return true }
    return top.extendedEdges.contains(edge) && (isTranslucent || top.extendsUnderOpaqueBars)
  }

  /// Whether the stack, or what shows in it, lies under bars at the lower edge, opaque ones too.
  var reachesLowerEdge: Bool {
    [self, topViewController].contains { $0.map { $0.extendedEdges.contains(.bottom) && $0.extendsUnderOpaqueBars } ?? false }
  }

  // MARK: Hiding the bar

  /// The bar was hidden or comes back.
  func barCameOrWent() {
    barShrinks = isNavigationBarHidden && isNested && topViewController?.appearance == .appearing && shrinksBar
    splitViewController?.columns?.barCameOrWent(of: self)
    if isViewLoaded { navigationBar.frame = barFrame }
    layoutWasAsked()
  }

  private var shrinksBar: Bool {
    guard simulation.uikit.profile.holds(.nestedBarShrinks) else { return false }
    simulation.decide(Rule.nestedBarShrinks.id, "the bar of \(displayName) shrinks where it is")
    return true
  }

  // MARK: Large titles

  /// Whether the bar shows a large title while the controller is on top.
  func titleIsLarge(over controller: UIViewController?) -> Bool {
    guard let controller, outermost.navigationBar.prefersLargeTitles, traits.vertical != .compact else { return false }
    return wantsLargeTitle(controller)
  }

  /// What an item leaves open is as below it in the stack; the lowest is large.
  private func wantsLargeTitle(_ controller: UIViewController) -> Bool {
    switch controller.navigationItem.largeTitleDisplayMode {
    case .always: return true
    case .never, .inline: return false
    case .automatic:
      guard let stack = controller.parent as? UINavigationController else { return true }
      guard let place = stack.children.firstIndex(where: { $0 === controller }), place > 0 else {
        return stack.isNested ? wantsLargeTitle(stack) : true
      }
      return wantsLargeTitle(stack.children[place - 1])
    }
  }

  /// A push from a large title to a small one, while the split view is collapsed: two releases are slow to make the bar lower, or never do.
  func keepBarHeight(from old: UIViewController?, to new: UIViewController?) {
    let outer = outermost
    guard let old, let new, children.contains(where: { $0 === old }), splitViewController?.adaptive?.isCollapsed == true else {
      return outer.keptBarHeight = nil
    }
    let shown = (new as? UINavigationController)?.shownTop ?? new
    guard titleIsLarge(over: (old as? UINavigationController)?.shownTop ?? old), !titleIsLarge(over: shown) else {
      return outer.keptBarHeight = nil
    }
    let profile = simulation.uikit.profile
    let isNestedPush = isNested || new is UINavigationController
    if profile.holds(.largeTitleJumps) {
      simulation.decide(Rule.largeTitleJumps.id, "the bar gets lower as the push ends")
      outer.keptBarHeight = 44 + Self.largeTitle
    } else if isNestedPush, shown.navigationItem.largeTitleDisplayMode == .never, profile.holds(.largeBarLingers) {
      simulation.decide(Rule.largeBarLingers.id, "the bar stays as high as it was, unseen")
      outer.keptBarHeight = 44 + Self.largeTitle
      outer.keepsBarHeight = true
    }
  }

  /// The push has ended.
  func endKeepingBarHeight() {
    let outer = outermost
    guard outer.keptBarHeight != nil, !outer.keepsBarHeight else { return }
    outer.keptBarHeight = nil
    outer.layoutWasAsked()
    placeOuterBar()
  }

  /// The bar that shows for the stack follows what is on top of it, though it is another stack's.
  func placeOuterBar() {
    let outer = outermost
    if outer !== self, outer.isViewLoaded { outer.navigationBar.frame = outer.barFrame }
  }

  /// Whether a touch in the middle of a view ends in a bar that reaches further down than it is drawn.
  func swallows(touchOn view: UIView) -> Bool {
    guard keptBarHeight != nil, isShown, !isNavigationBarHidden, view.frame.height > 0, view.isDescendant(of: self.view) else {
      return false
    }
    let rect = view.frameInWindow
    return rect.minY + rect.height / 2 < self.view.frameInWindow.minY + barFrame.maxY
  }
}
