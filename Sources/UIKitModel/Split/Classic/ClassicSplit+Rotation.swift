import ObjectModel
import SceneModel

extension ClassicSplit {
  /// Called inside the split view controller's `willRotate…`, before the children's.
  func willRotate(to orientation: UIInterfaceOrientation, duration: Double) {
    forgetAnswer(for: orientation)
    let hides = hidesMaster(in: orientation)
    if hides { masterIsLost = false }
    takeDownPanel(staysHidden: hides)
    revealsInRotation = isMasterHidden == true && !hides
    guard hides, isMasterHidden != true || !tellsChangesOnly else {
      if isMasterHidden == hides {
        simulation.decide(Rule.hidesOnce.id, "neither willHide nor willShow: the turn leaves the master as it is")
      }
      return
    }
    hidesInRotation = true
    if profile.holds(.hidesBeforeRotation) { hideInRotation(duration) }
  }

  /// Called at the end of the split view controller's `willRotate…`, after the children's.
  func didTellWillRotate(duration: Double) { hideInRotation(duration) }

  /// Called inside the split view controller's `willAnimateRotation…`, before the children's.
  func willTellAnimation() {
    if !profile.holds(.showsInLayout) { revealInRotation() }
  }

  /// Hides the master at the start of a turn, if that is still to be done.
  private func hideInRotation(_ duration: Double) {
    guard hidesInRotation else { return }
    hidesInRotation = false
    hide(rule: .hidesBeforeRotation)
    guard let master else { return }
    if split.appearance != .gone { master.beginAppearance(false, animated: duration > 0) }
  }

  /// A turn takes the panel down: for good where the master comes back, for the time of the turn where it stays hidden.
  private func takeDownPanel(staysHidden: Bool) {
    guard let popover, popover.isVisible else { return }
    if !staysHidden { simulation.decide(Rule.showsInLayout.id, "the turn that brings the master back dismisses \(popover.displayName)") }
    popover.dismiss(animated: false)
    if staysHidden {
      representsAfterRotation = true
    } else if profile.holds(.turnTellsDidDismiss) {
      popover.tellDidDismiss(rule: .turnTellsDidDismiss)
    }
  }

  /// Brings the master back during a turn, if that is still to be done.
  private func revealInRotation() {
    guard revealsInRotation else { return }
    revealsInRotation = false
    reveal()
  }

  /// Called inside the split view controller's `willAnimateRotation…`, after the children's: the layout of the other orientation.
  func animateRotation(to orientation: UIInterfaceOrientation) {
    revealInRotation()
    findDetail()
    layOut()
    appearedOrientation = world.orientation
  }

  /// Called inside the split view controller's `didRotate…`, before the children's.
  func didRotate(from orientation: UIInterfaceOrientation) {
    appearedOrientation = world.orientation
    if representsAfterRotation {
      representsAfterRotation = false
      presentMaster(animated: false)
    }
    guard let master else { return }
    simulation.runLoop.atEndOfTurn(for: split) { [shown = Weak(wrappedValue: master)] split in
      guard let master = shown.wrappedValue else { return }
      guard let strategy = split.classic else { return }
      if master.appearance == .disappearing, strategy.isMasterHidden == true, strategy.popover?.isBusy != true {
        if master.isViewLoaded { master.view.moveSilently(to: nil) }
        master.endAppearance()
      } else if master.appearance == .appearing, strategy.isMasterHidden == false, split.appearance == .shown {
        master.endAppearance()
      }
    }
  }

  /// The split view comes back: after a turn that it did not see, a master whose view the popover had may be lost.
  func loseOrphan() {
    guard profile.holds(.orphanedMaster), popoverTookMaster, popover?.isVisible != true, isMasterHidden == true,
      world.orientation.isLandscape, let appearedOrientation, appearedOrientation.isPortrait, !hidesMaster(in: world.orientation)
    else { return }
    masterIsLost = true
    simulation.decide(Rule.orphanedMaster.id, "the master's column stays empty")
  }

  /// The first layout after the split view has come back: iOS 7 makes up for a turn that it did not see.
  func catchUp() {
    guard split.appearance == .appearing, let last = appearedOrientation, last != world.orientation else { return }
    guard profile.holds(.remembersOrientation) else {
      simulation.decide(Rule.missesTurns.id, "nothing is sent: the turn happened while the split view was not on the screen")
      return
    }
    appearedOrientation = world.orientation
    split.sendWillRotate(to: world.orientation, duration: 0)
    split.sendWillAnimateRotation(to: world.orientation, duration: 0)
    split.sendDidRotate(from: last)
  }

  /// Gives master and detail their frames, and follows answers that changed without a turn.
  func layOut() {
    if delegateWasAssigned, isMasterHidden != nil, !revealsInRotation, popover?.isVisible != true { followAnswers() }
    let size = split.view.frame.size
    let width = Self.masterWidth
    let hidesMaster = isMasterHidden == true
    if let master, master.isViewLoaded, master.popover?.isVisible != true {
      master.view.frame = Rect(x: hidesMaster ? -width : 0, y: 0, width: width, height: size.height)
    }
    guard let detail = split.detail, detail.isViewLoaded else { return }
    let left = hidesMaster ? 0 : width + Self.gutter
    detail.view.frame = Rect(x: left, y: 0, width: size.width - left, height: size.height)
  }

  /// After another assignment of the delegate, a layout shows or hides the master without a word to it.
  private func followAnswers() {
    delegateWasAssigned = false
    guard profile.holds(.layoutFollowsAnswers) else {
      return simulation.decide(Rule.layoutFollowsAnswers.id, "the master stays as it is until a turn")
    }
    guard world.orientation == appearedOrientation else { return }
    let hides = hidesMaster(in: world.orientation)
    guard let isMasterHidden, hides != isMasterHidden, let master else { return }
    simulation.decide(Rule.layoutFollowsAnswers.id, hides ? "the master goes, nothing is sent" : "the master comes, nothing is sent")
    self.isMasterHidden = hides
    if hides {
      master.changeAppearance(false)
      if master.isViewLoaded { master.view.moveSilently(to: nil) }
    } else {
      master.loadViewIfNeeded()
      master.view.moveSilently(to: split.view)
      master.changeAppearance(true)
    }
  }
}
