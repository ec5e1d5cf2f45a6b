import Testing

/// Editing lines at a terminal.
@Suite(.serialized)
struct TypingTests {
  @Test("A typed line runs, and the prompt counts steps")
  func typing() throws {
    let terminal = try Terminal()
    try terminal.wait(forLine: "split 0>")
    terminal.type("print 1 + 1\r")
    try terminal.wait(toSee: "| 2")
    try terminal.wait(forLine: "split 0>")
    terminal.type("new view web\r")
    try terminal.wait(forLine: "split 1>")
    #expect(terminal.screen.lines.suffix(4) == ["split 0> print 1 + 1", "| 2", "split 0> new view web", "split 1>"])
  }

  @Test("Backspace, arrows, Home, End and Delete edit the line")
  func editing() throws {
    let terminal = try Terminal()
    try terminal.wait(forLine: "split 0>")
    terminal.type("prnt 1 + 12\u{7F}\u{1B}[H\u{1B}[C\u{1B}[Ci\u{1B}[F + 4")
    try terminal.wait(forLine: "split 0> print 1 + 1 + 4")
    terminal.type("\u{1B}[D\u{1B}[3~5\r")
    try terminal.wait(toSee: "| 7")
  }

  @Test("Text in any script is kept without a set locale")
  func unicode() throws {
    let terminal = try Terminal(variables: ["LANG": "", "LC_ALL": ""])
    try terminal.wait(forLine: "split 0>")
    terminal.type("print @\"h\u{E9}llo 日本 ☃\"")
    try terminal.wait(forLine: "split 0> print @\"héllo 日本 ☃\"")
    terminal.type("\r")
    try terminal.wait(toSee: "| héllo 日本 ☃")
  }

  @Test("^C drops the line and shows that it did")
  func interrupt() throws {
    let terminal = try Terminal()
    try terminal.wait(forLine: "split 0>")
    terminal.type("new view web\u{3}")
    try terminal.wait(toSee: "split 0> new view web^C")
    try terminal.wait(forLine: "split 0>")
    terminal.type("print 3\r")
    try terminal.wait(toSee: "| 3")
  }

  @Test("^C leaves an entry of several lines")
  func interruptInsideAnEntry() throws {
    let terminal = try Terminal()
    try terminal.wait(forLine: "split 0>")
    terminal.type("for (int i = 0; i < 2; i++) {\r")
    try terminal.wait(forLine: "  ...>")
    terminal.type("\u{3}")
    try terminal.wait(forLine: "split 0>")
  }

  @Test("^C stops code that runs, and the shell goes on")
  func interruptWhileRunning() throws {
    let terminal = try Terminal()
    try terminal.wait(forLine: "split 0>")
    terminal.type("int i = 0; while (YES) { if (i == 0) NSLog(@\"on\"); i++; }\r")
    // Keys that come before the code runs wait for the next prompt.
    try terminal.waitUntilRunning()
    terminal.type("\u{3}")
    try terminal.wait(for: "an error") { $0.lines.contains { $0.hasPrefix("!! error") } }
    try terminal.wait(forLine: "split 0>")
    terminal.type("print 4\r")
    try terminal.wait(toSee: "| 4")
  }

  @Test("^D at an empty line leaves; elsewhere it deletes")
  func end() throws {
    let terminal = try Terminal()
    try terminal.wait(forLine: "split 0>")
    terminal.type("print 55\u{1B}[D\u{4}\r")
    try terminal.wait(toSee: "| 5")
    try terminal.wait(forLine: "split 0>")
    terminal.type("\u{4}")
    #expect(try terminal.status() == 0)
    #expect(!terminal.screen.bracketsPastes)
  }

  @Test("^D ends an entry that is still open, and the shell goes on")
  func endInsideAnEntry() throws {
    let terminal = try Terminal()
    try terminal.wait(forLine: "split 0>")
    terminal.type("for (int i = 0; i < 2; i++) {\r")
    try terminal.wait(forLine: "  ...>")
    terminal.type("\u{4}")
    try terminal.wait(for: "an error") { $0.lines.contains { $0.hasPrefix("!! error") } }
    try terminal.wait(forLine: "split 0>")
    terminal.type("\u{4}")
    #expect(try terminal.status() == 0)
  }

  @Test("An open bracket asks for more, and the whole is one input")
  func severalLines() throws {
    let terminal = try Terminal()
    try terminal.wait(forLine: "split 0>")
    terminal.type("for (int i = 0; i < 2; i++) {\r")
    try terminal.wait(forLine: "  ...>")
    terminal.type("NSLog(@\"%d\", i);\r}\r")
    try terminal.wait(toSee: "| 1")
    try terminal.wait(forLine: "split 1>")
  }

  @Test("Colours are escape sequences around the same text")
  func colours() throws {
    let terminal = try Terminal(["--quiet", "--color", "always"])
    try terminal.wait(forLine: "split 0>")
    terminal.type("print 1 + 1")
    try terminal.wait(forLine: "split 0> print 1 + 1")
    #expect(terminal.screen.column == 20)
    terminal.type("\u{1B}[Dx\u{7F}\u{1B}[C")
    try terminal.wait(forLine: "split 0> print 1 + 1")
    terminal.type("\r")
    try terminal.wait(toSee: "| 2")
  }
}
