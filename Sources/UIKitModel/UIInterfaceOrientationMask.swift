import ObjectModel

/// A set of interface orientations.
package struct UIInterfaceOrientationMask: BridgedOptions, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let portrait = Self(rawValue: 2)
  package static let portraitUpsideDown = Self(rawValue: 4)
  package static let landscapeRight = Self(rawValue: 8)
  package static let landscapeLeft = Self(rawValue: 16)
  package static let all = Self(rawValue: 30)
  package static let allButUpsideDown = Self(rawValue: 26)

  package static let type = EnumType(
    "UIInterfaceOrientationMask", isOptionSet: true, "A set of interface orientations.",
    [
      .init("portrait", "UIInterfaceOrientationMaskPortrait", 2),
      .init("portraitUpsideDown", "UIInterfaceOrientationMaskPortraitUpsideDown", 4),
      .init("landscapeRight", "UIInterfaceOrientationMaskLandscapeRight", 8),
      .init("landscapeLeft", "UIInterfaceOrientationMaskLandscapeLeft", 16), .init("landscape", "UIInterfaceOrientationMaskLandscape", 24),
      .init("all", "UIInterfaceOrientationMaskAll", 30), .init("allButUpsideDown", "UIInterfaceOrientationMaskAllButUpsideDown", 26),
    ])

  package func allows(_ orientation: UIInterfaceOrientation) -> Bool { rawValue & (1 << orientation.rawValue) != 0 }
}
