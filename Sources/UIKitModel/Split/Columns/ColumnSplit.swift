import ObjectModel
import SceneModel

/// How a split view controller behaves with columns: a style given to the initialiser, from iOS 14 on.
final class ColumnSplit: SplitStrategy {
  /// What stands in a column.
  struct Slot {
    /// The controller that was set.
    var controller: UIViewController?
    /// What the split view itself contains: the controller, or the stack around it; made at the first appearance.
    var holder: UIViewController?
  }

  @Unretained var split: UISplitViewController
  var slots: [SplitColumn: Slot] = [:]

  // MARK: What was asked for

  var preferredDisplayMode = SplitDisplayMode.automatic
  var preferredSplitBehavior = SplitBehavior.automatic
  /// The traits that an announced change of the window will bring, until the layout has followed them.
  var comingTraits: Traits?
  /// The size that is looked ahead to.
  var comingSize: Size?
  /// The behavior that holds until the next layout takes another preference into account.
  var behaviorUntilLayout: SplitBehavior?
  /// The mode that a touch or a message asked for, where that leaves the preference alone (iOS 14 to 18).
  var requestedMode: SplitDisplayMode?
  var widths: [SplitColumn: ColumnWidths] = [:]
  var showsSecondaryOnlyButton = false {
    didSet { hasWishedForArrow = hasWishedForArrow || showsSecondaryOnlyButton }
  }
  /// Whether the double arrow of that wish was ever wanted: state lines leave it out until then.
  var hasWishedForArrow = false
  /// Whether the bar was last drawn with the double arrow of that wish.
  var drawsSecondaryOnlyButton = false
  /// The mode from which the double arrow last led to the secondary alone.
  var modeLeftByArrow: SplitDisplayMode?
  var buttonVisibility = DisplayModeButtonVisibility.automatic
  var backgroundStyle: SplitBackgroundStyle? {
    didSet { layoutWasAsked() }
  }
  var primaryEdge = SplitPrimaryEdge.leading {
    didSet { layoutWasAsked() }
  }
  /// The button that changes the mode, made when it is first needed.
  var button: UIBarButtonItem?

  // MARK: What is

  /// Whether the split view has appeared once.
  var isMounted = false
  var isCollapsed = false
  var displayMode = SplitDisplayMode.secondaryOnly
  /// The mode that layout follows: a new one counts for it before code may read it.
  var layoutMode = SplitDisplayMode.secondaryOnly
  /// The column on top of a collapsed split view.
  var topColumn = SplitColumn.secondary
  var inspectorShows = false
  /// The sheet that the inspector is, in a collapsed split view.
  @Weak var inspectorSheet: UIViewController?
  /// The size that the last layout was made for.
  var laidOutSize: Size?

  // MARK: A change under way

  /// The columns that the delegate was told of, with whether they show, for the second half of the change.
  var announced: [(column: SplitColumn, shows: Bool)] = []
  var isChanging = false
  /// The rule by which the change under way is told.
  var order = Rule.columnOrder
  /// Whether a preference changed while a change was under way.
  var needsUpdate = false
  /// Whether preferences are followed as the turn ends.
  var updateIsAsked = false
  /// The second half of a change, while the first is animated.
  var pending: (() -> Void)?
  var pendingNumber = 0
  /// Which of the messages about a stack's change are left out.
  var silence = StackSilence.none

  /// What a message of the app about a column leaves out of the messages to the delegate.
  enum StackSilence {
    case none
    case shown
    case hidden
  }

  init(_ split: UISplitViewController) { _split = Unretained(wrappedValue: split) }

  var simulation: Simulation { split.simulation }
  var world: UIKitWorld { simulation.uikit }
  var profile: Profile { world.profile }
  var isTriple: Bool { split.style == .tripleColumn }
  /// Whether the split view is on the screen, or on the way there.
  var isOnScreen: Bool { split.appearance == .shown || split.appearance == .appearing }
  var isCompact: Bool { split.traits.isCompact }

  // MARK: Life cycle

  func loadChildren() {}

  func willAppear() {
    if isMounted { return followTraits() }
    isMounted = true
    split.fillHost()
    laidOutSize = split.view.frame.size
    if isCompact { mountCollapsed() } else { mountExpanded() }
  }

  func didTellWillAppear() {
    displayMode = layoutMode
    guard mountsCollapsed else { return }
    mountsCollapsed = false
    isCollapsed = true
    split.postDetailTarget()
  }

  /// Tells, before the children do, what the first appearance has brought.
  func tellFirstAppearance() {
    guard pending == nil else { return }
    tellAnnounced()
    if tellsOfCollapse {
      if profile.holds(.launchTellsCollapse) {
        tell(SplitDelegate.didCollapse)
      } else {
        simulation.decide(Rule.launchTellsCollapse.id, "didCollapse is not sent: the columns were never unfolded")
      }
    }
    tellsOfCollapse = false
  }

  /// Whether the first appearance under way is that of a collapsed split view.
  var mountsCollapsed = false
  /// Whether the first appearance is to tell that the split view is collapsed.
  var tellsOfCollapse = false

  func delegateChanged() {}

  func add(_ child: UIViewController) { split.addChild(child) }

  func childWasTaken(_ child: UIViewController) {
    for (column, slot) in slots where slot.holder === child { slots[column] = nil }
  }

  func dismantle() {
    slots = [:]
    pending = nil
    button = nil
  }

  private func layoutWasAsked() {
    if isMounted, !isCollapsed { split.layoutWasAsked() }
  }

  // MARK: What shows

  /// The children that are on the screen as parts of the split.
  var shownChildren: [UIViewController] {
    if isCollapsed || mountsCollapsed { return (topColumn == .compact ? slots[.compact]?.holder : primaryHolder).map { [$0] } ?? [] }
    let shown = shownColumns.compactMap { slots[$0]?.holder }
    return split.children.filter { child in shown.contains { $0 === child } }
  }

  var showsPrimary: Bool { split.isShown && isShowing(.primary) }

  /// The columns of the present layout that have a controller.
  var shownColumns: [SplitColumn] {
    columns(in: layoutMode).filter { slots[$0]?.controller != nil } + (inspectorShows ? [.inspector] : [])
  }

  /// `isShowingColumn:`.
  func isShowing(_ column: SplitColumn) -> Bool {
    if column == .inspector, inspectorSheet?.presenting != nil { return !profile.holds(.sheetIsNotShowing) }
    guard isCollapsed else { return isMounted && shownColumns.contains(column) }
    return topColumn == column
  }
}
