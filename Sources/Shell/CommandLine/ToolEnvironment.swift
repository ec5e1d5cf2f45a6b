import ObjectModel

/// What the executable wires into the tool.
package struct ToolEnvironment: Sendable {
  /// Begins a session.
  package var makeSession: @Sendable (PlaygroundConfiguration) -> any SessionDriving
  package var grammar: InputGrammar
  /// Makes the reader of the terminal.
  package var makeInput: (@Sendable (any SessionDriving, Options) -> InteractiveInput)?
  /// The pages of the reference: file names and texts.
  package var referencePages: @Sendable () -> [(name: String, text: String)] = { [] }
  /// Runs so many shares of a work at the same time and gathers what each writes; one after the other where there is no such thing.
  package var gatherShares: (@Sendable (_ count: Int, _ share: (Int) -> [UInt8]) -> [[UInt8]])?
  /// Whether ^C was pressed since the last input began.
  package var isInterrupted: @Sendable () -> Bool = { false }
  package var isInputTerminal = false
  /// Where output goes.
  package var outputDescriptor: Int32 = 1
  package var isOutputTerminal = false

  package init(makeSession: @escaping @Sendable (PlaygroundConfiguration) -> any SessionDriving, grammar: InputGrammar) {
    self.makeSession = makeSession
    self.grammar = grammar
  }
}

extension Options {
  /// The colours to use: what `--color` chooses, and `NO_COLOR` and `TERM` where it leaves the choice.
  package func style(isTerminal: Bool) -> Style {
    let isDumb = ["", "dumb"].contains(FileSystem.environment("TERM") ?? "")
    return color.style(isTerminal: isTerminal && !isDumb, noColor: !(FileSystem.environment("NO_COLOR") ?? "").isEmpty)
  }

  /// Whether a person types in the end.
  func isShell(_ environment: ToolEnvironment) -> Bool {
    staysInteractive || resumes || (sources.isEmpty && environment.isInputTerminal)
  }
}

/// Where typed lines come from.
package struct InteractiveInput {
  package enum Reading {
    /// A line or several; `isPaste` where all came in one bracketed paste.
    case text(String, isPaste: Bool)
    /// ^C: the line is dropped.
    case interrupted
    case end
  }

  /// Reads with a prompt.
  package var read: (_ prompt: String) -> Reading
  /// Keeps an input in the history.
  package var remember: (String) -> Void = { _ in }
  /// What the user's editor came to.
  package enum Edit {
    case saved(String)
    /// Why there is nothing, in words.
    case failed(String)
  }

  /// Opens the user's editor on a text; `nil` where there is no terminal.
  package var edit: ((String) -> Edit)?
  /// The newest entry of the history.
  package var lastEntry = ""
  /// Whether ^C was pressed since the line was read.
  package var isInterrupted: () -> Bool = { false }

  package init(read: @escaping (_ prompt: String) -> Reading) { self.read = read }
}

/// Exit statuses.
package enum ExitStatus {
  package static let fine: Int32 = 0
  package static let errors: Int32 = 1
  package static let usage: Int32 = 2
  package static let stopped: Int32 = 3
  package static let unmet: Int32 = 4
  package static let interrupted: Int32 = 130
}
