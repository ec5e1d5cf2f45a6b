import LineEditing
import Shell

/// The terminal with an editor: history, completion and hints; plain lines where it cannot be edited on.
enum EditedInput {
  static func make(_ session: any SessionDriving, keepsHistory: Bool) -> InteractiveInput {
    guard let playground = session as? Playground, let reader = reader(for: playground) else { return TypedLines.input }
    let file = keepsHistory ? HistoryFile.ofUser : nil
    for entry in file?.entries ?? [] { reader.remember(entry) }
    var input = InteractiveInput { prompt in
      switch reader.read(prompt: prompt) {
      case .line(let text, let isPaste): .text(text, isPaste: isPaste)
      case .interrupted: .interrupted
      case .end: .end
      }
    }
    input.remember = { text in
      guard text.first != " " else { return }
      reader.remember(text)
      file?.append(text)
    }
    input.beginRunning = { Interrupt.clear() }
    input.endRunning = { Interrupt.clear() }
    return input
  }

  private static func reader(for playground: Playground) -> EditedReader? {
    EditedReader(
      program: "splitlab",
      complete: { line, cursor in
        let text = String(decoding: line.utf8.prefix(cursor), as: UTF8.self)
        let found = Completer(playground).candidates(for: text)
        return Completion(typed: found.typed, candidates: found.candidates.map { Completion.Candidate($0.text, $0.summary) })
      },
      hint: { Completer(playground).hint(for: $0) })
  }
}
