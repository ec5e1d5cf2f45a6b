import ObjectModel
import SceneModel

/// A screenful of content, and the base of all containers.
open class UIViewController: UIResponder, Attributed {
  /// Where the view stands between being gone and being shown.
  enum Appearance {
    case gone
    case appearing
    case shown
    case disappearing
  }

  package var title: String? {
    didSet {
      simulation.changed(self, "title", from: oldValue.boxed, to: title.boxed)
      titleChanged()
    }
  }
  package private(set) lazy var navigationItem = owned(UINavigationItem(in: simulation), "navigationItem")
  package internal(set) lazy var tabBarItem = owned(UITabBarItem(in: simulation), "tabBarItem")
  package var toolbarItems: [UIBarButtonItem] = [] { didSet { for item in toolbarItems { item.isHeld(by: self) } } }
  package var hidesBottomBarWhenPushed = false
  package var contentSizeForViewInPopover = UIPopoverController.usualSize { didSet { popoverAround?.wishChanged() } }
  package var preferredContentSize = Size.zero { didSet { popoverAround?.wishChanged() } }
  package var isModalInPopover = false
  /// The style that the app chose for the controller's presentations.
  var chosenPresentationStyle = ModalPresentationStyle.automatic
  /// What runs the controller's presentation, from iOS 8 on.
  var presentation: UIPresentationController?
  /// The presentation or dismissal that the controller is in the middle of, its last messages included.
  var presentationPhase: PresentationPhase?
  /// Whether the controller has been told that its view is appearing.
  /// Whether `viewIsAppearing:` is still to come in the appearance under way.
  var isToHearIsAppearing = false {
    didSet { if isToHearIsAppearing != oldValue { simulation.uikit.controllersToHearIsAppearing += isToHearIsAppearing ? 1 : -1 } }
  }
  /// What the storyboard says of the controller, where it comes from one.
  var interface: InterfaceScene?
  package var attributes: [String: Value] = [:]
  package var references: [String: WeakReference] = [:]
  package var modalTransitionStyle = ModalTransitionStyle.coverVertical
  package var definesPresentationContext = false
  package var wantsFullScreenLayout = false
  /// The edges at which the view lies under bars.
  package var extendedEdges = RectEdge.all { didSet { parent?.layoutWasAsked() } }
  /// Whether it lies under bars too that nothing shines through.
  package var extendsUnderOpaqueBars = false { didSet { parent?.layoutWasAsked() } }
  package var restorationIdentifier: String?
  package var nibName: String?
  package var isEditing = false
  /// Whether the controller stands every orientation before iOS 6, as those that commands build do.
  package var allowsAllOrientations = false

  private var loadedView: UIView?
  private var isLoadingView = false
  var appearance = Appearance.gone
  /// Whether the last that the controller was told is that its view has appeared, wherever the view has slid since.
  var wasToldShown = false
  /// Whether the appearance under way is no news to the controller.
  var appearsUntold = false
  var appearanceIsAnimated = false
  @Weak package internal(set) var parent: UIViewController?
  package internal(set) var children: [UIViewController] = []
  package internal(set) var presented: UIViewController? {
    didSet { if presented != nil { simulation.uikit.hasPresented = true } }
  }
  @Weak package internal(set) var presenting: UIViewController?
  var dismissalCompletion: Block?
  /// The popover that shows the controller, if one does.
  @Weak var popover: UIPopoverController?
  var layoutIsAsked = false
  /// The traits that the controller knows of, once it has been on the screen.
  var toldTraits: Traits?
  /// Whether it has heard of traits: of its first ones, or of others after them.
  var heardOfTraits = false
  /// Traits that the app puts over those handed down, from iOS 17 on.
  package internal(set) var traitOverrides: Traits?
  /// Who wants to be told of new traits, from iOS 17 on.
  var traitRegistrations: [TraitRegistration] = []
  /// Traits that the controller, as a container, puts over those it hands down.
  var overrideTraits: [ObjectIdentifier: Traits] = [:]
  /// Whether a bug keeps the next change of traits from the controller.
  var missesTransition = false
  /// The size that was announced last, until a layout makes it true: what is covered waits for one.
  var announcedSize: Size?
  /// The transition that the controller itself runs.
  var ownCoordinator: UITransitionCoordinator?
  /// Whether the controller is just getting or losing its parent.
  var movement: ParentMovement?
  /// The parent that the controller was told it has arrived in.
  @Weak var arrivedIn: UIViewController?
  var hasArrived = false

  open override func dismantle() {
    super.dismantle()
    loadedView = nil
    children = []
    presented = nil
    toolbarItems = []
    dismissalCompletion = nil
    ownCoordinator = nil
    presentation = nil
    interface?.dismantle()
    interface = nil
    attributes = [:]
    traitRegistrations = []
  }

  /// Makes an object a part of the controller, so that it prints as a path.
  func owned<Part: Object>(_ part: Part, _ property: String) -> Part {
    part.belongs(to: self, as: property)
    return part
  }

