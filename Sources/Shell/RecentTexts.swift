/// What the last few texts turned out to be, so that one that comes again and again is read once.
struct RecentTexts<Meaning> {
  /// How many texts are kept.
  static var limit: Int { 8 }

  private var texts: [String] = []
  private var meanings: [Meaning] = []
  private var next = 0

  /// What the text was found to be, if that was not long ago.
  func meaning(of text: String) -> Meaning? { texts.firstIndex(of: text).map { meanings[$0] } }

  /// Keeps what a new text is, in place of the oldest.
  mutating func keep(_ meaning: Meaning, of text: String) {
    if texts.count < Self.limit {
      texts.append(text)
      meanings.append(meaning)
    } else {
      texts[next] = text
      meanings[next] = meaning
      next = (next + 1) % Self.limit
    }
  }
}
