import ObjectModel

/// `NSBundle`: the app's own files, of which there are none.
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

  static let table = ClassTable(NSBundle.self, inherits: "NSObject", "The app's own files, of which there are none.") {
    ClassMethod("mainBundle", swift: "main", { (_, simulation) in simulation.foundationWorld.mainBundle }, "The app's bundle.")
    ClassMethod(
      "bundleForClass:", swift: "init(for:)", { (_, simulation, _: Value) in simulation.foundationWorld.mainBundle },
      "The bundle that a class comes from.")
    Property("infoDictionary", readOnly: { (_: NSBundle) in information() }, "What Info.plist says.")
    Property("bundleIdentifier", readOnly: { (_: NSBundle) in "example.app" }, "The app's identifier.")
    Property("bundlePath", readOnly: { (_: NSBundle) in "/App.app" }, "Where the bundle lies.")
    Property("resourcePath", readOnly: { (_: NSBundle) in "/App.app" }, "Where the resources lie.")
    Method(
      "objectForInfoDictionaryKey:", swift: "object(forInfoDictionaryKey:)", { (_: NSBundle, key: Value) in information()[key] ?? .null },
      "What Info.plist says under a key.")
    Method(
      "pathForResource:ofType:", swift: "path(forResource:ofType:)", { (_: NSBundle, _: String?, _: String?) in Value.null },
      "Nil: there are no files here.")
    Method(
      "pathForResource:ofType:inDirectory:", swift: "path(forResource:ofType:inDirectory:)",
      { (_: NSBundle, _: String?, _: String?, _: String?) in Value.null },
      "Nil: there are no files here.")
    Method(
      "URLForResource:withExtension:", swift: "url(forResource:withExtension:)", releases: .since(4),
      { (_: NSBundle, _: String?, _: String?) in Value.null },
      "Nil: there are no files here.")
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
