/// What the rules of the release make of columns, where several parts of the strategy need to know.
extension ColumnSplit {
  /// Whether the display mode follows from what fits beside the secondary, as in iOS 26.
  var choosesByFit: Bool { profile.holds(.modeByFit) }
  /// Whether the preferred mode is obeyed to the letter while no gesture presents.
  var isStrictWithoutGesture: Bool { profile.holds(.gestureOffIsStrict) }
  /// Whether a split view that is higher than wide overlays when left to itself.
  var overlaysUpright: Bool { profile.holds(.hiddenInPortrait) }
  /// Whether a preferred mode is taken as the nearest one that the behavior allows.
  var fitsModeToBehavior: Bool { profile.holds(.behaviorReinterprets) }
  /// Whether showing and hiding columns writes what is preferred.
  var showWritesPreference: Bool { profile.holds(.showWritesPreference) }
  /// Whether the secondary keeps a least width when sidebars grow.
  var secondaryKeepsWidth: Bool { profile.holds(.secondaryKeepsWidth) }
  /// Whether what a style cannot do raises an exception, and is not passed over.
  var misuseRaises: Bool { profile.holds(.misuseRaises) }
  /// Whether widths and behavior read as nothing before the first appearance.
  var startsWithoutWidths: Bool { profile.holds(.unloadedWidthsAreZero) }
}
