/// The names of top-level code, in the order of binding.
public struct NameTable {
  private var slots: [String: Int] = [:]
  private var values: [Value] = []
  /// The names in the order in which they were first bound.
  public private(set) var order: [String] = []
  /// The object named last, which code can call `$_`.
  public var last: Object? { lastName.flatMap { self[$0]?.object } }
  private var lastName: String?

  public init() {}

  public subscript(name: String) -> Value? { slots[name].map { values[$0] } }

  /// Where the name's value lies, for good: names are never unbound.
  public func slot(of name: String) -> Int? { slots[name] }

  /// The value in a slot.
  public subscript(slot slot: Int) -> Value { values[slot] }

  /// Puts another value in a slot and gives the one that lay there.
  mutating func exchange(slot: Int, for value: Value) -> Value {
    let old = values[slot]
    values[slot] = value
    return old
  }

  /// Binds a name; it passes from the object that had it to the new one.
  public mutating func bind(_ name: String, to value: Value) {
    if case .object(let old)? = self[name], old.name == name { old.name = nil }
    if let slot = slots[name] {
      values[slot] = value
    } else {
      slots[name] = values.count
      values.append(value)
      order.append(name)
    }
    guard case .object(let object) = value else { return }
    if object.name == nil { object.name = name }
    lastName = name
  }
}
