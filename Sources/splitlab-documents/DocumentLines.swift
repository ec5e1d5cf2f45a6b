/// Why a document cannot be read.
struct DocumentFailure: Error {
  let reason: String
}

/// The lines that documents are told in.
struct DocumentLines {
  private(set) var text = ""

  /// Begins a document.
  mutating func begin(_ path: String) { line("D", path) }
  /// Begins an element.
  mutating func open(_ name: String) { line("E", name) }
  /// Tells an attribute of the element begun last.
  mutating func attribute(_ name: String, _ value: String) { line("A", "\(name) \(value)") }
  /// Tells text of the element that is open.
  mutating func characters(_ text: String) { line("T", text) }
  /// Ends the element that is open.
  mutating func close() { text += "X\n" }
  /// Says that the document cannot be read.
  mutating func fail(_ reason: String) { line("!", reason) }

  private mutating func line(_ mark: String, _ value: String) {
    text += "\(mark) "
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\\": text += "\\\\"
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\n"
  }
}
