import FoundationModel
import ObjectModel

extension TableDelegate {
  private static let owner = "UITableViewDelegate"
  private static let both = "tableView indexPath"

  /// Messages about selection that came later, which the model does not send.
  static let unsent: [MessageInfo] = [
    MessageType<Bool, UITableView, NSIndexPath>(
      "tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:",
      swift: "tableView(_:shouldBeginMultipleSelectionInteractionAt:)", short: "shouldBeginMultipleSelection", parameters: both, .delegate,
      in: owner, releases: .since(13), sender: 0, otherwise: "NO",
      "Asks whether two fingers may begin to select rows; the model does not send it."
    ).info,
    MessageType<NoReply, UITableView, NSIndexPath>(
      "tableView:didBeginMultipleSelectionInteractionAtIndexPath:", swift: "tableView(_:didBeginMultipleSelectionInteractionAt:)",
      short: "didBeginMultipleSelection", parameters: both, .delegate, in: owner, releases: .since(13), sender: 0,
      "Tells that two fingers began to select rows; the model does not send it."
    ).info,
    MessageType<NoReply, UITableView>(
      "tableViewDidEndMultipleSelectionInteraction:", swift: "tableViewDidEndMultipleSelectionInteraction(_:)",
      short: "didEndMultipleSelection", parameters: "tableView", .delegate, in: owner, releases: .since(13), sender: 0,
      "Tells that two fingers ended selecting rows; the model does not send it."
    ).info,
    MessageType<Bool, UITableView, NSIndexPath>(
      "tableView:selectionFollowsFocusForRowAtIndexPath:", swift: "tableView(_:selectionFollowsFocusForRowAt:)",
      short: "selectionFollowsFocus", parameters: both, .delegate, in: owner, releases: .since(15), sender: 0,
      otherwise: "what the table says", "Asks whether the focus selects a row; the model does not send it."
    ).info,
  ]
}
