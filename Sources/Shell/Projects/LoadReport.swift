import ScriptLanguage

/// What loading an app came to, for text and JSON alike.
package struct LoadReport: Sendable {
  package var code = ProjectReport()
  /// The class of the app delegate, where the app names one.
  package var delegate: String?
  /// The documents that were read.
  package var documents: [String] = []
  /// The files and folders that were left out, with the reason.
  package var skipped: [String] = []

  /// The report for a screen, without sigils.
  var lines: [String] {
    var lines = [counts]
    if let delegate { lines.append("app delegate: \(delegate); `launch` starts it") }
    if let line = Self.line("documents", documents) { lines.append(line) }
    lines += findingLines
    if let line = Self.line("left out", skipped) { lines.append(line) }
    return lines
  }

  /// A line for each kind of finding.
  var findingLines: [String] {
    ProjectFinding.Kind.allCases.compactMap { Self.line($0.rawValue, code.findings($0).map(Self.words)) }
  }

  private var counts: String {
    func count(_ number: Int, _ one: String, _ many: String) -> String { "\(number) \(number == 1 ? one : many)" }
    var text =
      "\(count(code.fileCount, "file", "files")), \(count(code.classCount, "class", "classes")), "
      + "\(count(code.methodCount, "method", "methods")): \(code.wholeCount) run\(code.wholeCount == 1 ? "s" : "") whole"
    if code.inventingCount > 0 { text += ", \(code.inventingCount) with something invented" }
    if code.leftOutCount > 0 { text += ", \(code.leftOutCount) left out" }
    return text
  }

  private static func words(_ finding: ProjectFinding) -> String {
    finding.location.map { "\(finding.name) (\($0))" } ?? finding.name
  }

  /// A line for each kind, so that the whole fits on a screen; JSON lines tell all.
  private static func line(_ title: String, _ parts: [String]) -> String? {
    guard !parts.isEmpty else { return nil }
    let limit = 12
    let more = parts.count > limit ? ", and \(parts.count - limit) more (`--json` tells all)" : ""
    return "\(title): " + parts.prefix(limit).joined(separator: ", ") + more
  }
}
