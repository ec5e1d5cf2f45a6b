import FoundationModel
import ObjectModel
import SceneModel

extension UITableView {
  static let tableViewTable = ClassTable(UITableView.self, inherits: "UIScrollView", "A list of rows in sections.") {
    Method(
      "initWithFrame:style:", swift: "init(frame:style:)",
      { (table: UITableView, frame: Rect, style: Int) in
        table.frame = frame
        table.style = style
        return table
      }, "Makes a table at a place.")
    rows(of: UITableView.self)
    Property("style", readOnly: { $0.style }, "Plain or grouped.")
    Property("rowHeight", { $0.rowHeight }, { $0.rowHeight = $1 }, "The height of a row, in points.")
    Property("editing", getter: "isEditing", { $0.isEditing }, { $0.isEditing = $1 }, "Whether rows can be removed and moved.")
    Property("tableHeaderView", { $0.headerView }, { $0.headerView = $1 }, "The view above the rows.")
    Property("tableFooterView", { $0.footerView }, { $0.footerView = $1 }, "The view below the rows.")
    for name in [
      "separatorColor", "separatorInset", "backgroundView", "sectionIndexColor", "dragDelegate", "dropDelegate", "prefetchDataSource",
    ] {
      attribute(name, "Kept, and not followed.") as Property<UITableView>
    }
    for name in [
      "estimatedRowHeight", "sectionHeaderHeight", "sectionFooterHeight", "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight",
      "sectionHeaderTopPadding",
    ] { attribute(name, -1.0, "A height, in points; kept.") as Property<UITableView> }
    for name in [
      "allowsSelectionDuringEditing", "allowsMultipleSelectionDuringEditing", "cellLayoutMarginsFollowReadableWidth",
      "remembersLastFocusedIndexPath", "selectionFollowsFocus", "dragInteractionEnabled",
    ] { attribute(name, false, "Kept, and not followed.") as Property<UITableView> }
    Method(
      "indexPathsForSelectedRows", swift: "indexPathsForSelectedRows", releases: .since(5),
      { (table: UITableView) -> Value in
        table.selection.isEmpty ? .null : .array(table.selection.map { .object(NSIndexPath.make($0, in: table.simulation)) })
      }, "The selected rows, if any.")
    Method(
      "indexPathsForVisibleRows", swift: "indexPathsForVisibleRows",
      { (table: UITableView) in table.knownPaths.map { NSIndexPath.make($0, in: table.simulation) } }, "The rows on the screen.")
    Method(
      "registerNib:forCellReuseIdentifier:", releases: .since(5),
      { (table: UITableView, nib: UINib?, identifier: String) in table.register(nib, for: identifier) },
      "Says which nib has an identifier's cells.")
    Method(
      "registerClass:forHeaderFooterViewReuseIdentifier:", swift: "register(_:forHeaderFooterViewReuseIdentifier:)", releases: .since(6),
      { (_: UITableView, _: Value, _: String) in }, "Says of which class headers are; none is shown.")
    Method(
      "dequeueReusableHeaderFooterViewWithIdentifier:", swift: "dequeueReusableHeaderFooterView(withIdentifier:)", releases: .since(6),
      { (_: UITableView, _: String) in Value.null }, "A header to fill again; none here.")
    Method(
      "performBatchUpdates:completion:", swift: "performBatchUpdates(_:completion:)", releases: .since(11),
      { (table: UITableView, body: Block?, completion: Block?) in
        table.beginUpdates()
        _ = body?.call([])
        table.endUpdates()
        if let completion { table.simulation.runLoop.after(0.3) { completion.call([.bool(true)]) } }
      }, "Makes several changes at once.")
    Property("separatorStyle", { (_: UITableView) in 1 }, { (_: UITableView, _: Int) in }, "How rows are kept apart.")
    Method(
      "numberOfRowsInSection:", swift: "numberOfRows(inSection:)", { (table: UITableView, section: Int) in table.rowCount(in: section) },
      "How many rows a section has.")
    Method(
      "cellForRowAtIndexPath:", swift: "cellForRow(at:)", { (table: UITableView, path: NSIndexPath) in table.cell(at: path.path) },
      "The cell of a row.")
    Method(
      "indexPathForSelectedRow", swift: "indexPathForSelectedRow",
      { (table: UITableView) in table.selection.first.map { NSIndexPath.make($0, in: table.simulation) } },
      "The selected row, if any.")
    Method(
      "indexPathForCell:", swift: "indexPath(for:)",
      { (table: UITableView, cell: UITableViewCell) in
        table.path(of: cell).map { NSIndexPath.make($0, in: table.simulation) }
      }, "The row of a cell.")
    Method(
      "selectRowAtIndexPath:animated:scrollPosition:", swift: "selectRow(at:animated:scrollPosition:)",
      { (table: UITableView, path: NSIndexPath?, _: Bool, _: Int) in table.select(path?.path) },
      "Selects a row without telling the delegate.")
    Method(
      "deselectRowAtIndexPath:animated:", swift: "deselectRow(at:animated:)",
      { (table: UITableView, path: NSIndexPath, _: Bool) in
        table.selection.removeAll { $0 == path.path }
      }, "Deselects a row without telling the delegate.")
    Method(
      "dequeueReusableCellWithIdentifier:", swift: "dequeueReusableCell(withIdentifier:)",
      { (table: UITableView, identifier: String) in
        table.knownCell(identifier) ?? table.answerMissing(identifier)
      }, "A cell to fill again; one of the registered class, or nil.")
    Method(
      "dequeueReusableCellWithIdentifier:forIndexPath:", swift: "dequeueReusableCell(withIdentifier:for:)", releases: .since(6),
      { (table: UITableView, identifier: String, _: NSIndexPath) in
        table.knownCell(identifier) ?? table.standInCell(identifier)
      }, "A cell to fill, of the registered or prototype class.")
    Method(
      variadic: "registerClass:forCellReuseIdentifier:", swift: "register(_:forCellReuseIdentifier:)", releases: .since(6),
      { table, arguments, _ in
        // In Swift a class and a nib are registered by the same name.
        guard let identifier = arguments.last.flatMap(String.unbox) else { return .void }
        if case .type(let type)? = arguments.first { table.register(type, for: identifier) }
        if let nib = arguments.first?.object as? UINib { table.register(nib, for: identifier) }
        return .void
      }, "Says of which class an identifier's cells are.")
    Method(
      "insertRowsAtIndexPaths:withRowAnimation:", swift: "insertRows(at:with:)",
      { (table: UITableView, paths: [NSIndexPath], _: Value) in table.note { $0.inserted += paths.map(\.path) } },
      "Tells that the data source has new rows.")
    Method(
      "deleteRowsAtIndexPaths:withRowAnimation:", swift: "deleteRows(at:with:)",
      { (table: UITableView, paths: [NSIndexPath], _: Value) in table.note { $0.deleted += paths.map(\.path) } },
      "Tells that the data source has lost rows.")
    Method(
      "reloadRowsAtIndexPaths:withRowAnimation:", swift: "reloadRows(at:with:)",
      { (table: UITableView, paths: [NSIndexPath], _: Value) in table.note { $0.reloaded += paths.map(\.path) } },
      "Asks for some rows anew.")
    Method(
      "reloadSections:withRowAnimation:", swift: "reloadSections(_:with:)",
      { (table: UITableView, sections: Value, _: Value) in table.note { $0.reloadedSections += indexes(sections) } },
      "Asks for some sections anew.")
    Method(
      "moveRowAtIndexPath:toIndexPath:", swift: "moveRow(at:to:)", releases: .since(5),
      { (table: UITableView, from: NSIndexPath?, to: NSIndexPath?) in
        table.note { update in
          update.deleted += from.map { [$0.path] } ?? []
          update.inserted += to.map { [$0.path] } ?? []
        }
      }, "Tells that a row has another place.")
    Method(
      "insertSections:withRowAnimation:", swift: "insertSections(_:with:)",
      { (table: UITableView, sections: Value, _: Value) in table.note { $0.insertedSections += indexes(sections) } },
      "Tells that the data source has new sections.")
    Method(
      "deleteSections:withRowAnimation:", swift: "deleteSections(_:with:)",
      { (table: UITableView, sections: Value, _: Value) in table.note { $0.deletedSections += indexes(sections) } },
      "Tells that the data source has lost sections.")
    Method("beginUpdates", { (table: UITableView) in table.beginUpdates() }, "Begins a group of changes.")
    Method("endUpdates", { (table: UITableView) in table.endUpdates() }, "Ends a group of changes.")
    Method(
      "setEditing:animated:", swift: "setEditing(_:animated:)",
      { (table: UITableView, editing: Bool, _: Bool) in table.isEditing = editing }, "Starts or ends editing.")
    Method(
      "scrollToRowAtIndexPath:atScrollPosition:animated:", swift: "scrollToRow(at:at:animated:)",
      { (table: UITableView, path: NSIndexPath, _: Int, _: Bool) in table.scroll(to: path.path) }, "Scrolls to a row.")
  }

