import UIKitModel

/// Reads what an Info.plist says of an app.
enum InformationReader {
  static func information(_ root: DocumentElement) -> AppInformation {
    var information = AppInformation()
    let list = root.name == "plist" ? root.children.first ?? root : root
    for (idiom, suffix) in [(Device.Idiom.phone, "~iphone"), (.pad, "~ipad")] {
      func value(_ key: String) -> DocumentElement? { list.value(key + suffix) ?? list.value(key) }
      information.mainStoryboard[idiom] = (value("UIMainStoryboardFile")?.text).map(withoutSuffix)
      information.mainNib[idiom] = (value("NSMainNibFile")?.text).map(withoutSuffix)
      information.orientations[idiom] = value("UISupportedInterfaceOrientations").flatMap(mask)
    }
    let families = list.value("UIDeviceFamily")?.children.map(\.text) ?? []
    if !families.isEmpty { information.idioms = [("1", Device.Idiom.phone), ("2", .pad)].filter { families.contains($0.0) }.map(\.1) }
    information.scene = list.value("UIApplicationSceneManifest").map(scene)
    return information
  }

  /// What is taken to be said where an app has no Info.plist: its only storyboard, or the one whose name tells the device, comes first.
  static func guess(_ storyboards: [InterfaceDocument]) -> AppInformation? {
    let starting = storyboards.filter { $0.initial != nil }
    guard !starting.isEmpty else { return nil }
    var information = AppInformation()
    for (idiom, word) in [(Device.Idiom.phone, "iphone"), (.pad, "ipad")] {
      let own = starting.filter { $0.name.lowercased().contains(word) }
      guard let chosen = own.count == 1 ? own[0] : starting.count == 1 ? starting[0] : nil else { continue }
      information.mainStoryboard[idiom] = chosen.name
    }
    return information.mainStoryboard.isEmpty ? nil : information
  }

  private static func withoutSuffix(_ name: String) -> String {
    [".storyboard", ".xib", ".nib"].first(where: name.hasSuffix).map { String(name.dropLast($0.count)) } ?? name
  }

  private static func mask(_ list: DocumentElement) -> UIInterfaceOrientationMask? {
    let found = list.children.compactMap { Playground.orientation($0.text) }
    return found.isEmpty
      ? nil : found.reduce(into: UIInterfaceOrientationMask()) { $0.formUnion(UIInterfaceOrientationMask(rawValue: 1 << $1.rawValue)) }
  }

  /// The first configuration of the manifest that makes a window of the app's.
  private static func scene(_ manifest: DocumentElement) -> AppInformation.SceneInformation {
    var scene = AppInformation.SceneInformation()
    let roles = manifest.value("UISceneConfigurations")
    guard let configuration = roles?.value("UIWindowSceneSessionRoleApplication")?.children.first else { return scene }
    scene.name = configuration.value("UISceneConfigurationName")?.text
    // `$(PRODUCT_MODULE_NAME).SceneDelegate`
    scene.delegateClass = configuration.value("UISceneDelegateClassName")?.text.split(separator: ".").last.map(String.init)
    scene.storyboard = (configuration.value("UISceneStoryboardFile")?.text).map(withoutSuffix)
    return scene
  }
}

extension DocumentElement {
  /// The value of a key in a dictionary of a property list.
  fileprivate func value(_ key: String) -> DocumentElement? {
    guard let place = children.firstIndex(where: { $0.name == "key" && $0.text == key }), place + 1 < children.count else { return nil }
    return children[place + 1]
  }
}
