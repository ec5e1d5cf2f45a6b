/// What comes along when code is copied from a page, a diff or a listing, and is no code.
enum PastedMarks {
  /// What a text that cannot be run holds of such marks, in words that say what to do about it.
  static func hint(for text: String) -> String? {
    let lines = text.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " || $0 == "\t" } }.filter { !$0.isEmpty }
    if let entity = ["&quot;", "&lt;", "&gt;", "&amp;", "&#39;", "&nbsp;"].first(where: { text.contains($0) }) {
      return "'\(entity)' is HTML for a character: copy the code as the page shows it"
    }
    if isDiff(text.split(whereSeparator: \.isNewline)) {
      return "the lines are those of a diff, with '+' and '-' before them: paste the file itself"
    }
    if isNumbered(lines) { return "the lines begin with their numbers: paste the code without them" }
    if let line = lines.first(where: { ["...", "…", "....", "[...]", "<...>"].contains($0) }) {
      return "'\(line)' stands for code that was left out: paste the whole, or leave that line out"
    }
    return nil
  }

  /// Whether lines were taken out and put in; a sign before a parenthesis begins a method of Objective-C.
  private static func isDiff(_ lines: [Substring]) -> Bool {
    if lines.contains(where: { $0.hasPrefix("@@ -") || $0.hasPrefix("diff --git ") }) { return true }
    func has(_ sign: Character) -> Bool {
      lines.contains { line in
        let rest = line.dropFirst().drop { $0 == " " || $0 == "\t" }
        return line.first == sign && !rest.isEmpty && rest.first != "("
      }
    }
    return has("+") && has("-")
  }

  private static func isNumbered(_ lines: [Substring]) -> Bool {
    let numbers = lines.map { line in
      let digits = line.prefix { $0.isASCII && $0.isNumber }
      let next = line.dropFirst(digits.count).first
      return next.map { " \t.:|)".contains($0) } ?? true ? Int(digits) : nil
    }
    guard numbers.count > 1, let first = numbers[0] else { return false }
    var last = first
    for number in numbers.dropFirst() {
      guard let number, number > last else { return false }
      last = number
    }
    return true
  }
}
