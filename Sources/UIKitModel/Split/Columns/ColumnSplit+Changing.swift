import ObjectModel

/// Changes of the display mode while the split view is expanded.
extension ColumnSplit {
  /// How long a change takes that animates, in seconds.
  static let duration = 0.3

  // MARK: The first appearance

  /// The order in which columns come, and are told of when several change together.
  var announcementOrder: [SplitColumn] {
    isTriple && profile.holds(.columnOrder) ? [.supplementary, .primary, .secondary] : mainColumns
  }

  func mountExpanded() {
    let mode = resolvedMode(.appearance)
    isChanging = true
    order = .columnOrder
    if mode != displayMode { tellWillChange(to: mode) }
    let shown = columns(in: mode)
    for column in announcementOrder where controller(in: column) != nil {
      attach(column)
      if shown.contains(column) { tellWillShow(column) }
    }
    layoutMode = mode
    insertViews()
    endChange()
  }

  /// Puts the views of what shows into the split view's own, silently.
  func insertViews() {
    for child in shownChildren {
      child.loadViewIfNeeded()
      if child.view.superview !== split.view { child.view.moveSilently(to: split.view) }
    }
  }

  // MARK: Preferences

  func setPreferredDisplayMode(_ mode: SplitDisplayMode) {
    let isSame = mode == preferredDisplayMode
    preferredDisplayMode = mode
    requestedMode = nil
    if profile.holds(.preferenceWritesBehavior) {
      switch mode {
      case .automatic, .secondaryOnly: break
      case .oneBesideSecondary, .twoBesideSecondary: preferredSplitBehavior = .tile
      case .oneOverSecondary, .twoOverSecondary: preferredSplitBehavior = .overlay
      case .twoDisplaceSecondary: preferredSplitBehavior = .displace
      }
      simulation.decide(Rule.preferenceWritesBehavior.id, "preferredSplitBehavior is \(preferredSplitBehavior.name)")
    }
    let before = displayMode
    if !isSame || !choosesByFit { update(.request) }
    // The same mode may lie otherwise, as it was asked for in another way.
    if !isSame, isMounted, !isCollapsed, displayMode == before { split.layoutWasAsked() }
  }

  /// Takes effect with the next layout.
  func setPreferredSplitBehavior(_ behavior: SplitBehavior) {
    if !choosesByFit, isMounted, behaviorUntilLayout == nil { behaviorUntilLayout = splitBehavior }
    preferredSplitBehavior = behavior
    requestedMode = nil
    // UIKit: from iOS 26 on the mode follows from the preferred mode alone.
    guard !choosesByFit else { return }
    updateLater()
  }

  /// Sidebars that a swipe brings in are there, or not, as the preferences have it now.
  func gestureChanged() {
    if !choosesByFit, isMounted, !isCollapsed { updateLater() }
  }

  /// Follows preferences or room that changed.
  func update(_ occasion: Occasion, duration: Double = 0) {
    guard isMounted, !isCollapsed, !simulation.isUnwinding else { return }
    if isChanging { return needsUpdate = true }
    behaviorUntilLayout = nil
    let mode = resolvedMode(occasion)
    change(to: mode, tellsColumns: mode == displayMode || tellsColumns(on: occasion), duration: duration)
    laidOutSize = size
  }

  /// Whether a change on the occasion is told column by column: only of a resize that is in doubt, and only on iOS 26.
  private func tellsColumns(on occasion: Occasion) -> Bool {
    occasion != .resize || !choosesByFit || profile.holds(.resizeTellsColumns)
  }

  // MARK: The change

  /// Changes the mode: what is about to happen is told, then the columns come and go, then what happened is told.
  func change(to mode: SplitDisplayMode, tellsColumns: Bool, duration: Double) {
    finish()
    guard mode != displayMode, !simulation.isUnwinding else { return }
    isChanging = true
    order = .columnOrder
    tellWillChange(to: mode)
    let old = columns(in: displayMode)
    let new = columns(in: mode)
    let gone = announcementOrder.filter { old.contains($0) && !new.contains($0) && controller(in: $0) != nil }
    let come = announcementOrder.filter { new.contains($0) && !old.contains($0) && controller(in: $0) != nil }
    if tellsColumns {
      gone.forEach(tellWillHide)
      come.forEach(tellWillShow)
    }
    move(gone: gone.compactMap(holder), come: come, animated: duration > 0)
    displayMode = mode
    layoutMode = mode
    insertViews()
    if split.isViewLoaded { split.layOut() }
    endChange()
    later(duration) { [unowned self] in
      tellAnnounced()
      end(gone: gone.compactMap(holder), come: come.compactMap(holder))
      endCoordinator()
    }
  }

