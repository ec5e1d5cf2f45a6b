import ObjectModel

/// A turn of the interface that has begun.
struct Rotation {
  let from: UIInterfaceOrientation
  let controllers: [UIViewController]
  let number: Int
  /// Whether the interface turns, and not only the window changes its size.
  var isTurn = true
}

extension UIKitWorld {
  /// How long a turn takes, in seconds; half a turn takes twice as long.
  private func duration(to orientation: UIInterfaceOrientation) -> Double {
    let quarter = device.idiom == .pad ? 0.4 : 0.3
    return orientation.isPortrait == self.orientation.isPortrait ? quarter * 2 : quarter
  }

  /// Turns the device; what follows is animated and ends with the run loop.
  package func rotate(_ turn: Turn) throws(EventFailure) -> [EventNote] {
    let wanted = target(of: turn)
    guard isRunning else {
      deviceOrientation = wanted
      orientation = wanted
      return []
    }
    endRotation()
    deviceOrientation = wanted
    guard wanted != orientation else { return [.alreadyThere] }
    guard !isInBackground, let controller = frontmost else { return [] }
    if movieThatHidesTurns == nil, let refusal = controller.refusal(of: wanted) { return [refusal] }
    turnInterface(to: wanted, duration: duration(to: wanted))
    return []
  }

  private func target(of turn: Turn) -> UIInterfaceOrientation {
    // Turning the device to the left puts the home button at the right.
    let leftTurn: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft]
    let place = leftTurn.firstIndex(of: deviceOrientation) ?? 0
    switch turn {
    case .to(let orientation): return orientation
    case .left: return leftTurn[(place + 1) % 4]
    case .right: return leftTurn[(place + 3) % 4]
    case .halfTurn: return leftTurn[(place + 2) % 4]
    }
  }

  /// Everything that turns: what fills the screen and the sheets above it.
  var turningControllers: [UIViewController] {
    var controllers: [UIViewController] = []
    var here = frontmost
    while let controller = here {
      controllers.append(controller)
      here = controller.presented
    }
    return controllers
  }

  /// Runs a turn that has been allowed.
  func turnInterface(to wanted: UIInterfaceOrientation, duration: Double) {
    if changesWindows { return changeWindow(size: windowSize(after: wanted), orientation: wanted, duration: duration) }
    if let movie = movieThatHidesTurns { return turn(below: movie, to: wanted) }
    var controllers = turningControllers
    // What fills the screen hides the others.
    if !(controllers.first is UISplitViewController) { controllers = unseenThatTurn + controllers }
    let from = orientation
    for controller in controllers { controller.sendWillRotate(to: wanted, duration: duration) }
    guard !simulation.isUnwinding else { return }
    orientation = wanted
    keyWindow?.frame = screenBounds
    for controller in controllers {
      controller.view.frame = controller.presenting == nil ? rootFrame : modalFrame(of: controller)
      controller.sendWillAnimateRotation(to: wanted, duration: duration)
      controller.layOut()
    }
    for popover in visiblePopovers { popover.interfaceTurned() }
    let number = (rotation?.number ?? 0) + 1
    rotation = Rotation(from: from, controllers: controllers, number: number)
    guard duration > 0 else { return endRotation() }
    simulation.runLoop.after(duration) { [unowned(unsafe) simulation] in
      let world = simulation.uikit
      if world.rotation?.number == number { world.endRotation() }
    }
  }

  /// The split view controllers behind what fills the screen: they hear nothing of a turn, unless the rules say otherwise.
  private var unseenThatTurn: [UISplitViewController] {
    let unseen = all(UISplitViewController.self).filter { $0.isViewLoaded && !$0.isShown }
    guard !unseen.isEmpty, profile.holds(.missesTurns) else { return unseen }
    for split in unseen {
      simulation.decide(Rule.missesTurns.id, "\(split.displayName) is not told of the turn, since it is not on the screen")
    }
    return []
  }

  /// Ends the turn under way, if there is one.
  func endRotation() {
    guard let rotation, !rotation.controllers.isEmpty, !simulation.isUnwinding else { return }
    self.rotation = Rotation(from: rotation.from, controllers: [], number: rotation.number)
    guard changesWindows else {
      for controller in rotation.controllers { controller.sendDidRotate(from: rotation.from) }
      return
    }
    let coordinator = coordinator
    self.coordinator = nil
    coordinator?.complete()
    guard rotation.isTurn else { return }
    for controller in rotation.controllers { controller.sendOldRotation(.did, rotation.from, 0) }
  }

  /// Before iOS 6 an app starts in portrait and turns right after its root began to appear.
  func rootDidBeginAppearance(_ controller: UIViewController) {
    guard let wanted = launchTurn else { return }
    launchTurn = nil
    guard controller === frontmost, controller.refusal(of: wanted) == nil else { return }
    simulation.decide(Rule.launchesInPortrait.id, "the app starts in portrait and turns at once")
    turnInterface(to: wanted, duration: 0)
  }
}
