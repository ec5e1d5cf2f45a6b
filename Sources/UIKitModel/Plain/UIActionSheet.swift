import ObjectModel

/// A choice of buttons.
package final class UIActionSheet: ButtonSheet {
  static let messages = SheetMessages<UIActionSheet>(
    "actionSheet", in: "UIActionSheetDelegate", "Is told which button of an action sheet was touched.")

  /// The bar button that the sheet comes from on a tablet.
  @Weak var barItem: UIBarButtonItem?

  override func tellPresentation() { Self.messages.tellPresentation(self) }
  override func tellEnd(_ index: Int, isTouch: Bool) { Self.messages.tellEnd(self, index, isTouch: isTouch) }

  /// Takes title, delegate, the titles that cancel and that destroy, and the other titles up to nil. UIKit: what destroys comes first, what cancels last.
  fileprivate func set(_ arguments: [Value]) -> Value {
    title = arguments.first.flatMap(String.unbox)
    delegate = arguments.dropFirst().first?.object
    if let destructive = arguments.dropFirst(3).first.flatMap(String.unbox) { destructiveIndex = addButton(destructive) }
    for other in arguments.dropFirst(4).prefix(while: { !$0.isNull }) { addButton(String.unbox(other) ?? "") }
    if let cancel = arguments.dropFirst(2).first.flatMap(String.unbox) { cancelIndex = addButton(cancel) }
    return .object(self)
  }
}

extension UIActionSheet {
  static let sheetTable = ClassTable(
    UIActionSheet.self, inherits: "UIView", label: "sheet", deprecated: Deprecation(since: Release(8, 3), replacement: "UIAlertController"),
    "A choice of buttons."
  ) {
    Method(
      variadic: "initWithTitle:delegate:cancelButtonTitle:destructiveButtonTitle:otherButtonTitles:",
      swift: "init(title:delegate:cancelButtonTitle:destructiveButtonTitle:otherButtonTitles:)",
      { sheet, arguments, _ in sheet.set(arguments) },
      "Makes an action sheet; the other titles end with nil.")
    Property("title", { $0.title }, { $0.title = $1 }, "The first line.")
    Property("delegate", weak: true, { $0.delegate }, { $0.delegate = $1 }, "Who is told which button was touched.")
    Property("numberOfButtons", readOnly: { $0.buttonTitles.count }, "How many buttons there are.")
    Property("cancelButtonIndex", { $0.cancelIndex }, { $0.cancelIndex = $1 }, "The button that cancels, -1 where there is none.")
    Property(
      "destructiveButtonIndex", { $0.destructiveIndex }, { $0.destructiveIndex = $1 }, "The button that destroys, -1 where there is none.")
    Property(
      "firstOtherButtonIndex", readOnly: { $0.buttonTitles.count > $0.destructiveIndex + 1 ? $0.destructiveIndex + 1 : -1 },
      "The first of the other buttons.")
    Property("visible", getter: "isVisible", readOnly: { $0.isVisible }, "Whether the sheet is on the screen.")
    attribute("actionSheetStyle", 0, "How the sheet is drawn.")
    Method(
      "addButtonWithTitle:", swift: "addButton(withTitle:)", { (sheet: UIActionSheet, title: String?) in sheet.addButton(title ?? "") },
      "Adds a button and tells its index.")
    Method(
      "buttonTitleAtIndex:", swift: "buttonTitle(at:)", { (sheet: UIActionSheet, index: Int) in sheet.buttonTitle(at: index) },
      "The title of a button.")
    Method("showInView:", swift: "show(in:)", { (sheet: UIActionSheet, _: UIView?) in sheet.appear() }, "Puts the sheet on the screen.")
    Method(
      "showFromToolbar:", swift: "show(from:)", { (sheet: UIActionSheet, _: UIView?) in sheet.appear() },
      "Puts the sheet on the screen, from a toolbar.")
    Method(
      "showFromTabBar:", swift: "show(from:)", { (sheet: UIActionSheet, _: UIView?) in sheet.appear() },
      "Puts the sheet on the screen, from a tab bar.")
    Method(
      "showFromBarButtonItem:animated:", swift: "show(from:animated:)", releases: .since(3, 2),
      { (sheet: UIActionSheet, item: UIBarButtonItem?, _: Bool) in
        sheet.barItem = item
        sheet.appear()
      }, "Puts the sheet on the screen, in a bubble at a bar button.")
    Method(
      "showFromRect:inView:animated:", swift: "show(from:in:animated:)", releases: .since(3, 2),
      { (sheet: UIActionSheet, _: Value, _: UIView?, _: Bool) in
        sheet.appear()
      }, "Puts the sheet on the screen, in a bubble at a rectangle.")
    Method(
      "dismissWithClickedButtonIndex:animated:", swift: "dismiss(withClickedButtonIndex:animated:)",
      { (sheet: UIActionSheet, index: Int, _: Bool) in
        sheet.end(index, isTouch: false)
      }, "Takes the sheet down.")
  }
}
