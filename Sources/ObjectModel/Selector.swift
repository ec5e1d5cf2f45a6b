import Synchronization

/// The name of a message, interned, so that comparing two is comparing two addresses.
public struct Selector: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  private final class Name: Sendable {
    let text: String
    let argumentCount: Int
    init(_ text: String) {
      self.text = text
      argumentCount = text.utf8.count { $0 == UInt8(ascii: ":") }
    }
  }

  // A name is known for ever, so nobody needs to count who holds it.
  private unowned(unsafe) let name: Name
  private static let known = Mutex<[String: Name]>([:])

  public init(_ text: String) {
    name = Self.known.withLock { known in
      if let name = known[text] { return name }
      let name = Name(text)
      known[text] = name
      return name
    }
  }

  public init(stringLiteral text: String) { self.init(text) }

  /// Bits of the name's address, for look-ups without hashing.
  var bits: Int { Int(bitPattern: ObjectIdentifier(name)) >> 5 }

  public var description: String { name.text }

  /// How many arguments a message of this name takes.
  public var argumentCount: Int { name.argumentCount }

  public static func == (left: Selector, right: Selector) -> Bool { left.name === right.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(name)) }
}
