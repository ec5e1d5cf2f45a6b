import ObjectModel

/// `NSCalendar`: how days are counted, always as the Gregorian calendar does and in universal time.
package final class NSCalendar: Object {
  fileprivate var kept: [String: Value] = [:]

  package override func dismantle() {
    super.dismantle()
    kept = [:]
  }

  fileprivate static func current(_ simulation: Simulation) -> NSCalendar {
    simulation.foundationWorld.only("calendar") { NSCalendar(in: $0) }
  }

  /// The day of a moment, counted from the beginning of 2001.
  fileprivate static func day(_ seconds: Double) -> Int { Int((seconds / 86_400).rounded(.down)) }

  /// How many of each unit lie between two moments, the largest units first.
  fileprivate static func between(_ from: Double, _ to: Double, _ units: [CalendarUnit]) -> [CalendarUnit: Int] {
    var parts: [CalendarUnit: Int] = [:]
    var place = from
    let sizes: [(unit: CalendarUnit, seconds: Double)] = [
      (.year, 31_556_952), (.quarter, 7_889_238), (.month, 2_629_746), (.weekOfYear, 604_800), (.weekOfMonth, 604_800), (.day, 86_400),
      (.hour, 3600), (.minute, 60), (.second, 1),
    ]
    for (unit, seconds) in sizes where units.contains(unit) {
      var count = Int(min(max(((to - place) / seconds).rounded(.towardZero), -1e9), 1e9))
      // Months and years differ in length: the count is the last that does not go beyond.
      let sign = to < from ? -1 : 1
      count += sign
      while count != 0, (CalendarMoment.adding(count, unit, to: place) - to) * Double(sign) > 0 { count -= sign }
      parts[unit] = count
      place = CalendarMoment.adding(count, unit, to: place)
    }
    return parts
  }
}

