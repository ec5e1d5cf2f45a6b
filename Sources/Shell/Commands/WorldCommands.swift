import ObjectModel
import SceneModel
import ScriptLanguage
import UIKitModel

extension CommandTable {
  static let world: [Command] = [
    Command(
      "ios", .world, .session, "[RELEASE [sdk=RELEASE] [device=NAME]]", "Chooses the release of iOS, or lists those there are.",
      completes: [.release],
      examples: ["ios 5.1"]
    ) { playground, input throws(CommandFailure) in
      guard let word = input.plain.first else { return .answer(playground.releaseLines) }
      let release = try Playground.release(word)
      var sdk: Release?
      var device = Device.named(playground.configuration.device)
      for pair in input.pairs {
        switch pair.key {
        case "sdk": sdk = try Playground.release(pair)
        case "device": device = try Playground.device(pair)
        default: throw CommandFailure("unknown-key", "ios takes sdk=RELEASE and device=NAME", at: pair)
        }
      }
      guard device?.runs(release) != false else {
        let fitting = device?.sibling(running: release)
        throw CommandFailure(
          "device-too-new",
          "\(device?.title ?? "") does not run iOS \(release)"
            + (fitting.map { "; `ios \(release) device=\($0.name)` takes one that does" } ?? ""),
          at: word)
      }
      return .note(
        contentsOf: playground.changeWorld {
          $0.release = release
          $0.sdk = sdk
          if let device { $0.device = device.name }
        })
    },
    Command(
      "device", .world, .session, "[NAME [ORIENTATION]]", "Chooses the device, or lists those that run the release.",
      completes: [.device, .orientation],
      examples: ["device ipad landscape"]
    ) { playground, input throws(CommandFailure) in
      guard let word = input.plain.first else { return playground.devices }
      let device = try Playground.device(word)
      let release = playground.configuration.release
      guard device.runs(release) else {
        throw CommandFailure(
          "device-too-new",
          "\(device.title) runs iOS \(device.span), not \(release)"
            + (device.sibling(running: release).map { "; `device \($0.name)` runs iOS \(release)" } ?? "")
            + (device.firstRelease.map { ", `ios \($0) device=\(device.name)` changes both" } ?? ""), at: word)
      }
      let orientation = try input.plain.dropFirst().first.map { word throws(CommandFailure) in try playground.orientation(word) }
      return .note(
        contentsOf: playground.changeWorld { configuration in
          configuration.device = device.name
          if let orientation { configuration.orientation = orientation }
        })
    },
    Command(
      "sample", .world, .session, "[NAME]", "Builds a ready world by the commands it stands for.", completes: [.sample],
      examples: ["sample courses"]
    ) { playground, input throws(CommandFailure) in
      let release = playground.configuration.release
      let all = Sample.list(in: release)
      guard let word = input.plain.first else { return .answer(all.map { "\($0.name): \($0.summary)" }) }
      guard let sample = Sample.named(word.text, in: release) else {
        throw CommandFailure("unknown-sample", "no sample '\(word.text)'; try \(all.map(\.name).joined(separator: ", "))", at: word)
      }
      guard sample.releases.contains(release) else {
        throw CommandFailure(
          "other-release", "the sample '\(sample.name)' needs iOS \(sample.releases.since); `ios \(sample.releases.since)` chooses it",
          at: word)
      }
      return playground.build(sample)
    },
    Command(
      "root", .world, .build, "OBJECT", "Makes a controller the window's root.", completes: [.controller],
      examples: ["new view a", "root a"]
    ) { playground, input throws(CommandFailure) in
      let word = try input.word(0, "root takes a controller: `root svc`")
      let object = try playground.object(word)
      try playground.event(at: word) { () throws(EventFailure) in try playground.uikit.setRoot(object) }
      return .done
    },
    Command(
      "launch", .world, .event, "[OBJECT|APPDELEGATE-CLASS] [ORIENTATION]",
      "Launches the app with a root or an app delegate; after `background`, with the state that it kept.",
      completes: [.controller, .orientation], examples: ["new view a", "launch a portrait"]
    ) { playground, input throws(CommandFailure) in try playground.launch(input) },
    Command("reset", .world, .session, "", "Begins anew with an empty world.", examples: ["new view a", "reset"]) { playground, _ in
      playground.undone = playground.inputs.reversed()
      playground.rebuild([])
      playground.truncateLog()
      return .note("an empty world; `redo` brings the inputs back one by one")
    },
  ]
}

extension CommandOutcome {
  static func note(contentsOf lines: [String]) -> CommandOutcome { CommandOutcome(notes: lines) }
}

extension CommandInput {
  /// A word that the command cannot do without.
  func word(_ index: Int, _ usage: String) throws(CommandFailure) -> Word {
    var left = index
    for place in words.indices where words[place].key == nil {
      if left == 0 { return words[place] }
      left -= 1
    }
    throw CommandFailure("usage", usage, at: plain.last)
  }
}

extension Playground {
  /// The releases that can be simulated.
  static let releases: [Release] = [
    Release(3, 2), Release(4, 0), Release(4, 1), Release(4, 2), Release(4, 3), Release(5, 0), Release(5, 1), Release(6, 0), Release(6, 1),
    Release(7, 0), Release(7, 1), Release(8, 0), Release(8, 4), Release(9, 0), Release(9, 3), Release(10, 0), Release(10, 3),
    Release(11, 0), Release(11, 4), Release(12, 0), Release(12, 5), Release(13, 0), Release(13, 7), Release(14, 0), Release(14, 5),
    Release(15, 0), Release(16, 0), Release(17, 0), Release(18, 0), Release(26, 0), Release(26, 1),
  ]

