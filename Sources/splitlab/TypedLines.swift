import Shell

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Lines typed without an editor: where standard input or output is no terminal.
enum TypedLines {
  static var input: InteractiveInput {
    var input = InteractiveInput { prompt in
      Interrupt.clear()
      _ = Array(prompt.utf8).withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
      return readLine().map { .text($0, isPaste: false) } ?? .end
    }
    input.beginRunning = { Interrupt.clear() }
    input.endRunning = { Interrupt.clear() }
    return input
  }
}
