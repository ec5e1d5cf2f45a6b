import ObjectModel
import ScriptLanguage
import UIKitModel

/// What the directives at the top of a session file say.
package struct SessionHeader: Sendable {
  package var title: String?
  /// The releases to verify in; empty without `%ios`.
  package var releases: [Release] = []
  package var sdk: Release?
  package var device: String?
  package var orientation: UIInterfaceOrientation?
  package var language: Language?
  package var show: Settings.Show?
  package var messages: Settings.Messages?
  package var isStrict: Bool?
  package var ruleSwitches: [String: Bool] = [:]

  package init() {}

  /// What a recording of a session begins with.
  package init(configuration: PlaygroundConfiguration) {
    releases = [configuration.release]
    sdk = configuration.sdk
    device = configuration.device
    orientation = configuration.orientation
    language = configuration.settings.language == .objectiveC ? nil : configuration.settings.language
    show = configuration.settings.show == .delegate ? nil : configuration.settings.show
    messages = configuration.settings.messages == .short ? nil : configuration.settings.messages
    isStrict = configuration.settings.isStrict ? true : nil
    ruleSwitches = configuration.ruleSwitches
  }

  /// The header as the first lines of a file.
  package var text: String {
    var lines = ["%session 1"]
    if let title { lines.append("%title \(title)") }
    if !releases.isEmpty {
      lines.append("%ios " + releases.map(\.description).joined(separator: " ") + (sdk.map { " sdk=\($0)" } ?? ""))
    }
    if let device { lines.append("%device \(device)" + (orientation.map { " \($0.commandName)" } ?? "")) }
    if let language { lines.append("%language \(language.rawValue)") }
    if let show { lines.append("%show \(show.rawValue)") }
    if let messages { lines.append("%messages \(messages.rawValue)") }
    if isStrict == true { lines.append("%strict on") }
    for id in ruleSwitches.keys.sorted() { lines.append("%rule \(id) \(ruleSwitches[id] == true ? "on" : "off")") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The configuration with what the header sets, in the given release or the first one.
  package func applied(to configuration: PlaygroundConfiguration, release: Release? = nil) -> PlaygroundConfiguration {
    var result = configuration
    if let release = release ?? releases.first { result.release = release }
    if let sdk { result.sdk = sdk }
    if let device { result.device = device }
    if let orientation { result.orientation = orientation }
    result.settings = applied(to: result.settings)
    result.ruleSwitches.merge(ruleSwitches) { $1 }
    return result
  }

  /// The settings with what the header sets.
  func applied(to settings: Settings) -> Settings {
    var result = settings
    if let language { result.language = language }
    if let show { result.show = show }
    if let messages { result.messages = messages }
    if let isStrict { result.isStrict = isStrict }
    return result
  }

  /// Whether the header names a release, a device or rules: the file begins in a world of its own.
  var asksForWorld: Bool { !releases.isEmpty || sdk != nil || device != nil || !ruleSwitches.isEmpty }
}

extension UIInterfaceOrientation {
  /// The word that commands and directives use.
  package var commandName: String {
    switch self {
    case .portrait: "portrait"
    case .portraitUpsideDown: "upside-down"
    case .landscapeLeft: "landscape-left"
    case .landscapeRight: "landscape-right"
    }
  }

  /// Reads a word of commands, or UIKit's own name of the case or constant.
  package init?(commandName text: String) {
    if text == "landscape" {
      self = .landscapeRight
      return
    }
    let match = Self.allCases.first { orientation in
      let constant = Self.type.cases.first { $0.rawValue == orientation.rawValue }
      return text == orientation.commandName || text == constant?.name || text == constant?.constant
    }
    guard let match else { return nil }
    self = match
  }
}
