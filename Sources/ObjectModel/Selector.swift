import Synchronization

/// The name of a message, interned, so that comparing two is comparing two addresses.
public struct Selector: Hashable, @unchecked Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  private final class Name: Sendable {
    let text: String
    let argumentCount: Int
    /// The place in the order in which names became known.
    let number: Int
    init(_ text: String, number: Int) {
      self.text = text
      self.number = number
      argumentCount = text.utf8.count { $0 == UInt8(ascii: ":") }
    }
  }

  // A name is known for ever, so nobody needs to count who holds it: a bare address will do.
  private let address: UnsafeRawPointer
  private var name: Name { Unmanaged<Name>.fromOpaque(address).takeUnretainedValue() }
  private static let known = Mutex<[String: Name]>([:])

  public init(_ text: String) {
    let name = Self.known.withLock { known in
      if let name = known[text] { return name }
      let name = Name(text, number: known.count)
      known[text] = name
      return name
    }
    address = UnsafeRawPointer(Unmanaged.passUnretained(name).toOpaque())
  }

  public init(stringLiteral text: String) { self.init(text) }

  /// Bits of the name's address, for look-ups without hashing.
  var bits: Int { Int(bitPattern: address) >> 5 }

  /// The place in the order in which names became known, for tables without hashing.
  var number: Int { Unmanaged<Name>.fromOpaque(address)._withUnsafeGuaranteedRef { $0.number } }

  public var description: String { name.text }

  /// How many arguments a message of this name takes.
  public var argumentCount: Int { name.argumentCount }

  /// Of values that were given to an action, as many as its method takes: what is too much is left out, what is missing is nil.
  public func fitting(_ values: some Sequence<Value>) -> [Value] {
    var fitting = Array(values.prefix(argumentCount))
    while fitting.count < argumentCount { fitting.append(.null) }
    return fitting
  }

  public static func == (left: Selector, right: Selector) -> Bool { left.address == right.address }

  public func hash(into hasher: inout Hasher) { hasher.combine(address) }
}
