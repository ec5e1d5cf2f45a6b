import ObjectModel

/// Anything that may handle events: views, controllers, the application.
open class UIResponder: Object {
  /// Who gets events that this responder does not handle.
  var next: UIResponder? { nil }
  /// Set where the object stands for one of a storyboard or nib that was not loaded.
  var missing: MissingInterface?

  open override var isStandIn: Bool { missing != nil }
  open override func replacement(of type: RuntimeClass) -> Object? { replace(by: type) }

  open override func dismantle() {
    super.dismantle()
    missing?.dismantle()
  }
}

extension UIResponder {
  static let responderTable = ClassTable(UIResponder.self, inherits: "NSObject", "Anything that may handle events.") {
    Method("becomeFirstResponder", { (responder: UIResponder) in responder.becomeFirst() }, "Makes the receiver the first to get events.")
    Method(
      "resignFirstResponder",
      { (responder: UIResponder) in
        if responder.isFirst, let view = responder as? UIView { responder.simulation.uikit.endTyping(in: view) }
        return true
      }, "Gives up being the first to get events.")
    Property("nextResponder", swift: "next", readOnly: { ($0 as UIResponder).next }, "Who gets events that the receiver does not handle.")
    Property("undoManager", readOnly: { (_: UIResponder) in Value.null }, "What undoes; not modelled.")
    Property("isFirstResponder", readOnly: { $0.isFirst }, "Whether the receiver gets events first.")
    Method(
      "canBecomeFirstResponder", { (responder: UIResponder) in responder is any TextInput }, "Whether the receiver may get events first.")
  }
}
