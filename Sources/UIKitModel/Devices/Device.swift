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
  /// The releases that run on it.
  package let releases: ReleaseRange

  /// Every device, older ones first.
  package static let all: [Device] = [
    Device(name: "ipad", title: "iPad", idiom: .pad, portraitSize: Size(width: 768, height: 1024), releases: .since(3, 2)),
    Device(name: "ipad-mini", title: "iPad mini", idiom: .pad, portraitSize: Size(width: 768, height: 1024), releases: .since(6)),
    Device(name: "iphone-4", title: "iPhone 4", idiom: .phone, portraitSize: Size(width: 320, height: 480), releases: .since(3, 2)),
    Device(name: "iphone-5", title: "iPhone 5", idiom: .phone, portraitSize: Size(width: 320, height: 568), releases: .since(6)),
  ]

  /// The device of the name.
  package static func named(_ name: String) -> Device? { all.first { $0.name == name } }
}
