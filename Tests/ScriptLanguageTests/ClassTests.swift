import ObjectModel
import ScriptLanguage
import Testing

/// Whole classes: what people paste around method bodies.
@Suite struct ClassTests {
  /// A text that declares, one that uses, and the answer.
  static let table: [(text: String, use: String, answer: String)] = [
    (
      "@interface A : UIViewController\n@property (nonatomic, strong) NSString *name;\n@end\n@implementation A\n@end",
      "A *a = [A new]; a.name = @\"n\"; [a name]", "n"
    ),
    (
      "@implementation A\n- (BOOL)save:(NSString **)error { if (error) *error = @\"full\"; return NO; }\n- (NSString *)run { NSString *e = nil; [self save:nil]; [self save:&e]; return e; }\n@end",
      "[[A new] run]", "full"
    ),
    (
      "static void twice(int *n) { *n = *n * 2; }\n@implementation A\n- (int)run { int n = 4; twice(&n); void (^b)(int *) = ^(int *p) { *p += 1; }; b(&n); return n; }\n@end",
      "[[A new] run]", "9"
    ),
    (
      "typedef struct { CGFloat x; int n; BOOL on; } Mark;\nstruct Pair { int a; Mark m; };\n@implementation A\n- (NSArray *)run { Mark m = {1.5, 2, YES}; m.n += 3; struct Pair p; p.m = m; p.a = 7.9; struct Pair q = p; q.m.x = 0; return @[@(p.a), @(p.m.x), @(p.m.n), @(p.m.on), @(q.m.x)]; }\n@end",
      "[[A new] run]", "(7, 1.5, 5, YES, 0)"
    ),
    (
      "@interface A : NSObject\n@property NSString *name;\n@property NSString *log;\n@end\n@implementation A\n- (id)init { self = [super init]; self.log = @\"\"; [self addObserver:self forKeyPath:@\"name\" options:3 context:NULL]; return self; }\n- (void)observeValueForKeyPath:(NSString *)path ofObject:(id)o change:(NSDictionary *)c context:(void *)x { self.log = [NSString stringWithFormat:@\"%@%@>%@ \", self.log, c[@\"old\"], c[@\"new\"]]; }\n- (NSString *)run { self.name = @\"a\"; [self setName:@\"b\"]; [self removeObserver:self forKeyPath:@\"name\"]; self.name = @\"c\"; return self.log; }\n@end",
      "[[A new] run]", "nil>a a>b "
    ),
    (
      "@interface A : NSObject { struct { unsigned int seen:1; int n; } _has; }\n@end\n@implementation A\n- (NSArray *)run { _has.seen = YES; _has.n++; return @[@(_has.seen), @(_has.n)]; }\n@end",
      "[[A new] run]", "(1, 1)"
    ),
    ("@implementation A\n- (int)two { return 2; }\n- (int)four { return [self two] * 2; }\n@end", "[[A new] four]", "4"),
    (
      "@interface A : NSObject { int _n; UIView *view_; }\n@end\n@implementation A\n- (void)up { _n++; }\n- (int)n { return _n; }\n@end",
      "A *a = [A new]; [a up]; [a up]; [a n]", "2"
    ),
    (
      "@interface A : UIViewController\n@end\n@interface A ()\n@property BOOL on;\n@end\n@implementation A\n@synthesize on = isOn;\n- (void)flip { isOn = !isOn; }\n@end",
      "A *a = [A new]; [a flip]; a.on", "YES"
    ),
    (
      "@interface A : NSObject\n@property (getter=isReady) BOOL ready;\n@end\n@implementation A\n@end",
      "A *a = [A new]; a.ready = 1; [a isReady]", "YES"
    ),
    (
      "@interface A : NSObject\n@property int n;\n@end\n@implementation A\n- (void)setN:(int)n { _n = n + 1; }\n@end",
      "A *a = [A new]; a.n = 4; a.n", "5"
    ),
    (
      "@interface A : NSObject\n@property (strong) UIView *v;\n@end\n@implementation A\n- (UIView *)v { if (!_v) { _v = [[UIView alloc] init]; } return _v; }\n@end",
      "A *a = [A new]; a.v == a.v", "YES"
    ),
    (
      "@interface A : UIViewController\n@end\n@interface B : A\n@end\n@implementation A\n- (NSString *)who { return @\"A\"; }\n@end\n@implementation B\n- (NSString *)who { return [NSString stringWithFormat:@\"B%@\", [super who]]; }\n@end",
      "[[B new] who]", "BA"
    ),
    (
      "@interface B : A\n@end\n@implementation B\n@end\n@interface A : UISplitViewController\n@end",
      "[[B new] isKindOfClass:[UISplitViewController class]]", "YES"
    ),
    (
      "@implementation A\n+ (instancetype)shared { static A *one = nil; if (one == nil) one = [[self alloc] init]; return one; }\n@end",
      "[A shared] == [A shared]", "YES"
    ),
    (
      "@interface A : NSObject\n- (id)initWithName:(NSString *)name;\n@property (copy) NSString *name;\n@end\n@implementation A\n- (id)initWithName:(NSString *)name { self = [super init]; if (self) { _name = name; } return self; }\n@end",
      "[[[A alloc] initWithName:@\"z\"] name]", "z"
    ),
    (
      "@interface A : UIViewController\n@end\n@implementation A\n- (NSString *)title { return [@\"<\" description]; }\n@end",
      "A *a = [A new]; a.title", "<"
    ),
    ("@implementation UIViewController (Extra)\n- (int)extra { return 7; }\n@end", "[[UIViewController new] extra]", "7"),
    (
      "@protocol P <NSObject>\n@optional\n- (void)maybe;\n@property (nonatomic) int level;\n@required\n- (int)must;\n@end\n@interface A : NSObject <P>\n@end\n@implementation A\n@synthesize level;\n- (int)must { return level; }\n@end",
      "A *a = [A new]; a.level = 3; [a must]", "3"
    ),
    ("@interface A : NSObject <P, Q,\n   R>\n@end\n@implementation A\n@end", "[[A new] conformsToProtocol:@protocol(R)]", "YES"),
    (
      "@class X, Y;\n@interface A : UIViewController\n@property (weak) id<P> owner;\n@property (nonatomic, assign) UIView *other;\n@end\n@implementation A\n@end",
      "A *a = [A new]; a.owner = [UIView new]; a.owner", "nil"
    ),
    (
      "@implementation A\n- (void)viewDidLoad;\n{\n  [super viewDidLoad];\n  NSLog(@\"%s\", __func__);\n}\n- (SEL)me { return _cmd; }\n@end",
      "[[A new] me]", "me"
    ),
    (
      "@implementation A\n- (int)sum:(int)a and:(int)b { return a + b; }\n- (int) :(int)a :(int)b { return a - b; }\n@end",
      "[[A new] :[[A new] sum:1 and:5] :2]", "4"
    ),
    (
      "@implementation A\n{\n  @private\n  BOOL on;\n}\n- (BOOL)toggle { on = !on; return on; }\n@end",
      "A *a = [A new]; [a toggle]; [a toggle]", "NO"
    ),
    (
      "static NSString *const kKey = @\"k\";\n@implementation A\nstatic int total;\nint helper(int x) { return x + 1; }\n- (id)key { total = helper(total); return kKey; }\n- (int)total { return total; }\n@end",
      "A *a = [A new]; [a key]; [a key]; [a total]", "2"
    ),
    (
      "@interface A : NSObject\n- (void)old API_AVAILABLE(ios(8.0));\n- (nullable id)maybe:(nonnull id)x __attribute__((deprecated(\"no\")));\n@property (nonatomic, nullable, readonly) id thing NS_AVAILABLE_IOS(7_0);\n@end\n@implementation A\n- (id)maybe:(id)x { return x; }\n@end",
      "[[A new] maybe:@3]", "3"
    ),
    (
      "@interface A<T> : NSObject\n@property NSArray<T> *all;\n@end\n@implementation A\n@end", "A *a = [A new]; a.all = @[@1]; a.all.count",
      "1"
    ),
    (
      "@interface A : UIViewController\n@property (readonly) int n;\n@end\n@interface A ()\n@property (readwrite) int n;\n@end\n@implementation A\n@end",
      "A *a = [A new]; a.n = 3; a.n", "3"
    ),
    (
      "@implementation A\n- (IBAction)tap:(id)sender { NSLog(@\"tap\"); }\n- (int)x { return self->n + (n = 4); }\n@end",
      "A *a = [A new]; [a tap:nil]; [a x]", "4"
    ),
    (
      "@interface A : UIViewController\n@property (nonatomic, retain) IBOutlet UIToolbar *toolbar;\n@end\n@implementation A\n@synthesize toolbar;\n- (id)bar { return toolbar.items; }\n@end",
      "[[A new] bar]", "()"
    ),
    (
      "@implementation A\n- (int)perform { return [[self performSelector:@selector(three)] intValue]; }\n- (id)three { return @3; }\n@end",
      "[[A new] perform]", "3"
    ),
    (
      "@interface A : NSObject\n@property (nonatomic, copy) void (^done)(int);\n@property NSInteger got;\n@end\n@implementation A\n- (void)go { __weak typeof(self) weakSelf = self; self.done = ^(int x) { weakSelf.got = x; }; self.done(6); }\n@end",
      "A *a = [A new]; [a go]; a.got", "6"
    ),
    (
      "@implementation A\n- (CGRect)box { return CGRectMake(1, 2, 3, 4); }\n- (BOOL)yes { return 1; }\n- (float)third { return 1; }\n@end",
      "A *a = [A new]; [a box].size.height", "4"
    ),
    ("@implementation A\n- (BOOL)shouldIt { return 1; }\n@end", "[[A new] shouldIt]", "YES"),
    (
      "@interface Node : NSObject\n@property (strong) Node *next;\n@end\n@implementation Node\n@end",
      "Node *n = nil; for (int i = 0; i < 100000; i++) { Node *m = [Node new]; m.next = n; n = m; } n = nil; 1", "1"
    ),
  ]

