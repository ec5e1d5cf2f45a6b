import ObjectModel
import ScriptLanguage
import UIKitModel

extension Playground {
  /// The object of a word: a name, a number such as `button#1`, or a path.
  func object(_ word: Word) throws(CommandFailure) -> Object {
    if case .object(let object)? = simulation.value(named: word.text) { return object }
    if word.text == "$_", let last = simulation.names.last { return last }
    if let found = living(word.text) { return found }
    if word.text.contains("."), let object = path(word.text) { return object }
    let names = simulation.names.order
    let nearest = NearestName.find(word.text, among: names, allowsShort: true)
    throw CommandFailure(
      "unknown-object", "no object named '\(word.text)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "; `objects` lists them"), at: word
    )
  }

  /// The table of a command that names it first; where a row came first, it says so.
  func table(_ word: Word, among input: CommandInput) throws(CommandFailure) -> Object {
    do throws(CommandFailure) {
      return try object(word)
    } catch {
      guard let later = input.plain.last(where: { $0 != word && (try? object($0)) != nil }) else { throw error }
      throw CommandFailure("usage", "the table comes first: `select \(later.text) \(word.text)`", at: later)
    }
  }

  /// Whether something is called so: by a name that was given, or by a class and a number.
  func namesObject(_ name: String) -> Bool { simulation.value(named: name) != nil || living(name) != nil }

  private func living(_ name: String) -> Object? {
    guard name.contains("#") else { return nil }
    var next = simulation.newest
    while let object = next {
      if object.displayName == name { return object }
      next = object.nextOlder
    }
    return nil
  }

  private func path(_ text: String) -> Object? {
    let result = interpreter.evaluate(SourceText(text))
    return result.failed ? nil : result.value?.object
  }

  func controller(_ word: Word) throws(CommandFailure) -> UIViewController {
    guard let controller = try object(word) as? UIViewController else {
      throw CommandFailure("not-a-controller", "'\(word.text)' is no view controller", at: word)
    }
    return controller
  }

  /// What a turn of the device may be called.
  static let orientationWords = [
    "portrait", "upside-down", "landscape", "landscape-left", "landscape-right", "left", "right", "180",
  ]

  /// An orientation by its word; UIKit's names are taken too.
  static func orientation(_ word: String) -> UIInterfaceOrientation? {
    switch word {
    case "portrait": .portrait
    case "upside-down": .portraitUpsideDown
    case "landscape", "landscape-right": .landscapeRight
    case "landscape-left": .landscapeLeft
    default:
      UIInterfaceOrientation.type.cases.first { $0.name == word || $0.constant == word }.flatMap {
        UIInterfaceOrientation(rawValue: $0.rawValue)
      }
    }
  }

  /// Every message of a word: a short name, a selector or a Swift name.
  ///
  /// - Parameter object: Who is to get them: `all` means those of the protocols that concern it.
  func messages(_ word: Word, for object: Object? = nil) throws(CommandFailure) -> [MessageInfo] {
    let globals = simulation.globals
    let release = simulation.release
    let all = globals.allProtocols.flatMap(\.messages)
    if word.text == "all" {
      let protocols = object.map(concerning) ?? ["UISplitViewControllerDelegate"]
      return all.filter { $0.kind == .delegate && $0.releases.contains(release) && protocols.contains($0.declaredIn) }
    }
    let found = all.filter { $0.shortName == word.text || $0.selector.description == word.text || $0.swiftName == word.text }
    guard let first = found.first(where: { $0.releases.contains(release) }) ?? found.first else {
      let names = all.map(\.shortName)
      let nearest = NearestName.find(word.text, among: names) ?? names.first { $0.hasPrefix(word.text) }
      throw CommandFailure(
        "unknown-message",
        "no message '\(word.text)'"
          + (nearest.map { "; did you mean '\($0)'?" } ?? "; `describe UISplitViewControllerDelegate` lists some"),
        at: word)
    }
    guard first.releases.contains(release) else {
      throw otherRelease(word, first.releases, name: first.shortName)
    }
    return [first]
  }

