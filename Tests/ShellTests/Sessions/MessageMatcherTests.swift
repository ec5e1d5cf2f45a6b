import ObjectModel
import ScriptLanguage
import Testing

@testable import Shell

@Suite("Expected messages")
struct MessageMatcherTests {
  private func sent(_ event: TraceEvent) -> TraceEvent.Message? {
    if case .message(let message) = event.kind { message } else { nil }
  }

  @Test(
    "any spelling will do, the sender may be left out, and * stands for one argument",
    arguments: [
      ("web willHide masterNav, button#1, popover#1", true), ("web willHide svc, masterNav, button#1, popover#1", true),
      ("web   willHide  masterNav,button#1,  popover#1", true), ("web willHide masterNav, *, popover#1", true),
      ("* willHide *, *, *", true),
      ("web willHide masterNav, button#*, popover#1", true), ("web willHide", false), ("web willHide masterNav, button#1", false),
      ("web willShow masterNav, button#1, popover#1", false), ("web willHide masterNav, button#2, popover#1", false),
      ("other willHide masterNav, button#1, popover#1", false),
      ("web splitViewController:svc willHideViewController:masterNav withBarButtonItem:button#1 forPopoverController:popover#1", true),
      ("web splitViewController:svc willHideViewController:* withBarButtonItem:* forPopoverController:popover#1", true),
      ("web splitViewController:svc willHideViewController:list withBarButtonItem:button#1 forPopoverController:popover#1", false),
      ("web splitViewController:svc willHideViewController:masterNav", false),
      ("web.splitViewController(svc, willHide: masterNav, with: button#1, for: popover#1)", true),
      ("web.splitViewController(svc, willHide: *, with: *, for: *)", true),
      ("web.splitViewController(svc, willShow: masterNav, with: button#1, for: popover#1)", false),
      ("web willHide masterNav, button#1, popover#1 => YES", false), ("", false), ("*", false), ("web", false),
    ])
  func hide(_ expected: String, _ matches: Bool) throws {
    let message = try #require(sent(Sent.hide()))
    #expect(MessageMatcher(message).matches(expected) == matches)
  }

  @Test(
    "a reply counts where it is named, in either language",
    arguments: [
      ("web shouldHide masterNav, portrait => YES", true), ("web shouldHide masterNav, .portrait => true", true),
      ("web shouldHide masterNav, portrait", true),
      ("web shouldHide masterNav, portrait => *", true), ("web shouldHide masterNav, portrait => NO", false),
      ("web shouldHide masterNav, portrait => not implemented", false),
    ])
  func reply(_ expected: String, _ matches: Bool) throws {
    let message = try #require(sent(Sent.ask(1, reply: true)))
    #expect(MessageMatcher(message).matches(expected) == matches)
  }

  @Test("what is recorded in any spelling matches itself")
  func own() throws {
    for event in [Sent.hide(onlyOne: false), Sent.hide(), Sent.ask(1, reply: false), Sent.appear(1)] {
      let message = try #require(sent(event))
      for language in [Language.objectiveC, .swift] {
        let text = MessageText(message, language)
        for spelling in [text.short, text.objectiveC, text.swift] { #expect(MessageMatcher(message).matches(spelling + text.reply)) }
      }
    }
  }
}

@Suite("Lists of expectations")
struct AlignmentTests {
  private func seen(_ texts: String) -> [Observation.Seen] {
    texts.words.map { text in Observation.Seen(expectation: Expectation(.message, text), depth: 0) { Pattern.matches($0, text) } }
  }

  private func expected(_ lines: [String]) -> [Shell.Expectation] { lines.compactMap { Expectation(line: $0) } }

  @Test(
    "messages are exhaustive and in order, but for ... and sets",
    arguments: [
      (["-> a", "-> b"], "a b", true), (["-> a"], "a b", false), (["-> b", "-> a"], "a b", false), (["-> none"], "", true),
      (["-> none"], "a", false),
      (["-> ..."], "a b c", true), (["-> a", "-> ...", "-> c"], "a b b c", true), (["-> a", "-> ...", "-> c"], "a c", true),
      (["-> ...", "-> b"], "a b c", false), (["->* b", "->* a"], "a b", true), (["->* b", "->* a", "-> c"], "a b c", true),
      (["->* b", "->* *"], "a b", true), (["->* a", "->* a"], "a b", false), (["-> x", "->* b", "->* a"], "x a b", true),
      (["-> *"], "a", true),
    ])
  func lists(_ lines: [String], _ texts: String, _ holds: Bool) {
    #expect(Alignment(expected(lines), seen(texts)).holds == holds)
  }

  @Test("what does not hold is laid beside what was seen")
  func places() {
    #expect(Alignment(expected(["-> a", "-> x", "-> c"]), seen("a b c")).places == [.kept(0), .missing(1), .extra(1), .kept(2)])
    #expect(Alignment(expected(["-> x", "-> ..."]), seen("a b")).places == [.missing(0), .kept(1)])
  }
}
