import ScriptLanguage

/// Spells a diagnostic with its excerpt and caret.
enum DiagnosticText {
  /// The lines of a diagnostic: the fact, then as comments where it is.
  static func lines(_ diagnostic: Diagnostic) -> [String] {
    let sentences = diagnostic.message.split(separator: "\n", omittingEmptySubsequences: false)
    let head: String =
      switch diagnostic.severity {
      case .error: "!! error: "
      case .warning: "# warning: "
      case .note: "# note: "
      }
    var lines = [head + (sentences.first ?? "")] + sentences.dropFirst().map { "#   \($0)" }
    guard let place = diagnostic.place else {
      if let file = diagnostic.file { lines.append("# in \(file)") }
      return lines
    }
    if let file = diagnostic.file {
      lines.append("# \(file):\(place.line):\(place.column)")
    } else if place.line > 1 {
      lines.append("# line \(place.line)")
    }
    if let excerpt = diagnostic.excerpt { lines += self.excerpt(excerpt, place) }
    return lines
  }

  /// The line and under it the caret, by display width; of a long line the part around the caret.
  private static func excerpt(_ line: String, _ place: SourcePlace) -> [String] {
    let scalars = Array(line.unicodeScalars)
    let start = min(max(0, place.column - 1), scalars.count)
    let end = min(start + max(1, min(place.length, 4096)), scalars.count)
    let from = scalars.count > 100 ? max(0, start - 50) : 0
    let to = min(scalars.count, max(from + 100, min(end, start + 50)))
    let shown = String(String.UnicodeScalarView(scalars[from..<to]))
    let lead = String(String.UnicodeScalarView(scalars[from..<start].flatMap(blank)))
    let marked = scalars[start..<min(end, to)].reduce(0) { $0 + VisibleText.width($1) }
    let ellipsis = from > 0 ? "…" : ""
    let indent = from > 0 ? " " : ""
    return [
      "#   \(ellipsis)\(shown)\(to < scalars.count ? "…" : "")",
      "#   \(indent)\(lead)^" + String(repeating: "~", count: max(0, marked - 1)),
    ]
  }

  private static func blank(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    scalar == "\t"
      ? ["\t"] : Array(repeating: " ", count: VisibleText.of(String(scalar)).unicodeScalars.reduce(0) { $0 + VisibleText.width($1) })
  }
}
