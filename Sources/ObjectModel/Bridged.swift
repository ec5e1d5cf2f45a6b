/// A Swift type that crosses between typed model code and interpreted code.
public protocol Bridged: SendableMetatype {
  /// The type as Objective-C writes it, such as `BOOL` or `UIBarButtonItem *`.
  static var typeName: String { get }
  /// The words that completion offers where a value of this type is expected.
  static var literals: [String] { get }
  /// The enumeration that gives implicit members such as `.allVisible` their meaning, if the type is one.
  static var enumType: EnumType? { get }
  /// Converts a value, or returns `nil` if it is of another type.
  static func unbox(_ value: Value) -> Self?
  /// The value that stands for this instance.
  var boxed: Value { get }
}

extension Bridged {
  public static var literals: [String] { [] }
  public static var enumType: EnumType? { nil }
}

/// The reply of a message that returns nothing.
public struct NoReply: Bridged {
  public init() {}
  public static var typeName: String { "void" }
  public static func unbox(_ value: Value) -> NoReply? { NoReply() }
  public var boxed: Value { .void }
}

extension Value: Bridged {
  public static var typeName: String { "id" }
  public static func unbox(_ value: Value) -> Value? { value }
  public var boxed: Value { self }
}

extension Bool: Bridged {
  public static var typeName: String { "BOOL" }
  public static var literals: [String] { ["YES", "NO"] }
  public static func unbox(_ value: Value) -> Bool? {
    if case .bool(let bool) = value { return bool }
    return value.integer.map { $0 != 0 }
  }
  public var boxed: Value { .bool(self) }
}

extension Int: Bridged {
  public static var typeName: String { "NSInteger" }
  public static func unbox(_ value: Value) -> Int? { value.integer }
  public var boxed: Value { .int(self) }
}

extension Double: Bridged {
  public static var typeName: String { "CGFloat" }
  public static func unbox(_ value: Value) -> Double? { value.number }
  public var boxed: Value { .double(self) }
}

extension String: Bridged {
  public static var typeName: String { "NSString *" }
  public static func unbox(_ value: Value) -> String? {
    switch value {
    case .string(let string): string
    case .object(let object): object.stringValue
    default: nil
    }
  }
  public var boxed: Value { .string(self) }
}

extension Selector: Bridged {
  public static var typeName: String { "SEL" }
  public static func unbox(_ value: Value) -> Selector? {
    switch value {
    case .selector(let selector): selector
    case .string(let text): Selector(text)
    default: nil
    }
  }
  public var boxed: Value { .selector(self) }
}

extension Optional: Bridged where Wrapped: Bridged {
  public static var typeName: String { Wrapped.typeName }
  public static var literals: [String] { ["nil"] + Wrapped.literals }
  public static var enumType: EnumType? { Wrapped.enumType }
  public static func unbox(_ value: Value) -> Wrapped?? {
    if value.isNull { return .some(.none) }
    if let wrapped = Wrapped.unbox(value) { return .some(.some(wrapped)) }
    return nil
  }
  public var boxed: Value {
    switch self {
    case .some(let wrapped): wrapped.boxed
    case .none: .null
    }
  }
}

extension Array: Bridged where Element: Bridged {
  public static var typeName: String { "NSArray *" }
  public static func unbox(_ value: Value) -> [Element]? {
    guard let elements = value.elements else { return nil }
    var result: [Element] = []
    result.reserveCapacity(elements.count)
    for element in elements {
      guard let element = Element.unbox(element) else { return nil }
      result.append(element)
    }
    return result
  }
  public var boxed: Value { .array(map(\.boxed)) }
}

extension DictionaryValue: Bridged {
  public static var typeName: String { "NSDictionary *" }
  public static func unbox(_ value: Value) -> DictionaryValue? { value.entries }
  public var boxed: Value { .dictionary(self) }
}

/// A Swift enumeration whose raw values are UIKit's.
public protocol BridgedEnum: RawRepresentable, CaseIterable, Bridged where RawValue == Int {
  /// The names of the cases.
  static var type: EnumType { get }
}

extension BridgedEnum {
  public static var typeName: String { type.name }
  public static var enumType: EnumType? { type }
  public static var literals: [String] { type.cases.map(\.constant) }
  public static func unbox(_ value: Value) -> Self? { value.integer.flatMap(Self.init(rawValue:)) }
  public var boxed: Value { .enumeration(EnumValue(type: Self.type, rawValue: rawValue)) }
}

/// A Swift option set whose raw values are UIKit's.
public protocol BridgedOptions: OptionSet, Bridged where RawValue == Int {
  /// The names of the options.
  static var type: EnumType { get }
}

extension BridgedOptions {
  public static var typeName: String { type.name }
  public static var enumType: EnumType? { type }
  public static var literals: [String] { type.cases.map(\.constant) }
  public static func unbox(_ value: Value) -> Self? { value.integer.flatMap(Self.init(rawValue:)) }
  public var boxed: Value { .enumeration(EnumValue(type: Self.type, rawValue: rawValue)) }
}
