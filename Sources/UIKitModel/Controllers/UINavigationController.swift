import ObjectModel
import SceneModel

/// A stack of controllers of which the top one shows, under a bar.
package final class UINavigationController: UIViewController {
  /// How long a push or pop takes when animated, in seconds.
  static let duration = 0.35

  @Weak package private(set) var delegate: Object?
  package var isNavigationBarHidden = false {
    didSet { if isNavigationBarHidden != oldValue { barCameOrWent() } }
  }
  package var isToolbarHidden = true {
    didSet { if isToolbarHidden != oldValue { layoutWasAsked() } }
  }
  package private(set) lazy var navigationBar = owned(UINavigationBar(in: simulation), "navigationBar")
  package private(set) lazy var toolbar = owned(UIToolbar(in: simulation), "toolbar")
  /// The controller that shows: the top, or the former top while a transition waits or runs.
  @Weak var displayed: UIViewController?
  /// Whether UIKit made the stack for a column: its controllers arrive only as they are first seen.
  var isColumnWrapper = false
  /// Whether a push or a pop is on its way.
  var isTransitioning = false
  /// The height that the bar keeps, whatever its title needs: faults of single releases.
  var keptBarHeight: Double? {
    didSet { if keptBarHeight == nil { keepsBarHeight = false } }
  }
  /// Whether that height outlasts the push that it came with.
  var keepsBarHeight = false
  /// Whether the bar was hidden by shrinking where it is, and not by sliding out.
  var barShrinks = false
  /// How many turns it takes until the contents lie below an opaque bar.
  var turnsUnderBar = 0
  private var isScheduled = false
  private var pendingAnimation = false
  /// What has left the stack and is still to be told so.
  var leaving: [UIViewController] = []

  package override func dismantle() {
    super.dismantle()
    leaving = []
  }

  /// What is about to be a column of its own has the column's traits as soon as the window has its new ones.
  override func handedDown(to child: UIViewController, from own: Traits) -> Traits {
    guard let columns = splitViewController?.columns, simulation.uikit.upcoming == nil, columns.unfolds(child) else { return own }
    return columns.handedDown(to: child, from: columns.split.traits)
  }

  /// A stack without a title of its own goes by that of its root.
  override func childTitleChanged(_ child: UIViewController) {
    if child === children.first, title == nil { titleChanged() }
  }

  package var viewControllers: [UIViewController] { children }
  package var topViewController: UIViewController? { children.last }
  package var visibleViewController: UIViewController? { topViewController?.presented ?? presented ?? topViewController }
  package func setDelegate(_ object: Object?) { delegate = object }

  // MARK: The stack

  /// `pushViewController:animated:`. What is seen follows at the end of the turn.
  package func push(_ controller: UIViewController?, animated: Bool) {
    guard let controller else {
      return simulation.raise(
        "NSInvalidArgumentException", "Application tried to push a nil view controller on target \(description(for: simulation)).")
    }
    guard !(controller is UISplitViewController) else {
      if simulation.uikit.profile.holds(.splitPushIsRefused) { return refuse(controller) }
      return simulation.raise(
        "NSInvalidArgumentException",
        "Split View Controllers cannot be pushed to a Navigation Controller \(description(for: simulation))")
    }
    guard !(controller is UINavigationController) || takesStacks else {
      return simulation.raise("NSInvalidArgumentException", "Pushing a navigation controller is not supported")
    }
    guard !children.contains(where: { $0 === controller }) else {
      return simulation.raise(
        "NSInvalidArgumentException",
        "Pushing the same view controller instance more than once is not supported (\(controller.description(for: simulation)))")
    }
    putOn(controller)
    stackChanged(animated: animated)
  }

  private func refuse(_ split: UIViewController) {
    simulation.decide(Rule.splitPushIsRefused.id, "\(split.displayName) is not pushed")
    simulation.record(.warning("Split View Controllers cannot be pushed to a Navigation Controller \(description(for: simulation))"))
  }

  /// `popViewControllerAnimated:`; the root stays.
  package func pop(animated: Bool) -> UIViewController? {
    guard children.count > 1, let top = children.last else { return nil }
    take([top])
    stackChanged(animated: animated)
    return top
  }

  /// `popToViewController:animated:`; returns what left the stack.
  package func pop(to controller: UIViewController, animated: Bool) -> [UIViewController] {
    guard let place = children.firstIndex(where: { $0 === controller }) else {
      simulation.raise("NSInternalInconsistencyException", "Tried to pop to a view controller that doesn't exist.")
      return []
    }
    let gone = Array(children[(place + 1)...])
    take(gone)
    stackChanged(animated: animated)
    return gone
  }

  /// `setViewControllers:animated:`.
  package func setStack(_ controllers: [UIViewController], animated: Bool) {
    guard controllers.firstTwice == nil else {
      return simulation.raise("NSInvalidArgumentException", "All view controllers in a navigation controller must be distinct")
    }
    guard canTake(controllers) else { return }
    let old = children
    take(old.filter { one in !controllers.contains { $0 === one } })
    for controller in controllers where !old.contains(where: { $0 === controller }) { putOn(controller) }
    children = controllers.filter { $0.parent === self }
    stackChanged(animated: animated)
  }

  private func take(_ gone: [UIViewController]) {
    for controller in gone {
      controller.sendWillMove(to: nil)
      children.removeAll { $0 === controller }
      leaving.append(controller)
      if controller !== displayed { detach(controller) }
    }
  }

  /// Makes a controller the last of the stack; one that was popped in the same turn has not gone yet, and stays.
  private func putOn(_ controller: UIViewController) {
    guard controller.parent === self, leaving.contains(where: { $0 === controller }) else { return addChild(controller) }
    leaving.removeAll { $0 === controller }
    controller.sendWillMove(to: self)
    children.append(controller)
    controller.sendDidMove(to: self)
  }

  private func detach(_ controller: UIViewController) {
    leaving.removeAll { $0 === controller }
    guard controller.parent === self, !children.contains(where: { $0 === controller }) else { return }
    controller.parent = nil
    controller.sendDidMove(to: nil)
  }

  override func childIsTaken(_ child: UIViewController) {
    let wasDisplayed = displayed === child
    super.childIsTaken(child)
    guard wasDisplayed else { return }
    displayed = nil
    stackChanged(animated: false)
  }

  // MARK: Transitions

  /// The stack is another one now: what is seen follows when the turn ends.
  func stackChanged(animated: Bool) {
    pendingAnimation = animated
    guard isViewLoaded, appearance == .shown || appearance == .appearing, !isScheduled else {
      if appearance == .gone { settleUnseen() }
      return
    }
    isScheduled = true
    simulation.runLoop.atEndOfTurn(for: self) { navigation in
      navigation.isScheduled = false
      navigation.runTransition()
    }
  }

  /// Changes of the stack while nobody sees it need no transition.
  private func settleUnseen() {
    for controller in leaving { detach(controller) }
    for controller in children where !isColumnWrapper || controller === displayed { controller.settleInParent() }
  }

  private func runTransition() {
    guard !isTransitioning, !simulation.isUnwinding, topViewController !== displayed else { return }
    guard appearance == .shown || appearance == .appearing else { return settleUnseen() }
    let old = displayed
    let new = topViewController
    let animated = pendingAnimation && old.map(mayAnimate) ?? false
    isTransitioning = true
    new?.loadViewIfNeeded()
    keepBarHeight(from: old, to: new)
    splitViewController?.columns?.stackWillChange(self)
    popoverAround?.stackChanges(self, from: old)
    old?.beginAppearance(false, animated: animated)
    displayed = new
    if let new {
      place(new)
      if animated, let old, children.contains(where: { $0 === old }), pushesStartAtZero { new.view.frame = .zero }
      if old?.hidesBottomBarWhenPushed != new.hidesBottomBarWhenPushed { tabBarController?.wishAboutBarChanged(new) }
      new.beginAppearance(true, animated: animated)
      simulation.send(NavigationDelegate.willShow, to: delegate, self, new, animated) { NoReply() }
      layOut()
      placeOuterBar()
    }
    simulation.runLoop.after(animated ? Self.duration : 0, for: self) { $0.endTransition(from: old, to: new, animated: animated) }
  }

  private func endTransition(from old: UIViewController?, to new: UIViewController?, animated: Bool) {
    isTransitioning = false
    if let old, old !== new {
      if old.isViewLoaded, old.view.superview === view { old.view.moveSilently(to: nil) }
      old.endAppearance()
      if !children.contains(where: { $0 === old }) { detach(old) }
    }
    new?.endAppearance()
    endKeepingBarHeight()
    warnOfUnbalancedPush(from: old, to: new)
    settleUnseen()
    splitViewController?.columns?.stackDidChange(self)
    if let new { simulation.send(NavigationDelegate.didShow, to: delegate, self, new, animated) { NoReply() } }
    runTransition()
  }

  /// Puts a controller's view into the room that the bars leave.
  func place(_ controller: UIViewController) {
    controller.view.moveSilently(to: view)
    controller.view.frame = contentFrame
  }

  // MARK: What a container does

  package override func loadView() {
    super.loadView()
    if !simulation.uikit.profile.holds(.rootLoadsLate) { topViewController?.loadViewIfNeeded() }
  }

  override var ownsAppearanceOfChildren: Bool { true }
  /// What is displayed; and what has come onto the stack as it is, seen already, while its transition waits.
  override var appearanceChildren: ChildList {
    guard children.contains(where: { $0 !== displayed && $0.appearance != .gone }) else { return ChildList(displayed) }
    return ChildList((displayed.map { [$0] } ?? []) + children.filter { $0 !== displayed && $0.appearance != .gone })
  }
  override var rotationChildren: ChildList {
    guard let top = topViewController, top.isViewLoaded else { return ChildList() }
    return ChildList(top)
  }

  /// The first appearance shows the top: its view is made now, and the delegate is told.
  override func viewWillAppear(_ animated: Bool) {
    guard let top = topViewController else { return }
    let isNew = displayed !== top
    if isNew {
      if let displayed, displayed.isViewLoaded, displayed.view.superview === view { displayed.view.moveSilently(to: nil) }
      displayed = top
    }
    // A memory warning may have let go of either view.
    top.loadViewIfNeeded()
    if top.view.superview !== view { place(top) }
    super.viewWillAppear(animated)
    if isNew {
      isFirstShow = true
      simulation.send(NavigationDelegate.willShow, to: delegate, self, top, animated) { NoReply() }
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    let top = displayed
    let tells = isFirstShow ? top : nil
    isFirstShow = false
    if let tells, simulation.uikit.profile.holds(.firstShowIsToldTwice) { tellDidShow(tells, animated) }
    super.viewDidAppear(animated)
    settleUnseen()
    if let tells { tellDidShow(tells, animated) }
    if topViewController !== displayed { stackChanged(animated: pendingAnimation) }
  }

  private var isFirstShow = false

  private func tellDidShow(_ controller: UIViewController, _ animated: Bool) {
    simulation.send(NavigationDelegate.didShow, to: delegate, self, controller, animated) { NoReply() }
  }

  /// A navigation controller shows by pushing.
  override func show(_ controller: UIViewController, sender: Value) { push(controller, animated: true) }

  override func collapseSecondary(_ secondary: UIViewController, for split: UISplitViewController) { takeIn(secondary) }
  override func separateSecondary(for split: UISplitViewController) -> UIViewController? { giveBack() }

  override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {
    topViewController?.asksShouldAutorotate(to: orientation) ?? super.shouldAutorotate(to: orientation)
  }

  override func supportedOrientations() -> UIInterfaceOrientationMask {
    let own = super.supportedOrientations()
    guard simulation.release >= Release(7) else { return own }
    return simulation.send(NavigationDelegate.supportedOrientations, to: delegate, self) { own }
  }

  override var orientationsGiver: (Object?, MessageInfo?) { (delegate, NavigationDelegate.supportedOrientations.info) }

  override func layoutChildren() {
    navigationBar.frame = barFrame
    if !isToolbarHidden { toolbar.frame = toolbarFrame }
    if let displayed, displayed.isViewLoaded { displayed.view.frame = contentFrame }
    super.layoutChildren()
  }

  override func viewWillTransition(to size: Size, _ coordinator: UITransitionCoordinator) {
    turnsUnderBar = max(0, turnsUnderBar - 1)
    super.viewWillTransition(to: size, coordinator)
  }
}

extension UIViewController {
  /// Tells a child of a navigation controller, once, that it has arrived.
  func settleInParent() {
    guard let parent, !hasArrived || arrivedIn !== parent else { return }
    hasArrived = true
    arrivedIn = parent
    sendDidMove(to: parent)
  }
}
