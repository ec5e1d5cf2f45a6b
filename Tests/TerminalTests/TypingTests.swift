import Testing

@Suite("The shell at a terminal", .serialized)
struct TypingTests {
  @Test("A typed command runs and its answer is shown")
  func typing() {
    let terminal = Terminal()
    #expect(terminal.waitFor("split 0>"), "\(terminal.screen.text)")
    terminal.type("print 1 + 1\r")
    #expect(terminal.waitFor("| 2"), "\(terminal.screen.text)")
    terminal.type("new view web\r")
    #expect(terminal.waitFor("split 1>"), "\(terminal.screen.text)")
  }

  @Test("Tab completes a command, and lists on the second Tab")
  func completion() {
    let terminal = Terminal()
    #expect(terminal.waitFor("split 0>"))
    terminal.type("rot\t")
    #expect(terminal.waitFor("split 0> rotate"), "\(terminal.screen.text)")
    terminal.type("land\t\t")
    #expect(terminal.waitFor("landscape-left"), "\(terminal.screen.text)")
  }

  @Test("^C drops the line and stays")
  func interrupt() {
    let terminal = Terminal()
    #expect(terminal.waitFor("split 0>"))
    terminal.type("nonsense\u{3}")
    #expect(terminal.waitFor("nonsense^C"), "\(terminal.screen.text)")
    terminal.type("print 40 + 2\r")
    #expect(terminal.waitFor("| 42"), "\(terminal.screen.text)")
  }

  @Test("^C stops an endless loop and takes the input back")
  func stop() {
    let terminal = Terminal()
    #expect(terminal.waitFor("split 0>"))
    terminal.type("int i = 0; while (1) { i = i + 1; }\r")
    #expect(!terminal.waitFor("split 1>", seconds: 0.7))
    terminal.type("\u{3}")
    #expect(terminal.waitFor("!! error"), "\(terminal.screen.text)")
    terminal.type("print 6 * 7\r")
    #expect(terminal.waitFor("| 42"), "\(terminal.screen.text)")
  }

  @Test("A bracketed paste comes in as one text, tabs and newlines included")
  func paste() {
    let terminal = Terminal()
    #expect(terminal.waitFor("split 0>"))
    terminal.type(
      "\u{1B}[200~@interface Thing : NSObject\n\t- (int)answer;\n@end\n@implementation Thing\n- (int)answer { return 42; }\n@end\u{1B}[201~\r"
    )
    #expect(terminal.waitFor("split 1>"), "\(terminal.screen.text)")
    terminal.type("print [[[Thing alloc] init] answer]\r")
    #expect(terminal.waitFor("| 42"), "\(terminal.screen.text)")
  }

  @Test("Text beyond ASCII arrives although no locale is set")
  func unicode() {
    let terminal = Terminal()
    #expect(terminal.waitFor("split 0>"))
    terminal.type("print @\"h\u{E9}llo \u{2603}\"\r")
    #expect(terminal.waitFor("| h\u{E9}llo \u{2603}"), "\(terminal.screen.text)")
  }

  @Test("Up brings back the last input, and a line survives a resize")
  func historyAndResize() {
    let terminal = Terminal()
    #expect(terminal.waitFor("split 0>"))
    terminal.type("print 20 + 1\r")
    #expect(terminal.waitFor("| 21"))
    terminal.type("\u{1B}[A")
    #expect(terminal.waitFor("split 0> print 20 + 1\n") || terminal.waitFor("split 0> print 20 + 1"), "\(terminal.screen.text)")
    terminal.resize(rows: 30, columns: 60)
    terminal.type("0\r")
    #expect(terminal.waitFor("| 30"), "\(terminal.screen.text)")
  }

  @Test("^D on an empty line leaves")
  func end() {
    let terminal = Terminal()
    #expect(terminal.waitFor("split 0>"))
    terminal.type("\u{4}")
    #expect(!terminal.waitFor("split 1>", seconds: 0.5))
  }
}