  open override var isFilledByInterface: Bool { interface != nil || nib != nil }
  open override var hasOutlets: Bool { loadedView != nil }

  /// Called after the title changed, for containers that show it.
  func titleChanged() { parent?.childTitleChanged(self) }
  /// Called after a child's title changed.
  func childTitleChanged(_ child: UIViewController) {}

  /// What every initialiser begins with; false, with an exception under way, where the class cannot be made on this device.
  func setUp() -> Bool { true }

  // MARK: The view

  package var isViewLoaded: Bool { loadedView != nil }

  /// The view; asking for it makes it.
  package var view: UIView {
    get {
      if let loadedView { return loadedView }
      loadViewIfNeeded()
      if let loadedView { return loadedView }
      let view = makeView()
      adopt(view)
      return view
    }
    set { adopt(newValue) }
  }

  /// Makes the view if there is none yet: `loadView`, then `viewDidLoad`.
  package func loadViewIfNeeded() {
    guard loadedView == nil, !isLoadingView, !simulation.isUnwinding else { return }
    isLoadingView = true
    if simulation.hasCode(self, Lifecycle.loadView.info.selector) {
      simulation.send(Lifecycle.loadView, to: self) { NoReply() }
    } else {
      loadView()
    }
    isLoadingView = false
    if loadedView == nil { adopt(makeView()) }
    simulation.send(Lifecycle.viewDidLoad, to: self) {
      viewDidLoad()
      return NoReply()
    }
  }

  /// UIKit's own `loadView`.
  open func loadView() {
    adopt(viewInterface?.makeView(for: self) ?? makeView())
    performEmbeddings()
  }
  /// UIKit's own `viewDidLoad`.
  open func viewDidLoad() {}

  /// A fresh view of the class that the controller wants.
  func makeView() -> UIView { UIView(in: simulation) }

  private func adopt(_ view: UIView) {
    loadedView = view
    view.controller = self
    if view.owner == nil { view.belongs(to: self, as: "view") }
    if view.frame == .zero { view.frame = simulation.uikit.rootFrame }
  }

  /// Lets go of the view, as iOS 5 and earlier do after a memory warning.
  func unloadView() {
    guard let view = loadedView else { return }
    view.moveSilently(to: nil)
    if simulation.release >= Release(5) { simulation.send(Lifecycle.viewWillUnload, to: self) { NoReply() } }
    loadedView = nil
    dropInventedViews()
    simulation.send(Lifecycle.viewDidUnload, to: self) { NoReply() }
  }

  /// Views that stand for outlets of a nib go with the view; a reload makes new ones.
  private func dropInventedViews() {
    for index in fields.indices {
      if case .object(let object) = fields[index].value, object is UIView, object.owner === self { fields[index] = .empty }
    }
  }

  // MARK: Layout

  /// Lays the view out: containers place their children.
  func layOut() {
    guard isViewLoaded, !simulation.isUnwinding else { return }
    announcedSize = nil
    tellIsAppearing()
    sendIfCoded(Lifecycle.viewWillLayoutSubviews)
    layoutChildren()
    sendIfCoded(Lifecycle.viewDidLayoutSubviews)
  }

  /// Sends a message that is so frequent that it is recorded only where code implements it.
  private func sendIfCoded(_ message: MessageType<NoReply>) {
    if simulation.hasCode(self, message.info.selector) { simulation.send(message, to: self) { NoReply() } }
  }

  /// Gives the children their frames.
  func layoutChildren() {
    for child in children where child.isViewLoaded && child.view.superview != nil { child.layOut() }
  }

  /// Asks for a layout at the end of the turn.
  func layoutWasAsked() {
    guard !layoutIsAsked, appearance != .gone else { return }
    layoutIsAsked = true
    simulation.runLoop.atEndOfTurn(for: self) { controller in
      controller.layoutIsAsked = false
      controller.layOut()
    }
  }

  // MARK: Containment

  /// Another container takes a child away. Containers with lists of their own override this.
  func childIsTaken(_ child: UIViewController) {
    child.sendWillMove(to: nil)
    if child.isViewLoaded, child.view.superview != nil {
      let wasShown = child.isShown
      if wasShown { child.beginAppearance(false, animated: false) }
      child.view.moveSilently(to: nil)
      if wasShown { child.endAppearance() }
    }
    child.removeFromParent()
  }

  /// `addChildViewController:` as code sends it.
  func addChildByCode(_ child: UIViewController) { addChild(child) }

  // MARK: What UIKit itself does in the hooks; `super` of an app's override ends here

  /// The children that appear and go with the controller.
  var appearanceChildren: ChildList {
    children.isEmpty ? ChildList() : ChildList(children.filter { $0.isViewLoaded && $0.view.isDescendant(of: view) })
  }
  /// Whether the container itself tells its children, in its own order, whatever is done to their views.
  var ownsAppearanceOfChildren: Bool { false }

