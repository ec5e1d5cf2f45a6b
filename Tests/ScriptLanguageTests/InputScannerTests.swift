import ScriptLanguage
import Testing

/// Where an input ends, and which language it shows.
@Suite struct InputScannerTests {
  static let complete = [
    "web.title = @\"x\"", "[web foo];", "[web foo]", "int x = 3;", "- (void)x { }", "- (void)x\n{\n}", "if (a) { }", "if (a) b();",
    "for (;;) { }",
    "// { comment", "/* { */", "@\"{[(\"", "@interface A\n@end", "@implementation A\n- (void)x {\n@end", "@class A, B;", "@protocol P;",
    "#if 1\n#endif", "#if 0\nprose [ don't {\n#if 1\n#else\n(\n#endif\n#else\nf();\n#endif",
    "i++", "i--;", "- (void)x;", "#define A {", "#import \"x.h\"", "do { } while (x);", "void f(void) { }", "print(1)", "f(x)", "'{'",
    "\"\\\"\"", "}", "", "a = b // c +",
    "x = @protocol(P)", "NSLog（@“a”）；", "return f(x)", "#pragma mark don't", "typedef int X;", "a * b", "func f() { }", "let x = 3",
    "class A { }", "x = ^{ };", "case 1:",
  ]
  static let open: [(text: String, place: String)] = [
    ("[web foo", "1:1"), ("f(a, [b", "1:2"), ("- (void)x {", "1:11"), ("- (void)x", "1:1"), ("- (void)x:(int)a\n  y:(int)b", "1:1"),
    ("if (a)", "1:1"),
    ("if (a) { } else", "1:12"), ("for (;;)", "1:1"), ("while (x)", "1:1"), ("do", "1:1"), ("do { }", "1:1"), ("switch (x)", "1:1"),
    ("@interface A", "1:1"),
    ("x;\n@implementation A\n- (void)x {", "2:1"), ("@protocol P\n- (void)x;", "1:1"), ("/* a", "1:1"), ("@\"abc", "1:2"),
    ("#if 1\nx;", "1:1"), ("#if 0\n[ {\n", "1:1"), ("#if 0\n[\n#else\nf(\n#endif", "4:2"), ("a = ", "1:3"), ("a = b +", "1:7"),
    ("a && ", "1:4"), ("f(a),", "1:5"), ("a ->", "1:4"), ("#define X \\", "1:11"), ("x \\", "1:3"), ("void f(int a)", "1:1"),
    ("static UIView *f(int a)", "1:1"),
    ("func f()", "1:1"), ("class A", "1:1"), ("if （a） {", "1:8"), ("typedef NS_ENUM(NSInteger, X)", "1:1"), ("@try { }", "1:1"),
    ("\"\"\"\nabc", "1:1"), ("@\"a\" ,", "1:6"),
  ]

  @Test("A whole input is complete", arguments: complete)
  func isComplete(_ text: String) {
    #expect(InputScanner().state(of: text) == .complete, "\(text)")
  }

  @Test("An open one says where", arguments: open)
  func isOpen(_ row: (text: String, place: String)) {
    guard case .open(let place) = InputScanner().state(of: row.text) else {
      Issue.record("complete: \(row.text)")
      return
    }
    #expect("\(place.line):\(place.column)" == row.place, "\(row.text)")
  }

  static let languages: [(text: String, language: Language?)] = [
    ("@interface A", .objectiveC), ("x = @\"a\";", .objectiveC), ("- (void)x { }", .objectiveC), ("#import \"a.h\"", .objectiveC),
    ("UIView *v = nil;", .objectiveC),
    ("@class A;", .objectiveC), ("let x = 3", .swift), ("var a = b", .swift), ("@main struct App { var x = 1 }", .swift),
    ("override func f() { }", .swift), ("import UIKit", .swift),
    ("@objc class A { }", .swift), ("if let x = y { }", .swift), ("private func f() {}", .swift), ("guard x else { }", .swift),
    ("enum A { case b }", .swift),
    ("web.title", nil), ("a = b", nil), ("enum { kA };", nil), ("// let x\n", nil), ("struct P { int x; };", nil), ("[a b:c];", nil),
    ("x - (y)", nil),
  ]

  @Test("Sure signs tell the language", arguments: languages)
  func language(_ row: (text: String, language: Language?)) {
    #expect(InputScanner().language(of: row.text) == row.language, "\(row.text)")
  }

  @Test(
    "A line that begins so belongs to the input before",
    arguments: ["{", "else {", "@catch (id e) {", ".x = 3", "?.x", "?? y", "? a : b", "&& c", "|| d", "  { x"])
  func continues(_ line: String) {
    #expect(InputScanner().continues("a = b", with: line))
    #expect(!InputScanner().continues("a = b", with: "b" + line.drop { $0 == " " }))
  }

  @Test("`while` goes on only after a do block")
  func doWhile() {
    #expect(InputScanner().continues("do { x(); }", with: "while (y);"))
    #expect(!InputScanner().continues("x();", with: "while (y) {"))
  }

  @Test("A text that grows line by line is as open as one that is read at once", arguments: complete + open.map(\.text) + growing)
  func growsByLines(_ text: String) {
    let scanner = InputScanner()
    var sofar = ""
    for line in (text + "\n}\nstruct A\n{ let x = 3 }\n/* a\n* b\n*/\n@end\n\"c\nd\"\n#if 0\n'\n#endif\nf(\n)").split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      sofar += sofar.isEmpty ? String(line) : "\n" + line
      #expect(scanner.state(of: sofar) == InputScanner().state(of: sofar), "\(sofar)")
    }
  }

  static let growing = [
    "@protocol P\n\n;\nx = 1;", "@protocol P\n\n<Q>\n- (void)x;\n@end", "struct P\n\n{\n  let x = 3\n",
    "struct P\n{ int x; };\nenum\n{ case a }\n",
    "#define X \\\n  {\\\n y\nf();", "x = \\\n3;", "#if 0\n{\n#else\n(\n#endif\n)", "\"\"\"\na \"b\n\"\"\"\n.c", "@\"a \\\nb“\nc”;",
    "'a\n'b'",
    "class A {\n  // }\n  func f() {\n    /* }\n */ }\n}",
  ]

  @Test("A text of many lines is scanned once as it grows")
  func growsLong() {
    let scanner = InputScanner()
    var sofar = "@implementation A"
    for number in 0..<3_000 {
      sofar += "\n- (int)m\(number) { return \(number); }"
      #expect(scanner.state(of: sofar) != .complete)
    }
    #expect(scanner.state(of: sofar + "\n@end") == .complete)
  }

  @Test("Megabytes on one line are scanned at once, without recursion")
  func large() {
    #expect(InputScanner().state(of: String(repeating: "(", count: 1_000_000)) != .complete)
    #expect(InputScanner().state(of: String(repeating: "[a b];", count: 200_000)) == .complete)
  }
}
