import LineEditing
import Shell

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal with an editor: history, completion and hints; plain lines where it cannot be edited on.
enum EditedInput {
  static func make(_ session: any SessionDriving, keepsHistory: Bool, isColored: Bool) -> InteractiveInput {
    let edited = (session as? Playground).flatMap { editedReader(for: $0, isColored: isColored) }
    guard let reader: any LineReader = edited ?? PlainReader() else { return InteractiveInput { _ in .end } }
    var file = keepsHistory && edited != nil ? HistoryFile.ofUser : nil
    let entries = file?.entries() ?? []
    for entry in entries { reader.remember(entry) }
    var input = InteractiveInput { prompt in
      // From here to the prompt ^C belongs to the input before.
      Interrupt.clear()
      return switch reader.read(prompt: prompt) {
      case .line(let text, let isPaste): .text(text, isPaste: isPaste)
      case .interrupted: .interrupted
      case .end: .end
      }
    }
    input.remember = { text in
      reader.remember(text)
      file?.append(text)
    }
    input.lastEntry = entries.last ?? ""
    if isatty(0) == 1, isatty(1) == 1 { input.edit = edit }
    input.isInterrupted = { Interrupt.isPending }
    return input
  }

  /// Opens the user's editor on a text.
  private static func edit(_ text: String) -> InteractiveInput.Edit {
    do throws(ExternalEditor.Failure) {
      return .saved(try ExternalEditor().edit(text, suffix: ".m"))
    } catch {
      return .failed(error.message)
    }
  }

  private static func editedReader(for playground: Playground, isColored: Bool) -> EditedReader? {
    EditedReader(
      program: "splitlab", isColored: isColored,
      complete: { line, cursor in
        let text = String(decoding: line.utf8.prefix(cursor), as: UTF8.self)
        let found = Completer(playground).candidates(for: text)
        return Completion(typed: found.typed, candidates: found.candidates.map { Completion.Candidate($0.text, $0.summary) })
      },
      hint: { hint(for: $0, playground) })
  }

  /// The rest of the only word that fits, to be taken; else the parameters still missing.
  private static func hint(for line: String, _ playground: Playground) -> Hint? {
    guard playground.settings.showsHints else { return nil }
    let completer = Completer(playground)
    if let note = completer.hint(for: line) { return Hint(note: note) }
    guard line.last != " " else { return nil }
    let found = completer.candidates(for: line)
    guard found.typed > 1, found.candidates.count == 1 else { return nil }
    let rest = String(decoding: found.candidates[0].text.utf8.dropFirst(found.typed), as: UTF8.self)
    return rest.isEmpty ? nil : Hint(takes: rest)
  }
}
