import Foundation
import ObjectModel
import Testing

@testable import Shell

@Suite("The command line")
struct ToolTests {
  @Test("exit statuses: fine, errors, stopped, malformed")
  func statuses() throws {
    let folder = try ScratchFolder()
    let wrong = try folder.write("wrong.session", "new view web\nwrong\nnew view web\n")
    #expect(try runTool([wrong]).status == 3)
    #expect(try runTool([wrong, "--keep-going"]).status == 1)
    #expect(try runTool(["-c", "new view web"]).status == 0)
    #expect(try runTool(["-c", "quit\nwrong"]).status == 0)
    #expect(try runTool([try folder.write("bad.session", "%nonsense\n")]).status == 2)
    #expect(try runTool([try folder.write("ok.session", "wrong\n-> none\n!! error\nboom\n!! NSRangeException\n")]).status == 0)
  }

  @Test("a script's output is lines with sigils, a transcript with --echo")
  func text() throws {
    let script = "new view web\nprint 1 + 1\nif {\n}\nwrong"
    #expect(try runTool(["-c", script]).output == "| 2\n!! error: is wrong\n")
    #expect(
      try runTool(["--echo", "-c", script]).output == """
        split 0> new view web
        split 1> print 1 + 1
        | 2
        split 1> if {
          ...> }
        split 2> wrong
        !! error: is wrong

        """)
  }

  @Test("--json prints one input and one state line an input, failed ones included")
  func json() throws {
    let lines = try runTool(["--json", "--keep-going", "-c", "new view web\nwrong\nif {\n}"]).output.split(separator: "\n")
    #expect(lines.first == #"{"type":"splitlab","version":1}"#)
    #expect(lines.filter { $0.hasPrefix("{\"type\":\"input\"") }.count == 3)
    #expect(lines.filter { $0.hasPrefix("{\"type\":\"state\"") }.count == 3)
  }

  @Test("files and texts of -c run in the order given; whoever stays behind a file sees its inputs")
  func order() throws {
    let folder = try ScratchFolder()
    let path = try folder.write("a.session", "new view web\n")
    #expect(try runTool(["--echo", path, "-c", "if {\n}"]).output == "split 0> new view web\nsplit 1> if {\n  ...> }\n")
    #expect(try runTool(["--echo", "-c", "if {\n}", path]).output == "split 0> if {\n  ...> }\nsplit 1> new view web\n")
    #expect(try runTool(["-i", "--no-init", path]).output.hasPrefix("split 0> new view web\n"))
  }

  @Test("--until stops behind a line")
  func until() throws {
    let folder = try ScratchFolder()
    let path = try folder.write("a.session", "new view web\nif {\n}\nwrong\n")
    #expect(try runTool(["--echo", "--until", "2", path]).output == "split 0> new view web\nsplit 1> if {\n  ...> }\n")
  }

  @Test(
    "a wrong command line says what is wrong and what was meant",
    arguments: [
      (["--jsn"], "unknown option '--jsn'; did you mean '--json'?"), (["--ios"], "--ios needs RELEASE"),
      (["--ios", "x"], "'x' is no release; write one such as 7.1"),
      (["--device", "ipda"], "no device named 'ipda'; did you mean 'ipad'?"), (["verify"], "verify needs a session file or a folder"),
      (["--color", "allways"], "--color takes auto, always, never, not 'allways'; did you mean 'always'?"),
      (["--shard", "3/2"], "--shard takes I/N such as 1/3, not '3/2'"), (["--json=1"], "--json takes no argument"),
      (["--ios", "3.2", "--device", "ipad-mini"], "ipad-mini came with iOS 6.0 and does not run 3.2; ipad does"),
      (["completions", "tcsh"], "completions needs one of bash, zsh, fish"), (["--until", "3"], "--until needs a file"),
      (["export", "--json", "text", "a.session"], "--json does not go with export"),
      (["export", "-i", "text", "a.session"], "-i does not go with export"),
    ])
  func usage(_ arguments: [String], _ message: String) {
    #expect(throws: UsageFailure(message)) { try Options.parse(arguments) }
  }

  @Test("a complaint is a line, and how to go on another; control characters in it are visible")
  func complaint() {
    #expect(Complaint.text("no \u{1b}", hint: "see --help") == "splitlab: no ␛\nsee --help\n")
    #expect(Complaint.text("no") == "splitlab: no\n")
  }

  @Test("help fits 80 columns more or less and names every option")
  func help() throws {
    let text = try runTool(["--help"]).output
    for option in Option.all { for name in option.names { #expect(text.contains(name)) } }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 110 })
    #expect(try runTool(["--version"]).output == "SplitLab 0.1\n")
  }

  @Test("completion scripts name every option", arguments: ["bash", "zsh", "fish"])
  func completions(_ shell: String) throws {
    let text = try runTool(["completions", shell]).output
    for option in Option.all {
      for name in option.names { #expect(text.contains(shell == "fish" ? String(name.drop { $0 == "-" }) : name)) }
    }
  }

  @Test("output that cannot be written is an error, quietly")
  func closed() {
    var environment = ScriptedSession.environment(standardAnswers)
    environment.outputDescriptor = -1
    #expect(Tool(environment).run(["-c", "print 1 + 1"]) == 1)
  }
}
