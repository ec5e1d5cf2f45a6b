import ObjectModel
import SceneModel

/// What a split view controller hands out to delegates written for iOS 7 and earlier.
final class LegacyParts {
  var button: UIBarButtonItem?
  var popover: UIPopoverController?
  var buttonIsValid = false
  /// Whether the delegate was given the button, and has not been told to take it back.
  var buttonIsOut = false
}

/// The messages of iOS 3.2 to 7, which later releases go on sending.
extension AdaptiveSplit {
  /// Whether delegates still get the messages of iOS 7.
  private var oldMessagesHold: Bool { profile.holds(.legacyCallbacks) }
  private var sendsOldMessages: Bool { split.delegate != nil && oldMessagesHold }

  /// The old message that goes with a change of modes, just before the new one.
  func tellLegacyDelegate(from old: SplitDisplayMode, to mode: SplitDisplayMode) {
    guard oldMessagesHold else {
      let messages = [SplitDelegate.willHide.info, SplitDelegate.willShow.info, SplitDelegate.willPresent.info]
      if messages.contains(where: split.delegateImplements) {
        simulation.decide(Rule.legacyCallbacks.id, "the messages of iOS 7 are not sent any more")
      }
      return
    }
    guard split.delegate != nil else { return }
    switch mode {
    case .secondaryOnly: if old == .allVisible { handOut(rule: .legacyCallbacks) }
    case .oneOverSecondary: presentLegacy()
    case .oneBesideSecondary:
      if legacy.buttonIsValid { takeBack(rule: .legacyCallbacks) }
    case .automatic, .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: break
    }
  }

  /// An expansion ends side by side: a button from before the collapse has to go.
  func takeBackAfterExpanding() {
    guard sendsOldMessages, legacy.buttonIsOut, profile.holds(.legacyAfterExpanding) else { return }
    takeBack(rule: .legacyAfterExpanding)
  }

  private func takeBack(rule: Rule) {
    legacy.buttonIsValid = false
    legacy.buttonIsOut = false
    guard split.delegateImplements(SplitDelegate.willShow.info) else { return }
    split.tellDelegate(SplitDelegate.willShow, split, primary, legacy.button, rule: rule) { NoReply() }
  }

  /// A launch with the primary hidden changes no mode, and still owes the button.
  func handOutAtLaunch() {
    guard sendsOldMessages, profile.holds(.legacyAtLaunch) else { return }
    handOut(rule: .legacyAtLaunch)
  }

  private func handOut(rule: Rule) {
    guard split.delegateImplements(SplitDelegate.willHide.info) else { return }
    makeLegacyParts()
    legacy.buttonIsValid = true
    legacy.buttonIsOut = true
    split.tellDelegate(SplitDelegate.willHide, split, primary, legacy.button, legacy.popover, rule: rule) { NoReply() }
  }

  private func presentLegacy() {
    guard split.delegateImplements(SplitDelegate.willPresent.info) else { return }
    makeLegacyParts()
    guard let popover = legacy.popover else { return }
    split.tellDelegate(SplitDelegate.willPresent, split, popover, primary, rule: .legacyCallbacks) { NoReply() }
  }

  private func makeLegacyParts() {
    guard legacy.button == nil else {
      legacy.popover?.setContentSilently(primary)
      return
    }
    let button = UIBarButtonItem(in: simulation)
    button.title = primary?.titleForButton
    button.target = split
    button.action = "_triggerDisplayModeAction:"
    button.builtInAction = { [target = Weak(wrappedValue: split)] in target.wrappedValue?.adaptive?.trigger() }
    legacy.button = button
    let popover = UIPopoverController(in: simulation)
    popover.setContentSilently(primary)
    popover.split = split
    popover.anchor = .leftEdge
    legacy.popover = popover
    sizeLegacyPopover()
  }

  /// The popover of the old delegate is as large as the overlay.
  func sizeLegacyPopover() {
    legacy.popover?.contentSize = Size(
      width: primaryColumnWidth, height: split.isViewLoaded ? split.view.frame.height : world.rootFrame.height)
  }

  /// Code shows or dismisses the popover that the old delegate was given.
  func popoverWasMoved(up: Bool) {
    guard isSettled, !isCollapsed else { return }
    if up, displayMode == .primaryHidden { follow(.primaryOverlay) }
    if !up, displayMode == .primaryOverlay { follow(.primaryHidden) }
  }
}
