import ScriptLanguage

/// A step as a session file keeps it: the input, and under it what was seen.
struct RecordedStep {
  private let result: StepResult
  private let settings: Settings

  init(_ result: StepResult, settings: Settings) {
    self.result = result
    self.settings = settings
  }

  /// The lines, each with its newline.
  var text: String { (inputLines + expectations).joined(separator: "\n") + "\n" }

  /// The input; a blank line before it where it could be taken for more of the input before.
  private var inputLines: [String] {
    let begins = ["{", ".", "?", ":", "&&", "||", "else", "catch", "@catch", "@finally", "while"]
    let mayContinue = begins.contains { result.text.trimmed.hasPrefix($0) }
    return (mayContinue ? [""] : []) + parts.enumerated().map { $0 == 0 ? $1 : "  ...> " + $1 }
  }

  /// What a file would take for inputs of their own: a paste of several statements ran as one input, and has to stay one.
  private var parts: [String] {
    guard result.text.utf8.contains(0x0a) else { return [result.text] }
    let lines = result.text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    guard let (_, entries) = try? SessionParser.parse(lines, grammar: .splitLab) else { return [result.text] }
    let inputs = entries.compactMap { if case .input(let text) = $0.kind { text } else { nil } }
    return inputs.count > 1 ? inputs : [result.text]
  }

  /// What was seen, as lines that expect it.
  var expectations: [String] {
    let observation = Observation(result, settings: settings)
    var lines: [String] = []
    for seen in observation.ordered { lines.append(String(repeating: " ", count: 3 * min(seen.depth, 20)) + seen.expectation.line) }
    if observation.messages.isEmpty, result.stateLines == .always { lines.append("-> none") }
    lines += (observation.texts + observation.failures).map(\.expectation.line)
    lines += observation.told.map { "== \(VisibleText.of($0.text))" }
    return lines
  }
}
