import ObjectModel

/// A bar of buttons that the app itself places.
package final class UIToolbar: UIView {
  package private(set) var items: [UIBarButtonItem] = [] { didSet { for item in items { item.isHeld(by: self) } } }
  package var barStyle = 0
  package var tintColor: Value = .null
  /// Whether contents lie under the bar of a stack: so they do from iOS 7 on, unless the app says otherwise.
  package lazy var isTranslucent = simulation.release >= Release(7) {
    didSet { (owner as? UIViewController)?.layoutWasAsked() }
  }
  /// Until when an animated change runs.
  private var animationEnd = 0.0

  package override func dismantle() {
    super.dismantle()
    items = []
    tintColor = .null
  }

  /// Replaces the buttons.
  package func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    let old = self.items
    let now = simulation.runLoop.now
    let profile = simulation.uikit.profile
    if animated, now < animationEnd, profile.holds(.toolbarLosesInterruptedChange) {
      simulation.decide(Rule.toolbarLosesInterruptedChange.id, "change lost")
      return
    }
    if animated {
      animationEnd = now + 0.35
      simulation.runLoop.after(0.35) {}
    }
    self.items = items ?? []
    simulation.changed(self, "items", from: old.boxed, to: self.items.boxed)
  }
}

extension UIToolbar {
  static let toolbarTable = ClassTable(UIToolbar.self, inherits: "UIView", "A bar of buttons that the app itself places.") {
    Property(
      "items", { $0.items }, { (bar, items: [UIBarButtonItem]?) in bar.setItems(items, animated: false) }, "The buttons from left to right."
    )
    Method(
      "setItems:animated:", swift: "setItems(_:animated:)",
      { (bar: UIToolbar, items: [UIBarButtonItem]?, animated: Bool) in bar.setItems(items, animated: animated) }, "Replaces the buttons.")
    Property("barStyle", { $0.barStyle }, { $0.barStyle = $1 }, "How the bar is drawn.")
    Property("tintColor", { $0.tintColor }, { $0.tintColor = $1 }, "The colour of the bar.")
    Property(
      "translucent", getter: "isTranslucent", { $0.isTranslucent }, { $0.isTranslucent = $1 }, "Whether what lies behind shines through.")
  }
}
