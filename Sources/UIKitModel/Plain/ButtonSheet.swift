import ObjectModel

/// What alerts and action sheets share: a text, buttons, and a delegate that is told which one was touched.
package class ButtonSheet: UIView {
  package var title: String?
  package var message: String?
  package private(set) var buttonTitles: [String] = []
  package var cancelIndex = -1
  package var destructiveIndex = -1
  @Weak package var delegate: Object?
  /// UIKit keeps what is on the screen alive.
  private var whileVisible: ButtonSheet?

  package var isVisible: Bool { whileVisible != nil }

  package override func dismantle() {
    super.dismantle()
    whileVisible = nil
  }

  /// Adds a button at the end and returns its index.
  @discardableResult
  func addButton(_ title: String) -> Int {
    buttonTitles.append(title)
    return buttonTitles.count - 1
  }

  /// Puts the sheet on the screen, once.
  func appear() {
    guard whileVisible == nil else { return }
    whileVisible = self
    tellPresentation()
  }

  /// Touches a button, or takes the sheet down without a touch.
  package func end(_ index: Int, isTouch: Bool) {
    guard whileVisible != nil else { return }
    whileVisible = nil
    tellEnd(index, isTouch: isTouch)
  }

  /// Tells the delegate that the sheet has come.
  func tellPresentation() {}
  /// Tells the delegate which button was touched, and that the sheet goes.
  func tellEnd(_ index: Int, isTouch: Bool) {}

  /// The title of a button, or nil.
  func buttonTitle(at index: Int) -> String? { buttonTitles.indices.contains(index) ? buttonTitles[index] : nil }
}

extension UIKitWorld {
  /// The alert or action sheet that lies in front, if one is on the screen.
  package var visibleSheet: ButtonSheet? {
    var next = simulation.newest
    while let object = next {
      if let sheet = object as? ButtonSheet, sheet.isVisible { return sheet }
      next = object.nextOlder
    }
    return nil
  }
}

/// What fingers do while an alert or action sheet lies in front.
extension UIKitWorld {
  /// Gives the sheet in front a touch; says whether it is for the sheet, and not for the bar that a sheet of a tablet lets through.
  func touchesSheet(_ target: TapTarget) throws(EventFailure) -> Bool {
    guard let sheet = visibleSheet else { return false }
    if case .title(let title) = target, let index = sheet.buttonTitles.firstIndex(of: title) {
      sheet.end(index, isTouch: true)
      return true
    }
    if let bar = (sheet as? UIActionSheet)?.barItem.flatMap({ place(of: $0)?.bar }),
      items(under: target).contains(where: { place(of: $0)?.bar === bar })
    {
      return false
    }
    // UIKit: on a tablet an action sheet is a popover, which a touch outside cancels.
    if case .outside = target, sheet is UIActionSheet, device.idiom == .pad {
      sheet.end(sheet.cancelIndex, isTouch: true)
      return true
    }
    throw .behindAlert(sheet.displayName, buttons: sheet.buttonTitles)
  }

  /// The bar buttons that a touch may mean.
  private func items(under target: TapTarget) -> [UIBarButtonItem] {
    switch target {
    case .object(let object): (object as? UIBarButtonItem).map { [$0] } ?? []
    case .title(let title): all(UIBarButtonItem.self).filter { $0.label == title }
    case .back, .displayMode, .outside, .row, .accessory, .tab: []
    }
  }
}

/// The messages that one kind of sheet sends to its delegate.
struct SheetMessages<Sheet: ButtonSheet>: Sendable {
  let clicked: MessageType<NoReply, Sheet, Int>
  let willPresent: MessageType<NoReply, Sheet>
  let didPresent: MessageType<NoReply, Sheet>
  let willDismiss: MessageType<NoReply, Sheet, Int>
  let didDismiss: MessageType<NoReply, Sheet, Int>
  let table: ProtocolTable

  /// Spells the messages with the kind's name, such as `alertView`.
  init(_ kind: String, in owner: String, _ summary: String) {
    let capitalised = kind.prefix(1).uppercased() + kind.dropFirst()
    clicked = MessageType(
      Selector(kind + ":clickedButtonAtIndex:"), swift: kind + "(_:clickedButtonAt:)", short: "clickedButton",
      parameters: kind + " buttonIndex",
      .delegate, in: owner, sender: 0, "Tells which button was touched.")
    willPresent = MessageType(
      Selector("willPresent" + capitalised + ":"), swift: "willPresent(_:)", short: "willPresent" + capitalised, parameters: kind,
      .delegate, in: owner,
      sender: 0, "Tells that the sheet is about to come.")
    didPresent = MessageType(
      Selector("didPresent" + capitalised + ":"), swift: "didPresent(_:)", short: "didPresent" + capitalised, parameters: kind, .delegate,
      in: owner,
      sender: 0, "Tells that the sheet has come.")
    willDismiss = MessageType(
      Selector(kind + ":willDismissWithButtonIndex:"), swift: kind + "(_:willDismissWithButtonIndex:)", short: "willDismissWithButton",
      parameters: kind + " buttonIndex", .delegate, in: owner, sender: 0, "Tells that the sheet is about to go.")
    didDismiss = MessageType(
      Selector(kind + ":didDismissWithButtonIndex:"), swift: kind + "(_:didDismissWithButtonIndex:)", short: "didDismissWithButton",
      parameters: kind + " buttonIndex", .delegate, in: owner, sender: 0, "Tells that the sheet has gone.")
    table = ProtocolTable(owner, summary, [clicked.info, willPresent.info, didPresent.info, willDismiss.info, didDismiss.info])
  }

  func tellPresentation(_ sheet: Sheet) {
    sheet.simulation.send(willPresent, to: sheet.delegate, sheet) { NoReply() }
    sheet.simulation.send(didPresent, to: sheet.delegate, sheet) { NoReply() }
  }

  func tellEnd(_ sheet: Sheet, _ index: Int, isTouch: Bool) {
    let delegate = sheet.delegate
    if isTouch { sheet.simulation.send(clicked, to: delegate, sheet, index) { NoReply() } }
    sheet.simulation.send(willDismiss, to: delegate, sheet, index) { NoReply() }
    sheet.simulation.send(didDismiss, to: delegate, sheet, index) { NoReply() }
  }
}
