import ObjectModel
import ScriptLanguage

/// Spells values for people.
enum ValueText {
  /// The value as the language writes it.
  static func text(_ value: TraceValue, _ language: Language = .objectiveC) -> String {
    switch value {
    case .void: "void"
    case .null: "nil"
    case .bool(let bool): language == .swift ? (bool ? "true" : "false") : (bool ? "YES" : "NO")
    case .int(let int): String(int)
    case .double(let double): number(double)
    case .string(let string): quoted(string)
    case .name(let name): name
    case .enumCase(let name): language == .swift && name.first?.isLetter == true ? "." + name : name
    case .numbers(let numbers): "[" + numbers.map(number).joined(separator: ", ") + "]"
    case .list(let values): "[" + values.map { text($0, language) }.joined(separator: ", ") + "]"
    case .dictionary(let pairs): dictionary(pairs, language)
    }
  }

  /// A number without a needless `.0`.
  static func number(_ double: Double) -> String {
    if let whole = Int(exactly: double) { return String(whole) }
    return double.description
  }

  /// A string in its quotes.
  static func quoted(_ string: String) -> String {
    if isPlain(string) { return "\"\(string)\"" }
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// Whether a string stands in its quotes as it is.
  static func isPlain(_ string: String) -> Bool { string.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5c } }

  private static func dictionary(_ pairs: [TracePair], _ language: Language) -> String {
    let entries = pairs.map { "\(text($0.key, language)): \(text($0.value, language))" }.joined(separator: ", ")
    return language == .swift ? "[" + (entries.isEmpty ? ":" : entries) + "]" : "{" + entries + "}"
  }
}

extension String {
  /// The text on one line.
  var singleLine: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0 == "\n" || $0 == "\r" ? " " : $0 }))
  }
}
