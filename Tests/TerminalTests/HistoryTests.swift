import Foundation
import Testing

/// Finding what was typed before.
@Suite(.serialized)
struct HistoryTests {
  private func run(_ terminal: Terminal, _ lines: [String]) throws {
    for line in lines {
      try terminal.wait(forLine: "split 0>")
      terminal.type(line + "\r")
      try terminal.wait(toSee: "split 0> " + line)
      try terminal.wait(for: "the next prompt") { $0.currentLine == "split 0>" }
    }
  }

  @Test("Up and Down go through what was typed, and back to what was begun")
  func recall() throws {
    let terminal = try Terminal()
    try run(terminal, ["print 1", "print 2"])
    terminal.type("\u{1B}[A")
    try terminal.wait(forLine: "split 0> print 2")
    terminal.type("\u{1B}[A")
    try terminal.wait(forLine: "split 0> print 1")
    terminal.type("\u{1B}[B")
    try terminal.wait(forLine: "split 0> print 2")
    terminal.type("\u{1B}[B")
    try terminal.wait(forLine: "split 0>")
  }

  @Test("Up finds only what begins as typed")
  func prefix() throws {
    let terminal = try Terminal()
    try run(terminal, ["print 7", "describe UIToolbar", "objects"])
    terminal.type("pri\u{1B}[A")
    try terminal.wait(forLine: "split 0> print 7")
    terminal.type("\u{1B}[B")
    // With the hint behind it.
    try terminal.wait(forLine: "split 0> print")
    terminal.type("\u{3}")
    try terminal.wait(forLine: "split 0>")
    // A match inside an entry is none.
    terminal.type("Tool\u{1B}[A!")
    try terminal.wait(forLine: "split 0> Tool!")
  }

  @Test("An entry higher than the screen is recalled as a mark, and runs as it was")
  func tall() throws {
    let terminal = try Terminal(rows: 10)
    try run(terminal, ["print 1"])
    terminal.paste((1...15).map { "NSLog(@\"line \($0)\");" }.joined(separator: "\n"))
    let mark = "[15 lines: NSLog(@\"line 1\"); …]"
    try terminal.wait(forLine: "split 0> " + mark)
    terminal.type("\r")
    try terminal.wait(forLine: "split 1>")
    terminal.type("\u{1B}[A")
    try terminal.wait(forLine: "split 1> " + mark)
    terminal.type("\u{1B}[A")
    try terminal.wait(forLine: "split 1> print 1")
    terminal.type("\u{1B}[B")
    try terminal.wait(forLine: "split 1> " + mark)
    terminal.type("\r")
    try terminal.wait(forLine: "split 2>")
    #expect(terminal.screen.lines.suffix(3) == ["| line 14", "| line 15", "split 2>"])
  }

  @Test("^R searches")
  func search() throws {
    let terminal = try Terminal()
    try run(terminal, ["print 77", "objects"])
    terminal.type("\u{12}77\u{1B}")
    try terminal.wait(forLine: "split 0> print 77")
  }

  @Test("The next session remembers, entries of several lines too")
  func survives() throws {
    let home = try Terminal.Home()
    let first = try Terminal(home: home)
    try first.wait(forLine: "split 0>")
    first.type("for (int i = 0; i < 2; i++) {\r  NSLog(@\"\\n%d\", i);\r}\r")
    try first.wait(forLine: "split 1>")
    #expect(home.history == "for (int i = 0; i < 2; i++) {\\n  NSLog(@\"\\\\n%d\", i);\\n}\n")
    first.signal(SIGKILL)
    _ = try first.status()
    let second = try Terminal(home: home)
    try second.wait(forLine: "split 0>")
    second.type("\u{1B}[A")
    try second.wait(for: "all three lines") { $0.lines == ["split 0> for (int i = 0; i < 2; i++) {", "  NSLog(@\"\\n%d\", i);", "}"] }
    second.type("\r")
    try second.wait(forLine: "split 1>")
    let attributes = try FileManager.default.attributesOfItem(atPath: home.historyPath)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
  }

  @Test("A line that begins with a blank is not kept, nor anything with --no-history")
  func leftOut() throws {
    let terminal = try Terminal()
    try run(terminal, [" print 1", "print 2"])
    #expect(terminal.home.history == "print 2\n")
    let other = try Terminal(["--quiet", "--no-history"])
    try run(other, ["print 2"])
    #expect(!FileManager.default.fileExists(atPath: other.home.historyPath))
  }

  @Test("history lists what was typed, steps or not")
  func list() throws {
    let terminal = try Terminal()
    try run(terminal, ["print 7", "history"])
    try terminal.wait(toSee: "| 1  print 7")
    try terminal.wait(toSee: "| 2  history")
  }

  @Test("Enter in a search runs what was found")
  func searchRuns() throws {
    let terminal = try Terminal()
    try run(terminal, ["print 77", "print 5"])
    terminal.type("\u{12}77\r")
    try terminal.wait(for: "the second answer") { $0.lines.count { $0 == "| 77" } == 2 && $0.currentLine == "split 0>" }
  }
}
