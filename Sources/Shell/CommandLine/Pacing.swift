#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How a replay takes its time.
struct Pacing {
  /// Whether somebody watches: chapters, `%say`, `%wait` and `%pause` count.
  var isWatched = false
  var waitsForEnter = false
  var seconds = 0.0
  /// Whether Enter can be waited for.
  var hasKeyboard = false

  /// Waits before an input.
  func beforeInput(_ printer: ResultPrinter) {
    guard isWatched else { return }
    if waitsForEnter { waitForEnter(printer) } else if seconds > 0 { wait(seconds, printer) }
  }

  /// Follows `%wait`, `%pause` and `%say`.
  func follow(directive name: String, _ rest: String, printer: ResultPrinter) {
    guard isWatched else { return }
    switch name {
    case "wait": wait(Double(rest) ?? 0, printer)
    case "pause":
      if !rest.isEmpty { printer.comment(rest) }
      waitForEnter(printer)
    case "say": printer.comment(rest)
    default: break
    }
  }

  private func wait(_ seconds: Double, _ printer: ResultPrinter) {
    printer.output.flush()
    guard seconds > 0, seconds <= 3600 else { return }
    usleep(UInt32(seconds * 1_000_000))
  }

  private func waitForEnter(_ printer: ResultPrinter) {
    guard hasKeyboard else { return }
    printer.output.flush()
    var byte: UInt8 = 0
    while read(0, &byte, 1) == 1, byte != 0x0a {}
  }
}
