import UIKitModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads storyboards, nibs and property lists, by the program `splitlab-documents` that stands beside this one:
/// XML needs Foundation, which takes longer to load than all else that the shell does.
enum DocumentReader {
  /// Why documents cannot be read.
  struct Failure: Error {
    let reason: String
  }

  /// The most that the program may tell, in bytes.
  private static let limit = 256 * 1_048_576

  /// What the program tells of each of the files, by their paths.
  static func read(_ paths: [String]) throws(Failure) -> [String: String] {
    var told: [String: String] = [:]
    var rest = paths[...]
    // As many at once as surely fit in the arguments of a program.
    while !rest.isEmpty {
      for (path, lines) in split(try run(rest.prefix(100).map { $0.hasPrefix("-") ? "./" + $0 : $0 })) { told[path] = lines }
      rest = rest.dropFirst(100)
    }
    return told
  }

  private static func split(_ text: String) -> [(path: String, lines: String)] {
    var documents: [(path: String, lines: String)] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("D ") {
        documents.append((plain(line.dropFirst(2)), ""))
      } else if !documents.isEmpty {
        documents[documents.count - 1].lines += line + "\n"
      }
    }
    return documents
  }

  /// The root of a document from what the program tells of it.
  static func element(_ lines: String) throws(Failure) -> DocumentElement {
    var open: [DocumentElement] = []
    for line in lines.split(separator: "\n") {
      let rest = line.dropFirst(2)
      switch line.first {
      case "E": open.append(DocumentElement(String(rest)))
      case "A" where !open.isEmpty:
        let parts = rest.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        open[open.count - 1].attributes[String(parts[0])] = parts.count > 1 ? plain(parts[1]) : ""
      case "T" where !open.isEmpty: open[open.count - 1].text += plain(rest)
      case "X":
        guard let done = open.popLast() else { break }
        if open.isEmpty { return done }
        open[open.count - 1].children.append(done)
      case "!": throw Failure(reason: plain(rest))
      default: break
      }
    }
    throw Failure(reason: "empty")
  }

  /// Takes back what the program wrote for line breaks and backslashes.
  private static func plain(_ text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return String(text) }
    var result = ""
    var isEscaped = false
    for character in text {
      if isEscaped {
        result.append(character == "n" ? "\n" : character == "r" ? "\r" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }

  // MARK: The program

  /// Where the program stands: beside this one, or beside the bundle of tests that this one is.
  private static var program: String? {
    let own = [FileSystem.ownPath].compactMap { $0 } + CommandLine.arguments.filter { $0.contains(".xctest") }
    for start in own {
      var folder = FilePath.folder(of: start)
      // A bundle of tests is a few folders deep.
      for _ in 0..<4 {
        let path = "\(folder)/splitlab-documents"
        if FileSystem.exists(path), !FileSystem.isFolder(path) { return path }
        folder = FilePath.folder(of: folder)
      }
    }
    return nil
  }

  private static func run(_ paths: [String]) throws(Failure) -> String {
    guard let program else { throw Failure(reason: "splitlab-documents, which reads it, is not beside splitlab") }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Failure(reason: "no pipe can be opened") }
    defer { close(ends[0]) }
    guard let child = spawn(program, paths, output: ends) else {
      close(ends[1])
      throw Failure(reason: "splitlab-documents, which reads it, cannot be run")
    }
    close(ends[1])
    var bytes: [UInt8] = []
    while bytes.count <= limit, let chunk = try? FileSystem.readSome(ends[0], path: program) { bytes += chunk }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    guard status == 0, bytes.count <= limit else { throw Failure(reason: "splitlab-documents, which reads it, gave up") }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func spawn(_ program: String, _ paths: [String], output ends: [Int32]) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    posix_spawn_file_actions_addclose(&actions, ends[1])
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + paths).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var child: pid_t = 0
    return posix_spawn(&child, program, &actions, nil, &words, environ) == 0 ? child : nil
  }
}
