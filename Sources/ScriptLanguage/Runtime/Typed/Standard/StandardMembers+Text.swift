import ObjectModel

extension StandardMembers {
  private static func text(_ value: Value) -> String { String.unbox(value) ?? "" }

  static let textProperties: [String: Getter] = textPropertiesOwn.merging(letterProperties) { own, _ in own }.merging(
    commonProperties
  ) { own, _ in own }

  private static let textPropertiesOwn: [String: Getter] = [
    "count": { value, _ in .int(text(value).count) }, "isEmpty": { value, _ in .bool(text(value).isEmpty) },
    "first": { value, _ in text(value).first.map { .string(String($0)) } ?? .null },
    "last": { value, _ in text(value).last.map { .string(String($0)) } ?? .null },
    "characters": { value, _ in value }, "utf8": { value, _ in .array(text(value).utf8.map { .int(Int($0)) }) },
    "utf16": { value, _ in .array(text(value).utf16.map { .int(Int($0)) }) },
    "capitalized": { value, _ in
      .string(
        text(value).split(separator: " ", omittingEmptySubsequences: false).map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
          .joined(separator: " "))
    },
    "uppercaseString": { value, _ in .string(text(value).uppercased()) },
    "lowercaseString": { value, _ in .string(text(value).lowercased()) },
    "isNumber": { value, _ in .bool(text(value).first?.isNumber ?? false) },
    "isLetter": { value, _ in .bool(text(value).first?.isLetter ?? false) },
    "isUppercase": { value, _ in .bool(text(value).first?.isUppercase ?? false) },
    "isWhitespace": { value, _ in .bool(text(value).first?.isWhitespace ?? false) },
    "startIndex": { _, _ in .int(0) }, "endIndex": { value, _ in .int(text(value).count) },
    // The names of notifications and keys are structures around texts, and texts here.
    "rawValue": { value, _ in value },
  ]

  static let textMethods: [StandardMethod] = asking + making + changingText + letters + letterMethods + letterChanges + matching

  private static let asking: [StandardMethod] = [
    StandardMethod("hasPrefix(_:)") { value, arguments, _ in .bool(text(value).hasPrefix(text(arguments[0]))) },
    StandardMethod("hasSuffix(_:)") { value, arguments, _ in .bool(text(value).hasSuffix(text(arguments[0]))) },
    StandardMethod("contains(_:)") { value, arguments, call in
      if arguments[0].object is Block { return .bool(text(value).contains { call.isTrue(arguments[0], .string(String($0))) }) }
      if let regex = arguments[0].object as? RegexObject {
        return .bool(regex.pattern?.first(in: text(value), call.interpreter.simulation) != nil)
      }
      return .bool(text(arguments[0]).isEmpty || text(value).contains(text(arguments[0])))
    },
    StandardMethod("containsString(_:)") { value, arguments, _ in .bool(text(value).contains(text(arguments[0]))) },
    StandardMethod("localizedCaseInsensitiveContains(_:)") { value, arguments, _ in
      .bool(text(value).lowercased().contains(text(arguments[0]).lowercased()))
    },
  ]

