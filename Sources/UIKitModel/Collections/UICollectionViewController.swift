import ObjectModel
import SceneModel

/// A controller whose view holds a collection, and who fills and follows it.
package final class UICollectionViewController: UIViewController {
  package private(set) lazy var collectionView = makeCollection()
  package var clearsSelectionOnViewWillAppear = true
  fileprivate var layout: Object?

  package override func dismantle() {
    super.dismantle()
    layout = nil
  }

  private func makeCollection() -> UICollectionView {
    let collection = owned(UICollectionView(in: simulation), "collectionView")
    collection.layout = layout
    collection.setDelegate(self)
    let answers = [CollectionDataSource.numberOfItems.info, CollectionDataSource.cellForItem.info].contains {
      simulation.hasCode(self, $0.selector)
    }
    if answers { collection.setDataSource(self) }
    return collection
  }

  override func makeView() -> UIView { collectionView }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if clearsSelectionOnViewWillAppear { collectionView.selection = [] }
    collectionView.scheduleReload()
    simulation.runLoop.atEndOfTurn(for: self) { controller in
      if controller.collectionView.isOnScreen { controller.collectionView.loadRows() }
    }
  }
}

extension UICollectionViewController {
  static let collectionControllerTable = ClassTable(
    UICollectionViewController.self, inherits: "UIViewController", releases: .since(6),
    protocols: ["UICollectionViewDelegate", "UICollectionViewDataSource"],
    "A controller whose view holds a collection, and who fills and follows it."
  ) {
    Method(
      "initWithCollectionViewLayout:", swift: "init(collectionViewLayout:)",
      { (controller: UICollectionViewController, layout: Object?) in
        controller.layout = layout
        return controller.setUp() ? controller : nil
      }, "Makes a controller of a collection with a layout.")
    Property("collectionView", { $0.collectionView }, { (_: UICollectionViewController, _: UICollectionView) in }, "The collection.")
    Property("collectionViewLayout", releases: .since(7), readOnly: { $0.layout }, "The layout that the controller was made with.")
    Property(
      "clearsSelectionOnViewWillAppear", { $0.clearsSelectionOnViewWillAppear }, { $0.clearsSelectionOnViewWillAppear = $1 },
      "Whether the selection goes when the view appears again.")
    Property(
      "installsStandardGestureForInteractiveMovement", releases: .since(9), { (_: UICollectionViewController) in true },
      { (_: UICollectionViewController, _: Bool) in }, "Whether items can be moved by hand; not modelled.")
  }
}
