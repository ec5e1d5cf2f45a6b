extension String {
  /// The number of UTF-16 units, which is what `length` counts.
  var length: Int { utf16.count }

  /// The part between two places counted in UTF-16 units; a cut surrogate pair becomes a replacement character.
  func part(_ range: Range<Int>) -> String {
    let start = utf16.index(utf16.startIndex, offsetBy: range.lowerBound)
    let end = utf16.index(utf16.startIndex, offsetBy: range.upperBound)
    return String(utf16[start..<end]) ?? String(decoding: utf16[start..<end], as: UTF16.self)
  }

  /// The unit at a place.
  func unit(at place: Int) -> Int { Int(utf16[utf16.index(utf16.startIndex, offsetBy: place)]) }

  /// Where another text begins in this one, from the front or from the back, cases told apart or not.
  func find(_ other: String, backwards: Bool = false, ignoringCase: Bool = false, in range: Range<Int>? = nil) -> Range<Int>? {
    let here = Array((ignoringCase ? lowercased() : self).utf16)
    let wanted = Array((ignoringCase ? other.lowercased() : other).utf16)
    let bounds = (range ?? 0..<here.count).clamped(to: 0..<here.count)
    guard !wanted.isEmpty, bounds.count >= wanted.count else { return nil }
    let starts = bounds.lowerBound...(bounds.upperBound - wanted.count)
    let matches = { (start: Int) in here[start] == wanted[0] && here[start..<start + wanted.count].elementsEqual(wanted) }
    let start = backwards ? starts.last(where: matches) : starts.first(where: matches)
    return start.map { $0..<$0 + wanted.count }
  }

  /// The pieces between occurrences of a separator.
  func components(separatedBy separator: String) -> [String] {
    guard !separator.isEmpty else { return [self] }
    let here = Array(utf16)
    let wanted = Array(separator.utf16)
    var pieces: [String] = []
    var start = 0
    var place = 0
    while place + wanted.count <= here.count {
      if here[place] == wanted[0], here[place..<place + wanted.count].elementsEqual(wanted) {
        pieces.append(String(decoding: here[start..<place], as: UTF16.self))
        place += wanted.count
        start = place
      } else {
        place += 1
      }
    }
    return pieces + [String(decoding: here[start...], as: UTF16.self)]
  }

  /// Every word with a capital, the rest small.
  var capitalizedWords: String {
    var result = ""
    var isInWord = false
    for character in self {
      result += isInWord ? character.lowercased() : character.uppercased()
      isInWord = !character.isWhitespace && !"-_/.,;:!?()\"".contains(character)
    }
    return result
  }

  /// The integer that the text begins with, blanks before it left out; 0 where there is none, the nearest where it is too large.
  var leadingInteger: Int {
    var scalars = Substring(self).unicodeScalars.drop { $0.properties.isWhitespace }
    let isNegative = scalars.first == "-"
    if isNegative || scalars.first == "+" { scalars = scalars.dropFirst() }
    var result = 0
    for scalar in scalars {
      guard ("0"..."9").contains(scalar) else { break }
      let digit = Int(scalar.value) - 48
      let (scaled, first) = result.multipliedReportingOverflow(by: 10)
      let (sum, second) = isNegative ? scaled.subtractingReportingOverflow(digit) : scaled.addingReportingOverflow(digit)
      if first || second { return isNegative ? Int.min : Int.max }
      result = sum
    }
    return result
  }

  /// The number that the text begins with, blanks before it left out; 0 where there is none.
  var leadingNumber: Double {
    let text = Substring(self).drop { $0.isWhitespace }
    var end = text.startIndex
    var best = 0.0
    var isAfterExponent = false
    while end < text.endIndex, "+-.0123456789eE".contains(text[end]) {
      if "eE".contains(text[end]) { if isAfterExponent { break } else { isAfterExponent = true } }
      end = text.index(after: end)
      if let number = Double(text[..<end]) { best = number }
    }
    return best
  }

  /// Whether `boolValue` answers YES: `Y`, `T` or a digit from 1 to 9 after blanks, a sign and zeros.
  var leadingBool: Bool {
    let rest = drop { $0.isWhitespace || $0 == "+" || $0 == "-" || $0 == "0" }
    return rest.first.map { "YyTt123456789".contains($0) } ?? false
  }
}

extension String {
  /// The text that `%20` and the like stand for; nothing where they stand for none.
  var percentUnescaped: String? {
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count > 1, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text with every byte of what is not of a set written as a number.
  func percentEscaped(allowing set: NSCharacterSet) -> String {
    unicodeScalars.map { scalar in
      let isPlain = scalar.isASCII && set.contains(UInt16(scalar.value))
      if isPlain { return String(Character(scalar)) }
      return String(Character(scalar)).utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }.joined()
  }

  /// The text with `%20` and the like for what may not stand in a URL.
  var percentEscaped: String {
    var result = ""
    for byte in utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        byte < 128
        && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || "-_.~/:?#&=+,;@!$'()*".unicodeScalars.contains(scalar))
      result += isPlain ? String(Character(scalar)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return result
  }
}
