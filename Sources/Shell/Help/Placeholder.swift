import Exporters
import ObjectModel
import UIKitModel

/// A word in capitals that stands for what a user types, as the syntax of commands has them.
struct Placeholder: Sendable {
  let name: String
  let meaning: String

  static let all: [Placeholder] = [
    Placeholder(name: "ORIENTATION", meaning: Playground.orientationWords.joined(separator: ", ") + " (left and right turn the device)"),
    Placeholder(
      name: "TARGET", meaning: "an object, a title such as Courses or \"All Courses\", back, outside, row N of TABLE, tab N (from 0)"),
    Placeholder(name: "TABLE", meaning: "the table view or its controller"),
    Placeholder(name: "ROW", meaning: "a number from 0"),
    Placeholder(name: "SECTION", meaning: "a number from 0"),
    Placeholder(name: "KIND", meaning: CommandTable.kinds.map(\.kind).joined(separator: ", ") + ", or a class, your own too"),
    Placeholder(name: "OBJECT", meaning: "a name, a number such as button#1, or a path such as web.navigationItem"),
    Placeholder(name: "MESSAGE", meaning: "a short name such as willHide, a selector, a Swift name, or all"),
    Placeholder(name: "RELEASE", meaning: Playground.releases.map(\.description).joined(separator: ", ")),
    Placeholder(name: "FORMAT", meaning: ExportFormat.all.map { "\($0.name): \($0.summary)" }.joined(separator: "; ")),
    Placeholder(name: "KEY", meaning: "a key of the state, such as popover or bar button"),
    Placeholder(name: "ID", meaning: "a rule's name, such as classic.button.toggles"),
  ]

  /// The explanation in lines that fit a small terminal.
  var lines: [String] {
    var lines: [String] = []
    var line = "  \(name):"
    for word in meaning.split(separator: " ") {
      if line.count + word.count + 1 > 76 {
        lines.append(line)
        line = "   "
      }
      line += " " + word
    }
    return lines + [line]
  }

  /// Those that a syntax has, in its order.
  static func explained(in syntax: String) -> [Placeholder] {
    var names: [String] = []
    for word in syntax.split(whereSeparator: { !$0.isLetter }).map(String.init) where !names.contains(word) { names.append(word) }
    return names.compactMap { name in all.first { $0.name == name } }
  }
}
