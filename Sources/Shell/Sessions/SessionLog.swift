import ObjectModel

/// The steps of a session with the expectations that would check them, kept for `record`, `save` and `--resume`.
///
/// `Playground` appends each step when it ends, truncates on `undo` and `goto`, and passes on `note`, `chapter`, `record`, `stop` and `save`.
package final class SessionLog {
  private struct Entry {
    let step: Int
    let text: String
    /// How the next input would be read.
    let manner: ReadingManner
  }

  private let header: String
  private let firstManner: ReadingManner
  private var entries: [Entry] = []
  private var file: RecordingFile?
  /// Where the session is kept for `--resume`, and the file, once there is a step to keep.
  private var keptPath: String?
  private var kept: RecordingFile?

  package init(configuration: PlaygroundConfiguration) {
    header = SessionHeader(configuration: configuration).text
    firstManner = ReadingManner(configuration.settings, selfName: nil)
  }

  /// The file that is being recorded to.
  package var recordingPath: String? { file?.path }

  package var isEmpty: Bool { entries.isEmpty }

  private var manner: ReadingManner { entries.last?.manner ?? firstManner }

  /// The whole session as a file.
  package var text: String { entries.reduce(into: header) { $0 += $1.text } }

  /// Adds a step with what was seen. Inputs that are no steps are passed over.
  package func append(_ result: StepResult, settings: Settings) throws(FileFailure) {
    if !result.substeps.isEmpty {
      for substep in result.substeps { try append(substep, settings: settings) }
      return
    }
    guard result.isStep || result.exception != nil else { return }
    let lines = result.manner.lines(after: manner).map { $0 + "\n" }.joined()
    try add(Entry(step: result.step, text: lines + RecordedStep(result, settings: settings).text, manner: result.mannerAfter))
  }

  /// Adds a comment.
  package func note(_ text: String, step: Int) throws(FileFailure) {
    try add(Entry(step: step, text: text.isEmpty ? "#\n" : "# \(text.singleLine)\n", manner: manner))
  }

  /// Adds a chapter's title.
  package func chapter(_ text: String, step: Int) throws(FileFailure) {
    try add(Entry(step: step, text: "## \(text.singleLine)\n", manner: manner))
  }

  /// Forgets everything after the given number of steps, in the file too.
  package func truncate(toStep step: Int) throws(FileFailure) {
    while let last = entries.last, last.step > step { entries.removeLast() }
    guard file != nil || kept != nil else { return }
    let length = text.utf8.count
    try? kept?.truncate(to: length)
    try file?.truncate(to: length)
  }

  /// Keeps the session from its next step on, each step as it ends, so that a shell that is killed loses at most the one in flight.
  package func keep(at path: String) { keptPath = path }

  /// Writes the whole session where it is kept, as the shell ends.
  package func finishKeeping() {
    guard let keptPath, !isEmpty else { return }
    FileSystem.makeFolder(FilePath.folder(of: keptPath))
    try? FileSystem.write(text, to: keptPath)
  }

  /// Writes header and steps so far to the file, and from now on each step as it ends.
  package func beginRecording(to path: String, overwriting: Bool) throws(FileFailure) {
    let file = try RecordingFile(path: path, overwriting: overwriting)
    try file.append(text)
    self.file = file
  }

  /// Ends the recording, and returns the path of the file.
  @discardableResult
  package func stopRecording() -> String? {
    defer { file = nil }
    return file?.path
  }

  /// Writes the session so far to a file of its own.
  package func save(to path: String, overwriting: Bool) throws(FileFailure) {
    try FileSystem.write(text, to: path, overwriting: overwriting)
  }

  private func add(_ entry: Entry) throws(FileFailure) {
    entries.append(entry)
    keepLast()
    try file?.append(entry.text)
  }

  /// Nothing is said of a session that cannot be kept: whoever wants a file has `record`.
  private func keepLast() {
    guard let keptPath, let last = entries.last else { return }
    if let kept {
      try? kept.append(last.text)
    } else {
      FileSystem.makeFolder(FilePath.folder(of: keptPath))
      kept = try? RecordingFile(anew: keptPath, with: text)
    }
  }
}
