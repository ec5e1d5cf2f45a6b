extension SourceOutline {
  private static let conditionWords: Set<String> = ["if", "for", "while", "switch", "@catch", "@synchronized"]
  private static let bodyWords: Set<String> = ["else", "do", "@try", "@finally", "@autoreleasepool"]
  private static let swiftHeads: Set<String> = [
    "func", "class", "struct", "enum", "protocol", "extension", "guard", "switch", "if", "for", "while", "init", "deinit",
  ]
  private static let paren = Item.group(UInt8(ascii: "("))
  private static let brace = Item.group(UInt8(ascii: "{"))

  /// The head that has no body yet, if the last statement is one.
  var openHead: SourceRange? {
    guard let range = statementStart, let first = items.first else { return nil }
    let rest = items.first == .word("else") ? Array(items.dropFirst()) : items
    let isOpen: Bool
    switch first {
    case .punctuator(43), .punctuator(45): isOpen = items.count > 1 && items[1] == Self.paren && !items.contains(Self.brace)
    case .word(let word):
      isOpen =
        rest.isEmpty || isBodyless(rest) || items == [.word("do"), Self.brace] || items == [.word("@try"), Self.brace] || endsInRepeatBlock
        || (word == "typedef" && !items.contains(.punctuator(59))) || isFunctionHead || isSwiftHead(word)
    case .punctuator, .literal, .group: isOpen = false
    }
    return isOpen ? range : nil
  }

  private func isBodyless(_ items: [Item]) -> Bool {
    guard case .word(let word)? = items.first else { return false }
    if Self.bodyWords.contains(word) { return items.count == 1 }
    guard Self.conditionWords.contains(word) else { return false }
    return items.count == 1 || (items.count == 2 && items[1] == Self.paren)
  }

  /// Whether the statement reads `Type name(…)` without a body or semicolon.
  private var isFunctionHead: Bool {
    guard items.count >= 3, items.count < 20, items.last == Self.paren else { return false }
    var words = 0
    for item in items.dropLast() {
      switch item {
      case .word(let word):
        if ["return", "else", "case", "new", "in"].contains(word) { return false }
        words += 1
      case .punctuator(42): continue
      default: return false
      }
    }
    guard case .word = items[items.count - 2] else { return false }
    return words >= 2
  }

  private func isSwiftHead(_ first: String) -> Bool {
    guard language == .swift, !items.contains(Self.brace) else { return false }
    return items.prefix(6).contains { if case .word(let word) = $0 { Self.swiftHeads.contains(word) } else { false } } && first != "import"
  }

  private static let operators = Set("+-*/%&|^<>=,".utf8)

  /// The operator that the text ends in, if it ends in one.
  var trailingOperator: SourceRange? {
    guard case .punctuator(let byte)? = lastItem?.item, Self.operators.contains(byte) else { return nil }
    return lastItem?.range
  }
}
