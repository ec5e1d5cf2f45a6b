import ObjectModel
import ScriptLanguage

/// Spells a message: short, or as a send of either language.
struct MessageText {
  let message: TraceEvent.Message
  let language: Language

  init(_ message: TraceEvent.Message, _ language: Language = .objectiveC) {
    self.message = message
    self.language = language
  }

  /// Every argument as text.
  var arguments: [String] { message.arguments.map { ValueText.text($0, language) } }

  /// The index of the argument that short output leaves out.
  var omittedSender: Int? { message.senderIsOnlyOne ? message.info.senderIndex : nil }

  /// `web willHide masterNav, button#1, popover#1`.
  var short: String {
    var arguments = arguments
    if let omittedSender, omittedSender < arguments.count { arguments.remove(at: omittedSender) }
    let head = "\(message.receiver) \(message.info.shortName)"
    return arguments.isEmpty ? head : head + " " + arguments.joined(separator: ", ")
  }

  /// Writes the short spelling.
  func writeShort(to sink: inout LineSink) {
    sink.add(message.receiver)
    sink.addFixed(" ")
    sink.add(message.info.shortName)
    let omitted = omittedSender
    var isFirst = true
    for (index, argument) in message.arguments.enumerated() where index != omitted {
      if isFirst { sink.addFixed(" ") } else { sink.addFixed(", ") }
      isFirst = false
      sink.add(ValueText.text(argument, language))
    }
  }

  /// The parts of the selector with their arguments: `splitViewController:svc`.
  private var keywords: [(name: Substring, argument: String)] {
    let parts = message.info.selector.description.split(separator: ":", omittingEmptySubsequences: false)
    return zip(parts, arguments).map { ($0, $1) }
  }

  /// The send of Objective-C on one line.
  var objectiveC: String {
    guard !message.arguments.isEmpty else { return "\(message.receiver) \(message.info.selector)" }
    return "\(message.receiver) " + keywords.map { "\($0.name):\($0.argument)" }.joined(separator: " ")
  }

  /// The send of Objective-C, broken before each keyword with the colons aligned where it does not fit.
  func objectiveCLines(indent: Int, width: Int = 80) -> [String] {
    let line = objectiveC
    let keywords = keywords
    guard indent + 3 + line.count > width, keywords.count > 1 else { return [line] }
    let colon = indent + 3 + message.receiver.count + 1 + keywords[0].name.count
    let first = "\(message.receiver) \(keywords[0].name):\(keywords[0].argument)"
    return [first]
      + keywords.dropFirst().map { keyword in
        String(repeating: " ", count: max(indent + 4, colon - keyword.name.count)) + "\(keyword.name):\(keyword.argument)"
      }
  }

  /// The call of Swift: `web.splitViewController(svc, willHide: masterNav, with: button#1, for: popover#1)`.
  var swift: String {
    let name = message.info.swiftName
    guard let open = name.firstIndex(of: "("), name.hasSuffix(")") else {
      return "\(message.receiver).\(name)(\(arguments.joined(separator: ", ")))"
    }
    let labels = name[name.index(after: open)...].dropLast().split(separator: ":")
    let call = arguments.enumerated().map { index, argument in
      index < labels.count && labels[index] != "_" ? "\(labels[index]): \(argument)" : argument
    }
    return "\(message.receiver).\(name[..<open])(\(call.joined(separator: ", ")))"
  }

  /// The reply behind the message, such as ` => YES`; empty where there is nothing to say.
  var reply: String {
    switch message.outcome {
    case .replied(.void), .open, .failed: ""
    case .replied(let value): " => " + ValueText.text(value, language)
    case .notImplemented: " => not implemented"
    }
  }
}
