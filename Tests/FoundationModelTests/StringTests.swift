import ObjectModel
import Testing

@testable import FoundationModel

struct StringTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let selector: Selector
    let receiver: String
    let result: String
    let arguments: @Sendable () -> [Value]

    init(_ receiver: String, _ selector: Selector, _ result: String, _ arguments: @escaping @Sendable () -> [Value] = { [] }) {
      self.receiver = receiver
      self.selector = selector
      self.result = result
      self.arguments = arguments
    }

    var testDescription: String { "\(receiver) \(selector)" }
  }

  static let cases = [
    Case("Courses", "length", "7"), Case("é🎓", "length", "3"), Case("abc", "substringFromIndex:", "c") { [.int(2)] },
    Case("abc", "substringToIndex:", "ab") { [.int(2)] },
    Case("abcd", "substringWithRange:", "bc") { [NSRange(location: 1, length: 2).boxed] },
    Case("abc", "characterAtIndex:", "98") { [.int(1)] },
    Case("a,b,,c", "componentsSeparatedByString:", "(\n    a,\n    b,\n    \"\",\n    c\n)") { [.string(",")] },
    Case("a-b-c", "stringByReplacingOccurrencesOfString:withString:", "a+b+c") { [.string("-"), .string("+")] },
    Case("Master", "rangeOfString:", "NSRange: {2, 3}") { [.string("ste")] }, Case("Master", "hasPrefix:", "1") { [.string("Mas")] },
    Case("Master", "isEqualToString:", "0") { [.string("master")] }, Case("Master", "isEqual:", "1") { [.string("Master")] },
    Case("abc", "compare:", "-1") { [.string("abd")] }, Case("B", "caseInsensitiveCompare:", "0") { [.string("b")] },
    Case("abc", "stringByPaddingToLength:withString:startingAtIndex:", "abc. .") { [.int(6), .string(" ."), .int(1)] },
    Case("abc", "stringByPaddingToLength:withString:startingAtIndex:", "ab") { [.int(2), .string(""), .int(0)] },
    Case("42 px", "intValue", "42"),
    Case(" -7", "integerValue", "-7"), Case("99999999999999999999", "integerValue", String(Int.max)), Case("3.25x", "doubleValue", "3.25"),
    Case("YES", "boolValue", "1"),
    Case("no", "boolValue", "0"), Case("hello world", "capitalizedString", "Hello World"), Case("/a/b/c.png", "lastPathComponent", "c.png"),
    Case("/a/b/c.png", "pathExtension", "png"), Case("/a/b", "stringByAppendingPathComponent:", "/a/b/c") { [.string("c")] },
    Case("a", "stringByAppendingString:", "ab") { [.string("b")] },
    Case("n", "stringByAppendingFormat:", "n 3") { [.string(" %d"), .int(3)] },
    Case("self", "isKindOfClass:", "0") { [.null] },
  ]

  @Test("A string answers as Foundation's does", arguments: cases)
  func answers(one: Case) {
    let world = makeWorld()
    #expect(world.text(of: world.perform(one.selector, on: .string(one.receiver), one.arguments())) == one.result)
    #expect(world.exception == nil)
  }

  @Test("A mutable string has the methods of the immutable one and changes in place")
  func mutable() throws {
    let world = makeWorld()
    let string = try world.create("NSMutableString", "initWithString:", .string("abc"))
    world.perform("appendString:", on: string, [.string("d")])
    world.perform("insertString:atIndex:", on: string, [.string("x"), .int(0)])
    #expect(world.perform("uppercaseString", on: string).stringText == "XABCD")
    #expect(string.isEqual(to: .string("xabcd")))
    #expect(world.traceValue(string) == .string("xabcd"))
  }

  @Test("What lies outside of a string raises Foundation's exception")
  func bounds() {
    let world = makeWorld()
    world.perform("substringFromIndex:", on: .string("abc"), [.int(4)])
    #expect(world.exception?.name == "NSRangeException")
    #expect(world.exception?.reason == "-[__NSCFString substringFromIndex:]: Index 4 out of bounds; string length 3")
  }

  @Test("A message that strings do not have is an unrecognized selector")
  func unrecognized() {
    let world = makeWorld()
    world.perform("appendString:", on: .string("abc"), [.string("d")])
    #expect(world.exception?.name == "NSInvalidArgumentException")
    #expect(world.exception?.reason.contains("unrecognized selector") == true)
  }

  @Test("Trimming takes the characters of the set off both ends")
  func trimming() throws {
    let world = makeWorld()
    let set = try world.make("NSCharacterSet", "whitespaceAndNewlineCharacterSet")
    #expect(world.perform("stringByTrimmingCharactersInSet:", on: .string(" \n a b\t"), [set]).stringText == "a b")
  }
}

extension Value {
  var stringText: String? { String.unbox(self) }
}
