extension ObjectiveCParser {
  static let qualifiers: Set<String> = [
    "const", "volatile", "static", "extern", "inline", "register", "restrict", "__weak", "__strong", "__block", "__unsafe_unretained",
    "__autoreleasing",
    "weak", "strong", "nullable", "nonnull", "null_unspecified", "_Nullable", "_Nonnull", "_Null_unspecified", "__nullable", "__nonnull",
    "__kindof",
    "IBOutlet", "in", "out", "inout", "bycopy", "byref", "oneway", "__unused", "__inline", "__inline__", "UIKIT_EXTERN",
    "FOUNDATION_EXPORT",
    "FOUNDATION_EXTERN", "NS_INLINE", "CG_INLINE", "OBJC_EXPORT", "__bridge", "__bridge_transfer", "__bridge_retained", "__const",
    "NS_NOESCAPE", "__covariant", "__contravariant", "constexpr", "mutable",
    "CF_RETURNS_RETAINED", "CF_RETURNS_NOT_RETAINED", "NS_VALID_UNTIL_END_OF_SCOPE", "__attribute_unused__", "__maybe_unused",
    "UIKIT_STATIC_INLINE",
  ]
  /// The qualifiers that are plain names where no type follows.
  private static let contextualQualifiers: Set<String> = [
    "in", "out", "inout", "bycopy", "byref", "oneway", "mutable", "weak", "strong", "nullable", "nonnull", "register", "restrict",
  ]
  static let scalarWords: Set<String> = [
    "int", "char", "short", "long", "unsigned", "signed", "float", "double", "void", "_Bool", "bool", "__signed", "__int64",
  ]
  static let commonTypes: Set<String> = [
    "id", "BOOL", "Boolean", "NSInteger", "NSUInteger", "CGFloat", "SEL", "Class", "IMP", "instancetype", "IBAction", "size_t",
    "NSTimeInterval",
    "CFTimeInterval", "int8_t", "int16_t", "int32_t", "int64_t", "uint8_t", "uint16_t", "uint32_t", "uint64_t", "unichar",
    "dispatch_once_t",
    "dispatch_queue_t", "dispatch_block_t", "dispatch_time_t", "time_t", "va_list", "SInt32", "UInt32", "CFStringRef", "intptr_t",
    "uintptr_t",
    "ptrdiff_t", "ssize_t", "off_t", "NSStringEncoding", "NSComparisonResult", "UIBackgroundTaskIdentifier", "__auto_type",
  ]
  /// Words that begin statements and never types.
  static let statementWords: Set<String> = [
    "return", "if", "else", "for", "while", "do", "switch", "case", "default", "break", "continue", "goto", "sizeof", "self", "super",
    "nil", "YES", "NO",
    "NULL", "typedef", "in",
  ]

  func isTypeName(_ name: String) -> Bool {
    Self.scalarWords.contains(name) || Self.commonTypes.contains(name) || ownTypes.contains(name) || isKnownType(name)
  }

  /// Reads qualifiers that may stand before, within and after a type.
  mutating func parseQualifiers(into type: inout TypeName) {
    while current.kind == .identifier {
      // These words are names, too.
      if Self.contextualQualifiers.contains(current.text), !isQualifier(at: 0) { return }
      switch current.text {
      case "static": type.isStatic = true
      case "extern", "UIKIT_EXTERN", "FOUNDATION_EXPORT", "FOUNDATION_EXTERN", "OBJC_EXPORT": type.isExtern = true
      case "const", "__const": type.isConst = true
      case "__weak", "weak": type.isWeak = true
      case "__block": type.isShared = true
      case "IBOutlet": type.isOutlet = true
      case "__attribute__", "IBOutletCollection", "__deprecated_msg", "__declspec":
        advance()
        skipParentheses()
        continue
      default:
        guard Self.qualifiers.contains(current.text) else { return }
      }
      advance()
    }
  }

  /// Skips a bracketed stretch that is next, if one is.
  mutating func skipParentheses() {
    guard current.isPunctuator("(") else { return }
    var depth = 0
    while !isAtEnd {
      if current.isPunctuator("(") || current.isPunctuator("@(") { depth += 1 }
      if current.isPunctuator(")") { depth -= 1 }
      advance()
      if depth == 0 { return }
    }
  }

