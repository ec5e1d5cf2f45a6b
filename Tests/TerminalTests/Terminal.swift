import CPseudoTerminal
import Foundation
import Testing

/// The real program at a terminal of its own, with a home folder of its own.
final class Terminal {
  private let handle: OpaquePointer
  private(set) var screen: Screen
  /// The folder that is the program's home and where it runs.
  let home: Home

  /// A folder that goes with its last user.
  final class Home {
    let path: String

    init() throws {
      path = NSTemporaryDirectory() + "splitlab-terminal-" + UUID().uuidString
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    var historyPath: String { path + "/state/splitlab/history" }

    var history: String { (try? String(contentsOfFile: historyPath, encoding: .utf8)) ?? "" }
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  convenience init(
    _ arguments: [String] = ["--quiet", "--color", "never"], columns: Int = 80, rows: Int = 24, home: Home? = nil,
    variables: [String: String] = [:]
  ) throws {
    try self.init(command: [try Self.program] + arguments, columns: columns, rows: rows, home: home ?? Home(), variables: variables)
  }

  /// A shell with job control, to which the program's place is known.
  static func shell() throws -> Terminal {
    let variables = ["PROGRAM": try program, "PS1": "$ "]
    return try Terminal(command: ["/bin/sh", "-i"], columns: 80, rows: 24, home: Home(), variables: variables)
  }

  private init(command: [String], columns: Int, rows: Int, home: Home, variables: [String: String]) throws {
    let defaults = ["TERM": "xterm", "HOME": home.path, "XDG_STATE_HOME": home.path + "/state", "PATH": "/usr/bin:/bin"]
    let all = defaults.merging(variables) { $1 }.filter { !$0.value.isEmpty }.map { "\($0.key)=\($0.value)" }
    let spawned = Self.withCStrings(command) { arguments in
      Self.withCStrings(all) { variables in pseudo_terminal_spawn(arguments, variables, home.path, Int32(columns), Int32(rows)) }
    }
    guard let spawned else { throw Failure(description: "no terminal could be made") }
    handle = spawned
    screen = Screen(columns: columns, rows: rows)
    self.home = home
  }

  deinit { pseudo_terminal_close(handle) }

  /// The program stands beside the bundle of the tests.
  private static var program: String {
    get throws {
      let bundles = Bundle.allBundles.map(\.bundlePath) + CommandLine.arguments
      let places = bundles.compactMap { path in
        path.range(of: ".xctest").map { URL(fileURLWithPath: String(path[..<$0.upperBound])).deletingLastPathComponent() }
      }
      let found = places.map { $0.appendingPathComponent("splitlab").path }.first { FileManager.default.isExecutableFile(atPath: $0) }
      guard let found else { throw Failure(description: "splitlab is not beside the tests") }
      return found
    }
  }

  private static func withCStrings<Result>(_ strings: [String], _ body: ([UnsafePointer<CChar>?]) -> Result) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies.map { UnsafePointer($0) } + [nil])
  }

  // MARK: Doing

  /// Types a text; what follows can be seen only after waiting for it.
  func type(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { pseudo_terminal_write(handle, $0.bindMemory(to: CChar.self).baseAddress, min(512, $0.count)) }
      guard count > 0 else { return }
      rest = rest.dropFirst(Int(count))
      if !rest.isEmpty { read(milliseconds: 1) }
    }
  }

  /// Pastes as a terminal does that was asked for brackets.
  func paste(_ text: String) {
    type(screen.bracketsPastes ? "\u{1B}[200~" + text.replacingOccurrences(of: "\n", with: "\r") + "\u{1B}[201~" : text)
  }

  func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    pseudo_terminal_resize(handle, Int32(columns), Int32(rows))
  }

  func signal(_ number: Int32) { pseudo_terminal_signal(handle, number) }

  // MARK: Waiting

  /// Takes in what the program has written; false at the end of its output.
  @discardableResult
  private func read(milliseconds: Int32) -> Bool {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = pseudo_terminal_read(handle, &buffer, buffer.count, milliseconds)
    if count > 0 { screen.feed(buffer[..<Int(count)].lazy.map { UInt8(bitPattern: $0) }) }
    return count != 0
  }

  /// Waits until the screen is as described.
  func wait(for what: String, seconds: Int = 20, until holds: (Screen) -> Bool) throws {
    var isOpen = true
    for _ in 0..<(seconds * 50) {
      if holds(screen) { return }
      guard isOpen else { break }
      isOpen = read(milliseconds: 20)
    }
    throw Failure(description: "waited for \(what) and saw\n" + screen.lines.joined(separator: "\n"))
  }

  /// Waits until the cursor stands on a line with this text.
  func wait(forLine line: String) throws { try wait(for: "the line '\(line)'") { $0.currentLine == line } }

  /// Waits until the screen shows this line.
  func wait(toSee line: String) throws { try wait(for: "'\(line)'") { $0.lines.contains(line) } }

  /// Waits until the program has ended, and answers its exit status.
  func status() throws -> Int {
    let end = ContinuousClock.now + .seconds(20)
    while read(milliseconds: 100) {
      guard ContinuousClock.now < end else {
        throw Failure(description: "waited for the program's end and saw\n" + screen.lines.joined(separator: "\n"))
      }
    }
    return Int(pseudo_terminal_wait(handle, 10_000))
  }

  var isStopped: Bool { pseudo_terminal_wait_stopped(handle, 10_000) == 1 }

  /// Waits until ^C is a signal and no key: an input runs.
  func waitUntilRunning() throws { try wait(for: "an input that runs") { _ in pseudo_terminal_makes_signals(handle) == 1 } }
}
