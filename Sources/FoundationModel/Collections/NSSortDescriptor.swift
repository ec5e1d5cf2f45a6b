import ObjectModel

/// `NSSortDescriptor`: a property to sort by, upwards or downwards.
package final class NSSortDescriptor: Object {
  fileprivate var key: String?
  fileprivate var isAscending = true
  fileprivate var selector: Selector = "compare:"

  /// Below 0, 0 or above 0 as the left value comes before, with or after the right one.
  func order(_ left: Value, _ right: Value) -> Int {
    let first = keyed(left)
    let second = keyed(right)
    let order =
      first.isNull || second.isNull
      ? (first.isNull ? 0 : 1) - (second.isNull ? 0 : 1) : simulation.perform(selector, on: first, [second]).integer ?? 0
    return isAscending ? order.signum() : -order.signum()
  }

  private func keyed(_ value: Value) -> Value { key.map { simulation.perform("valueForKeyPath:", on: value, [.string($0)]) } ?? value }

  fileprivate func set(_ key: String?, _ isAscending: Bool, _ selector: Selector = "compare:") -> NSSortDescriptor {
    self.key = key
    self.isAscending = isAscending
    self.selector = selector
    return self
  }
}

extension NSSortDescriptor {
  static let table = ClassTable(NSSortDescriptor.self, inherits: "NSObject", "A property to sort by.") {
    ClassMethod(
      "sortDescriptorWithKey:ascending:", swift: "init(key:ascending:)", releases: .since(4),
      { (_, simulation, key: String?, ascending: Bool) in
        NSSortDescriptor(in: simulation).set(key, ascending)
      }, "Sorts by a property.")
    ClassMethod(
      "sortDescriptorWithKey:ascending:selector:", swift: "init(key:ascending:selector:)", releases: .since(4),
      { (_, simulation, key: String?, ascending: Bool, selector: Selector) in NSSortDescriptor(in: simulation).set(key, ascending, selector)
      },
      "Sorts by a property, compared by a method of its own.")
    Method(
      "initWithKey:ascending:", swift: "init(key:ascending:)",
      { (sort: NSSortDescriptor, key: String?, ascending: Bool) in sort.set(key, ascending) },
      "Makes one that sorts by a property.")
    Method(
      "initWithKey:ascending:selector:", swift: "init(key:ascending:selector:)",
      { (sort: NSSortDescriptor, key: String?, ascending: Bool, selector: Selector) in sort.set(key, ascending, selector) },
      "Makes one that sorts by a property, compared by a method of its own.")
    Property("key", readOnly: { $0.key }, "The property to sort by.")
    Property("ascending", readOnly: { $0.isAscending }, "Whether small values come first.")
  }
}
