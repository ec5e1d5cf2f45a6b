import CPseudoTerminal
import Foundation

/// The real program at a pseudo-terminal.
final class Terminal {
  private let terminal: pseudo_terminal
  /// What the screen shows.
  private(set) var screen: TerminalScreen

  /// The built program, beside the bundle of the tests.
  static var program: String {
    let bundle = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
    let here = bundle ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return here.deletingLastPathComponent().appendingPathComponent("splitlab").path
  }

  init(_ arguments: [String] = ["--no-init", "--no-history"], rows: Int = 24, columns: Int = 80, environment: [String] = []) {
    screen = TerminalScreen(rows: rows, columns: columns)
    let words = [Self.program] + arguments
    let settings = ["TERM=xterm", "HOME=/nonexistent", "PATH=/usr/bin:/bin"] + environment
    var argv = words.map { strdup($0) } + [nil]
    var envp = settings.map { strdup($0) } + [nil]
    terminal = pseudo_terminal_spawn(Self.program, &argv, &envp, Int32(rows), Int32(columns))
    for pointer in argv + envp { free(pointer) }
  }

  deinit { pseudo_terminal_close(terminal) }

  /// Types characters; control characters are keys.
  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { write(terminal.descriptor, $0.baseAddress, $0.count) }
  }

  func resize(rows: Int, columns: Int) {
    pseudo_terminal_resize(terminal, Int32(rows), Int32(columns))
    screen = TerminalScreen(rows: rows, columns: columns)
  }

  /// Reads until the screen shows a text, and says whether it came.
  func waitFor(_ text: String, seconds: Double = 20) -> Bool {
    let end = Date().addingTimeInterval(seconds)
    var buffer = [CChar](repeating: 0, count: 4096)
    while Date() < end {
      if screen.text.contains(text) { return true }
      let count = pseudo_terminal_read(terminal, &buffer, UInt(buffer.count), 100)
      if count < 0 { break }
      if count > 0 { screen.feed(buffer[..<count].map { UInt8(bitPattern: $0) }) }
    }
    return screen.text.contains(text)
  }
}
