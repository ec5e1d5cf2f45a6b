import ObjectModel
import ScriptLanguage
import Testing

/// The spellings of Swift's generations: one rule over the rows understands them all.
@Suite struct SwiftGenerationTests {
  static let heads: [(head: String, selector: String)] = [
    (
      "func splitViewController(svc: UISplitViewController, willHideViewController aViewController: UIViewController, withBarButtonItem barButtonItem: UIBarButtonItem, forPopoverController pc: UIPopoverController)",
      "splitViewController:willHideViewController:withBarButtonItem:forPopoverController:"
    ),
    (
      "func splitViewController(_ svc: UISplitViewController, willHide aViewController: UIViewController, with barButtonItem: UIBarButtonItem, for pc: UIPopoverController)",
      "splitViewController:willHideViewController:withBarButtonItem:forPopoverController:"
    ),
    (
      "func splitViewController(splitViewController: UISplitViewController!, willHideViewController vc: UIViewController!, withBarButtonItem b: UIBarButtonItem!, forPopoverController pc: UIPopoverController!)",
      "splitViewController:willHideViewController:withBarButtonItem:forPopoverController:"
    ),
    (
      "func splitViewController(_ svc: UISplitViewController, shouldHide vc: UIViewController, in orientation: UIInterfaceOrientation) -> Bool",
      "splitViewController:shouldHideViewController:inOrientation:"
    ),
    (
      "func splitViewController(svc: UISplitViewController, shouldHideViewController vc: UIViewController, inOrientation orientation: UIInterfaceOrientation) -> Bool",
      "splitViewController:shouldHideViewController:inOrientation:"
    ),
    ("override func viewDidLoad()", "viewDidLoad"), ("func configure(with item: String)", "configureWith:"),
    ("func configure(item: String, animated: Bool)", "configureWithItem:animated:"), ("func show(_ a: Int, _ b: Int)", "show::"),
    ("@IBAction func done(_ sender: Any)", "done:"), ("@IBAction func tapped(sender: UIBarButtonItem)", "tappedWithSender:"),
  ]

  @Test("A declaration of any generation is the method it spells", arguments: heads)
  func selectors(_ row: (head: String, selector: String)) throws {
    let world = ToyWorld()
    let result = world.interpreter.run(
      SourceText("class D: UIViewController {\n  \(row.head) { \(row.head.hasSuffix("Bool") ? "return true" : "") }\n}"), language: .swift)
    #expect(!result.failed)
    let type = try #require(world.simulation.classes.named("D"))
    #expect(type.ownMethods.map(\.selector.description) == [row.selector], "\(row.head)")
  }

  static let calls: [(text: String, output: [String])] = [
    (
      "let c = UIViewController(); c.pushViewController(UIViewController(), animated: true); print(c.viewControllers.count, c.topViewController != nil)",
      ["1 true"]
    ),
    ("let c = UIViewController(); print(c.topViewController() == nil)", ["true"]),
    (
      "let n = UIViewController().navigationItem; n.setLeftBarButton(UIBarButtonItem(), animated: false); print(n.leftBarButtonItem != nil)",
      ["true"]
    ),
    (
      "let n = UIViewController().navigationItem; n.setLeftBarButtonItem(UIBarButtonItem(), animated: false); print(n.leftBarButtonItem != nil)",
      ["true"]
    ), ("let c = UIViewController(); print(c.isHidden, c.hidden)", ["true true"]),
    ("let c = UIViewController(); c.setTitle(\"x\"); print(c.title!)", ["x"]),
    ("let v = UIView(); v.frame.size.width = 3; v.addSubview(UIView()); print(v.frame.width)", ["3.0"]),
    (
      "let t = .plain",
      ["error: nothing tells which type '.plain' belongs to: write the type's name before the dot"]
    ), ("print(UIViewController().runBlock { $0 + 1 }!)", ["3"]),
    (
      "let c = UIViewController(); c.pushViewController(c, animate: true)",
      ["error: UIViewController has no method 'pushViewController(_:animate:)'; did you mean 'pushViewController(_:animated:)'?"]
    ),
    (
      "let c = UIViewController(); c.pushViewControler(c, animated: true)",
      ["error: UIViewController has no method 'pushViewControler(_:animated:)'; did you mean 'pushViewController(_:animated:)'?"]
    ),
    ("let c = UIViewController(); print(c.tilte)", ["error: UIViewController has no property 'tilte'; did you mean 'title'?"]),
    ("enum E { case a, b }\nlet e: E = .c", ["error: E has no case 'c'; there are a and b"]),
    (
      "class B { func go(first: Int, second: Int) {} }\nB().go(first: 1)",
      ["error: B has no method 'go(first:)'; did you mean 'go(first:second:)'?"]
    ),
    ("class B { func go(first: Int) {}\n func all() { go() } }\nB().all()", ["error: B has no method 'go()'; did you mean 'go(first:)'?"]),
    ("struct P { var x: Int; var y: Int }\nlet p = P(x: 1)", ["error: P has no method 'P(x:)'; did you mean 'P(x:y:)'?"]),
    ("func f() -> Int {\n  retrun 3\n}", ["error: 'retrun' begins nothing; did you mean 'return'?"]),
    ("class A { override fun go() {} }", ["error: 'fun' begins nothing; did you mean 'func'?"]),
    ("let c = UIViewContoller()", ["error: no class named 'UIViewContoller'; did you mean 'UIViewController'?"]),
    ("let web = UIViewController(); wbe.title = \"x\"", ["error: no object named 'wbe'; did you mean 'web'?"]),
    ("let x = \"a\"; print(x.uppercase())", ["error: String has no method 'uppercase()'; did you mean 'uppercased()'?"]),
  ]

