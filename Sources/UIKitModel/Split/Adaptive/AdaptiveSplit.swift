import ObjectModel
import SceneModel

/// How a split view controller behaves from iOS 8 to 13, and without a style later: display modes, collapsing and expanding.
final class AdaptiveSplit: SplitStrategy {
  @Unretained var split: UISplitViewController
  /// `viewControllers`: the primary and the secondary, or the primary alone while collapsed.
  var controllers: [UIViewController] = []
  /// Whether the controllers are children already.
  var isAttached: Bool
  var isCollapsed = false
  /// Whether the collapse under way brings a hidden primary in, for a moment at least.
  var primaryComes = false
  /// Whether the collapse under way takes away a secondary that was there.
  var secondaryGoes = true
  /// The columns that the delegate knows to show.
  var toldColumns: [SplitColumn] = []
  /// Whether collapsing or expanding is under way, while the delegate is asked.
  var isChanging = false
  /// Whether the split view has met its traits in a window.
  var isSettled = false
  var displayMode = SplitDisplayMode.primaryHidden
  /// The mode that code reads.
  var toldMode: SplitDisplayMode {
    let isUntouched = !isSettled && split.appearance == .gone
    return isUntouched && profile.holds(.classicStartsBeside) ? .allVisible : displayMode
  }
  private(set) var preferredMode = SplitDisplayMode.automatic
  /// The mode that a tap or swipe chose, until the split view gets another shape.
  var choice: SplitDisplayMode?
  /// The secondary that a collapse took off, kept for the next expansion.
  var preserved: UIViewController?
  /// The delegate's last answer to where the button leads; `nil` where that is left to UIKit.
  var delegateTarget: SplitDisplayMode?
  var hasAskedTarget = false
  var isAskingTarget = false
  /// The modes that the delegate is being told of: what it asks for meanwhile may be one of them.
  var announcedModes: [SplitDisplayMode] = []
  var hideAnswer: (orientation: UIInterfaceOrientation, hides: Bool)?
  let widths = PrimaryWidth()
  /// Whether the transition under way has expanded the split view, and asked the delegate already.
  var hasJustExpanded = false
  /// The primary that the overlay still shows after another took its place.
  var staleOverlay: UIViewController?
  /// The detail that was last shown while collapsed.
  @Weak var shownDetail: UIViewController?
  /// Whether the collapsed split view shows nothing at all.
  var isBlank = false
  /// Whether pictures are being taken for the background.
  var isSnapshot = false
  /// Whether code chose a mode while the delegate was asked about collapsing.
  var preferenceWasTouched = false
  /// Whether the preferred mode dates from before the first appearance.
  var preferenceIsEarly = false
  /// Whether the overlay was asked for while views were being made.
  var overlayIsUnbalanced = false
  /// Whether the split view has been on its side and upright.
  var hasTurned = false
  /// The frame that the secondary keeps until a turn with the overlay up has ended, on iOS 8.
  var lateFrame: Rect?
  /// Whether the overlay went while a search in it was active, which iOS 8.3 never gets over.
  var searchIsBroken = false
  /// Whether a Plus phone started on its side with the primary hidden.
  var startedHidden = false
  var gestureAtDelegate: Bool?
  var gestureIsBroken = false
  let legacy = LegacyParts()
  private(set) lazy var button = makeButton()
  /// The title that UIKit gave to the button.
  var givenTitle: String?

  init(_ split: UISplitViewController) {
    _split = Unretained(wrappedValue: split)
    isAttached = !split.simulation.uikit.profile.holds(.attachesLate)
  }

  var simulation: Simulation { split.simulation }
  var world: UIKitWorld { simulation.uikit }
  var profile: Profile { world.profile }

  var viewControllers: [UIViewController] { controllers }
  var primary: UIViewController? { controllers.first }
  var secondary: UIViewController? { !isCollapsed && controllers.count > 1 ? controllers[1] : nil }

  func dismantle() {
    controllers = []
    preserved = nil
    staleOverlay = nil
    legacy.button = nil
    legacy.popover = nil
  }

  // MARK: Preferences

  /// `preferredDisplayMode =`: a wish, granted at once where the split view is seen side by side.
  func setPreferredMode(_ mode: SplitDisplayMode) {
    warnIfEmpty()
    preferredMode = mode
    choice = nil
    preferenceWasTouched = true
    preferenceIsEarly = split.appearance == .gone && !isSettled
    if mode == .primaryOverlay, !isSettled, isLoadingChildren || split.appearance == .appearing { overlayIsUnbalanced = true }
    guard isSettled, !isCollapsed, !isChanging, split.appearance != .gone else { return restyleButton() }
    setMode(resolvedMode(in: split.view.frame.size), asks: true)
    restyleButton()
  }

  /// Whether the split view is making its own view and the primary's.
  private(set) var isLoadingChildren = false

  // MARK: The delegate

  func delegateChanged() {
    hideAnswer = nil
    hasAskedTarget = false
    delegateTarget = nil
    gestureAtDelegate = split.delegate == nil ? nil : split.presentsWithGestureAsked
    restyleButton()
  }

  // MARK: Life cycle

  /// The controllers become children, and the primary makes its view, before anything is decided.
  func loadChildren() {
    warnIfEmpty()
    isLoadingChildren = true
    attach()
    primary?.loadViewIfNeeded()
    isLoadingChildren = false
  }

