/// What code can name without an object: functions, constants, enumerations, structures, protocols and macros.
public struct GlobalTable: Sendable {
  public let functions: [GlobalFunction]
  public let constants: [GlobalConstant]
  public let enums: [EnumType]
  public let structs: [StructType]
  public let protocols: [ProtocolTable]

  public init(
    functions: [GlobalFunction] = [], constants: [GlobalConstant] = [], enums: [EnumType] = [], structs: [StructType] = [],
    protocols: [ProtocolTable] = []
  ) {
    self.functions = functions
    self.constants = constants
    self.enums = enums
    self.structs = structs
    self.protocols = protocols
  }
}

/// A C function or function-like macro.
public struct GlobalFunction: Sendable {
  public let info: MethodInfo
  public let invoke: @Sendable ([Value], Simulation) throws(BridgingError) -> Value

  public var name: String { info.selector.description }
  /// Whether what the function gives goes to the place that its first argument tells.
  public private(set) var fillsFirst = false

  /// The same function, whose first argument tells where its result goes.
  public var fillingFirst: GlobalFunction {
    var function = self
    function.fillsFirst = true
    return function
  }

  /// A function of fixed arguments.
  public init<each A: Bridged, R: Bridged>(
    _ name: String, swift swiftName: String? = nil, releases: ReleaseRange = .always, _ body: @escaping @Sendable (repeat each A) -> R,
    _ summary: String
  ) {
    let info = MethodInfo(Selector(name), swiftName, (repeat (each A).self), R.self, releases, summary)
    self.info = info
    invoke = { values, _ throws(BridgingError) in
      var arguments = try Arguments(values, count: info.parameterTypes.count)
      return body(repeat try arguments.next((each A).self)).boxed
    }
  }

  /// A function of fixed arguments that needs the world.
  public init<each A: Bridged, R: Bridged>(
    inWorld name: String, swift swiftName: String? = nil, releases: ReleaseRange = .always,
    _ body: @escaping @Sendable (Simulation, repeat each A) -> R, _ summary: String
  ) {
    let info = MethodInfo(Selector(name), swiftName, (repeat (each A).self), R.self, releases, summary)
    self.info = info
    invoke = { values, simulation throws(BridgingError) in
      var arguments = try Arguments(values, count: info.parameterTypes.count)
      return body(simulation, repeat try arguments.next((each A).self)).boxed
    }
  }

  /// A function that takes whatever it is given, or that needs the world.
  public init(
    variadic name: String, swift swiftName: String? = nil, releases: ReleaseRange = .always,
    _ body: @escaping @Sendable ([Value], Simulation) -> Value, _ summary: String
  ) {
    info = MethodInfo(variadic: Selector(name), swiftName, releases, summary)
    invoke = { values, simulation in body(values, simulation) }
  }
}

/// A named constant that is no case of an enumeration, such as `NSNotFound` or a notification's name.
public struct GlobalConstant: Sendable {
  public let name: String
  /// The name in Swift, where it is that of a member, such as `UITableView.automaticDimension`.
  public let swiftName: String?
  public let releases: ReleaseRange
  public let summary: String
  public let value: @Sendable () -> Value

  public init(
    _ name: String, swift swiftName: String? = nil, releases: ReleaseRange = .always, _ value: @escaping @Sendable () -> Value,
    _ summary: String
  ) {
    self.name = name
    self.swiftName = swiftName
    self.releases = releases
    self.summary = summary
    self.value = value
  }
}

/// The globals of one world, indexed at their first use.
public final class GlobalRegistry {
  public private(set) lazy var tables = makeTables()
  private let makeTables: () -> [GlobalTable]
  private let release: Release

  public init(_ tables: @escaping () -> [GlobalTable], release: Release) {
    makeTables = tables
    self.release = release
  }

