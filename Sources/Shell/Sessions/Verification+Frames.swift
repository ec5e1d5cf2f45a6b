import ObjectModel

/// Numbers and texts one behind the other, as one process hands them to another.
struct Frames {
  private(set) var bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8] = []) { self.bytes = bytes }

  mutating func append(_ number: Int) { withUnsafeBytes(of: Int64(number).littleEndian) { bytes += $0 } }

  mutating func append(_ text: String) {
    append(text.utf8.count)
    bytes += text.utf8
  }

  mutating func append(_ texts: [String]) {
    append(texts.count)
    for text in texts { append(text) }
  }

  /// The next number; `nil` where the bytes end before it does.
  mutating func number() -> Int? {
    guard place + 8 <= bytes.count else { return nil }
    defer { place += 8 }
    return Int(bytes[place..<place + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) })
  }

  mutating func text() -> String? {
    guard let count = number(), count >= 0, place + count <= bytes.count else { return nil }
    defer { place += count }
    return String(decoding: bytes[place..<place + count], as: UTF8.self)
  }

  mutating func texts() -> [String]? {
    guard let count = number() else { return nil }
    var texts: [String] = []
    for _ in 0..<count {
      guard let text = text() else { return nil }
      texts.append(text)
    }
    return texts
  }
}

extension Verification {
  /// Writes what was found, all but the edits, which only an update needs.
  func write(to frames: inout Frames) {
    frames.append(stepCount)
    frames.append(uncheckedCount)
    frames.append(failures.count)
    for failure in failures {
      frames.append(failure.line)
      frames.append(failure.input)
      frames.append(failure.expected)
      frames.append(failure.got)
    }
  }

  /// Reads what another process found; one that ended before it said so counts as a failure.
  init(path: String, release: Release, from frames: inout Frames) {
    self.path = path
    self.release = release
    guard let steps = frames.number(), let unchecked = frames.number(), let count = frames.number() else {
      failures = [Failure(line: 1, input: "", expected: ["a check that ends"], got: ["it ended before it was done"], edits: [])]
      return
    }
    stepCount = steps
    uncheckedCount = unchecked
    for _ in 0..<count {
      guard let line = frames.number(), let input = frames.text(), let expected = frames.texts(), let got = frames.texts() else { return }
      failures.append(Failure(line: line, input: input, expected: expected, got: got, edits: []))
    }
  }
}
