import ScriptLanguage
import Testing

@testable import Shell

@Suite("Where an exception came up")
struct ExceptionOriginTests {
  private func places(_ inputs: String...) -> [String] {
    let playground = Playground(configuration: PlaygroundConfiguration())
    var told: [String] = []
    for input in inputs {
      for one in playground.run(input).diagnostics where one.code == "raised" {
        told.append("\(one.place?.line ?? 0):\(one.place?.column ?? 0) \(one.message)")
      }
    }
    return told
  }

  @Test("The innermost statement counts, in both languages")
  func innermost() {
    let swift = """
      class Web: UIViewController {
        func first() {
          print("before")
          second([])
        }
        func second(_ list: [Int]) { print(list[3]) }
      }
      """
    #expect(places("set language swift", swift, "let web = Web()", "web.first()") == ["6:32 raised in second(_:)"])
    let objectiveC = """
      @interface Web : UIViewController
      @end
      @implementation Web
      - (void)fill {
        NSArray *list = @[];
        if (list) {
          [list objectAtIndex:3];
        }
      }
      @end
      """
    #expect(places(objectiveC, "new Web web", "[web fill];") == ["7:5 raised in -[Web fill]"])
  }

  @Test("A line that was typed by itself needs no place, and what is caught has none")
  func silence() {
    #expect(places("[@[] objectAtIndex:3];").isEmpty)
    let caught = """
      @interface Web : UIViewController
      @end
      @implementation Web
      - (void)fill {
        @try { [@[] objectAtIndex:3]; } @catch (NSException *e) { NSLog(@"%@", e.name); }
        [@[] objectAtIndex:4];
      }
      @end
      """
    #expect(places(caught, "new Web web", "[web fill];") == ["6:3 raised in -[Web fill]"])
  }
}
