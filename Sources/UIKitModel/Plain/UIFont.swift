import ObjectModel

/// A font of a name and a size.
package final class UIFont: Object {
  fileprivate var title = "Helvetica"
  fileprivate var pointSize = 17.0

  fileprivate static func make(_ name: String, _ size: Double, in simulation: Simulation) -> UIFont {
    let font = UIFont(in: simulation)
    font.title = name
    font.pointSize = size
    return font
  }

  package override func isEqual(_ other: Value) -> Bool {
    guard let font = other.object as? UIFont else { return false }
    return font.title == title && font.pointSize == pointSize
  }
}

extension UIFont {
  static let table = ClassTable(UIFont.self, inherits: "NSObject", "A font of a name and a size.") {
    ClassMethod(
      "systemFontOfSize:", swift: "systemFont(ofSize:)", { (_, simulation, size: Double) in make("Helvetica", size, in: simulation) },
      "The system's font.")
    ClassMethod(
      "boldSystemFontOfSize:", swift: "boldSystemFont(ofSize:)",
      { (_, simulation, size: Double) in make("Helvetica-Bold", size, in: simulation) },
      "The system's bold font.")
    ClassMethod(
      "italicSystemFontOfSize:", swift: "italicSystemFont(ofSize:)",
      { (_, simulation, size: Double) in make("Helvetica-Oblique", size, in: simulation) },
      "The system's slanted font.")
    ClassMethod(
      "fontWithName:size:", swift: "init(name:size:)", { (_, simulation, name: String, size: Double) in make(name, size, in: simulation) },
      "The font of a name.")
    ClassMethod(
      "preferredFontForTextStyle:", swift: "preferredFont(forTextStyle:)", releases: .since(7),
      { (_, simulation, _: TextStyle) in make("Helvetica", 17, in: simulation) },
      "The font for a use.")
    ClassMethod(
      "systemFontOfSize:weight:", swift: "systemFont(ofSize:weight:)", releases: .since(8, 2),
      { (_, simulation, size: Double, _: FontWeight) in make("Helvetica", size, in: simulation) }, "The system's font, thin to black.")
    ClassMethod(
      "monospacedSystemFontOfSize:weight:", swift: "monospacedSystemFont(ofSize:weight:)", releases: .since(13),
      { (_, simulation, size: Double, _: FontWeight) in make("Menlo", size, in: simulation) }, "The system's font of even widths.")
    ClassMethod(
      "monospacedDigitSystemFontOfSize:weight:", swift: "monospacedDigitSystemFont(ofSize:weight:)", releases: .since(9),
      { (_, simulation, size: Double, _: FontWeight) in make("Helvetica", size, in: simulation) },
      "The system's font, its digits of even width.")
    ClassMethod("systemFontSize", swift: "systemFontSize", { (_, _) in 14.0 }, "The usual size.")
    ClassMethod("smallSystemFontSize", swift: "smallSystemFontSize", { (_, _) in 12.0 }, "The usual small size.")
    ClassMethod("labelFontSize", swift: "labelFontSize", { (_, _) in 17.0 }, "The usual size of labels.")
    Method(
      inWorld: "fontWithSize:", swift: "withSize(_:)",
      { (font: UIFont, simulation, size: Double) in make(font.title, size, in: simulation) }, "The font in another size.")
    Property("fontName", readOnly: { $0.title }, "The name of the font.")
    Property("familyName", readOnly: { String($0.title.prefix { $0 != "-" }) }, "The name of its family.")
    Property("pointSize", readOnly: { $0.pointSize }, "The size, in points.")
    Property("lineHeight", releases: .since(4), readOnly: { $0.pointSize * 1.2 }, "The height of a line, in points.")
  }
}
