import ObjectModel
import ScriptLanguage

extension CommandTable {
  static let time: [Command] = [
    Command("undo", .time, .session, "[N]", "Takes steps back.", examples: ["new view a", "undo"]) {
      playground, input throws(CommandFailure) in
      let count = try playground.count(input)
      guard !playground.inputs.isEmpty else { throw CommandFailure("nothing-to-undo", "there is no step to take back") }
      let there = playground.inputs.count
      var outcome = playground.moveTo(max(0, there - count))
      if count > there { outcome.notes.append(there == 1 ? "there was only 1 step" : "there were only \(there) steps") }
      return outcome
    },
    Command("redo", .time, .session, "[N]", "Brings steps back that `undo` took.", examples: ["new view a", "undo", "redo"]) {
      playground, input throws(CommandFailure) in
      let count = try playground.count(input)
      guard !playground.undone.isEmpty else { throw CommandFailure("nothing-to-redo", "there is no step to bring back") }
      return playground.redo(count)
    },
    Command("goto", .time, .session, "N", "Goes to the moment after a step.", examples: ["new view a", "new view b", "goto 1"]) {
      playground, input throws(CommandFailure) in
      let word = try input.word(0, "goto takes a step number: `goto 3`")
      let total = playground.inputs.count + playground.undone.count
      guard let step = Int(word.text), (0...total).contains(step) else {
        throw CommandFailure("no-such-step", "there are steps 0 to \(total)", at: word)
      }
      return step <= playground.inputs.count ? playground.moveTo(step) : playground.redo(step - playground.inputs.count)
    },
    Command("timeline", .time, .inspect, "", "Lists the steps, the present one marked.", examples: ["new view a", "timeline"]) {
      playground, _ in
      .answer(playground.timeline)
    },
    Command("list", .time, .inspect, "", "Prints the session so far.", examples: ["new view a", "list"]) { playground, _ in
      .answer(playground.inputs.flatMap { $0.text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) } })
    },
    Command(
      "diff", .time, .inspect, "N [M]", "Says what differs in the state after two steps.",
      examples: ["sample courses", "rotate landscape", "diff 8 9"]
    ) {
      playground, input throws(CommandFailure) in try playground.diff(input)
    },
  ]
}

extension Playground {
  func count(_ input: CommandInput) throws(CommandFailure) -> Int {
    guard let word = input.plain.first else { return 1 }
    guard let count = Int(word.text), count > 0 else { throw CommandFailure("usage", "'\(word.text)' is no number of steps", at: word) }
    return count
  }

  /// Goes back to the moment after a step.
  func moveTo(_ step: Int) -> CommandOutcome {
    let taken = inputs[step...]
    guard let first = taken.first else { return .note("at step \(step)") }
    undone += taken.reversed()
    rebuild(Array(inputs[..<step]))
    truncateLog()
    let text = first.text.split(separator: "\n").first.map { String($0) } ?? first.text
    return .note("back before `\(text)`")
  }

  func redo(_ count: Int) -> CommandOutcome {
    var results: [StepResult] = []
    var waiting = undone
    for _ in 0..<min(count, waiting.count) {
      let input = waiting.removeLast()
      replayedFiles = input.files
      results.append(run(input.text, language: input.language))
      undone = waiting
    }
    replayedFiles = nil
    return CommandOutcome(substeps: results)
  }

  var timeline: [String] {
    let present = inputs.count
    let all = inputs + undone.reversed()
    let width = "\(all.count)".count
    func number(_ step: Int) -> String { String(repeating: " ", count: width - "\(step)".count) + "\(step)" }
    var lines = [(present == 0 ? "> " : "  ") + "\(number(0))  the empty world"]
    for (index, input) in all.enumerated() {
      let text = input.text.split(separator: "\n").first.map { String($0) } ?? ""
      lines.append(
        (index + 1 == present ? "> " : "  ") + "\(number(index + 1))  \(text)\(input.text.contains("\n") ? " …" : "")"
          + (index >= present ? "  (undone)" : ""))
    }
    return lines
  }

  func diff(_ input: CommandInput) throws(CommandFailure) -> CommandOutcome {
    let first = try stateLines(after: try input.word(0, "diff takes one or two step numbers: `diff 3 5`"))
    let second = input.plain.count > 1 ? try stateLines(after: input.plain[1]) : StateLines.lines(of: state)
    let gone = first.filter { !second.contains($0) }.map { "- \($0)" }
    let come = second.filter { !first.contains($0) }.map { "+ \($0)" }
    let all: [String] = gone + come
    return .answer(all.isEmpty ? ["no difference"] : all)
  }

  private func stateLines(after word: Word) throws(CommandFailure) -> [String] {
    guard let step = Int(word.text), (0...inputs.count).contains(step) else {
      throw CommandFailure("no-such-step", "there are steps 0 to \(inputs.count)", at: word)
    }
    let other = Playground(configuration: configuration)
    other.settings = settings
    other.rebuild(Array(inputs[..<step]))
    return StateLines.lines(of: other.state)
  }
}
