import ScriptLanguage

/// What `set` changes, and options and session headers preset.
package struct Settings: Sendable, Equatable {
  /// Which messages are printed.
  package enum Show: String, Sendable, CaseIterable {
    case delegate
    case lifecycle
    case all
  }

  /// How messages are spelt.
  package enum Messages: String, Sendable, CaseIterable {
    case short
    case full
  }

  /// How much is explained.
  package enum Feedback: String, Sendable, CaseIterable {
    case learner
    case normal
    case brief
  }

  package var show = Show.delegate
  package var messages = Messages.short
  package var feedback = Feedback.normal
  /// The language that values and messages are spelt in, and that is tried first for code.
  package var language = Language.objectiveC
  /// Whether names that the text does not define are errors.
  package var isStrict = false
  /// Whether pictures keep to ASCII.
  package var isASCII = false
  /// Whether the terminal shows hints behind the cursor.
  package var showsHints = true

  package init() {}
}
