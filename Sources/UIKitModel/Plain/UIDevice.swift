import FoundationModel
import ObjectModel

/// The device that the app runs on: there is one.
package final class UIDevice: Object {
  /// Which way up the device is held; numbered as the interface's orientations, with left and right named the other way round.
  package enum Orientation: Int, CaseIterable, Sendable, BridgedEnum {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    package static let type = EnumType(
      "UIDeviceOrientation", "Which way up the device is held.", prefix: "UIDeviceOrientation", allCases.map { ("\($0)", $0.rawValue) })
  }

  /// The kind of device: `UIUserInterfaceIdiom`.
  package enum Idiom: Int, CaseIterable, Sendable, BridgedEnum {
    case phone, pad

    package static let type = EnumType(
      "UIUserInterfaceIdiom", "The kind of device.", prefix: "UIUserInterfaceIdiom", allCases.map { ("\($0)", $0.rawValue) })
  }
}

extension EnumType {
  /// An enumeration whose constants are a common prefix and the capitalised names of the cases.
  convenience init(
    _ name: String, swift swiftName: String? = nil, isOptionSet: Bool = false, _ summary: String, prefix: String, _ cases: [(String, Int)]
  ) {
    self.init(
      name, swift: swiftName, isOptionSet: isOptionSet, summary,
      cases.map { .init($0.0, prefix + $0.0.prefix(1).uppercased() + $0.0.dropFirst(), $0.1) })
  }
}

extension UIDevice {
  static let table = ClassTable(UIDevice.self, inherits: "NSObject", "The device that the app runs on.") {
    ClassMethod(
      "currentDevice", swift: "current", { (_, simulation) in simulation.foundationWorld.only("UIDevice") { UIDevice(in: $0) } },
      "The device.")
    Property(
      "userInterfaceIdiom", readOnly: { $0.simulation.uikit.device.idiom == .pad ? Idiom.pad : .phone }, "Whether the device is an iPad.")
    Property("systemVersion", readOnly: { $0.simulation.release.description }, "The release of iOS.")
    Property("systemName", readOnly: { (_: UIDevice) in "iPhone OS" }, "The name of the system.")
    Property("model", readOnly: { $0.simulation.uikit.device.idiom == .pad ? "iPad" : "iPhone" }, "The model.")
    Property("localizedModel", readOnly: { $0.simulation.uikit.device.idiom == .pad ? "iPad" : "iPhone" }, "The model, for people.")
    Property("name", readOnly: { $0.simulation.uikit.device.title }, "The name of the device.")
    Property(
      "orientation", readOnly: { Orientation(rawValue: $0.simulation.uikit.deviceOrientation.rawValue) ?? .unknown },
      "Which way up the device is held.")
    Property("generatesDeviceOrientationNotifications", readOnly: { (_: UIDevice) in true }, "Whether turning it is told.")
    Method("beginGeneratingDeviceOrientationNotifications", { (_: UIDevice) in }, "Makes turning it be told.")
    Method("endGeneratingDeviceOrientationNotifications", { (_: UIDevice) in }, "Ends that.")
    Property("batteryLevel", readOnly: { (_: UIDevice) in -1.0 }, "How full the battery is; unknown here.")
    Property(
      "multitaskingSupported", getter: "isMultitaskingSupported", releases: .since(4), readOnly: { (_: UIDevice) in true },
      "Whether apps go on in the background.")
    Property(
      "identifierForVendor", releases: .since(6), readOnly: { NSUUID.ofVendor(in: $0.simulation) },
      "What tells the device from others; the same in every run.")
  }
}
