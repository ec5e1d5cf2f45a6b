import ObjectModel

/// `a.b` by the member's spelling, to read and to write.
final class DotNode: Node {
  let base: Node
  let name: String
  let nameRange: SourceRange
  private let access: MemberAccess
  private let isOwn: Bool
  /// Whether a changed value goes back to where it came from.
  private let storesBase: Bool
  private let endsWithChain: Bool

  init(_ base: Node, _ name: String, nameRange: SourceRange, _ range: SourceRange) {
    self.base = base
    self.name = name
    self.nameRange = nameRange
    access = MemberAccess(name)
    isOwn = base is ReceiverNode
    endsWithChain = base.isChained
    storesBase = base.isStorable && !(base is ReceiverNode) && !(base is VariableNode)
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    if isOwn, !frame.isUnwinding, let value = frame.lookAtReceiver({ access.read($0, .object($0), nameRange, frame) }) { return value }
    let owner = base.evaluate(frame)
    if frame.isUnwinding { return .void }
    return read(owner, frame)
  }

  /// Reads the member of a value.
  func read(_ owner: Value, _ frame: Frame) -> Value {
    guard case .object(let object) = owner else {
      return owner.isNull && endsWithChain ? .null : frame.interpreter.readMember(name, of: owner, nameRange, frame)
    }
    return access.read(object, owner, nameRange, frame)
  }

  override var isStorable: Bool { true }

  override func assign(_ value: Value, _ frame: Frame) {
    if isOwn, !frame.isUnwinding,
      frame.lookAtReceiver({ access.write(value, to: $0, .object($0), nameRange, frame, isOwn: true) }) != nil
    {
      return
    }
    let owner = base.evaluate(frame)
    if frame.isUnwinding { return }
    write(value, to: owner, frame)
  }

  /// Stores the member of a value; a value that is no object goes back to where it came from.
  func write(_ value: Value, to owner: Value, _ frame: Frame) {
    switch owner {
    case .null, .void: return
    case .object(let tuple as TupleObject):
      guard let changed = frame.interpreter.tuple(tuple, setting: name, to: value) else {
        return access.write(value, to: tuple, owner, nameRange, frame, isOwn: isOwn)
      }
      base.assign(changed, frame)
    case .object(let object):
      access.write(value, to: object, owner, nameRange, frame, isOwn: isOwn)
      if storesBase, object.isa.isValueType { base.assign(owner, frame) }
    case .structure(let structure):
      guard let changed = frame.interpreter.setField(name, of: structure, to: value) else {
        let nearest = NearestName.find(name, among: structure.type.fields.map(\.name))
        return frame.fail(.unknownProperty(name, of: structure.type.name, nearest: nearest), nameRange)
      }
      base.assign(.structure(changed), frame)
    case .type(let type): frame.interpreter.writeStatic(name, value, of: type, nameRange, frame)
    default: frame.fail(.readOnly(name, of: ValueText.kind(of: owner)), nameRange)
    }
  }

  override func place(_ frame: Frame) -> ValuePlace? {
    guard base.isPlainName, case .object(let object) = base.evaluate(frame) else { return nil }
    return access.place(in: object, frame, isOwn: isOwn)
  }

  override func wantedForStore(_ frame: Frame) -> Wanted {
    let owner = base.evaluate(frame)
    switch owner {
    case .object(let object): return frame.interpreter.wanted(name, of: object.isa)
    case .type(let type): return frame.interpreter.staticVariable(name, of: type)?.wanted ?? .anything
    // Nothing is stored in what is not there, so that no implicit member is a mistake.
    case .null, .void: return .lost
    default: return .anything
    }
  }
}

/// How the objects of one class give and take a member; kept until the class changes.
final class MemberAccess {
  let name: String
  private let getter: Selector
  private var known = KnownClass()
  private var reading: Reading?
  private var writing: Writing?
  // What is met most often, where it is found without taking a way of access apart. Rows live as long as the tables of the world.
  private var readProperty: Unmanaged<PropertyEntry>?
  private var readField: FieldAccess?
  private var writtenProperty: Unmanaged<PropertyEntry>?
  private var writtenField: FieldAccess?

  enum Reading {
    case field(FieldAccess)
    case native(PropertyEntry)
    case found(Implementation, Selector)
    case method
    case unknown
  }

