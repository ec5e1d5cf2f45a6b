import ObjectModel
import SceneModel

/// What a presented controller is in the middle of.
enum PresentationPhase {
  case coming
  case going
}

extension UIViewController {
  /// Whether a presentation of the controller is under way, until after its `viewDidAppear:`.
  var isBeingPresented: Bool { presentationPhase == .coming }

  /// Whether a dismissal of the controller is under way, until after its `viewDidDisappear:`.
  var isBeingDismissed: Bool { presentationPhase == .going }

  /// Who presented the controller, while its dismissal is under way.
  var presenterLeft: UIViewController? { presentationPhase == .going ? presentation?.presenting : nil }

  /// The style of the controller's presentations: what the app chose, or what UIKit makes of `automatic`.
  package var modalPresentationStyle: ModalPresentationStyle {
    chosenPresentationStyle == .automatic ? automaticPresentationStyle : chosenPresentationStyle
  }

  /// The style that the controller's presentation has on the screen.
  var shownStyle: ModalPresentationStyle { presentation?.shownStyle ?? modalPresentationStyle }

  /// Whether what lies below the controller leaves the screen while it is presented.
  var coversPresenter: Bool { shownStyle.covers(on: simulation.uikit.device.idiom, simulation.release) }

  /// Whether the controller is as large as the window, covering what lies below or not.
  var fillsWindow: Bool {
    if coversPresenter { return true }
    switch shownStyle {
    case .custom, .overFullScreen, .overCurrentContext: return true
    case .fullScreen, .pageSheet, .formSheet, .currentContext, .popover, .none, .automatic: return false
    }
  }

  /// What runs, or will run, the controller's presentation.
  var presentationForUse: UIPresentationController {
    if let presentation, presenting != nil || presentation.style == modalPresentationStyle { return presentation }
    let made = UIPresentationController.make(modalPresentationStyle, of: self)
    presentation = made
    return made
  }

  /// Who presents in the place of this controller: the outermost container, or the nearest that defines a context.
  func presenter(for controller: UIViewController) -> UIViewController {
    guard controller.modalPresentationStyle.wantsContext, simulation.uikit.profile.holds(.contextIsDefined) else {
      return presentationOwner
    }
    return sequence(first: self, next: \.parent).first(where: \.definesPresentationContext) ?? presentationOwner
  }

  /// `presentViewController:animated:completion:` from iOS 8 on. What is seen follows at the end of the turn.
  func presentByController(_ controller: UIViewController, animated: Bool, then completion: @escaping () -> Void) {
    guard let owner = presenterIfAllowed(controller) else { return }
    (controller as? UISplitViewController)?.askPreferredOrientation()
    let presentation = controller.presentationForUse
    presentation.presenting = owner
    presentation.asker = self
    owner.presented = controller
    controller.presenting = owner
    (controller as? UISearchController)?.presentationBegins()
    simulation.runLoop.atEndOfTurn(for: owner) { owner in
      guard let shown = presentation.presented, owner.presented === shown else { return }
      owner.runPresentation(presentation, animated: animated, completion)
    }
  }

  /// Shows what was presented: the style adapts, then the one below goes and the new one appears.
  private func runPresentation(_ presentation: UIPresentationController, animated: Bool, _ completion: @escaping () -> Void) {
    guard !simulation.isUnwinding else { return }
    let world = simulation.uikit
    let coordinator = UITransitionCoordinator.make(duration: animated ? Self.presentationDuration : 0, in: simulation)
    presentation.adapt(to: world.windowTraits, coordinator)
    guard let controller = presentation.presented, !simulation.isUnwinding else { return }
    if let popover = presentation as? UIPopoverPresentationController, popover.adapted == nil {
      simulation.send(PopoverPresentationDelegate.prepare, to: popover.delegate, popover) { NoReply() }
      guard !simulation.isUnwinding, popover.checkSource() else { return }
      popover.letThroughBar()
    }
    let covers = controller.coversPresenter
    controller.loadViewIfNeeded()
    ownCoordinator = coordinator
    controller.ownCoordinator = coordinator
    controller.presentationPhase = .coming
    if covers { beginAppearance(false, animated: animated) }
    controller.view.moveSilently(to: view.window)
    controller.view.frame = controller.shownStyle.wantsContext ? view.frameInWindow : world.modalFrame(of: controller)
    if presentsInSilence(controller) {
      controller.setAppearanceSilently(true)
    } else {
      controller.beginAppearance(true, animated: animated)
    }
    controller.layOut()
    coordinator.runAlongside()
    simulation.runLoop.after(animated ? Self.presentationDuration : 0) {
      [presenter = Weak(wrappedValue: self), target = Weak(wrappedValue: controller)] in
      let controller = target.wrappedValue
      controller?.ownCoordinator = nil
      controller?.endAppearance()
      if controller?.presentationPhase == .coming { controller?.presentationPhase = nil }
      guard let presenter = presenter.wrappedValue else { return }
      presenter.ownCoordinator = nil
      if covers, let controller, presenter.presented === controller {
        if presenter.view.superview is UIWindow { presenter.coverWindow() }
        presenter.endAppearance()
      }
      coordinator.complete()
      completion()
    }
  }

