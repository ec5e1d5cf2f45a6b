import ObjectModel

/// What C makes of a value where a type is declared.
enum Conversion {
  /// Objects, and types that nothing is known of.
  case none
  case bool
  case integer(bits: Int, isSigned: Bool)
  case float
  case double
  case enumeration(EnumType)
  case structure(StructType)

  /// Whether values stay what they are.
  var isNone: Bool { if case .none = self { true } else { false } }

  /// The value that a variable of the type has before it is given one.
  var zero: Value {
    switch self {
    case .none: .null
    case .bool: .bool(false)
    case .integer: .int(0)
    case .float, .double: .double(0)
    case .enumeration(let type): .enumeration(EnumValue(type: type, rawValue: 0))
    case .structure(let type): .structure(StructValue(type: type, numbers: Array(repeating: 0, count: type.width)))
    }
  }

  /// The value as one of the type; a value that does not fit stays what it is.
  @inline(__always)
  func convert(_ value: Value) -> Value {
    if case .none = self { return value }
    return converted(value)
  }

  private func converted(_ value: Value) -> Value {
    switch self {
    case .none: return value
    case .bool: return .bool(Self.truth(value))
    case .integer(let bits, let isSigned):
      guard let integer = value.integer ?? Self.saturated(value) else { return value }
      return .int(Self.truncate(integer, bits, isSigned))
    case .float: return value.number.map { .double(Double(Float($0))) } ?? value
    case .double: return value.number.map(Value.double) ?? value
    case .enumeration(let type):
      if case .enumeration(let own) = value, own.type === type { return value }
      return value.integer.map { .enumeration(EnumValue(type: type, rawValue: $0)) } ?? value
    case .structure:
      return value.isNull ? zero : value
    }
  }

  private static func truth(_ value: Value) -> Bool {
    switch value {
    case .int(let integer): integer & 0xFF != 0
    case .enumeration(let value): value.rawValue & 0xFF != 0
    default: value.isTrue
    }
  }

  private static func saturated(_ value: Value) -> Int? {
    guard case .double(let number) = value else { return nil }
    return number.isNaN ? 0 : number > 0 ? .max : .min
  }

  private static func truncate(_ value: Int, _ bits: Int, _ isSigned: Bool) -> Int {
    switch (bits, isSigned) {
    case (8, true): Int(Int8(truncatingIfNeeded: value))
    case (8, false): Int(UInt8(truncatingIfNeeded: value))
    case (16, true): Int(Int16(truncatingIfNeeded: value))
    case (16, false): Int(UInt16(truncatingIfNeeded: value))
    case (32, true): Int(Int32(truncatingIfNeeded: value))
    case (32, false): Int(UInt32(truncatingIfNeeded: value))
    default: value
    }
  }

  /// The conversion for a type's name without pointers, where the name is C's own.
  static let scalars: [String: Conversion] = [
    "BOOL": .bool, "bool": .bool, "_Bool": .bool, "Boolean": .bool,
    "char": .integer(bits: 8, isSigned: true), "signed char": .integer(bits: 8, isSigned: true),
    "unsigned char": .integer(bits: 8, isSigned: false),
    "int8_t": .integer(bits: 8, isSigned: true), "uint8_t": .integer(bits: 8, isSigned: false),
    "short": .integer(bits: 16, isSigned: true), "short int": .integer(bits: 16, isSigned: true),
    "unsigned short": .integer(bits: 16, isSigned: false), "int16_t": .integer(bits: 16, isSigned: true),
    "uint16_t": .integer(bits: 16, isSigned: false), "unichar": .integer(bits: 16, isSigned: false),
    "int": .integer(bits: 32, isSigned: true), "signed": .integer(bits: 32, isSigned: true),
    "signed int": .integer(bits: 32, isSigned: true),
    "unsigned": .integer(bits: 32, isSigned: false), "unsigned int": .integer(bits: 32, isSigned: false),
    "int32_t": .integer(bits: 32, isSigned: true), "uint32_t": .integer(bits: 32, isSigned: false),
    "SInt32": .integer(bits: 32, isSigned: true), "UInt32": .integer(bits: 32, isSigned: false),
    "long": .integer(bits: 64, isSigned: true), "long int": .integer(bits: 64, isSigned: true),
    "long long": .integer(bits: 64, isSigned: true),
    "unsigned long": .integer(bits: 64, isSigned: false), "unsigned long long": .integer(bits: 64, isSigned: false),
    "long long int": .integer(bits: 64, isSigned: true), "NSInteger": .integer(bits: 64, isSigned: true),
    "NSUInteger": .integer(bits: 64, isSigned: false), "size_t": .integer(bits: 64, isSigned: false),
    "int64_t": .integer(bits: 64, isSigned: true), "uint64_t": .integer(bits: 64, isSigned: false),
    "float": .float, "double": .double, "long double": .double, "CGFloat": .double, "NSTimeInterval": .double, "CFTimeInterval": .double,
  ]
}

extension Interpreter {
  /// What assigning to a variable of the type does to a value.
  func conversion(of type: TypeName) -> Conversion {
    var type = type
    for _ in 0..<20 {
      if type.isObject { return .none }
      if let scalar = Conversion.scalars[type.name] { return scalar }
      if let own = enums[type.name] ?? simulation.globals.enumType(named: type.name) { return .enumeration(own) }
      if let structure = structType(named: type.name) { return .structure(structure) }
      guard let alias = aliases[type.name] else { return .none }
      type = alias
    }
    return .none
  }
}
