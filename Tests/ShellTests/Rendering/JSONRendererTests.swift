import Foundation
import ObjectModel
import SceneModel
import ScriptLanguage
import Testing

@testable import Shell

@Suite("JSON lines")
struct JSONRendererTests {
  private func lines(_ result: StepResult) -> [String] {
    String(decoding: JSONRenderer.bytes(result), as: UTF8.self).split(separator: "\n").map { String($0) }
  }

  @Test("an event is told as the contract shows, messages when they end")
  func event() {
    let result = StepResult(step: 3, text: "rotate portrait", state: Told.world())
    result.events = [Sent.hide(), Sent.change(13)]
    #expect(
      lines(result) == [
        #"{"type":"input","step":3,"text":"rotate portrait"}"#,
        #"{"type":"change","seq":13,"depth":1,"object":"web.navigationItem","property":"leftBarButtonItem","old":null,"new":"button#1"}"#,
        #"{"type":"message","seq":12,"depth":0,"kind":"delegate","to":"web","selector":"splitViewController:willHideViewController:withBarButtonItem:forPopoverController:","swift":"splitViewController(_:willHide:with:for:)","short":"willHide","args":["svc","masterNav","button#1","popover#1"],"outcome":"replied","reply":null,"rule":"classic.hide.before-rotation"}"#,
        #"{"type":"state","step":3,"ios":"7.1","device":"ipad","size":[768,1024],"orientation":"portrait","running":true,"splits":[{"name":"svc","style":"unspecified","viewControllers":["masterNav","detailNav"],"children":["masterNav","detailNav"],"isCollapsed":null,"displayMode":null,"preferredDisplayMode":null,"splitBehavior":null,"preferredSplitBehavior":null,"primaryColumnWidth":320,"showing":{"primary":true,"secondary":true},"columns":null,"barButton":{"item":"button#1","title":"Courses","shownIn":"web.navigationItem.leftBarButtonItem","visible":true,"valid":true,"reason":null},"displayModeButton":null,"popover":{"object":"popover#1","visible":false,"content":"masterNav","size":[320,1024]}}],"stacks":{"masterNav":["list"],"detailNav":["web"]}}"#,
      ])
  }

  @Test("what a terminal would obey is escaped, and comes back unchanged")
  func terminalControl() throws {
    let text = "a\u{9b}2J\u{202e}\u{200f}\u{1b}é日"
    let line = try #require(lines(StepResult(step: 1, text: text, state: WorldState())).first)
    #expect(line == #"{"type":"input","step":1,"text":"a\u009b2J\u202e\u200f\u001bé日"}"#)
    let object = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    #expect(object["text"] as? String == text)
  }

  @Test("every kind of line is valid JSON, whatever the text holds")
  func validity() throws {
    let result = StepResult(step: 1, text: "print \"a\\\t\u{1}\u{1b}\u{7f}\u{2028}é日\"", state: WorldState())
    result.events = [Sent.output(1, "line\nline\r\"\\")]
    result.answer = ["a", "b"]
    result.commandName = "print"
    result.exception = ScriptException(name: "N", reason: "r\u{0}")
    result.invented = ["x"]
    result.diagnostics = [Diagnostic(.error, code: "c", "m"), Diagnostic(.note, code: "c", "m", place: SourcePlace(line: 2, column: 3))]
    let types = try lines(result).map { line in
      try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])["type"] as? String ?? ""
    }
    #expect(types == ["input", "output", "answer", "exception", "diagnostic", "diagnostic", "invented", "state"])
  }

  @Test("an exception of the trace is told once, and the answer is the bare value")
  func once() {
    let result = StepResult(step: 1, text: "x")
    result.exception = ScriptException(name: "N", reason: "r")
    result.events = [TraceEvent(sequence: 1, depth: 0, cause: nil, kind: .exception(name: "N", reason: "r"))]
    result.answer = ["YES"]
    result.answerCommand = "print"
    let lines = lines(result)
    #expect(lines[1...2] == [#"{"type":"exception","name":"N","reason":"r"}"#, #"{"type":"answer","command":"print","text":"YES"}"#])
  }

  @Test(
    "values keep their kind",
    arguments: [
      (TraceValue.string("Courses"), #""\"Courses\"""#), (.double(2), "2"), (.double(0.5), "0.5"), (.numbers([0, 1]), "[0,1]"),
      (.bool(true), "true"),
      (.list([.null, .enumCase("portrait")]), #"[null,"portrait"]"#), (.dictionary([]), "{}"), (.double(.infinity), "null"),
    ])
  func values(_ value: TraceValue, _ text: String) {
    var json = JSONWriter()
    json.value(value)
    #expect(String(decoding: json.bytes, as: UTF8.self) == text)
  }
}
