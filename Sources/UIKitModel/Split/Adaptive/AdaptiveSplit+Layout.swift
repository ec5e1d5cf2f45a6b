import ObjectModel
import SceneModel

/// Frames, sizes and traits.
extension AdaptiveSplit {
  /// `primaryColumnWidth`: 320 points before the split view is seen, all of it while collapsed.
  var primaryColumnWidth: Double {
    guard isSettled, split.isViewLoaded else { return 320 }
    return isCollapsed ? split.view.frame.width : width(in: split.view.frame.size)
  }

  /// The primary's width in a split view of the size.
  func width(in size: Size) -> Double {
    let widest = size.width <= 1024 || profile.holds(.primaryIs320AtMost) ? 320.0 : 375
    return widths.width(in: size.width, widest: widest)
  }

  var isTrailing: Bool { widths.edge == .trailing }

  /// The line between the columns: a pixel.
  private var line: Double { 1 / world.device.scale }

  private func frame(ofPrimaryIn size: Size) -> Rect {
    if isCollapsed { return Rect(x: 0, y: 0, width: size.width, height: size.height) }
    let width = width(in: size)
    let outside = displayMode == .primaryHidden
    let x = isTrailing ? (outside ? size.width : size.width - width) : (outside ? -width : 0)
    return Rect(x: x, y: 0, width: width, height: size.height - missingHeight)
  }

  /// What a stack at the trailing edge leaves free below itself: the height of a bar that is not there.
  private var missingHeight: Double {
    guard isTrailing, displayMode == .allVisible, let stack = primary as? UINavigationController, !stack.reachesLowerEdge else { return 0 }
    return profile.holds(.trailingStackEndsEarly) ? 44 : 0
  }

  private func frame(ofSecondaryIn size: Size) -> Rect {
    guard displayMode == .allVisible else { return Rect(x: 0, y: 0, width: size.width, height: size.height) }
    let taken = width(in: size) + line
    return Rect(x: isTrailing ? 0 : taken, y: 0, width: max(0, size.width - taken), height: size.height)
  }

  func layOut() {
    split.fillHost()
    if !isSettled, split.isShown {
      settle()
      for child in shownChildren { child.beginAppearance(true, animated: split.appearanceIsAnimated) }
    } else if isSettled, split.isShown, !isChanging, isNarrow != isCollapsed {
      settle()
    }
    let size = split.view.frame.size
    sizeLegacyPopover()
    if let primary, primary.isViewLoaded { primary.view.frame = frame(ofPrimaryIn: size) }
    if let staleOverlay, staleOverlay.isViewLoaded { staleOverlay.view.frame = frame(ofPrimaryIn: size) }
    if let secondary, secondary.isViewLoaded { secondary.view.frame = lateFrame ?? frame(ofSecondaryIn: size) }
  }

  func places(in size: Size) -> [SplitPlace] {
    guard isSettled, !isBlank else { return [] }
    var places: [SplitPlace] = []
    if let secondary { places.append(SplitPlace(controller: secondary, frame: frame(ofSecondaryIn: size))) }
    if let primary = overlayPrimary, isCollapsed || displayMode != .primaryHidden {
      let isOver = !isCollapsed && displayMode == .primaryOverlay
      places.insert(SplitPlace(controller: primary, frame: frame(ofPrimaryIn: size), isOver: isOver), at: isOver ? places.count : 0)
    }
    return places
  }

  /// The primary has the whole width until the next layout.
  func widenPrimary() {
    guard let primary, primary.isViewLoaded, split.isViewLoaded else { return }
    primary.view.frame = Rect(x: 0, y: 0, width: split.view.frame.width, height: split.view.frame.height)
    primary.layOut()
    simulation.runLoop.after(UIViewController.presentationDuration, for: split) { $0.layoutWasAsked() }
  }

  // MARK: Turns and sizes

  /// Another width class collapses or expands, before the children hear of it.
  func willTransition(to traits: Traits, _ coordinator: UITransitionCoordinator) {
    guard isSettled, let horizontal = traits.horizontal else { return }
    guard profile.holds(.collapsesFirst) else {
      return simulation.decide(Rule.collapsesFirst.id, "\(split.displayName) follows when it is laid out")
    }
    if horizontal == .compact, !isCollapsed, collapsesWhereNarrow {
      collapse(asks: true)
    } else if horizontal == .regular, isCollapsed, !neverSplits {
      expand()
    }
  }

