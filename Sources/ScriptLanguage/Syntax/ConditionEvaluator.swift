import ObjectModel

/// Computes the condition of an `#if`.
struct ConditionEvaluator {
  let tokens: [Token]
  let macros: [String: Macro]
  let predefined: PredefinedMacros
  private var index = 0
  private var depth = 0

  init(tokens: [Token], macros: [String: Macro], predefined: PredefinedMacros, depth: Int = 0) {
    self.tokens = tokens
    self.macros = macros
    self.predefined = predefined
    self.depth = depth
  }

  /// The condition's value; what cannot be read counts as 0.
  mutating func value() -> Int { binary(0) }

  private static let precedence: [String: Int] = [
    "||": 1, "&&": 2, "|": 3, "^": 4, "&": 5, "==": 6, "!=": 6, "<": 7, ">": 7, "<=": 7, ">=": 7, "<<": 8, ">>": 8, "+": 9, "-": 9, "*": 10,
    "/": 10,
    "%": 10,
  ]

  private mutating func binary(_ minimum: Int) -> Int {
    var left = unary()
    while index < tokens.count, tokens[index].kind == .punctuator, let level = Self.precedence[tokens[index].text], level > minimum {
      let symbol = tokens[index].text
      index += 1
      left = apply(symbol, left, binary(level))
    }
    return left
  }

  private func apply(_ symbol: String, _ left: Int, _ right: Int) -> Int {
    switch symbol {
    case "||": left != 0 || right != 0 ? 1 : 0
    case "&&": left != 0 && right != 0 ? 1 : 0
    case "==": left == right ? 1 : 0
    case "!=": left != right ? 1 : 0
    case "<": left < right ? 1 : 0
    case ">": left > right ? 1 : 0
    case "<=": left <= right ? 1 : 0
    case ">=": left >= right ? 1 : 0
    case "+": left &+ right
    case "-": left &- right
    case "*": left &* right
    case "/": right == 0 ? 0 : left.dividedReportingOverflow(by: right).partialValue
    case "%": right == 0 ? 0 : left.remainderReportingOverflow(dividingBy: right).partialValue
    case "|": left | right
    case "^": left ^ right
    case "&": left & right
    case "<<": left << right
    default: left >> right
    }
  }

  private mutating func unary() -> Int {
    depth += 1
    defer { depth -= 1 }
    guard index < tokens.count, depth < 200 else {
      index = tokens.count
      return 0
    }
    let token = tokens[index]
    index += 1
    switch token.kind {
    case .integer, .character: return token.integer
    case .punctuator where token.text == "!": return unary() == 0 ? 1 : 0
    case .punctuator where token.text == "-": return 0 &- unary()
    case .punctuator where token.text == "+": return unary()
    case .punctuator where token.text == "~": return ~unary()
    case .punctuator where token.text == "(":
      let value = binary(0)
      if index < tokens.count, tokens[index].isPunctuator(")") { index += 1 }
      return value
    case .identifier: return name(token.text)
    default: return 0
    }
  }

  private mutating func name(_ name: String) -> Int {
    if name == "defined" {
      let names = argument()
      return names.first.map { macros[$0] != nil || predefined.defines($0) } ?? false ? 1 : 0
    }
    if name.hasPrefix("__has_") { return argument().first.map(PredefinedMacros.hasFeature) ?? false ? 1 : 0 }
    if let macro = macros[name], macro.parameters == nil, depth < 50 {
      var inner = ConditionEvaluator(tokens: macro.body, macros: macros, predefined: predefined, depth: depth + 1)
      return inner.value()
    }
    return predefined.value(of: name) ?? (name == "YES" || name == "true" ? 1 : 0)
  }

  /// The names between parentheses, or the one name without.
  private mutating func argument() -> [String] {
    guard index < tokens.count else { return [] }
    guard tokens[index].isPunctuator("(") else {
      index += 1
      return [tokens[index - 1].text]
    }
    var names: [String] = []
    while index < tokens.count {
      index += 1
      guard index < tokens.count, !tokens[index].isPunctuator(")") else { break }
      if tokens[index].kind == .identifier { names.append(tokens[index].text) }
    }
    if index < tokens.count { index += 1 }
    return names
  }
}
