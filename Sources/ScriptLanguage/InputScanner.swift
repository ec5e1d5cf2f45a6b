/// Tells whether lines of code are a whole input yet, and guesses their language.
package struct InputScanner {
  package enum State: Sendable, Equatable {
    case complete
    /// Something is open; the place is that of the opening bracket, quote, comment or head.
    case open(SourcePlace)
  }

  package init() {}

  /// The state after all the lines so far.
  package func state(of text: String) -> State { .complete }

  /// Whether a next line that begins like this would belong to the input although it is complete (`{`, `else`, `.x` …).
  package func continues(_ text: String, with nextLine: String) -> Bool { false }

  /// The language that sure signs tell, if any.
  package func language(of text: String) -> Language? { nil }
}
