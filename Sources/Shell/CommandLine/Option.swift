import ObjectModel
import UIKitModel

/// An option of the command line: the single source for parsing, usage and shell completion.
struct Option: Sendable {
  let names: [String]
  /// The name of the option's argument, if it takes one.
  let argument: String?
  let summary: String
  /// The words that the argument may be, for completion.
  var choices: [String] = []
  /// Whether the argument may be left out, and is written with `=`.
  var isArgumentOptional = false
  let apply: @Sendable (inout Options, String) throws(UsageFailure) -> Void

  static let all: [Option] = running + output + files + checking + learning

  private static let running: [Option] = [
    Option(names: ["-c"], argument: "TEXT", summary: "run TEXT, of one line or several; may be given again") {
      (options, text) throws(UsageFailure) in options.sources.append(.text(text))
    },
    Option(names: ["-i"], argument: nil, summary: "run the files, then stay") { (options, _) throws(UsageFailure) in
      options.staysInteractive = true
    },
    Option(names: ["--until"], argument: "LINE", summary: "stop behind this line of the file") { (options, text) throws(UsageFailure) in
      options.until = try number(text, "--until", from: 1)
    },
    Option(names: ["--resume"], argument: nil, summary: "go on with the last session") { (options, _) throws(UsageFailure) in
      options.resumes = true
    },
    Option(names: ["--ios"], argument: "RELEASE", summary: "the release to simulate (7.1)") { (options, text) throws(UsageFailure) in
      options.configuration.release = try release(text)
      options.givesRelease = true
    },
    Option(names: ["--device"], argument: "NAME", summary: "the device (ipad)") { (options, text) throws(UsageFailure) in
      try setDevice(&options, text)
    },
    Option(names: ["--strict"], argument: nil, summary: "names that nothing defines are errors") { (options, _) throws(UsageFailure) in
      options.configuration.settings.isStrict = true
    },
    Option(names: ["--keep-going"], argument: nil, summary: "go on after an error") { (options, _) throws(UsageFailure) in
      options.keepsGoing = true
    },
  ]

  private static let output: [Option] = [
    Option(names: ["--json"], argument: nil, summary: "print JSON lines") { (options, _) throws(UsageFailure) in
      options.isJSON = true
      options.report = .json
    },
    Option(names: ["--messages"], argument: "short|full", summary: "how messages are spelt", choices: ["short", "full"]) {
      (options, text) throws(UsageFailure) in
      options.configuration.settings.messages = try choice(text, "--messages")
      options.givesMessages = true
    },
    Option(names: ["--color"], argument: "auto|always|never", summary: "colours", choices: ["auto", "always", "never"]) {
      (options, text) throws(UsageFailure) in options.color = try choice(text, "--color")
    },
    Option(names: ["--ascii"], argument: nil, summary: "draw pictures with ASCII only") { (options, _) throws(UsageFailure) in
      options.configuration.settings.isASCII = true
    },
    Option(names: ["--quiet"], argument: nil, summary: "no banner") { (options, _) throws(UsageFailure) in options.isQuiet = true },
    Option(names: ["--echo"], argument: nil, summary: "print each input behind its prompt: a transcript") {
      (options, _) throws(UsageFailure) in
      options.echoes = true
    },
  ]

  private static let files: [Option] = [
    Option(names: ["--no-init"], argument: nil, summary: "leave the init file out") { (options, _) throws(UsageFailure) in
      options.readsInitFile = false
    },
    Option(names: ["--no-history"], argument: nil, summary: "neither read nor write the history") { (options, _) throws(UsageFailure) in
      options.keepsHistory = false
    },
    Option(names: ["--allow-files"], argument: nil, summary: "let sessions write files, and read any") {
      (options, _) throws(UsageFailure) in
      options.allowsFiles = true
    },
    Option(names: ["-o"], argument: "OUT", summary: "export: write this file, not standard output") {
      (options, text) throws(UsageFailure) in
      options.outputFile = text
    },
    Option(names: ["--force"], argument: nil, summary: "write over existing files") { (options, _) throws(UsageFailure) in
      options.configuration.overwritesFiles = true
    },
  ]

