import Foundation
import ObjectModel
import ScriptLanguage
import Testing

@testable import Shell

/// A folder that is gone after the test.
final class ScratchFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("splitlab-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ text: String) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
    return "\(path)/\(name)"
  }

  func place(of name: String) -> String { "\(path)/\(name)" }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")), as: UTF8.self)
  }
}

/// What the tool prints and answers when run with arguments.
func runTool(
  _ arguments: [String], environment: ToolEnvironment = ScriptedSession.environment(standardAnswers)
) throws -> (status: Int32, output: String) {
  let folder = try ScratchFolder()
  let path = try folder.write("out", "")
  let descriptor = open(path, O_WRONLY)
  defer { close(descriptor) }
  var environment = environment
  environment.outputDescriptor = descriptor
  environment.gatherShares = { count, share in (0..<count).map(share) }
  let status = Tool(environment).run(arguments)
  return (status, try folder.read("out"))
}

let standardAnswers: [String: ScriptedSession.Answer] = [
  "rotate portrait": {
    $0.events = [Sent.hide(), Sent.change(13)]
    $0.state = Told.world()
    $0.stateLines = .always
  },
  "new view web": { _ in },
  "if {\n}": { _ in },
  "wrong": { $0.diagnostics = [Diagnostic(.error, code: "c", "is wrong")] },
  "boom": { $0.exception = ScriptException(name: "NSRangeException", reason: "beyond bounds") },
  "print 1 + 1": {
    $0.isStep = false
    $0.commandName = "print"
    $0.answer = ["2"]
  },
]

@Suite("Verifying")
struct VerifierTests {
  private let good = """
    %session 1
    %title Good
    new view web
    -> none
    rotate portrait
    -> web willHide masterNav, *, popover#1
       ~ *: nil => button#1
    == bar button: button#1 "Courses", *
    wrong
    !! error
    boom
    !! NSRangeException: beyond bounds
    print 1 + 1
    | 2

    """

  @Test("a file that holds is fine")
  func holds() throws {
    let folder = try ScratchFolder()
    let path = try folder.write("a.session", good)
    let (status, output) = try runTool(["verify", path])
    #expect(output == "# 1 session, 5 steps: all hold\n")
    #expect(status == 0)
  }

