import CLineEditor

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads lines with libedit: history, completion, hints, bracketed paste.
package final class EditedReader: LineReader {
  /// What may stand at the cursor, a byte offset into the line.
  package typealias Completer = (_ line: String, _ cursor: Int) -> Completion
  /// The faint text behind the cursor.
  package typealias Hinter = (_ line: String) -> Hint?

  /// What the callbacks of C need, behind their pointer.
  private final class Context {
    let complete: Completer
    let hint: Hinter
    var history = HistoryBrowser()

    init(_ complete: @escaping Completer, _ hint: @escaping Hinter) {
      self.complete = complete
      self.hint = hint
    }

    static func at(_ pointer: UnsafeMutableRawPointer?) -> Context? {
      pointer.map { Unmanaged<Context>.fromOpaque($0).takeUnretainedValue() }
    }
  }

  private let editor: OpaquePointer
  private let context: Context
  private let isColored: Bool

  /// Takes over the terminal; `nil` where it cannot be edited on.
  package init?(program: String, isColored: Bool, complete: @escaping Completer, hint: @escaping Hinter) {
    guard isatty(0) == 1, isatty(1) == 1, let term = getenv("TERM").map({ String(cString: $0) }), !term.isEmpty, term != "dumb" else {
      return nil
    }
    let context = Context(complete, hint)
    let callbacks = line_editor_callbacks(
      context: Unmanaged.passUnretained(context).toOpaque(),
      complete: { context, line, cursor, again, columns, list in
        guard let context = Context.at(context), let line else { return nil }
        let completion = context.complete(String(cString: line), cursor)
        let insertion = completion.insertion
        if insertion.isEmpty, again != 0 { list?.pointee = strdup(completion.lines(columns: Int(columns)).joined(separator: "\n")) }
        return strdup(insertion)
      },
      hint: { context, line, takes in
        guard let context = Context.at(context), let line, let hint = context.hint(String(cString: line)) else { return nil }
        takes?.pointee = hint.takes.utf8.count
        return strdup(hint.takes + hint.note)
      },
      recall: { context, line, cursor, direction in
        guard let context = Context.at(context), let line else { return nil }
        return context.history.step(Int(direction), from: String(cString: line), cursor: cursor).flatMap { strdup($0) }
      })
    guard let editor = line_editor_open(program, callbacks) else { return nil }
    self.editor = editor
    self.context = context
    self.isColored = isColored
  }

  deinit { line_editor_close(editor) }

  package func read(prompt: String) -> LineReading {
    var status: Int32 = 0
    var wasPaste: Int32 = 0
    context.history.beginLine()
    let line = line_editor_read(editor, isColored ? Self.colored(prompt) : prompt, &status, &wasPaste)
    defer { free(line) }
    if Int(status) == Int(LINE_EDITOR_INTERRUPTED) { return .interrupted }
    guard let line else { return .end }
    return .line(String(cString: line), isPaste: wasPaste != 0)
  }

  /// The prompt in bold. The escape sequences stand between marks, and its last blank behind them: at the end they would be lost.
  static func colored(_ prompt: String) -> String {
    let words = prompt.hasSuffix(" ") ? prompt.dropLast() : prompt[...]
    return "\u{1}\u{1B}[1m\u{1}\(words)\u{1}\u{1B}[0m\u{1} "
  }

  package func remember(_ line: String) {
    if context.history.add(line) { line_editor_forget(editor, line) }
    line_editor_remember(editor, line)
  }

  package func prefill(_ text: String) { line_editor_prefill(editor, text) }
}
