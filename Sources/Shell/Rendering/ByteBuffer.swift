/// Bytes on their way out, in memory of its own that grows: texts are copied to their place at once.
final class ByteBuffer {
  private(set) var count = 0
  private var capacity = 512
  private var start = UnsafeMutablePointer<UInt8>.allocate(capacity: 512)

  deinit { start.deallocate() }

  /// The bytes from a place on, valid until the next change.
  func bytes(from place: Int = 0) -> UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start + place, count: count - place) }

  func append(_ text: String) {
    // Nearly every text has its bytes at hand; one that was bridged has not.
    if text.utf8.withContiguousStorageIfAvailable({ bytes in append(bytes) }) == nil { append(contentsOf: text) }
  }

  private func append(contentsOf text: String) {
    for byte in text.utf8 { append(byte) }
  }

  @inline(__always)
  func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    makeRoom(bytes.count)
    copy(bytes)
  }

  func append(_ byte: UInt8) {
    makeRoom(1)
    put(byte)
  }

  /// Takes away what stands from a place on.
  func cut(from place: Int) { count = place }

  @inline(__always)
  private func copy(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    (start + count).initialize(from: source, count: bytes.count)
    count += bytes.count
  }

  private func put(_ byte: UInt8) {
    start[count] = byte
    count += 1
  }

  @inline(__always)
  private func makeRoom(_ more: Int) {
    if count + more > capacity { grow(to: count + more) }
  }

  @inline(never)
  private func grow(to wanted: Int) {
    capacity = max(wanted, capacity * 2)
    let wider = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    wider.update(from: start, count: count)
    start.deallocate()
    start = wider
  }
}
