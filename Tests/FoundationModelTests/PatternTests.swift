import ObjectModel
import Testing

/// Regular expressions match what Swift's library and Foundation match with them, and end where they take too long.
struct PatternTests {
  static let cases: [(pattern: String, text: String, groups: [String]?)] = [
    ("b$", "ab\n", nil), ("^b", "a\nb", nil), ("(?m)^b$", "a\nb\nc", ["b"]), ("a.c", "a\nc", nil), ("(?s)a.c", "a\nc", ["a\nc"]),
    ("(?i)ABC", "xabc", ["abc"]), ("(?<y>\\d{4})-(?<m>\\d\\d)", "on 2020-12-01", ["2020-12", "2020", "12"]),
    ("(a)|(b)", "b", ["b", "nil", "b"]),
    ("(a|ab)(c|bcd)(d*)", "abcd", ["abcd", "a", "bcd", ""]), ("a{2}", "aaa", ["aa"]), ("a{2,}?", "aaaa", ["aa"]),
    ("a{1,3}", "aaaa", ["aaa"]),
    ("a++b", "aaab", ["aaab"]), ("a++a", "aaa", nil), ("(?>a+)a", "aaa", nil), ("(?:ab)+", "ababa", ["abab"]), ("(?=b)b", "ab", ["b"]),
    ("\\d+(?!\\.)", "12.5", ["1"]), ("(?<=a)b", "bab", ["b"]), ("(?<!a)b", "abb", ["b"]), ("[^a-c]+", "abcxyz", ["xyz"]),
    ("[\\w.]+@", "me.x@y", ["me.x@"]), ("[a-]", "-", ["-"]), ("\\p{L}+", "12héé3", ["héé"]), ("\\p{Lu}", "aB", ["B"]),
    ("\\P{L}", "ab1", ["1"]),
    ("\\u00e9", "é", ["é"]), ("\\x41\\u{42}", "AB", ["AB"]), ("(a)\\1", "aa", ["aa", "a"]), ("(?<n>a)\\k<n>", "aa", ["aa", "a"]),
    ("[a&&b]", "a", nil), ("[a-z&&[^aeiou]]+", "aebcd", ["bcd"]), ("\\Aab\\z", "ab", ["ab"]), ("\\Qa.b\\E", "a.b", ["a.b"]),
    ("(?x) a b # c", "ab", ["ab"]), ("a{", "a{", ["a{"]), ("\\h+", " \t", [" \t"]), ("\\R", "\r\n", ["\r\n"]), ("\\n", "\r\n", nil),
    ("(?i:a)b", "Ab", ["Ab"]), ("[[:alpha:]]+", "12ab", ["ab"]), ("x*", "aaa", [""]), ("}]", "}]", ["}]"]), ("(a*)*", "aab", ["aa", ""]),
    ("(a*)+b", "aab", ["aab", ""]), ("(?:a|b)*?c", "abc", ["abc"]), (".", "👨‍👩‍👧", ["👨‍👩‍👧"]), ("e", "e\u{301}", nil),
    ("\\bcat\\b", "a cat", ["cat"]),
    ("^(?:[A-Z0-9a-z._%+-]+)@(?:[A-Za-z0-9-]+\\.)+[A-Za-z]{2,}$", "me@mail.example.org", ["me@mail.example.org"]),
    ("#?([0-9a-fA-F]{2}){3}", "#12ab9F", ["#12ab9F", "9F"]),
  ]

  @Test(arguments: cases) func matches(_ one: (pattern: String, text: String, groups: [String]?)) throws {
    let pattern = try #require(TextPattern(one.pattern))
    let found = pattern.first(in: one.text, makeWorld())
    #expect(found?.groups.map { $0.range.map { String(one.text[$0]) } ?? "nil" } == one.groups)
  }

  @Test(arguments: [
    "(", ")", "a**", "[z-a]", "\\j", "[", "[]", "(?<n", "\\p{Nonsense}", "(a{1000}){1000}", "\\2", String(repeating: "(", count: 9000),
  ])
  func malformed(_ text: String) {
    let isRead = TextPattern(text) != nil
    #expect(!isRead)
  }

  @Test func foundationSeesScalarsAndALastNewline() {
    #expect(TextPattern("b$", style: .scalars)?.first(in: "ab\n", makeWorld()) != nil)
    #expect(TextPattern("e", style: .scalars)?.first(in: "e\u{301}", makeWorld()) != nil)
  }

  @Test(arguments: ["(a+)+$", "(?<=(a+)+)c"])
  func whatTakesTooLongEnds(_ text: String) throws {
    let world = makeWorld()
    let pattern = try #require(TextPattern(text))
    #expect(pattern.first(in: String(repeating: "a", count: 40) + "!", world) == nil)
    #expect(world.isStopped && world.stopReason?.contains("takes too long") == true)
  }
}
