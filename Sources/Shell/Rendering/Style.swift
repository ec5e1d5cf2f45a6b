/// Colours for lines of output, by their sigil.
package struct Style: Sendable, Equatable {
  /// What `--color` chooses.
  package enum Choice: String, Sendable, CaseIterable {
    case auto
    case always
    case never

    /// The style to use; `auto` colours only a terminal, and only without `NO_COLOR`.
    package func style(isTerminal: Bool, noColor: Bool) -> Style {
      switch self {
      case .auto: Style(isColored: isTerminal && !noColor)
      case .always: Style(isColored: true)
      case .never: .plain
      }
    }
  }

  /// Whether escape sequences are written at all.
  package let isColored: Bool

  package static let plain = Style(isColored: false)

  package init(isColored: Bool) { self.isColored = isColored }

  private static let codes: [(sigil: String, code: String)] = [
    ("->", "36"), ("~", "33"), ("==", "32"), ("!!", "1;31"), ("#", "2"),
  ]

  /// The line in the colour of its sigil.
  package func paint(_ line: String) -> String {
    guard isColored else { return line }
    let text = line.drop { $0 == " " }
    guard let code = Self.codes.first(where: { text.hasPrefix($0.sigil) })?.code else { return line }
    return "\u{1b}[\(code)m\(line)\u{1b}[0m"
  }
}