  /// Reads a type: qualifiers, name, angle brackets and stars.
  mutating func parseType() throws(SyntaxFailure) -> TypeName {
    var type = TypeName(name: "", range: current.range)
    parseQualifiers(into: &type)
    let start = current
    guard start.kind == .identifier else { throw failure(.expected("a type", after: shortSpelling(previous)), current) }
    if Self.scalarWords.contains(start.text) {
      type.name = parseScalar(&type)
    } else if ["struct", "union"].contains(start.text), peek(1).isPunctuator("{") || peek(2).isPunctuator("{") {
      let (tag, fields) = try parseStructure()
      type.name = tag ?? "struct at \(start.range.start)"
      if start.text == "struct" { program.declarations.append(.structure(StructureDeclaration(name: type.name, fields: fields))) }
      skipAttributes()
    } else if ["struct", "enum", "union"].contains(start.text), peek(1).kind == .identifier {
      advance()
      // An attribute may stand before the name.
      if peek(1).isPunctuator("(") {
        advance()
        skipParentheses()
      }
      type.name = current.text
      advance()
    } else if ["typeof", "__typeof__", "__typeof"].contains(start.text) {
      advance()
      skipParentheses()
      type.name = "id"
      type.isDeduced = true
    } else {
      type.name = start.text
      type.isDeduced = start.text == "auto" || start.text == "__auto_type"
      advance()
    }
    type.range = .joining(start.range, previous.range)
    parseQualifiers(into: &type)
    if current.isPunctuator("<") { type.arguments = try parseAngleBrackets() }
    try parsePointers(into: &type)
    return type
  }

  private mutating func parseScalar(_ type: inout TypeName) -> String {
    var words: [String] = []
    while current.kind == .identifier {
      if Self.scalarWords.contains(current.text) {
        words.append(current.text)
        advance()
      } else if Self.qualifiers.contains(current.text) {
        let start = index
        parseQualifiers(into: &type)
        if index == start { break }
      } else {
        break
      }
    }
    return words.joined(separator: " ")
  }

  /// Reads stars, and the parentheses of a block or function type without a name.
  mutating func parsePointers(into type: inout TypeName) throws(SyntaxFailure) {
    while accept("*") {
      type.pointers += 1
      parseQualifiers(into: &type)
    }
    // A reference of C++.
    if (current.isPunctuator("&") || current.isPunctuator("&&")), peek(1).kind == .identifier || peek(1).isPunctuator(")") { advance() }
    parseQualifiers(into: &type)
    if let sign = signOfFunction {
      var place = sign + 1
      while peek(place).kind == .identifier, Self.qualifiers.contains(peek(place).text) { place += 1 }
      guard peek(place).isPunctuator(")") else { return }
      skipParentheses()
      skipParentheses()
      type.isBlock = true
    }
  }

  /// The distance of the `^` or `*` behind the parenthesis that is next, where a block or function type goes on there: `(NS_NOESCAPE ^name)`.
  var signOfFunction: Int? {
    guard current.isPunctuator("(") else { return nil }
    var place = 1
    while peek(place).kind == .identifier, Self.qualifiers.contains(peek(place).text) { place += 1 }
    return peek(place).isPunctuator("^") || peek(place).isPunctuator("*") ? place : nil
  }

  /// Reads `<A, B *, C<D>>` and gives the outermost names.
  mutating func parseAngleBrackets() throws(SyntaxFailure) -> [String] {
    let opening = current
    var depth = 0
    var names: [String] = []
    while !isAtEnd {
      if current.isPunctuator("<") { depth += 1 }
      if current.isPunctuator(">") { depth -= 1 }
      if current.isPunctuator(">>") { depth -= 2 }
      if current.kind == .identifier, depth == 1, !Self.qualifiers.contains(current.text) { names.append(current.text) }
      guard current.kind == .identifier || ["<", ">", ">>", ",", "*", "(", ")", "^", ":"].contains(current.text) else { break }
      advance()
      if depth <= 0 { return names }
    }
    throw SyntaxFailure(.unclosed("<", needs: ">"), opening.range)
  }

  /// Whether the token at a distance is a qualifier, and no name that is spelled like one.
  private func isQualifier(at place: Int) -> Bool {
    let word = peek(place).text
    guard peek(place).kind == .identifier, Self.qualifiers.contains(word) else { return false }
    return !Self.contextualQualifiers.contains(word) || peek(place + 1).kind == .identifier && !peek(place + 1).isWord("in")
  }

