import ObjectModel
import SceneModel

extension UIKitWorld {
  /// Gives the app another share of a tablet's screen.
  package func setShare(_ wanted: Multitasking) throws(EventFailure) {
    guard device.idiom == .pad, simulation.release >= Release(9) else { throw .noMultitasking }
    guard let size = device.windowSize(wanted, isPortrait: orientation.isPortrait) else { throw .noSuchShare(wanted.rawValue) }
    share = wanted
    changeWindow(size: size, orientation: orientation, duration: windowDuration)
  }

  /// Gives the app's window another size.
  package func resizeWindow(to size: Size) throws(EventFailure) {
    guard device.idiom == .pad, simulation.release >= Release(9) else { throw .noMultitasking }
    let screen = Size(
      width: orientation.isPortrait ? device.portraitSize.width : device.portraitSize.height,
      height: orientation.isPortrait ? device.portraitSize.height : device.portraitSize.width)
    guard size.width > 0, size.height > 0, size.width <= 4096, size.height <= 4096 else { throw .noSuchSize }
    share = size == screen ? .full : .third
    changeWindow(size: size, orientation: orientation, duration: windowDuration)
  }

  /// Whether a turn is a change of the window like any other.
  var changesWindows: Bool { profile.holds(.windowTransitions) }
  /// Whether windows take any size, and keep it in a turn.
  var takesAnySize: Bool { profile.holds(.freeWindows) }

  private var windowDuration: Double { 0.3 }

  /// The size of the window after a turn of the interface.
  func windowSize(after wanted: UIInterfaceOrientation) -> Size {
    let upright = device.portraitSize
    let whole = wanted.isPortrait ? upright : Size(width: upright.height, height: upright.width)
    guard let windowSize else { return whole }
    if takesAnySize { return windowSize }
    return device.windowSize(share, isPortrait: wanted.isPortrait) ?? device.windowSize(.third, isPortrait: wanted.isPortrait) ?? whole
  }

  /// Runs a change of the window, from iOS 8 on: those on the screen are told first, then sizes and traits change, then comes the layout.
  func changeWindow(size: Size, orientation wanted: UIInterfaceOrientation, duration: Double) {
    endRotation()
    let isTurn = wanted != orientation
    let announced = turningControllers
    let from = orientation
    guard isRunning, !announced.isEmpty else { return takeWindow(size, wanted) }
    let coordinator = UITransitionCoordinator.make(duration: duration, in: simulation)
    self.coordinator = coordinator
    if isTurn { for controller in announced { controller.sendOldRotation(.will, wanted, duration) } }
    upcoming = (size, wanted)
    announce(size, wanted, to: coveredControllers + announced, coordinator)
    upcoming = nil
    guard !simulation.isUnwinding else { return }
    takeWindow(size, wanted)
    adaptPresentations(coordinator)
    guard !simulation.isUnwinding else { return }
    // Collapsing may have taken what was presented away, and adapting may have covered or uncovered what lies below.
    let controllers = turningControllers
    let all = coveredControllers + controllers
    for controller in all where controller.isViewLoaded { controller.view.frame = frame(of: controller) }
    for controller in all { controller.tellTraits() }
    foldUnseen(in: all)
    for controller in controllers { controller.layOut() }
    keyboardFollows()
    if isTurn { for controller in controllers { controller.sendOldRotation(.willAnimate, wanted, duration) } }
    coordinator.runAlongside()
    let number = (rotation?.number ?? 0) + 1
    rotation = Rotation(from: from, controllers: controllers, number: number, isTurn: isTurn)
    guard duration > 0 else { return endRotation() }
    simulation.runLoop.after(duration) { [unowned(unsafe) simulation] in
      let world = simulation.uikit
      if world.rotation?.number == number { world.endRotation() }
    }
  }

  private func announce(
    _ size: Size, _ wanted: UIInterfaceOrientation, to controllers: [UIViewController], _ coordinator: UITransitionCoordinator
  ) {
    let traits = windowTraits(of: size, orientation: wanted)
    for controller in controllers where !simulation.isUnwinding && (controller.presenting != nil || controller === controllers.first) {
      let theirs = (controller.presenting == nil ? traits : traits.overridden(by: sheetTraits(controller.shownStyle)))
        .overridden(by: controller.traitOverrides)
      if controller.toldTraits != nil, theirs != controller.toldTraits { controller.sendWillTransition(to: theirs, coordinator) }
      let room =
        controller.presenting == nil || controller.fillsWindow ? size : controller.view.frame.size
      if controller.isViewLoaded, room != controller.announcedSize ?? controller.view.frame.size {
        controller.sendViewWillTransition(to: room, coordinator)
      }
    }
  }

  /// Whether what is not on the screen follows the window at once.
  private var unseenFollow: Bool { profile.holds(.coveredHearOfWindows) }

  /// The controllers under what fills the screen, from the bottom up: they hear of the window, and are laid out when they come back.
  private var coveredControllers: [UIViewController] {
    guard unseenFollow, let root = keyWindow?.rotatingController, let frontmost else { return [] }
    return Array(sequence(first: root, next: \.presented).prefix { $0 !== frontmost })
  }

  /// Columns fold and unfold under what covers them, and in tabs that do not show.
  private func foldUnseen(in controllers: [UIViewController]) {
    guard unseenFollow else { return }
    for split in all(UISplitViewController.self) where controllers.contains(where: split.isInside) {
      split.columns?.foldUnseen(in: split.size(inWindow: rootFrame.size))
    }
  }

  private func takeWindow(_ size: Size, _ wanted: UIInterfaceOrientation) {
    orientation = wanted
    deviceOrientation = isRunning ? deviceOrientation : wanted
    let upright = device.portraitSize
    let whole = wanted.isPortrait ? upright : Size(width: upright.height, height: upright.width)
    windowSize = size == whole ? nil : size
    keyWindow?.frame = screenBounds
  }

  private func frame(of controller: UIViewController) -> Rect {
    controller.presenting == nil ? rootFrame : modalFrame(of: controller)
  }
}
