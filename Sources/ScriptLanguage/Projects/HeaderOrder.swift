/// The order in which the texts of a project are read: what a text imports comes before it, so that types and macros are known where they are used.
enum HeaderOrder {
  /// The places of the texts, Swift first (its classes are known to all), then headers, then the rest, each after what it imports.
  static func places(_ texts: [(text: SourceText, language: Language)]) -> [Int] {
    var order = texts.indices.filter { texts[$0].language == .swift }
    let rest = texts.indices.filter { texts[$0].language != .swift }
    // What a prefix header defines, every other text knows.
    let headers = rest.filter { isHeader(texts[$0].text) }.sorted { isPrefix(texts[$0].text) && !isPrefix(texts[$1].text) }
    let byName = Dictionary(headers.map { (name(of: texts[$0].text.file ?? ""), $0) }) { first, _ in first }
    var isDone = Set(order)
    for first in headers + rest.filter({ !isHeader(texts[$0].text) }) {
      // What waits is taken again once what it imports is done, so that chains of any length need no recursion.
      var waiting = [(place: first, isOpen: false)]
      while let next = waiting.popLast() {
        if next.isOpen {
          order.append(next.place)
          continue
        }
        guard isDone.insert(next.place).inserted else { continue }
        waiting.append((next.place, true))
        for imported in imports(texts[next.place].text.text).reversed() {
          if let place = byName[imported], !isDone.contains(place) { waiting.append((place, false)) }
        }
      }
    }
    return order
  }

  /// Whether a text is a header.
  static func isHeader(_ text: SourceText) -> Bool { text.file?.hasSuffix(".h") ?? false || isPrefix(text) }

  /// Whether a text is the header that the compiler puts before every file of an app.
  private static func isPrefix(_ text: SourceText) -> Bool { text.file?.hasSuffix(".pch") ?? false }

  private static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The names of the headers that a text imports in quotes.
  private static func imports(_ text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.drop { $0.isWhitespace }
      guard words.hasPrefix("#import") || words.hasPrefix("#include"), let quote = words.firstIndex(of: "\"") else { return nil }
      return name(of: String(words[words.index(after: quote)...].prefix { $0 != "\"" }))
    }
  }
}
