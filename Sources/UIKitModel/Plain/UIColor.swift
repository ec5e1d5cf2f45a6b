import FoundationModel
import ObjectModel

/// A colour: red, green, blue and opacity, each from 0 to 1.
package final class UIColor: Object {
  package private(set) var red = 0.0
  package private(set) var green = 0.0
  package private(set) var blue = 0.0
  package private(set) var alpha = 1.0

  func set(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> UIColor {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    return self
  }

  fileprivate func setHue(_ hue: Double, _ saturation: Double, _ brightness: Double, _ alpha: Double) -> UIColor {
    let sector = (hue.isFinite ? hue - hue.rounded(.down) : 0) * 6
    let channel = { (offset: Double) in
      let place = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    return set(channel(5), channel(3), channel(1), alpha)
  }

  package override func isEqual(_ other: Value) -> Bool {
    guard let color = other.object as? UIColor else { return false }
    return (red, green, blue, alpha) == (color.red, color.green, color.blue, color.alpha)
  }
}

extension UIColor {
  static let table = ClassTable(UIColor.self, inherits: "NSObject", "A colour.") {
    ClassMethod(
      "colorWithRed:green:blue:alpha:", swift: "init(red:green:blue:alpha:)",
      { (_, simulation, red: Double, green: Double, blue: Double, alpha: Double) in UIColor(in: simulation).set(red, green, blue, alpha) },
      "A colour of its parts.")
    ClassMethod(
      "colorWithWhite:alpha:", swift: "init(white:alpha:)",
      { (_, simulation, white: Double, alpha: Double) in
        UIColor(in: simulation).set(white, white, white, alpha)
      }, "A grey.")
    ClassMethod(
      "colorWithHue:saturation:brightness:alpha:", swift: "init(hue:saturation:brightness:alpha:)",
      { (_, simulation, hue: Double, saturation: Double, brightness: Double, alpha: Double) in
        UIColor(in: simulation).setHue(hue, saturation, brightness, alpha)
      }, "A colour of its hue, saturation and brightness.")
    ClassMethod(
      "colorNamed:", swift: "init(named:)", releases: .since(11), { (_, simulation, _: String) in UIColor(in: simulation) },
      "The colour of the name; every name is taken for one of the app's.")
    ClassMethod(
      "colorWithPatternImage:", swift: "init(patternImage:)", { (_, simulation, _: UIImage?) in UIColor(in: simulation) },
      "A picture as a colour.")
    Method(
      "initWithRed:green:blue:alpha:", swift: "init(red:green:blue:alpha:)",
      { (color: UIColor, red: Double, green: Double, blue: Double, alpha: Double) in color.set(red, green, blue, alpha) },
      "Makes a colour of its parts.")
    Method(
      "initWithWhite:alpha:", swift: "init(white:alpha:)",
      { (color: UIColor, white: Double, alpha: Double) in color.set(white, white, white, alpha) },
      "Makes a grey.")
    Method(
      inWorld: "colorWithAlphaComponent:", swift: "withAlphaComponent(_:)",
      { (color: UIColor, simulation, alpha: Double) in
        UIColor(in: simulation).set(color.red, color.green, color.blue, alpha)
      }, "The colour with another opacity.")
    Property("CGColor", swift: "cgColor", readOnly: { $0 }, "The colour as Core Graphics sees it.")
    Method("set", swift: "set()", { (_: UIColor) in }, "Draws with the colour from now on; here nothing.")
    Method("setFill", swift: "setFill()", { (_: UIColor) in }, "Fills with the colour from now on; here nothing.")
    Method("setStroke", swift: "setStroke()", { (_: UIColor) in }, "Draws lines with the colour from now on; here nothing.")
    Method(
      "description",
      { (color: UIColor) in
        "UIDeviceRGBColorSpace \(color.red.numberText) \(color.green.numberText) \(color.blue.numberText) \(color.alpha.numberText)"
      }, "The text that stands for it in output.")
    named
    SystemColor.rows
  }

  private static var named: [Entry] {
    presets.flatMap { name, red, green, blue, alpha in preset(name, red, green, blue, alpha) }
  }

  @EntryBuilder<UIColor>
  private static func preset(_ name: String, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> [Entry] {
    ClassMethod(
      Selector(name), swift: name.hasSuffix("Color") ? String(name.dropLast(5)) : name,
      { (_, simulation) in
        simulation.foundationWorld.only("UIColor." + name) { UIColor(in: $0).set(red, green, blue, alpha) }
      }, "A colour of the system's.")
  }

  private static let presets: [(String, Double, Double, Double, Double)] = [
    ("blackColor", 0, 0, 0, 1), ("darkGrayColor", 0.333, 0.333, 0.333, 1), ("lightGrayColor", 0.667, 0.667, 0.667, 1),
    ("whiteColor", 1, 1, 1, 1),
    ("grayColor", 0.5, 0.5, 0.5, 1), ("redColor", 1, 0, 0, 1), ("greenColor", 0, 1, 0, 1), ("blueColor", 0, 0, 1, 1),
    ("cyanColor", 0, 1, 1, 1),
    ("yellowColor", 1, 1, 0, 1), ("magentaColor", 1, 0, 1, 1), ("orangeColor", 1, 0.5, 0, 1), ("purpleColor", 0.5, 0, 0.5, 1),
    ("brownColor", 0.6, 0.4, 0.2, 1), ("clearColor", 0, 0, 0, 0), ("lightTextColor", 1, 1, 1, 0.6), ("darkTextColor", 0, 0, 0, 1),
    ("groupTableViewBackgroundColor", 0.937, 0.937, 0.957, 1), ("viewFlipsideBackgroundColor", 0.12, 0.13, 0.14, 1),
    ("scrollViewTexturedBackgroundColor", 0.44, 0.45, 0.47, 1), ("underPageBackgroundColor", 0.71, 0.72, 0.73, 1),
  ]
}
