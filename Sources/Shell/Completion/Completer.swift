import ObjectModel
import ScriptLanguage
import UIKitModel

/// What may stand at a place of a line, and what is still missing behind it: all from the tables.
package struct Completer {
  /// A word that may stand there, with what it is.
  package struct Candidate: Sendable, Equatable {
    package let text: String
    package let summary: String
  }

  private let playground: Playground

  package init(_ playground: Playground) { self.playground = playground }

  /// The candidates at the end of the text, and how many bytes of them have been typed.
  package func candidates(for text: String) -> (typed: Int, candidates: [Candidate]) {
    let word = text.utf8.reversed().prefix { $0 != 32 && $0 != 9 && $0 != 10 }.count
    let typed = String(decoding: text.utf8.suffix(word), as: UTF8.self)
    let before = String(decoding: text.utf8.dropLast(word), as: UTF8.self)
    if let code = codeCandidates(typed, before) { return code }
    guard !before.allSatisfy(\.isWhitespace) else { return (word, matching(typed, commands + names(all: true))) }
    guard let command = CommandTable.commandName(of: before).flatMap({ CommandTable.named($0) }) else {
      return (word, matching(typed, names(all: true) + classes))
    }
    let place = CommandInput(before).words.count
    guard
      let kind = command.completes.indices.contains(place)
        ? command.completes[place] : command.completes.last.flatMap({ repeats($0) ? $0 : nil })
    else { return (word, []) }
    if case .file = kind { return (word, files(typed)) }
    if case .value = kind { return (word, matching(typed, values(of: CommandInput(before).words.last?.text ?? ""))) }
    if let keys = keys(of: command, before), !keys.isEmpty { return (word, matching(typed, candidates(of: kind) + keys)) }
    return (word, matching(typed, candidates(of: kind)))
  }

  /// The properties that `new` may set behind the name, as `title=`.
  private func keys(of command: Command, _ before: String) -> [Candidate]? {
    let words = CommandInput(before).words
    guard command.name == "new", words.count > 1 else { return nil }
    let name = CommandTable.kinds.first { $0.kind == words[0].text }?.className ?? words[0].text
    guard let type = playground.simulation.classes.named(name) else { return nil }
    let release = playground.simulation.release
    let properties = sequence(first: type, next: \.superclass).flatMap { $0.table?.properties ?? [] }
    return properties.filter { $0.write != nil && $0.releases.contains(release) }
      .map { Candidate(text: $0.name + "=", summary: "\($0.typeName), \($0.summary)") }
  }

  private func repeats(_ kind: Command.Completes) -> Bool {
    switch kind {
    case .object, .message: true
    default: false
    }
  }

  private func matching(_ typed: String, _ all: [Candidate]) -> [Candidate] {
    var seen: Set<String> = []
    // What bears a small letter is rarer and nearer than the many classes.
    return all.filter { $0.text.hasPrefix(typed) && seen.insert($0.text).inserted }.sorted {
      let (left, right) = ($0.text.first?.isUppercase == true, $1.text.first?.isUppercase == true)
      return left == right ? $0.text < $1.text : right
    }
  }

  // MARK: Commands

  private var commands: [Candidate] { CommandTable.all.map { Candidate(text: $0.name, summary: $0.summary) } }

  private func names(all: Bool) -> [Candidate] {
    playground.simulation.names.order.compactMap { name in
      guard let value = playground.simulation.value(named: name) else { return nil }
      guard case .object(let object) = value else { return all ? Candidate(text: name, summary: "") : nil }
      return Candidate(text: name, summary: object.isa.visible.name)
    }
  }

  private var classes: [Candidate] { playground.simulation.classes.allNames.map { Candidate(text: $0, summary: "class") } }

  private var knownEnums: [EnumType] {
    playground.simulation.globals.allEnums.filter { $0.releases.contains(playground.simulation.release) }
  }

  /// The enumerations of the release, by both of their names.
  private var enumerations: [Candidate] {
    knownEnums.flatMap { type in Set([type.name, type.swiftName]).map { Candidate(text: $0, summary: type.summary) } }
  }

  /// The cases of the release's enumerations, as Objective-C spells them.
  private var cases: [Candidate] {
    knownEnums.flatMap { type in
      type.cases.filter { $0.releases.contains(playground.simulation.release) }.map { Candidate(text: $0.constant, summary: type.name) }
    }
  }

  /// The cases of one enumeration, as Swift spells them.
  private func cases(of type: EnumType) -> [Candidate] {
    type.cases.filter { $0.releases.contains(playground.simulation.release) }.map { Candidate(text: $0.name, summary: $0.constant) }
  }

  private func candidates(of kind: Command.Completes) -> [Candidate] {
    switch kind {
    case .object: names(all: false)
    case .controller:
      names(all: false).filter { name in playground.simulation.value(named: name.text)?.object is UIViewController }
    case .kind: CommandTable.kinds.map { Candidate(text: $0.kind, summary: $0.className) } + classes
    case .message: messages
    case .subject: names(all: false) + classes + messages + enumerations + cases
    case .target: targets
    case .orientation: Playground.orientationWords.map { Candidate(text: $0, summary: "") }
    case .device:
      playground.fittingDevices.map { Candidate(text: $0.name, summary: $0.title) }
    case .release: Playground.releases.map { Candidate(text: $0.description, summary: "") }
    case .recipe: Recipe.all.map { Candidate(text: $0.name, summary: $0.summary) }
    case .sample: Sample.list(in: playground.configuration.release).map { Candidate(text: $0.name, summary: $0.summary) }
    case .rule: Rule.all.map { Candidate(text: $0.id, summary: $0.statement) }
    case .setting: Playground.settingNames.map { Candidate(text: $0.name, summary: $0.values.joined(separator: ", ")) }
    case .command: commands + Topic.all.map { Candidate(text: $0.name, summary: "topic") }
    case .word(let words): words.map { Candidate(text: $0, summary: "") }
    case .file, .value, .none: []
    }
  }

  /// What can be touched now: titles, in quotes where they hold blanks, and the objects that answer a touch.
  private var targets: [Candidate] {
    let world = playground.uikit
    let titles = world.touchTitles.map { Candidate(text: $0.contains(" ") ? "\"\($0)\"" : $0, summary: "on the screen") }
    let objects = names(all: false).filter { name in
      let object = playground.simulation.value(named: name.text)?.object
      return object is UIBarButtonItem || object is UIView || (object as? UIViewController)?.parent is UITabBarController
    }
    let others = [
      world.hasBack ? Candidate(text: "back", summary: "the back button") : nil,
      world.hasOutside ? Candidate(text: "outside", summary: "takes the popover down") : nil,
    ]
    return titles + objects.filter { object in !titles.contains { $0.text == object.text } } + others.compactMap(\.self)
  }

  /// What a setting may be.
  private func values(of setting: String) -> [Candidate] {
    let values = Playground.settingNames.first { $0.name == setting }?.values ?? []
    return values.filter { $0 != "OBJECT" }.map { Candidate(text: $0, summary: "") } + (values == ["OBJECT"] ? names(all: false) : [])
  }

  private var messages: [Candidate] {
    playground.simulation.globals.allProtocols.flatMap(\.messages).filter { $0.releases.contains(playground.simulation.release) }
      .map { Candidate(text: $0.shortName, summary: $0.summary) }
  }

  private func files(_ typed: String) -> [Candidate] {
    let folder = typed.contains("/") ? String(typed[...(typed.lastIndex(of: "/") ?? typed.startIndex)]) : ""
    let names = (try? FileSystem.names(in: folder.isEmpty ? "." : folder)) ?? []
    return names.map { folder + $0 + (FileSystem.isFolder(folder + $0) ? "/" : "") }.filter {
      $0.hasPrefix(typed) && (!$0.hasPrefix(".") || typed.hasPrefix("."))
    }
    .map { Candidate(text: $0, summary: "") }
  }

  // MARK: Code

  /// Members after a dot, and selectors after a receiver in brackets.
  private func codeCandidates(_ typed: String, _ before: String) -> (typed: Int, candidates: [Candidate])? {
    if let dot = typed.lastIndex(of: "."), let found = casesBehindDot(typed, dot) { return found }
    let start = typed.lastIndex { "[(,=!@{;".contains($0) }.map { typed.index(after: $0) } ?? typed.startIndex
    let part = String(typed[start...])
    if let dot = part.lastIndex(of: "."), let object = value(of: String(part[..<dot])) {
      let member = String(part[part.index(after: dot)...])
      return (member.utf8.count, matching(member, properties(of: object)))
    }
    if let bracket = before.lastIndex(of: "["), !before[bracket...].contains("]"), start == typed.startIndex {
      let receiver = before[before.index(after: bracket)...].trimmingPrefix { $0 == " " }
      let name = String(receiver.prefix { !$0.isWhitespace })
      if let object = value(of: name) { return (part.utf8.count, matching(part, selectors(of: object))) }
    }
    if start != typed.startIndex { return (part.utf8.count, matching(part, names(all: true) + classes + (part.isEmpty ? [] : cases))) }
    return nil
  }

  /// `UISplitViewController.Column.`: the cases of the type before the dot.
  private func casesBehindDot(_ typed: String, _ dot: String.Index) -> (typed: Int, candidates: [Candidate])? {
    let start = typed[..<dot].lastIndex { "[(,=!@{;:".contains($0) }.map { typed.index(after: $0) } ?? typed.startIndex
    guard let type = knownEnums.first(where: { $0.swiftName == typed[start..<dot] }) else { return nil }
    let member = String(typed[typed.index(after: dot)...])
    return (member.utf8.count, matching(member, cases(of: type)))
  }

  private func value(of path: String) -> Object? {
    var parts = path.split(separator: ".").map { String($0) }
    guard !parts.isEmpty, case .object(var object)? = playground.simulation.value(named: parts.removeFirst()) else { return nil }
    for part in parts {
      guard case .object(let next)? = object.isa.property(part)?.peek(object) else { return nil }
      object = next
    }
    return object
  }

  private func properties(of object: Object) -> [Candidate] {
    let release = playground.simulation.release
    let native = sequence(first: object.isa, next: \.superclass).flatMap { $0.table?.properties ?? [] }.filter {
      $0.releases.contains(release)
    }
    return native.map { Candidate(text: $0.name, summary: "\($0.typeName), \($0.summary)") }
      + object.isa.fieldNames.map { Candidate(text: $0, summary: "your own") }
  }

  private func selectors(of object: Object) -> [Candidate] {
    let release = playground.simulation.release
    let types = Array(sequence(first: object.isa, next: \.superclass))
    let own = types.flatMap(\.ownMethods).map { Candidate(text: $0.selector.description, summary: "your own") }
    let native = types.flatMap { $0.table?.methods ?? [] }.filter { $0.info.releases.contains(release) }
    let properties = types.flatMap { $0.table?.properties ?? [] }.filter { $0.releases.contains(release) }
    let getters = properties.map { Candidate(text: $0.name, summary: "\($0.typeName), \($0.summary)") }
    let setters = properties.filter { $0.write != nil }.map {
      Candidate(text: "set\($0.name.prefix(1).uppercased())\($0.name.dropFirst()):", summary: $0.summary)
    }
    return own + native.map { Candidate(text: $0.info.selector.description, summary: $0.info.summary) } + getters + setters
  }

  // MARK: Hints

  /// What is still missing behind a command: its parameters that have no word yet.
  package func hint(for text: String) -> String? {
    guard playground.settings.showsHints, let name = CommandTable.commandName(of: text) else { return nil }
    guard let command = CommandTable.named(name), !command.parameters.isEmpty else { return nil }
    let typed = CommandInput(text).words.count
    let parameters = command.parameters.split(separator: " ")
    let done = text.last == " " || typed == 0 ? typed : typed
    guard done < parameters.count, text.last == " " || typed == 0 else { return nil }
    return (text.last == " " ? "" : " ") + Self.balanced(parameters[done...].joined(separator: " "))
  }

  /// The text without brackets that were opened before it.
  private static func balanced(_ text: String) -> String {
    var depth = 0
    return text.filter { character in
      if character == "[" { depth += 1 }
      guard character == "]" else { return true }
      guard depth > 0 else { return false }
      depth -= 1
      return true
    }
  }
}
