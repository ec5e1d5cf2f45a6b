/// The method by which an observed property is assigned: it assigns between the two halves of telling the observers.
///
/// UIKit: it stands in a class of the object's own, as the runtime's own classes for observed objects do.
final class KeyValueSetter: ScriptMethod {
  private let key: String
  private let setter: Selector
  private unowned let type: RuntimeClass

  init(_ key: String, _ setter: Selector, in type: RuntimeClass) {
    self.key = key
    self.setter = setter
    self.type = type
  }

  func invoke(on receiver: Value, _ arguments: [Value], in simulation: Simulation) -> Value {
    guard case .object(let object) = receiver else { return .void }
    guard object.tellsByItself(of: key) else {
      assign(receiver, arguments, in: simulation)
      return .void
    }
    object.willChange(key)
    assign(receiver, arguments, in: simulation)
    object.didChange(key)
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
}

/// Who hears of an object's properties. It stands as a method in the class of the object's own, so that it lasts as long as that.
final class KeyValueRecord: ScriptMethod {
  /// The selector under which it stands.
  static let selector: Selector = "observationInfo"

  /// What was asked of the object itself.
  fileprivate var own: [KeyValueRegistration] = []
  /// What looks at a property of the object: its own, those whose paths lead through it, those of values that depend on it.
  fileprivate var watches: [String: [KeyValueRegistration]] = [:]

  func invoke(on receiver: Value, _ arguments: [Value], in simulation: Simulation) -> Value { .null }

  /// Those who look at a property and are still there.
  fileprivate func watching(_ key: String) -> [KeyValueRegistration] {
    watches[key]?.removeAll { $0.isOver }
    return watches[key] ?? []
  }

  /// Whether others look at the property, too, so that one is added once.
  func add(_ registration: KeyValueRegistration, for key: String) -> Bool {
    guard watches[key]?.contains(where: { $0 === registration }) != true else { return false }
    watches[key, default: []].append(registration)
    return true
  }

  func remove(_ registration: KeyValueRegistration, for key: String) { watches[key]?.removeAll { $0 === registration } }
}

extension Object {
  /// Who hears of the object's properties, if anyone does.
  fileprivate var keyValueRecord: KeyValueRecord? { isa.scriptMethod(for: KeyValueRecord.selector) as? KeyValueRecord }

  /// The record of a property that someone wants to hear of; its setter tells from now on.
  func watched(_ key: String) -> KeyValueRecord {
    let setter = Selector("set" + key.prefix(1).uppercased() + key.dropFirst() + ":")
    if isa.implementation(of: setter) != nil, !(isa.scriptMethod(for: setter) is KeyValueSetter) {
      let type = makeObservedClass()
      type.setMethod(KeyValueSetter(key, setter, in: type), for: setter)
    }
    if let record = keyValueRecord { return record }
    let record = KeyValueRecord()
    makeObservedClass().setMethod(record, for: KeyValueRecord.selector)
    return record
  }

  /// A class above which the object's own methods stay: what `implement` gave it is assigned through as well.
  private func makeObservedClass() -> RuntimeClass {
    let isObserved = isa.isPrivate && isa.ownMethods.allSatisfy { $0.method is KeyValueSetter || $0.method is KeyValueRecord }
    let type = isObserved ? isa : isa.observedSubclass()
    isa = type
    return type
  }

  /// Whether setters tell of a property, as they do unless the class says that its code does.
  fileprivate func tellsByItself(of key: String) -> Bool {
    let selector: Selector = "automaticallyNotifiesObserversForKey:"
    guard isa.classScriptMethod(for: selector) != nil else { return true }
    return simulation.perform(selector, on: .type(isa.visible), [.string(key)]).isTrue
  }

  // MARK: Both halves of a change

  /// `willChangeValueForKey:`: remembers what the observers' paths lead to.
  func willChange(_ key: String) {
    guard let record = keyValueRecord else { return }
    for registration in record.watching(key) { registration.willChange() }
  }

  /// `didChangeValueForKey:`: tells the observers, those that asked last first.
  func didChange(_ key: String) {
    guard let record = keyValueRecord else { return }
    for registration in record.watching(key).reversed() where !simulation.isUnwinding { registration.didChange() }
  }

  // MARK: Coming and going

  /// Makes an observer hear of what a path leads to.
  func addObserver(_ observer: Object?, _ path: String, options: KeyValueOptions, context: Value, block: Block? = nil, token: Object? = nil)
  {
    let keys = path.split(separator: ".").map(String.init)
    guard let first = keys.first else { return }
    let registration = KeyValueRegistration(of: self, path, observer, block: block, options: options, context: context, token: token)
    watched(first).own.append(registration)
    registration.connect()
    if options.contains(.initial) { registration.tell(from: nil) }
  }

  /// Makes a closure hear of a property, for as long as someone keeps the observation.
  func observe(_ path: String, _ options: KeyValueOptions, _ block: Block) -> KeyValueObservation {
    let token = KeyValueObservation(in: simulation)
    addObserver(nil, path, options: options, context: .null, block: block, token: token)
    return token
  }

  /// Ends what an observer hears of a property: what it asked for with the context, where one is told, and what it asked for last.
  func removeObserver(_ observer: Object, _ path: String, context: Value? = nil) {
    let record = keyValueRecord
    let place = record?.own.lastIndex { one in
      one.observer?.object === observer && one.path == path && (context.map { $0.isIdentical(to: one.context) } ?? true)
    }
    guard let record, let place else {
      simulation.raise(
        "NSRangeException",
        "Cannot remove an observer \(observer.defaultDescription) for the key path \"\(path)\" from \(defaultDescription) because it is not registered as an observer."
      )
      return
    }
    record.own.remove(at: place).disconnect()
  }
}
