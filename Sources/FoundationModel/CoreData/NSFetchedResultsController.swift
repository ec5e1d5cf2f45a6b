import ObjectModel

/// Keeps what a request finds in sections, and tells its delegate what comes and goes.
package final class NSFetchedResultsController: Object {
  @Weak package fileprivate(set) var delegate: Object?
  fileprivate var request: NSFetchRequest?
  fileprivate var context: NSManagedObjectContext?
  fileprivate var sectionKey: String?
  /// What was found, a section a list; nothing before the first fetch.
  package private(set) var sections: [FetchedSection]?

  package override func dismantle() {
    super.dismantle()
    request = nil
    context = nil
    sections = nil
  }

  fileprivate func set(_ request: NSFetchRequest?, _ context: NSManagedObjectContext?, _ key: String?) -> NSFetchedResultsController {
    self.request = request
    self.context = context
    sectionKey = key
    return self
  }

  fileprivate func performFetch() -> Bool {
    if let request, request.sortDescriptors.isEmpty {
      simulation.raise(
        "NSInvalidArgumentException", "An instance of NSFetchedResultsController requires a fetch request with sort descriptors")
      return false
    }
    sections = find()
    context?.add(self)
    return sections != nil
  }

  private func find() -> [FetchedSection]? {
    guard let request, let context else { return nil }
    let found = context.fetch(request)
    guard let sectionKey else { return [FetchedSection.make("", found, in: simulation)] }
    var names: [String] = []
    var lists: [String: [Value]] = [:]
    for object in found {
      let name = simulation.text(of: simulation.perform("valueForKeyPath:", on: object, [.string(sectionKey)]))
      if lists[name] == nil { names.append(name) }
      lists[name, default: []].append(object)
    }
    return names.map { FetchedSection.make($0, lists[$0] ?? [], in: simulation) }
  }

  // MARK: Changes

  /// Looks for what came and went, and tells the delegate: deletions first, then what is new, and of what changed what is elsewhere now.
  func update(_ changed: [NSManagedObject]) {
    guard let old = sections, let new = find() else { return }
    let before = Self.places(old)
    let after = Self.places(new)
    let gone = before.filter { place in !after.contains { $0.object === place.object } }
    let come = after.filter { place in !before.contains { $0.object === place.object } }
    let stays = changed.compactMap { object -> (object: Object, from: IndexPath, to: IndexPath)? in
      guard let from = before.first(where: { $0.object === object }), let to = after.first(where: { $0.object === object }) else {
        return nil
      }
      return (object, from.path, to.path)
    }
    sections = new
    guard !gone.isEmpty || !come.isEmpty || !stays.isEmpty else { return }
    let moved = Self.moved(stays, before.map(\.object), after.map(\.object))
    let delegate = delegate
    simulation.send(FetchedResultsDelegate.willChange, to: delegate, self) { NoReply() }
    tellSections(old, new)
    for (object, path) in gone { tell(object, from: path, .delete, to: nil) }
    for (object, path) in come { tell(object, from: nil, .insert, to: path) }
    for (object, from, to) in stays where moved.contains(ObjectIdentifier(object)) { tell(object, from: from, .move, to: to) }
    for (object, from, _) in stays where !moved.contains(ObjectIdentifier(object)) { tell(object, from: from, .update, to: nil) }
    simulation.send(FetchedResultsDelegate.didChange, to: delegate, self) { NoReply() }
  }

  /// The changed objects that stand elsewhere among those that were there before.
  private static func moved(
    _ changed: [(object: Object, from: IndexPath, to: IndexPath)], _ before: [Object], _ after: [Object]
  ) -> Set<ObjectIdentifier> {
    let old = before.map(ObjectIdentifier.init).filter(Set(after.map(ObjectIdentifier.init)).contains)
    let new = after.map(ObjectIdentifier.init).filter(Set(old).contains)
    return Set(
      changed.filter { one in
        one.from.section != one.to.section
          || old.firstIndex(of: ObjectIdentifier(one.object)) != new.firstIndex(of: ObjectIdentifier(one.object))
      }.map { ObjectIdentifier($0.object) })
  }

  private func tellSections(_ old: [FetchedSection], _ new: [FetchedSection]) {
    for (number, section) in old.enumerated() where !new.contains(where: { $0.title == section.title }) {
      simulation.send(FetchedResultsDelegate.didChangeSection, to: delegate, self, section, number, .delete) { NoReply() }
    }
    for (number, section) in new.enumerated() where !old.contains(where: { $0.title == section.title }) {
      simulation.send(FetchedResultsDelegate.didChangeSection, to: delegate, self, section, number, .insert) { NoReply() }
    }
  }

  private func tell(_ object: Object, from: IndexPath?, _ change: FetchedResultsChange, to: IndexPath?) {
    guard !simulation.isUnwinding else { return }
    let paths = [from, to].map { path in path.map { NSIndexPath.make($0, in: simulation) } }
    simulation.send(FetchedResultsDelegate.didChangeObject, to: delegate, self, object, paths[0], change, paths[1]) { NoReply() }
  }

  private static func places(_ sections: [FetchedSection]) -> [(object: Object, path: IndexPath)] {
    sections.enumerated().flatMap { number, section in
      section.objects.enumerated().compactMap { row, value in value.object.map { ($0, IndexPath(section: number, row: row)) } }
    }
  }

  fileprivate func object(at path: IndexPath) -> Value {
    guard let sections, sections.indices.contains(path.section), sections[path.section].objects.indices.contains(path.row) else {
      simulation.raise(
        "NSInvalidArgumentException", "no object at index \(path.row) in section at index \(path.section)")
      return .null
    }
    return sections[path.section].objects[path.row]
  }

  fileprivate func path(of value: Value) -> NSIndexPath? {
    Self.places(sections ?? []).first { $0.object === value.object }.map { NSIndexPath.make($0.path, in: simulation) }
  }
}

