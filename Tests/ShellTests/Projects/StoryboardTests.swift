import Foundation
import ObjectModel
import Testing
import UIKitModel

@testable import Shell

/// Storyboards, nibs and property lists, beside what the sessions in Tests/Fixtures show.
@Suite("Documents of apps")
final class StoryboardTests {
  private let folder = NSTemporaryDirectory() + "splitlab-documents-" + UUID().uuidString
  private let fixtures = Repository.root.appendingPathComponent("Tests/Fixtures").path

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func playground(_ release: Release, device: String, in folder: String) -> Playground {
    var configuration = PlaygroundConfiguration()
    configuration.release = release
    configuration.device = device
    configuration.baseFolder = folder
    return Playground(configuration: configuration)
  }

  private func lines(_ playground: Playground, _ input: String) -> [String] {
    TextRenderer(playground.settings).lines(playground.run(input))
  }

  private func write(_ name: String, _ text: String) throws {
    try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
  }

  @Test(
    "What a storyboard is said to stand for builds the same tree",
    arguments: [
      ("Harbor8", "Main", "8.4", "ipad-air-2"), ("Letters13", "Main", "13.3", "ipad-pro-11"), ("Atlas14", "Atlas", "14.2", "ipad-pro-11"),
    ])
  func listing(app: String, storyboard: String, release: String, device: String) throws {
    let release = try #require(Release(release))
    let launched = playground(release, device: device, in: fixtures)
    _ = launched.run("load \(app)")
    let listed = try #require(launched.run("describe \(storyboard)").answer).dropFirst()
    _ = launched.run("launch landscape")

    let built = playground(release, device: device, in: fixtures)
    _ = built.run("load \(app)")
    for input in listed where !input.hasPrefix("#") { #expect(!built.run(input).failed, "\(input)") }
    let root = try #require(listed.first { $0.hasPrefix("root ") }).dropFirst("root ".count)
    #expect(!built.run("launch \(root) landscape").failed)
    #expect(shape(built) == shape(launched))
  }

  /// The tree without names: classes and titles, as deep as they lie. What is embedded is left out, as no input embeds.
  private func shape(_ playground: Playground) -> [String] {
    (playground.run("tree").answer ?? []).filter { !$0.contains("Cargo") }.map { line in
      let indent = line.prefix { $0 == " " }
      return indent + line.split(separator: " ").dropFirst().joined(separator: " ")
    }.sorted()
  }

  @Test("Property lists say the same in XML and in JSON")
  func formats() throws {
    try write(
      "Info.plist",
      """
      <?xml version="1.0"?><plist version="1.0"><dict><key>UIMainStoryboardFile~ipad</key><string>Pad.storyboard</string>
      <key>UIDeviceFamily</key><array><integer>2</integer></array>
      <key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationPortrait</string></array></dict></plist>
      """)
    try write(
      "Info.json",
      """
      {"UIMainStoryboardFile~ipad": "Pad", "UIDeviceFamily": [2], "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"]}
      """)
    for name in ["Info.plist", "Info.json"] {
      let told = try DocumentReader.read(["\(folder)/\(name)"])
      let information = AppDocuments([name: told["\(folder)/\(name)"] ?? ""]).resources.information
      #expect(information?.mainStoryboard == [.pad: "Pad"])
      #expect(information?.idioms == [.pad])
      #expect(information?.orientations == [.pad: .portrait, .phone: .portrait])
      #expect(information?.scene == nil)
    }
  }

  @Test("Documents that cannot be read cost only themselves")
  func broken() throws {
    try write("Main.storyboard", "<document><scenes></document>")
    try write("Deep.storyboard", String(repeating: "<a>", count: 600) + String(repeating: "</a>", count: 600))
    try write(
      "Old.xib", "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><data><object class=\"IBUIView\" id=\"1\"/></data></archive>"
    )
    try write("Bomb.xib", "<!DOCTYPE d [<!ENTITY a SYSTEM \"/etc/passwd\">]><document>&a;</document>")
    try write("Info.plist", "nothing of the kind")
    try write("A.swift", "class A {}")
    let told = lines(playground(Release(13), device: "ipad-pro-11", in: folder), "load .")
    #expect(told.first == "# 1 file, 1 class, 0 methods: 0 run whole")
    let left = told.last ?? ""
    #expect(left.contains("Main.storyboard, no XML, from line 1 on"))
    #expect(left.contains("Deep.storyboard, elements are nested too deeply"))
    #expect(!left.contains("Old.xib"))
    #expect(left.contains("Info.plist, neither a property list nor JSON"))
    #expect(!told.joined().contains("root:"))
  }

  @Test("A controller's nib makes its view and fills its outlets")
  func nib() throws {
    try write(
      "Page.swift",
      "class PageViewController: UIViewController {\n  @IBOutlet var mark: UILabel!\n"
        + "  override func viewDidLoad() { print(mark.text ?? \"nothing\") }\n  @IBAction func go(_ sender: Any) { print(\"goes\") }\n}")
    try write(
      "PageView.xib",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PageViewController"><connections>
      <outlet property="view" destination="v"/><outlet property="mark" destination="l"/></connections></placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <view id="v"><subviews><label text="Leaf" id="l"/><button id="b"><state key="normal" title="Go"/>
      <connections><action selector="go:" destination="-1" eventType="touchUpInside" id="a"/></connections></button></subviews></view>
      </objects></document>
      """)
    let playground = playground(Release(9, 3), device: "ipad-air-2", in: folder)
    #expect(!playground.run("load .").failed)
    _ = playground.run("let page = PageViewController()")
    #expect(lines(playground, "page.mark == nil") == ["| YES"])
    #expect(lines(playground, "launch page").contains("| Leaf"))
    #expect(lines(playground, "tap Go").prefix(2) == ["-> page go: UIButton#1", "   | goes"])
  }

  @Test("A storyboard that is asked for what it has not raises as UIKit does")
  func missing() {
    let playground = playground(Release(8, 4), device: "ipad-air-2", in: fixtures)
    _ = playground.run("load Harbor8/Base.lproj/Main.storyboard")
    _ = playground.run("set language swift")
    let code = "UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(withIdentifier: \"Boat\")"
    #expect(
      lines(playground, code).first
        == "!! NSInvalidArgumentException: Storyboard (<UIStoryboard: storyboard#1>) doesn't contain a view controller with identifier 'Boat'"
    )
    _ = playground.run("undo")
    #expect(
      lines(playground, "UIStoryboard(name: \"Other\", bundle: nil)").first
        == "!! NSInvalidArgumentException: Could not find a storyboard named 'Other' in bundle NSBundle </App.app>")
  }

  @Test("Storyboards that contain themselves come to an end", arguments: ["Main", "Ref"])
  func endless(name: String) throws {
    func scene(_ element: String) -> String { "<scene><objects>\(element)</objects></scene>" }
    let relationships = ["tabs", "page", "page"].map {
      "<segue kind=\"relationship\" relationship=\"viewControllers\" destination=\"\($0)\"/>"
    }
    try write(
      "Main.storyboard",
      "<document initialViewController=\"tabs\"><scenes>"
        + scene("<tabBarController id=\"tabs\"><connections>\(relationships.joined())</connections></tabBarController>")
        + scene(
          "<viewController id=\"page\"><view key=\"view\" id=\"v\"><subviews><containerView id=\"c\"><connections>"
            + "<segue kind=\"embed\" destination=\"page\"/></connections></containerView></subviews></view></viewController>")
        + "</scenes></document>")
    try write(
      "Ref.storyboard",
      "<document initialViewController=\"r\"><scenes>"
        + scene("<viewControllerPlaceholder storyboardName=\"Ref\" id=\"r\" sceneMemberID=\"viewController\"/>") + "</scenes></document>")
    try write("A.swift", "class A {}")
    let playground = playground(Release(9, 3), device: "ipad-air-2", in: folder)
    _ = playground.run("load .")
    _ = playground.run("set language swift")
    let made = lines(playground, "UIStoryboard(name: \"\(name)\", bundle: nil).instantiateInitialViewController()")
    #expect(made == [name == "Main" ? "| UITabBarController#1" : "| nil"])
    guard name == "Main" else { return }
    _ = playground.run("let tabs = UIStoryboard(name: \"Main\", bundle: nil).instantiateInitialViewController()!")
    #expect(!playground.run("launch tabs").failed)
  }

  @Test("An outlet that the class has not, and a class that no one knows, are told on the console")
  func stale() throws {
    try write(
      "Main.storyboard",
      """
      <document initialViewController="p"><scenes><scene><objects>
      <viewController id="p" customClass="Page" sceneMemberID="viewController"><view key="view" id="v"><subviews>
      <label id="l" customClass="Lost"/></subviews></view><connections><outlet property="mark" destination="l"/></connections>
      </viewController></objects></scene></scenes></document>
      """)
    try write("A.swift", "@main class App: UIResponder, UIApplicationDelegate {}\nclass Page: UIViewController {}")
    let playground = playground(Release(9, 3), device: "ipad-air-2", in: folder)
    _ = playground.run("load .")
    #expect(
      lines(playground, "launch").prefix(2) == [
        "| Unknown class Lost in Interface Builder file.",
        "| Page has no outlet 'mark', to which its interface file connects something.",
      ])
  }

  @Test("Code of the app's own makes controllers from a coder, for a segue or by a closure")
  func creators() throws {
    try write(
      "Main.storyboard",
      """
      <document initialViewController="a"><scenes><scene><objects>
      <viewController id="a" customClass="List" sceneMemberID="viewController"><view key="view" id="v"/>
      <size key="preferredContentSize" width="300" height="200"/><connections>
      <segue destination="b" kind="presentation" identifier="go" destinationCreationSelector="makePage:" id="s"/></connections>
      </viewController></objects></scene><scene><objects>
      <viewController storyboardIdentifier="Page" title="Page" id="b" customClass="Page" sceneMemberID="viewController">
      <view key="view" id="w"/></viewController></objects></scene></scenes></document>
      """)
    try write(
      "A.swift",
      """
      class List: UIViewController {
        @IBSegueAction func makePage(_ coder: NSCoder) -> Page? { Page(coder: coder, number: 7) }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          print("to", segue.destination.title ?? "nothing", (segue.destination as! Page).number)
        }
      }
      class Page: UIViewController {
        let number: Int
        init?(coder: NSCoder, number: Int) { self.number = number; super.init(coder: coder) }
        required init?(coder: NSCoder) { fatalError("not so") }
      }
      @main class App: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      """)
    let playground = playground(Release(13), device: "ipad-pro-11", in: folder)
    #expect(!playground.run("load .").failed)
    #expect(!playground.run("launch").failed)
    _ = playground.run("set language swift")
    #expect(lines(playground, "segue go from List#1").first == "| to Page 7")
    #expect(lines(playground, "print List#1.preferredContentSize") == ["| {300, 200}"])
    let code = "(List#1.storyboard!.instantiateViewController(identifier: \"Page\") { Page(coder: $0, number: 9) } as! Page).number"
    #expect(lines(playground, code) == ["| 9"])
  }

  @Test("A launch without the storyboard that the Info.plist names ends as UIKit ends it")
  func absent() {
    let playground = playground(Release(6, 1), device: "iphone-5", in: fixtures)
    _ = playground.run("load Trails5")
    #expect(
      lines(playground, "launch").first
        == "!! NSInvalidArgumentException: Could not find a storyboard named 'MainStoryboard_iPhone' in bundle NSBundle </App.app>")
  }

  @Test("What was loaded is there again in another release")
  func again() {
    let playground = playground(Release(8, 4), device: "ipad-air-2", in: fixtures)
    _ = playground.run("load Harbor8")
    _ = playground.run("launch landscape")
    #expect(!playground.run("ios 12.4").failed)
    #expect(playground.run("tree").answer?.first == "UISplitViewController#1 UISplitViewController, root")
  }

  @Test("A storyboard that is loaded alone can be launched, and takes the classes that are loaded with it")
  func alone() throws {
    try FileManager.default.copyItem(atPath: fixtures + "/Letters13/Main.storyboard", toPath: folder + "/Main.storyboard")
    let playground = playground(Release(13), device: "ipad-pro-11", in: folder)
    #expect(lines(playground, "load Main.storyboard") == ["# Main.storyboard with 3 scenes"])
    #expect(!playground.run("launch landscape").failed)
    #expect(playground.run("tree").answer?.count == 3)
  }
}
