import ObjectModel

/// Tables of names that apps use and that the model does nothing with, written as text: a line begins a record, indented ones go on with it.
enum KeptRecords {
  /// The words of each record.
  static func all(_ text: String) -> [[Substring]] {
    var records: [[Substring]] = []
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if line.hasPrefix(" "), !records.isEmpty { records[records.count - 1] += words } else { records.append(words) }
    }
    return records
  }

  /// Enumerations: the name in Objective-C and, behind a slash, in Swift, with `*` before those whose values are combined, then
  /// `^` and what constants begin with where it is not the name, then the cases, counted from 0 where no number stands behind `=`.
  static func enumerations(_ text: String) -> [EnumType] {
    all(text).map { words in
      let isOptionSet = words[0].hasPrefix("*")
      let names = words[0].drop { $0 == "*" }.split(separator: "/")
      var prefix = names[0]
      var next = isOptionSet ? 1 : 0
      var cases: [EnumType.Case] = []
      for word in words.dropFirst() {
        if word.hasPrefix("^") {
          prefix = word.dropFirst()
          continue
        }
        let parts = word.split(separator: "=")
        let value = parts.count > 1 ? Int(parts[1]) ?? next : next
        next = isOptionSet ? max(value << 1, 1) : value + 1
        cases.append(.init(String(parts[0]), prefix + parts[0].prefix(1).uppercased() + parts[0].dropFirst(), value))
      }
      return EnumType(
        String(names[0]), swift: names.count > 1 ? String(names[1]) : nil, isOptionSet: isOptionSet, isKept: true,
        "A choice that is kept, and not followed.", cases)
    }
  }

  /// Constants: texts that are their own names, or numbers behind `=`.
  static func constants(_ text: String) -> [GlobalConstant] {
    text.split(whereSeparator: \.isWhitespace).map { word in
      let parts = word.split(separator: "=").map(String.init)
      guard parts.count > 1 else {
        return GlobalConstant(parts[0], swift: ConstantNames.member(parts[0]), { .string(parts[0]) }, "A name that apps hand on.")
      }
      let number = Double(parts[1]) ?? 0
      return GlobalConstant(parts[0], { Int(parts[1]).map(Value.int) ?? .double(number) }, "A number that apps hand on.")
    }
  }

  /// Members of other classes: the class's name, then its members.
  static func members(_ text: String) -> [String: String] {
    Dictionary(all(text).map { (String($0[0]), $0.dropFirst().joined(separator: " ")) }) { $0 + " " + $1 }
  }

  /// Classes: the name, the class above it, then the members.
  static func classes(_ text: String, of framework: String) -> [ClassRegistry.Source] {
    all(text).map { words in
      let (name, above) = (String(words[0]), String(words[1]))
      let members = words.dropFirst(2).joined(separator: " ")
      return ClassRegistry.Source(name, isKept: true) {
        ClassTable(kept: name, inherits: above, KeptRows(members), "Of \(framework): kept, and nothing is done with it.")
      }
    }
  }
}
