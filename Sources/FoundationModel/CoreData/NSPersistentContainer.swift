import ObjectModel

/// Everything that Core Data needs, in one. Nothing is stored.
package final class NSPersistentContainer: Object {
  fileprivate var title = ""
  package private(set) lazy var viewContext = NSManagedObjectContext(in: simulation)
}

/// What Core Data stores where; kept, and never used.
package final class NSPersistentStoreCoordinator: Object {}

/// The entities of an app; not read.
package final class NSManagedObjectModel: Object {}

extension NSPersistentContainer {
  static let table = ClassTable(
    NSPersistentContainer.self, inherits: "NSObject", label: "container", releases: .since(10), "Everything that Core Data needs, in one."
  ) {
    Method(
      "initWithName:", swift: "init(name:)",
      { (container: NSPersistentContainer, name: String) -> NSPersistentContainer in
        container.title = name
        return container
      }, "Makes one for a model.")
    ClassMethod(
      "persistentContainerWithName:",
      { (_, simulation, name: String) in
        let container = NSPersistentContainer(in: simulation)
        container.title = name
        return container
      }, "One for a model.")
    Property("name", readOnly: { $0.title }, "The name of the model.")
    Property("viewContext", readOnly: { $0.viewContext }, "The objects that the interface works with.")
    Method(
      "loadPersistentStoresWithCompletionHandler:", swift: "loadPersistentStores(completionHandler:)",
      { (_: NSPersistentContainer, completion: Block?) in _ = completion?.call([.null, .null]) }, "Opens the stores, here none, at once.")
    Method(
      "newBackgroundContext", swift: "newBackgroundContext()", { (container: NSPersistentContainer) in container.viewContext },
      "The objects for work in the background; here the same.")
    Method(
      "performBackgroundTask:", swift: "performBackgroundTask(_:)",
      { (container: NSPersistentContainer, body: Block?) in _ = body?.call([.object(container.viewContext)]) },
      "Runs a block in the background; here at once.")
  }

  static let coordinatorTable = ClassTable(
    NSPersistentStoreCoordinator.self, inherits: "NSObject", label: "coordinator", releases: .since(3), "What is stored where; kept."
  ) {
    Method(
      "initWithManagedObjectModel:", swift: "init(managedObjectModel:)",
      { (coordinator: NSPersistentStoreCoordinator, _: Value) in coordinator }, "Makes one for a model.")
    Method(
      "addPersistentStoreWithType:configuration:URL:options:error:", swift: "addPersistentStore(ofType:configurationName:at:options:)",
      { (coordinator: NSPersistentStoreCoordinator, _: Value, _: Value, _: Value, _: Value, _: Value) in coordinator },
      "Adds a store; nothing is stored.")
  }

  static let modelTable = ClassTable(
    NSManagedObjectModel.self, inherits: "NSObject", label: "model", releases: .since(3), "The entities of an app; not read."
  ) {
    Method(
      "initWithContentsOfURL:", swift: "init(contentsOf:)", { (model: NSManagedObjectModel, _: Value) in model },
      "Makes the model of a file.")
    ClassMethod(
      "mergedModelFromBundles:", swift: "mergedModel(from:)", { (_, simulation, _: Value) in NSManagedObjectModel(in: simulation) },
      "The model of the app.")
  }
}