  private static func indexes(_ sections: Value) -> [Int] { (sections.object as? NSIndexSet)?.indexes ?? [Int].unbox(sections) ?? [] }

  /// A cell that a storyboard, a registered class or a registered nib gives for an identifier.
  fileprivate func knownCell(_ identifier: String) -> UITableViewCell? {
    if let prototype = interface?.cell(identifier, in: simulation) { return prototype }
    if let type = registeredClass(for: identifier) { return makeCell(of: type, identifier) }
    guard let nib = registeredNib(for: identifier) else { return nil }
    let cell = simulation.uikit.cell(fromNib: nib, UITableViewCell.self)
    cell?.reuseIdentifier = identifier
    return cell
  }

  /// What stands for the prototype of a storyboard that was not loaded.
  func standInCell(_ identifier: String) -> UITableViewCell? {
    let cell = makeCell(of: simulation.classes.runtimeClass(of: UITableViewCell.self), identifier)
    return simulation.uikit.resources.storyboards.isEmpty ? cell?.standing(for: "cell '\(identifier)'") : cell
  }

  /// Answers nil, as for an identifier of which nothing is known; code that insists on a cell gets a stand-in where no storyboard was loaded.
  fileprivate func answerMissing(_ identifier: String) -> UITableViewCell? {
    guard simulation.uikit.resources.storyboards.isEmpty, simulation.release >= Release(5) else { return nil }
    missingIdentifier = identifier
    simulation.missingPart = { [weak self] in self?.standInCell(identifier).map(Value.object) }
    return nil
  }

  private func makeCell(of type: RuntimeClass, _ identifier: String) -> UITableViewCell? {
    simulation.firstUse?(type)
    guard let cell = type.nativeTable.allocate?(type, simulation) else { return nil }
    let made = simulation.perform("initWithStyle:reuseIdentifier:", on: .object(cell), [.int(0), .string(identifier)])
    return made.object as? UITableViewCell
  }
}
