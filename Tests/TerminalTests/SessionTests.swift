import Foundation
import Testing

/// What outlasts a shell, and what plays at a terminal without one.
@Suite("Sessions at a terminal", .serialized)
struct SessionTests {
  private static let turn = """
    sample courses
    rotate landscape
    -> none
    rotate portrait
    == popover: gone
    """

  private func home(_ files: [String: String]) throws -> Terminal.Home {
    let home = try Terminal.Home()
    for (name, text) in files {
      let path = URL(fileURLWithPath: home.path + "/" + name)
      try FileManager.default.createDirectory(at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: path, atomically: true, encoding: .utf8)
    }
    return home
  }

  // MARK: --resume

  @Test("--resume goes on where the last shell was left or killed, its own files included", arguments: [nil, SIGHUP, SIGKILL])
  func resume(signal: Int32?) throws {
    let home = try home(["Page.m": "@interface Page : UIViewController\n@end\n@implementation Page\n@end\n"])
    let first = try Terminal(home: home)
    try first.wait(forLine: "split 0>")
    first.type("new view web\rload Page.m\rrot sideways\rrot left\rnew Page page\rnew view gone\rundo\r")
    try first.wait(for: "the last step") { $0.lines.contains("# back before `new view gone`") && $0.currentLine == "split 4>" }
    if let signal { first.signal(signal) } else { first.type("\u{4}") }
    _ = try first.status()
    let second = try Terminal(["--resume", "--color", "never"], columns: 250, home: home)
    try second.wait(forLine: "split 4>")
    #expect(second.screen.lines.contains { $0.hasPrefix("# the last session goes on at `split 4>`") })
    second.type("timeline\rundo\r")
    try second.wait(toSee: "| > 4  new Page page")
    try second.wait(forLine: "split 3>")
  }

  @Test("--resume without a kept session says where it would be")
  func nothingToResume() throws {
    let terminal = try Terminal(["--resume"], columns: 250)
    #expect(try terminal.status() == 2)
    #expect(terminal.screen.lines.joined().contains("there is no session to resume yet; leaving a shell keeps its session"))
  }

  @Test("--resume tells a step that cannot be done again")
  func lostFile() throws {
    let home = try home(["state/splitlab/last.session": "new view a\nload Lost.m\nnew view b\n"])
    let terminal = try Terminal(["--resume", "--color", "never"], columns: 250, home: home)
    try terminal.wait(forLine: "split 1>")
    #expect(terminal.screen.lines.joined().contains("last.session, `load Lost.m`:!! error: Lost.m: "))
  }

  // MARK: The init file

  private static let initFile = """
    %show lifecycle
    alias r rotate %1
    rotate sideways
    new view mine
    """

  @Test("The init file is run before the first prompt, and only what fails in it is told")
  func initFile() throws {
    let home = try home(["config/splitlab/init": Self.initFile])
    let terminal = try Terminal(columns: 250, home: home, variables: ["XDG_CONFIG_HOME": home.path + "/config"])
    try terminal.wait(forLine: "split 1>")
    let told = terminal.screen.lines.joined()
    #expect(told.contains("init, `rotate sideways`:"))
    #expect(!told.contains("new view mine"))
    terminal.type("set show\ralias\robjects\r")
    try terminal.wait(toSee: "| show: lifecycle")
    try terminal.wait(toSee: "| r = rotate %1")
    try terminal.wait(toSee: "| mine UIViewController")
  }

  @Test("--no-init leaves the init file out; --resume takes only settings and aliases of it")
  func noInit() throws {
    let home = try home(["config/splitlab/init": Self.initFile, "state/splitlab/last.session": "new view a\n"])
    let variables = ["XDG_CONFIG_HOME": home.path + "/config"]
    let without = try Terminal(["--quiet", "--no-init"], home: home, variables: variables)
    try without.wait(forLine: "split 0>")
    #expect(without.screen.lines == ["split 0>"])
    let resumed = try Terminal(["--resume", "--quiet", "--color", "never"], home: home, variables: variables)
    try resumed.wait(forLine: "split 1>")
    resumed.type("alias\r")
    try resumed.wait(toSee: "| r = rotate %1")
  }

  @Test("A malformed init file is told, and the shell begins without it")
  func malformedInit() throws {
    let home = try home(["config/splitlab/init": "%shew all\n"])
    let terminal = try Terminal(columns: 250, home: home, variables: ["XDG_CONFIG_HOME": home.path + "/config"])
    try terminal.wait(forLine: "split 0>")
    #expect(terminal.screen.lines.joined().contains("init:1:1: no directive '%shew'; did you mean '%show'?"))
  }

