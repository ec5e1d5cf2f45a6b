import Testing

@testable import ScriptLanguage

/// The parser, read-only.
@Suite struct SwiftParserTests {
  static let wrong: [(text: String, place: String, message: String)] = [
    ("class A {\n  func f() {\n    if x {\n  }\n\n  func g() {}\n}", "2:12", "'{' is never closed: expected '}'"),
    ("class A {\n  func f() {\n", "2:12", "'{' is never closed: expected '}'"), ("let x = (1", "1:9", "'(' is never closed: expected ')'"),
    ("let = 3", "1:5", "expected a name after 'let'"), ("foo(1 2)", "1:6", "expected ')' after '1'"),
    ("if x  print(1)", "1:5", "expected '{' after 'x'"),
    ("let s = \"abc", "1:9", "the string has no closing quote on its line"), ("a b", "1:3", "expected a new line or ';' after 'a'"),
    ("guard let x = y { }", "1:16", "expected 'else' after 'y'"), ("func (a: Int) {}", "1:6", "expected the function's name after 'func'"),
    ("func f(a Int) {}", "1:13", "expected ':' after 'Int'"), ("x = ", "1:5", "expected an expression"),
    ("[1, 2", "1:1", "'[' is never closed: expected ']'"),
    ("1 = 2", "1:1", "this cannot be assigned to"), ("switch x { foo }", "1:11", "expected 'case' after '{'"),
    ("/* open", "1:1", "the comment is never closed: expected '*/'"),
    ("#if DEBUG\nx", "1:1", "the #if is never closed: expected #endif"), ("for x y {}", "1:6", "expected 'in' after 'x'"),
    ("class A { foo }", "1:11", "expected a member or '}' after '{'"),
    ("99999999999999999999", "1:1", "99999999999999999999 does not fit into 64 bits"), ("a.", "1:2", "expected a member's name after '.'"),
    ("\"\\q\"", "1:2", "'\\q' means nothing here"),
  ]

  @Test("An error says what, where, and what was expected", arguments: wrong)
  func tells(_ row: (text: String, place: String, message: String)) throws {
    let first = try #require(ToyWorld().interpreter.run(SourceText(row.text), language: .swift).diagnostics.first)
    #expect(first.message == row.message, "\(row.text)")
    #expect(first.place.map { "\($0.line):\($0.column)" } == row.place, "\(row.text)")
  }

  @Test(
    "Deep nesting ends in an error, never in a trap",
    arguments: [
      "(", "[", "{ ", "f(", "-", "a.b(", "if x { ", "[a: ", "class A { ", "x = ", "(a, ", "switch 1 { case 1: ", "{ [a = ", "case ((",
      "func f() { ", "a ? ", "a { ", "\"\\(", "let (", "x as [", "if case .a(", "do { ", "\\.a", "a ?? ", "!", "#if a\n", "protocol P { ",
    ])
  func nests(_ piece: String) {
    let text = String(repeating: piece, count: 600)
    _ = ToyWorld().interpreter.run(SourceText(text), language: .swift)
    _ = ToyWorld().interpreter.run(SourceText(String(repeating: "1 + ", count: 6_000) + "1"), language: .swift)
  }
}
