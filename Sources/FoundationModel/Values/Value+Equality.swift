import ObjectModel

extension Value {
  /// Whether two values count as equal in the sense of `isEqual:`.
  package func isEqual(to other: Value) -> Bool { isEqual(to: other, depth: 0) }

  /// How deep collections are compared; deeper ones count as different.
  private static var deepest: Int { 200 }

  private func isEqual(to other: Value, depth: Int) -> Bool {
    if isIdenticalObject(to: other) { return true }
    guard depth < Self.deepest else { return false }
    if let text = String.unbox(self) { return text == String.unbox(other) }
    if case .object(let object) = self, !(object is NSMutableArray || object is NSMutableDictionary) { return object.equals(other) }
    if let elements {
      guard let others = other.elements, !(other.object is NSSet), elements.count == others.count else { return false }
      return zip(elements, others).allSatisfy { $0.isEqual(to: $1, depth: depth + 1) }
    }
    if let entries {
      guard let others = other.entries, entries.count == others.count else { return false }
      return zip(entries.keys, entries.values).allSatisfy { key, value in others[key]?.isEqual(to: value, depth: depth + 1) ?? false }
    }
    return isIdentical(to: other)
  }

  private func isIdenticalObject(to other: Value) -> Bool {
    if case .object(let left) = self, case .object(let right) = other { return left === right }
    return false
  }

  /// A hash that is the same in every run.
  package var stableHash: Int {
    if let text = String.unbox(self) { return text.utf16.reduce(5381) { ($0 &* 33 &+ Int($1)) & 0x7fff_ffff } }
    if let elements { return elements.count }
    if let entries { return entries.count }
    return integer ?? object?.number ?? 0
  }
}

extension Object {
  /// Whether the object counts as equal, by its own `isEqual:` where code has written one.
  func equals(_ other: Value) -> Bool {
    if let method = isa.scriptMethod(for: "isEqual:") { return method.invoke(on: .object(self), [other], in: simulation).isTrue }
    return isEqual(other)
  }
}
