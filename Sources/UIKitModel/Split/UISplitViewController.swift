import FoundationModel
import ObjectModel
import SceneModel

/// Two controllers side by side: a master and a detail. How it behaves is up to the strategy of the release.
package final class UISplitViewController: UIViewController {
  /// The delegate, unretained; which methods it has is found out once, when it is assigned.
  @Weak package private(set) var delegate: Object?
  private var sampled: [Selector] = []
  private var delegateWasSet = false
  package var presentsWithGesture = true {
    didSet {
      adaptive?.setGesture(presentsWithGesture)
      if presentsWithGesture != oldValue { columns?.gestureChanged() }
    }
  }
  /// What follows swipes across the split view.
  private(set) lazy var gesture = UIPanGestureRecognizer(in: simulation)
  /// How many columns there are; told to the initialiser, from iOS 14 on.
  package private(set) var style = SplitStyle.unspecified
  private var madeStrategy: (any SplitStrategy)?
  /// The size of the plain controller around, while the split view fills it.
  var filledSize: Size?
  /// Whether nothing is left to warn of: the world ended, or the object never came to be.
  private var isDismantled = false

  package override func dismantle() {
    isDismantled = true
    super.dismantle()
    madeStrategy?.dismantle()
  }

  deinit {
    forgetReferences()
    if !isDismantled, children.isEmpty { warnOfNoMaster() }
  }

  override func setUp() -> Bool {
    guard simulation.uikit.device.idiom == .phone, simulation.sdk < Release(8) else { return true }
    isDismantled = true
    simulation.raise("NSInvalidArgumentException", "UISplitViewController is only supported when running under UIUserInterfaceIdiomPad")
    return false
  }

  /// How it behaves, chosen at first use: the initialiser may still tell the style.
  var strategy: any SplitStrategy {
    if let madeStrategy { return madeStrategy }
    let made = makeStrategy()
    madeStrategy = made
    return made
  }

  /// The strategy of the release and the style.
  private func makeStrategy() -> any SplitStrategy {
    if simulation.release < Release(8) { return ClassicSplit(self) }
    return style == .unspecified ? AdaptiveSplit(self) : ColumnSplit(self)
  }

  /// `initWithStyle:`.
  func setUp(style: SplitStyle) -> Bool {
    self.style = style
    return setUp()
  }

  var classic: ClassicSplit? { strategy as? ClassicSplit }
  var adaptive: AdaptiveSplit? { strategy as? AdaptiveSplit }
  var columns: ColumnSplit? { strategy as? ColumnSplit }

  // MARK: Children

  package var viewControllers: [UIViewController] { strategy.viewControllers }
  package var master: UIViewController? { children.first }
  package var detail: UIViewController? { children.count > 1 ? children[1] : nil }

  /// The master, with UIKit's word on the console where there is none.
  var masterForUse: UIViewController? {
    if children.isEmpty { warnOfNoMaster() }
    return master
  }

  /// UIKit's word on the console, once in the life of an app.
  private func warnOfNoMaster() {
    let world = simulation.uikit
    guard world.profile.holds(.warnsOfNoMaster), !world.hasWarnedOfNoMaster else { return }
    world.hasWarnedOfNoMaster = true
    let text = "Splitview controller \(description(for: simulation)) is expected to have a view controller at index 0 before it's used!"
    simulation.record(.warning(text))
  }

  package func setViewControllers(_ controllers: [UIViewController]) {
    // Columns have UIKit's own words for it, and a part of itself is refused as that.
    if columns == nil, let twice = controllers.firstTwice, twice !== self, simulation.uikit.profile.holds(.controllersAreDistinct) {
      return simulation.raise(
        "SplitLabModelException",
        "viewControllers of \(displayName) takes each controller once, \(twice.displayName) is given twice (the model's own words, not UIKit's)"
      )
    }
    strategy.setViewControllers(controllers)
  }

  override func addChildByCode(_ child: UIViewController) { strategy.add(child) }

  override func childIsTaken(_ child: UIViewController) {
    super.childIsTaken(child)
    strategy.childWasTaken(child)
  }

  override func childTitleChanged(_ child: UIViewController) { strategy.childTitleChanged(child) }

  // MARK: The delegate

  package func setDelegate(_ object: Object?) {
    delegate = object
    delegateWasSet = object != nil
    sampled = []
    if let object {
      for info in SplitDelegate.table.messages where info.releases.contains(simulation.release) && simulation.hasCode(object, info.selector)
      {
        sampled.append(info.selector)
      }
    }
    strategy.delegateChanged()
  }

  /// Whether the delegate was found to implement the message when it was assigned.
  func delegateImplements(_ info: MessageInfo) -> Bool { sampled.contains(info.selector) }

  /// Sends the delegate a message; a delegate that has been freed is a crash, as UIKit does not retain it.
  @discardableResult
  func tellDelegate<Reply: Bridged, each Argument: Bridged>(
    _ message: MessageType<Reply, repeat each Argument>, _ arguments: repeat each Argument, rule: Rule? = nil, else fallback: () -> Reply
  ) -> Reply {
    guard message.info.releases.contains(simulation.release) else { return fallback() }
    if delegate == nil, delegateWasSet, delegateImplements(message.info), simulation.uikit.profile.holds(.delegateIsUnretained) {
      simulation.raise("EXC_BAD_ACCESS", "\(message.info.selector) was sent to the delegate of \(displayName), which has been deallocated")
      return fallback()
    }
    return simulation.send(
      message, to: delegate, repeat each arguments, rule: rule?.id, isSampled: delegateImplements(message.info), else: fallback)
  }

  /// Posts that the split view collapsed or expanded, so that what shows a detail may look different.
  func postDetailTarget() {
    simulation.foundationWorld.notificationCenter.post("UIViewControllerShowDetailTargetDidChangeNotification", sender: .object(self))
  }

  // MARK: What a container does

  override var ownsAppearanceOfChildren: Bool { true }
  override var appearanceChildren: ChildList { ChildList(strategy.shownChildren) }
  override var rotationChildren: ChildList { ChildList(children) }

  package override func loadView() {
    super.loadView()
    strategy.loadChildren()
  }

  override func viewWillAppear(_ animated: Bool) {
    strategy.willAppear()
    super.viewWillAppear(animated)
    strategy.didTellWillAppear()
  }

  override func viewDidAppear(_ animated: Bool) {
    columns?.tellFirstAppearance()
    super.viewDidAppear(animated)
    strategy.didAppear()
  }

  override func willRotate(to orientation: UIInterfaceOrientation, duration: Double) {
    strategy.willRotate(to: orientation, duration: duration)
    super.willRotate(to: orientation, duration: duration)
    strategy.didTellWillRotate(duration: duration)
  }

  override func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: Double) {
    strategy.willTellAnimation()
    super.willAnimateRotation(to: orientation, duration: duration)
    strategy.animateRotation(to: orientation)
  }

  override func didRotate(from orientation: UIInterfaceOrientation) {
    strategy.didRotate(from: orientation)
    super.didRotate(from: orientation)
  }

  override func willTransition(to traits: Traits, _ coordinator: UITransitionCoordinator) {
    strategy.willTransition(to: traits, coordinator)
    super.willTransition(to: traits, coordinator)
    adaptive?.didTellTransition(to: traits, coordinator)
    columns?.tellUnfolding(to: traits, coordinator)
  }

  override func viewWillTransition(to size: Size, _ coordinator: UITransitionCoordinator) {
    strategy.viewWillTransition(to: size, coordinator)
    super.viewWillTransition(to: size, coordinator)
    columns?.tellUnfolding(to: size, coordinator)
  }

  override func handedDown(to child: UIViewController, from own: Traits) -> Traits { strategy.handedDown(to: child, from: own) }

  override func childSize(_ child: UIViewController, in size: Size) -> Size { strategy.childSize(child, in: size) }

  override func show(_ controller: UIViewController, sender: Value) {
    // UIKit: with columns nothing but a presentation comes of it.
    if columns != nil { return present(controller, animated: true) }
    if let adaptive { adaptive.show(controller, sender: sender) } else { super.show(controller, sender: sender) }
  }

  override func showDetail(_ controller: UIViewController, sender: Value) {
    if let columns { return columns.showDetail(controller) }
    if let adaptive { adaptive.showDetail(controller, sender: sender) } else { super.showDetail(controller, sender: sender) }
  }

  override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {
    // Every child is asked, and no answer spares the next question.
    let asked = simulation.uikit.profile.holds(.asksHiddenMaster) ? children : strategy.shownChildren
    return asked.map { $0.asksShouldAutorotate(to: orientation) }.allSatisfy { $0 }
  }

  override func supportedOrientations() -> UIInterfaceOrientationMask {
    let own = super.supportedOrientations()
    guard simulation.uikit.profile.holds(.delegateGivesOrientations) else { return own }
    return tellDelegate(SplitDelegate.supportedOrientations, self, rule: .delegateGivesOrientations) { own }
  }

  /// Asked when the split view controller is presented; of a root never, unless the rules say otherwise.
  func askPreferredOrientation() {
    tellDelegate(SplitDelegate.preferredOrientation, self) { simulation.uikit.orientation }
  }

  override var orientationsGiver: (Object?, MessageInfo?) { (delegate, SplitDelegate.supportedOrientations.info) }

  override func layoutChildren() {
    classic?.catchUp()
    strategy.layOut()
    super.layoutChildren()
  }
}