  @Test("a step that does not hold is told with line, expected, got and how to open it")
  func fails() throws {
    let folder = try ScratchFolder()
    let path = try folder.write("a.session", good.replacingOccurrences(of: "willHide masterNav", with: "willShow masterNav"))
    let (status, output) = try runTool(["verify", path])
    #expect(
      output == """
        not ok \(path):5 rotate portrait (ios 7.1)
          - -> web willShow masterNav, *, popover#1
          + -> web willHide masterNav, button#1, popover#1
          open it: splitlab -i --until 5 \(path)
        # 1 session, 5 steps: 1 does not hold

        """)
    #expect(status == 4)
  }

  @Test("an error or exception that no line expects fails its step")
  func unexpected() throws {
    let folder = try ScratchFolder()
    let path = try folder.write("a.session", "new view web\nboom\nwrong\n")
    let (status, output) = try runTool(["verify", path])
    #expect(output.contains("not ok \(path):2 boom (ios 7.1)\n  + !! NSRangeException: beyond bounds\n"))
    #expect(output.contains("not ok \(path):3 wrong (ios 7.1)\n  + !! error: is wrong\n"))
    #expect(status == 4)
  }

  @Test("--update rewrites only what failed")
  func update() throws {
    let folder = try ScratchFolder()
    let text = """
      %session 1
      # a comment
      new view web
      -> web willHide *, *, *
      # another
      rotate portrait
      -> ...
      == bar button: none
      == popover: *
      %when ios < 4
      == bar button: stale
      %end
      print 1 + 1
      | 3
      boom

      """
    let path = try folder.write("a.session", text)
    #expect(try runTool(["verify", "--update", path]).status == 0)
    #expect(
      try folder.read("a.session") == """
        %session 1
        # a comment
        new view web
        -> none
        # another
        rotate portrait
        -> ...
        == bar button: button#1 "Courses", left in web's navigation bar
        == popover: *
        %when ios < 4
        == bar button: stale
        %end
        print 1 + 1
        | 2
        boom
        !! NSRangeException: beyond bounds

        """)
    #expect(try runTool(["verify", path]).status == 0)
  }

  @Test("steps that expect nothing are counted; --update leaves them so, --update=all writes what came of them")
  func unchecked() throws {
    let folder = try ScratchFolder()
    let text = """
      %session 1
      new view web
      rotate portrait
      # a comment
      print 1 + 1
      rotate portrait
      %when ios < 4
      == bar button: none
      %end

      """
    let path = try folder.write("a.session", text)
    #expect(try runTool(["verify", "--update", path]).output == "# 1 session, 4 steps, 3 of them unchecked: all hold\n")
    #expect(try folder.read("a.session") == text)
    #expect(
      try runTool(["verify", "--update=all", path]).output
        == "# \(path): 2 steps written anew\n# 1 session, 4 steps, 1 of them unchecked: all hold\n")
    #expect(
      try folder.read("a.session")
        == text.replacing(
          "rotate portrait\n# a comment\nprint 1 + 1\n",
          with: """
            rotate portrait
            -> web willHide masterNav, button#1, popover#1
               ~ web.navigationItem.leftBarButtonItem: nil => button#1
            == bar button: button#1 "Courses", left in web's navigation bar
            == popover: popover#1 hidden, content masterNav
            # a comment
            print 1 + 1
            | 2

            """))
    #expect(try runTool(["verify", path]).status == 0)
    #expect(throws: UsageFailure.self) { try Options.parse(["verify", "--update=most", path]) }
  }

  @Test("--update writes what a link leads to, and a folder's pipes are no sessions")
  func links() throws {
    let folder = try ScratchFolder()
    let path = try folder.write("real.session", "%session 1\nrotate portrait\n-> none\n")
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/link.session", withDestinationPath: path)
    mkfifo("\(folder.path)/pipe.session", 0o600)
    #expect(try runTool(["verify", "--update", "\(folder.path)/link.session"]).status == 0)
    #expect(try folder.read("real.session").contains("-> web willHide"))
    #expect(FileSystem.isLink("\(folder.path)/link.session"))
    #expect(try runTool(["verify", folder.path]).output.hasPrefix("# 2 sessions"))
    let empty = try ScratchFolder()
    #expect(try runTool(["verify", empty.path]).status == ExitStatus.usage)
    #expect(throws: FileFailure(.isNoFile, path: "\(folder.path)/pipe.session")) {
      try FileSystem.write("", to: "\(folder.path)/pipe.session")
    }
  }

  @Test("folders are searched in order, each file in each release, several at a time too, and shards share the work")
  func many() throws {
    let folder = try ScratchFolder()
    _ = try folder.write("b.session", "wrong\n")
    _ = try folder.write("a.session", "%ios 5.0 7.1\nwrong\n")
    let plain = try runTool(["verify", folder.path]).output
    #expect(plain.split(separator: "\n").filter { $0.hasPrefix("not ok") }.map { $0.suffix(24) }.count == 3)
    #expect(try runTool(["verify", "--jobs", "3", folder.path]).output == plain)
    #expect(
      try runTool(["verify", "--report", "tap", "--shard", "2/3", folder.path]).output.hasPrefix(
        "TAP version 13\n1..1\nnot ok 1 - \(folder.path)/a.session (ios 7.1)"))
    let json = try runTool(["verify", "--report", "json", folder.path]).output
    for line in json.split(separator: "\n") { #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) } }
    #expect(try runTool(["verify", "--report", "junit", folder.path]).output.contains("<failure message="))
  }

  @Test("a malformed or missing file is bad usage, and nothing runs")
  func malformed() throws {
    let folder = try ScratchFolder()
    let path = try folder.write("a.session", "%nonsense\n")
    #expect(try runTool(["verify", path]) == (2, ""))
    #expect(try runTool(["verify", folder.path + "/none.session"]) == (2, ""))
  }

  @Test("the output of --echo is a session that verifies")
  func transcript() throws {
    let folder = try ScratchFolder()
    let path = try folder.write("a.session", good + "if {\n}\n")
    let echoed = try runTool([path, "--echo", "--keep-going"]).output
    let again = try folder.write("b.session", "%session 1\n" + echoed)
    let (status, output) = try runTool(["verify", again])
    #expect(status == 0, "\(output)\n\(echoed)")
  }

  @Test("the output of --echo begins with the header of its world, where that is not the usual one, and keeps what is set on the way")
  func transcriptOfAnotherWorld() throws {
    let folder = try ScratchFolder()
    let path = try folder.write(
      "a.session", "%session 1\n%ios 5.1\n%device ipad landscape\nnew view web\n%messages full\nnew view web\n")
    let header = "%session 1\n%ios 5.1\n%device ipad landscape-right\n"
    #expect(
      try runTool([path, "--echo"]).output == header + "split 0> new view web\n%messages full\nsplit 1> new view web\n")
    #expect(try runTool([path]).output.isEmpty)
  }
}