/// One section of what was found.
package final class FetchedSection: Object {
  package private(set) var title = ""
  package private(set) var objects: [Value] = []

  static func make(_ name: String, _ objects: [Value], in simulation: Simulation) -> FetchedSection {
    let section = FetchedSection(in: simulation)
    section.title = name
    section.objects = objects
    return section
  }

  package override func dismantle() {
    super.dismantle()
    objects = []
  }
}

extension NSFetchedResultsController {
  static let table = ClassTable(
    NSFetchedResultsController.self, inherits: "NSObject", label: "results", releases: .since(3), "Keeps what a request finds in sections."
  ) {
    Method(
      "initWithFetchRequest:managedObjectContext:sectionNameKeyPath:cacheName:",
      swift: "init(fetchRequest:managedObjectContext:sectionNameKeyPath:cacheName:)",
      {
        (
          results: NSFetchedResultsController, request: NSFetchRequest?, context: NSManagedObjectContext?, key: String?, _: String?
        ) -> NSFetchedResultsController in results.set(request, context, key)
      }, "Makes one for a request.")
    ClassMethod(
      "deleteCacheWithName:", swift: "deleteCache(withName:)", { (_, _, _: String?) in NoReply() }, "Forgets a cache; there is none.")
    Property("delegate", weak: true, { $0.delegate }, { $0.delegate = $1 }, "Who is told what comes and goes.")
    Method(
      "performFetch:", swift: "performFetch()", { (results: NSFetchedResultsController, _: Value) in results.performFetch() },
      "Looks for the objects.")
    Property(
      "sections",
      readOnly: { (results: NSFetchedResultsController) -> Value in
        results.sections.map { .array($0.map(Value.object)) } ?? .null
      }, "What was found, in sections.")
    Property(
      "fetchedObjects",
      readOnly: { (results: NSFetchedResultsController) -> Value in
        results.sections.map { .array($0.flatMap(\.objects)) } ?? .null
      }, "What was found.")
    Method(
      "objectAtIndexPath:", swift: "object(at:)",
      { (results: NSFetchedResultsController, path: NSIndexPath) in results.object(at: path.path) },
      "The object of a place.")
    Method(
      "indexPathForObject:", swift: "indexPath(forObject:)",
      { (results: NSFetchedResultsController, object: Value) in results.path(of: object) },
      "The place of an object.")
    Property("fetchRequest", readOnly: { $0.request }, "What is looked for.")
    Property("managedObjectContext", readOnly: { $0.context }, "Where it is looked for.")
    Property("sectionNameKeyPath", readOnly: { $0.sectionKey }, "What the sections are told by.")
  }

  static let sectionTable = ClassTable(
    FetchedSection.self, inherits: "NSObject", label: "section", releases: .since(3), protocols: ["NSFetchedResultsSectionInfo"],
    name: "NSFetchedResultsSectionInfo", "One section of what was found."
  ) {
    Property("name", readOnly: { $0.title }, "The name.")
    Property("indexTitle", readOnly: { (section: FetchedSection) in String(section.title.prefix(1)) }, "The letter in the index.")
    Property("numberOfObjects", readOnly: { $0.objects.count }, "How many objects there are.")
    Property("objects", readOnly: { $0.objects }, "The objects.")
  }
}
