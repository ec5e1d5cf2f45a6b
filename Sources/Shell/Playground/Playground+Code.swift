import ObjectModel
import ScriptLanguage
import UIKitModel

extension Playground {
  func runCode(_ text: String, _ language: Language?, _ result: StepResult) {
    guard !isDead else {
      result.diagnostics = [Self.deadDiagnostic]
      return
    }
    if interpreter.topLevelSelf == nil { interpreter.topLevelSelf = onlyDelegate }
    let run = interpreter.run(SourceText(text), language: language)
    isDeclaring = run.isDeclaration
    take(run, into: result)
    // Who pastes a class at the terminal wants to know that it was taken; a file says it itself.
    if isTerminal, settings.feedback != .brief, !run.failed { result.notes += Self.lines(about: run.classes) }
    settle(result, inFlight: false)
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
  func take(_ run: RunResult, into result: StepResult) {
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
}

extension Playground {
  /// Lists what stands for parts of the app that were not loaded, once each; where everything must be defined, that is an error.
  func noteStandIns(_ result: StepResult) {
    for name in simulation.takeStandIns() {
      if interpreter.options.isStrict {
        let message = "\(name) is not here: load it with the code, or `set strict off`"
        result.diagnostics.append(Diagnostic(.error, code: "not-loaded", message))
      } else if toldStandIns.insert(name).inserted {
        result.invented.append(name)
      }
    }
  }
}
