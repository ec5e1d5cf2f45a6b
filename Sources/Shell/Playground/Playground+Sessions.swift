import ObjectModel

extension Playground {
  /// Reads the session file that a command names, and finds what is wrong with it before anything happens.
  func session(_ word: Word) throws(CommandFailure) -> SessionFile {
    let path = try allowed(word, writing: false)
    do throws(RunFailure) {
      let file = try SessionFile(path: path, grammar: .splitLab)
      let releases = file.header.releases.isEmpty ? [configuration(for: file.header).release] : file.header.releases
      for release in releases {
        guard let impossibility = configuration(for: file.header, release: release).impossibility else { continue }
        throw .session(SessionFailure(impossibility, file: path, line: 1))
      }
      return file
    } catch {
      throw CommandFailure("session", error.message, at: word)
    }
  }

  /// Runs a session file as the command line would, up to an error that it does not expect, and stays at its end.
  func run(_ file: SessionFile) -> CommandOutcome {
    var outcome = CommandOutcome(preface: begin(file))
    let outer = (files: configuration.fileAccess, folder: configuration.baseFolder, isTerminal: isTerminal)
    let folder = FilePath.folder(of: file.path)
    if !configuration.allowsFiles { configuration.fileAccess = .readOnly(inside: folder.isEmpty ? "." : folder) }
    configuration.baseFolder = folder
    isTerminal = false
    defer {
      setFiles(outer.files, baseFolder: outer.folder)
      isTerminal = outer.isTerminal
    }
    var preface: [String] = []
    for (index, entry) in file.entries.enumerated() where entry.counts(release: configuration.release, device: configuration.device) {
      switch entry.kind {
      case .expectation: continue
      case .chapter(let title): preface.append("chapter \(title)")
      case .directive(let name, let words, let rest):
        settings.apply(directive: name, words)
        if name == "say" { preface.append(rest) }
      case .input(let text):
        let result = run(text)
        result.preface = preface
        result.settings = settings
        result.isExpectedToFail = result.failed && file.expectsFailure(afterEntry: index)
        preface = []
        outcome.substeps.append(result)
        if result.failed, !result.isExpectedToFail || configuration.isInterrupted() {
          outcome.notes = ["stopped at \(FilePath.name(of: file.path)):\(entry.lines.lowerBound), where the file expects no error"]
          return outcome
        }
        if result.quits { return outcome }
      }
    }
    outcome.notes = preface
    if outcome.substeps.isEmpty { outcome.answer = ["\(FilePath.name(of: file.path)) has no inputs"] }
    return outcome
  }

  /// Follows the header: settings hold from now on, and a world of the file's own takes the place of the present one.
  private func begin(_ file: SessionFile) -> [String] {
    let header = file.header
    settings = header.applied(to: settings)
    guard header.asksForWorld else { return [] }
    let old = configuration
    configuration = configuration(for: header)
    configuration.settings = header.applied(to: old.settings)
    let isNew = inputs.isEmpty && old.hasSameWorld(as: configuration)
    var notes: [String] = []
    if !isNew {
      notes = ["\(FilePath.name(of: file.path)) begins in a world of its own: \(configuration.worldTitle)"]
      if !inputs.isEmpty {
        notes[0] += "; the \(inputs.count == 1 ? "step" : "\(inputs.count) steps") before it \(inputs.count == 1 ? "is" : "are") gone"
      }
    }
    if let note = configuration.borrowedSize { notes.append(note) }
    recent = RecentResults()
    undone = []
    rebuild([])
    if let path = log?.stopRecording() { notes.append("the recording ends here: \(path) holds the steps before") }
    if log != nil { log = SessionLog(configuration: configuration) }
    return notes
  }

  /// What a session with the header begins with: what the header leaves open is as in every session without one.
  private func configuration(for header: SessionHeader, release: Release? = nil) -> PlaygroundConfiguration {
    guard header.asksForWorld else { return configuration }
    return header.applied(to: configuration.withUsualWorld, release: release)
  }
}

extension SessionFile {
  /// Whether an error or exception is expected of the input at a place.
  fileprivate func expectsFailure(afterEntry index: Int) -> Bool {
    for entry in entries[(index + 1)...] {
      switch entry.kind {
      case .expectation(let expectation): if expectation.sigil == .failure { return true }
      case .input, .directive, .chapter: return false
      }
    }
    return false
  }
}

extension PlaygroundConfiguration {
  /// The release, the device and its orientation in words.
  var worldTitle: String { "iOS \(release) · \(deviceTitle), \(orientation.commandName)" }

  /// The configuration with the world of a session whose file names none.
  fileprivate var withUsualWorld: PlaygroundConfiguration {
    let usual = PlaygroundConfiguration()
    var result = self
    (result.release, result.sdk) = (usual.release, usual.sdk)
    (result.device, result.orientation) = (usual.device, usual.orientation)
    result.ruleSwitches = usual.ruleSwitches
    return result
  }

  /// Whether sessions of both begin alike.
  fileprivate func hasSameWorld(as other: PlaygroundConfiguration) -> Bool {
    release == other.release && sdk == other.sdk && device == other.device && orientation == other.orientation
      && ruleSwitches == other.ruleSwitches
  }
}
