import ObjectModel

/// `NSOperationQueue`: work for the end of the turn; every queue here is the main one.
package final class NSOperationQueue: Object {}

extension NSOperationQueue {
  static let table = ClassTable(NSOperationQueue.self, inherits: "NSObject", "Work for the end of the turn.") {
    ClassMethod(
      "mainQueue", swift: "main", releases: .since(4), { (_, simulation) in simulation.foundationWorld.mainQueue },
      "The queue of the main thread.")
    ClassMethod(
      "currentQueue", swift: "current", releases: .since(4), { (_, simulation) in simulation.foundationWorld.mainQueue },
      "The queue of the main thread.")
    Method(
      inWorld: "addOperationWithBlock:", swift: "addOperation(_:)", releases: .since(4),
      { (_: NSOperationQueue, simulation, block: Block) in
        simulation.atEndOfTurn(block)
        return NoReply()
      }, "Runs a block when the turn ends.")
  }
}

extension Simulation {
  /// Runs a block when the turn ends.
  func atEndOfTurn(_ block: Block) {
    runLoop.atEndOfTurn { if !self.isUnwinding { block.call([]) } }
  }
}
