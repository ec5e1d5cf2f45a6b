import ObjectModel

/// The main queue, or another, as Swift spells it; here all are the main one, whose work is done when the turn ends.
final class DispatchQueue: Object {
  static let table = ClassTable(DispatchQueue.self, inherits: "NSObject", "A queue of work; here all are the main one.") {
    ClassMethod("main", swift: "main", { (_, simulation) in DispatchQueue(in: simulation) }, "The main queue.")
    ClassMethod("global", swift: "global()", { (_, simulation) in DispatchQueue(in: simulation) }, "A queue beside the main one.")
    ClassMethod(
      "globalWithQos:", swift: "global(qos:)", { (_, simulation, _: Value) in DispatchQueue(in: simulation) },
      "A queue beside the main one."
    )
    Method("initWithLabel:", swift: "init(label:)", { (queue: DispatchQueue, _: String?) in queue }, "A queue of the app's own.")
    for rest in [["qos"], ["attributes"], ["qos", "attributes"], ["target"]] {
      Method<DispatchQueue>(
        variadic: Selector("initWithLabel:" + rest.map { $0 + ":" }.joined()), swift: "init(label:" + rest.map { $0 + ":" }.joined() + ")",
        { queue, _, _ in .object(queue) }, "A queue of the app's own.")
    }
    Method(
      "async:", swift: "async(execute:)", { (queue: DispatchQueue, work: Value) in queue.simulation.atEndOfTurn(work: work) },
      "Runs work when the turn ends.")
    Method(
      "asyncWithFlags:execute:", swift: "async(flags:execute:)",
      { (queue: DispatchQueue, _: Value, work: Value) in queue.simulation.atEndOfTurn(work: work) }, "Runs work when the turn ends.")
    Method(
      "asyncWithGroup:execute:", swift: "async(group:execute:)",
      { (queue: DispatchQueue, group: DispatchGroup?, work: Value) in
        group?.enter()
        queue.simulation.atEndOfTurn(work: work) { group?.leave() }
      }, "Runs work of a group when the turn ends.")
    Method(
      "asyncWithGroup:qos:flags:execute:", swift: "async(group:qos:flags:execute:)",
      { (queue: DispatchQueue, group: DispatchGroup?, _: Value, _: Value, work: Value) in
        group?.enter()
        queue.simulation.atEndOfTurn(work: work) { group?.leave() }
      }, "Runs work of a group when the turn ends.")
    Method(
      "sync:", swift: "sync(execute:)", { (queue: DispatchQueue, work: Value) in queue.simulation.run(work: work) }, "Runs work at once.")
    Method(
      "syncWithFlags:execute:", swift: "sync(flags:execute:)",
      { (queue: DispatchQueue, _: Value, work: Value) in queue.simulation.run(work: work) }, "Runs work at once.")
    Method(
      "asyncAfter:execute:", swift: "asyncAfter(deadline:execute:)",
      { (queue: DispatchQueue, deadline: DispatchTime, work: Value) in
        let simulation = queue.simulation
        simulation.runLoop.after(deadline.seconds - simulation.runLoop.now) { _ = simulation.run(work: work) }
      }, "Runs work at a moment.")
    ClassMethod(
      "concurrentPerformWithIterations:execute:", swift: "concurrentPerform(iterations:execute:)",
      { (_, simulation, count: Int, work: Block?) in
        for index in 0..<max(0, count) where !simulation.isUnwinding { _ = work?.call([.int(index)]) }
        return NoReply()
      }, "Runs work so many times.")
  }
}

extension Simulation {
  /// Runs a block, or work that may have been cancelled.
  func run(work: Value) -> Value {
    guard !isUnwinding else { return .null }
    if let item = work.object as? DispatchWorkItem { return item.perform() }
    return (work.object as? Block)?.call([]) ?? .null
  }

  /// Does the same when the turn ends.
  func atEndOfTurn(work: Value, then next: @escaping () -> Void = {}) {
    runLoop.atEndOfTurn {
      _ = self.run(work: work)
      next()
    }
  }
}

/// Work that can be cancelled before it runs.
final class DispatchWorkItem: Object {
  private var block: Block?
  private var isCancelled = false
  private var notified: [Value] = []

  override func dismantle() {
    super.dismantle()
    block = nil
    notified = []
  }

  fileprivate func perform() -> Value {
    guard !isCancelled else { return .null }
    let result = block?.call([]) ?? .null
    for work in notified { simulation.atEndOfTurn(work: work) }
    return result
  }

  static let itemTable = ClassTable(DispatchWorkItem.self, inherits: "NSObject", "Work that can be cancelled before it runs.") {
    for label in ["", "qos:", "flags:", "qos:flags:"] {
      Method<DispatchWorkItem>(
        variadic: Selector(label.isEmpty ? "initWithBlock:" : "initWith\(label)block:"), swift: "init(\(label)block:)",
        { item, values, _ in
          item.block = values.last?.object as? Block
          return .object(item)
        }, "Makes work of a block.")
    }
    Method("perform", swift: "perform()", { (item: DispatchWorkItem) in item.perform() }, "Does the work now.")
    Method("cancel", swift: "cancel()", { (item: DispatchWorkItem) in item.isCancelled = true }, "Keeps the work from being done.")
    Method("wait", swift: "wait()", { (_: DispatchWorkItem) in }, "Nothing: there is one thread.")
    Method(
      "notifyQueue:execute:", swift: "notify(queue:execute:)",
      { (item: DispatchWorkItem, _: Value, work: Value) in item.notified.append(work) }, "Runs more work once this is done.")
    Property("cancelled", getter: "isCancelled", readOnly: { $0.isCancelled }, "Whether the work was cancelled.")
  }
}

