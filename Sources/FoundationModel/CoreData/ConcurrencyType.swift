import ObjectModel

/// The thread that a context of Core Data belongs to; here there is one.
package enum ConcurrencyType: Int, BridgedEnum, Sendable {
  case confinement = 0
  case privateQueue = 1
  case mainQueue = 2

  package static let type = EnumType(
    "NSManagedObjectContextConcurrencyType", "The thread that a context belongs to.",
    [
      .init("confinementConcurrencyType", "NSConfinementConcurrencyType", 0),
      .init("privateQueueConcurrencyType", "NSPrivateQueueConcurrencyType", 1),
      .init("mainQueueConcurrencyType", "NSMainQueueConcurrencyType", 2),
    ])
}
