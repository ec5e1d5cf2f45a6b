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
    /// The object that `self` meant, by name.
    var selfName: String?
    /// Whether the app died of it.
    var isDeadly = false
    /// Whether it launched an app that ran already or was dead: what preceded the first launch runs again before it.
    var isRelaunch = false
  }

  package var settings: Settings { didSet { applySettings() } }
  package var isTerminal: Bool
  package var log: SessionLog?
  package internal(set) var configuration: PlaygroundConfiguration
  package private(set) var simulation: Simulation
  private(set) var interpreter: Interpreter
  /// The steps so far.
  var inputs: [Input] = []
  /// What `undo` took back, the next to come again last.
  var undone: [Input] = []
  /// The results of the last steps, by step number.
  var recent: [Int: StepResult] = [:]
  private(set) var lastState = WorldState()
  var isDead = false
  /// What `alias` gave short names to.
  var aliases: [String: String] = [:]
  /// The files of the input that runs now: read from disk at first, from the input when it runs again.
  var currentFiles: [String: String] = [:]
  var isReplaying = false
  var depth = 0
  /// Whether the input that runs now leaves the clock where it put it: `wait SECONDS`.
  var waitsInFlight = false
  /// Whether the input that runs now has changed the world, so that its failure takes that back.
  var hasChangedWorld = false
  /// Whether the input that runs now launches again.
  var isRelaunching = false
  private static let keptResults = 200

  package init(configuration: PlaygroundConfiguration) {
    self.configuration = configuration
    settings = configuration.settings
    isTerminal = configuration.isTerminal
    simulation = Self.makeWorld(configuration)
    interpreter = Interpreter(in: simulation)
    applySettings()
    lastState = state
  }

  private static func makeWorld(_ configuration: PlaygroundConfiguration) -> Simulation {
    UIKitWorld.make(
      release: configuration.release, sdk: configuration.sdk, device: Device.named(configuration.device) ?? Device.all[0],
      orientation: configuration.orientation, switches: configuration.ruleSwitches)
  }

  var uikit: UIKitWorld { simulation.uikit }

  /// The world as it is, with what only the session knows.
  var state: WorldState {
    var state = uikit.worldState()
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

  private func applySettings() {
    simulation.recordsUnimplemented = configuration.recordsEverything || settings.show == .all
    interpreter.options.isStrict = settings.isStrict
    interpreter.options.preferredLanguage = settings.language
    interpreter.options.isInterrupted = configuration.isInterrupted
  }

  // MARK: Running

  /// Runs one whole input.
  package func run(_ text: String, language: Language? = nil) -> StepResult {
    let text = withoutAlias(text.trimmed)
    let before = lastState
    var result = StepResult(step: inputs.count, text: text, state: before, previousState: before)
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
    let strict = interpreter.options.isStrict
    let selfName = interpreter.topLevelSelf?.name
    interpreter.beginInput()
    switch command(in: text) {
    case .success(let command?): run(command, CommandInput(expanded(text, command)), &result)
    case .success(nil): runCode(text, language, &result)
    case .failure(let failure): result.diagnostics = [failure.diagnostic(in: text)]
    }
    var input = Input(text: text, language: language, isStrict: strict, selfName: selfName)
    input.isRelaunch = isRelaunching
    finish(&result, &input)
    return result
  }

  /// The text that an alias stands for, `%1` filled with the first word behind it, and so on.
  private func withoutAlias(_ text: String) -> String {
    if aliases.isEmpty { return text }
    let words = text.split(separator: " ").map { String($0) }
    guard let name = words.first, var meaning = aliases[name], CommandTable.named(name) == nil else { return text }
    guard meaning.contains("%") else { return ([meaning] + words.dropFirst()).joined(separator: " ") }
    for index in stride(from: 9, through: 1, by: -1) {
      let word = words.indices.contains(index) ? words[index] : ""
      meaning = meaning.split(separator: "%\(index)", omittingEmptySubsequences: false).joined(separator: word)
    }
    return meaning.trimmed
  }

  /// The text with the whole name of a command that was abbreviated.
  private func expanded(_ text: String, _ command: Command) -> String {
    guard let name = CommandTable.commandName(of: text), name != command.name else { return text }
    return command.name + text.dropFirst(name.count)
  }

  /// The command that a text is, nothing where it is code.
  private func command(in text: String) -> Result<Command?, CommandFailure> {
    guard let name = CommandTable.commandName(of: text) else { return .success(nil) }
    if let command = CommandTable.named(name) { return .success(command) }
    let isObject = simulation.value(named: name) != nil
    if isTerminal, !isObject, !Self.keywords.contains(name) {
      let found = CommandTable.beginning(with: name).filter { !["quit", "reset", "background"].contains($0.name) }
      if found.count == 1 { return .success(found[0]) }
    }
    let nearest = NearestName.find(name, among: CommandTable.all.map(\.name) + aliases.keys.sorted(), allowsShort: true)
    let isUnknownWord = name == text && nearest != nil && NearestName.find(name, among: simulation.names.order, allowsShort: true) == nil
    guard isUnknownWord ? !isKnown(name) : looksLikeCommand(text, name) else { return .success(nil) }
    let word = Word(text: name, key: nil, isQuoted: false, column: 1, length: name.unicodeScalars.count)
    return .failure(
      CommandFailure(
        "unknown-command", "no command '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "; `help` lists them"), at: word))
  }

  /// Words that begin statements of code, and so abbreviate no command.
  private static let keywords: Set<String> = [
    "id", "int", "float", "double", "BOOL", "return", "if", "for", "while", "do", "switch", "static", "const", "unsigned", "long", "char",
    "typedef", "enum", "NSInteger", "NSUInteger", "CGFloat", "SEL", "Class", "extern", "else",
  ]

  /// Whether code knows the name.
  private func isKnown(_ name: String) -> Bool {
    simulation.value(named: name) != nil || simulation.classes.named(name) != nil || simulation.globals.constant(named: name) != nil
  }

  /// Two bare words that name no known type are a misspelt command.
  private func looksLikeCommand(_ text: String, _ name: String) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard simulation.value(named: name) == nil, simulation.classes.named(name) == nil, simulation.globals.enumType(named: name) == nil
    else { return false }
    guard simulation.globals.structType(named: name) == nil, InputScanner().language(of: text) == nil else { return false }
    guard !Self.keywords.contains(name), words.count > 1 else { return false }
    return words.dropFirst().allSatisfy { word in word.allSatisfy { $0.isLetter || $0.isNumber || "-_\"=.,/'#".contains($0) } }
      && !text.hasSuffix(";")
  }

  private func run(_ command: Command, _ input: CommandInput, _ result: inout StepResult) {
    result.commandName = command.name
    if isDead, command.effect == .event || command.effect == .build, command.name != "launch" {
      result.diagnostics = [Self.deadDiagnostic]
      return
    }
    do throws(CommandFailure) {
      try command.check(input)
      let outcome = try command.run(self, input)
      result.answer = outcome.answer
      result.notes = outcome.notes
      result.diagnostics = outcome.diagnostics
      result.invented = outcome.invented
      result.substeps = outcome.substeps
      result.quits = outcome.quits
      result.stateLines = outcome.stateLines ?? (command.effect == .event ? .always : .none)
    } catch {
      result.diagnostics = [error.diagnostic(in: input.text)]
      if command.effect == .build || hasChangedWorld { rebuild(inputs) }
      return
    }
    guard command.effect == .event || command.effect == .build, result.substeps.isEmpty, result.answer == nil else { return }
    settle(inFlight: input.staysInFlight || waitsInFlight)
    result.isStep = true
  }

  static let deadDiagnostic = Diagnostic(
    .error, code: "dead", "the app is dead; `undo` takes back what killed it, `launch` starts it again, `reset` begins anew")

  private func runCode(_ text: String, _ language: Language?, _ result: inout StepResult) {
    guard !isDead else {
      result.diagnostics = [Self.deadDiagnostic]
      return
    }
    if interpreter.topLevelSelf == nil { interpreter.topLevelSelf = onlyDelegate }
    let run = interpreter.run(SourceText(text), language: language)
    take(run, into: &result)
    settle(inFlight: false)
    result.isStep = true
    result.stateLines = .ifChanged
    guard !run.failed, !simulation.isUnwinding, let value = run.value, Self.asksForValue(text) else { return }
    if case .void = value { return }
    result.answer = answer(value)
    result.answerCommand = "print"
  }

  /// Whether code is a bare expression, whose value people want to see: one line without a semicolon that assigns nothing.
  private static func asksForValue(_ text: String) -> Bool {
    guard !text.hasSuffix(";"), !text.hasSuffix("}"), !text.contains("\n"), !text.contains("++"), !text.contains("--") else { return false }
    let bytes = Array(text.utf8)
    return !bytes.indices.contains { place in
      guard bytes[place] == UInt8(ascii: "=") else { return false }
      let before = place > 0 ? bytes[place - 1] : 0
      let after = place + 1 < bytes.count ? bytes[place + 1] : 0
      return after != UInt8(ascii: "=") && !"=!<>".utf8.contains(before)
    }
  }

  /// What running code came to, as parts of the result.
  func take(_ run: RunResult, into result: inout StepResult) {
    result.diagnostics += run.diagnostics
    result.invented += run.invented
    if let target = run.target {
      if settings.feedback != .brief { result.notes.append("to \(target.displayName)") }
      result.notes += assignAgain(target)
    }
    for type in run.classes { result.notes += assignInstancesAgain(ofClass: type.name) }
  }

  /// The delegate of the only split view controller, to whom methods without a class go.
  private var onlyDelegate: Object? {
    let splits = uikit.all(UISplitViewController.self)
    return splits.count == 1 ? splits[0].delegate : nil
  }

  /// Ends the turn, and lets time pass until all is done, unless the input leaves it in flight.
  private func settle(inFlight: Bool) {
    let simulation = simulation
    simulation.runLoop.finishTurn()
    guard !inFlight else { return }
    let isInterrupted = configuration.isInterrupted
    simulation.runLoop.settle {
      if isInterrupted() { simulation.isStopped = true }
      return simulation.isUnwinding
    }
  }

  /// Takes the trace, ends the app after an exception, takes back what failed, and keeps what counts.
  private func finish(_ result: inout StepResult, _ input: inout Input) {
    if !result.substeps.isEmpty {
      result.state = state
      lastState = result.state
      result.step = inputs.count
      return
    }
    take(interpreter.takePending(), into: &result)
    result.events = simulation.takeTrace()
    if simulation.isStopped, !result.diagnostics.contains(where: { $0.severity == .error }) {
      result.diagnostics.append(Diagnostic(.error, code: "interrupted", "interrupted; the input is taken back"))
    }
    if let exception = simulation.exception {
      result.exception = exception
      simulation.exception = nil
      simulation.runLoop.cancelAll()
      isDead = true
    }
    let failed = result.diagnostics.contains { $0.severity == .error }
    if result.isStep, failed {
      takeBack(&result)
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
    recent[result.step - Self.keptResults] = nil
    guard !isReplaying, let log else { return }
    do throws(FileFailure) { try log.append(result, settings: configuration.settings) } catch {
      log.stopRecording()
    }
  }

  /// A failed input leaves the world as it was before it.
  private func takeBack(_ result: inout StepResult) {
    result.isStep = false
    result.exception = nil
    rebuild(inputs)
  }

  // MARK: Time

  /// Runs inputs again in a fresh world, without telling anybody.
  ///
  /// - Parameter counting: The places of those that count; the others only keep their step numbers.
  func rebuild(_ wanted: [Input], counting: [Int]? = nil) {
    let counting = Set(counting ?? Self.counting(wanted))
    let selfName = interpreter.topLevelSelf?.name
    let old = simulation
    simulation = Self.makeWorld(configuration)
    interpreter = Interpreter(in: simulation)
    applySettings()
    isDead = false
    inputs = []
    old.takeDown()
    let wasReplaying = isReplaying
    isReplaying = true
    defer { isReplaying = wasReplaying }
    lastState = state
    for (place, input) in wanted.enumerated() {
      guard counting.contains(place) else {
        inputs.append(input)
        continue
      }
      replayedFiles = input.files
      interpreter.options.isStrict = input.isStrict
      interpreter.topLevelSelf = input.selfName.flatMap { simulation.value(named: $0)?.object }
      if run(input.text, language: input.language).isStep {
        inputs[place].isRelaunch = input.isRelaunch
      } else {
        inputs.append(input)
      }
    }
    replayedFiles = nil
    interpreter.options.isStrict = settings.isStrict
    interpreter.topLevelSelf = selfName.flatMap { simulation.value(named: $0)?.object }
  }

  /// The places of the inputs that count: a later launch begins again from what preceded the first one.
  static func counting(_ inputs: [Input]) -> [Int] {
    var places: [Int] = []
    for (place, input) in inputs.enumerated() {
      if input.isRelaunch { places = preceding(places, of: inputs) }
      places.append(place)
    }
    return places
  }

  /// Those of the places that precede the first launch; what killed the app is left out.
  static func preceding(_ places: [Int], of inputs: [Input]) -> [Int] {
    Array(places.prefix { CommandTable.commandName(of: inputs[$0].text) != "launch" }).filter { !inputs[$0].isDeadly }
  }

  /// The texts of files that a replayed input reads instead of the disk.
  var replayedFiles: [String: String]?
}
