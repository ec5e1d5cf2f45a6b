import Foundation

/// Reads property lists of every format, and JSON.
enum PropertyListReader {
  /// The values of a document.
  static func read(_ data: Data) throws -> Any {
    if let json = try? JSONSerialization.jsonObject(with: data) { return json }
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) else {
      throw DocumentFailure(reason: "neither a property list nor JSON")
    }
    return list
  }

  /// Writes values as the XML of property lists spells them.
  static func write(_ value: Any, into lines: inout DocumentLines) {
    switch value {
    case let table as [String: Any]:
      lines.open("dict")
      for key in table.keys.sorted() {
        element("key", key, &lines)
        write(table[key] ?? "", into: &lines)
      }
      lines.close()
    case let list as [Any]:
      lines.open("array")
      for element in list { write(element, into: &lines) }
      lines.close()
    case let text as String: element("string", text, &lines)
    default: element("value", "\(value)", &lines)
    }
  }

  private static func element(_ name: String, _ text: String, _ lines: inout DocumentLines) {
    lines.open(name)
    lines.characters(text)
    lines.close()
  }
}
