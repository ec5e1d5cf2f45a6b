import ObjectModel

/// What a bar shows: a button or a tab.
open class UIBarItem: Object, Attributed {
  package var attributes: [String: Value] = [:]
  package var references: [String: WeakReference] = [:]
  package var title: String? {
    didSet { simulation.changed(self, "title", from: oldValue.boxed, to: title.boxed) }
  }
  package var image: Value = .null {
    didSet { simulation.changed(self, "image", from: oldValue, to: image) }
  }
  package var isEnabled = true {
    didSet { simulation.changed(self, "enabled", from: .bool(oldValue), to: .bool(isEnabled)) }
  }
  package var tag = 0

  open override func dismantle() {
    super.dismantle()
    image = .null
    attributes = [:]
  }
}

extension UIBarItem {
  static let table = ClassTable(UIBarItem.self, inherits: "NSObject", "What a bar shows: a button or a tab.") {
    UIView.appearanceRows(of: UIBarItem.self)
    Property("title", { $0.title }, { $0.title = $1 }, "The text of the item.")
    Property("image", { $0.image }, { $0.image = $1 }, "The picture of the item.")
    Property("enabled", getter: "isEnabled", { $0.isEnabled }, { $0.isEnabled = $1 }, "Whether a tap does anything.")
    Property("tag", { $0.tag }, { $0.tag = $1 }, "A number of the app's own.")
    UIView.accessibilityRows(of: UIBarItem.self)
  }
}
