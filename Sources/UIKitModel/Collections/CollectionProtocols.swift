import FoundationModel
import ObjectModel

/// The messages of `UICollectionViewDataSource`.
package enum CollectionDataSource {
  private static let owner = "UICollectionViewDataSource"

  package static let numberOfSections = MessageType<Int, UICollectionView>(
    "numberOfSectionsInCollectionView:", swift: "numberOfSections(in:)", short: "numberOfSections", parameters: "collectionView",
    .dataSource, in: owner, releases: .since(6), sender: 0, otherwise: "1", "Asks how many sections there are.")
  package static let numberOfItems = MessageType<Int, UICollectionView, Int>(
    "collectionView:numberOfItemsInSection:", swift: "collectionView(_:numberOfItemsInSection:)", short: "numberOfItems",
    parameters: "collectionView section", .dataSource, in: owner, releases: .since(6), sender: 0, "Asks how many items a section has.")
  package static let cellForItem = MessageType<UICollectionViewCell?, UICollectionView, NSIndexPath>(
    "collectionView:cellForItemAtIndexPath:", swift: "collectionView(_:cellForItemAt:)", short: "cellForItem",
    parameters: "collectionView indexPath", .dataSource, in: owner, releases: .since(6), sender: 0, "Asks for an item's cell.")

  package static let table = ProtocolTable(
    owner, releases: .since(6), "Fills a collection with items.", [numberOfSections.info, numberOfItems.info, cellForItem.info])
}

/// The messages of `UICollectionViewDelegate`, in the order that UICollectionView.h gives for a touch.
package enum CollectionDelegate {
  private static let owner = "UICollectionViewDelegate"
  private static let both = "collectionView indexPath"

  package static let shouldHighlight = MessageType<Bool, UICollectionView, NSIndexPath>(
    "collectionView:shouldHighlightItemAtIndexPath:", swift: "collectionView(_:shouldHighlightItemAt:)", short: "shouldHighlightItem",
    parameters: both, .delegate, in: owner, releases: .since(6), sender: 0, otherwise: "YES", "Asks whether a touched item lights up.")
  package static let didHighlight = MessageType<NoReply, UICollectionView, NSIndexPath>(
    "collectionView:didHighlightItemAtIndexPath:", swift: "collectionView(_:didHighlightItemAt:)", short: "didHighlightItem",
    parameters: both, .delegate, in: owner, releases: .since(6), sender: 0, "Tells that a touched item lit up.")
  package static let shouldSelect = MessageType<Bool, UICollectionView, NSIndexPath>(
    "collectionView:shouldSelectItemAtIndexPath:", swift: "collectionView(_:shouldSelectItemAt:)", short: "shouldSelectItem",
    parameters: both, .delegate, in: owner, releases: .since(6), sender: 0, otherwise: "YES", "Asks whether a touch selects an item.")
  package static let shouldDeselect = MessageType<Bool, UICollectionView, NSIndexPath>(
    "collectionView:shouldDeselectItemAtIndexPath:", swift: "collectionView(_:shouldDeselectItemAt:)", short: "shouldDeselectItem",
    parameters: both, .delegate, in: owner, releases: .since(6), sender: 0, otherwise: "YES",
    "Asks whether another touch deselects an item, where several may be selected.")
  package static let didSelect = MessageType<NoReply, UICollectionView, NSIndexPath>(
    "collectionView:didSelectItemAtIndexPath:", swift: "collectionView(_:didSelectItemAt:)", short: "didSelectItem", parameters: both,
    .delegate, in: owner, releases: .since(6), sender: 0, "Tells that a touch selected an item.")
  package static let didDeselect = MessageType<NoReply, UICollectionView, NSIndexPath>(
    "collectionView:didDeselectItemAtIndexPath:", swift: "collectionView(_:didDeselectItemAt:)", short: "didDeselectItem",
    parameters: both, .delegate, in: owner, releases: .since(6), sender: 0, "Tells that the item selected before was deselected.")
  package static let didUnhighlight = MessageType<NoReply, UICollectionView, NSIndexPath>(
    "collectionView:didUnhighlightItemAtIndexPath:", swift: "collectionView(_:didUnhighlightItemAt:)", short: "didUnhighlightItem",
    parameters: both, .delegate, in: owner, releases: .since(6), sender: 0, "Tells that the finger left an item.")
  package static let primaryAction = MessageType<NoReply, UICollectionView, NSIndexPath>(
    "collectionView:performPrimaryActionForItemAtIndexPath:", swift: "collectionView(_:performPrimaryActionForItemAt:)",
    short: "performPrimaryAction", parameters: both, .delegate, in: owner, releases: .since(16), sender: 0,
    "Tells that a touch wants an item's main action done, after the selection.")

  package static let table = ProtocolTable(
    owner, releases: .since(6), "Follows touches on items.",
    [
      shouldHighlight.info, didHighlight.info, shouldSelect.info, shouldDeselect.info, didDeselect.info, didSelect.info,
      didUnhighlight.info, primaryAction.info,
    ])
}
