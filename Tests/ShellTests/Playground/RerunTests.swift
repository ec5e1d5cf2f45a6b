import SceneModel
import ScriptLanguage
import Testing

@testable import Shell

@Suite("Running inputs again")
struct RerunTests {
  private let playground = Playground(configuration: PlaygroundConfiguration())

  private func run(_ inputs: String...) { for input in inputs { _ = playground.run(input) } }
  private func error(_ input: String) -> String? { playground.run(input).diagnostics.first { $0.severity == .error }?.message }

  @Test("A second launch begins again from what preceded the first, and can be taken back")
  func relaunch() {
    run("sample courses", "tap Courses", "launch landscape")
    #expect(playground.inputs.count == 10)
    #expect(playground.state.orientation == "landscapeRight")
    #expect(playground.state.splits.first?.popover == nil)
    run("undo")
    #expect(playground.inputs.count == 9)
    #expect(playground.state.splits.first?.popover?.isVisible == true)
    run("redo", "rotate portrait", "undo")
    #expect(playground.inputs.count == 10)
    #expect(playground.state.orientation == "landscapeRight")
  }

  @Test("A class that came after the first launch is there in the next one", arguments: [Self.objectiveC, Self.swift])
  func laterClass(code: String) {
    run("sample courses", code)
    #expect(playground.run("launch Starter landscape").diagnostics.isEmpty)
    #expect(playground.state.isRunning)
    #expect(playground.run("print svc.title").answer == ["started"])
    #expect(playground.inputs.count == 10)
    run("undo", "rotate landscape", "launch Starter")
    #expect(playground.run("print svc.title").answer == ["started"])
  }

  private static let objectiveC = """
    @interface Starter : UIResponder <UIApplicationDelegate>
    @property (strong) UIWindow *window;
    @end
    @implementation Starter
    - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
      self.window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
      svc.title = @"started";
      self.window.rootViewController = svc;
      [self.window makeKeyAndVisible];
      return YES;
    }
    @end
    """

  private static let swift = """
    @UIApplicationMain
    class Starter: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        svc.title = "started"
        window?.rootViewController = svc
        window?.makeKeyAndVisible()
        return true
      }
    }
    """

  @Test("A launch that fails leaves the running app as it was")
  func failedRelaunch() {
    run("sample courses", "tap Courses")
    let before = playground.state
    #expect(error("launch nosuch") != nil)
    #expect(playground.state == before)
    #expect(playground.inputs.count == 9)
  }

  @Test("An app that died while it was built can be launched without what killed it")
  func launchAfterDeath() {
    run("device iphone-5", "new view list", "new split again list list")
    #expect(playground.isDead)
    run("launch list")
    #expect(!playground.isDead)
    #expect(playground.state.isRunning)
  }

  @Test("Strictness counts from where it was set on")
  func strictness() {
    run("new view web", "web.colour = @\"red\";", "set strict on")
    #expect(error("new nav n wbe") != nil)
    #expect(playground.run("print web.colour").answer == ["red"])
    #expect(error("web.shape = @\"round\";") != nil)
  }

  @Test("A recording of a session whose release was changed begins with that release")
  func recordedRelease() {
    playground.log = SessionLog(configuration: playground.configuration)
    run("sample courses", "ios 5.0")
    #expect(playground.log?.text.contains("%ios 5.0") == true)
    #expect(playground.log?.text.contains("launch svc portrait") == true)
  }

  @Test("Another release says which step differs first, and in what")
  func comparedStates() {
    run("sample courses", "tap Courses", "print web.title", "tap outside")
    #expect(
      playground.run("ios 3.2").notes == [
        "10 inputs ran again",
        "the first that differs is step 9, `tap Courses`, in the state:",
        "  - bar button: button#1 \"Courses\", covered by the popover",
        "  - popover: popover#1 visible from the left edge, content masterNav, 320x1024",
        "  + bar button: button#1 \"Courses\", left in web's navigation bar",
        "  + popover: popover#1 visible from button#1, content masterNav, 320x1100",
        "now world: ios 3.2, ipad, portrait, 768x1024",
      ])
    #expect(playground.run("ios 4.3").notes == ["10 inputs ran again", "no step differs", "now world: ios 4.3, ipad, portrait, 768x1024"])
  }

  @Test("Messages and errors that differ are told too, and how many later steps differ")
  func comparedMessages() {
    run("sample courses", "implement web shouldHide answers NO", "rotate landscape", "rotate portrait")
    let messages = playground.run("ios 4.3").notes
    #expect(messages[1] == "the first that differs is step 9, `implement web shouldHide answers NO`, in an error and its messages:")
    #expect(messages[2] == "  - -> web shouldHide masterNav, portrait => NO")
    #expect(messages.contains("  + !! error: shouldHide comes with iOS 5.0; the world runs iOS 4.3"))
    #expect(messages.contains("steps 10, 11 differ too"))
    _ = playground.run("ios 7.1")
    let errors = playground.run("device iphone-5").notes
    #expect(errors.contains("the first that differs is step 5, `new split svc masterNav detailNav`, in an error and the state:"))
  }
}
