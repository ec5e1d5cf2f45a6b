import ObjectModel
import ScriptLanguage

/// Compares an expected message, in any spelling, with one that was sent.
struct MessageMatcher {
  private let message: TraceEvent.Message
  /// Each argument as either language spells it.
  private let arguments: [[String]]

  init(_ message: TraceEvent.Message) {
    self.message = message
    arguments = message.arguments.map { Self.spellings($0) }
  }

  private static func spellings(_ value: TraceValue) -> [String] {
    [VisibleText.of(ValueText.text(value)), VisibleText.of(ValueText.text(value, .swift))]
  }

  /// Whether the message is the expected one. A reply counts where the expectation names one.
  func matches(_ expected: String) -> Bool {
    let (head, reply) = Pattern.reply(Pattern.singleSpaced(expected))
    if let reply, !matchesReply(reply) { return false }
    return matchesSwift(head) || matchesSend(head)
  }

  private func matchesReply(_ reply: String) -> Bool {
    switch message.outcome {
    case .replied(let value): Self.spellings(value).contains { Pattern.matches(reply, $0) }
    case .notImplemented: Pattern.matches(reply, "not implemented")
    case .failed, .open: false
    }
  }

  private func fits(_ pattern: String, _ index: Int) -> Bool { arguments[index].contains { Pattern.matches(pattern, $0) } }

  /// `web.splitViewController(svc, willHide: masterNav)`.
  private func matchesSwift(_ head: String) -> Bool {
    let name = message.info.swiftName
    guard let open = name.firstIndex(of: "("), head.hasSuffix(")") else { return false }
    let labels = name[name.index(after: open)...].dropLast().split(separator: ":").map(String.init)
    let receivers = [message.receiver, "*"].map { "\($0).\(name[..<open])(" }
    guard let start = receivers.first(where: { head.hasPrefix($0) }) else { return false }
    let given = Pattern.arguments(String(head.dropFirst(start.count).dropLast()))
    guard given.count == arguments.count else { return false }
    return given.enumerated().allSatisfy { index, text in
      guard index < labels.count, labels[index] != "_" else { return fits(text, index) }
      let label = labels[index] + ":"
      return text.hasPrefix(label) && fits(String(text.dropFirst(label.count)).trimmed, index)
    }
  }

  /// `web willHide masterNav`, or `web splitViewController:svc willHideViewController:masterNav`.
  private func matchesSend(_ head: String) -> Bool {
    guard let blank = head.firstIndex(of: " ") else { return false }
    guard Pattern.matches(String(head[..<blank]), VisibleText.of(message.receiver)) else { return false }
    let rest = String(head[head.index(after: blank)...])
    return matchesShort(rest) || matchesKeywords(rest)
  }

  private func matchesShort(_ rest: String) -> Bool {
    let name = rest.prefix { $0 != " " }
    guard name == message.info.shortName || (arguments.isEmpty && name == message.info.selector.description) else { return false }
    let given = Pattern.arguments(String(rest.dropFirst(name.count)))
    var indices = Array(arguments.indices)
    if given.count + 1 == indices.count, let sender = message.info.senderIndex, sender < indices.count { indices.remove(at: sender) }
    guard given.count == indices.count else { return false }
    return zip(given, indices).allSatisfy { fits($0, $1) }
  }

  private func matchesKeywords(_ rest: String) -> Bool {
    let keywords = message.info.selector.description.split(separator: ":", omittingEmptySubsequences: false).dropLast()
    guard !keywords.isEmpty, keywords.count == arguments.count else { return false }
    var text = rest[...]
    for (index, keyword) in keywords.enumerated() {
      guard text.hasPrefix("\(keyword):") else { return false }
      text = text.dropFirst(keyword.count + 1)
      var end = text.endIndex
      if index + 1 < keywords.count {
        guard let next = Self.range(of: " \(keywords[index + 1]):", in: text) else { return false }
        end = next
      }
      guard fits(String(text[..<end]).trimmed, index) else { return false }
      text = end < text.endIndex ? text[text.index(after: end)...] : ""
    }
    return true
  }

  /// Where the part begins in the text.
  private static func range(of part: String, in text: Substring) -> Substring.Index? {
    var index = text.startIndex
    while index < text.endIndex {
      if text[index...].hasPrefix(part) { return index }
      text.formIndex(after: &index)
    }
    return nil
  }
}