  /// Whether a release can be simulated: those listed, and the small ones between them from iOS 8 on.
  static func isKnown(_ release: Release) -> Bool {
    releases.contains(release) || (release.major >= 8 && release.minor < 10 && releases.contains { $0.major == release.major })
  }

  /// Why a release cannot be simulated, with the nearest one that can: the last before it, or the first.
  static func unknown(_ release: Release) -> String {
    let nearest = releases.last { $0 < release } ?? releases[0]
    return "iOS \(release) is not simulated; the nearest release is \(nearest)"
  }

  /// Reads a release that can be simulated.
  fileprivate static func release(_ word: Word) throws(CommandFailure) -> Release {
    guard let release = Release(word.text) else {
      throw CommandFailure(
        "unknown-release", "'\(word.text)' is no release here; try \(releases.map(\.description).joined(separator: ", "))", at: word)
    }
    guard isKnown(release) else { throw CommandFailure("unknown-release", unknown(release) + "; `ios` lists them", at: word) }
    return release
  }

  /// Reads the name of a device.
  fileprivate static func device(_ word: Word) throws(CommandFailure) -> Device {
    if let device = Device.named(word.text) { return device }
    let nearest = NearestName.find(word.text, among: Device.all.map(\.name))
    throw CommandFailure(
      "unknown-device", "no device '\(word.text)'; " + (nearest.map { "did you mean '\($0)'?" } ?? "`device` lists them"), at: word)
  }

  var releaseLines: [String] {
    Self.releases.map { $0 == configuration.release ? "\($0)  <- runs now" : $0.description }
  }

  /// The devices that run the release.
  var fittingDevices: [Device] { Device.all.filter { $0.runs(configuration.release) } }

  /// Lists the devices that run the release, the present one marked.
  fileprivate var devices: CommandOutcome {
    let fitting = fittingDevices
    let lines = fitting.map { device in
      let size = "\(Int(device.portraitSize.width))x\(Int(device.portraitSize.height))"
      let mark = device.name == configuration.device ? "  <- present one" : ""
      return "\(device.name): \(device.title), \(size), iOS \(device.span)\(mark)"
    }
    let others = Device.all.count - fitting.count
    return CommandOutcome(answer: lines, notes: ["\(others) more run other releases than iOS \(configuration.release)"])
  }

  func orientation(_ word: Word) throws(CommandFailure) -> UIInterfaceOrientation {
    if let orientation = Self.orientation(word.text) { return orientation }
    let nearest = NearestName.find(word.text, among: Self.orientationWords)
    throw CommandFailure(
      "unknown-orientation",
      "'\(word.text)' is no orientation; "
        + (nearest.map { "did you mean '\($0)'?" } ?? "try portrait, upside-down, landscape-left, landscape-right, left, right, 180"),
      at: word)
  }

  /// Runs what can fail for a reason of the world, and words the reason.
  func event<Value>(at word: Word? = nil, _ body: () throws(EventFailure) -> Value) throws(CommandFailure) -> Value {
    do throws(EventFailure) { return try body() } catch {
      throw CommandFailure(
        "event", error.words(nearest: NearestName.find(word?.text ?? "", among: uikit.touchTitles, allowsShort: true)), at: word)
    }
  }

  /// Changes release, device or rules; the inputs so far run again, and what differs is told.
  func changeWorld(_ change: (inout PlaygroundConfiguration) -> Void) -> [String] {
    change(&configuration)
    guard !inputs.isEmpty else {
      rebuild([])
      rewriteLog()
      return []
    }
    let before = StateLines.lines(of: state)
    let former = recent
    let count = inputs.count
    rebuild(inputs)
    rewriteLog()
    let comparison = RunComparison(former, recent, settings: settings)
    let last = comparison.differences.last { $0.step == count && comparison.differences.count == 1 }
    var notes = ["\(count) input\(count == 1 ? "" : "s") ran again"] + comparison.lines
    if comparison.differences.isEmpty { notes.append("no step differs") }
    let news = StateLines.lines(of: state).filter { !before.contains($0) && last?.state.come.contains($0) != true }
    return notes + news.map { "now \($0)" }
  }

  /// Runs inputs as if they were typed, up to the first that fails.
  func runAll(_ texts: [String]) -> [StepResult] {
    let files = replayedFiles
    defer { replayedFiles = files }
    var results: [StepResult] = []
    for text in texts {
      let result = run(text)
      results.append(result)
      if result.failed || result.quits { break }
    }
    return results
  }

  /// Runs the inputs of a sample: in an empty world where an app was launched, since a launch would go back to what preceded the first.
  func build(_ sample: Sample) -> CommandOutcome {
    guard uikit.isRunning || isDead else { return CommandOutcome(substeps: runAll(sample.inputs)) }
    let steps = "the \(inputs.count) step\(inputs.count == 1 ? "" : "s") before it \(inputs.count == 1 ? "is" : "are") gone"
    rebuild([])
    truncateLog()
    var outcome = CommandOutcome(substeps: runAll(sample.inputs))
    outcome.preface = ["\(sample.name) begins in a world of its own; \(steps)"]
    return outcome
  }

  func truncateLog() {
    do throws(FileFailure) { try log?.truncate(toStep: inputs.count) } catch { pendingFailure = recordingFailed(error) }
  }
}

extension Device {
  /// The first of the releases listed that runs on it.
  fileprivate var firstRelease: Release? { Playground.releases.first(where: runs) }

  /// The releases that run on it, as people say it: `6.0 to 9.3`, `8.0 and later`.
  var span: String {
    guard releases.until != nil, let last = Playground.releases.last(where: releases.contains) else { return "\(releases.since) and later" }
    return "\(releases.since) to \(last)"
  }
}

/// The state lines of a world, for comparing two.
enum StateLines {
  static func lines(of state: WorldState) -> [String] { StateText(state).lines.map(\.text) }
}
