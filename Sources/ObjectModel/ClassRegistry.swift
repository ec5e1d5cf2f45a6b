/// Every class that code can name in one world: native ones, built at their first use, and those from code.
public final class ClassRegistry {
  /// A native class before its table is built.
  public struct Source: Sendable {
    public let name: String
    public let type: Object.Type?
    public let table: @Sendable () -> ClassTable
    /// Whether the model only knows the class by name, so that a misspelt name is not taken for it.
    public let isKept: Bool

    public init(_ name: String, _ type: Object.Type? = nil, isKept: Bool = false, _ table: @escaping @Sendable () -> ClassTable) {
      self.name = name
      self.type = type
      self.isKept = isKept
      self.table = table
    }

    /// The root of the classes.
    public static let root = Source("NSObject", Object.self) { Object.table }
  }

  /// The release simulated: rows of other releases are not found.
  public let release: Release
  public private(set) lazy var sources: [Source] = {
    let given = makeSources()
    return given.contains { $0.name == "NSObject" } ? given : given + [.root]
  }()
  private let makeSources: () -> [Source]
  /// Counts changes to methods, so that caches know when they are stale.
  public internal(set) var generation = 0

  private lazy var sourcesByName = Dictionary(sources.map { ($0.name, $0) }) { first, _ in first }
  private lazy var namesByType = Dictionary(sources.compactMap { source in source.type.map { (ObjectIdentifier($0), source.name) } }) {
    first, _ in
    first
  }
  private var classes: [String: RuntimeClass] = [:]
  private var tables: [String: ClassTable] = [:]
  private var classesByType: [ObjectIdentifier: RuntimeClass] = [:]
  /// The names of classes from code, in the order of declaration.
  public private(set) var declaredNames: [String] = []

  /// The classes that were asked for by name so far, in no order.
  public var instantiated: [RuntimeClass] { Array(classes.values) }

  /// Which selectors some class has, or had, a method from code for.
  let coded = CodedSelectors()

  /// A class from code got another method.
  func noteCode(for selector: Selector) {
    coded.insert(selector)
    generation += 1
  }

  /// Gathers the sources; a world's root class `NSObject` is always among them.
  public init(_ sources: @escaping () -> [Source], release: Release) {
    self.release = release
    makeSources = sources
  }

  /// The class of the name, if there is one in this release.
  public func named(_ name: String) -> RuntimeClass? {
    if let type = classes[name] { return type }
    guard let source = sourcesByName[name] else { return nil }
    let table = table(of: source)
    guard table.releases.contains(release) else { return nil }
    let superclass = table.superclassName.flatMap(named)
    let type = RuntimeClass(name: name, superclass: superclass, table: table, in: self)
    classes[name] = type
    return type
  }

  /// The table of a native class, built at its first use and then kept, since others keep what they find in it by its address.
  public func table(of source: Source) -> ClassTable {
    if let known = tables[source.name] { return known }
    let table = source.table()
    tables[source.name] = table
    return table
  }

  /// The releases that have the native class of the name.
  public func releases(of name: String) -> ReleaseRange? { sourcesByName[name].map { table(of: $0).releases } }

  /// Whether the name is that of a native class in another release only.
  public func isOfAnotherRelease(_ name: String) -> Bool { releases(of: name)?.contains(release) == false }

  /// The class of native instances of a Swift type.
  public func runtimeClass(of type: Object.Type) -> RuntimeClass {
    if let known = classesByType[ObjectIdentifier(type)] { return known }
    let found = namesByType[ObjectIdentifier(type)].flatMap(named) ?? standIn(for: type)
    classesByType[ObjectIdentifier(type)] = found
    return found
  }

  /// A Swift type without a table, or outside its releases, gets a class of its name under its Swift superclass's.
  private func standIn(for type: Object.Type) -> RuntimeClass {
    var parent: RuntimeClass?
    if let superclass = _getSuperclass(type) as? Object.Type { parent = runtimeClass(of: superclass) }
    return RuntimeClass(
      name: _typeName(type, qualified: false), superclass: parent,
      table: namesByType[ObjectIdentifier(type)].flatMap { sourcesByName[$0] }.map(table),
      in: self)
  }

  /// Makes a class from code known; one of the same name and superclass is kept, so that living objects get the new methods.
  public func declare(_ name: String, superclass: RuntimeClass, isInvented: Bool = false) -> RuntimeClass {
    if let known = classes[name], known.table == nil, known.superclass === superclass {
      known.isInvented = isInvented
      return known
    }
    let type = RuntimeClass(name: name, superclass: superclass, table: nil, in: self)
    type.isInvented = isInvented
    if classes[name] == nil { declaredNames.append(name) }
    classes[name] = type
    generation += 1
    return type
  }

  /// Every name that `named(_:)` may find, for completion and for suggestions.
  public var allNames: [String] { sources.map(\.name) + declaredNames }
}
