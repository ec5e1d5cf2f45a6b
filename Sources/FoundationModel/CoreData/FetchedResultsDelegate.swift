import ObjectModel

/// What happened to an object or section.
package enum FetchedResultsChange: Int, BridgedEnum, Sendable {
  case insert = 1
  case delete = 2
  case move = 3
  case update = 4

  package static let type = EnumType(
    "NSFetchedResultsChangeType", "What happened to an object or section.",
    [
      .init("insert", "NSFetchedResultsChangeInsert", 1), .init("delete", "NSFetchedResultsChangeDelete", 2),
      .init("move", "NSFetchedResultsChangeMove", 3), .init("update", "NSFetchedResultsChangeUpdate", 4),
    ])
}

/// The messages of `NSFetchedResultsControllerDelegate`.
package enum FetchedResultsDelegate {
  private static let owner = "NSFetchedResultsControllerDelegate"

  package static let willChange = MessageType<NoReply, NSFetchedResultsController>(
    "controllerWillChangeContent:", swift: "controllerWillChangeContent(_:)", short: "willChangeContent", parameters: "controller",
    .delegate, in: owner, sender: 0, "Tells that what was found is about to be told anew.")
  package static let didChangeSection = MessageType<NoReply, NSFetchedResultsController, FetchedSection, Int, FetchedResultsChange>(
    "controller:didChangeSection:atIndex:forChangeType:", swift: "controller(_:didChange:atSectionIndex:for:)", short: "didChangeSection",
    parameters: "controller sectionInfo sectionIndex type", .delegate, in: owner, sender: 0, "Tells that a section came or went.")
  package static let didChangeObject = MessageType<
    NoReply, NSFetchedResultsController, Object, NSIndexPath?, FetchedResultsChange, NSIndexPath?
  >(
    "controller:didChangeObject:atIndexPath:forChangeType:newIndexPath:", swift: "controller(_:didChange:at:for:newIndexPath:)",
    short: "didChangeObject", parameters: "controller anObject indexPath type newIndexPath", .delegate, in: owner, sender: 0,
    "Tells that an object came or went.")
  package static let didChange = MessageType<NoReply, NSFetchedResultsController>(
    "controllerDidChangeContent:", swift: "controllerDidChangeContent(_:)", short: "didChangeContent", parameters: "controller", .delegate,
    in: owner, sender: 0, "Tells that everything was told.")

  package static let table = ProtocolTable(
    owner, releases: .since(3), "Hears what comes and goes.",
    [willChange.info, didChangeSection.info, didChangeObject.info, didChange.info])
}