extension NSCalendar {
  static let table = ClassTable(NSCalendar.self, inherits: "NSObject", "How days are counted.") {
    ClassMethod("currentCalendar", swift: "current", { (_, simulation) in current(simulation) }, "The user's calendar.")
    ClassMethod(
      "autoupdatingCurrentCalendar", swift: "autoupdatingCurrent", { (_, simulation) in current(simulation) }, "The user's calendar.")
    ClassMethod(
      "calendarWithIdentifier:", { (_, simulation, _: Value) in current(simulation) }, "The calendar of a name; all are the same here.")
    Method(
      "initWithCalendarIdentifier:", swift: "init(identifier:)", { (calendar: NSCalendar, _: Value) in calendar },
      "Makes the calendar of a name; all are the same here.")
    for name in ["locale", "timeZone", "firstWeekday", "minimumDaysInFirstWeek"] {
      Property<NSCalendar>(
        name, { $0.kept[name] ?? (name == "firstWeekday" || name.hasPrefix("minimum") ? .int(1) : .null) },
        { (calendar, value: Value) in calendar.kept[name] = value }, "Kept, and not followed.")
    }
    Method(
      inWorld: "components:fromDate:", swift: "dateComponents(_:from:)",
      { (_: NSCalendar, simulation, units: Value, date: NSDate) in
        NSDateComponents.make(
          Dictionary(uniqueKeysWithValues: CalendarUnit.units(units).map { ($0, date.calendar.value(of: $0)) }), in: simulation)
      }, "The parts of a date.")
    Method(
      "component:fromDate:", swift: "component(_:from:)", releases: .since(8),
      { (_: NSCalendar, unit: Value, date: NSDate) in CalendarUnit.units(unit).first.map { date.calendar.value(of: $0) } ?? 0 },
      "One part of a date.")
    Method(
      inWorld: "components:fromDate:toDate:options:", swift: "dateComponents(_:from:to:options:)",
      { (_: NSCalendar, simulation, units: Value, from: NSDate, to: NSDate, _: Value) in
        NSDateComponents.make(between(from.seconds, to.seconds, CalendarUnit.units(units)), in: simulation)
      }, "What lies between two dates.")
    Method(
      inWorld: "dateFromComponents:", swift: "date(from:)",
      { (_: NSCalendar, simulation, components: NSDateComponents) in NSDate.make(components.seconds, in: simulation) },
      "The date of its parts.")
    Method(
      inWorld: "dateByAddingUnit:value:toDate:options:", swift: "date(byAdding:value:to:options:)", releases: .since(8),
      { (_: NSCalendar, simulation, unit: Value, count: Int, date: NSDate, _: Value) in
        NSDate.make(CalendarUnit.units(unit).reduce(date.seconds) { CalendarMoment.adding(count, $1, to: $0) }, in: simulation)
      }, "The date some units later.")
    Method(
      inWorld: "dateByAddingComponents:toDate:options:", swift: "date(byAdding:to:options:)",
      { (_: NSCalendar, simulation, components: NSDateComponents, date: NSDate, _: Value) in
        let seconds = CalendarUnit.allCases.reduce(date.seconds) { CalendarMoment.adding(components.parts[$1] ?? 0, $1, to: $0) }
        return NSDate.make(seconds, in: simulation)
      }, "The date a span later.")
    Method(
      inWorld: "dateBySettingHour:minute:second:ofDate:options:", swift: "date(bySettingHour:minute:second:of:options:)",
      releases: .since(8),
      { (_: NSCalendar, simulation, hour: Int, minute: Int, second: Int, date: NSDate, _: Value) in
        NSDate.make(Double(day(date.seconds)) * 86_400 + Double(hour * 3600 + minute * 60 + second), in: simulation)
      }, "A time on the day of a date.")
    Method(
      inWorld: "startOfDayForDate:", swift: "startOfDay(for:)", releases: .since(8),
      { (_: NSCalendar, simulation, date: NSDate) in NSDate.make(Double(day(date.seconds)) * 86_400, in: simulation) },
      "The first moment of the day.")
    Method(
      "isDate:inSameDayAsDate:", swift: "isDate(_:inSameDayAs:)", releases: .since(8),
      { (_: NSCalendar, date: NSDate, other: NSDate) in day(date.seconds) == day(other.seconds) }, "Whether two dates are on one day.")
    for (name, distance) in [("Today", 0), ("Yesterday", -1), ("Tomorrow", 1)] {
      Method<NSCalendar>(
        inWorld: Selector("isDateIn\(name):"), swift: "isDateIn\(name)(_:)", releases: .since(8),
        { (_: NSCalendar, simulation, date: NSDate) in day(date.seconds) == day(simulation.runLoop.now) + distance },
        "Whether a date is on that day, by the world's clock.")
    }
    Method(
      "isDateInWeekend:", swift: "isDateInWeekend(_:)", releases: .since(8),
      { (_: NSCalendar, date: NSDate) in [0, 6].contains(date.calendar.weekday) }, "Whether a date is a Saturday or Sunday.")
    Method(
      "rangeOfUnit:inUnit:forDate:", swift: "range(of:in:for:)",
      { (_: NSCalendar, unit: Value, _: Value, date: NSDate) -> NSRange in
        switch CalendarUnit.units(unit).first {
        case .day: NSRange(location: 1, length: date.calendar.daysInMonth)
        case .month: NSRange(location: 1, length: 12)
        case .hour: NSRange(location: 0, length: 24)
        case .minute, .second: NSRange(location: 0, length: 60)
        case .weekday: NSRange(location: 1, length: 7)
        default: .notFound
        }
      }, "Which numbers a unit may have within another.")
    Property("monthSymbols", readOnly: { (_: NSCalendar) in CalendarMoment.months }, "The names of the months.")
    Property("shortMonthSymbols", readOnly: { (_: NSCalendar) in CalendarMoment.months.map { String($0.prefix(3)) } }, "Their short names.")
    Property("weekdaySymbols", readOnly: { (_: NSCalendar) in CalendarMoment.weekdays }, "The names of the days, from Sunday on.")
    Property(
      "shortWeekdaySymbols", readOnly: { (_: NSCalendar) in CalendarMoment.weekdays.map { String($0.prefix(3)) } }, "Their short names.")
  }
}
