import FoundationModel
import ObjectModel

/// A colour that the system adapts to its surroundings; here it is that of a light interface.
struct SystemColor {
  /// The class method that gives it.
  let name: String
  let since: Int
  let red: Double
  let green: Double
  let blue: Double

  static let all = [
    SystemColor(name: "systemRedColor", since: 7, red: 1, green: 0.231, blue: 0.188),
    SystemColor(name: "systemBlueColor", since: 7, red: 0, green: 0.478, blue: 1),
    SystemColor(name: "systemGreenColor", since: 7, red: 0.204, green: 0.78, blue: 0.349),
    SystemColor(name: "systemOrangeColor", since: 7, red: 1, green: 0.584, blue: 0),
    SystemColor(name: "systemYellowColor", since: 7, red: 1, green: 0.8, blue: 0),
    SystemColor(name: "systemPinkColor", since: 7, red: 1, green: 0.176, blue: 0.333),
    SystemColor(name: "systemPurpleColor", since: 9, red: 0.686, green: 0.322, blue: 0.871),
    SystemColor(name: "systemTealColor", since: 7, red: 0.188, green: 0.69, blue: 0.78),
    SystemColor(name: "systemIndigoColor", since: 13, red: 0.345, green: 0.337, blue: 0.839),
    SystemColor(name: "systemBrownColor", since: 13, red: 0.635, green: 0.518, blue: 0.369),
    SystemColor(name: "systemMintColor", since: 15, red: 0, green: 0.78, blue: 0.745),
    SystemColor(name: "systemCyanColor", since: 15, red: 0.196, green: 0.678, blue: 0.902),
    SystemColor(name: "systemGrayColor", since: 7, red: 0.557, green: 0.557, blue: 0.576),
    SystemColor(name: "systemGray2Color", since: 13, red: 0.682, green: 0.682, blue: 0.698),
    SystemColor(name: "systemGray3Color", since: 13, red: 0.78, green: 0.78, blue: 0.8),
    SystemColor(name: "systemGray4Color", since: 13, red: 0.82, green: 0.82, blue: 0.839),
    SystemColor(name: "systemGray5Color", since: 13, red: 0.898, green: 0.898, blue: 0.918),
    SystemColor(name: "systemGray6Color", since: 13, red: 0.949, green: 0.949, blue: 0.969),
    SystemColor(name: "labelColor", since: 13, red: 0, green: 0, blue: 0),
    SystemColor(name: "secondaryLabelColor", since: 13, red: 0.235, green: 0.235, blue: 0.263),
    SystemColor(name: "tertiaryLabelColor", since: 13, red: 0.235, green: 0.235, blue: 0.263),
    SystemColor(name: "quaternaryLabelColor", since: 13, red: 0.235, green: 0.235, blue: 0.263),
    SystemColor(name: "linkColor", since: 13, red: 0, green: 0.478, blue: 1),
    SystemColor(name: "placeholderTextColor", since: 13, red: 0.235, green: 0.235, blue: 0.263),
    SystemColor(name: "separatorColor", since: 13, red: 0.235, green: 0.235, blue: 0.263),
    SystemColor(name: "opaqueSeparatorColor", since: 13, red: 0.776, green: 0.776, blue: 0.784),
    SystemColor(name: "systemBackgroundColor", since: 13, red: 1, green: 1, blue: 1),
    SystemColor(name: "secondarySystemBackgroundColor", since: 13, red: 0.949, green: 0.949, blue: 0.969),
    SystemColor(name: "tertiarySystemBackgroundColor", since: 13, red: 1, green: 1, blue: 1),
    SystemColor(name: "systemGroupedBackgroundColor", since: 13, red: 0.949, green: 0.949, blue: 0.969),
    SystemColor(name: "secondarySystemGroupedBackgroundColor", since: 13, red: 1, green: 1, blue: 1),
    SystemColor(name: "tertiarySystemGroupedBackgroundColor", since: 13, red: 0.949, green: 0.949, blue: 0.969),
    SystemColor(name: "systemFillColor", since: 13, red: 0.471, green: 0.471, blue: 0.502),
    SystemColor(name: "secondarySystemFillColor", since: 13, red: 0.471, green: 0.471, blue: 0.502),
    SystemColor(name: "tertiarySystemFillColor", since: 13, red: 0.463, green: 0.463, blue: 0.502),
    SystemColor(name: "quaternarySystemFillColor", since: 13, red: 0.455, green: 0.455, blue: 0.502),
    SystemColor(name: "tintColor", since: 15, red: 0, green: 0.478, blue: 1),
  ]

  /// The class methods of all.
  @EntryBuilder<UIColor> static var rows: [Entry] {
    for color in all {
      ClassMethod(
        Selector(color.name), swift: color.name == "tintColor" ? "tintColor" : String(color.name.dropLast(5)),
        releases: .since(color.since),
        { (_, simulation) in
          simulation.foundationWorld.only("UIColor." + color.name) { UIColor(in: $0).set(color.red, color.green, color.blue, 1) }
        }, "A colour of the system's, as it is in a light interface.")
    }
  }
}
