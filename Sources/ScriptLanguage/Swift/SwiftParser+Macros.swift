extension SwiftParser {
  /// The words with `#` that are no macros of an app's or a library's.
  private static let words: Set<String> = [
    "function", "file", "fileID", "filePath", "line", "column", "selector", "keyPath", "imageLiteral", "colorLiteral", "fileLiteral",
    "available", "unavailable", "dsohandle",
  ]

  /// Whether a macro stands here that declares something, or does it: `#Preview { … }`.
  var startsMacroStatement: Bool { current.kind == .hashWord && !Self.words.contains(current.text) }

  /// Passes over a use of a macro, whose code only the compiler knows; it is told where it would run.
  mutating func passOverMacro() throws(SyntaxFailure) -> Statement {
    let start = current
    guard startsMacroStatement else { throw failure(.strayCharacter("#" + start.text), start) }
    advance()
    if current.isPunctuator("<"), !current.followsSpace { _ = try parseTypeArguments() }
    if current.isPunctuator("("), !current.startsLine { skipParentheses() }
    while current.isPunctuator("{"), !current.startsLine, allowsTrailingClosure {
      try passOverBraces()
      // `#Preview { … } cameras: { … }`
      guard current.kind == .identifier, peek(1).isPunctuator(":"), peek(2).isPunctuator("{") else { break }
      advance()
      advance()
    }
    return Statement(kind: .unsupported("#" + start.text), range: .joining(start.range, previous.range))
  }

  private mutating func passOverBraces() throws(SyntaxFailure) {
    let opening = current
    var depth = 0
    repeat {
      if isAtEnd { throw SyntaxFailure(.unclosed("{", needs: "}"), opening.range) }
      if current.isPunctuator("{") { depth += 1 }
      if current.isPunctuator("}") { depth -= 1 }
      advance()
    } while depth > 0
  }
}
