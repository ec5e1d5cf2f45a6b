import ObjectModel
import ScriptLanguage

extension Playground {
  func load(_ input: CommandInput) throws(CommandFailure) -> CommandOutcome {
    let word = try input.word(0, "load takes a file: `load Detail.m`")
    guard let kind = word.text.split(separator: ".").last, ["m", "h", "mm", "session", "swift"].contains(kind) else {
      throw CommandFailure("unknown-file", "load takes .m, .h and .session files", at: word)
    }
    let text = try file(word)
    if kind == "session" { return CommandOutcome(substeps: try runSession(text, word)) }
    let run = interpreter.run(SourceText(text, file: word.text), language: kind == "swift" ? .swift : .objectiveC)
    var outcome = CommandOutcome()
    add(run, to: &outcome)
    for type in run.classes {
      let protocols = type.protocols.isEmpty ? "" : " <\(type.protocols.joined(separator: ", "))>"
      outcome.notes.append(
        "class \(type.name) : \(type.superclass)\(protocols), \(type.methodCount) method\(type.methodCount == 1 ? "" : "s")")
    }
    return outcome
  }

  /// Runs the inputs of a session file, one by one.
  func runSession(_ text: String, _ word: Word) throws(CommandFailure) -> [StepResult] {
    do throws(RunFailure) {
      let file = try SessionFile(path: word.text, bytes: Array(text.utf8), grammar: .splitLab)
      return runAll(file.steps(release: configuration.release, device: configuration.device).map(\.text))
    } catch {
      throw CommandFailure("session", error.message, at: word)
    }
  }
}
