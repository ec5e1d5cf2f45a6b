import Testing

@testable import Shell

@Suite("What the reference lists")
struct ReferenceListsTests {
  @Test("Private actions are in no page and in no release's news", arguments: ["toggleSidebar:", "_triggerDisplayModeAction:"])
  func privateActions(selector: String) {
    let name = selector.dropLast() + ":("
    #expect(!Reference.pages.contains { $0.name == "reference/classes.md" && $0.text.contains(name) })
    #expect(!Playground(configuration: PlaygroundConfiguration()).releaseNotes.contains { $0.contains(selector) && $0.contains("new in") })
  }

  @Test("Constants are listed as constants, and not as class methods")
  func constants() {
    let pages = Dictionary(uniqueKeysWithValues: Reference.pages.map { ($0.name, $0.text) })
    for name in ["UITableView.automaticDimension", "UISplitViewController.automaticDimension", "UIView.noIntrinsicMetric"] {
      #expect(pages["reference/constants.md"]?.contains("(Swift: \(name))") == true)
    }
    #expect(pages["reference/classes.md"]?.contains("+ (CGFloat)automaticDimension") == false)
  }
}
