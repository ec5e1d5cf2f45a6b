import ObjectModel

/// `NSOperationQueue`: work for the end of the turn; every queue here is the main one.
package final class NSOperationQueue: Object {
  fileprivate var kept: [String: Value] = [:]

  package override func dismantle() {
    super.dismantle()
    kept = [:]
  }
}

/// `NSOperation`: work that an operation queue does, by `main` or by blocks.
package final class NSOperation: Object {
  fileprivate var blocks: [Block] = []
  fileprivate var completion: Block?
  fileprivate var isCancelled = false
  fileprivate var isFinished = false

  package override func dismantle() {
    super.dismantle()
    blocks = []
    completion = nil
  }

  fileprivate func start() {
    guard !isCancelled, !isFinished else { return }
    if hasCode(for: "main") { _ = simulation.perform("main", on: .object(self), []) }
    for block in blocks where !simulation.isUnwinding { block.call([]) }
    isFinished = true
    if !simulation.isUnwinding { completion?.call([]) }
  }

  static let operationTable = ClassTable(NSOperation.self, inherits: "NSObject", releases: .since(4), "Work that a queue does.") {
    Method("start", swift: "start()", { (operation: NSOperation) in operation.start() }, "Does the work now.")
    Method("main", swift: "main()", { (_: NSOperation) in }, "The work.")
    Method("cancel", swift: "cancel()", { (operation: NSOperation) in operation.isCancelled = true }, "Keeps the work from being done.")
    Method("addDependency:", swift: "addDependency(_:)", { (_: NSOperation, _: Value) in }, "Nothing: operations run in their order.")
    Property("completionBlock", { $0.completion }, { $0.completion = $1 }, "Runs when the work is done.")
    Property("cancelled", getter: "isCancelled", readOnly: { $0.isCancelled }, "Whether the work was cancelled.")
    Property("finished", getter: "isFinished", readOnly: { $0.isFinished }, "Whether the work is done.")
    Property("executing", getter: "isExecuting", readOnly: { (_: NSOperation) in false }, "Whether the work is under way.")
  }

  static let blockTable = ClassTable(
    NSOperation.self, inherits: "NSOperation", releases: .since(4), name: "NSBlockOperation", "Blocks that a queue runs."
  ) {
    ClassMethod(
      "blockOperationWithBlock:", swift: "init(block:)",
      { (type, simulation, block: Block?) -> Object in
        let operation = NSOperation(type, in: simulation)
        operation.blocks = [block].compactMap { $0 }
        return operation
      }, "An operation of a block.")
    Method(
      "addExecutionBlock:", swift: "addExecutionBlock(_:)",
      { (operation: NSOperation, block: Block?) in operation.blocks += [block].compactMap { $0 } }, "Adds a block.")
  }
}

extension NSOperationQueue {
  static let table = ClassTable(NSOperationQueue.self, inherits: "NSObject", "Work for the end of the turn.") {
    ClassMethod(
      "mainQueue", swift: "main", releases: .since(4), { (_, simulation) in simulation.foundationWorld.mainQueue },
      "The queue of the main thread.")
    ClassMethod(
      "currentQueue", swift: "current", releases: .since(4), { (_, simulation) in simulation.foundationWorld.mainQueue },
      "The queue of the main thread.")
    for selector in ["addOperationWithBlock:", "addOperation:"] as [Selector] {
      Method(
        inWorld: selector, swift: "addOperation(_:)", releases: .since(4),
        { (_: NSOperationQueue, simulation, work: Value) in
          simulation.runLoop.atEndOfTurn { simulation.start(work) }
          return NoReply()
        }, "Runs a block or an operation when the turn ends.")
    }
    Method(
      inWorld: "addOperations:waitUntilFinished:", swift: "addOperations(_:waitUntilFinished:)", releases: .since(4),
      { (_: NSOperationQueue, simulation, all: [Value], waits: Bool) in
        for work in all {
          if waits { simulation.start(work) } else { simulation.runLoop.atEndOfTurn { simulation.start(work) } }
        }
        return NoReply()
      }, "Runs operations when the turn ends.")
    Method(
      "cancelAllOperations", swift: "cancelAllOperations()", { (_: NSOperationQueue) in }, "Nothing: operations run when the turn ends.")
    Method(
      "waitUntilAllOperationsAreFinished", swift: "waitUntilAllOperationsAreFinished()", { (_: NSOperationQueue) in },
      "Nothing: there is one thread.")
    Property("operationCount", readOnly: { (_: NSOperationQueue) in 0 }, "How many operations wait; none is told.")
    Property("name", { $0.kept["name"] ?? .null }, { $0.kept["name"] = $1 }, "Kept, and not followed.")
    Property("maxConcurrentOperationCount", { $0.kept["max"] ?? .int(-1) }, { $0.kept["max"] = $1 }, "Kept: there is one thread.")
    Property("qualityOfService", { $0.kept["quality"] ?? .int(0) }, { $0.kept["quality"] = $1 }, "Kept, and not followed.")
    Property(
      "suspended", getter: "isSuspended", { $0.kept["suspended"] ?? .bool(false) }, { $0.kept["suspended"] = $1 }, "Kept, and not followed."
    )
  }
}

extension Simulation {
  /// Does the work of a block or an operation.
  fileprivate func start(_ work: Value) {
    guard !isUnwinding else { return }
    if let operation = work.object as? NSOperation {
      if operation.hasCode(for: "start") { _ = perform("start", on: work, []) } else { operation.start() }
    } else {
      _ = (work.object as? Block)?.call([])
    }
  }

  /// Runs a block when the turn ends.
  func atEndOfTurn(_ block: Block) {
    runLoop.atEndOfTurn { if !self.isUnwinding { block.call([]) } }
  }
}
