import ObjectModel

/// The objects of Core Data that an app works with. They live as long as the context, and are never stored.
package final class NSManagedObjectContext: Object {
  package private(set) var objects: [NSManagedObject] = []
  /// What is told of changes, as long as it lives.
  private var listeners: [WeakReference] = []
  package private(set) var hasChanges = false
  private var isScheduled = false
  /// Whether values that change are looked for at the end of every turn.
  private var isObserving = false
  /// Whether listeners are being told, and whether something changed meanwhile.
  private var isTelling = false
  private var isDirty = false
  fileprivate var kept: [String: Value] = [:]

  package override func dismantle() {
    super.dismantle()
    objects = []
    listeners = []
    kept = [:]
  }

  func insert(_ object: NSManagedObject) {
    guard !objects.contains(where: { $0 === object }) else { return }
    objects.append(object)
    noteChange()
  }

  func delete(_ object: NSManagedObject) {
    guard objects.contains(where: { $0 === object }) else { return }
    object.isDeleted = true
    objects.removeAll { $0 === object }
    noteChange()
  }

  private func noteChange() {
    hasChanges = true
    isDirty = true
    guard !isScheduled else { return }
    isScheduled = true
    simulation.runLoop.atEndOfTurn(for: self) { $0.processPendingChanges() }
  }

  /// Makes a results controller hear of changes.
  func add(_ listener: NSFetchedResultsController) {
    listeners.removeAll { $0.object == nil || $0.object === listener }
    listeners.append(WeakReference.to(listener))
    guard !isObserving else { return }
    isObserving = true
    let context = Weak(wrappedValue: self)
    simulation.runLoop.atEveryTurn {
      if let context = context.wrappedValue, context.objects.contains(where: \.isChanged) { context.processPendingChanges() }
    }
  }

  /// How often listeners may change things anew while they are told of changes.
  private static let attempts = 1000

  /// Tells of what came, went and changed since the last time, as the end of a turn and `save:` do. Says whether that came to an end.
  @discardableResult
  func processPendingChanges() -> Bool {
    isScheduled = false
    // Who is told and saves hears of that once the others were told.
    guard !isTelling else { return true }
    isTelling = true
    defer { isTelling = false }
    var count = 0
    repeat {
      isDirty = false
      count += 1
      let changed = objects.filter { $0.takeChange() }
      for listener in listeners.compactMap({ $0.object as? NSFetchedResultsController }) where !simulation.isUnwinding {
        listener.update(changed)
      }
    } while isDirty && count < Self.attempts && !simulation.isUnwinding
    return !isDirty
  }

  fileprivate func save() -> Bool {
    let isClean = processPendingChanges()
    hasChanges = false
    return isClean
  }

  /// The objects that a request asks for, in its order.
  func fetch(_ request: NSFetchRequest) -> [Value] {
    let found = objects.filter { $0.entity == request.entityName }.map(Value.object)
    let kept = found.filter { request.predicate?.evaluate($0) ?? true }
    let sorted = request.sortDescriptors.isEmpty ? kept : simulation.sorted(kept, by: request.sortDescriptors).elements ?? kept
    return request.limit > 0 ? Array(sorted.prefix(request.limit)) : sorted
  }
}

extension NSManagedObjectContext {
  static let table = ClassTable(
    NSManagedObjectContext.self, inherits: "NSObject", label: "context", releases: .since(3),
    "The objects of Core Data that an app works with."
  ) {
    Method(
      "initWithConcurrencyType:", swift: "init(concurrencyType:)", releases: .since(5),
      { (context: NSManagedObjectContext, _: ConcurrencyType) in context }, "Makes a context for a thread; all are the same here.")
    Method(
      "insertObject:", swift: "insert(_:)", { (context: NSManagedObjectContext, object: NSManagedObject) in context.insert(object) },
      "Takes an object in.")
    Method(
      "deleteObject:", swift: "delete(_:)", { (context: NSManagedObjectContext, object: NSManagedObject) in context.delete(object) },
      "Deletes an object.")
    Method(
      "save:", swift: "save()", { (context: NSManagedObjectContext, _: Value) in context.save() }, "Tells of changes; nothing is stored.")
    Method(
      "processPendingChanges", swift: "processPendingChanges()", { (context: NSManagedObjectContext) in context.processPendingChanges() },
      "Tells of changes now.")
    Method(
      "executeFetchRequest:error:", swift: "fetch(_:)",
      { (context: NSManagedObjectContext, request: NSFetchRequest, _: Value) in context.fetch(request) },
      "The objects that a request asks for.")
    Method(
      "countForFetchRequest:error:", swift: "count(for:)",
      { (context: NSManagedObjectContext, request: NSFetchRequest, _: Value) in context.fetch(request).count }, "How many there are.")
    Method(
      "objectWithID:", swift: "object(with:)", { (_: NSManagedObjectContext, object: Value) in object }, "The object of an identifier.")
    Method(
      "performBlock:", swift: "perform(_:)", releases: .since(5), { (_: NSManagedObjectContext, body: Block?) in _ = body?.call([]) },
      "Runs a block, here at once.")
    Method(
      "performBlockAndWait:", swift: "performAndWait(_:)", releases: .since(5),
      { (_: NSManagedObjectContext, body: Block?) in _ = body?.call([]) }, "Runs a block at once.")
    for name in ["rollback", "reset", "undo", "redo"] {
      Method(Selector(name), swift: "\(name)()", { (_: NSManagedObjectContext) in }, "Takes changes back; here nothing.")
    }
    Property(
      "hasChanges", readOnly: { (context: NSManagedObjectContext) in context.hasChanges || context.objects.contains(where: \.isChanged) },
      "Whether something changed since the last `save:`.")
    for name in ["persistentStoreCoordinator", "parentContext", "undoManager", "mergePolicy", "automaticallyMergesChangesFromParent"] {
      Property<NSManagedObjectContext>(
        name, { $0.kept[name] ?? .null }, { (context, value: Value) in context.kept[name] = value }, "Kept, and not followed.")
    }
  }
}
