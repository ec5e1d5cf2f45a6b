import ObjectModel
import SceneModel

/// Where the columns lie.
extension ColumnSplit {
  func layOut() {
    guard isMounted else { return }
    drawsSecondaryOnlyButton = showsSecondaryOnlyButton
    split.fillHost()
    if split.appearance != .gone {
      followTraits()
      if behaviorUntilLayout != nil { update(.request) }
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
    let inspector = inspectorShows ? slots[.inspector]?.holder : nil
    let right = inspector == nil ? size.width : size.width - min(width(of: .inspector), size.width)
    let room = Size(width: right, height: size.height)
    var places = sidebarsFloat ? floatingPlaces(in: room) : tiledPlaces(in: room, whole: size)
    if let inspector {
      places.append(SplitPlace(controller: inspector, frame: Rect(x: right, y: 0, width: size.width - right, height: size.height)))
    }
    guard primaryEdge == .trailing else { return places }
    return places.map { place in
      var place = place
      place.frame.origin.x = size.width - place.frame.maxX
      return place
    }
  }

  /// How much of a column a panel covers, from the primary's edge on.
  func covered(of holder: UIViewController) -> Double {
    isMounted && split.isViewLoaded ? places(in: size).first { $0.controller === holder }?.covered ?? 0 : 0
  }

  /// What the secondary is wide; nothing before it appears or while the columns are folded.
  var secondaryWidth: Double? {
    guard isMounted, !isCollapsed, !mountsCollapsed, split.isViewLoaded, let holder = slots[.secondary]?.holder else { return nil }
    return places(in: size).first { $0.controller === holder }?.frame.width
  }

  // MARK: Sidebars at the edge

  /// The line beside a tiled sidebar: a pixel, as far as it was measured.
  private var line: Double { secondaryKeepsWidth ? 1 / world.device.scale : 0 }

  /// How far the primary's view reaches beyond the edge.
  private var overhang: Double { !isTriple && profile.holds(.primaryReachesBeyond) ? 100 : 0 }

  private var overlays: Bool { Self.behavior(of: layoutMode) == .overlay }

  private func tiledPlaces(in room: Size, whole: Size) -> [SplitPlace] {
    var tiled: [SplitPlace] = []
    var edge = 0.0
    for column in shownColumns where column == .primary || column == .supplementary {
      guard let holder = slots[column]?.holder else { continue }
      let width = min(width(of: column), whole.width)
      let beyond = column == .primary ? overhang : 0
      let frame = Rect(x: edge - beyond, y: 0, width: width + beyond, height: room.height)
      tiled.append(SplitPlace(controller: holder, frame: frame, isOver: overlays, covered: beyond))
      edge += width + (overlays ? 0 : line)
    }
    guard let secondary = slots[.secondary]?.holder else { return tiled }
    let left = overlays ? 0 : min(edge, room.width)
    let width = layoutMode == .twoDisplaceSecondary ? whole.width - left + (tiled.first?.frame.width ?? 0) : room.width - left
    return [SplitPlace(controller: secondary, frame: Rect(x: left, y: 0, width: width, height: room.height))] + tiled
  }

  // MARK: Sidebars that float

  /// Whether the primary is a panel over what it belongs to, and not a column beside it.
  var sidebarsFloat: Bool { split.backgroundStyle == .sidebar && profile.holds(.sidebarFloats) }

  /// The panel of the primary, with what it leaves free around it.
  private func panel(in room: Size) -> Rect {
    Rect(x: Self.gap, y: Self.panelTop, width: width(of: .primary), height: max(0, room.height - Self.panelTop - Self.panelBottom))
  }

  private func floatingPlaces(in room: Size) -> [SplitPlace] {
    let shown = shownColumns
    let primary = shown.contains(.primary) ? slots[.primary]?.holder : nil
    let supplementary = shown.contains(.supplementary) ? slots[.supplementary]?.holder : nil
    let panel = panel(in: room)
    // Two columns that were asked for beside the secondary and do not fit leave the supplementary where it is.
    let staysTiled = layoutMode == .twoOverSecondary && Self.behavior(of: preferredDisplayMode) != .overlay
    let secondaryIsFree = overlays && !staysTiled
    var edge = 0.0
    var places: [SplitPlace] = []
    if let supplementary {
      let makesRoom = primary != nil && !staysTiled
      let width = width(of: .supplementary) + (makesRoom ? panel.maxX : 0)
      let frame = Rect(x: 0, y: 0, width: min(width, room.width), height: room.height)
      places.append(
        SplitPlace(controller: supplementary, frame: frame, isOver: secondaryIsFree, covered: makesRoom ? panel.maxX : 0))
      edge = frame.width + line
    }
    if let secondary = slots[.secondary]?.holder {
      let left = secondaryIsFree ? 0 : min(edge, room.width)
      let covered = supplementary == nil && primary != nil && !overlays ? panel.maxX : 0
      let frame = Rect(x: left, y: 0, width: room.width - left, height: room.height)
      places.insert(SplitPlace(controller: secondary, frame: frame, covered: covered), at: 0)
    }
    if let primary { places.append(SplitPlace(controller: primary, frame: panel, isOver: true)) }
    return places
  }
}
