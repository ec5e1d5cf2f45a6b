import Testing

@testable import Shell

@Suite("Completion by place")
struct CompleterTests {
  private let playground = Playground(configuration: PlaygroundConfiguration())

  init() { _ = playground.run("sample courses") }

  private func texts(_ line: String) -> [String] { Completer(playground).candidates(for: line).candidates.map(\.text) }

  @Test("A line begins with a command")
  func commands() { #expect(texts("rec") == ["recipe", "record"]) }

  @Test("Behind a command stand what it takes")
  func arguments() {
    #expect(texts("rotate landscape-") == ["landscape-left", "landscape-right"])
    #expect(texts("attach we") == ["web"])
    #expect(texts("implement web willH") == ["willHide"])
    #expect(texts("device ipad-") == ["ipad-9.7", "ipad-air-2", "ipad-mini"])
    #expect(texts("recipe b") == ["bar-button"])
    #expect(texts("describe UINavigationB") == ["UINavigationBar", "UINavigationBarAppearance"])
    #expect(texts("describe willHi") == ["willHide"])
    #expect(texts("set messages f") == ["full"])
  }

  @Test("Behind tap stand the titles on the screen, not what no touch reaches")
  func targets() {
    #expect(texts("tap ") == ["Courses"])
    _ = playground.run("tap Courses")
    #expect(texts("tap ").sorted() == ["Mac", "Ruby", "iOS", "outside"])
    _ = playground.run("sample tabs")
    #expect(texts("tap ").contains("outside") == false)
  }

  @Test("Behind tap stands the button of columns, and nothing but an alert's buttons while one is there")
  func alerts() {
    _ = playground.run(
      "[[[UIAlertView alloc] initWithTitle:@\"Go?\" message:nil delegate:nil cancelButtonTitle:@\"Stay\" otherButtonTitles:nil] show];"
    )
    #expect(texts("tap ") == ["Stay"])
    for line in [
      "reset", "ios 18", "device ipad-air-10.9 landscape", "new view a", "new view b", "new split s style=double primary=a secondary=b",
    ] {
      _ = playground.run(line)
    }
    _ = playground.run("launch s")
    #expect(texts("tap sid") == ["sidebar"])
  }

  @Test("Behind a dot stand the properties, behind a receiver its selectors")
  func code() {
    #expect(texts("print web.navigationI") == ["navigationItem"])
    #expect(texts("[web presentV") == ["presentViewController:animated:completion:"])
    #expect(texts("[svc setViewC") == ["setViewControllers:"])
    #expect(texts("[svc viewC") == ["viewControllers"])
  }

  @Test("Enumerations and their cases are known, those of other releases not")
  func enumerations() {
    #expect(texts("describe UIBarButtonItemSty").contains("UIBarButtonItemStyleDone"))
    #expect(texts("describe UISplitViewControllerCol").isEmpty)
    _ = playground.run("ios 18")
    #expect(
      texts("describe UISplitViewControllerColumn") == [
        "UISplitViewControllerColumn", "UISplitViewControllerColumnCompact", "UISplitViewControllerColumnPrimary",
        "UISplitViewControllerColumnSecondary", "UISplitViewControllerColumnSupplementary",
      ])
    #expect(texts("describe UISplitViewController.Column.") == ["compact", "primary", "secondary", "supplementary"])
    #expect(
      texts("svc.preferredDisplayMode=UISplitViewControllerDisplayModeTwoB") == ["UISplitViewControllerDisplayModeTwoBesideSecondary"])
  }

  @Test("A hint shows what is missing")
  func hints() {
    let completer = Completer(playground)
    #expect(completer.hint(for: "attach") == " DELEGATE to OWNER [as dataSource]")
    #expect(completer.hint(for: "attach web ") == "to OWNER [as dataSource]")
    #expect(completer.hint(for: "set show ") == "VALUE")
    #expect(completer.hint(for: "ios 7.1 ") == "[sdk=RELEASE] [device=NAME]")
    #expect(completer.hint(for: "web.title") == nil)
  }
}
