import ObjectModel

/// Prints what came of checking sessions, in one of four forms.
struct VerificationReport {
  let format: Options.Report
  let output: Output

  /// What stands before the first session.
  func open(count: Int) {
    switch format {
    case .tap: output.write("TAP version 13\n1..\(count)\n")
    case .junit: output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n")
    case .text, .json: break
    }
  }

  /// Prints one session in one release.
  func add(_ verification: Verification, number: Int) {
    switch format {
    case .text: for failure in verification.failures { text(failure, verification) }
    case .tap: tap(verification, number: number)
    case .junit: junit(verification)
    case .json: json(verification)
    }
  }

  /// What stands behind the last session.
  func close(_ all: [Verification]) {
    switch format {
    case .text: output.line(summary(all))
    case .junit: output.line("</testsuites>")
    case .tap, .json: break
    }
  }

  /// Tells of a file that took what is new.
  func addUpdate(of path: String, _ count: Int) {
    guard format == .text else { return }
    output.line(VisibleText.of("# \(path): \(count) \(count == 1 ? "step" : "steps") written anew"))
  }

  private func summary(_ all: [Verification]) -> String {
    let steps = all.reduce(0) { $0 + $1.stepCount }
    let failures = all.reduce(0) { $0 + $1.failures.count }
    let unchecked = all.reduce(0) { $0 + $1.uncheckedCount }
    let counts =
      "# \(all.count) \(all.count == 1 ? "session" : "sessions"), \(steps) \(steps == 1 ? "step" : "steps")"
      + (unchecked == 0 ? "" : ", \(unchecked) of them unchecked")
    return counts + ": " + (failures == 0 ? "all hold" : "\(failures) \(failures == 1 ? "does" : "do") not hold")
  }

  private func lines(_ failure: Verification.Failure) -> [String] {
    (failure.expected.map { "- \($0)" } + failure.got.map { "+ \($0)" }).map(VisibleText.of)
  }

  private func text(_ failure: Verification.Failure, _ verification: Verification) {
    output.line(VisibleText.of("not ok \(verification.path):\(failure.line) \(failure.input) (ios \(verification.release))"))
    for line in lines(failure) { output.line("  " + line) }
    output.line(VisibleText.of("  open it: splitlab -i --until \(failure.line) \(verification.path)"))
  }

  private func tap(_ verification: Verification, number: Int) {
    output.line(VisibleText.of("\(verification.holds ? "ok" : "not ok") \(number) - \(verification.path) (ios \(verification.release))"))
    for failure in verification.failures {
      output.line(VisibleText.of("# \(verification.path):\(failure.line) \(failure.input)"))
      for line in lines(failure) { output.line("#   " + line) }
    }
  }

  private func junit(_ verification: Verification) {
    let name = xml("\(verification.path) (ios \(verification.release))")
    output.line("  <testsuite name=\"\(name)\" tests=\"\(verification.stepCount)\" failures=\"\(verification.failures.count)\">")
    if verification.holds { output.line("    <testcase classname=\"\(xml(verification.path))\" name=\"ios \(verification.release)\"/>") }
    for failure in verification.failures {
      output.line("    <testcase classname=\"\(xml(verification.path))\" name=\"\(xml("line \(failure.line): \(failure.input)"))\">")
      output.line("      <failure message=\"an expectation did not hold\">\(xml(lines(failure).joined(separator: "\n")))</failure>")
      output.line("    </testcase>")
    }
    output.line("  </testsuite>")
  }

  private func xml(_ text: String) -> String {
    VisibleText.of(text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\u{1}")).reduce(into: "") {
      result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{2401}": result += "&#10;"
      default: result.append(character)
      }
    }
  }

  private func json(_ verification: Verification) {
    var json = JSONWriter()
    json.beginObject()
    json.member("type", "verification")
    json.member("file", verification.path)
    json.member("ios", verification.release.description)
    json.member("ok", verification.holds)
    json.member("steps", verification.stepCount)
    json.key("failures")
    json.beginArray()
    for failure in verification.failures {
      json.beginObject()
      json.member("line", failure.line)
      json.member("input", failure.input)
      json.member("expected", failure.expected)
      json.member("got", failure.got)
      json.endObject()
    }
    json.endArray()
    json.endObject()
    json.endLine()
    output.write(json.bytes)
  }
}
