import Foundation
import ObjectModel
import ScriptLanguage
import Testing

@testable import Shell

/// `load` of a whole app.
@Suite("Apps that are loaded from a folder")
final class LoadedFolderTests {
  private let folder = NSTemporaryDirectory() + "splitlab-app-" + UUID().uuidString
  private let playground: Playground

  init() throws {
    try FileManager.default.createDirectory(atPath: folder + "/App", withIntermediateDirectories: true)
    var configuration = PlaygroundConfiguration()
    configuration.baseFolder = folder
    playground = Playground(configuration: configuration)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ path: String, _ text: String) throws {
    try FileManager.default.createDirectory(
      atPath: (folder + "/" + path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try text.write(toFile: "\(folder)/\(path)", atomically: true, encoding: .utf8)
  }

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(folder)/\(path)", withDestinationPath: target)
  }

  private func lines(_ input: String) -> [String] { TextRenderer(playground.settings).lines(playground.run(input)) }

  private func fixture(_ name: String) -> [String] {
    playground.setFiles(.unrestricted, baseFolder: Repository.root.appendingPathComponent("Tests/Fixtures").path)
    return lines("load \(name)")
  }

  @Test("An app that is understood whole is told of in two lines")
  func whole() {
    #expect(
      fixture("WorstOrder") == [
        "# 13 files, 6 classes, 11 methods: 11 run whole", "# app delegate: AppDelegate; `launch` starts it",
      ])
  }

