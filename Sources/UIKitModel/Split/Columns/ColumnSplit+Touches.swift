import ObjectModel
import SceneModel

/// What fingers do: swipes, the button that changes the mode, touches beside an overlay.
extension ColumnSplit {
  /// The mode that the next sidebar more leads to, or one less.
  private func neighbour(more: Bool) -> SplitDisplayMode? {
    let under = splitBehaviorForTouches
    let steps: [SplitDisplayMode] =
      isTriple ? [.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary] : [.secondaryOnly, .oneBesideSecondary]
    let modes = steps.map { Self.mode($0, under: under) }
    let count = columns(in: displayMode).count - 1
    let next = count + (more ? 1 : -1)
    return modes.indices.contains(next) ? modes[next] : nil
  }

  /// How sidebars come by touches: as they lie now, or as they would.
  private var splitBehaviorForTouches: SplitBehavior {
    guard choosesByFit else { return splitBehavior }
    // A touch beside an overlay leaves the secondary alone, and the preferred behavior as it is.
    let isPutAway = displayMode == .secondaryOnly && preferredSplitBehavior == .overlay
    return splitBehavior == .overlay || sidebarsOverlay || isPutAway ? .overlay : .tile
  }

  /// A swipe across the split view: towards the trailing edge brings a sidebar in, the other way takes one out.
  func swipe(right: Bool, cancelled: Bool) -> Bool {
    guard isMounted, !isCollapsed, split.presentsWithGesture else { return false }
    guard let mode = neighbour(more: right == (primaryEdge == .leading)) else { return false }
    tell(SplitDelegate.gestureWillBegin)
    guard !cancelled else {
      if profile.holds(.cancelledSwipeIsQuiet) {
        simulation.decide(Rule.cancelledSwipeIsQuiet.id, "the columns stay as they are")
      } else {
        tellWillChange(to: mode)
        tellWillChange(to: displayMode)
      }
      tell(SplitDelegate.gestureDidEnd)
      return true
    }
    ask(for: mode, tellsColumns: true)
    if pending == nil {
      tell(SplitDelegate.gestureDidEnd)
    } else {
      let rest = pending
      pending = { [unowned self] in
        rest?()
        tell(SplitDelegate.gestureDidEnd)
      }
    }
    return true
  }

  /// A touch on the dimmed secondary.
  func touchOutside() -> Bool {
    guard isMounted, !isCollapsed else { return false }
    switch displayMode {
    case .oneOverSecondary, .twoOverSecondary: ask(for: .secondaryOnly, tellsColumns: true)
    case .twoDisplaceSecondary: ask(for: .oneBesideSecondary, tellsColumns: true)
    case .automatic, .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary: return false
    }
    return true
  }

  // MARK: The button

  /// What the button looks like in the present mode, and where it leads; `nil` where there is none.
  var buttonFace: (look: String, mode: SplitDisplayMode)? {
    guard isMounted, !isCollapsed else { return nil }
    switch buttonVisibility {
    case .never: return nil
    case .automatic: if !split.presentsWithGesture { return nil }
    case .always: break
    }
    let behavior = splitBehaviorForTouches
    if behavior == .tile { return tileFace }
    switch displayMode {
    case .automatic, .twoOverSecondary, .twoDisplaceSecondary: return nil
    case .secondaryOnly: return ("back", Self.mode(.oneBesideSecondary, under: behavior))
    case .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary:
      return isTriple ? ("back", Self.mode(.twoBesideSecondary, under: behavior)) : nil
    }
  }

  /// Sidebars beside the secondary: two columns show and hide the one there is, three the second of them.
  private var tileFace: (look: String, mode: SplitDisplayMode)? {
    switch displayMode {
    case .secondaryOnly: isTriple ? nil : ("sidebar", .oneBesideSecondary)
    case .oneBesideSecondary: ("sidebar", isTriple ? .twoBesideSecondary : .secondaryOnly)
    case .twoBesideSecondary: ("sidebar", .oneBesideSecondary)
    case .automatic, .oneOverSecondary, .twoOverSecondary, .twoDisplaceSecondary: nil
    }
  }

  /// Where the double arrow of `showsSecondaryOnlyButton` leads.
  private var arrowTarget: SplitDisplayMode {
    guard displayMode == .secondaryOnly else { return .secondaryOnly }
    let back = profile.holds(.arrowsBringOneSidebar) ? nil : modeLeftByArrow
    return back ?? Self.mode(.oneBesideSecondary, under: splitBehaviorForTouches)
  }

  /// Whether the secondary's bar is drawn with the double arrow.
  var hasArrow: Bool {
    let isDrawn = profile.holds(.arrowsWaitForLayout) ? drawsSecondaryOnlyButton : showsSecondaryOnlyButton
    guard isTriple, isDrawn, isMounted, !isCollapsed else { return false }
    return buttonFace == nil || arrowStandsBeside
  }

  private var arrowStandsBeside: Bool { profile.holds(.arrowsStandBeside) }

  /// A bar of the secondary that goes and comes back is drawn anew.
  func barCameOrWent(of stack: UINavigationController) {
    guard stack === slots[.secondary]?.holder.flatMap(Self.stack) else { return }
    drawsSecondaryOnlyButton = showsSecondaryOnlyButton
  }

  /// A tap on the button that changes the mode, or on the double arrow where that stands alone; says whether there is one.
  func tapDisplayModeButton() -> Bool {
    guard !buttonState.isHidden, let mode = buttonFace?.mode else { return tapArrow() }
    ask(for: mode, tellsColumns: true)
    return true
  }

  /// A tap on the double arrow; says whether there is one.
  func tapArrow() -> Bool {
    guard arrowStack != nil else { return false }
    let target = arrowTarget
    if target == .secondaryOnly { modeLeftByArrow = displayMode }
    ask(for: target, tellsColumns: true)
    return true
  }

  // MARK: The background

  /// Going to the background folds the columns and unfolds them again, as the system takes its pictures.
  func enterBackground() {
    guard isMounted, !isCollapsed, isOnScreen, profile.holds(.backgroundCollapses) else { return }
    simulation.decide(Rule.backgroundCollapses.id, "the columns are folded for a picture and unfolded again")
    let asked = requestedMode
    collapse()
    finish()
    requestedMode = asked
    expand()
    finish()
  }
}
