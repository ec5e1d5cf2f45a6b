import ObjectModel

extension StandardMembers {
  /// A member of a type itself, such as `Int.max`.
  static func member(_ name: String) -> Value? { statics[name]?() ?? integerMember(name) }

  private static let statics: [String: @Sendable () -> Value] = [
    "Optional.none": { .null }, "Double.leastNonzeroMagnitude": { .double(.leastNonzeroMagnitude) },
    "Float.infinity": { .double(.infinity) },
    "Double.ulpOfOne": { .double(.ulpOfOne) }, "Float.nan": { .double(.nan) },
    "Double.pi": { .double(.pi) },
    "CGFloat.pi": { .double(.pi) }, "Float.pi": { .double(.pi) }, "Double.infinity": { .double(.infinity) },
    "CGFloat.infinity": { .double(.infinity) },
    "Double.nan": { .double(.nan) }, "CGFloat.greatestFiniteMagnitude": { .double(.greatestFiniteMagnitude) },
    "CGFloat.leastNormalMagnitude": { .double(.leastNormalMagnitude) },
    "CGFloat.leastNonzeroMagnitude": { .double(.leastNonzeroMagnitude) },
    "CGFloat.max": { .double(.greatestFiniteMagnitude) }, "CGFloat.min": { .double(.leastNormalMagnitude) }, "Double.zero": { .double(0) },
    "Double.greatestFiniteMagnitude": { .double(.greatestFiniteMagnitude) }, "CGFloat.zero": { .double(0) },
    "Float.greatestFiniteMagnitude": { .double(Double(Float.greatestFiniteMagnitude)) }, "Float.zero": { .double(0) },
  ]

  private typealias Maker = @Sendable ([String?], [Value], Interpreter) -> Value?

  /// The whole numbers that the types hold; unsigned ones of 64 bits count no further than signed ones here.
  private static let integers: [String: ClosedRange<Int>] = [
    "Int": .min ... .max, "Int8": -128...127, "Int16": -32_768...32_767, "Int32": -2_147_483_648...2_147_483_647, "Int64": .min ... .max,
    "UInt": 0...(.max), "UInt8": 0...255, "UInt16": 0...65_535, "UInt32": 0...4_294_967_295, "UInt64": 0...(.max),
  ]

  /// `Int.max` and its like.
  private static func integerMember(_ name: String) -> Value? {
    let parts = name.split(separator: ".")
    guard parts.count == 2, let range = integers[String(parts[0])] else { return nil }
    switch parts[1] {
    case "max": return .int(range.upperBound)
    case "min": return .int(range.lowerBound)
    case "zero": return .int(0)
    case "bitWidth": return .int(range.upperBound == .max ? 64 : Int.bitWidth - (range.upperBound - range.lowerBound).leadingZeroBitCount)
    default: return nil
    }
  }

  private static let floatNames: Set<String> = ["Double", "Float", "CGFloat", "TimeInterval", "NSTimeInterval", "Float32", "Float64"]

  private static let makers: [String: Maker] = [
    "String": { labels, values, interpreter in makeText(labels, values, interpreter) },
    "Substring": { labels, values, interpreter in makeText(labels, values, interpreter) },
    "Character": { labels, values, interpreter in makeText(labels, values, interpreter) },
    "Bool": { _, values, _ in
      guard let value = values.first else { return .bool(false) }
      if case .string(let text) = value { return text == "true" ? .bool(true) : text == "false" ? .bool(false) : .null }
      return .bool(value.isTrue)
    },
    "Array": { labels, values, interpreter in makeList(labels, values, interpreter) },
    "ContiguousArray": { labels, values, interpreter in makeList(labels, values, interpreter) },
    "ArraySlice": { labels, values, interpreter in makeList(labels, values, interpreter) },
    "Dictionary": { labels, values, interpreter in makeTable(labels, values) },
    "Set": { _, values, interpreter in
      let set = interpreter.make(SetObject.self)
      for element in values.first.flatMap({ elements($0) }) ?? [] { set.insert(element) }
      return .object(set)
    },
    "UnicodeScalar": { _, values, interpreter in makeScalar(values) }, "Unicode.Scalar": { _, values, interpreter in makeScalar(values) },
    "Regex": { _, values, interpreter in
      guard let text = values.first.flatMap(String.unbox) else { return nil }
      if let pattern = TextPattern(text) { return interpreter.regex(pattern) }
      interpreter.throwError(.string("'\(text)' is no regular expression"))
      return .null
    },
    "Range": { _, values, interpreter in
      // `Range(found, in: text)` counts letters where Foundation counts units.
      guard case .structure(let span)? = values.first, values.count == 2, let text = String.unbox(values[1]),
        let start = Int(exactly: span.numbers[0]), start <= text.utf16.count, start + Int(span.numbers[1]) <= text.utf16.count
      else { return values.first?.object is RangeObject ? values.first : .null }
      let first = text.utf16.index(text.startIndex, offsetBy: start)
      return interpreter.range(of: first..<text.utf16.index(first, offsetBy: Int(span.numbers[1])), in: text)
    },
    "Optional": { _, values, _ in values.first ?? .null },
    "AnyHashable": { _, values, _ in values.first ?? .null },
    "Any": { _, values, _ in values.first ?? .null },
    "Void": { _, _, _ in .void },
    "Selector": { _, values, _ in values.first.flatMap(Selector.unbox).map(Value.selector) ?? .null },
  ]

