/// An Objective-C exception on its way up.
public struct ScriptException {
  public let name: String
  public let reason: String
  /// The exception object, once code has made or caught one.
  public var object: Object?
  /// Where code was when it came up, as whoever runs the code notes it.
  public var origin: AnyObject?

  public init(name: String, reason: String, object: Object? = nil) {
    self.name = name
    self.reason = reason
    self.object = object
  }
}

/// One deterministic world: its classes, objects, clock and trace.
///
/// A world lives inside one task and shares nothing with others. When an exception is under way or has ended the app, nothing is sent or recorded.
public final class Simulation {
  public let classes: ClassRegistry
  public let globals: GlobalRegistry
  /// The messages that wait for their time.
  var delayedMessages: [DelayedMessage] = []
  public let runLoop = RunLoop()
  public internal(set) var trace = Trace()
  /// The release that runs.
  public let release: Release
  /// The release that the app was linked against.
  public let sdk: Release
  /// The exception under way; whoever runs code looks here after each call.
  public var exception: ScriptException? {
    didSet { unwinding.pointee = exception != nil || isStopped }
  }
  /// A stop that is no exception of the app's: a limit passed, an interruption. Code ends, nothing is caught.
  public var isStopped = false {
    didSet { unwinding.pointee = exception != nil || isStopped }
  }
  /// Why the model stopped the input, until that is told.
  public var stopReason: String?
  /// How many steps of regular expressions the input may still take.
  public var patternBudget = PatternBudget.steps
  /// The same as `isUnwinding`, where whoever runs code can look at it after each step at no cost.
  public let unwinding = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
  /// What the model of UIKit and that of Foundation keep in the world.
  /// Names of what was made up in the place of parts that are not there.
  var standIns: [String] = []
  /// Makes what would have been there instead of the `nil` that was answered last.
  public var missingPart: (() -> Value?)?
  /// What is to happen before a class is used for the first time.
  public var firstUse: ((RuntimeClass) -> Void)?
  /// Whether a member that is only kept was asked for something before it was given any.
  public var hasKeptNothing = false
  public var platform: AnyObject?
  public var foundation: AnyObject?
  /// The objects that top-level code named, kept alive.
  public private(set) var names = NameTable()
  /// Runs a method from code on something that was deallocated: set by the interpreter, called from the run loop.
  public var finalizer: ((RuntimeClass, [Field]) -> Void)?
  /// The name that a method has which code of other days calls otherwise; `nil` where the class has none.
  public var otherName: ((RuntimeClass, Selector) -> Selector?)?
  /// How many messages of the app are open.
  public internal(set) var depth = 0
  /// How deep messages of the app may lie in each other: about what the stack of a device's main thread bears, and reached in no time.
  public static let nestingLimit = 2_000
  /// Whether no further message should be answered inside those that are open.
  public var isNestedTooDeeply: Bool { depth > Self.nestingLimit }
  /// How many facts one input may add to the trace before it is stopped, so that no endless run fills the memory.
  public static let recordLimit = 500_000
  /// Whether the trace was full before it was taken.
  public var isFlooded: Bool { trace.events.count >= Self.recordLimit }
  /// Whether life-cycle messages and questions that nobody implements are recorded too; those to delegates always are.
  public var recordsUnimplemented = true
  /// Whether questions to delegates that nobody answers are recorded too, beside the messages that only tell.
  public var recordsUnanswered = true

  var deprecatedUses: [DeprecatedUse] = []
  /// How many times the message under way has been handed on.
  var forwardingDepth = 0
  /// How many objects live.
  var objectCount = 0
  @UnretainedIfAny var newestObject: Object?
  @usableFromInline var oldestObject = UnretainedIfAny<Object>()
  var openMessages: [Int] = []
  private var sequence = 0
  private var released: [[Field]] = []
  private var isReleasing = false

  public init(
    classes: @autoclosure @escaping () -> [ClassRegistry.Source], globals: @autoclosure @escaping () -> [GlobalTable], release: Release,
    sdk: Release? = nil
  ) {
    self.classes = ClassRegistry(classes, release: release)
    self.globals = GlobalRegistry(globals, release: release)
    unwinding.initialize(to: false)
    self.release = release
    self.sdk = sdk ?? release
  }

  deinit {
    takeDown()
    unwinding.deallocate()
  }

  /// The newest object that lives, from which `nextOlder` leads through all of them.
  public var newest: Object? { newestObject }

  /// Goes through all objects that live, the oldest first. The body must neither make nor end any.
  @inlinable public func forEachObject(_ body: (Object) -> Void) {
    var next = oldestObject.address
    while let address = next {
      Unmanaged<Object>.fromOpaque(address)._withUnsafeGuaranteedRef { object in
        body(object)
        next = object.newerInWorld.address
      }
    }
  }

  /// Whether code must end now: an exception is under way or the input was stopped.
  public var isUnwinding: Bool { unwinding.pointee }

  // MARK: Recording

  /// Records a fact and returns its place in the trace.
  @discardableResult
  public func record(_ kind: TraceEvent.Kind, rule: String? = nil) -> Int {
    sequence += 1
    let place = trace.append(
      TraceEvent(sequence: sequence, depth: depth, time: runLoop.now, cause: openMessages.last, rule: rule, kind: kind))
    if isFlooded { isStopped = true }
    return place
  }

