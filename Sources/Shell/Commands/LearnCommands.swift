import ObjectModel
import ScriptLanguage

extension CommandTable {
  static let learn: [Command] = [
    Command(
      "help", .learn, .session, "[COMMAND|TOPIC]", "Explains a command, or lists them all.", completes: [.command],
      examples: ["help rotate"]
    ) {
      playground, input throws(CommandFailure) in .answer(try playground.help(input))
    },
    Command(
      "apropos", .learn, .session, "WORD", "Finds commands, messages, classes and their members that a word is about.",
      examples: ["apropos popover"]
    ) {
      playground, input throws(CommandFailure) in
      let word = try input.word(0, "apropos takes a word: `apropos popover`")
      return .answer(playground.apropos(word.text))
    },
    Command("tour", .learn, .session, "", "Shows around; typed at a terminal only.", examples: []) {
      playground, input throws(CommandFailure) in
      guard playground.isTerminal else { throw CommandFailure("terminal-only", "tour works at the terminal only", at: input.plain.first) }
      return .answer(Topic.tour)
    },
  ]
}

/// A page of help that is about no single command.
struct Topic {
  let name: String
  let lines: [String]

  static let all: [Topic] = [
    Topic(
      name: "messages",
      lines: [
        "-> a message to an object of yours, ~ a property that changed meanwhile, == the state,",
        "!! an exception or error, | text, # what the tool itself says.",
        "`set messages full` spells messages out, `set show lifecycle` shows the life cycle too.",
      ]),
    Topic(
      name: "code",
      lines: [
        "Type or paste Objective-C or Swift: statements, whole classes, single methods.",
        "A method without a class goes to the object that `implement` named last, or to the delegate.",
        "What your text does not define is made up softly and listed; `set strict on` forbids that.",
      ]),
    Topic(
      name: "keys",
      lines: [
        "Tab completes, a second Tab lists what fits; the right arrow takes the hint behind the cursor.",
        "Up brings back what was typed and begins as the line does; ^R searches in it: type a part, Enter runs what is found.",
        "^C drops the line, or stops what runs; ^D on an empty line leaves; ^Z suspends, `fg` goes on.",
        "A paste waits for Enter; one higher than the screen waits behind a mark such as [34 lines: @interface Detail …].",
        "`edit` opens your editor on the last entry, or on the open one.",
      ]),
    Topic(
      name: "sessions",
      lines: [
        "`record FILE` writes a session, `replay FILE` runs one, `splitlab verify FILE` checks one.",
        "A transcript of the terminal is a session. docs/sessions.md describes the format.",
      ]),
  ]

  static let tour = [
    "1  ios 7.1             begins where a hidden list has a button and a popover",
    "2  sample courses      builds a list and a page in a split view controller",
    "3  rotate landscape    see willShow take the button back",
    "4  rotate portrait     see willHide hand it out again, and why: `why`",
    "5  tap Courses         the master slides in; `screen` draws it",
    "6  select list Mac     the panel stays: `why popover`",
    "7  undo 3              any step can be taken back; `timeline` lists them",
    "8  ios 13, ios 26      the same inputs on other releases",
    "9  paste a class of your own, `attach` it, and turn the device",
  ]
}

extension Playground {
  func help(_ input: CommandInput) throws(CommandFailure) -> [String] {
    guard let word = input.plain.first else { return Self.overview }
    let beginning = CommandTable.beginning(with: word.text)
    if let command = CommandTable.named(word.text) ?? (beginning.count == 1 ? beginning[0] : nil) {
      var lines = [command.syntax, command.summary] + Placeholder.explained(in: command.parameters).flatMap(\.lines)
      if !command.examples.isEmpty { lines += ["for example:"] + command.examples.map { "  \($0)" } }
      return lines
    }
    if let topic = Topic.all.first(where: { $0.name == word.text }) { return topic.lines }
    let names = CommandTable.all.map(\.name) + Topic.all.map(\.name)
    let nearest = NearestName.find(word.text, among: names)
    throw CommandFailure(
      "unknown-topic", "no help on '\(word.text)'; " + (nearest.map { "did you mean '\($0)'?" } ?? "`help` lists what there is"), at: word)
  }

  /// All commands on one screen.
  static var overview: [String] {
    var lines: [String] = []
    for group in Command.Group.allCases {
      let names = CommandTable.all.filter { $0.group == group }.map(\.name)
      var line = "\(group.rawValue):".padded(to: 10)
      for name in names {
        if line.count + name.count + 1 > 78 {
          lines.append(line.trimmedAtEnd)
          line = String(repeating: " ", count: 10)
        }
        line += name + " "
      }
      lines.append(line.trimmedAtEnd)
    }
    lines.append("topics:".padded(to: 10) + Topic.all.map(\.name).joined(separator: " "))
    lines.append("all else is Objective-C or Swift; `help COMMAND` explains, ^D leaves")
    return lines
  }

  func apropos(_ word: String) -> [String] {
    // No name or summary is longer than a line or two.
    guard word.utf8.count <= 300 else { return ["nothing is about a word of \(word.count) letters"] }
    let wanted = word.lowercased()
    var lines: [String] = []
    for command in CommandTable.all where (command.name + command.summary).lowercased().contains(wanted) {
      lines.append("\(command.name): \(command.summary)")
    }
    for message in simulation.globals.allProtocols.flatMap(\.messages)
    where (message.shortName + message.selector.description + message.summary).lowercased().contains(wanted)
      && message.releases.contains(simulation.release)
    {
      lines.append("\(message.shortName) (\(message.declaredIn)): \(message.summary)")
    }
    let members = ClassMember.all(in: simulation).filter { $0.names.contains { $0.lowercased().contains(wanted) } }
    lines += members.filter { $0.releases.contains(simulation.release) }.map { $0.line(in: simulation.release) }
    for name in simulation.classes.allNames where name.lowercased().contains(wanted) { lines.append("class \(name)") }
    // What other releases have is better than nothing; the line says which they are.
    if lines.isEmpty { lines = members.map { $0.line(in: simulation.release) } }
    return lines.isEmpty ? ["nothing is about '\(word)'"] : lines
  }
}

extension String {
  /// The text with blanks behind it up to a width.
  func padded(to width: Int) -> String { count >= width ? self : self + String(repeating: " ", count: width - count) }
}
