import ObjectModel

/// The traits of a moment, as code sees them.
package final class UITraitCollection: Object {
  package private(set) var traits = Traits()

  /// Makes a collection of the traits.
  static func make(_ traits: Traits, in simulation: Simulation) -> UITraitCollection {
    let collection = UITraitCollection(in: simulation)
    collection.traits = traits
    return collection
  }

  package override func isEqual(_ other: Value) -> Bool { (other.object as? UITraitCollection)?.traits == traits }
}

extension UITraitCollection {
  static let traitTable = ClassTable(
    UITraitCollection.self, inherits: "NSObject", releases: .since(8), "What a controller can know of its surroundings."
  ) {
    Property(
      "horizontalSizeClass", readOnly: { $0.traits.horizontal ?? .unspecified },
      "Whether there is much room from side to side: regular, or compact.")
    Property("verticalSizeClass", readOnly: { $0.traits.vertical ?? .unspecified }, "Whether there is much room from top to bottom.")
    Property("userInterfaceIdiom", readOnly: { $0.traits.idiom ?? -1 }, "What kind of device it is.")
    Property("displayScale", readOnly: { $0.traits.scale ?? 0 }, "How many pixels a point is wide.")
    Property(
      "userInterfaceStyle", releases: .since(12), readOnly: { $0.traits.style ?? 0 }, "Whether the interface is light or dark.")
    Property(
      "splitViewControllerLayoutEnvironment", releases: .since(26), readOnly: { $0.traits.splitEnvironment ?? .none },
      "Whether the nearest split view controller above is expanded or collapsed.")
    Method(
      "containsTraitsInCollection:", swift: "containsTraits(in:)",
      { (collection: UITraitCollection, other: UITraitCollection?) in other.map { collection.traits.contains($0.traits) } ?? true },
      "Whether every trait that another collection specifies is the same here.")
    ClassMethod(
      "traitCollectionWithHorizontalSizeClass:", swift: "init(horizontalSizeClass:)",
      { (_, simulation, size: UserInterfaceSizeClass) in UITraitCollection.make(Traits(horizontal: size), in: simulation) },
      "A collection that specifies the horizontal size class only.")
    ClassMethod(
      "traitCollectionWithVerticalSizeClass:", swift: "init(verticalSizeClass:)",
      { (_, simulation, size: UserInterfaceSizeClass) in UITraitCollection.make(Traits(vertical: size), in: simulation) },
      "A collection that specifies the vertical size class only.")
    ClassMethod(
      "traitCollectionWithUserInterfaceIdiom:", swift: "init(userInterfaceIdiom:)",
      { (_, simulation, idiom: Int) in UITraitCollection.make(Traits(idiom: idiom), in: simulation) },
      "A collection that specifies the idiom only.")
    ClassMethod(
      "traitCollectionWithDisplayScale:", swift: "init(displayScale:)",
      { (_, simulation, scale: Double) in UITraitCollection.make(Traits(scale: scale), in: simulation) },
      "A collection that specifies the scale only.")
    ClassMethod(
      "traitCollectionWithTraitsFromCollections:", swift: "init(traitsFrom:)",
      { (_, simulation, collections: [UITraitCollection]) in
        UITraitCollection.make(collections.reduce(Traits()) { $0.overridden(by: $1.traits) }, in: simulation)
      }, "A collection of all that several specify, later ones over earlier ones.")
  }
}
