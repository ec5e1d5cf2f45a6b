import FoundationModel
import ObjectModel

/// The messages of `UITableViewDataSource`.
package enum TableDataSource {
  private static let owner = "UITableViewDataSource"

  package static let numberOfSections = MessageType<Int, UITableView>(
    "numberOfSectionsInTableView:", swift: "numberOfSections(in:)", short: "numberOfSections", parameters: "tableView", .dataSource,
    in: owner,
    sender: 0, otherwise: "1", "Asks how many sections there are.")
  package static let numberOfRows = MessageType<Int, UITableView, Int>(
    "tableView:numberOfRowsInSection:", swift: "tableView(_:numberOfRowsInSection:)", short: "numberOfRows",
    parameters: "tableView section",
    .dataSource, in: owner, sender: 0, "Asks how many rows a section has.")
  package static let cellForRow = MessageType<UITableViewCell?, UITableView, NSIndexPath>(
    "tableView:cellForRowAtIndexPath:", swift: "tableView(_:cellForRowAt:)", short: "cellForRow", parameters: "tableView indexPath",
    .dataSource,
    in: owner, sender: 0, "Asks for a row's cell.")
  package static let titleForHeader = MessageType<String?, UITableView, Int>(
    "tableView:titleForHeaderInSection:", swift: "tableView(_:titleForHeaderInSection:)", short: "titleForHeader",
    parameters: "tableView section", .dataSource, in: owner, sender: 0, otherwise: "no header", "Asks for a section's header.")

  package static let table = ProtocolTable(
    owner, "Fills a table with rows.", [numberOfSections.info, numberOfRows.info, cellForRow.info, titleForHeader.info])
}

/// The messages of `UITableViewDelegate`.
package enum TableDelegate {
  private static let owner = "UITableViewDelegate"
  private static let both = "tableView indexPath"

  package static let shouldHighlight = MessageType<Bool, UITableView, NSIndexPath>(
    "tableView:shouldHighlightRowAtIndexPath:", swift: "tableView(_:shouldHighlightRowAt:)", short: "shouldHighlightRow", parameters: both,
    .delegate, in: owner, releases: .since(6), sender: 0, otherwise: "YES", "Asks whether a touched row lights up.")
  package static let didHighlight = MessageType<NoReply, UITableView, NSIndexPath>(
    "tableView:didHighlightRowAtIndexPath:", swift: "tableView(_:didHighlightRowAt:)", short: "didHighlightRow", parameters: both,
    .delegate,
    in: owner, releases: .since(6), sender: 0, "Tells that a touched row lit up.")
  package static let didUnhighlight = MessageType<NoReply, UITableView, NSIndexPath>(
    "tableView:didUnhighlightRowAtIndexPath:", swift: "tableView(_:didUnhighlightRowAt:)", short: "didUnhighlightRow", parameters: both,
    .delegate, in: owner, releases: .since(6), sender: 0, "Tells that the finger left a row.")
  package static let willSelect = MessageType<NSIndexPath?, UITableView, NSIndexPath>(
    "tableView:willSelectRowAtIndexPath:", swift: "tableView(_:willSelectRowAt:)", short: "willSelectRow", parameters: both, .delegate,
    in: owner,
    sender: 0, otherwise: "the row itself", "Asks which row a touch selects, if any.")
  package static let didSelect = MessageType<NoReply, UITableView, NSIndexPath>(
    "tableView:didSelectRowAtIndexPath:", swift: "tableView(_:didSelectRowAt:)", short: "didSelectRow", parameters: both, .delegate,
    in: owner,
    sender: 0, "Tells that a touch selected a row.")
  package static let willDeselect = MessageType<NSIndexPath?, UITableView, NSIndexPath>(
    "tableView:willDeselectRowAtIndexPath:", swift: "tableView(_:willDeselectRowAt:)", short: "willDeselectRow", parameters: both,
    .delegate,
    in: owner, releases: .since(3), sender: 0, otherwise: "the row itself", "Asks whether the row selected before may be deselected.")
  package static let didDeselect = MessageType<NoReply, UITableView, NSIndexPath>(
    "tableView:didDeselectRowAtIndexPath:", swift: "tableView(_:didDeselectRowAt:)", short: "didDeselectRow", parameters: both, .delegate,
    in: owner, releases: .since(3), sender: 0, "Tells that the row selected before was deselected.")
  package static let accessoryTapped = MessageType<NoReply, UITableView, NSIndexPath>(
    "tableView:accessoryButtonTappedForRowWithIndexPath:", swift: "tableView(_:accessoryButtonTappedForRowWith:)", short: "accessoryTapped",
    parameters: both, .delegate, in: owner, sender: 0, "Tells that a row's accessory button was tapped.")

  package static let table = ProtocolTable(
    owner, "Follows touches on rows.",
    [
      shouldHighlight.info, didHighlight.info, didUnhighlight.info, willSelect.info, didSelect.info, willDeselect.info, didDeselect.info,
      accessoryTapped.info,
    ] + unsent)
}
