import ObjectModel

/// `NSLocale`: the language and country of the user, always `en_US`.
package final class NSLocale: Object {}

extension NSLocale {
  static let table = ClassTable(NSLocale.self, inherits: "NSObject", "The language and country of the user.") {
    ClassMethod("currentLocale", swift: "current", { (_, simulation) in simulation.foundationWorld.locale }, "The user's locale.")
    ClassMethod("systemLocale", swift: "system", { (_, simulation) in simulation.foundationWorld.locale }, "The locale of no country.")
    ClassMethod("preferredLanguages", swift: "preferredLanguages", { (_, _) in ["en"] }, "The languages that the user prefers.")
    Method(
      "initWithLocaleIdentifier:", swift: "init(localeIdentifier:)", { (locale: NSLocale, _: String) in locale },
      "Makes a locale; it is the user's.")
    Property("localeIdentifier", swift: "identifier", readOnly: { (_: NSLocale) in "en_US" }, "The name of the locale.")
  }
}
