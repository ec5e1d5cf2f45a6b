/// Goes through earlier entries that begin as the line does, and back to what had been typed.
struct HistoryBrowser {
  private(set) var entries: [String] = []
  private var known: Set<String> = []
  /// What had been typed when the search began, and how much of it an entry must begin with.
  private var begun = ""
  private var prefix = ""
  /// The entry that is shown; behind the last one is what had been typed.
  private var place = 0
  private var shown: String?

  /// Adds the newest entry; answers whether it was there before, further up.
  mutating func add(_ entry: String) -> Bool {
    let isOld = !known.insert(entry).inserted
    if isOld { entries.removeAll { $0 == entry } }
    entries.append(entry)
    shown = nil
    return isOld
  }

  /// A new line begins.
  mutating func beginLine() { shown = nil }

  /// The line in the place of this one, one step older (-1) or newer (1); `nil` where there is none.
  mutating func step(_ direction: Int, from line: String, cursor: Int) -> String? {
    if shown != line {
      begun = line
      prefix = String(decoding: line.utf8.prefix(cursor), as: UTF8.self)
      place = entries.count
    }
    var next = place + direction
    while entries.indices.contains(next) {
      if entries[next].hasPrefix(prefix), entries[next] != line { return show(entries[next], next) }
      next += direction
    }
    return next >= entries.count && place < entries.count ? show(begun, entries.count) : nil
  }

  private mutating func show(_ line: String, _ place: Int) -> String {
    self.place = place
    shown = line
    return line
  }
}
