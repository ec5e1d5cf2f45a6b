import ObjectModel
import SceneModel
import ScriptLanguage
import UIKitModel

/// One session: takes inputs, runs each as one turn of the run loop, and says what came of it.
///
/// The inputs are the truth: any earlier moment is those up to there run again in a fresh world.
package final class Playground: SessionDriving {
  /// An input that counted, with the texts of the files it read.
  struct Input {
    let text: String
    let language: Language?
    var files: [String: String] = [:]
    /// Whether names that the text does not define were errors, then.
    var isStrict = false
    /// The object that `self` meant, by name, and the one that it means to the next input.
    var selfName: String?
    var nextSelfName: String?
    /// Whether the app died of it.
    var isDeadly = false
    /// Whether it launched an app that ran already or was dead: what preceded the first launch runs again before it.
    var isRelaunch = false
    /// What the run before kept of itself, where the input launched again.
    var savedState: SavedState?
    /// Whether it only declared classes, which a later launch keeps.
    var isDeclaration = false
  }

  package var settings: Settings { didSet { applySettings() } }
  package var isTerminal: Bool
  package var log: SessionLog?
  package internal(set) var configuration: PlaygroundConfiguration
  package internal(set) var simulation: Simulation
  var interpreter: Interpreter
  /// The steps so far.
  var inputs: [Input] = []
  /// The object that `self` means before the first step, by name.
  var firstSelfName: String?
  /// What `undo` took back, the next to come again last.
  var undone: [Input] = []
  /// The results of the last steps, by step number.
  var recent = RecentResults()
  var lastState = WorldState()
  var isDead = false
  /// What `alias` gave short names to.
  var aliases: [String: String] = [:]
  /// What a person typed, whether it was a step or not.
  var typed: [String] = []
  /// The files of the input that runs now: read from disk at first, from the input when it runs again.
  var currentFiles: [String: String] = [:]
  var isReplaying = false
  /// What went wrong with the recording while it was cut, until the input's result tells it.
  var pendingFailure: Diagnostic?
  /// The texts of files that a replayed input reads instead of the disk.
  var replayedFiles: [String: String]?
  var depth = 0
  /// Whether the input that runs now leaves the clock where it put it: `wait SECONDS`.
  var waitsInFlight = false
  /// Whether the input that runs now has changed the world, so that its failure takes that back.
  var hasChangedWorld = false
  /// Whether the input that runs now launches again.
  var isRelaunching = false
  /// What the run before the present one kept of itself.
  var stateBefore: SavedState?
  /// Whether the input that runs now only declares classes.
  var isDeclaring = false
  /// The deprecated names that have been told of.
  var toldDeprecations: Set<String> = []
  /// What was said to stand for parts of the app that were not loaded.
  var toldStandIns: Set<String> = []
  /// Commands under their whole names, which mean the same whatever the world is like.
  private var readCommands = RecentTexts<ReadCommand>()

  package init(configuration: PlaygroundConfiguration) {
    self.configuration = configuration
    settings = configuration.settings
    isTerminal = configuration.isTerminal
    simulation = Self.makeWorld(configuration)
    interpreter = Interpreter(in: simulation)
    applySettings()
    lastState = state
  }

  static func makeWorld(_ configuration: PlaygroundConfiguration) -> Simulation {
    UIKitWorld.make(
      release: configuration.release, sdk: configuration.sdk, device: Device.named(configuration.device) ?? Device.all[0],
      orientation: configuration.orientation, switches: configuration.ruleSwitches)
  }

  var uikit: UIKitWorld { simulation.uikit }

  /// The world as it is, with what only the session knows.
  var state: WorldState {
    let state = uikit.worldState(after: lastState)
    state.isDead = isDead
    return state
  }

  package var prompt: String {
    let mark = isDead ? "dead " : lastState.isBusy ? "in flight " : uikit.hasEnded ? "not running " : ""
    return "\(mark)split \(inputs.count)> "
  }

  package func setFiles(_ access: PlaygroundConfiguration.FileAccess, baseFolder: String) {
    configuration.fileAccess = access
    configuration.baseFolder = baseFolder
  }

  func applySettings() {
    simulation.recordsUnimplemented = configuration.recordsEverything || settings.show == .all
    simulation.recordsUnanswered = settings.feedback == .learner
    interpreter.options.isStrict = settings.isStrict
    interpreter.options.preferredLanguage = settings.language
    interpreter.options.isInterrupted = { [unowned self] in isInterrupted }
  }

  /// Whether ^C was pressed. It ends what is run for the first time; what brings back the world before it runs whole.
  private var isInterrupted: Bool { !isReplaying && configuration.isInterrupted() }

  // MARK: Running

  /// Runs one whole input.
  package func run(_ text: String, language: Language? = nil) -> StepResult {
    if isTerminal, depth == 0, !isReplaying { typed.append(text.trimmed) }
    var text = withoutAlias(text.trimmed)
    let result = StepResult(step: inputs.count, text: text, state: lastState, previousState: lastState)
    guard depth < 30 else {
      result.diagnostics = [Diagnostic(.error, code: "too-deep", "a session cannot run sessions inside sessions that deep")]
      return result
    }
    depth += 1
    defer { depth -= 1 }
    currentFiles = [:]
    waitsInFlight = false
    hasChangedWorld = false
    isRelaunching = false
    isDeclaring = false
    let strict = interpreter.options.isStrict
    let selfName = interpreter.topLevelSelf?.name
    result.manner = ReadingManner(settings, selfName: selfName)
    result.manner.isStrict = strict
    interpreter.beginInput()
    if let known = readCommands.meaning(of: text) {
      run(known.command, known.input, result)
    } else {
      text = read(text, language, result)
    }
    var input = Input(text: text, language: language, isStrict: strict, selfName: selfName)
    input.isRelaunch = isRelaunching
    input.savedState = isRelaunching ? stateBefore : nil
    input.isDeclaration = isDeclaring
    finish(result, &input)
    return result
  }

  /// Finds out what an input is, and runs it. Returns the input with its command's name in full, since files take no abbreviations.
  private func read(_ text: String, _ language: Language?, _ result: StepResult) -> String {
    switch command(in: text) {
    case .success(let command?):
      let whole = expanded(text, command)
      let input = CommandInput(whole)
      if whole == text { readCommands.keep(ReadCommand(command, input), of: text) }
      result.text = whole
      run(command, input, result)
      return whole
    case .success(nil): runCode(text, language, result)
    case .failure(let failure): result.diagnostics = [failure.diagnostic(in: text)]
    }
    return text
  }

  private func run(_ command: Command, _ input: CommandInput, _ result: StepResult) {
    result.commandName = command.name
    // A session may begin in a world of its own.
    let isSession = command.name == "load" && input.plain.first?.text.hasSuffix(".session") == true
    if isDead, command.effect == .event || command.effect == .build, command.name != "launch", !isSession {
      result.diagnostics = [Self.deadDiagnostic]
      return
    }
    do throws(CommandFailure) {
      try command.check(input)
      let outcome = try command.run(self, input)
      result.answer = outcome.answer
      result.preface = outcome.preface
      result.notes = outcome.notes
      result.diagnostics = outcome.diagnostics
      result.invented = outcome.invented
      result.report = outcome.report
      result.substeps = outcome.substeps
      result.quits = outcome.quits
      result.opensEditor = outcome.opensEditor
      result.stateLines = outcome.stateLines ?? (command.effect == .event ? .always : .none)
    } catch {
      result.diagnostics = [error.diagnostic(in: input.text)]
      if command.effect == .build || hasChangedWorld { rebuild(inputs) }
      return
    }
    guard command.effect == .event || command.effect == .build, result.substeps.isEmpty, result.answer == nil else { return }
    settle(result, inFlight: input.staysInFlight || waitsInFlight)
    result.isStep = true
  }

  static let deadDiagnostic = Diagnostic(
    .error, code: "dead", "the app is dead; `undo` takes back what killed it, `launch` starts it again, `reset` begins anew")

  /// Ends the turn, and lets time pass until all is done, unless the input leaves it in flight.
  func settle(_ result: StepResult, inFlight: Bool) {
    let isDone = simulation.runLoop.finishTurn() && (inFlight || simulation.runLoop.settle(until: standsStill))
    guard !isDone, !simulation.isUnwinding else { return }
    result.notes.append(
      "the app does not come to rest: \(RunLoop.generationLimit) times work asked for more work; `wait SECONDS` lets more of it run")
  }

  /// Whether time must not go on: the input is stopped, or ^C was pressed.
  func standsStill() -> Bool {
    if isInterrupted { simulation.isStopped = true }
    return simulation.isUnwinding
  }

  /// Takes the trace, ends the app after an exception, takes back what failed, and keeps what counts.
  private func finish(_ result: StepResult, _ input: inout Input) {
    input.nextSelfName = interpreter.topLevelSelf?.name
    result.mannerAfter = result.manner
    result.mannerAfter.selfName = input.nextSelfName
    if !result.substeps.isEmpty {
      result.state = state
      lastState = result.state
      result.step = inputs.count
      return
    }
    if interpreter.hasPending { take(interpreter.takePending(), into: result) }
    if let failure = pendingFailure { result.diagnostics.append(failure) }
    pendingFailure = nil
    let isFlooded = simulation.isFlooded
    result.events = simulation.takeTrace()
    noteDeprecatedUses(result)
    noteStandIns(result)
    if isFlooded {
      let count = Simulation.recordLimit
      result.diagnostics.append(
        Diagnostic(.error, code: "trace-limit", "stopped after \(count) messages, changes and lines of output; the input is taken back"))
    } else if simulation.isStopped, !result.diagnostics.contains(where: { $0.severity == .error }) {
      let reason = simulation.stopReason.map { "stopped: \($0)" } ?? "interrupted; the input is taken back"
      result.diagnostics.append(Diagnostic(.error, code: simulation.stopReason == nil ? "interrupted" : "stopped", reason))
    }
    if let exception = simulation.exception {
      result.exception = exception
      if let origin = interpreter.origin(of: exception) { result.diagnostics.append(origin) }
      simulation.exception = nil
      simulation.runLoop.cancelAll()
      isDead = true
    }
    let failed = result.diagnostics.contains { $0.severity == .error }
    if result.isStep, failed {
      takeBack(result)
    } else if result.exception != nil, !result.isStep {
      // What only looks cannot have killed the app.
      rebuild(inputs)
    } else if result.isStep {
      input.files = currentFiles
      input.isDeadly = result.exception != nil
      inputs.append(input)
      if !isReplaying { undone = [] }
    }
    result.step = inputs.count
    result.state = state
    lastState = result.state
    guard result.isStep else { return }
    keep(result)
  }

  private func keep(_ result: StepResult) {
    recent[result.step] = result
    guard !isReplaying, let log else { return }
    do throws(FileFailure) { try log.append(result, settings: configuration.settings) } catch {
      result.diagnostics.append(recordingFailed(error))
    }
  }

  /// Ends a recording that cannot be written, and says so.
  func recordingFailed(_ failure: FileFailure) -> Diagnostic {
    log?.stopRecording()
    return Diagnostic(.error, code: "recording", "\(failure.message); the recording ends before this step")
  }

  /// A failed input leaves the world as it was before it.
  private func takeBack(_ result: StepResult) {
    result.isStep = false
    result.exception = nil
    rebuild(inputs)
  }
}

/// A command with its words, as an input was found to be.
private final class ReadCommand {
  let command: Command
  let input: CommandInput

  init(_ command: Command, _ input: CommandInput) {
    self.command = command
    self.input = input
  }
}
