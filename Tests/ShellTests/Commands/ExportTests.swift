import Foundation
import Testing

@testable import Shell

@Suite("Exports")
struct ExportTests {
  private let session = "%device ipad landscape\nsample courses\nrotate portrait\ntap Courses\n"

  /// Runs the tool on the real playground.
  private func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    try runTool(arguments, environment: ToolEnvironment(makeSession: { Playground(configuration: $0) }, grammar: .splitLab))
  }

  @Test("a file is what `screen` draws, without sigils")
  func picture() throws {
    let folder = try ScratchFolder()
    let path = try folder.write("turn.session", session)
    let drawn = try run(["--ascii", "-c", session + "screen"]).output.split(separator: "\n").filter { $0.hasPrefix("|") }
    #expect(drawn.count > 8)
    let exported = try run(["export", "text", path, "--ascii"])
    #expect(exported.status == 0)
    #expect(exported.output.split(separator: "\n").map { "| " + $0 } == drawn.map(String.init))
    // The command tells the same, or writes it.
    let told = try run(["--ascii", "-c", session + "export text"]).output.split(separator: "\n").filter { $0.hasPrefix("|") }
    #expect(told == drawn)
    let file = folder.place(of: "told.txt")
    #expect(try run(["--ascii", "-c", session + "export text \(file)"]).status == 0)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == exported.output)
  }

  @Test("a file that is there is kept, unless --force is given; --until ends earlier")
  func files() throws {
    let folder = try ScratchFolder()
    let path = try folder.write("turn.session", session)
    let file = try folder.write("turn.txt", "kept")
    #expect(try run(["export", "text", path, "-o", file]).status == 1)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "kept")
    #expect(try run(["export", "text", path, "-o", file, "--force", "--until", "2"]).status == 0)
    let early = try String(contentsOfFile: file, encoding: .utf8)
    #expect(early.contains("Courses"))
    #expect(early != (try run(["export", "text", path]).output))
  }

  @Test("a session may not write, a format must be known, an error leaves nothing written")
  func refusals() throws {
    let folder = try ScratchFolder()
    let writing = try folder.write("writing.session", "sample courses\nexport text a.txt\n")
    let refused = try run([writing])
    #expect(refused.status == 3)
    #expect(refused.output.contains("a session may not write files"))
    #expect(try run(["-c", "export txet"]).output.contains("!! error: no format 'txet'; did you mean 'text'?"))
    #expect(try run(["-c", "export"]).output.contains("export takes a format"))
    #expect(try run(["export", "svg", writing]).status == 2)
    #expect(try run(["export", "text"]).status == 2)
    #expect(try run(["-o", "a.txt", writing]).status == 2)
    let file = folder.place(of: "none.txt")
    let wrong = try run(["export", "text", try folder.write("wrong.session", "new view a\nwrong b\n"), "-o", file])
    #expect(wrong.status == 3)
    #expect(wrong.output.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: file))
  }
}
