import SceneModel
import ScriptLanguage
import Testing

@testable import Shell

@Suite("The words of commands")
struct CommandWordsTests {
  private let playground = Playground(configuration: PlaygroundConfiguration())

  private func run(_ inputs: String...) { for input in inputs { _ = playground.run(input) } }
  private func error(_ input: String) -> String? { playground.run(input).diagnostics.first { $0.severity == .error }?.message }

  @Test("Words that a command has no use for are refused")
  func surplus() {
    run("sample courses", "new view login")
    #expect(error("rotate landscape now") == "'now' is too much: rotate takes ORIENTATION")
    #expect(error("state now") == "'now' is too much: state takes nothing")
    #expect(error("present login stlye=formSheet") == "present takes no 'stlye='; did you mean 'style='?")
    #expect(error("attach web to svc as friend") == "'friend' is no role; as delegate, or as dataSource")
    #expect(error("tap no such thing")?.contains("'no such thing'") == true)
    #expect(playground.inputs.count == 9)
  }

  @Test("--force may stand before the file; what looks like another option is no file")
  func force() throws {
    let folder = try ScratchFolder()
    let path = try folder.write("a.session", "old")
    run("new view web")
    #expect(error("save \(path)")?.contains("--force") == true)
    #expect(error("save --frce \(path)") == "no option '--frce' here; `--force` writes over a file that exists")
    #expect(error("save --force \(path)") == nil)
    #expect(try folder.read("a.session").hasSuffix("new view web\n"))
  }

