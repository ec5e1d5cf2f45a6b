import ObjectModel

/// `NSRunLoop`: the world's run loop, as code sees it.
package final class NSRunLoop: Object {}

extension NSRunLoop {
  static let table = ClassTable(NSRunLoop.self, inherits: "NSObject", "The run loop of the main thread.") {
    ClassMethod("mainRunLoop", swift: "main", { (_, simulation) in simulation.foundationWorld.mainRunLoop }, "The run loop.")
    ClassMethod("currentRunLoop", swift: "current", { (_, simulation) in simulation.foundationWorld.mainRunLoop }, "The run loop.")
    Method(
      "addTimer:forMode:", swift: "add(_:forMode:)", { (_: NSRunLoop, timer: NSTimer, _: String) in timer.schedule() }, "Makes a timer run."
    )
    Method(
      "performBlock:", swift: "perform(_:)", releases: .since(10),
      { (loop: NSRunLoop, body: Block) in loop.simulation.runLoop.atEndOfTurn { _ = body.call([]) } },
      "Runs a block when the turn ends.")
    Method("runUntilDate:", swift: "run(until:)", { (_: NSRunLoop, _: Value) in }, "Nothing: the run loop runs between inputs.")
  }
}
