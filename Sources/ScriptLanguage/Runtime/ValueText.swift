import ObjectModel

/// Values in words for people.
package enum ValueText {
  /// The text that `print` answers: `YES`, `2`, `nil`, a string without quotes, an object's name.
  package static func answer(_ value: Value, in release: Release? = nil) -> String {
    switch value {
    case .string(let text): text
    case .object(let object): object.stringValue ?? inner(value, release, 0)
    default: inner(value, release, 0)
    }
  }

  /// The text inside a collection, where strings keep their quotes.
  private static func inner(_ value: Value, _ release: Release?, _ depth: Int) -> String {
    switch value {
    case .void: ""
    case .null: "nil"
    case .bool(let bool): bool ? "YES" : "NO"
    case .int(let int): String(int)
    case .double(let double): number(double)
    case .string(let text): "\"" + text + "\""
    case .array(let elements): list(elements, release, depth)
    case .dictionary(let entries): table(entries, release, depth)
    case .enumeration(let value): value.type.caseName(of: value.rawValue, in: release)
    case .structure(let structure): text(structure.type, structure.numbers[...])
    case .selector(let selector): selector.description
    case .type(let type): type.visible.name
    case .object(let object): text(object, release, depth)
    }
  }

  private static func text(_ object: Object, _ release: Release?, _ depth: Int) -> String {
    if let text = object.stringValue { return "\"" + text + "\"" }
    if let entries = object.entries { return table(entries, release, depth) }
    if let elements = object.elements { return list(elements, release, depth) }
    // An index path is told as in messages.
    if case .numbers(let numbers) = object.traceValue { return "[" + numbers.map { number($0) }.joined(separator: ", ") + "]" }
    return object.displayName
  }

  private static func list(_ elements: [Value], _ release: Release?, _ depth: Int) -> String {
    guard depth < deepest else { return "(…)" }
    return "(" + elements.map { inner($0, release, depth + 1) }.joined(separator: ", ") + ")"
  }

  private static func table(_ entries: DictionaryValue, _ release: Release?, _ depth: Int) -> String {
    guard depth < deepest else { return "{…}" }
    return "{"
      + zip(entries.keys, entries.values).map { inner($0, release, depth + 1) + " = " + inner($1, release, depth + 1) }.joined(
        separator: ", ") + "}"
  }

  /// How many collections inside one another are shown; one may hold itself.
  private static let deepest = 8

  /// A number as people write it: without a fraction where it has none.
  package static func number(_ number: Double) -> String {
    if number.isFinite, number == number.rounded(), abs(number) < 1e15 { return String(Int(number)) }
    return String(number)
  }

  /// A structure in braces, as `NSStringFromCGRect` writes it.
  private static func text(_ type: StructType, _ numbers: ArraySlice<Double>) -> String {
    var offset = numbers.startIndex
    var parts: [String] = []
    for field in type.fields {
      let width = field.type?.width ?? 1
      guard offset + width <= numbers.endIndex else { break }
      if let inner = field.type {
        parts.append(text(inner, numbers[offset..<(offset + width)]))
      } else {
        parts.append(number(numbers[offset]))
      }
      offset += width
    }
    return "{" + parts.joined(separator: ", ") + "}"
  }

  /// What sort of value it is, for errors.
  static func kind(of value: Value) -> String {
    switch value {
    case .void: "nothing"
    case .null: "nil"
    case .bool: "a BOOL"
    case .int, .double: "a number"
    case .string: "a string"
    case .array: "an array"
    case .dictionary: "a dictionary"
    case .enumeration(let value): value.type.caseName(of: value.rawValue)
    case .structure(let structure): "a " + structure.type.name
    case .selector: "a selector"
    case .type(let type): "the class \(type.visible.name)"
    case .object(let object): "\(object.displayName) (\(object.isa.visible.name))"
    }
  }
}
