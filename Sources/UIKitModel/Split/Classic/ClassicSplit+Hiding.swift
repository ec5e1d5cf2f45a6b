import ObjectModel
import SceneModel

extension ClassicSplit {
  /// The master becomes hidden: the button and the popover are handed out.
  func hide(rule: Rule) {
    isMasterHidden = true
    buttonIsJammed = false
    guard split.delegateImplements(SplitDelegate.willHide.info) || !profile.holds(.buttonNeedsWillHide) else {
      simulation.decide(
        Rule.buttonNeedsWillHide.id,
        "no button: \(split.delegate == nil ? "\(split.displayName) has no delegate" : "the delegate has no willHide")")
      split.tellDelegate(SplitDelegate.willHide, split, split.masterForUse, nil, nil, rule: rule) { NoReply() }
      return
    }
    makeButton()
    buttonIsValid = true
    split.tellDelegate(SplitDelegate.willHide, split, split.masterForUse, button, popover, rule: rule) { NoReply() }
  }

  /// The master becomes part of the split again: the button is taken back.
  func reveal() {
    isMasterHidden = false
    buttonIsValid = false
    split.tellDelegate(SplitDelegate.willShow, split, split.masterForUse, button, rule: .showsInLayout) { NoReply() }
    guard let master, !masterIsLost else { return }
    popoverTookMaster = false
    masterWasUnloaded = false
    popover?.replaceContentSilently(master)
    master.loadViewIfNeeded()
    master.view.moveSilently(to: split.view)
    if split.appearance != .gone { master.beginAppearance(true, animated: false) }
    keepTabs(of: master)
  }

  /// Makes the button and the popover at the first hiding; later ones use the same.
  private func makeButton() {
    guard button == nil else { return }
    let button = UIBarButtonItem(in: simulation)
    button.style = .bordered
    button.title = masterTitle
    button.target = split
    button.action = toggleAction
    givenTitle = button.title
    button.builtInAction = { [target = Weak(wrappedValue: split)] in target.wrappedValue?.classic?.toggleMaster() }
    self.button = button
    let popover = UIPopoverController(in: simulation)
    popover.setContentSilently(split.master)
    popover.split = split
    self.popover = popover
  }

  private var toggleAction: Selector {
    if simulation.release < Release(4) { return "showMasterInPopover:" }
    return simulation.release < Release(5) ? "toggleMasterInPopover:" : "toggleMasterVisible:"
  }

  /// The button's own title: the master's `title`.
  private var masterTitle: String? {
    if profile.holds(.titleFromTitle) { return master?.titleForButton }
    let root = (master as? UINavigationController)?.viewControllers.first ?? master
    return root?.navigationItem.title ?? root?.title
  }

  /// The title follows another master as long as the app left it alone.
  func refreshButtonTitle() {
    guard let button, button.title == givenTitle else { return }
    button.title = masterTitle
    givenTitle = button.title
  }

  func childTitleChanged(_ child: UIViewController) {}

  // MARK: The panel

  /// Whether the hidden master slides in as a panel instead of coming in a popover.
  var slidesIn: Bool { profile.holds(.slidingPanel) }

  /// Whether the hidden master can be presented at all.
  var canPresentMaster: Bool {
    guard isMasterHidden == true, popover != nil else { return false }
    return split.delegateImplements(SplitDelegate.willHide.info) || !profile.holds(.toggleNeedsHidden)
  }

  /// What the button does.
  func toggleMaster() {
    guard canPresentMaster, let popover else {
      simulation.decide(Rule.toggleNeedsHidden.id, "nothing happens")
      return
    }
    guard !buttonIsJammed else {
      simulation.decide(Rule.swipeJamsContainer.id, "nothing opens: a swipe closed the panel over a container of the app's own")
      return
    }
    isTapped = true
    defer { isTapped = false }
    guard popover.isVisible else { return presentMaster(animated: true) }
    if profile.holds(.buttonToggles) {
      simulation.decide(Rule.buttonToggles.id, "the button dismisses \(popover.displayName)")
      popover.dismissUntouched(animated: true)
    } else {
      presentMaster(animated: true)
    }
  }

