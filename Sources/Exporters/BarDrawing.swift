import SceneModel

/// Draws the contents of a bar: buttons, titles, tabs.
struct BarDrawing {
  let area: Area
  let glyphs: Glyphs

  /// The columns between the borders that text may use, a blank at each end left out.
  private var left: Int { area.left + 2 }
  private var room: Int { area.right - area.left - 3 }

  /// A navigation bar: buttons at both ends, the title in the middle, a prompt on a line of its own above them.
  func draw(_ bar: Scene.Bar, on canvas: inout Canvas) {
    canvas.frame(area)
    var line = area.top + 1
    if let prompt = bar.prompt?.singleLine, line + 1 < area.bottom {
      let width = min(room, DisplayWidth.of(prompt))
      canvas.text(prompt, at: left + (room - width) / 2, line, width: width)
      line += 1
    }
    let leftText = bar.left.map(label).joined(separator: " ")
    let rightText = bar.right.reversed().map(label).joined(separator: " ")
    let leftWidth = min(room, DisplayWidth.of(leftText))
    let rightWidth = min(DisplayWidth.of(rightText), max(0, room - (leftWidth == 0 ? 0 : leftWidth + 1)))
    canvas.text(leftText, at: left, line, width: leftWidth)
    canvas.text(rightText, at: left + room - rightWidth, line, width: rightWidth)
    let start = left + (leftWidth == 0 ? 0 : leftWidth + 1)
    let end = left + room - (rightWidth == 0 ? 0 : rightWidth + 1)
    let title = bar.title.singleLine
    let width = min(DisplayWidth.of(title), end - start)
    let centred = left + (room - width) / 2
    canvas.text(title, at: max(start, min(centred, end - width)), line, width: width)
  }

  /// A toolbar: its flexible spaces share the room that the buttons leave.
  func draw(toolbar items: [Scene.Item], on canvas: inout Canvas) {
    canvas.frame(area)
    let flexible = items.filter { $0.kind == .flexibleSpace }.count
    let buttons = items.filter { $0.kind != .flexibleSpace }
    let taken = buttons.reduce(0) { $0 + DisplayWidth.of(label($1)) } + max(0, items.count - 1)
    let spare = max(0, room - taken)
    var text = ""
    var seen = 0
    for (index, item) in items.enumerated() {
      if index > 0 { text += " " }
      if item.kind == .flexibleSpace {
        text += String(repeating: " ", count: spare * (seen + 1) / flexible - spare * seen / flexible)
        seen += 1
      } else {
        text += label(item)
      }
    }
    canvas.text(text, at: left, area.top + 1, width: room)
  }

  /// A tab bar: every tab in the middle of its share, the selected one marked.
  func draw(tabs items: [Scene.Item], on canvas: inout Canvas) {
    canvas.frame(area)
    let whole = area.right - area.left - 1
    for (index, item) in items.enumerated() {
      let start = area.left + 1 + whole * index / items.count
      let share = area.left + 1 + whole * (index + 1) / items.count - start
      let text = (item.isSelected ? glyphs.selected + " " : "") + item.title.singleLine
      let width = min(DisplayWidth.of(text), share - 1)
      canvas.text(text, at: start + (share - width) / 2, area.top + 1, width: width)
    }
  }

  private func label(_ item: Scene.Item) -> String {
    switch item.kind {
    case .button: "[\(item.title.singleLine)]"
    case .back: "< \(item.title.singleLine)"
    case .fixedSpace: "  "
    case .flexibleSpace: ""
    }
  }
}
