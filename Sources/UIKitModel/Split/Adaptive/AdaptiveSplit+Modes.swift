import ObjectModel
import SceneModel

/// Which mode holds, and how one follows another.
extension AdaptiveSplit {
  /// Whether the device can show the primary over the secondary: tablets, and phones longer than the Plus.
  var hasOverlay: Bool { world.device.idiom == .pad || world.device.portraitSize.height > 736 }

  /// Whether the mode reads `allVisible` while collapsed.
  var showsAllWhileCollapsed: Bool { profile.holds(.collapsedShowsAll) }
  private var isLongPhone: Bool { world.device.idiom == .phone && hasOverlay }
  private var longPhonesShowBoth: Bool { profile.holds(.longPhonesShowBoth) }
  private var showsBothUpright: Bool { profile.holds(.besideInPortrait) }
  /// Whether the delegate's answer to `shouldHide` says what `automatic` stands for.
  private var delegateSteers: Bool {
    split.delegateImplements(SplitDelegate.shouldHide.info) && profile.holds(.shouldHideSteersAutomatic)
  }

  /// The mode for a split view of the size, expanded: the user's, the preferred, or what suits the shape.
  func resolvedMode(in size: Size) -> SplitDisplayMode {
    if let choice { return choice }
    switch preferredMode {
    case .automatic: return automaticMode(in: size)
    case .oneOverSecondary, .twoOverSecondary: return hasOverlay ? .primaryOverlay : .allVisible
    case .secondaryOnly: return .primaryHidden
    case .oneBesideSecondary, .twoBesideSecondary, .twoDisplaceSecondary: return .allVisible
    }
  }

  /// The mode of the first appearance.
  func firstMode(in size: Size) -> SplitDisplayMode {
    guard preferredMode == .primaryHidden, preferenceIsEarly, profile.holds(.hidesNothingAtLaunch) else { return resolvedMode(in: size) }
    simulation.decide(Rule.hidesNothingAtLaunch.id, "the preference to hide the primary is passed over")
    return automaticMode(in: size)
  }

  /// What `automatic` stands for.
  func automaticMode(in size: Size) -> SplitDisplayMode {
    if let hides = delegateHides() { return hides ? .primaryHidden : .allVisible }
    if isLongPhone, !longPhonesShowBoth { return .primaryHidden }
    guard !showsBothUpright, profile.holds(.automaticByShape) else { return .allVisible }
    return size.width > size.height ? .allVisible : .primaryHidden
  }

  /// The rule that the mode follows from; `nil` where it is what was preferred or chosen.
  var modeRule: Rule? {
    if isCollapsed { return showsAllWhileCollapsed ? .collapsedShowsAll : nil }
    guard choice == nil, preferredMode == .automatic else { return nil }
    if delegateSteers { return .shouldHideSteersAutomatic }
    if isLongPhone { return longPhonesShowBoth ? .longPhonesShowBoth : nil }
    return showsBothUpright ? .besideInPortrait : .automaticByShape
  }

  /// The answer to `shouldHide` of a delegate that has it, asked once for each orientation.
  private func delegateHides() -> Bool? {
    guard delegateSteers else { return nil }
    let orientation = world.upcoming?.orientation ?? world.orientation
    if let hideAnswer, hideAnswer.orientation == orientation { return hideAnswer.hides }
    let hides = split.tellDelegate(SplitDelegate.shouldHide, split, primary, orientation, rule: .shouldHideSteersAutomatic) {
      orientation.isPortrait
    }
    hideAnswer = (orientation, hides)
    return hides
  }

  /// Changes the mode: the delegate hears first, the old mode and the old frames still standing.
  ///
  /// - Parameters:
  ///   - asks: Whether the delegate is asked anew where the button leads.
  ///   - tellsPrimary: Whether the primary is told that it appears or goes; not where the whole split view is about to appear.
  ///   - isTold: Whether the delegate has heard of the mode already.
  func setMode(_ mode: SplitDisplayMode, asks: Bool, tellsPrimary: Bool = true, isTold: Bool = false) {
    guard mode != displayMode, !announcedModes.contains(mode), !simulation.isUnwinding else { return }
    let old = displayMode
    if choice == nil, preferredMode == .automatic {
      let shape = comingSize.width > comingSize.height ? "wider than tall" : "taller than wide"
      simulation.decide((modeRule ?? .tellsOfModes).id, "automatic: \(split.displayName) is \(shape)")
    }
    let tellsFirst = profile.holds(.tellsOfModes)
    announcedModes.append(mode)
    if !isTold, tellsFirst {
      tellWillChange(to: mode)
      if displayMode == old, !simulation.isUnwinding { tellColumns(willChangeTo: mode) }
    }
    announcedModes.removeLast()
    guard displayMode == old, !simulation.isUnwinding else { return }
    displayMode = mode
    simulation.changed(split, "displayMode", from: old.boxed, to: mode.boxed)
    if !isTold, !tellsFirst { tellWillChange(from: old, to: mode) }
    legacy.popover?.follow(mode == .primaryOverlay)
    if tellsPrimary { movePrimary(from: old, to: mode) }
    if old == .primaryOverlay { noteSearch() }
    if mode == .allVisible { staleOverlay = nil }
    refreshButton(asks: asks)
    split.layoutWasAsked()
  }

