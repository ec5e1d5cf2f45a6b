/// What the trace keeps of long values: their beginning and how much more there is. A list that grows element by element would
/// otherwise be kept whole for each of its lengths.
extension Simulation {
  /// Elements and entries that are kept.
  private static let longestList = 50
  /// Bytes of a text that are kept.
  private static let longestText = 2_000

  /// A text as the trace keeps it.
  func traceText(_ text: String) -> TraceValue {
    guard text.utf8.count > Self.longestText else { return .string(text) }
    let start = String(decoding: text.utf8.prefix(Self.longestText), as: UTF8.self)
    return .string(start + "… and \(text.utf8.count - Self.longestText) more bytes")
  }

  /// A list as the trace keeps it.
  public func traceList(_ elements: [Value]) -> TraceValue {
    guard elements.count > Self.longestList else { return .list(elements.map(traceValue)) }
    return .list(elements.prefix(Self.longestList).map(traceValue) + [Self.rest(elements.count)])
  }

  /// A dictionary as the trace keeps it.
  func traceEntries(_ dictionary: DictionaryValue) -> TraceValue {
    let pairs = zip(dictionary.keys, dictionary.values).prefix(Self.longestList).map { key, value in
      TracePair(key: traceValue(key), value: traceValue(value))
    }
    guard dictionary.count > Self.longestList else { return .dictionary(pairs) }
    return .dictionary(pairs + [TracePair(key: .name("…"), value: Self.rest(dictionary.count))])
  }

  private static func rest(_ count: Int) -> TraceValue { .name("… \(count - longestList) more") }
}
