/// The method by which an observed property is assigned: it assigns, then tells the observers.
///
/// UIKit: it stands in a class of the object's own, as the runtime's own classes for observed objects do.
final class KeyValueSetter: ScriptMethod {
  /// Someone who wants to hear of a property: an object, or a block.
  fileprivate struct Observer {
    let object: WeakReference?
    let block: Block?
    let options: KeyValueOptions
    let context: Value
    let token: WeakReference?
  }

  fileprivate let key: String
  fileprivate var observers: [Observer] = []
  private let setter: Selector
  private unowned let type: RuntimeClass

  init(_ key: String, _ setter: Selector, in type: RuntimeClass) {
    self.key = key
    self.setter = setter
    self.type = type
  }

  func invoke(on receiver: Value, _ arguments: [Value], in simulation: Simulation) -> Value {
    guard case .object(let object) = receiver else { return .void }
    let old = simulation.perform("valueForKey:", on: receiver, [.string(key)])
    assign(receiver, arguments, in: simulation)
    tell(object, from: old)
    return .void
  }

  /// What the class itself does.
  private func assign(_ receiver: Value, _ arguments: [Value], in simulation: Simulation) {
    do {
      switch type.superclass?.implementation(of: setter) {
      case .script(let method, _): _ = method.invoke(on: receiver, arguments, in: simulation)
      case .native(let entry): _ = try entry.invoke(receiver, arguments, simulation)
      case .setter(let property): try property.write?(receiver, arguments.first ?? .null)
      case .getter, nil: break
      }
    } catch {
      simulation.raise("NSInvalidArgumentException", "the value of '\(key)' is of another type")
    }
  }

  /// Tells the observers, those that asked last first.
  fileprivate func tell(_ object: Object, from old: Value) {
    let simulation = object.simulation
    let new = simulation.perform("valueForKey:", on: .object(object), [.string(key)])
    observers.removeAll { $0.token != nil && $0.token?.object == nil }
    for observer in observers.reversed() where !simulation.isUnwinding { tell(observer, object, from: old, to: new) }
  }

  fileprivate func tell(_ observer: Observer, _ object: Object, from old: Value, to new: Value) {
    let simulation = object.simulation
    if let block = observer.block {
      let change = KeyValueChange(in: simulation)
      (change.old, change.new) = (old, new)
      block.call([.object(object), .object(change)])
      return
    }
    guard let target = observer.object?.object else { return }
    var change: [(Value, Value)] = [(.string("kind"), .int(1))]
    if observer.options.contains(.new) { change.append((.string("new"), new)) }
    if observer.options.contains(.old) { change.append((.string("old"), old)) }
    simulation.perform(
      "observeValueForKeyPath:ofObject:change:context:", on: .object(target),
      [.string(key), .object(object), .dictionary(DictionaryValue(change)), observer.context])
  }
}

/// What a closure that observes a property is told.
public final class KeyValueChange: Object {
  var old = Value.null
  var new = Value.null

  public override func dismantle() { (old, new) = (.null, .null) }

  public static let changeTable = ClassTable(
    KeyValueChange.self, inherits: "NSObject", label: "change", name: "NSKeyValueObservedChange",
    "What a closure that observes a property is told."
  ) {
    Property("oldValue", readOnly: { $0.old }, "The value before.")
    Property("newValue", readOnly: { $0.new }, "The value after.")
  }
}

/// The observation of a property by a closure; it ends when no one keeps it.
public final class KeyValueObservation: Object {
  public static let observationTable = ClassTable(
    KeyValueObservation.self, inherits: "NSObject", label: "observation", name: "NSKeyValueObservation",
    "The observation of a property by a closure; it ends when no one keeps it."
  ) {
    Method(
      "invalidate", swift: "invalidate()", { (observation: KeyValueObservation) in observation.forgetReferences() }, "Ends the observation."
    )
  }
}

extension Object {
  /// Makes an observer hear of a property; a path leads to the object that has it.
  func addObserver(_ observer: Object?, _ path: String, options: KeyValueOptions, context: Value, block: Block? = nil, token: Object? = nil)
  {
    guard let (object, key) = owner(of: path) else { return }
    let setter = Selector("set" + key.prefix(1).uppercased() + key.dropFirst() + ":")
    guard let observed = object.observed(setter) ?? object.makeObserved(key, setter) else { return }
    let one = KeyValueSetter.Observer(
      object: observer.map(WeakReference.to), block: block, options: options, context: context, token: token.map(WeakReference.to))
    observed.observers.append(one)
    guard options.contains(.initial) else { return }
    observed.tell(one, object, from: .null, to: simulation.perform("valueForKey:", on: .object(object), [.string(key)]))
  }

  /// Makes a closure hear of a property, for as long as someone keeps the observation.
  func observe(_ path: String, _ options: KeyValueOptions, _ block: Block) -> KeyValueObservation {
    let token = KeyValueObservation(in: simulation)
    addObserver(nil, path, options: options, context: .null, block: block, token: token)
    return token
  }

  /// Ends what an observer hears of a property.
  func removeObserver(_ observer: Object, _ path: String) {
    guard let (object, key) = owner(of: path) else { return }
    let observed = object.observed(Selector("set" + key.prefix(1).uppercased() + key.dropFirst() + ":"))
    guard let place = observed?.observers.lastIndex(where: { $0.object?.object === observer }) else {
      simulation.raise(
        "NSRangeException",
        "Cannot remove an observer \(observer.defaultDescription) for the key path \"\(path)\" from \(defaultDescription) because it is not registered as an observer."
      )
      return
    }
    observed?.observers.remove(at: place)
  }

  /// `didChangeValueForKey:`, by which code tells of what it assigned in another way.
  func tellObservers(of key: String) {
    observed(Selector("set" + key.prefix(1).uppercased() + key.dropFirst() + ":"))?.tell(self, from: .null)
  }

  private func owner(of path: String) -> (Object, String)? {
    let keys = path.split(separator: ".").map(String.init)
    guard let last = keys.last else { return nil }
    let owner = keys.dropLast().reduce(Value.object(self)) { value, key in simulation.perform("valueForKey:", on: value, [.string(key)]) }
    return owner.object.map { ($0, last) }
  }

  private func observed(_ setter: Selector) -> KeyValueSetter? { isa.scriptMethod(for: setter) as? KeyValueSetter }

  /// Puts the observed setter in a class of the object's own; nothing where the property cannot be assigned.
  private func makeObserved(_ key: String, _ setter: Selector) -> KeyValueSetter? {
    guard isa.implementation(of: setter) != nil else { return nil }
    let type = makeObservedClass()
    let observed = KeyValueSetter(key, setter, in: type)
    type.setMethod(observed, for: setter)
    return observed
  }

  /// A class above which the object's own methods stay: what `implement` gave it is assigned through as well.
  private func makeObservedClass() -> RuntimeClass {
    let type = isa.isPrivate && isa.ownMethods.allSatisfy { $0.method is KeyValueSetter } ? isa : isa.observedSubclass()
    isa = type
    return type
  }
}
