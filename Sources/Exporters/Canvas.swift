/// The characters that frames are drawn with.
struct Glyphs: Sendable {
  /// By which of its four sides lines leave a crossing: up 1, down 2, left 4, right 8.
  let lines: [Character]
  let selected: String
  let ellipsis: Character

  static let boxes = Glyphs(
    lines: [" ", "│", "│", "│", "─", "┘", "┐", "┤", "─", "└", "┌", "├", "─", "┴", "┬", "┼"], selected: "▸", ellipsis: "…")
  static let ascii = Glyphs(
    lines: [" ", "|", "|", "|", "-", "+", "+", "+", "-", "+", "+", "+", "-", "+", "+", "+"], selected: ">", ellipsis: ".")
}

/// A grid of cells that boxes and texts are drawn on; lines that meet join.
struct Canvas {
  private enum Cell {
    case lines(Int)
    case character(Character)
    /// The second half of a wide character.
    case taken
  }

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

  private func contains(_ column: Int, _ row: Int) -> Bool { (0..<columns).contains(column) && (0..<rows).contains(row) }

  private mutating func add(_ bits: Int, _ column: Int, _ row: Int) {
    guard contains(column, row) else { return }
    if case .lines(let old) = cells[row * columns + column] {
      cells[row * columns + column] = .lines(old | bits)
    } else {
      cells[row * columns + column] = .lines(bits)
    }
  }

  private mutating func put(_ cell: Cell, _ column: Int, _ row: Int) {
    if contains(column, row) { cells[row * columns + column] = cell }
  }

  /// Draws the border of a rectangle; the corners are given.
  mutating func box(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) {
    guard right > left, bottom > top else { return }
    for column in (left + 1)..<right {
      add(12, column, top)
      add(12, column, bottom)
    }
    for row in (top + 1)..<bottom {
      add(3, left, row)
      add(3, right, row)
    }
    add(10, left, top)
    add(6, right, top)
    add(9, left, bottom)
    add(5, right, bottom)
  }

  /// Draws a line from border to border.
  mutating func rule(_ left: Int, _ row: Int, _ right: Int) {
    add(8, left, row)
    for column in (left + 1)..<max(left + 1, right) { put(.lines(12), column, row) }
    add(4, right, row)
  }

  /// Makes a cell a plain upright line.
  mutating func edge(_ column: Int, _ row: Int) { put(.lines(3), column, row) }

  /// Empties a row between two borders.
  mutating func blank(_ left: Int, _ row: Int, _ right: Int) {
    for column in (left + 1)..<max(left + 1, right) { put(.lines(0), column, row) }
  }

  /// Empties the inside of a rectangle; lines that ran through its border end there.
  mutating func clear(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) {
    guard right > left, bottom > top else { return }
    for row in (top + 1)..<max(top + 1, bottom) {
      blank(left, row, right)
      if case .lines(let bits)? = cell(left, row) { put(.lines(bits & ~8), left, row) }
      if case .lines(let bits)? = cell(right, row) { put(.lines(bits & ~4), right, row) } else { put(.lines(0), right, row) }
    }
    for column in left...right {
      if case .lines(let bits)? = cell(column, top) { put(.lines(bits & ~2), column, top) } else { put(.lines(0), column, top) }
      if case .lines(let bits)? = cell(column, bottom) { put(.lines(bits & ~1), column, bottom) }
    }
  }

  private func cell(_ column: Int, _ row: Int) -> Cell? { contains(column, row) ? cells[row * columns + column] : nil }

  /// Writes a text, cut to a width.
  mutating func text(_ text: String, at column: Int, _ row: Int, width: Int) {
    guard width > 0 else { return }
    var place = column
    let end = column + width
    let fits = DisplayWidth.of(text) <= width
    for character in text {
      let size = DisplayWidth.of(character)
      guard size > 0 else { continue }
      guard place + size <= (fits ? end : end - 1) else {
        if !fits, place < end { put(.character(glyphs.ellipsis), place, row) }
        return
      }
      put(.character(character), place, row)
      if size == 2 { put(.taken, place + 1, row) }
      place += size
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
}