  /// Makes a value of a standard type.
  /// What an initialiser of a type finds before it has put a value there.
  static func zero(of name: String) -> Value {
    if integers[name] != nil { return .int(0) }
    if floatNames.contains(name) { return .double(0) }
    switch name {
    case "String", "Substring", "Character": return .string("")
    case "Bool": return .bool(false)
    case "Array", "ContiguousArray", "ArraySlice", "Set": return .array([])
    case "Dictionary": return .dictionary(DictionaryValue())
    default: return .null
    }
  }

  static func construct(
    _ name: String, _ shape: CallShape, _ values: [Value], _ interpreter: Interpreter, _ range: SourceRange, _ frame: Frame
  ) -> Value? {
    if integers[name] != nil { return makeInteger(shape.labels, values, interpreter, name) }
    if floatNames.contains(name) {
      guard let value = values.first else { return .double(0) }
      if case .string(let text) = value { return Double(text).map(Value.double) ?? .null }
      return .double(value.number ?? 0)
    }
    return makers[name]?(shape.labels, values, interpreter)
  }

  /// A number as a whole number of a type; nothing where it has none.
  static func exactly(_ value: Value, _ name: String) -> Value {
    guard let range = integers[name] else { return value }
    guard let integer = Int(exactly: value.number ?? 0.5), range.contains(integer) else { return .null }
    return value.integer.map(Value.int) ?? .int(integer)
  }

  private static func makeInteger(_ labels: [String?], _ values: [Value], _ interpreter: Interpreter, _ name: String) -> Value {
    guard let value = values.first else { return .int(0) }
    if case .string(let text) = value {
      let radix = values.count > 1 ? values[1].integer ?? 10 : 10
      return (2...36).contains(radix) ? Int(text, radix: radix).map(Value.int) ?? .null : .null
    }
    if case .double(let double) = value, Int(exactly: double.rounded(.towardZero)) == nil {
      interpreter.trap("Double value cannot be converted to \(name) because it is outside the representable range")
      return .int(0)
    }
    if let text = value.object?.stringValue { return Int(text).map(Value.int) ?? .null }
    guard let integer = value.integer, let range = integers[name] else { return .null }
    if labels.first == "exactly", case .double(let double) = value, Double(integer) != double { return .null }
    if range.contains(integer) { return .int(integer) }
    switch labels.first ?? nil {
    case "exactly": return .null
    case "clamping": return .int(min(max(integer, range.lowerBound), range.upperBound))
    case "truncatingIfNeeded", "bitPattern":
      let width = range.upperBound - range.lowerBound
      let rest = integer & width
      return .int(rest > range.upperBound ? rest - width - 1 : rest)
    default:
      interpreter.trap(
        integer < 0 && range.lowerBound == 0 ? "Negative value is not representable" : "Not enough bits to represent the passed value")
      return .int(0)
    }
  }

  private static func makeScalar(_ values: [Value]) -> Value? {
    guard let value = values.first else { return nil }
    if case .string = value { return value }
    return .string(value.integer.flatMap { UInt32(exactly: $0) }.flatMap(Unicode.Scalar.init).map { String($0) } ?? "")
  }

