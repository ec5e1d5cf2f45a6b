#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The outline of the text that was looked at last: of an input that comes line by line, each line is scanned once.
final class OutlineMemory {
  private var text = ""
  private var latest: SourceOutline?
  /// The outline up to a line behind which nothing can change what stands before it.
  private var settled: SourceOutline?

  /// The outline of a text, the one before with further lines or another.
  func outline(of next: String) -> SourceOutline {
    let hasMoreLines = latest != nil && goesOn(in: next)
    if hasMoreLines, let latest, latest.staysOpen(after: next.dropFirst(utf8Bytes: text.utf8.count).utf8) {
      text = next
      return latest
    }
    var outline = hasMoreLines ? settled?.growing(to: next) ?? SourceOutline(next) : SourceOutline(next)
    if !hasMoreLines { settled = nil }
    outline.scan()
    if outline.isSettled { settled = outline }
    latest = outline
    text = next
    return outline
  }

  /// Whether the text is the one before with further lines.
  private func goesOn(in next: String) -> Bool {
    let count = text.utf8.count
    guard next.utf8.count > count else { return false }
    let same = text.utf8.withContiguousStorageIfAvailable { old in
      next.utf8.withContiguousStorageIfAvailable { new in
        guard new[count] == 10, let start = old.baseAddress, let other = new.baseAddress else { return false }
        return memcmp(start, other, count) == 0
      }
    }
    return (same ?? nil) ?? false
  }
}

extension String {
  fileprivate func dropFirst(utf8Bytes count: Int) -> Substring { self[utf8.index(startIndex, offsetBy: count)...] }
}
