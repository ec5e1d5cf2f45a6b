import ObjectModel
import ScriptLanguage
import UIKitModel

extension Playground {
  /// Runs inputs again in a fresh world, without telling anybody.
  ///
  /// - Parameter counting: The places of those that count; the others only keep their step numbers.
  func rebuild(_ wanted: [Input], counting: [Int]? = nil) {
    let counting = Set(counting ?? Self.counting(wanted))
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
      if input.isRelaunch { uikit.savedState = input.savedState }
      let result = run(input.text, language: input.language)
      if result.isStep {
        inputs[place].isRelaunch = input.isRelaunch
        inputs[place].savedState = input.savedState
        inputs[place].nextSelfName = input.nextSelfName
      } else {
        inputs.append(input)
        recent[inputs.count] = result
      }
    }
    replayedFiles = nil
    interpreter.options.isStrict = settings.isStrict
    interpreter.topLevelSelf = (inputs.last?.nextSelfName ?? firstSelfName).flatMap { simulation.value(named: $0)?.object }
  }

  /// Runs the inputs so far again in a session beside this one, and shows it after each.
  func runAgain(recordingEverything: Bool = false, _ look: (_ place: Int, Playground, StepResult) -> Void) {
    var configuration = configuration
    if recordingEverything { configuration.recordsEverything = true }
    let other = Playground(configuration: configuration)
    for (place, input) in inputs.enumerated() {
      other.replayedFiles = input.files
      other.settings.isStrict = input.isStrict
      other.interpreter.topLevelSelf = input.selfName.flatMap { other.simulation.value(named: $0)?.object }
      look(place, other, other.run(input.text, language: input.language))
    }
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

  /// Those of the places that precede the first launch, and those later ones that only declare classes; what killed the app is left out.
  static func preceding(_ places: [Int], of inputs: [Input]) -> [Int] {
    let first = places.firstIndex { CommandTable.commandName(of: inputs[$0].text) == "launch" } ?? places.endIndex
    return places.enumerated().filter { ($0.offset < first || inputs[$0.element].isDeclaration) && !inputs[$0.element].isDeadly }
      .map(\.element)
  }
}
