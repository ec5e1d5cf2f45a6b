import ObjectModel
import SceneModel

/// Layout, and what state lines, JSON and pictures tell.
extension ColumnSplit {
  // MARK: Traits and sizes

  /// Sidebars are narrow whatever the split view is; everything inside knows whether the columns are folded.
  func handedDown(to child: UIViewController, from own: Traits) -> Traits {
    var traits = own
    if simulation.release >= Release(26) { traits.splitEnvironment = own.isCompact ? .collapsed : .expanded }
    if !own.isCompact, let column = column(heldBy: child), column != .secondary { traits.horizontal = .compact }
    return traits
  }

  func childSize(_ child: UIViewController, in size: Size) -> Size {
    isCollapsed ? size : child.isViewLoaded ? child.view.frame.size : size
  }

  // MARK: Layout

  func layOut() {
    guard isMounted else { return }
    drawsSecondaryOnlyButton = showsSecondaryOnlyButton
    split.fillHost()
    if split.appearance != .gone {
      followTraits()
      if !isCollapsed, !mountsCollapsed, let laidOutSize, laidOutSize != size { follow(size, after: laidOutSize) }
    }
    laidOutSize = size
    for place in places(in: size) where place.controller.isViewLoaded { place.controller.view.frame = place.frame }
  }

  private func follow(_ size: Size, after old: Size) {
    guard !isChanging else { return }
    laidOutSize = size
    if requestedMode != nil, (old.height > old.width) != (size.height > size.width) { requestedMode = nil }
    update(.resize, duration: windowDuration)
  }

  /// The columns from the bottom up; what lies over the secondary comes after it.
  func places(in size: Size) -> [SplitPlace] {
    guard !isCollapsed, !mountsCollapsed else {
      return shownChildren.map { SplitPlace(controller: $0, frame: Rect(x: 0, y: 0, width: size.width, height: size.height)) }
    }
    let isOver = Self.behavior(of: layoutMode) == .overlay
    let isDisplaced = layoutMode == .twoDisplaceSecondary
    var tiled: [SplitPlace] = []
    var edge = 0.0
    for column in shownColumns where column == .primary || column == .supplementary {
      guard let holder = slots[column]?.holder else { continue }
      let width = min(width(of: column), size.width)
      tiled.append(SplitPlace(controller: holder, frame: Rect(x: edge, y: 0, width: width, height: size.height), isOver: isOver))
      edge += width
    }
    let inspector = inspectorShows ? slots[.inspector]?.holder : nil
    let right = inspector == nil ? size.width : size.width - min(width(of: .inspector), size.width)
    let left = isOver ? 0 : min(edge, right)
    var places: [SplitPlace] = []
    if let secondary = slots[.secondary]?.holder {
      let width = isDisplaced ? size.width - left + (tiled.first?.frame.width ?? 0) : right - left
      places.append(SplitPlace(controller: secondary, frame: Rect(x: left, y: 0, width: width, height: size.height)))
    }
    places += tiled
    if let inspector {
      places.append(SplitPlace(controller: inspector, frame: Rect(x: right, y: 0, width: size.width - right, height: size.height)))
    }
    guard primaryEdge == .trailing else { return places }
    return places.map { place in
      var frame = place.frame
      frame.origin.x = size.width - place.frame.maxX
      return SplitPlace(controller: place.controller, frame: frame, isOver: place.isOver)
    }
  }

  // MARK: State

  func describe(in state: inout SplitState) {
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
    if column == .primary || column == .supplementary || column == .inspector, !isCollapsed { state.width = width(of: column) }
    return state
  }

  private var buttonState: DisplayModeButtonState {
    var state = DisplayModeButtonState()
    state.item = modeButton.displayName
    guard split.isShown, let look = buttonFace?.look ?? secondaryOnlyTarget.map({ _ in "arrows" }) else { return state }
    state.look = look
    state.isHidden = false
    state.shownIn = buttonStack?.navigationBar.displayName
    return state
  }

  /// The stack whose bar shows the button.
  private var buttonStack: UINavigationController? {
    let secondary = slots[.secondary]?.holder
    let tab = (secondary as? UITabBarController)?.selectedViewController
    return (tab ?? secondary).flatMap(Self.stack)
  }

  /// What people see of the button in a stack's bar; `nil` where it is elsewhere, or not there.
  func modeButtonLook(in stack: UINavigationController) -> String? {
    guard buttonStack === stack else { return nil }
    let state = buttonState
    return state.isHidden ? nil : state.look
  }

  /// The button that changes the mode.
  var modeButton: UIBarButtonItem {
    if let button { return button }
    let made = split.owned(UIBarButtonItem(in: simulation), "displayModeButtonItem")
    made.builtInAction = { [weak self] in _ = self?.tapDisplayModeButton() }
    button = made
    return made
  }
}
