/// A moment in the calendar, in universal time.
package struct CalendarMoment: Sendable, Equatable {
  package let year: Int
  package let month: Int
  package let day: Int
  package let hour: Int
  package let minute: Int
  package let second: Int
  /// From 0, Sunday, on.
  package let weekday: Int

  /// The moment of a count of seconds; what lies beyond a hundred thousand years is cut.
  package init(secondsSince2001 seconds: Double) {
    let limit = 3_000_000_000_000.0
    let whole = Int((seconds.isNaN ? 0 : min(max(seconds, -limit), limit)).rounded(.down))
    let days = Int((Double(whole) / 86_400).rounded(.down))
    let rest = whole - days * 86_400
    hour = rest / 3600
    minute = rest / 60 % 60
    second = rest % 60
    // 2001-01-01 was a Monday.
    weekday = ((days + 1) % 7 + 7) % 7
    (year, month, day) = Self.date(days)
  }

  /// Counts in eras of 400 years from 0000-03-01, so that leap days come last.
  private static func date(_ daysSince2001: Int) -> (Int, Int, Int) {
    let days = daysSince2001 + 730_791
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shifted + 2) / 5 + 1)
  }

  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
  ]
  static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

  /// The moment in a pattern such as `yyyy-MM-dd HH:mm`; letters between apostrophes stand for themselves.
  package func formatted(_ pattern: String) -> String {
    var result = ""
    var rest = pattern[...]
    while let letter = rest.first {
      if letter == "'" {
        result += Self.quoted(&rest)
        continue
      }
      let run = rest.prefix { $0 == letter }
      rest = rest.dropFirst(run.count)
      result += field(letter, run.count) ?? String(run)
    }
    return result
  }

  /// Takes a text between apostrophes; two of them stand for one.
  private static func quoted(_ rest: inout Substring) -> String {
    var result = ""
    rest.removeFirst()
    if rest.first == "'" {
      rest.removeFirst()
      return "'"
    }
    while let letter = rest.popFirst() {
      if letter == "'" {
        guard rest.first == "'" else { break }
        rest.removeFirst()
      }
      result.append(letter)
    }
    return result
  }

  private func field(_ letter: Character, _ count: Int) -> String? {
    switch letter {
    case "y": count == 2 ? padded(year % 100, 2) : padded(year, count)
    case "M": count > 3 ? Self.months[month - 1] : count == 3 ? String(Self.months[month - 1].prefix(3)) : padded(month, count)
    case "d": padded(day, count)
    case "E": count > 3 ? Self.weekdays[weekday] : String(Self.weekdays[weekday].prefix(3))
    case "H": padded(hour, count)
    case "h": padded((hour + 11) % 12 + 1, count)
    case "m": padded(minute, count)
    case "s": padded(second, count)
    case "S": String(repeating: "0", count: min(count, 20))
    case "L": field("M", count)
    case "e", "c": count > 2 ? field("E", count) : padded(weekday + 1, count)
    case "a": hour < 12 ? "AM" : "PM"
    case "X": "Z"
    case "z", "Z": count > 3 ? "GMT" : "+0000"
    default: nil
    }
  }

  private func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, min(width, 20) - digits.count)) + digits
  }
}
