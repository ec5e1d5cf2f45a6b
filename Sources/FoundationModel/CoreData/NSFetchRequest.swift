import ObjectModel

/// Which objects of Core Data are wanted, and in which order.
package final class NSFetchRequest: Object {
  package private(set) var entityName = ""
  package fileprivate(set) var predicate: NSPredicate?
  package fileprivate(set) var sortDescriptors: [NSSortDescriptor] = []
  package fileprivate(set) var limit = 0
  fileprivate var batchSize = 0

  package override func dismantle() {
    super.dismantle()
    predicate = nil
    sortDescriptors = []
  }

  func of(_ entity: String) -> NSFetchRequest {
    entityName = entity
    return self
  }
}

extension NSFetchRequest {
  static let table = ClassTable(
    NSFetchRequest.self, inherits: "NSObject", label: "request", releases: .since(3), "Which objects of Core Data are wanted."
  ) {
    Method(
      "initWithEntityName:", swift: "init(entityName:)", releases: .since(4),
      { (request: NSFetchRequest, name: String) in request.of(name) }, "Makes a request for all objects of an entity.")
    ClassMethod(
      "fetchRequestWithEntityName:", releases: .since(4), { (_, simulation, name: String) in NSFetchRequest(in: simulation).of(name) },
      "A request for all objects of an entity.")
    Property(
      "entity", { NSEntityDescription.make($0.entityName, in: $0.simulation) },
      { (request: NSFetchRequest, entity: NSEntityDescription?) in _ = request.of(entity?.title ?? "") }, "The entity.")
    Property("entityName", readOnly: { $0.entityName }, "The name of the entity.")
    Property("predicate", { $0.predicate }, { $0.predicate = $1 }, "The condition; only those of blocks are followed.")
    Property(
      "sortDescriptors", { $0.sortDescriptors },
      { (request: NSFetchRequest, all: [NSSortDescriptor]?) in request.sortDescriptors = all ?? [] },
      "The order.")
    Property("fetchLimit", { $0.limit }, { $0.limit = $1 }, "How many at most; 0 for all.")
    Property("fetchBatchSize", { $0.batchSize }, { $0.batchSize = $1 }, "How many at a time; kept.")
  }
}
