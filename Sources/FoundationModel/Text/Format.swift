import ObjectModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Simulation {
  /// Fills a format string as `NSLog` and `stringWithFormat:` do. Missing arguments count as nil.
  package func formatted(_ format: String, _ arguments: [Value]) -> String {
    var reader = FormatReader(format)
    var result = ""
    var next = 0
    while let piece = reader.next() {
      switch piece {
      case .text(let text): result += text
      case .placeholder(var placeholder):
        if placeholder.takesWidth {
          placeholder.setWidth(argument(arguments, next).integer ?? 0)
          next += 1
        }
        if placeholder.takesPrecision {
          placeholder.precision = min(max(argument(arguments, next).integer ?? 0, 0), FormatPlaceholder.limit)
          next += 1
        }
        let place = placeholder.position ?? next
        if placeholder.position == nil { next += 1 }
        result += placeholder.fill(argument(arguments, place), in: self)
      }
    }
    return result
  }

  private func argument(_ arguments: [Value], _ place: Int) -> Value { arguments.indices.contains(place) ? arguments[place] : .null }
}

/// One `%…` of a format string.
struct FormatPlaceholder {
  /// No width or precision is wider, so that a format cannot ask for gigabytes.
  static let limit = 4096

  var flags = ""
  var width: Int?
  var precision: Int?
  var takesWidth = false
  var takesPrecision = false
  /// The place of the argument, from 0, where the format says it.
  var position: Int?
  var conversion: Character = "@"

  mutating func setWidth(_ number: Int) {
    if number < 0 { flags += "-" }
    width = Int(min(number.magnitude, UInt(Self.limit)))
  }

  /// The text that takes the placeholder's place.
  func fill(_ value: Value, in simulation: Simulation) -> String {
    switch conversion {
    case "@": padded(simulation.text(of: value))
    case "d", "i", "D": number("lld", Int(value.formatInteger))
    case "u", "U": number("llu", Int(value.formatInteger))
    case "x", "X", "o", "O": number("ll" + String(conversion == "O" ? "o" : conversion), value.formatInteger)
    case "f", "F", "e", "E", "g", "G", "a", "A": floating(value)
    case "s", "S": padded(value.isNull ? "(null)" : cut(simulation.text(of: value)))
    case "c", "C": padded(value.formatCharacter)
    case "p": padded(value.isNull ? "0x0" : simulation.pointerText(of: value))
    default: "%" + flags + String(conversion)
    }
  }

  private func cut(_ text: String) -> String { precision.map { String(text.prefix($0)) } ?? text }

  private func padded(_ text: String) -> String {
    let missing = (width ?? 0) - text.utf16.count
    guard missing > 0 else { return text }
    let blanks = String(repeating: " ", count: missing)
    return flags.contains("-") ? text + blanks : blanks + text
  }

  private var prefix: String { "%" + flags + (width.map(String.init) ?? "") + (precision.map { "." + String($0) } ?? "") }

  private func number(_ conversion: String, _ integer: Int) -> String { print(prefix + conversion, integer) }

  private func floating(_ value: Value) -> String { print(prefix + String(conversion), value.number ?? 0) }

  private func print(_ format: String, _ argument: some CVarArg) -> String {
    withVaList([argument]) { list in
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: 2 * Self.limit) { buffer in
        guard let start = buffer.baseAddress else { return "" }
        let count = vsnprintf(start, buffer.count, format, list)
        return String(decoding: buffer.prefix(max(0, min(Int(count), buffer.count - 1))).map(UInt8.init(bitPattern:)), as: UTF8.self)
      }
    }
  }
}

extension Value {
  /// The value where a format wants an integer; what is none counts as 0.
  fileprivate var formatInteger: Int { integer ?? 0 }

  fileprivate var formatCharacter: String {
    if let text = String.unbox(self) { return String(text.prefix(1)) }
    guard let code = integer.flatMap(UInt32.init(exactly:)), let scalar = Unicode.Scalar(code) else { return "" }
    return String(Character(scalar))
  }
}

extension Simulation {
  /// What `%p` writes: the name, as there are no addresses.
  fileprivate func pointerText(of value: Value) -> String { value.object.map { "<" + $0.displayName + ">" } ?? text(of: value) }
}
