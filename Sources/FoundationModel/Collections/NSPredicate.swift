import ObjectModel

/// `NSPredicate`: a condition. Only those made of blocks are evaluated; others hold for everything.
package final class NSPredicate: Object {
  private var block: Block?
  private var format = ""

  /// Whether the condition holds for a value.
  func evaluate(_ value: Value) -> Bool { block.map { $0.call([value, .null]).isTrue } ?? true }

  package override func dismantle() { block = nil }
}

extension NSPredicate {
  static let table = ClassTable(NSPredicate.self, inherits: "NSObject", "A condition.") {
    ClassMethod(
      "predicateWithBlock:", swift: "init(block:)", releases: .since(4),
      { (_, simulation, block: Block) in
        let predicate = NSPredicate(in: simulation)
        predicate.block = block
        return predicate
      }, "A condition that a block answers.")
    ClassMethod(
      variadic: "predicateWithFormat:", swift: "init(format:)",
      { _, arguments, simulation in
        let predicate = NSPredicate(in: simulation)
        predicate.format = simulation.formatted(arguments)
        return .object(predicate)
      }, "A condition in words; it is kept, and holds for everything.")
    Property("predicateFormat", readOnly: { $0.format }, "The condition in words.")
    Method(
      "evaluateWithObject:", swift: "evaluate(with:)", { (predicate: NSPredicate, value: Value) in predicate.evaluate(value) },
      "Whether the condition holds for an object.")
  }
}
