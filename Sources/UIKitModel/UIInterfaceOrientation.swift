import ObjectModel

/// Which way up the interface is. Landscape right means that the home button is at the right.
package enum UIInterfaceOrientation: Int, CaseIterable, Sendable, BridgedEnum {
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  package static let type = EnumType(
    "UIInterfaceOrientation", "Which way up the interface is.",
    [
      .init("portrait", "UIInterfaceOrientationPortrait", 1),
      .init("portraitUpsideDown", "UIInterfaceOrientationPortraitUpsideDown", 2),
      .init("landscapeRight", "UIInterfaceOrientationLandscapeRight", 3),
      .init("landscapeLeft", "UIInterfaceOrientationLandscapeLeft", 4),
      .init("unknown", "UIInterfaceOrientationUnknown", 0, .since(8)),
    ])

  package var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  package var isLandscape: Bool { !isPortrait }
}
