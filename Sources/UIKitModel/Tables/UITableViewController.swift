import FoundationModel
import ObjectModel
import SceneModel

/// A controller whose view is a table, and who fills and follows it.
package final class UITableViewController: UIViewController {
  package private(set) lazy var tableView = makeTable()
  package var clearsSelectionOnViewWillAppear = true
  package var style = 0
  /// The rows without a data source: what `new table … rows=` gives.
  package var staticRows: [String] = [] {
    didSet { tableView.staticRows = staticRows }
  }

  private func makeTable() -> UITableView {
    let table = owned(UITableView(in: simulation), "tableView")
    table.style = style
    table.setDelegate(self)
    let answersRows =
      simulation.hasCode(self, TableDataSource.numberOfRows.info.selector)
      || simulation.hasCode(self, TableDataSource.cellForRow.info.selector)
    if answersRows { table.setDataSource(self) }
    return table
  }

  override func makeView() -> UIView { tableView }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if clearsSelectionOnViewWillAppear { tableView.selection = [] }
    simulation.runLoop.atEndOfTurn(for: self) { controller in
      let table = controller.tableView
      guard table.isOnScreen else { return }
      if table.dataSource == nil, controller.simulation.hasCode(controller, TableDataSource.numberOfRows.info.selector) {
        table.setDataSource(controller)
      }
      table.loadRows()
    }
  }
}

extension UITableViewController {
  static let tableControllerTable = ClassTable(
    UITableViewController.self, inherits: "UIViewController", protocols: ["UITableViewDelegate", "UITableViewDataSource"],
    "A controller whose view is a table, and who fills and follows it."
  ) {
    Method(
      "initWithStyle:", swift: "init(style:)",
      { (controller: UITableViewController, style: Int) in
        controller.style = style
        return controller.setUp() ? controller : nil
      }, "Makes a controller of a plain or grouped table.")
    Property("tableView", { $0.tableView }, { (_: UITableViewController, _: UITableView) in }, "The table.")
    Property(
      "clearsSelectionOnViewWillAppear", releases: .since(3, 2), { $0.clearsSelectionOnViewWillAppear },
      { $0.clearsSelectionOnViewWillAppear = $1 },
      "Whether the selection goes when the view appears again.")
    Property(
      "refreshControl", releases: .since(6), { (_: UITableViewController) in Value.null }, { (_: UITableViewController, _: Value) in },
      "The control for pulling the table down.")
  }
}

/// A row of a table.
open class UITableViewCell: UIView, RowCell {
  package private(set) lazy var textLabel = label("textLabel")
  package private(set) lazy var detailTextLabel = label("detailTextLabel")
  package private(set) lazy var imageView = part(UIImageView(in: simulation), "imageView")
  package private(set) lazy var contentView = part(UIView(in: simulation), "contentView")
  package var reuseIdentifier: String?
  package var accessoryType = 0
  package var selectionStyle = 1
  package var accessoryView: UIView?
  /// What the cell shows, from iOS 14 on.
  package var content: UIListContentConfiguration?

  var rowText: String? { content?.text ?? textLabel.text }
  var rowDetail: String? { content?.secondaryText ?? detailTextLabel.text }

  private func label(_ name: String) -> UILabel { part(UILabel(in: simulation), name) }

  private func part<Part: Object>(_ part: Part, _ name: String) -> Part {
    part.belongs(to: self, as: name)
    return part
  }

  open override func dismantle() {
    super.dismantle()
    accessoryView = nil
    content = nil
  }
}

extension UITableViewCell {
  static let cellTable = ClassTable(UITableViewCell.self, inherits: "UIView", "A row of a table.") {
    Method(
      "initWithStyle:reuseIdentifier:", swift: "init(style:reuseIdentifier:)",
      { (cell: UITableViewCell, _: Int, identifier: String?) in
        cell.reuseIdentifier = identifier
        return cell
      }, "Makes a cell that may be used again.")
    Property("textLabel", readOnly: { $0.textLabel }, "The main text.")
    Property("detailTextLabel", readOnly: { $0.detailTextLabel }, "The second text.")
    Property("imageView", readOnly: { $0.imageView }, "The picture.")
    Property("contentView", readOnly: { $0.contentView }, "The view that holds the contents.")
    Property("reuseIdentifier", readOnly: { $0.reuseIdentifier }, "The name under which cells like this are used again.")
    Property("accessoryType", { $0.accessoryType }, { $0.accessoryType = $1 }, "The sign at the right end.")
    Property("accessoryView", { $0.accessoryView }, { $0.accessoryView = $1 }, "A view at the right end.")
    Property("selectionStyle", { $0.selectionStyle }, { $0.selectionStyle = $1 }, "How a selection looks.")
    Property(
      "selected", getter: "isSelected", { (_: UITableViewCell) in false }, { (_: UITableViewCell, _: Bool) in },
      "Whether the row is selected.")
    Method(
      "setSelected:animated:", swift: "setSelected(_:animated:)", { (_: UITableViewCell, _: Bool, _: Bool) in },
      "Shows the row as selected or not.")
    Property(
      "contentConfiguration", releases: .since(14), { $0.content },
      { (cell: UITableViewCell, content: UIListContentConfiguration?) in cell.content = content }, "What the cell shows.")
    Method(
      "defaultContentConfiguration", swift: "defaultContentConfiguration()", releases: .since(14),
      { (cell: UITableViewCell) in UIListContentConfiguration(in: cell.simulation) }, "Empty contents in the style of the cell.")
    Method("prepareForReuse", { (_: UITableViewCell) in }, "Empties the cell before it is used again.")
  }
}
