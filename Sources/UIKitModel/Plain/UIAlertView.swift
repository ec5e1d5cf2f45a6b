import ObjectModel

/// A message in the middle of the screen, with buttons.
package final class UIAlertView: ButtonSheet {
  static let messages = SheetMessages<UIAlertView>("alertView", in: "UIAlertViewDelegate", "Is told which button of an alert was touched.")

  override func tellPresentation() { Self.messages.tellPresentation(self) }
  override func tellEnd(_ index: Int, isTouch: Bool) { Self.messages.tellEnd(self, index, isTouch: isTouch) }

  /// Takes title, message, delegate, the title that cancels, and the other titles up to nil.
  fileprivate func set(_ arguments: [Value]) -> Value {
    title = arguments.first.flatMap(String.unbox)
    message = arguments.dropFirst().first.flatMap(String.unbox)
    delegate = arguments.dropFirst(2).first?.object
    if let cancel = arguments.dropFirst(3).first.flatMap(String.unbox) { cancelIndex = addButton(cancel) }
    for other in arguments.dropFirst(4).prefix(while: { !$0.isNull }) { addButton(String.unbox(other) ?? "") }
    return .object(self)
  }
}

extension UIAlertView {
  static let alertTable = ClassTable(
    UIAlertView.self, inherits: "UIView", label: "alert", deprecated: Deprecation(since: Release(9), replacement: "UIAlertController"),
    "A message in the middle of the screen, with buttons."
  ) {
    Method(
      variadic: "initWithTitle:message:delegate:cancelButtonTitle:otherButtonTitles:",
      swift: "init(title:message:delegate:cancelButtonTitle:otherButtonTitles:)", { alert, arguments, _ in alert.set(arguments) },
      "Makes an alert; the other titles end with nil.")
    Property("title", { $0.title }, { $0.title = $1 }, "The first line.")
    Property("message", { $0.message }, { $0.message = $1 }, "The text below it.")
    Property("delegate", weak: true, { $0.delegate }, { $0.delegate = $1 }, "Who is told which button was touched.")
    Property("numberOfButtons", readOnly: { $0.buttonTitles.count }, "How many buttons there are.")
    Property("cancelButtonIndex", { $0.cancelIndex }, { $0.cancelIndex = $1 }, "The button that cancels, -1 where there is none.")
    Property(
      "firstOtherButtonIndex", readOnly: { $0.buttonTitles.count > $0.cancelIndex + 1 ? $0.cancelIndex + 1 : -1 },
      "The first of the other buttons.")
    Property("visible", getter: "isVisible", readOnly: { $0.isVisible }, "Whether the alert is on the screen.")
    attribute("alertViewStyle", releases: .since(5), 0, "Whether the alert has fields.")
    Method(
      "addButtonWithTitle:", swift: "addButton(withTitle:)", { (alert: UIAlertView, title: String?) in alert.addButton(title ?? "") },
      "Adds a button and tells its index.")
    Method(
      "buttonTitleAtIndex:", swift: "buttonTitle(at:)", { (alert: UIAlertView, index: Int) in alert.buttonTitle(at: index) },
      "The title of a button.")
    Method("show", swift: "show()", { (alert: UIAlertView) in alert.appear() }, "Puts the alert on the screen.")
    Method(
      "dismissWithClickedButtonIndex:animated:", swift: "dismiss(withClickedButtonIndex:animated:)",
      { (alert: UIAlertView, index: Int, _: Bool) in
        alert.end(index, isTouch: false)
      }, "Takes the alert down.")
  }
}
