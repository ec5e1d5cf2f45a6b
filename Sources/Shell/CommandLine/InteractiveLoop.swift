import ScriptLanguage

/// The shell at a terminal: reads, runs, prints, until the end of input or `quit`.
package final class InteractiveLoop {
  private let session: any SessionDriving
  private let input: InteractiveInput
  private let printer: ResultPrinter
  private let grammar: InputGrammar

  package init(session: any SessionDriving, input: InteractiveInput, printer: ResultPrinter, grammar: InputGrammar) {
    self.session = session
    self.input = input
    self.printer = printer
    self.grammar = grammar
  }

  /// Runs until the user leaves, and keeps the session for `--resume`.
  package func run() {
    var pending = ""
    while !printer.output.hasFailed {
      printer.output.flush()
      switch input.read(pending.isEmpty ? session.prompt : "  ...> ") {
      case .interrupted: pending = ""
      case .end:
        if !pending.isEmpty { _ = run(inputs: pending, isPaste: false) }
        keepSession()
        return
      case .text(let text, let isPaste):
        pending += pending.isEmpty ? text : "\n" + text
        if isOpen(pending) { continue }
        defer { pending = "" }
        if run(inputs: pending, isPaste: isPaste || pending.contains("\n")) {
          keepSession()
          return
        }
      }
    }
  }

  private func isOpen(_ text: String) -> Bool {
    if SessionParser.isComment(text.trimmed) || Expectation(line: text) != nil { return false }
    if case .open = grammar.state(SessionParser.withoutPrompt(text)) { return true }
    return false
  }

  /// Runs what was typed or pasted, and says whether the shell ends.
  private func run(inputs text: String, isPaste: Bool) -> Bool {
    let inputs = isPaste ? split(text) : [text]
    for one in inputs {
      let trimmed = SessionParser.withoutPrompt(one).trimmed
      if trimmed.isEmpty || SessionParser.isComment(trimmed) || Expectation(line: trimmed) != nil { continue }
      if one.first != " " { input.remember(trimmed) }
      let result = session.run(trimmed, language: nil)
      printer.print(result, settings: session.settings)
      if result.quits { return true }
      // ^C means the rest of a paste too.
      if input.isInterrupted() { break }
    }
    return false
  }

  /// The inputs of a paste: one if all of it is code, else as a file would be read.
  private func split(_ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    guard let (_, entries) = try? SessionParser.parse(lines, grammar: grammar) else { return [text] }
    let inputs = entries.compactMap { entry in
      if case .input(let text) = entry.kind { text } else { nil }
    }
    let isAllCode = inputs.count == entries.count && inputs.allSatisfy { grammar.continues($0, "{") }
    return isAllCode && !inputs.isEmpty ? [inputs.joined(separator: "\n")] : inputs
  }

  private func keepSession() {
    guard let path = FilePath.lastSession, let log = session.log, !log.isEmpty else { return }
    FileSystem.makeFolder(FilePath.folder(of: path))
    try? FileSystem.write(log.text, to: path)
  }
}