  func viewWillAppear(_ animated: Bool) { forwardedChildren.forEach { $0.beginAppearance(true, animated: animated) } }
  func viewDidAppear(_ animated: Bool) { forwardedChildren.forEach { $0.endAppearance() } }
  func viewWillDisappear(_ animated: Bool) { forwardedChildren.forEach { $0.beginAppearance(false, animated: animated) } }
  func viewDidDisappear(_ animated: Bool) { forwardedChildren.forEach { $0.endAppearance() } }

  /// The children that turn with the controller.
  var rotationChildren: ChildList {
    guard simulation.uikit.profile.holds(.nestedSplitMissesTurns) else { return appearanceChildren }
    return ChildList(appearanceChildren.filter { !($0 is UISplitViewController) })
  }

  func willRotate(to orientation: UIInterfaceOrientation, duration: Double) {
    if children.isEmpty { return }
    let told = rotationChildren
    let mayMiss = told.count < children.count
    if mayMiss, appearanceChildren.contains(where: { child in child is UISplitViewController && !told.contains { $0 === child } }) {
      simulation.decide(Rule.nestedSplitMissesTurns.id, "the split view controller inside is not told")
    }
    for child in told where child.hears(Lifecycle.willRotate.info) { child.sendWillRotate(to: orientation, duration: duration) }
  }
  func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: Double) {
    if children.isEmpty { return }
    for child in rotationChildren where child.hears(Lifecycle.willAnimateRotation.info) {
      child.sendWillAnimateRotation(to: orientation, duration: duration)
    }
  }
  func didRotate(from orientation: UIInterfaceOrientation) {
    if children.isEmpty { return }
    for child in rotationChildren where child.hears(Lifecycle.didRotate.info) { child.sendDidRotate(from: orientation) }
  }

  /// UIKit's own `viewIsAppearing:`.
  func viewIsAppearing(_ animated: Bool) {}
  /// The style that the class itself wants where the app leaves the choice to it.
  var automaticPresentationStyle: ModalPresentationStyle {
    simulation.uikit.presentsSheetsAutomatically ? .pageSheet : .fullScreen
  }
  /// Touches outside what the controller shows took it down: what the class itself does then.
  func wasDismissedByTouch() {}

  /// UIKit's own `showViewController:sender:`.
  func show(_ controller: UIViewController, sender: Value) { forwardShow(controller, sender: sender) }
  /// UIKit's own `showDetailViewController:sender:`.
  func showDetail(_ controller: UIViewController, sender: Value) { forwardShowDetail(controller, sender: sender) }
  /// UIKit's own part in collapsing: a plain controller takes nothing in.
  func collapseSecondary(_ secondary: UIViewController, for split: UISplitViewController) {}
  /// UIKit's own part in expanding: a plain controller has nothing to give back.
  func separateSecondary(for split: UISplitViewController) -> UIViewController? { nil }

  /// What the controller hands down to a child of its own accord.
  func handedDown(to child: UIViewController, from own: Traits) -> Traits { own }
  /// The size that a child gets when the controller has the size itself.
  func childSize(_ child: UIViewController, in size: Size) -> Size { size }

  func willTransition(to traits: Traits, _ coordinator: UITransitionCoordinator) {
    for child in transitionChildren {
      let theirs = childTraits(of: child, from: traits).overridden(by: child.traitOverrides)
      if theirs != child.toldTraits { child.sendWillTransition(to: theirs, coordinator) }
    }
  }

  func viewWillTransition(to size: Size, _ coordinator: UITransitionCoordinator) {
    for child in transitionChildren {
      let theirs = childSize(child, in: size)
      if theirs != child.announcedSize ?? child.view.frame.size { child.sendViewWillTransition(to: theirs, coordinator) }
    }
  }

  /// UIKit's own answer before iOS 6.
  func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { allowsAllOrientations || orientation == .portrait }
  /// UIKit's own answer from iOS 6 on.
  func supportedOrientations() -> UIInterfaceOrientationMask { simulation.uikit.device.idiom == .pad ? .all : .allButUpsideDown }

  /// Who else answers for the orientations: the delegate of a container, and the message that asks it.
  var orientationsGiver: (Object?, MessageInfo?) { (nil, nil) }

  // MARK: Ancestors

  /// The nearest ancestor of a type, through containers.
  package func ancestor<Container: UIViewController>(_ type: Container.Type) -> Container? {
    var here = parent
    while let controller = here {
      if let container = controller as? Container { return container }
      here = controller.parent
    }
    return nil
  }

  package var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }
  package var navigationController: UINavigationController? { ancestor(UINavigationController.self) }
  package var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }

  /// Whether the controller is the other or contained in it.
  package func isInside(_ other: UIViewController) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === other }
  }

  /// Whether the controller's view can be seen.
  package var isShown: Bool { (appearance == .shown || appearance == .appearing) && isViewLoaded }
}
