extension KeptClass {
  /// What places the items of collections.
  static let layouts = [
    KeptClass(
      name: "UICollectionViewLayout", since: 6, summary: "What places the items of a collection.", properties: ["collectionView"],
      idle: calls(
        "invalidateLayout/invalidateLayout() prepareLayout/prepare()"
          + " layoutAttributesForElementsInRect:/layoutAttributesForElements(in:) layoutAttributesForItemAtIndexPath:/layoutAttributesForItem(at:)"
          + " shouldInvalidateLayoutForBoundsChange:/shouldInvalidateLayout(forBoundsChange:)")),
    KeptClass(
      name: "UICollectionViewLayoutAttributes", since: 6, summary: "Where an item is placed.",
      classMakers: calls("layoutAttributesForCellWithIndexPath:/init(forCellWith:)"),
      properties: ["frame", "center", "size", "alpha", "zIndex", "hidden", "isHidden", "transform", "transform3D", "indexPath", "bounds"]),
    KeptClass(
      name: "UICollectionViewFlowLayout", superclass: "UICollectionViewLayout", since: 6, summary: "Places items in lines.",
      properties: [
        "itemSize", "estimatedItemSize", "minimumLineSpacing", "minimumInteritemSpacing", "scrollDirection", "sectionInset",
        "headerReferenceSize", "footerReferenceSize", "sectionHeadersPinToVisibleBounds",
      ]),
    KeptClass(
      name: "UICollectionViewCompositionalLayout", superclass: "UICollectionViewLayout", since: 13,
      summary: "Places items as sections say.",
      makers: [
        ("initWithSection:", "init(section:)"), ("initWithSectionProvider:", "init(sectionProvider:)"),
        ("initWithSectionProvider:configuration:", "init(sectionProvider:configuration:)"),
      ], classMakers: [("layoutWithListConfiguration:", "list(using:)")], properties: ["configuration"]),
    KeptClass(
      name: "UICollectionLayoutListConfiguration", since: 14, summary: "How a list looks.",
      makers: [("initWithAppearance:", "init(appearance:)")],
      properties: [
        "headerMode", "footerMode", "showsSeparators", "backgroundColor", "headerTopPadding", "separatorConfiguration",
        "itemSeparatorHandler", "leadingSwipeActionsConfigurationProvider", "trailingSwipeActionsConfigurationProvider",
      ]),
    KeptClass(
      name: "NSCollectionLayoutSection", since: 13, summary: "How the items of a section lie.",
      makers: [("initWithGroup:", "init(group:)")],
      classMakers: [("sectionWithListConfiguration:layoutEnvironment:", "list(using:layoutEnvironment:)")],
      properties: [
        "contentInsets", "interGroupSpacing", "orthogonalScrollingBehavior", "boundarySupplementaryItems", "decorationItems",
      ]),
    KeptClass(
      name: "NSCollectionLayoutGroup", since: 13, summary: "Items that lie together.",
      classMakers: [
        ("horizontalGroupWithLayoutSize:subitems:", "horizontal(layoutSize:subitems:)"),
        ("verticalGroupWithLayoutSize:subitems:", "vertical(layoutSize:subitems:)"),
        ("horizontalGroupWithLayoutSize:subitem:count:", "horizontal(layoutSize:subitem:count:)"),
        ("verticalGroupWithLayoutSize:subitem:count:", "vertical(layoutSize:subitem:count:)"),
        ("horizontalGroupWithLayoutSize:repeatingSubitem:count:", "horizontal(layoutSize:repeatingSubitem:count:)"),
        ("verticalGroupWithLayoutSize:repeatingSubitem:count:", "vertical(layoutSize:repeatingSubitem:count:)"),
      ], properties: ["interItemSpacing", "contentInsets"]),
    KeptClass(
      name: "NSCollectionLayoutItem", since: 13, summary: "The room of one item.",
      makers: [("initWithLayoutSize:", "init(layoutSize:)")], properties: ["contentInsets", "edgeSpacing"]),
    KeptClass(
      name: "NSCollectionLayoutSize", since: 13, summary: "Width and height of an item or group.",
      makers: [("initWithWidthDimension:heightDimension:", "init(widthDimension:heightDimension:)")]),
    KeptClass(
      name: "NSCollectionLayoutDimension", since: 13, summary: "A width or height.",
      classMakers: [
        ("fractionalWidthDimension:", "fractionalWidth(_:)"), ("fractionalHeightDimension:", "fractionalHeight(_:)"),
        ("absoluteDimension:", "absolute(_:)"), ("estimatedDimension:", "estimated(_:)"),
      ]),
    KeptClass(
      name: "NSCollectionLayoutBoundarySupplementaryItem", since: 13, summary: "The room of a header or footer.",
      makers: [("initWithLayoutSize:elementKind:alignment:", "init(layoutSize:elementKind:alignment:)")], properties: ["pinToVisibleBounds"]
    ),
  ]
}
