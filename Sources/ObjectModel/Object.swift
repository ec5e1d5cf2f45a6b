/// The root of the simulated classes: `NSObject`.
///
/// What interpreted code adds to an instance lives in `fields`; what UIKit adds lives in the Swift subclasses.
open class Object: Bridged {
  /// The world that the object lives in.
  @inlinable public final var simulation: Simulation { world.wrappedValue }
  @usableFromInline let world: Unretained<Simulation>
  /// The class as code sees it; a class from code has the native class it extends as its Swift type.
  public internal(set) final var isa: RuntimeClass {
    didSet { madeName = nil }
  }
  /// The name that a top-level declaration or `new` gave to the object.
  public internal(set) var name: String?
  /// The name of an object without one of its own, once output has asked for it.
  private var madeName: String?
  /// What the owner was called when the path was made.
  private var madeFor = ""
  /// The number in the order of creation among the objects that share the label, for objects without a name.
  public let number: Int
  /// The object that made this one as a part of itself, and the property it is reached by.
  @Weak public private(set) var owner: Object?
  public private(set) var ownerProperty = ""
  /// The instance variables of interpreted code, by the slots of `isa.fieldSlot(_:)`.
  public final var fields: [Field] = []

  /// Whether the object ends without the `dealloc` of its class.
  private var isAbandoned = false

  /// Whether the world has ended around the object, which some value outside still holds.
  var isOrphan = false

  private var references: WeakReference?

  @usableFromInline var newerInWorld = UnretainedIfAny<Object>()
  @usableFromInline var olderInWorld = UnretainedIfAny<Object>()

  /// What `alloc` does. Subclasses set up their own state; initialisers of UIKit are methods of their tables.
  public required init(_ isa: RuntimeClass, in simulation: Simulation) {
    world = Unretained(wrappedValue: simulation)
    self.isa = isa
    number = isa.nextNumber()
    olderInWorld.wrappedValue = simulation.newestObject
    simulation.newestObject?.newerInWorld.wrappedValue = self
    simulation.newestObject = self
    simulation.countObject()
    if simulation.oldestObject.address == nil { simulation.oldestObject.wrappedValue = self }
  }

  /// Makes an instance of the native class itself.
  public convenience init(in simulation: Simulation) {
    self.init(simulation.classes.runtimeClass(of: Self.self), in: simulation)
  }

  deinit {
    forgetReferences()
    if isOrphan { return }
    newerInWorld.wrappedValue?.olderInWorld = olderInWorld
    nextOlder?.newerInWorld = newerInWorld
    if simulation.newestObject === self { simulation.newestObject = nextOlder }
    if simulation.oldestObject.wrappedValue === self { simulation.oldestObject = newerInWorld }
    isa.native.livingCount -= 1
    simulation.objectCount -= 1
    if !fields.isEmpty || isa.table == nil { simulation.releaseFields(of: self, isFinal: isAbandoned) }
  }

  /// The method from code that the object answers the message with, if code and not UIKit answers it.
  public final func scriptMethod(for selector: Selector) -> (any ScriptMethod)? { isa.scriptMethod(for: selector) }

  /// Whether code and not UIKit answers the message; where no class has such a method from code, to find that out costs next to nothing.
  public final func hasCode(for selector: Selector) -> Bool { isa.scriptMethod(for: selector) != nil }

  /// The reference through which others look at the object without keeping it alive.
  public var weakReference: WeakReference {
    if let references { return references }
    let made = WeakReference(self)
    references = made
    return made
  }

  /// Makes weak references read as `nil` from now on. A subclass with a `deinit` of its own calls it there first: no one may take hold of what ends.
  public func forgetReferences() {
    references?.forget()
    references = nil
  }

  /// Lets the object end without its class's `dealloc`, as one that stands in for an object whose `dealloc` has run.
  public func abandon() { isAbandoned = true }

  /// Marks the object as a part of another, so that it prints as a path.
  public func belongs(to owner: Object, as property: String) {
    self.owner = owner
    ownerProperty = property
    madeName = nil
  }

  /// Lets go of every other object; called when the world is taken down, so that cycles end too.
  open func dismantle() {}

  /// Whether a storyboard or nib fills the object's outlets, so that none are made up.
  open var isFilledByInterface: Bool { false }

  /// Whether a storyboard or nib would have filled the object's outlets by now.
  open var hasOutlets: Bool { true }

  /// Whether the object stands for one that a storyboard or nib would have made, had it been loaded.
  open var isStandIn: Bool { false }
  /// The instance of a more special class that takes the place of a stand-in; `nil` where none can.
  open func replacement(of type: RuntimeClass) -> Object? { nil }

  /// The text, if the object is a string.
  open var stringValue: String? { nil }
  /// The elements, if the object is an array or a set.
  open var elements: [Value]? { nil }
  /// Whether the elements have an order, so that an array may equal the object.
  open var isList: Bool { elements != nil }
  /// The text that Swift prints for the object, where that is another than its description.
  open var swiftText: String? { nil }
  /// The entries, if the object is a dictionary.
  open var entries: DictionaryValue? { nil }
  /// The object as the trace keeps it: its name, or the contents of strings and collections.
  open var traceValue: TraceValue {
    if let stringValue { return simulation.traceText(stringValue) }
    if let elements { return simulation.traceList(elements) }
    if let entries { return simulation.traceEntries(entries) }
    return .name(displayName)
  }
  /// Whether the object counts as equal to another value, as `isEqual:` would answer natively.
  open func isEqual(_ other: Value) -> Bool {
    if Value.object(self).isIdentical(to: other) { return true }
    guard isa.isValue, case .object(let other) = other, other.isa === isa else { return false }
    return hasEqualFields(other)
  }

  /// What the object is told apart by as a key, where equal objects may stand for each other; nothing where each counts by itself.
  open var distinction: [Value]? {
    if let said = isa.comparison?.distinction(of: self) { return said }
    return isa.isValue ? fields.map(\.value) : nil
  }

  /// Whether any key can be assigned and read, as those of managed objects whose model nobody read.
  open var takesAnyKey: Bool { false }

  /// The next older object in the world, for walks over all that live.
  @inlinable public final var nextOlder: Object? { olderInWorld.wrappedValue }

  /// What output calls the object: its name, its path, or its label with a number.
  public var displayName: String {
    if let owner { return path(from: owner.displayName) }
    if let name { return name }
    if let madeName { return madeName }
    let made = self is Block ? "block#\(number)" : "\(isa.label)#\(number)"
    madeName = made
    return made
  }

  private func path(from base: String) -> String {
    if let madeName, madeFor == base { return madeName }
    let made = "\(base).\(ownerProperty)"
    (madeName, madeFor) = (made, base)
    return made
  }

  open class var typeName: String { "\(Self.self) *" }

  public static func unbox(_ value: Value) -> Self? {
    guard case .object(let object) = value else { return nil }
    return object as? Self
  }

  public var boxed: Value { .object(self) }
}

/// An instance variable of interpreted code.
public enum Field {
  /// Never assigned.
  case empty
  case strong(Value)
  case weak(WeakReference)

  /// The value that code reads.
  public var value: Value {
    switch self {
    case .empty: .null
    case .strong(let value): value
    case .weak(let reference): reference.object.map(Value.object) ?? .null
    }
  }
}
