import ObjectModel

/// A message with buttons, in the middle of the screen or as a list at its edge.
package final class UIAlertController: UIViewController {
  package enum Style: Int, CaseIterable, Sendable, BridgedEnum {
    case actionSheet, alert

    package static let type = EnumType(
      "UIAlertControllerStyle", swift: "UIAlertController.Style", "Whether an alert is a list of actions or a message.",
      [
        .init("actionSheet", "UIAlertControllerStyleActionSheet", 0, .since(8)),
        .init("alert", "UIAlertControllerStyleAlert", 1, .since(8)),
      ])
  }

  package fileprivate(set) var style = Style.actionSheet
  package var message: String?
  package fileprivate(set) var actions: [UIAlertAction] = []
  package fileprivate(set) var textFields: [UITextField] = []
  package var preferredAction: UIAlertAction?

  package override func dismantle() {
    super.dismantle()
    actions = []
    textFields = []
    preferredAction = nil
  }

  /// Whether the alert is a list of actions.
  var isActionSheet: Bool { style == .actionSheet }

  override var automaticPresentationStyle: ModalPresentationStyle { isActionSheet ? .popover : .custom }

  /// A touch outside a list of actions stands for its cancelling action.
  override func wasDismissedByTouch() { actions.first { $0.style == .cancel }?.run() }

  /// What UIKit says of a list of actions on an iPad that knows not where it comes from.
  var missingSourceText: String {
    """
    Your application has presented a UIAlertController (<UIAlertController: \(displayName)>) of style UIAlertControllerStyleActionSheet. The \
    modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You must provide location information for \
    this popover through the alert controller's popoverPresentationController. You must provide either a sourceView and sourceRect or a \
    barButtonItem.  If this information is not known when you present the alert controller, you may provide it in the \
    UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation.
    """
  }

  /// The actions that have a button: in a popover the touch beside it cancels instead.
  var shownActions: [UIAlertAction] { shownStyle == .popover ? actions.filter { $0.style != .cancel } : actions }

  /// Touches the action of a title; says whether the alert has one.
  func tap(_ title: String) -> Bool {
    guard let action = shownActions.first(where: { $0.title == title && $0.isEnabled }), let presenting else { return false }
    guard simulation.uikit.profile.holds(.alertHandlersAfterDismissal) else {
      action.run()
      presenting.dismissPresented(animated: true) {}
      return true
    }
    presenting.dismissPresented(animated: true) { action.run() }
    return true
  }
}

/// A button of an alert.
package final class UIAlertAction: Object {
  package enum Style: Int, CaseIterable, Sendable, BridgedEnum {
    case `default`, cancel, destructive

    package static let type = EnumType(
      "UIAlertActionStyle", swift: "UIAlertAction.Style", "What a button of an alert stands for.",
      [
        .init("default", "UIAlertActionStyleDefault", 0, .since(8)), .init("cancel", "UIAlertActionStyleCancel", 1, .since(8)),
        .init("destructive", "UIAlertActionStyleDestructive", 2, .since(8)),
      ])
  }

  package fileprivate(set) var title: String?
  package fileprivate(set) var style = Style.default
  package var isEnabled = true
  private var handler: Block?

  package override func dismantle() {
    super.dismantle()
    handler = nil
  }

  fileprivate static func make(_ title: String?, _ style: Style, _ handler: Block?, in simulation: Simulation) -> UIAlertAction {
    let action = UIAlertAction(in: simulation)
    action.title = title
    action.style = style
    action.handler = handler
    return action
  }

  /// Runs the handler.
  func run() {
    guard !simulation.isUnwinding else { return }
    _ = handler?.call([boxed])
  }
}

extension UIAlertController {
  static let alertControllerTable = ClassTable(
    UIAlertController.self, inherits: "UIViewController", label: "alert", releases: .since(8), "A message with buttons."
  ) {
    ClassMethod(
      "alertControllerWithTitle:message:preferredStyle:", swift: "init(title:message:preferredStyle:)",
      { (_, simulation, title: String?, message: String?, style: Style) in
        let alert = UIAlertController(in: simulation)
        alert.title = title
        alert.message = message
        alert.style = style
        return alert
      }, "Makes an alert.")
    Property("message", { $0.message }, { $0.message = $1 }, "The text below the title.")
    Property("preferredStyle", readOnly: { $0.style }, "Whether the alert is a list of actions or a message.")
    Property("actions", readOnly: { $0.actions }, "The buttons.")
    Property("textFields", readOnly: { $0.textFields }, "The fields for text.")
    Property(
      "preferredAction", releases: .since(9), { $0.preferredAction }, { $0.preferredAction = $1 }, "The button that stands out.")
    Method(
      "addAction:", swift: "addAction(_:)", { (alert: UIAlertController, action: UIAlertAction) in alert.actions.append(action) },
      "Adds a button.")
    Method(
      "addTextFieldWithConfigurationHandler:", swift: "addTextField(configurationHandler:)",
      { (alert: UIAlertController, body: Block?) in
        let field = UITextField(in: alert.simulation)
        alert.textFields.append(field)
        _ = body?.call([field.boxed])
      }, "Adds a field for text.")
  }
}

extension UIAlertAction {
  static let table = ClassTable(UIAlertAction.self, inherits: "NSObject", releases: .since(8), "A button of an alert.") {
    ClassMethod(
      "actionWithTitle:style:handler:", swift: "init(title:style:handler:)",
      { (_, simulation, title: String?, style: Style, handler: Block?) in UIAlertAction.make(title, style, handler, in: simulation) },
      "Makes a button that runs a block once the alert has gone.")
    Property("title", readOnly: { $0.title }, "The text of the button.")
    Property("style", readOnly: { $0.style }, "What the button stands for.")
    Property("enabled", getter: "isEnabled", { $0.isEnabled }, { $0.isEnabled = $1 }, "Whether a touch has an effect.")
  }
}
