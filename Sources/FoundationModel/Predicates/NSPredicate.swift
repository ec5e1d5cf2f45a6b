import ObjectModel

/// `NSPredicate`: a condition, of a block or in words.
package class NSPredicate: Object {
  fileprivate var condition = Condition.constant(true)
  fileprivate var format = ""

  /// Whether the condition holds for a value.
  func evaluate(_ value: Value) -> Bool { condition.holds(for: value, in: simulation) }

  package override func dismantle() {
    super.dismantle()
    condition = .constant(true)
  }

  fileprivate static func read(_ format: String, _ arguments: [Value], in simulation: Simulation) -> NSPredicate? {
    guard let condition = try? Self.condition(format, arguments) else {
      simulation.raise("NSInvalidArgumentException", "Unable to parse the format string \"\(format)\"")
      return nil
    }
    let predicate = NSPredicate(in: simulation)
    predicate.condition = condition
    predicate.format = format.contains("%") ? simulation.formatted(format.replacing("%K", with: "%@"), arguments) : format
    return predicate
  }

  private static func condition(_ format: String, _ arguments: [Value]) throws(MalformedCondition) -> Condition {
    var reader = try ConditionReader(format, arguments)
    return try reader.read()
  }
}

/// `NSCompoundPredicate`: conditions put together.
package final class NSCompoundPredicate: NSPredicate {
  fileprivate func join(_ parts: [Value], by word: String, _ gather: ([Condition]) -> Condition) -> NSCompoundPredicate {
    let predicates = parts.compactMap { $0.object as? NSPredicate }
    condition = gather(predicates.map(\.condition))
    format = predicates.map { "(\($0.format))" }.joined(separator: " \(word) ")
    return self
  }
}

extension NSPredicate {
  static let table = ClassTable(NSPredicate.self, inherits: "NSObject", "A condition.") {
    ClassMethod(
      "predicateWithBlock:", swift: "init(block:)", releases: .since(4),
      { (_, simulation, block: Block) in
        let predicate = NSPredicate(in: simulation)
        predicate.condition = .block(block)
        return predicate
      }, "A condition that a block answers.")
    ClassMethod(
      "predicateWithFormat:argumentArray:", swift: "init(format:argumentArray:)",
      { (_, simulation, format: String, arguments: [Value]?) in read(format, arguments ?? [], in: simulation) },
      "A condition in words, with values for its places.")
    ClassMethod(
      variadic: "predicateWithFormat:", swift: "init(format:)",
      { _, arguments, simulation in
        let format = arguments.first.flatMap(String.unbox) ?? ""
        return read(format, Array(arguments.dropFirst()), in: simulation).map(Value.object) ?? .null
      }, "A condition in words.")
    ClassMethod(
      "predicateWithValue:", swift: "init(value:)",
      { (_, simulation, holds: Bool) in
        let predicate = NSPredicate(in: simulation)
        predicate.condition = .constant(holds)
        predicate.format = holds ? "TRUEPREDICATE" : "FALSEPREDICATE"
        return predicate
      }, "A condition that always holds, or never.")
    Property("predicateFormat", readOnly: { $0.format }, "The condition in words.")
    Method(
      "evaluateWithObject:", swift: "evaluate(with:)", { (predicate: NSPredicate, value: Value) in predicate.evaluate(value) },
      "Whether the condition holds for an object.")
    Method("description", { (predicate: NSPredicate) in predicate.format }, "The condition in words.")
  }
}

extension NSCompoundPredicate {
  static let compoundTable = ClassTable(NSCompoundPredicate.self, inherits: "NSPredicate", "Conditions put together.") {
    ClassMethod(
      "andPredicateWithSubpredicates:", swift: "init(andPredicateWithSubpredicates:)",
      { (_, simulation, parts: [Value]) in NSCompoundPredicate(in: simulation).join(parts, by: "AND", Condition.all) },
      "Holds where all of several hold.")
    ClassMethod(
      "orPredicateWithSubpredicates:", swift: "init(orPredicateWithSubpredicates:)",
      { (_, simulation, parts: [Value]) in NSCompoundPredicate(in: simulation).join(parts, by: "OR", Condition.any) },
      "Holds where one of several holds.")
    ClassMethod(
      "notPredicateWithSubpredicate:", swift: "init(notPredicateWithSubpredicate:)",
      { (_, simulation, part: NSPredicate) in NSCompoundPredicate(in: simulation).join([.object(part)], by: "NOT") { .not(.all($0)) } },
      "Holds where another does not.")
  }
}
