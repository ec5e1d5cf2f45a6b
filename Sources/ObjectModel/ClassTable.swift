/// What interpreted code may do with one class: the single source for dispatch, completion, help and reference.
public final class ClassTable: Sendable {
  public let name: String
  public let superclassName: String?
  public let summary: String
  /// The word before the number in the names of nameless instances, such as `button` in `button#1`.
  public let label: String
  public let releases: ReleaseRange
  public let deprecation: Deprecation?
  /// The protocols that instances conform to.
  public let protocols: [String]
  public let properties: [PropertyEntry]
  public let methods: [MethodEntry]
  public let classMethods: [MethodEntry]
  /// Makes an instance, as `alloc` does; `nil` for classes whose values are immediate, such as `NSString`.
  public let allocate: (@Sendable (RuntimeClass, Simulation) -> Object)?

  private let rows: [Selector: [Row]]

  /// A table of a class with identity.
  public convenience init<C: Object>(
    _ type: C.Type, inherits superclass: String?, label: String? = nil, releases: ReleaseRange = .always,
    deprecated deprecation: Deprecation? = nil, protocols: [String] = [], name: String? = nil, _ summary: String,
    @EntryBuilder<C> entries: () -> [Entry]
  ) {
    self.init(
      name: name ?? _typeName(type, qualified: false), superclass: superclass, label: label, releases: releases, deprecation,
      protocols: protocols,
      summary, entries(),
      allocate: { isa, simulation in
        if let deprecation { simulation.note(use: isa.nativeTable.name, deprecation) }
        return C(isa, in: simulation)
      })
  }

  /// A table of a class whose instances are immediate values, such as `NSString`.
  public convenience init<V: Bridged>(
    immediate type: V.Type, name: String, inherits superclass: String?, protocols: [String] = [], _ summary: String,
    @EntryBuilder<V> entries: () -> [Entry]
  ) {
    self.init(
      name: name, superclass: superclass, label: nil, releases: .always, nil, protocols: protocols, summary, entries(), allocate: nil)
  }

  init(
    name: String, superclass: String?, label: String?, releases: ReleaseRange, _ deprecation: Deprecation?, protocols: [String],
    _ summary: String, _ entries: [Entry],
    allocate: (@Sendable (RuntimeClass, Simulation) -> Object)?
  ) {
    self.name = name
    superclassName = superclass
    self.label = label ?? name
    self.releases = releases
    self.deprecation = deprecation
    self.protocols = protocols
    self.summary = summary
    self.allocate = allocate
    var properties: [PropertyEntry] = []
    var methods: [MethodEntry] = []
    var classMethods: [MethodEntry] = []
    var rows: [Selector: [Row]] = [:]
    for entry in entries {
      switch entry {
      case .property(let property):
        properties.append(property)
        rows[property.getter, default: []].append(.getter(property))
        if property.write != nil { rows[property.setter, default: []].append(.setter(property)) }
      case .method(let method):
        methods.append(method)
        rows[method.info.selector, default: []].append(.method(method))
      case .classMethod(let method): classMethods.append(method)
      }
    }
    self.properties = properties
    self.methods = methods
    self.classMethods = classMethods
    self.rows = rows
  }

  /// What a message may meet in a table.
  enum Row: Sendable {
    case method(MethodEntry)
    case getter(PropertyEntry)
    case setter(PropertyEntry)

    var releases: ReleaseRange {
      switch self {
      case .method(let method): method.info.releases
      case .getter(let property), .setter(let property): property.releases
      }
    }
  }

  func row(for selector: Selector, in release: Release) -> Row? {
    rows[selector]?.first { $0.releases.contains(release) }
  }

  func classMethod(for selector: Selector, in release: Release) -> MethodEntry? {
    classMethods.first { $0.info.selector == selector && $0.info.releases.contains(release) }
  }

  func property(named name: String, in release: Release) -> PropertyEntry? {
    properties.first { ($0.name == name || $0.getter.description == name) && $0.releases.contains(release) }
  }
}

/// A line of a class table.
public enum Entry: Sendable {
  case property(PropertyEntry)
  case method(MethodEntry)
  case classMethod(MethodEntry)
}

/// A property as dispatch, completion and help see it.
public final class PropertyEntry: Sendable {
  public let name: String
  public let getter: Selector
  public let setter: Selector
  /// The name in Swift, where it differs.
  public let swiftName: String
  public let typeName: String
  public let literals: [String]
  public let enumType: EnumType?
  public let releases: ReleaseRange
  public let isWeak: Bool
  /// Whether the property is one of many that the model only knows by name, so that a misspelt name is not taken for it.
  public let isKept: Bool
  public let summary: String
  public let deprecation: Deprecation?
  public let read: @Sendable (Value) -> Value
  public let write: (@Sendable (Value, Value) throws(BridgingError) -> Void)?

  init(
    name: String, getter: Selector, setter: Selector, swiftName: String, typeName: String, literals: [String], enumType: EnumType?,
    releases: ReleaseRange, isWeak: Bool, isKept: Bool = false, summary: String, deprecation: Deprecation? = nil,
    read: @escaping @Sendable (Value) -> Value, write: (@Sendable (Value, Value) throws(BridgingError) -> Void)?
  ) {
    self.name = name
    self.getter = getter
    self.setter = setter
    self.swiftName = swiftName
    self.typeName = typeName
    self.literals = literals
    self.enumType = enumType
    self.releases = releases
    self.isWeak = isWeak
    self.isKept = isKept
    self.summary = summary
    self.deprecation = deprecation
    self.read = read
    self.write = write
  }
}

/// A method as dispatch, completion and help see it.
public final class MethodEntry: Sendable {
  public let info: MethodInfo
  public let invoke: @Sendable (Value, [Value], Simulation) throws(BridgingError) -> Value

  init(info: MethodInfo, invoke: @escaping @Sendable (Value, [Value], Simulation) throws(BridgingError) -> Value) {
    self.info = info
    self.invoke = invoke
  }
}

/// The signature of a method.
public struct MethodInfo: Sendable {
  public let selector: Selector
  public let swiftName: String
  public let parameterTypes: [String]
  public let parameterEnums: [EnumType?]
  public let resultType: String
  public let resultEnum: EnumType?
  /// Whether more arguments than the selector has colons may follow, as in `arrayWithObjects:`.
  public let isVariadic: Bool
  public let releases: ReleaseRange
  public let summary: String
  public internal(set) var deprecation: Deprecation? = nil
  /// Whether the method is one of many that the model only knows by name, so that a misspelt name is not taken for it.
  public internal(set) var isKept = false
  /// Whether the method is UIKit's own, which apps may send but which no header names: pages and lists leave it out.
  public internal(set) var isPrivate = false

  /// The declaration as Objective-C writes it.
  public var declaration: String {
    let name = selector.description
    guard selector.argumentCount > 0 else { return "- (\(resultType))\(name)" }
    let parts = zip(name.split(separator: ":", omittingEmptySubsequences: false), parameterTypes).map { "\($0):(\($1))" }
    return "- (\(resultType))" + parts.joined(separator: " ")
  }
}

/// A value that does not fit where it was passed.
public enum BridgingError: Error {
  /// The argument at the position, counted from 0, is of another type.
  case wrongType(expected: String, position: Int)
  case wrongCount(expected: Int, given: Int)
}
