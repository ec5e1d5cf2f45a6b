/// A language that code is written in.
package enum Language: String, Sendable {
  case objectiveC = "objc"
  case swift
}

/// A text of code with the name that diagnostics use for it.
package struct SourceText: Sendable {
  /// A file's name, or `nil` for what was typed.
  package let file: String?
  package let text: String
  /// The line number of the text's first line, where it is a part of a larger file.
  package let firstLine: Int

  package init(_ text: String, file: String? = nil, firstLine: Int = 1) {
    // Files from before Mac OS X end their lines with a carriage return.
    let isOld = text.utf8.contains(13) && !text.utf8.contains(10)
    self.text = isOld ? String(decoding: text.utf8.map { $0 == 13 ? 10 : $0 }, as: UTF8.self) : text
    self.file = file
    self.firstLine = firstLine
  }
}

/// A place in a source text: line and column from 1, columns counted in Unicode scalars, and the length in scalars.
package struct SourcePlace: Sendable, Equatable {
  package let line: Int
  package let column: Int
  package let length: Int

  package init(line: Int, column: Int, length: Int = 1) {
    self.line = line
    self.column = column
    self.length = length
  }
}

/// A fact about a text that its author should know.
package struct Diagnostic: Sendable {
  package enum Severity: String, Sendable {
    case error
    case warning
    case note
  }

  package let severity: Severity
  /// A stable word for programs, such as `unknown-object`.
  package let code: String
  /// What is wrong, where not obvious what would be right, and the nearest valid name.
  package let message: String
  package let file: String?
  package let place: SourcePlace?
  /// The line of the text that `place` is on, for the excerpt with its caret.
  package let excerpt: String?

  package init(
    _ severity: Severity, code: String, _ message: String, file: String? = nil, place: SourcePlace? = nil, excerpt: String? = nil
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.file = file
    self.place = place
    self.excerpt = excerpt
  }

  /// The same, where what is wrong costs only itself.
  package var asWarning: Diagnostic { Diagnostic(.warning, code: code, message, file: file, place: place, excerpt: excerpt) }
}
