import ObjectModel
import SceneModel
import ScriptLanguage
import Testing

@testable import Shell

@Suite("Lines of text")
struct TextRendererTests {
  private func lines(_ settings: Settings = Settings(), _ fill: (inout StepResult) -> Void) -> [String] {
    var result = StepResult(step: 1, text: "rotate portrait")
    fill(&result)
    return TextRenderer(settings).lines(result)
  }

  @Test("a message, the change nested under it, and the state are told in order")
  func event() {
    let lines = lines {
      $0.events = [Sent.hide(), Sent.change(13)]
      $0.state = Told.world()
      $0.previousState = Told.world(button: false)
      $0.stateLines = .always
    }
    #expect(
      lines == [
        "-> web willHide masterNav, button#1, popover#1", "   ~ web.navigationItem.leftBarButtonItem: nil => button#1",
        "== bar button: button#1 \"Courses\", left in web's navigation bar", "== popover: popover#1 hidden, content masterNav",
      ])
  }

  @Test("the sender is told when it is not the only one of its class")
  func sender() {
    #expect(lines { $0.events = [Sent.hide(onlyOne: false)] } == ["-> web willHide svc, masterNav, button#1, popover#1"])
  }

  @Test("full messages break before each keyword with the colons aligned")
  func full() {
    var settings = Settings()
    settings.messages = .full
    #expect(
      lines(settings) { $0.events = [Sent.hide(), Sent.ask(14, reply: true)] } == [
        "-> web splitViewController:svc", "    willHideViewController:masterNav", "         withBarButtonItem:button#1",
        "      forPopoverController:popover#1", "-> web splitViewController:svc", "    shouldHideViewController:masterNav",
        "             inOrientation:portrait => YES",
      ])
    settings.language = .swift
    #expect(
      lines(settings) { $0.events = [Sent.hide(), Sent.ask(14, reply: true)] } == [
        "-> web.splitViewController(svc, willHide: masterNav, with: button#1, for: popover#1)",
        "-> web.splitViewController(svc, shouldHide: masterNav, in: .portrait) => true",
      ])
  }

  @Test("what is shown follows `set show`, and changes only stand under shown messages")
  func show() {
    let events = [
      Sent.appear(1, outcome: .replied(.void)), Sent.change(2, cause: 1), Sent.appear(3), Sent.hide(4, outcome: .notImplemented),
    ]
    var settings = Settings()
    #expect(lines(settings) { $0.events = events } == [])
    settings.show = .lifecycle
    #expect(
      lines(settings) { $0.events = events } == ["-> web viewWillAppear YES", "   ~ web.navigationItem.leftBarButtonItem: nil => button#1"])
    settings.show = .all
    #expect(
      lines(settings) { $0.events = events } == [
        "-> web viewWillAppear YES", "   ~ web.navigationItem.leftBarButtonItem: nil => button#1",
        "-> web viewWillAppear YES => not implemented",
        "-> web willHide masterNav, button#1, popover#1 => not implemented",
      ])
  }

  @Test("more than ten messages are counted")
  func count() {
    let lines = lines { $0.events = (1...11).map { Sent.ask($0, reply: false) } }
    #expect(lines.count == 12)
    #expect(lines.last == "# 11 messages: 11 delegate")
  }

  @Test("an error shows where, with the caret under what is meant")
  func diagnostic() {
    let lines = lines {
      $0.diagnostics = [
        Diagnostic(
          .error, code: "unknown-object", "no object named 'wbe'; did you mean 'web'?", place: SourcePlace(line: 1, column: 8, length: 3),
          excerpt: "attach wbe to svc")
      ]
    }
    #expect(lines == ["!! error: no object named 'wbe'; did you mean 'web'?", "#   attach wbe to svc", "#          ^~~"])
  }

  @Test("the caret stands by display width")
  func wideCaret() {
    let lines = lines {
      $0.diagnostics = [Diagnostic(.error, code: "x", "m", place: SourcePlace(line: 1, column: 3, length: 1), excerpt: "日本x")]
    }
    #expect(lines == ["!! error: m", "#   日本x", "#       ^"])
  }

  @Test("an app's text can neither move the cursor nor pass for another role")
  func escapes() {
    let lines = lines { $0.events = [Sent.output(1, "a\u{1b}[2Jb\n!! error\n\n\u{202e}x")] }
    #expect(lines == ["| a␛[2Jb", "| !! error", "|", "| \\u{202E}x"])
  }

  @Test("exceptions, answers, invented names and notes have their sigils")
  func rest() {
    let lines = lines {
      $0.exception = ScriptException(name: "NSInvalidArgumentException", reason: "no")
      $0.answer = ["2", ""]
      $0.invented = ["web.toolbar (UIToolbar)", "-configureView (answers nothing)"]
      $0.notes = ["the app is dead"]
    }
    #expect(
      lines == [
        "| 2", "|", "!! NSInvalidArgumentException: no",
        "# not in your text, invented: web.toolbar (UIToolbar), -configureView (answers nothing)",
        "# the app is dead",
      ])
  }

  @Test("`state` tells everything, the world first")
  func state() {
    let lines = lines {
      $0.state = Told.world(popoverVisible: true)
      $0.stateLines = .all
    }
    #expect(
      lines == [
        "== world: ios 7.1, ipad, portrait, 768x1024", "== running: yes",
        "== bar button: button#1 \"Courses\", left in web's navigation bar",
        "== popover: popover#1 visible from the left edge, content masterNav, 320x1024", "== primary column width: 320",
        "== view controllers: masterNav, detailNav", "== showing: primary, secondary", "== masterNav stack: list",
        "== detailNav stack: web",
        "== presented: none",
      ])
  }

  @Test(
    "the button's whereabouts are told in the words of the contract",
    arguments: [
      (BarButtonState.Reason.placedNowhere, "button#1 \"Courses\", placed nowhere"),
      (.noBarShows, "button#1 \"Courses\", in web.navigationItem, which no bar shows"),
      (.noTitle, "button#1 \"Courses\", invisible: no title"),
      (.covered, "button#1 \"Courses\", covered by the popover"), (.stale, "button#1 \"Courses\", stale since willShow"),
    ])
  func reasons(_ reason: BarButtonState.Reason, _ text: String) {
    var button = BarButtonState()
    button.item = "button#1"
    button.title = "Courses"
    button.place = BarItemPlace(holder: "web.navigationItem", property: .leftBarButtonItem, index: 0, owner: "web", hasBar: false)
    button.reason = reason
    #expect(LineSink.text { StateText.write(button, to: &$0) } == text)
  }

  @Test("colours go by the sigil and only where asked for")
  func colors() {
    #expect(Style.plain.paint("-> a") == "-> a")
    #expect(Style(isColored: true).paint("   ~ a") == "\u{1b}[33m   ~ a\u{1b}[0m")
    #expect(!Style.Choice.auto.style(isTerminal: true, noColor: true).isColored)
  }
}
