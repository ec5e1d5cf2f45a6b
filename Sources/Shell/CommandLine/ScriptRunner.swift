import ObjectModel
import SceneModel
import ScriptLanguage

/// Runs session files, code files, the texts of `-c` and standard input, one after the other, in one session.
package final class ScriptRunner {
  private let options: Options
  private let environment: ToolEnvironment
  private let printer: ResultPrinter
  /// The session, once the first input has begun it.
  package private(set) var session: (any SessionDriving)?
  /// Whether an error that no file expected came up.
  package private(set) var hasErrors = false
  /// Why the run is over before its end.
  package private(set) var ending: Ending?
  private var failure: (file: String, line: Int)?
  private var header = SessionHeader()
  private var hasRun = false
  /// The world after the last input.
  private var state: WorldState?
  var pacing = Pacing()
  /// Whether steps are kept with what was seen from the start.
  var logsSteps = false
  /// The folder that paths start from where a file is the user's own, and may do what the user may.
  var trustedFolder: String?

  package enum Ending {
    case quit
    case stopped
    case interrupted
    case outputFailed
  }

  package init(options: Options, environment: ToolEnvironment, printer: ResultPrinter) {
    self.options = options
    self.environment = environment
    self.printer = printer
  }

  /// The session, begun now if no input did.
  package func begunSession() -> any SessionDriving {
    if let session { return session }
    let configuration = self.configuration
    let made = environment.makeSession(configuration)
    if logsSteps { made.log = SessionLog(configuration: configuration) }
    session = made
    printer.echoHeader(of: configuration)
    if let note = configuration.borrowedSize { printer.comment(note) }
    return made
  }

  /// What the session begins with.
  package var configuration: PlaygroundConfiguration {
    var configuration = options.configuration(for: header)
    configuration.isInterrupted = environment.isInterrupted
    configuration.recordsEverything = options.isJSON
    return configuration
  }

  /// Goes on with the session of another runner.
  func adopt(_ other: ScriptRunner) {
    session = other.session
    header = other.header
    hasRun = true
  }

  // MARK: Sources

  /// Runs a file: code by its suffix, anything else as a session.
  package func run(file path: String) throws(RunFailure) {
    let bytes = try RunFailure.catching { () throws(FileFailure) in try FileSystem.read(path) }
    try RunFailure.catching(path) { () throws(SessionFailure) in
      if let language = FilePath.language(of: path) {
        let lines = try TextLines.lines(of: SourceBytes.text(bytes).map { Array($0.utf8) } ?? bytes)
        restrictFiles(to: FilePath.folder(of: path))
        run(input: lines.joined(separator: "\n"), language: language, file: FilePath.name(of: path), line: 1)
        settle()
      } else {
        try run(try TextLines.lines(of: bytes), file: FilePath.name(of: path)) { restrictFiles(to: FilePath.folder(of: path)) }
      }
    }
  }

  /// Runs a text of `-c`.
  package func run(text: String) throws(RunFailure) {
    try RunFailure.catching("-c") { () throws(SessionFailure) in
      try run(try TextLines.lines(of: Array(text.utf8)), file: "-c") { begunSession().setFiles(.unrestricted, baseFolder: "") }
    }
  }

  private func run(_ lines: [String], file: String, prepare: () -> Void) throws(SessionFailure) {
    let (header, entries) = try SessionParser.parse(lines, grammar: environment.grammar)
    try check(header)
    if !hasRun || !header.isEmpty { begin(header) }
    prepare()
    run(entries, file: file)
  }

  /// Runs standard input while it arrives.
  package func runStandardInput() throws(RunFailure) {
    var lines = TextLines()
    var parser = SessionParser(grammar: environment.grammar)
    defer { settle() }
    while ending == nil {
      printer.output.flush()
      let bytes = try RunFailure.catching { () throws(FileFailure) in
        try FileSystem.readSome(0, path: "standard input", isInterrupted: environment.isInterrupted)
      }
      if environment.isInterrupted() {
        ending = .interrupted
        return
      }
      try RunFailure.catching("standard input") { () throws(SessionFailure) in
        for line in try lines.feed(bytes ?? []) { try run(line, &parser) }
        if bytes == nil { for line in try lines.finish() { try run(line, &parser) } }
        if bytes == nil, ending == nil { try run(try parser.finish(), parser.header) }
      }
      if bytes == nil { return }
    }
  }

  private func run(_ line: String, _ parser: inout SessionParser) throws(SessionFailure) {
    if ending == nil { try run(try parser.feed(line), parser.header) }
  }

  private func run(_ entries: [SessionEntry], _ header: SessionHeader) throws(SessionFailure) {
    if session == nil, !entries.isEmpty {
      try check(header)
      begin(header)
      restrictFiles(to: "")
    }
    for entry in entries where ending == nil { run(entry, file: "standard input") }
  }

  /// Begins a session with the header at the next input.
  private func begin(_ header: SessionHeader) {
    self.header = header
    session = nil
    state = nil
    hasRun = true
  }

  private func check(_ header: SessionHeader) throws(SessionFailure) {
    for release in header.releases.isEmpty ? [options.configuration.release] : header.releases {
      let configuration = options.configuration(for: header, release: release)
      if let impossibility = configuration.impossibility { throw SessionFailure(impossibility, line: 1) }
    }
  }

  private func restrictFiles(to folder: String) {
    let access: PlaygroundConfiguration.FileAccess =
      options.allowsFiles || trustedFolder != nil ? .unrestricted : .readOnly(inside: folder.isEmpty ? "." : folder)
    begunSession().setFiles(access, baseFolder: trustedFolder ?? folder)
  }

  // MARK: Entries

  private func run(_ entries: [SessionEntry], file: String) {
    for entry in entries {
      if ending != nil { return }
      if let until = options.until, entry.lines.lowerBound > until { break }
      run(entry, file: file)
    }
    settle()
  }

  private func run(_ entry: SessionEntry, file: String) {
    let session = begunSession()
    guard entry.branches.isEmpty || counts(entry) else { return }
    switch entry.kind {
    case .expectation(let expectation):
      if expectation.sigil == .failure { failure = nil }
    case .input(let text):
      settle()
      if ending == nil { run(input: text, language: nil, file: file, line: entry.lines.lowerBound) }
    case .chapter(let title):
      settle()
      if pacing.isWatched { printer.output.line("## \(VisibleText.of(title))") }
    case .directive(let name, let words, let rest):
      settle()
      if ending == nil, Settings.directives.contains(name) {
        session.settings.apply(directive: name, words)
        printer.echo(directive: name, rest)
      }
      if ending == nil, !pacing.follow(directive: name, rest, printer: printer) || environment.isInterrupted() { ending = pause() }
    }
  }

  /// Whether an entry counts in the world as it is now.
  private func counts(_ entry: SessionEntry) -> Bool {
    let begun = options.configuration(for: header)
    return entry.counts(release: state.flatMap { Release($0.release) } ?? begun.release, device: state.map(\.device) ?? begun.device)
  }

  private func run(input text: String, language: Language?, file: String, line: Int) {
    let session = begunSession()
    if pacing.holdsInputs {
      printer.showWaiting(text, prompt: session.prompt)
      guard pacing.goesOn(printer), !environment.isInterrupted() else {
        ending = pause()
        return
      }
    } else {
      printer.echo(text, prompt: session.prompt)
    }
    let result = session.run(text, language: language)
    printer.print(result, settings: session.settings)
    if printer.output.hasFailed {
      ending = .outputFailed
    } else if environment.isInterrupted() {
      ending = .interrupted
    } else if result.quits {
      ending = .quit
    }
    if result.failed { failure = (file, line + result.lineOfFailure - 1) }
    if !result.state.release.isEmpty { state = result.state }
  }

  /// Why a replay ends while it waits.
  private func pause() -> Ending { environment.isInterrupted() ? .interrupted : .quit }

  /// Counts an error that the lines behind the input did not expect.
  private func settle() {
    guard let failure else { return }
    self.failure = nil
    hasErrors = true
    guard !options.keepsGoing, ending == nil else { return }
    ending = .stopped
    if !options.isQuiet, !options.isJSON {
      printer.output.flush()
      Complaint.write("stopped at \(failure.file):\(failure.line); --keep-going goes on after errors")
    }
  }
}

extension StepResult {
  /// The line of the input that an error or exception is on, from 1.
  fileprivate var lineOfFailure: Int {
    let own = diagnostics.filter { $0.file == nil && ($0.severity == .error || $0.code == "raised") }
    return own.lazy.compactMap(\.place?.line).first ?? 1
  }
}

extension Settings {
  /// The directives that may stand between inputs.
  static let directives: Set<String> = ["show", "messages", "language"]

  /// Follows `%show`, `%messages` and `%language` between inputs.
  mutating func apply(directive name: String, _ words: [String]) {
    guard let word = words.first else { return }
    switch name {
    case "show": show = Show(rawValue: word) ?? show
    case "messages": messages = Messages(rawValue: word) ?? messages
    case "language": language = Language(rawValue: word) ?? language
    default: break
    }
  }
}

extension SessionHeader {
  /// Whether the header asks for a world of its own.
  var isEmpty: Bool {
    releases.isEmpty && device == nil && ruleSwitches.isEmpty && isStrict == nil && language == nil && show == nil && messages == nil
  }
}
