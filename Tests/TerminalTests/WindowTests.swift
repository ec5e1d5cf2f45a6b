import Foundation
import Testing

/// Windows that change, programs that are stopped, terminals that cannot edit.
@Suite(.serialized)
struct WindowTests {
  @Test("A resize keeps the line and draws it anew without waiting for a key")
  func resize() throws {
    let terminal = try Terminal(columns: 60)
    try terminal.wait(forLine: "split 0>")
    let text = "print 1 + 1 + 1 + 1 + 1 + 1 + 1 + 1"
    terminal.type(text)
    try terminal.wait(forLine: "split 0> " + text)
    terminal.resize(columns: 30, rows: 10)
    try terminal.wait(for: "the rest below") { $0.currentLine.hasSuffix("+ 1") && $0.currentLine.count < 30 }
    terminal.resize(columns: 70, rows: 10)
    try terminal.wait(forLine: "split 0> " + text)
    // Nothing of the former drawings is left above.
    #expect(terminal.screen.lines == ["split 0> " + text])
    terminal.type("\r")
    try terminal.wait(toSee: "| 8")
  }

  @Test("A line longer than the screen is wide wraps and can be edited")
  func wrapping() throws {
    let terminal = try Terminal(columns: 30)
    try terminal.wait(forLine: "split 0>")
    terminal.type("print 1 + 2 + 3 + 4 + 5 + 6 + 7")
    try terminal.wait(forLine: " 5 + 6 + 7")
    terminal.type("\u{1}\u{1B}[C\u{1B}[C\u{5}0\r")
    try terminal.wait(toSee: "| 91")
  }

  @Test("^Z stops, and the line is there again afterwards")
  func suspend() throws {
    let terminal = try Terminal.shell()
    try terminal.wait(forLine: "$")
    terminal.type("\"$PROGRAM\" --quiet\r")
    try terminal.wait(forLine: "split 0>")
    terminal.type("print 40 + ")
    try terminal.wait(forLine: "split 0> print 40 +")
    terminal.type("\u{1A}")
    try terminal.wait(forLine: "$")
    #expect(!terminal.screen.bracketsPastes)
    terminal.type("fg\r")
    try terminal.wait(forLine: "split 0> print 40 +")
    #expect(terminal.screen.lines.count { $0.hasPrefix("split 0>") } == 2)
    terminal.type("2\r")
    try terminal.wait(toSee: "| 42")
    // Once as it was stopped, once as it went on.
    #expect(terminal.screen.lines.count { $0.hasPrefix("split 0> print 40 +") } == 2)
  }

  @Test("An entry that a smaller window has no room for is held behind a mark")
  func shrinking() throws {
    let terminal = try Terminal(rows: 24)
    try terminal.wait(forLine: "split 0>")
    terminal.paste((1...12).map { "NSLog(@\"line \($0)\");" }.joined(separator: "\n"))
    try terminal.wait(forLine: "NSLog(@\"line 12\");")
    terminal.resize(columns: 80, rows: 8)
    try terminal.wait(forLine: "split 0> [12 lines: NSLog(@\"line 1\"); …]")
    terminal.type("\r")
    try terminal.wait(toSee: "| line 12")
  }

  @Test("A stop from outside leaves the terminal usable afterwards")
  func stopFromOutside() throws {
    let terminal = try Terminal()
    try terminal.wait(forLine: "split 0>")
    terminal.type("print 40 + ")
    try terminal.wait(forLine: "split 0> print 40 +")
    terminal.signal(SIGSTOP)
    #expect(terminal.isStopped)
    terminal.signal(SIGCONT)
    terminal.type("2\u{1}\u{5}\r")
    try terminal.wait(toSee: "| 42")
  }

  @Test("SIGTERM gives the terminal back")
  func terminate() throws {
    let terminal = try Terminal()
    try terminal.wait(forLine: "split 0>")
    terminal.signal(SIGTERM)
    _ = try terminal.status()
    #expect(!terminal.screen.bracketsPastes)
  }

  @Test("A signal from outside drops the line as ^C does")
  func interruptFromOutside() throws {
    let terminal = try Terminal()
    try terminal.wait(forLine: "split 0>")
    terminal.type("print 1")
    try terminal.wait(forLine: "split 0> print 1")
    for count in 2...4 {
      terminal.signal(SIGINT)
      try terminal.wait(for: "another prompt") { $0.lines.filter { $0.hasPrefix("split 0>") }.count == count }
    }
    terminal.type("print 9\r")
    try terminal.wait(toSee: "| 9")
  }

  @Test("A terminal that cannot edit gets plain lines", arguments: ["dumb", ""])
  func dumb(_ name: String) throws {
    let terminal = try Terminal(variables: ["TERM": name])
    try terminal.wait(forLine: "split 0>")
    terminal.type("print 1 + 1\r")
    try terminal.wait(toSee: "| 2")
    try terminal.wait(forLine: "split 0>")
    terminal.type("new view web\r")
    try terminal.wait(forLine: "split 1>")
    terminal.type("\u{4}")
    #expect(try terminal.status() == 0)
  }

  @Test("~/.editrc is honoured")
  func editrc() throws {
    let home = try Terminal.Home()
    try "splitlab:bind ^G ed-move-to-beg\n".write(toFile: home.path + "/.editrc", atomically: true, encoding: .utf8)
    let terminal = try Terminal(home: home)
    try terminal.wait(forLine: "split 0>")
    terminal.type("int 5\u{7}pr\r")
    try terminal.wait(toSee: "| 5")
  }
}
