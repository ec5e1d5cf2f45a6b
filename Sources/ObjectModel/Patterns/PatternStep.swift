/// One step of a regular expression that was read. Places of other steps are told as distances, so that pieces can be put together and repeated.
enum PatternStep {
  /// Takes one letter.
  case letter(LetterTest)
  /// Goes on at the first place, and at the second where that leads nowhere.
  case split(Int, Int)
  case jump(Int)
  /// Keeps the place in the text, as the beginning or end of a group.
  case save(Int)
  /// What a group matched, once more.
  case backreference(Int, ignoresCase: Bool)
  case assert(PatternAssertion, negated: Bool)
  /// What follows up to `accept` matches from here on, or up to here, and takes nothing. Then it goes on at the distance.
  case look(isBehind: Bool, isNegated: Bool, Int)
  /// What follows up to `accept` matches in its first way only. Then it goes on at the distance.
  case atomic(Int)
  /// Keeps the place where a round of a loop begins.
  case mark(Int)
  /// Leaves the loop, whose jump back comes next, where the round that began took nothing.
  case progress(Int)
  case accept
}

/// What holds of a place in a text.
enum PatternAssertion {
  case start, lineStart, end, lineEnd, endOrLastNewline, wordEdge
}

/// What one input may spend on regular expressions: some try ever more ways to match.
public enum PatternBudget {
  public static let steps = 10_000_000
  /// The most steps that an expression may consist of.
  static let size = 20_000
  /// The most places that wait to be gone back to.
  static let choices = 4_000_000
}
