import ObjectModel
import SceneModel

/// A device that can be simulated.
package struct Device: Sendable {
  package enum Idiom: String, Sendable {
    case phone
    case pad
  }

  /// The name that commands use, such as `ipad-mini`.
  package let name: String
  /// The name for people, such as `iPad mini`.
  package let title: String
  package let idiom: Idiom
  /// The screen held upright, in points.
  package let portraitSize: Size
  /// The releases that ran on the device itself.
  package let releases: ReleaseRange
  /// The releases in which a recording or an option may name it: all of the generations of UIKit that it belongs to, as only its size
  /// counts then. Commands are stricter: they take what `runs` says.
  package let simulated: ReleaseRange
  /// Pixels a point.
  package let scale: Double
  /// Whether a phone on its side is horizontally regular, as the Plus and Max phones are.
  package let isWideOnItsSide: Bool
  /// The width of the narrow side of a split screen, in points: on its side and upright.
  package let narrowWidths: (landscape: Double, portrait: Double)

  private init(
    _ name: String, _ title: String, _ idiom: Idiom, _ width: Double, _ height: Double, _ releases: ReleaseRange, scale: Double,
    isWide: Bool, narrow: (landscape: Double, portrait: Double)
  ) {
    self.name = name
    self.title = title
    self.idiom = idiom
    portraitSize = Size(width: width, height: height)
    self.releases = releases
    simulated = Self.generations(of: releases)
    self.scale = scale
    isWideOnItsSide = isWide
    narrowWidths = narrow
  }

  /// An iPad; the narrow side of a split screen is 320 points wide on smaller and older ones, 375 on larger and newer ones.
  static func pad(
    _ name: String, _ title: String, _ width: Double, _ height: Double, since releases: ReleaseRange, scale: Double = 2,
    narrow: (landscape: Double, portrait: Double) = (320, 320)
  ) -> Device {
    Device(name, title, .pad, width, height, releases, scale: scale, isWide: false, narrow: narrow)
  }

  /// An iPhone.
  static func phone(
    _ name: String, _ title: String, _ width: Double, _ height: Double, since releases: ReleaseRange, scale: Double = 3,
    isWide: Bool = false
  ) -> Device {
    Device(name, title, .phone, width, height, releases, scale: scale, isWide: isWide, narrow: (0, 0))
  }

  /// The releases of the generations that begin with iOS 8, 14 and 26, as far as the device touches them.
  private static func generations(of releases: ReleaseRange) -> ReleaseRange {
    let starts = [Release(8), Release(14), Release(19), Release(26)]
    let since = releases.since >= Release(8) ? starts.last { $0 <= releases.since } : nil
    let until = releases.until.flatMap { until in until > Release(8) ? starts.first { $0 >= until } : until }
    return ReleaseRange(since: since ?? releases.since, until: until)
  }

  /// Whether the device runs a release, by the year: one that came with a small release counts for the whole of it.
  package func runs(_ release: Release) -> Bool {
    releases.contains(release) || release < releases.since && release.major == releases.since.major
  }

  /// The device of the name.
  package static func named(_ name: String) -> Device? { all.first { $0.name == name } }
}
