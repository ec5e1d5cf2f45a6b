import ObjectModel
import SceneModel
import ScriptLanguage

/// What came of one input: facts that text, JSON lines, recordings and checks are all made from.
///
/// It is passed on by reference, and nobody changes it once it has been told.
package final class StepResult {
  /// How much of the state is told after the input.
  package enum StateLines: Sendable {
    /// Nothing: building and inspecting commands.
    case none
    /// Only if something changed: code.
    case ifChanged
    /// Button and popover always, the rest where it changed: events.
    case always
    /// Everything, opened by the world: the command `state`.
    case all
  }

  /// How many steps have been done once the input ended; an input that is no step, or failed, repeats the number.
  package var step: Int
  /// The input as it was typed, without its prompt.
  package var text: String
  /// How the input was read, and how the next one will be.
  var manner = ReadingManner()
  var mannerAfter = ReadingManner()
  /// Whether the input counts as a step: world, build, event and code inputs that did not fail.
  package var isStep = false
  /// The full name of the command, or `nil` for code.
  package var commandName: String?
  package var events: [TraceEvent] = []
  package var diagnostics: [Diagnostic] = []
  /// The lines that an inspecting command answers, bare.
  package var answer: [String]?
  /// The command that the answer belongs to, where it is not `commandName`.
  package var answerCommand: String?
  /// What the text did not define and was made up.
  package var invented: [String] = []
  /// What loading an app came to; the notes tell it in words.
  package var report: LoadReport?
  /// What the tool says on its own account, without the leading `# `.
  package var notes: [String] = []
  /// What is told before everything else: chapters and remarks of a file that runs, and where it begins.
  package var preface: [String] = []
  /// How the input of a file is to be told, where the file says.
  package var settings: Settings?
  /// Whether the file that the input stands in expects its error.
  package var isExpectedToFail = false
  /// The exception that nobody caught; the app is dead.
  package var exception: ScriptException?
  package var state: WorldState
  /// The state before the input.
  package var previousState: WorldState?
  package var stateLines = StateLines.none
  /// The inputs that this one stands for (`sample`, `replay`, `load` of a session), each with what came of it.
  package var substeps: [StepResult] = []
  /// Whether the shell opens the user's editor on the last entry.
  package var opensEditor = false
  /// Whether the shell ends.
  package var quits = false

  package init(step: Int, text: String, state: WorldState = WorldState(), previousState: WorldState? = nil) {
    self.step = step
    self.text = text
    self.state = state
    self.previousState = previousState
  }

  /// Whether the input ended in an error of its own or in an exception of the app's.
  package var failed: Bool {
    exception != nil || diagnostics.contains { $0.severity == .error } || substeps.contains { $0.failed && !$0.isExpectedToFail }
  }
}