  /// Whether a declaration of a variable or function begins here, rather than an expression.
  var startsVariable: Bool {
    guard current.kind == .identifier, !Self.statementWords.contains(current.text) else { return false }
    if Self.qualifiers.contains(current.text), current.text != "in" {
      return peek(1).kind == .identifier || peek(1).isPunctuator("(")
    }
    if ["struct", "enum", "union"].contains(current.text) { return true }
    if ["typeof", "__typeof__", "__typeof"].contains(current.text) { return true }
    if Self.scalarWords.contains(current.text) {
      return !peek(1).isPunctuator("(") || peek(2).isPunctuator("^") || peek(2).isPunctuator("*")
    }
    var place = 1
    if peek(place).isPunctuator("<") {
      guard let after = placeAfterAngles(from: place) else { return false }
      place = after
    }
    let stars = place
    while peek(place).isPunctuator("*") || (place > stars && isQualifier(at: place)) { place += 1 }
    if place == stars, peek(place).isPunctuator("&"), peek(place + 1).kind == .identifier, ["=", ":"].contains(peek(place + 2).text) {
      return true
    }
    let next = peek(place)
    if next.isPunctuator("("), peek(place + 1).isPunctuator("^") {
      return place > stars || isTypeName(current.text) || current.text == "id"
    }
    // `NSString *(*name)(int)`
    if place > stars, next.isPunctuator("("), peek(place + 1).isPunctuator("*"), peek(place + 2).kind == .identifier,
      peek(place + 3).isPunctuator(")"), peek(place + 4).isPunctuator("(")
    {
      return isTypeName(current.text)
    }
    guard next.kind == .identifier, !next.isWord("in") || place > stars else { return false }
    if place == stars { return !next.startsLine || peek(place + 1).isPunctuator("=") || peek(place + 1).isPunctuator(";") }
    let after = peek(place + 1)
    let ends = [";", "=", ",", "[", "(", ")", ":"].contains(after.text) && after.kind == .punctuator
    return (ends || after.isWord("in") || after.kind == .end)
      && (!after.isPunctuator("(") || isTypeName(current.text) || current.startsLine)
  }

  /// The distance of the token after `<…>`, if that is a list of names.
  private func placeAfterAngles(from start: Int) -> Int? {
    var place = start
    var depth = 0
    while place < start + 60 {
      let token = peek(place)
      switch token.text {
      case "<" where token.kind == .punctuator: depth += 1
      case ">" where token.kind == .punctuator: depth -= 1
      case ">>" where token.kind == .punctuator: depth -= 2
      case ",", "*": guard token.kind == .punctuator else { return nil }
      default: guard token.kind == .identifier else { return nil }
      }
      place += 1
      if depth <= 0 { return place }
    }
    return nil
  }

  /// Whether the parenthesis that is next holds a type, so that it is a cast.
  var startsCast: Bool {
    guard current.isPunctuator("(") else { return false }
    var place = 1
    while Self.qualifiers.contains(peek(place).text) { place += 1 }
    let first = peek(place)
    guard first.kind == .identifier else { return false }
    place += 1
    var isCertain =
      Self.scalarWords.contains(first.text) || first.text == "id" || first.text == "struct" || first.text.hasSuffix("typeof__")
      || first.text == "typeof"
    if first.text == "struct" { place += 1 }
    if first.text.contains("typeof") { return true }
    while Self.scalarWords.contains(peek(place).text) { place += 1 }
    if peek(place).isPunctuator("<"), let after = placeAfterAngles(from: place) { place = after }
    while peek(place).isPunctuator("*") || Self.qualifiers.contains(peek(place).text) {
      if peek(place).isPunctuator("*") { isCertain = isCertain || peek(place + 1).isPunctuator(")") || peek(place + 1).isPunctuator("*") }
      place += 1
    }
    if peek(place).isPunctuator("("), peek(place + 1).isPunctuator("^") || (isCertain && peek(place + 1).isPunctuator("*")) { return true }
    guard peek(place).isPunctuator(")") else { return false }
    if isCertain || Self.qualifiers.contains(peek(1).text) { return true }
    let next = peek(place + 1)
    guard isTypeName(first.text) else {
      // Two operands beside each other are none, so that the first is a type of another's.
      switch next.kind {
      case .identifier: return !next.startsLine && !Self.statementWords.contains(next.text) || next.isWord("self") || next.isWord("nil")
      case .integer, .floating, .string, .objectString, .character: return true
      case .punctuator:
        // A message in brackets is no index.
        if next.text == "[", [.identifier, .objectString].contains(peek(place + 2).kind), peek(place + 3).kind == .identifier {
          return true
        }
        let isName = first.text.first?.isUppercase == true && first.text.contains { $0.isLowercase }
        return isName && ["[", "@[", "@{", "@("].contains(next.text) && peek(place + 2).kind != .integer
      default: return false
      }
    }
    switch next.kind {
    case .identifier, .integer, .floating, .string, .objectString, .character, .pattern, .atWord, .hashWord: return true
    case .punctuator: return ["(", "[", "{", "!", "~", "-", "@[", "@{", "@(", "@", "^"].contains(next.text)
    case .end: return false
    }
  }
}
