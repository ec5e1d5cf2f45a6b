import Testing

/// Result builders of the app's own.
@Suite struct SwiftBuilderTests {
  private static let lines = """
    @resultBuilder struct Lines {
      static func buildExpression(_ one: String) -> [String] { [one] }
      static func buildExpression(_ number: Int) -> [String] { ["#\\(number)"] }
      static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
      static func buildOptional(_ part: [String]?) -> [String] { part ?? ["-"] }
      static func buildEither(first: [String]) -> [String] { first.map { "1" + $0 } }
      static func buildEither(second: [String]) -> [String] { second.map { "2" + $0 } }
      static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
      static func buildFinalResult(_ all: [String]) -> String { all.joined(separator: " ") }
    }
    func text(@Lines _ content: () -> String) -> String { content() }

    """

  static let bodies: [(text: String, output: [String])] = [
    ("print(text { \"a\"; \"b\" })", ["a b"]), ("print(text { \"a\" })", ["a"]), ("print(text { return \"whole\" })", ["whole"]),
    ("print(text { \"a\"; 3 })", ["a #3"]), ("print(text { let n = 2; var m = n; m })", ["#2"]),
    ("let on = true; print(text { if on { \"a\" }; if !on { \"b\" } })", ["a -"]),
    ("let on = false; print(text { if on { \"a\" } else { \"b\" } })", ["2b"]),
    ("let n = 2; print(text { if n == 1 { \"a\" } else if n == 2 { \"b\" } else { \"c\" } })", ["21b"]),
    ("let n: Int? = 4; print(text { if let n { n; n } })", ["#4 #4"]),
    ("print(text { for n in 1...3 where n != 2 { n } })", ["#1 #3"]),
    ("print(text { switch 2 { case 1: \"one\"\ncase 2: \"two\"\ndefault: \"more\" } })", ["21two"]),
    (
      "struct S { @Lines var body: String { \"x\"; 1 }; @Lines func f(_ n: Int) -> String { n; n } }\nprint(S().body, S().f(7))",
      ["x #1 #7 #7"]
    ),
    ("func outer() { @Lines func inner() -> String { \"i\"; 1 }\nprint(inner()) }\nouter()", ["i #1"]),
    ("class A { var n = 5; func f() -> String { text { [weak self] in self?.n ?? 0; \"x\" } } }\nprint(A().f())", ["#5 x"]),
    ("print(text { text { \"in\"; \"ner\" }; \"out\" })", ["in ner out"]),
  ]

  @Test("A builder gathers what a body's statements stand for", arguments: bodies)
  func gathers(_ row: (text: String, output: [String])) { #expect(SwiftScripts.lines(Self.lines + row.text) == row.output, "\(row.text)") }

  @Test("A builder without blocks puts parts together one by one")
  func partial() {
    let sum = """
      @resultBuilder enum Sum {
        static func buildPartialBlock(first: Int) -> Int { first }
        static func buildPartialBlock(accumulated: Int, next: Int) -> Int { accumulated * 10 + next }
      }
      func sum(@Sum content: () -> Int) -> Int { content() }
      print(sum { 1; 2; 3 })
      """
    #expect(SwiftScripts.lines(sum) == ["123"])
  }
}