  private static func makeText(_ labels: [String?], _ values: [Value], _ interpreter: Interpreter) -> Value? {
    guard let value = values.first else { return .string("") }
    switch labels.first ?? nil {
    case nil, "describing":
      if let all = value.elements, value.object == nil || value.object is RangeObject,
        all.allSatisfy({ if case .string(let one) = $0 { one.count == 1 } else { false } }), labels.first == .some(nil)
      {
        return .string(all.compactMap { String.unbox($0) }.joined())
      }
      if values.count > 1, labels[1] == "radix", let integer = value.integer, let radix = values[1].integer, (2...36).contains(radix) {
        return .string(String(integer, radix: radix, uppercase: labels.last == "uppercase" && values.last?.isTrue == true))
      }
      return .string(interpreter.text(of: value))
    case "reflecting": return .string(interpreter.text(of: value, isInner: true))
    case "repeating":
      let (text, count) = (String.unbox(value) ?? "", max(0, values.count > 1 ? values[1].integer ?? 0 : 0))
      guard count <= Growth.longestText / max(1, text.utf8.count) else { return interpreter.tooLong() }
      return .string(String(repeating: text, count: count))
    case "format": return interpreter.formatted(values)
    case "data": return interpreter.foundationText("initWithData:encoding:", values)
    case "decoding": return interpreter.foundationText("initWithData:encoding:", [value, .int(4)])
    case "contentsOfFile", "path": return interpreter.foundationText("stringWithContentsOfFile:encoding:error:", [value, .int(4), .null])
    case "contentsOf", "contentsOfURL":
      return interpreter.foundationText("stringWithContentsOfURL:encoding:error:", [value, .int(4), .null])
    default: return nil
    }
  }

  private static func makeList(_ labels: [String?], _ values: [Value], _ interpreter: Interpreter) -> Value? {
    guard let value = values.first else { return .array([]) }
    let isRepeating = labels.first == "repeating" || (labels.count > 1 && labels[1] == "repeatedValue")
    if isRepeating {
      let (element, count) = labels.first == "repeating" ? (value, values.count > 1 ? values[1] : .int(0)) : (values[1], value)
      let times = max(0, count.integer ?? 0)
      return times <= Growth.longestList ? .array(Array(repeating: element, count: times)) : interpreter.tooLong()
    }
    return .array(elements(value) ?? [])
  }

  /// The elements of anything that can be walked through.
  static func elements(_ value: Value) -> [Value]? {
    if case .string(let text) = value { return text.map { .string(String($0)) } }
    return value.elements
  }

  private static func makeTable(_ labels: [String?], _ values: [Value]) -> Value? {
    guard let value = values.first else { return .dictionary(DictionaryValue()) }
    if let entries = value.entries { return .dictionary(entries) }
    var result = DictionaryValue()
    // `Dictionary(grouping: list, by: { … })`, and `Dictionary(pairs, uniquingKeysWith: { … })`.
    let block = values.count > 1 ? values[1].object as? Block : nil
    if labels.first == "grouping", let block {
      for element in elements(value) ?? [] {
        let key = block.call([element])
        result[key] = .array((result[key]?.elements ?? []) + [element])
      }
      return .dictionary(result)
    }
    for pair in elements(value) ?? [] {
      if let block, let tuple = pair.object as? TupleObject, tuple.values.count == 2, let old = result[tuple.values[0]] {
        result[tuple.values[0]] = block.call([old, tuple.values[1]])
        continue
      }
      guard let tuple = pair.object as? TupleObject, tuple.values.count == 2 else { continue }
      result[tuple.values[0]] = tuple.values[1]
    }
    return .dictionary(result)
  }
}

extension Interpreter {
  /// `String(format:)`, by the method that Foundation's table has for it.
  func formatted(_ values: [Value]) -> Value? { foundationText("stringWithFormat:", values) }

  /// A text that a method of Foundation's own makes; the first value where there is no Foundation.
  fileprivate func foundationText(_ selector: Selector, _ values: [Value]) -> Value? {
    guard let type = simulation.classes.named("NSString"), let method = type.nativeClassMethod(for: selector) else { return values.first }
    return try? method.invoke(.type(type), values, simulation)
  }
}
