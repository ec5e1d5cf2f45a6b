/// A class as code sees it: a native one with a table, one that code declared, or the private class of a single object.
public final class RuntimeClass {
  public let name: String
  public let superclass: RuntimeClass?
  /// The table of a native class; `nil` for classes from code.
  public let table: ClassTable?
  public var registry: ClassRegistry { home.wrappedValue }
  private let home: Unretained<ClassRegistry>
  /// The protocols that the class's declaration names.
  public var protocols: Set<String> = []
  /// Whether the class was made for one object, by `implement`; it shows its superclass's name.
  public let isPrivate: Bool
  /// Whether the class is a stand-in for a name that no text defines.
  public var isInvented = false
  /// Whether instances keep to themselves what of them changes, as those of the standard library do.
  public var isQuiet = false
  /// Whether instances with equal contents are equal, as those of structures are.
  public var isValue = false
  /// How code compares instances of the class.
  public var comparison: (any InstanceComparison)?
  /// What the interpreter keeps with a class from code: its declaration.
  public var declaration: AnyObject?
  /// How many instances of the class and of classes from code below it live, where the class is native.
  var livingCount = 0
  @UnretainedIfAny private var nearestNative: RuntimeClass?
  private let coded: CodedSelectors

  private var created = 0
  private var methods: [Selector: any ScriptMethod] = [:]
  private var classMethods: [Selector: any ScriptMethod] = [:]
  private var cache: [Selector: Implementation?] = [:]
  private var recent = [RecentLookUp?](repeating: nil, count: 64)
  private var cacheGeneration = 0
  private var slots: [String: Int] = [:]

  init(name: String, superclass: RuntimeClass?, table: ClassTable?, isPrivate: Bool = false, in registry: ClassRegistry) {
    self.name = name
    self.superclass = superclass
    self.table = table
    self.isPrivate = isPrivate
    home = Unretained(wrappedValue: registry)
    coded = registry.coded
    nearestNative = table == nil ? superclass?.native : nil
  }

  /// The nearest native class, itself where it is one.
  var native: RuntimeClass { nearestNative ?? self }

  /// The table of the nearest native class: the one whose Swift type instances have.
  public var nativeTable: ClassTable {
    var type = self
    while true {
      if let table = type.table { return table }
      guard let superclass = type.superclass else { preconditionFailure("every class descends from NSObject") }
      type = superclass
    }
  }

  /// The class with the name that people see.
  public var visible: RuntimeClass { isPrivate ? superclass?.visible ?? self : self }

  /// The word before the number in the names of nameless instances.
  public var label: String { table?.label ?? visible.name }

  func nextNumber() -> Int {
    native.livingCount += 1
    let counter = table == nil && !isPrivate ? self : visible
    counter.created += 1
    return counter.created
  }

  /// Takes back the number that the newest instance got, for stand-ins that no one may see.
  public func forgetNewestNumber() {
    let counter = table == nil && !isPrivate ? self : visible
    counter.created -= 1
  }

  /// Whether the class is the other or descends from it.
  public func isSubclass(of other: RuntimeClass) -> Bool {
    sequence(first: self, next: \.superclass).contains { $0 === other }
  }

  /// Whether the class or a superclass declares the protocol.
  public func conforms(to name: String) -> Bool {
    sequence(first: self, next: \.superclass).contains { $0.protocols.contains(name) || $0.table?.protocols.contains(name) == true }
  }

  // MARK: Methods

  /// Gives the class a method from code, replacing one of the same name.
  public func setMethod(_ method: (any ScriptMethod)?, for selector: Selector) {
    methods[selector] = method
    registry.noteCode(for: selector)
  }

  /// Gives the class a class method from code.
  public func setClassMethod(_ method: (any ScriptMethod)?, for selector: Selector) {
    classMethods[selector] = method
    registry.generation += 1
  }

  /// The methods from code that the class itself has, by name.
  public var ownMethods: [(selector: Selector, method: any ScriptMethod)] {
    methods.map { ($0.key, $0.value) }.sorted { $0.0.description < $1.0.description }
  }

  /// The class methods from code that the class itself has, by name.
  public var ownClassMethods: [(selector: Selector, method: any ScriptMethod)] {
    classMethods.map { ($0.key, $0.value) }.sorted { $0.0.description < $1.0.description }
  }

