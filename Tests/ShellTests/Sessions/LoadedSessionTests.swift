import Foundation
import ObjectModel
import ScriptLanguage
import Testing

@testable import Shell

/// `load` and `replay` of session files.
@Suite("Session files inside the shell")
final class LoadedSessionTests {
  private let folder = NSTemporaryDirectory() + "splitlab-load-" + UUID().uuidString
  private let playground: Playground

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var configuration = PlaygroundConfiguration()
    configuration.baseFolder = folder
    playground = Playground(configuration: configuration)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ name: String, _ lines: String...) throws {
    try lines.joined(separator: "\n").write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
  }

  private func lines(_ input: String) -> [String] { TextRenderer(playground.settings).lines(playground.run(input)) }

  @Test("A file's world takes the place of the present one, and a remark says so", arguments: ["load", "replay"])
  func world(command: String) throws {
    try write("turn.session", "%ios 5.1", "%device ipad landscape", "%rule classic.button.toggles off", "%strict on", "new view web")
    _ = playground.run("new view a")
    _ = playground.run("new view b")
    let told = lines("\(command) turn.session")
    #expect(
      told == [
        "# turn.session begins in a world of its own: iOS 5.1 · iPad, landscape-right; the 2 steps before it are gone", "# new view web",
      ])
    #expect(playground.configuration.release == Release(5, 1))
    #expect(playground.configuration.orientation.commandName == "landscape-right")
    #expect(playground.configuration.ruleSwitches == ["classic.button.toggles": false])
    #expect(playground.settings.isStrict)
    #expect(playground.inputs.map(\.text) == ["new view web"])
    #expect(playground.simulation.value(named: "a") == nil)
  }

  @Test("A device of the release's generation that never ran it lends a recording its size")
  func borrowedSize() throws {
    try write("old.session", "%ios 14.0", "%device ipad-a16", "new view web")
    #expect(lines("replay old.session").dropFirst().first == "# ipad-a16 runs iOS 18.3 and later; on 14.0 it lends its size")
    try write("older.session", "%ios 7.1", "%device ipad-a16", "new view web")
    #expect(playground.run("replay older.session").failed)
  }

  @Test("What the header leaves open is as in every session, whatever the world was")
  func usualWorld() throws {
    try write("old.session", "%ios 3.2", "new view web")
    _ = playground.run("device ipad-mini landscape")
    #expect(!playground.run("load old.session").failed)
    #expect(playground.configuration.device == "ipad")
    #expect(playground.configuration.orientation.commandName == "portrait")
  }

  @Test("A file without a world goes on in the present one")
  func present() throws {
    try write("more.session", "%show lifecycle", "%language swift", "new view web")
    _ = playground.run("new view a")
    #expect(lines("load more.session") == ["# new view web"])
    #expect(playground.inputs.count == 2)
    #expect(playground.settings.show == .lifecycle)
    #expect(playground.settings.language == .swift)
  }

  @Test("Conditions choose by the world at that place")
  func conditions() throws {
    try write(
      "when.session", "%ios 5.1", "%when ios >= 6", "print 6", "%otherwise", "print 5", "%end", "ios 6.1", "%when ios >= 6", "print 61",
      "%end")
    let told = lines("load when.session")
    #expect(told.contains("| 5"))
    #expect(!told.contains("| 6"))
    #expect(told.contains("| 61"))
  }

  @Test("Settings between the inputs hold from there on in what is told")
  func directives() throws {
    try write("sample.session", "sample courses", "## Turn", "%messages full", "%say look", "rotate landscape")
    let told = lines("load sample.session")
    #expect(told.contains("-> web willHide masterNav, button#1, popover#1"))
    #expect(told.contains { $0.hasPrefix("-> web splitViewController:svc") })
    #expect(told.contains("# chapter Turn"))
    #expect(told.firstIndex(of: "# look").map { $0 + 1 } == told.firstIndex(of: "# rotate landscape"))
  }

  @Test("An error that the file expects does not stop it, any other does")
  func errors() throws {
    try write("right.session", "rotate sideways", "!! error", "new view a")
    try write("wrong.session", "new view b", "rotate sideways", "new view c")
    let right = playground.run("load right.session")
    #expect(!right.failed)
    #expect(playground.inputs.count == 1)
    let wrong = playground.run("load wrong.session")
    #expect(wrong.failed)
    #expect(wrong.notes == ["stopped at wrong.session:2, where the file expects no error"])
    #expect(playground.inputs.map(\.text) == ["new view a", "new view b"])
  }

  @Test(
    "A malformed file changes nothing",
    arguments: [
      "%ios 2.2", "%ios 5.1\n%devise ipad", "%ios 5.1\nnew view x\nint a = (1;\n## Chapter", "%ios 3.2\n%device ipad-mini\nnew view x",
    ])
  func malformed(text: String) throws {
    try write("bad.session", text)
    _ = playground.run("sample courses")
    let before = playground.state
    let result = playground.run("load bad.session")
    #expect(result.diagnostics.first?.message.contains("bad.session:") == true)
    #expect(playground.state == before)
    #expect(playground.inputs.count == 8)
    #expect(playground.configuration.release == Release(7, 1))
  }

  @Test("A file may touch no files that the session may, unless it is allowed to")
  func files() throws {
    try write("writes.session", "save stolen.session", "!! error", "load ../x.m", "!! error", "obj", "!! error")
    #expect(!playground.run("load writes.session").failed)
    #expect(!FileManager.default.fileExists(atPath: folder + "/stolen.session"))
    #expect(!playground.run("save kept.session").failed)
  }

  @Test("A recording ends before another world begins, and keeps what it has")
  func recording() throws {
    try write("other.session", "%ios 5.1", "new view web")
    _ = playground.run("new view a")
    _ = playground.run("record mine.session")
    _ = playground.run("load other.session")
    let recorded = try String(contentsOfFile: folder + "/mine.session", encoding: .utf8)
    #expect(recorded.contains("new view a"))
    #expect(!recorded.contains("new view web"))
    #expect(playground.log?.text.contains("%ios 5.1") == true)
    #expect(playground.log?.text.contains("new view web") == true)
  }

  @Test("A file that has no inputs says so, and is no step")
  func empty() throws {
    try write("empty.session", "%ios 5.1")
    #expect(lines("load empty.session").last == "| empty.session has no inputs")
    #expect(playground.inputs.isEmpty)
    #expect(playground.configuration.release == Release(5, 1))
  }

  @Test("A file with a world of its own runs although the present app is dead")
  func afterDeath() throws {
    try write("new.session", "%ios 6.1", "new view web")
    for input in ["device iphone-5", "new view a", "new split again a a"] { _ = playground.run(input) }
    #expect(playground.isDead)
    #expect(!playground.run("load new.session").failed)
    #expect(!playground.isDead)
  }
}
