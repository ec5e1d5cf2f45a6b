extension Simulation {
  /// The value that a path of names leads to from a value; `@sum` and its like gather what the rest of the path leads to from each element.
  public func value(of receiver: Value, atKeyPath path: String) -> Value {
    let keys = path.split(separator: ".").map(String.init)
    var value = receiver
    for (place, key) in keys.enumerated() {
      if key.hasPrefix("@"), let elements = value.elements {
        let rest = keys[(place + 1)...].joined(separator: ".")
        let all = rest.isEmpty ? elements : elements.map { self.value(of: $0, atKeyPath: rest) }
        return gathered(key, all)
      }
      value = perform("valueForKey:", on: value, [.string(key)])
      if isUnwinding { return .null }
    }
    return value
  }

  private func gathered(_ operation: String, _ values: [Value]) -> Value {
    let numbers = values.compactMap(\.number)
    func number(_ result: Double) -> Value {
      let isWhole = values.allSatisfy { if case .double = $0 { false } else { true } } && result == result.rounded() && abs(result) < 1e15
      return isWhole ? .int(Int(result)) : .double(result)
    }
    switch operation {
    case "@count": return .int(values.count)
    case "@sum": return number(numbers.reduce(0, +))
    case "@avg": return numbers.isEmpty ? .int(0) : .double(numbers.reduce(0, +) / Double(numbers.count))
    case "@max": return numbers.max().map(number) ?? .null
    case "@min": return numbers.min().map(number) ?? .null
    case "@unionOfObjects": return .array(values)
    case "@unionOfArrays", "@unionOfSets": return .array(values.flatMap { $0.elements ?? [] })
    case "@distinctUnionOfObjects": return .array(Self.distinct(values))
    case "@distinctUnionOfArrays", "@distinctUnionOfSets": return .array(Self.distinct(values.flatMap { $0.elements ?? [] }))
    default: return .null
    }
  }

  private static func distinct(_ values: [Value]) -> [Value] {
    var distinct: [Value] = []
    for value in values where !distinct.contains(where: { $0.isIdentical(to: value) }) { distinct.append(value) }
    return distinct
  }
}