  @Test("What is broken, made up and left out is told once, with its place")
  func report() {
    #expect(
      fixture("OneBroken") == [
        "# 2 files, 2 classes, 3 methods: 1 runs whole, 1 with something invented, 1 left out",
        "# app delegate: TourDelegate; `launch` starts it",
        "# broken: expected ']' after '@\"Tower\"' (Delegate.m:10), expected a name after '@implementation' (Guide.m:14)",
        "# invented: Beacon (Delegate.m:17), -startWithKey: (Delegate.m:17), -markVisit (Delegate.m:18)",
        "# left out: Pods, not the app's own",
      ])
  }

  @Test("Where the report is strict, each finding is an error with its place, and nothing is loaded")
  func strict() {
    _ = playground.run("set strict on")
    let told = fixture("OneBroken")
    #expect(told.contains("!! error: nothing defines: -markVisit"))
    #expect(told.contains("# Delegate.m:18:9"))
    #expect(playground.simulation.classes.named("TourDelegate") == nil)
  }

  @Test("JSON lines tell the report in numbers")
  func json() {
    _ = fixture("WorstOrder")
    let text = String(decoding: JSONRenderer.bytes(playground.run("load OneBroken")), as: UTF8.self)
    let line = text.split(separator: "\n").first { $0.hasPrefix("{\"type\":\"report\"") } ?? ""
    #expect(line.contains("\"files\":2,\"classes\":2,\"methods\":3,\"whole\":1,\"inventing\":1,\"leftOut\":1"))
    #expect(line.contains("{\"kind\":\"invented\",\"name\":\"-markVisit\",\"file\":\"Delegate.m\",\"line\":18,\"column\":9}"))
    #expect(line.contains("\"skipped\":[\"Pods, not the app's own\"]"))
  }

  @Test("Files that are no code cost only themselves")
  func hazards() throws {
    try write("App/Good.swift", "class Good {}")
    try write("App/.hidden/Hidden.swift", "class Hidden {}")
    try write("App/Tests/GoodTests.swift", "import XCTest\nclass GoodTests: XCTestCase {}")
    try Data([35, 0, 1, 2]).write(to: URL(fileURLWithPath: folder + "/App/Binary.m"))
    try Data(repeating: 32, count: ProjectFolder.largestFile + 1).write(to: URL(fileURLWithPath: folder + "/App/Huge.m"))
    try link("App/Loop.m", to: "Loop.m")
    try link("App/Up", to: "..")
    #expect(
      lines("load App") == [
        "# 1 file, 1 class, 0 methods: 0 run whole",
        "# left out: Up, a link, Binary.m, no text: it holds NUL bytes, Huge.m, larger than 4 MB, "
          + "Loop.m, cannot be opened, Tests/GoodTests.swift, a test",
      ])
  }

  @Test("A file that is broken in one method gives its other methods")
  func brokenFile() throws {
    try write(
      "Two.m",
      "@interface Two : NSObject\n@end\n@implementation Two\n- (int)one { return [self two; }\n- (int)two { return 2; }\n@end\n")
    let told = lines("load Two.m")
    #expect(told.contains("# warning: expected ']' after 'two'"))
    #expect(told.contains("# 1 file, 1 class, 2 methods: 1 runs whole, 1 left out"))
    #expect(lines("print [[[Two alloc] init] two]") == ["| 2"])
    // Where nothing can be read, nothing changes.
    try write("One.m", "@implementation One\n- (int)one { return [self two; }\n@end\n")
    #expect(lines("load One.m").first == "!! error: expected ']' after 'two'")
  }

  @Test("Code in other encodings is read, with the letters that it means")
  func encodings() throws {
    let code = "@interface Caf : NSObject\n@end\n@implementation Caf\n- (NSString *)name { return @\"Caf\u{e9}\"; }\n@end\n"
    try write("Latin/Caf.m", "")
    try write("Wide/Caf.m", "")
    for (folder, encoding) in [("Latin", String.Encoding.isoLatin1), ("Wide", .utf16)] {
      try code.data(using: encoding)?.write(to: URL(fileURLWithPath: self.folder + "/\(folder)/Caf.m"))
      #expect(lines("load \(folder)").first == "# 1 file, 1 class, 1 method: 1 runs whole")
      #expect(lines("print [[[Caf alloc] init] name]") == ["| Caf\u{e9}"])
    }
    #expect(lines("load Latin/Caf.m").first == "# class Caf : NSObject, 1 method")
  }

  @Test("A session reads nothing outside of its own folder")
  func restricted() throws {
    try write("App/A.swift", "class A {}")
    try write("Secret.swift", "class Secret {}")
    try link("App/Link.swift", to: "../Secret.swift")
    playground.setFiles(.readOnly(inside: folder + "/App"), baseFolder: folder + "/App")
    #expect(lines("load ..").first?.hasPrefix("!! error: a session may only read files of its own folder") == true)
    #expect(lines("load .") == ["# 1 file, 1 class, 0 methods: 0 run whole", "# left out: Link.swift, a link"])
    #expect(playground.simulation.classes.named("Secret") == nil)
  }

  @Test("A folder that is not there, or holds no code, is an error that says so")
  func missing() throws {
    #expect(lines("load Nowhere").first?.hasPrefix("!! error: there is no folder 'Nowhere'") == true)
    #expect(lines("load App").first == "!! error: there is no .m, .mm, .h or .swift file below 'App'")
  }

  @Test("Undone steps run the files again as they were when they were loaded")
  func replayed() throws {
    try write("App/A.swift", "class A { func word() -> String { \"old\" } }")
    _ = playground.run("load App")
    _ = playground.run("new view web")
    try write("App/A.swift", "class A { func word() -> String { \"new\" } }")
    _ = playground.run("undo")
    #expect(lines("A().word()") == ["| old"])
    _ = playground.run("load App")
    #expect(lines("A().word()") == ["| new"])
  }

  @Test("Static names belong to their files")
  func statics() throws {
    try write("App/A.m", "static NSString *const Name = @\"a\";\nNSString *nameOfA(void) { return Name; }")
    try write("App/B.m", "static NSString *const Name = @\"b\";\nNSString *nameOfB(void) { return Name; }")
    _ = playground.run("load App")
    #expect(lines("print [nameOfA() stringByAppendingString:nameOfB()]") == ["| ab"])
  }

  @Test("A method whose brace is never closed costs only itself, in both languages")
  func unclosed() throws {
    try write("App/A.swift", "class A {\n  func one() {\n    if true {\n  }\n\n  func two() -> Int { 2 }\n}\n\nclass B: A {}\n")
    try write("App/C.m", "@implementation C\n- (void)one {\n  if (1) {\n}\n\n- (int)two { return 2; }\n@end\n")
    #expect(
      lines("load App") == [
        "# 2 files, 3 classes, 4 methods: 2 run whole, 2 left out",
        "# broken: '{' is never closed: expected '}' (A.swift:2), '{' is never closed: expected '}' (C.m:2)",
        "# invented: C (NSObject)",
      ])
    #expect(lines("B().two()") == ["| 2"])
    #expect(lines("[[C new] two]") == ["| 2"])
  }

  @Test("What has no effect and what cannot be run is told apart from what is made up")
  func kinds() throws {
    try write(
      "App/A.swift",
      "class A {\n  @AppStorage var n = 1\n  func go() {\n    #Trace { fetch() }\n    note(n)\n  }\n  func stay() {}\n}\n")
    #expect(
      lines("load App") == [
        "# 1 file, 1 class, 2 methods: 1 runs whole, 1 with something invented", "# invented: note() (A.swift:5)",
        "# ignored: @AppStorage (A.swift:2)", "# unsupported: #Trace (A.swift:4)",
      ])
  }

  @Test("Functions and the values of variables are looked through as methods are")
  func functions() throws {
    try write("App/A.swift", "let limit = widest() + 1\nfunc go() { paint() }\nclass A { let n = deepest() }")
    try write("App/B.m", "static int most(void) { return highest(); }\n@implementation B\n- (int)n { return most(); }\n@end")
    #expect(
      lines("load App").suffix(1) == [
        "# invented: B (NSObject), widest() (A.swift:1), paint() (A.swift:2), deepest() (A.swift:3), highest() (B.m:1)"
      ])
  }

  @Test(
    "The app delegate is found however the app names it",
    arguments: [
      ("main.m", "int main(int c, char **v) { return UIApplicationMain(c, v, nil, NSStringFromClass([Two class])); }"),
      ("main.m", "int main(int c, char *v[]) { @autoreleasepool { return UIApplicationMain(c, v, nil, NSStringFromClass(Two.class)); } }"),
      ("main.m", "int main(int c, char *v[]) { int r = UIApplicationMain(c, v, nil, @\"Two\"); return r; }"),
      ("main.swift", "import UIKit\nUIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(Two.self))"),
      ("Two.swift", "@UIApplicationMain class Three: Two {}"), ("Two.swift", "@main\nfinal class Three: Two {}"),
    ])
  func delegates(name: String, text: String) throws {
    try write("App/App.swift", "class One: UIResponder, UIApplicationDelegate {}\nclass Two: One {}")
    try write("App/\(name)", text)
    #expect(lines("load App").last == "# app delegate: \(text.contains("Three") ? "Three" : "Two"); `launch` starts it")
  }

  @Test("Types inside of types and those of generic functions are no inventions")
  func nested() throws {
    try write(
      "App/A.swift",
      "class A {\n  struct B { static let first = B() }\n  enum Mode { case on }\n  var mode = Mode.on\n"
        + "  func make<T: A>(_ t: T.Type) -> T? { A() as? T }\n  func go() -> B { mode == Mode.on ? B.first : B() }\n}")
    #expect(lines("load App") == ["# 1 file, 1 class, 2 methods: 2 run whole"])
  }

  @Test("A single file is looked through like an app, and where the session is strict it is not loaded with anything made up")
  func single() throws {
    try write("A.m", "@interface A : UIViewController\n@end\n@implementation A\n- (void)viewDidLoad { [self paint]; }\n@end\n")
    #expect(
      lines("load A.m") == ["# class A : UIViewController, 1 method", "# invented: -paint (A.m:4)"])
    _ = playground.run("reset")
    _ = playground.run("set strict on")
    #expect(lines("load A.m").first == "!! error: nothing defines: -paint")
    #expect(playground.simulation.classes.named("A") == nil)
  }
}
