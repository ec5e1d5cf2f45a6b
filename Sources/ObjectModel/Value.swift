/// A value that interpreted code can hold, pass and store.
public enum Value {
  /// The reply of a method that returns nothing.
  case void
  /// `nil`, `Nil` and `NULL`.
  case null
  /// A `BOOL`, or an `NSNumber` made of one.
  case bool(Bool)
  /// Any integer type of C, or an `NSNumber` made of one.
  case int(Int)
  /// `float`, `double`, `CGFloat`, or an `NSNumber` made of one.
  case double(Double)
  /// An immutable `NSString`, or a C string.
  case string(String)
  /// An immutable `NSArray`, or an array of Swift.
  case array([Value])
  /// An immutable `NSDictionary`, or a dictionary of Swift; apart, as its three words would make every value longer.
  indirect case dictionary(DictionaryValue)
  /// A case of a known C enumeration or option set.
  case enumeration(EnumValue)
  /// A C structure such as `CGRect`.
  case structure(StructValue)
  /// The result of `@selector(…)`.
  case selector(Selector)
  /// A class object.
  case type(RuntimeClass)
  /// Anything with identity, mutable strings and collections and blocks included.
  case object(Object)
}

extension Value {
  /// Whether C takes the value for true in a condition.
  public var isTrue: Bool {
    switch self {
    case .void, .null: false
    case .bool(let bool): bool
    case .int(let int): int != 0
    case .double(let double): double != 0
    case .enumeration(let value): value.rawValue != 0
    case .string, .array, .dictionary, .structure, .selector, .type, .object: true
    }
  }

  /// Whether the value is `nil` or nothing at all.
  public var isNull: Bool {
    switch self {
    case .void, .null: true
    default: false
    }
  }

  /// The value as an integer, where C converts it to one.
  public var integer: Int? {
    switch self {
    case .bool(let bool): bool ? 1 : 0
    case .int(let int): int
    case .double(let double): Int(exactly: double.rounded(.towardZero))
    case .enumeration(let value): value.rawValue
    case .null: 0
    default: nil
    }
  }

  /// The value as a floating-point number, where C converts it to one.
  public var number: Double? {
    if case .double(let double) = self { return double }
    return integer.map(Double.init)
  }

  /// The object, if the value is one.
  public var object: Object? {
    if case .object(let object) = self { return object }
    return nil
  }

  /// Whether two values are the same in the sense of C's `==`: numbers by value, objects by identity.
  public func isIdentical(to other: Value) -> Bool {
    switch (self, other) {
    case (.object(let left), .object(let right)): left === right
    case (.type(let left), .type(let right)): left === right
    case (.selector(let left), .selector(let right)): left == right
    case (.string(let left), .string(let right)): left == right
    case (.structure(let left), .structure(let right)): left == right
    case (.array(let left), .array(let right)): left.count == right.count && zip(left, right).allSatisfy { $0.isIdentical(to: $1) }
    case (.dictionary(let left), .dictionary(let right)): left.isIdentical(to: right)
    case (.null, .null), (.void, .null), (.null, .void), (.void, .void): true
    case (.double, _), (_, .double): number != nil && number == other.number
    default: integer != nil && integer == other.integer
    }
  }
}

/// A value of a C enumeration, with the type that knows its names.
public struct EnumValue: Equatable, Sendable {
  public let type: EnumType
  public let rawValue: Int

  public init(type: EnumType, rawValue: Int) {
    self.type = type
    self.rawValue = rawValue
  }

  public static func == (left: EnumValue, right: EnumValue) -> Bool { left.rawValue == right.rawValue }
}

/// A value of a C structure: its numbers, nested structures flattened in the order of their fields.
public struct StructValue: Equatable, Sendable {
  public let type: StructType
  public var numbers: [Double]

  public init(type: StructType, numbers: [Double]) {
    self.type = type
    self.numbers = numbers
  }

  public static func == (left: StructValue, right: StructValue) -> Bool {
    left.type === right.type && left.numbers == right.numbers
  }

  /// Reads a field, or returns `nil` where the structure has no such field.
  public func field(_ name: String) -> Value? {
    guard let (offset, field) = type.place(of: name) else { return nil }
    guard let inner = field.type else { return number(numbers[offset], field.kind) }
    return .structure(StructValue(type: inner, numbers: Array(numbers[offset..<offset + inner.width])))
  }

  /// Writes a field and says whether name and value fitted.
  public mutating func setField(_ name: String, _ value: Value) -> Bool {
    guard let (offset, field) = type.place(of: name) else { return false }
    if let inner = field.type {
      if value.isNull {
        numbers.replaceSubrange(offset..<offset + inner.width, with: repeatElement(0, count: inner.width))
        return true
      }
      guard case .structure(let part) = value, part.type === inner else { return false }
      numbers.replaceSubrange(offset..<offset + inner.width, with: part.numbers)
      return true
    }
    guard let number = value.number ?? (value.isNull ? 0 : nil) else { return false }
    numbers[offset] = field.kind == .usual ? number : number.rounded(.towardZero)
    return true
  }

  /// The value of a field that is a number.
  private func number(_ number: Double, _ kind: StructType.Field.Kind) -> Value {
    switch kind {
    case .usual: type.isInteger ? .int(Int(exactly: number.rounded(.towardZero)) ?? (number > 0 ? .max : .min)) : .double(number)
    case .integer: .int(Int(exactly: number) ?? 0)
    case .truth: .bool(number != 0)
    }
  }
}
