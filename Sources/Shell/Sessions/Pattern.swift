/// Compares texts of expectations, in which `*` stands for one argument or value.
enum Pattern {
  /// Whether the text fits; a `*` alone fits everything, one inside fits anything up to the next comma.
  static func matches(_ pattern: String, _ text: String) -> Bool {
    if pattern == text || pattern == "*" { return true }
    guard pattern.utf8.contains(UInt8(ascii: "*")) else { return false }
    return glob(Array(pattern.utf8), Array(text.utf8))
  }

  private static func glob(_ pattern: [UInt8], _ text: [UInt8]) -> Bool {
    var (p, t) = (0, 0)
    var star: (pattern: Int, text: Int)?
    while t < text.count || p < pattern.count {
      if p < pattern.count, pattern[p] == UInt8(ascii: "*") {
        star = (p, t)
        p += 1
      } else if p < pattern.count, t < text.count, pattern[p] == text[t] {
        p += 1
        t += 1
      } else if let last = star, last.text < text.count, text[last.text] != UInt8(ascii: ",") {
        star = (last.pattern, last.text + 1)
        (p, t) = (last.pattern + 1, last.text + 1)
      } else {
        return false
      }
    }
    return true
  }

  /// The parts between commas that stand outside of brackets and quotes.
  static func arguments(_ text: String) -> [String] {
    guard !text.trimmed.isEmpty else { return [] }
    return split(text, at: ",").map { String($0).trimmed }
  }

  /// A new message line with the `*` that the old one had for arguments, where both are the same message in short.
  static func keepingWildcards(of old: String, in new: String) -> String {
    guard old.utf8.contains(UInt8(ascii: "*")) else { return new }
    let (oldHead, newHead) = (reply(singleSpaced(old)).head, reply(new))
    let (before, after) = (oldHead.split(separator: " ", maxSplits: 3), newHead.head.split(separator: " ", maxSplits: 3))
    guard before.count == 4, after.count == 4, before[0] == after[0], before[1] == after[1], before[2] == after[2] else { return new }
    let (stars, values) = (arguments(String(before[3])), arguments(String(after[3])))
    guard stars.count == values.count else { return new }
    let kept = zip(stars, values).map { $0 == "*" ? "*" : $1 }.joined(separator: ", ")
    return after[..<3].joined(separator: " ") + " " + kept + (newHead.reply.map { " => \($0)" } ?? "")
  }

  /// The text before and behind the last ` => ` outside of quotes.
  static func reply(_ text: String) -> (head: String, reply: String?) {
    let parts = split(text, at: "=>")
    guard parts.count > 1, let last = parts.last else { return (text.trimmed, nil) }
    let head = text.unicodeScalars.dropLast(last.unicodeScalars.count + 2)
    return (String(String.UnicodeScalarView(head)).trimmed, String(last).trimmed)
  }

  /// Splits at a separator outside of brackets and quotes.
  private static func split(_ text: String, at separator: String) -> [Substring] {
    let scalars = text.unicodeScalars
    var parts: [Substring] = []
    var start = scalars.startIndex
    var index = start
    var depth = 0
    var isQuoted = false
    while index < scalars.endIndex {
      let scalar = scalars[index]
      if isQuoted {
        if scalar == "\\" { scalars.formIndex(after: &index) } else if scalar == "\"" { isQuoted = false }
        if index == scalars.endIndex { break }
      } else if scalar == "\"" {
        isQuoted = true
      } else if "([{".unicodeScalars.contains(scalar) {
        depth += 1
      } else if ")]}".unicodeScalars.contains(scalar) {
        depth -= 1
      } else if depth == 0, scalars[index...].starts(with: separator.unicodeScalars) {
        parts.append(Substring(scalars[start..<index]))
        index = scalars.index(index, offsetBy: separator.unicodeScalars.count)
        start = index
        continue
      }
      scalars.formIndex(after: &index)
    }
    parts.append(Substring(scalars[start...]))
    return parts
  }

  /// The text with one blank wherever several stand outside of quotes.
  static func singleSpaced(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var isQuoted = false
    for scalar in text.trimmed.unicodeScalars {
      if scalar == "\"" { isQuoted.toggle() }
      let blank = scalar == " " || scalar == "\t"
      if blank, !isQuoted, result.last == " " { continue }
      result.append(blank && !isQuoted ? " " : scalar)
    }
    return String(result)
  }
}
