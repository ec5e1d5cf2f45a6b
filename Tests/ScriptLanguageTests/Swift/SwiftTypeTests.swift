import Testing

/// Declarations of Swift with what scripts that use them write.
@Suite struct SwiftTypeTests {
  static let classes: [(text: String, output: [String])] = [
    ("class A { var x = 1; func f() -> Int { x + 1 } }\nlet a = A(); a.x = 5; print(a.f(), a.x)", ["6 5"]),
    ("class A { let n: Int; init(n: Int) { self.n = n } }\nclass B: A { init() { super.init(n: 7) } }\nprint(B().n, A(n: 2).n)", ["7 2"]),
    ("class A { let n: Int; init(_ n: Int) { self.n = n }; convenience init() { self.init(3) } }\nprint(A().n)", ["3"]),
    (
      "class A { init?(n: Int) { if n < 0 { return nil } } }\nclass B: A { override init?(n: Int) { super.init(n: n); print(\"on\") }; convenience init?() { self.init(n: -1) } }\nprint(B(n: -1) == nil, B() == nil, B(n: 1) != nil)",
      ["on", "true true true"]
    ),
    ("func f(_ c: @autoclosure () -> Bool) -> String { [1].map { _ in c() ? \"y\" : \"n\" }.joined() }\nprint(f(1 < 2))", ["y"]),
    (
      "struct Down: Sequence, IteratorProtocol { var n: Int; mutating func next() -> Int? { n -= 1; return n < 0 ? nil : n } }\nprint(Down(n: 3).map { $0 * 2 }, Down(n: 3).reduce(0, +), Array(Down(n: 2)), Down(n: 9).prefix(2))",
      ["[4, 2, 0] 3 [1, 0] [8, 7]"]
    ),
    ("class A { init?(n: Int) { if n < 0 { return nil } } }\nprint(A(n: -1) == nil, A(n: 1) != nil)", ["true true"]),
    (
      "class A { func who() -> String { \"a\" } }\nclass B: A { override func who() -> String { super.who() + \"b\" } }\nlet x: A = B(); print(x.who())",
      ["ab"]
    ),
    (
      "class A { var v = 1 { willSet { print(\"will\", newValue) } didSet { print(\"did\", oldValue) } } }\nlet a = A(); a.v = 2",
      ["will 2", "did 1"]
    ),
    ("class A { var v: Int { didSet { print(\"no\") } }; init() { v = 4 } }\nprint(A().v)", ["4"]),
    ("class A { var v = 0 { didSet { if v > 5 { v = 5 } } } }\nlet a = A(); a.v = 9; print(a.v)", ["5"]),
    (
      "class A { var w = 2; var area: Int { get { w * w } set { w = newValue / 2 } } }\nlet a = A(); a.area = 10; print(a.w, a.area)",
      ["5 25"]
    ),
    (
      "class A { lazy var x: Int = { print(\"made\"); return 3 }() }\nlet a = A(); print(\"before\"); print(a.x, a.x)",
      ["before", "made", "3 3"]
    ),
    (
      "class A { static var n = 0; static func up() { n += 1 }; class func name() -> String { \"A\" } }\nA.up(); A.n += 1; print(A.n, A.name())",
      ["2 A"]
    ), ("class A { static let shared = A(); var n = 1 }\nA.shared.n = 8; print(A.shared.n)", ["8"]),
    ("class A { deinit { print(\"gone\") } }\nvar a: A? = A(); a = nil; print(\"end\")", ["end", "gone"]),
    (
      "class A { weak var other: A?; var name = \"a\" }\nvar b: A? = A(); let a = A(); a.other = b; b = nil; print(a.other as Any)", ["nil"]
    ),
    ("class A { var f: (() -> Void)?; var n = 1; func go() { f = { [weak self] in self?.n += 1 }; f?(); print(n) } }\nA().go()", ["2"]),
    ("class A { var n = 1; func go() { let f = { [unowned self] in self.n }; print(f()) } }\nA().go()", ["1"]),
    (
      "class A { subscript(i: Int) -> Int { get { i * 2 } set { print(i, newValue) } } }\nlet a = A(); print(a[4]); a[1] = 9", ["8", "1 9"]
    ),
    (
      "class A { func f(a: Int) -> String { \"a\\(a)\" }; func f(b: Int) -> String { \"b\\(b)\" } }\nprint(A().f(a: 1), A().f(b: 2))",
      ["a1 b2"]
    ),
    (
      "class A { class B { var n = 3 }; enum C { case x }; let c = C.x; func b() -> B { B() } }\nprint(A.B().n, A().b().n, A().c, A.C.x)",
      ["3 3 x x"]
    ), ("class A: CustomStringConvertible { var description: String { \"I am A\" } }\nprint(A(), \"\\(A())\")", ["I am A I am A"]),
    ("class A { func call() -> String { helper(2) }; private func helper(_ n: Int) -> String { \"h\\(n)\" } }\nprint(A().call())", ["h2"]),
    (
      "class Stack<T> { private var items: [T] = []; func push(_ x: T) { items.append(x) }; func pop() -> T? { items.popLast() }; var top: T? { items.last } }\nlet s = Stack<Int>(); s.push(1); s.push(2); print(s.pop()!, s.top!)",
      ["2 1"]
    ),
    ("class A { required init() {}; var x = 1 }\nlet t = A.self\nprint(t.init().x)", ["1"]),
    ("final class A { fileprivate(set) var n = 1; @objc dynamic public var m = 2 }\nprint(A().n + A().m)", ["3"]),
    ("class A { func f() { print(\"first\") } }\nclass A { func g() { print(\"second\") } }\nA().g()", ["second"]),
    ("class A {}\nlet a = A(), b = A()\nprint(a === a, a === b, a == a)", ["true false true"]),
    ("class A { var f: (Int) -> Int = { $0 + 1 } }\nprint(A().f(2))", ["3"]),
    ("class A { var n = 0; func add(_ k: Int) -> A { n += k; return self } }\nprint(A().add(1).add(2).n)", ["3"]),
  ]

