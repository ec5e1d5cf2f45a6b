import ObjectModel
import ScriptLanguage
import Testing

/// Texts with the errors they give, and where.
@Suite struct DiagnosticTests {
  static let errors: [(text: String, place: String, message: String)] = [
    // What people get wrong while pasting
    ("NSLog(@\"a\";", "1:11", "expected ')' after '@\"a\"'"),
    ("[UIView new", "1:1", "'[' is never closed: expected ']'"),
    ("[[UIView alloc] init;", "1:21", "expected ']' after 'init'"),
    ("if (1 { }", "1:6", "expected ')' after '1'"),
    ("int x = 3\nint y = 4;", "1:10", "expected ';' after '3'"),
    ("void f() { int x = 3; ", "1:10", "'{' is never closed: expected '}'"),
    ("@implementation A\n- (void)x {}\n", "1:1", "'@implementation A' is never closed: expected '@end'"),
    ("NSLog(@\"abc);", "1:7", "the string has no closing quote on its line"),
    ("/* never", "1:1", "the comment is never closed: expected '*/'"),
    ("int x = ;", "1:9", "expected an expression before ';'"),
    ("3 = 4;", "1:1", "this cannot be assigned to"),
    ("}", "1:1", "'}' closes nothing"),
    ("else { }", "1:1", "expected a statement or a declaration, not 'else'"),
    ("int x = 1 ` 2;", "1:11", "'`' means nothing here"),
    ("int x = 12abc;", "1:9", "'12abc' is no number"),
    ("int x = 99999999999999999999;", "1:9", "99999999999999999999 does not fit into 64 bits"),
    ("#if 1\nint x;", "1:2", "the #if is never closed: expected #endif"),
    ("#endif", "1:2", "#endif without #if"),
    ("#pragme mark", "1:2", "no directive #pragme; did you mean '#pragma'?"),
    ("#define F(x, y) x + y\nint n = F(1);", "2:9", "F takes 2 arguments, not 1"),
    ("#define F() 3\nint n = F(1);", "2:9", "F takes 0 arguments, not 1"),
    ("#define F(x) x\nF(1", "2:1", "the macro 'F' cannot be read here: its arguments are not closed"),
    ("break;", "1:1", "'break' stands outside a loop or switch"),
    ("for (;;) { } continue;", "1:14", "'continue' stands outside a loop"),
    ("void (^b)(void) = ^;", "1:20", "the block has no body: expected '{'"),
    ("int f() { retrun 3; }", "1:11", "'retrun' begins nothing; did you mean 'return'?"),
    ("switch (3) { case 1: break; defalt: break; }", "1:29", "'defalt' begins nothing; did you mean 'default'?"),
    ("@interface A : UIView\n- (void)go\n@end", "3:1", "expected ';' or '{' after 'go'"),
    ("int f(int a, int b) { return a; }\nf(1);", "2:1", "f takes 2 arguments, not 1"),
    ("[UIView ];", "1:9", "expected a message after 'UIView'"),
    ("- (void)x;y", "1:11", ""),
    // Near misses
    (
      "UIViewController *web = [UIViewController new];\nweb.navigatonItem.title = @\"x\";", "2:5",
      "UIViewController has no property 'navigatonItem'; did you mean 'navigationItem'?"
    ),
    ("UIViewController *web = [UIViewController new]; wbe.title = nil;", "1:49", "no object named 'wbe'; did you mean 'web'?"),
    ("[UIVeiwController new];", "1:2", "no class named 'UIVeiwController'; did you mean 'UIViewController'?"),
    ("[[UIViewController new] viewDidLaod];", "1:25", "UIViewController has no method 'viewDidLaod'; did you mean 'viewDidLoad'?"),
    ("[UIViewController aloc];", "1:19", "UIViewController has no method 'aloc'; did you mean 'alloc'?"),
    ("NSlog(@\"x\");", "1:1", "no function named 'NSlog'; did you mean 'NSLog'?"),
    (
      "UIInterfaceOrientation o = UIInterfaceOrientationPortriat;", "1:28",
      "no object named 'UIInterfaceOrientationPortriat'; did you mean 'UIInterfaceOrientationPortrait'?"
    ),
    ("foo = 3;", "1:1", "no object named 'foo'"),
    ("[@\"x\" lenght];", "1:7", "NSString has no method 'lenght'; did you mean 'length'?"),
    ("self.title = nil;", "1:1", "no object named 'self'"),
    ("[[UIViewController new] setTitel:@\"x\"];", "1:25", "UIViewController has no method 'setTitel:'; did you mean 'setTitle:'?"),
    // Values that do not fit
    (
      "[[UIViewController new] pushViewController:@\"x\" animated:YES];", "1:25",
      "pushViewController:animated: takes a ToyController as its 1st argument, not a string"
    ),
    ("[UIViewController new].navigationItem = nil;", "1:24", "'navigationItem' of UIViewController can only be read"),
    ("@\"x\" + 1;", "1:1", "'+' needs numbers, not a string"),
    ("-@\"x\";", "1:1", "'-' needs numbers, not a string"),
    ("1.5 % 2;", "1:1", "'%' needs numbers, not a floating-point number"),
    ("CGRectMake(1, 2);", "1:1", "CGRectMake takes 4 arguments, not 2"),
    ("for (id x in @3) {}", "1:1", "a number has no 'for … in'"),
    // Swift, and methods without a class
    (
      "- (void)foo { }", "1:1",
      "the method 'foo' belongs to no class: name an object by `implement` or `set self`, or put it between @implementation and @end"
    ),
  ]

