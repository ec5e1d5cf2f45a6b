import ObjectModel

/// `NSDate`: a moment, in seconds since the beginning of 2001. The world begins at that moment, and its clock alone moves on.
package final class NSDate: Object {
  package private(set) var seconds = 0.0

  /// The seconds between the beginnings of 1970 and of 2001.
  static let secondsFrom1970 = 978_307_200.0

  package override func isEqual(_ other: Value) -> Bool { (other.object as? NSDate)?.seconds == seconds }
  package override var distinction: [Value]? { [.double(seconds)] }

  /// Makes one.
  package static func make(_ seconds: Double, in simulation: Simulation) -> NSDate {
    let date = NSDate(in: simulation)
    date.seconds = seconds
    return date
  }

  fileprivate func set(_ seconds: Double) -> NSDate {
    self.seconds = seconds
    return self
  }

  /// The moment in the calendar, in universal time.
  package var calendar: CalendarMoment { CalendarMoment(secondsSince2001: seconds) }
}

extension NSDate {
  static let table = ClassTable(NSDate.self, inherits: "NSObject", protocols: ["NSCopying", "NSCoding"], "A moment.") {
    ClassMethod("date", swift: "init()", { (_, simulation) in make(simulation.runLoop.now, in: simulation) }, "Now, by the world's clock.")
    ClassMethod(
      "dateWithTimeIntervalSinceNow:", swift: "init(timeIntervalSinceNow:)",
      { (_, simulation, seconds: Double) in
        make(simulation.runLoop.now + seconds, in: simulation)
      }, "Some seconds from now.")
    ClassMethod(
      "dateWithTimeIntervalSinceReferenceDate:", swift: "init(timeIntervalSinceReferenceDate:)",
      { (_, simulation, seconds: Double) in
        make(seconds, in: simulation)
      }, "Some seconds after the beginning of 2001.")
    ClassMethod(
      "dateWithTimeIntervalSince1970:", swift: "init(timeIntervalSince1970:)",
      { (_, simulation, seconds: Double) in
        make(seconds - secondsFrom1970, in: simulation)
      }, "Some seconds after the beginning of 1970.")
    ClassMethod("distantPast", swift: "distantPast", { (_, simulation) in make(-63_114_076_800, in: simulation) }, "A moment long ago.")
    ClassMethod("distantFuture", swift: "distantFuture", { (_, simulation) in make(63_113_904_000, in: simulation) }, "A moment far ahead.")
    ClassMethod(
      "timeIntervalSinceReferenceDate", swift: "timeIntervalSinceReferenceDate", { (_, simulation) in simulation.runLoop.now },
      "The world's clock.")
    Method("init", swift: "init()", { (date: NSDate) in date.set(date.simulation.runLoop.now) }, "Makes the present moment.")
    Method(
      "initWithTimeIntervalSinceNow:", swift: "init(timeIntervalSinceNow:)",
      { (date: NSDate, seconds: Double) in date.set(date.simulation.runLoop.now + seconds) },
      "Makes the moment some seconds from now.")
    Property("timeIntervalSinceReferenceDate", readOnly: { $0.seconds }, "Seconds since the beginning of 2001.")
    Property("timeIntervalSince1970", readOnly: { $0.seconds + secondsFrom1970 }, "Seconds since the beginning of 1970.")
    Property("timeIntervalSinceNow", readOnly: { $0.seconds - $0.simulation.runLoop.now }, "Seconds from now.")
    Method(
      "timeIntervalSinceDate:", swift: "timeIntervalSince(_:)", { (date: NSDate, other: NSDate) in date.seconds - other.seconds },
      "Seconds since another moment.")
    Method(
      inWorld: "dateByAddingTimeInterval:", swift: "addingTimeInterval(_:)", releases: .since(4),
      { (date: NSDate, simulation, seconds: Double) in
        make(date.seconds + seconds, in: simulation)
      }, "The moment some seconds later.")
    Method(
      "compare:", swift: "compare(_:)", { (date: NSDate, other: NSDate) in ComparisonResult(date.seconds, other.seconds) },
      "Which moment comes first.")
    Method(
      "isEqualToDate:", swift: "isEqual(to:)", { (date: NSDate, other: NSDate?) in date.seconds == other?.seconds },
      "Whether both are the same moment.")
    Method(
      inWorld: "earlierDate:", swift: "earlierDate(_:)",
      { (date: NSDate, _, other: NSDate) in date.seconds <= other.seconds ? date : other }, "The earlier of two moments.")
    Method(
      inWorld: "laterDate:", swift: "laterDate(_:)", { (date: NSDate, _, other: NSDate) in date.seconds >= other.seconds ? date : other },
      "The later of two moments.")
    Method("description", { (date: NSDate) in date.calendar.formatted("yyyy-MM-dd HH:mm:ss") + " +0000" }, "The moment in universal time.")
  }
}