  static let values: [(text: String, output: [String])] = [
    ("struct P { var x: Int; var y = 2 }\nvar a = P(x: 1); var b = a; b.x = 9; print(a, b)", ["P(x: 1, y: 2) P(x: 9, y: 2)"]),
    ("struct P { var x = 1; mutating func up() { x += 1 } }\nvar a = P(); a.up(); a.up(); print(a.x)", ["3"]),
    ("struct P { var x = 1 }\nclass C { var p = P() }\nlet c = C(); var q = c.p; q.x = 5; c.p.x += 1; print(c.p.x, q.x)", ["2 5"]),
    ("struct P { var x = 1 }\nvar a = [P(), P()]; var b = a; b[0].x = 7; print(a[0].x, b[0].x)", ["1 7"]),
    ("struct P { var x = 1 }\nfunc f(_ p: P) -> Int { var p = p; p.x = 9; return p.x }\nlet a = P(); print(f(a), a.x)", ["9 1"]),
    ("struct P { let a: Int; init(double n: Int) { a = n * 2 } }\nprint(P(double: 4).a)", ["8"]),
    ("struct P: Equatable { var x = 1 }\nprint(P() == P(), P() == P(x: 2), P() != P(x: 2))", ["true false true"]),
    (
      "struct V { var x = 0; static func + (a: V, b: V) -> V { V(x: a.x + b.x) }; static func < (a: V, b: V) -> Bool { a.x < b.x } }\nprint((V(x: 1) + V(x: 2)).x, V(x: 1) < V(x: 2), V(x: 1) > V(x: 2))",
      ["3 true false"]
    ),
    (
      "struct P { var x = 1; static let zero = P(x: 0); static func make() -> P { P(x: 8) } }\nlet p: P = .zero; let q: P = .make(); let r: P = .init(x: 4); print(p.x, q.x, r.x)",
      ["0 8 4"]
    ), ("struct P { var w = 1; var area: Int { w * w } }\nprint([P(), P(w: 3)].map { $0.area }, [P(w: 2)].map(\\.area))", ["[1, 9] [4]"]),
    ("struct O { var i = I() }\nstruct I { var n = 1 }\nvar a = O(); var b = a; b.i.n = 5; print(a.i.n, b.i.n)", ["1 5"]),
    ("struct P { var x = 1 }\nvar p = P() { didSet { print(\"set\") } }\np.x = 2; print(p.x)", ["2"]),
    (
      "enum D { case north, south; var flipped: D { self == .north ? .south : .north } }\nprint(D.north.flipped, D.south == .south)",
      ["south true"]
    ),
    (
      "enum D: String { case a, b = \"B\" }\nprint(D.a.rawValue, D.b.rawValue, D(rawValue: \"B\")!, D(rawValue: \"z\") as Any)",
      ["a B b nil"]
    ),
    ("enum D: Int { case a = 3, b, c }\nprint(D.b.rawValue, D(rawValue: 5)!)", ["4 c"]),
    ("enum D: CaseIterable { case a, b }\nprint(D.allCases.count, D.allCases)", ["2 [a, b]"]),
    (
      "enum S { case circle(Double), box(w: Int, h: Int) }\nlet s = S.box(w: 2, h: 3)\nswitch s { case .circle(let r): print(r); case let .box(w, h): print(w * h) }",
      ["6"]
    ),
    (
      "enum S { case a(Int), b }\nlet s: S = .a(4)\nif case .a(let n) = s, n > 3 { print(n) }\nguard case .a = s else { fatalError() }\nprint(s)",
      ["4", "a(4)"]
    ), ("enum L { case on, off; mutating func toggle() { self = self == .on ? .off : .on } }\nvar l = L.on; l.toggle(); print(l)", ["off"]),
    ("enum S: Equatable { case a(Int), b }\nprint(S.a(1) == .a(1), S.a(1) == .a(2), S.b != .a(1))", ["true false true"]),
    (
      "indirect enum T { case leaf(Int), node(T, T); var sum: Int { switch self { case .leaf(let n): return n; case .node(let l, let r): return l.sum + r.sum } } }\nprint(T.node(.leaf(1), .node(.leaf(2), .leaf(3))).sum)",
      ["6"]
    ),
    ("enum K { static let a = \"x\"; static func f() -> Int { 2 } }\nprint(K.a, K.f())", ["x 2"]),
    ("enum S { case a(Int) }\nprint([1, 2].map(S.a))", ["[a(1), a(2)]"]),
    ("func f(_ m: M) -> String { switch m { case .x: return \"x\"; case .y: return \"y\" } }\nenum M { case x, y }\nprint(f(.y))", ["y"]),
    ("let g = Dictionary(grouping: [1, 2, 3], by: { $0 > 1 }); print(g[true]!)", ["[2, 3]"]),
    ("print(Dictionary([(\"a\", 1), (\"a\", 2)], uniquingKeysWith: { $0 + $1 }))", ["[\"a\": 3]"]),
    ("enum M { case x }\nprint(M.y)", ["error: M has no case 'y'; there is x"]),
    ("enum Mode { case plain, fancy }\nprint(Mode.fanzy)", ["error: Mode has no case 'fanzy'; did you mean 'fancy'?"]),
  ]

