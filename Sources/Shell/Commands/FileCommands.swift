import Exporters
import ObjectModel
import ScriptLanguage

extension CommandTable {
  static let files: [Command] = [
    Command("record", .files, .session, "FILE", "Writes the session to a file, step by step.", completes: [.file], examples: []) {
      playground, input throws(CommandFailure) in
      let word = try input.file("record takes a file: `record turn.session`")
      let path = try playground.allowed(word, writing: true)
      let log = playground.beginLog()
      do throws(FileFailure) {
        try log.beginRecording(
          to: path, overwriting: playground.configuration.overwritesFiles || input.isForced)
      } catch {
        throw CommandFailure("file", error.message, at: word)
      }
      return .note("recording to \(word.text); `stop` ends it")
    },
    Command("note", .files, .session, "TEXT", "Writes a comment into the session.", examples: ["note a first look"]) {
      playground, input throws(CommandFailure) in
      do throws(FileFailure) { try playground.beginLog().note(input.rest, step: playground.inputs.count) } catch {
        throw CommandFailure("file", error.message)
      }
      return .done
    },
    Command("chapter", .files, .session, "TEXT", "Begins a chapter of the session.", examples: ["chapter Turn the device"]) {
      playground, input throws(CommandFailure) in
      do throws(FileFailure) { try playground.beginLog().chapter(input.rest, step: playground.inputs.count) } catch {
        throw CommandFailure("file", error.message)
      }
      return .done
    },
    Command("stop", .files, .session, "", "Ends a recording.", examples: []) { playground, _ throws(CommandFailure) in
      guard let path = playground.log?.stopRecording() else {
        throw CommandFailure("not-recording", "nothing is recorded; `record FILE` begins")
      }
      return .note("\(path) holds the session")
    },
    Command("save", .files, .session, "FILE", "Writes the session so far to a file.", completes: [.file], examples: []) {
      playground, input throws(CommandFailure) in
      let word = try input.file("save takes a file: `save turn.session`")
      let path = try playground.allowed(word, writing: true)
      do throws(FileFailure) {
        try playground.beginLog().save(
          to: path, overwriting: playground.configuration.overwritesFiles || input.isForced)
      } catch {
        throw CommandFailure("file", error.message, at: word)
      }
      let count = playground.inputs.count
      return .note(contentsOf: ["\(word.text) holds \(count) step\(count == 1 ? "" : "s")"] + playground.filesElsewhere(than: path, word))
    },
    Command(
      "export", .files, .session, "FORMAT [FILE]", "Hands on what is on the screen: tells it, or writes it to a file.",
      completes: [.word(ExportFormat.all.map(\.name)), .file], examples: ["sample courses", "export text"]
    ) {
      playground, input throws(CommandFailure) in try playground.export(input)
    },
    Command("replay", .files, .session, "FILE", "Runs a session file.", completes: [.file], examples: []) {
      playground, input throws(CommandFailure) in
      let word = try input.word(0, "replay takes a file: `replay turn.session`")
      return playground.run(try playground.session(word))
    },
  ]
}

extension CommandInput {
  /// The file to write.
  fileprivate func file(_ usage: String) throws(CommandFailure) -> Word {
    guard let word = try files().first else { throw CommandFailure("usage", usage, at: plain.last) }
    return word
  }

  /// The words, wherever `--force` stands; another word with hyphens in front is refused, since it looks like an option.
  func files() throws(CommandFailure) -> [Word] {
    if let option = plain.first(where: { $0.text.hasPrefix("--") && $0.text != "--force" && !$0.isQuoted }) {
      throw CommandFailure("usage", "no option '\(option.text)' here; `--force` writes over a file that exists", at: option)
    }
    return plain.filter { $0.text != "--force" }
  }

  /// Whether a file that exists may be written over.
  var isForced: Bool { plain.contains { $0.text == "--force" } }
}

extension Playground {
  /// The log of the session; begun late, it gets the steps so far by running them again.
  func beginLog() -> SessionLog {
    if let log { return log }
    let log = logOfInputs()
    self.log = log
    return log
  }

  /// What to know of a session that is saved away from the files it loads: their names lead from its own folder.
  func filesElsewhere(than path: String, _ word: Word) -> [String] {
    guard FilePath.folder(of: path) != configuration.baseFolder else { return [] }
    guard let file = inputs.flatMap({ $0.files.keys.sorted() }).first(where: { !$0.hasPrefix("/") }) else { return [] }
    return ["\(word.text) loads '\(file)' from a folder of its own: to verify it, put the file there, or save the session here"]
  }

  private func logOfInputs() -> SessionLog {
    let log = SessionLog(configuration: configuration)
    runAgain { _, _, result in try? log.append(result, settings: configuration.settings) }
    return log
  }

  /// Writes the log anew, as another release or device has another header and other expectations.
  func rewriteLog() {
    guard let old = log, !isReplaying else { return }
    let path = old.stopRecording()
    let log = logOfInputs()
    self.log = log
    guard let path else { return }
    try? log.beginRecording(to: path, overwriting: true)
  }
}