  /// Tells that the mode is about to change, in the old words and the new.
  func tellWillChange(from old: SplitDisplayMode? = nil, to mode: SplitDisplayMode) {
    tellLegacyDelegate(from: old ?? displayMode, to: mode)
    split.tellDelegate(SplitDelegate.willChange, split, mode, rule: .tellsOfModes) { NoReply() }
  }

  // MARK: The primary's appearance

  private func movePrimary(from old: SplitDisplayMode, to mode: SplitDisplayMode) {
    guard split.appearance != .gone, let moving = mode == .primaryOverlay || old == .primaryOverlay ? staleOverlay ?? primary : primary
    else {
      return
    }
    if old != .primaryHidden, mode != .primaryHidden {
      if moving !== primary { leave(moving) }
      insertViews()
      return
    }
    let appears = mode != .primaryHidden
    let isTold = mode == .primaryOverlay || old == .primaryOverlay ? profile.holds(.overlayAppears) : !profile.holds(.slidesSilently)
    if appears {
      moving.loadViewIfNeeded()
      moving.view.moveSilently(to: split.view)
    }
    guard isTold, !searchIsBroken else {
      let rule = isTold ? Rule.searchBreaksOverlay : .slidesSilently
      simulation.decide(rule.id, "\(moving.displayName) is not told\(isTold ? "" : ": its view only slides")")
      return moving.setAppearanceSilently(appears)
    }
    moving.beginAppearance(appears, animated: true)
    simulation.runLoop.after(Self.duration, for: split) { split in
      if !appears, moving.appearance == .disappearing, moving.isViewLoaded { moving.view.moveSilently(to: nil) }
      if split.appearance != .gone { moving.endAppearance() }
    }
  }

  /// The overlay has gone: a search that was active in it, and the overlay itself, stay broken on iOS 8.3.
  private func noteSearch() {
    guard let primary = staleOverlay ?? primary, let search = world.presentedControllers.last as? UISearchController,
      search.presentation?.asker?.isInside(primary) == true, profile.holds(.searchBreaksOverlay)
    else { return }
    simulation.decide(Rule.searchBreaksOverlay.id, "\(search.displayName) was active as the overlay went")
    searchIsBroken = true
  }

  /// How long the primary slides, in seconds.
  static var duration: Double { 0.3 }

  // MARK: Touches

  func swipe(right: Bool, cancelled: Bool) -> Bool {
    guard isSettled, !isCollapsed, split.isShown else { return false }
    if gestureIsBroken, world.orientation.isPortrait, profile.holds(.earlyMinimumBreaksGesture) {
      simulation.decide(Rule.earlyMinimumBreaksGesture.id, "the swipe crashes")
      simulation.raise("EXC_BAD_ACCESS", "a swipe on \(split.displayName), whose gesture was taken away after its minimum width was set")
      return true
    }
    guard gestureIsOn else { return false }
    askTargetIfNeeded()
    let reveals = right != isTrailing
    guard let target, reveals == (displayMode == .primaryHidden), reveals != (target == .primaryHidden) else { return false }
    if reveals, preferredMode == .primaryOverlay, profile.holds(.overlayLosesGesture) {
      simulation.decide(Rule.overlayLosesGesture.id, "the swipe does nothing")
      return true
    }
    if !cancelled { follow(target) }
    return true
  }

  /// Whether a swipe shows or hides the primary.
  private var gestureIsOn: Bool {
    guard split.delegateAllowsGesture else { return false }
    if let gestureAtDelegate, profile.holds(.gestureIsSampled) { return gestureAtDelegate }
    guard !losesGestureAnswer else {
      simulation.decide(Rule.containersLoseGesture.id, "the swipe counts in \(split.displayName) whatever was set")
      return true
    }
    return split.presentsWithGestureAsked
  }

  /// Whether an app's NO to the gesture has been lost, inside of another container.
  private var losesGestureAnswer: Bool {
    guard split.parent is UINavigationController || split.parent is UITabBarController else { return false }
    return profile.holds(.containersLoseGesture) && !split.presentsWithGesture && !simulation.hasCode(split, "presentsWithGesture")
  }

  /// `presentsWithGesture =`.
  func setGesture(_ isOn: Bool) { gestureIsBroken = !isOn && widths.minimum != PrimaryWidth.automatic }

  /// A touch beside the overlay takes it down.
  func touchOutside() -> Bool {
    guard isSettled, !isCollapsed, displayMode == .primaryOverlay, split.isShown else { return false }
    guard profile.holds(.overlayEndsOutside) else { return true }
    simulation.decide(Rule.overlayEndsOutside.id, "a touch beside the overlay takes it down")
    follow(.primaryHidden)
    return true
  }

  /// Goes where a touch leads, for as long as the split view keeps its shape.
  func follow(_ mode: SplitDisplayMode) {
    choice = mode
    setMode(mode, asks: true)
  }
}
