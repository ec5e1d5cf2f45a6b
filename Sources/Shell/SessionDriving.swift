import Exporters
import ScriptLanguage

/// What running files, verifying and the interactive loop need of a session: `Playground`, and a scripted one in tests.
package protocol SessionDriving: AnyObject {
  var settings: Settings { get set }
  /// Whether a person types: prefixes of commands will do.
  var isTerminal: Bool { get set }
  /// The prompt for the next input, such as `split 3> `.
  var prompt: String { get }
  /// The steps so far with what was seen; `nil` while nobody needs them. The session appends and truncates it.
  var log: SessionLog? { get set }
  /// Says from now on which files may be touched, and where relative paths start; an empty folder is the working directory.
  func setFiles(_ access: PlaygroundConfiguration.FileAccess, baseFolder: String)
  /// Runs one whole input. `language` is a file suffix's; without it the text tells.
  func run(_ text: String, language: Language?) -> StepResult
  /// What is on the screen, in a format.
  func export(_ format: ExportFormat) -> String
}

/// How lines form inputs: commands end with their line, code where it is complete.
package struct InputGrammar: Sendable {
  /// Whether the lines so far are a whole input; the scanner remembers those before the last.
  package var state: @Sendable (String, InputScanner) -> InputScanner.State
  /// Whether a next line that begins like this still belongs to a complete input.
  package var continues: @Sendable (_ text: String, _ nextLine: String) -> Bool

  package init(
    state: @escaping @Sendable (String, InputScanner) -> InputScanner.State,
    continues: @escaping @Sendable (_ text: String, _ nextLine: String) -> Bool
  ) {
    self.state = state
    self.continues = continues
  }
}
