import ObjectModel

extension UIView {
  /// The controller that the view belongs to, itself or by a view around it.
  fileprivate var nearestController: UIViewController? {
    var view: UIView? = self
    while let here = view {
      if let controller = here.controller { return controller }
      view = here.superview
    }
    return (window?.rotatingController)
  }

  /// What a view knows of what is around it.
  @EntryBuilder<UIView> static var surroundingRows: [Entry] {
    Property(
      "traitCollection", releases: .since(8),
      readOnly: { view in UITraitCollection.make(view.nearestController?.traits ?? view.simulation.uikit.windowTraits, in: view.simulation)
      },
      "What the view can know of its surroundings: what its controller knows.")
    attribute("semanticContentAttribute", releases: .since(9), 0, "Whether the view is mirrored where text runs from right to left.")
    Property("effectiveUserInterfaceLayoutDirection", releases: .since(10), readOnly: { (_: UIView) in 0 }, "From left to right.")
    attribute("overrideUserInterfaceStyle", releases: .since(13), 0, "Light or dark, whatever is around.")
    attribute("tintAdjustmentMode", releases: .since(7), 0, "How the tint follows what is presented.")
    attribute("maximumContentSizeCategory", releases: .since(15), "How large texts get.")
    accessibilityRows(of: UIView.self)
  }

  @EntryBuilder<Root> static func accessibilityRows<Root: Attributed>(of _: Root.Type) -> [Entry] {
    for name in [
      "accessibilityIdentifier", "accessibilityLabel", "accessibilityHint", "accessibilityValue", "accessibilityTraits",
      "accessibilityElements", "accessibilityCustomActions",
    ] { attribute(name, "What assistive technologies are told; kept.") as Property<Root> }
    attribute("isAccessibilityElement", false, "Whether assistive technologies see it; kept.") as Property<Root>
    attribute("accessibilityElementsHidden", false, "Whether they do not; kept.") as Property<Root>
    attribute("accessibilityViewIsModal", false, "Whether they see nothing else; kept.") as Property<Root>
  }
}
