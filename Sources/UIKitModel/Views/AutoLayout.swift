import ObjectModel
import SceneModel

/// A rule about where views lie. Kept; the model lays out controllers alone.
package final class NSLayoutConstraint: Object, Attributed {
  package var attributes: [String: Value] = [:]
  package var references: [String: WeakReference] = [:]
}

/// An edge, middle, width or height that constraints are made from.
package final class NSLayoutAnchor: Object {
  fileprivate func constraint(_ constant: Double = 0) -> NSLayoutConstraint {
    let made = NSLayoutConstraint(in: simulation)
    made.attributes["constant"] = .double(constant)
    return made
  }
}

/// A rectangle without a view that constraints are made from.
package final class UILayoutGuide: Object {}

extension NSLayoutConstraint {
  static let table = ClassTable(
    NSLayoutConstraint.self, inherits: "NSObject", label: "constraint", releases: .since(6), "A rule about where views lie; not followed."
  ) {
    ClassMethod(
      "constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:",
      swift: "init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)",
      { (_, simulation, _: Value, _: Value, _: Value, _: Value, _: Value, _: Double, constant: Double) in
        let made = NSLayoutConstraint(in: simulation)
        made.attributes["constant"] = .double(constant)
        return made
      }, "A rule about two views.")
    ClassMethod(
      "constraintsWithVisualFormat:options:metrics:views:", swift: "constraints(withVisualFormat:options:metrics:views:)",
      { (_, _, _: String, _: Value, _: Value, _: Value) in [Value]() }, "Rules that a picture of characters tells; none here.")
    ClassMethod("activateConstraints:", swift: "activate(_:)", releases: .since(8), { (_, _, _: Value) in NoReply() }, "Follows rules.")
    ClassMethod(
      "deactivateConstraints:", swift: "deactivate(_:)", releases: .since(8), { (_, _, _: Value) in NoReply() }, "Follows rules no more.")
    attribute("constant", 0.0, "What is added, in points.")
    attribute("priority", LayoutPriority(value: 1000), "How much the rule counts, up to 1000.")
    attribute("active", getter: "isActive", releases: .since(8), false, "Whether the rule counts.")
    attribute("identifier", releases: .since(7), "A name for the rule.")
    attribute("multiplier", 1.0, "What the other side is multiplied by.")
  }
}

extension NSLayoutAnchor {
  static let table = ClassTable(
    NSLayoutAnchor.self, inherits: "NSObject", label: "anchor", releases: .since(9),
    "An edge, middle, width or height that constraints are made from."
  ) {
    for (relation, swift) in [
      ("EqualTo", "equalTo"), ("GreaterThanOrEqualTo", "greaterThanOrEqualTo"), ("LessThanOrEqualTo", "lessThanOrEqualTo"),
    ] {
      Method(
        Selector("constraint\(relation)Anchor:"), swift: "constraint(\(swift):)",
        { (anchor: NSLayoutAnchor, _: Value) in anchor.constraint() }, "A rule about two anchors.")
      Method(
        Selector("constraint\(relation)Anchor:constant:"), swift: "constraint(\(swift):constant:)",
        { (anchor: NSLayoutAnchor, _: Value, constant: Double) in anchor.constraint(constant) }, "A rule about two anchors.")
      Method(
        Selector("constraint\(relation)Anchor:multiplier:"), swift: "constraint(\(swift):multiplier:)",
        { (anchor: NSLayoutAnchor, _: Value, _: Double) in anchor.constraint() }, "A rule about two anchors.")
      Method(
        Selector("constraint\(relation)Anchor:multiplier:constant:"), swift: "constraint(\(swift):multiplier:constant:)",
        { (anchor: NSLayoutAnchor, _: Value, _: Double, constant: Double) in anchor.constraint(constant) }, "A rule about two anchors.")
      Method(
        Selector("constraint\(relation)Constant:"), swift: "constraint(\(swift)Constant:)",
        { (anchor: NSLayoutAnchor, constant: Double) in anchor.constraint(constant) }, "A rule about a width or height.")
      Method(
        Selector("constraint\(relation)SystemSpacingAfterAnchor:multiplier:"),
        swift: "constraint(\(swift)SystemSpacingAfter:multiplier:)", releases: .since(11),
        { (anchor: NSLayoutAnchor, _: Value, _: Double) in anchor.constraint() }, "A rule with the usual room between.")
      Method(
        Selector("constraint\(relation)SystemSpacingBelowAnchor:multiplier:"),
        swift: "constraint(\(swift)SystemSpacingBelow:multiplier:)", releases: .since(11),
        { (anchor: NSLayoutAnchor, _: Value, _: Double) in anchor.constraint() }, "A rule with the usual room between.")
    }
  }

