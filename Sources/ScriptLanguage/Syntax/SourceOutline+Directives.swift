/// Directives of the preprocessor.
extension SourceOutline {
  mutating func scanDirective() {
    let start = position
    position += 1
    while position < bytes.count, bytes[position] == 32 || bytes[position] == 9 { position += 1 }
    let wordStart = position
    while position < bytes.count, (97...122).contains(bytes[position]) { position += 1 }
    let word = String(decoding: bytes[wordStart..<min(position, wordStart + 12)], as: UTF8.self)
    let range = SourceRange(start: start, end: position)
    let condition = bytes[position...].prefix { $0 != 10 && $0 != 13 && $0 != UInt8(ascii: "/") }.filter { $0 > 32 }
    switch word {
    case "if", "ifdef", "ifndef": conditionals.append(range)
    case "endif": _ = conditionals.popLast()
    case "import", "include", "define", "pragma": showsObjectiveC = true
    default: break
    }
    while position < bytes.count, bytes[position] != 10 {
      if bytes[position] == 92 {
        let rest = bytes[(position + 1)...].drop { $0 == 13 }
        if rest.isEmpty { endsInBackslash = SourceRange(start: position, end: position + 1) }
        if rest.first == 10 { position = rest.startIndex }
      }
      position += 1
    }
    position = min(position, bytes.count)
    if word == "if", condition == [UInt8(ascii: "0")] { skipInactive() }
  }

  /// Passes over what `#if 0` leaves out, where anything may stand, up to the directive that ends it.
  private mutating func skipInactive() {
    var depth = 0
    while position < bytes.count {
      position = min(position + 1, bytes.count)
      let line = bytes[position...].prefix { $0 != 10 }
      let text = line.drop { $0 == 32 || $0 == 9 }
      if text.first == UInt8(ascii: "#") {
        let word = String(
          decoding: text.dropFirst().drop { $0 == 32 || $0 == 9 }.prefix { (97...122).contains($0) }.prefix(12), as: UTF8.self)
        if depth == 0, ["else", "elif", "elseif", "endif"].contains(word) {
          isAtLineStart = true
          return
        }
        if word == "endif" { depth -= 1 } else if ["if", "ifdef", "ifndef"].contains(word) { depth += 1 }
      }
      position = line.endIndex
    }
    looksBeyondEnd = true
  }
}
