import ObjectModel
import ScriptLanguage

/// Turns what an input came to into JSON lines: the input, everything that happened, the state.
package struct JSONRenderer {
  private var writer = JSONWriter()

  package init() {}

  /// The first line of every output.
  package static var opening: [UInt8] { Array("{\"type\":\"splitlab\",\"version\":1}\n".utf8) }

  /// The lines of one input; inputs that it stands for are told as a part of it.
  package static func bytes(_ result: StepResult) -> [UInt8] {
    var renderer = JSONRenderer()
    renderer.line("input") {
      $0.member("step", result.step)
      $0.member("text", result.text)
    }
    renderer.contents(result)
    renderer.line("state") { StateJSON.write(result.state, step: result.step, to: &$0) }
    return renderer.writer.bytes
  }

  private mutating func contents(_ result: StepResult) {
    for substep in result.substeps { contents(substep) }
    events(result.events)
    if let answer = result.answer {
      line("answer") {
        $0.member("command", result.answerCommand ?? result.commandName ?? "")
        $0.member("text", answer.joined(separator: "\n"))
      }
    }
    if let exception = result.exception, !result.tellsException { self.exception(exception.name, exception.reason) }
    for diagnostic in result.diagnostics { self.diagnostic(diagnostic) }
    if let report = result.report { line("report") { report.write(to: &$0) } }
    if !result.invented.isEmpty {
      line("invented") {
        $0.member("names", result.invented)
      }
    }
  }

  private mutating func line(_ type: StaticString, _ body: (inout JSONWriter) -> Void) {
    writer.beginObject()
    writer.key("type")
    writer.string("\(type)")
    body(&writer)
    writer.endObject()
    writer.endLine()
  }

  /// Messages are written when they end: behind everything that happened in them.
  private mutating func events(_ events: [TraceEvent]) {
    var open: [TraceEvent] = []
    for event in events {
      while let last = open.last, last.depth >= event.depth {
        message(last)
        open.removeLast()
      }
      if case .message = event.kind { open.append(event) } else { other(event) }
    }
    while let last = open.popLast() { message(last) }
  }

  private mutating func message(_ event: TraceEvent) {
    guard case .message(let message) = event.kind else { return }
    line("message") {
      $0.place(event)
      $0.member("kind", message.info.kind.rawValue)
      $0.member("to", message.receiver)
      $0.member("selector", message.info.selector.description)
      $0.member("swift", message.info.swiftName)
      $0.member("short", message.info.shortName)
      $0.key("args")
      $0.beginArray()
      for argument in message.arguments { $0.value(argument) }
      $0.endArray()
      $0.member("outcome", message.outcome.word)
      $0.key("reply")
      if case .replied(let reply) = message.outcome { $0.value(reply) } else { $0.null() }
      $0.member("rule", event.rule)
    }
  }

  private mutating func other(_ event: TraceEvent) {
    switch event.kind {
    case .change(let object, let property, let old, let new):
      line("change") {
        $0.place(event)
        $0.member("object", object)
        $0.member("property", property)
        $0.key("old")
        $0.value(old)
        $0.key("new")
        $0.value(new)
      }
    case .output(let text), .warning(let text):
      line("output") {
        $0.member("seq", event.sequence)
        $0.member("text", text)
      }
    case .exception(let name, let reason): exception(name, reason)
    case .message, .decision: break
    }
  }

  private mutating func exception(_ name: String, _ reason: String) {
    line("exception") {
      $0.member("name", name)
      $0.member("reason", reason)
    }
  }

  private mutating func diagnostic(_ diagnostic: Diagnostic) {
    line("diagnostic") {
      $0.member("severity", diagnostic.severity.rawValue)
      $0.member("code", diagnostic.code)
      $0.member("message", diagnostic.message)
      $0.key("line")
      if let place = diagnostic.place { $0.int(place.line) } else { $0.null() }
      $0.key("column")
      if let place = diagnostic.place { $0.int(place.column) } else { $0.null() }
    }
  }
}

extension JSONWriter {
  /// The order of opening, and the depth.
  fileprivate mutating func place(_ event: TraceEvent) {
    member("seq", event.sequence)
    member("depth", event.depth)
  }

  /// A value: objects by name, strings in their quotes, enumerations bare.
  mutating func value(_ value: TraceValue) {
    switch value {
    case .void, .null: null()
    case .bool(let bool): self.bool(bool)
    case .int(let int): self.int(int)
    case .double(let double): number(double)
    case .string(let text): string(ValueText.quoted(text))
    case .name(let name), .enumCase(let name): string(name)
    case .numbers(let numbers):
      beginArray()
      for number in numbers { self.number(number) }
      endArray()
    case .list(let values):
      beginArray()
      for value in values { self.value(value) }
      endArray()
    case .dictionary(let pairs):
      beginObject()
      for pair in pairs {
        key(named: ValueText.text(pair.key))
        self.value(pair.value)
      }
      endObject()
    }
  }
}

extension Outcome {
  /// The word of JSON lines.
  fileprivate var word: String {
    switch self {
    case .replied: "replied"
    case .notImplemented: "notImplemented"
    case .failed, .open: "failed"
    }
  }
}
