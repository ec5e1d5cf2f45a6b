/// Names of C++ that say where they belong: `std::vector`.
enum ScopedNames {
  /// The tokens with each such name as one.
  static func joined(_ tokens: [Token]) -> [Token] {
    guard tokens.indices.contains(where: { isSign(at: $0, in: tokens) }) else { return tokens }
    var result: [Token] = []
    var place = 0
    while place < tokens.count {
      if isSign(at: place, in: tokens), let last = result.last, last.kind == .identifier, !tokens[place].followsSpace {
        result[result.count - 1].text += "::" + tokens[place + 2].text
        result[result.count - 1].range.end = tokens[place + 2].range.end
        place += 3
      } else {
        result.append(tokens[place])
        place += 1
      }
    }
    return result
  }

  private static func isSign(at place: Int, in tokens: [Token]) -> Bool {
    place > 0 && place + 2 < tokens.count && tokens[place].isPunctuator(":") && tokens[place + 1].isPunctuator(":")
      && !tokens[place + 1].followsSpace && tokens[place + 2].kind == .identifier && !tokens[place + 2].followsSpace
      && tokens[place - 1].kind == .identifier
  }
}
