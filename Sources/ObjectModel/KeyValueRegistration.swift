/// Someone who wants to hear of what a path leads to: an object, or a block.
final class KeyValueRegistration {
  let path: String
  let observer: WeakReference?
  let context: Value
  private let owner: WeakReference
  private let block: Block?
  private let options: KeyValueOptions
  private let token: WeakReference?
  /// The properties that are looked at on the way.
  private var places: [(object: WeakReference, key: String)] = []
  /// What the path led to before changes that are under way.
  private var old: [Value] = []

  init(
    of owner: Object, _ path: String, _ observer: Object?, block: Block?, options: KeyValueOptions, context: Value, token: Object?
  ) {
    self.path = path
    self.owner = WeakReference.to(owner)
    self.observer = observer.map(WeakReference.to)
    self.block = block
    self.options = options
    self.context = context
    self.token = token.map(WeakReference.to)
  }

  /// Whether no one is there any more who could be told.
  var isOver: Bool { owner.object == nil || token != nil && token?.object == nil }

  private var value: Value { owner.object.map { $0.simulation.value(of: .object($0), atKeyPath: path) } ?? .null }

  // MARK: What is looked at

  private static let deepest = 20

  /// Looks at every property that the path leads through, and at those that their values depend on.
  func connect() {
    if let object = owner.object { connect(object, path.split(separator: ".").map(String.init)[...], depth: 0) }
  }

  private func connect(_ object: Object, _ keys: ArraySlice<String>, depth: Int) {
    guard let key = keys.first, !key.hasPrefix("@"), depth < Self.deepest, !object.simulation.isUnwinding else { return }
    if object.watched(key).add(self, for: key) { places.append((WeakReference.to(object), key)) }
    for path in object.paths(affecting: key) {
      connect(object, path.split(separator: ".").map(String.init)[...], depth: depth + 1)
    }
    guard keys.count > 1 else { return }
    if let next = object.simulation.perform("valueForKey:", on: .object(object), [.string(key)]).object {
      connect(next, keys.dropFirst(), depth: depth + 1)
    }
  }

  /// Looks at nothing any more.
  func disconnect() {
    for place in places { place.object.object?.watched(place.key).remove(self, for: place.key) }
    places = []
  }

  // MARK: Telling

  /// Remembers the value before a change, and tells of it where the observer asked for that.
  func willChange() {
    let before = value
    old.append(before)
    if options.contains(.prior) { tell(from: before, isPrior: true) }
  }

  /// Tells of the value after a change; the way to it may lead through other objects now.
  func didChange() {
    let before = old.popLast() ?? .null
    if places.count > 1 {
      disconnect()
      connect()
    }
    tell(from: before)
  }

  /// Tells the observer.
  func tell(from old: Value?, isPrior: Bool = false) {
    guard let object = owner.object, !object.simulation.isUnwinding else { return }
    let simulation = object.simulation
    let new = options.contains(.new) && !isPrior ? value : .null
    let old = options.contains(.old) ? old : nil
    if let block {
      let change = KeyValueChange(in: simulation)
      (change.old, change.new) = (old ?? .null, new)
      block.call([.object(object), .object(change)])
      return
    }
    guard let target = observer?.object else { return }
    var change: [(Value, Value)] = [(.string("kind"), .int(1))]
    if isPrior { change.append((.string("notificationIsPrior"), .int(1))) }
    if options.contains(.new), !isPrior { change.append((.string("new"), listed(new, simulation))) }
    if let old { change.append((.string("old"), listed(old, simulation))) }
    simulation.perform(
      "observeValueForKeyPath:ofObject:change:context:", on: .object(target),
      [.string(path), .object(object), .dictionary(DictionaryValue(change)), context])
  }

  /// The value as a dictionary holds it, which cannot hold nothing.
  private func listed(_ value: Value, _ simulation: Simulation) -> Value {
    guard value.isNull, let null = simulation.classes.named("NSNull") else { return value }
    return simulation.perform("null", on: .type(null))
  }
}

extension Object {
  /// The paths whose changes change a property, too, as the class says.
  fileprivate func paths(affecting key: String) -> [String] {
    let type = isa.visible
    guard type.saysWhatAffects(key) else { return [] }
    return simulation.perform("keyPathsForValuesAffectingValueForKey:", on: .type(type), [.string(key)]).elements?
      .compactMap(String.unbox) ?? []
  }
}

extension RuntimeClass {
  private static func selector(affecting key: String) -> Selector {
    Selector("keyPathsForValuesAffecting" + key.prefix(1).uppercased() + key.dropFirst())
  }

  fileprivate func saysWhatAffects(_ key: String) -> Bool {
    classScriptMethod(for: "keyPathsForValuesAffectingValueForKey:") != nil || classScriptMethod(for: Self.selector(affecting: key)) != nil
  }

  /// What the class's method for one key says of it; an empty set where it has none.
  func paths(affecting key: String, in simulation: Simulation) -> Value {
    let own = Self.selector(affecting: key)
    if classScriptMethod(for: own) != nil { return simulation.perform(own, on: .type(self)) }
    return simulation.classes.named("NSSet").map { simulation.perform("set", on: .type($0)) } ?? .array([])
  }
}
