import Testing

@testable import ScriptLanguage

/// What comes along with pasted code is told where the code cannot be run, and mistakes of typing get the word that was meant.
@Suite struct PastedMarksTests {
  @Test(arguments: [
    ("@@ -1,2 +1,2 @@\n-a\n+b", "diff"), ("- (void)f {\n-  [a b];\n+  [a c];\n}", "diff"), ("1 a\n2 b\n3 c", "numbers"),
    ("10: a\n11: b", "numbers"),
    ("NSLog(@&quot;x&quot;);", "&quot;"), ("class A {\n  ...\n}", "left out"), ("func f() {\n…\n}", "left out"),
  ]) func found(_ one: (text: String, word: String)) { #expect(PastedMarks.hint(for: one.text)?.contains(one.word) == true) }

  @Test(arguments: ["- (void)a { }\n+ (void)b { }", "let s = \"a\"\n  + \"b\"\n  + \"c\"", "1", "let a = [\n1,\n2]", "f(a, ...)", "x &= y"])
  func none(_ text: String) { #expect(PastedMarks.hint(for: text) == nil) }

  static let mistakes: [(text: String, message: String)] = [
    ("for i in 0..3 { print(i) }", "expected '...' or '..<' after '0'"), ("print(1))", "')' closes nothing"),
    ("}\nfunc f() {}", "'}' closes nothing"),
    ("var x = 1\nif x = 3 { }", "'=' assigns, and is no comparison; did you mean '=='?"),
    ("struct S { let a: Int }\nprint(S(b: 1))", "S has no method 'S(b:)'; did you mean 'S(a:)'?"),
  ]

  @Test(arguments: mistakes) func told(_ one: (text: String, message: String)) {
    #expect(SwiftScripts.lines(one.text).last == "error: " + one.message)
  }
}
