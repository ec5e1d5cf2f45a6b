/// What a terminal shows: a grid of characters that bytes are fed to. It knows the sequences that a line editor sends.
struct Screen {
  private(set) var columns: Int
  private(set) var rows: Int
  private(set) var row = 0
  private(set) var column = 0
  /// Whether the program has asked for brackets around pastes.
  private(set) var bracketsPastes = false
  private var cells: [[Character]]
  private var saved = (row: 0, column: 0)
  private var inserts = false
  /// The cursor stands behind the last column until a character comes.
  private var isWrapPending = false
  private var escape: [UInt8] = []
  private var isInEscape = false
  private var text: [UInt8] = []

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// The rows that are not empty at the end, without trailing blanks.
  var lines: [String] {
    var lines = cells.map { line in
      var text = String(line.filter { $0 != Self.taken })
      while text.last == " " { text.removeLast() }
      return text
    }
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The row that the cursor is on.
  var currentLine: String { lines.indices.contains(row) ? lines[row] : "" }

  /// Cuts or widens the grid; nothing is wrapped anew.
  mutating func resize(columns: Int, rows: Int) {
    cells = cells.map { Array(($0 + Array(repeating: " ", count: columns)).prefix(columns)) }
    let lost = max(0, row - rows + 1)
    cells = Array(cells.dropFirst(lost))
    while cells.count < rows { cells.append(Array(repeating: " ", count: columns)) }
    cells = Array(cells.prefix(rows))
    self.columns = columns
    self.rows = rows
    row -= lost
    column = min(column, columns - 1)
    isWrapPending = false
  }

  mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { feed(byte) }
  }

  /// The second half of a wide character.
  private static let taken: Character = "\u{0}"

  private mutating func feed(_ byte: UInt8) {
    if isInEscape {
      escape.append(byte)
      endEscapeIfComplete()
      return
    }
    guard byte >= 0x80 else {
      text.removeAll()
      return control(byte)
    }
    text.append(byte)
    if let decoded = String(validating: text, as: UTF8.self) {
      for character in decoded { put(character) }
      text.removeAll()
    }
  }

  private mutating func control(_ byte: UInt8) {
    switch byte {
    case 0x1B:
      escape.removeAll()
      isInEscape = true
    case 0x0D: move(to: row, 0)
    case 0x0A: lineFeed()
    case 0x08: move(to: row, column - 1)
    case 0x09: move(to: row, min(columns - 1, (column / 8 + 1) * 8))
    case 0x20..<0x7F: put(Character(Unicode.Scalar(byte)))
    default: break
    }
  }

  private mutating func move(to row: Int, _ column: Int) {
    self.row = min(max(0, row), rows - 1)
    self.column = min(max(0, column), columns - 1)
    isWrapPending = false
  }

  private mutating func lineFeed() {
    isWrapPending = false
    if row < rows - 1 {
      row += 1
    } else {
      cells.removeFirst()
      cells.append(Array(repeating: " ", count: columns))
    }
  }

  private mutating func put(_ character: Character) {
    let width = Self.width(character)
    if width == 0 { return combine(character) }
    if isWrapPending || column + width > columns {
      column = 0
      lineFeed()
    }
    let shown = width == 2 ? [character, Self.taken] : [character]
    if inserts {
      cells[row].insert(contentsOf: shown, at: column)
      cells[row].removeLast(width)
    } else {
      cells[row].replaceSubrange(column..<column + width, with: shown)
    }
    if column + width < columns { column += width } else { isWrapPending = true }
  }

  /// Adds a mark to the character before the cursor.
  private mutating func combine(_ mark: Character) {
    let place = isWrapPending ? column : column - 1
    if place >= 0 { cells[row][place] = Character(String(cells[row][place]) + String(mark)) }
  }

  private static func width(_ character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if scalar.properties.generalCategory == .nonspacingMark { return 0 }
    return (0x1100...0x115F).contains(scalar.value) || (0x2E80...0xD7A3).contains(scalar.value) || scalar.value >= 0x1F300 ? 2 : 1
  }

  // MARK: Escape sequences

  private mutating func endEscapeIfComplete() {
    guard let first = escape.first, let last = escape.last else { return }
    switch first {
    case UInt8(ascii: "["):
      if escape.count > 1, (0x40...0x7E).contains(last) {
        isInEscape = false
        obey(last, String(decoding: escape.dropFirst().dropLast(), as: UTF8.self))
      }
    case UInt8(ascii: "("), UInt8(ascii: ")"): isInEscape = escape.count < 2
    case UInt8(ascii: "]"): isInEscape = last != 0x07
    default:
      isInEscape = false
      if first == UInt8(ascii: "7") { saved = (row, column) }
      if first == UInt8(ascii: "8") { move(to: saved.row, saved.column) }
    }
  }

  private mutating func obey(_ command: UInt8, _ parameters: String) {
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    let count = max(1, numbers.first ?? 1)
    switch Character(Unicode.Scalar(command)) {
    case "A": move(to: row - count, column)
    case "B": move(to: row + count, column)
    case "C": move(to: row, column + count)
    case "D": move(to: row, column - count)
    case "G": move(to: row, count - 1)
    case "H": move(to: count - 1, (numbers.count > 1 ? numbers[1] : 1) - 1)
    case "J": eraseScreen(numbers.first ?? 0)
    case "K": eraseLine(numbers.first ?? 0)
    case "@":
      cells[row].insert(contentsOf: Array(repeating: " ", count: count), at: column)
      cells[row].removeLast(count)
    case "P":
      cells[row].removeSubrange(column..<min(columns, column + count))
      while cells[row].count < columns { cells[row].append(" ") }
    case "h", "l":
      if parameters == "4" { inserts = command == UInt8(ascii: "h") }
      if parameters == "?2004" { bracketsPastes = command == UInt8(ascii: "h") }
    default: break
    }
  }

  private mutating func eraseLine(_ part: Int) {
    let range = part == 0 ? column..<columns : part == 1 ? 0..<column + 1 : 0..<columns
    for index in range { cells[row][index] = " " }
  }

  private mutating func eraseScreen(_ part: Int) {
    eraseLine(part)
    let others = part == 0 ? row + 1..<rows : part == 1 ? 0..<row : 0..<rows
    for index in others { cells[index] = Array(repeating: " ", count: columns) }
  }
}
