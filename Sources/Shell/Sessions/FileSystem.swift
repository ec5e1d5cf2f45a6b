#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a file could not be read or written.
package struct FileFailure: Error, Sendable, Equatable {
  package enum Reason: Sendable, Equatable {
    case exists
    case isFolder
    /// A device, a pipe or a socket, which cannot be replaced by a file.
    case isNoFile
    case tooLarge
    /// A folder without a session file in it or below.
    case holdsNoSession
    /// The system's error number.
    case system(Int32)
  }

  package let reason: Reason
  package let path: String

  package init(_ reason: Reason, path: String) {
    self.reason = reason
    self.path = path
  }

  /// The failure of the last system call.
  static func last(_ path: String) -> FileFailure { FileFailure(.system(errno), path: path) }

  /// What went wrong, in words.
  package var message: String {
    switch reason {
    case .exists: "\(path) exists already; --force writes over it"
    case .holdsNoSession: "\(path) \(reasonWords)"
    case .isFolder, .isNoFile, .tooLarge: "\(path) is \(reasonWords)"
    case .system: "\(path): \(reasonWords)"
    }
  }

  /// What is wrong with the file, without its name.
  var reasonWords: String {
    switch reason {
    case .exists: "there already"
    case .isFolder: "a folder"
    case .isNoFile: "no regular file"
    case .holdsNoSession: "holds no file that ends in .session"
    case .tooLarge: "larger than \(FileSystem.largest / 1_048_576) MB"
    case .system(let number): String(cString: strerror(number))
    }
  }
}

/// Files by way of the system's own calls.
package enum FileSystem {
  /// The largest file that is read.
  static let largest = 256 * 1_048_576

  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  package static func isFolder(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether the path names a symbolic link, which may lead out of a folder.
  package static func isLink(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK
  }

  /// Whether a part of the path below the folder is a symbolic link, which may lead anywhere.
  package static func leavesByLink(_ path: String, from folder: String) -> Bool {
    var place = path.startIndex
    if !folder.isEmpty, path.hasPrefix(folder + "/") { place = path.index(path.startIndex, offsetBy: folder.count + 1) }
    while let slash = path[place...].firstIndex(of: "/") {
      if slash > path.startIndex, isLink(String(path[..<slash])) { return true }
      place = path.index(after: slash)
    }
    return isLink(path)
  }

  /// How many bytes a file has; nothing where it cannot be found, or is neither a file nor a link to one.
  static func size(of path: String) -> Int? {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFREG ? Int(info.st_size) : nil
  }

  /// The bytes of a file; `-` is standard input.
  package static func read(_ path: String) throws(FileFailure) -> [UInt8] {
    if path == "-" { return try readAll(0, path: "standard input") }
    if isFolder(path) { throw FileFailure(.isFolder, path: path) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(path) }
    defer { close(descriptor) }
    return try readAll(descriptor, path: path)
  }

  private static func readAll(_ descriptor: Int32, path: String) throws(FileFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    while let chunk = try readSome(descriptor, path: path) {
      bytes += chunk
      if bytes.count > largest { throw FileFailure(.tooLarge, path: path) }
    }
    return bytes
  }

  /// The next bytes that are there, or `nil` at the end, or where a signal asks to stop.
  static func readSome(_ descriptor: Int32, path: String, isInterrupted: () -> Bool = { false }) throws(FileFailure) -> [UInt8]? {
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = chunk.withUnsafeMutableBytes { systemRead(descriptor, $0) }
      if count < 0, errno == EINTR {
        if isInterrupted() { return nil }
        continue
      }
      if count < 0 { throw .last(path) }
      return count == 0 ? nil : Array(chunk[..<count])
    }
  }

  /// Writes a whole file through a temporary one beside it, so that it is never half there. A link stays, and what it leads to is written.
  package static func write(_ text: String, to path: String, overwriting: Bool = true) throws(FileFailure) {
    if !overwriting, exists(path) { throw FileFailure(.exists, path: path) }
    if isLink(path), let target = realpath(path, nil) {
      defer { free(target) }
      return try write(text, to: String(cString: target))
    }
    if exists(path) {
      if isFolder(path) { throw FileFailure(.isFolder, path: path) }
      if size(of: path) == nil { throw FileFailure(.isNoFile, path: path) }
      if access(path, W_OK) != 0 { throw .last(path) }
    }
    let temporary = path + ".splitlab-new"
    // A new file always: one of the name that is there, left behind or laid as a link to somewhere else, is not written through.
    unlink(temporary)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .last(path) }
    let failed = writeAll(descriptor, text) ? nil : FileFailure.last(path)
    let closed = close(descriptor) == 0 ? nil : FileFailure.last(path)
    if let failure = failed ?? closed {
      unlink(temporary)
      throw failure
    }
    if let mode = permissions(of: path) { chmod(temporary, mode) }
    if rename(temporary, path) != 0 {
      let failure = FileFailure.last(path)
      unlink(temporary)
      throw failure
    }
  }

  private static func permissions(of path: String) -> mode_t? {
    var info = stat()
    return stat(path, &info) == 0 ? info.st_mode & 0o777 : nil
  }

  /// Writes all bytes to a descriptor, and says whether that worked; `errno` tells why not.
  static func writeAll(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  static func writeAll(_ descriptor: Int32, _ text: String) -> Bool {
    Array(text.utf8).withUnsafeBytes { writeAll(descriptor, $0) }
  }

  /// Makes a folder and those above it.
  static func makeFolder(_ path: String) {
    var made = ""
    for part in path.split(separator: "/", omittingEmptySubsequences: false) {
      made += part + "/"
      if !part.isEmpty { mkdir(made, 0o700) }
    }
  }

  /// The names in a folder, sorted by their bytes.
  static func names(in folder: String) throws(FileFailure) -> [String] {
    guard let stream = opendir(folder) else { throw .last(folder) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Where the program itself stands.
  static var ownPath: String? {
    var buffer = [CChar](repeating: 0, count: 4096)
    #if canImport(Darwin)
      var size = UInt32(buffer.count)
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
    #else
      guard readlink("/proc/self/exe", &buffer, buffer.count - 1) > 0 else { return nil }
    #endif
    return buffer.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
  }

  /// The value of an environment variable.
  static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
  write(descriptor, buffer.baseAddress, buffer.count)
}