  /// Ends what the controller presents, and what is presented from there on up; only the lowest of them is seen going.
  func dismissPresented(animated: Bool, then completion: @escaping () -> Void) {
    guard let controller = presented, !simulation.isUnwinding else { return }
    let all = Array(sequence(first: controller, next: \.presented))
    let inspectors = all.compactMap(\.columnsAsSheet)
    for columns in inspectors { columns.inspectorSheetWillGo() }
    // What the delegate did with the message may have dismissed it already.
    guard presented === controller, !simulation.isUnwinding else { return }
    let covered = sequence(first: controller, next: \.presented).contains(where: \.coversPresenter)
    presented = nil
    controller.presenting = nil
    var above: [UIViewController] = []
    while let next = (above.last ?? controller).presented {
      (above.last ?? controller).presented = nil
      next.presenting = nil
      above.append(next)
    }
    simulation.runLoop.atEndOfTurn { [self] in
      for upper in above.reversed() { upper.leavePresentation() }
      runDismissal(of: controller, uncovers: covered, animated: animated, completion)
    }
    for search in all.compactMap({ $0 as? UISearchController }) { search.presentationEnds() }
    for columns in inspectors { columns.inspectorSheetGoes(animated: animated) }
  }

  /// Ends what the controller presents at once and without an animation, as collapsing does.
  func dropPresented() {
    guard let controller = presented, !simulation.isUnwinding else { return }
    let all = Array(sequence(first: controller, next: \.presented))
    let uncovers = (appearance == .gone || appearance == .disappearing) && all.contains(where: \.coversPresenter)
    presented = nil
    for one in all {
      one.presented = nil
      one.presenting = nil
    }
    for search in all.compactMap({ $0 as? UISearchController }) { search.presentationEnds() }
    for one in all.reversed() { one.leavePresentation() }
    if uncovers { simulation.runLoop.atEndOfTurn(for: self) { $0.changeCover(false) } }
  }

  /// Whether the controller, as a primary that presents in its own context, leaves the presented without a word.
  private func presentsInSilence(_ controller: UIViewController) -> Bool {
    guard controller.shownStyle.wantsContext, let adaptive = splitViewController?.adaptive, !adaptive.isCollapsed,
      let primary = adaptive.primary, isInside(primary), simulation.uikit.profile.holds(.contextIsSilent)
    else { return false }
    simulation.decide(Rule.contextIsSilent.id, "\(controller.displayName) is not told")
    return true
  }

  private func leavePresentation() {
    presentationPhase = .going
    beginAppearance(false, animated: false)
    if isViewLoaded { view.moveSilently(to: nil) }
    endAppearance()
    presentationPhase = nil
    presentation = nil
  }

  private func runDismissal(
    of controller: UIViewController, uncovers: Bool, animated: Bool, _ completion: @escaping () -> Void
  ) {
    let world = simulation.uikit
    let uncovers = uncovers && (appearance == .gone || appearance == .disappearing)
    let coordinator = UITransitionCoordinator.make(duration: animated ? Self.presentationDuration : 0, in: simulation)
    ownCoordinator = coordinator
    controller.ownCoordinator = coordinator
    controller.presentationPhase = .going
    let isSilent = presentsInSilence(controller)
    if isSilent { controller.setAppearanceSilently(false) } else { controller.beginAppearance(false, animated: animated) }
    if isSilent { splitViewController?.adaptive?.widenPrimary() }
    if uncovers {
      if view.superview == nil { view.moveSilently(to: world.coveredWindow?.object as? UIWindow ?? world.keyWindow) }
      if parent == nil { view.frame = presenting == nil ? world.rootFrame : world.modalFrame(of: self) }
      beginAppearance(true, animated: animated)
      tellTraits()
      layOut()
    }
    coordinator.runAlongside()
    simulation.runLoop.after(animated ? Self.presentationDuration : 0) { [presenter = Weak(wrappedValue: self)] in
      if controller.isViewLoaded { controller.view.moveSilently(to: nil) }
      controller.presentation = nil
      controller.ownCoordinator = nil
      presenter.wrappedValue?.ownCoordinator = nil
      presenter.wrappedValue?.endAppearance()
      controller.endAppearance()
      controller.presentationPhase = nil
      coordinator.complete()
      completion()
    }
  }
}

extension UIKitWorld {
  /// Whether a controller whose style the app leaves alone comes as a sheet: by the release, and by the SDK linked against.
  var presentsSheetsAutomatically: Bool { profile.holds(.automaticIsSheet) }
}
