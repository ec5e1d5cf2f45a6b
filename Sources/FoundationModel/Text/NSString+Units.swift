import ObjectModel

/// Texts from and to UTF-16 units and bytes.
extension NSString {
  @EntryBuilder<TextReceiver> static var units: [Entry] {
    ClassMethod(
      "stringWithCharacters:length:",
      { (type, simulation, units: Value, count: Int) in make(text(units, count), of: type, in: simulation) },
      "The text that so many UTF-16 units tell.")
    ClassMethod(
      "initWithCharacters:length:", { (type, simulation, units: Value, count: Int) in make(text(units, count), of: type, in: simulation) },
      "The text that so many UTF-16 units tell.")
    Method(
      inWorld: "dataUsingEncoding:allowLossyConversion:", swift: "data(using:allowLossyConversion:)",
      { (receiver: TextReceiver, simulation, _: Int, _: Bool) in NSData.make(receiver.text, in: simulation) },
      "The bytes that encode the text.")
  }

  /// The text of an array of C.
  private static func text(_ units: Value, _ count: Int) -> String {
    let numbers = (units.elements ?? [units]).prefix(max(0, count)).compactMap(\.integer)
    return String(decoding: numbers.map { UInt16(truncatingIfNeeded: $0) }, as: UTF16.self)
  }
}
