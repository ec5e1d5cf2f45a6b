import ObjectModel

/// Values as Swift prints them.
extension Interpreter {
  /// The text of a value, as `print` and `\(…)` give it.
  func text(of value: Value, isInner: Bool = false, depth: Int = 0) -> String {
    switch value {
    case .void: return "()"
    case .null: return "nil"
    case .bool(let bool): return bool ? "true" : "false"
    case .int(let int): return String(int)
    case .double(let double): return String(double)
    case .string(let text): return isInner ? text.debugDescription : text
    case .array(let elements): return list(elements, depth)
    case .dictionary(let entries): return table(entries, depth)
    case .enumeration(let value): return value.type.caseName(of: value.rawValue, in: simulation.release)
    case .structure(let value): return structure(value.type, value.numbers[...])
    case .selector(let selector): return selector.description
    case .type(let type): return type.visible.name
    case .object(let object): return text(of: object, isInner: isInner, depth)
    }
  }

  private static let deepest = 8

  /// The name of a value's type, as far as the value tells.
  func typeText(of value: Value, depth: Int = 0) -> String {
    guard depth < Self.deepest else { return "Any" }
    func common(_ values: [Value]) -> String {
      let names = Set(values.map { typeText(of: $0, depth: depth + 1) })
      return names.count == 1 ? names.first ?? "Any" : "Any"
    }
    switch value {
    case .array(let elements): return "Array<\(common(elements))>"
    case .dictionary(let entries): return "Dictionary<\(common(entries.keys)), \(common(entries.values))>"
    case .object(let object):
      if let tuple = object as? TupleObject {
        return "(" + tuple.values.map { typeText(of: $0, depth: depth + 1) }.joined(separator: ", ") + ")"
      }
      if let range = object as? RangeObject { return (range.isClosed ? "ClosedRange<" : "Range<") + typeText(of: range.lower) + ">" }
      return TypedKind(value) == .other ? object.isa.visible.name : TypedKind(value).name
    default: return TypedKind(value).name
    }
  }

  private func list(_ elements: [Value], _ depth: Int) -> String {
    guard depth < Self.deepest else { return "[…]" }
    return "[" + elements.map { text(of: $0, isInner: true, depth: depth + 1) }.joined(separator: ", ") + "]"
  }

  private func table(_ entries: DictionaryValue, _ depth: Int) -> String {
    guard depth < Self.deepest else { return "[…]" }
    guard entries.count > 0 else { return "[:]" }
    let pairs = zip(entries.keys, entries.values).map {
      text(of: $0, isInner: true, depth: depth + 1) + ": " + text(of: $1, isInner: true, depth: depth + 1)
    }
    return "[" + pairs.joined(separator: ", ") + "]"
  }

  /// `(0.0, 0.0, 320.0, 480.0)`, as Core Graphics's structures print.
  private func structure(_ type: StructType, _ numbers: ArraySlice<Double>) -> String {
    "(" + numbers.map { type.isInteger ? String(Int($0)) : String($0) }.joined(separator: ", ") + ")"
  }

  private func text(of object: Object, isInner: Bool, _ depth: Int) -> String {
    if let text = object.stringValue { return isInner ? text.debugDescription : text }
    if let type = object as? TypeObject { return type.text }
    if let custom = customText(object) { return custom }
    if let tuple = object as? TupleObject { return parts(tuple.values, tuple.labels, depth) }
    if let range = object as? RangeObject {
      return text(of: range.lower) + (range.isClosed ? "..." : "..<") + (range.upper.isNull ? "" : text(of: range.upper))
    }
    if let choice = object as? EnumCaseObject {
      return choice.held.isEmpty ? choice.caseName : choice.caseName + parts(choice.held, choice.labels, depth)
    }
    if object is Block { return "(Function)" }
    if object.isa.isValueType { return structText(object, depth) }
    if let entries = object.entries { return table(entries, depth) }
    if let short = object.swiftText { return short }
    if let elements = object.elements { return list(elements, depth) }
    if object.isa.table != nil || object.isa.implementation(of: "description") != nil {
      let description = simulation.perform("description", on: .object(object))
      if case .string(let text) = description { return text }
    }
    return object.defaultDescription
  }

  /// The `description` of the app's own class.
  private func customText(_ object: Object) -> String? {
    guard callDepth < 200, let method = object.isa.scriptMethod(for: "description") ?? extensionMethod("description", of: object.isa) else {
      return nil
    }
    return String.unbox(method.invoke(on: .object(object), [], in: simulation))
  }

  private func parts(_ values: [Value], _ labels: [String?], _ depth: Int) -> String {
    guard depth < Self.deepest else { return "(…)" }
    let texts = values.enumerated().map { place, value in
      (place < labels.count ? labels[place].map { $0 + ": " } ?? "" : "") + text(of: value, isInner: true, depth: depth + 1)
    }
    return "(" + texts.joined(separator: ", ") + ")"
  }

  private func structText(_ object: Object, _ depth: Int) -> String {
    guard depth < Self.deepest else { return object.isa.visible.name }
    let names = object.isa.info.storedNames
    let texts = names.map { name in
      let slot = object.isa.fieldSlot(name)
      let value = slot < object.fields.count ? object.fields[slot].value : .null
      return "\(name): " + text(of: value, isInner: true, depth: depth + 1)
    }
    return (object.isa.visible.name.split(separator: ".").last ?? "") + "(" + texts.joined(separator: ", ") + ")"
  }
}
