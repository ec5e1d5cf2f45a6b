import ObjectModel
import SceneModel

/// Two columns become one, and one becomes two.
extension AdaptiveSplit {
  /// Folds the secondary into the primary, or drops it, as the delegate says.
  func collapse(asks: Bool) {
    simulation.decide(Rule.collapsesByTraits.id, "\(split.displayName) collapses: it is horizontally compact")
    isChanging = true
    preferenceWasTouched = false
    dropOverlaysModal()
    if displayMode != .allVisible, !profile.holds(.collapseTellsNoMode) {
      split.tellDelegate(SplitDelegate.willChange, split, .allVisible, rule: .collapseTellsNoMode) { NoReply() }
    }
    let left = split.tellDelegate(SplitDelegate.primaryForCollapsing, split, rule: .collapsesByTraits) { nil }
    let old = primary
    let new = left ?? old
    let taken = secondary
    if let taken, let new { fold(taken, onto: new) }
    guard !simulation.isUnwinding else { return isChanging = false }
    if let old, old !== new { leave(old) }
    preserved = taken ?? preserved
    controllers = new.map { [$0] } ?? []
    split.children = split.children.filter { child in controllers.contains { $0 === child } }
    choice = isSnapshot ? choice : nil
    staleOverlay = nil
    isCollapsed = true
    isChanging = false
    if showsAllWhileCollapsed, displayMode != .allVisible {
      simulation.decide(Rule.collapsedShowsAll.id, "the display mode reads allVisible, and the delegate is not told")
      displayMode = .allVisible
    }
    goBlank()
    legacy.buttonIsValid = false
    legacy.popover?.follow(false)
    showPrimaryAlone(dropped: taken)
    split.postDetailTarget()
    refreshButton(asks: asks)
  }

  /// What was presented out of the overlay goes with it, before the delegate is asked.
  private func dropOverlaysModal() {
    guard displayMode == .primaryOverlay, !isSnapshot, let over = overlayPrimary, profile.holds(.overlayTakesModals) else { return }
    guard let presenter = sequence(first: split as UIViewController, next: \.parent).first(where: { $0.presented != nil }),
      presenter.presented?.presentation?.asker?.isInside(over) == true
    else { return }
    simulation.decide(Rule.overlayTakesModals.id, "\(presenter.presented?.displayName ?? "what was presented") goes with the overlay")
    presenter.dropPresented()
  }

  /// Asks about the secondary and lets the primary have it.
  func fold(_ secondary: UIViewController, onto primary: UIViewController) {
    let isHandled = split.tellDelegate(SplitDelegate.collapse, split, secondary, primary, rule: .collapsesByTraits) { false }
    guard !simulation.isUnwinding else { return }
    if primary.parent !== split { attach(primary, at: 0) }
    tellColumns(willCollapse: isHandled)
    detachSilently(secondary)
    if !isHandled {
      simulation.send(Showing.collapse, to: primary, secondary, split) {
        primary.collapseSecondary(secondary, for: split)
        return NoReply()
      }
    }
    tellColumns(didCollapse: isHandled)
  }

  /// The primary gets the room; a secondary that nobody took leaves the screen.
  private func showPrimaryAlone(dropped: UIViewController?) {
    let isSeen = split.appearance == .shown || (split.appearance == .appearing && primary?.appearance != .gone)
    if let dropped, dropped.isViewLoaded, dropped.parent == nil || dropped.parent === split { takeAway(dropped) }
    guard isSeen, !isBlank, let primary else {
      if isBlank, let primary { takeAway(primary) }
      return
    }
    insertViews()
    guard primary.appearance == .gone else { return }
    appear(primary)
  }

  /// A view comes to the screen, and its controller is told; at once where pictures are taken.
  func appear(_ controller: UIViewController) {
    controller.beginAppearance(true, animated: false)
    if isSnapshot { return controller.endAppearance() }
    simulation.runLoop.atEndOfTurn(for: controller) { $0.endAppearance() }
  }

