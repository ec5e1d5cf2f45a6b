import ObjectModel

/// What a controller can know of its surroundings; `nil` stands for a trait that a collection says nothing about.
package struct Traits: Equatable, Sendable {
  package var horizontal: UserInterfaceSizeClass?
  package var vertical: UserInterfaceSizeClass?
  /// `UIUserInterfaceIdiom`: 0 a phone, 1 a tablet.
  package var idiom: Int?
  /// Pixels a point.
  package var scale: Double?
  /// `UIUserInterfaceStyle`: 1 light, 2 dark; from iOS 12 on.
  package var style: Int?
  package var splitEnvironment: SplitLayoutEnvironment?

  package init(
    horizontal: UserInterfaceSizeClass? = nil, vertical: UserInterfaceSizeClass? = nil, idiom: Int? = nil, scale: Double? = nil,
    style: Int? = nil, splitEnvironment: SplitLayoutEnvironment? = nil
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.idiom = idiom
    self.scale = scale
    self.style = style
    self.splitEnvironment = splitEnvironment
  }

  /// The traits with those that another collection specifies put over them.
  package func overridden(by other: Traits?) -> Traits {
    guard let other else { return self }
    var traits = self
    traits.horizontal = other.horizontal ?? horizontal
    traits.vertical = other.vertical ?? vertical
    traits.idiom = other.idiom ?? idiom
    traits.scale = other.scale ?? scale
    traits.style = other.style ?? style
    traits.splitEnvironment = other.splitEnvironment ?? splitEnvironment
    return traits
  }

  /// Whether every trait that the other specifies is here and the same.
  package func contains(_ other: Traits) -> Bool { overridden(by: other) == self }

  package var isCompact: Bool { horizontal == .compact }
}
