import ObjectModel
import Testing

@testable import FoundationModel

struct CollectionTests {
  let world = makeWorld()

  private func list(_ texts: String...) -> Value { .object(NSMutableArray.make(texts.map(Value.string), in: world)) }

  @Test("An array ends at the first nil of its arguments")
  func ending() throws {
    let array = try world.make("NSArray", "arrayWithObjects:", .string("a"), .string("b"), .null, .string("c"))
    #expect(world.perform("count", on: array).integer == 2)
    #expect(array.object == nil)
  }

  @Test("A mutable array made by the immutable class's method can be changed")
  func madeMutable() throws {
    let array = try world.make("NSMutableArray", "arrayWithObjects:", .string("a"), .null)
    world.perform("addObject:", on: array, [.string("b")])
    world.perform("removeObjectAtIndex:", on: array, [.int(0)])
    world.perform("insertObject:atIndex:", on: array, [.string("c"), .int(0)])
    world.perform("exchangeObjectAtIndex:withObjectAtIndex:", on: array, [.int(0), .int(1)])
    #expect(array.isEqual(to: .array([.string("b"), .string("c")])))
    #expect(world.perform("retain", on: array).isIdentical(to: array))
  }

  struct Failure: CustomTestStringConvertible, Sendable {
    let selector: Selector
    let arguments: @Sendable () -> [Value]
    let name: String
    let reason: String
    var testDescription: String { "\(selector)" }
  }

  static let failures = [
    Failure(
      selector: "objectAtIndex:", arguments: { [.int(5)] }, name: "NSRangeException",
      reason: "*** -[__NSArrayM objectAtIndex:]: index 5 beyond bounds [0 .. 2]"),
    Failure(
      selector: "addObject:", arguments: { [.null] }, name: "NSInvalidArgumentException",
      reason: "*** -[__NSArrayM insertObject:atIndex:]: object cannot be nil"),
    Failure(
      selector: "insertObject:atIndex:", arguments: { [.string("a"), .int(9)] }, name: "NSRangeException",
      reason: "*** -[__NSArrayM insertObject:atIndex:]: index 9 beyond bounds [0 .. 2]"),
    Failure(
      selector: "removeObjectAtIndex:", arguments: { [.int(-1)] }, name: "NSRangeException",
      reason: "*** -[__NSArrayM removeObjectAtIndex:]: index 18446744073709551615 beyond bounds [0 .. 2]"),
  ]

  @Test("What an array cannot do raises Foundation's exception", arguments: failures)
  func raises(one: Failure) {
    world.perform(one.selector, on: list("a", "b", "c"), one.arguments())
    #expect(world.exception?.name == one.name)
    #expect(world.exception?.reason == one.reason)
  }

  @Test("An empty array says so in its exception")
  func empty() {
    world.perform("objectAtIndex:", on: .array([]), [.int(0)])
    #expect(world.exception?.reason == "*** -[__NSArrayI objectAtIndex:]: index 0 beyond bounds for empty array")
  }

  @Test("An immutable array has no method that changes it")
  func immutable() {
    world.perform("addObject:", on: .array([]), [.string("a")])
    #expect(world.exception?.reason == "-[NSArray addObject:]: unrecognized selector sent to instance")
  }

  @Test("Sorting follows the elements' own method, and equal elements keep their order")
  func sorting() throws {
    let sorted = world.perform("sortedArrayUsingSelector:", on: list("b", "C", "a", "c"), [.selector("caseInsensitiveCompare:")])
    #expect(sorted.isEqual(to: .array(["a", "b", "C", "c"].map(Value.string))))
    let descriptor = try world.make("NSSortDescriptor", "sortDescriptorWithKey:ascending:", .string("length"), .bool(false))
    let byLength = world.perform("sortedArrayUsingDescriptors:", on: list("a", "bbb", "cc"), [.array([descriptor])])
    #expect(byLength.isEqual(to: .array(["bbb", "cc", "a"].map(Value.string))))
  }

  @Test("A dictionary keeps the order of its keys and answers nil for others")
  func dictionary() throws {
    let map = try world.make("NSDictionary", "dictionaryWithObjectsAndKeys:", .int(1), .string("z"), .int(2), .string("a"), .null)
    #expect(world.perform("allKeys", on: map).isEqual(to: .array([.string("z"), .string("a")])))
    #expect(world.perform("objectForKey:", on: map, [.string("x")]).isNull)
    #expect(world.perform("valueForKey:", on: map, [.string("a")]).integer == 2)
  }

  @Test("Nil for a key raises, and removes by setValue:forKey:")
  func nilObject() {
    let map = Value.object(NSMutableDictionary.make(DictionaryValue([(.string("a"), .int(1))]), in: world))
    world.perform("setValue:forKey:", on: map, [.null, .string("a")])
    #expect(map.entries?.count == 0)
    world.perform("setObject:forKey:", on: map, [.null, .string("x")])
    #expect(world.exception?.reason == "*** setObjectForKey: object cannot be nil (key: x)")
  }

  @Test("A set holds each element once")
  func sets() throws {
    let set = try world.make("NSMutableSet", "setWithObjects:", .string("a"), .string("a"), .int(1), .null)
    world.perform("addObject:", on: set, [.string("b")])
    #expect(world.perform("count", on: set).integer == 3)
    #expect(world.perform("containsObject:", on: set, [.double(1)]).isTrue)
  }

  @Test("Index paths are equal by value and traced as numbers")
  func indexPaths() throws {
    let path = try world.make("NSIndexPath", "indexPathForRow:inSection:", .int(3), .int(1))
    #expect(world.traceValue(path) == .numbers([1, 3]))
    #expect(path.isEqual(to: .object(NSIndexPath.make(IndexPath(section: 1, row: 3), in: world))))
    #expect(world.perform("row", on: path).integer == 3)
  }

  @Test("Blocks and messages reach every element in order")
  func visits() {
    var seen: [String] = []
    let block = NativeBlock(in: world)
    block.body = {
      seen.append($0[0].stringText ?? "")
      return .void
    }
    world.perform("enumerateObjectsUsingBlock:", on: list("a", "b"), [.object(block)])
    #expect(seen == ["a", "b"])
  }

  @Test("A chain of a hundred thousand arrays ends without recursion")
  func chain() {
    var last = NSMutableArray(in: world)
    for _ in 0..<100_000 { last = NSMutableArray.make([.object(last)], in: world) }
    #expect(last.contents.count == 1)
  }
}
