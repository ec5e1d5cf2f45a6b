import ObjectModel

/// A set of Swift: values without order, each once; kept in the order they came. Variables share a set until one of them changes it.
final class SetObject: Object {
  private(set) var all: [Value] = []
  /// Where numbers and texts lie, so that they need not be searched for.
  private var places: [Key: Int] = [:]

  private enum Key: Hashable {
    case integer(Int)
    case number(Double)
    case text(String)

    init?(_ value: Value) {
      switch value {
      case .bool(let bool): self = .integer(bool ? 1 : 0)
      case .int(let int): self = .integer(int)
      case .double(let double): self = Int(exactly: double).map(Key.integer) ?? .number(double)
      case .string(let text): self = .text(text)
      default: return nil
      }
    }
  }

  override var elements: [Value]? { all }
  override var isList: Bool { false }

  override func isEqual(_ other: Value) -> Bool {
    guard let others = other.object as? SetObject, others.all.count == all.count else { return false }
    return all.allSatisfy(others.contains)
  }

  private func place(of value: Value) -> Int? {
    if let key = Key(value) { return places[key] }
    return all.firstIndex { TypedOperators.areEqual($0, value) }
  }

  func contains(_ value: Value) -> Bool { place(of: value) != nil }

  /// Puts a value in and says whether it is new.
  @discardableResult
  func insert(_ value: Value) -> Bool {
    guard place(of: value) == nil else { return false }
    if let key = Key(value) { places[key] = all.count }
    all.append(value)
    return true
  }

  /// Takes a value out and gives the one that was there.
  func remove(_ value: Value) -> Value? {
    guard let place = place(of: value) else { return nil }
    let removed = all.remove(at: place)
    if let key = Key(removed) { places[key] = nil }
    for index in place..<all.count { if let key = Key(all[index]) { places[key] = index } }
    return removed
  }

  func removeAll() {
    all = []
    places = [:]
  }

  override func dismantle() { removeAll() }

  /// A set with the same elements.
  fileprivate func copy() -> SetObject {
    let copy = SetObject(isa, in: simulation)
    copy.all = all
    copy.places = places
    return copy
  }
}

extension StandardMembers {
  /// Changes a set; one that something else holds as well is copied first.
  static func changeSet(_ value: inout Value, _ body: (SetObject) -> Value) -> Value {
    guard var set = takeSet(&value) else { return .null }
    if !isKnownUniquelyReferenced(&set) { set = set.copy() }
    defer { value = .object(set) }
    return body(set)
  }

  private static func takeSet(_ value: inout Value) -> SetObject? {
    guard let set = value.object as? SetObject else { return nil }
    value = .null
    return set
  }
}
