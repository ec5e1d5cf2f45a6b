import ObjectModel

/// `NSTimer`: sends a message or runs a block after some time, once or again and again, by the world's clock.
package final class NSTimer: Object {
  private enum Work {
    case action(target: Object, Selector)
    case block(Block)
    case invocation
  }

  private var work = Work.invocation
  private var interval = 0.0
  private var repeats = false
  private var userInfo = Value.null
  private var isValid = true
  private var isScheduled = false

  package override func dismantle() {
    work = .invocation
    userInfo = .null
    isValid = false
  }

  fileprivate func set(_ interval: Double, _ target: Object, _ selector: Selector, _ userInfo: Value, _ repeats: Bool) -> NSTimer {
    self.userInfo = userInfo
    return set(interval, .action(target: target, selector), repeats)
  }

  fileprivate func set(_ interval: Double, _ block: Block, _ repeats: Bool) -> NSTimer { set(interval, .block(block), repeats) }

  private func set(_ interval: Double, _ work: Work, _ repeats: Bool) -> NSTimer {
    // UIKit: an interval of 0 or less becomes a tenth of a millisecond.
    self.interval = interval > 0 ? interval : 0.0001
    self.work = work
    self.repeats = repeats
    return self
  }

  /// Makes the timer wait for its time; the clock keeps it alive as long as it is valid.
  package func schedule() {
    guard isValid, !isScheduled else { return }
    isScheduled = true
    wait()
  }

  private func wait() {
    simulation.runLoop.after(interval, repeats: repeats) {
      guard self.isValid, !self.simulation.isUnwinding else { return }
      self.fire()
      if self.isValid { self.wait() }
    }
  }

  fileprivate func fire() {
    guard isValid else { return }
    switch work {
    case .action(let target, let selector): simulation.sendAction(selector, to: target, [.object(self)])
    case .block(let block): block.call([.object(self)])
    case .invocation: return
    }
    if !repeats { invalidate() }
  }

  /// Ends the timer and lets go of its target.
  fileprivate func invalidate() {
    isValid = false
    work = .invocation
    userInfo = .null
  }
}

extension NSTimer {
  static let table = ClassTable(NSTimer.self, inherits: "NSObject", label: "timer", "Sends a message after some time.") {
    ClassMethod(
      "scheduledTimerWithTimeInterval:target:selector:userInfo:repeats:",
      swift: "scheduledTimer(timeInterval:target:selector:userInfo:repeats:)",
      { (_, simulation, interval: Double, target: Object, selector: Selector, info: Value, repeats: Bool) in
        let timer = NSTimer(in: simulation).set(interval, target, selector, info, repeats)
        timer.schedule()
        return timer
      }, "A timer that runs at once.")
    ClassMethod(
      "timerWithTimeInterval:target:selector:userInfo:repeats:", swift: "init(timeInterval:target:selector:userInfo:repeats:)",
      { (_, simulation, interval: Double, target: Object, selector: Selector, info: Value, repeats: Bool) in
        NSTimer(in: simulation).set(interval, target, selector, info, repeats)
      }, "A timer that runs once a run loop has it.")
    ClassMethod(
      "scheduledTimerWithTimeInterval:repeats:block:", swift: "scheduledTimer(withTimeInterval:repeats:block:)", releases: .since(10),
      { (_, simulation, interval: Double, repeats: Bool, block: Block) in
        let timer = NSTimer(in: simulation).set(interval, block, repeats)
        timer.schedule()
        return timer
      }, "A timer with a block that runs at once.")
    ClassMethod(
      "timerWithTimeInterval:repeats:block:", swift: "init(timeInterval:repeats:block:)", releases: .since(10),
      { (_, simulation, interval: Double, repeats: Bool, block: Block) in NSTimer(in: simulation).set(interval, block, repeats) },
      "A timer with a block that runs once a run loop has it.")
    Method("fire", swift: "fire()", { (timer: NSTimer) in timer.fire() }, "Sends the message now.")
    Method("invalidate", swift: "invalidate()", { (timer: NSTimer) in timer.invalidate() }, "Ends the timer.")
    Property("isValid", readOnly: { $0.isValid }, "Whether the timer may still send its message.")
    Property("timeInterval", readOnly: { $0.repeats ? $0.interval : 0 }, "Seconds between two messages, 0 where there is only one.")
    Property("userInfo", readOnly: { $0.userInfo }, "What the timer was given to carry.")
  }
}