  enum Writing {
    case field(FieldAccess)
    case native(PropertyEntry)
    case found(Implementation, Selector)
    case readOnly
    /// Only an initialiser may store it.
    case constant
    case unknown
  }

  init(_ name: String) {
    self.name = name
    getter = Selector(name)
  }

  private func forget(_ type: RuntimeClass) {
    known.note(type)
    reading = nil
    writing = nil
    readProperty = nil
    readField = nil
    writtenProperty = nil
    writtenField = nil
  }

  func read(_ object: Object, _ owner: Value, _ range: SourceRange, _ frame: Frame) -> Value {
    if !known.isClass(of: object, frame.simulation) { forget(object.isa) }
    if let readProperty { return readProperty._withUnsafeGuaranteedRef { $0.read(owner) } }
    if let readField { return readField.read(object, frame.interpreter) }
    return readOther(object, owner, range, frame)
  }

  private func readOther(_ object: Object, _ owner: Value, _ range: SourceRange, _ frame: Frame) -> Value {
    if reading == nil { reading = frame.interpreter.reading(name, getter, in: object.isa) }
    if case .native(let property) = reading { readProperty = .passUnretained(property) }
    if case .field(let access) = reading { readField = access }
    switch reading {
    case .field(let access): return access.read(object, frame.interpreter)
    case .native(let property): return property.read(owner)
    case .found(let found, let selector): return frame.interpreter.run(found, selector, on: owner, [], range, frame)
    case .method: return frame.interpreter.methodValue(name, of: owner, range, frame)
    case .unknown, nil: return frame.interpreter.readOther(name, of: object, range, frame)
    }
  }

  /// Where an object keeps the member, if that is a variable which nothing watches.
  func place(in object: Object, _ frame: Frame, isOwn: Bool) -> ValuePlace? {
    if isOwn, frame.code.isInitializer, object.isa.fieldInfo(name) != nil { return .field(FieldAccess(name), object) }
    if !known.isClass(of: object, frame.simulation) { forget(object.isa) }
    if writing == nil { writing = frame.interpreter.writing(name, in: object.isa) }
    guard case .field(let access) = writing else { return nil }
    return .field(access, object)
  }

  func write(_ value: Value, to object: Object, _ owner: Value, _ range: SourceRange, _ frame: Frame, isOwn: Bool) {
    let interpreter = frame.interpreter
    // An initialiser's own assignments are no changes that observers hear of.
    if isOwn, frame.code.isInitializer, object.isa.fieldInfo(name) != nil {
      let access = FieldAccess(name)
      return access.write(interpreter.owned(value), to: object, interpreter)
    }
    if !known.isClass(of: object, frame.simulation) { forget(object.isa) }
    if let writtenField { return writtenField.write(interpreter.owned(value), to: object, interpreter) }
    if let writtenProperty {
      return writtenProperty._withUnsafeGuaranteedRef {
        interpreter.write(interpreter.owned(value), with: $0, name, range, frame, to: owner)
      }
    }
    writeOther(value, to: object, owner, range, frame)
  }

  private func writeOther(_ value: Value, to object: Object, _ owner: Value, _ range: SourceRange, _ frame: Frame) {
    let interpreter = frame.interpreter
    if writing == nil { writing = interpreter.writing(name, in: object.isa) }
    if case .found(.setter(let property), _) = writing, property.write != nil { writtenProperty = .passUnretained(property) }
    if case .native(let property) = writing, property.write != nil { writtenProperty = .passUnretained(property) }
    if case .field(let access) = writing { writtenField = access }
    switch writing {
    case .field(let access): access.write(interpreter.owned(value), to: object, interpreter)
    case .native(let property):
      guard property.write != nil else { return frame.fail(.readOnly(name, of: object.isa.visible.name), range) }
      interpreter.write(value, with: property, name, range, frame, to: owner)
    case .found(let found, let selector): _ = interpreter.run(found, selector, on: owner, [interpreter.owned(value)], range, frame)
    case .readOnly: frame.fail(.readOnly(name, of: object.isa.visible.name), range)
    case .constant: frame.fail(.constant(name), range)
    case .unknown, nil: interpreter.writeOther(name, value, of: object, range, frame)
    }
  }
}
