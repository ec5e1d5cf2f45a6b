import ObjectModel

/// `NSJSONSerialization`: values as JSON, and back.
package final class NSJSONSerialization: Object {
  /// The values of a text; nil where it is no JSON, with an error where there is a place for one.
  fileprivate static func read(_ data: NSData?, _ options: JSONReadingOptions, _ place: PlaceArgument, in simulation: Simulation) -> Value {
    var reader = JSONReader(data?.text ?? "", in: simulation)
    do throws(MalformedJSON) {
      return try reader.read(allowsFragments: options.contains(.fragmentsAllowed))
    } catch {
      let info = DictionaryValue([
        (.string("NSLocalizedDescription"), .string("The data couldn’t be read because it isn’t in the correct format.")),
        (.string("NSDebugDescription"), .string(error.reason)),
      ])
      // Nothing was read because there is no file: code that insists on values gets none.
      if data?.text.isEmpty ?? true { _ = simulation.answerMissing("contents of a file") { .dictionary(DictionaryValue()) } }
      place.put(.object(NSError.make("NSCocoaErrorDomain", 3840, info, in: simulation)))
      return .null
    }
  }

  fileprivate static func write(_ value: Value, _ options: JSONWritingOptions, in simulation: Simulation) -> NSData? {
    guard options.contains(.fragmentsAllowed) || isContainer(value) else {
      simulation.raise(
        "NSInvalidArgumentException", "*** +[NSJSONSerialization dataWithJSONObject:options:error:]: Invalid top-level type in JSON write")
      return nil
    }
    guard let text = writer(options, in: simulation).text(of: value) else {
      simulation.raise("NSInvalidArgumentException", "Invalid type in JSON write")
      return nil
    }
    return NSData.make(text, in: simulation)
  }

  fileprivate static func writer(_ options: JSONWritingOptions, in simulation: Simulation) -> JSONWriter {
    JSONWriter(
      isPretty: options.contains(.prettyPrinted), sortsKeys: options.contains(.sortedKeys),
      escapesSlashes: !options.contains(.withoutEscapingSlashes), simulation: simulation)
  }

  fileprivate static func isContainer(_ value: Value) -> Bool {
    value.entries != nil || value.elements != nil && String.unbox(value) == nil && (value.object?.isList ?? true)
  }

  static let table = ClassTable(NSJSONSerialization.self, inherits: "NSObject", releases: .since(5), "Values as JSON, and back.") {
    ClassMethod(
      "JSONObjectWithData:options:error:", swift: "jsonObject(with:options:)",
      { (_, simulation, data: NSData?, options: JSONReadingOptions, place: PlaceArgument) in read(data, options, place, in: simulation) },
      "The values that a text of JSON holds.")
    ClassMethod(
      "dataWithJSONObject:options:error:", swift: "data(withJSONObject:options:)",
      { (_, simulation, value: Value, options: JSONWritingOptions, _: Value) in write(value, options, in: simulation) },
      "The text of JSON that holds values.")
    ClassMethod(
      "isValidJSONObject:", swift: "isValidJSONObject(_:)",
      { (_, simulation, value: Value) in isContainer(value) && writer([], in: simulation).text(of: value) != nil },
      "Whether values can be written as JSON.")
  }
}

/// How JSON is read: `NSJSONReadingOptions`.
package struct JSONReadingOptions: BridgedOptions, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  static let fragmentsAllowed = JSONReadingOptions(rawValue: 4)

  package static let type = EnumType(
    "NSJSONReadingOptions", swift: "JSONSerialization.ReadingOptions", isOptionSet: true, "How JSON is read.",
    [
      .init("mutableContainers", "NSJSONReadingMutableContainers", 1), .init("mutableLeaves", "NSJSONReadingMutableLeaves", 2),
      .init("fragmentsAllowed", "NSJSONReadingFragmentsAllowed", 4), .init("allowFragments", "NSJSONReadingAllowFragments", 4),
    ])
}

/// How JSON is written: `NSJSONWritingOptions`.
package struct JSONWritingOptions: BridgedOptions, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  static let prettyPrinted = JSONWritingOptions(rawValue: 1)
  static let sortedKeys = JSONWritingOptions(rawValue: 2)
  static let fragmentsAllowed = JSONWritingOptions(rawValue: 4)
  static let withoutEscapingSlashes = JSONWritingOptions(rawValue: 8)

  package static let type = EnumType(
    "NSJSONWritingOptions", swift: "JSONSerialization.WritingOptions", isOptionSet: true, "How JSON is written.",
    [
      .init("prettyPrinted", "NSJSONWritingPrettyPrinted", 1), .init("sortedKeys", "NSJSONWritingSortedKeys", 2),
      .init("fragmentsAllowed", "NSJSONWritingFragmentsAllowed", 4),
      .init("withoutEscapingSlashes", "NSJSONWritingWithoutEscapingSlashes", 8),
    ])
}
