import Testing

/// What the locale has to do with pictures of the screen: much at a terminal, nothing where a script runs.
@Suite(.serialized)
struct PictureTests {
  private static let script = ["--no-init", "--color", "never", "-c", "new view web\nlaunch web\nscreen"]

  /// The pictures of one script, by the characters that frames are made of.
  private func picture(_ options: [String], locale: String) throws -> [String] {
    let terminal = try Terminal(options + Self.script, rows: 40, variables: ["LC_ALL": locale])
    #expect(try terminal.status() == 0)
    return terminal.screen.lines.filter { $0.hasPrefix("| ") }
  }

  @Test("A script draws the same picture in every locale", arguments: ["C", "POSIX", "de_DE.ISO-8859-1", "en_US.UTF-8"])
  func boxes(locale: String) throws {
    let lines = try picture([], locale: locale)
    #expect(lines.first?.hasPrefix("| \u{250C}\u{2500}") == true)
  }

  @Test("The shell draws what the locale can show", arguments: ["C", "POSIX", "de_DE.ISO-8859-1", "en_US.UTF-8", ""])
  func shell(locale: String) throws {
    let terminal = try Terminal(
      ["--no-init", "--color", "never", "--quiet"], rows: 40, variables: ["LC_ALL": locale, "LANG": "", "LC_CTYPE": ""])
    try terminal.wait(forLine: "split 0>")
    terminal.type("new view web\rlaunch web\rscreen\r")
    let corner = locale == "en_US.UTF-8" || locale.isEmpty ? "\u{250C}\u{2500}" : "+--"
    try terminal.wait(for: "the frame of the picture") { $0.lines.contains { $0.hasPrefix("| " + corner) } }
  }

  @Test("--ascii draws with ASCII alone")
  func ascii() throws {
    let lines = try picture(["--ascii"], locale: "en_US.UTF-8")
    #expect(lines.first?.hasPrefix("| +--") == true)
    #expect(lines.allSatisfy { $0.allSatisfy(\.isASCII) })
  }
}
