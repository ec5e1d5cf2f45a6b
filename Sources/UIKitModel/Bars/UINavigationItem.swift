import ObjectModel

/// What a controller puts in the navigation bar while it is on top of its stack.
package final class UINavigationItem: Object, Attributed {
  package var attributes: [String: Value] = [:]
  package var references: [String: WeakReference] = [:]
  package var title: String? {
    didSet { simulation.changed(self, "title", from: oldValue.boxed, to: title.boxed) }
  }
  package var prompt: String? {
    didSet { simulation.changed(self, "prompt", from: oldValue.boxed, to: prompt.boxed) }
  }
  package private(set) var left: [UIBarButtonItem] = [] { didSet { for item in left { item.isHeld(by: self) } } }
  package private(set) var right: [UIBarButtonItem] = [] { didSet { for item in right { item.isHeld(by: self) } } }
  package var backBarButtonItem: UIBarButtonItem? {
    didSet { simulation.changed(self, "backBarButtonItem", from: oldValue.boxed, to: backBarButtonItem.boxed) }
  }
  package var hidesBackButton = false
  package var leftItemsSupplementBackButton = false
  package var titleView: UIView?
  package var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  package override func dismantle() {
    super.dismantle()
    left = []
    right = []
    backBarButtonItem = nil
    titleView = nil
    attributes = [:]
  }

  /// An end of the bar.
  package enum End: Sendable {
    case left
    case right

    var single: String { self == .left ? "leftBarButtonItem" : "rightBarButtonItem" }
    var several: String { self == .left ? "leftBarButtonItems" : "rightBarButtonItems" }
  }

  /// The buttons at an end, from the edge inwards.
  package func items(at end: End) -> [UIBarButtonItem] { end == .left ? left : right }

  /// Replaces the first button at an end; the others of the `…Items` property stay.
  package func setItem(_ item: UIBarButtonItem?, at end: End) {
    let tells = simulation.tellsChanges
    let old = tells ? items(at: end).first : nil
    switch end {
    case .left: Self.setFirst(item, of: &left)
    case .right: Self.setFirst(item, of: &right)
    }
    if tells { simulation.changed(self, end.single, from: old.boxed, to: item.boxed) }
  }

  /// Replaces the first of several buttons; a single one changes in its place, as apps do that in every turn.
  private static func setFirst(_ item: UIBarButtonItem?, of items: inout [UIBarButtonItem]) {
    guard items.count <= 1 else {
      items = [item].compactMap { $0 } + items.dropFirst().filter { $0 !== item }
      return
    }
    if !items.isEmpty { items.removeLast() }
    if let item { items.append(item) }
  }

  /// Replaces all buttons at an end.
  package func setItems(_ items: [UIBarButtonItem]?, at end: End) {
    let old = self.items(at: end)
    store(items ?? [], at: end)
    if old.count <= 1, (items ?? []).count <= 1 {
      simulation.changed(self, end.single, from: old.first.boxed, to: items?.first.boxed ?? .null)
    } else {
      simulation.changed(self, end.several, from: old.boxed, to: (items ?? []).boxed)
    }
  }

  private func store(_ items: [UIBarButtonItem], at end: End) {
    if end == .left { left = items } else { right = items }
  }
}

extension UINavigationItem {
  static let table = ClassTable(UINavigationItem.self, inherits: "NSObject", "What a controller puts in the navigation bar.") {
    Method(
      "initWithTitle:", swift: "init(title:)",
      { (item: UINavigationItem, title: String?) in
        item.title = title
        return item
      }, "Makes an item with a title.")
    Property("title", { $0.title }, { $0.title = $1 }, "The text in the middle of the bar.")
    Property("prompt", { $0.prompt }, { $0.prompt = $1 }, "A line above the bar.")
    Property("titleView", { $0.titleView }, { $0.titleView = $1 }, "A view in place of the title.")
    Property("leftBarButtonItem", { $0.left.first }, { $0.setItem($1, at: .left) }, "The button at the left end.")
    Property("rightBarButtonItem", { $0.right.first }, { $0.setItem($1, at: .right) }, "The button at the right end.")
    Property(
      "leftBarButtonItems", releases: .since(5), { $0.left }, { (item, items: [UIBarButtonItem]?) in item.setItems(items, at: .left) },
      "The buttons at the left end, from the edge inwards.")
    Property(
      "rightBarButtonItems", releases: .since(5), { $0.right }, { (item, items: [UIBarButtonItem]?) in item.setItems(items, at: .right) },
      "The buttons at the right end, from the edge inwards.")
    Property(
      "backBarButtonItem", { $0.backBarButtonItem }, { $0.backBarButtonItem = $1 }, "The back button that the next controller shows.")
    Property("hidesBackButton", { $0.hidesBackButton }, { $0.hidesBackButton = $1 }, "Whether the back button is kept from the bar.")
    Property(
      "leftItemsSupplementBackButton", releases: .since(5), { $0.leftItemsSupplementBackButton }, { $0.leftItemsSupplementBackButton = $1 },
      "Whether left buttons stand beside the back button instead of replacing it.")
    Method(
      "setLeftBarButtonItem:animated:", swift: "setLeftBarButton(_:animated:)",
      { (item: UINavigationItem, button: UIBarButtonItem?, _: Bool) in item.setItem(button, at: .left) }, "Replaces the left button.")
    Method(
      "setRightBarButtonItem:animated:", swift: "setRightBarButton(_:animated:)",
      { (item: UINavigationItem, button: UIBarButtonItem?, _: Bool) in item.setItem(button, at: .right) }, "Replaces the right button.")
    Method(
      "setLeftBarButtonItems:animated:", swift: "setLeftBarButtonItems(_:animated:)", releases: .since(5),
      { (item: UINavigationItem, buttons: [UIBarButtonItem]?, _: Bool) in item.setItems(buttons, at: .left) }, "Replaces the left buttons.")
    Method(
      "setRightBarButtonItems:animated:", swift: "setRightBarButtonItems(_:animated:)", releases: .since(5),
      { (item: UINavigationItem, buttons: [UIBarButtonItem]?, _: Bool) in item.setItems(buttons, at: .right) },
      "Replaces the right buttons.")
    Method(
      "setHidesBackButton:animated:", swift: "setHidesBackButton(_:animated:)",
      { (item: UINavigationItem, hides: Bool, _: Bool) in item.hidesBackButton = hides }, "Shows or hides the back button.")
    laterRows
  }
}
