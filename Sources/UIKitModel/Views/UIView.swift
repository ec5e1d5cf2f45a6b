import ObjectModel
import SceneModel

/// A rectangle on the screen, with others inside it.
open class UIView: UIResponder, Attributed {
  /// Where the view lies in its superview, in points.
  package var frame = Rect.zero {
    didSet { if frame != oldValue { layoutIsNeeded = true } }
  }
  @Weak package private(set) var superview: UIView?
  package private(set) var subviews: [UIView] = []
  /// The controller whose view this is.
  @Weak package var controller: UIViewController?
  package var isHidden = false
  package var alpha = 1.0
  package var tag = 0
  var restorationIdentifier: String?
  package var isUserInteractionEnabled = true
  package var backgroundColor: Value = .null
  package var autoresizingMask = 0
  var layoutIsNeeded = false
  /// What the picture of the view is made of.
  package private(set) lazy var layer = CALayer.make(for: self)
  package private(set) var gestureRecognizers: [UIGestureRecognizer] = []
  package var attributes: [String: Value] = [:]
  package var references: [String: WeakReference] = [:]
  /// What code puts over the traits of what is inside the view.
  var traitOverrides: UITraitOverrides?

  open override func dismantle() {
    super.dismantle()
    traitOverrides = nil
    gestureRecognizers = []
    attributes = [:]
    subviews = []
    backgroundColor = .null
  }

  /// The window that the view is in, at any depth.
  package var window: UIWindow? {
    var view: UIView? = self
    while let here = view {
      if let window = here as? UIWindow { return window }
      view = here.superview
    }
    return nil
  }

  /// Whether the view is in a window that is on the screen, and nothing around it is hidden.
  package var isOnScreen: Bool {
    var here = self
    while !here.isHidden {
      if let child = here.controller, (child.parent as? UISplitViewController)?.adaptive?.hides(child) == true { return false }
      guard let outer = here.superview else { return (here as? UIWindow)?.isShown ?? false }
      here = outer
    }
    return false
  }

  /// The frame in the coordinates of the window.
  package var frameInWindow: Rect {
    var rect = frame
    var view = superview
    while let here = view, !(here is UIWindow) {
      rect.origin.x += here.frame.minX
      rect.origin.y += here.frame.minY
      view = here.superview
    }
    return rect
  }

  override var next: UIResponder? { controller ?? superview }

  package var bounds: Rect { Rect(x: 0, y: 0, width: frame.width, height: frame.height) }

  /// Puts a view in front of the others, taking it out of where it was.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  func insert(_ view: UIView, at place: Int) {
    if view === self { return simulation.raise("NSInvalidArgumentException", "Can't add self as subview") }
    guard !isDescendant(of: view) else { return }
    let wasOnScreen = view.isOnScreen
    view.detach()
    view.superview = self
    subviews.insert(view, at: max(0, min(place, subviews.count)))
    layoutIsNeeded = true
    if view is ListView { simulation.uikit.hasAddedLists = true }
    guard isOnScreen, !wasOnScreen else { return }
    if simulation.uikit.hasAddedLists { for list in view.lists { list.scheduleReload() } }
    view.tellControllers(appearing: true)
    simulation.uikit.viewWasAdded(view)
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    guard superview != nil else { return }
    let wasOnScreen = isOnScreen
    if wasOnScreen { tellControllers(appearing: false) }
    detach()
  }

  /// Moves the view without telling any controller: containers do that themselves, in their own order.
  func moveSilently(to parent: UIView?) {
    detach()
    // Code may have put the views the other way round; no view lies in itself.
    guard let parent, !parent.isDescendant(of: self) else { return }
    superview = parent
    parent.subviews.append(self)
  }

  private func detach() {
    if let place = superview?.subviews.firstIndex(where: { $0 === self }) { superview?.subviews.remove(at: place) }
    superview = nil
  }

  /// Makes touches on the view go to a recogniser too.
  func add(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.remove(recognizer)
    recognizer.view = self
    gestureRecognizers.append(recognizer)
  }

  func remove(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  /// Whether the view is the other or lies somewhere in it.
  package func isDescendant(of other: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === other }
  }

  /// A controller whose view code puts on the screen by itself appears (and disappears) with it.
  private func tellControllers(appearing: Bool) {
    if let controller {
      controller.viewMoved(appearing: appearing)
      return
    }
    for view in subviews { view.tellControllers(appearing: appearing) }
  }

  package func setNeedsLayout() {
    layoutIsNeeded = true
    controller?.layoutWasAsked()
  }

  /// `layoutIfNeeded`.
  package func layoutIfNeeded() { controller?.layOut() }

  /// The view with the tag, itself included.
  package func view(tagged tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.view(tagged: tag) { return found }
    }
    return nil
  }
}
