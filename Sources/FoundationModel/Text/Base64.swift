/// Bytes as letters and digits, six bits to each.
enum Base64 {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func text(of bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      let number = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
      let letters = (0..<4).map { digits[number >> (18 - 6 * $0) & 63] }
      result += letters.prefix(part.count + 1) + Array(repeating: UInt8(ascii: "="), count: 3 - part.count)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The bytes, or nothing where the text is none that tells bytes.
  static func bytes(of text: String) -> [UInt8]? {
    let letters = text.utf8.filter { $0 > 32 }
    guard letters.count % 4 == 0 else { return nil }
    var result: [UInt8] = []
    var number = 0
    var bits = 0
    for letter in letters where letter != UInt8(ascii: "=") {
      guard let digit = digits.firstIndex(of: letter) else { return nil }
      number = (number << 6 | digit) & 0xffff
      bits += 6
      guard bits >= 8 else { continue }
      bits -= 8
      result.append(UInt8(number >> bits & 0xff))
    }
    return result
  }
}
