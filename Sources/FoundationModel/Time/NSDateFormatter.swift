import ObjectModel

/// `NSDateFormatter`: writes moments, always in English and in universal time.
package final class NSDateFormatter: Object {
  private var pattern: String?
  private var dateStyle = Style.none
  private var timeStyle = Style.none

  /// How long a date or time is written: `NSDateFormatterStyle`.
  package enum Style: Int, CaseIterable, Sendable, BridgedEnum {
    case none, short, medium, long, full

    package static let type = EnumType(
      "NSDateFormatterStyle", swift: "DateFormatter.Style", "How long a date or time is written.",
      [
        .init("none", "NSDateFormatterNoStyle", 0), .init("short", "NSDateFormatterShortStyle", 1),
        .init("medium", "NSDateFormatterMediumStyle", 2),
        .init("long", "NSDateFormatterLongStyle", 3), .init("full", "NSDateFormatterFullStyle", 4),
      ])

    fileprivate var datePattern: String {
      switch self {
      case .none: ""
      case .short: "M/d/yy"
      case .medium: "MMM d, yyyy"
      case .long: "MMMM d, yyyy"
      case .full: "EEEE, MMMM d, yyyy"
      }
    }

    fileprivate var timePattern: String {
      switch self {
      case .none: ""
      case .short: "h:mm a"
      case .medium: "h:mm:ss a"
      case .long: "h:mm:ss a 'GMT'"
      case .full: "h:mm:ss a 'GMT'"
      }
    }
  }

  fileprivate var kept: [String: Value] = [:]

  package override func dismantle() {
    super.dismantle()
    kept = [:]
  }

  private var wholePattern: String {
    pattern ?? [dateStyle.datePattern, timeStyle.timePattern].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  fileprivate func text(_ date: NSDate) -> String { date.calendar.formatted(wholePattern) }

  fileprivate func date(_ text: String?) -> NSDate? {
    text.flatMap { CalendarMoment.seconds(of: $0, in: wholePattern) }.map { NSDate.make($0, in: simulation) }
  }
}

extension NSDateFormatter {
  static let table = ClassTable(NSDateFormatter.self, inherits: "NSObject", "Writes moments.") {
    Property("dateFormat", { $0.pattern ?? "" }, { $0.pattern = $1 }, "The pattern, such as yyyy-MM-dd.")
    Property("dateStyle", { $0.dateStyle }, { $0.dateStyle = $1 }, "How long the date is written.")
    Property("timeStyle", { $0.timeStyle }, { $0.timeStyle = $1 }, "How long the time is written.")
    Property(
      "locale", { $0.simulation.foundationWorld.locale as NSLocale? }, { (_: NSDateFormatter, _: NSLocale?) in },
      "The language; it is always English.")
    Method(
      "stringFromDate:", swift: "string(from:)", { (formatter: NSDateFormatter, date: NSDate?) in date.map(formatter.text) },
      "A moment as text.")
    Method(
      "dateFromString:", swift: "date(from:)", { (formatter: NSDateFormatter, text: String?) in formatter.date(text) },
      "The moment that a text tells; nil where it is of another form.")
    for name in ["timeZone", "calendar", "lenient", "doesRelativeDateFormatting", "formatterBehavior"] {
      Property<NSDateFormatter>(
        name, { $0.kept[name] ?? .null }, { (formatter, value: Value) in formatter.kept[name] = value },
        "Kept, and not followed: it is universal time.")
    }
    Method(
      "setLocalizedDateFormatFromTemplate:", swift: "setLocalizedDateFormatFromTemplate(_:)", releases: .since(8),
      { (formatter: NSDateFormatter, pattern: String) in formatter.pattern = pattern }, "Takes the fields as the pattern.")
    ClassMethod(
      "localizedStringFromDate:dateStyle:timeStyle:", swift: "localizedString(from:dateStyle:timeStyle:)", releases: .since(4),
      { (_, simulation, date: NSDate, dateStyle: Style, timeStyle: Style) in
        let formatter = NSDateFormatter(in: simulation)
        formatter.dateStyle = dateStyle
        formatter.timeStyle = timeStyle
        return formatter.text(date)
      }, "A moment as text, as long as asked for.")
  }
}
