#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What was typed in earlier sessions: a plain text file, an entry a line, newlines as `\n`, written after every input.
package struct HistoryFile: Sendable {
  private static let limit = 2000

  private let path: String

  package init(path: String) { self.path = path }

  /// The file of the user, by the conventions for state files.
  package static var ofUser: HistoryFile? {
    func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 } }
    guard let folder = variable("XDG_STATE_HOME") ?? variable("HOME").map({ $0 + "/.local/state" }) else { return nil }
    return HistoryFile(path: folder + "/splitlab/history")
  }

  /// The entries, older ones first, each once.
  package var entries: [String] {
    var seen: Set<String> = []
    let newestFirst = lines.reversed().filter { seen.insert($0).inserted }
    return newestFirst.prefix(Self.limit).reversed().map(Self.decoded)
  }

  private var lines: [String] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return bytes.split(separator: 10).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Adds an entry; one that begins with a blank is left out. A file that has grown long is written anew without repetitions.
  package func append(_ entry: String) {
    guard !entry.isEmpty, entry.first != " " else { return }
    makeFolder()
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    flock(descriptor, LOCK_EX)
    let bytes = Array((Self.encoded(entry) + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    close(descriptor)
    if lines.count > Self.limit * 2 { rewrite() }
  }

  private func rewrite() {
    let text = entries.map { Self.encoded($0) + "\n" }.joined()
    let temporary = path + ".new"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    let bytes = Array(text.utf8)
    let written = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    close(descriptor)
    if written == bytes.count { rename(temporary, path) } else { unlink(temporary) }
  }

  private func makeFolder() {
    var folder = ""
    for part in path.split(separator: "/").dropLast() {
      folder += "/" + part
      mkdir(folder, 0o700)
    }
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
