import ObjectModel

/// What dates are counted in: `NSCalendarUnit`.
package enum CalendarUnit: Int, CaseIterable, Sendable {
  case era = 2
  case year = 4
  case month = 8
  case day = 16
  case hour = 32
  case minute = 64
  case second = 128
  case weekday = 512
  case weekdayOrdinal = 1024
  case quarter = 2048
  case weekOfMonth = 4096
  case weekOfYear = 8192
  case yearForWeekOfYear = 16384
  case nanosecond = 32768

  var name: String { String(describing: self) }

  package static let type = EnumType(
    "NSCalendarUnit", swift: "Calendar.Component", isOptionSet: true, "What dates are counted in.",
    allCases.map { .init($0.name, "NSCalendarUnit" + $0.name.prefix(1).uppercased() + $0.name.dropFirst(), $0.rawValue) })

  /// The names that the units had up to iOS 7.
  package static let oldConstants: [GlobalConstant] = allCases.map { unit in
    GlobalConstant("NS\(unit.name.prefix(1).uppercased())\(unit.name.dropFirst())CalendarUnit", { .int(unit.rawValue) }, "A unit of dates.")
  }

  package static let identifiers = EnumType(
    "NSCalendarIdentifier", swift: "Calendar.Identifier", "The name of a calendar; all count as the Gregorian does here.",
    [
      .init("gregorian", "NSCalendarIdentifierGregorian", 0), .init("gregorian", "NSGregorianCalendar", 0),
      .init("iso8601", "NSCalendarIdentifierISO8601", 1),
    ])

  /// The units that a value names: several joined, as in Objective-C, or in a list, as in Swift.
  static func units(_ value: Value) -> [CalendarUnit] {
    let raw = value.elements?.reduce(0) { $0 | ($1.integer ?? 0) } ?? value.integer ?? 0
    return allCases.filter { raw & $0.rawValue != 0 }
  }
}

extension CalendarMoment {
  /// The seconds since the beginning of 2001 of a date in the calendar; parts beyond their range go on counting.
  package static func seconds(year: Int, month: Int = 1, day: Int = 1, hour: Int = 0, minute: Int = 0, second: Int = 0) -> Double {
    let limit = 200_000
    let months = min(max(month, -limit), limit) - 1
    let shift = Int((Double(months) / 12).rounded(.down))
    let year = min(max(year, -limit), limit) + shift
    let month = months - shift * 12 + 1
    // Years begin in March, so that leap days come last.
    let counted = month <= 2 ? year - 1 : year
    let era = Int((Double(counted) / 400).rounded(.down))
    let yearOfEra = counted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5
    let days = era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 730_791
    return Double(days) * 86_400 + (Double(day) - 1) * 86_400 + Double(hour) * 3600 + Double(minute) * 60 + Double(second)
  }

  /// How many days the month has.
  var daysInMonth: Int {
    Int((Self.seconds(year: year, month: month + 1) - Self.seconds(year: year, month: month)) / 86_400)
  }

  /// The number that a unit has, as `NSDateComponents` tells it.
  func value(of unit: CalendarUnit) -> Int {
    switch unit {
    case .era: 1
    case .year, .yearForWeekOfYear: year
    case .month: month
    case .day: day
    case .hour: hour
    case .minute: minute
    case .second: second
    case .weekday: weekday + 1
    case .weekdayOrdinal: (day - 1) / 7 + 1
    case .quarter: (month - 1) / 3 + 1
    case .weekOfMonth: (day - 1 + ((weekday - (day - 1)) % 7 + 7) % 7) / 7 + 1
    case .weekOfYear: weekOfYear
    case .nanosecond: 0
    }
  }

  /// Weeks begin on Sunday, and the first is the one with the first of January.
  private var weekOfYear: Int {
    let first = CalendarMoment(secondsSince2001: Self.seconds(year: year))
    let dayOfYear = Int((Self.seconds(year: year, month: month, day: day) - Self.seconds(year: year)) / 86_400)
    return (dayOfYear + first.weekday) / 7 + 1
  }

  /// The moment some units later, in seconds since the beginning of 2001; a day that the month has not becomes its last.
  static func adding(_ count: Int, _ unit: CalendarUnit, to seconds: Double) -> Double {
    let count = min(max(count, -1_000_000_000), 1_000_000_000)
    switch unit {
    case .year, .yearForWeekOfYear: return addingMonths(count * 12, to: seconds)
    case .quarter: return addingMonths(count * 3, to: seconds)
    case .month: return addingMonths(count, to: seconds)
    case .weekOfYear, .weekOfMonth, .weekdayOrdinal: return seconds + Double(count) * 604_800
    case .day, .weekday: return seconds + Double(count) * 86_400
    case .hour: return seconds + Double(count) * 3600
    case .minute: return seconds + Double(count) * 60
    case .second: return seconds + Double(count)
    case .nanosecond: return seconds + Double(count) / 1_000_000_000
    case .era: return seconds
    }
  }

  private static func addingMonths(_ count: Int, to seconds: Double) -> Double {
    let moment = CalendarMoment(secondsSince2001: seconds)
    let midnight = Self.seconds(year: moment.year, month: moment.month, day: moment.day)
    let target = CalendarMoment(secondsSince2001: Self.seconds(year: moment.year, month: moment.month + count))
    let day = min(moment.day, target.daysInMonth)
    return Self.seconds(year: target.year, month: target.month, day: day) + (seconds - midnight)
  }
}