  /// What is wrong with a word that means something of another release.
  func otherRelease(_ word: Word, _ releases: ReleaseRange, name: String? = nil) -> CommandFailure {
    let release = simulation.release
    let since = releases.since > release ? "comes with iOS \(releases.since)" : "went with iOS \(releases.until ?? release)"
    return CommandFailure("other-release", "\(name ?? word.text) \(since); the world runs iOS \(release)", at: word)
  }

  /// The protocols whose messages an object gets or says that it takes; those of split view controllers where there are none.
  private func concerning(_ object: Object) -> Set<String> {
    let names = Set(simulation.globals.allProtocols.map(\.name))
    var found: Set<String> = []
    for type in sequence(first: object.isa, next: \.superclass) where type.table == nil { found.formUnion(type.protocols) }
    var next = simulation.newest
    while let owner = next {
      if let property = owner.isa.property("delegate"), property.isWeak, property.read(.object(owner)).object === object {
        for type in sequence(first: owner.isa, next: \.superclass) { found.insert(type.visible.name + "Delegate") }
      }
      next = owner.nextOlder
    }
    found.formIntersection(names)
    return found.isEmpty ? ["UISplitViewControllerDelegate"] : found
  }

  /// Assigns an object again wherever it is delegate or data source, as which methods it has is found out at the assignment.
  func assignAgain(_ object: Object) -> [String] {
    var notes: [String] = []
    var owners: [Object] = []
    var next = simulation.newest
    while let one = next {
      owners.append(one)
      next = one.nextOlder
    }
    for owner in owners.reversed() {
      for name in ["delegate", "dataSource"] {
        guard let property = owner.isa.property(name), property.isWeak, let write = property.write else { continue }
        guard property.read(.object(owner)).object === object, owner !== object || name != "delegate" || owner is UISplitViewController
        else { continue }
        try? write(.object(owner), .object(object))
        notes.append("\(owner.displayName).\(name) was assigned again, as which methods it has is found out then")
      }
    }
    return notes
  }

  /// Assigns living delegates of a class again that was just pasted.
  func assignInstancesAgain(ofClass name: String) -> [String] {
    var found: [Object] = []
    var next = simulation.newest
    while let object = next {
      if object.isa.visible.name == name { found.append(object) }
      next = object.nextOlder
    }
    return found.reversed().flatMap(assignAgain)
  }

  /// The text of a file: from the disk, or from the input where it runs again.
  func file(_ word: Word) throws(CommandFailure) -> String {
    if let text = replayedFiles?[word.text] {
      currentFiles[word.text] = text
      return text
    }
    let path = try allowed(word, writing: false)
    let bytes: [UInt8]
    do throws(FileFailure) {
      // Nobody may ever write into a pipe.
      if FileSystem.exists(path), !FileSystem.isFolder(path), FileSystem.size(of: path) == nil { throw FileFailure(.isNoFile, path: path) }
      bytes = try FileSystem.read(path)
    } catch {
      throw CommandFailure("file", error.message, at: word)
    }
    guard let text = SourceBytes.text(bytes) else {
      throw CommandFailure("file", "'\(word.text)' is no text: it holds NUL bytes", at: word)
    }
    currentFiles[word.text] = text
    return text
  }

  /// The path of a file that the session may touch.
  func allowed(_ word: Word, writing: Bool) throws(CommandFailure) -> String {
    let isAbsolute = word.text.hasPrefix("/")
    let path = isAbsolute || configuration.baseFolder.isEmpty ? word.text : "\(configuration.baseFolder)/\(word.text)"
    guard case .readOnly(let folder) = configuration.fileAccess else { return path }
    if writing { throw CommandFailure("no-writing", "a session may not write files; --allow-files lets it", at: word) }
    let isInside =
      !isAbsolute && !word.text.split(separator: "/").contains("..")
      || (isAbsolute && path.hasPrefix(folder + "/") && !path.contains("/../"))
    guard isInside, !FileSystem.leavesByLink(path, from: configuration.baseFolder) else {
      throw CommandFailure("no-reading", "a session may only read files of its own folder; --allow-files lets it read others", at: word)
    }
    return path
  }
}
