import ObjectModel

/// What is wrong with the format of a predicate.
struct MalformedCondition: Error {}

/// Reads the format of a predicate.
struct ConditionReader {
  private enum Token: Equatable {
    case word(String)
    case text(String)
    case number(Double)
    case sign(String)
    /// `%@` and its like, by the letter.
    case argument(Character)
  }

  private var tokens: [Token] = []
  private var place = 0
  private var arguments: [Value]
  private var depth = 0

  init(_ format: String, _ arguments: [Value]) throws(MalformedCondition) {
    self.arguments = arguments
    tokens = try Self.tokens(format)
  }

  mutating func read() throws(MalformedCondition) -> Condition {
    let condition = try alternatives()
    guard place == tokens.count else { throw MalformedCondition() }
    return condition
  }

  // MARK: Structure

  private mutating func alternatives() throws(MalformedCondition) -> Condition {
    depth += 1
    defer { depth -= 1 }
    guard depth < 200 else { throw MalformedCondition() }
    var parts = [try conjunction()]
    while accept("OR", "||") { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction() throws(MalformedCondition) -> Condition {
    var parts = [try single()]
    while accept("AND", "&&") { parts.append(try single()) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func single() throws(MalformedCondition) -> Condition {
    if accept("NOT", "!") {
      depth += 1
      defer { depth -= 1 }
      guard depth < 200 else { throw MalformedCondition() }
      return .not(try single())
    }
    if accept("TRUEPREDICATE") { return .constant(true) }
    if accept("FALSEPREDICATE") { return .constant(false) }
    if accept("(") {
      let inner = try alternatives()
      guard accept(")") else { throw MalformedCondition() }
      return inner
    }
    return try comparison()
  }

  private static let signs: [String: String] = [
    "=": "==", "==": "==", "!=": "!=", "<>": "!=", "<": "<", "<=": "<=", "=<": "<=", ">": ">", ">=": ">=", "=>": ">=",
  ]
  private static let words: Set<String> = ["IN", "CONTAINS", "BETWEEN", "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES"]

  private mutating func comparison() throws(MalformedCondition) -> Condition {
    let quantity: Comparison.Quantity = accept("ANY", "SOME") ? .any : accept("ALL") ? .all : accept("NONE") ? .none : .one
    let left = try operand()
    var sign: String?
    switch place < tokens.count ? tokens[place] : .sign("") {
    case .sign(let text): sign = Self.signs[text]
    case .word(let text): sign = Self.words.contains(text.uppercased()) ? text.uppercased() : nil
    default: break
    }
    guard let sign else { throw MalformedCondition() }
    place += 1
    var options = ""
    if accept("[") {
      guard case .word(let letters)? = tokens.dropFirst(place).first, tokens.dropFirst(place + 1).first == .sign("]") else {
        throw MalformedCondition()
      }
      options = letters.lowercased()
      place += 2
    }
    return .comparison(
      Comparison(
        left: left, sign: sign, right: try operand(), quantity: quantity, ignoresCase: options.contains("c"),
        ignoresMarks: options.contains("d")))
  }

  private mutating func operand() throws(MalformedCondition) -> Comparison.Operand {
    guard place < tokens.count else { throw MalformedCondition() }
    let token = tokens[place]
    place += 1
    switch token {
    case .text(let text): return .value(.string(text))
    case .number(let number): return .value(number == number.rounded() && abs(number) < 1e15 ? .int(Int(number)) : .double(number))
    case .argument(let letter):
      guard !arguments.isEmpty else { throw MalformedCondition() }
      let value = arguments.removeFirst()
      return letter == "K" ? .path(String.unbox(value) ?? "") : .value(value)
    case .sign("{"):
      var parts: [Comparison.Operand] = []
      while !accept("}") {
        parts.append(try operand())
        if !accept(","), tokens.dropFirst(place).first != .sign("}") { throw MalformedCondition() }
      }
      return .list(parts)
    case .sign: throw MalformedCondition()
    case .word(let word):
      switch word.uppercased() {
      case "SELF": return .path("")
      case "TRUE", "YES": return .value(.bool(true))
      case "FALSE", "NO": return .value(.bool(false))
      case "NIL", "NULL": return .value(.null)
      default: return .path(word.hasPrefix("SELF.") ? String(word.dropFirst(5)) : word)
      }
    }
  }

  private mutating func accept(_ spellings: String...) -> Bool {
    guard place < tokens.count else { return false }
    let matches =
      switch tokens[place] {
      case .word(let word): spellings.contains(word.uppercased())
      case .sign(let sign): spellings.contains(sign)
      default: false
      }
    if matches { place += 1 }
    return matches
  }

  // MARK: Tokens

  private static func tokens(_ format: String) throws(MalformedCondition) -> [Token] {
    var tokens: [Token] = []
    var rest = Array(format)[...]
    while let letter = rest.first {
      if letter.isWhitespace {
        rest.removeFirst()
      } else if letter == "'" || letter == "\"" {
        tokens.append(.text(try quoted(&rest)))
      } else if letter.isNumber || (letter == "-" && rest.dropFirst().first?.isNumber == true) {
        let digits = rest.prefix(1) + rest.dropFirst().prefix { $0.isNumber || $0 == "." }
        rest = rest.dropFirst(digits.count)
        tokens.append(.number(Double(String(digits)) ?? 0))
      } else if letter == "%" {
        var spec = rest.dropFirst().prefix { "0123456789.lhqzt".contains($0) }
        spec = rest.dropFirst().prefix(spec.count + 1)
        guard let kind = spec.last else { throw MalformedCondition() }
        rest = rest.dropFirst(spec.count + 1)
        tokens.append(.argument(kind))
      } else if letter.isLetter || "_@$#".contains(letter) {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "_@$.#".contains($0) }
        rest = rest.dropFirst(word.count)
        tokens.append(.word(String(word)))
      } else {
        let two = String(rest.prefix(2))
        let sign = signs[two] != nil || two == "&&" || two == "||" ? two : String(letter)
        rest = rest.dropFirst(sign.count)
        tokens.append(.sign(sign))
      }
    }
    return tokens
  }

  private static func quoted(_ rest: inout ArraySlice<Character>) throws(MalformedCondition) -> String {
    let quote = rest.removeFirst()
    var text = ""
    while let letter = rest.popFirst() {
      if letter == quote { return text }
      if letter == "\\", let next = rest.popFirst() { text.append(next) } else { text.append(letter) }
    }
    throw MalformedCondition()
  }
}