  /// Whether changes of properties are recorded now: while a message of the app is open.
  public var tellsChanges: Bool { depth > 0 && !isUnwinding }

  /// Records that a property changed, if a message of the app is open and the value is another.
  public func changed(_ object: Object, _ property: String, from old: @autoclosure () -> Value, to new: @autoclosure () -> Value) {
    guard depth > 0, !isUnwinding else { return }
    recordChange(of: object, property, from: traceValue(old()), to: traceValue(new()))
  }

  /// Records that a property changed, by what the trace keeps of the old value and the new one.
  public func recordChange(of object: Object, _ property: String, from old: TraceValue, to new: TraceValue) {
    guard depth > 0, !isUnwinding, old != new else { return }
    record(.change(object: object.displayName, property: property, old: old, new: new))
  }

  /// Writes a line as `NSLog` and `print` do.
  public func output(_ text: String) { record(.output(text)) }

  /// Whether so many parts may be joined; raises, as where memory ends, where the separators alone would be too long.
  public func mayJoin(_ count: Int, by separator: String) -> Bool {
    if count <= Growth.longestText / max(1, separator.utf8.count) { return true }
    raise("NSMallocException", "*** unable to allocate memory for a text of \(count) parts")
    return false
  }

  /// Another object came to live.
  func countObject() {
    objectCount += 1
    if objectCount > Growth.mostObjects {
      raise("NSMallocException", "*** unable to allocate memory: \(Growth.mostObjects) objects live, more than the simulation holds")
    }
  }

  /// Raises an Objective-C exception; the caller returns at once, with whatever value.
  public func raise(_ name: String, _ reason: String) {
    guard exception == nil else { return }
    exception = ScriptException(name: name, reason: reason)
  }

  /// Ends the input for a reason that is no exception of the app's.
  public func stop(_ reason: String) {
    guard !isUnwinding else { return }
    stopReason = reason
    isStopped = true
  }

  /// The value as the trace keeps it.
  public func traceValue(_ value: Value) -> TraceValue {
    switch value {
    case .void: .void
    case .null: .null
    case .bool(let bool): .bool(bool)
    case .int(let int): .int(int)
    case .double(let double): .double(double)
    case .string(let string): traceText(string)
    case .array(let elements): traceList(elements)
    case .dictionary(let dictionary): traceEntries(dictionary)
    case .enumeration(let value): .enumCase(value.type.caseName(of: value.rawValue, in: release))
    case .structure(let structure): .numbers(structure.numbers)
    case .selector(let selector): .name(selector.description)
    case .type(let type): .name(type.visible.name)
    case .object(let object): object.traceValue
    }
  }

  /// Takes the events recorded since the last time.
  public func takeTrace() -> [TraceEvent] { trace.take() }

  // MARK: Names

  /// Binds a top-level name; an object without a name of its own, and without an owner, takes it.
  public func bind(_ name: String, to value: Value) { names.bind(name, to: value) }

  /// Changes the list or dictionary of a top-level name where it lies, without a copy.
  public func changeValue(ofName slot: Int, _ change: (inout Value) -> Void) {
    var value = names.exchange(slot: slot, for: .null)
    change(&value)
    _ = names.exchange(slot: slot, for: value)
  }

  /// Gives an object its name before the name is bound, for the messages that its initialiser sends; `nil` takes it away.
  public func foretell(_ name: String?, of object: Object) { object.name = name }

  /// The object or value that a top-level name stands for.
  public func value(named name: String) -> Value? { names[name] }

  // MARK: Letting go

  /// Lets go of an object's instance variables one after the other, so that a long chain does not recurse.
  func releaseFields(of object: Object, isFinal: Bool) {
    if !isFinal, let finalizer, object.isa.scriptMethod(for: "dealloc") != nil { finalizer(object.isa, object.fields) }
    released.append(object.fields)
    // From here on only the list holds them, so that none goes with the object itself.
    object.fields = []
    guard !isReleasing else { return }
    isReleasing = true
    while !released.isEmpty { released.removeLast() }
    isReleasing = false
  }

  /// Lets go of the contents of a collection one after the other, so that a long chain of collections does not recurse.
  public func letGo(of values: inout [Value]) {
    released.append(values.map(Field.strong))
    values = []
    guard !isReleasing else { return }
    isReleasing = true
    while !released.isEmpty { released.removeLast() }
    isReleasing = false
  }

  /// Ends every object, cycles included.
  public func takeDown() {
    finalizer = nil
    otherName = nil
    // Every object is held and marked before the first can go: one that ends must not look for its world any more.
    var all: [Object] = []
    var next = newestObject
    while let object = next {
      object.isOrphan = true
      all.append(object)
      next = object.nextOlder
    }
    newestObject = nil
    oldestObject.wrappedValue = nil
    runLoop.cancelAll()
    names = NameTable()
    platform = nil
    missingPart = nil
    foundation = nil
    exception = nil
    for object in all {
      object.dismantle()
      object.fields = []
    }
    while !all.isEmpty { all.removeLast() }
  }
}
