import ObjectModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// `NSNumberFormatter`: writes numbers as they are written in the United States, and reads them.
package final class NSNumberFormatter: Object {
  private var style = Style.none
  /// What code set beside the style.
  private var kept: [String: Value] = [:]

  package override func dismantle() {
    super.dismantle()
    kept = [:]
  }

  /// What a number is written as: `NSNumberFormatterStyle`.
  package enum Style: Int, CaseIterable, Sendable, BridgedEnum {
    case none = 0
    case decimal = 1
    case currency = 2
    case percent = 3
    case scientific = 4
    case spellOut = 5
    case ordinal = 6

    package static let type = EnumType(
      "NSNumberFormatterStyle", swift: "NumberFormatter.Style", "What a number is written as.",
      [
        .init("none", "NSNumberFormatterNoStyle", 0), .init("decimal", "NSNumberFormatterDecimalStyle", 1),
        .init("currency", "NSNumberFormatterCurrencyStyle", 2), .init("percent", "NSNumberFormatterPercentStyle", 3),
        .init("scientific", "NSNumberFormatterScientificStyle", 4), .init("spellOut", "NSNumberFormatterSpellOutStyle", 5),
        .init("ordinal", "NSNumberFormatterOrdinalStyle", 6),
      ])
  }

  private func integer(_ name: String, _ standard: Int) -> Int { min(max(kept[name]?.integer ?? standard, 0), 100) }
  private func string(_ name: String, _ standard: String) -> String { kept[name].flatMap(String.unbox) ?? standard }

  private static let symbols = ["USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥"]

  private var currency: String {
    let code = string("currencyCode", "USD")
    return string("currencySymbol", Self.symbols[code] ?? code + "\u{a0}")
  }

  fileprivate func text(_ value: Value) -> String? {
    guard let number = value.number else { return nil }
    let scaled = (style == .percent ? number * 100 : number) * (kept["multiplier"]?.number ?? 1)
    if !scaled.isFinite { return scaled.isNaN ? "NaN" : scaled < 0 ? "-∞" : "∞" }
    if style == .scientific { return scientific(scaled) }
    let isMoney = style == .currency
    let least = integer("minimumFractionDigits", isMoney ? 2 : 0)
    let most = max(least, integer("maximumFractionDigits", isMoney ? max(2, least) : style == .decimal ? 3 : 0))
    var parts = written(abs(scaled), most).split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var fraction = parts.count > 1 ? parts.removeLast() : ""
    while fraction.count > least, fraction.last == "0" { fraction.removeLast() }
    let missing = integer("minimumIntegerDigits", 1) - parts[0].count
    let whole = grouped(String(repeating: "0", count: max(0, missing)) + parts[0])
    let digits = whole + (fraction.isEmpty ? "" : string("decimalSeparator", ".") + fraction)
    let isNegative = scaled < 0 && digits.contains { ("1"..."9").contains($0) }
    return string("positivePrefix", isNegative ? "-" : "") + (isMoney ? currency : "") + digits
      + string("positiveSuffix", style == .percent ? "%" : style == .ordinal ? Self.ordinal(parts[0]) : "")
  }

  private func written(_ number: Double, _ digits: Int) -> String {
    withVaList([number]) { list in
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer in
        guard let start = buffer.baseAddress else { return "0" }
        let count = vsnprintf(start, buffer.count, "%.\(digits)f", list)
        return String(decoding: buffer.prefix(max(0, min(Int(count), buffer.count - 1))).map(UInt8.init(bitPattern:)), as: UTF8.self)
      }
    }
  }

  private func grouped(_ digits: String) -> String {
    let usesGroups = kept["usesGroupingSeparator"]?.isTrue ?? (style != .none && style != .spellOut)
    guard usesGroups, digits.count > 3 else { return digits }
    var result = ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place) % 3 == 0 { result += string("groupingSeparator", ",") }
      result.append(digit)
    }
    return result
  }

  private func scientific(_ number: Double) -> String {
    guard number != 0 else { return "0E0" }
    var exponent = 0
    var rest = abs(number)
    while rest >= 10 { (rest, exponent) = (rest / 10, exponent + 1) }
    while rest < 1 { (rest, exponent) = (rest * 10, exponent - 1) }
    return (number < 0 ? "-" : "") + (rest == rest.rounded() ? String(Int(rest)) : String(rest)) + "E\(exponent)"
  }

  private static func ordinal(_ digits: String) -> String {
    let last = digits.suffix(2)
    if last.count == 2, last.first == "1" { return "th" }
    return ["1": "st", "2": "nd", "3": "rd"][String(digits.suffix(1))] ?? "th"
  }

  fileprivate func number(_ text: String?) -> Value {
    guard var text else { return .null }
    text = text.filter { !$0.isWhitespace }.replacing(string("groupingSeparator", ","), with: "")
    if style == .currency, text.hasPrefix(currency) { text.removeFirst(currency.count) }
    let isPercent = style == .percent && text.hasSuffix("%")
    if isPercent { text.removeLast() }
    text = text.replacing(string("decimalSeparator", "."), with: ".")
    if let integer = Int(text), !isPercent { return .int(integer) }
    guard let number = Double(text), number.isFinite else { return .null }
    return .double(isPercent ? number / 100 : number)
  }
}

extension NSNumberFormatter {
  static let table = ClassTable(NSNumberFormatter.self, inherits: "NSObject", "Writes numbers and reads them.") {
    Property("numberStyle", { $0.style }, { $0.style = $1 }, "What a number is written as.")
    for name in [
      "minimumFractionDigits", "maximumFractionDigits", "minimumIntegerDigits", "usesGroupingSeparator", "groupingSeparator",
      "decimalSeparator", "currencyCode", "currencySymbol", "positivePrefix", "positiveSuffix", "multiplier",
    ] {
      Property<NSNumberFormatter>(
        name, { $0.kept[name] ?? .null }, { (formatter, value: Value) in formatter.kept[name] = value.isNull ? nil : value },
        "How a number is written.")
    }
    for name in [
      "locale", "roundingMode", "maximumIntegerDigits", "maximumSignificantDigits", "minimumSignificantDigits", "usesSignificantDigits",
      "generatesDecimalNumbers", "allowsFloats", "negativeFormat", "positiveFormat", "zeroSymbol", "nilSymbol", "lenient", "minimum",
      "maximum", "negativePrefix", "negativeSuffix", "groupingSize", "formatterBehavior",
    ] {
      Property<NSNumberFormatter>(
        name, { $0.kept[name] ?? .null }, { (formatter, value: Value) in formatter.kept[name] = value }, "Kept, and not followed.")
    }
    Method(
      "stringFromNumber:", swift: "string(from:)", { (formatter: NSNumberFormatter, value: Value) in formatter.text(value) },
      "A number as text.")
    Method(
      "stringForObjectValue:", swift: "string(for:)", { (formatter: NSNumberFormatter, value: Value) in formatter.text(value) },
      "A number as text.")
    Method(
      "numberFromString:", swift: "number(from:)", { (formatter: NSNumberFormatter, text: String?) in formatter.number(text) },
      "The number that a text tells; nil where it tells none.")
    ClassMethod(
      "localizedStringFromNumber:numberStyle:", swift: "localizedString(from:number:)", releases: .since(4),
      { (_, simulation, value: Value, style: Style) in
        let formatter = NSNumberFormatter(in: simulation)
        formatter.style = style
        return formatter.text(value)
      }, "A number as text.")
  }
}
