import Testing

@Suite("Hints at a terminal", .serialized)
struct HintTests {
  @Test("The rest of the only word that fits is shown, and the right arrow takes it")
  func taking() throws {
    let terminal = try Terminal()
    try terminal.wait(forLine: "split 0>")
    terminal.type("rota")
    try terminal.wait(forLine: "split 0> rotate")
    terminal.type("\u{1B}[C")
    try terminal.wait(forLine: "split 0> rotate ORIENTATION")
    terminal.type("\u{3}")
    try terminal.wait(toSee: "split 0> rotate^C")
  }

  @Test("^C in the middle of a line goes to its end before it drops it")
  func interrupt() throws {
    let terminal = try Terminal()
    try terminal.wait(forLine: "split 0>")
    terminal.type("print 12345\u{1}")
    try terminal.wait(for: "the cursor at the start") { $0.column == 9 }
    terminal.type("\u{3}")
    try terminal.wait(toSee: "split 0> print 12345^C")
    try terminal.wait(forLine: "split 0>")
  }
}
