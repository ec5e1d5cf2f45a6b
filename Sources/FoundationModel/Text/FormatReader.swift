/// Takes a format string apart into text and placeholders.
struct FormatReader {
  enum Piece {
    case text(String)
    case placeholder(FormatPlaceholder)
  }

  private var rest: Substring

  init(_ format: String) { rest = format[...] }

  /// The next piece, or `nil` at the end.
  mutating func next() -> Piece? {
    guard let first = rest.first else { return nil }
    guard first == "%" else {
      let end = rest.firstIndex(of: "%") ?? rest.endIndex
      defer { rest = rest[end...] }
      return .text(String(rest[..<end]))
    }
    let start = rest
    rest.removeFirst()
    if rest.first == "%" {
      rest.removeFirst()
      return .text("%")
    }
    guard let placeholder = placeholder() else {
      rest = Substring()
      return .text(String(start))
    }
    return .placeholder(placeholder)
  }

  private mutating func placeholder() -> FormatPlaceholder? {
    var result = FormatPlaceholder()
    readPosition(&result)
    while let flag = rest.first, "-+ 0#'".contains(flag) {
      if flag != "'" { result.flags.append(flag) }
      rest.removeFirst()
    }
    if rest.first == "*" {
      rest.removeFirst()
      result.takesWidth = true
    } else {
      result.width = readNumber()
    }
    if rest.first == "." {
      rest.removeFirst()
      if rest.first == "*" {
        rest.removeFirst()
        result.takesPrecision = true
      } else {
        result.precision = readNumber() ?? 0
      }
    }
    while let modifier = rest.first, "hlqLzjt".contains(modifier) { rest.removeFirst() }
    guard let conversion = rest.popFirst() else { return nil }
    result.conversion = conversion
    return result
  }

  /// Reads `2$` of `%2$@`.
  private mutating func readPosition(_ placeholder: inout FormatPlaceholder) {
    var ahead = self
    guard let number = ahead.readNumber(), number > 0, ahead.rest.first == "$" else { return }
    ahead.rest.removeFirst()
    placeholder.position = number - 1
    self = ahead
  }

  private mutating func readNumber() -> Int? {
    var number: Int?
    while let digit = rest.first, digit.isASCII, let value = digit.wholeNumberValue {
      number = min((number ?? 0) * 10 + value, FormatPlaceholder.limit)
      rest.removeFirst()
    }
    return number
  }
}
