import ObjectModel

/// A regular expression: `Regex`, or what stands between slashes.
final class RegexObject: Object {
  fileprivate(set) var pattern: TextPattern?

  override var stringValue: String? { pattern?.text }
}

/// What an expression matched: the whole stretch and those of its groups, as a tuple has its parts.
final class MatchObject: TupleObject {
  /// Where the whole stretch lies, counted in letters.
  fileprivate(set) var range = Value.null
}

/// `/…/`.
final class RegexNode: Node {
  let pattern: TextPattern?
  private let text: String

  init(_ text: String, _ range: SourceRange) {
    self.text = text
    pattern = TextPattern(text)
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    guard let pattern else {
      frame.interpreter.noteUnsupported("the regular expression '\(text)'", at: range, in: frame.code.source)
      return .null
    }
    return frame.interpreter.regex(pattern)
  }
}

extension Interpreter {
  func regex(_ pattern: TextPattern) -> Value {
    let object = make(RegexObject.self)
    object.pattern = pattern
    return .object(object)
  }

  /// A match as code takes it apart; nothing where there is none.
  func match(_ found: TextPattern.Match?, in text: String) -> Value {
    guard let found else { return .null }
    let match = make(MatchObject.self)
    match.values = found.groups.map { group in group.range.map { .string(String(text[$0])) } ?? .null }
    match.labels = found.groups.map(\.name)
    match.range = range(of: found.range, in: text)
    return .object(match)
  }

  /// Where a stretch of a text lies, counted in letters.
  func range(of span: Range<String.Index>, in text: String) -> Value {
    range(text.distance(from: text.startIndex, to: span.lowerBound), text.distance(from: text.startIndex, to: span.upperBound))
  }
}

extension StandardMembers {
  private static func text(_ value: Value) -> String { String.unbox(value) ?? "" }

  /// The expression that a value is, or the one for a text that stands for itself.
  private static func pattern(_ value: Value) -> TextPattern? {
    (value.object as? RegexObject)?.pattern ?? String.unbox(value).flatMap { TextPattern(TextPattern.escaped($0)) }
  }

  static let matchProperties: [String: Getter] = [
    "output": { value, _ in value }, "range": { value, _ in (value.object as? MatchObject)?.range ?? .null },
  ]

  static let regexMethods: [StandardMethod] = [
    StandardMethod("firstMatch(in:)") { value, arguments, call in
      call.interpreter.match(pattern(value)?.first(in: text(arguments[0]), call.interpreter.simulation), in: text(arguments[0]))
    },
    StandardMethod("wholeMatch(in:)") { value, arguments, call in
      call.interpreter.match(pattern(value)?.whole(text(arguments[0]), call.interpreter.simulation), in: text(arguments[0]))
    },
    StandardMethod("prefixMatch(in:)") { value, arguments, call in
      call.interpreter.match(pattern(value)?.prefix(of: text(arguments[0]), call.interpreter.simulation), in: text(arguments[0]))
    },
    StandardMethod("ignoresCase()") { value, _, call in
      pattern(value).flatMap { TextPattern($0.text, ignoresCase: true) }.map(call.interpreter.regex) ?? value
    },
  ]

  static let matching: [StandardMethod] = [
    StandardMethod("firstMatch(of:)") { value, arguments, call in
      call.interpreter.match(pattern(arguments[0])?.first(in: text(value), call.interpreter.simulation), in: text(value))
    },
    StandardMethod("wholeMatch(of:)") { value, arguments, call in
      call.interpreter.match(pattern(arguments[0])?.whole(text(value), call.interpreter.simulation), in: text(value))
    },
    StandardMethod("prefixMatch(of:)") { value, arguments, call in
      call.interpreter.match(pattern(arguments[0])?.prefix(of: text(value), call.interpreter.simulation), in: text(value))
    },
    StandardMethod("matches(of:)") { value, arguments, call in
      .array(
        (pattern(arguments[0])?.matches(in: text(value), call.interpreter.simulation) ?? []).map {
          call.interpreter.match($0, in: text(value))
        })
    },
    StandardMethod("ranges(of:)") { value, arguments, call in
      .array(
        (pattern(arguments[0])?.matches(in: text(value), call.interpreter.simulation) ?? []).map {
          call.interpreter.range(of: $0.range, in: text(value))
        })
    },
    StandardMethod("firstRange(of:)") { value, arguments, call in
      pattern(arguments[0])?.first(in: text(value), call.interpreter.simulation).map {
        call.interpreter.range(of: $0.range, in: text(value))
      } ?? .null
    },
    StandardMethod("replacing(_:with:)") { value, arguments, call in .string(replaced(value, arguments, call)) },
    StandardMethod("replacing(_:maxReplacements:with:)") { value, arguments, call in
      .string(replaced(value, [arguments[0], arguments[2]], call, limit: arguments[1].integer ?? .max))
    },
    StandardMethod(mutating: "replace(_:with:)") { value, arguments, call in
      value = .string(replaced(value, arguments, call))
      return .void
    },
    StandardMethod("trimmingPrefix(_:)") { value, arguments, call in
      guard let found = pattern(arguments[0])?.prefix(of: text(value), call.interpreter.simulation) else { return value }
      return .string(String(text(value)[found.range.upperBound...]))
    },
    StandardMethod("starts(with:)") { value, arguments, call in
      .bool(pattern(arguments[0])?.prefix(of: text(value), call.interpreter.simulation) != nil)
    },
  ]

  private static func replaced(_ value: Value, _ arguments: [Value], _ call: StandardCall, limit: Int = .max) -> String {
    let whole = text(value)
    return pattern(arguments[0])?.replacing(in: whole, call.interpreter.simulation, limit: limit) { match in
      if let other = String.unbox(arguments[1]) { return other }
      return call.isUnwinding ? "" : text(call.call(arguments[1], call.interpreter.match(match, in: whole)))
    } ?? whole
  }

  /// A text parted where an expression matches.
  static func parted(_ value: Value, at separator: RegexObject, _ interpreter: Interpreter) -> Value {
    let whole = text(value)
    var parts: [Value] = []
    var place = whole.startIndex
    for match in separator.pattern?.matches(in: whole, interpreter.simulation) ?? [] {
      if place < match.range.lowerBound { parts.append(.string(String(whole[place..<match.range.lowerBound]))) }
      place = match.range.upperBound
    }
    if place < whole.endIndex { parts.append(.string(String(whole[place...]))) }
    return .array(parts)
  }
}
