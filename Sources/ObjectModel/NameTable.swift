/// The names of top-level code, in the order of binding.
public struct NameTable {
  private var values: [String: Value] = [:]
  /// The names in the order in which they were first bound.
  public private(set) var order: [String] = []
  /// The object named last, which code can call `$_`.
  public var last: Object? { lastName.flatMap { values[$0]?.object } }
  private var lastName: String?

  public init() {}

  public subscript(name: String) -> Value? { values[name] }

  /// Binds a name; it passes from the object that had it to the new one.
  public mutating func bind(_ name: String, to value: Value) {
    if case .object(let old)? = values[name], old.name == name { old.name = nil }
    if values[name] == nil { order.append(name) }
    values[name] = value
    guard case .object(let object) = value else { return }
    if object.name == nil { object.name = name }
    lastName = name
  }
}
