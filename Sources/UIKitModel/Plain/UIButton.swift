import ObjectModel

/// A button.
package final class UIButton: UIControl {
  private var titles: [Int: String] = [:]
  fileprivate var type = 0
  package private(set) lazy var titleLabel = label()

  private func label() -> UILabel {
    let label = UILabel(in: simulation)
    label.belongs(to: self, as: "titleLabel")
    label.text = title
    return label
  }

  /// The text as it shows.
  package var title: String? { titles[0] }

  fileprivate func setTitle(_ title: String?, for state: Int) {
    titles[state] = title
    if state == 0 { titleLabel.text = title }
  }

  fileprivate func title(for state: Int) -> String? { titles[state] ?? titles[0] }
}

extension UIButton {
  static let buttonTable = ClassTable(UIButton.self, inherits: "UIControl", label: "UIButton", "A button.") {
    ClassMethod(
      "buttonWithType:", swift: "init(type:)",
      { (type, simulation, kind: Int) in
        let button = type.nativeTable.allocate?(type, simulation) as? UIButton ?? UIButton(in: simulation)
        button.type = kind
        return button
      }, "A button that is drawn in some manner.")
    Property("buttonType", readOnly: { $0.type }, "How the button is drawn.")
    Property("titleLabel", readOnly: { $0.titleLabel }, "The label that shows the title.")
    Property("currentTitle", readOnly: { $0.title }, "The title as it shows.")
    Property("currentImage", readOnly: { $0.attributes["image0"] ?? .null }, "The picture as it shows.")
    Method(
      "setTitle:forState:", swift: "setTitle(_:for:)",
      { (button: UIButton, title: String?, state: Int) in button.setTitle(title, for: state) }, "Assigns the title of a state.")
    Method("titleForState:", swift: "title(for:)", { (button: UIButton, state: Int) in button.title(for: state) }, "The title of a state.")
    Method(
      "setImage:forState:", swift: "setImage(_:for:)",
      { (button: UIButton, image: Value, state: Int) in button.attributes["image\(state)"] = image }, "Assigns the picture of a state.")
    Method(
      "imageForState:", swift: "image(for:)", { (button: UIButton, state: Int) in button.attributes["image\(state)"] ?? .null },
      "The picture of a state.")
    Method(
      "setBackgroundImage:forState:", swift: "setBackgroundImage(_:for:)", { (_: UIButton, _: Value, _: Int) in },
      "Assigns the picture behind; here nothing.")
    Method(
      "setTitleColor:forState:", swift: "setTitleColor(_:for:)", { (_: UIButton, _: Value, _: Int) in },
      "Assigns the colour of the title; here nothing.")
    Method(
      "setTitleShadowColor:forState:", swift: "setTitleShadowColor(_:for:)", { (_: UIButton, _: Value, _: Int) in },
      "Assigns the colour of the shadow; here nothing.")
    attribute("titleEdgeInsets", EdgeInsets(), "The room around the title.")
    attribute("imageEdgeInsets", EdgeInsets(), "The room around the picture.")
    attribute("contentEdgeInsets", EdgeInsets(), "The room around both.")
    attribute("showsTouchWhenHighlighted", false, "Whether a touch glows.")
    attribute("adjustsImageWhenHighlighted", true, "Whether a touch darkens the picture.")
    attribute("font", "The font of the title, as the first releases set it.")
  }
}

extension UIButton: Tappable {
  var touchTitle: String? { title }

  func touchUpInside() -> Bool {
    let events = ControlEvents.touchUpInside
    guard isEnabled, hasAction(for: events) else { return false }
    sendActions(for: events)
    return true
  }
}
