extension Tool {
  /// Shows a step that does not hold, and asks whether to accept what is new.
  func ask(_ failure: Verification.Failure, _ verification: Verification, _ output: Output) -> Verifier.Answer {
    output.line(VisibleText.of("\(verification.path):\(failure.line) \(failure.input) (ios \(verification.release))"))
    for line in failure.expected { output.line("  - " + VisibleText.of(line)) }
    for line in failure.got { output.line("  + " + VisibleText.of(line)) }
    while true {
      output.write("accept? y, n, a: this and all others, q: this and all others not [n] ")
      output.flush()
      guard let answer = Keyboard.line(isInterrupted: environment.isInterrupted) else {
        output.line("")
        return .refuseAll
      }
      switch answer.trimmed.lowercased().first {
      case "y": return .accept
      case "n", nil: return .refuse
      case "a": return .acceptAll
      case "q": return .refuseAll
      default: continue
      }
    }
  }
}
