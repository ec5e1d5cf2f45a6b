import ScriptLanguage

/// The shell at a terminal: reads, runs, prints, until the end of input or `quit`.
package final class InteractiveLoop {
  private let session: any SessionDriving
  private let input: InteractiveInput
  private let printer: ResultPrinter
  private let grammar: InputGrammar
  private let scanner = InputScanner()
  /// The lines of an input that is not whole yet.
  private var pending = ""
  /// What `edit` opens.
  private var lastEntry: String

  package init(session: any SessionDriving, input: InteractiveInput, printer: ResultPrinter, grammar: InputGrammar) {
    self.session = session
    self.input = input
    self.printer = printer
    self.grammar = grammar
    lastEntry = input.lastEntry
  }

  /// Runs until the user leaves, and keeps the session for `--resume`.
  package func run() {
    if let path = FilePath.lastSession { session.log?.keep(at: path) }
    // The terminal may go, the session need not.
    defer { session.log?.finishKeeping() }
    while !printer.output.hasFailed {
      printer.output.flush()
      switch input.read(pending.isEmpty ? session.prompt : "  ...> ") {
      case .interrupted: pending = ""
      case .end:
        // ^D ends an input that is still open; once more, it leaves.
        if pending.isEmpty || run(inputs: pending, isPaste: false) { return }
        pending = ""
      case .text(let text, let isPaste):
        if take(text, isPaste: isPaste) { return }
      }
    }
  }

  /// Takes lines, and runs them once they are a whole input. Says whether the shell ends.
  private func take(_ text: String, isPaste: Bool) -> Bool {
    if !pending.isEmpty, text.trimmed == "edit" { return editPending() }
    pending += pending.isEmpty ? text : "\n" + text
    if isOpen(pending) { return false }
    defer { pending = "" }
    return run(inputs: pending, isPaste: isPaste || pending.contains("\n"))
  }

  private func isOpen(_ text: String) -> Bool {
    if SessionParser.isComment(text.trimmed) || Expectation(line: text) != nil { return false }
    if case .open = grammar.state(SessionParser.withoutPrompt(text), scanner) { return true }
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
      let edited = result.opensEditor ? edit(lastEntry, result) : nil
      if !result.opensEditor { lastEntry = trimmed }
      printer.print(result, settings: session.settings)
      if let edited, runEdited(edited) { return true }
      if result.quits { return true }
      // ^C means the rest of a paste too.
      if input.isInterrupted() { break }
    }
    return false
  }

  // MARK: edit

  /// Opens the user's editor on the last entry: what is saved, if there is something to run.
  private func edit(_ text: String, _ result: StepResult) -> String? {
    switch input.edit?(text) {
    case .saved(let saved):
      if !saved.trimmed.isEmpty, saved != text { return saved }
      result.notes.append(saved.trimmed.isEmpty ? "the file is empty, so nothing runs" : "nothing was changed, so nothing runs")
    case .failed(let reason): result.diagnostics.append(Diagnostic(.error, code: "editor", reason))
    case nil: result.diagnostics.append(Diagnostic(.error, code: "terminal-only", "edit works at a terminal only"))
    }
    return nil
  }

  /// Opens the user's editor on the entry that is not whole yet.
  private func editPending() -> Bool {
    switch input.edit?(pending) {
    case .saved(let saved):
      pending = ""
      return saved.trimmed.isEmpty ? false : runEdited(saved)
    case .failed(let reason): printer.comment(reason)
    case nil: printer.comment("edit works at a terminal only")
    }
    return false
  }

  /// Runs a text of the editor, shown first as if it had been typed; where it is not whole, the rest is asked for.
  private func runEdited(_ text: String) -> Bool {
    pending = ""
    printer.show(text, prompt: session.prompt)
    defer { if pending.isEmpty { lastEntry = text } }
    return take(text, isPaste: true)
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
}
