/// The manual page, made from the tables of options and commands, in the language of `man`.
enum ManualPage {
  /// The whole page.
  static var text: String {
    var lines = [
      ".\\\" Made by `splitlab reference --write docs`; a test says when it is out of date.",
      ".TH SPLITLAB 1 \"\" \"\(escaped(Usage.version))\" \"User Commands\"",
      ".SH NAME", "splitlab \\- a playground for UIKit's split view controllers",
      ".SH SYNOPSIS", ".nf",
    ]
    lines += Usage.synopsis.split(separator: "\n").map { line(String($0)) }
    lines += [".fi", ".SH DESCRIPTION"] + description.map(line)
    lines += [".SH OPTIONS"] + Option.all.flatMap { tagged(Usage.syntax(of: $0), $0.summary) }
    lines += [".SH COMMANDS", line("What is no command is code, in Objective-C or Swift.")]
    for group in Command.Group.allCases {
      lines += [".SS \(group.rawValue)"] + CommandTable.all.filter { $0.group == group }.flatMap { tagged($0.syntax, $0.summary) }
    }
    lines += [".SH FILES"] + files.flatMap { tagged($0.name, $0.summary) }
    lines += [".SH ENVIRONMENT"] + variables.flatMap { tagged($0.name, $0.summary) }
    lines += [".SH EXIT STATUS"] + Usage.statuses.split(separator: "\n").map { line(String($0)) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let description = [
    "SplitLab models UIKit's container view controllers of iOS \(Playground.releases[0]) to \(Playground.releases[Playground.releases.count - 1]). Without FILEs and at a terminal it is a shell:",
    "build a hierarchy, attach delegates, turn the device, tap, and see every delegate message, the state that follows, and the rule behind it.",
    "FILEs are sessions (.session) or code (.m, .mm, .h, .swift). A session that was recorded can be replayed, and verified on other releases.",
  ]

  private static let files: [(name: String, summary: String)] = [
    ("$XDG_CONFIG_HOME/splitlab/init", "inputs that every shell begins with (else ~/.config/splitlab/init); --no-init leaves them out"),
    ("$XDG_STATE_HOME/splitlab/history", "what was typed (else ~/.local/state/splitlab/history); --no-history leaves it alone"),
    ("$XDG_STATE_HOME/splitlab/last.session", "the session of the last shell, for --resume"),
    ("~/.editrc", "keys of the line editor, as editrc(5) says"),
  ]

  private static let variables: [(name: String, summary: String)] = [
    ("VISUAL, EDITOR", "the editor that `edit` opens; vi without them"),
    ("NO_COLOR", "no colours, unless --color asks for them"),
    ("TERM", "where it is empty or `dumb`, lines are read without an editor, and there are no colours"),
  ]

  private static func tagged(_ tag: String, _ text: String) -> [String] { [".TP", ".B " + escaped(tag), line(text)] }

  /// A line of text, which no first character makes a request.
  private static func line(_ text: String) -> String {
    let escaped = escaped(text)
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "…": result += "..."
      case "\"": result += "\\(dq"
      case "`": result += "\\(ga"
      case "~": result += "\\(ti"
      case "^": result += "\\(ha"
      default: result.append(character)
      }
    }
  }
}