  @Test("A class runs as it stands", arguments: table)
  func runs(_ row: (text: String, use: String, answer: String)) {
    let world = ToyWorld()
    let declared = world.words(world.run(row.text))
    #expect(declared == "", "\(row.text)")
    #expect(world.answer(row.use) == row.answer, "\(row.text)")
  }

  @Test("Pasting a class again replaces its methods in living objects, and takes away what is gone")
  func replaces() {
    let world = ToyWorld()
    world.run("@implementation A\n- (int)x { return 1; }\n- (int)y { return 1; }\n@end\n")
    world.run("A *a = [A new];")
    world.run("@implementation A\n- (int)x { return 2; }\n@end\n")
    #expect(world.answer("[a x]") == "2")
    #expect(world.answer("[a respondsToSelector:@selector(y)]") == "NO")
  }

  @Test("A broken method leaves the others usable")
  func brokenMethod() {
    let world = ToyWorld()
    let result = world.run(
      "@implementation A\n- (int)bad { return [self foo; }\n- (int)good { return 5; }\n- (void)lost {\n  if (1) {\n}\n- (int)last { return 6; }\n@end"
    )
    #expect(result.diagnostics.map(\.code) == ["expected", "unclosed"])
    #expect(result.diagnostics.first?.place == SourcePlace(line: 2, column: 30, length: 1))
    #expect(world.answer("[[A new] good]") == "5")
    #expect(world.answer("[[A new] last]") == "6")
  }

