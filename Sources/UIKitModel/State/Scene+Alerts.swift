import ObjectModel
import SceneModel

/// Alerts and lists of actions, with their texts and buttons.
extension UIKitWorld {
  /// An alert of the app: in the middle, at the lower edge, or where its popover is.
  func box(of alert: UIAlertController, frame: Rect) -> Scene.Element {
    let actions = alert.shownActions
    // UIKit: what cancels comes first beside another button, and last in a list.
    let isPair = !alert.isActionSheet && actions.count == 2
    let cancelling = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    let buttons = (isPair ? cancelling + others : others + cancelling).map {
      Scene.Item(.button, title: $0.title ?? "", isEnabled: $0.isEnabled)
    }
    let box = AlertBox(name: alert.displayName, texts: [alert.title, alert.message].compactMap { $0 }, buttons: buttons, isPair: isPair)
    if alert.shownStyle == .popover, let popover = alert.presentation as? UIPopoverPresentationController {
      let view = popover.sourceView
      let anchor = popover.barButtonItem.flatMap(placeBelow) ?? view.map { placeBelow(popover.sourceRect ?? $0.bounds, in: $0) }
      return box.element(middle: anchor?.x ?? frame.minX + frame.width / 2, top: anchor?.y ?? frame.minY, in: rootFrame)
    }
    return alert.isActionSheet ? box.atLowerEdge(of: rootFrame) : box.inMiddle(of: rootFrame)
  }

  /// An alert or action sheet of the generation before iOS 8.
  func box(of sheet: ButtonSheet) -> Scene.Element {
    let isPair = sheet is UIAlertView && sheet.buttonTitles.count == 2
    var order = Array(sheet.buttonTitles.indices)
    if !isPair, let place = order.firstIndex(of: sheet.cancelIndex) { order.append(order.remove(at: place)) }
    let box = AlertBox(
      name: sheet.displayName, texts: [sheet.title, sheet.message].compactMap { $0 },
      buttons: order.map { Scene.Item(.button, title: sheet.buttonTitles[$0]) }, isPair: isPair)
    if device.idiom == .pad, let anchor = (sheet as? UIActionSheet)?.barItem.flatMap(placeBelow) {
      return box.element(middle: anchor.x, top: anchor.y, in: rootFrame)
    }
    return sheet is UIActionSheet && device.idiom == .phone ? box.atLowerEdge(of: rootFrame) : box.inMiddle(of: rootFrame)
  }

  /// Where a bubble hangs from a bar button.
  private func placeBelow(_ item: UIBarButtonItem) -> Point? {
    guard let place = place(of: item), place.bar != nil else { return nil }
    return Point(x: middleInWindow(of: place), y: rootFrame.minY + 56)
  }

  /// Where a bubble hangs from a part of a view.
  private func placeBelow(_ rect: Rect, in view: UIView) -> Point {
    let origin = view.frameInWindow
    return Point(x: origin.minX + rect.minX + rect.width / 2, y: origin.minY + rect.maxY)
  }
}

/// A box of texts above buttons: two beside each other, or all in a list.
private struct AlertBox {
  let name: String
  let texts: [String]
  let buttons: [Scene.Item]
  let isPair: Bool

  /// UIKit's width, in points; a picture may need more for the letters of a line.
  private static let leastWidth = 270.0
  private static let letterWidth = 16.0
  /// The heights that pictures need for a line and for a button, in points; UIKit's boxes are a little lower.
  private static let lineHeight = 48.0
  private static let buttonHeight = 44.0

  private var lines: [String] { texts.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) } }
  private var rows: [[Scene.Item]] { isPair ? [[buttons[0], Scene.Item(.flexibleSpace, title: ""), buttons[1]]] : buttons.map { [$0] } }
  private var textHeight: Double { lines.isEmpty ? 0 : Self.lineHeight * Double(lines.count) + 24 }
  private var letters: Int {
    let labels = rows.map { row in row.reduce(0) { $0 + $1.title.count + 3 } }
    return (labels + lines.map { $0.count + 1 }).max() ?? 0
  }
  private func width(in room: Rect) -> Double {
    min(max(Self.leastWidth, Self.letterWidth * Double(letters + 4)), max(0, room.width - 32))
  }
  private var height: Double { textHeight + Self.buttonHeight * Double(rows.count) }

  func inMiddle(of room: Rect) -> Scene.Element {
    element(middle: room.minX + room.width / 2, top: room.minY + max(0, (room.height - height) / 2), in: room)
  }

  func atLowerEdge(of room: Rect) -> Scene.Element {
    element(middle: room.minX + room.width / 2, top: max(room.minY, room.maxY - height - 8), in: room)
  }

  /// In a bubble, whose middle is wanted in points from the left.
  func element(middle: Double, top: Double, in room: Rect) -> Scene.Element {
    let width = width(in: room)
    let origin = Point(
      x: min(max(room.minX, middle - width / 2), max(room.minX, room.maxX - width)), y: min(top, max(room.minY, room.maxY - height)))
    var children: [Scene.Element] = []
    if !lines.isEmpty {
      let frame = Rect(x: origin.x, y: origin.y, width: width, height: textHeight)
      children.append(Scene.Element(.text(lines.joined(separator: "\n")), frame: frame, name: name))
    }
    for (index, row) in rows.enumerated() {
      let top = origin.y + textHeight + Double(index) * Self.buttonHeight
      let frame = Rect(x: origin.x, y: top, width: width, height: Self.buttonHeight)
      children.append(Scene.Element(.toolbar(row), frame: frame, name: name))
    }
    let frame = Rect(x: origin.x, y: origin.y, width: width, height: height)
    return Scene.Element(.overlay, frame: frame, name: name, children: children)
  }
}
