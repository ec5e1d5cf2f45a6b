import ObjectModel
import ScriptLanguage

extension CommandTable {
  static let shell: [Command] = [
    Command(
      "set", .shell, .session, "[NAME VALUE]", "Changes how the shell behaves, or lists the settings.", completes: [.setting, .value],
      examples: ["set messages full"]
    ) { playground, input throws(CommandFailure) in try playground.set(input) },
    Command(
      "alias", .shell, .session, "[NAME COMMAND]", "Gives a command a short name; %1 stands for the first word behind it.",
      examples: ["alias r rotate %1"]
    ) {
      playground, input throws(CommandFailure) in
      guard let word = input.words.first else {
        let lines = playground.aliases.keys.sorted().map { "\($0) = \(playground.aliases[$0] ?? "")" }
        return .answer(lines.isEmpty ? ["no aliases yet; `alias r rotate %1` makes one"] : lines)
      }
      // Other shells have `r=rotate %1`, with or without quotes.
      let name = word.key ?? word.text
      guard CommandTable.named(name) == nil else { throw CommandFailure("bad-name", "'\(name)' is a command already", at: word) }
      let meanings = (word.key == nil ? [] : [word]) + input.words.dropFirst()
      let rest = input.rest.dropFirst(word.key.map { $0.count + 1 } ?? word.length).description.trimmed
      let meaning = meanings.count == 1 && meanings[0].isQuoted ? meanings[0].text : rest
      if meaning.isEmpty {
        guard let known = playground.aliases[name] else {
          throw CommandFailure("usage", "there is no alias '\(name)'; `alias \(name) rotate %1` makes one", at: word)
        }
        return .answer(["\(name) = \(known)"])
      }
      playground.aliases[name] = meaning
      return .done
    },
    Command("history", .shell, .session, "", "Lists what was typed since the shell began; Up brings it back.", examples: ["history"]) {
      playground, _ in
      let entries = playground.isTerminal ? playground.typed : playground.inputs.map(\.text)
      return .answer(
        entries.enumerated().map {
          "\($0.offset + 1)  \($0.element.split(separator: "\n").first ?? "")\($0.element.contains("\n") ? " …" : "")"
        })
    },
    Command(
      "edit", .shell, .session, "", "Opens $VISUAL or $EDITOR on the last entry, or on the open one, and runs what is saved.", examples: []
    ) { playground, _ throws(CommandFailure) in
      guard playground.isTerminal, !playground.isReplaying else {
        throw CommandFailure("terminal-only", "edit works at the terminal only; write the input into the file instead")
      }
      return CommandOutcome(opensEditor: true)
    },
    Command("quit", .shell, .session, "", "Leaves.", examples: ["quit"]) { _, _ in CommandOutcome(quits: true) },
  ]
}

extension Playground {
  /// The settings by name, with the values that each takes.
  static let settingNames: [(name: String, values: [String])] = [
    ("show", Settings.Show.allCases.map(\.rawValue)), ("messages", Settings.Messages.allCases.map(\.rawValue)),
    ("feedback", Settings.Feedback.allCases.map(\.rawValue)), ("language", ["objc", "swift"]), ("strict", ["on", "off"]),
    ("ascii", ["on", "off"]),
    ("hints", ["on", "off"]), ("self", ["OBJECT"]),
  ]

  func set(_ input: CommandInput) throws(CommandFailure) -> CommandOutcome {
    guard let name = input.plain.first else {
      return .answer(Self.settingNames.map { "\($0.name): \(present($0.name)) (\($0.values.joined(separator: ", ")))" })
    }
    guard let row = Self.settingNames.first(where: { $0.name == name.text }) else {
      let nearest = NearestName.find(name.text, among: Self.settingNames.map(\.name))
      throw CommandFailure(
        "unknown-setting", "no setting '\(name.text)'; " + (nearest.map { "did you mean '\($0)'?" } ?? "`set` lists them"), at: name)
    }
    guard input.plain.count > 1 else { return .answer(["\(row.name): \(present(row.name))"]) }
    let value = try input.word(1, "set \(row.name) takes \(row.values.joined(separator: ", "))")
    if row.name == "self" {
      let object = try object(value)
      interpreter.topLevelSelf = object
      if inputs.isEmpty { firstSelfName = object.name } else { inputs[inputs.count - 1].nextSelfName = object.name }
      return .done
    }
    guard row.values.contains(value.text) else {
      throw CommandFailure("unknown-value", "set \(row.name) takes \(row.values.joined(separator: ", "))", at: value)
    }
    apply(row.name, value.text)
    return .done
  }

  private func apply(_ name: String, _ value: String) {
    switch name {
    case "show": settings.show = Settings.Show(rawValue: value) ?? settings.show
    case "messages": settings.messages = Settings.Messages(rawValue: value) ?? settings.messages
    case "feedback": settings.feedback = Settings.Feedback(rawValue: value) ?? settings.feedback
    case "language": settings.language = Language(rawValue: value) ?? settings.language
    case "strict": settings.isStrict = value == "on"
    case "ascii": settings.isASCII = value == "on"
    default: settings.showsHints = value == "on"
    }
  }

  private func present(_ name: String) -> String {
    switch name {
    case "show": settings.show.rawValue
    case "messages": settings.messages.rawValue
    case "feedback": settings.feedback.rawValue
    case "language": settings.language.rawValue
    case "strict": settings.isStrict ? "on" : "off"
    case "ascii": settings.isASCII ? "on" : "off"
    case "self": interpreter.topLevelSelf?.displayName ?? "nobody"
    default: settings.showsHints ? "on" : "off"
    }
  }
}