  private static let making: [StandardMethod] = [
    StandardMethod("uppercased()") { value, _, _ in .string(text(value).uppercased()) },
    StandardMethod("lowercased()") { value, _, _ in .string(text(value).lowercased()) },
    StandardMethod("split(separator:)") { value, arguments, call in
      if let regex = arguments[0].object as? RegexObject { return parted(value, at: regex, call.interpreter) }
      guard let separator = text(arguments[0]).first else { return .array([value]) }
      return .array(text(value).split(separator: separator).map { .string(String($0)) })
    },
    StandardMethod("components(separatedBy:)") { value, arguments, call in
      guard case .string(let separator) = arguments[0], !separator.isEmpty else {
        return call.interpreter.send("componentsSeparatedByString:", to: value, arguments, call.range, call.frame)
      }
      return .array(parts(text(value), separator).map(Value.string))
    },
    StandardMethod("componentsSeparatedByString(_:)") { value, arguments, _ in
      .array(parts(text(value), text(arguments[0])).map(Value.string))
    },
    StandardMethod("replacingOccurrences(of:with:)") { value, arguments, _ in
      .string(parts(text(value), text(arguments[0])).joined(separator: text(arguments[1])))
    },
    StandardMethod("prefix(_:)") { value, arguments, _ in .string(String(text(value).prefix(max(0, arguments[0].integer ?? 0)))) },
    StandardMethod("suffix(_:)") { value, arguments, _ in .string(String(text(value).suffix(max(0, arguments[0].integer ?? 0)))) },
    StandardMethod("dropFirst()") { value, _, _ in .string(String(text(value).dropFirst())) },
    StandardMethod("dropLast()") { value, _, _ in .string(String(text(value).dropLast())) },
    StandardMethod("dropFirst(_:)") { value, arguments, _ in .string(String(text(value).dropFirst(max(0, arguments[0].integer ?? 0)))) },
    StandardMethod("dropLast(_:)") { value, arguments, _ in .string(String(text(value).dropLast(max(0, arguments[0].integer ?? 0)))) },
    StandardMethod("reversed()") { value, _, _ in .string(String(text(value).reversed())) },
    StandardMethod("filter(_:)") { value, arguments, call in
      .string(String(text(value).filter { call.isTrue(arguments[0], .string(String($0))) }))
    },
    StandardMethod("appending(_:)") { value, arguments, _ in .string(text(value) + text(arguments[0])) },
    StandardMethod("padding(toLength:withPad:startingAt:)") { value, arguments, _ in
      let length = min(max(0, arguments[0].integer ?? 0), 1_000_000)
      let pad = Array(text(arguments[1]))
      var result = Array(text(value).prefix(length))
      while !pad.isEmpty, result.count < length { result.append(pad[(result.count &- text(value).count) % pad.count]) }
      return .string(String(result))
    },
  ]

  /// The stretches between the places where a separator stands.
  static func parts(_ text: String, _ separator: String) -> [String] {
    let wanted = Array(separator)
    guard !wanted.isEmpty else { return [text] }
    var parts: [String] = []
    var part = ""
    let letters = Array(text)
    var place = 0
    while place < letters.count {
      if letters[place...].starts(with: wanted) {
        parts.append(part)
        part = ""
        place += wanted.count
      } else {
        part.append(letters[place])
        place += 1
      }
    }
    return parts + [part]
  }

  private static let changingText: [StandardMethod] = [
    StandardMethod(mutating: "append(_:)") { value, arguments, _ in
      value = .string(text(value) + text(arguments[0]))
      return .void
    },
    StandardMethod(mutating: "append(contentsOf:)") { value, arguments, _ in
      value = .string(text(value) + text(arguments[0]))
      return .void
    },
    StandardMethod(mutating: "removeAll()") { value, _, _ in
      value = .string("")
      return .void
    },
    StandardMethod(mutating: "removeFirst()") { value, _, _ in
      let first = text(value).prefix(1)
      value = .string(String(text(value).dropFirst()))
      return .string(String(first))
    },
    StandardMethod(mutating: "removeLast()") { value, _, _ in
      let last = text(value).suffix(1)
      value = .string(String(text(value).dropLast()))
      return .string(String(last))
    },
  ]

  private static let letters: [StandardMethod] = [
    StandardMethod("map(_:)") { value, arguments, call in
      .array(text(value).map { call.isUnwinding ? .null : call.call(arguments[0], .string(String($0))) })
    },
    StandardMethod("forEach(_:)") { value, arguments, call in
      for letter in text(value) where !call.isUnwinding { _ = call.call(arguments[0], .string(String(letter))) }
      return .void
    },
    StandardMethod("enumerated()") { value, _, call in
      .array(text(value).enumerated().map { call.tuple([.int($0), .string(String($1))], ["offset", "element"]) })
    },
    StandardMethod("sorted()") { value, _, _ in .array(text(value).sorted().map { .string(String($0)) }) },
  ]
}
