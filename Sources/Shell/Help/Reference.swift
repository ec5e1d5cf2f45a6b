import FoundationModel
import ObjectModel
import UIKitModel

/// The reference pages, made from the tables.
package enum Reference {
  /// A class's members, as `describe` and the reference print them.
  static func lines(of table: ClassTable, in release: Release? = nil) -> [String] {
    var lines = [
      "class \(table.name)" + (table.superclassName.map { " : \($0)" } ?? "") + ": \(table.summary)\(mark(table.deprecation, release))"
    ]
    for property in table.properties where release.map(property.releases.contains) ?? true {
      lines.append(line(of: .property(property), in: release))
    }
    for method in table.methods where !method.info.isPrivate && release.map(method.info.releases.contains) ?? true {
      lines.append(line(of: .method(method), in: release))
    }
    for method in table.classMethods where release.map(method.info.releases.contains) ?? true {
      lines.append(line(of: .classMethod(method), in: release))
    }
    return lines
  }

  /// A member of a class: declaration, releases, what is deprecated of it, and what it is for.
  static func line(of entry: Entry, in release: Release? = nil) -> String {
    switch entry {
    case .property(let property):
      let access = property.write == nil ? " (read only)" : ""
      return
        "\(property.name): \(property.typeName)\(access)\(span(property.releases))\(mark(property.deprecation, release)) - \(property.summary)"
    case .method(let method):
      return "\(method.info.declaration)\(span(method.info.releases))\(mark(method.info.deprecation, release)) - \(method.info.summary)"
    case .classMethod(let method): return "+" + line(of: .method(method), in: release).dropFirst()
    }
  }

  static func span(_ releases: ReleaseRange) -> String {
    guard releases != .always else { return "" }
    return " [iOS \(releases.since)" + (releases.until.map { " until \($0)" } ?? " on") + "]"
  }

  /// How a page marks what is deprecated, in a release or at all.
  static func mark(_ deprecation: Deprecation?, _ release: Release?) -> String {
    guard let deprecation, release.map({ $0 >= deprecation.since }) ?? true else { return "" }
    return " [deprecated in iOS \(deprecation.since)" + (deprecation.replacement.map { ": use \($0)" } ?? "") + "]"
  }

  /// An enumeration's cases, as `describe` and the reference print them.
  static func lines(of type: EnumType, in release: Release? = nil) -> [String] {
    let kind = type.isOptionSet ? "options" : "enumeration"
    let swift = type.swiftName == type.name ? "" : " (Swift: \(type.swiftName))"
    return ["\(kind) \(type.name)\(swift)\(span(type.releases)): \(type.summary)"]
      + type.cases.filter { one in release.map(one.releases.contains) ?? true }.map { line(of: $0, in: type, release) }
  }

  /// One case of an enumeration, with its number and releases.
  static func line(of one: EnumType.Case, in type: EnumType, _ release: Release?) -> String {
    let mark = mark(one.deprecation.map { Deprecation(since: $0.since, replacement: type.replacement(of: one)) }, release)
    return "\(one.name) = \(one.rawValue), \(one.constant)\(span(one.releases))\(mark)"
  }

  /// Every page: file names and texts.
  package static var pages: [(name: String, text: String)] {
    [
      ("reference/commands.md", commands), ("reference/classes.md", classes), ("reference/messages.md", messages),
      ("reference/enumerations.md", enumerations), ("reference/constants.md", constants),
      ("reference/splitlab.1", ManualPage.text), ("rules.md", rules),
    ]
  }

  private static let generated = "\n(Made by `splitlab reference --write docs`; a test says when it is out of date.)\n"

  private static var commands: String {
    var text = "# Commands\n" + generated
    for group in Command.Group.allCases {
      text += "\n## \(group.rawValue)\n\n"
      for command in CommandTable.all where command.group == group {
        text += "- `\(command.syntax)`: \(command.summary)" + (command.examples.last.map { " Example: `\($0)`" } ?? "") + "\n"
      }
    }
    return text
  }

  private static var classes: String {
    var text = "# Classes\n" + generated
    for source in ClassRegistry.foundation + ClassRegistry.plainUIKit + ClassRegistry.uikit {
      let lines = lines(of: source.table())
      text += "\n## \(source.name)\n\n\(lines[0])\n\n" + lines.dropFirst().map { "- \($0)\n" }.joined()
    }
    return text
  }

  private static var messages: String {
    var text = "# Messages\n" + generated
    for table in [GlobalTable.foundation, .plainUIKit, .uikit].flatMap(\.protocols) {
      text += "\n## \(table.name)\n\n\(table.summary)\n\n"
      for message in table.messages {
        let otherwise = message.documentedDefault.map { " Without it: \($0)." } ?? ""
        text +=
          "- **\(message.shortName)** `\(message.selector)`, Swift `\(message.swiftName)`\(span(message.releases))\(mark(message.deprecation, nil)): \(message.summary)\(otherwise)\n"
      }
    }
    return text
  }

  private static var enumerations: String {
    var text = "# Enumerations\n" + generated
    for type in [GlobalTable.foundation, .plainUIKit, .uikit].flatMap(\.enums) {
      let lines = lines(of: type)
      text += "\n## \(type.name)\n\n\(lines[0])\n\n" + lines.dropFirst().map { "- \($0)\n" }.joined()
    }
    return text
  }

  private static var constants: String {
    "# Constants\n" + generated + "\n"
      + [GlobalTable.foundation, .plainUIKit, .uikit].flatMap(\.constants).map { "- \(line(of: $0))\n" }.joined()
  }

  private static var rules: String {
    var text =
      "# Rules\n" + generated
      + "\nEach rule is a piece of UIKit's behaviour that differs by release or is contested. `rules ID on|off` switches one.\n"
    for rule in Rule.all {
      text +=
        "\n## \(rule.id)\n\n\(rule.statement)\n\n- releases: \(rule.releases.since)" + (rule.releases.until.map { " until \($0)" } ?? " on")
        + (rule.followsSDK ? ", for apps linked against it" : "") + "\n"
      text += "- evidence: \(rule.evidence.rawValue)\n- source: \(rule.source)\n- when off: \(rule.alternative)\n"
    }
    return text
  }
}
