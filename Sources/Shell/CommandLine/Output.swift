#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard output: collected by input, written on when full, at the end, or after each input on a terminal.
package final class Output {
  private let descriptor: Int32
  /// What is not written yet.
  let pending = ByteBuffer()
  /// Whether something could not be written: a full disk, a closed pipe.
  package var hasFailed: Bool { error != nil }
  /// The system's error number, once something could not be written.
  private(set) var error: Int32?
  /// Whether each input's output is written at once.
  let flushesOften: Bool

  package init(descriptor: Int32 = 1, flushesOften: Bool = false) {
    self.descriptor = descriptor
    self.flushesOften = flushesOften
  }

  package func write(_ text: String) { pending.append(text) }

  package func write(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer(pending.append) }

  package func line(_ text: String) {
    pending.append(text)
    pending.append(0x0a)
  }

  /// Ends the output of an input.
  package func endInput() {
    if flushesOften || pending.count > 65_536 { flush() }
  }

  /// Writes what is pending.
  package func flush() {
    guard pending.count > 0 else { return }
    if !hasFailed, !FileSystem.writeAll(descriptor, UnsafeRawBufferPointer(pending.bytes())) { error = errno }
    pending.cut(from: 0)
  }
}