  /// Shows the hidden master, in a popover at the button or as a panel at the left edge.
  func presentMaster(animated: Bool) {
    guard let popover, canPresentMaster else { return }
    popover.anchor = slidesIn ? .leftEdge : button.map { .button($0) } ?? .leftEdge
    popover.show(animated: animated)
    if let button { popover.letThroughBar(of: button) }
  }

  /// Called by the popover before its content appears, whatever made it appear.
  func popoverWillAppear() {
    guard let popover else { return }
    if masterIsLost { return }
    guard isTapped || profile.holds(.presentsOnTap) else {
      return simulation.decide(Rule.presentsOnTap.id, "no willPresent: it was not the button that presents")
    }
    split.tellDelegate(SplitDelegate.willPresent, split, popover, split.masterForUse, rule: .presentsOnTap) { NoReply() }
    // UIKit: apps of the time gave the view its width back here.
    if masterWasUnloaded, let master, master.isViewLoaded, master.view.frame.width == Self.masterWidth { masterWasUnloaded = false }
  }

  /// Called when the popover has gone and its content with it.
  func popoverDidDisappear() {
    popoverTookMaster = isMasterHidden == true
    guard let master, isMasterHidden == false else { return }
    if profile.holds(.dismissalLosesMaster) {
      simulation.decide(Rule.dismissalLosesMaster.id, "the master's view is lost")
      masterIsLost = true
      if master.isViewLoaded { master.view.moveSilently(to: nil) }
    }
  }

  /// The size that the popover has, or would have.
  func popoverSize(of popover: UIPopoverController) -> Size? {
    guard slidesIn else { return nil }
    let height = split.isViewLoaded ? split.view.frame.height : world.rootFrame.height
    if masterWasUnloaded, profile.holds(.panelTooWideAfterUnload) { return Size(width: world.device.portraitSize.width, height: height) }
    return Size(width: Self.masterWidth, height: height)
  }

  func places(in size: Size) -> [SplitPlace] {
    var places: [SplitPlace] = []
    let left = isMasterHidden == false ? Self.masterWidth + Self.gutter : 0
    if let master, isMasterHidden == false, !masterIsLost {
      places.append(SplitPlace(controller: master, frame: Rect(x: 0, y: 0, width: Self.masterWidth, height: size.height)))
    }
    if let detail = split.detail, !detailIsMissing {
      places.append(SplitPlace(controller: detail, frame: Rect(x: left, y: 0, width: size.width - left, height: size.height)))
    }
    return places
  }

  func describe(in state: SplitState) {
    state.primaryColumnWidth = Self.masterWidth
    state.showsPrimary = showsPrimary
    state.showsSecondary = split.detail?.isShown == true
    state.barButton = button.flatMap { world.state(of: $0, isValid: buttonIsValid) }
    state.popover = popover.map(world.state(of:))
  }

  /// Shows the panel after a swipe, and says whether the swipe meant anything.
  func swipe(right: Bool, cancelled: Bool) -> Bool {
    guard !cancelled else { return false }
    guard slidesIn, gestureIsOn, let popover else { return false }
    if right {
      guard canPresentMaster, !popover.isVisible else { return false }
      buttonIsJammed = false
      presentMaster(animated: true)
      return true
    }
    guard popover.isVisible else { return false }
    popover.touchOutside()
    if !popover.isVisible, master?.isContainerOfCode == true { buttonIsJammed = profile.holds(.swipeJamsContainer) }
    return true
  }
}

extension UIViewController {
  /// The title as containers show it: a navigation controller without one takes its root's.
  var titleForButton: String? { (self as? UINavigationController).flatMap { $0.title ?? $0.viewControllers.first?.title } ?? title }
}

extension UIViewController {
  /// Whether the controller contains others without being one of UIKit's own containers.
  fileprivate var isContainerOfCode: Bool { type(of: self) == UIViewController.self && !children.isEmpty }
}
