import ScriptLanguage
import Testing

/// Constructs of Swift's generations that apps have beside the common ones, with what they write.
@Suite struct SwiftFieldSyntaxTests {
  static let operators: [(text: String, output: [String])] = [
    (
      "infix operator |> { associativity left precedence 140 }\nfunc |> (x: Int, f: (Int) -> Int) -> Int { return f(x) }\nprint(3 |> { $0 + 1 })",
      ["4"]
    ),
    ("infix operator ?=\nfunc ?= <T>(l: inout T?, r: T) { if l == nil { l = r } }\nvar a: Int? = nil\na ?= 3; a ?= 4\nprint(a!)", ["3"]),
    ("prefix operator √\nprefix func √ (x: Double) -> Double { return x * 2 }\nprint(√4.0)", ["8.0"]),
    ("postfix operator ♥\npostfix func ♥ (s: String) -> String { return s + \"!\" }\nprint(\"a\"♥)", ["a!"]),
    (
      "precedencegroup Pipe { associativity: right; higherThan: MultiplicationPrecedence }\ninfix operator **: Pipe\nfunc ** (a: Int, b: Int) -> Int { return b == 0 ? 1 : a * (a ** (b - 1)) }\nprint(2 * 2 ** 3 ** 1)",
      ["16"]
    ),
    (
      "struct V { var x = 0\n static func <+> (l: V, r: V) -> V { return V(x: l.x + r.x) } }\ninfix operator <+>: AdditionPrecedence\nprint((V(x: 1) <+> V(x: 2)).x)",
      ["3"]
    ),
    ("class P { var n = 0 }\nfunc == (l: P, r: P) -> Bool { return l.n == r.n }\nprint(P() == P(), P() != P())", ["true false"]),
    ("struct N { var x = 1 }\nprefix func - (n: N) -> N { return N(x: 0 - n.x) }\nprint((-N()).x)", ["-1"]),
    ("let ok = [1, 2].reduce(0, +); print(ok, 1...3, -ok)", ["3 1...3 -3"]),
  ]

  static let others: [(text: String, output: [String])] = [
    ("#Preview(\"One\") { Text(\"a\") }\nprint(1)", ["1"]),
    ("func f(#name: String, inout count: Int) { count += 1 }\nvar n = 0\nf(name: \"a\", count: &n); print(n)", ["1"]),
    ("func add(a: Int)(b: Int) -> Int { return a + b }\nprint(add(1)(b: 2))", ["3"]),
    ("let r = /(\\d+)-[/]x/; print(r); print(#/a/b/#, 6 / 2 / 1)", ["(\\d+)-[/]x", "a/b 3"]),
    ("func f(_ x: Int) async -> Int { return x }\nlet t = await (f(1), f(2)); print(t.0 + t.1)", ["3"]),
    ("class A { private let (a, b) = (1, \"x\")\n func f() { print(a, b) } }\nA().f()", ["1 x"]),
    ("struct A: ~Copyable { var x = 1; consuming func take() -> Int { return x } }\nprint(A().take())", ["1"]),
    ("actor A { isolated deinit {}\n nonisolated func f(_ other: isolated A) {} }\nprint(2)", ["2"]),
    ("func all<each T>(_ items: repeat each T) {}\nlet a = 3; let b = consume a; print(copy b)", ["3"]),
    (
      "struct A { var x = [1]; var y: Int? = 2 }\nlet k = \\A.x, l = \\[Int].count, m = \\A.y?.description\nprint([1, 2][keyPath: l], A()[keyPath: k])",
      ["2 [1]"]
    ),
    ("@freestanding(expression) macro line() -> Int = #externalMacro(module: \"M\", type: \"T\")\nprint(3)", ["3"]),
  ]

  static let tasks: [(text: String, output: [String])] = [
    ("Task { print(\"b\") }; Task.detached(priority: .background) { print(\"c\") }; print(\"a\")", ["a", "b", "c"]),
    (
      "actor S { var n = 0; func add(_ k: Int) async -> Int { n += k; return n } }\nlet s = S()\nTask { print(await s.add(2) + s.add(3)) }",
      ["7"]
    ),
    (
      "struct E: Error {}\nfunc f() async throws { throw E() }\nTask { do { try await f() } catch { print(\"caught\") } }; Task { try await f() }",
      ["caught"]
    ),
    ("Task { try? await Task.sleep(nanoseconds: 5); try await Task.sleep(for: .seconds(1)); print(\"slept\") }", ["slept"]),
    ("Task { let t = Task<Int, Error> { 5 }; t.cancel(); print(try await t.value) }", ["5"]),
    ("Task { await MainActor.run { print(\"main\") } }", ["main"]),
    ("func f() async -> Int { return await withCheckedContinuation { $0.resume(returning: 7) } }\nTask { print(await f()) }", ["7"]),
  ]

  @Test("A task runs when the turn ends, and what it waits for at once", arguments: tasks)
  func concurrency(_ row: (text: String, output: [String])) { #expect(SwiftScripts.lines(row.text) == row.output, "\(row.text)") }

  @Test("Operators that apps declare run with the precedence they say", arguments: operators)
  func operate(_ row: (text: String, output: [String])) { #expect(SwiftScripts.lines(row.text) == row.output, "\(row.text)") }

  @Test("What apps write beside the common constructs is read and runs", arguments: others)
  func reads(_ row: (text: String, output: [String])) { #expect(SwiftScripts.lines(row.text) == row.output, "\(row.text)") }

  @Test("An operator of a library that is not there answers nothing, and is told")
  func unknownOperator() {
    let result = ToyWorld().interpreter.run(SourceText("let x = 1 |> 2"), language: .swift)
    #expect(!result.failed)
    #expect(result.invented == ["the operator '|>' (answers nothing)"])
  }
}
