#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What was typed in earlier sessions: a plain text file, an entry a line, newlines as `\n`, written after every input.
package struct HistoryFile {
  private let path: String
  private let limit: Int
  /// How many entries the file has, as far as this session knows.
  private var count: Int?

  /// - Parameter limit: The number of entries above which the file is written anew, without repetitions.
  package init(path: String, limit: Int = 2000) {
    self.path = path
    self.limit = limit
  }

  /// The file of the user, by the conventions for state files.
  package static var ofUser: HistoryFile? {
    func folder(_ name: String) -> String? { getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil } }
    guard let folder = folder("XDG_STATE_HOME") ?? folder("HOME").map({ $0 + "/.local/state" }) else { return nil }
    return HistoryFile(path: folder + "/splitlab/history")
  }

  /// The entries, older ones first, each once.
  package mutating func entries() -> [String] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    let lines = Self.lines(of: descriptor)
    count = lines.count
    return newest(of: lines).map { Self.decoded($0) }
  }

  /// Adds an entry; one that begins with a blank is left out.
  package mutating func append(_ entry: String) {
    guard let first = entry.first, first != " " else { return }
    guard let descriptor = openLocked() else { return }
    defer { close(descriptor) }
    // One call, so that entries of sessions side by side do not mix.
    _ = Self.put(Array((Self.encoded(entry) + "\n").utf8), to: descriptor)
    let known = (count ?? Self.lines(of: descriptor).count - 1) + 1
    count = known
    if known > limit { rewrite(descriptor) }
  }

  /// Opens the file for adding and locks it against other sessions, which may write it anew in the meantime.
  private func openLocked() -> Int32? {
    makeFolder()
    for _ in 0..<10 {
      let descriptor = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
      guard descriptor >= 0 else { return nil }
      flock(descriptor, LOCK_EX)
      var opened = stat()
      var present = stat()
      if fstat(descriptor, &opened) == 0, stat(path, &present) == 0, opened.st_ino == present.st_ino { return descriptor }
      close(descriptor)
    }
    return nil
  }

  /// Writes the file anew through a temporary one, which takes its place; half of the room is left for what comes.
  private mutating func rewrite(_ descriptor: Int32) {
    let lines = newest(of: Self.lines(of: descriptor)).suffix(max(1, limit / 2))
    let temporary = path + ".new"
    let new = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard new >= 0 else { return }
    let isWritten = Self.put(Array(lines.map { $0 + "\n" }.joined().utf8), to: new)
    close(new)
    if isWritten, rename(temporary, path) == 0 { count = lines.count } else { unlink(temporary) }
  }

  /// The last occurrence of each line, not more than the limit.
  private func newest(of lines: [String]) -> [String] {
    var seen: Set<String> = []
    return lines.reversed().filter { seen.insert($0).inserted }.prefix(limit).reversed()
  }

  private func makeFolder() {
    var folder = ""
    for part in path.split(separator: "/").dropLast() {
      folder += "/" + part
      mkdir(folder, 0o700)
    }
  }

  // MARK: Bytes

  private static func lines(of descriptor: Int32) -> [String] {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return [] }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = pread(descriptor, &buffer, buffer.count, off_t(bytes.count))
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return bytes.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func put(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  static func encoded(_ entry: String) -> String {
    var text = ""
    for scalar in entry.unicodeScalars {
      switch scalar {
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  static func decoded(_ line: String) -> String {
    var text = ""
    var escapes = false
    for scalar in line.unicodeScalars {
      if escapes {
        text.unicodeScalars.append(scalar == "n" ? "\n" : scalar)
        escapes = false
      } else if scalar == "\\" {
        escapes = true
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
