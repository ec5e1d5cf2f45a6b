import ObjectModel

extension UIView {
  /// What a view knows of what is around it.
  @EntryBuilder<UIView> static var surroundingRows: [Entry] {
    traitRows
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
