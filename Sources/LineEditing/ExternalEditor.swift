#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The user's own editor, given the whole terminal while it runs.
package struct ExternalEditor {
  /// Why a text could not be edited.
  package enum Failure: Error, Equatable {
    /// No temporary file could be made, written or read.
    case noFile(String)
    /// There is no such program.
    case notFound(String)
    /// The editor ended with a status other than 0, as `:cq` of vi does to give up.
    case failed(String, status: Int)
  }

  /// The editor as a command of `sh`: a program, and options.
  package let command: String

  /// The editor of `VISUAL`, else of `EDITOR`, else `vi`.
  package init() {
    command = Self.variable("VISUAL") ?? Self.variable("EDITOR") ?? "vi"
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty else { return nil }
    return value
  }

  /// Opens the editor on the text, and answers what was saved, without the newlines at its end.
  package func edit(_ text: String, suffix: String) throws(Failure) -> String {
    let folder = Self.variable("TMPDIR") ?? "/tmp"
    var template = Array("\(folder)/splitlab-XXXXXX\(suffix)".utf8CString)
    let descriptor = mkstemps(&template, Int32(suffix.utf8.count))
    let path = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    guard descriptor >= 0 else { throw .noFile(path) }
    defer { unlink(path) }
    let bytes = Array((text.isEmpty ? "" : text + "\n").utf8)
    let written = bytes.withUnsafeBytes { $0.isEmpty ? 0 : write(descriptor, $0.baseAddress, $0.count) }
    close(descriptor)
    guard written == bytes.count else { throw .noFile(path) }
    try run(on: path)
    guard let saved = Self.contents(of: path) else { throw .noFile(path) }
    return String(decoding: saved[..<((saved.lastIndex { $0 != 0x0A && $0 != 0x0D }).map { $0 + 1 } ?? 0)], as: UTF8.self)
  }

  /// Waits for the editor; ^C and ^\ are the editor's meanwhile.
  private func run(on path: String) throws(Failure) {
    let quoted = "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    // In the place of the shell a single program alone hears ^C, and says how it ended.
    let isSingle = !command.contains { "|&;<>()=`$".contains($0) }
    let status = system("\(isSingle ? "exec " : "")\(command) \(quoted)")
    let isExit = status & 0x7F == 0
    let code = isExit ? Int(status >> 8 & 0xFF) : 128 + Int(status & 0x7F)
    if code == 127 { throw .notFound(command) }
    if code != 0 { throw .failed(command, status: code) }
  }

  private static func contents(of path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0 { return nil }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }
}

extension ExternalEditor.Failure {
  /// What went wrong, and how to go on.
  package var message: String {
    switch self {
    case .noFile(let path): "no file for the editor could be kept at \(path); TMPDIR names the folder"
    case .notFound(let command): "the editor '\(command)' is not there; EDITOR names one, as in `EDITOR=nano splitlab`"
    case .failed(let command, let status): "the editor '\(command)' gave up with status \(status), so nothing runs"
    }
  }
}
