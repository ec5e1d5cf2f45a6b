import Testing

/// Scripts of Swift with what they write, or what they end in.
@Suite struct SwiftStatementTests {
  static let flow: [(text: String, output: [String])] = [
    ("class M { @Published var n = 1; @AppStorage(\"k\") var s: String = \"x\" }\nlet m = M(); m.n += 1; print(m.n, m.s)", ["2 x"]),
    ("class M { @Published var n = 1; func f() { $n.sink { print($0) }; print(self.$n == nil) } }\nM().f()", ["1", "false"]),
    ("let c = UIViewController(); c.heights = [.medium(), .large]; print(\"on\")", ["on"]),
    (
      "print([\"a\", \"a\"].reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }, [1, 2].reduce(into: 0) { sum, n in sum += n })",
      ["[\"a\": 2] 3"]
    ),
    (
      "class A { var f: ((Int) -> Void)?; func go() { f?(1); self.f?(2); print(\"none\"); f = { print($0) }; f?(3); f!(4) } }\nA().go()",
      ["none", "3", "4"]
    ),
    (
      "class A { var f: ((Int) -> Void)?; func go() { f!(1) } }\nA().go()",
      ["!! Fatal error: Unexpectedly found nil while unwrapping an Optional value"]
    ),
    ("print(\"a\"); Task { print(\"b\") }; Task.detached { print(\"c\") }; print(\"d\")", ["a", "d", "b", "c"]),
    ("class Task { init(_ f: () -> Void) { f() } }\n_ = Task { print(\"own\") }", ["own"]),
    (
      "func f() async throws -> Int { 3 }\nfunc g() async { async let x = f(); for await y in [1] { print(y) }; print(x) }\nawait g()",
      ["1", "3"]
    ),
    ("struct P { let n: Int }\nlet a = [P(n: 2), P(n: 1)]\nprint(a.map(\\.n), a[keyPath: \\.count], a[0][keyPath: \\P.n])", ["[2, 1] 2 2"]),
    (
      "enum E: Error { case a }\nfunc f(_ done: (Result<Int, Error>) -> Void) { done(.success(1)); done(.failure(E.a)) }\nf { r in switch r { case .success(let n): print(n); case .failure(let e): print(e) } }",
      ["1", "a"]
    ),
    ("let r: Result<Int, Error> = .success(2)\nprint((try? r.map { $0 * 2 }.get()) ?? 0)", ["4"]),
    (
      "class A { func f(_ x: Int) { print(\"i\") }; func f(_ x: String) { print(\"s\") }; func f(_ x: Any) { print(\"any\") } }\nlet a = A(); a.f(1); a.f(\"x\"); a.f([1])",
      ["i", "s", "any"]
    ),
    (
      "class A { init(_ x: Int) { print(\"int\") }; init(_ x: String) { print(\"text\") }; func f(_ x: Double) { print(x) }; func f(_ x: String) { print(x) } }\nclass B: A { override func f(_ x: String) { print(\"B\"); super.f(x) } }\nextension A { func f(_ x: [Int]) { print(\"list\") } }\nlet b = B(\"t\"); b.f(\"x\"); b.f(1); A(1).f([2])",
      ["text", "B", "x", "1.0", "int", "list"]
    ),
    ("func f(_ x: Int) -> String { \"i\" }\nfunc f(_ x: String) -> String { \"s\" }\nprint(f(1), f(\"\"))", ["i s"]),
    (
      "class A: NSObject { @objc dynamic var n = 1 }\nlet a = A()\nvar t: Any? = a.observe(\\.n, options: [.new, .old]) { a, change in print(change.oldValue ?? 0, change.newValue ?? 0) }\na.n = 2; t = nil; a.n = 3",
      ["1 2"]
    ),
    ("let a = 1; var b = a; b += 2; print(a, b)", ["1 3"]), ("let (a, b) = (1, \"x\"); print(b, a)", ["x 1"]),
    ("var a = 1, b = 2; (a, b) = (b, a); print(a, b)", ["2 1"]),
    ("let x: Double = 3; print(x)", ["3.0"]), ("let x: CGFloat? = nil; print(x as Any)", ["nil"]),
    ("var s = \"a\"; s += \"b\"; s.append(\"c\"); print(s)", ["abc"]),
    ("if 1 < 2 { print(\"y\") } else { print(\"n\") }", ["y"]), ("if false { } else if true { print(2) }", ["2"]),
    ("let x: Int? = 5\nif let x = x, x > 4 { print(x) }", ["5"]), ("let x: Int? = 5\nif let x { print(x) }", ["5"]),
    ("let x: Int? = nil\nif let x { print(x) } else { print(\"none\") }", ["none"]),
    ("func f(_ x: Int?) -> Int { guard let x = x else { return -1 }; return x }\nprint(f(nil), f(3))", ["-1 3"]),
    ("let a: Int? = 1, b: Int? = 2\nif let a = a, let b = b where a < b { print(a + b) }", ["3"]),
    ("if case 1...5 = 3 { print(\"in\") }", ["in"]),
    ("let t = (1, 2)\nif case (let a, 2) = t { print(a) }", ["1"]), ("let x: Int? = 4\nif case let y? = x { print(y) }", ["4"]),
    ("let x: Any = \"s\"\nif case let s as String = x { print(s) }", ["s"]),
    ("switch 5 { case 1, 2: print(\"a\"); case 3...9: print(\"b\"); default: print(\"c\") }", ["b"]),
    ("switch (1, \"x\") { case (1, let s) where s == \"y\": print(1); case (_, let s): print(s) }", ["x"]),
    ("switch 1 { case 1: fallthrough; case 2: print(\"two\"); default: break }", ["two"]),
    ("let v: Any = 1.5\nswitch v { case is Int: print(\"i\"); case let d as Double: print(d); default: print(\"?\") }", ["1.5"]),
    ("let x: Int? = nil\nswitch x { case .some(let n): print(n); case .none: print(\"none\") }", ["none"]),
    ("switch \"b\" { case \"a\": print(1); case \"b\": print(2); default: print(3) }", ["2"]),
    ("switch UIInterfaceOrientation.portrait { case .portrait, .portraitUpsideDown: print(\"p\"); default: print(\"l\") }", ["p"]),
    (
      "let n = 7\nswitch n { case let x where x % 2 == 0: print(\"even\"); case ..<10: print(\"small\"); default: print(\"?\") }", ["small"]
    ),
    ("for i in 0..<3 { print(i) }", ["0", "1", "2"]), ("for i in 1...5 where i % 2 == 0 { print(i) }", ["2", "4"]),
    ("for (i, c) in [\"a\", \"b\"].enumerated() { print(i, c) }", ["0 a", "1 b"]), ("for (k, v) in [\"a\": 1] { print(k, v) }", ["a 1"]),
    ("for case let x? in [1, nil, 3] { print(x) }", ["1", "3"]), ("for c in \"ab\" { print(c) }", ["a", "b"]),
    ("for var i = 0; i < 2; i++ { print(i) }", ["0", "1"]), ("for _ in 0..<2 { print(\"x\") }", ["x", "x"]),
    ("var i = 0; while i < 5 { i += 1; if i == 2 { continue }; if i == 4 { break }; print(i) }", ["1", "3"]),
    ("var i = 0\nrepeat { i += 1 } while i < 3\nprint(i)", ["3"]), ("var q = [1, 2]\nwhile let x = q.popLast() { print(x) }", ["2", "1"]),
    ("outer: for i in 0..<3 { for j in 0..<3 { if j == 1 { continue outer }; if i == 2 { break outer }; print(i, j) } }", ["0 0", "1 0"]),
    ("func f() { defer { print(\"d1\") }; defer { print(\"d2\") }; print(\"body\") }\nf()", ["body", "d2", "d1"]),
    (
      "enum E: Error { case a(Int), b }\nfunc f(_ n: Int) throws -> Int { if n > 1 { throw E.a(n) }; return n }\ndo { print(try f(1)); print(try f(2)) } catch E.a(let n) { print(\"caught\", n) } catch { print(error) }",
      ["1", "caught 2"]
    ),
    (
      "enum E: Error { case b }\nfunc f() throws { throw E.b }\nprint((try? f()) as Any)\ndo { try f() } catch { print(error) }",
      ["nil", "b"]
    ), ("enum E: Error { case b }\nfunc f() throws { throw E.b }\ntry f()", ["!! Swift error: Error raised at top level: b"]),
    (
      "enum E: Error { case b }\nfunc f() throws { throw E.b }\ntry! f()",
      ["!! Fatal error: 'try!' expression unexpectedly raised an error: b"]
    ), ("do { print(1) }", ["1"]), ("if #available(iOS 8.0, *) { print(8) } else { print(7) }", ["7"]),
    ("#if os(iOS)\nprint(\"ios\")\n#else\nprint(\"mac\")\n#endif", ["ios"]),
    ("#if swift(>=5) && DEBUG\nprint(5)\n#elseif true\nprint(0)\n#endif", ["5"]),
    ("let x: String? = nil\nprint(x!)", ["!! Fatal error: Unexpectedly found nil while unwrapping an Optional value"]),
    ("print([1][4])", ["!! Fatal error: Index out of range"]), ("print(1 / (1 - 1))", ["!! Fatal error: Division by zero"]),
    ("fatalError(\"stop\")", ["!! Fatal error: stop"]),
    ("print(\"a\" as Any as! Int)", ["!! Fatal error: Could not cast value of type 'String' to 'Int'"]),
    ("print(Int.max + 1)", ["!! Fatal error: Arithmetic operation '9223372036854775807 + 1' results in an overflow"]),
    ("print(1, 2, separator: \"-\", terminator: \"\")", ["1-2"]), ("debugPrint(\"x\")", ["\"x\""]), ("print()", [""]),
    ("var a = [1, 2]; var b = a; b.append(3); a[0] = 9; print(a, b)", ["[9, 2] [1, 2, 3]"]),
    ("var a = [3, 1]; a.sort(); a.insert(7, at: 0); a.remove(at: 1); print(a)", ["[7, 3]"]),
    ("var a = [1, 2]; a.insert(5, atIndex: 1); a.removeAtIndex(0); print(a)", ["[5, 2]"]),
    ("var d = [\"a\": 1]; d[\"b\"] = 2; d[\"a\"] = nil; print(d, d.count)", ["[\"b\": 2] 1"]),
    ("var d: [String: [Int]] = [:]; d[\"x\", default: []].append(1); d[\"x\"]?.append(2); print(d)", ["[\"x\": [1, 2]]"]),
    ("var m = [[1], [2]]; m[0][0] = 5; m[1].append(3); print(m)", ["[[5], [2, 3]]"]),
    ("var r = CGRect.zero; r.size.width = 4; r.origin = CGPoint(x: 1, y: 2); print(r.size.width, r.origin.y)", ["4.0 2.0"]),
    ("var x: Int? = nil; x? += 1; print(x as Any); x = 1; x! += 1; print(x!)", ["nil", "2"]),
    ("var s: Set<Int> = [1, 2, 2]; s.insert(3); print(s.count)", ["3"]),
    ("typealias Pair = (Int, Int)\nlet p: Pair = (1, 2); print(p.1)", ["2"]), ("/* a /* b */ c */ print(1) // d", ["1"]),
    ("let `class` = 3; print(`class`)", ["3"]), ("_ = 5; print(\"ok\")", ["ok"]),
    ("let x = [\n  1,\n  2,\n]\nprint(x\n  .map { $0 + 1 }\n  .count)", ["2"]),
  ]

