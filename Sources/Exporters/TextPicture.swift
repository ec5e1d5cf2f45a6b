import SceneModel

/// A scene as lines of text, with box drawing or plain ASCII.
package struct TextPicture {
  private let scene: Scene
  private let glyphs: Glyphs
  /// Columns for the screen's width, the frame left out.
  private let columns: Int
  private let rows: Int

  /// - Parameters:
  ///   - width: The most columns that a line may have.
  ///   - ascii: Whether to keep to ASCII.
  package init(_ scene: Scene, width: Int = 78, ascii: Bool = false) {
    self.scene = scene
    glyphs = ascii ? .ascii : .boxes
    let isWide = scene.size.width > scene.size.height
    columns = min(width, isWide ? 66 : 52) - 1
    let ratio = scene.size.width > 0 ? scene.size.height / scene.size.width : 1
    rows = max(8, min(18, Int((Double(columns) * ratio / 3.4).rounded()))) - 1
  }

  /// The picture, a line an element, without trailing blanks.
  package var lines: [String] {
    var canvas = Canvas(columns: columns + 1, rows: rows + 1, glyphs: glyphs)
    canvas.box(0, 0, columns, rows)
    for element in scene.elements { draw(element, on: &canvas) }
    return canvas.lines
  }

  private func column(_ x: Double) -> Int { scene.size.width > 0 ? Int((x / scene.size.width * Double(columns)).rounded()) : 0 }
  private func row(_ y: Double) -> Int { scene.size.height > 0 ? Int((y / scene.size.height * Double(rows)).rounded()) : 0 }

  private func draw(_ element: Scene.Element, on canvas: inout Canvas) {
    let frame = element.frame
    let left = max(0, column(frame.minX))
    let right = min(columns, column(frame.maxX))
    let top = max(0, row(frame.minY))
    let bottom = min(rows, row(frame.maxY))
    guard right > left + 1, bottom > top || element.kind == .statusBar else { return }
    switch element.kind {
    case .statusBar: return
    case .pane, .overlay: drawArea(element, left, frame.minY <= 40 ? 0 : top, right, bottom, on: &canvas)
    case .navigationBar(let bar): drawBar(bar, left, right, frame, on: &canvas)
    case .toolbar(let items): drawItems(items, left, right, at: barRow(frame, top, bottom), frame, on: &canvas)
    case .tabBar(let items): drawTabs(items, left, right, bottom, on: &canvas)
    case .table(let sections): drawTable(sections, left, right, contentTop(frame), bottom, on: &canvas)
    case .text(let text):
      for (index, line) in text.split(separator: "\n").enumerated() where contentTop(frame) + index < bottom {
        canvas.text(String(line), at: left + 2, contentTop(frame) + index, width: right - left - 3)
      }
    }
  }

  private func drawArea(_ element: Scene.Element, _ left: Int, _ top: Int, _ right: Int, _ bottom: Int, on canvas: inout Canvas) {
    canvas.clear(left, top, right, bottom)
    canvas.box(left, top, right, bottom)
    for child in element.children { draw(child, on: &canvas) }
  }

  /// The first row below the bars that lie at the top of the screen.
  private func contentTop(_ frame: Rect) -> Int { frame.minY <= 110 ? (frame.minY <= 24 ? 1 : 3) : row(frame.minY) + 1 }

  private func barRow(_ frame: Rect, _ top: Int, _ bottom: Int) -> Int {
    if frame.minY <= 40 { return 1 }
    if frame.maxY >= scene.size.height - 2 { return rows - 1 }
    return frame.minY <= 110 ? 3 : top + 1
  }

  private func drawBar(_ bar: Scene.Bar, _ left: Int, _ right: Int, _ frame: Rect, on canvas: inout Canvas) {
    let line = frame.minY <= 40 ? 1 : row(frame.minY) + 1
    canvas.blank(left, line, right)
    let title = bar.prompt.map { "\($0) / \(bar.title)" } ?? bar.title
    let leftText = bar.left.map(label).joined(separator: " ")
    let rightText = bar.right.map(label).reversed().joined(separator: " ")
    canvas.text(leftText, at: left + 1, line, width: right - left - 2)
    let rightWidth = DisplayWidth.of(rightText)
    if rightWidth > 0 { canvas.text(rightText, at: max(left + 1, right - rightWidth - 1), line, width: right - left - 2) }
    let room = right - left - 1
    let width = min(DisplayWidth.of(title), max(0, room - DisplayWidth.of(leftText) - rightWidth - 2))
    let centred = left + 1 + max(0, (room - width) / 2)
    let start = max(left + 2 + DisplayWidth.of(leftText), min(centred, right - rightWidth - width - 1))
    if width > 0 { canvas.text(title, at: leftText.isEmpty ? centred : start, line, width: width) }
    canvas.rule(left, line + 1, right)
  }

  private func label(_ item: Scene.Item) -> String {
    switch item.kind {
    case .button: "[\(item.title)]"
    case .back: "< \(item.title)"
    case .fixedSpace: " "
    case .flexibleSpace: ""
    }
  }

  private func drawItems(_ items: [Scene.Item], _ left: Int, _ right: Int, at line: Int, _ frame: Rect, on canvas: inout Canvas) {
    canvas.blank(left, line, right)
    canvas.text(items.map(label).joined(separator: " "), at: left + 1, line, width: right - left - 2)
    canvas.rule(left, line == rows - 1 ? line - 1 : line + 1, right)
  }

  private func drawTabs(_ items: [Scene.Item], _ left: Int, _ right: Int, _ bottom: Int, on canvas: inout Canvas) {
    let line = bottom - 1
    canvas.blank(left, line, right)
    canvas.rule(left, line - 1, right)
    canvas.edge(left, line)
    canvas.edge(right, line)
    guard !items.isEmpty else { return }
    let width = (right - left) / items.count
    for (index, item) in items.enumerated() {
      let text = item.isSelected ? "(\(item.title))" : item.title
      let start = left + index * width + max(1, (width - DisplayWidth.of(text)) / 2)
      canvas.text(text, at: start, line, width: width - 1)
    }
  }

  private func drawTable(_ sections: [Scene.Section], _ left: Int, _ right: Int, _ top: Int, _ bottom: Int, on canvas: inout Canvas) {
    var line = top
    for section in sections {
      if let header = section.header, line < bottom {
        canvas.text(header, at: left + 1, line, width: right - left - 2)
        line += 1
      }
      for row in section.rows where line < bottom {
        canvas.text(row.isSelected ? glyphs.selected : " ", at: left + 1, line, width: 1)
        let detail = row.detail.map { "  \($0)" } ?? ""
        canvas.text(row.title + detail, at: left + 3, line, width: right - left - 4)
        line += 1
      }
    }
  }
}