  private lazy var functions: [String: GlobalFunction] = Dictionary(tables.flatMap(\.functions).map { ($0.name, $0) }) { first, _ in first }
  private lazy var constants: [String: GlobalConstant] = Dictionary(tables.flatMap(\.constants).map { ($0.name, $0) }) { first, _ in first }
  private lazy var members: [String: GlobalConstant] = Dictionary(
    tables.flatMap(\.constants).compactMap { row in row.swiftName.map { ($0, row) } }
  ) { first, _ in first }
  private lazy var enums: [String: EnumType] = Dictionary(tables.flatMap(\.enums).flatMap { [($0.name, $0), ($0.swiftName, $0)] }) {
    first, _ in first
  }
  private lazy var cases: [String: (type: EnumType, row: EnumType.Case)] = Dictionary(
    tables.flatMap(\.enums).flatMap { type in type.cases.map { ($0.constant, (type, $0)) } }
  ) { first, _ in first }
  private lazy var structs: [String: StructType] = Dictionary(tables.flatMap(\.structs).map { ($0.name, $0) }) { first, _ in first }
  private lazy var protocols: [String: ProtocolTable] = Dictionary(tables.flatMap(\.protocols).map { ($0.name, $0) }) { first, _ in first }
  private lazy var messages: [Selector: [MessageInfo]] = Dictionary(
    grouping: tables.flatMap(\.protocols).flatMap(\.messages), by: \.selector)
  private lazy var shortNames: [String: [MessageInfo]] = Dictionary(
    grouping: tables.flatMap(\.protocols).flatMap(\.messages), by: \.shortName)

  public func function(named name: String) -> GlobalFunction? { functions[name] }

  /// The value of a constant or of a case of an enumeration.
  public func constant(named name: String) -> Value? {
    constants[name]?.value() ?? cases[name].map { .enumeration(EnumValue(type: $0.type, rawValue: $0.row.rawValue)) }
  }

  /// The value of the constant that Swift spells as a member of a type.
  public func constant(named member: String, of owner: String) -> Value? {
    constant(named: owner + member.prefix(1).uppercased() + member.dropFirst()) ?? members[owner + "." + member]?.value()
  }

  /// The value of the constant that Swift spells as a member of whatever type, where only one type has such a member.
  public func onlyConstant(named member: String) -> Value? {
    let found = members.filter { $0.key.hasSuffix("." + member) }
    return found.count == 1 ? found.first?.value.value() : nil
  }

  /// The releases that have the constant that Swift spells as a member of a type.
  public func releases(ofConstant member: String, of owner: String) -> ReleaseRange? { members[owner + "." + member]?.releases }

  /// The members of a type in Swift that are constants.
  public func memberNames(of owner: String) -> [String] {
    allConstants.compactMap { row in
      guard let name = row.swiftName, name.hasPrefix(owner + ".") else { return nil }
      return String(name.dropFirst(owner.count + 1))
    }
  }

  /// The case of an enumeration that Objective-C calls so, with its type.
  public func enumCase(named constant: String) -> (type: EnumType, row: EnumType.Case)? { cases[constant] }

  public func enumType(named name: String) -> EnumType? { enums[name] }
  public func structType(named name: String) -> StructType? { structs[name] }
  public func protocolTable(named name: String) -> ProtocolTable? { protocols[name] }

  /// The messages of a selector, one for each protocol that declares it.
  public func messages(for selector: Selector) -> [MessageInfo] { messages[selector] ?? [] }

  /// The messages of a short name, one for each protocol that has it.
  public func messages(short name: String) -> [MessageInfo] { shortNames[name] ?? [] }

  /// Every name that may stand where a function or constant may.
  public var allNames: [String] { functions.keys.sorted() + constants.keys.sorted() + cases.keys.sorted() }

  public var allProtocols: [ProtocolTable] { tables.flatMap(\.protocols) }
  public var allConstants: [GlobalConstant] { tables.flatMap(\.constants) }
  public var allEnums: [EnumType] { tables.flatMap(\.enums) }
}
