import Testing

/// Operators, comparisons and initialisers that an app gives to types.
@Suite struct SwiftOperatorTests {
  static let operators: [(text: String, output: [String])] = [
    ("extension String { static func * (s: String, n: Int) -> String { String(repeating: s, count: n) } }\nprint(\"ab\" * 2)", ["abab"]),
    ("func / (a: String, b: String) -> String { a + \"/\" + b }\nprint(\"a\" / \"b\")", ["a/b"]),
    (
      "func + (l: [String: Int], r: [String: Int]) -> [String: Int] { l.merging(r) { $1 } }\nprint(([\"a\": 1] + [\"a\": 2])[\"a\"]!)",
      ["2"]
    ),
    ("struct V { var x = 0; static func += (a: inout V, n: Int) { a.x += n } }\nvar v = V(); v += 3; print(v.x)", ["3"]),
    ("struct V { var x = 1; static prefix func - (v: V) -> V { V(x: -v.x) } }\nprint((-V()).x)", ["-1"]),
    (
      "func ~= (pattern: String, n: Int) -> Bool { pattern == \"\\(n)\" }\nswitch 3 { case \"3\": print(\"three\")\ndefault: print(\"no\") }",
      ["three"]
    ),
    (
      "struct V { let n: Int; static func ~= (r: ClosedRange<Int>, v: V) -> Bool { r.contains(v.n) } }\nswitch V(n: 3) { case 1...4: print(\"in\")\ndefault: print(\"out\") }",
      ["in"]
    ),
    (
      "infix operator |||\nextension Optional { static func ||| (a: Wrapped?, b: Wrapped) -> Wrapped { a ?? b } }\nlet n: Int? = nil; print(n ||| 4)",
      ["4"]
    ),
    (
      "extension Optional where Wrapped == Int { static func += (a: inout Int?, b: Int) { a = (a ?? 0) + b } }\nvar n: Int?; n += 3; print(n!)",
      ["3"]
    ),
    (
      "func < <T: Comparable>(l: T?, r: T?) -> Bool { switch (l, r) { case let (a?, b?): return a < b\ncase (nil, _?): return true\ndefault: return false } }\nlet n: Int? = nil; print(n < 1, 2 < 1, \"a\" < \"b\")",
      ["true false true"]
    ),
    (
      "extension Optional where Wrapped == String { var isBlank: Bool { self?.isEmpty ?? true } }\nlet a: String? = nil, b: String? = \"x\"; print(a.isBlank, b.isBlank)",
      ["true false"]
    ),
    ("extension Int { mutating func up() { self += 1 } }\nvar n = 3; n.up(); print(n)", ["4"]),
    (
      "extension Array where Element: Equatable { mutating func drop(_ e: Element) { if let i = firstIndex(of: e) { remove(at: i) } } }\nvar a = [1, 2]; a.drop(1); print(a)",
      ["[2]"]
    ),
    (
      "extension String { init(loud s: String) { self = s.uppercased() }\ninit?(maybe n: Int) { if n < 0 { return nil }; self.init(n) } }\nprint(String(loud: \"a\"), String(maybe: -1) as Any, String(maybe: 2)!)",
      ["A nil 2"]
    ),
    (
      "func f() { func sum(_ n: Int..., by k: Int = 2) -> Int { n.reduce(0, +) * k }\nprint(sum(1, 2), sum(), sum(3, by: 1)) }\nf()",
      ["6 0 3"]
    ),
    ("print([\"a\", \"b\"].map { $0 + \"!\" }.joined(), [[1], [2]].joined().map { $0 })", ["a!b! [1, 2]"]),
    (
      "struct P { let n: Int; let s: String }\nprint([(1, \"a\")].map(P.init), [\"7\", \"x\"].compactMap(Int.init))",
      ["[P(n: 1, s: \"a\")] [7]"]
    ),
    ("class A { let id: Int; init(id: Int) { self.id = id } }\nprint([3].map(A.init)[0].id, [4].map(A.init(id:))[0].id)", ["3 4"]),
  ]

  @Test("Operators and extensions of the app's own work for all types", arguments: operators)
  func work(_ row: (text: String, output: [String])) { #expect(SwiftScripts.lines(row.text) == row.output, "\(row.text)") }

  static let comparisons: [(text: String, output: [String])] = [
    (
      "struct P: Equatable { var x = 1 }\nstruct W: Equatable { var all = [P()]; var o: P? = P() }\nvar a = W(), b = W(); print(a == b); b.all[0].x = 2; print(a == b, [a] == [a], a != b)",
      ["true", "false true true"]
    ),
    (
      "struct Q: Equatable { let id: Int; var s = \"\"; static func == (l: Q, r: Q) -> Bool { l.id == r.id } }\nlet all = [Q(id: 1), Q(id: 2)]; print(all.firstIndex(of: Q(id: 2, s: \"x\"))!, all.contains(Q(id: 1, s: \"y\")))",
      ["1 true"]
    ),
    (
      "enum E: Hashable { case a, b(Int) }\nvar d: [E: Int] = [:]; d[.a] = 1; d[.b(2)] = 3; print(d[.a]!, d[.b(2)]!, d[.b(3)] as Any)",
      ["1 3 nil"]
    ),
    ("struct P: Hashable { var x = 1 }\nprint([P(): 4][P()]!, Set([P(), P(), P(x: 2)]).count)", ["4 2"]),
    (
      "class K: Hashable { let id: Int; var n = 0; init(_ id: Int) { self.id = id }\nstatic func == (l: K, r: K) -> Bool { l.id == r.id }\nfunc hash(into h: inout Hasher) { h.combine(id) } }\nprint(Set([K(1), K(2), K(1)]).count, [K(3): \"x\"][K(3)]!, K(1) == K(1), K(1) === K(1))",
      ["2 x true false"]
    ),
    (
      "class K: Hashable { let id = 7; var hashValue: Int { return id }\nstatic func == (l: K, r: K) -> Bool { return l.id == r.id } }\nprint([K(): 1][K()]!)",
      ["1"]
    ),
    (
      "class A { var n = 0 { didSet { if let o = other { other = nil; o.n = n }; print(n) } }; var other: A? }\nlet a = A(), b = A(); a.other = b; a.n = 4",
      ["4", "4"]
    ),
  ]

  @Test("Values are equal and found again as the app says", arguments: comparisons)
  func compare(_ row: (text: String, output: [String])) { #expect(SwiftScripts.lines(row.text) == row.output, "\(row.text)") }

  static let constants: [(text: String, output: [String])] = [
    ("class A { let x: Int; init() { x = 1 }; func f() { x = 2 } }\nA().f()", ["error: cannot assign to value: 'x' is a 'let' constant"]),
    ("struct A { let x: Int }\nvar a = A(x: 1); a.x = 2", ["error: cannot assign to value: 'x' is a 'let' constant"]),
    ("class A { let x = 3 }\nlet a = A(); a.x = 4", ["error: cannot assign to value: 'x' is a 'let' constant"]),
    ("class A { let x: [Int]; init(_ n: Int) { if n > 0 { self.x = [n] } else { x = [] } } }\nprint(A(2).x)", ["[2]"]),
  ]

  @Test("A constant property gets its value in an initialiser alone", arguments: constants)
  func keep(_ row: (text: String, output: [String])) { #expect(SwiftScripts.lines(row.text) == row.output, "\(row.text)") }
}