extension UISplitViewController {
  static let splitTable = ClassTable(
    UISplitViewController.self, inherits: "UIViewController", releases: .since(3, 2),
    "A master and a detail, or up to three columns, side by side where there is room."
  ) {
    Property(
      "viewControllers", { $0.viewControllers },
      { (split, controllers: [UIViewController]?) in split.setViewControllers(controllers ?? []) },
      "The controllers of the columns, the outermost first: master and detail; the primary alone while collapsed.")
    Property("delegate", weak: true, { $0.delegate }, { $0.setDelegate($1) }, "Who is told when the master is hidden, shown and presented.")
    Property(
      "presentsWithGesture", releases: .since(5, 1), { $0.presentsWithGesture }, { $0.presentsWithGesture = $1 },
      "Whether a swipe shows the hidden master; to be set before the delegate is.")
    Method(
      "toggleMasterVisible:", releases: .from(Release(5), until: Release(8)),
      { (split: UISplitViewController, _: Value) in split.classic?.toggleMaster() },
      "What the button does: shows the hidden master, or takes it down.")
    Method(
      "toggleMasterInPopover:", releases: .from(Release(4), until: Release(5)),
      { (split: UISplitViewController, _: Value) in
        split.classic?.toggleMaster()
      }, "What the button does: shows the hidden master, or takes it down.")
    Method(
      "showMasterInPopover:", releases: .from(Release(3, 2), until: Release(4)),
      { (split: UISplitViewController, _: Value) in
        split.classic?.toggleMaster()
      }, "What the button does: shows the hidden master.")
    inheritedRows
    modeRows
    columnRows
    columnWidthRows
  }
}
