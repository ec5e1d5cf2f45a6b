import FoundationModel
import ObjectModel

extension ClassRegistry {
  /// Every class of the model. Add a class here when you add its file.
  package static let uikit: [Source] =
    [
      Source("UIResponder", UIResponder.self) { UIResponder.responderTable },
      Source("UIView", UIView.self) { UIView.viewTable },
      Source("UIWindow", UIWindow.self) { UIWindow.windowTable },
      Source("UIApplication", UIApplication.self) { UIApplication.applicationTable },
      Source("UIBarItem", UIBarItem.self) { UIBarItem.table },
      Source("UIBarButtonItem", UIBarButtonItem.self) { UIBarButtonItem.buttonTable },
      Source("UINavigationItem", UINavigationItem.self) { UINavigationItem.table },
      Source("UITabBarItem", UITabBarItem.self) { UITabBarItem.tabItemTable },
      Source("UIToolbar", UIToolbar.self) { UIToolbar.toolbarTable },
      Source("UINavigationBar", UINavigationBar.self) { UINavigationBar.barTable },
      Source("UITabBar", UITabBar.self) { UITabBar.barTable },
      Source("UIViewController", UIViewController.self) { UIViewController.controllerTable },
      Source("UINavigationController", UINavigationController.self) { UINavigationController.navigationTable },
      Source("UITabBarController", UITabBarController.self) { UITabBarController.tabTable },
      Source("UISplitViewController", UISplitViewController.self) { UISplitViewController.splitTable },
      Source("UITableViewController", UITableViewController.self) { UITableViewController.tableControllerTable },
      Source("UITableView", UITableView.self) { UITableView.tableViewTable },
      Source("UITableViewCell", UITableViewCell.self) { UITableViewCell.cellTable },
      Source("UITraitCollection", UITraitCollection.self) { UITraitCollection.traitTable },
      Source("UITransitionCoordinator", UITransitionCoordinator.self) { UITransitionCoordinator.table },
      Source("UIPopoverController", UIPopoverController.self) { UIPopoverController.table },
      Source("UIPresentationController", UIPresentationController.self) { UIPresentationController.presentationTable },
      Source("UIPopoverPresentationController", UIPopoverPresentationController.self) {
        UIPopoverPresentationController.popoverPresentationTable
      },
      Source("UISheetPresentationController", UISheetPresentationController.self) { UISheetPresentationController.sheetTable },
      Source("UIAlertController", UIAlertController.self) { UIAlertController.alertControllerTable },
      Source("UIAlertAction", UIAlertAction.self) { UIAlertAction.table },
      Source("UISearchController", UISearchController.self) { UISearchController.searchTable },
      Source("UIAction", UIAction.self) { UIAction.table },
      Source("UIScene", UIScene.self) { UIScene.sceneTable },
      Source("UIWindowScene", UIWindowScene.self) { UIWindowScene.windowSceneTable },
      Source("UISceneConnectionOptions", UISceneConnectionOptions.self) { UIScene.connectionTable },
      Source("UISceneSession", UISceneSession.self) { UISceneSession.table },
      Source("UISceneConfiguration", UISceneConfiguration.self) { UISceneConfiguration.table },
      Source("UIViewPropertyAnimator", UIViewPropertyAnimator.self) { UIViewPropertyAnimator.animatorTable },
      Source("UITraitOverrides", UITraitOverrides.self) { UITraitOverrides.table },
      Source("UIStoryboardSegue", UIStoryboardSegue.self) { UIStoryboardSegue.table },
      Source("UIStoryboardPopoverSegue", UIStoryboardPopoverSegue.self) { UIStoryboardPopoverSegue.popoverTable },
      Source("UIStoryboard", UIStoryboard.self) { UIStoryboard.table },
    ] + NamedTrait.sources + collections

