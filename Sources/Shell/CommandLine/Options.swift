import ObjectModel
import ScriptLanguage
import UIKitModel

/// What the command line asks for.
package struct Options: Sendable {
  package enum Mode: String, Sendable, CaseIterable {
    case run
    case replay
    case verify
    case export
    case completions
    case reference
  }

  /// Something to run.
  package enum Source: Sendable, Equatable {
    /// A file, or `-` for standard input; in other modes any operand.
    case file(String)
    /// A text of `-c`.
    case text(String)
  }

  package enum Report: String, Sendable, CaseIterable {
    case text
    case tap
    case junit
    case json
  }

  /// What `verify` writes into the files.
  package enum Update: String, Sendable {
    /// What came where something else was expected.
    case failed = ""
    /// The same, after asking for each step.
    case ask
    /// The same, and what came of steps that expect nothing.
    case all
  }

  /// One of several machines that share the work.
  package struct Shard: Sendable, Equatable {
    let index: Int
    let count: Int
  }

  package var mode = Mode.run
  /// What is to be run, in the order given.
  package var sources: [Source] = []
  /// Files, and the other operands of the mode.
  package var operands: [String] { sources.compactMap { if case .file(let path) = $0 { path } else { nil } } }
  package var configuration = PlaygroundConfiguration()
  /// Whether `--ios` or `--device` were given, so that they win over a session's header.
  package var givesRelease = false
  package var givesDevice = false
  package var givesMessages = false
  package var staysInteractive = false
  package var until: Int?
  package var resumes = false
  package var isJSON = false
  package var color = Style.Choice.auto
  package var isQuiet = false
  package var echoes = false
  package var keepsGoing = false
  package var readsInitFile = true
  package var keepsHistory = true
  package var allowsFiles = false
  package var report = Report.text
  package var update: Update?
  package var jobs = 1
  package var shard: Shard?
  package var steps = false
  package var pace: Double?
  package var showsVersion = false
  package var showsHelp = false
  /// The file that `export` writes; standard output where there is none.
  package var outputFile: String?
  /// The folder that `reference` writes its pages to.
  package var referenceFolder: String?

  package init() {}

  /// The configuration for a session with the header: the command line wins.
  func configuration(for header: SessionHeader, release: Release? = nil) -> PlaygroundConfiguration {
    var result = header.applied(to: configuration, release: release)
    result.allowsFiles = allowsFiles
    if givesRelease { result.release = configuration.release }
    if givesDevice {
      result.device = configuration.device
      result.orientation = configuration.orientation
    }
    if givesMessages { result.settings.messages = configuration.settings.messages }
    if configuration.settings.isStrict { result.settings.isStrict = true }
    return result
  }
}

/// What is wrong with the command line.
package struct UsageFailure: Error, Sendable, Equatable {
  package let message: String

  init(_ message: String) { self.message = message }
}
