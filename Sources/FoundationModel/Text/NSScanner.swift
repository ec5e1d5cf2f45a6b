import ObjectModel

/// `NSScanner`: reads numbers and words out of a text, one after the other.
package final class NSScanner: Object {
  private var units: [UInt16] = []
  private(set) var text = ""
  /// Where the scanner goes on.
  fileprivate var location = 0
  fileprivate var skipped: NSCharacterSet?
  fileprivate var isCaseSensitive = false
  private var skipsBlanks = true

  fileprivate func begin(_ text: String) -> NSScanner {
    self.text = text
    units = Array(text.utf16)
    return self
  }

  package override func dismantle() {
    super.dismantle()
    skipped = nil
  }

  fileprivate func skip(_ set: NSCharacterSet?) {
    skipped = set
    skipsBlanks = false
  }

  /// The place behind what is skipped.
  private var start: Int {
    var place = location
    while place < units.count, isSkipped(units[place]) { place += 1 }
    return place
  }

  private func isSkipped(_ unit: UInt16) -> Bool {
    if let skipped { return skipped.contains(unit) }
    return skipsBlanks && (unit == 32 || (9...13).contains(unit))
  }

  fileprivate var isAtEnd: Bool { start >= units.count }

  private func take(_ first: Int, _ end: Int) -> String? {
    guard end > first else { return nil }
    location = end
    return String(decoding: units[first..<end], as: UTF16.self)
  }

  /// The letters from here on that are of a set, or that are not.
  fileprivate func letters(of set: NSCharacterSet, isMember: Bool) -> String? {
    let first = isMember ? start : startBefore { set.contains($0) }
    var end = first
    while end < units.count, set.contains(units[end]) == isMember { end += 1 }
    return take(first, end)
  }

  /// The place behind what is skipped, or before what a search is for.
  private func startBefore(_ isSought: (UInt16) -> Bool) -> Int {
    var place = location
    while place < units.count, isSkipped(units[place]), !isSought(units[place]) { place += 1 }
    return place
  }

  /// The text if it comes next.
  fileprivate func word(_ word: String) -> String? {
    let first = start
    let sought = Array(word.utf16)
    return matches(sought, at: first) ? take(first, first + sought.count) : nil
  }

  /// What lies before a text, or all that is left.
  fileprivate func before(_ word: String) -> String? {
    let sought = Array(word.utf16)
    let first = start
    var end = first
    while end < units.count, !matches(sought, at: end) { end += 1 }
    return take(first, end)
  }

  private func matches(_ sought: [UInt16], at place: Int) -> Bool {
    guard place + sought.count <= units.count else { return false }
    let found = units[place..<place + sought.count]
    if found.elementsEqual(sought) { return true }
    return !isCaseSensitive
      && String(decoding: found, as: UTF16.self).lowercased() == String(decoding: sought, as: UTF16.self).lowercased()
  }

  /// The longest text of letters that make a number.
  private func numeral(_ isPart: (Character) -> Bool, _ make: (String) -> Value?) -> Value? {
    let first = start
    var end = first
    while end < units.count, let scalar = Unicode.Scalar(UInt32(units[end])), isPart(Character(scalar)) { end += 1 }
    while end > first {
      if let value = make(String(decoding: units[first..<end], as: UTF16.self)) {
        location = end
        return value
      }
      end -= 1
    }
    return nil
  }

  fileprivate func integer() -> Value? { numeral({ $0.isNumber || "+-".contains($0) }, { Int($0).map(Value.int) }) }
  fileprivate func fraction() -> Value? { numeral({ $0.isNumber || "+-.eE".contains($0) }, { Double($0).map(Value.double) }) }

  fileprivate func hexadecimal() -> Value? {
    let before = location
    if word("0x") == nil { location = before }
    let found = numeral({ $0.isHexDigit }, { UInt($0, radix: 16).map { Value.int(Int(truncatingIfNeeded: $0)) } })
    if found == nil { location = before }
    return found
  }
}

