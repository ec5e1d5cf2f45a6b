import ObjectModel
import ScriptLanguage
import Testing

/// A file cut off anywhere ends in an error or runs, and never traps.
@Suite struct TruncationTests {
  static let sample = """
    #import "Detail.h"
    #define TITLE(x) NSLocalizedString(x, @"“quoted”")
    @interface Detail () <UISplitViewControllerDelegate> { IBOutlet UIToolbar *_bar; }
    @property (nonatomic, copy, getter=isOn) void (^done)(BOOL ok, id<P> who);
    @end
    @implementation Detail
    @synthesize done = _done;
    - (void)splitViewController:(UISplitViewController *)svc
         willHideViewController:(UIViewController *)vc
              withBarButtonItem:(UIBarButtonItem *)item forPopoverController:(UIPopoverController *)pc
    {
      item.title = TITLE(@"Courses\\u00e9");
      NSMutableArray *items = [[_bar items] mutableCopy];
      [items insertObject:item atIndex:0]; // first
      if （items.count > 0 && !self.done） { for (id x in @[@1, @{@"k": @(2.5)}]) { NSLog(@"%@", x); } }
      switch (items.count) { case 1: break; default: @try { @throw nil; } @catch (NSException *e) { } }
      self.done = ^(BOOL ok, id<P> who) { int i = ok ? 1 : 2; while (i-- > 0) { continue; } };
    }
    @end
    static int f(int a[], char c) { return a[0] + c == 'x'; }
    Detail *d = [[Detail alloc] init]; d.done(YES, nil);
    """

  /// Whatever a text came to, the world goes on and answers.
  private func expectAnswers(after text: String) {
    let world = ToyWorld()
    _ = world.run(text)
    world.simulation.exception = nil
    #expect(world.answer("6 * 7") == "42", "after: \(text.suffix(40))")
  }

  @Test("Every beginning of a file is read")
  func beginnings() {
    let all = Array(Self.sample)
    for end in stride(from: 0, through: all.count, by: 3) {
      let text = String(all[..<end])
      expectAnswers(after: text)
      _ = InputScanner().state(of: text)
      _ = InputScanner().language(of: text)
    }
  }

  @Test("Every end of a file is read")
  func ends() {
    let all = Array(Self.sample)
    for start in stride(from: 0, to: all.count, by: 5) { expectAnswers(after: String(all[start...])) }
  }

  @Test("A file with a character left out is read")
  func gaps() {
    let all = Array(Self.sample)
    for gap in stride(from: 0, to: all.count, by: 4) {
      var text = all
      text.remove(at: gap)
      expectAnswers(after: String(text))
    }
  }
}