  private static let collections: [Source] =
    [
      Source("UICollectionView", UICollectionView.self) { UICollectionView.collectionTable },
      Source("UICollectionViewController", UICollectionViewController.self) { UICollectionViewController.collectionControllerTable },
      Source("UICollectionReusableView", UICollectionReusableView.self) { UICollectionReusableView.reusableTable },
      Source("UICollectionViewCell", UICollectionViewCell.self) { UICollectionViewCell.collectionCellTable },
      Source("UICollectionViewListCell", UICollectionViewListCell.self) { UICollectionViewCell.listCellTable },
      Source("UIListContentConfiguration", UIListContentConfiguration.self) { UIListContentConfiguration.contentTable },
      Source("UICollectionViewCellRegistration", UICollectionViewCellRegistration.self) {
        UICollectionViewCellRegistration.registrationTable
      },
      Source("UICollectionViewSupplementaryRegistration", UICollectionViewSupplementaryRegistration.self) {
        UICollectionViewCellRegistration.supplementaryTable
      },
      Source("UITableViewDiffableDataSource", UITableViewDiffableDataSource.self) { DiffableDataSource.tableTable },
      Source("UICollectionViewDiffableDataSource", UICollectionViewDiffableDataSource.self) { DiffableDataSource.collectionTable },
      Source("NSDiffableDataSourceSnapshot", NSDiffableDataSourceSnapshot.self) { NSDiffableDataSourceSnapshot.snapshotTable },
      Source("NSDiffableDataSourceSectionSnapshot", NSDiffableDataSourceSectionSnapshot.self) {
        NSDiffableDataSourceSectionSnapshot.sectionTable
      },
    ] + KeptClass.layouts.map(\.source)
}

extension GlobalTable {
  /// The functions, constants, enumerations and protocols of UIKit's containers.
  package static let uikit = GlobalTable(
    functions: [
      GlobalFunction(
        "UIInterfaceOrientationIsPortrait", { (orientation: UIInterfaceOrientation) in orientation.isPortrait },
        "Whether an orientation is upright."),
      GlobalFunction(
        "UIInterfaceOrientationIsLandscape", { (orientation: UIInterfaceOrientation) in orientation.isLandscape },
        "Whether an orientation lies on its side."),
      GlobalFunction(
        "UIDeviceOrientationIsPortrait", { (orientation: Int) in orientation == 1 || orientation == 2 },
        "Whether the device is held upright."),
      GlobalFunction(
        "UIDeviceOrientationIsLandscape", { (orientation: Int) in orientation == 3 || orientation == 4 },
        "Whether the device is held on its side."),
    ],
    constants: [
      GlobalConstant(
        "UIViewControllerShowDetailTargetDidChangeNotification", swift: "UIViewController.showDetailTargetDidChangeNotification",
        releases: .since(8),
        { .string("UIViewControllerShowDetailTargetDidChangeNotification") },
        "Posted when a split view controller collapses or expands, with it as the object."),
      GlobalConstant(
        "UISplitViewControllerAutomaticDimension", swift: "UISplitViewController.automaticDimension", releases: .since(8),
        { .double(ColumnWidths.automatic) }, "The width that leaves the choice to the split view controller."),
    ],
    enums: [
      UIInterfaceOrientation.type, UIInterfaceOrientationMask.type, UIBarButtonItem.Style.type, UIBarButtonItem.SystemItem.type,
      ModalPresentationStyle.type, ModalTransitionStyle.type, PopoverArrows.type, UserInterfaceSizeClass.type, SplitLayoutEnvironment.type,
      SplitDisplayMode.type, SplitStyle.type, SplitColumn.type, SplitBehavior.type, SplitPrimaryEdge.type, SplitBackgroundStyle.type,
      DisplayModeButtonVisibility.type, UIAlertController.Style.type, UIAlertAction.Style.type,
    ] + BarEnums.all,
    protocols: [
      SplitDelegate.table, PopoverDelegate.table, NavigationDelegate.table, TabBarDelegate.table, TableDelegate.table,
      TableDataSource.table,
      ApplicationDelegate.table, SceneDelegate.table, AdaptiveDelegate.table, PopoverPresentationDelegate.table, SearchDelegate.table,
      SearchDelegate.updating, CollectionDelegate.table, CollectionDataSource.table,
      ProtocolTable(
        "UIViewController", "The messages that UIKit sends to every view controller.", Lifecycle.all + ControllerQuery.all + Showing.all),
    ])
}
