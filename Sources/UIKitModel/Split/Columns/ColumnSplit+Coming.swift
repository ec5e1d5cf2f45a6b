import ObjectModel
import SceneModel

/// What the columns hear of a change of the window that is about to come: their own traits and sizes after it.
extension ColumnSplit {
  /// Whether the change that was announced unfolds the columns.
  var willUnfold: Bool { isCollapsed && comingTraits?.isCompact == false }

  func willTransition(to traits: Traits, _ coordinator: UITransitionCoordinator) { comingTraits = traits }

  /// The holders that lie in the primary's stack while the columns are folded.
  private var nestedHolders: [UIViewController] {
    guard let stack = primaryStack else { return [] }
    return mainColumns.compactMap { slots[$0]?.holder }.filter { $0.parent === stack && $0 !== stack && $0.isViewLoaded }
  }

  /// Whether a controller in the primary's stack is about to be a column of its own.
  func unfolds(_ child: UIViewController) -> Bool { willUnfold && nestedHolders.contains { $0 === child } }

  /// Columns that are about to leave the primary's stack hear of the traits that they will have then.
  func tellUnfolding(to traits: Traits, _ coordinator: UITransitionCoordinator) {
    guard willUnfold else { return }
    for holder in nestedHolders {
      let theirs = handedDown(to: holder, from: traits).overridden(by: holder.traitOverrides)
      if theirs != holder.toldTraits { holder.sendWillTransition(to: theirs, coordinator) }
    }
  }

  /// And of their sizes.
  func tellUnfolding(to size: Size, _ coordinator: UITransitionCoordinator) {
    guard willUnfold else { return }
    for holder in nestedHolders {
      let theirs = childSize(holder, in: size)
      if theirs != holder.announcedSize ?? holder.view.frame.size { holder.sendViewWillTransition(to: theirs, coordinator) }
    }
  }

  func childSize(_ child: UIViewController, in size: Size) -> Size {
    guard isMounted, !(comingTraits?.isCompact ?? isCollapsed) else { return size }
    return comingPlaces(in: size).first { $0.controller === child }?.frame.size ?? (child.isViewLoaded ? child.view.frame.size : size)
  }

  /// Where the columns will lie in a split view of the size, in the mode that it will have.
  private func comingPlaces(in size: Size) -> [SplitPlace] {
    let present = (mode: layoutMode, isCollapsed: isCollapsed, requested: requestedMode)
    let old = self.size
    if (old.height > old.width) != (size.height > size.width) { requestedMode = nil }
    comingSize = size
    isCollapsed = false
    layoutMode = resolvedMode(present.isCollapsed ? .appearance : .resize)
    defer {
      comingSize = nil
      isCollapsed = present.isCollapsed
      layoutMode = present.mode
      requestedMode = present.requested
    }
    return places(in: size)
  }
}
