import ObjectModel
import Testing
import UIKitModel

@testable import Shell

@Suite("Reading session files")
struct SessionParserTests {
  private func parse(_ text: String) throws -> (header: SessionHeader, entries: [SessionEntry]) {
    try SessionParser.parse(try TextLines.lines(of: Array(text.utf8)), grammar: ScriptedSession.grammar)
  }

  private func inputs(_ text: String) throws -> [String] {
    try parse(text).entries.compactMap { if case .input(let text) = $0.kind { text } else { nil } }
  }

  private func expectations(_ text: String) throws -> [String] {
    try parse(text).entries.compactMap { if case .expectation(let one) = $0.kind { one.line } else { nil } }
  }

  @Test("prompts are dropped, comments and blank lines passed over")
  func transcript() throws {
    let text =
      "#!/usr/bin/env splitlab\n# banner\nsplit 0> new view web\nsplit not running 12> launch web\n\ndead split 3> undo\n#\n##\nsplit 4> \n"
    #expect(try inputs(text) == ["new view web", "launch web", "undo"])
  }

  @Test("an input of several lines is one, in a transcript too")
  func several() throws {
    #expect(try inputs("split 0> if (x) {\n  ...>   -> y\n  ...> }\nelse {\n}\nnext\n") == ["if (x) {\n  -> y\n}\nelse {\n}", "next"])
  }

  @Test("a line behind the prompt of a further line belongs to the input before it, which was whole")
  func prompted() throws {
    #expect(try inputs("if (x) {\n}\n  ...> if (y) {\n}\nnext\n") == ["if (x) {\n}\nif (y) {\n}", "next"])
  }

  @Test("a comment of code between inputs is a comment, inside one it is code")
  func comments() throws {
    #expect(try inputs("// first\nif (x) {\n// second\n}\n// third\n") == ["if (x) {\n// second\n}"])
  }

  @Test("lines with a sigil are expectations, a message of several lines is one")
  func sigils() throws {
    let text = """
      rotate portrait
      -> web splitViewController:svc
          willHideViewController:masterNav
               withBarButtonItem:button#1
         ~ web.title: nil => "x"
      ->* a b
      ~* c.d: 1 => 2
      == bar button: none
      svc popover: none
      == svc popover: none
      | text  here
      |
      |...
      !! error
      -> none
      """
    #expect(
      try expectations(text) == [
        "-> web splitViewController:svc willHideViewController:masterNav withBarButtonItem:button#1", "~ web.title: nil => \"x\"",
        "->* a b",
        "~* c.d: 1 => 2", "== bar button: none", "== svc popover: none", "| text  here", "|", "|...", "!! error", "-> none",
      ])
  }

  @Test("the header is read, CRLF and a byte order mark pass")
  func header() throws {
    let header = try parse(
      "\u{feff}%session 1\r\n%title A b\r\n%ios 5.0 5.1\r\n%device ipad landscape\r\n%show all\r\n%strict on\r\n%language swift\r\nx"
    ).header
    #expect(header.title == "A b")
    #expect(header.releases == [Release(5), Release(5, 1)])
    #expect(header.orientation == .landscapeRight)
    #expect(header.show == .all)
    #expect(header.isStrict == true)
    #expect(
      header.text == "%session 1\n%title A b\n%ios 5.0 5.1\n%device ipad landscape-right\n%language swift\n%show all\n%strict on\n")
  }

  @Test(
    "malformed files say what is wrong, where, and what was meant",
    arguments: [
      ("%sesion 1\n", "f:1:1: no directive '%sesion'; did you mean '%session'?"),
      ("%session 2\n", "f:1:1: this splitlab reads format 1 of session files; write `%session 1`"),
      ("%ios seven\n", "f:1:1: 'seven' is no release; write one such as 7.1"),
      ("%device ipda\n", "f:1:1: no device named 'ipda'; did you mean 'ipad'?"),
      ("%show al\n", "f:1:1: 'al' is none of delegate, lifecycle, all; did you mean 'all'?"),
      ("x\n%ios 7.1\n", "f:2:1: %ios belongs before the first input"),
      ("-> a b\n", "f:1:1: this line expects something, but no input stands before it"),
      ("x\n== bar buton: none\n", "f:2:1: the state has no key 'bar buton'; did you mean 'bar button'?"),
      ("x\n%when ios >= 8\n", "f:2:1: this %when has no %end"), ("%end\n", "f:1:1: %end without a %when before it"),
      ("%when ios ~ 8\n%end\n", "f:1:1: 'ios ~ 8' compares no releases; write `ios >= 5.1`"),
      (
        "x\nif {\n## Chapter\n",
        "f:2:1: what opens here is never closed; an input ends before a chapter, a directive and the end of the file"
      ),
      (
        "if {\n%when ios > 5\n",
        "f:1:1: what opens here is never closed; an input ends before a chapter, a directive and the end of the file"
      ),
      ("if {\n", "f:1:1: what opens here is never closed; an input ends before a chapter, a directive and the end of the file"),
    ])
  func malformed(_ text: String, _ message: String) {
    #expect(failure(Array(text.utf8)) == message)
  }

  @Test("NUL and bad UTF-8 are told with line and column")
  func bytes() {
    #expect(failure(Array("x\né".utf8) + [0]) == "f:2:2: the file has a NUL byte here; text files have none")
    #expect(failure(Array("é".utf8) + [0xff, 0x0a]) == "f:1:2: the bytes here are no UTF-8; save the file as UTF-8")
  }

  private func failure(_ bytes: [UInt8]) -> String? {
    do throws(SessionFailure) {
      _ = try SessionParser.parse(try TextLines.lines(of: bytes), grammar: ScriptedSession.grammar)
      return nil
    } catch {
      return error.inFile("f").text
    }
  }

  @Test("conditions choose inputs and expectations by release and device")
  func conditions() throws {
    let text = "x\n%when ios >= 5.1 and idiom pad\n== popover: none\ny\n%otherwise\nz\n%end\n"
    let file = try SessionFile(path: "f", bytes: Array(text.utf8), grammar: ScriptedSession.grammar)
    #expect(file.steps(release: Release(7, 1), device: "ipad").map(\.text) == ["x", "y"])
    #expect(file.steps(release: Release(7, 1), device: "ipad")[0].expectations.count == 1)
    #expect(file.steps(release: Release(5, 0), device: "ipad").map(\.text) == ["x", "z"])
    #expect(file.steps(release: Release(7, 1), device: "iphone-5").map(\.text) == ["x", "z"])
  }
}