  /// A secondary that has just gone into the primary hears of its new traits, even where the primary's own are as before.
  func didTellTransition(to traits: Traits, _ coordinator: UITransitionCoordinator) {
    guard isCollapsed, let preserved, let primary, preserved.parent === primary, preserved.isViewLoaded else { return }
    let around = split.childTraits(of: primary, from: traits).overridden(by: primary.traitOverrides)
    let theirs = primary.childTraits(of: preserved, from: around).overridden(by: preserved.traitOverrides)
    guard around == primary.toldTraits, theirs != preserved.toldTraits else { return }
    preserved.sendWillTransition(to: theirs, coordinator)
  }

  /// Another shape ends what the user chose; another size may have another mode.
  func viewWillTransition(to size: Size, _ coordinator: UITransitionCoordinator) {
    let old = split.view.frame.size
    let turns = (old.width > old.height) != (size.width > size.height)
    if turns { noteTurn() }
    guard isSettled, !isCollapsed, !simulation.isUnwinding else { return }
    // Expanding has taken the coming size into account.
    guard !hasJustExpanded else { return hasJustExpanded = false }
    if turns { choice = nil }
    let before = displayMode
    setMode(resolvedMode(in: size), asks: true)
    if turns, displayMode == before { refreshButton(asks: true) }
    if turns, before == .primaryOverlay, displayMode == .allVisible { delaySecondary(coordinator.duration) }
  }

  /// Another shape, which faults of single releases remember.
  private func noteTurn() {
    hasTurned = true
    guard let search = world.presentedControllers.last as? UISearchController else { return }
    if search.presentation?.asker?.splitViewController === split { search.turned() }
  }

  /// The secondary is resized as the turn ends, and not with it.
  private func delaySecondary(_ duration: Double) {
    guard let secondary, secondary.isViewLoaded, profile.holds(.detailResizesLate) else { return }
    simulation.decide(Rule.detailResizesLate.id, "\(secondary.displayName) is resized as the turn ends")
    lateFrame = secondary.view.frame
    simulation.runLoop.after(duration, for: split) { split in
      split.adaptive?.lateFrame = nil
      split.layoutWasAsked()
    }
  }

  /// The primary is compact, however wide; the secondary has what the split view has.
  func handedDown(to child: UIViewController, from own: Traits) -> Traits {
    var traits = own
    if !isCollapsed, child === primary, traits.horizontal != nil { traits.horizontal = .compact }
    if simulation.release >= Release(26) { traits.splitEnvironment = isCollapsed ? .collapsed : .expanded }
    return traits
  }

  func childSize(_ child: UIViewController, in size: Size) -> Size {
    if isCollapsed { return size }
    return child === primary ? frame(ofPrimaryIn: size).size : frame(ofSecondaryIn: size).size
  }

  /// Children that another width of the primary gives another size hear of it, where the rule lets them.
  func tellSizes() {
    guard isSettled, !isCollapsed, split.isShown else { return }
    let children = shownChildren.filter { $0.isViewLoaded && childSize($0, in: split.view.frame.size) != $0.view.frame.size }
    guard !children.isEmpty else { return }
    guard !profile.holds(.widthIsSilent) else {
      return simulation.decide(Rule.widthIsSilent.id, "the columns of \(split.displayName) get other sizes, and no child is told")
    }
    let coordinator = UITransitionCoordinator.make(duration: 0, in: simulation)
    for child in children where !simulation.isUnwinding {
      child.sendViewWillTransition(to: childSize(child, in: split.view.frame.size), coordinator)
    }
    simulation.runLoop.atEndOfTurn(for: coordinator) {
      $0.runAlongside()
      $0.complete()
    }
  }

  /// The size that the split view has, or is about to get in the transition under way.
  var comingSize: Size {
    guard let upcoming = world.upcoming else { return split.isViewLoaded ? split.view.frame.size : world.rootFrame.size }
    return split.size(inWindow: upcoming.size)
  }
}
