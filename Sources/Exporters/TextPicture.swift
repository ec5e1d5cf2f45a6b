import SceneModel

/// A scene as lines of text, with box drawing or plain ASCII.
package struct TextPicture {
  private let scene: Scene
  private let glyphs: Glyphs
  private let across: GridLines
  private let down: GridLines

  /// - Parameters:
  ///   - width: The most columns that a line may have.
  ///   - ascii: Whether to keep to ASCII, the texts of the app left out.
  package init(_ scene: Scene, width: Int = 78, ascii: Bool = false) {
    self.scene = scene
    glyphs = ascii ? .ascii : .boxes
    let size = scene.size
    let isDrawable = size.width.isFinite && size.height.isFinite && size.width > 0 && size.height > 0
    let columns = isDrawable ? Int(min(66, max(36, size.width / 16))) : 36
    let ratio = isDrawable ? min(3, size.height / size.width) : 1
    let rows = max(8, min(22, Int(Double(columns) * ratio / 2.9)))
    let limit = max(3, width) - 1
    let spans = Self.spans(scene.elements)
    across = GridLines(spans: spans.across, length: size.width, cells: min(columns, limit), limit: limit, tolerance: 12)
    down = GridLines(spans: spans.down, length: size.height, cells: rows, limit: 48, tolerance: 24)
  }

  /// The picture, a line an element, without trailing blanks.
  package var lines: [String] {
    var canvas = Canvas(columns: across.last + 1, rows: down.last + 1, glyphs: glyphs)
    canvas.box(Area(left: 0, top: 0, right: across.last, bottom: down.last))
    draw(scene.elements, on: &canvas)
    return canvas.lines
  }

  /// What every element needs; the status bar is not drawn.
  private static func spans(_ elements: [Scene.Element]) -> (across: [GridLines.Span], down: [GridLines.Span]) {
    var across: [GridLines.Span] = []
    var down: [GridLines.Span] = []
    for element in elements where element.kind != .statusBar {
      across.append(GridLines.Span(from: element.frame.minX, to: element.frame.maxX, cells: 4))
      down.append(GridLines.Span(from: element.frame.minY, to: element.frame.maxY, cells: 2 + (element.prompt == nil ? 0 : 1)))
      let inner = spans(element.children)
      across += inner.across
      down += inner.down
    }
    return (across, down)
  }

  private func area(of element: Scene.Element) -> Area {
    let frame = element.frame
    return Area(
      left: across.line(at: frame.minX), top: down.line(at: frame.minY), right: across.line(at: frame.maxX),
      bottom: down.line(at: frame.maxY))
  }

  /// Draws from back to front; tables and texts keep clear of the bars beside them and of each other.
  private func draw(_ elements: [Scene.Element], on canvas: inout Canvas) {
    var bars: [Area] = []
    for element in elements where element.isBar { bars.append(area(of: element)) }
    var used = 0
    for element in elements {
      let area = area(of: element)
      guard area.hasInside, element.kind != .statusBar else { continue }
      switch element.kind {
      case .statusBar: break
      case .pane, .overlay:
        canvas.frame(area)
        draw(element.children, on: &canvas)
      case .navigationBar(let bar): BarDrawing(area: area, glyphs: glyphs).draw(bar, on: &canvas)
      case .toolbar(let items): BarDrawing(area: area, glyphs: glyphs).draw(toolbar: items, on: &canvas)
      case .tabBar(let items): BarDrawing(area: area, glyphs: glyphs).draw(tabs: items, on: &canvas)
      case .table(let sections): used += write(tableLines(sections), in: area.without(bars), after: used, on: &canvas)
      case .text(let text):
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { " \($0)" }
        used += write(lines, in: area.without(bars), after: used, on: &canvas)
      }
    }
  }

  private func tableLines(_ sections: [Scene.Section]) -> [String] {
    sections.flatMap { section in
      (section.header.map { [" " + $0.singleLine] } ?? [])
        + section.rows.map { row in
          (row.isSelected ? glyphs.selected : " ") + row.title.singleLine + (row.detail.map { "  " + $0.singleLine } ?? "")
        }
    }
  }

  /// Writes lines one below the other and returns how many; where they do not fit, the last one says so.
  private func write(_ lines: [String], in area: Area, after used: Int, on canvas: inout Canvas) -> Int {
    let top = area.top + 1 + used
    let room = area.bottom - top
    guard room > 0 else { return 0 }
    var shown = lines
    if lines.count > room {
      let rest = lines.count - room + 1
      shown = lines.prefix(room - 1) + [" \(glyphs.ellipsis) \(rest) more"]
    }
    for (index, line) in shown.enumerated() { canvas.text(line, at: area.left + 1, top + index, width: area.right - area.left - 2) }
    return shown.count
  }
}

extension Scene.Element {
  /// Whether content keeps clear of it.
  fileprivate var isBar: Bool {
    switch kind {
    case .navigationBar, .toolbar, .tabBar: true
    case .statusBar, .pane, .overlay, .table, .text: false
    }
  }

  /// The line above the title of a navigation bar.
  fileprivate var prompt: String? {
    guard case .navigationBar(let bar) = kind else { return nil }
    return bar.prompt
  }
}

extension String {
  /// The text with line breaks as blanks.
  var singleLine: String { String(map { $0.isNewline ? " " : $0 }) }
}