  @Test("An error says what, where, and what was probably meant", arguments: errors)
  func error(_ row: (text: String, place: String, message: String)) {
    let result = ToyWorld().run(row.text)
    guard !row.message.isEmpty else { return }
    let first = result.diagnostics.first { $0.severity == .error }
    #expect(first?.message == row.message, "\(row.text)")
    #expect(first?.place.map { "\($0.line):\($0.column)" } == row.place, "\(row.text)")
  }

  @Test("An error found before anything ran changes nothing")
  func nothingRuns() {
    let world = ToyWorld()
    #expect(world.run("NSLog(@\"a\"); [UIVeiwController new];").failed)
    #expect(world.run("NSLog(@\"a\"); int x = ;").failed)
    #expect(world.output().isEmpty)
  }

  @Test("A note is no error: a misspelt type, typographic characters")
  func notes() {
    let world = ToyWorld()
    let result = world.run("@implementation A\n- (void)x:(UIPoopoverController *)pc y:(UIPoopoverController *)p { }\n@end")
    #expect(
      result.diagnostics.map { "\($0.severity.rawValue) \($0.message)" } == [
        "note 'UIPoopoverController' was taken for 'UIPopoverController'"
      ])
    let again = world.run("id a = [A new]; [a x:nil y:nil];")
    #expect(again.diagnostics.isEmpty, "a method that runs tells what was told when it came")
    let jump = world.run("goto out;")
    #expect(jump.diagnostics.map { "\($0.severity.rawValue) \($0.message)" } == ["note goto cannot be run here and was left out"])
    let wide = world.run("NSLog（@“x”）；")
    #expect(wide.diagnostics.map(\.message) == ["5 typographic or full-width characters taken for the plain ones"])
  }

  @Test("Declarations in Swift are looked through for misspelt types, each told of once; those of the same text are none")
  func types() {
    let playground = ToyWorld()
    let text =
      "class Page: UIPopoverController { func a(_ x: UIPopoverControler) {}; func b(_ x: UIPopoverControler, _ y: UIPopoverControllerr) {} }"
      + "\nclass UIPopoverControllerr {}"
    let result = playground.run(text)
    #expect(result.diagnostics.map(\.message) == ["'UIPopoverControler' was taken for 'UIPopoverController'"])
  }

  @Test("A member of a later release is unknown to the running one, as on a device")
  func laterRelease() {
    #expect(
      ToyWorld().answer("UIViewController *svc = [UIViewController new]; svc.displayModeButtonItem")
        == "!! NSInvalidArgumentException: -[UIViewController displayModeButtonItem]: unrecognized selector sent to instance svc")
  }

  @Test("Exceptions of literals and blocks are UIKit's")
  func exceptions() {
    #expect(ToyWorld().answer("@[nil]").hasPrefix("!! NSInvalidArgumentException"))
    #expect(ToyWorld().answer("@{@\"k\": nil}").hasPrefix("!! NSInvalidArgumentException"))
    #expect(ToyWorld().answer("[@\"x\" addObject:@1]").hasPrefix("!! NSInvalidArgumentException"))
    #expect(ToyWorld().answer("void (^b)(void) = nil; b();").hasPrefix("!! EXC_BAD_ACCESS"))
  }

  @Test("Endless loops and recursion end in an error that says where")
  func limits() {
    let world = ToyWorld()
    world.interpreter.options.statementLimit = 5000
    #expect(world.answer("while (1) { }") == "error: stopped after 5000 statements, in the input: an endless loop?")
    #expect(world.answer("1") == "1")
    world.interpreter.options.statementLimit = 20_000_000
    world.run(
      "@implementation A\n- (void)again { [self again]; }\n- (id)description { return [NSString stringWithFormat:@\"%@\", self.description]; }\n- (int)x { return self.x; }\n@end"
    )
    #expect(world.answer("[[A new] again]") == "error: stopped: calls are nested too deeply, in -[A again]: an endless recursion?")
    #expect(world.answer("[[A new] x]") == "error: stopped: calls are nested too deeply, in -[A x]: an endless recursion?")
    #expect(
      world.answer("int f(int x) { return f(x + 1); }\nf(0)")
        == "error: stopped: calls are nested too deeply, in f(): an endless recursion?")
    world.interpreter.options.isInterrupted = { true }
    #expect(world.answer("while (1) { }") == "error: interrupted in the input")
  }

  @Test("Deep nesting and long chains end in an error, never in a trap")
  func nesting() {
    let world = ToyWorld()
    for text in [
      String(repeating: "(", count: 20_000), String(repeating: "[", count: 20_000), String(repeating: "{", count: 20_000),
      String(repeating: "-", count: 20_000) + "1", String(repeating: "!", count: 20_000) + "1",
      "x" + String(repeating: ".y", count: 20_000),
      "1" + String(repeating: "+1", count: 20_000), String(repeating: "if (1) ", count: 20_000), String(repeating: "@[", count: 20_000),
      String(repeating: "^{", count: 20_000), "a = " + String(repeating: "a = ", count: 20_000), String(repeating: "1 ? ", count: 20_000),
      String(repeating: "(int)", count: 20_000) + "1", "int " + String(repeating: "(*", count: 20_000),
      "id" + String(repeating: "<id", count: 20_000),
      "int x = " + String(repeating: "{", count: 20_000), String(repeating: "else if (1) ", count: 20_000),
      String(repeating: "#if 1\n", count: 20_000), "#define A A A\n#define B A A\nB", "#define X(y) X(y) X(y)\nX(X(X(1)))",
    ] {
      #expect(world.run(text).failed)
    }
    let wide = "NSLog(@\"%@\", @\"" + String(repeating: "x", count: 1_000_000) + "\");"
    #expect(!world.run(wide).failed)
    var bomb = "#define A0 1,1,1,1,1,1,1,1,1,1\n"
    for level in 1..<12 { bomb += "#define A\(level) " + Array(repeating: "A\(level - 1)", count: 10).joined(separator: ",") + "\n" }
    #expect(world.run(bomb + "int a[] = {A11};").failed)
  }
}
