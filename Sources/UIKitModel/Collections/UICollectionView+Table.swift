import FoundationModel
import ObjectModel
import SceneModel

extension UICollectionView {
  static let collectionTable = ClassTable(
    UICollectionView.self, inherits: "UIScrollView", releases: .since(6), "Items in sections, laid out by a layout."
  ) {
    Method(
      "initWithFrame:collectionViewLayout:", swift: "init(frame:collectionViewLayout:)",
      { (collection: UICollectionView, frame: Rect, layout: Object?) in
        collection.frame = frame
        collection.layout = layout
        return collection
      }, "Makes a collection at a place.")
    rows(of: UICollectionView.self)
    Property("collectionViewLayout", { $0.layout }, { $0.layout = $1 }, "What places the items; kept, and not followed.")
    Method(
      "setCollectionViewLayout:animated:", swift: "setCollectionViewLayout(_:animated:)",
      { (collection: UICollectionView, layout: Object?, _: Bool) in collection.layout = layout }, "Takes another layout.")
    attribute("backgroundView", "The view behind the items.")
    attribute("editing", getter: "isEditing", releases: .since(14), false, "Whether the collection is edited.")
    attribute("remembersLastFocusedIndexPath", releases: .since(9), false, "Whether the focus comes back to where it was.")
    attribute("selectionFollowsFocus", releases: .since(14), false, "Whether what gets the focus is selected.")
    attribute("dragDelegate", releases: .since(11), "Who is asked about drags; never asked.")
    attribute("dropDelegate", releases: .since(11), "Who is asked about drops; never asked.")
    Method(
      "numberOfItemsInSection:", swift: "numberOfItems(inSection:)",
      { (collection: UICollectionView, section: Int) in collection.rowCount(in: section) }, "How many items a section has.")
    Method(
      "cellForItemAtIndexPath:", swift: "cellForItem(at:)",
      { (collection: UICollectionView, path: NSIndexPath) in collection.view(at: path.path) as? UICollectionViewCell },
      "The cell of an item.")
    Method(
      "indexPathForCell:", swift: "indexPath(for:)",
      { (collection: UICollectionView, cell: UICollectionViewCell) in
        collection.path(of: cell).map { NSIndexPath.make($0, in: collection.simulation) }
      }, "The place of a cell.")
    Method(
      "indexPathsForSelectedItems", swift: "indexPathsForSelectedItems",
      { (collection: UICollectionView) in collection.selection.map { NSIndexPath.make($0, in: collection.simulation) } },
      "The selected items.")
    Method(
      "indexPathsForVisibleItems", swift: "indexPathsForVisibleItems",
      { (collection: UICollectionView) in collection.knownPaths.map { NSIndexPath.make($0, in: collection.simulation) } },
      "The items on the screen.")
    Method(
      "selectItemAtIndexPath:animated:scrollPosition:", swift: "selectItem(at:animated:scrollPosition:)",
      { (collection: UICollectionView, path: NSIndexPath?, _: Bool, _: Value) in
        collection.selection = path.map { [$0.path] } ?? []
      }, "Selects an item without telling the delegate.")
    Method(
      "deselectItemAtIndexPath:animated:", swift: "deselectItem(at:animated:)",
      { (collection: UICollectionView, path: NSIndexPath, _: Bool) in collection.selection.removeAll { $0 == path.path } },
      "Deselects an item without telling the delegate.")
    Method(
      "scrollToItemAtIndexPath:atScrollPosition:animated:", swift: "scrollToItem(at:at:animated:)",
      { (_: UICollectionView, _: NSIndexPath, _: Value, _: Bool) in }, "Scrolls to an item; not modelled.")
    Method(
      "performBatchUpdates:completion:", swift: "performBatchUpdates(_:completion:)",
      { (collection: UICollectionView, body: Block?, completion: Block?) in
        _ = body?.call([])
        collection.reload()
        if let completion { collection.simulation.runLoop.after(0.3) { completion.call([.bool(true)]) } }
      }, "Makes several changes at once; here the data source is asked anew.")
    cellRows
    for (selector, swift) in changes {
      Method(
        Selector(selector), swift: swift, { (collection: UICollectionView, _: Value) in collection.reload() },
        "Tells of changes; here the data source is asked anew.")
    }
  }

  private static var changes: [(selector: String, swift: String)] {
    [
      ("insertItemsAtIndexPaths:", "insertItems(at:)"), ("deleteItemsAtIndexPaths:", "deleteItems(at:)"),
      ("reloadItemsAtIndexPaths:", "reloadItems(at:)"), ("insertSections:", "insertSections(_:)"),
      ("deleteSections:", "deleteSections(_:)"), ("reloadSections:", "reloadSections(_:)"),
    ]
  }
}
