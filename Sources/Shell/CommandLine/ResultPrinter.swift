/// Prints what inputs come to, as text or as JSON lines.
package final class ResultPrinter {
  let output: Output
  private let isJSON: Bool
  private let style: Style
  private let echoes: Bool
  private var hasOpened = false
  /// The file of which only inputs that fail are told, each with its text.
  private var quietFile: String?

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
  func echo(_ text: String, prompt: @autoclosure () -> String) {
    if echoes { show(text, prompt: prompt()) }
  }

  /// Prints what a transcript begins with: the header of its world, where that is not the one that sessions begin in by themselves.
  func echoHeader(of configuration: PlaygroundConfiguration) {
    guard echoes, !isJSON else { return }
    let header = SessionHeader(configuration: configuration).text
    if header != SessionHeader(configuration: PlaygroundConfiguration()).text { output.write(header) }
  }

  /// Prints a directive between inputs that a transcript needs to be a session.
  func echo(directive name: String, _ rest: String) {
    if echoes, !isJSON { output.line("%\(name) \(VisibleText.of(rest))") }
  }

  /// Shows an input that was not typed as if it had been.
  func show(_ text: String, prompt: String) {
    guard !isJSON else { return }
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      output.line((index == 0 ? prompt : "  ...> ") + VisibleText.of(String(line)))
    }
  }

  /// A printer to the same place that tells only inputs that failed.
  func forFailures(in file: String) -> ResultPrinter {
    let printer = ResultPrinter(output: output, isJSON: isJSON, style: style, echoes: false)
    printer.quietFile = file
    printer.hasOpened = hasOpened
    return printer
  }

  /// Shows an input that waits to be run, without ending its last line.
  func showWaiting(_ text: String, prompt: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.count > 1 { show(lines.dropLast().joined(separator: "\n"), prompt: prompt) }
    output.write((lines.count > 1 ? "  ...> " : prompt) + VisibleText.of(String(lines.last ?? "")))
  }

  /// Prints an error that no input made.
  func complain(_ text: String) { output.line(style.paint(VisibleText.of("!! error: \(text)"))) }

  /// Prints something that the tool says, and may leave the cursor behind it.
  func remark(_ text: String, endsLine: Bool) {
    guard !isJSON else { return }
    output.write(style.paint(VisibleText.of("# \(text)")) + (endsLine ? "\n" : " "))
  }

  /// Prints a result.
  func print(_ result: StepResult, settings: Settings) {
    if let quietFile {
      guard result.failed else { return }
      comment("\(quietFile), `\(result.firstLine)`:")
    }
    open()
    if isJSON {
      output.write(JSONRenderer.bytes(result))
    } else {
      var sink = LineSink(style: style, into: output.pending)
      TextRenderer(settings).write(result, to: &sink)
    }
    output.endInput()
  }

  /// Prints something that the tool says.
  func comment(_ text: String) {
    guard !isJSON else { return }
    output.line(style.paint(VisibleText.of(text.isEmpty ? "#" : "# \(text)")))
  }
}
