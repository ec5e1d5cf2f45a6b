import ObjectModel
import ScriptLanguage

/// One session file checked in one release.
struct Verification: Sendable {
  /// A step that did not do what its lines expect.
  struct Failure: Sendable {
    let line: Int
    let input: String
    let expected: [String]
    let got: [String]
    let edits: [StepCheck.Edit]
  }

  let path: String
  let release: Release
  var stepCount = 0
  /// How many of the steps told something and expect nothing.
  var uncheckedCount = 0
  var failures: [Failure] = []

  var holds: Bool { failures.isEmpty }

  /// Runs the file in a fresh session.
  ///
  /// - Parameter checksAll: Whether a step that expects nothing, in any world, counts as one that does not expect what came.
  init(
    _ file: SessionFile, configuration: PlaygroundConfiguration, checksAll: Bool = false,
    makeSession: (PlaygroundConfiguration) -> any SessionDriving
  ) {
    path = file.path
    release = configuration.release
    let session = makeSession(configuration)
    for step in file.steps(release: configuration.release, device: configuration.device) {
      for directive in step.directives { session.settings.apply(directive: directive.name, directive.words) }
      let result = session.run(step.text, language: nil)
      stepCount += 1
      let observation = Observation(result, settings: session.settings)
      let isUnchecked = step.expectations.isEmpty && observation.tellsSomething
      if isUnchecked { uncheckedCount += 1 }
      var check = StepCheck(step.expectations, observation, inputEnd: step.lines.upperBound)
      if checksAll, isUnchecked, check.holds, !file.expectsSomething(ofInputAt: step.lines) {
        check = StepCheck(adding: RecordedStep(result, settings: session.settings).expectations, inputEnd: step.lines.upperBound)
      }
      if !check.holds {
        failures.append(
          Failure(
            line: step.lines.lowerBound, input: step.text.split(separator: "\n").first.map { String($0) } ?? "", expected: check.expected,
            got: check.got,
            edits: check.edits))
      }
      if result.quits { break }
    }
  }
}
