import ObjectModel

extension UIKitWorld {
  /// Makes the controller the window's root.
  package func setRoot(_ object: Object) throws(EventFailure) {
    guard let controller = object as? UIViewController else { throw .notAViewController(object.displayName) }
    let window = keyWindow ?? windows.lazy.compactMap { $0.object as? UIWindow }.first ?? makeWindow()
    keyWindow = window
    window.setRootViewController(controller)
  }

  /// Whether neither an app delegate nor a window with a controller is there yet, so that a launch has to make them.
  package var hasNothingToShow: Bool { application.delegate == nil && keyWindow?.rotatingController == nil }

  private func makeWindow() -> UIWindow {
    let window = UIWindow(in: simulation)
    window.belongs(to: application, as: "window")
    ownWindow = window
    return window
  }

  /// Launches the app with its root, or with an app delegate of the class.
  ///
  /// - Parameter object: A controller for the root, or an app delegate that exists already.
  package func launch(_ object: Object?, delegateClass: RuntimeClass? = nil, orientation wanted: UIInterfaceOrientation?)
    throws(EventFailure)
  {
    let made = try delegate(object, delegateClass)
    let sceneDelegate = made.flatMap { isSceneDelegate($0) ? $0 : nil }
    let delegate = sceneDelegate == nil ? made : nil
    if made == nil, let object { try setRoot(object) }
    let startsByItself = made == nil && object == nil && hasNothingToShow
    let storyboard = startsByItself ? mainStoryboard : nil
    let nib = startsByItself ? mainNib : nil
    if startsByItself, storyboard == nil, nib == nil { try chooseRoot() }
    begin(wanted ?? deviceOrientation)
    if let nib { loadMainNib(nib) }
    if let storyboard { showMainInterface(storyboard, for: application) }
    if let delegate = delegate ?? application.delegate {
      application.ownedDelegate = delegate
      application.setDelegate(delegate)
      if !usesScenes {
        showMainInterface(for: delegate)
        handOverWindow(to: delegate)
      }
      if ApplicationDelegate.willFinishLaunching.info.releases.contains(simulation.release) {
        simulation.send(ApplicationDelegate.willFinishLaunching, to: delegate, application, .null) { true }
      }
      StateRestoration(self, delegate)?.run()
      tellLaunched(delegate)
    }
    connectScene(sceneDelegate)
    if let keyWindow, !keyWindow.isShown { keyWindow.makeVisible() }
    if let scene = windowScene { simulation.send(SceneDelegate.willEnterForeground, to: scene.delegate, scene) { NoReply() } }
    simulation.runLoop.finishTurn()
    isRunning = true
    launchTurn = nil
    tell(SceneDelegate.didBecomeActive, ApplicationDelegate.didBecomeActive)
  }

  private func delegate(_ object: Object?, _ type: RuntimeClass?) throws(EventFailure) -> Object? {
    if let type {
      simulation.firstUse?(type)
      guard let made = type.nativeTable.allocate?(type, simulation) else { throw .noSuchClass(type.name) }
      let initialised = simulation.perform("init", on: .object(made))
      return initialised.object ?? made
    }
    guard let object, !(object is UIViewController) else { return nil }
    let launches = [ApplicationDelegate.didFinishLaunching.info, ApplicationDelegate.willFinishLaunching.info]
    guard isSceneDelegate(object) || launches.contains(where: { simulation.hasCode(object, $0.selector) }) else {
      throw .notAViewController(object.displayName)
    }
    return object
  }

  private func tellLaunched(_ delegate: Object) {
    let plain = ApplicationDelegate.didFinishLaunchingPlain
    if simulation.hasCode(delegate, plain.info.selector),
      !simulation.hasCode(delegate, ApplicationDelegate.didFinishLaunching.info.selector)
    {
      simulation.send(plain, to: delegate, application) { NoReply() }
    } else {
      simulation.send(ApplicationDelegate.didFinishLaunching, to: delegate, application, .null) { true }
    }
  }

  /// The only container without a parent, or the only controller at all.
  private func chooseRoot() throws(EventFailure) {
    let free = all(UIViewController.self).filter { $0.parent == nil && $0.presenting == nil && $0.popover == nil }
    let splits = all(UISplitViewController.self)
    let containers = free.filter { one in
      if let split = one as? UISplitViewController { return !split.viewControllers.isEmpty }
      return !one.children.isEmpty && !splits.contains { $0.viewControllers.contains { $0 === one } }
    }
    guard let only = containers.count == 1 ? containers.first : free.count == 1 ? free.first : nil else { throw .noRoot }
    try setRoot(only)
  }

  /// Windows may show from now on; before iOS 6 the interface starts upright whatever the device does.
  private func begin(_ wanted: UIInterfaceOrientation) {
    mayShowWindows = true
    deviceOrientation = wanted
    orientation = wanted
    guard profile.holds(.launchesInPortrait), wanted != .portrait else { return }
    orientation = .portrait
    launchTurn = wanted
  }

  /// From iOS 6 on the interface starts in an orientation that the root allows: as the device is held, or else in another one.
  func chooseLaunchOrientation(for root: UIViewController) {
    guard profile.holds(.launchesAsAllowed), !isRunning, root.answersForOrientations else { return }
    guard let allowed = root.allowedOrientations(), !allowed.allows(orientation) else { return }
    let usual: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
    guard let chosen = usual.first(where: allowed.allows) else { return }
    simulation.decide(Rule.launchesAsAllowed.id, "the root does not allow the way the device is held")
    orientation = chosen
  }

  package func enterBackground() throws(EventFailure) {
    guard isRunning else { throw .notRunning }
    guard !isInBackground else { return }
    let delegate = application.delegate
    tell(SceneDelegate.willResignActive, ApplicationDelegate.willResignActive)
    guard simulation.release >= Release(4) else {
      simulation.send(ApplicationDelegate.willTerminate, to: delegate, application) { NoReply() }
      isRunning = false
      return
    }
    tell(SceneDelegate.didEnterBackground, ApplicationDelegate.didEnterBackground)
    isInBackground = true
    saveState()
    for split in all(UISplitViewController.self) { split.adaptive?.takeSnapshots() }
    for split in all(UISplitViewController.self) { split.columns?.enterBackground() }
  }

  package func enterForeground() throws(EventFailure) {
    guard isRunning else { throw .notRunning }
    guard isInBackground else { return }
    isInBackground = false
    tell(SceneDelegate.willEnterForeground, ApplicationDelegate.willEnterForeground)
    tell(SceneDelegate.didBecomeActive, ApplicationDelegate.didBecomeActive)
  }

  /// Tells of short memory; up to iOS 5 views that are on no window are let go.
  package func warnOfMemory() throws(EventFailure) {
    guard isRunning else { throw .notRunning }
    simulation.send(ApplicationDelegate.didReceiveMemoryWarning, to: application.delegate, application) { NoReply() }
    postNotification(of: ApplicationDelegate.didReceiveMemoryWarning.info, "UIApplication", sender: application)
    let controllers = all(UIViewController.self)
    for controller in controllers {
      simulation.send(Lifecycle.didReceiveMemoryWarning, to: controller) { NoReply() }
    }
    guard profile.holds(.memoryWarningUnloads) else { return }
    for controller in controllers where controller.isViewLoaded && controller.view.window == nil && controller.appearance == .gone {
      if let split = controller.parent as? UISplitViewController, split.master === controller { split.classic?.masterWasUnloaded = true }
      controller.unloadView()
    }
  }
}
