import FoundationModel
import ObjectModel

/// A part of the app with its own life, from iOS 13 on; the model has one, a window's.
package class UIScene: UIResponder {
  package fileprivate(set) var session: UISceneSession?
  /// Keeps the delegate alive, as the scene's configuration does.
  package fileprivate(set) var delegate: Object?

  package override func dismantle() {
    super.dismantle()
    session = nil
    delegate = nil
  }
}

/// A scene with windows.
package final class UIWindowScene: UIScene {}

/// Why a scene joins the app; the model tells nothing of it.
package final class UISceneConnectionOptions: Object {}

/// What the system remembers of a scene.
package final class UISceneSession: Object {
  package fileprivate(set) var configuration: UISceneConfiguration?

  package override func dismantle() {
    super.dismantle()
    configuration = nil
  }
}

/// Which classes make a scene.
package final class UISceneConfiguration: Object, Attributed {
  package var attributes: [String: Value] = [:]
  package var references: [String: WeakReference] = [:]

  package override func dismantle() {
    super.dismantle()
    attributes = [:]
  }
}

extension UIScene {
  static let sceneTable = ClassTable(
    UIScene.self, inherits: "UIResponder", label: "scene", releases: .since(13), "A part of the app with its own life."
  ) {
    Property("delegate", readOnly: { $0.delegate }, "Who follows the life of the scene.")
    Property("session", readOnly: { $0.session }, "What the system remembers of the scene.")
    Property("title", { (_: UIScene) in nil as String? }, { (_: UIScene, _: String?) in }, "The name of the scene; not kept.")
    Property(
      "activationState", readOnly: { $0.simulation.uikit.isInBackground ? 2 : 0 }, "Whether the scene is active or in the background.")
  }

  static let connectionTable = ClassTable(
    UISceneConnectionOptions.self, inherits: "NSObject", label: "options", releases: .since(13), "Why a scene joins the app."
  ) {
    Property(
      "URLContexts", readOnly: { (options: UISceneConnectionOptions) in NSSet(in: options.simulation) }, "The addresses to open; none here."
    )
    Property(
      "userActivities", readOnly: { (options: UISceneConnectionOptions) in NSSet(in: options.simulation) },
      "What people did elsewhere; nothing here.")
  }
}

extension UIWindowScene {
  static let windowSceneTable = ClassTable(
    UIWindowScene.self, inherits: "UIScene", label: "scene", releases: .since(13), "A scene with windows."
  ) {
    Property("windows", readOnly: { $0.simulation.uikit.windows.compactMap { $0.object as? UIWindow } }, "The windows of the scene.")
    Property("keyWindow", releases: .since(15), readOnly: { $0.simulation.uikit.keyWindow }, "The window that gets keyboard events.")
    Property("interfaceOrientation", readOnly: { $0.simulation.uikit.orientation }, "Which way up the interface is.").deprecated(
      26, use: "effectiveGeometry")
    Property(
      "traitCollection", readOnly: { UITraitCollection.make($0.simulation.uikit.windowTraits, in: $0.simulation) },
      "The traits of the scene.")
    Property("traitOverrides", releases: .since(17), readOnly: { $0.overridesForUse }, "Traits put over those of the scene's window.")
    Property("screen", readOnly: { UIScreen.main($0.simulation) }, "The screen that shows the scene.")
    Property("coordinateSpace", readOnly: { UIScreen.main($0.simulation) }, "The space of the scene's windows: that of the screen.")
  }
}

extension UISceneSession {
  static let table = ClassTable(
    UISceneSession.self, inherits: "NSObject", label: "session", releases: .since(13), "What the system remembers of a scene."
  ) {
    Property("scene", readOnly: { $0.simulation.uikit.sceneForCode }, "The scene.")
    Property("configuration", readOnly: { $0.configuration }, "Which classes make the scene.")
    Property("role", readOnly: { (_: UISceneSession) in "UIWindowSceneSessionRoleApplication" }, "What the scene is for.")
  }
}

extension UISceneConfiguration {
  static let table = ClassTable(
    UISceneConfiguration.self, inherits: "NSObject", label: "configuration", releases: .since(13), "Which classes make a scene."
  ) {
    Method(
      "initWithName:sessionRole:", swift: "init(name:sessionRole:)",
      { (configuration: UISceneConfiguration, name: Value, _: Value) in
        configuration.attributes["name"] = name
        return configuration
      }, "Makes a configuration.")
    attribute("name", "The name in the app's property list.")
    attribute("delegateClass", "The class of the scene's delegate.")
    attribute("sceneClass", "The class of the scene.")
    attribute("storyboard", "The storyboard that the scene begins with.")
  }
}

