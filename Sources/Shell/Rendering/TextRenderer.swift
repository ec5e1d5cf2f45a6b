import ObjectModel
import ScriptLanguage

/// Turns what an input came to into lines of text, each with its sigil.
package struct TextRenderer {
  package var settings: Settings

  package init(_ settings: Settings) { self.settings = settings }

  /// Every line of the result, made safe for a terminal.
  package func lines(_ result: StepResult) -> [String] {
    var lines = Self.comments(result.preface)
    for var substep in result.substeps {
      lines += Self.comments(substep.preface)
      substep.preface = []
      lines += substep.text.split(separator: "\n").map { "# \($0)" }
      lines += TextRenderer(substep.settings ?? settings).lines(substep)
    }
    lines += events(result.events)
    lines += (result.answer ?? []).map(Self.textLine)
    lines += ending(result)
    lines += StateText.told(result, feedback: settings.feedback).map { "== \($0.text)" }
    if !result.invented.isEmpty { lines.append("# not in your text, invented: " + result.invented.joined(separator: ", ")) }
    lines += Self.comments(result.notes)
    return lines.map(VisibleText.of)
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

  private func events(_ events: [TraceEvent]) -> [String] {
    guard !events.isEmpty else { return [] }
    let shown = MessageFilter(settings).shown(events)
    var lines: [String] = []
    lines.reserveCapacity(shown.count + 1)
    var counts: [MessageKind: Int] = [:]
    for one in shown {
      if case .message(let message) = one.event.kind { counts[message.info.kind, default: 0] += 1 }
      lines += self.lines(one)
    }
    let total = counts.values.reduce(0, +)
    if total > 10 {
      let parts = MessageKind.inOrder.compactMap { kind in counts[kind].map { kind.title(count: $0) } }
      lines.append("# \(total) messages: " + parts.joined(separator: ", "))
    }
    return lines
  }

  private func lines(_ shown: MessageFilter.Shown) -> [String] {
    let indent = String(repeating: " ", count: 3 * min(shown.depth, 20))
    switch shown.event.kind {
    case .message(let message):
      return messageLines(MessageText(message, settings.language), indent: indent)
    case .change(let object, let property, let old, let new):
      return ["\(indent)~ \(object).\(property): \(ValueText.text(old, settings.language)) => \(ValueText.text(new, settings.language))"]
    case .output(let text), .warning(let text):
      return text.split(separator: "\n", omittingEmptySubsequences: false).map { indent + Self.textLine(String($0)) }
    case .exception(let name, let reason): return [Self.exceptionLine(name, reason)]
    case .decision: return []
    }
  }

  private func messageLines(_ text: MessageText, indent: String) -> [String] {
    switch (settings.messages, settings.language) {
    case (.short, _): return ["\(indent)-> \(text.short)\(text.reply)"]
    case (.full, .swift): return ["\(indent)-> \(text.swift)\(text.reply)"]
    case (.full, .objectiveC):
      var lines = text.objectiveCLines(indent: indent.count)
      lines[0] = "\(indent)-> \(lines[0])"
      lines[lines.count - 1] += text.reply
      return lines
    }
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
