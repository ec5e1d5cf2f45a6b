/// Prints what inputs come to, as text or as JSON lines.
package final class ResultPrinter {
  let output: Output
  private let isJSON: Bool
  private let style: Style
  private let echoes: Bool
  private var hasOpened = false

  package init(output: Output, isJSON: Bool, style: Style, echoes: Bool) {
    self.output = output
    self.isJSON = isJSON
    self.style = style
    self.echoes = echoes
  }

  /// Writes what comes before everything else.
  func open() {
    if isJSON, !hasOpened { output.write(JSONRenderer.opening) }
    hasOpened = true
  }

  /// Prints the input behind its prompt, if the output is to be a transcript.
  func echo(_ text: String, prompt: String) {
    if echoes { show(text, prompt: prompt) }
  }

  /// Shows an input that was not typed as if it had been.
  func show(_ text: String, prompt: String) {
    guard !isJSON else { return }
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      output.line((index == 0 ? prompt : "  ...> ") + VisibleText.of(String(line)))
    }
  }

  /// Prints a result.
  func print(_ result: StepResult, settings: Settings) {
    open()
    if isJSON {
      output.write(JSONRenderer.bytes(result))
    } else {
      for line in TextRenderer(settings).lines(result) { output.line(style.paint(line)) }
    }
    output.endInput()
  }

  /// Prints something that the tool says.
  func comment(_ text: String) {
    guard !isJSON else { return }
    output.line(style.paint(VisibleText.of(text.isEmpty ? "#" : "# \(text)")))
  }
}
