import ObjectModel
import UIKitModel

/// What a session begins with.
package struct PlaygroundConfiguration: Sendable {
  /// Which files commands and code of the session may touch.
  package enum FileAccess: Sendable, Equatable {
    /// Whatever the user may: typed at the terminal, or `--allow-files`.
    case unrestricted
    /// No writing, and reading only inside the folder: sessions and code come from strangers.
    case readOnly(inside: String)
  }

  package var release = Release(7, 1)
  /// The release that the app was linked against, where it is another.
  package var sdk: Release?
  /// The name of the device.
  package var device = "ipad"
  package var orientation = UIInterfaceOrientation.portrait
  /// Rules turned on or off, by id.
  package var ruleSwitches: [String: Bool] = [:]
  package var fileAccess = FileAccess.unrestricted
  /// Whether session files that commands run may do with files what the session may: `--allow-files`.
  package var allowsFiles = false
  /// The folder that relative paths start from; empty for the working directory.
  package var baseFolder = ""
  /// Whether a person types: prefixes of commands will do, `predict` and `tour` work.
  package var isTerminal = false
  /// Whether existing files may be written over.
  package var overwritesFiles = false
  package var settings = Settings()
  /// Whether life-cycle messages that nobody implements are recorded although `show` hides them, as JSON lines tell them.
  package var recordsEverything = true
  /// Asked between events and statements; `true` stops the input and takes it back.
  package var isInterrupted: @Sendable () -> Bool = { false }

  package init() {}
}
