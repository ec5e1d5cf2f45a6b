import ObjectModel

/// Strings as rows of letters.
extension StandardMembers {
  private static func text(_ value: Value) -> String { String.unbox(value) ?? "" }
  private static func letters(_ value: Value) -> [Character] { Array(text(value)) }
  private static func count(_ value: Value) -> Int { max(0, value.integer ?? 0) }

  /// The string as a list has its methods.
  static func asList(_ value: Value) -> Value { .array(text(value).map { .string(String($0)) }) }

  static let letterProperties: [String: Getter] = [
    "unicodeScalars": { value, _ in .array(text(value).unicodeScalars.map { .string(String($0)) }) },
    "indices": { value, interpreter in interpreter.range(0, text(value).count) }, "lazy": { value, _ in value },
    "isLowercase": { value, _ in .bool(text(value).first?.isLowercase ?? false) },
    "isPunctuation": { value, _ in .bool(text(value).first?.isPunctuation ?? false) },
    "isNewline": { value, _ in .bool(text(value).first?.isNewline ?? false) },
    "isWholeNumber": { value, _ in .bool(text(value).first?.isWholeNumber ?? false) },
    "isHexDigit": { value, _ in .bool(text(value).first?.isHexDigit ?? false) },
    "isSymbol": { value, _ in .bool(text(value).first?.isSymbol ?? false) },
    "isASCII": { value, _ in .bool(text(value).allSatisfy(\.isASCII)) },
    "wholeNumberValue": { value, _ in text(value).first?.wholeNumberValue.map(Value.int) ?? .null },
    "hexDigitValue": { value, _ in text(value).first?.hexDigitValue.map(Value.int) ?? .null },
    "value": { value, _ in text(value).unicodeScalars.first.map { .int(Int($0.value)) } ?? .null },
    "asciiValue": { value, _ in text(value).first?.asciiValue.map { .int(Int($0)) } ?? .null },
  ]

  static let letterMethods: [StandardMethod] = [
    StandardMethod("prefix(while:)") { value, arguments, call in
      .string(String(text(value).prefix { call.isTrue(arguments[0], .string(String($0))) }))
    },
    StandardMethod("drop(while:)") { value, arguments, call in
      .string(String(text(value).drop { call.isTrue(arguments[0], .string(String($0))) }))
    },
    StandardMethod("prefix(upTo:)") { value, arguments, _ in .string(String(text(value).prefix(count(arguments[0])))) },
    StandardMethod("prefix(through:)") { value, arguments, _ in .string(String(text(value).prefix(count(arguments[0]) + 1))) },
    StandardMethod("suffix(from:)") { value, arguments, _ in .string(String(text(value).dropFirst(count(arguments[0])))) },
    StandardMethod("split(separator:maxSplits:)") { value, arguments, _ in
      split(value, count(arguments[1]), keepsEmpty: false) { text(arguments[0]).first == $0 }
    },
    StandardMethod("split(separator:omittingEmptySubsequences:)") { value, arguments, _ in
      split(value, .max, keepsEmpty: !arguments[1].isTrue) { text(arguments[0]).first == $0 }
    },
    StandardMethod("split(separator:maxSplits:omittingEmptySubsequences:)") { value, arguments, _ in
      split(value, count(arguments[1]), keepsEmpty: !arguments[2].isTrue) { text(arguments[0]).first == $0 }
    },
    StandardMethod("split(whereSeparator:)") { value, arguments, call in
      split(value, .max, keepsEmpty: false) { call.isTrue(arguments[0], .string(String($0))) }
    },
    StandardMethod("lexicographicallyPrecedes(_:)") { value, arguments, _ in .bool(text(value) < text(arguments[0])) },
    StandardMethod("write(_:)") { _, _, _ in .void },
  ]

  private static func split(_ value: Value, _ limit: Int, keepsEmpty: Bool, _ isSeparator: (Character) -> Bool) -> Value {
    .array(
      text(value).split(maxSplits: limit, omittingEmptySubsequences: !keepsEmpty, whereSeparator: isSeparator).map { .string(String($0)) })
  }

  static let letterChanges: [StandardMethod] = [
    StandardMethod(mutating: "insert(_:at:)") { value, arguments, _ in
      change(&value) { $0.insert(contentsOf: text(arguments[0]), at: min(count(arguments[1]), $0.count)) }
    },
    StandardMethod(mutating: "insert(contentsOf:at:)") { value, arguments, _ in
      change(&value) { $0.insert(contentsOf: text(arguments[0]), at: min(count(arguments[1]), $0.count)) }
    },
    StandardMethod(mutating: "remove(at:)") { value, arguments, call in
      var all = letters(value)
      guard let index = call.index(arguments[0], below: all.count) else { return .void }
      let gone = all.remove(at: index)
      value = .string(String(all))
      return .string(String(gone))
    },
    StandardMethod(mutating: "removeSubrange(_:)") { value, arguments, _ in
      change(&value) { all in
        if let span = (arguments[0].object as? RangeObject)?.indices(in: all.count).clamped(to: 0..<all.count) { all.removeSubrange(span) }
      }
    },
    StandardMethod(mutating: "replaceSubrange(_:with:)") { value, arguments, _ in
      change(&value) { all in
        guard let span = (arguments[0].object as? RangeObject)?.indices(in: all.count).clamped(to: 0..<all.count) else { return }
        all.replaceSubrange(span, with: text(arguments[1]))
      }
    },
    StandardMethod(mutating: "removeFirst(_:)") { value, arguments, _ in
      change(&value) { $0.removeFirst(min(count(arguments[0]), $0.count)) }
    },
    StandardMethod(mutating: "removeLast(_:)") { value, arguments, _ in
      change(&value) { $0.removeLast(min(count(arguments[0]), $0.count)) }
    },
    StandardMethod(mutating: "removeAll(where:)") { value, arguments, call in
      change(&value) { $0.removeAll { call.isTrue(arguments[0], .string(String($0))) } }
    },
    StandardMethod(mutating: "removeAll(keepingCapacity:)") { value, _, _ in change(&value) { $0 = [] } },
    StandardMethod(mutating: "popLast()") { value, _, _ in
      let last = text(value).last
      value = .string(String(text(value).dropLast()))
      return last.map { .string(String($0)) } ?? .null
    },
    StandardMethod(mutating: "reserveCapacity(_:)") { _, _, _ in .void },
  ]

  private static func change(_ value: inout Value, _ body: (inout [Character]) -> Void) -> Value {
    var all = letters(value)
    body(&all)
    value = .string(String(all))
    return .void
  }
}
