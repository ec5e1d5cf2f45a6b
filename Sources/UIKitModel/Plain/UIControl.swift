import ObjectModel

/// A view that sends actions when it is touched or changed.
package class UIControl: UIView {
  /// The segue that a touch performs, where a storyboard has one leave from the control.
  var segue: (() -> Void)?
  private var targets: [(target: WeakReference, action: Selector, events: ControlEvents)] = []

  /// Makes the control send an action; once more for the same action does nothing.
  package func add(_ target: Object?, _ action: Selector, for events: ControlEvents) {
    guard let target else { return }
    guard !targets.contains(where: { $0.target.object === target && $0.action == action && $0.events == events }) else { return }
    targets.append((WeakReference.to(target), action, events))
  }

  package func remove(_ target: Object?, _ action: Selector?, for events: ControlEvents) {
    targets.removeAll {
      (target == nil || $0.target.object === target) && (action == nil || $0.action == action) && !$0.events.isDisjoint(with: events)
    }
  }

  /// Whether a touch has an effect.
  package var isEnabled: Bool { attributes["enabled"]?.isTrue ?? true }

  /// Whether some action is sent for the events.
  package func hasAction(for events: ControlEvents) -> Bool {
    segue != nil && events.contains(.touchUpInside)
      || targets.contains { !$0.events.isDisjoint(with: events) && $0.target.object != nil }
  }

  /// Sends the actions of the events, as a touch does.
  package func sendActions(for events: ControlEvents) {
    for one in targets where !one.events.isDisjoint(with: events) {
      guard let target = one.target.object else { continue }
      simulation.sendAction(one.action, to: target, [.object(self), .null])
    }
    if events.contains(.touchUpInside) { segue?() }
  }

  fileprivate func actions(of target: Object?, for events: ControlEvents) -> [String] {
    targets.filter { $0.target.object === target && !$0.events.isDisjoint(with: events) }.map(\.action.description)
  }
}

/// What happens to a control: `UIControlEvents`.
package struct ControlEvents: BridgedOptions, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let touchDown = ControlEvents(rawValue: 1)
  package static let touchUpInside = ControlEvents(rawValue: 1 << 6)
  package static let valueChanged = ControlEvents(rawValue: 1 << 12)

  package static let type = EnumType(
    "UIControlEvents", swift: "UIControl.Event", isOptionSet: true, "What happens to a control.", prefix: "UIControlEvent",
    [
      ("touchDown", 1), ("touchDownRepeat", 1 << 1), ("touchDragInside", 1 << 2), ("touchDragOutside", 1 << 3), ("touchDragEnter", 1 << 4),
      ("touchDragExit", 1 << 5), ("touchUpInside", 1 << 6), ("touchUpOutside", 1 << 7), ("touchCancel", 1 << 8), ("valueChanged", 1 << 12),
      ("primaryActionTriggered", 1 << 13), ("menuActionTriggered", 1 << 14), ("editingDidBegin", 1 << 16), ("editingChanged", 1 << 17),
      ("editingDidEnd", 1 << 18), ("editingDidEndOnExit", 1 << 19),
      ("allTouchEvents", 0xFFF), ("allEditingEvents", 0xF0000), ("allEvents", 0xFFFF_FFFF),
    ])
}

extension UIControl {
  static let controlTable = ClassTable(UIControl.self, inherits: "UIView", "A view that sends actions.") {
    Method(
      "addTarget:action:forControlEvents:", swift: "addTarget(_:action:for:)",
      { (control: UIControl, target: Object?, action: Selector, events: ControlEvents) in control.add(target, action, for: events) },
      "Makes the control send an action.")
    Method(
      "removeTarget:action:forControlEvents:", swift: "removeTarget(_:action:for:)",
      { (control: UIControl, target: Object?, action: Selector?, events: ControlEvents) in control.remove(target, action, for: events) },
      "Ends an action.")
    Method(
      "sendActionsForControlEvents:", swift: "sendActions(for:)",
      { (control: UIControl, events: ControlEvents) in control.sendActions(for: events) },
      "Sends the actions, as a touch does.")
    Method(
      "actionsForTarget:forControlEvent:", swift: "actions(forTarget:forControlEvent:)",
      { (control: UIControl, target: Object?, events: ControlEvents) in
        control.actions(of: target, for: events)
      }, "The names of the actions.")
    attribute("enabled", getter: "isEnabled", true, "Whether a touch has an effect.")
    attribute("selected", getter: "isSelected", false, "Whether the control shows as selected.")
    attribute("highlighted", getter: "isHighlighted", false, "Whether the control shows as touched.")
    attribute("contentHorizontalAlignment", 0, "Where the content lies from left to right.")
    attribute("contentVerticalAlignment", 0, "Where the content lies from top to bottom.")
  }
}
