import ObjectModel
import SceneModel

/// The button that leads from one display mode to another.
extension AdaptiveSplit {
  func makeButton() -> UIBarButtonItem {
    let button = UIBarButtonItem(in: simulation)
    // It has a path for its name, and leaves the numbers to buttons that have none.
    button.isa.forgetNewestNumber()
    button.belongs(to: split, as: "displayModeButtonItem")
    button.drawn = .hidden
    button.target = split
    button.action = "_triggerDisplayModeAction:"
    button.builtInAction = { [target = Weak(wrappedValue: split)] in target.wrappedValue?.adaptive?.trigger() }
    return button
  }

  /// What a tap on the button does.
  func trigger() {
    askTargetIfNeeded()
    guard let target else { return }
    follow(target)
  }

  /// Where a tap or swipe leads; `nil` where it would change nothing.
  var target: SplitDisplayMode? {
    guard isSettled, !isCollapsed else { return nil }
    let target = delegateTarget ?? usualTarget
    return target == displayMode ? nil : target
  }

  /// UIKit's own choice of where to go from the present mode.
  private var usualTarget: SplitDisplayMode? {
    switch displayMode {
    case .oneOverSecondary: return .primaryHidden
    case .oneBesideSecondary:
      guard preferredMode == .automatic, world.device.idiom == .pad, choice == nil, profile.holds(.noButtonInLandscape) else {
        return .primaryHidden
      }
      return nil
    case .secondaryOnly:
      switch preferredMode {
      case .oneBesideSecondary, .twoBesideSecondary, .twoDisplaceSecondary: return .allVisible
      case .secondaryOnly, .oneOverSecondary, .twoOverSecondary: return hasOverlay ? .primaryOverlay : .allVisible
      case .automatic:
        let isWide = split.isViewLoaded && split.view.frame.width > split.view.frame.height
        return hasOverlay && (!isWide || world.device.idiom == .phone) ? .primaryOverlay : .allVisible
      }
    case .automatic, .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: return nil
    }
  }

  /// Asks the delegate ahead of the next tap where it leads, and draws the button accordingly.
  func refreshButton(asks: Bool) {
    if asks, asksAhead { askTarget() }
    restyleButton()
  }

  private var asksAhead: Bool { profile.holds(.asksTargetAhead) }

  /// Asks at the touch itself, where the delegate has not been asked ahead of it.
  func askTargetIfNeeded() {
    guard !hasAskedTarget || !asksAhead else { return }
    askTarget()
    restyleButton()
  }

  /// A delegate that changes the mode while it is asked is asked once more.
  private func askTarget() {
    hasAskedTarget = true
    guard !isAskingTarget else { return }
    isAskingTarget = true
    defer { isAskingTarget = false }
    for _ in 1...2 {
      let mode = displayMode
      let answer = split.tellDelegate(SplitDelegate.targetDisplayMode, split, rule: .asksTargetAhead) { .automatic }
      delegateTarget = answer == .automatic ? nil : answer
      if displayMode == mode || simulation.isUnwinding { return }
    }
  }

  /// The look follows the target.
  func restyleButton() {
    switch target {
    case nil: button.drawn = .hidden
    case .secondaryOnly?: button.drawn = .arrows
    default: button.drawn = .back
    }
    if !split.presentsWithGesture, !profile.holds(.buttonNeedsNoGesture) { button.drawn = .hidden }
    guard button.title == givenTitle else { return }
    givenTitle = button.drawn == .back ? primary?.titleForButton : nil
    button.title = givenTitle
  }

  func childTitleChanged(_ child: UIViewController) {
    if child === primary { restyleButton() }
  }

  var buttonState: DisplayModeButtonState {
    var state = DisplayModeButtonState()
    state.item = button.displayName
    if let place = world.place(of: button) {
      if place.reason == .noBarShows { state.unseenIn = place.item.holder } else { state.shownIn = place.item.path }
    }
    switch button.drawn {
    case .back?:
      state.look = "back"
      state.title = button.label
      state.isHidden = false
    case .arrows?:
      state.look = "arrows"
      state.title = button.title
      state.isHidden = false
    case .hidden?, nil: state.isHidden = true
    }
    return state
  }
}
