import ScriptLanguage
import Testing

@testable import Shell

@Suite("Methods that nobody calls")
struct NearMissTests {
  private func notes(_ text: String, ios release: String = "7.1") -> [String] {
    let playground = Playground(configuration: PlaygroundConfiguration())
    _ = playground.run("ios \(release)", language: nil)
    return playground.run(text, language: nil).diagnostics.filter { $0.severity == .note }.map(\.message)
  }

  @Test("a method that is nearly a message is told of")
  func near() {
    #expect(
      notes("@interface A : UIViewController\n@end\n@implementation A\n- (void)viewWillApear:(BOOL)animated { }\n- (void)go { }\n@end") == [
        "nothing calls 'viewWillApear:'; did you mean 'viewWillAppear:'?"
      ])
    #expect(
      notes("class A: UIViewController {\n  override func viewDidLod() { }\n}", ios: "16.4") == [
        "nothing calls 'viewDidLod()'; did you mean 'viewDidLoad()'?"
      ])
    #expect(
      notes(
        "class A: NSObject, UISplitViewControllerDelegate {\n  func splitViewControler(_ svc: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool { false }\n}",
        ios: "16.4")
        == ["nothing calls 'splitViewControler(_:show:sender:)'; did you mean 'splitViewController(_:show:sender:)'?"])
  }

  @Test("messages themselves, methods of classes above and of the app's own protocols are not")
  func onPurpose() {
    #expect(
      notes(
        """
        @protocol Chooser <NSObject>
        - (void)tableView:(UITableView *)t didSelectRowAtIndexPaths:(NSArray *)paths;
        @end
        @interface A : UIViewController <Chooser>
        @end
        @implementation A
        - (void)viewWillAppear:(BOOL)animated { }
        - (void)tableView:(UITableView *)t didSelectRowAtIndexPaths:(NSArray *)paths { }
        - (void)viewAppear { }
        @end
        """
      ).isEmpty)
    #expect(
      notes(
        "class A: UIViewController {\n  func splitViewController(svc: UISplitViewController, willHideViewController c: UIViewController, withBarButtonItem i: UIBarButtonItem, forPopoverController p: UIPopoverController) { }\n}"
      ).isEmpty)
  }
}
