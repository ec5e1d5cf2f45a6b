/// A dictionary that keeps the order in which its keys came, so that nothing depends on hashing.
public struct DictionaryValue {
  public private(set) var keys: [Value] = []
  public private(set) var values: [Value] = []
  private var places: [Key: Int] = [:]

  public init() {}

  public init(_ pairs: [(Value, Value)]) {
    for (key, value) in pairs { self[key] = value }
  }

  public var count: Int { keys.count }

  /// The value of a key; assigning `nil` removes the key.
  public subscript(key: Value) -> Value? {
    get { places[Key(key)].map { values[$0] } }
    set {
      let place = places[Key(key)]
      switch (place, newValue) {
      case (let place?, let value?): values[place] = value
      case (nil, let value?):
        places[Key(key)] = keys.count
        keys.append(key)
        values.append(value)
      case (let place?, nil):
        keys.remove(at: place)
        values.remove(at: place)
        places = [:]
        for (index, key) in keys.enumerated() { places[Key(key)] = index }
      case (nil, nil): break
      }
    }
  }

  func isIdentical(to other: DictionaryValue) -> Bool {
    count == other.count && zip(keys, values).allSatisfy { key, value in other[key].map { $0.isIdentical(to: value) } ?? false }
  }

  /// A key as hashing sees it: numbers by value, strings by text, objects by what they are told apart by or else by identity.
  private enum Key: Hashable {
    case none
    case number(Double)
    case text(String)
    case list([Key])
    case identity(ObjectIdentifier)

    init(_ value: Value) {
      switch value {
      case .void, .null: self = .none
      case .bool, .int, .double, .enumeration: self = .number(value.number ?? 0)
      case .string(let text): self = .text(text)
      case .array(let elements): self = .list(elements.map(Key.init))
      case .dictionary(let dictionary): self = .list(dictionary.keys.map(Key.init))
      case .structure(let structure): self = .list(structure.numbers.map(Key.number))
      case .selector(let selector): self = .text("@selector " + selector.description)
      case .type(let type): self = .identity(ObjectIdentifier(type))
      case .object(let object):
        // Paths of indexes and the like are equal by their numbers.
        if let text = object.stringValue {
          self = .text(text)
        } else if case .numbers(let numbers) = object.traceValue {
          self = .list(numbers.map(Key.number))
        } else if let parts = object.distinction {
          self = .list([.identity(ObjectIdentifier(object.isa.visible))] + parts.map(Key.init))
        } else {
          self = .identity(ObjectIdentifier(object))
        }
      }
    }
  }
}

extension Value {
  /// The elements of an array, mutable ones included.
  public var elements: [Value]? {
    switch self {
    case .array(let elements): elements
    case .object(let object): object.elements
    default: nil
    }
  }

  /// The entries of a dictionary, mutable ones included.
  public var entries: DictionaryValue? {
    switch self {
    case .dictionary(let dictionary): dictionary
    case .object(let object): object.entries
    default: nil
    }
  }
}
