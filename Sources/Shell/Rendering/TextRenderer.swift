import ObjectModel
import ScriptLanguage

/// Turns what an input came to into lines of text, each with its sigil.
package struct TextRenderer {
  package var settings: Settings

  package init(_ settings: Settings) { self.settings = settings }

  /// Every line of the result, made safe for a terminal.
  package func lines(_ result: StepResult) -> [String] {
    var sink = LineSink()
    write(result, to: &sink)
    return sink.lines
  }

  /// Writes every line of the result.
  func write(_ result: StepResult, to sink: inout LineSink) {
    for line in Self.comments(result.preface) { sink.line(line) }
    writeRest(result, to: &sink)
  }

  /// Writes what stands behind the preface.
  private func writeRest(_ result: StepResult, to sink: inout LineSink) {
    for substep in result.substeps {
      for line in Self.comments(substep.preface) { sink.line(line) }
      for line in substep.text.split(separator: "\n") { sink.line("# \(line)") }
      TextRenderer(substep.settings ?? settings).writeRest(substep, to: &sink)
    }
    writeHappenings(result, withAnswer: true, to: &sink)
    let told = StateText.told(result, feedback: settings.feedback)
    for place in told.indices {
      sink.addFixed("== ")
      told[place].write(to: &sink)
      sink.endLine()
    }
    if !result.invented.isEmpty { sink.line("# not in your text, invented: " + result.invented.joined(separator: ", ")) }
    for line in Self.comments(result.notes) { sink.line(line) }
  }

  /// The lines of what happened, without the state after it.
  func happenings(_ result: StepResult, withAnswer: Bool = true) -> [String] {
    var sink = LineSink()
    writeHappenings(result, withAnswer: withAnswer, to: &sink)
    return sink.lines
  }

  private func writeHappenings(_ result: StepResult, withAnswer: Bool, to sink: inout LineSink) {
    events(result.events, to: &sink)
    if withAnswer, let answer = result.answer { for text in answer { sink.line(Self.textLine(text)) } }
    for line in ending(result) { sink.line(line) }
  }

  /// What the tool says itself.
  private static func comments(_ texts: [String]) -> [String] {
    texts.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "#" : "# \($0)" } }
  }

  /// The exception that ended the app, unless the events tell it, and the diagnostics.
  private func ending(_ result: StepResult) -> [String] {
    var lines: [String] = []
    if let exception = result.exception, !result.tellsException { lines.append(Self.exceptionLine(exception.name, exception.reason)) }
    for diagnostic in result.diagnostics { lines += DiagnosticText.lines(diagnostic) }
    return lines
  }

  /// A line of text that the app prints or a command answers.
  static func textLine(_ text: String) -> String { text.isEmpty ? "|" : "| \(text)" }

  static func exceptionLine(_ name: String, _ reason: String) -> String { "!! \(name): \(reason.singleLine)" }

  private func events(_ events: [TraceEvent], to sink: inout LineSink) {
    guard !events.isEmpty else { return }
    var counts: [MessageKind: Int] = [:]
    var total = 0
    MessageFilter(settings).eachShown(events) { event, depth in
      if case .message(let message) = event.kind {
        total += 1
        if total > 10 || events.count > 10 { counts[message.info.kind, default: 0] += 1 }
      }
      write(event, depth: depth, to: &sink)
    }
    if total > 10 {
      let parts = MessageKind.inOrder.compactMap { kind in counts[kind].map { kind.title(count: $0) } }
      sink.line("# \(total) messages: " + parts.joined(separator: ", "))
    }
  }

  private func write(_ event: TraceEvent, depth: Int, to sink: inout LineSink) {
    switch event.kind {
    case .message(let message): write(MessageText(message, settings.language), depth: depth, to: &sink)
    case .change(let object, let property, let old, let new):
      sink.indent(depth)
      sink.addFixed("~ ")
      sink.add(object)
      sink.addFixed(".")
      sink.add(property)
      sink.addFixed(": ")
      sink.add(ValueText.text(old, settings.language))
      sink.addFixed(" => ")
      sink.add(ValueText.text(new, settings.language))
      sink.endLine()
    case .output(let text), .warning(let text):
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        sink.indent(depth)
        sink.line(Self.textLine(String(line)))
      }
    case .exception(let name, let reason): sink.line(Self.exceptionLine(name, reason))
    case .decision: break
    }
  }

  private func write(_ text: MessageText, depth: Int, to sink: inout LineSink) {
    sink.indent(depth)
    sink.addFixed("-> ")
    switch (settings.messages, settings.language) {
    case (.short, _): text.writeShort(to: &sink)
    case (.full, .swift): sink.add(text.swift)
    case (.full, .objectiveC):
      let lines = text.objectiveCLines(indent: 3 * min(depth, 20))
      for line in lines.dropLast() { sink.line(line) }
      sink.add(lines.last ?? "")
    }
    sink.add(text.reply)
    sink.endLine()
  }
}

extension StepResult {
  /// Whether the events tell the exception that ended the app.
  var tellsException: Bool {
    guard let exception else { return false }
    return events.contains { event in
      if case .exception(let name, let reason) = event.kind { name == exception.name && reason == exception.reason } else { false }
    }
  }
}
