import ObjectModel

/// `NSNumber`: an immediate value; a number that was made of a `BOOL` stays one.
enum NSNumber {
  static let table = ClassTable(
    immediate: NumberReceiver.self, name: "NSNumber", inherits: "NSObject", protocols: ["NSCopying", "NSCoding"], "A number as an object."
  ) {
    makers(prefix: "numberWith")
    makers(prefix: "initWith")
    Property("boolValue", readOnly: { $0.number != 0 }, "Whether the number is not 0.")
    Property("intValue", readOnly: { $0.integer }, "The number without its fraction.")
    Property("integerValue", readOnly: { $0.integer }, "The number without its fraction.")
    Property("unsignedIntValue", swift: "uint32Value", readOnly: { $0.integer }, "The number without its fraction.")
    Property("unsignedIntegerValue", swift: "uintValue", readOnly: { $0.integer }, "The number without its fraction.")
    Property("longValue", readOnly: { $0.integer }, "The number without its fraction.")
    Property("longLongValue", swift: "int64Value", readOnly: { $0.integer }, "The number without its fraction.")
    Property("unsignedLongValue", readOnly: { $0.integer }, "The number without its fraction.")
    Property("unsignedLongLongValue", swift: "uint64Value", readOnly: { $0.integer }, "The number without its fraction.")
    Property("shortValue", swift: "int16Value", readOnly: { $0.integer }, "The number without its fraction.")
    Property("charValue", swift: "int8Value", readOnly: { $0.integer }, "The number without its fraction.")
    Property("floatValue", readOnly: { $0.number }, "The number with its fraction.")
    Property("doubleValue", readOnly: { $0.number }, "The number with its fraction.")
    Method(
      inWorld: "stringValue", swift: "stringValue", { (number: NumberReceiver, simulation) in simulation.text(of: number.value) },
      "The number as text.")
    Method(
      inWorld: "descriptionWithLocale:", swift: "description(withLocale:)",
      { (number: NumberReceiver, simulation, _: Value) in
        simulation.text(of: number.value)
      }, "The number as text.")
    Method(
      "compare:", swift: "compare(_:)",
      { (number: NumberReceiver, other: NumberReceiver) in ComparisonResult(number.number, other.number) },
      "Which number is smaller.")
    Method(
      "isEqualToNumber:", swift: "isEqual(to:)", { (number: NumberReceiver, other: NumberReceiver?) in number.number == other?.number },
      "Whether both are the same number.")
    Method(
      "isEqualToValue:", swift: "isEqual(to:)", { (number: NumberReceiver, other: Value) in number.value.isEqual(to: other) },
      "Whether both hold the same.")
    Method("copy", swift: "copy()", { (number: NumberReceiver) in number.value }, "The number itself.")
    NSDecimalNumber.sums
    rowsOfNSObject(for: NumberReceiver.self)
  }

  /// The rows that make numbers, `numberWithInt:` and `initWithInt:` alike.
  @EntryBuilder<NumberReceiver>
  private static func makers(prefix: String) -> [Entry] {
    ClassMethod(Selector(prefix + "Bool:"), swift: "init(value:)", { (_, _, value: Bool) in value }, "A truth value as an object.")
    ClassMethod(Selector(prefix + "Float:"), swift: "init(value:)", { (_, _, value: Double) in value }, "A number as an object.")
    ClassMethod(Selector(prefix + "Double:"), swift: "init(value:)", { (_, _, value: Double) in value }, "A number as an object.")
    integers(prefix: prefix)
  }

  private static func integers(prefix: String) -> [Entry] {
    [
      "Char", "UnsignedChar", "Short", "UnsignedShort", "Int", "UnsignedInt", "Integer", "UnsignedInteger", "Long", "UnsignedLong",
      "LongLong", "UnsignedLongLong",
    ]
    .flatMap { type in integer(Selector(prefix + type + ":")) }
  }

  @EntryBuilder<NumberReceiver>
  private static func integer(_ selector: Selector) -> [Entry] {
    ClassMethod(selector, swift: "init(value:)", { (_, _, value: Int) in value }, "An integer as an object.")
  }
}
