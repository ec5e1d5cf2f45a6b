import ObjectModel

/// A line of a session file that means something, or several that make one input.
package struct SessionEntry: Sendable {
  enum Kind: Sendable {
    case input(String)
    case expectation(Expectation)
    case directive(name: String, words: [String], rest: String)
    /// `## ` and a chapter's title.
    case chapter(String)
  }

  /// A condition that must hold, or must not, for the entry to count.
  struct Branch: Sendable, Equatable {
    let condition: SessionCondition
    let holds: Bool
  }

  let kind: Kind
  /// The first and last line, from 1.
  let lines: ClosedRange<Int>
  let branches: [Branch]

  /// Whether the conditions around the entry let it count in a world.
  func counts(release: Release, device: String) -> Bool {
    branches.allSatisfy { $0.condition.holds(release: release, device: device) == $0.holds }
  }
}

/// What a line under an input expects of it.
struct Expectation: Sendable, Equatable {
  enum Sigil: String, Sendable, CaseIterable {
    case message = "->"
    case change = "~"
    case state = "=="
    case failure = "!!"
    case text = "|"
  }

  let sigil: Sigil
  /// Whether the line may come anywhere among its neighbours marked so: `->*`.
  var isUnordered = false
  /// What follows the sigil.
  let text: String

  /// Whether the line lets any number pass: `-> ...`.
  var isElision: Bool { text == "..." && (sigil == .message || sigil == .change || sigil == .text) }
  /// Whether the line says that there is nothing: `-> none`.
  var isNone: Bool { text == "none" && (sigil == .message || sigil == .change) }

  /// Reads a line, if a sigil begins it.
  init?(line: String) {
    guard let first = line.utf8.first(where: { $0 != 32 && $0 != 9 }), "-~=!|".utf8.contains(first) else { return nil }
    let trimmed = line.drop { $0 == " " || $0 == "\t" }
    func rest(_ sigil: String) -> Substring? {
      guard trimmed.hasPrefix(sigil) else { return nil }
      let rest = trimmed.dropFirst(sigil.count)
      return rest.isEmpty || rest.first == " " || rest.first == "\t" ? rest : nil
    }
    if trimmed.hasPrefix("|...") {
      (sigil, text) = (.text, "...")
    } else if let rest = rest("|") {
      (sigil, text) = (.text, String(rest.dropFirst()).trimmedAtEnd)
    } else if let rest = rest("->*") ?? rest("~*") {
      (sigil, text, isUnordered) = (trimmed.hasPrefix("~") ? .change : .message, String(rest).trimmed, true)
    } else if let sigil = Sigil.allCases.first(where: { $0 != .text && rest($0.rawValue) != nil }), let rest = rest(sigil.rawValue) {
      (self.sigil, text) = (sigil, String(rest).trimmed)
    } else {
      return nil
    }
  }

  init(_ sigil: Sigil, _ text: String) {
    self.sigil = sigil
    self.text = text
  }

  /// The line as it stands in a file.
  var line: String {
    if sigil == .text { return isElision ? "|..." : TextRenderer.textLine(text) }
    return sigil.rawValue + (isUnordered ? "* " : " ") + text
  }
}

extension String {
  /// The text without blanks at both ends; as it is, where there are none.
  var trimmed: String {
    if let first = utf8.first, let last = utf8.last, first > 32, last > 32 { return self }
    return self[...].trimmed
  }
}

extension StringProtocol {
  /// The text without blanks at both ends.
  var trimmed: String {
    let text = Substring(self)
    let start = text.utf8.firstIndex { $0 != 32 && $0 != 9 } ?? text.endIndex
    return text[start...].trimmedAtEnd
  }

  /// The text without blanks at its end.
  var trimmedAtEnd: String {
    let text = Substring(self)
    guard let last = text.utf8.lastIndex(where: { $0 != 32 && $0 != 9 && $0 != 13 }) else { return "" }
    return String(text[...last])
  }

  /// The words between blanks.
  var words: [String] { split(whereSeparator: { $0 == " " || $0 == "\t" }).map { String($0) } }
}
