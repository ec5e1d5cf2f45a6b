extension PatternParser {
  private static let controls: [Character: Unicode.Scalar] = [
    "t": "\t", "n": "\n", "r": "\r", "f": "\u{c}", "a": "\u{7}", "e": "\u{1b}", "v": "\u{b}",
  ]

  /// What stands after a backslash outside of a class.
  mutating func escape() throws(MalformedPattern) -> [PatternStep] {
    guard let letter = next else { throw MalformedPattern() }
    if let test = try namedTest() { return [.letter(flags.ignoresCase ? Self.ignoringCase(test) : test)] }
    if let digit = letter.wholeNumberValue, letter.isASCII, digit > 0 {
      var number = 0
      while let digit = next?.wholeNumberValue, number * 10 + digit < 100 {
        number = number * 10 + digit
        place += 1
      }
      guard number < names.count else { throw MalformedPattern() }
      return [.backreference(number, ignoresCase: flags.ignoresCase)]
    }
    if accept("k<") {
      guard let number = names.firstIndex(of: try text(to: ">")) else { throw MalformedPattern() }
      return [.backreference(number, ignoresCase: flags.ignoresCase)]
    }
    if accept("R") {
      return [
        .split(1, 4), .letter { $0.first == "\r" && $0.cluster == nil }, .letter { $0.first == "\n" }, .jump(2), .letter(\.isNewline),
      ]
    }
    if accept("X") { return [.letter { _ in true }] }
    if let assertion = ["b": PatternAssertion.wordEdge, "B": .wordEdge, "A": .start, "z": .end, "Z": .endOrLastNewline, "G": .start][letter]
    {
      place += 1
      return [.assert(assertion, negated: letter == "B")]
    }
    return [literal(try escapedLetter())]
  }

  /// `\d`, `\p{…}` and their like, after the backslash.
  private mutating func namedTest() throws(MalformedPattern) -> LetterTest? {
    guard let letter = next else { return nil }
    let tests: [Character: LetterTest] = [
      "d": \.isDigit, "w": \.isWord, "s": \.isSpace, "h": { $0.isSpace && !$0.isNewline }, "p": { _ in true },
    ]
    guard letter.isASCII, var test = tests[Character(letter.lowercased())] else { return nil }
    place += 1
    var isNegated = letter.isUppercase
    if letter == "p" || letter == "P" {
      guard accept("{") else { throw MalformedPattern() }
      if accept("^") { isNegated.toggle() }
      guard let named = NamedLetters.test(try text(to: "}")) else { throw MalformedPattern() }
      test = named
    }
    return isNegated ? { [test] in !test($0) } : test
  }

  /// The letter that stands after a backslash, itself or by its number.
  private mutating func escapedLetter() throws(MalformedPattern) -> Letter {
    guard let letter = next else { throw MalformedPattern() }
    let whole = letters[place]
    place += 1
    if let control = Self.controls[letter] { return Letter(control) }
    let digits: String
    switch letter {
    case "x", "u", "U":
      let count = letter == "x" ? 2 : letter == "u" ? 4 : 8
      digits = accept("{") ? try text(to: "}") : try taking(count)
    case "0": return Letter(Unicode.Scalar(0))
    default:
      guard !letter.isLetter || !letter.isASCII else { throw MalformedPattern() }
      return whole
    }
    guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else { throw MalformedPattern() }
    return Letter(scalar)
  }

  private mutating func taking(_ count: Int) throws(MalformedPattern) -> String {
    guard place + count <= letters.count else { throw MalformedPattern() }
    defer { place += count }
    return String(letters[place..<place + count].map(\.whole))
  }

  // MARK: Classes

  /// `[…]` after its bracket.
  mutating func letterClass(depth: Int = 0) throws(MalformedPattern) -> LetterTest {
    guard depth < 50 else { throw MalformedPattern() }
    let isNegated = accept("^")
    var tests: [LetterTest] = []
    var set: LetterTest?
    var combine: (Bool, Bool) -> Bool = { $1 }
    // What was read so far, joined with what stood before `&&` or `--`.
    func joined() -> LetterTest {
      let (part, before, combine) = (tests, set, combine)
      return { letter in combine(before?(letter) ?? true, part.contains { $0(letter) }) }
    }
    guard next != "]" else { throw MalformedPattern() }
    while !accept("]") {
      guard place < letters.count else { throw MalformedPattern() }
      if accept("&&") {
        (set, combine, tests) = (joined(), { $0 && $1 }, [])
      } else if set != nil || !tests.isEmpty, accept("--") {
        (set, combine, tests) = (joined(), { $0 && !$1 }, [])
      } else if accept("[:") {
        let isOther = accept("^")
        guard let test = NamedLetters.test(try text(to: ":")), accept("]") else { throw MalformedPattern() }
        tests.append(isOther ? { !test($0) } : test)
      } else if accept("[") {
        tests.append(try letterClass(depth: depth + 1))
      } else if flags.ignoresSpace, letters[place].isSpace {
        place += 1
      } else {
        tests.append(try classMember())
      }
    }
    let test = joined()
    return isNegated ? { !test($0) } : test
  }

  private mutating func classMember() throws(MalformedPattern) -> LetterTest {
    if accept("\\") {
      if let test = try namedTest() { return test }
      if accept("b") { return { $0.first == "\u{8}" } }
      place -= 1
    }
    let first = try classLetter()
    guard next == "-", place + 1 < letters.count, !["]", "["].contains(letters[place + 1].whole), letters[place + 1].whole != "-" else {
      return { $0 == first }
    }
    place += 1
    let last = try classLetter()
    guard first.first <= last.first else { throw MalformedPattern() }
    let range = first.first...last.first
    return { $0.cluster == nil && range.contains($0.first) }
  }

  private mutating func classLetter() throws(MalformedPattern) -> Letter {
    if accept("\\") { return try escapedLetter() }
    defer { place += 1 }
    return letters[place]
  }
}