  /// Finds what runs when an instance gets the message, native rows of other releases left out.
  public func implementation(of selector: Selector) -> Implementation? {
    if cacheGeneration != registry.generation {
      cache.removeAll(keepingCapacity: true)
      cacheGeneration = registry.generation
      for place in recent.indices { recent[place] = nil }
    }
    let place = selector.bits & 63
    if let known = recent[place], known.selector == selector { return known.found }
    let found: Implementation?
    if let known = cache[selector] {
      found = known
    } else {
      found = lookUp(selector)
      cache[selector] = .some(found)
    }
    recent[place] = RecentLookUp(selector: selector, found: found)
    return found
  }

  /// Finds what runs when an immediate value of the class gets the message: rows of classes with identity are left out, as they take objects.
  public func immediateImplementation(of selector: Selector) -> Implementation? {
    lookUp(selector) { $0.table?.allocate == nil }
  }

  private func lookUp(_ selector: Selector, where isUsable: (RuntimeClass) -> Bool = { _ in true }) -> Implementation? {
    for type in sequence(first: self, next: \.superclass) where isUsable(type) {
      if let method = type.methods[selector] { return .script(method, type) }
      if let table = type.table, let row = table.row(for: selector, in: registry.release) {
        switch row {
        case .method(let method): return .native(method)
        case .getter(let property): return .getter(property)
        case .setter(let property): return .setter(property)
        }
      }
    }
    return nil
  }

  /// The method from code that an instance answers the message with, if code and not UIKit answers it.
  public func scriptMethod(for selector: Selector) -> (any ScriptMethod)? {
    guard coded.mayContain(selector), case .script(let method, _)? = implementation(of: selector) else { return nil }
    return method
  }

  /// The class method from code for the message, own or inherited.
  public func classScriptMethod(for selector: Selector) -> (any ScriptMethod, RuntimeClass)? {
    for type in sequence(first: self, next: \.superclass) {
      if let method = type.classMethods[selector] { return (method, type) }
    }
    return nil
  }

  /// The native class method for the message, own or inherited.
  public func nativeClassMethod(for selector: Selector) -> MethodEntry? {
    for type in sequence(first: self, next: \.superclass) {
      if let row = type.table?.classMethod(for: selector, in: registry.release) { return row }
    }
    return nil
  }

  /// The native property of the name, own or inherited, in the release that is simulated.
  public func property(_ name: String) -> PropertyEntry? {
    for type in sequence(first: self, next: \.superclass) {
      if let row = type.table?.property(named: name, in: registry.release) { return row }
    }
    return nil
  }

  // MARK: Instance variables

  /// The slot of an instance variable in `Object.fields`, made on first use.
  public func fieldSlot(_ name: String) -> Int {
    if let slot = slots[name] { return slot }
    let slot = slots.count
    slots[name] = slot
    return slot
  }

  /// The slot of an instance variable that some code has used before.
  public func existingFieldSlot(_ name: String) -> Int? { slots[name] }

  /// The instance variables that code has used, in the order of first use.
  public var fieldNames: [String] { slots.sorted { $0.value < $1.value }.map(\.key) }

  /// A class of its own for one object, so that `implement` can give it methods; itself where it is one already.
  public func privateSubclass() -> RuntimeClass {
    isPrivate ? self : observedSubclass()
  }

  /// A class of its own for one object in any case, above what it may have been given alone.
  func observedSubclass() -> RuntimeClass {
    let type = RuntimeClass(name: name, superclass: self, table: nil, isPrivate: true, in: registry)
    type.slots = slots
    registry.generation += 1
    return type
  }
}

/// A look-up kept where the next of the same name finds it without hashing.
private struct RecentLookUp {
  let selector: Selector
  let found: Implementation?
}

/// What answers a message.
public enum Implementation {
  /// A method from code, with the class that has it (`super` starts above that one).
  case script(any ScriptMethod, RuntimeClass)
  case native(MethodEntry)
  case getter(PropertyEntry)
  case setter(PropertyEntry)
}

/// A method that interpreted code gave to a class.
public protocol ScriptMethod: AnyObject {
  /// Runs the method. An exception is left in `simulation.exception`, and the value is then of no account.
  func invoke(on receiver: Value, _ arguments: [Value], in simulation: Simulation) -> Value
}

extension Object {
  /// Gives the object a class of its own and returns it, so that methods can be given to it alone.
  public func makePrivateClass() -> RuntimeClass {
    guard !isa.isPrivate else { return isa }
    let type = isa.privateSubclass()
    isa = type
    return type
  }
}