  @Test("dealloc runs at the end of the turn, on the object's variables, once")
  func dealloc() {
    let world = ToyWorld()
    world.run(
      "@interface A : NSObject\n@property int n;\n@end\n@implementation A\n- (void)dealloc { NSLog(@\"gone %d\", _n); [super dealloc]; }\n@end"
    )
    world.run("{ A *a = [A new]; a.n = 4; } NSLog(@\"after\");")
    #expect(world.output() == ["after", "gone 4"])
    world.run("A *b = [A new];")
    world.run("b = nil;")
    #expect(world.output() == ["gone 0"])
    #expect(world.answer("A *c = [A new]; [NSString stringWithFormat:@\"%@\", @[c]]") == "(c)")
  }

  @Test("The result names the classes of the text")
  func summary() {
    let result = ToyWorld().run(
      "@interface A : UIViewController <UISplitViewControllerDelegate>\n@end\n@implementation A\n- (void)x {}\n+ (void)y {}\n@end")
    #expect(
      result.classes.map { "\($0.name) \($0.superclass) \($0.protocols) \($0.methodCount)" } == [
        "A UIViewController [\"UISplitViewControllerDelegate\"] 2"
      ])
  }

  @Test("A property that changes while a message runs is recorded")
  func changes() {
    let world = ToyWorld()
    world.run(
      "@interface D : UIViewController\n@property (strong) id popover;\n@end\n@implementation D\n- (void)splitViewController:(id)s willHideViewController:(id)v withBarButtonItem:(UIBarButtonItem *)b forPopoverController:(id)p { self.popover = p; self.navigationItem.leftBarButtonItem = b; _popover = nil; flag = YES; }\n@end\nD *d = [D new]; UIBarButtonItem *b = [UIBarButtonItem new]; id s = [UISplitViewController new];"
    )
    _ = world.changes()
    let simulation = world.simulation
    guard let d = simulation.value(named: "d")?.object, let b = simulation.value(named: "b") else { return }
    simulation.send(Toy.hide, to: d, .null, .null, b, .string("p"), else: { NoReply() })
    #expect(
      world.changes() == [
        "d.popover: nil => \"p\"", "d.navigationItem.leftBarButtonItem: nil => b", "d.popover: \"p\" => nil", "d.flag: nil => true",
      ])
    #expect(world.interpreter.takePending().invented == ["d.flag"])
  }
}