  // MARK: verify --update=ask

  @Test("--update=ask asks at each step, and writes what was accepted")
  func updateAsk() throws {
    let home = try home(["turn.session": Self.turn])
    let terminal = try Terminal(["verify", "turn.session", "--update=ask", "--color", "never"], home: home)
    let question = "accept? y, n, a: this and all others, q: this and all others not [n]"
    try terminal.wait(forLine: question)
    #expect(terminal.screen.lines.first == "turn.session:2 rotate landscape (ios 7.1)")
    terminal.type("what?\r")
    try terminal.wait(for: "the question again") { $0.lines.count == 5 && $0.currentLine == question }
    terminal.type("n\r")
    try terminal.wait(for: "the next step") { $0.lines.contains("turn.session:4 rotate portrait (ios 7.1)") && $0.currentLine == question }
    terminal.type("y\r")
    #expect(try terminal.status() == 4)
    let text = try String(contentsOfFile: home.path + "/turn.session", encoding: .utf8)
    #expect(text == Self.turn.replacingOccurrences(of: "popover: gone", with: "popover: popover#1 hidden, content masterNav") + "\n")
  }

  @Test("--update=ask writes nothing after ^C")
  func updateInterrupted() throws {
    let home = try home(["turn.session": Self.turn])
    let terminal = try Terminal(["verify", "turn.session", "--update=ask"], home: home)
    try terminal.wait(for: "a question") { $0.currentLine.hasPrefix("accept?") }
    terminal.type("y\r")
    try terminal.wait(for: "the next step") { $0.lines.contains { $0.hasPrefix("turn.session:4 ") } && $0.currentLine.hasPrefix("accept?") }
    terminal.type("\u{3}")
    #expect(try terminal.status() == 130)
    #expect(try String(contentsOfFile: home.path + "/turn.session", encoding: .utf8) == Self.turn)
  }

  // MARK: replay

  @Test("replay --step shows each input, and runs it at Enter")
  func step() throws {
    let home = try home(["turn.session": Self.turn])
    let terminal = try Terminal(["replay", "turn.session", "--step", "--color", "never"], home: home)
    try terminal.wait(forLine: "split 0> sample courses")
    terminal.type("\r")
    try terminal.wait(forLine: "split 8> rotate landscape")
    #expect(!terminal.screen.lines.contains { $0.hasPrefix("-> web willShow") })
    terminal.type("\r")
    try terminal.wait(forLine: "split 9> rotate portrait")
    #expect(terminal.screen.lines.contains { $0.hasPrefix("-> web willShow") })
    terminal.type("\r")
    #expect(try terminal.status() == 0)
    #expect(terminal.screen.lines.last == "== popover: popover#1 hidden, content masterNav")
  }

  @Test("A replay step by step ends at q, at ^D and at ^C", arguments: [("q\r", 0), ("\u{4}", 0), ("\u{3}", 130)])
  func stepEnds(keys: String, status: Int) throws {
    let home = try home(["turn.session": Self.turn])
    let terminal = try Terminal(["replay", "turn.session", "--step", "--color", "never"], home: home)
    try terminal.wait(forLine: "split 0> sample courses")
    terminal.type(keys)
    #expect(try terminal.status() == status)
    #expect(!terminal.screen.lines.contains { $0.hasPrefix("# new table") })
  }

  @Test("replay --pace shows each input before its time comes, and ^C ends it")
  func pace() throws {
    let home = try home(["turn.session": Self.turn])
    let quick = try Terminal(["replay", "turn.session", "--pace", "0.05", "--color", "never"], home: home)
    #expect(try quick.status() == 0)
    #expect(quick.screen.lines.contains("split 9> rotate portrait"))
    let slow = try Terminal(["replay", "turn.session", "--pace", "600", "--color", "never"], home: home)
    try slow.wait(for: "the first input") { $0.lines.contains("split 0> sample courses") }
    slow.type("\u{3}")
    #expect(try slow.status() == 130)
    #expect(!slow.screen.lines.contains { $0.hasPrefix("# new table") })
  }

  @Test("%pause waits for Enter behind its text")
  func pause() throws {
    let home = try home(["turn.session": "print 1\n%pause look at that\nprint 2\n"])
    let terminal = try Terminal(["replay", "turn.session", "--color", "never"], home: home)
    try terminal.wait(forLine: "# look at that")
    #expect(!terminal.screen.lines.contains("| 2"))
    terminal.type("\r")
    #expect(try terminal.status() == 0)
    #expect(terminal.screen.lines == ["split 0> print 1", "| 1", "# look at that", "split 0> print 2", "| 2"])
  }
}
