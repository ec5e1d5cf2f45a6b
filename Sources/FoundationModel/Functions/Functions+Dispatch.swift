import ObjectModel

extension Functions {
  /// What asks for work later: every queue is the main one, whose work is done when the turn ends.
  static let dispatch: [GlobalFunction] = [
    GlobalFunction(
      inWorld: "dispatch_get_main_queue", releases: .since(4), { simulation in simulation.foundationWorld.mainQueue }, "The main queue."),
    GlobalFunction(
      inWorld: "dispatch_get_global_queue", releases: .since(4), { (simulation, _: Int, _: Int) in simulation.foundationWorld.mainQueue },
      "A queue beside the main one; here the main one itself."),
    GlobalFunction(
      inWorld: "dispatch_queue_create", releases: .since(4), { (simulation, _: Value, _: Value) in simulation.foundationWorld.mainQueue },
      "A queue of the app's own; here the main one."),
    GlobalFunction(
      inWorld: "dispatch_async", releases: .since(4),
      { (simulation, _: Value, block: Block?) in
        if let block { simulation.atEndOfTurn(block) }
        return NoReply()
      }, "Runs a block when the turn ends."),
    GlobalFunction(
      inWorld: "dispatch_sync", releases: .since(4),
      { (_, _: Value, block: Block?) in
        _ = block?.call([])
        return NoReply()
      }, "Runs a block at once."),
    GlobalFunction(
      inWorld: "dispatch_time", releases: .since(4),
      { (simulation, base: Double, nanoseconds: Double) in
        // The beginning of time stands for now, as DISPATCH_TIME_NOW is 0.
        (base == 0 ? simulation.runLoop.now * 1e9 : base) + nanoseconds
      }, "A moment some nanoseconds from now."),
    GlobalFunction(
      inWorld: "dispatch_after", releases: .since(4),
      { (simulation, time: Double, _: Value, block: Block?) in
        guard let block else { return NoReply() }
        simulation.runLoop.after(time / 1e9 - simulation.runLoop.now) { if !simulation.isUnwinding { block.call([]) } }
        return NoReply()
      }, "Runs a block at a moment."),
    GlobalFunction(
      inWorld: "dispatch_barrier_async", releases: .since(4),
      { (simulation, _: Value, block: Block?) in
        if let block { simulation.atEndOfTurn(block) }
        return NoReply()
      }, "Runs a block when the turn ends."),
    GlobalFunction(
      inWorld: "dispatch_apply", releases: .since(4),
      { (simulation, count: Int, _: Value, block: Block?) in
        for index in 0..<max(0, count) where !simulation.isUnwinding { _ = block?.call([.int(index)]) }
        return NoReply()
      }, "Runs a block so many times."),
    GlobalFunction(
      inWorld: "dispatch_queue_get_label", releases: .since(4), { (_, _: Value) in "com.apple.main-thread" }, "The name of a queue."),
    GlobalFunction(inWorld: "dispatch_retain", { (_, _: Value) in NoReply() }, "Nothing: the world counts references by itself."),
    GlobalFunction(inWorld: "dispatch_release", { (_, _: Value) in NoReply() }, "Nothing: the world counts references by itself."),
    GlobalFunction(inWorld: "CACurrentMediaTime", { simulation in simulation.runLoop.now }, "The world's clock, in seconds."),
    GlobalFunction(inWorld: "CFAbsoluteTimeGetCurrent", { simulation in simulation.runLoop.now }, "The world's clock, in seconds."),
  ]

  /// The constants of dispatch.
  static let dispatchConstants: [GlobalConstant] = [
    GlobalConstant("DISPATCH_TIME_NOW", { .int(0) }, "Now."),
    GlobalConstant(
      "NSMergeByPropertyObjectTrumpMergePolicy", { .string("NSMergeByPropertyObjectTrumpMergePolicy") },
      "How saves that differ come together; kept."),
    GlobalConstant(
      "NSMergeByPropertyStoreTrumpMergePolicy", { .string("NSMergeByPropertyStoreTrumpMergePolicy") },
      "How saves that differ come together; kept."),
    GlobalConstant("NSURLErrorUnknown", { .int(-1) }, "Nobody knows what went wrong."),
    GlobalConstant("NSURLErrorCancelled", { .int(-999) }, "The question was taken back."),
    GlobalConstant("NSURLErrorTimedOut", { .int(-1001) }, "No answer came in time."),
    GlobalConstant("NSURLErrorNotConnectedToInternet", { .int(-1009) }, "There is no network."),
    GlobalConstant("DISPATCH_TIME_FOREVER", { .int(.max) }, "Never."),
    GlobalConstant("DISPATCH_QUEUE_SERIAL", { .null }, "A queue that does one thing after the other."),
    GlobalConstant("DISPATCH_QUEUE_CONCURRENT", { .null }, "A queue that does several things at once; here one after the other."),
    GlobalConstant("QOS_CLASS_USER_INTERACTIVE", { .int(0x21) }, "Work that people wait for at once."),
    GlobalConstant("QOS_CLASS_USER_INITIATED", { .int(0x19) }, "Work that people asked for."),
    GlobalConstant("QOS_CLASS_DEFAULT", { .int(0x15) }, "Usual work."),
    GlobalConstant("QOS_CLASS_UTILITY", { .int(0x11) }, "Work that takes its time."),
    GlobalConstant("QOS_CLASS_BACKGROUND", { .int(0x09) }, "Work that nobody sees."),
    GlobalConstant("NSEC_PER_SEC", { .int(1_000_000_000) }, "Nanoseconds in a second."),
    GlobalConstant("NSEC_PER_MSEC", { .int(1_000_000) }, "Nanoseconds in a millisecond."),
    GlobalConstant("USEC_PER_SEC", { .int(1_000_000) }, "Microseconds in a second."),
    GlobalConstant("DISPATCH_QUEUE_PRIORITY_DEFAULT", { .int(0) }, "The usual priority."),
    GlobalConstant("DISPATCH_QUEUE_PRIORITY_HIGH", { .int(2) }, "A high priority."),
    GlobalConstant("DISPATCH_QUEUE_PRIORITY_LOW", { .int(-2) }, "A low priority."),
    GlobalConstant("DISPATCH_QUEUE_PRIORITY_BACKGROUND", { .int(-32768) }, "The lowest priority."),
  ]
}
