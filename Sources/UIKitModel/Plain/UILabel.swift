import ObjectModel
import SceneModel

/// A text that cannot be edited.
package final class UILabel: UIView {
  package var text: String? {
    didSet { simulation.changed(self, "text", from: oldValue.boxed, to: text.boxed) }
  }
}

extension UILabel {
  static let labelTable = ClassTable(UILabel.self, inherits: "UIView", "A text that cannot be edited.") {
    Property("text", { $0.text }, { $0.text = $1 }, "The text.")
    attribute("attributedText", releases: .since(6), "The text with attributes.")
    attribute("font", "The font.")
    attribute("textColor", "The colour of the text.")
    attribute("textAlignment", 0, "Where the text lies from left to right.")
    attribute("lineBreakMode", 4, "How text is cut that does not fit.")
    attribute("numberOfLines", 1, "How many lines there may be, 0 for any number.")
    attribute("enabled", getter: "isEnabled", true, "Whether the text is drawn in full colour.")
    attribute("highlighted", getter: "isHighlighted", false, "Whether the text shows as touched.")
    attribute("highlightedTextColor", "The colour of the text while touched.")
    attribute("shadowColor", "The colour of the shadow.")
    attribute("shadowOffset", Size(width: 0, height: -1), "How far off the shadow lies, in points.")
    attribute("adjustsFontSizeToFitWidth", false, "Whether the text shrinks to fit.")
    attribute("minimumFontSize", 0.0, "How small the text may get, in points.")
    attribute("minimumScaleFactor", releases: .since(6), 0.0, "How small the text may get, as a part of its size.")
    attribute("preferredMaxLayoutWidth", releases: .since(6), 0.0, "How wide the text may get, in points.")
  }
}
