extension CalendarMoment {
  /// Reads a text in a pattern such as `yyyy-MM-dd HH:mm`; gives the seconds since the beginning of 2001, or nothing where the text is of another form.
  package static func seconds(of text: String, in pattern: String) -> Double? {
    var reader = MomentReader(rest: text[...])
    var rest = pattern[...]
    while let letter = rest.first {
      if letter == "'" {
        rest.removeFirst()
        guard rest.first != "'" else {
          rest.removeFirst()
          guard reader.take("'") else { return nil }
          continue
        }
        let quoted = rest.prefix { $0 != "'" }
        rest = rest.dropFirst(quoted.count + 1)
        guard reader.take(String(quoted)) else { return nil }
        continue
      }
      let run = rest.prefix { $0 == letter }
      rest = rest.dropFirst(run.count)
      // Where letters follow at once, a number is as long as its run.
      let isTight = rest.first.map { $0.isLetter } ?? false
      guard reader.field(letter, run.count, isTight: isTight) else { return nil }
    }
    return reader.rest.isEmpty ? reader.seconds : nil
  }
}

/// The fields of a moment while they are read.
private struct MomentReader {
  var rest: Substring
  private var numbers: [Character: Int] = [:]
  private var isAfternoon: Bool?
  private var offset = 0

  init(rest: Substring) { self.rest = rest }

  var seconds: Double {
    var hour = numbers["H"] ?? numbers["h"] ?? 0
    if let isAfternoon, numbers["H"] == nil { hour = hour % 12 + (isAfternoon ? 12 : 0) }
    return CalendarMoment.seconds(
      year: numbers["y"] ?? 2000, month: numbers["M"] ?? 1, day: numbers["d"] ?? 1, hour: hour, minute: numbers["m"] ?? 0,
      second: numbers["s"] ?? 0) - Double(offset)
  }

  mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  private static let ranges: [Character: ClosedRange<Int>] = ["M": 1...12, "d": 1...31, "H": 0...23, "h": 1...12, "m": 0...59, "s": 0...59]

  mutating func field(_ letter: Character, _ count: Int, isTight: Bool) -> Bool {
    switch letter {
    case "M" where count > 2, "L" where count > 2: return name(CalendarMoment.months, as: "M", isShort: count == 3)
    case "E": return name(CalendarMoment.weekdays, as: "E", isShort: count < 4)
    case "a": return half()
    case "z", "Z", "X": return zone()
    case "y", "M", "L", "d", "H", "h", "m", "s", "S":
      let digits = rest.prefix { $0.isASCII && $0.isNumber }.prefix(isTight || letter == "S" ? count : 9)
      guard let number = Int(digits) else { return false }
      rest = rest.dropFirst(digits.count)
      let key: Character = letter == "L" ? "M" : letter
      if let range = Self.ranges[key], !range.contains(number) { return false }
      numbers[key] = letter == "y" && count == 2 && number < 100 ? number + (number < 50 ? 2000 : 1900) : number
      return true
    default: return take(String(repeating: letter, count: count))
    }
  }

  private mutating func name(_ names: [String], as key: Character, isShort: Bool) -> Bool {
    for (place, name) in names.enumerated() {
      let name = isShort ? String(name.prefix(3)) : name
      guard rest.lowercased().hasPrefix(name.lowercased()) else { continue }
      rest = rest.dropFirst(name.count)
      numbers[key] = place + 1
      return true
    }
    return false
  }

  private mutating func half() -> Bool {
    let word = rest.prefix(2).uppercased()
    guard word == "AM" || word == "PM" else { return false }
    isAfternoon = word == "PM"
    rest = rest.dropFirst(2)
    return true
  }

  private mutating func zone() -> Bool {
    if take("Z") || take("GMT") || take("UTC") { return true }
    guard let sign = rest.first, sign == "+" || sign == "-" else { return false }
    let digits = rest.dropFirst().prefix { $0.isNumber || $0 == ":" }
    let number = digits.filter(\.isNumber)
    guard number.count == 4, let value = Int(number) else { return false }
    rest = rest.dropFirst(digits.count + 1)
    offset = (value / 100 * 3600 + value % 100 * 60) * (sign == "-" ? -1 : 1)
    return true
  }
}
