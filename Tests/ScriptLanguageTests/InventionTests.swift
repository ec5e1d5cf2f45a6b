import ObjectModel
import ScriptLanguage
import Testing

/// What the text does not define: it springs up, once, and is listed.
@Suite struct InventionTests {
  static let table: [(text: String, answer: String, invented: [String])] = [
    ("UIViewController *web = [UIViewController new]; web.popoverController = @3; web.popoverController", "3", ["web.popoverController"]),
    (
      "UIViewController *web = [UIViewController new]; [web.toolbar setItems:@[@1] animated:YES]; web.toolbar.items", "(1)",
      ["web.toolbar (UIToolbar)"]
    ),
    ("UIViewController *web = [UIViewController new]; web.mainToolbar", "web.mainToolbar", ["web.mainToolbar (UIToolbar)"]),
    (
      "UIViewController *web = [UIViewController new]; [web configureView]; [web configureView]", "nil",
      ["-configureView (answers nothing)"]
    ),
    (
      "DetailViewController *d = [[DetailViewController alloc] init]; [d isKindOfClass:[UIViewController class]]", "YES",
      ["DetailViewController (UIViewController)"]
    ),
    (
      "MyList *l = [[MyListTableController alloc] initWithStyle:0]; [l isKindOfClass:[UITableViewController class]]", "YES",
      ["MyListTableController (UITableViewController)"]
    ),
    (
      "CoursesViewController *l = [[CoursesViewController alloc] initWithStyle:0]; [l isKindOfClass:[UITableViewController class]]", "YES",
      ["CoursesViewController (UITableViewController)"]
    ),
    ("Thing *t = [[Thing alloc] initWithCourses:@3]; t != nil", "YES", ["Thing (NSObject)", "-initWithCourses: (answers the object)"]),
    ("UIViewController *web = [UIViewController new]; [web setURL:@\"u\"]; web.URL", "u", ["web.URL"]),
    ("UIViewController *web = [UIViewController new]; [web setCourse:@\"u\"]; web.course", "u", ["web.course"]),
    ("doSomething(3)", "nil", ["doSomething() (answers nothing)"]),
    ("UIViewController *a = [UIViewController new]; a.other1 = @1; a.other2", "nil", ["a.other1", "a.other2"]),
    ("@class Other;\nOther *o = [Other new]; [o isKindOfClass:[Other class]]", "YES", ["Other (NSObject)"]),
    ("@implementation A\n- (id)x { popover = @1; return popover; }\n@end\nA *a = [A new]; [a x]", "1", ["A (NSObject)", "a.popover"]),
    (
      "@interface A : UIViewController\n@end\n@implementation A\n- (id)x { _masterPopover = @2; return self.masterPopover; }\n@end\nA *a = [A new]; [a x]",
      "2", ["a.masterPopover"]
    ),
    (
      "@interface A : UIViewController\n@end\n@implementation A\n- (id)x { return [toolbar items]; }\n@end\nA *a = [A new]; [a x]", "()",
      ["a.toolbar (UIToolbar)"]
    ),
    (
      "@interface A : MissingViewController\n@end\n@implementation A\n@end\nA *a = [A new]; a.title", "nil",
      ["MissingViewController (UIViewController)"]
    ),
    ("@implementation DetailViewController\n@end\n[[DetailViewController new] title]", "nil", ["DetailViewController (UIViewController)"]),
  ]

  @Test("What is not in the text is made up and listed", arguments: table)
  func invents(_ row: (text: String, answer: String, invented: [String])) {
    let world = ToyWorld()
    let result = world.run(row.text)
    #expect(world.words(result) == row.answer, "\(row.text)")
    #expect(result.invented == row.invented, "\(row.text)")
  }

  @Test(
    "Strict, each invention is an error",
    arguments: [
      ("UIViewController *web = [UIViewController new]; web.foo = @3;", "UIViewController has no property 'foo'"),
      ("[[UIViewController new] configureView];", "UIViewController has no method 'configureView'"),
      ("[DetailViewController new];", "no class named 'DetailViewController'"), ("doSomething(3);", "no function named 'doSomething'"),
      ("[UIViewController makeMe];", "UIViewController has no method 'makeMe'"),
      ("void f() { xyz = 3; }\nf();", "nothing is named 'xyz'"),
    ])
  func strict(_ row: (text: String, message: String)) {
    let world = ToyWorld()
    world.interpreter.options.isStrict = true
    #expect(world.answer(row.0) == "error: " + row.1)
  }

