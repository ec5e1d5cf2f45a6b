import ObjectModel

/// Where a variable's value lies, so that a list, a set or a dictionary can be changed there without a copy.
enum ValuePlace {
  case local(UnsafeMutablePointer<Value>)
  case cell(Cell)
  case field(FieldAccess, Object)
  case name(Int)

  /// The list, set or dictionary that lies there, if one does.
  func collection(_ simulation: Simulation) -> Value? {
    let value =
      switch self {
      case .local(let place): place.pointee
      case .cell(let cell): cell.field.value
      case .field(let access, let object): access.kept(by: object, simulation)
      case .name(let slot): simulation.names[slot: slot]
      }
    return value.isCollection ? value : nil
  }

  /// Changes what lies there. The change must run none of the app's code, which would find the place empty.
  func change(_ simulation: Simulation, _ body: (inout Value) -> Void) {
    switch self {
    case .local(let place): body(&place.pointee)
    case .cell(let cell):
      var value = cell.field.value
      cell.store(.null)
      body(&value)
      cell.store(value)
    case .field(let access, let object): access.change(object, simulation, body)
    case .name(let slot): simulation.changeValue(ofName: slot, body)
    }
  }
}

extension FieldAccess {
  /// The value, unless the object keeps none or does not own it.
  func kept(by object: Object, _ simulation: Simulation) -> Value {
    guard let slot = place(in: object, simulation), case .strong(let value) = object.fields[slot] else { return .null }
    return value
  }

  /// Changes the value where the object keeps it, and records the change.
  fileprivate func change(_ object: Object, _ simulation: Simulation, _ body: (inout Value) -> Void) {
    guard let slot = place(in: object, simulation), case .strong(var value) = object.fields[slot] else { return }
    let isTold = simulation.depth > 0
    let old = isTold ? simulation.traceValue(value) : .void
    object.fields[slot] = .empty
    body(&value)
    object.fields[slot] = .strong(value)
    if isTold { simulation.recordChange(of: object, key, from: old, to: simulation.traceValue(value)) }
  }
}

extension Value {
  /// Whether the value is a list, a set or a dictionary of Swift.
  var isCollection: Bool {
    switch self {
    case .array, .dictionary: true
    case .object(let object): object is SetObject
    default: false
    }
  }
}

extension Value {
  /// Takes the elements of a list out, so that nothing else holds them; nothing where the value is no list.
  mutating func takeElements() -> [Value]? {
    guard case .array(let elements) = self else { return nil }
    self = .null
    return elements
  }

  /// Takes the entries of a dictionary out, so that nothing else holds them; nothing where the value is no dictionary.
  mutating func takeEntries() -> DictionaryValue? {
    guard case .dictionary(let entries) = self else { return nil }
    self = .null
    return entries
  }
}

extension Interpreter {
  /// Calls a method that changes a list, set or dictionary where its variable keeps it; `nil` where that is not to be had.
  func callInPlace(_ arguments: ArgumentList, on receiver: Node, _ range: SourceRange, _ frame: Frame) -> Value? {
    guard let method = methodInPlace(arguments.shape, on: receiver, frame) else { return nil }
    let values = arguments.plainValues(frame, wanting: receiver.wantedForStore(frame).element ?? .anything).map(owned)
    if frame.isUnwinding { return .void }
    let call = StandardCall(interpreter: self, frame: frame, range: range)
    // What the arguments' own code left there counts.
    guard let place = receiver.place(frame), place.collection(simulation) != nil else {
      var value = receiver.evaluate(frame)
      if frame.isUnwinding { return .void }
      let result = method.apply(&value, values, call)
      if !frame.isUnwinding { receiver.assign(value, frame) }
      return result
    }
    var result = Value.void
    place.change(simulation) { result = method.apply(&$0, values, call) }
    return result
  }

  private func methodInPlace(_ shape: CallShape, on receiver: Node, _ frame: Frame) -> StandardMethod? {
    guard let value = receiver.place(frame)?.collection(simulation),
      let method = StandardMembers.method(shape, of: TypedKind(value)), method.worksInPlace, extensionCall(shape, on: value) == nil
    else { return nil }
    return method
  }

  /// `list += more` where the list's variable keeps it; `false` where that is not to be had.
  func appendInPlace(_ added: Node, to list: Node, _ range: SourceRange, _ frame: Frame) -> Bool {
    guard typed.ownOperators.isDisjoint(with: ["+", "+="]), keepsList(list, frame) else { return false }
    let more = added.evaluate(frame, wanting: added.needsContext ? list.wantedForStore(frame) : .anything)
    if frame.isUnwinding { return true }
    guard let elements = more.elements, keepsList(list, frame), let place = list.place(frame) else {
      let joined = TypedOperators.apply("+", list.evaluate(frame), more, frame, range)
      if !frame.isUnwinding { list.assign(joined, frame) }
      return true
    }
    let call = StandardCall(interpreter: self, frame: frame, range: range)
    let kept = elements.map(owned)
    place.change(simulation) { _ = StandardMembers.append(kept, to: &$0, call) }
    return true
  }

  private func keepsList(_ node: Node, _ frame: Frame) -> Bool {
    if case .array? = node.place(frame)?.collection(simulation) { true } else { false }
  }

  /// Sets an element of a list or dictionary where its variable keeps it; `false` where that is not to be had.
  func setInPlace(_ value: Value, at index: Value, of collection: Node, _ frame: Frame) -> Bool {
    guard let place = collection.place(frame), accepts(index, in: place) else { return false }
    let value = owned(value)
    place.change(simulation) { collection in
      if var elements = collection.takeElements() {
        elements[index.integer ?? 0] = value
        collection = .array(elements)
      } else if var entries = collection.takeEntries() {
        if entries.count < Growth.mostEntries { entries[index] = value.isNull ? nil : value } else { trap(TypedOperators.growth) }
        collection = .dictionary(entries)
      }
    }
    return true
  }

  private func accepts(_ index: Value, in place: ValuePlace) -> Bool {
    switch place.collection(simulation) {
    case .array(let elements): index.integer.map(elements.indices.contains) ?? false
    case .dictionary: true
    default: false
    }
  }
}
