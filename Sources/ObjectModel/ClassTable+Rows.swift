/// Gathers the rows of a table; each line is type-checked on its own.
@resultBuilder
public enum EntryBuilder<Root: Bridged> {
  public static func buildExpression(_ property: Property<Root>) -> [Entry] { [.property(property.entry)] }
  public static func buildExpression(_ method: Method<Root>) -> [Entry] { [.method(method.entry)] }
  public static func buildExpression(_ method: ClassMethod) -> [Entry] { [.classMethod(method.entry)] }
  public static func buildExpression(_ entries: [Entry]) -> [Entry] { entries }
  public static func buildArray(_ entries: [[Entry]]) -> [Entry] { entries.flatMap { $0 } }
  public static func buildBlock(_ entries: [Entry]...) -> [Entry] { entries.flatMap { $0 } }
}

/// Takes the receiver out of a value that dispatch has already checked.
@inline(__always)
private func receiver<Root: Bridged>(_ value: Value) -> Root {
  if Root.self is Object.Type, case .object(let object) = value { return unsafeBitCast(object, to: Root.self) }
  return immediateReceiver(value)
}

/// The same for values without identity; apart, since only it has to know what an optional receiver looks like.
@inline(never)
private func immediateReceiver<Root: Bridged>(_ value: Value) -> Root {
  guard let root = Root.unbox(value) else { preconditionFailure("dispatch found the row of another class") }
  return root
}

/// A property's row in a class table.
public struct Property<Root: Bridged> {
  let entry: PropertyEntry

  init(_ entry: PropertyEntry) { self.entry = entry }

  /// A property that can be read and assigned.
  public init<V: Bridged>(
    _ name: String, getter: String? = nil, swift swiftName: String? = nil, weak isWeak: Bool = false, releases: ReleaseRange = .always,
    _ read: @escaping @Sendable (Root) -> V, _ write: @escaping @Sendable (Root, V) -> Void, _ summary: String
  ) {
    entry = PropertyEntry(
      name: name, getter: getter, swiftName, V.self, releases, isWeak: isWeak, summary, read: { read(receiver($0)).boxed }
    ) { root, value throws(BridgingError) in
      guard let value = V.unbox(value) else { throw .wrongType(expected: V.typeName, position: 0) }
      write(receiver(root), value)
    }
  }

  /// A property that holds an object: the same, but nothing has to be found out about optional values while it is used.
  public init<Kind: Object>(
    _ name: String, getter: String? = nil, swift swiftName: String? = nil, weak isWeak: Bool = false, releases: ReleaseRange = .always,
    _ read: @escaping @Sendable (Root) -> Kind?, _ write: @escaping @Sendable (Root, Kind?) -> Void, _ summary: String
  ) {
    entry = PropertyEntry(
      name: name, getter: getter, swiftName, Kind?.self, releases, isWeak: isWeak, summary,
      read: { root in
        guard let object = read(receiver(root)) else { return .null }
        return .object(object)
      }
    ) { root, value throws(BridgingError) in
      guard case .object(let object) = value else {
        guard value.isNull else { throw .wrongType(expected: Kind.typeName, position: 0) }
        return write(receiver(root), nil)
      }
      guard let object = object as? Kind else { throw .wrongType(expected: Kind.typeName, position: 0) }
      write(receiver(root), object)
    }
  }

  /// A property that can only be read.
  public init<V: Bridged>(
    _ name: String, getter: String? = nil, swift swiftName: String? = nil, releases: ReleaseRange = .always,
    readOnly read: @escaping @Sendable (Root) -> V, _ summary: String
  ) {
    entry = PropertyEntry(
      name: name, getter: getter, swiftName, V.self, releases, isWeak: false, summary, read: { read(receiver($0)).boxed }, write: nil)
  }
}

extension PropertyEntry {
  /// An entry whose names and words for its type follow from the property's name and Swift type.
  fileprivate convenience init<V: Bridged>(
    name: String, getter: String?, _ swiftName: String?, _ type: V.Type, _ releases: ReleaseRange, isWeak: Bool, _ summary: String,
    read: @escaping @Sendable (Value) -> Value, write: (@Sendable (Value, Value) throws(BridgingError) -> Void)?
  ) {
    self.init(
      name: name, getter: Selector(getter ?? name), setter: Selector("set" + name.prefix(1).uppercased() + name.dropFirst() + ":"),
      swiftName: swiftName ?? getter ?? name, typeName: V.typeName, literals: V.literals, enumType: V.enumType, releases: releases,
      isWeak: isWeak, summary: summary, read: read, write: write)
  }
}

/// A method's row in a class table.
public struct Method<Root: Bridged> {
  let entry: MethodEntry

  init(_ entry: MethodEntry) { self.entry = entry }

  /// A method that returns nothing.
  public init<each A: Bridged>(
    _ selector: Selector, swift swiftName: String? = nil, releases: ReleaseRange = .always,
    _ body: @escaping @Sendable (Root, repeat each A) -> Void, _ summary: String
  ) {
    let info = MethodInfo(selector, swiftName, (repeat (each A).self), NoReply.self, releases, summary)
    entry = MethodEntry(info: info) { root, values, _ throws(BridgingError) in
      var arguments = try Arguments(values, count: info.parameterTypes.count)
      body(receiver(root), repeat try arguments.next((each A).self))
      return .void
    }
  }