  func willAppear() {
    split.fillHost()
    attach()
    // A container that appears itself may still override traits in its first layout.
    if !isSettled, split.parent?.appearance == .appearing { return }
    settle()
  }

  func didAppear() {
    if !isSettled { settle() }
    for child in shownChildren { child.changeAppearance(true) }
  }

  /// Takes up the traits and the size of the place where the split view is.
  func settle() {
    guard !simulation.isUnwinding else { return }
    primary?.loadViewIfNeeded()
    let isFirst = !isSettled
    let asks = !isFirst || profile.holds(.asksTargetAtLaunch)
    isSettled = true
    if isFirst, split.parent == nil, split.presenting == nil, !profile.holds(.rootIsNotAsked) { split.askPreferredOrientation() }
    let size = comingSize
    if isNarrow {
      if !isCollapsed { collapse(asks: asks) }
      if isFirst, preferredMode == .primaryOverlay, profile.holds(.overlayMissesTransition) { preserved?.missesTransition = true }
    } else if isCollapsed {
      expand()
    } else {
      let mode = isFirst ? firstMode(in: size) : resolvedMode(in: size)
      if mode == displayMode {
        if isFirst { tellColumns(willChangeTo: mode) }
        if isFirst { refreshButton(asks: asks) }
      } else {
        setMode(mode, asks: asks, tellsPrimary: false)
      }
      if isFirst, displayMode == .primaryHidden { handOutAtLaunch() }
      if isFirst {
        startedHidden = displayMode == .primaryHidden && world.device.idiom == .phone && !hasOverlay
        warnOfUnbalancedOverlay()
      }
    }
    insertViews()
  }

  /// Whether there is room for one column only.
  var isNarrow: Bool { (split.traits.isCompact || neverSplits) && collapsesWhereNarrow }
  /// Whether the device is a phone that has room for two columns on its side, and no overlay.
  var isPlusPhone: Bool { world.device.idiom == .phone && world.device.isWideOnItsSide && !hasOverlay }
  /// Whether the device keeps one column however it is held.
  var neverSplits: Bool { isPlusPhone && profile.holds(.plusNeverSplits) }
  /// Whether the split view collapses at all.
  var collapsesWhereNarrow: Bool { profile.holds(.collapsesByTraits) }

  /// Puts the children's views into the split's own, silently: the split itself tells them.
  func insertViews() {
    for child in shownChildren {
      child.loadViewIfNeeded()
      if child.view.superview !== split.view { child.view.moveSilently(to: split.view) }
    }
  }

  /// The controllers that are on the screen as parts of the split.
  var shownChildren: [UIViewController] {
    guard isSettled, !isBlank else { return [] }
    guard !isCollapsed else { return primary.map { [$0] } ?? [] }
    let first = displayMode == .primaryHidden ? nil : overlayPrimary
    return [first, secondary].compactMap { $0 }
  }

  /// The controller in the overlay or in the primary's column.
  var overlayPrimary: UIViewController? { displayMode == .primaryOverlay ? staleOverlay ?? primary : primary }

  var showsPrimary: Bool {
    guard split.isShown, !isBlank, primary != nil else { return false }
    return isCollapsed ? !topIsDetail : displayMode != .primaryHidden
  }

  /// Whether the secondary is seen: in its column, or on top of the primary's stack.
  var showsSecondary: Bool {
    guard split.isShown, !isBlank else { return false }
    return isCollapsed ? topIsDetail : secondary?.isShown == true
  }

  private var topIsDetail: Bool {
    guard let top = (primary as? UINavigationController)?.topViewController else { return preserved?.isShown == true }
    return top === preserved || top === shownDetail || top is UINavigationController
  }

  /// Whether the primary is in the split but beyond its edge.
  func hides(_ child: UIViewController) -> Bool {
    isSettled && !isCollapsed && displayMode == .primaryHidden && child === primary
  }

  /// UIKit's word on the console about a split view controller that is used without controllers.
  func warnIfEmpty() {
    guard controllers.isEmpty, profile.holds(.warnsOfNoPrimary), !world.hasWarnedOfNoMaster else { return }
    world.hasWarnedOfNoMaster = true
    let name = split.description(for: simulation)
    simulation.record(
      .warning("Splitview controller \(name) is expected to have a view controller at index 0 before it's used!"))
  }

  private func warnOfUnbalancedOverlay() {
    guard overlayIsUnbalanced, displayMode == .primaryOverlay, let primary, profile.holds(.earlyOverlayIsUnbalanced) else { return }
    overlayIsUnbalanced = false
    simulation.record(
      .warning("Unbalanced calls to begin/end appearance transitions for \(primary.description(for: simulation))."))
  }

  func describe(in state: SplitState) {
    state.displayMode = toldMode.name(in: simulation.release)
    state.displayModeRule = modeRule?.id
    state.preferredDisplayMode = preferredMode.name(in: simulation.release)
    state.isCollapsed = isCollapsed
    state.primaryColumnWidth = primaryColumnWidth
    state.showsPrimary = showsPrimary
    state.showsSecondary = showsSecondary
    state.displayModeButton = buttonState
    state.barButton = legacy.button.flatMap { world.state(of: $0, isValid: legacy.buttonIsValid) }
    state.popover = legacy.popover.map(world.state(of:))
  }
}
