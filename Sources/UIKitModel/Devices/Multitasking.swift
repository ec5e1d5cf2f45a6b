import SceneModel

/// How much of a tablet's screen an app has.
package enum Multitasking: String, Sendable, CaseIterable {
  case full
  case twoThirds = "2/3"
  case half = "1/2"
  case third = "1/3"
  case slideOver = "slide-over"
}

extension Device {
  /// The width of the divider between two apps, in points.
  private static let divider = 10.0

  /// The size of an app's window on the screen held so; `nil` where the device has no such share.
  ///
  /// Upright there is no half: the wide share is called 2/3, the narrow one 1/3.
  package func windowSize(_ share: Multitasking, isPortrait: Bool) -> Size? {
    let screen = isPortrait ? portraitSize : Size(width: portraitSize.height, height: portraitSize.width)
    let narrow = isPortrait ? narrowWidths.portrait : narrowWidths.landscape
    switch share {
    case .full: return screen
    case .third: return Size(width: narrow, height: screen.height)
    case .slideOver: return Size(width: narrowWidths.landscape, height: screen.height)
    case .half: return isPortrait ? nil : Size(width: (screen.width - Self.divider) / 2, height: screen.height)
    case .twoThirds: return Size(width: screen.width - Self.divider - narrow, height: screen.height)
    }
  }

  /// The traits of a window of the size.
  ///
  /// A tablet's window is horizontally regular from some width on: 678 points (half of the largest screen) are, 647 (the wide share upright) are not.
  func traits(windowSize size: Size, isPortrait: Bool, compactBelow limit: Double) -> Traits {
    let isWide: Bool
    switch idiom {
    case .pad: isWide = size.width >= limit || size.width >= portraitSize.width
    case .phone: isWide = isWideOnItsSide && !isPortrait
    }
    return Traits(
      horizontal: isWide ? .regular : .compact, vertical: idiom == .pad || isPortrait ? .regular : .compact,
      idiom: idiom == .pad ? 1 : 0, scale: scale)
  }
}
