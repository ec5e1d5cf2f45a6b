import Testing

/// Members of the standard library that apps use, and regular expressions.
@Suite struct SwiftStandardTests {
  static let members: [(text: String, output: [String])] = [
    (
      "let d = [\"a\": 1, \"b\": 2]; print(d.compactMapValues { $0 > 1 ? $0 : nil }, d.allSatisfy { $0.value > 0 }, d.max { $0.value < $1.value }!.key)",
      ["[\"b\": 2] true b"]
    ),
    ("let d = [\"a\": 1]; print(d.merging([\"a\": 5]) { $1 }[\"a\"]!, d.reduce(into: 0) { $0 += $1.value })", ["5 1"]),
    (
      "let s = \"Hello, World\"; print(s.contains { $0 == \"W\" }, s.allSatisfy { $0 != \"z\" }, s.compactMap { $0.isLetter ? $0 : nil }.count, s.prefix { $0 != \",\" })",
      ["true true 10 Hello"]
    ),
    (
      "let s = \"Hello\"; let i = s.index(s.startIndex, offsetBy: 1); print(s[i], s[..<i], s[s.index(after: i)...], s.distance(from: s.startIndex, to: i))",
      ["e H llo 1"]
    ),
    (
      "var s = \"abc\"; s.insert(\"-\", at: s.startIndex); s.remove(at: s.index(before: s.endIndex)); print(s, s.split(whereSeparator: { $0 == \"b\" }))",
      ["-ab [\"-a\"]"]
    ),
    (
      "print(\"a,,b\".split(separator: \",\", omittingEmptySubsequences: false).count, \"a,b,c\".split(separator: \",\", maxSplits: 1)[1])",
      ["3 b,c"]
    ),
    (
      "let a = [5, 3, 8]; print(a.starts(with: [5]), a.split(separator: 3).count, a.prefix(upTo: 1), a.suffix(from: 2), a.count { $0 > 3 }, a.firstIndex { $0 == 8 }!)",
      ["true 2 [5] [8] 2 2"]
    ),
    ("var a = [1, 2, 3]; a.replaceSubrange(0...1, with: [9]); a.move(fromOffsets: [0], toOffset: 2); print(a)", ["[3, 9]"]),
    (
      "let s: Set = [1, 2]; print(s.isSuperset(of: [1]), s.isDisjoint(with: [9]), s.symmetricDifference([1, 9]).sorted(), s.isStrictSubset(of: [1, 2, 3]))",
      ["true true [2, 9] true"]
    ),
    (
      "var s: Set = [1, 2]; s.formUnion([3]); s.formIntersection([1, 3]); s.subtract([1]); s.update(with: 7); print(s.sorted())", ["[3, 7]"]
    ),
    (
      "print(7.quotientAndRemainder(dividingBy: 2).remainder, (-3).signum(), 3.2.rounded(.up), 3.8.rounded(.down), Swift.max(1, 2))",
      ["1 -1 4.0 3.0 2"]
    ),
    ("print(sequence(first: 1) { $0 < 20 ? $0 * 3 : nil }.map { $0 })", ["[1, 3, 9, 27]"]),
    (
      "extension Collection { subscript(safe i: Index) -> Element? { indices.contains(i) ? self[i] : nil } }\nprint([1][safe: 0]!, [1][safe: 4] as Any)",
      ["1 nil"]
    ),
    ("extension String { subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] } }\nprint(\"abc\"[1])", ["b"]),
    (
      "extension Comparable { func clamped(to r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) } }\nprint(7.clamped(to: 0...3), 0.5.clamped(to: 1...2))",
      ["3 1"]
    ),
    (
      "extension Sequence { func sum(_ f: (Element) -> Int) -> Int { reduce(0) { $0 + f($1) } } }\nprint([1, 2].sum { $0 * 2 }, (1...3).sum { $0 })",
      ["6 6"]
    ),
    (
      "protocol Store { associatedtype Item; var items: [Item] { get } }\nextension Store { func first() -> Item? { items.first } }\nstruct S: Store { var items = [4] }\nprint(S().first()!)",
      ["4"]
    ),
    ("print(Int8.max, UInt16.min, UInt8(exactly: 300) == nil, Int8(truncatingIfNeeded: 200), UInt8(clamping: -4))", ["127 0 true -56 0"]),
    ("print(UInt8(300))", ["!! Fatal error: Not enough bits to represent the passed value"]),
    ("print(String(255, radix: 16, uppercase: true), \"é\".unicodeScalars.first!.value, [\"a\\n\\\"\"])", ["FF 233 [\"a\\n\\\"\"]"]),
    ("let r = Result { 3 }; print(try! r.get(), Optional<Int>.none == nil)", ["3 true"]),
  ]

  @Test("Members of the standard library do what they say", arguments: members)
  func standard(_ row: (text: String, output: [String])) { #expect(SwiftScripts.lines(row.text) == row.output, "\(row.text)") }

  static let expressions: [(text: String, output: [String])] = [
    ("if let m = \"key: 12\".firstMatch(of: /(\\w+): (\\d+)/) { print(m.0, m.1, m.2, m.output.1, m.range) }", ["key: 12 key 12 key 0..<7"]),
    ("if let m = \"ab 1\".wholeMatch(of: /(?<word>\\w+) (?<number>\\d+)/) { print(m.word, m.output.number) }", ["ab 1"]),
    (
      "print(\"a1b2\".replacing(/\\d/, with: \"#\"), \"a1b2\".replacing(/\\d/) { \"<\\($0.0)>\" }, \"a1\".contains(/\\d/), \"x\".wholeMatch(of: /y/) == nil)",
      ["a#b# a<1>b<2> true true"]
    ),
    (
      "print(\"a1b2\".split(separator: /\\d/), \"a1b2\".matches(of: /\\d/).map { $0.0 }, \"ab\".starts(with: /a/))",
      ["[\"a\", \"b\"] [\"1\", \"2\"] true"]
    ),
    ("switch \"abc\" { case /a.c/: print(\"yes\")\ndefault: print(\"no\") }", ["yes"]),
    (
      "do { let r = try Regex(\"[a-z]+\"); print(try r.firstMatch(in: \"12ab\")!.0); _ = try Regex(\"(a\") } catch { print(\"bad\") }",
      ["ab", "bad"]
    ),
  ]

  @Test("Regular expressions find, take apart and replace", arguments: expressions)
  func match(_ row: (text: String, output: [String])) { #expect(SwiftScripts.lines(row.text) == row.output, "\(row.text)") }
}
