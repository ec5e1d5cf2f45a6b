import ObjectModel

/// Writes values as JSON.
struct JSONWriter {
  let isPretty: Bool
  let sortsKeys: Bool
  let escapesSlashes: Bool
  let simulation: Simulation

  /// The text of a value; nothing where it holds what JSON has no form for.
  func text(of value: Value, depth: Int = 0) -> String? {
    guard depth < 512 else { return nil }
    switch value {
    case .bool(let bool): return bool ? "true" : "false"
    case .int(let int): return String(int)
    case .double(let double):
      guard double.isFinite else { return nil }
      return double == double.rounded() && abs(double) < 1e15 ? String(Int(double)) : String(double)
    case .enumeration(let value): return String(value.rawValue)
    case .object(let object) where object is NSNull: return "null"
    default: break
    }
    if let text = String.unbox(value) { return quoted(text) }
    if let entries = value.entries { return object(entries, depth) }
    if case .object(let object) = value, !object.isList { return nil }
    return value.elements.flatMap { list($0, depth) }
  }

  private func list(_ elements: [Value], _ depth: Int) -> String? {
    let parts = elements.compactMap { text(of: $0, depth: depth + 1) }
    return parts.count == elements.count ? joined(parts, "[", "]", depth) : nil
  }

  private func object(_ entries: DictionaryValue, _ depth: Int) -> String? {
    var parts: [(key: String, text: String)] = []
    for (key, value) in zip(entries.keys, entries.values) {
      guard let key = String.unbox(key), let text = text(of: value, depth: depth + 1) else { return nil }
      parts.append((key, quoted(key) + (isPretty ? " : " : ":") + text))
    }
    if sortsKeys { parts.sort { $0.key < $1.key } }
    return joined(parts.map(\.text), "{", "}", depth)
  }

  private func joined(_ parts: [String], _ opening: String, _ closing: String, _ depth: Int) -> String {
    guard isPretty else { return opening + parts.joined(separator: ",") + closing }
    let indent = String(repeating: "  ", count: depth)
    if parts.isEmpty { return opening + "\n\n" + indent + closing }
    return opening + "\n" + parts.map { indent + "  " + $0 }.joined(separator: ",\n") + "\n" + indent + closing
  }

  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "/": result += escapesSlashes ? "\\/" : "/"
      case _ where scalar.value < 32:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