  @Test("A device that does not run the release names one that does")
  func device() {
    run("ios 4.3")
    #expect(
      error("device ipad-mini")
        == "iPad mini runs iOS 6.0 to 9.3, not 4.3; `device ipad` runs iOS 4.3, `ios 6.0 device=ipad-mini` changes both")
    #expect(error("device iphone-5")?.contains("; `device iphone-4` runs iOS 4.3, ") == true)
    run("ios 14.0")
    #expect(
      error("device ipad-a16")
        == "iPad (A16) runs iOS 18.3 and later, not 14.0; `device ipad` runs iOS 14.0, `ios 18.0 device=ipad-a16` changes both")
    #expect(error("device iphone-16")?.contains("; `device iphone-se` runs iOS 14.0, ") == true)
    #expect(playground.run("device").answer?.contains { $0.hasPrefix("iphone-16") } == false)
    run("device iphone-11")
    #expect(error("ios 12.5") == "iPhone 11 does not run iOS 12.5; `ios 12.5 device=iphone-se` takes one that does")
    run("ios 26.1 device=iphone-17")
    #expect(playground.configuration.device == "iphone-17")
  }

  @Test("The list of devices that run the release says the first release of each and the last, and so does the refusal")
  func spans() {
    let lines = playground.run("device").answer ?? []
    #expect(lines.contains { $0.hasPrefix("ipad-mini: iPad mini, 768x1024, iOS 6.0 to 9.3") })
    #expect(!lines.contains { $0.hasPrefix("iphone-17") })
    run("ios 26.1")
    let later = playground.run("device")
    #expect(later.answer?.contains("iphone-17: iPhone 17, 402x874, iOS 26.0 and later") == true)
    #expect(later.answer?.contains { $0.hasPrefix("ipad-mini:") } == false)
    #expect(later.notes == ["21 more run other releases than iOS 26.1"])
    #expect(
      error("device ipad-mini")
        == "iPad mini runs iOS 6.0 to 9.3, not 26.1; `device ipad` runs iOS 26.1, `ios 6.0 device=ipad-mini` changes both")
  }

  @Test("A release or an SDK that is not simulated is refused with the nearest one")
  func releases() {
    #expect(error("ios 7.3") == "iOS 7.3 is not simulated; the nearest release is 7.1; `ios` lists them")
    #expect(error("ios 7.1 sdk=99") == "iOS 99.0 is not simulated; the nearest release is 26.1; `ios` lists them")
    #expect(error("ios 7.1 sdk=2.0") == "iOS 2.0 is not simulated; the nearest release is 3.2; `ios` lists them")
    #expect(error("ios 7.1 sdk=seven")?.hasPrefix("'seven' is no release here; try 3.2, ") == true)
    #expect(error("ios 7.1 sdk=6.1") == nil)
    #expect(playground.state.sdk == "6.1")
  }

  @Test("Cases of enumerations go by the words that output has for them, and what fits no type is refused")
  func cases() {
    run("new view web", "new button b title=\"Go\" style=bordered", "new button c style=UIBarButtonItemStyleDone")
    #expect(playground.run("print b.style").answer == playground.run("print UIBarButtonItemStyleBordered").answer)
    #expect(playground.run("print c.style == UIBarButtonItemStyleDone").answer == ["YES"])
    #expect(error("new button d style=fancy") == "UIBarButtonItem's style is of the type UIBarButtonItemStyle: plain, bordered, done")
    #expect(error("implement web shouldHide answers MAYBE") == "shouldHide answers YES or NO, not 'MAYBE'")
    #expect(error("implement web shouldHide answers NO") == nil)
    #expect(error("implement web preferredOrientation answers landscape") == nil)
    #expect(error("implement web preferredOrientation answers sideways")?.hasPrefix("preferredOrientation answers portrait") == true)
  }

  @Test("A comment behind a command is no part of it")
  func trailingComment() {
    run("new view web title=\"Web # 1\" # a page")
    #expect(playground.run("print web.title # its title").answer == ["Web # 1"])
    #expect(playground.run("print @\"a # b\" #").answer == ["a # b"])
  }

  @Test("The excerpt of print is the line as it was typed")
  func excerpt() {
    run("new view web")
    let diagnostic = playground.run("print web.titel").diagnostics.first
    #expect(diagnostic?.excerpt == "print web.titel")
    #expect(diagnostic?.place?.column == 11)
  }

  @Test("A misspelt command alone is told from code")
  func misspelt() {
    #expect(error("hlep") == "no command 'hlep'; did you mean 'help'?")
    run("new view hlep")
    #expect(error("hlep") == nil)
  }

  @Test("A bare expression tells its value; statements and assignments do not")
  func values() {
    run("new view web title=\"Web\"")
    #expect(playground.run("web.title").answer == ["Web"])
    #expect(playground.run("[web title]").answer == ["Web"])
    #expect(playground.run("web.title;").answer == nil)
    #expect(playground.run("web.title = @\"Page\"").answer == nil)
  }

  @Test("Listing recipes is no step")
  func listing() {
    run("recipe", "recipe toolbar")
    #expect(playground.inputs.isEmpty)
  }

  @Test("`implement all` gives a delegate the messages of what it is attached to")
  func all() {
    run("sample courses", "implement web all")
    let text = playground.run("describe web").answer?.joined(separator: "\n") ?? ""
    #expect(text.contains("(willPresent)"))
    #expect(!text.contains("tableView:"))
  }

  @Test("`describe` shows the code of methods")
  func code() {
    run("new view web", "recipe bar-button web", "implement web shouldHide answers NO", "implement web willPresent { NSLog(@\"there\"); }")
    let lines = playground.run("describe web").answer ?? []
    #expect(lines.contains { $0.contains("self.navigationItem.leftBarButtonItem = barButtonItem;") })
    #expect(lines.contains("  answers NO"))
    #expect(lines.contains { $0.contains("NSLog(@\"there\");") })
  }

  @Test("For learners a building command tells the code it stands for")
  func lessons() {
    run("set feedback learner", "new view list", "new view web")
    #expect(
      playground.run("new nav stack list web").notes == [
        "UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:list];",
        "[stack pushViewController:web animated:NO];",
      ])
    run("new split svc list web")
    #expect(playground.run("attach web to svc").notes == ["svc.delegate = web;"])
  }

  @Test("What asks a person is refused where none types", arguments: ["edit", "tour"])
  func terminalOnly(input: String) {
    let result = Playground(configuration: PlaygroundConfiguration()).run(input)
    #expect(result.diagnostics.first?.code == "terminal-only")
    #expect(!result.opensEditor)
  }

  @Test("At the terminal the beginning of a command will do, and the whole name is kept")
  func abbreviations() {
    playground.isTerminal = true
    run("sample courses")
    let result = playground.run("rot landscape")
    #expect(result.text == "rotate landscape")
    #expect(playground.inputs.last?.text == "rotate landscape")
    #expect(playground.run("rec").diagnostics.first?.message == "'rec' may be recipe, record; write more of it")
    playground.isTerminal = false
    #expect(playground.run("rot portrait").failed)
  }

  @Test("alias tells what there is")
  func aliases() {
    #expect(playground.run("alias").answer == ["no aliases yet; `alias r rotate %1` makes one"])
    #expect(playground.run("alias r").diagnostics.first?.message.hasPrefix("there is no alias 'r'") == true)
    run("alias r rotate %1")
    #expect(playground.run("alias r").answer == ["r = rotate %1"])
  }
}
