import ScriptLanguage
import Testing

/// Texts with what they write by `NSLog`, or the error they end in.
@Suite struct StatementTests {
  static let table: [(text: String, output: [String])] = [
    ("for (int i = 0; i < 3; i++) NSLog(@\"%d\", i);", ["0", "1", "2"]),
    ("for (NSString *s in @[@\"a\", @\"b\"]) { NSLog(@\"%@\", s); }", ["a", "b"]),
    ("for (id key in @{@\"x\": @1, @\"y\": @2}) NSLog(@\"%@\", key);", ["x", "y"]),
    ("int i = 3; while (i > 0) { if (i == 2) { i--; continue; } NSLog(@\"%d\", i); i -= 1; }", ["3", "1"]),
    ("int i = 0; do { NSLog(@\"%d\", i); } while (++i < 2);", ["0", "1"]),
    ("for (;;) { break; } NSLog(@\"out\");", ["out"]),
    ("switch (2) { case 1: NSLog(@\"1\"); case 2: NSLog(@\"2\"); case 3: NSLog(@\"3\"); break; default: NSLog(@\"d\"); }", ["2", "3"]),
    ("switch (9) { case 1: NSLog(@\"1\"); break; default: NSLog(@\"d\"); }", ["d"]),
    (
      "switch (UIInterfaceOrientationPortrait) { case UIInterfaceOrientationPortrait: { int q = 1; NSLog(@\"%d\", q); break; } default: break; }",
      ["1"]
    ),
    ("if (0) NSLog(@\"a\"); else if (1) NSLog(@\"b\"); else NSLog(@\"c\");", ["b"]),
    ("int (^twice)(int) = ^(int x) { return x * 2; }; NSLog(@\"%d\", twice(4));", ["8"]),
    ("{ int n = 1; void (^b)(void) = ^{ NSLog(@\"%d\", n); }; n = 2; b(); }", ["1"]),
    ("{ __block int n = 1; void (^b)(void) = ^{ n = n + 5; }; b(); NSLog(@\"%d\", n); }", ["6"]),
    ("{ id o = [UIView new]; __weak id w = o; NSLog(@\"%d\", w == o); o = nil; NSLog(@\"%@\", w); }", ["YES", "nil"]),
    ("UIViewController *c = [UIViewController new]; NSLog(@\"%@\", [c runBlock:^(int k) { return k + 1; }]);", ["3"]),
    (
      "@try { [NSException raise:@\"Oops\" format:@\"why\"]; NSLog(@\"no\"); } @catch (NSException *e) { NSLog(@\"%@ %@\", e.name, e.reason); } @finally { NSLog(@\"f\"); }",
      ["Oops why", "f"]
    ),
    (
      "@try { @throw [NSException exceptionWithName:@\"N\" reason:@\"r\" userInfo:nil]; } @catch (id e) { NSLog(@\"%@\", [e reason]); }",
      ["r"]
    ),
    ("@autoreleasepool { NSLog(@\"in\"); }", ["in"]),
    ("int n = 0; n += 5; n *= 2; n <<= 1; n |= 1; n ^= 3; n %= 7; NSLog(@\"%d\", n);", ["1"]),
    ("int a = 1; int b = a++ + ++a; NSLog(@\"%d %d\", a, b);", ["3 4"]),
    ("#define LIMIT 3\n#define DOUBLE(x) ((x) * 2)\nNSLog(@\"%d\", DOUBLE(LIMIT));", ["6"]),
    ("#define DLog(fmt, ...) NSLog((@\"> \" fmt), ##__VA_ARGS__)\nDLog(@\"a\"); DLog(@\"%d\", 1);", ["> a", "> 1"]),
    ("#if DEBUG && defined(DEBUG)\nNSLog(@\"d\");\n#else\nNSLog(@\"r\");\n#endif", ["d"]),
    ("#ifndef X\n#define X\n#elif 1\nNSLog(@\"no\");\n#endif\n#ifdef X\nNSLog(@\"x\");\n#endif\n#if 0\nit's no code\n#endif", ["x"]),
    ("#if __IPHONE_OS_VERSION_MAX_ALLOWED >= 80000\nNSLog(@\"8\");\n#elif __has_feature(objc_arc)\nNSLog(@\"arc\");\n#endif", ["arc"]),
    (
      "static int counter = 4;\nint bump(int by) { static int calls = 0; calls++; counter += by; return calls; }\nbump(1); bump(2);\nNSLog(@\"%d %d\", counter, bump(0));",
      ["7 3"]
    ),
    (
      "typedef NS_ENUM(NSInteger, Mode) { ModePlain, ModeFancy = 5, ModeOther };\nMode m = ModeFancy; NSLog(@\"%@ %d\", m, (int)ModeOther);",
      ["fancy 6"]
    ),
    ("enum { kA = 2, kB };\nNSLog(@\"%d\", kB);", ["3"]),
    ("typedef void (^Done)(BOOL ok);\nDone d = ^(BOOL ok) { NSLog(@\"%@\", ok ? @\"ok\" : @\"no\"); };\nd(2);", ["ok"]),
    ("dispatch_once_t t; for (int i = 0; i < 3; i++) { dispatch_once(&t, ^{ NSLog(@\"once\"); }); }", ["once"]),
    ("/* a */ NSLog(@\"1\"); // b\n#pragma mark - don't\nNSLog(@\"%s\", __func__);", ["1", "the input"]),
    ("NSLog（@“你好 %@”，@”x“）；", ["你好 x"]),
    ("NSLog(@\"全角（不变）\");", ["全角（不变）"]),
    ("NSLog(@\"%@\",\u{00A0}@\"nbsp\");", ["nbsp"]),
    ("NSMutableArray *a = [@[@1] mutableCopy]; for (int i = 0; i < 2; i++) { a[a.count] = @(i); } NSLog(@\"%@\", a);", ["(1, 0, 1)"]),
    ("int x = 1, y = 2; x = y = 7; NSLog(@\"%d%d\", x, y);", ["77"]),
    ("NSArray<UIView *> *views = @[]; id<UISplitViewControllerDelegate> d = nil; NSLog(@\"%d\", (int)views.count);", ["0"]),
    ("__typeof(self) me = nil; NSLog(@\"%@\", me);", ["nil"]),
    ("BOOL (^isOdd)(NSInteger) = ^BOOL(NSInteger n) { return n & 1; }; NSLog(@\"%@\", isOdd(3));", ["YES"]),
    ("{ __block int (^fact)(int); fact = ^int(int n) { return n < 2 ? 1 : n * fact(n - 1); }; NSLog(@\"%d\", fact(5)); }", ["120"]),
    ("for (UIView *v in nil) { NSLog(@\"never\"); }", []),
    ("int grid[] = {4, 5, 6}; NSLog(@\"%d\", grid[2]);", ["6"]),
    ("@synchronized (@\"x\") { NSLog(@\"s\"); }", ["s"]),
    ("NSLog(@\"a\"\n  @\"b\"\n  \"c\");", ["abc"]),
    ("UIView *v = [[UIView alloc] init];\nv.frame = CGRectMake(0,0,1,2);\nCGFloat h = v.frame.size.height;\nNSLog(@\"%f\", h);", ["2"]),
    ("NS_ASSUME_NONNULL_BEGIN\nNSLog(@\"x\");\nNS_ASSUME_NONNULL_END\n", ["x"]),
    ("extern NSString * const kName;\nNSString * const kName = @\"n\";\nNSLog(@\"%@\", kName);", ["n"]),
    ("struct Pair { int a; int b; };\ntypedef struct { int c; } Other;\nNSLog(@\"ok\");", ["ok"]),
  ]

  @Test("A statement does what C does", arguments: table)
  func writes(_ row: (text: String, output: [String])) {
    let world = ToyWorld()
    let words = world.answer(row.text)
    #expect(!words.hasPrefix("error") && !words.hasPrefix("!!"), "\(row.text): \(words)")
    #expect(world.output() == row.output, "\(row.text)")
  }
}
