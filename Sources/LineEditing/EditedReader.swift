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
  package typealias Hinter = (_ line: String) -> String?

  /// The closures, behind a pointer for the callbacks of C.
  private final class Callbacks {
    let complete: Completer
    let hint: Hinter

    init(_ complete: @escaping Completer, _ hint: @escaping Hinter) {
      self.complete = complete
      self.hint = hint
    }
  }

  private let editor: OpaquePointer
  private let callbacks: Callbacks

  /// Takes over the terminal; `nil` where it cannot be edited on.
  package init?(program: String, complete: @escaping Completer, hint: @escaping Hinter) {
    guard isatty(0) == 1, isatty(1) == 1, let term = getenv("TERM").map({ String(cString: $0) }), !term.isEmpty, term != "dumb" else {
      return nil
    }
    let callbacks = Callbacks(complete, hint)
    let table = line_editor_callbacks(
      context: Unmanaged.passUnretained(callbacks).toOpaque(),
      complete: { context, line, cursor, again, list in EditedReader.complete(context, line, cursor, again != 0, list) },
      hint: { context, line in
        guard let context, let line else { return nil }
        let callbacks = Unmanaged<Callbacks>.fromOpaque(context).takeUnretainedValue()
        return callbacks.hint(String(cString: line)).flatMap { strdup($0) }
      })
    guard let editor = line_editor_open(program, table) else { return nil }
    self.editor = editor
    self.callbacks = callbacks
  }

  deinit { line_editor_close(editor) }

  /// Inserts what all candidates share; where that is nothing, or on a second Tab, lists them.
  private static func complete(
    _ context: UnsafeMutableRawPointer?, _ line: UnsafePointer<CChar>?, _ cursor: Int, _ again: Bool,
    _ list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  ) -> UnsafeMutablePointer<CChar>? {
    guard let context, let line else { return nil }
    let callbacks = Unmanaged<Callbacks>.fromOpaque(context).takeUnretainedValue()
    let completion = callbacks.complete(String(cString: line), cursor)
    guard let first = completion.candidates.first else { return nil }
    if completion.candidates.count == 1 {
      return strdup(String(decoding: first.text.utf8.dropFirst(completion.typed), as: UTF8.self) + " ")
    }
    let shared = String(decoding: completion.commonPrefix.utf8.dropFirst(completion.typed), as: UTF8.self)
    if shared.isEmpty, again { list?.pointee = strdup(completion.list) }
    return strdup(shared)
  }

  package func read(prompt: String) -> LineReading {
    var status: Int32 = 0
    var wasPaste: Int32 = 0
    let line = line_editor_read(editor, prompt, &status, &wasPaste)
    defer { free(line) }
    if Int(status) == Int(LINE_EDITOR_INTERRUPTED) { return .interrupted }
    guard let line else { return .end }
    return .line(String(cString: line), isPaste: wasPaste != 0)
  }

  package func remember(_ line: String) { line_editor_remember(editor, line) }
  package func prefill(_ text: String) { line_editor_prefill(editor, text) }
}
