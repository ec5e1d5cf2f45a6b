extension KeptRecords {
  /// Members of scenes, menus, drags and the layouts of collections that have no effect in the model.
  static let sceneMembers = members(
    """
    UIApplication openSessions/openSessions=[]
    UISceneSession stateRestorationActivity persistentIdentifier/persistentIdentifier="main" userInfo
    UIScene userActivity activationConditions/activationConditions=UISceneActivationConditions subtitle
    UIWindowScene statusBarManager/statusBarManager=UIStatusBarManager sizeRestrictions/sizeRestrictions=UISceneSizeRestrictions titlebar fullScreen isFullScreen effectiveGeometry
      requestGeometryUpdateWithPreferences:errorHandler:/requestGeometryUpdate(_:errorHandler:) windowingControlClass
    UISceneConnectionOptions shortcutItem
    UIDocumentPickerViewController directoryURL shouldShowFileExtensions allowsMultipleSelection
    UIView accessibilityUserInputLabels accessibilityAttributedUserInputLabels accessibilityTextualContext accessibilityDragSourceDescriptors
    UIKeyCommand
      +commandWithTitle:image:action:input:modifierFlags:propertyList:=self
      +commandWithTitle:image:action:input:modifierFlags:propertyList:alternates:=self
      +inputEscape/inputEscape="" +inputUpArrow/inputUpArrow="" +inputDownArrow/inputDownArrow="" +inputLeftArrow/inputLeftArrow=""
      +inputRightArrow/inputRightArrow="" +inputPageUp/inputPageUp="" +inputPageDown/inputPageDown="" +inputHome/inputHome="" +inputEnd/inputEnd=""
      +inputDelete/inputDelete="" +inputF1/inputF1="" alternates wantsPriorityOverSystemBehavior allowsAutomaticLocalization
      allowsAutomaticMirroring
      initWithTitle:image:action:input:modifierFlags:propertyList:alternates:/init(title:image:action:input:modifierFlags:propertyList:alternates:)=self
    NSMergePolicy +mergeByPropertyObjectTrump/mergeByPropertyObjectTrump=self +mergeByPropertyStoreTrump/mergeByPropertyStoreTrump=self
      +overwrite/overwrite=self +rollback/rollback=self +error/error=self mergeType
    NSCollectionLayoutSection visibleItemsInvalidationHandler supplementariesFollowContentInsets contentInsetsReference
      orthogonalScrollingProperties supplementaryContentInsetsReference
    UICollectionViewCompositionalLayoutConfiguration interSectionSpacing scrollDirection boundarySupplementaryItems contentInsetsReference
    WKContextMenuElementInfo linkURL
    UITableView rectForRowAtIndexPath:/rectForRow(at:) rectForHeaderInSection:/rectForHeader(inSection:)
      rectForFooterInSection:/rectForFooter(inSection:)
    UICollectionViewDiffableDataSource reorderingHandlers/reorderingHandlers=UICollectionViewDiffableDataSourceReorderingHandlers
      sectionSnapshotHandlers/sectionSnapshotHandlers=UICollectionViewDiffableDataSourceSectionSnapshotHandlers
    UITraitCollection forceTouchCapability/forceTouchCapability=1 hasDifferentColorAppearanceComparedToTraitCollection:/hasDifferentColorAppearance(comparedTo:)=NO
    NSCollectionLayoutContainer contentSize effectiveContentSize contentInsets effectiveContentInsets
    """)

  /// Classes of scenes, menus, drags and layouts that only come and go.
  static let sceneClasses = classes(
    """
    UISceneSizeRestrictions NSObject minimumSize maximumSize allowsFullScreen
    UISceneActivationConditions NSObject canActivateForTargetContentIdentifierPredicate prefersToActivateForTargetContentIdentifierPredicate
    UISceneOpenURLOptions NSObject sourceApplication annotation openInPlace eventAttribution
    UITitlebar NSObject titleVisibility toolbar toolbarStyle autoHidesToolbarInFullScreen representedURL separatorStyle
    UICommandAlternate NSObject title action modifierFlags
      +alternateWithTitle:action:modifierFlags:/init(title:action:modifierFlags:)=self
    UIContentSizeCategory NSObject
    UIDragPreview NSObject initWithView:/init(view:)=self initWithView:parameters:/init(view:parameters:)=self view parameters
      +previewForURL:/init(for:)=self
    UIDragPreviewParameters NSObject backgroundColor visiblePath shadowPath
    UIDragPreviewTarget UIPreviewTarget
    UITargetedDragPreview UITargetedPreview
    NSCollectionLayoutContainer NSObject
    WKContextMenuElementInfo NSObject
    UICollectionViewCompositionalLayoutConfiguration NSObject
    UICollectionViewDiffableDataSourceReorderingHandlers NSObject canReorderItem willReorder didReorder
    UICollectionViewDiffableDataSourceSectionSnapshotHandlers NSObject shouldExpandItem willExpandItem shouldCollapseItem willCollapseItem
      snapshotForExpandingParent
    UICellAccessoryDisclosureIndicator UICellAccessory
    UICellAccessoryCheckmark UICellAccessory
    UICellAccessoryDetail UICellAccessory actionHandler
    UICellAccessoryDelete UICellAccessory actionHandler
    UICellAccessoryReorder UICellAccessory showsVerticalSeparator
    UICellAccessoryMultiselect UICellAccessory backgroundColor
    UICellAccessoryOutlineDisclosure UICellAccessory style actionHandler
    UICellAccessoryLabel UICellAccessory initWithText:=self text font adjustsFontForContentSizeCategory
    UICellAccessoryCustomView UICellAccessory initWithCustomView:placement:=self customView placement
    """, of: "UIKit")
}
