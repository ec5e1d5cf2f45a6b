#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import ObjectModel

/// The command line tool: options in, exit status out.
package struct Tool {
  /// What the executable wires in.
  let environment: ToolEnvironment

  package init(_ environment: ToolEnvironment) { self.environment = environment }

  /// Does what the arguments behind the program's name ask for.
  package func run(_ arguments: [String]) -> Int32 {
    // What cannot be written is told by the call that writes.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    let options: Options
    do {
      options = try Options.parse(arguments)
    } catch {
      Complaint.write(error.message, hint: "splitlab --help lists the options")
      return ExitStatus.usage
    }
    let output = Output(descriptor: environment.outputDescriptor, flushesOften: environment.isOutputTerminal)
    let status = run(options, output)
    output.flush()
    // A reader that has seen enough and closes the pipe needs no word.
    if let error = output.error, error != EPIPE { Complaint.write(FileFailure(.system(error), path: "standard output").message) }
    return output.hasFailed ? ExitStatus.errors : status
  }

  private func run(_ options: Options, _ output: Output) -> Int32 {
    if options.showsHelp {
      output.write(Usage.text)
      return ExitStatus.fine
    }
    if options.showsVersion {
      output.line(Usage.version)
      return ExitStatus.fine
    }
    switch options.mode {
    // Whoever stays behind a file wants to see what has happened so far.
    case .run: return runScripts(options, printer(options, output, echoes: options.echoes || options.staysInteractive && !options.isQuiet))
    case .replay: return replay(options, printer(options, output, echoes: true))
    case .verify: return Verifier(options: options, environment: environment).run(output: output) { ask($0, $1, output) }
    case .export: return export(options, output)
    case .completions:
      output.write(options.operands.first.flatMap { ShellCompletions.shells[$0] }.map { $0() } ?? "")
      return ExitStatus.fine
    case .reference: return reference(options, output)
    }
  }

  private func printer(_ options: Options, _ output: Output, echoes: Bool) -> ResultPrinter {
    ResultPrinter(
      output: output, isJSON: options.isJSON, style: options.style(isTerminal: environment.isOutputTerminal), echoes: echoes)
  }

  // MARK: Running

  private func runScripts(_ options: Options, _ printer: ResultPrinter) -> Int32 {
    let runner = ScriptRunner(options: options, environment: environment, printer: printer)
    let isShell = options.isShell(environment)
    printer.open()
    do {
      if options.resumes { try resume(options, runner, printer) }
      for source in options.sources where runner.ending == nil {
        switch source {
        case .text(let text): try runner.run(text: text)
        case .file("-"): try runner.runStandardInput()
        case .file(let path): try runner.run(file: path)
        }
      }
      if !isShell, options.sources.isEmpty { try runner.runStandardInput() }
    } catch {
      printer.output.flush()
      Complaint.write(error.message)
      return ExitStatus.usage
    }
    if isShell, runner.ending != .quit, runner.ending != .outputFailed { return shell(options, runner, printer) }
    return status(of: runner)
  }

  func status(of runner: ScriptRunner) -> Int32 {
    switch runner.ending {
    case .stopped: ExitStatus.stopped
    case .interrupted: ExitStatus.interrupted
    case .outputFailed: ExitStatus.errors
    case .quit, nil: runner.hasErrors ? ExitStatus.errors : ExitStatus.fine
    }
  }

  /// Runs the kept session again, silently.
  private func resume(_ options: Options, _ runner: ScriptRunner, _ printer: ResultPrinter) throws(RunFailure) {
    guard let path = FilePath.lastSession, FileSystem.exists(path) else {
      let place = FilePath.lastSession ?? "last.session"
      throw .session(SessionFailure("there is no session to resume yet; leaving a shell keeps its session", file: place, line: 1))
    }
    let silent = ScriptRunner(options: options, environment: environment, printer: printer.forFailures(in: path))
    silent.logsSteps = true
    silent.trustedFolder = ""
    try silent.run(file: path)
    runner.adopt(silent)
    guard !options.isQuiet else { return }
    let session = runner.begunSession()
    printer.comment("\(Usage.version) · \(runner.configuration.worldTitle)")
    printer.comment("the last session goes on at `\(session.prompt.trimmedAtEnd)`; `timeline` lists its steps, ^D leaves")
  }

  private func shell(_ options: Options, _ runner: ScriptRunner, _ printer: ResultPrinter) -> Int32 {
    let isFresh = runner.session == nil
    if options.readsInitFile, isFresh { runInitFile(options, runner, printer) }
    let session = runner.begunSession()
    session.isTerminal = true
    if Locale.asksForASCII { session.settings.isASCII = true }
    session.setFiles(.unrestricted, baseFolder: "")
    if session.log == nil { session.log = SessionLog(configuration: runner.configuration) }
    if options.readsInitFile, !isFresh { takeHabits(session, printer) }
    if isFresh, !options.isQuiet { for line in banner(runner.configuration) { printer.comment(line) } }
    guard let makeInput = environment.makeInput else { return status(of: runner) }
    InteractiveLoop(session: session, input: makeInput(session, options), printer: printer, grammar: environment.grammar).run()
    return ExitStatus.fine
  }

  private func banner(_ configuration: PlaygroundConfiguration) -> [String] {
    [
      "\(Usage.version) · \(configuration.worldTitle)",
      "`tour` shows around, `sample courses` builds a world, `help` helps, ^D leaves",
    ]
  }

  /// Begins a shell with what the user's file says; only what fails is told.
  private func runInitFile(_ options: Options, _ runner: ScriptRunner, _ printer: ResultPrinter) {
    guard let path = FilePath.initFile, FileSystem.exists(path) else { return }
    var options = options
    options.keepsGoing = true
    options.until = nil
    let silent = ScriptRunner(options: options, environment: environment, printer: printer.forFailures(in: path))
    silent.logsSteps = true
    silent.trustedFolder = FilePath.folder(of: path)
    do {
      try silent.run(file: path)
      runner.adopt(silent)
    } catch {
      printer.complain(error.message)
    }
  }

  /// Takes settings and aliases of the user's file alone, for a session that has begun already.
  private func takeHabits(_ session: any SessionDriving, _ printer: ResultPrinter) {
    guard let path = FilePath.initFile, FileSystem.exists(path), let file = try? SessionFile(path: path, grammar: environment.grammar)
    else { return }
    for step in file.steps(release: Release(7, 1), device: "ipad") where ["set", "alias"].contains(step.text.words.first) {
      let result = session.run(step.text, language: nil)
      if result.failed { printer.forFailures(in: path).print(result, settings: session.settings) }
    }
  }

  private func replay(_ options: Options, _ printer: ResultPrinter) -> Int32 {
    let runner = ScriptRunner(options: options, environment: environment, printer: printer)
    runner.pacing = Pacing(
      isWatched: true, waitsForEnter: options.steps, seconds: options.pace ?? 0, hasKeyboard: environment.isInputTerminal || options.steps,
      echoesEnter: environment.isInputTerminal, isInterrupted: environment.isInterrupted)
    runner.pacing.open(printer)
    do {
      for path in options.operands { try runner.run(file: path) }
    } catch {
      printer.output.flush()
      Complaint.write(error.message)
      return ExitStatus.usage
    }
    return status(of: runner)
  }

  // MARK: Other modes

  private func reference(_ options: Options, _ output: Output) -> Int32 {
    for page in environment.referencePages() {
      guard let folder = options.referenceFolder else {
        output.write(page.text)
        continue
      }
      do throws(FileFailure) {
        try FileSystem.write(page.text, to: "\(folder)/\(page.name)")
      } catch {
        Complaint.write(error.message)
        return ExitStatus.errors
      }
    }
    return ExitStatus.fine
  }
}
