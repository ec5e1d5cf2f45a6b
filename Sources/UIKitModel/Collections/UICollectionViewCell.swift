import ObjectModel
import SceneModel

/// An item of a collection, or a header or footer.
open class UICollectionReusableView: UIView {}

/// An item of a collection.
open class UICollectionViewCell: UICollectionReusableView, RowCell {
  package private(set) lazy var contentView: UIView = {
    let view = UIView(in: simulation)
    view.belongs(to: self, as: "contentView")
    return view
  }()
  /// What the cell shows, from iOS 14 on.
  package var content: UIListContentConfiguration?

  open override func dismantle() {
    super.dismantle()
    content = nil
  }

  var rowText: String? { content?.text ?? (labels(in: contentView) + labels(in: self)).first }
  var rowDetail: String? { content?.secondaryText }

  private func labels(in view: UIView) -> [String] {
    if let label = view as? UILabel { return label.text.map { [$0] } ?? [] }
    return view.subviews.flatMap(labels)
  }
}

/// An item of a list.
package final class UICollectionViewListCell: UICollectionViewCell {}

extension UICollectionReusableView {
  static let reusableTable = ClassTable(
    UICollectionReusableView.self, inherits: "UIView", releases: .since(6), "An item of a collection, or a header or footer."
  ) {
    attribute("reuseIdentifier", "The name under which views like this are used again.")
    Method("prepareForReuse", swift: "prepareForReuse()", { (_: UICollectionReusableView) in }, "Empties the view before it is used again.")
  }
}

extension UICollectionViewCell {
  static let collectionCellTable = ClassTable(
    UICollectionViewCell.self, inherits: "UICollectionReusableView", releases: .since(6), "An item of a collection."
  ) {
    Property("contentView", readOnly: { $0.contentView }, "The view that holds the contents.")
    attribute("selected", getter: "isSelected", false, "Whether the item is selected.")
    attribute("highlighted", getter: "isHighlighted", false, "Whether the item lights up.")
    attribute("backgroundView", "The view behind the contents.")
    attribute("selectedBackgroundView", "The view behind the contents of a selected item.")
    attribute("backgroundConfiguration", releases: .since(14), "How the background looks.")
    attribute("configurationState", releases: .since(14), "What the look depends on.")
    attribute("configurationUpdateHandler", releases: .since(15), "What is told of another state; never told.")
    attribute("automaticallyUpdatesContentConfiguration", releases: .since(14), true, "Whether the contents follow the state.")
    Property(
      "contentConfiguration", releases: .since(14), { $0.content },
      { (cell: UICollectionViewCell, content: UIListContentConfiguration?) in cell.content = content }, "What the cell shows.")
    Method(
      "setNeedsUpdateConfiguration", swift: "setNeedsUpdateConfiguration()", releases: .since(14), { (_: UICollectionViewCell) in },
      "Asks for the look of the present state.")
  }

  static let listCellTable = ClassTable(
    UICollectionViewListCell.self, inherits: "UICollectionViewCell", releases: .since(14), "An item of a list."
  ) {
    Method(
      "defaultContentConfiguration", swift: "defaultContentConfiguration()",
      { (cell: UICollectionViewListCell) in UIListContentConfiguration(in: cell.simulation) }, "Empty contents in the style of the list.")
    attribute("accessories", "The signs at the ends of the cell.")
    attribute("indentationLevel", 0, "How far the contents are moved in.")
    attribute("indentationWidth", 10.0, "How much a level is, in points.")
    attribute("indentsAccessories", true, "Whether the signs are moved in too.")
  }
}

/// What a cell of a list shows.
package final class UIListContentConfiguration: Object, Attributed {
  package var attributes: [String: Value] = [:]
  package var references: [String: WeakReference] = [:]

  package override func dismantle() {
    super.dismantle()
    attributes = [:]
  }

  var text: String? { attributes["text"].flatMap(String.unbox) }
  var secondaryText: String? { attributes["secondaryText"].flatMap(String.unbox) }
}

extension UIListContentConfiguration {
  private static let kinds = [
    "cell", "subtitleCell", "valueCell", "plainHeader", "plainFooter", "groupedHeader", "groupedFooter", "prominentInsetGroupedHeader",
    "extraProminentInsetGroupedHeader", "sidebarCell", "sidebarSubtitleCell", "sidebarHeader", "accompaniedSidebarCell",
    "accompaniedSidebarSubtitleCell", "header", "footer",
  ]

  static let contentTable = ClassTable(
    UIListContentConfiguration.self, inherits: "NSObject", releases: .since(14), "What a cell of a list shows."
  ) {
    for kind in kinds {
      ClassMethod(
        Selector("\(kind)Configuration"), swift: "\(kind)()", { (_, simulation) in UIListContentConfiguration(in: simulation) },
        "Empty contents of a style.")
    }
    for (name, summary) in [
      ("text", "The main text."), ("secondaryText", "The text beside or below it."), ("attributedText", "The main text with its looks."),
      ("secondaryAttributedText", "The second text with its looks."), ("image", "The picture."),
      ("imageProperties", "How the picture looks."), ("textProperties", "How the main text looks."),
      ("secondaryTextProperties", "How the second text looks."), ("directionalLayoutMargins", "The room around the contents."),
      ("prefersSideBySideTextAndSecondaryText", "Whether the texts stand beside each other."),
      ("textToSecondaryTextVerticalPadding", "The room between the texts."), ("imageToTextPadding", "The room between picture and text."),
      ("axesPreservingSuperviewLayoutMargins", "Where the margins of the superview count."),
    ] {
      attribute(name, summary)
    }
  }
}
