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
  private let environment: ToolEnvironment

  package init(_ environment: ToolEnvironment) { self.environment = environment }

  /// Does what the arguments behind the program's name ask for.
  package func run(_ arguments: [String]) -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    let options: Options
    do {
      options = try Options.parse(arguments)
    } catch {
      Complaint.write(error.message + "; --help lists the options")
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
    case .run: return runScripts(options, printer(options, output, echoes: options.echoes))
    case .replay: return replay(options, printer(options, output, echoes: true))
    case .verify: return Verifier(options: options, environment: environment).run(output: output) { ask($0, output) }
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
      if options.resumes { try resume(options, runner) }
      for text in options.texts where runner.ending == nil { try runner.run(text: text) }
      for path in options.operands where runner.ending == nil {
        if path == "-" { try runner.runStandardInput() } else { try runner.run(file: path) }
      }
      if !isShell, options.operands.isEmpty, options.texts.isEmpty { try runner.runStandardInput() }
    } catch {
      printer.output.flush()
      Complaint.write(error.message)
      return ExitStatus.usage
    }
    if isShell, runner.ending != .quit, runner.ending != .outputFailed { return shell(options, runner, printer) }
    return status(of: runner)
  }

  private func status(of runner: ScriptRunner) -> Int32 {
    switch runner.ending {
    case .stopped: ExitStatus.stopped
    case .interrupted: ExitStatus.interrupted
    case .outputFailed: ExitStatus.errors
    case .quit, nil: runner.hasErrors ? ExitStatus.errors : ExitStatus.fine
    }
  }

  /// Runs the kept session again, silently.
  private func resume(_ options: Options, _ runner: ScriptRunner) throws(RunFailure) {
    guard let path = FilePath.lastSession, FileSystem.exists(path) else {
      throw .session(SessionFailure("there is no session to resume yet", file: FilePath.lastSession ?? "last.session", line: 1))
    }
    let silent = ScriptRunner(
      options: options, environment: environment,
      printer: ResultPrinter(output: Output(descriptor: -1), isJSON: false, style: .plain, echoes: false))
    silent.logsSteps = true
    try silent.run(file: path)
    runner.adopt(silent)
  }

  private func shell(_ options: Options, _ runner: ScriptRunner, _ printer: ResultPrinter) -> Int32 {
    let isFresh = runner.session == nil
    let session = runner.begunSession()
    session.isTerminal = true
    if Locale.asksForASCII { session.settings.isASCII = true }
    session.setFiles(.unrestricted, baseFolder: "")
    if session.log == nil { session.log = SessionLog(configuration: runner.configuration) }
    if isFresh, !options.isQuiet { printer.comment(banner(runner.configuration)) }
    if options.readsInitFile, isFresh { runInitFile(session, printer) }
    guard let makeInput = environment.makeInput else { return status(of: runner) }
    InteractiveLoop(session: session, input: makeInput(session, options), printer: printer, grammar: environment.grammar).run()
    return ExitStatus.fine
  }

  private func banner(_ configuration: PlaygroundConfiguration) -> String {
    "\(Usage.version) · \(configuration.worldTitle) · `tour` shows around, `sample` builds a world, `help` lists commands, ^D leaves"
  }

  private func runInitFile(_ session: any SessionDriving, _ printer: ResultPrinter) {
    guard let path = FilePath.initFile, FileSystem.exists(path), let file = try? SessionFile(path: path, grammar: environment.grammar)
    else { return }
    for step in file.steps(release: Release(7, 1), device: "ipad") {
      let result = session.run(step.text, language: nil)
      if result.failed { printer.print(result, settings: session.settings) }
    }
  }

  private func replay(_ options: Options, _ printer: ResultPrinter) -> Int32 {
    let runner = ScriptRunner(options: options, environment: environment, printer: printer)
    runner.pacing = Pacing(
      isWatched: true, waitsForEnter: options.steps, seconds: options.pace ?? 0, hasKeyboard: environment.isInputTerminal || options.steps)
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

  /// Shows a step that does not hold and asks whether to accept what is new.
  private func ask(_ failure: Verification.Failure, _ output: Output) -> Bool {
    output.line(VisibleText.of("\(failure.line): \(failure.input)"))
    for line in failure.expected { output.line("  - " + VisibleText.of(line)) }
    for line in failure.got { output.line("  + " + VisibleText.of(line)) }
    output.write("accept? [y/N] ")
    output.flush()
    var answer: [UInt8] = []
    var byte: UInt8 = 0
    while read(0, &byte, 1) == 1, byte != 0x0a { answer.append(byte) }
    return answer.first == UInt8(ascii: "y") || answer.first == UInt8(ascii: "Y")
  }

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