  private static let checking: [Option] = [
    Option(
      names: ["--update"], argument: "ask|all",
      summary: "verify: accept what is new; =ask: step by step, =all: unchecked steps too",
      choices: ["ask", "all"],
      isArgumentOptional: true
    ) {
      (options, text) throws(UsageFailure) in
      guard let update = Options.Update(rawValue: text) else {
        throw UsageFailure("--update takes nothing, =ask or =all, not '\(text)'")
      }
      options.update = update
    },
    Option(
      names: ["--report"], argument: "text|tap|junit|json", summary: "verify: the form of the report",
      choices: Options.Report.allCases.map(\.rawValue)
    ) {
      (options, text) throws(UsageFailure) in options.report = try choice(text, "--report")
    },
    Option(names: ["--jobs"], argument: "N", summary: "verify: how many sessions at a time") { (options, text) throws(UsageFailure) in
      options.jobs = min(64, try number(text, "--jobs", from: 1))
    },
    Option(names: ["--shard"], argument: "I/N", summary: "verify: only the Ith of N parts") { (options, text) throws(UsageFailure) in
      let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let index = parts[0], let count = parts[1], index >= 1, index <= count else {
        throw UsageFailure("--shard takes I/N such as 1/3, not '\(text)'")
      }
      options.shard = Options.Shard(index: index, count: count)
    },
    Option(names: ["--step"], argument: nil, summary: "replay: wait for Enter before each step") { (options, _) throws(UsageFailure) in
      options.steps = true
    },
    Option(names: ["--pace"], argument: "SECONDS", summary: "replay: wait before each step") { (options, text) throws(UsageFailure) in
      guard let seconds = Double(text), seconds >= 0, seconds <= 3600 else { throw UsageFailure("--pace takes seconds, not '\(text)'") }
      options.pace = seconds
    },
    Option(names: ["--write"], argument: "FOLDER", summary: "reference: write the pages there") { (options, text) throws(UsageFailure) in
      options.referenceFolder = text
    },
  ]

  private static let learning: [Option] = [
    Option(names: ["--version"], argument: nil, summary: "print the version") { (options, _) throws(UsageFailure) in
      options.showsVersion = true
    },
    Option(names: ["-h", "--help"], argument: nil, summary: "print this help") { (options, _) throws(UsageFailure) in
      options.showsHelp = true
    },
  ]

  private static func number(_ text: String, _ name: String, from lowest: Int) throws(UsageFailure) -> Int {
    guard let number = Int(text), number >= lowest else { throw UsageFailure("\(name) takes a number from \(lowest), not '\(text)'") }
    return number
  }

  private static func choice<Choice: RawRepresentable & CaseIterable>(_ text: String, _ name: String) throws(UsageFailure) -> Choice
  where Choice.RawValue == String {
    if let choice = Choice(rawValue: text) { return choice }
    let words = Choice.allCases.map(\.rawValue)
    throw UsageFailure("\(name) takes \(words.joined(separator: ", ")), not '\(text)'\(Nearest.suggestion(text, among: words))")
  }

  private static func release(_ text: String) throws(UsageFailure) -> Release {
    guard let release = Release(text) else { throw UsageFailure("'\(text)' is no release; write one such as 7.1") }
    guard Playground.isKnown(release) else {
      throw UsageFailure(Playground.unknown(release))
    }
    return release
  }

  private static func setDevice(_ options: inout Options, _ text: String) throws(UsageFailure) {
    let words = text.words
    guard let name = words.first, Device.named(name) != nil else {
      let names = Device.all.map(\.name)
      let others = Nearest.to(text, among: names).map { "did you mean '\($0)'?" } ?? "there are " + names.joined(separator: ", ")
      throw UsageFailure("no device named '\(text)'; \(others)")
    }
    options.configuration.device = name
    options.givesDevice = true
    guard words.count > 1 else { return }
    guard let orientation = UIInterfaceOrientation(commandName: words[1]) else { throw UsageFailure("'\(words[1])' is no orientation") }
    options.configuration.orientation = orientation
  }
}
