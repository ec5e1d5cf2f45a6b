/// What is wrong with a text that is no regular expression.
struct MalformedPattern: Error {}

/// Reads a regular expression as steps.
struct PatternParser {
  /// How letters are taken, and what was asked for in the text or beside it.
  struct Flags {
    var ignoresCase = false
    var anchorsMatchLines = false
    var dotMatchesNewlines = false
    var ignoresSpace = false
  }

  let letters: [Letter]
  var place = 0
  var flags: Flags
  /// Whether `$` matches before the last line's end too.
  let endAllowsNewline: Bool
  /// The names of groups, the whole first.
  private(set) var names: [String?] = [nil]
  private(set) var marks = 0
  private var depth = 0

  init(_ letters: [Letter], _ flags: Flags, endAllowsNewline: Bool) {
    self.letters = letters
    self.flags = flags
    self.endAllowsNewline = endAllowsNewline
  }

  /// Reads the whole expression.
  mutating func parse() throws(MalformedPattern) -> [PatternStep] {
    let steps = try alternatives()
    guard place == letters.count else { throw MalformedPattern() }
    return steps + [.accept]
  }

  // MARK: Letters of the expression

  var next: Character? { place < letters.count ? letters[place].whole : nil }

  mutating func accept(_ text: String) -> Bool {
    guard place + text.count <= letters.count, zip(text, letters[place...]).allSatisfy({ $0 == $1.whole }) else { return false }
    place += text.count
    return true
  }

  /// The letters up to one that ends them, which is passed.
  mutating func text(to end: Character) throws(MalformedPattern) -> String {
    guard let last = letters[place...].firstIndex(where: { $0.whole == end }) else { throw MalformedPattern() }
    defer { place = last + 1 }
    return String(letters[place..<last].map(\.whole))
  }

  // MARK: Structure

  private mutating func alternatives() throws(MalformedPattern) -> [PatternStep] {
    depth += 1
    let outer = flags
    defer {
      depth -= 1
      flags = outer
    }
    guard depth < 100 else { throw MalformedPattern() }
    var branches = [try sequence()]
    while accept("|") { branches.append(try sequence()) }
    var steps = branches.removeLast()
    while let branch = branches.popLast() {
      steps = [.split(1, branch.count + 2)] + branch + [.jump(steps.count + 1)] + steps
      guard steps.count < PatternBudget.size else { throw MalformedPattern() }
    }
    return steps
  }

  private mutating func sequence() throws(MalformedPattern) -> [PatternStep] {
    var steps: [PatternStep] = []
    while let letter = next, letter != "|", letter != ")" {
      if flags.ignoresSpace, letters[place].isSpace || letter == "#" {
        if letter == "#" { while let letter = next, !letter.isNewline { place += 1 } } else { place += 1 }
        continue
      }
      if accept("\\Q") {
        while place < letters.count, !accept("\\E") {
          steps.append(literal(letters[place]))
          place += 1
        }
        continue
      }
      let atom = try atom()
      steps += try quantified(atom)
      guard steps.count < PatternBudget.size else { throw MalformedPattern() }
    }
    return steps
  }

  private mutating func atom() throws(MalformedPattern) -> [PatternStep] {
    let letter = letters[place]
    place += 1
    switch letter.whole {
    case "(": return try group()
    case "[":
      let test = try letterClass()
      return [.letter(flags.ignoresCase ? Self.ignoringCase(test) : test)]
    case ".": return [.letter(flags.dotMatchesNewlines ? { _ in true } : { !$0.isNewline })]
    case "^": return [.assert(flags.anchorsMatchLines ? .lineStart : .start, negated: false)]
    case "$": return [.assert(flags.anchorsMatchLines ? .lineEnd : endAllowsNewline ? .endOrLastNewline : .end, negated: false)]
    case "\\": return try escape()
    case "*", "+", "?": throw MalformedPattern()
    default: return [literal(letter)]
    }
  }

  func literal(_ letter: Letter) -> PatternStep {
    guard flags.ignoresCase else { return .letter { $0 == letter } }
    let small = letter.folded
    return .letter { $0.folded == small }
  }

