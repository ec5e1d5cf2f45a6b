/// The bytes of a file of code as UTF-8. For years Xcode saved other encodings, too: such files are taken as what they most likely are.
enum SourceBytes {
  /// UTF-16 where the bytes begin so, UTF-8 where they are that, and otherwise Latin-1, whose letters stand in comments and strings.
  static func text(_ bytes: [UInt8]) -> String? {
    let isLittle = bytes.starts(with: [0xff, 0xfe])
    if isLittle || bytes.starts(with: [0xfe, 0xff]) { return wide(bytes.dropFirst(2), isLittle: isLittle) }
    guard !bytes.contains(0) else { return nil }
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }

  private static func wide(_ bytes: ArraySlice<UInt8>, isLittle: Bool) -> String? {
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { place in
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    return String(validating: units, as: UTF16.self)
  }
}
