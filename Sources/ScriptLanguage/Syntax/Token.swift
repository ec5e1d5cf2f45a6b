/// The smallest part of a text of code.
struct Token {
  enum Kind {
    case identifier
    case integer
    case floating
    /// A C string, `"…"`.
    case string
    /// `@"…"`.
    case objectString
    case character
    /// A regular expression between slashes.
    case pattern
    /// A keyword with its `@`, such as `@interface`; the text is without it.
    case atWord
    /// A word with its `#`, such as `#selector`; the text is without it.
    case hashWord
    case punctuator
    case end
  }

  var kind: Kind
  /// The identifier, the punctuator, or the contents of a string.
  var text: String
  var integer = 0
  var floating = 0.0
  var range: SourceRange
  /// Whether the token is the first on its line.
  var startsLine: Bool
  /// Whether blanks or a comment stand before the token.
  var followsSpace: Bool
  /// What is wrong with a number, should it be used as one: in an attribute such as `NS_AVAILABLE_IOS(7_0)` it is not.
  var fault: Fact?
  /// The parts of a string with `\(…)` in it.
  var parts: [StringPart] = []
  /// Whether the identifier stands in backticks, so that it is no keyword.
  var isQuoted = false

  /// Whether the token is the punctuator.
  func isPunctuator(_ text: String) -> Bool { kind == .punctuator && self.text == text }

  /// Whether the token is the identifier.
  func isWord(_ text: String) -> Bool { kind == .identifier && self.text == text }

  /// Whether the token is the keyword with `@`.
  func isAtWord(_ text: String) -> Bool { kind == .atWord && self.text == text }

  /// The token as people would write it, for messages.
  var spelling: String {
    switch kind {
    case .identifier, .punctuator: text
    case .integer: String(integer)
    case .floating: String(floating)
    case .string: "\"\(text)\""
    case .objectString: "@\"\(text)\""
    case .character: "'…'"
    case .pattern: "/\(text)/"
    case .atWord: "@" + text
    case .hashWord: "#" + text
    case .end: "the end"
    }
  }
}

/// A part of a string with code in it.
enum StringPart {
  case text(String)
  /// The tokens between the parentheses, the last one of kind `end`.
  case code([Token])
}
