import ObjectModel

/// Replaces one use of a macro, and the macros in what it stands for.
struct MacroExpansion {
  let macros: [String: Macro]
  /// How many tokens may come of it.
  let limit: Int
  private(set) var isTooLarge = false
  /// A use with another number of arguments than the macro has parameters.
  private(set) var mismatch: Fact?
  private var count = 0
  private let stack = StackBounds()

  init(macros: [String: Macro], limit: Int) {
    self.macros = macros
    self.limit = limit
  }

  /// Cuts the text between a macro's parentheses into arguments.
  static func split(_ tokens: [Token]) -> [[Token]] {
    var arguments: [[Token]] = [[]]
    var depth = 0
    for token in tokens {
      if token.kind == .punctuator {
        if ["(", "[", "{", "@(", "@[", "@{"].contains(token.text) { depth += 1 }
        if [")", "]", "}"].contains(token.text) { depth -= 1 }
        if token.text == ",", depth == 0 {
          arguments.append([])
          continue
        }
      }
      arguments[arguments.count - 1].append(token)
    }
    return arguments
  }

  /// What a use of the macro stands for; `hidden` names are not replaced again, so that it ends.
  mutating func expand(_ name: Token, _ macro: Macro, arguments: [[Token]], hidden: Set<String>) -> [Token] {
    if let parameters = macro.parameters, mismatch == nil {
      let given = arguments.count == 1 && arguments[0].isEmpty && parameters.count != 1 ? 0 : arguments.count
      let fits = macro.isVariadic ? given >= parameters.count : given == parameters.count
      if !fits { mismatch = .wrongCount(name.text, expected: parameters.count, given: given) }
    }
    return rescan(substituted(macro, arguments), hidden: hidden)
  }

  private mutating func rescan(_ tokens: [Token], hidden: Set<String>) -> [Token] {
    guard !stack.isExhausted, !isTooLarge else {
      isTooLarge = true
      return []
    }
    var result: [Token] = []
    var index = 0
    while index < tokens.count, !isTooLarge {
      let token = tokens[index]
      index += 1
      count += 1
      if count > limit { isTooLarge = true }
      guard token.kind == .identifier, !hidden.contains(token.text), let macro = macros[token.text] else {
        result.append(token)
        continue
      }
      guard macro.parameters != nil else {
        result += expand(token, macro, arguments: [], hidden: hidden.union([token.text]))
        continue
      }
      guard index < tokens.count, tokens[index].isPunctuator("("), let close = Self.closing(of: index, in: tokens) else {
        result.append(token)
        continue
      }
      let arguments = Self.split(Array(tokens[(index + 1)..<close]))
      result += expand(token, macro, arguments: arguments, hidden: hidden.union([token.text]))
      index = close + 1
    }
    return result
  }

  private static func closing(of open: Int, in tokens: [Token]) -> Int? {
    var depth = 0
    for index in open..<tokens.count where tokens[index].kind == .punctuator {
      if ["(", "[", "{", "@(", "@[", "@{"].contains(tokens[index].text) { depth += 1 }
      if [")", "]", "}"].contains(tokens[index].text) { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private mutating func substituted(_ macro: Macro, _ arguments: [[Token]]) -> [Token] {
    guard let parameters = macro.parameters else { return macro.body }
    var values: [String: [Token]] = [:]
    for (index, parameter) in parameters.enumerated() { values[parameter] = index < arguments.count ? arguments[index] : [] }
    var rest: [Token] = []
    for (index, argument) in arguments.enumerated() where index >= parameters.count {
      if index > parameters.count { rest.append(comma(like: argument.first)) }
      rest += argument
    }
    if macro.isVariadic { values["__VA_ARGS__"] = rest }
    var result: [Token] = []
    var index = 0
    while index < macro.body.count {
      let token = macro.body[index]
      index += 1
      if token.isPunctuator("##") {
        // Pasting: `, ##__VA_ARGS__` drops the comma where no arguments are left; two names become one.
        guard index < macro.body.count else { break }
        let next = macro.body[index]
        index += 1
        paste(values[next.text] ?? [next], onto: &result)
      } else if token.isPunctuator("#"), index < macro.body.count, let value = values[macro.body[index].text] {
        index += 1
        var text = token
        text.kind = .string
        text.text = value.map(\.spelling).joined(separator: " ")
        result.append(text)
      } else if token.kind == .identifier, let value = values[token.text] {
        result += value
      } else {
        result.append(token)
      }
      count += 1
      if result.count > limit {
        isTooLarge = true
        return []
      }
    }
    return result
  }

  private func paste(_ tokens: [Token], onto result: inout [Token]) {
    guard let last = result.last else {
      result += tokens
      return
    }
    if last.isPunctuator(",") {
      if tokens.isEmpty { result.removeLast() }
      result += tokens
      return
    }
    guard let first = tokens.first, last.kind == .identifier, first.kind == .identifier || first.kind == .integer else {
      result += tokens
      return
    }
    result[result.count - 1].text = last.text + first.spelling
    result += tokens.dropFirst()
  }

  private func comma(like token: Token?) -> Token {
    Token(kind: .punctuator, text: ",", range: token?.range ?? SourceRange(start: 0, end: 0), startsLine: false, followsSpace: false)
  }
}