  @Test("A call of any generation finds its row; a near miss is an error", arguments: calls)
  func finds(_ row: (text: String, output: [String])) { #expect(SwiftScripts.lines(row.text) == row.output, "\(row.text)") }

  static let invented: [(text: String, names: [String])] = [
    (
      "class A: UIViewController { func f() { masterPopover = nil; print(masterPopover as Any) } }\nlet a = A(); a.f()", ["a.masterPopover"]
    ), ("class A: UIViewController { func f() { configureThings(3) } }\nlet a = A(); a.f()", ["-configureThings: (answers nothing)"]),
    ("let d = DetailViewController(); print(d is UIViewController)", ["DetailViewController (UIViewController)"]),
    ("class A: UIViewController { func f() { toolbar.items = [] } }\nlet a = A(); a.f()", ["a.toolbar (UIToolbar)"]),
    ("class A: SomeBaseViewController {}\nprint(A() is UIViewController)", ["SomeBaseViewController (UIViewController)"]),
    ("let c = UIViewController(); c.frobnicate(a: .b, c: 1)", ["-frobnicateWithA:c: (answers nothing)"]),
    ("let c = UIViewController(); if c is Unheard { print(1) }", ["Unheard (NSObject)"]),
  ]

  @Test("What is not in the text is made up and listed", arguments: invented)
  func invents(_ row: (text: String, names: [String])) {
    let result = ToyWorld().interpreter.run(SourceText(row.text), language: .swift)
    #expect(result.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    #expect(result.invented == row.names, "\(row.text)")
  }

  @Test("A function spelled like a known message goes to the object that self means")
  func looseMethods() {
    let world = ToyWorld()
    world.run("let d = UIViewController()")
    world.interpreter.topLevelSelf = world.simulation.value(named: "d")?.object
    let result = world.interpreter.run(
      SourceText(
        "func splitViewController(_ svc: UISplitViewController, shouldHide vc: UIViewController, in orientation: UIInterfaceOrientation) -> Bool {\n  return orientation == .portrait\n}\nfunc helper() -> Int { 2 }\nprint(helper())"
      ))
    #expect(!result.failed && result.target === world.interpreter.topLevelSelf)
    #expect(world.output() == ["2"])
    #expect(world.answer("d.splitViewController(UISplitViewController(), shouldHide: d, in: .portrait)") == "YES")
  }

  @Test("A type that is broken in one method keeps the others")
  func brokenMethod() {
    let world = ToyWorld()
    let result = world.interpreter.run(
      SourceText("class A {\n  func bad() { let = 3 }\n  func good() -> Int { 4 }\n}\n", file: "A.swift"), language: .swift)
    #expect(result.diagnostics.count == 1 && result.diagnostics[0].place?.line == 2)
    #expect(result.classes.map(\.methodCount) == [1])
  }
}