  static let protocols: [(text: String, output: [String])] = [
    (
      "protocol P { func hi() -> String }\nextension P { func hi() -> String { \"default\" } }\nclass A: P {}\nclass B: P { func hi() -> String { \"own\" } }\nprint(A().hi(), B().hi())",
      ["default own"]
    ),
    (
      "protocol Named { var name: String { get } }\nextension Named { var loud: String { name.uppercased() } }\nstruct A: Named { let name = \"bo\" }\nprint(A().loud)",
      ["BO"]
    ),
    ("protocol P {}\nprotocol Q: P {}\nclass A: Q {}\nclass B {}\nlet a: Any = A()\nprint(a is P, a is Q, B() is P)", ["true true false"]),
    (
      "protocol D: AnyObject { func did(_ x: Int) }\nclass W { weak var d: D?; func go() { d?.did(3) } }\nclass L: D { func did(_ x: Int) { print(x) } }\nlet w = W(), l = L(); w.go(); w.d = l; w.go()",
      ["3"]
    ),
    ("extension Int { var doubled: Int { self * 2 }; func plus(_ n: Int) -> Int { self + n } }\nprint(4.doubled, 4.plus(1))", ["8 5"]),
    (
      "extension String { var shout: String { uppercased() + \"!\" }; subscript(i: Int) -> String { String(Array(self)[i]) } }\nprint(\"hi\".shout)",
      ["HI!"]
    ),
    ("extension Array { var second: Element? { count > 1 ? self[1] : nil } }\nprint([1, 2].second!, [1].second as Any)", ["2 nil"]),
    (
      "extension UIViewController { var tag: String { \"<\\(title ?? \"\")>\" }; func mark(_ s: String) { title = s } }\nlet c = UIViewController(); c.mark(\"x\"); print(c.tag)",
      ["<x>"]
    ),
    (
      "extension UIInterfaceOrientation { var word: String { self == .portrait ? \"up\" : \"side\" } }\nprint(UIInterfaceOrientation.portrait.word, UIInterfaceOrientation.landscapeLeft.word)",
      ["up side"]
    ),
    (
      "extension CGRect { var center: CGPoint { CGPoint(x: midX, y: midY) } }\nprint(CGRect(x: 0, y: 0, width: 4, height: 2).center.x)",
      ["2.0"]
    ),
    (
      "class A {}\nextension A { func f() { print(\"ext\") } }\nextension A: CustomStringConvertible { var description: String { \"A!\" } }\nA().f(); print(A())",
      ["ext", "A!"]
    ),
  ]

  @Test("Classes work as in Swift", arguments: classes)
  func classesWork(_ row: (text: String, output: [String])) { #expect(SwiftScripts.lines(row.text) == row.output, "\(row.text)") }

  @Test("Structures and enumerations are values", arguments: values)
  func valuesAreCopied(_ row: (text: String, output: [String])) { #expect(SwiftScripts.lines(row.text) == row.output, "\(row.text)") }

  @Test("Protocols and extensions give members", arguments: protocols)
  func protocolsGive(_ row: (text: String, output: [String])) { #expect(SwiftScripts.lines(row.text) == row.output, "\(row.text)") }
}
