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
    Method(
      "async:", swift: "async(execute:)",
      { (queue: DispatchQueue, work: Block?) in
        if let work { queue.simulation.atEndOfTurn(work) }
      }, "Runs work when the turn ends.")
    Method(
      "sync:", swift: "sync(execute:)",
      { (_: DispatchQueue, work: Block?) in
        _ = work?.call([])
      }, "Runs work at once.")
    Method(
      "asyncAfter:execute:", swift: "asyncAfter(deadline:execute:)",
      { (queue: DispatchQueue, deadline: DispatchTime, work: Block?) in
        guard let work else { return }
        let simulation = queue.simulation
        simulation.runLoop.after(deadline.seconds - simulation.runLoop.now) { if !simulation.isUnwinding { work.call([]) } }
      }, "Runs work at a moment.")
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
