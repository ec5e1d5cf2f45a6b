/// What a closure that observes a property is told.
public final class KeyValueChange: Object {
  var old = Value.null
  var new = Value.null

  public override func dismantle() { (old, new) = (.null, .null) }

  public static let changeTable = ClassTable(
    KeyValueChange.self, inherits: "NSObject", label: "change", name: "NSKeyValueObservedChange",
    "What a closure that observes a property is told."
  ) {
    Property("oldValue", readOnly: { $0.old }, "The value before.")
    Property("newValue", readOnly: { $0.new }, "The value after.")
  }
}

/// The observation of a property by a closure; it ends when no one keeps it.
public final class KeyValueObservation: Object {
  public static let observationTable = ClassTable(
    KeyValueObservation.self, inherits: "NSObject", label: "observation", name: "NSKeyValueObservation",
    "The observation of a property by a closure; it ends when no one keeps it."
  ) {
    Method(
      "invalidate", swift: "invalidate()", { (observation: KeyValueObservation) in observation.forgetReferences() }, "Ends the observation."
    )
  }
}