  /// A view leaves the screen, and its controller is told; it lives until it has been.
  func takeAway(_ controller: UIViewController) {
    if controller.isViewLoaded { controller.view.moveSilently(to: nil) }
    controller.beginAppearance(false, animated: false)
    if isSnapshot { return controller.endAppearance() }
    simulation.runLoop.atEndOfTurn { if controller.appearance == .disappearing { controller.endAppearance() } }
  }

  /// Takes the secondary out of the primary again, or brings back the one that was kept.
  func expand() {
    simulation.decide(Rule.collapsesByTraits.id, "\(split.displayName) expands: it is horizontally regular")
    isChanging = true
    preferenceWasTouched = false
    let given = split.tellDelegate(SplitDelegate.primaryForExpanding, split, rule: .collapsesByTraits) { nil }
    let old = primary
    guard let new = given ?? old else { return finishExpanding() }
    var other = split.tellDelegate(SplitDelegate.separate, split, new, rule: .collapsesByTraits) { nil }
    if other == nil, !simulation.isUnwinding {
      other = simulation.send(Showing.separate, to: new, split) { new.separateSecondary(for: split) }
    }
    guard !simulation.isUnwinding else { return isChanging = false }
    if other == nil, let preserved, profile.holds(.preservesDetail) {
      simulation.decide(Rule.preservesDetail.id, "\(preserved.displayName), kept since the split view collapsed, comes back")
      other = preserved
    }
    if other === new { other = nil }
    // The secondary leaves the old primary's stack first, so that it stays in sight.
    if let other { attach(other, at: 1) }
    if let old, old !== new { leave(old) }
    attach(new, at: 0)
    controllers = [new, other].compactMap { $0 }
    split.children = controllers + split.children.filter { child in !controllers.contains { $0 === child } }
    finishExpanding()
  }

  private func finishExpanding() {
    preserved = nil
    isBlank = false
    choice = isSnapshot ? choice : nil
    let mode = expandedMode
    let tellsFirst = hearsOfColumns
    if tellsFirst, mode != displayMode { tellWillChange(to: mode) }
    tellColumnsOfExpanding(to: mode)
    isCollapsed = false
    isChanging = false
    hasJustExpanded = world.upcoming != nil
    showSecondaryBeside()
    split.postDetailTarget()
    if mode == displayMode { refreshButton(asks: true) } else { setMode(mode, asks: true, isTold: tellsFirst) }
    if displayMode == .allVisible { takeBackAfterExpanding() }
  }

  private var expandedMode: SplitDisplayMode {
    let mode = resolvedMode(in: comingSize)
    guard mode == .allVisible, preferredMode != .automatic, world.isInBackground, !isSnapshot, profile.holds(.returnsWithoutPrimary) else {
      return mode
    }
    simulation.decide(Rule.returnsWithoutPrimary.id, "the primary stays away")
    choice = .primaryHidden
    return .primaryHidden
  }

  private func showSecondaryBeside() {
    guard split.appearance != .gone else { return }
    insertViews()
    for child in shownChildren where child.appearance == .gone && split.appearance == .shown { appear(child) }
  }

  /// The Plus phones of iOS 8 and 9 lose everything where the preferred mode is none that they like.
  private func goBlank() {
    guard isPlusPhone, split.appearance == .shown, !preferenceWasTouched, profile.holds(.plusGoesBlank) else { return }
    guard preferredMode == .primaryHidden || preferredMode == .primaryOverlay else { return }
    simulation.decide(Rule.plusGoesBlank.id, "the screen stays empty")
    isBlank = true
  }

  // MARK: Snapshots

  /// The app went to the background: UIKit takes pictures of it in other sizes.
  func takeSnapshots() {
    guard isSettled, !isCollapsed, split.isShown, world.device.idiom == .pad, profile.holds(.snapshotsCollapse) else { return }
    simulation.decide(Rule.snapshotsCollapse.id, "\(split.displayName) collapses and expands for the pictures")
    isSnapshot = true
    collapse(asks: true)
    if !simulation.isUnwinding { expand() }
    isSnapshot = false
  }
}
