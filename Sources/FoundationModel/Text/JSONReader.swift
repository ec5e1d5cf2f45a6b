import ObjectModel

/// What is wrong with a text that is no JSON.
struct MalformedJSON: Error {
  let reason: String
}

/// Reads JSON as values.
struct JSONReader {
  private let bytes: [UInt8]
  private var place = 0
  private let simulation: Simulation
  private var depth = 0

  init(_ text: String, in simulation: Simulation) {
    bytes = Array(text.utf8)
    self.simulation = simulation
  }

  /// Reads the whole text. On its own a text or number counts only where fragments are allowed.
  mutating func read(allowsFragments: Bool) throws(MalformedJSON) -> Value {
    skipBlanks()
    guard let first = next else { throw MalformedJSON(reason: "Unexpected end of file") }
    guard allowsFragments || first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else {
      throw MalformedJSON(reason: "JSON text did not start with array or object and option to allow fragments not set.")
    }
    let value = try value()
    skipBlanks()
    guard next == nil else { throw MalformedJSON(reason: "Garbage at end around character \(place).") }
    return value
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipBlanks() {
    while let byte = next, byte == 32 || (9...13).contains(byte) { place += 1 }
  }

  private mutating func accept(_ letter: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard next == UInt8(ascii: letter) else { return false }
    place += 1
    return true
  }

  private func failure() -> MalformedJSON {
    MalformedJSON(reason: place < bytes.count ? "Badly formed value around character \(place)." : "Unexpected end of file")
  }

  private mutating func value() throws(MalformedJSON) -> Value {
    depth += 1
    defer { depth -= 1 }
    guard depth < 512 else { throw MalformedJSON(reason: "Too many nested arrays or dictionaries around character \(place).") }
    if accept("{") { return try object() }
    if accept("[") { return try list() }
    if next == UInt8(ascii: "\"") { return .string(try text()) }
    for (word, value) in [("true", Value.bool(true)), ("false", .bool(false)), ("null", .object(simulation.foundationWorld.null))]
    where bytes[place...].starts(with: word.utf8) {
      place += word.utf8.count
      return value
    }
    return try number()
  }

  private mutating func object() throws(MalformedJSON) -> Value {
    var entries = DictionaryValue()
    if accept("}") { return .dictionary(entries) }
    repeat {
      skipBlanks()
      guard next == UInt8(ascii: "\"") else { throw failure() }
      let key = try text()
      guard accept(":") else { throw failure() }
      entries[.string(key)] = try value()
    } while accept(",")
    guard accept("}") else { throw failure() }
    return .dictionary(entries)
  }

  private mutating func list() throws(MalformedJSON) -> Value {
    var elements: [Value] = []
    if accept("]") { return .array(elements) }
    repeat { elements.append(try value()) } while accept(",")
    guard accept("]") else { throw failure() }
    return .array(elements)
  }

  private mutating func number() throws(MalformedJSON) -> Value {
    let digits = bytes[place...].prefix { byte in (48...57).contains(byte) || [43, 45, 46, 69, 101].contains(byte) }
    let text = String(decoding: digits, as: UTF8.self)
    guard text.first.map({ $0 == "-" || $0.isNumber }) ?? false, let number = Double(text) else { throw failure() }
    place += digits.count
    return Int(text).map(Value.int) ?? .double(number)
  }

  private static let escapes: [UInt8: UInt8] = [34: 34, 92: 92, 47: 47, 98: 8, 102: 12, 110: 10, 114: 13, 116: 9]

  private mutating func text() throws(MalformedJSON) -> String {
    place += 1
    var units: [UInt8] = []
    while let byte = next, byte >= 32 {
      place += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: units, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\") else {
        units.append(byte)
        continue
      }
      guard let letter = next else { throw failure() }
      place += 1
      if letter == UInt8(ascii: "u") {
        units += try escapedUnits()
      } else if let plain = Self.escapes[letter] {
        units.append(plain)
      } else {
        throw failure()
      }
    }
    throw failure()
  }

  /// `\u00e9`, or two of them for one letter.
  private mutating func escapedUnits() throws(MalformedJSON) -> [UInt8] {
    var units = [try unit()]
    if UTF16.isLeadSurrogate(units[0]), next == UInt8(ascii: "\\"), place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "u") {
      place += 2
      units.append(try unit())
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func unit() throws(MalformedJSON) -> UInt16 {
    guard place + 4 <= bytes.count, let unit = UInt16(String(decoding: bytes[place..<place + 4], as: UTF8.self), radix: 16) else {
      throw failure()
    }
    place += 4
    return unit
  }
}