  private static let names = [
    "leading", "trailing", "left", "right", "top", "bottom", "width", "height", "centerX", "centerY", "firstBaseline", "lastBaseline",
  ]

  /// The anchors of a view or guide, each made when it is read.
  @EntryBuilder<Root> static func rows<Root: Object>(of _: Root.Type) -> [Entry] {
    for name in names {
      Property<Root>(
        "\(name)Anchor", releases: .since(9), readOnly: { NSLayoutAnchor(in: $0.simulation) }, "What constraints are made from.")
    }
  }
}

extension UILayoutGuide {
  static let table = ClassTable(
    UILayoutGuide.self, inherits: "NSObject", label: "guide", releases: .since(9),
    "A rectangle without a view that constraints are made from."
  ) {
    NSLayoutAnchor.rows(of: UILayoutGuide.self)
  }
}

extension UIView {
  /// What code asks and tells a view about its layout.
  @EntryBuilder<UIView> static var layoutRows: [Entry] {
    Method(
      "systemLayoutSizeFittingSize:", swift: "systemLayoutSizeFitting(_:)", releases: .since(6), { (_: UIView, size: Size) in size },
      "The size that the rules ask for; here the wanted one.")
    Method(
      "systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:",
      swift: "systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)", releases: .since(8),
      { (_: UIView, size: Size, _: LayoutPriority, _: LayoutPriority) in size }, "The size that the rules ask for; here the wanted one.")
    NSLayoutAnchor.rows(of: UIView.self)
    attribute("translatesAutoresizingMaskIntoConstraints", releases: .since(6), true, "Whether the mask counts beside constraints.")
    Property(
      "constraints", releases: .since(6), readOnly: { (_: UIView) in [Value]() }, "The rules that the view holds; none are followed.")
    for selector in ["addConstraint:", "addConstraints:", "removeConstraint:", "removeConstraints:"] {
      Method(
        Selector(selector), swift: "\(selector.dropLast())(_:)", releases: .since(6), { (_: UIView, _: Value) in },
        "Follows rules, or does so no more; here nothing.")
    }
    for (selector, swift) in [
      ("setContentHuggingPriority:forAxis:", "setContentHuggingPriority(_:for:)"),
      ("setContentCompressionResistancePriority:forAxis:", "setContentCompressionResistancePriority(_:for:)"),
    ] {
      Method(
        Selector(selector), swift: swift, releases: .since(6), { (_: UIView, _: LayoutPriority, _: StackAxis) in },
        "How the view keeps its size; here nothing."
      )
    }
    Method(
      "setNeedsUpdateConstraints", swift: "setNeedsUpdateConstraints()", releases: .since(6), { (_: UIView) in }, "Asks for rules anew.")
    Method("updateConstraints", swift: "updateConstraints()", releases: .since(6), { (_: UIView) in }, "Brings rules up to date.")
    Method(
      "updateConstraintsIfNeeded", swift: "updateConstraintsIfNeeded()", releases: .since(6), { (_: UIView) in }, "Brings rules up to date."
    )
    Property(
      "intrinsicContentSize", releases: .since(6), readOnly: { (_: UIView) in Size(width: -1, height: -1) }, "The size by itself; none.")
    for name in ["safeAreaLayoutGuide", "layoutMarginsGuide", "readableContentGuide", "keyboardLayoutGuide"] {
      Property<UIView>(
        name, releases: .since(guides[name] ?? 9), readOnly: { UILayoutGuide(in: $0.simulation) },
        "A rectangle that constraints are made from.")
    }
    attribute("layoutMargins", releases: .since(8), EdgeInsets(), "The room at the edges; kept.")
    attribute("directionalLayoutMargins", releases: .since(11), "The room at the edges; kept.")
    attribute("preservesSuperviewLayoutMargins", releases: .since(8), false, "Whether the superview's margins count.")
    attribute("insetsLayoutMarginsFromSafeArea", releases: .since(11), true, "Whether the margins lie in the safe area.")
    Property(
      "safeAreaInsets", releases: .since(11), readOnly: { (view: UIView) in view.safeAreaInsets },
      "What floating sidebars cover from the sides, and what lies beyond the edge; bars are not counted.")
  }

  private static let guides = ["safeAreaLayoutGuide": 11, "layoutMarginsGuide": 9, "readableContentGuide": 9, "keyboardLayoutGuide": 15]
}
