import ObjectModel

/// `NSBundle`: the app's own files, which are taken to be where code asks for them; there is nothing in them.
package final class NSBundle: Object {}

extension NSBundle {
  /// What Info.plist says.
  private static func information() -> DictionaryValue {
    let pairs = [
      ("CFBundleIdentifier", "example.app"), ("CFBundleName", "App"), ("CFBundleDisplayName", "App"), ("CFBundleVersion", "1"),
      ("CFBundleShortVersionString", "1.0"),
    ]
    return DictionaryValue(pairs.map { (.string($0), .string($1)) })
  }

  /// Where a file of the app would lie.
  private static func path(_ name: String?, _ type: String?) -> String {
    let ending = type.map { $0.isEmpty || $0.hasPrefix(".") ? $0 : "." + $0 } ?? ""
    return "/App.app/\(name ?? "")\(ending)"
  }

  static let table = ClassTable(NSBundle.self, inherits: "NSObject", "The app's own files; there is nothing in them.") {
    ClassMethod("mainBundle", swift: "main", { (_, simulation) in simulation.foundationWorld.mainBundle }, "The app's bundle.")
    ClassMethod(
      "bundleForClass:", swift: "init(for:)", { (_, simulation, _: Value) in simulation.foundationWorld.mainBundle },
      "The bundle that a class comes from.")
    Property("infoDictionary", readOnly: { (_: NSBundle) in information() }, "What Info.plist says.")
    Property("bundleIdentifier", readOnly: { (_: NSBundle) in "example.app" }, "The app's identifier.")
    Property(
      "bundleURL", readOnly: { (bundle: NSBundle) in NSURL.make("file:///App.app", in: bundle.simulation) }, "Where the bundle lies.")
    Property("bundlePath", readOnly: { (_: NSBundle) in "/App.app" }, "Where the bundle lies.")
    Property("resourcePath", readOnly: { (_: NSBundle) in "/App.app" }, "Where the resources lie.")
    Method(
      "objectForInfoDictionaryKey:", swift: "object(forInfoDictionaryKey:)", { (_: NSBundle, key: Value) in information()[key] ?? .null },
      "What Info.plist says under a key.")
    Method(
      "pathForResource:ofType:", swift: "path(forResource:ofType:)", { (_: NSBundle, name: String?, type: String?) in path(name, type) },
      "Where a file of the app would lie; there is nothing in it.")
    Method(
      "pathForResource:ofType:inDirectory:", swift: "path(forResource:ofType:inDirectory:)",
      { (_: NSBundle, name: String?, type: String?, folder: String?) in path(folder.map { "\($0)/\(name ?? "")" } ?? name, type) },
      "Where a file of the app would lie; there is nothing in it.")
    Method(
      "pathsForResourcesOfType:inDirectory:", swift: "paths(forResourcesOfType:inDirectory:)",
      { (_: NSBundle, _: String?, _: String?) in Value.array([]) }, "Empty: which files the app has is not known.")
    Method(
      "URLsForResourcesWithExtension:subdirectory:", swift: "urls(forResourcesWithExtension:subdirectory:)", releases: .since(4),
      { (_: NSBundle, _: String?, _: String?) in Value.array([]) }, "Empty: which files the app has is not known.")
    Method(
      "URLForResource:withExtension:", swift: "url(forResource:withExtension:)", releases: .since(4),
      { (bundle: NSBundle, name: String?, type: String?) in NSURL.make("file://" + path(name, type), in: bundle.simulation) },
      "Where a file of the app would lie; there is nothing in it.")
    Method(
      "URLForResource:withExtension:subdirectory:", swift: "url(forResource:withExtension:subdirectory:)", releases: .since(4),
      { (bundle: NSBundle, name: String?, type: String?, folder: String?) in
        NSURL.make("file://" + path(folder.map { "\($0)/\(name ?? "")" } ?? name, type), in: bundle.simulation)
      }, "Where a file of the app would lie; there is nothing in it.")
    Method(
      "localizedStringForKey:value:table:", swift: "localizedString(forKey:value:table:)",
      { (_: NSBundle, key: String, value: String?, _: String?) in
        value.flatMap { $0.isEmpty ? nil : $0 } ?? key
      }, "The text for people, or the key where there is none.")
    Method(
      "loadNibNamed:owner:options:", swift: "loadNibNamed(_:owner:options:)",
      { (bundle: NSBundle, name: String, owner: Value, _: Value) -> Value in
        .array(((bundle.simulation.platform as? any NibLoading)?.loadNib(named: name, owner: owner.object) ?? []).map(Value.object))
      }, "Makes the objects of a nib.")
  }
}
