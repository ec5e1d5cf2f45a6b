import ObjectModel
import ScriptLanguage

extension Playground {
  func load(_ input: CommandInput) throws(CommandFailure) -> CommandOutcome {
    let word = try input.word(0, "load takes a file: `load Detail.m`")
    guard let kind = word.text.split(separator: ".").last, ["m", "h", "mm", "session", "swift"].contains(kind) else {
      throw CommandFailure("unknown-file", "load takes .m, .mm, .h and .session files, not '\(word.text)'", at: word)
    }
    if kind == "session" { return run(try session(word)) }
    let text = try file(word)
    let run = interpreter.run(SourceText(text, file: word.text), language: kind == "swift" ? .swift : .objectiveC)
    isDeclaring = run.isDeclaration
    var outcome = CommandOutcome()
    add(run, to: &outcome)
    outcome.notes += Self.lines(about: run.classes)
    return outcome
  }

  /// A line for each class that a text declared or extended.
  static func lines(about classes: [DeclaredClass]) -> [String] {
    classes.map { type in
      let protocols = type.protocols.isEmpty ? "" : " <\(type.protocols.joined(separator: ", "))>"
      return "class \(type.name) : \(type.superclass)\(protocols), \(type.methodCount) method\(type.methodCount == 1 ? "" : "s")"
    }
  }
}
