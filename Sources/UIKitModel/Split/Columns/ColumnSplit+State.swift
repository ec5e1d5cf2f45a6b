import ObjectModel
import SceneModel

/// Traits, and what state lines and JSON tell.
extension ColumnSplit {
  // MARK: Traits and sizes

  /// Sidebars are narrow whatever the split view is; everything inside knows whether the columns are folded.
  func handedDown(to child: UIViewController, from own: Traits) -> Traits {
    var traits = own
    if simulation.release >= Release(26) { traits.splitEnvironment = own.isCompact ? .collapsed : .expanded }
    if !own.isCompact, let column = column(heldBy: child), column != .secondary { traits.horizontal = .compact }
    return traits
  }

  // MARK: State

  func describe(in state: SplitState) {
    state.style = SplitStyle.type.caseName(of: split.style.rawValue)
    state.displayMode = displayMode.name(in: simulation.release)
    state.displayModeRule = modeRule?.id
    state.preferredDisplayMode = preferredDisplayMode.name(in: simulation.release)
    state.splitBehavior = splitBehavior.name
    state.preferredSplitBehavior = preferredSplitBehavior.name
    state.isCollapsed = isCollapsed
    state.primaryColumnWidth = width(of: .primary)
    state.showsPrimary = showsPrimary
    state.showsSecondary = split.isShown && isShowing(.secondary)
    state.displayModeButton = buttonState
    state.secondaryOnlyButton = arrowState
    state.columns = describedColumns.map(state(of:))
  }

  private var describedColumns: [SplitColumn] {
    mainColumns + [SplitColumn.compact, .inspector].filter { controller(in: $0) != nil }
  }

  private func state(of column: SplitColumn) -> ColumnState {
    var state = ColumnState(name: column.name)
    let slot = slots[column]
    state.controller = slot?.controller?.displayName
    if let holder = slot?.holder as? UINavigationController { state.navigation = holder.displayName }
    state.isShowing = split.isShown && slot?.controller != nil && isShowing(column)
    switch column {
    case .primary, .supplementary, .inspector: if !isCollapsed { state.width = width(of: column) }
    case .secondary: state.width = secondaryWidth
    case .compact: break
    }
    return state
  }

  /// What is seen of the button that changes the mode.
  var buttonState: DisplayModeButtonState {
    var state = DisplayModeButtonState()
    state.item = modeButton.displayName
    guard split.isShown, let look = buttonFace?.look else { return state }
    let bars = buttonStacks
    // A secondary without a stack has no bar to look for room in.
    if bars.isEmpty, secondaryStack != nil { return state }
    state.look = look
    state.isHidden = false
    state.shownIn = bars.first?.navigationBar.displayName
    return state
  }

  /// What is seen of the double arrow; `nil` as long as nobody wanted it, and where there are two columns.
  private var arrowState: SecondaryOnlyButtonState? {
    guard isTriple, hasWishedForArrow else { return nil }
    var state = SecondaryOnlyButtonState()
    state.isHidden = arrowStack == nil
    state.shownIn = arrowStack?.navigationBar.displayName
    return state
  }

  /// The stack whose bar shows the double arrow.
  var arrowStack: UINavigationController? {
    guard split.isShown, hasArrow, let stack = secondaryStack, hasRoom(stack) else { return nil }
    return stack
  }

  /// The stack of the secondary that is on the screen.
  private var secondaryStack: UINavigationController? {
    let secondary = slots[.secondary]?.holder
    let tab = (secondary as? UITabBarController)?.selectedViewController
    return (tab ?? secondary).flatMap(Self.stack)
  }

  /// The stacks whose bars show the button: the secondary's, and beside it that of a tiled supplementary.
  private var buttonStacks: [UINavigationController] {
    var stacks = [secondaryStack]
    if isTriple, buttonFace?.look == "sidebar", shownColumns.contains(.supplementary), profile.holds(.supplementaryHasButton) {
      stacks.append(slots[.supplementary]?.holder.flatMap(Self.stack))
    }
    return stacks.compactMap { $0 }.filter(hasRoom)
  }

  /// Whether a stack's bar has room for the buttons of the split view.
  private func hasRoom(_ stack: UINavigationController) -> Bool { !stack.keepsModeButtonOut || !profile.holds(.buttonStandsForBack) }

  /// What people see of the buttons for modes in a stack's bar, from its leading end on.
  func modeButtonLooks(in stack: UINavigationController) -> [String] {
    var looks: [String] = []
    if let look = buttonState.look, buttonStacks.contains(where: { $0 === stack }) { looks.append(look) }
    if arrowStack === stack { looks.append(Self.arrowLook) }
    return looks
  }

  /// How the double arrow is named where people touch it.
  static let arrowLook = "arrows"

  /// The button that changes the mode.
  var modeButton: UIBarButtonItem {
    if let button { return button }
    let made = split.owned(UIBarButtonItem(in: simulation), "displayModeButtonItem")
    made.builtInAction = { [weak self] in _ = self?.tapDisplayModeButton() }
    button = made
    return made
  }
}
