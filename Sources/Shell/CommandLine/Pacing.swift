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
  /// Whether the terminal shows Enter by a new line.
  var echoesEnter = false
  /// Whether ^C was pressed, which ends every wait.
  var isInterrupted: () -> Bool = { false }

  /// Whether inputs are shown before they run, and the replay waits in between.
  var holdsInputs: Bool { isWatched && (waitsForEnter || seconds > 0) }

  /// Tells how a replay step by step goes on.
  func open(_ printer: ResultPrinter) {
    if isWatched, waitsForEnter { printer.comment("Enter runs the step that is shown; q and Enter, or ^D, end the replay") }
  }

  /// Waits behind an input that is shown, and says whether it is to run.
  func goesOn(_ printer: ResultPrinter) -> Bool {
    if waitsForEnter { return waitForEnter(printer) }
    printer.output.line("")
    wait(seconds, printer)
    return true
  }

  /// Follows `%wait`, `%pause` and `%say`; false where the replay is to end.
  func follow(directive name: String, _ rest: String, printer: ResultPrinter) -> Bool {
    guard isWatched else { return true }
    switch name {
    case "wait": wait(Double(rest) ?? 0, printer)
    case "pause":
      printer.remark(rest.isEmpty ? "Enter goes on" : rest, endsLine: !hasKeyboard)
      return !hasKeyboard || waitForEnter(printer)
    case "say": printer.comment(rest)
    default: break
    }
    return true
  }

  private func wait(_ seconds: Double, _ printer: ResultPrinter) {
    printer.output.flush()
    guard seconds > 0, seconds <= 3600 else { return }
    // In parts, since the signal may come to another thread than this.
    let end = ContinuousClock.now + .seconds(seconds)
    while !isInterrupted(), ContinuousClock.now < end {
      let rest = (end - ContinuousClock.now) / .microseconds(1)
      if rest > 0 { usleep(UInt32(min(rest, 50_000))) }
    }
  }

  /// Reads a line: false at `q`, at the end of the input and at ^C.
  private func waitForEnter(_ printer: ResultPrinter) -> Bool {
    printer.output.flush()
    let answer = Keyboard.line(isInterrupted: isInterrupted)
    if answer == nil || !echoesEnter { printer.output.line("") }
    return answer.map { $0 != "q" } ?? false
  }
}

/// Lines that somebody types in answer to a question, outside the shell.
enum Keyboard {
  /// A line without its newline; `nil` at the end of the input and after ^C.
  static func line(isInterrupted: () -> Bool) -> String? {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while true {
      var input = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
      while poll(&input, 1, 50) <= 0 { if isInterrupted() { return nil } }
      guard read(0, &byte, 1) == 1 else { return nil }
      if byte == 0x0a { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
  }
}
