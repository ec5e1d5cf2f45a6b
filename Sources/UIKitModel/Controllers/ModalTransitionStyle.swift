import ObjectModel

/// How a modal presentation moves.
package enum ModalTransitionStyle: Int, Sendable, BridgedEnum {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl

  package static let type = EnumType(
    "UIModalTransitionStyle", "How a modal presentation moves.",
    [
      .init("coverVertical", "UIModalTransitionStyleCoverVertical", 0), .init("flipHorizontal", "UIModalTransitionStyleFlipHorizontal", 1),
      .init("crossDissolve", "UIModalTransitionStyleCrossDissolve", 2),
      .init("partialCurl", "UIModalTransitionStylePartialCurl", 3, .since(3, 2)),
    ])
}
