import Foundation
import Testing

/// `edit`, with a small script in the place of an editor.
@Suite("The user's editor at a terminal", .serialized)
struct EditorTests {
  /// A terminal whose editor is a script of `sh`; `$1` is the file.
  private func terminal(editor script: String, variables: [String: String] = [:]) throws -> Terminal {
    let home = try Terminal.Home()
    let path = home.path + "/editor"
    try "#!/bin/sh\n\(script)\n".write(toFile: path, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    let terminal = try Terminal(home: home, variables: ["EDITOR": path].merging(variables) { $1 })
    try terminal.wait(forLine: "split 0>")
    return terminal
  }

  @Test("The last entry is opened, shown as it was saved, and run")
  func lastEntry() throws {
    let terminal = try terminal(editor: "sed -i.old 's/4/40/' \"$1\"")
    terminal.type("print 4 + 2\redit\r")
    try terminal.wait(toSee: "| 42")
    try terminal.wait(for: "the next prompt") { $0.currentLine == "split 0>" && $0.lines.contains("split 0> print 40 + 2") }
    // It is the last entry from now on, for Up and for `edit`.
    terminal.type("\u{1B}[A")
    try terminal.wait(forLine: "split 0> print 40 + 2")
    terminal.type("\u{3}edit\r")
    try terminal.wait(toSee: "| 402")
  }

  @Test("The terminal is in its normal mode meanwhile, and the next line can be edited")
  func mode() throws {
    let terminal = try terminal(
      editor: "case $(stty -a) in *-icanon*|*-isig*) echo 'print @\"raw\"' ;; *) echo 'print @\"normal\"' ;; esac > \"$1\"")
    terminal.type("edit\r")
    try terminal.wait(toSee: "| normal")
    try terminal.wait(forLine: "split 0>")
    terminal.type("prnt 5\u{1}\u{1B}[C\u{1B}[Ci\r")
    try terminal.wait(toSee: "| 5")
  }

  @Test("An entry of several lines is opened where it stands, and goes on where it is not whole")
  func openEntry() throws {
    let terminal = try terminal(editor: "echo 'NSLog(@\"in %d\", i);' >> \"$1\"")
    terminal.type("for (int i = 0; i < 2; i++) {\r")
    try terminal.wait(forLine: "  ...>")
    terminal.type("edit\r")
    try terminal.wait(toSee: "  ...> NSLog(@\"in %d\", i);")
    try terminal.wait(forLine: "  ...>")
    terminal.type("}\r")
    try terminal.wait(toSee: "| in 1")
    try terminal.wait(forLine: "split 1>")
  }

  @Test("Several commands run one after the other")
  func severalCommands() throws {
    let terminal = try terminal(editor: "printf 'new view a\\nnew view b\\n' > \"$1\"")
    terminal.type("edit\r")
    try terminal.wait(forLine: "split 2>")
  }

  @Test("VISUAL comes before EDITOR, and may have options")
  func visual() throws {
    let terminal = try terminal(editor: "echo 'print 1' > \"$1\"", variables: ["VISUAL": "printf 'print 77' | tee -a"])
    terminal.type("edit\r")
    try terminal.wait(toSee: "| 77")
  }

  @Test("Nothing runs that was not changed, and no editor's failure is silent")
  func nothing() throws {
    let unchanged = try terminal(editor: "exit 0")
    unchanged.type("print 6\redit\r")
    try unchanged.wait(toSee: "# nothing was changed, so nothing runs")
    let failing = try terminal(editor: "exit 3")
    failing.type("edit\r")
    try failing.wait(for: "an error") { $0.lines.contains { $0.hasSuffix("gave up with status 3, so nothing runs") } }
    try failing.wait(forLine: "split 0>")
    let missing = try Terminal(variables: ["EDITOR": "no-such-editor"])
    try missing.wait(forLine: "split 0>")
    missing.type("edit\r")
    try missing.wait(for: "an error") {
      $0.lines.contains { $0.hasPrefix("!! error: the editor 'no-such-editor' is not there; EDITOR names one") }
    }
  }

  @Test("^C in the editor is the editor's")
  func interrupt() throws {
    let terminal = try terminal(editor: "trap 'echo \"print 8\" > \"$1\"; exit 0' INT; echo ready; while :; do sleep 0.05; done")
    terminal.type("edit\r")
    try terminal.wait(toSee: "ready")
    terminal.type("\u{3}")
    try terminal.wait(toSee: "| 8")
    try terminal.wait(forLine: "split 0>")
  }
}