/// Works that someone waits for.
final class DispatchGroup: Object {
  private var count = 0
  private var waiting: [Value] = []

  override func dismantle() {
    super.dismantle()
    waiting = []
  }

  fileprivate func enter() { count += 1 }

  fileprivate func leave() {
    count -= 1
    if count <= 0 { finish() }
  }

  private func finish() {
    let works = waiting
    waiting = []
    for work in works { simulation.atEndOfTurn(work: work) }
  }

  fileprivate func finishAll() { simulation.runLoop.wait { count <= 0 } }

  fileprivate func notify(_ work: Value) {
    waiting.append(work)
    if count <= 0 { finish() }
  }

  static let groupTable = ClassTable(DispatchGroup.self, inherits: "NSObject", "Works that someone waits for.") {
    Method("enter", swift: "enter()", { (group: DispatchGroup) in group.enter() }, "One more work begins.")
    Method("leave", swift: "leave()", { (group: DispatchGroup) in group.leave() }, "A work has ended.")
    Method(
      "notifyQueue:execute:", swift: "notify(queue:execute:)", { (group: DispatchGroup, _: Value, work: Value) in group.notify(work) },
      "Runs work once all have ended.")
    Method(
      "wait", swift: "wait()", { (group: DispatchGroup) in group.simulation.runLoop.wait { group.count <= 0 } },
      "Waits until all have ended.")
    Method(
      "waitWithTimeout:", swift: "wait(timeout:)",
      { (group: DispatchGroup, _: Value) in group.simulation.runLoop.wait { group.count <= 0 } }, "Waits until all have ended.")
  }
}

extension Functions {
  /// Groups and counts as C spells them.
  static let groups: [GlobalFunction] = [
    GlobalFunction(
      inWorld: "dispatch_group_create", releases: .since(4), { simulation in DispatchGroup(in: simulation) as Object }, "A group of works."),
    GlobalFunction(
      "dispatch_group_enter",
      { (group: DispatchGroup?) in
        group?.enter(); return NoReply()
      }, "One more work begins."),
    GlobalFunction(
      "dispatch_group_leave",
      { (group: DispatchGroup?) in
        group?.leave(); return NoReply()
      }, "A work has ended."),
    GlobalFunction(
      "dispatch_group_notify",
      { (group: DispatchGroup?, _: Value, work: Value) in
        group?.notify(work)
        return NoReply()
      }, "Runs a block once all have ended."),
    GlobalFunction(
      inWorld: "dispatch_group_async",
      { (simulation, group: DispatchGroup?, _: Value, work: Value) in
        group?.enter()
        simulation.atEndOfTurn(work: work) { group?.leave() }
        return NoReply()
      }, "Runs a block of a group when the turn ends."),
    GlobalFunction(
      "dispatch_group_wait",
      { (group: DispatchGroup?, _: Value) in
        group?.finishAll()
        return 0
      }, "Waits until all have ended."),
    GlobalFunction(
      inWorld: "dispatch_semaphore_create", { (simulation, _: Int) in DispatchSemaphore(in: simulation) as Object },
      "A count that works wait for."),
    GlobalFunction("dispatch_semaphore_wait", { (_: Value, _: Value) in 0 }, "Nothing: there is one thread."),
    GlobalFunction("dispatch_semaphore_signal", { (_: Value) in 0 }, "Nothing: there is one thread."),
  ]
}

/// A count that works wait for; there is one thread, so that nobody waits.
final class DispatchSemaphore: Object {
  private var count = 0

  static let semaphoreTable = ClassTable(DispatchSemaphore.self, inherits: "NSObject", "A count that works wait for.") {
    Method(
      "initWithValue:", swift: "init(value:)",
      { (semaphore: DispatchSemaphore, count: Int) in
        semaphore.count = count
        return semaphore
      }, "Makes one with a count.")
    Method("signal", swift: "signal()", { (semaphore: DispatchSemaphore) in semaphore.count += 1 }, "Counts up.")
    for (selector, swift) in [("wait", "wait()"), ("waitWithTimeout:", "wait(timeout:)")] {
      Method<DispatchSemaphore>(
        variadic: Selector(selector), swift: swift,
        { semaphore, _, simulation in
          simulation.runLoop.wait { semaphore.count > 0 }
          semaphore.count -= 1
          return .void
        }, "Waits until the count is above 0, and counts down.")
    }
  }
}

/// A moment, as Swift spells it: seconds since the world began.
struct DispatchTime: Bridged {
  let seconds: Double

  static var typeName: String { "DispatchTime" }
  static func unbox(_ value: Value) -> DispatchTime? { value.number.map(DispatchTime.init) }
  var boxed: Value { .double(seconds) }

  static let table = ClassTable(immediate: DispatchTime.self, name: "DispatchTime", inherits: "NSObject", "A moment for work that waits.") {
    ClassMethod("now", swift: "now()", { (_, simulation) in simulation.runLoop.now }, "The present moment.")
  }

  static let intervalTable = ClassTable(
    immediate: DispatchTime.self, name: "DispatchTimeInterval", inherits: "NSObject", "How long work waits."
  ) {
    ClassMethod("seconds:", swift: "seconds(_:)", { (_, _, count: Double) in count }, "Some seconds.")
    ClassMethod("milliseconds:", swift: "milliseconds(_:)", { (_, _, count: Double) in count / 1000 }, "Some thousandths of a second.")
  }
}
