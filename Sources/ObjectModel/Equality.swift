extension Value {
  /// Whether two values count as equal, in the sense of `isEqual:` and of Swift's `==`.
  public func isEqual(to other: Value) -> Bool { isEqual(to: other, depth: 0) }

  /// How deep collections are compared; deeper ones count as different.
  private static var deepest: Int { 200 }

  private func isEqual(to other: Value, depth: Int) -> Bool {
    if isIdenticalObject(to: other) { return true }
    guard depth < Self.deepest else { return false }
    if let text = String.unbox(self) { return text == String.unbox(other) }
    if case .object(let object) = self, object.entries == nil, object.elements == nil || !object.isList { return object.equals(other) }
    if let elements {
      guard let others = other.elements, other.object?.isList ?? true, elements.count == others.count else { return false }
      return zip(elements, others).allSatisfy { $0.isEqual(to: $1, depth: depth + 1) }
    }
    if let entries {
      guard let others = other.entries, entries.count == others.count else { return false }
      return zip(entries.keys, entries.values).allSatisfy { key, value in others[key]?.isEqual(to: value, depth: depth + 1) ?? false }
    }
    if case .object(let object) = other { return object.stringValue == nil && object.equals(self) }
    return isIdentical(to: other)
  }

  private func isIdenticalObject(to other: Value) -> Bool {
    if case .object(let left) = self, case .object(let right) = other { return left === right }
    return false
  }

  /// A hash that is the same in every run.
  public var stableHash: Int {
    if let text = String.unbox(self) { return text.utf16.reduce(5381) { ($0 &* 33 &+ Int($1)) & 0x7fff_ffff } }
    if let elements { return elements.count }
    if let entries { return entries.count }
    if let parts = object?.distinction { return parts.reduce(5381) { ($0 &* 33 &+ $1.stableHash) & 0x7fff_ffff } }
    return integer ?? object?.number ?? 0
  }
}

/// How code compares the instances of a class that it declares.
public protocol InstanceComparison {
  /// What the class's own operator says of two instances; nothing where it has none.
  func areEqual(_ left: Object, _ right: Object) -> Bool?
  /// What the class says that an instance is told apart by; nothing where it leaves that open.
  func distinction(of object: Object) -> [Value]?
}

extension Object {
  /// Whether the object counts as equal, by its own operator or `isEqual:` where code has written one.
  public final func equals(_ other: Value) -> Bool {
    if case .object(let second) = other, let said = isa.comparison?.areEqual(self, second) { return said }
    if let method = isa.scriptMethod(for: "isEqual:") { return method.invoke(on: .object(self), [other], in: simulation).isTrue }
    return isEqual(other)
  }

  /// Whether two instances of a structure have equal variables.
  final func hasEqualFields(_ other: Object) -> Bool {
    (0..<max(fields.count, other.fields.count)).allSatisfy { place in
      let mine = place < fields.count ? fields[place].value : .null
      return mine.isEqual(to: place < other.fields.count ? other.fields[place].value : .null)
    }
  }
}
