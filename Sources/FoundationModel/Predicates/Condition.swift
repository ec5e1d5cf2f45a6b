import ObjectModel

/// What a predicate asks of a value.
indirect enum Condition {
  case constant(Bool)
  case not(Condition)
  case all([Condition])
  case any([Condition])
  case comparison(Comparison)
  case block(Block)

  func holds(for value: Value, in simulation: Simulation) -> Bool {
    guard !simulation.isUnwinding else { return false }
    switch self {
    case .constant(let bool): return bool
    case .not(let inner): return !inner.holds(for: value, in: simulation)
    case .all(let parts): return parts.allSatisfy { $0.holds(for: value, in: simulation) }
    case .any(let parts): return parts.contains { $0.holds(for: value, in: simulation) }
    case .comparison(let comparison): return comparison.holds(for: value, in: simulation)
    case .block(let block): return block.call([value, .null]).isTrue
    }
  }
}

/// `left operator right`.
struct Comparison {
  enum Operand {
    case value(Value)
    /// What a path leads to; an empty one is the value itself.
    case path(String)
    case list([Operand])

    func value(for receiver: Value, in simulation: Simulation) -> Value {
      switch self {
      case .value(let value): value
      case .path(let path): path.isEmpty ? receiver : simulation.value(of: receiver, atKeyPath: path)
      case .list(let parts): .array(parts.map { $0.value(for: receiver, in: simulation) })
      }
    }
  }

  enum Quantity { case one, any, all, none }

  let left: Operand
  let sign: String
  let right: Operand
  let quantity: Quantity
  let ignoresCase: Bool
  let ignoresMarks: Bool

  func holds(for receiver: Value, in simulation: Simulation) -> Bool {
    let value = left.value(for: receiver, in: simulation)
    let other = right.value(for: receiver, in: simulation)
    guard quantity != .one else { return compare(value, other, simulation) }
    let elements = value.elements ?? []
    switch quantity {
    case .all: return elements.allSatisfy { compare($0, other, simulation) }
    case .none: return !elements.contains { compare($0, other, simulation) }
    case .any, .one: return elements.contains { compare($0, other, simulation) }
    }
  }

  private func compare(_ value: Value, _ other: Value, _ simulation: Simulation) -> Bool {
    switch sign {
    case "==": return isEqual(value, other)
    case "!=": return !isEqual(value, other)
    case "<", "<=", ">", ">=": return isOrdered(value, other, simulation)
    case "IN":
      if let text = text(value), let whole = text.isEmpty ? nil : self.text(other) { return whole.contains(text) }
      return elements(other).contains { isEqual(value, $0) }
    case "CONTAINS":
      if let whole = text(value) { return text(other).map { $0.isEmpty ? false : whole.contains($0) } ?? false }
      return elements(value).contains { isEqual($0, other) }
    case "BETWEEN":
      let bounds = elements(other)
      guard bounds.count == 2, let low = order(value, bounds[0], simulation), let high = order(value, bounds[1], simulation) else {
        return false
      }
      return low >= 0 && high <= 0
    default: break
    }
    guard let text = text(value), let other = self.text(other) else { return false }
    switch sign {
    case "BEGINSWITH": return text.hasPrefix(other)
    case "ENDSWITH": return text.hasSuffix(other)
    case "MATCHES": return TextPattern(other, style: .scalars)?.whole(text, simulation) != nil
    default: return TextPattern(Self.pattern(like: other), dotMatchesNewlines: true)?.whole(text, simulation) != nil
    }
  }

  /// The expression for a text in which `*` stands for anything and `?` for one letter.
  private static func pattern(like text: String) -> String {
    text.map { $0 == "*" ? ".*" : $0 == "?" ? "." : TextPattern.escaped(String($0)) }.joined()
  }

  private func isEqual(_ value: Value, _ other: Value) -> Bool {
    if let left = text(value), let right = text(other) { return left == right }
    if let left = value.number, let right = other.number { return left == right }
    return value.isEqual(to: other)
  }

  private func isOrdered(_ value: Value, _ other: Value, _ simulation: Simulation) -> Bool {
    guard let order = order(value, other, simulation) else { return false }
    switch sign {
    case "<": return order < 0
    case "<=": return order <= 0
    case ">": return order > 0
    default: return order >= 0
    }
  }

  /// How two values stand to each other; nothing where they cannot be compared.
  private func order(_ value: Value, _ other: Value, _ simulation: Simulation) -> Int? {
    if let left = value.number, let right = other.number { return left < right ? -1 : left > right ? 1 : 0 }
    if let left = text(value), let right = text(other) { return left < right ? -1 : left > right ? 1 : 0 }
    if value.isNull || other.isNull { return nil }
    return simulation.perform("compare:", on: value, [other]).integer
  }

  private func elements(_ value: Value) -> [Value] { value.elements ?? value.entries?.values ?? [] }

  /// A text as it counts: letters without case or marks where the operator says so.
  private func text(_ value: Value) -> String? {
    guard var text = String.unbox(value) else { return nil }
    if ignoresCase { text = text.lowercased() }
    guard ignoresMarks else { return text }
    return String(String.UnicodeScalarView(text.flatMap { $0.decomposed }))
  }
}

extension Character {
  /// The letter without its marks, where it has some of its own.
  fileprivate var decomposed: [Unicode.Scalar] {
    if let first = unicodeScalars.first, unicodeScalars.count > 1, first.isASCII { return [first] }
    let name = unicodeScalars.first?.properties.name ?? ""
    let words = name.split(separator: " ")
    guard let with = words.firstIndex(of: "WITH"), with > 0, words[0] == "LATIN", words[with - 1].count == 1,
      let scalar = words[with - 1].unicodeScalars.first
    else { return Array(unicodeScalars) }
    return Array((name.contains("SMALL") ? String(scalar).lowercased() : String(scalar)).unicodeScalars)
  }
}
