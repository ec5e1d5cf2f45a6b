import ObjectModel

/// How much a constraint counts, as Swift spells it; constraints are kept and not solved.
package struct LayoutPriority: Bridged {
  package let value: Double

  package static var typeName: String { "UILayoutPriority" }
  package static func unbox(_ value: Value) -> LayoutPriority? { value.number.map(LayoutPriority.init) }
  package var boxed: Value { .double(value) }

  private static let named: [(name: String, value: Double)] = [
    ("required", 1000), ("defaultHigh", 750), ("defaultLow", 250), ("fittingSizeLevel", 50), ("dragThatCanResizeScene", 510),
    ("sceneSizeStayPut", 500), ("dragThatCannotResizeScene", 490),
  ]

  /// `UILayoutPriorityRequired` and its like.
  static let constants = named.map { one in
    GlobalConstant(
      "UILayoutPriority" + one.name.prefix(1).uppercased() + one.name.dropFirst(), swift: "UILayoutPriority." + one.name,
      { .double(one.value) }, "A priority with a name.")
  }

  static let table = ClassTable(
    immediate: LayoutPriority.self, name: "UILayoutPriority", inherits: "NSObject", "How much a constraint counts."
  ) {
    ClassMethod("priorityWithValue:", swift: "init(_:)", { (_, _, value: Double) in value }, "A priority.")
    ClassMethod("priorityWithRawValue:", swift: "init(rawValue:)", { (_, _, value: Double) in value }, "A priority.")
  }
}
