import Foundation
import Testing

/// Tab and the hints behind the cursor.
@Suite(.serialized)
struct CompletionTests {
  @Test("Tab completes a command that is the only one, with a blank behind it")
  func single() throws {
    let terminal = try Terminal()
    try terminal.wait(forLine: "split 0>")
    terminal.type("orientat\tx")
    try terminal.wait(forLine: "split 0> orientatx")
    terminal.type("\u{3}")
    try terminal.wait(forLine: "split 0>")
    terminal.type("multit\tx")
    try terminal.wait(forLine: "split 0> multitask x")
  }

  @Test("Tab inserts what all candidates share, and lists them on the second")
  func several() throws {
    let terminal = try Terminal()
    try terminal.wait(forLine: "split 0>")
    terminal.type("re\t\t")
    try terminal.wait(for: "a list") { $0.lines.contains { $0.hasPrefix("replay ") } && $0.lines.contains { $0.hasPrefix("recipe ") } }
    try terminal.wait(for: "the line again") { $0.currentLine == "split 0> re" && $0.row > 2 }
    terminal.type("p\t")
    try terminal.wait(for: "the rest") { $0.currentLine.hasPrefix("split 0> replay") }
  }

  @Test("A list longer than the screen comes in pages")
  func pages() throws {
    let terminal = try Terminal(rows: 10)
    try terminal.wait(forLine: "split 0>")
    terminal.type("describe UI\t\t")
    try terminal.wait(for: "the first page") { $0.currentLine.hasPrefix("-- more") }
    let first = terminal.screen.lines
    terminal.type(" ")
    try terminal.wait(for: "the second page") { $0.currentLine.hasPrefix("-- more") && $0.lines != first }
    terminal.type("q")
    try terminal.wait(forLine: "split 0> describe UI")
  }

  @Test("Objects, and properties of objects, complete")
  func objects() throws {
    let terminal = try Terminal()
    try terminal.wait(forLine: "split 0>")
    terminal.type("new view website\r")
    try terminal.wait(forLine: "split 1>")
    terminal.type("print webs\t")
    try terminal.wait(forLine: "split 1> print website")
    terminal.type("\u{7F}.navigationI\t")
    try terminal.wait(forLine: "split 1> print website.navigationItem")
  }

  @Test("Files complete, a folder without a blank")
  func files() throws {
    let home = try Terminal.Home()
    try FileManager.default.createDirectory(atPath: home.path + "/inbox", withIntermediateDirectories: true)
    try "".write(toFile: home.path + "/inbox/Detail.m", atomically: true, encoding: .utf8)
    let terminal = try Terminal(home: home)
    try terminal.wait(forLine: "split 0>")
    terminal.type("load inb\tDe\t")
    try terminal.wait(forLine: "split 0> load inbox/Detail.m")
  }

  @Test("Parameters still to come are shown behind the cursor and vanish on Enter")
  func hints() throws {
    let terminal = try Terminal()
    try terminal.wait(forLine: "split 0>")
    terminal.type("rotate ")
    try terminal.wait(for: "a hint") { $0.currentLine.count > "split 0> rotate ".count && $0.column == 16 }
    terminal.type("portrait")
    try terminal.wait(forLine: "split 0> rotate portrait")
  }
}
