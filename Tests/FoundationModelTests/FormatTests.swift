import ObjectModel
import Testing

@testable import FoundationModel

struct FormatTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let format: String
    let make: @Sendable () -> [Value]
    let result: String

    init(_ format: String, _ result: String, _ make: @escaping @Sendable () -> [Value] = { [] }) {
      self.format = format
      self.make = make
      self.result = result
    }

    var testDescription: String { format }
  }

  static let cases = [
    Case("plain", "plain"), Case("100%%", "100%"), Case("%@", "Courses") { [.string("Courses")] }, Case("%@", "(null)") { [.null] },
    Case("%@", "1") { [.bool(true)] }, Case("%d", "1") { [.bool(true)] }, Case("%d", "-5") { [.int(-5)] },
    Case("%5d|", "   42|") { [.int(42)] },
    Case("%-5d|", "42   |") { [.int(42)] }, Case("%05d", "00042") { [.int(42)] }, Case("%+d", "+42") { [.int(42)] },
    Case("%i %li %ld %lu %zd %lld %u", "1 2 3 4 5 6 7") { (1...7).map(Value.int) }, Case("%x %X", "ff FF") { [.int(255), .int(255)] },
    Case("%#x", "0xff") { [.int(255)] }, Case("%o", "17") { [.int(15)] }, Case("%f", "1.500000") { [.double(1.5)] },
    Case("%.2f", "3.14") { [.double(3.14159)] },
    Case("%5.1f", "  2.5") { [.double(2.5)] }, Case("%.0f", "768") { [.double(768)] }, Case("%g", "0.5") { [.double(0.5)] },
    Case("%e", "1.000000e+03") { [.double(1000)] }, Case("%s", "text") { [.string("text")] }, Case("%c", "A") { [.int(65)] },
    Case("%p", "0x0") { [.null] },
    Case("%@ and %@", "a and (null)") { [.string("a")] }, Case("%2$@ %1$@", "b a") { [.string("a"), .string("b")] },
    Case("%10@|", "         a|") { [.string("a")] },
    Case("%*d", "   7") { [.int(4), .int(7)] }, Case("%.*f", "1.5") { [.int(1), .double(1.5)] }, Case("%", "%"), Case("50%", "50%"),
    Case("%@", "0.1") { [.double(0.1)] },
    Case("%@", "2") { [.double(2)] }, Case("%f", "3.000000") { [.int(3)] }, Case("%d", "3") { [.double(3.9)] },
    Case("%99999999999999999999d", String(repeating: " ", count: 4095) + "1") { [.int(1)] },
    Case("%@", "(\n    a,\n    \"b c\"\n)") { [.array([.string("a"), .string("b c")])] }, Case("%@", "(\n)") { [.array([])] },
    Case("%@", "(\n        (\n        1\n    )\n)") { [.array([.array([.int(1)])])] },
    Case("%@", "{\n    a = 1;\n    b = \"x y\";\n}") {
      [.dictionary(DictionaryValue([(.string("b"), .string("x y")), (.string("a"), .int(1))]))]
    },
    Case("%@", "NSRange: {1, 2}") { [NSRange(location: 1, length: 2).boxed] },
  ]

  @Test("A format is filled as Foundation fills it", arguments: cases)
  func filled(one: Case) { #expect(makeWorld().formatted(one.format, one.make()) == one.result) }

  @Test("An object without a description of its own is written by class and name, never by address")
  func objects() {
    let world = makeWorld()
    let object = Object(in: world)
    world.bind("thing", to: .object(object))
    #expect(world.text(of: .object(object)) == "<NSObject: thing>")
    #expect(
      world.text(of: .object(NSIndexPath.make(IndexPath(section: 0, row: 1), in: world)))
        == "<NSIndexPath: [0,1]> {length = 2, path = 0 - 1}")
  }

  @Test("A description from code comes first")
  func overridden() throws {
    let world = makeWorld()
    let type = world.classes.declare("Course", superclass: try #require(world.classes.named("NSObject")))
    type.setMethod(NativeMethod { _, _ in .string("a course") }, for: "description")
    let object = Value.object(Object(type, in: world))
    try world.call("NSLog", .string("%@ %@"), object, .array([object]))
    #expect(world.lines == ["a course (\n    \"a course\"\n)"])
  }

  @Test("A collection that holds itself has an end")
  func cyclic() {
    let world = makeWorld()
    let array = NSMutableArray(in: world)
    array.contents = [.object(array)]
    #expect(world.text(of: .object(array)).contains("(...)"))
    #expect(world.traceValue(.object(array)) == .list([.name("NSMutableArray#1")]))
    #expect(Value.array([.object(array)]).isEqual(to: .array([.object(array)])))
  }
}
