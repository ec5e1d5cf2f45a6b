import ObjectModel
import ScriptLanguage
import UIKitModel

extension Playground {
  /// Explains an object, a class, a protocol, a message, an enumeration or one of its cases, a constant, or a member of native classes.
  func describe(_ input: CommandInput) throws(CommandFailure) -> [String] {
    let word = try input.word(0, "describe takes an object, a class, an enumeration, a message or a member: `describe willHide`")
    if simulation.value(named: word.text) == nil {
      if let releases = simulation.classes.releases(of: word.text), !releases.contains(simulation.release) {
        throw otherRelease(word, releases)
      }
      if let type = simulation.classes.named(word.text) { return describe(type) }
      if let table = simulation.globals.protocolTable(named: word.text) { return describe(table) }
      let found = simulation.globals.allProtocols.flatMap(\.messages).filter {
        $0.shortName == word.text || $0.selector.description == word.text || $0.swiftName == word.text
      }
      if !found.isEmpty { return found.flatMap(describe) }
      if let lines = try describeEnumeration(word) { return lines }
      let constants = try describeConstant(word)
      let members = members(word.text)
      if !members.isEmpty || !constants.isEmpty { return constants + members.map { $0.line(in: simulation.release) } }
      if let storyboard = storyboard(word.text) { return describe(storyboard) }
    }
    return describe(try subject(word))
  }

  /// The object of a name; where there is none, the nearest of all names that can be described is told.
  private func subject(_ word: Word) throws(CommandFailure) -> Object {
    do throws(CommandFailure) { return try object(word) } catch {
      let protocols = simulation.globals.allProtocols
      let names =
        simulation.names.order + simulation.classes.allNames + protocols.map(\.name) + protocols.flatMap(\.messages).map(\.shortName)
        + simulation.globals.allConstants.flatMap { [$0.name, $0.swiftName].compactMap { $0 } }
      guard let nearest = NearestName.find(word.text, among: names) else { throw error }
      throw CommandFailure("unknown-object", "nothing is called '\(word.text)'; did you mean '\(nearest)'?", at: word)
    }
  }

  /// The members of native classes of a name, or of one class and those above it where the class stands before a dot.
  private func members(_ name: String) -> [ClassMember] {
    let all = ClassMember.all(in: simulation)
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count == 2, let type = simulation.classes.named(parts[0]) else { return all.filter { $0.names.contains(name) } }
    let owners = sequence(first: type, next: \.superclass).map(\.visible.name)
    return all.filter { owners.contains($0.owner) && $0.names.contains(parts[1]) }
  }

  /// The storyboard of a name, with or without its suffix.
  private func storyboard(_ name: String) -> InterfaceDocument? {
    uikit.resources.storyboards[name.hasSuffix(".storyboard") ? String(name.dropLast(11)) : name]
  }

  /// A storyboard as the inputs that it stands for.
  private func describe(_ document: InterfaceDocument) -> [String] {
    ["the storyboard \(document.name) stands for these inputs, and makes its controllers by initWithCoder:"]
      + StoryboardListing(document).lines
  }

  private func describe(_ object: Object) -> [String] {
    var lines = ["\(object.displayName) is a \(object.isa.visible.name): \(object.isa.nativeTable.summary)"]
    for type in sequence(first: object.isa, next: \.superclass) where type.table == nil {
      for (selector, method) in type.ownMethods {
        let short = simulation.globals.messages(for: selector).first.map { " (\($0.shortName))" } ?? ""
        lines.append("implements -\(selector)\(short)")
        lines += Interpreter.text(of: method).split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
      }
    }
    for (name, value) in properties(of: object) { lines.append("\(name): \(value)") }
    return lines
  }

  private func properties(of object: Object) -> [(String, String)] {
    let release = simulation.release
    var lines: [(String, String)] = []
    // Reading these would make objects, whose numbers the next steps would show.
    let quiet: Set<String> = [
      "view", "tableView", "window", "superview", "editButtonItem", "storyboard", "layer", "traitCollection", "traitOverrides",
      "presentationController", "popoverPresentationController", "sheetPresentationController", "adaptiveSheetPresentationController",
      "interactivePopGestureRecognizer", "interactiveContentPopGestureRecognizer",
    ]
    for type in sequence(first: object.isa, next: \.superclass) {
      for property in type.table?.properties ?? [] where property.releases.contains(release) && !quiet.contains(property.name) {
        guard let value = property.peek(object), !value.isNull, lines.count < 30 else { continue }
        lines.append((property.name, ValueText.text(simulation.traceValue(value), settings.language)))
      }
    }
    for name in object.isa.fieldNames {
      guard let slot = object.isa.existingFieldSlot(name), object.fields.indices.contains(slot) else { continue }
      lines.append((name, ValueText.text(simulation.traceValue(object.fields[slot].value), settings.language)))
    }
    return lines
  }

  private func describe(_ type: RuntimeClass) -> [String] {
    guard let table = type.table else {
      let protocols = type.protocols.isEmpty ? "" : " <\(type.protocols.sorted().joined(separator: ", "))>"
      return ["class \(type.name) : \(type.superclass?.visible.name ?? "NSObject")\(protocols), from your code"]
        + type.ownMethods.map { "- \($0.selector)" }
    }
    let constants = simulation.globals.allConstants.filter {
      $0.swiftName?.hasPrefix("\(table.name).") == true && $0.releases.contains(simulation.release)
    }
    return Reference.lines(of: table, in: simulation.release) + constants.map { Reference.line(of: $0) }
  }

  private func describe(_ table: ProtocolTable) -> [String] {
    ["protocol \(table.name): \(table.summary)"]
      + table.messages.filter { $0.releases.contains(simulation.release) }.map {
        "\($0.shortName)\(Reference.span($0.releases))\(Reference.mark($0.deprecation, simulation.release)): \($0.summary)"
      }
  }

  private func describe(_ message: MessageInfo) -> [String] {
    let parts = message.selector.description.split(separator: ":").map { String($0) }
    var head = "- (\(message.replyType))"
    if message.selector.argumentCount == 0 {
      head += message.selector.description
    } else {
      let names = message.parameterNames
      head += parts.enumerated().map { index, part in
        "\(part):(\(index < message.parameterTypes.count ? message.parameterTypes[index] : "id"))\(index < names.count ? names[index] : "argument")"
      }.joined(separator: " ")
    }
    var lines = ["\(message.shortName) (\(message.declaredIn)): \(message.summary)", head, "Swift: \(message.swiftName)"]
    if let otherwise = message.documentedDefault { lines.append("without it: \(otherwise)") }
    let until = message.releases.until.map { ", gone with iOS \($0)" } ?? ""
    lines.append(message.releases == .always ? "in every release" : "from iOS \(message.releases.since)\(until)")
    if let deprecation = message.deprecation {
      lines.append("deprecated in iOS \(deprecation.since)" + (deprecation.replacement.map { ": use \($0)" } ?? ""))
    }
    return lines
  }
}
