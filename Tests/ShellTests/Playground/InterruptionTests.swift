import Testing

@testable import Shell

@Suite("What stops an input")
struct InterruptionTests {
  private final class Key: @unchecked Sendable { var isPressed = false }

  @Test("^C takes back the input that it stops, and nothing else", arguments: ["while (1) {}", "rotate landscape"])
  func interrupted(input: String) {
    let key = Key()
    var configuration = PlaygroundConfiguration()
    configuration.isInterrupted = { key.isPressed }
    let playground = Playground(configuration: configuration)
    for step in ["sample courses", "rotate landscape", "rotate portrait", "tap Courses"] { _ = playground.run(step, language: nil) }
    let before = StateLines.lines(of: playground.state)
    let step = playground.inputs.count
    key.isPressed = true
    #expect(playground.run(input, language: nil).failed)
    key.isPressed = false
    #expect(playground.inputs.count == step)
    #expect(StateLines.lines(of: playground.state) == before)
    #expect(!playground.run("rotate landscape", language: nil).failed)
  }
}

@Suite("Who refuses a turn")
struct RefusalTests {
  private func note(_ release: String, _ inputs: [String]) -> String? {
    let playground = Playground(configuration: PlaygroundConfiguration())
    for input in ["ios \(release)"] + inputs { _ = playground.run(input, language: nil) }
    return playground.run("rotate landscape", language: nil).notes.first
  }

  private let split = ["new view list", "new view page", "new split svc list page"]

  @Test("a child of the split view, or its delegate, is named")
  func names() {
    let child = "implement list { - (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)o { return o == 1; } }"
    #expect(
      note("5.0", split + [child, "launch svc"])
        == "the interface stays as it is: list's shouldAutorotateToInterfaceOrientation: does not allow the turn")
    let delegate =
      "implement bo { - (NSUInteger)splitViewControllerSupportedInterfaceOrientations:(id)s { return UIInterfaceOrientationMaskPortrait; } }"
    #expect(
      note("7.0", split + ["new view bo", delegate, "attach bo to svc", "launch svc"])
        == "the interface stays as it is: bo's splitViewControllerSupportedInterfaceOrientations: does not allow the turn")
  }
}
