import ObjectModel
import SceneModel

/// Which display mode follows from what is preferred, the style and the room.
extension ColumnSplit {
  /// What makes the mode be found anew.
  enum Occasion {
    /// The first appearance, or a split view that expands.
    case appearance
    case resize
    /// Code, or a touch, asked for a mode.
    case request
  }

  /// The columns that a mode shows.
  func columns(in mode: SplitDisplayMode) -> [SplitColumn] {
    switch mode {
    case .automatic, .secondaryOnly: [.secondary]
    case .oneBesideSecondary, .oneOverSecondary: isTriple ? [.supplementary, .secondary] : [.primary, .secondary]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: mainColumns
    }
  }

  /// A mode as the style can have it: two columns know of one sidebar only.
  func styled(_ mode: SplitDisplayMode) -> SplitDisplayMode {
    guard !isTriple else { return mode }
    switch mode {
    case .twoBesideSecondary, .twoDisplaceSecondary: return .oneBesideSecondary
    case .twoOverSecondary: return .oneOverSecondary
    case .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary: return mode
    }
  }

  /// The mode that holds now.
  func resolvedMode(_ occasion: Occasion) -> SplitDisplayMode {
    choosesByFit ? modeByFit(styled(preferredDisplayMode), occasion) : modeByShape
  }

  /// Whether sidebars lie over the secondary where code or a touch brings them in: as the preference has it on iOS 26.
  var sidebarsOverlay: Bool {
    guard choosesByFit else { return splitBehavior == .overlay }
    return Self.behavior(of: preferredDisplayMode) == .overlay
  }

  /// The rule that the mode follows from; `nil` where it is what was asked for.
  var modeRule: Rule? {
    guard !isCollapsed else { return nil }
    if choosesByFit { return .modeByFit }
    guard requestedMode == nil else { return nil }
    let preferred = styled(preferredDisplayMode)
    if preferred == .automatic { return overlaysUpright ? .hiddenInPortrait : nil }
    if !split.presentsWithGesture, isStrictWithoutGesture { return .gestureOffIsStrict }
    return fitsModeToBehavior ? .behaviorReinterprets : nil
  }

  // MARK: iOS 26

  /// The least width with room for a sidebar, in points.
  private var oneSidebarWidth: Double { profile.holds(.oneSidebarFrom500) ? 500 : 600 }

  func modeByFit(_ wanted: SplitDisplayMode, _ occasion: Occasion) -> SplitDisplayMode {
    guard size.width >= oneSidebarWidth else { return .secondaryOnly }
    switch wanted {
    case .secondaryOnly, .oneBesideSecondary: return wanted
    case .oneOverSecondary, .twoOverSecondary: return overlay(wanted, occasion)
    case .automatic: return isTriple && threeFit ? .twoBesideSecondary : .oneBesideSecondary
    case .twoBesideSecondary, .twoDisplaceSecondary:
      if threeFit { return wanted == .twoDisplaceSecondary && !profile.holds(.noDisplacing) ? wanted : .twoBesideSecondary }
      if comingSize == nil { simulation.decide(Rule.modeByFit.id, "three columns do not fit into \(Int(size.width)) points") }
      switch occasion {
      case .request: return .twoOverSecondary
      case .resize: return displayMode == .twoOverSecondary ? displayMode : .oneBesideSecondary
      case .appearance: return .oneBesideSecondary
      }
    }
  }

  private func overlay(_ wanted: SplitDisplayMode, _ occasion: Occasion) -> SplitDisplayMode {
    guard occasion != .request, profile.holds(.overlayStartsHidden) else { return wanted }
    let isOver = Self.behavior(of: displayMode) == .overlay
    if occasion == .appearance, comingSize == nil { simulation.decide(Rule.overlayStartsHidden.id, "the secondary alone shows at first") }
    return occasion == .resize && isOver ? displayMode : .secondaryOnly
  }

  /// Whether three columns fit side by side: their least widths, a gap of 10 points and a line of one pixel.
  var threeFit: Bool {
    let scale = world.device.scale
    let room = (size.width * scale).rounded() / scale
    return room >= leastWidth(of: .primary) + leastWidth(of: .supplementary) + 10 + 1 / scale + leastWidth(of: .secondary)
  }

  /// The split view's size.
  var size: Size { comingSize ?? currentSize }
  private var currentSize: Size { split.isViewLoaded ? split.view.frame.size : world.interfaceSize }

  // MARK: iOS 14 to 18

  private var modeByShape: SplitDisplayMode {
    if let requestedMode { return requestedMode }
    let preferred = styled(preferredDisplayMode)
    let behavior = behaviorByShape
    guard preferred != .automatic else { return behavior == .overlay ? .secondaryOnly : .oneBesideSecondary }
    if !split.presentsWithGesture, isStrictWithoutGesture { return preferred }
    return fitsModeToBehavior ? Self.mode(preferred, under: behavior) : preferred
  }

  /// The behavior that the shape of the view suggests, where none is preferred.
  var behaviorByShape: SplitBehavior {
    if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
    if world.device.idiom == .phone, !profile.holds(.largePhonesTile) { return .overlay }
    if overlaysUpright, size.height > size.width { return .overlay }
    return isTriple && profile.holds(.triplesDisplace) && size.width < 1180 ? .displace : .tile
  }

  /// The mode nearest to another that a behavior allows.
  static func mode(_ mode: SplitDisplayMode, under behavior: SplitBehavior) -> SplitDisplayMode {
    switch mode {
    case .automatic, .secondaryOnly: mode
    case .oneBesideSecondary, .oneOverSecondary: behavior == .overlay ? .oneOverSecondary : .oneBesideSecondary
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      behavior == .overlay ? .twoOverSecondary : behavior == .displace ? .twoDisplaceSecondary : .twoBesideSecondary
    }
  }

  // MARK: The behavior

  /// `splitBehavior`.
  var splitBehavior: SplitBehavior {
    if !isMounted, startsWithoutWidths { return .overlay }
    guard !isCollapsed else { return .tile }
    guard !choosesByFit else { return Self.behavior(of: displayMode) }
    if let behaviorUntilLayout { return behaviorUntilLayout }
    let own = behaviorByShape
    let isStrict = !split.presentsWithGesture && preferredDisplayMode != .automatic && isStrictWithoutGesture
    // A mode that was asked for strictly and that the behavior does not allow brings its own.
    return isStrict && Self.mode(displayMode, under: own) != displayMode ? Self.behavior(of: displayMode) : own
  }

  static func behavior(of mode: SplitDisplayMode) -> SplitBehavior {
    switch mode {
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoDisplaceSecondary: .displace
    case .automatic, .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary: .tile
    }
  }
}