  static let functions: [(text: String, output: [String])] = [
    ("func f(a: Int, b: Int = 2) -> Int { a + b }\nprint(f(a: 1), f(a: 1, b: 1))", ["3 2"]),
    ("func f(_ a: Int, with b: Int) -> Int { return a - b }\nprint(f(5, with: 2))", ["3"]),
    ("func f(_ n: Int...) -> Int { n.reduce(0, +) }\nprint(f(), f(1, 2))", ["0 3"]),
    ("func f(_ x: inout Int) { x *= 2 }\nvar n = 4; f(&n); print(n)", ["8"]),
    ("func swap2<T>(_ a: inout T, _ b: inout T) { let t = a; a = b; b = t }\nvar x = 1, y = 2; swap2(&x, &y); print(x, y)", ["2 1"]),
    ("func f() -> (a: Int, b: String) { (1, \"x\") }\nlet r = f(); print(r.a, r.1)", ["1 x"]),
    ("func run(_ f: (Int) -> Int) -> Int { f(3) }\nprint(run { $0 * 2 }, run({ x in x + 1 }))", ["6 4"]),
    (
      "func run(n: Int, then f: () -> Void, finally g: () -> Void) { f(); g() }\nrun(n: 1) { print(\"a\") } finally: { print(\"b\") }",
      ["a", "b"]
    ),
    (
      "func outer() -> () -> Int { var n = 0; func inner() -> Int { n += 1; return n }; return inner }\nlet f = outer(); print(f(), f())",
      ["1 2"]
    ), ("var fs: [() -> Int] = []\nfor i in 0..<3 { fs.append { i } }\nprint(fs.map { $0() })", ["[0, 1, 2]"]),
    ("func fact(_ n: Int) -> Int { n < 2 ? 1 : n * fact(n - 1) }\nprint(fact(10))", ["3628800"]),
    ("func f() { func g(_ n: Int) -> Int { n == 0 ? 0 : 1 + g(n - 1) }; print(g(4)) }\nf()", ["4"]),
    ("let add: (Int, Int) -> Int = { a, b in a + b }\nprint(add(1, 2))", ["3"]),
    ("let c = { [x = 5] in x }\nprint(c())", ["5"]), ("func f(_ g: (() -> Void)?) { g?() }\nf(nil); f { print(\"called\") }", ["called"]),
    ("let up = \"a\".uppercased\nprint([\"x\"].map { $0.uppercased() })", ["[\"X\"]"]),
    ("func a(x: Int) {}\na(y: 1)", ["error: no function named 'a(y:)'; did you mean 'a(x:)'?"]),
    ("func twice<T: Comparable>(_ x: T) -> [T] where T: Hashable { [x, x] }\nprint(twice(\"a\"))", ["[\"a\", \"a\"]"]),
    ("func old(x: Int, y: Int) -> Int { return x - y }\nprint(old(3, y: 1))", ["2"]),
    ("let f: (Int) -> String = String.init\nprint([1, 2].map(String.init))", ["[\"1\", \"2\"]"]),
    ("@discardableResult func f() -> Int { 1 }\nf(); print(\"ok\")", ["ok"]),
    ("func f(_ x: Int) -> String { switch x { case 0: \"zero\"; default: \"many\" } }\nprint(f(0), f(2))", ["zero many"]),
    ("func f(_ x: Int) -> Int { if x > 0 { 1 } else { -1 } }\nprint(f(4), f(-4))", ["1 -1"]),
    (
      "func even(_ n: Int) -> Bool { n == 0 || odd(n - 1) }\nfunc odd(_ n: Int) -> Bool { n != 0 && even(n - 1) }\nprint(even(6))", ["true"]
    ), ("var x: Int { 4 }\nprint(x)", ["4"]),
  ]

  @Test("A statement does what Swift does", arguments: flow)
  func flows(_ row: (text: String, output: [String])) { #expect(SwiftScripts.lines(row.text) == row.output, "\(row.text)") }

  @Test("Functions and closures work as in Swift", arguments: functions)
  func calls(_ row: (text: String, output: [String])) { #expect(SwiftScripts.lines(row.text) == row.output, "\(row.text)") }
}
