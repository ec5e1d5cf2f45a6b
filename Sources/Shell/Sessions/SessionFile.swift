import ObjectModel
import ScriptLanguage

/// A session file as read: its lines, its header, and what they mean.
struct SessionFile {
  let path: String
  let lines: [String]
  let header: SessionHeader
  let entries: [SessionEntry]

  init(path: String, grammar: InputGrammar) throws(RunFailure) {
    let bytes = try RunFailure.catching { () throws(FileFailure) in try FileSystem.read(path) }
    try self.init(path: path, bytes: bytes, grammar: grammar)
  }

  init(path: String, bytes: [UInt8], grammar: InputGrammar) throws(RunFailure) {
    self.path = path
    lines = try RunFailure.catching(path) { () throws(SessionFailure) in try TextLines.lines(of: bytes) }
    let lines = lines
    (header, entries) = try RunFailure.catching(path) { () throws(SessionFailure) in try SessionParser.parse(lines, grammar: grammar) }
  }

  /// An input with what is expected of it.
  struct Step {
    let text: String
    let lines: ClosedRange<Int>
    var expectations: [StepCheck.Line] = []
    /// What the directives before it set.
    var directives: [(name: String, words: [String])] = []
  }

  /// Whether anything is expected of the input in some world.
  func expectsSomething(ofInputAt lines: ClosedRange<Int>) -> Bool {
    guard let place = entries.firstIndex(where: { $0.lines == lines }) else { return false }
    for entry in entries[(place + 1)...] {
      switch entry.kind {
      case .input: return false
      case .expectation: return true
      case .directive, .chapter: continue
      }
    }
    return false
  }

  /// The inputs that count in the world, each with the expectations that do.
  func steps(release: Release, device: String) -> [Step] {
    var steps: [Step] = []
    var directives: [(name: String, words: [String])] = []
    for entry in entries where entry.counts(release: release, device: device) {
      switch entry.kind {
      case .input(let text):
        steps.append(Step(text: text, lines: entry.lines, directives: directives))
        directives = []
      case .expectation(let expectation):
        if !steps.isEmpty { steps[steps.count - 1].expectations.append((expectation, entry.lines)) }
      case .directive(let name, let words, _): directives.append((name, words))
      case .chapter: break
      }
    }
    return steps
  }
}
