import ObjectModel
import SceneModel
import ScriptLanguage
import Testing

@testable import Shell

@Suite("A session")
struct PlaygroundTests {
  private let playground = Playground(configuration: PlaygroundConfiguration())

  private func lines(_ input: String) -> [String] { TextRenderer(playground.settings).lines(playground.run(input)) }
  private func error(_ input: String) -> String? { playground.run(input).diagnostics.first { $0.severity == .error }?.message }

  @Test("A first word of the table makes a command, unless what follows makes it code")
  func commandOrCode() {
    for text in ["print [svc viewControllers]", "print (a == b)", "print .x", "state", "select a == b"] {
      #expect(CommandTable.isCommand(text), "\(text)")
    }
    for text in ["root?.title", "select = 3", "state.x", "list[0]", "wait += 2", "foo bar"] {
      #expect(!CommandTable.isCommand(text), "\(text)")
    }
  }

  @Test("Mistakes are named with the nearest valid thing")
  func mistakes() {
    _ = playground.run("sample courses")
    #expect(error("tpa Courses") == "no command 'tpa'; did you mean 'tap'?")
    #expect(error("attach wbe to svc") == "no object named 'wbe'; did you mean 'web'?")
    #expect(error("rotate sideways")?.hasPrefix("'sideways' is no orientation; try portrait") == true)
    #expect(
      error("web.navigatonItem.title = @\"x\";") == "UIViewController has no property 'navigatonItem'; did you mean 'navigationItem'?")
    #expect(error("device ipad-mni") == "no device 'ipad-mni'; did you mean 'ipad-mini'?")
    #expect(error("resize 320x480") != nil)
    #expect(error("rotate prtrait") == "'prtrait' is no orientation; did you mean 'portrait'?")
    #expect(error("launch svc potrait") == "'potrait' is no orientation; did you mean 'portrait'?")
    #expect(error("launch potrait") == "'potrait' is no orientation; did you mean 'portrait'?")
    #expect(error("tap Corses") == "nothing on the screen is called 'Corses'; did you mean 'Courses'?")
    #expect(playground.inputs.count == 8)
  }

  @Test("What came after the first launch cannot be launched, and the message says how to go on; a sample begins anew")
  func laterThanLaunch() {
    for input in ["sample courses", "new view other", "new split late other web"] { _ = playground.run(input) }
    #expect(error("launch late")?.hasPrefix("'late' came after the first launch") == true)
    #expect(lines("print late.viewControllers.count") == ["| 2"])
    let told = lines("sample toolbar")
    #expect(told.first == "# toolbar begins in a world of its own; the 10 steps before it are gone")
    #expect(told.contains("-> page willHide masterNav, button#1, popover#1"))
    #expect(playground.inputs.count == Sample.all.first { $0.name == "toolbar" }?.inputs.count)
  }

  @Test("A class that was pasted at the terminal is told")
  func classes() {
    let code = "@interface Page : UIViewController\n@end\n@implementation Page\n- (void)go {}\n@end"
    #expect(lines(code).isEmpty)
    playground.isTerminal = true
    #expect(lines(code) == ["# class Page : UIViewController, 1 method"])
  }

  @Test("A trace at `set show all` has what nobody implements, whether it was recorded in its time or not")
  func trace() {
    playground.configuration.recordsEverything = false
    playground.applySettings()
    _ = playground.run("sample courses")
    _ = playground.run("rotate landscape")
    #expect(playground.run("trace").answer?.contains { $0.contains("viewWillAppear") } == false)
    _ = playground.run("set show all")
    _ = playground.run("rotate portrait")
    let traced = playground.run("trace 2").answer ?? []
    #expect(traced.filter { $0.hasPrefix("step ") } == ["step 9: rotate landscape", "step 10: rotate portrait"])
    #expect(traced.contains { $0.contains("masterNav viewWillAppear NO => not implemented") })
    #expect(traced.contains { $0.contains("masterNav viewWillDisappear YES => not implemented") })
    #expect(playground.inputs.count == 10)
  }

  @Test("A launch that leaves out what was built since the first one says so")
  func leftOut() {
    _ = playground.run("sample courses")
    _ = playground.run("rotate landscape")
    #expect(!lines("launch svc portrait").contains { $0.hasPrefix("#") })
    _ = playground.run("implement web shouldHide answers NO")
    _ = playground.run("web.title = @\"Page\";")
    #expect(
      lines("launch svc portrait").first { $0.hasPrefix("#") }
        == "# a launch begins again with what preceded the first one, so this no longer counts: `implement web shouldHide answers NO` and 1 more"
    )
  }

  @Test("What `new` makes bears its name in the messages that its initialiser sends")
  func foretold() {
    playground.configuration.recordsEverything = true
    playground.applySettings()
    _ = playground.run("new view web")
    let result = playground.run("new nav stack web")
    #expect(
      result.events.compactMap { if case .message(let one) = $0.kind { one.arguments.first } else { nil } }.first.map { ValueText.text($0) }
        == "stack")
  }

  @Test("What fails leaves the world as it was")
  func rollback() {
    _ = playground.run("new view web title=\"Before\"")
    #expect(error("web.title = @\"After\"; [web frobnicate; ") != nil)
    #expect(error("new view page nonsense=\"x\"") != nil)
    #expect(lines("print web.title") == ["| Before"])
    #expect(playground.simulation.value(named: "page") == nil)
  }

  @Test("Steps are taken back and brought again")
  func time() {
    _ = playground.run("sample courses")
    _ = playground.run("rotate landscape")
    #expect(lines("undo") == ["# back before `rotate landscape`"])
    #expect(playground.state.orientation == "portrait")
    _ = playground.run("redo")
    #expect(playground.state.orientation == "landscapeRight")
    _ = playground.run("goto 3")
    #expect(playground.inputs.count == 3)
    #expect(playground.run("timeline").answer?.count == 10)
    for _ in 0..<7 { _ = playground.run("rotate left") }
    #expect(playground.run("timeline").answer?.first == "   0  the empty world")
  }

  @Test("An exception ends the app until undo, launch or reset")
  func death() {
    _ = playground.run("sample courses")
    let result = playground.run("[masterNav pushViewController:list animated:YES];")
    #expect(result.exception?.name == "NSInvalidArgumentException")
    #expect(playground.prompt == "dead split 9> ")
    #expect(error("rotate landscape")?.hasPrefix("the app is dead") == true)
    #expect(lines("print web.title") == ["| Web"])
    _ = playground.run("undo")
    #expect(error("rotate landscape") == nil)
  }

  @Test("An alias stands for a command, its words filled in")
  func alias() {
    _ = playground.run("sample courses")
    _ = playground.run("alias r rotate %1")
    #expect(playground.run("r landscape").text == "rotate landscape")
    #expect(playground.state.orientation == "landscapeRight")
  }

  @Test("why names the rule")
  func why() {
    _ = playground.run("sample courses")
    #expect(playground.run("why").answer?.contains { $0.contains("classic.hide.before-appearance") } == true)
    #expect(playground.run("why not willShow").answer?.first?.hasPrefix("willShow was not sent in step 8") == true)
  }

  @Test("Another release runs the inputs again")
  func release() {
    _ = playground.run("sample courses")
    let notes = playground.run("ios 5.0").notes
    #expect(notes.first == "8 inputs ran again")
    #expect(playground.state.release == "5.0")
  }

  @Test(
    "Odd input never traps",
    arguments: [
      "", " ", "&", "new", "new new new", "implement", "implement x {", "}", "((((", "print", "\"", "tap \"", "select list -1 -1",
      "wait -5", "goto 99999999999999999999",
      "rotate", "undo 0", "why not", "%", "->", "print 1/0", "print 9223372036854775807 + 1", "print @[][5]", "\u{1B}[31m", "\u{202E}abc",
      "set", "set x", "describe",
    ])
  func odd(input: String) {
    _ = playground.run(input)
    #expect(lines("print 1 + 1") == ["| 2"])
  }
}
