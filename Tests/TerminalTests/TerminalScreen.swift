/// What a terminal shows after the bytes so far: as much of it as line editing needs.
struct TerminalScreen {
  private var cells: [[Character]]
  private var row = 0
  private var column = 0
  private var saved = (row: 0, column: 0)
  private let rows: Int
  private let columns: Int
  private var pending: [UInt8] = []

  init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// The lines without trailing blanks.
  var lines: [String] {
    cells.map { line in
      var text = String(line)
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  var text: String { lines.joined(separator: "\n") }

  mutating func feed(_ bytes: [UInt8]) {
    pending += bytes
    var index = 0
    while index < pending.count {
      let length = step(at: index)
      if length == 0 { break }
      index += length
    }
    pending.removeFirst(index)
  }

  /// Handles what begins at a place and returns its length; 0 where more bytes are needed.
  private mutating func step(at start: Int) -> Int {
    let byte = pending[start]
    switch byte {
    case 0x1B: return escape(at: start)
    case 0x0D: column = 0
    case 0x0A: lineFeed()
    case 0x08: column = max(0, column - 1)
    case 0x00..<0x20, 0x7F: break
    default: return character(at: start)
    }
    return 1
  }

  private mutating func character(at start: Int) -> Int {
    let byte = pending[start]
    let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
    guard start + length <= pending.count else { return 0 }
    let text = String(decoding: pending[start..<start + length], as: UTF8.self)
    if column >= columns {
      column = 0
      lineFeed()
    }
    if let character = text.first { cells[row][column] = character }
    column += 1
    return length
  }

  private mutating func lineFeed() {
    row += 1
    guard row >= rows else { return }
    cells.removeFirst()
    cells.append(Array(repeating: " ", count: columns))
    row = rows - 1
  }

  private mutating func escape(at start: Int) -> Int {
    guard start + 1 < pending.count else { return 0 }
    switch pending[start + 1] {
    case UInt8(ascii: "7"): saved = (row, column)
    case UInt8(ascii: "8"): (row, column) = saved
    case UInt8(ascii: "["):
      guard let end = pending[(start + 2)...].firstIndex(where: { (0x40...0x7E).contains($0) }) else { return 0 }
      let numbers = String(decoding: pending[(start + 2)..<end], as: UTF8.self).split(separator: ";").map { Int($0) }
      control(pending[end], numbers.first.flatMap { $0 }, numbers.dropFirst().first.flatMap { $0 })
      return end - start + 1
    default: break
    }
    return 2
  }

  private mutating func control(_ name: UInt8, _ first: Int?, _ second: Int?) {
    let count = max(1, first ?? 1)
    switch Character(UnicodeScalar(name)) {
    case "A": row = max(0, row - count)
    case "B": row = min(rows - 1, row + count)
    case "C": column = min(columns - 1, column + count)
    case "D": column = max(0, column - count)
    case "G": column = min(columns - 1, count - 1)
    case "H": (row, column) = (min(rows, count) - 1, min(columns, max(1, second ?? 1)) - 1)
    case "J": eraseDown()
    case "K": for place in min(column, columns)..<columns { cells[row][place] = " " }
    case "P":
      for _ in 0..<min(count, columns) where column < columns {
        cells[row].remove(at: column)
        cells[row].append(" ")
      }
    case "@":
      for _ in 0..<min(count, columns) where column < columns {
        cells[row].insert(" ", at: column)
        cells[row].removeLast()
      }
    default: break
    }
  }

  private mutating func eraseDown() {
    for place in min(column, columns)..<columns { cells[row][place] = " " }
    for line in (row + 1)..<max(row + 1, rows) { cells[line] = Array(repeating: " ", count: columns) }
  }
}
