import ObjectModel

/// The results of the last steps, by step number: as many as are kept, fewer where they hold very many events.
struct RecentResults {
  /// How many steps are kept.
  static let limit = 200

  private var ring = [StepResult?](repeating: nil, count: Self.limit)
  /// The step that each place of the ring holds.
  private var steps = [Int](repeating: -1, count: Self.limit)
  private var eventCount = 0

  subscript(step: Int) -> StepResult? {
    get {
      guard step >= 0, steps[step % Self.limit] == step else { return nil }
      return ring[step % Self.limit]
    }
    set {
      guard step >= 0 else { return }
      let place = step % Self.limit
      eventCount += (newValue?.events.count ?? 0) - (ring[place]?.events.count ?? 0)
      ring[place] = newValue
      steps[place] = newValue == nil ? -1 : step
      forgetLarge(before: step)
    }
  }

  /// The steps that are kept, the newest first.
  var newestFirst: [Int] { steps.filter { $0 >= 0 }.sorted(by: >) }

  /// Results with many events are kept for fewer steps.
  private mutating func forgetLarge(before step: Int) {
    guard eventCount > Simulation.recordLimit else { return }
    for old in newestFirst.reversed() where eventCount > Simulation.recordLimit && old < step { self[old] = nil }
  }
}
