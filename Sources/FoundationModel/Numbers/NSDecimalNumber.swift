import ObjectModel

/// `NSDecimalNumber`: numbers in tens; here a number like any other, whose results are cut where a decimal number would end.
enum NSDecimalNumber {
  static let table = ClassTable(
    immediate: NumberReceiver.self, name: "NSDecimalNumber", inherits: "NSNumber", "A number that is counted in tens."
  ) {
    makers("decimalNumberWith")
    makers("initWith")
    ClassMethod("numberWithDouble:", swift: "init(value:)", { (_, _, number: Double) in decimal(number) }, "The same number.")
    ClassMethod("zero", swift: "zero", { (_, _) in Value.int(0) }, "The number 0.")
    ClassMethod("one", swift: "one", { (_, _) in Value.int(1) }, "The number 1.")
    ClassMethod("notANumber", swift: "notANumber", { (_, _) in Value.double(.nan) }, "What is no number.")
    ClassMethod("maximumDecimalNumber", swift: "maximum", { (_, _) in Value.double(1e127) }, "The greatest number.")
    ClassMethod("minimumDecimalNumber", swift: "minimum", { (_, _) in Value.double(-1e127) }, "The smallest number.")
  }

  @EntryBuilder<NumberReceiver>
  private static func makers(_ prefix: String) -> [Entry] {
    ClassMethod(
      Selector(prefix + "String:"), swift: "init(string:)",
      { (_, _, text: String?) in decimal(Double(text?.filter { !$0.isWhitespace } ?? "") ?? .nan) }, "The number that a text tells.")
    ClassMethod(
      Selector(prefix + "String:locale:"), swift: "init(string:locale:)",
      { (_, _, text: String?, _: Value) in decimal(Double(text?.filter { !$0.isWhitespace } ?? "") ?? .nan) },
      "The number that a text tells.")
    ClassMethod(
      Selector(prefix + "Decimal:"), swift: "init(decimal:)", { (_, _, number: Double) in decimal(number) }, "The same number.")
    ClassMethod(
      Selector(prefix + "Mantissa:exponent:isNegative:"), swift: "init(mantissa:exponent:isNegative:)",
      { (_, _, mantissa: Double, exponent: Int, isNegative: Bool) in
        decimal((isNegative ? -mantissa : mantissa) * power(10, exponent))
      }, "A number of its parts.")
  }

  /// What numbers do with others in tens.
  @EntryBuilder<NumberReceiver>
  static var sums: [Entry] {
    Property("decimalValue", readOnly: { $0.number }, "The number as a decimal one.")
    calculation("Adding:", "adding(_:)", "The sum of both.") { $0 + $1 }
    calculation("Subtracting:", "subtracting(_:)", "The difference of both.") { $0 - $1 }
    calculation("MultiplyingBy:", "multiplying(by:)", "The product of both.") { $0 * $1 }
    calculation("DividingBy:", "dividing(by:)", "The quotient of both.") { $0 / $1 }
    Method(
      "decimalNumberByRaisingToPower:", swift: "raising(toPower:)",
      { (number: NumberReceiver, exponent: Int) in decimal(power(number.number, exponent)) }, "A power of the number.")
    Method(
      "decimalNumberByMultiplyingByPowerOf10:", swift: "multiplying(byPowerOf10:)",
      { (number: NumberReceiver, exponent: Int) in decimal(number.number * power(10, exponent)) }, "The number with its point moved.")
    Method(
      "decimalNumberByRoundingAccordingToBehavior:", swift: "rounding(accordingToBehavior:)",
      { (number: NumberReceiver, _: Value) in number.number }, "The number: behaviours are not followed.")
  }

  @EntryBuilder<NumberReceiver>
  private static func calculation(
    _ word: String, _ spelling: String, _ summary: String, _ body: @escaping @Sendable (Double, Double) -> Double
  ) -> [Entry] {
    Method(
      Selector("decimalNumberBy" + word), swift: spelling,
      { (number: NumberReceiver, other: NumberReceiver) in decimal(body(number.number, other.number)) }, summary)
    Method(
      Selector("decimalNumberBy" + word + "withBehavior:"), swift: String(spelling.dropLast()) + "withBehavior:)",
      { (number: NumberReceiver, other: NumberReceiver, _: Value) in decimal(body(number.number, other.number)) }, summary)
  }

  private static func power(_ base: Double, _ exponent: Int) -> Double {
    let product = (0..<min(abs(exponent), 400)).reduce(1.0) { result, _ in result * base }
    return exponent < 0 ? 1 / product : product
  }

  /// The number as a value: a whole one where nothing stands behind its point.
  private static func decimal(_ number: Double) -> Value {
    let tidied = tidy(number)
    return Int(exactly: tidied).map(Value.int) ?? .double(tidied)
  }

  /// The number without what is left over from counting in twos.
  private static func tidy(_ number: Double) -> Double {
    guard number.isFinite, number != 0 else { return number }
    var scale = 1.0
    while abs(number) * scale < 1e14, scale < 1e30 { scale *= 10 }
    return (number * scale).rounded() / scale
  }
}
