import ObjectModel
import SceneModel

/// The app itself: there is one.
package final class UIApplication: UIResponder {
  @Weak package private(set) var delegate: Object?
  package var isStatusBarHidden = false
  package var applicationIconBadgeNumber = 0
  package var isIdleTimerDisabled = false
  package var isNetworkActivityIndicatorVisible = false
  /// Keeps the app delegate alive, as `main()` does.
  var ownedDelegate: Object?

  package override func dismantle() {
    super.dismantle()
    ownedDelegate = nil
  }

  package func setDelegate(_ object: Object?) { delegate = object }

  /// The delegate. Where the app was not launched with one, code that insists on it gets what stands for it.
  fileprivate var delegateForCode: Object? {
    if let delegate { return delegate }
    _ = simulation.answerMissing("app delegate") { [weak self] in self?.standInDelegate().map(Value.object) }
    return nil
  }

  private func standInDelegate() -> Object? {
    let made = UIResponder(in: simulation).standing(for: "app delegate", isOfAnyClass: true)
    ownedDelegate = made
    delegate = made
    return made
  }
}

extension UIApplication {
  static let applicationTable = ClassTable(UIApplication.self, inherits: "UIResponder", "The app itself: there is one.") {
    ClassMethod("sharedApplication", swift: "shared", { (_, simulation) in simulation.uikit.application }, "The app.")
    Property("delegate", weak: true, { $0.delegateForCode }, { $0.setDelegate($1) }, "Who is told what happens to the app.")
    Property("keyWindow", readOnly: { $0.simulation.uikit.keyWindow }, "The window that gets keyboard events.").deprecated(
      13, use: "keyWindow of the scene")
    Property("windows", readOnly: { $0.simulation.uikit.windows.compactMap { $0.object as? UIWindow } }, "The app's windows.").deprecated(
      15, use: "windows of the scene")
    Property(
      "statusBarOrientation", { $0.simulation.uikit.orientation }, { (_: UIApplication, _: UIInterfaceOrientation) in },
      "Which way up the interface is."
    ).deprecated(13, use: "interfaceOrientation of the scene")
    Property(
      "statusBarHidden", getter: "isStatusBarHidden", { $0.isStatusBarHidden }, { $0.isStatusBarHidden = $1 },
      "Whether the status bar is kept from the screen."
    ).deprecated(9, use: "prefersStatusBarHidden")
    Property(
      "statusBarFrame", readOnly: { UIScreen.main($0.simulation).statusBarFrame },
      "Where the status bar is, in the coordinates of the screen."
    ).deprecated(13, use: "statusBarManager of the scene")
    Property("statusBarStyle", { (_: UIApplication) in 0 }, { (_: UIApplication, _: Int) in }, "How the status bar is drawn.").deprecated(
      9, use: "preferredStatusBarStyle")
    Property(
      "connectedScenes", releases: .since(13), readOnly: { $0.simulation.uikit.sceneForCode.map { [$0] } ?? [] },
      "The app's scenes, as an array.")
    Property("supportsMultipleScenes", releases: .since(13), readOnly: { (_: UIApplication) in false }, "Whether the app may have several.")
    Property(
      "applicationState", releases: .since(4), readOnly: { $0.simulation.uikit.isInBackground ? 2 : 0 },
      "Active, inactive or in the background.")
    Property(
      "applicationIconBadgeNumber", { $0.applicationIconBadgeNumber }, { $0.applicationIconBadgeNumber = $1 },
      "The number on the app's icon.")
    Property(
      "idleTimerDisabled", getter: "isIdleTimerDisabled", { $0.isIdleTimerDisabled }, { $0.isIdleTimerDisabled = $1 },
      "Whether the device stays awake.")
    Property(
      "networkActivityIndicatorVisible", getter: "isNetworkActivityIndicatorVisible", { $0.isNetworkActivityIndicatorVisible },
      { $0.isNetworkActivityIndicatorVisible = $1 }, "Whether the status bar shows network activity."
    ).deprecated(13)
    Method(variadic: "openURL:", { application, arguments, _ in .bool(!(arguments.first?.isNull ?? true)) }, "Opens another app.")
      .deprecated(10, use: "openURL:options:completionHandler:")
    Method(
      variadic: "canOpenURL:", { application, arguments, _ in .bool(!(arguments.first?.isNull ?? true)) },
      "Whether an app opens the address.")
    Method(
      "setStatusBarHidden:withAnimation:", swift: "setStatusBarHidden(_:with:)", releases: .since(3, 2),
      { (application: UIApplication, isHidden: Bool, _: Value) in application.isStatusBarHidden = isHidden },
      "Shows the status bar, or keeps it from the screen."
    ).deprecated(9, use: "prefersStatusBarHidden")
    Method(
      "setStatusBarHidden:animated:", releases: .from(Release(3), until: Release(4)),
      { (application: UIApplication, isHidden: Bool, _: Bool) in application.isStatusBarHidden = isHidden },
      "Shows the status bar, or keeps it from the screen.")
    Method(
      "setStatusBarStyle:animated:", { (_: UIApplication, _: Value, _: Bool) in }, "Changes how the status bar is drawn; not drawn here."
    ).deprecated(9, use: "preferredStatusBarStyle")
    Method("beginIgnoringInteractionEvents", { (_: UIApplication) in }, "Lets touches go by.")
    Method("endIgnoringInteractionEvents", { (_: UIApplication) in }, "Lets touches in again.")
    Method("registerForRemoteNotificationTypes:", { (_: UIApplication, _: Int) in }, "Asks for pushed messages.")
    Method(
      variadic: "sendAction:to:from:forEvent:", swift: "sendAction(_:to:from:for:)",
      { application, arguments, simulation in
        guard arguments.count == 4, let action = Selector.unbox(arguments[0]), let target = arguments[1].object else { return .bool(false) }
        simulation.sendAction(action, to: target, [arguments[2], arguments[3]])
        return .bool(true)
      }, "Sends an action.")
  }
}

