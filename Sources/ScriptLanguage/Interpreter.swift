import ObjectModel

/// What came of running a text.
package struct RunResult {
  /// The value of the last expression statement.
  package var value: Value?
  /// Errors, warnings and notes. An error found before anything ran has changed nothing.
  package var diagnostics: [Diagnostic] = []
  /// What the text did not define and the interpreter made up, such as `web.toolbar (UIToolbar)`.
  package var invented: [String] = []
  /// The classes that the text declared or extended, with the number of their methods.
  package var classes: [DeclaredClass] = []

  package init() {}

  package var failed: Bool { diagnostics.contains { $0.severity == .error } }
}

/// A class that a text declared.
package struct DeclaredClass: Sendable {
  package let name: String
  package let superclass: String
  package let protocols: [String]
  package let methodCount: Int

  package init(name: String, superclass: String, protocols: [String], methodCount: Int) {
    self.name = name
    self.superclass = superclass
    self.protocols = protocols
    self.methodCount = methodCount
  }
}

/// Runs code in a world. One interpreter belongs to one simulation and keeps the variables and declarations of its top level.
package final class Interpreter {
  package let simulation: Simulation
  /// What a run may cost, and how much may be made up.
  package var options = InterpreterOptions()
  /// The object that `self` means at top level, and that methods without a class go to.
  package var topLevelSelf: Object?

  package init(in simulation: Simulation) { self.simulation = simulation }

  /// Parses the text whole, then runs it: declarations first, then its statements. `language` is the suffix's or the user's choice; without one it is found out.
  package func run(_ source: SourceText, language: Language? = nil) -> RunResult { RunResult() }

  /// Evaluates one expression and leaves nothing behind but its effects.
  package func evaluate(_ source: SourceText, language: Language? = nil) -> RunResult { RunResult() }

  /// Gives an object alone the whole methods in the text.
  package func implement(_ source: SourceText, on object: Object, language: Language? = nil) -> RunResult { RunResult() }

  /// Gives an object alone one method: its body is the text, its parameters bear Apple's names.
  package func implement(_ message: MessageInfo, body: SourceText, on object: Object, language: Language? = nil) -> RunResult { RunResult() }

  /// Gives an object alone a method that answers a value.
  package func implement(_ message: MessageInfo, answering value: Value, on object: Object) {}
}

/// What a run may cost, and how much may be made up.
package struct InterpreterOptions {
  /// Whether every name that the text does not define is an error.
  package var isStrict = false
  /// How many statements one input may run.
  package var statementLimit = 20_000_000
  /// Asked now and then while code runs; `true` stops it.
  package var isInterrupted: () -> Bool = { false }
  /// What is printed, and tried first where a text could be either.
  package var preferredLanguage = Language.objectiveC

  package init() {}
}
