/// The clock and the work that waits for it, ordered by time, then by when it was asked for.
public final class RunLoop {
  private struct Work {
    let time: Double
    let order: Int
    let repeats: Bool
    /// How many works asked for one another, since the clock last stood still, until this one was asked for.
    var generation: Int
    var body: () -> Void
  }

  /// Seconds since the world began.
  public private(set) var now = 0.0
  private var waiting: [Work] = []
  private var endOfTurn: [Work] = []
  /// What is done at the end of every turn.
  private var observers: [() -> Void] = []
  /// How many of those have been run.
  private var doneOfTurn = 0
  private var nextOrder = 0
  /// The generation of the work that runs.
  private var generation = 0

  /// How many works may ask for one another before the app counts as one that never comes to rest.
  public static let generationLimit = 1000

  public init() {}

  /// Runs the work when the present turn of the run loop ends.
  public func atEndOfTurn(_ body: @escaping () -> Void) {
    endOfTurn.append(work(after: 0, repeats: false, body))
  }

  /// Does something at the end of every turn from now on, before the work that waits for it.
  public func atEveryTurn(_ body: @escaping () -> Void) { observers.append(body) }

  /// Runs the work after some seconds. Work that `repeats` (timers that go on) never runs by `settle()`, only by `advance(by:)`.
  public func after(_ seconds: Double, repeats: Bool = false, _ body: @escaping () -> Void) {
    let work = work(after: max(0, seconds), repeats: repeats, body)
    let place = waiting.firstIndex { ($0.time, $0.order) > (work.time, work.order) } ?? waiting.endIndex
    waiting.insert(work, at: place)
  }

  private func work(after seconds: Double, repeats: Bool, _ body: @escaping () -> Void) -> Work {
    nextOrder += 1
    return Work(time: now + seconds, order: nextOrder, repeats: repeats, generation: generation + 1, body: body)
  }

  /// Whether one-shot work waits: something is in flight.
  public var isBusy: Bool { hasWorkOfTurn || waiting.contains { !$0.repeats } }

  private var hasWorkOfTurn: Bool { doneOfTurn < endOfTurn.count }

  /// Ends the present turn: runs what waits for its end, and what that asks for.
  ///
  /// - Returns: `false` where works ask for one another without end; the last of them still wait.
  @discardableResult
  public func finishTurn() -> Bool {
    var round = 0
    for observer in observers { observer() }
    while hasWorkOfTurn {
      guard round < Self.generationLimit else { return false }
      // One after the other, so that work that waits for another lets that run.
      for _ in doneOfTurn..<endOfTurn.count { runOfTurn() }
      round += 1
    }
    return true
  }

  /// Runs the first of what waits for the end of the turn.
  private func runOfTurn() {
    guard hasWorkOfTurn else { return }
    let body = endOfTurn[doneOfTurn].body
    endOfTurn[doneOfTurn].body = {}
    doneOfTurn += 1
    if !hasWorkOfTurn { forgetTurn() }
    body()
  }

  private func forgetTurn() {
    endOfTurn.removeAll(keepingCapacity: endOfTurn.count < 64)
    doneOfTurn = 0
  }

  /// Lets time pass within work that waits for something, until that is there or nothing is left that could bring it.
  public func wait(until isThere: () -> Bool) {
    var count = 0
    while !isThere(), count < Self.limitAtOnce {
      count += 1
      if hasWorkOfTurn {
        runOfTurn()
      } else if let place = waiting.firstIndex(where: { !$0.repeats }), waiting[place].generation <= Self.generationLimit {
        let outer = generation
        let rests = run(waiting[place], at: place)
        generation = outer
        if !rests { return }
      } else {
        return
      }
    }
  }

  /// How many works may fall due one after the other while the clock stands still, timers that go on left aside.
  private static let limitAtOnce = 20_000

  /// Lets time pass and runs what falls due, unless `isStopped` answers that the world stands still.
  ///
  /// - Returns: `false` where works ask for one another at the same time without end; the last of them still waits.
  @discardableResult
  public func advance(by seconds: Double, until isStopped: () -> Bool = { false }) -> Bool {
    let end = now + seconds
    var countAtOnce = 0
    guard finishTurn() else { return false }
    while !isStopped(), let next = waiting.first, next.time <= end {
      countAtOnce = next.time > now ? 0 : countAtOnce + (next.repeats ? 0 : 1)
      if countAtOnce > Self.limitAtOnce { return false }
      guard run(next, at: 0) else { return false }
    }
    now = max(now, end)
    return true
  }

  /// Lets time pass until all one-shot work is done, or `isStopped` answers that the world stands still.
  ///
  /// - Returns: `false` where works ask for one another without end; the last of them still waits.
  @discardableResult
  public func settle(until isStopped: () -> Bool = { false }) -> Bool {
    guard finishTurn() else { return false }
    for place in waiting.indices { waiting[place].generation = 0 }
    while !isStopped(), let place = waiting.firstIndex(where: { !$0.repeats }) {
      guard waiting[place].generation <= Self.generationLimit else { return false }
      guard run(waiting[place], at: place) else { return false }
    }
    return true
  }

  private func run(_ work: Work, at place: Int) -> Bool {
    waiting.remove(at: place)
    now = max(now, work.time)
    generation = work.generation
    defer { generation = 0 }
    work.body()
    return finishTurn()
  }

  /// Forgets all work, as when the app dies.
  public func cancelAll() {
    waiting = []
    observers = []
    forgetTurn()
  }
}
