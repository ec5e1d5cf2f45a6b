import ObjectModel

/// An object of Core Data. Its model is not read: every key can be assigned.
open class NSManagedObject: Object {
  package fileprivate(set) var entity = ""
  @Weak package fileprivate(set) var context: NSManagedObjectContext?
  package internal(set) var isDeleted = false

  /// The values that listeners know of.
  private var told: [Value] = []

  open override var takesAnyKey: Bool { true }

  open override func dismantle() {
    super.dismantle()
    told = []
  }

  /// Whether a value differs from what listeners know of.
  package var isChanged: Bool {
    told.count != fields.count || !zip(told, fields).allSatisfy { $0.isIdentical(to: $1.value) }
  }

  /// Whether a value changed since the last time; from now on listeners know of it.
  func takeChange() -> Bool {
    guard isChanged else { return false }
    told = fields.map(\.value)
    return true
  }

  /// Makes an object of an entity: of the app's own class where one bears the name.
  static func make(_ entity: String, in context: NSManagedObjectContext?, _ simulation: Simulation) -> NSManagedObject? {
    let plain = simulation.classes.runtimeClass(of: NSManagedObject.self)
    let named = simulation.classes.named(entity).flatMap { $0.isSubclass(of: plain) ? $0 : nil } ?? plain
    guard let made = named.nativeTable.allocate?(named, simulation) as? NSManagedObject else { return nil }
    made.join(entity, context)
    return made
  }

  fileprivate func join(_ entity: String, _ context: NSManagedObjectContext?) {
    self.entity = entity
    self.context = context
    context?.insert(self)
  }
}

extension NSManagedObject {
  static let table = ClassTable(NSManagedObject.self, inherits: "NSObject", releases: .since(3), "An object of Core Data.") {
    Method(
      "initWithContext:", swift: "init(context:)", releases: .since(10),
      { (object: NSManagedObject, context: NSManagedObjectContext?) -> NSManagedObject in
        object.join(object.isa.visible.name, context)
        return object
      }, "Makes an object of the entity that its class is named after.")
    Method(
      "initWithEntity:insertIntoManagedObjectContext:", swift: "init(entity:insertInto:)",
      { (object: NSManagedObject, entity: NSEntityDescription?, context: NSManagedObjectContext?) -> NSManagedObject in
        object.join(entity?.title ?? object.isa.visible.name, context)
        return object
      }, "Makes an object of an entity.")
    ClassMethod(
      "fetchRequest", swift: "fetchRequest()", releases: .since(10),
      { (type, simulation) in NSFetchRequest(in: simulation).of(type.visible.name) }, "A request for all objects of the class's entity.")
    ClassMethod(
      "entity", swift: "entity()", releases: .since(10),
      { (type, simulation) in NSEntityDescription.make(type.visible.name, in: simulation) }, "The entity that the class is named after.")
    Property(
      "managedObjectContext", readOnly: { $0.context }, "Where the object lives.")
    Property("entity", readOnly: { NSEntityDescription.make($0.entity, in: $0.simulation) }, "What kind of object it is.")
    Property("objectID", readOnly: { $0 as NSManagedObject }, "What the object is found by; here the object itself.")
    Property("deleted", getter: "isDeleted", readOnly: { $0.isDeleted }, "Whether the object was deleted.")
  }
}

/// What kind of object of Core Data there is.
package final class NSEntityDescription: Object {
  package fileprivate(set) var title = ""

  static func make(_ name: String, in simulation: Simulation) -> NSEntityDescription {
    let entity = NSEntityDescription(in: simulation)
    entity.title = name
    return entity
  }
}

extension NSEntityDescription {
  static let table = ClassTable(
    NSEntityDescription.self, inherits: "NSObject", label: "entity", releases: .since(3), "What kind of object of Core Data there is."
  ) {
    ClassMethod(
      "entityForName:inManagedObjectContext:", swift: "entity(forEntityName:in:)",
      { (_, simulation, name: String, _: NSManagedObjectContext?) in make(name, in: simulation) }, "The entity of a name.")
    ClassMethod(
      "insertNewObjectForEntityForName:inManagedObjectContext:", swift: "insertNewObject(forEntityName:into:)",
      { (_, simulation, name: String, context: NSManagedObjectContext?) in NSManagedObject.make(name, in: context, simulation) },
      "A new object of an entity.")
    Property("name", readOnly: { $0.title }, "The name.")
  }
}
