/// What differs between two runs of the same inputs, in different worlds.
struct RunComparison {
  /// A step that came to something else.
  struct Difference {
    let step: Int
    let input: String
    /// What only the first run told, and only the second: messages, changes, texts and errors.
    let told: Lines
    /// The same of the state behind the step.
    let state: Lines
  }

  /// Lines of one run that the other has not.
  struct Lines {
    let gone: [String]
    let come: [String]

    init(_ before: [String], _ after: [String]) {
      let change = after.difference(from: before)
      gone = change.removals.compactMap { if case .remove(_, let line, _) = $0 { line } else { nil } }
      come = change.insertions.compactMap { if case .insert(_, let line, _) = $0 { line } else { nil } }
    }

    var isEmpty: Bool { gone.isEmpty && come.isEmpty }
    fileprivate var signed: [String] { gone.map { "  - \($0)" } + come.map { "  + \($0)" } }
  }

  private(set) var differences: [Difference] = []

  /// Compares what is kept of both runs, step by step, as the settings tell it.
  init(_ before: RecentResults, _ after: RecentResults, settings: Settings) {
    for step in after.newestFirst.reversed() {
      guard let old = before[step], let new = after[step] else { continue }
      let told = Lines(Self.told(old, settings), Self.told(new, settings))
      let state = Lines(Self.state(old), Self.state(new))
      guard !told.isEmpty || !state.isEmpty else { continue }
      let input = new.text.split(separator: "\n").first.map { String($0) } ?? new.text
      differences.append(Difference(step: step, input: input, told: told, state: state))
    }
  }

  /// What is said about it: the first step that differs, in what, and how many others do.
  var lines: [String] {
    guard let first = differences.first else { return [] }
    let told = first.told.gone + first.told.come
    let aspects = [
      told.contains { $0.hasPrefix("!!") } ? "an error" : nil, told.contains { !$0.hasPrefix("!!") } ? "its messages" : nil,
      first.state.isEmpty ? nil : "the state",
    ].compactMap { $0 }
    let head = "the first that differs is step \(first.step), `\(first.input)`, in \(aspects.joined(separator: " and ")):"
    let all = first.told.signed + first.state.signed
    let rest = all.count > Self.limit ? ["  … and \(all.count - Self.limit) lines more"] : []
    let others = differences.dropFirst().map { String($0.step) }
    return [head] + all.prefix(Self.limit) + rest
      + (others.isEmpty ? [] : [Self.list(others) + (others.count == 1 ? " differs too" : " differ too")])
  }

  private static let limit = 12

  private static func list(_ steps: [String]) -> String {
    steps.count == 1 ? "step \(steps[0])" : steps.count < 8 ? "steps " + steps.joined(separator: ", ") : "\(steps.count) later steps"
  }

  /// What the step told beside the state; remarks do not count.
  private static func told(_ result: StepResult, _ settings: Settings) -> [String] {
    TextRenderer(settings).happenings(result, withAnswer: false).filter { !$0.hasPrefix("#") }
  }

  /// The state but for the world's own line, which always differs.
  private static func state(_ result: StepResult) -> [String] { StateText(result.state).lines.filter { $0.key != "world" }.map(\.text) }
}
