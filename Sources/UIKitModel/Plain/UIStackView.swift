import ObjectModel
import SceneModel

/// Views in a row or a column. They are inside it; where they lie is not modelled.
package final class UIStackView: UIView {
  fileprivate var arranged: [UIView] = []

  package override func dismantle() {
    super.dismantle()
    arranged = []
  }

  fileprivate func arrange(_ view: UIView, at place: Int) {
    arranged.removeAll { $0 === view }
    arranged.insert(view, at: max(0, min(place, arranged.count)))
    addSubview(view)
  }
}

extension UIStackView {
  static let stackTable = ClassTable(UIStackView.self, inherits: "UIView", releases: .since(9), "Views in a row or a column.") {
    Method(
      "initWithArrangedSubviews:", swift: "init(arrangedSubviews:)",
      { (stack: UIStackView, views: [UIView]) -> UIStackView in
        for view in views { stack.arrange(view, at: stack.arranged.count) }
        return stack
      }, "Makes a stack of views.")
    Property("arrangedSubviews", readOnly: { $0.arranged }, "The views in their order.")
    Method(
      "addArrangedSubview:", swift: "addArrangedSubview(_:)",
      { (stack: UIStackView, view: UIView) in stack.arrange(view, at: stack.arranged.count) }, "Adds a view at the end.")
    Method(
      "insertArrangedSubview:atIndex:", swift: "insertArrangedSubview(_:at:)",
      { (stack: UIStackView, view: UIView, place: Int) in stack.arrange(view, at: place) }, "Adds a view at a place.")
    Method(
      "removeArrangedSubview:", swift: "removeArrangedSubview(_:)",
      { (stack: UIStackView, view: UIView) in stack.arranged.removeAll { $0 === view } }, "Takes a view out of the order.")
    Method(
      "setCustomSpacing:afterView:", swift: "setCustomSpacing(_:after:)", releases: .since(11),
      { (_: UIStackView, _: Double, _: UIView) in },
      "The room after a view; not modelled.")
    attribute("axis", StackAxis.horizontal, "A row or a column.")
    attribute("alignment", StackAlignment.fill, "How the views lie across the axis.")
    attribute("distribution", StackDistribution.fill, "How the views share the room.")
    attribute("spacing", 0.0, "The room between the views, in points.")
    attribute(
      "baselineRelativeArrangement", getter: "isBaselineRelativeArrangement", false, "Whether the room counts between lines of text.")
    attribute("layoutMarginsRelativeArrangement", getter: "isLayoutMarginsRelativeArrangement", false, "Whether the margins count.")
  }
}

/// A row or a column.
package enum StackAxis: Int, BridgedEnum, Sendable {
  case horizontal, vertical

  package static let type = EnumType(
    "UILayoutConstraintAxis", swift: "NSLayoutConstraint.Axis", "A row or a column.", prefix: "UILayoutConstraintAxis",
    [("horizontal", 0), ("vertical", 1)])
}

/// How the views of a stack lie across its axis.
package enum StackAlignment: Int, BridgedEnum, Sendable {
  case fill, leading, firstBaseline, center, trailing, lastBaseline

  package static let type = EnumType(
    "UIStackViewAlignment", swift: "UIStackView.Alignment", "How the views of a stack lie across its axis.", prefix: "UIStackViewAlignment",
    [
      ("fill", 0), ("leading", 1), ("top", 1), ("firstBaseline", 2), ("center", 3), ("trailing", 4), ("bottom", 4), ("lastBaseline", 5),
    ])
}

/// How the views of a stack share its room.
package enum StackDistribution: Int, BridgedEnum, Sendable {
  case fill, fillEqually, fillProportionally, equalSpacing, equalCentering

  package static let type = EnumType(
    "UIStackViewDistribution", swift: "UIStackView.Distribution", "How the views of a stack share its room.",
    prefix: "UIStackViewDistribution",
    [("fill", 0), ("fillEqually", 1), ("fillProportionally", 2), ("equalSpacing", 3), ("equalCentering", 4)])
}
