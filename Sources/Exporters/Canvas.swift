/// The characters that frames are drawn with.
struct Glyphs: Sendable {
  /// By which of its four sides lines leave a crossing: up 1, down 2, left 4, right 8.
  let lines: [Character]
  let selected: String
  /// What stands for the part of a text that was cut off.
  let ellipsis: String

  static let boxes = Glyphs(
    lines: [" ", "│", "│", "│", "─", "┘", "┐", "┤", "─", "└", "┌", "├", "─", "┴", "┬", "┼"], selected: "▸", ellipsis: "…")
  static let ascii = Glyphs(
    lines: [" ", "|", "|", "|", "-", "+", "+", "+", "-", "+", "+", "+", "-", "+", "+", "+"], selected: ">", ellipsis: "...")
}

/// A rectangle of cells by the lines that bound it.
struct Area: Equatable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  /// Whether something can be written between its borders.
  var hasInside: Bool { right > left + 1 && bottom > top + 1 }

  /// What is left of it beside bars that lie along its upper or lower border.
  func without(_ bars: [Area]) -> Area {
    var rest = self
    for bar in bars where bar.left < right && bar.right > left {
      if bar.top == rest.top { rest.top = max(rest.top, min(bar.bottom, rest.bottom)) }
      if bar.bottom == rest.bottom { rest.bottom = min(rest.bottom, max(bar.top, rest.top)) }
    }
    return rest
  }
}

/// A grid of cells that boxes and texts are drawn on; lines that meet join.
struct Canvas {
  private enum Cell {
    case lines(Int)
    case character(Character)
    /// The second half of a wide character.
    case taken
  }

  private static let up = 1
  private static let down = 2
  private static let left = 4
  private static let right = 8

  private let columns: Int
  private let rows: Int
  private let glyphs: Glyphs
  private var cells: [Cell]

  init(columns: Int, rows: Int, glyphs: Glyphs) {
    self.columns = columns
    self.rows = rows
    self.glyphs = glyphs
    cells = Array(repeating: .lines(0), count: columns * rows)
  }

  /// Draws a border and empties what it encloses: lines from outside end at it.
  mutating func frame(_ area: Area) {
    guard area.right > area.left, area.bottom > area.top else { return }
    for row in area.top...area.bottom {
      for column in area.left...area.right { clear(area, column, row) }
    }
    box(area)
  }

  /// Draws a border.
  mutating func box(_ area: Area) {
    guard area.right > area.left, area.bottom > area.top else { return }
    for column in area.left...area.right {
      let sides = (column > area.left ? Self.left : 0) | (column < area.right ? Self.right : 0)
      add(sides, column, area.top)
      add(sides, column, area.bottom)
    }
    for row in area.top...area.bottom {
      let sides = (row > area.top ? Self.up : 0) | (row < area.bottom ? Self.down : 0)
      add(sides, area.left, row)
      add(sides, area.right, row)
    }
  }

  /// Writes a text, cut to a width.
  mutating func text(_ text: String, at column: Int, _ row: Int, width: Int) {
    guard width > 0 else { return }
    var place = column
    let fits = DisplayWidth.of(text) <= width
    let end = column + width - (fits ? 0 : min(width, DisplayWidth.of(glyphs.ellipsis)))
    for character in text {
      let size = DisplayWidth.of(character)
      guard size > 0 else { continue }
      guard place + size <= end else { break }
      put(.character(character), place, row)
      if size == 2 { put(.taken, place + 1, row) }
      place += size
    }
    if !fits {
      for (index, character) in glyphs.ellipsis.prefix(width).enumerated() { put(.character(character), place + index, row) }
    }
  }

  /// The rows without trailing blanks.
  var lines: [String] {
    (0..<rows).map { row in
      var line = ""
      for column in 0..<columns {
        switch cells[row * columns + column] {
        case .lines(let bits): line.append(glyphs.lines[bits])
        case .character(let character): line.append(character)
        case .taken: continue
        }
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  private func contains(_ column: Int, _ row: Int) -> Bool { (0..<columns).contains(column) && (0..<rows).contains(row) }

  private func bits(_ column: Int, _ row: Int) -> Int {
    guard contains(column, row), case .lines(let bits) = cells[row * columns + column] else { return 0 }
    return bits
  }

  private mutating func add(_ sides: Int, _ column: Int, _ row: Int) { put(.lines(bits(column, row) | sides), column, row) }

  /// Takes away what an area drawn in front hides of a cell.
  private mutating func clear(_ area: Area, _ column: Int, _ row: Int) {
    var hidden = 0
    let isInsideColumn = column > area.left && column < area.right
    let isInsideRow = row > area.top && row < area.bottom
    if isInsideColumn, row < area.bottom { hidden |= Self.down }
    if isInsideColumn, row > area.top { hidden |= Self.up }
    if isInsideRow, column < area.right { hidden |= Self.right }
    if isInsideRow, column > area.left { hidden |= Self.left }
    put(.lines(bits(column, row) & ~hidden), column, row)
  }

  /// Fills a cell; of a wide character that it cuts in two, nothing stays.
  private mutating func put(_ cell: Cell, _ column: Int, _ row: Int) {
    guard contains(column, row) else { return }
    let index = row * columns + column
    if case .taken = cells[index], column > 0, case .character = cells[index - 1] {
      if case .taken = cell {} else { cells[index - 1] = .lines(0) }
    }
    if column + 1 < columns, case .taken = cells[index + 1] { cells[index + 1] = .lines(0) }
    cells[index] = cell
  }
}