  /// A test that a letter passes in either case.
  static func ignoringCase(_ test: @escaping LetterTest) -> LetterTest {
    { letter in
      if test(letter) || test(letter.folded) { return true }
      let large = letter.whole.uppercased()
      return large.count == 1 && test(Letter(Character(large)))
    }
  }

  // MARK: Groups

  private mutating func group() throws(MalformedPattern) -> [PatternStep] {
    if accept("?:") { return try closed() }
    if accept("?#") {
      _ = try text(to: ")")
      return []
    }
    if accept("?>") { return Self.atomic(try closed()) }
    for (sign, isBehind, isNegated) in [("?=", false, false), ("?!", false, true), ("?<=", true, false), ("?<!", true, true)]
    where accept(sign) {
      let steps = try closed() + [.accept]
      return [.look(isBehind: isBehind, isNegated: isNegated, steps.count + 1)] + steps
    }
    var name: String?
    if accept("?<") || accept("?P<") { name = try text(to: ">") } else if accept("?") { return try setFlags() }
    let number = names.count
    names.append(name)
    return [.save(2 * number)] + (try closed()) + [.save(2 * number + 1)]
  }

  private mutating func closed() throws(MalformedPattern) -> [PatternStep] {
    let steps = try alternatives()
    guard accept(")") else { throw MalformedPattern() }
    return steps
  }

  /// `(?im-s)` for what follows, `(?im-s:…)` for what is in it.
  private mutating func setFlags() throws(MalformedPattern) -> [PatternStep] {
    let outer = flags
    var isOn = true
    while let letter = next {
      place += 1
      switch letter {
      case "i": flags.ignoresCase = isOn
      case "m": flags.anchorsMatchLines = isOn
      case "s": flags.dotMatchesNewlines = isOn
      case "x": flags.ignoresSpace = isOn
      case "w", "u", "U", "n": break
      case "-": isOn = false
      case ")": return []
      case ":":
        defer { flags = outer }
        return try closed()
      default: throw MalformedPattern()
      }
    }
    throw MalformedPattern()
  }

  private static func atomic(_ steps: [PatternStep]) -> [PatternStep] { [.atomic(steps.count + 2)] + steps + [.accept] }

  // MARK: Repetition

  private mutating func quantified(_ steps: [PatternStep]) throws(MalformedPattern) -> [PatternStep] {
    var (least, most): (Int, Int?)
    if accept("*") {
      (least, most) = (0, nil)
    } else if accept("+") {
      (least, most) = (1, nil)
    } else if accept("?") {
      (least, most) = (0, 1)
    } else if let bounds = try bounds() {
      (least, most) = bounds
    } else {
      return steps
    }
    let isLazy = accept("?")
    let isPossessive = !isLazy && accept("+")
    let copies = max(least, most ?? least)
    guard least <= most ?? least, copies == 0 || steps.count <= PatternBudget.size / copies else { throw MalformedPattern() }
    func split(_ inside: Int, _ outside: Int) -> PatternStep { isLazy ? .split(outside, inside) : .split(inside, outside) }
    var all = Array(repeatElement(steps, count: least).joined())
    if let most {
      for left in stride(from: most - least, to: 0, by: -1) { all += [split(1, left * (steps.count + 1))] + steps }
    } else if steps.count == 1, case .letter = steps[0] {
      all += [split(1, 3)] + steps + [.jump(-2)]
    } else {
      all += [split(1, steps.count + 4), .mark(marks)] + steps + [.progress(marks), .jump(-steps.count - 3)]
      marks += 1
    }
    return isPossessive ? Self.atomic(all) : all
  }

  /// `{2}`, `{2,}`, `{2,5}`; other braces stand for themselves.
  private mutating func bounds() throws(MalformedPattern) -> (Int, Int?)? {
    guard next == "{", let end = letters[place...].firstIndex(where: { $0.whole == "}" }) else { return nil }
    let parts = String(letters[place + 1..<end].map(\.whole)).split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count < 3, let least = Int(parts[0].isEmpty && parts.count == 2 ? "0" : parts[0]), (0...1000).contains(least) else {
      return nil
    }
    let most = parts.count == 1 ? least : Int(parts[1])
    guard parts.count == 1 || parts[1].isEmpty || (0...1000).contains(most ?? -1) else { return nil }
    place = end + 1
    return (least, most)
  }
}
