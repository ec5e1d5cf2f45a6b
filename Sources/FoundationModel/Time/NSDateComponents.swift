import ObjectModel

/// `NSDateComponents`: the parts of a date, or a span of time.
package final class NSDateComponents: Object {
  package var parts: [CalendarUnit: Int] = [:]
  fileprivate var kept: [String: Value] = [:]

  static func make(_ parts: [CalendarUnit: Int], in simulation: Simulation) -> NSDateComponents {
    let components = NSDateComponents(in: simulation)
    components.parts = parts
    return components
  }

  package override func isEqual(_ other: Value) -> Bool { (other.object as? NSDateComponents)?.parts == parts }

  package override func dismantle() {
    super.dismantle()
    kept = [:]
  }

  /// The moment that the parts tell, in seconds since the beginning of 2001.
  var seconds: Double {
    CalendarMoment.seconds(
      year: parts[.year] ?? 1, month: parts[.month] ?? 1, day: parts[.day] ?? 1, hour: parts[.hour] ?? 0, minute: parts[.minute] ?? 0,
      second: parts[.second] ?? 0)
  }
}

extension NSDateComponents {
  static let table = ClassTable(NSDateComponents.self, inherits: "NSObject", "The parts of a date, or a span of time.") {
    for unit in CalendarUnit.allCases {
      Property<NSDateComponents>(
        unit.name, { $0.parts[unit].map(Value.int) ?? .null }, { (components, value: Value) in components.parts[unit] = value.integer },
        "How many there are.")
    }
    for name in ["calendar", "timeZone"] {
      Property<NSDateComponents>(
        name, { $0.kept[name] ?? .null }, { (components, value: Value) in components.kept[name] = value }, "Kept; it is universal time.")
    }
    Property(
      "date", readOnly: { (components: NSDateComponents) in NSDate.make(components.seconds, in: components.simulation) },
      "The moment that the parts tell.")
    Method(
      inWorld: "valueForComponent:", swift: "value(for:)",
      { (components: NSDateComponents, _, unit: Value) in
        CalendarUnit.units(unit).first.flatMap { components.parts[$0] }.map(Value.int) ?? .null
      }, "One of the parts.")
    Method(
      inWorld: "description",
      { (components: NSDateComponents, _) in
        CalendarUnit.allCases.compactMap { unit in components.parts[unit].map { "\(unit.name): \($0)" } }.joined(separator: " ")
      }, "The parts as text.")
  }
}
