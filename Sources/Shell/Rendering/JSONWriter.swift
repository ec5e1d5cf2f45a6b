/// Writes JSON by hand, keys in the order in which they are given.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  mutating func beginObject() { open("{") }
  mutating func endObject() { close("}") }
  mutating func beginArray() { open("[") }
  mutating func endArray() { close("]") }

  /// Ends the line.
  mutating func endLine() {
    bytes.append(0x0a)
    needsComma = false
  }

  mutating func key(_ key: StaticString) {
    separate()
    bytes.append(0x22)
    key.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(0x22)
    bytes.append(0x3a)
    needsComma = false
  }

  mutating func key(named key: String) {
    separate()
    quote(key)
    bytes.append(0x3a)
    needsComma = false
  }

  mutating func string(_ text: String) {
    separate()
    quote(text)
  }

  mutating func string(_ text: String?) {
    if let text { string(text) } else { null() }
  }

  mutating func bool(_ bool: Bool?) {
    raw(bool.map { $0 ? "true" : "false" } ?? "null")
  }

  mutating func int(_ int: Int) { raw(String(int)) }

  mutating func number(_ number: Double?) {
    raw(number.map { $0.isFinite ? ValueText.number($0) : "null" } ?? "null")
  }

  mutating func null() { raw("null") }

  mutating func strings(_ texts: [String]) {
    beginArray()
    for text in texts { string(text) }
    endArray()
  }

  // MARK: Members of an object

  mutating func member(_ key: StaticString, _ text: String?) {
    self.key(key)
    string(text)
  }

  mutating func member(_ key: StaticString, _ flag: Bool?) {
    self.key(key)
    bool(flag)
  }

  mutating func member(_ key: StaticString, _ number: Int) {
    self.key(key)
    int(number)
  }

  mutating func member(_ key: StaticString, _ number: Double?) {
    self.key(key)
    self.number(number)
  }

  mutating func member(_ key: StaticString, _ texts: [String]) {
    self.key(key)
    strings(texts)
  }

  private mutating func raw(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func separate() {
    if needsComma { bytes.append(0x2c) }
    needsComma = true
  }

  private mutating func open(_ bracket: Unicode.Scalar) {
    separate()
    bytes.append(UInt8(ascii: bracket))
    needsComma = false
  }

  private mutating func close(_ bracket: Unicode.Scalar) {
    bytes.append(UInt8(ascii: bracket))
    needsComma = true
  }

  private mutating func quote(_ text: String) {
    bytes.append(0x22)
    if VisibleText.isHarmless(text) { escapeASCII(text) } else { for scalar in text.unicodeScalars { escape(scalar) } }
    bytes.append(0x22)
  }

  /// Writes what a terminal would obey as an escape too, so that the reader gets it unchanged and the terminal never.
  private mutating func escape(_ scalar: Unicode.Scalar) {
    guard scalar.value >= 0x80, VisibleText.isObeyed(scalar) else { return escapeASCII(String(scalar)) }
    bytes += Array("\\u".utf8) + stride(from: 12, through: 0, by: -4).map { Self.hex(UInt8(scalar.value >> $0 & 15)) }
  }

  private mutating func escapeASCII(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case 0x22: bytes += [0x5c, 0x22]
      case 0x5c: bytes += [0x5c, 0x5c]
      case 0x0a: bytes += [0x5c, 0x6e]
      case 0x0d: bytes += [0x5c, 0x72]
      case 0x09: bytes += [0x5c, 0x74]
      case 0..<0x20, 0x7f: bytes += Array("\\u00".utf8) + [Self.hex(byte >> 4), Self.hex(byte & 15)]
      default: bytes.append(byte)
      }
    }
  }

  private static func hex(_ digit: UInt8) -> UInt8 { digit < 10 ? 0x30 + digit : 0x57 + digit }
}