/// The messages of `UISceneDelegate` and `UIWindowSceneDelegate`.
package enum SceneDelegate {
  private static let owner = "UIWindowSceneDelegate"

  package static let willConnect = MessageType<NoReply, UIScene, UISceneSession, UISceneConnectionOptions>(
    "scene:willConnectToSession:options:", swift: "scene(_:willConnectTo:options:)", short: "sceneWillConnect",
    parameters: "scene session connectionOptions", .lifecycle, in: owner, releases: .since(13), sender: 0,
    "Tells that a scene joins the app; the place to build its window.")
  package static let didDisconnect = tells("sceneDidDisconnect", "Tells that the system let go of the scene; the model does not send it.")
  package static let didBecomeActive = tells("sceneDidBecomeActive", "Tells that the scene gets events now.")
  package static let willResignActive = tells("sceneWillResignActive", "Tells that the scene is about to get no more events.")
  package static let willEnterForeground = tells("sceneWillEnterForeground", "Tells that the scene is about to be seen.")
  package static let didEnterBackground = tells("sceneDidEnterBackground", "Tells that the scene is no longer seen.")
  package static let configuration = MessageType<
    UISceneConfiguration?, UIApplication, UISceneSession, UISceneConnectionOptions
  >(
    "application:configurationForConnectingSceneSession:options:", swift: "application(_:configurationForConnecting:options:)",
    short: "configurationForConnecting", parameters: "application connectingSceneSession options", .lifecycle, in: "UIApplicationDelegate",
    releases: .since(13), sender: 0, otherwise: "what the Info.plist says", "Asks which classes make a scene that joins the app.")

  private static func tells(_ name: String, _ summary: String) -> MessageType<NoReply, UIScene> {
    MessageType(
      Selector(name + ":"), swift: name + "(_:)", short: name, parameters: "scene", .lifecycle, in: owner, releases: .since(13), sender: 0,
      summary)
  }

  package static let table = ProtocolTable(
    owner, releases: .since(13), "Follows the life of a scene.",
    [
      willConnect.info, didDisconnect.info, didBecomeActive.info, willResignActive.info, willEnterForeground.info, didEnterBackground.info,
    ])
}

extension UIKitWorld {
  /// Whether apps may have a scene, whose delegate then hears of activity.
  private var hasScenes: Bool { profile.holds(.scenes) }

  /// The scene that code finds: an app without a scene delegate is in one too, which tells nobody anything.
  var sceneForCode: UIScene? {
    if let windowScene { return windowScene }
    guard hasScenes, keyWindow?.isShown == true else { return nil }
    if plainScene == nil {
      plainScene = UIWindowScene(in: simulation)
      plainScene?.session = UISceneSession(in: simulation)
    }
    return plainScene
  }

  /// Whether the object is written to be a scene's delegate.
  func isSceneDelegate(_ object: Object) -> Bool {
    guard hasScenes else { return false }
    return simulation.hasCode(object, SceneDelegate.willConnect.info.selector) || object.isa.conforms(to: "UIWindowSceneDelegate")
      || object.isa.conforms(to: "UISceneDelegate")
  }

  /// Joins the scene to the app, where it has a delegate: the one given, or that of the class that the app names.
  func connectScene(_ given: Object?) {
    guard hasScenes, windowScene == nil, !simulation.isUnwinding else { return }
    let session = UISceneSession(in: simulation)
    guard let delegate = given ?? namedSceneDelegate(session), !simulation.isUnwinding else { return }
    let scene = UIWindowScene(in: simulation)
    scene.session = session
    scene.delegate = delegate
    windowScene = scene
    if let storyboard = resources.information?.scene?.storyboard { showMainInterface(storyboard, for: delegate) }
    simulation.send(SceneDelegate.willConnect, to: delegate, scene, session, UISceneConnectionOptions(in: simulation)) { NoReply() }
  }

  /// An instance of the class that the app delegate names for scenes, or of the only one that is written for it.
  private func namedSceneDelegate(_ session: UISceneSession) -> Object? {
    guard let app = application.delegate else { return nil }
    if simulation.hasCode(app, SceneDelegate.configuration.info.selector) {
      session.configuration = simulation.send(
        SceneDelegate.configuration, to: app, application, session, UISceneConnectionOptions(in: simulation)
      ) { nil }
      if case .type(let type)? = session.configuration?.attributes["delegateClass"] { return make(type) }
    }
    if let name = resources.information?.scene?.delegateClass, let type = simulation.classes.named(name) { return make(type) }
    let written = simulation.classes.declaredNames.compactMap(simulation.classes.named).filter {
      $0.conforms(to: "UIWindowSceneDelegate") || $0.conforms(to: "UISceneDelegate")
    }
    return written.count == 1 ? make(written[0]) : nil
  }

  private func make(_ type: RuntimeClass) -> Object? {
    guard let made = type.nativeTable.allocate?(type, simulation) else { return nil }
    return simulation.perform("init", on: .object(made)).object ?? made
  }

  /// Tells the scene's delegate, or in an app without one the app delegate, of activity.
  func tell(_ scenes: MessageType<NoReply, UIScene>, _ app: MessageType<NoReply, UIApplication>) {
    if let scene = windowScene {
      simulation.decide(Rule.scenes.id, "the app has a scene delegate")
      simulation.send(scenes, to: scene.delegate, scene) { NoReply() }
    } else {
      simulation.send(app, to: application.delegate, application) { NoReply() }
    }
    if let scene = windowScene { postNotification(of: scenes.info, "UIScene", sender: scene) }
    postNotification(of: app.info, "UIApplication", sender: application)
  }

  /// What notifications of scenes call what delegates are told in the words of apps.
  private static let eventsOfScenes = ["DidBecomeActive": "DidActivate", "WillResignActive": "WillDeactivate"]

  /// Posts the notification that bears a message's name: `UIApplicationDidBecomeActiveNotification` for `applicationDidBecomeActive:`.
  func postNotification(of message: MessageInfo, _ prefix: String, sender: Object) {
    guard !simulation.isUnwinding, let name = message.selector.description.split(separator: ":").first else { return }
    let event = name.drop { $0.isLowercase }
    let told = prefix == "UIScene" ? Self.eventsOfScenes[String(event)] ?? String(event) : String(event)
    simulation.foundationWorld.notificationCenter.post("\(prefix)\(told)Notification", sender: .object(sender))
  }
}