  @Test(
    "A near miss in a method is an error with the name that was meant",
    arguments: [
      ("self.navigatonItem.title = nil;", "A has no property 'navigatonItem'; did you mean 'navigationItem'?"),
      ("barButtonItm.title = nil;", "A has no property 'barButtonItm'; did you mean 'barButtonItem'?"),
      ("_poover = nil;", "A has no property '_poover'; did you mean 'popover'?"),
      ("[self helpe];", "A has no method 'helpe'; did you mean 'helper'?"),
    ])
  func nearMiss(_ row: (body: String, message: String)) {
    let text =
      "@interface A : UIViewController\n@property id popover;\n@end\n@implementation A\n- (void)helper {}\n- (void)x:(UIBarButtonItem *)barButtonItem { \(row.0) }\n@end\n[[A new] x:nil];"
    #expect(ToyWorld().answer(text) == "error: " + row.1)
  }

  @Test("A method without a class goes to the object that self means, and to it alone")
  func looseMethods() {
    let world = ToyWorld()
    world.run("UIViewController *a = [UIViewController new]; UIViewController *b = [UIViewController new];")
    world.interpreter.topLevelSelf = world.simulation.value(named: "a")?.object
    let result = world.run("- (int)two { return 2; }\n- (int)four { return [self two] * 2; }")
    #expect(result.target === world.simulation.value(named: "a")?.object)
    #expect(world.answer("[self four]") == "4")
    #expect(world.answer("[b respondsToSelector:@selector(two)]") == "NO")
    #expect(world.answer("[a class]") == "UIViewController")
  }

  @Test("Methods after the only announced class of a text belong to it")
  func announced() {
    let world = ToyWorld()
    world.run(
      "@interface SplitController ()\n@property UIPopoverController *splitPopover;\n@end\nThe".replacing(
        "\nThe", with: "\n- (int)n { self.splitPopover = nil; return 3; }"))
    #expect(world.answer("[[SplitController new] n]") == "3")
    #expect(world.answer("[[SplitController new] isKindOfClass:[UISplitViewController class]]") == "YES")
  }

  @Test("implement gives an object methods: a body with Apple's names, an answer, whole methods")
  func implement() {
    let world = ToyWorld()
    world.run(
      "UIViewController *web = [UIViewController new]; UISplitViewController *svc = [UISplitViewController new]; UIBarButtonItem *x = [UIBarButtonItem new];"
    )
    let simulation = world.simulation
    guard let web = simulation.value(named: "web")?.object, let svc = simulation.value(named: "svc"),
      let item = simulation.value(named: "x")
    else { return }
    let interpreter = world.interpreter
    #expect(
      !interpreter.implement(
        Toy.hide.info, body: SourceText("barButtonItem.title = @\"T\"; self.navigationItem.leftBarButtonItem = barButtonItem;"), on: web
      ).failed)
    simulation.send(Toy.hide, to: web, svc, .null, item, .null, else: { NoReply() })
    #expect(world.answer("web.navigationItem.leftBarButtonItem.title") == "T")
    interpreter.implement(Toy.shouldHide.info, answering: .bool(true), on: web)
    #expect(simulation.send(Toy.shouldHide, to: web, svc, .null, 1, else: { false }))
    #expect(!interpreter.implement(Toy.shouldHide.info, body: SourceText("return orientation == 1"), on: web).failed)
    #expect(simulation.send(Toy.shouldHide, to: web, svc, .null, 1, else: { false }))
    #expect(!simulation.send(Toy.shouldHide, to: web, svc, .null, 3, else: { true }))
    #expect(!interpreter.implement(SourceText("- (int)a { return 1; }\n- (int)b { return 2; }"), on: web).failed)
    #expect(world.answer("[web a] + [web b]") == "3")
    #expect(interpreter.implement(SourceText("web.title = @\"x\";"), on: web).diagnostics.first?.code == "not-a-method")
    #expect(interpreter.evaluate(SourceText("web.title")).value.map { ValueText.answer($0) } == "nil")
    #expect(interpreter.evaluate(SourceText("web.title ]")).diagnostics.first?.code == "expected")
  }
}
