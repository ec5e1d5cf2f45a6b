import Foundation
import ObjectModel
import Testing

@testable import Shell

@Suite("Recording")
struct SessionLogTests {
  private func session() -> ScriptedSession {
    let session = ScriptedSession(PlaygroundConfiguration(), standardAnswers)
    session.log = SessionLog(configuration: PlaygroundConfiguration())
    return session
  }

  @Test("steps are kept with what was seen, inspecting and failed inputs are not")
  func text() {
    let session = session()
    for input in ["new view web", "rotate portrait", "print 1 + 1", "wrong"] { _ = session.run(input, language: nil) }
    #expect(
      session.log?.text == """
        %session 1
        %ios 7.1
        %device ipad portrait
        new view web
        rotate portrait
        -> web willHide masterNav, button#1, popover#1
           ~ web.navigationItem.leftBarButtonItem: nil => button#1
        == bar button: button#1 "Courses", left in web's navigation bar
        == popover: popover#1 hidden, content masterNav

        """)
  }

  @Test("a paste of several statements is recorded as the one input that it was")
  func paste() throws {
    let playground = Playground(configuration: PlaygroundConfiguration())
    playground.log = SessionLog(configuration: PlaygroundConfiguration())
    let text = "id a = @\"x\"; // first\nint b = 2;\nif (b == 2) {\n  NSLog(@\"%@\", a);\n}"
    _ = playground.run(text)
    let recorded = try #require(playground.log?.text)
    let file = try SessionParser.parse(try TextLines.lines(of: Array(recorded.utf8)), grammar: .splitLab)
    #expect(file.entries.compactMap { if case .input(let text) = $0.kind { text } else { nil } } == [text])
  }

  @Test("whom `self` means, the language and strictness are recorded where they change, and `undo` brings back whom it meant")
  func manner() throws {
    let playground = Playground(configuration: PlaygroundConfiguration())
    playground.log = SessionLog(configuration: PlaygroundConfiguration())
    let inputs = [
      "new view web", "new view other", "set self web", "self.title = @\"q\";", "implement other viewWillAppear", "undo",
      "- (void)viewDidLoad { }", "set strict on", "set language swift", "let z = 1", "print self",
    ]
    for input in inputs { _ = playground.run(input) }
    #expect(
      playground.log?.text == """
        %session 1
        %ios 7.1
        %device ipad portrait
        new view web
        new view other
        set self web
        self.title = @"q";
        - (void)viewDidLoad { }
        %language swift
        set strict on
        let z = 1

        """)
    #expect(playground.run("set self").answer == ["self: web"])
  }

  @Test("a recording holds what is done when it is done, and undo cuts it")
  func recording() throws {
    let folder = try ScratchFolder()
    let path = folder.path + "/r.session"
    let session = session()
    let log = try #require(session.log)
    _ = session.run("new view web", language: nil)
    try log.beginRecording(to: path, overwriting: false)
    #expect(try folder.read("r.session") == log.text)
    _ = session.run("rotate portrait", language: nil)
    try log.note("look here", step: 2)
    #expect(try folder.read("r.session") == log.text)
    try log.truncate(toStep: 1)
    #expect(try folder.read("r.session") == "%session 1\n%ios 7.1\n%device ipad portrait\nnew view web\n")
    try log.chapter("Again", step: 1)
    #expect(try folder.read("r.session").hasSuffix("new view web\n## Again\n"))
    #expect(log.stopRecording() == path)
    #expect(throws: FileFailure(.exists, path: path)) { try log.beginRecording(to: path, overwriting: false) }
    #expect(throws: FileFailure(.exists, path: path)) { try log.save(to: path, overwriting: false) }
  }

  @Test("failures of files are told with the system's reason")
  func failures() {
    #expect(throws: FileFailure(.system(ENOENT), path: "/nowhere/x")) { try FileSystem.read("/nowhere/x") }
    #expect(FileFailure(.system(ENOENT), path: "x").message == "x: No such file or directory")
    #expect(FileFailure(.exists, path: "x").message == "x exists already; --force writes over it")
  }
}
