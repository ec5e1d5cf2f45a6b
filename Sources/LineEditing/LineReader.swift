/// Where inputs at a terminal come from.
package protocol LineReader: AnyObject {
  /// Reads with a prompt.
  func read(prompt: String) -> LineReading
  /// Keeps an input, so that Up and the search find it.
  func remember(_ line: String)
  /// Puts a text at the next prompt, to be edited.
  func prefill(_ text: String)
}

/// What reading came to.
package enum LineReading: Sendable, Equatable {
  /// A line, or several: an entry taken from the history, or a paste. `isPaste` where all came in one bracketed paste.
  case line(String, isPaste: Bool)
  /// ^C: the line was dropped.
  case interrupted
  case end
}

/// A reader that a test feeds.
package final class ScriptedReader: LineReader {
  private var readings: [LineReading]
  /// What has been given to `remember`, in order.
  package private(set) var remembered: [String] = []

  package init(_ readings: [LineReading]) { self.readings = readings }

  package func read(prompt: String) -> LineReading { readings.isEmpty ? .end : readings.removeFirst() }
  package func remember(_ line: String) { remembered.append(line) }
  package func prefill(_ text: String) { readings.insert(.line(text, isPaste: false), at: 0) }
}
