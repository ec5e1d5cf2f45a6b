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
  /// The object that got the methods which stood in no class.
  package var target: Object?
  /// Whether the text declared classes and did nothing else.
  package var isDeclaration = false

  package init() {}

  /// Whether an error is among the diagnostics.
  package var failed: Bool { diagnostics.contains { $0.severity == .error } }
}

/// A class that a text declared.
package struct DeclaredClass: Sendable {
  package let name: String
  package let superclass: String
  package let protocols: [String]
  package let methodCount: Int
  /// Whether the class was there before, and got methods by a category or an extension.
  package let isExtended: Bool

  package init(name: String, superclass: String, protocols: [String], methodCount: Int, isExtended: Bool = false) {
    self.isExtended = isExtended
    self.name = name
    self.superclass = superclass
    self.protocols = protocols
    self.methodCount = methodCount
  }
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