extension NSScanner {
  static let table = ClassTable(NSScanner.self, inherits: "NSObject", protocols: ["NSCopying"], "Reads numbers and words out of a text.") {
    ClassMethod(
      "scannerWithString:", swift: "init(string:)", { (_, simulation, text: String) in NSScanner(in: simulation).begin(text) },
      "A scanner at the beginning of a text.")
    ClassMethod(
      "localizedScannerWithString:", swift: "localizedScanner(with:)",
      { (_, simulation, text: String) in NSScanner(in: simulation).begin(text) }, "A scanner at the beginning of a text.")
    Method(
      "initWithString:", swift: "init(string:)", { (scanner: NSScanner, text: String) in scanner.begin(text) },
      "Begins at the beginning of a text.")
    Property("string", readOnly: { $0.text }, "The text that is read.")
    Property("scanLocation", { $0.location }, { $0.location = max(0, $1) }, "Where the scanner goes on.")
    Property("isAtEnd", readOnly: { $0.isAtEnd }, "Whether nothing is left but what is skipped.")
    Property("caseSensitive", { $0.isCaseSensitive }, { $0.isCaseSensitive = $1 }, "Whether capitals differ from small letters.")
    Property("charactersToBeSkipped", { $0.skipped }, { $0.skip($1) }, "What is passed over before anything is read.")
    numbers
    words
  }

  private static func entries(@EntryBuilder<NSScanner> _ rows: () -> [Entry]) -> [Entry] { rows() }

  private static var numbers: [Entry] {
    let integers = [
      ("scanInt:", "scanInt32(_:)"), ("scanInteger:", "scanInt(_:)"), ("scanLongLong:", "scanInt64(_:)"),
      ("scanUnsignedLongLong:", "scanUnsignedLongLong(_:)"),
    ].flatMap { reading($0, $1, "Reads an integer.") { $0.integer() } }
    let fractions = [("scanFloat:", "scanFloat(_:)"), ("scanDouble:", "scanDouble(_:)")]
      .flatMap { reading($0, $1, "Reads a number.") { $0.fraction() } }
    let hexadecimals = [("scanHexInt:", "scanHexInt32(_:)"), ("scanHexLongLong:", "scanHexInt64(_:)")]
      .flatMap { reading($0, $1, "Reads a hexadecimal number.") { $0.hexadecimal() } }
    return integers + fractions + hexadecimals
      + entries {
        Method(
          "scanInt", swift: "scanInt(representation:)", { (scanner: NSScanner) in scanner.integer() ?? .null },
          "The integer that comes next.")
        Method(
          "scanDouble", swift: "scanDouble(representation:)", { (scanner: NSScanner) in scanner.fraction() ?? .null },
          "The number that comes next.")
      }
  }

  /// A method that leaves what it reads in a place, and says whether there was any.
  private static func reading(
    _ selector: String, _ spelling: String, _ summary: String, _ read: @escaping @Sendable (NSScanner) -> Value?
  ) -> [Entry] {
    entries {
      Method(
        Selector(selector), swift: spelling,
        { (scanner: NSScanner, place: PlaceArgument) in
          guard let value = read(scanner) else { return false }
          place.put(value)
          return true
        }, summary)
    }
  }

  private static var words: [Entry] {
    entries {
      Method(
        "scanString:intoString:", swift: "scanString(_:into:)",
        { (scanner: NSScanner, word: String, place: PlaceArgument) in found(scanner.word(word), place) }, "Reads a text if it comes next.")
      Method(
        "scanUpToString:intoString:", swift: "scanUpTo(_:into:)",
        { (scanner: NSScanner, word: String, place: PlaceArgument) in found(scanner.before(word), place) }, "Reads what lies before a text."
      )
      Method(
        "scanCharactersFromSet:intoString:", swift: "scanCharacters(from:into:)",
        { (scanner: NSScanner, set: NSCharacterSet, place: PlaceArgument) in found(scanner.letters(of: set, isMember: true), place) },
        "Reads the letters of a set.")
      Method(
        "scanUpToCharactersFromSet:intoString:", swift: "scanUpToCharacters(from:into:)",
        { (scanner: NSScanner, set: NSCharacterSet, place: PlaceArgument) in found(scanner.letters(of: set, isMember: false), place) },
        "Reads what lies before the letters of a set.")
      Method(
        "scanString:", swift: "scanString(_:)", { (scanner: NSScanner, word: String) in scanner.word(word) }, "The text, if it comes next.")
      Method(
        "scanUpToString:", swift: "scanUpToString(_:)", { (scanner: NSScanner, word: String) in scanner.before(word) },
        "What lies before a text.")
      Method(
        "scanCharactersFromSet:", swift: "scanCharacters(from:)",
        { (scanner: NSScanner, set: NSCharacterSet) in scanner.letters(of: set, isMember: true) }, "The letters of a set that come next.")
      Method(
        "scanUpToCharactersFromSet:", swift: "scanUpToCharacters(from:)",
        { (scanner: NSScanner, set: NSCharacterSet) in scanner.letters(of: set, isMember: false) },
        "What lies before the letters of a set.")
    }
  }

  private static func found(_ text: String?, _ place: PlaceArgument) -> Bool {
    guard let text else { return false }
    place.put(.string(text))
    return true
  }
}