  /// A method that returns a value.
  public init<each A: Bridged, R: Bridged>(
    _ selector: Selector, swift swiftName: String? = nil, releases: ReleaseRange = .always,
    _ body: @escaping @Sendable (Root, repeat each A) -> R, _ summary: String
  ) {
    let info = MethodInfo(selector, swiftName, (repeat (each A).self), R.self, releases, summary)
    entry = MethodEntry(info: info) { root, values, _ throws(BridgingError) in
      var arguments = try Arguments(values, count: info.parameterTypes.count)
      return body(receiver(root), repeat try arguments.next((each A).self)).boxed
    }
  }

  /// A method that needs the world, to raise an exception or to make an object.
  public init<each A: Bridged, R: Bridged>(
    inWorld selector: Selector, swift swiftName: String? = nil, releases: ReleaseRange = .always,
    _ body: @escaping @Sendable (Root, Simulation, repeat each A) -> R, _ summary: String
  ) {
    let info = MethodInfo(selector, swiftName, (repeat (each A).self), R.self, releases, summary)
    entry = MethodEntry(info: info) { root, values, simulation throws(BridgingError) in
      var arguments = try Arguments(values, count: info.parameterTypes.count)
      return body(receiver(root), simulation, repeat try arguments.next((each A).self)).boxed
    }
  }

  /// A method that takes whatever it is given, as those with `...` do.
  public init(
    variadic selector: Selector, swift swiftName: String? = nil, releases: ReleaseRange = .always,
    _ body: @escaping @Sendable (Root, [Value], Simulation) -> Value, _ summary: String
  ) {
    let info = MethodInfo(variadic: selector, swiftName, releases, summary)
    entry = MethodEntry(info: info) { root, values, simulation in body(receiver(root), values, simulation) }
  }
}

/// A class method's row in a class table.
public struct ClassMethod {
  let entry: MethodEntry

  init(_ entry: MethodEntry) { self.entry = entry }

  /// A class method of any result; the body gets the class that was sent the message, and the world.
  public init<each A: Bridged, R: Bridged>(
    _ selector: Selector, swift swiftName: String? = nil, releases: ReleaseRange = .always,
    _ body: @escaping @Sendable (RuntimeClass, Simulation, repeat each A) -> R, _ summary: String
  ) {
    let info = MethodInfo(selector, swiftName, (repeat (each A).self), R.self, releases, summary)
    entry = MethodEntry(info: info) { type, values, simulation throws(BridgingError) in
      var arguments = try Arguments(values, count: info.parameterTypes.count)
      guard case .type(let type) = type else { return .null }
      return body(type, simulation, repeat try arguments.next((each A).self)).boxed
    }
  }

  /// A class method that takes whatever it is given.
  public init(
    variadic selector: Selector, swift swiftName: String? = nil, releases: ReleaseRange = .always,
    _ body: @escaping @Sendable (RuntimeClass, [Value], Simulation) -> Value, _ summary: String
  ) {
    let info = MethodInfo(variadic: selector, swiftName, releases, summary)
    entry = MethodEntry(info: info) { type, values, simulation in
      guard case .type(let type) = type else { return .null }
      return body(type, values, simulation)
    }
  }
}

extension MethodInfo {
  init<each A: Bridged, R: Bridged>(
    _ selector: Selector, _ swiftName: String?, _ types: (repeat (each A).Type), _ result: R.Type, _ releases: ReleaseRange,
    _ summary: String
  ) {
    var names: [String] = []
    var enums: [EnumType?] = []
    for type in repeat each types {
      names.append(type.typeName)
      enums.append(type.enumType)
    }
    self.init(
      selector: selector, swiftName: swiftName ?? selector.description, parameterTypes: names, parameterEnums: enums,
      resultType: R.typeName,
      resultEnum: R.enumType, isVariadic: false, releases: releases, summary: summary)
  }

  init(variadic selector: Selector, _ swiftName: String?, _ releases: ReleaseRange, _ summary: String) {
    let count = selector.argumentCount
    self.init(
      selector: selector, swiftName: swiftName ?? selector.description, parameterTypes: Array(repeating: "id", count: count),
      parameterEnums: Array(repeating: nil, count: count), resultType: "id", resultEnum: nil, isVariadic: true, releases: releases,
      summary: summary)
  }
}

/// Takes arguments one after the other, each as the type that is wanted.
struct Arguments {
  private let values: [Value]
  private var position = 0

  init(_ values: [Value], count: Int) throws(BridgingError) {
    guard values.count == count else { throw .wrongCount(expected: count, given: values.count) }
    self.values = values
  }

  mutating func next<T: Bridged>(_ type: T.Type) throws(BridgingError) -> T {
    defer { position += 1 }
    guard let argument = T.unbox(values[position]) else { throw .wrongType(expected: T.typeName, position: position) }
    return argument
  }
}