  /// A change is over for code: what the delegate asked for meanwhile has its turn.
  func endChange() {
    isChanging = false
    guard needsUpdate else { return }
    needsUpdate = false
    updateLater()
  }

  /// Follows the preferences when the turn ends, once for all that asked for it.
  private func updateLater() {
    guard !updateIsAsked else { return }
    updateIsAsked = true
    simulation.runLoop.atEndOfTurn(for: split) { split in
      split.columns?.updateIsAsked = false
      split.columns?.behaviorUntilLayout = nil
      split.columns?.update(.request)
    }
  }

  private func move(gone: [UIViewController], come: [SplitColumn], animated: Bool) {
    for column in come { attach(column) }
    guard isOnScreen else { return }
    for holder in gone { holder.beginAppearance(false, animated: animated) }
    for column in come { holder(of: column)?.beginAppearance(true, animated: animated) }
  }

  private func end(gone: [UIViewController], come: [UIViewController]) {
    for holder in gone {
      if holder.isViewLoaded { holder.view.moveSilently(to: nil) }
      if holder.appearance == .disappearing { holder.endAppearance() }
    }
    guard split.appearance == .shown else { return }
    for holder in come where holder.appearance == .appearing { holder.endAppearance() }
  }

  // MARK: showColumn: and hideColumn:

  /// `showColumn:` of an expanded split view.
  func showExpanded(_ column: SplitColumn) {
    if column == .inspector { return showInspector() }
    if displayMode == .twoDisplaceSecondary, column == .secondary { return aim(at: .oneBesideSecondary) }
    if preferredDisplayMode == .automatic { writeWholePreference() }
    guard column != .secondary, !columns(in: displayMode).contains(column) else { return }
    aim(at: isTriple && column == .primary ? .twoBesideSecondary : .oneBesideSecondary)
  }

  /// A preference that was left open becomes one for every column.
  private func writeWholePreference() {
    guard showWritesPreference else { return }
    preferredDisplayMode = isTriple ? .twoBesideSecondary : .oneBesideSecondary
  }

  /// `showColumn:` of a collapsed split view writes the preference too, so that the column shows after an expansion.
  func writePreference(showing column: SplitColumn) {
    guard showWritesPreference, column != .inspector else { return }
    if preferredDisplayMode == .automatic { return writeWholePreference() }
    guard !columns(in: styled(preferredDisplayMode)).contains(column) else { return }
    let mode = isTriple && column == .primary ? SplitDisplayMode.twoBesideSecondary : .oneBesideSecondary
    preferredDisplayMode = Self.mode(mode, under: sidebarsOverlay ? .overlay : .tile)
  }

  /// `hideColumn:` of an expanded split view.
  func hideExpanded(_ column: SplitColumn) {
    if column == .inspector { return hideInspector() }
    guard column != .secondary, columns(in: displayMode).contains(column) else { return }
    aim(at: isTriple && column == .primary ? .oneBesideSecondary : .secondaryOnly)
  }

  /// Goes to the mode nearest to the wanted one that the split behavior allows.
  private func aim(at mode: SplitDisplayMode) {
    let behavior = !choosesByFit ? splitBehavior : sidebarsOverlay ? .overlay : .tile
    ask(for: Self.mode(mode, under: behavior), tellsColumns: !profile.holds(.showIsSilent))
  }

  /// Asks for a mode as messages and touches do.
  func ask(for mode: SplitDisplayMode, tellsColumns: Bool) {
    if showWritesPreference { preferredDisplayMode = mode } else { requestedMode = mode }
    guard isMounted, !isCollapsed, !isChanging else { return }
    finish()
    let new = showWritesPreference ? resolvedMode(.request) : mode
    guard new != displayMode else { return }
    startCoordinator(duration: Self.duration)
    if !tellsColumns { simulation.decide(Rule.showIsSilent.id, "neither willShow nor willHide: willChange alone is sent") }
    change(to: new, tellsColumns: tellsColumns, duration: Self.duration)
  }
}