/// The messages of `UIApplicationDelegate`.
package enum ApplicationDelegate {
  private static let owner = "UIApplicationDelegate"

  package static let willFinishLaunching = MessageType<Bool, UIApplication, Value>(
    "application:willFinishLaunchingWithOptions:", swift: "application(_:willFinishLaunchingWithOptions:)", short: "willFinishLaunching",
    parameters: "application launchOptions", .lifecycle, in: owner, releases: .since(6), sender: 0, otherwise: "YES",
    "Tells that the app is being launched, before its state is restored.")
  package static let didFinishLaunching = MessageType<Bool, UIApplication, Value>(
    "application:didFinishLaunchingWithOptions:", swift: "application(_:didFinishLaunchingWithOptions:)", short: "didFinishLaunching",
    parameters: "application launchOptions", .lifecycle, in: owner, sender: 0, otherwise: "YES",
    "Tells that the app has been launched; the place to build its window.")
  package static let didFinishLaunchingPlain = MessageType<NoReply, UIApplication>(
    "applicationDidFinishLaunching:", swift: "applicationDidFinishLaunching(_:)", short: "didFinishLaunchingPlain",
    parameters: "application",
    .lifecycle, in: owner, sender: 0, "Tells that the app has been launched, where the method with options is missing.")
  package static let didBecomeActive = tells("applicationDidBecomeActive", "didBecomeActive", "Tells that the app gets events now.")
  package static let willResignActive = tells(
    "applicationWillResignActive", "willResignActive", "Tells that the app is about to get no more events.")
  package static let didEnterBackground = tells(
    "applicationDidEnterBackground", "didEnterBackground", since: Release(4), "Tells that the app is no longer seen.")
  package static let willEnterForeground = tells(
    "applicationWillEnterForeground", "willEnterForeground", since: Release(4), "Tells that the app is about to be seen again.")
  package static let willTerminate = tells("applicationWillTerminate", "willTerminate", "Tells that the app is about to end.")
  package static let didReceiveMemoryWarning = tells(
    "applicationDidReceiveMemoryWarning", "applicationDidReceiveMemoryWarning", "Tells that memory is short.")
  package static let supportedOrientations = MessageType<UIInterfaceOrientationMask, UIApplication, UIWindow?>(
    "application:supportedInterfaceOrientationsForWindow:", swift: "application(_:supportedInterfaceOrientationsFor:)",
    short: "applicationSupportedOrientations", parameters: "application window", .query, in: owner, releases: .since(6), sender: 0,
    otherwise: "those of the Info.plist", "Asks which orientations a window stands.")

  private static func tells(
    _ name: String, _ short: String, since release: Release = Release(2), _ summary: String
  ) -> MessageType<NoReply, UIApplication> {
    MessageType(
      Selector(name + ":"), swift: name + "(_:)", short: short, parameters: "application", .lifecycle, in: owner,
      releases: ReleaseRange(since: release), sender: 0, summary)
  }

  package static let table = ProtocolTable(
    owner, "Follows the life of the app.",
    [
      willFinishLaunching.info, didFinishLaunching.info, didFinishLaunchingPlain.info, didBecomeActive.info, willResignActive.info,
      didEnterBackground.info,
      willEnterForeground.info, willTerminate.info, didReceiveMemoryWarning.info, supportedOrientations.info,
      SceneDelegate.configuration.info,
    ] + RestorationDelegate.all)
}
