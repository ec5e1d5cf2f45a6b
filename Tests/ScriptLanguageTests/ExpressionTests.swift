import ScriptLanguage
import Testing

/// Texts with the answer of their last expression.
@Suite struct ExpressionTests {
  static let table: [(text: String, answer: String)] = [
    // Numbers
    ("1 + 2 * 3", "7"), ("(1 + 2) * 3;", "9"), ("7 / 2", "3"), ("-7 % 3", "-1"), ("7 / 2.0", "3.5"), ("1.f + .5", "1.5"), ("0x1F", "31"),
    ("010", "8"),
    ("1 << 4 | 1", "17"), ("~0", "-1"), ("6 & 3", "2"), ("6 ^ 3", "5"), ("1e3", "1000"), ("100UL", "100"), ("'a'", "97"), ("-(-3)", "3"),
    ("9223372036854775807 + 1", "-9223372036854775808"), ("(-9223372036854775807 - 1) / -1", "-9223372036854775808"),
    ("1 / 0", "error: division by zero"),
    ("1 << 200", "0"), ("5 % 0", "error: division by zero"), ("-9223372036854775807 - 5", "9223372036854775804"),
    // Conditions
    ("1 < 2", "YES"), ("2 == 2.0", "YES"), ("!nil", "YES"), ("YES && NO", "NO"), ("NO || 3", "YES"), ("1 ? 2 : 3", "2"), ("0 ?: 5", "5"),
    ("4 ?: 5", "4"),
    ("nil == NULL", "YES"), ("nil == 0", "YES"), ("@\"a\" == @\"a\"", "YES"), ("((1)&&(0))", "NO"), ("1 != 1", "NO"), ("3 >= 3", "YES"),
    // Strings and collections
    ("@\"a\" @\"b\"", "ab"), ("@\"a\\n\\\"\\u00e9\"", "a\n\"é"), ("@[@1, @\"x\", @YES]", "(1, \"x\", YES)"), ("@{@\"k\": @2}[@\"k\"]", "2"),
    ("@[@5, @6][1]", "6"), ("@[].count", "0"), ("@(3 + 4)", "7"), ("@-5", "-5"), ("@1.5", "1.5"), ("[@\"abc\" length]", "3"),
    ("@\"abc\".length", "3"),
    ("[@[@1] objectAtIndex:0]", "1"), ("[NSArray arrayWithObjects:@1, @2, nil]", "(1, 2)"),
    ("NSMutableArray *m = [@[@1] mutableCopy]; m[0] = @9; m[1] = @8; m", "(9, 8)"),
    ("[[NSString alloc] initWithFormat:@\"%d-%@\", 3, @\"x\"]", "3-x"), ("[NSString stringWithFormat:@\"%ld%%\", 3L]", "3%"),
    // Types
    ("BOOL b = 256; b", "NO"), ("int i = 3.9; i", "3"), ("unsigned char c = 300; c", "44"), ("(int)3.7", "3"), ("(BOOL)2", "YES"),
    ("float f = 1; f / 4", "0.25"),
    ("NSInteger n = YES; n", "1"), ("UIInterfaceOrientation o = 3; o", "landscapeRight"), ("CGFloat w = 3; w", "3"),
    ("char d = 'x'; d", "120"), ("sizeof(int)", "4"),
    ("int x; x", "0"), ("id y; y", "nil"),
    ("UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight", "flexibleWidth|flexibleHeight"),
    ("int a = 1, b = 2, *p; a + b", "3"), ("UIInterfaceOrientationPortrait", "portrait"), ("UIInterfaceOrientationPortrait + 1", "2"),
    ("NSNotFound == NSNotFound", "YES"),
    // Structures
    ("CGRect r = CGRectMake(1, 2, 3, 4); r.size.width", "3"), ("CGRect r = {{1, 2}, {3, 4}}; r.origin.y = 9; r", "{{1, 9}, {3, 4}}"),
    ("UIView *v = [UIView new]; v.frame = CGRectMake(0, 0, 5, 6); v.frame.size.height", "6"), ("(CGSize){3, 4}", "{3, 4}"),
    ("CGRect z; z", "{{0, 0}, {0, 0}}"),
    ("CGRectMake(1, 2, 3, 4).size.widht", "error: CGSize has no property 'widht'; did you mean 'width'?"),
    // Objects
    ("UIViewController *c = [[UIViewController alloc] init]; c.title = @\"T\"; [c title]", "T"),
    ("UIViewController *c = [UIViewController new]; c", "c"),
    ("UIViewController *c = [UIViewController new]; c.hidden", "YES"),
    ("UIViewController *c = [UIViewController new]; [c isHidden]", "YES"),
    ("[UIViewController class]", "UIViewController"), ("[[UIViewController new] isKindOfClass:[UIViewController class]]", "YES"),
    ("[[UISplitViewController new] isMemberOfClass:[UIViewController class]]", "NO"),
    ("[UISplitViewController isSubclassOfClass:[UIViewController class]]", "YES"),
    ("[UIViewController instancesRespondToSelector:@selector(viewDidLoad)]", "YES"),
    ("[[UIViewController new] respondsToSelector:@selector(foo:bar:)]", "NO"),
    ("[@\"x\" isKindOfClass:[NSString class]]", "YES"), ("[@3 isKindOfClass:[NSNumber class]]", "YES"), ("[nil title]", "nil"),
    ("nil ? 1 : 2", "2"),
    ("UIViewController *c = nil; c.title.length", "nil"), ("UIViewController *c = nil; [c.navigationItem setTitle:@\"x\"]", "nil"),
    ("[UISplitViewController superclass]", "UIViewController"),
    ("@selector(a:b:)", "a:b:"), ("[[UIViewController new] conformsToProtocol:@protocol(NSObject)]", "YES"),
    ("[UIViewController description]", "UIViewController"),
    ("UIBarButtonItem *x = [UIBarButtonItem new]; x == x", "YES"),
    ("[UIBarButtonItem new]; [UIBarButtonItem new]; UIBarButtonItem *z = [UIBarButtonItem new]; [@[z] count]", "1"),
    ("UIViewController *c = [UIViewController new]; $_ == c", "YES"), ("((UIViewController *)[UIViewController new]).title", "nil"),
    (
      "UIViewController *a = [UIViewController new]; a.viewControllers = @[a]; [[a.viewControllers[0] navigationItem] setTitle:@\"t\"]; a.navigationItem.title",
      "t"
    ),
    ("(void)0", ""), ("UIInterfaceOrientationIsPortrait(UIInterfaceOrientationPortrait)", "YES"),
    ("NSLocalizedString(@\"Master\", @\"Master\")", "Master"),
    ("TARGET_OS_IPHONE", "1"), ("__IPHONE_OS_VERSION_MAX_ALLOWED >= __IPHONE_7_0", "YES"), ("@available(iOS 8.0, *)", "NO"),
    ("@available(iOS 7.0, *)", "YES"),
  ]

  @Test("An expression answers what C and UIKit would", arguments: table)
  func answers(_ row: (text: String, answer: String)) {
    #expect(ToyWorld().answer(row.text) == row.answer, "\(row.text)")
  }
}
