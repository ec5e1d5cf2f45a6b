import ObjectModel

extension Simulation {
  /// The text that `%@` writes for a value.
  package func text(of value: Value) -> String { text(of: value, depth: 0) }

  /// Deeper collections, and those that hold themselves, end in an ellipsis.
  private static var deepest: Int { 50 }

  private func text(of value: Value, depth: Int) -> String {
    switch value {
    case .void, .null: return "(null)"
    case .bool(let bool): return bool ? "1" : "0"
    case .int(let int): return String(int)
    case .double(let double): return double.numberText
    case .string(let string): return string
    case .enumeration(let value): return String(value.rawValue)
    case .structure(let structure): return structure.objectText
    case .selector(let selector): return selector.description
    case .type(let type): return type.visible.name
    case .array(let elements): return listText(elements, depth: depth)
    case .dictionary(let entries): return entriesText(entries, depth: depth)
    case .object(let object): return text(of: object, depth: depth)
    }
  }

  private func text(of object: Object, depth: Int) -> String {
    if object.isa.scriptMethod(for: "description") == nil, !(object is NSData) {
      if let text = object.stringValue { return text }
      if object is NSSet, let elements = object.elements { return "{" + listText(elements, depth: depth) + "}" }
      if let elements = object.elements { return listText(elements, depth: depth) }
      if let entries = object.entries { return entriesText(entries, depth: depth) }
    }
    let answer = perform("description", on: .object(object))
    return String.unbox(answer) ?? object.defaultDescription
  }

  private func listText(_ elements: [Value], depth: Int) -> String {
    guard depth < Self.deepest else { return "(...)" }
    guard !elements.isEmpty else { return "(\n" + indentation(depth) + ")" }
    let lines = elements.map { indentation(depth + 1) + elementText($0, depth: depth + 1) }
    return "(\n" + lines.joined(separator: ",\n") + "\n" + indentation(depth) + ")"
  }

  private func entriesText(_ entries: DictionaryValue, depth: Int) -> String {
    guard depth < Self.deepest else { return "{...}" }
    var pairs = zip(entries.keys, entries.values).map { (key: $0, value: $1) }
    if entries.keys.allSatisfy({ String.unbox($0) != nil }) {
      pairs.sort { (String.unbox($0.key) ?? "") < (String.unbox($1.key) ?? "") }
    }
    let lines = pairs.map {
      indentation(depth + 1) + elementText($0.key, depth: depth + 1) + " = " + elementText($0.value, depth: depth + 1) + ";\n"
    }
    return "{\n" + lines.joined() + indentation(depth) + "}"
  }

  /// What stands for a value inside a collection: nested ones are set off by one step, and text with other signs than letters and digits is quoted.
  private func elementText(_ value: Value, depth: Int) -> String {
    if value.elements != nil || value.entries != nil { return "    " + text(of: value, depth: depth) }
    let text = text(of: value, depth: depth)
    let isPlain = !text.isEmpty && text.utf8.allSatisfy { $0.isPlainInCollections }
    return isPlain ? text : "\"" + text.escapedInCollections + "\""
  }

  private func indentation(_ depth: Int) -> String { String(repeating: "    ", count: depth) }
}

extension UInt8 {
  /// Whether Foundation writes the character without quotes.
  fileprivate var isPlainInCollections: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

extension String {
  fileprivate var escapedInCollections: String {
    var result = ""
    for unit in utf16 {
      switch unit {
      case 0x22: result += "\\\""
      case 0x5C: result += "\\\\"
      case 0x0A: result += "\\n"
      case 0x20..<0x7F: result.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
      default: result += "\\U" + hexadecimal(unit)
      }
    }
    return result
  }

  private func hexadecimal(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}

extension Double {
  /// The number as `NSNumber` describes it: no fraction where there is none, no more digits than it takes.
  package var numberText: String {
    if let whole = Int(exactly: self), abs(whole) < 1_000_000_000_000_000 { return String(whole) }
    if isNaN { return "nan" }
    if isInfinite { return self < 0 ? "-inf" : "inf" }
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension StructValue {
  /// The numbers in nested braces, as `NSStringFromCGRect` writes them.
  package var bracedText: String { braced(type, from: 0) }

  private func braced(_ type: StructType, from start: Int) -> String {
    var offset = start
    var parts: [String] = []
    for field in type.fields {
      parts.append(field.type.map { braced($0, from: offset) } ?? numbers[offset].numberText)
      offset += field.type?.width ?? 1
    }
    return (self.type === StructType.transform ? "[" : "{") + parts.joined(separator: ", ")
      + (self.type === StructType.transform ? "]" : "}")
  }

  /// The text of an `NSValue` that holds the structure.
  var objectText: String {
    let prefixes = ["CGRect": "NSRect", "CGPoint": "NSPoint", "CGSize": "NSSize"]
    return (prefixes[type.name] ?? type.name) + ": " + bracedText
  }
}
