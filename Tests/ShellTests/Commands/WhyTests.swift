import ScriptLanguage
import Testing

@testable import Shell

@Suite("why answers from what was recorded")
struct WhyTests {
  private let playground = Playground(configuration: PlaygroundConfiguration())

  private func why(_ subject: String, after inputs: String...) -> [String] {
    for input in inputs { _ = playground.run(input) }
    return playground.run("why \(subject)").answer ?? []
  }

  @Test("The popover: which step and which message showed it, what keeps it, what took it down")
  func popover() {
    #expect(why("popover").first?.hasPrefix("there is no split view controller") == true)
    let shown = why("popover", after: "sample courses", "tap Courses")
    #expect(shown[0].hasPrefix("visible: step 9, `tap Courses`: popover#1 hidden, content masterNav => popover#1 visible"))
    #expect(shown[1] == "web willPresent popover#1, masterNav, which web does not implement:")
    #expect(shown.last == "  rule classic.present.every-time (documented), docs/rules.md")
    let kept = why("popover", after: "select list Mac")
    #expect(
      kept[0].hasPrefix("still visible: UIKit never dismisses popover#1 on a selection; the app calls dismissPopoverAnimated: itself"))
    #expect(kept[0].hasSuffix("(step 10, `select list Mac`)"))
    #expect(kept[1] == "rule classic.selection.keeps-popover (reported), docs/rules.md")
    #expect(kept[2].hasPrefix("since step 9, `tap Courses`: "))
    let gone = why("popover", after: "tap outside")
    #expect(gone[0].hasPrefix("hidden: step 11, `tap outside`: "))
    #expect(gone[1] == "a touch outside dismisses popover#1:")
  }

  @Test("why not: what the message is for, what the delegate answered, and what it does not implement")
  func whyNot() {
    #expect(
      why("not shouldHide", after: "sample courses") == [
        "shouldHide was not sent in step 8", "what it is for: Asks whether the master is hidden in an orientation.",
        "web does not implement it: `implement web shouldHide` gives it the method",
      ])
    let told = why("not willShow", after: "implement web shouldHide answers YES", "rotate landscape")
    #expect(told.contains("web shouldHide masterNav, landscapeLeft => YES"))
    #expect(!told.contains { $0.contains("does not implement") })
  }

  @Test("why not: who writes a receiver, or an object alone, is told how to ask")
  func whyNotWords() {
    for input in ["sample courses"] { _ = playground.run(input) }
    func error(_ input: String) -> String? { playground.run(input).diagnostics.first?.message }
    #expect(error("why not boss.collapse") == "why not takes a message without its receiver: `why not collapse`")
    #expect(error("why not web.willShwo(svc)") == "why not takes a message without its receiver: `why not willShow`")
    #expect(error("why not web") == "'web' is an object; why not takes a message: `why not willHide`")
    #expect(error("why not a.b")?.hasPrefix("no message 'a.b'") == true)
  }

  @Test("why not: a split view behind something else is not told of a turn")
  func behind() {
    let told = why("not willShow", after: "sample courses", "new view login", "present login", "rotate landscape")
    #expect(told.contains("svc is not told of the turn, since it is not on the screen"))
    #expect(told.last == "rule classic.offscreen.misses-turns (reported), docs/rules.md")
  }

  @Test("A dismissal in a message names the message")
  func dismissal() {
    let code = "implement list didSelectRow { [panel dismissPopoverAnimated:YES]; }"
    let told = why(
      "popover", after: "sample courses", code, "id panel = popover#1;", "tap Courses", "select list Mac")
    #expect(told[0].hasPrefix("hidden: step 12, `select list Mac`: "))
    #expect(told[1].hasPrefix("code dismisses panel, in list didSelectRow "))
    #expect(told.last == "  rule classic.popover.delegate-hears-touches-only (documented), docs/rules.md")
  }

  @Test("The button: handed out, covered, taken back, in a step and a message each")
  func button() {
    let given = why("bar button", after: "sample courses")
    #expect(given[0] == "step 8, `launch svc portrait`: none => button#1 \"Courses\", left in web's navigation bar")
    #expect(given[1] == "web willHide masterNav, button#1, popover#1:")
    let covered = why("button", after: "tap Courses")
    #expect(covered[0] == "the panel lies over it")
    #expect(covered[1] == "rule classic.popover.sliding-panel (reported), docs/rules.md")
    #expect(covered[2].hasPrefix("since step 9, `tap Courses`: "))
    let taken = why("bar button", after: "rotate landscape")
    #expect(taken[0] == "step 10, `rotate landscape`: button#1 \"Courses\", covered by the popover => none")
    #expect(taken[1] == "web willShow masterNav, button#1:")
    #expect(taken.last == "  rule classic.show.in-layout (inferred), docs/rules.md")
    let again = why("bar button", after: "launch portrait")
    #expect(again[0].hasPrefix("step 11, `launch portrait`: none => button#1"))
  }

  @Test("No button at all: the recorded decision, or the state that made none")
  func none() {
    let build = ["new view a", "new view b title=\"B\"", "new split svc a b"]
    for input in build { _ = playground.run(input) }
    #expect(why("bar button") == ["none: the app does not run; `launch` shows svc"])
    #expect(why("bar button", after: "launch landscape")[0].hasPrefix("none: the master is part of the split"))
    let missing = why("popover", after: "rotate portrait")
    #expect(missing[0] == "none since step 5, `rotate portrait`: no button: svc has no delegate")
    #expect(missing.last == "rule classic.button.needs-will-hide (inferred), docs/rules.md")
    let kept = why("popover", after: "goto 3", "implement b shouldHide willHide answers NO", "attach b to svc", "launch portrait")
    #expect(kept.contains { $0.hasPrefix("b shouldHide a, portrait => NO (step ") })
    #expect(
      kept.last == "rule classic.should-hide.cached (documented), docs/rules.md"
        || kept.last?.contains("classic.should-hide.cached") == true)
  }

  @Test("Other keys, with or without their object")
  func otherKeys() {
    #expect(why("masterNav stack", after: "sample courses") == ["step 3, `new nav masterNav list`: none => list"])
    #expect(why("stack").first == "masterNav stack:")
    #expect(why("presented") == ["none: no step that is kept changed it"])
    let message = playground.run("why poppover").diagnostics.first?.message
    #expect(message?.hasPrefix("'poppover' is no key of the state; did you mean 'popover'?") == true)
  }

  @Test("A property: the step, and the message or the input that changed it")
  func properties() {
    let item = why("web.navigationItem.leftBarButtonItem", after: "sample courses", "rotate landscape")
    #expect(item[0] == "step 9, `rotate landscape`: button#1 => nil")
    #expect(item[1] == "in web willShow masterNav, button#1")
    #expect(why("web.title") == ["step 2, `new view web title=\"Web\"`: Web from the start"])
    #expect(
      why("web.title", after: "web.title = @\"x\";") == ["step 10, `web.title = @\"x\";`: Web => x", "by the input itself, in no message"])
    let message = playground.run("why web.titel").diagnostics.first?.message
    #expect(message == "web has no property 'titel'; did you mean 'title'?")
  }
}
