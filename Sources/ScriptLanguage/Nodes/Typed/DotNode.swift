import ObjectModel

/// `a.b` by the member's spelling, to read and to write.
final class DotNode: Node {
  let base: Node
  let name: String
  let nameRange: SourceRange
  private let access: MemberAccess

  init(_ base: Node, _ name: String, nameRange: SourceRange, _ range: SourceRange) {
    self.base = base
    self.name = name
    self.nameRange = nameRange
    access = MemberAccess(name)
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    let owner = base.evaluate(frame)
    if frame.isUnwinding { return .void }
    return read(owner, frame)
  }

  /// Reads the member of a value.
  func read(_ owner: Value, _ frame: Frame) -> Value {
    guard case .object(let object) = owner else { return frame.interpreter.readMember(name, of: owner, nameRange, frame) }
    return access.read(object, owner, nameRange, frame)
  }

  override var isStorable: Bool { true }

  override func assign(_ value: Value, _ frame: Frame) {
    let owner = base.evaluate(frame)
    if frame.isUnwinding { return }
    write(value, to: owner, frame)
  }

  /// Stores the member of a value; a value that is no object goes back to where it came from.
  func write(_ value: Value, to owner: Value, _ frame: Frame) {
    switch owner {
    case .null, .void: return
    case .object(let object):
      access.write(value, to: object, owner, nameRange, frame, isOwn: base is ReceiverNode)
      if object.isa.isValueType || object is TupleObject, base.isStorable, !(base is ReceiverNode), !(base is VariableNode) {
        base.assign(owner, frame)
      }
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

  override func wantedForStore(_ frame: Frame) -> Wanted {
    let owner = base.evaluate(frame)
    switch owner {
    case .object(let object): return frame.interpreter.wanted(name, of: object.isa)
    case .type(let type): return frame.interpreter.staticVariable(name, of: type)?.wanted ?? .anything
    default: return .anything
    }
  }
}

/// How the objects of one class give and take a member; kept until the class changes.
final class MemberAccess {
  let name: String
  private let getter: Selector
  @UnretainedIfAny private var cachedClass: RuntimeClass?
  private var generation = -1
  private var reading: Reading?
  private var writing: Writing?

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
    case unknown
  }

  init(_ name: String) {
    self.name = name
    getter = Selector(name)
  }

  @inline(__always)
  private func prepare(_ type: RuntimeClass) {
    if type === cachedClass, generation == type.registry.generation { return }
    cachedClass = type
    generation = type.registry.generation
    reading = nil
    writing = nil
  }

  func read(_ object: Object, _ owner: Value, _ range: SourceRange, _ frame: Frame) -> Value {
    prepare(object.isa)
    if reading == nil { reading = frame.interpreter.reading(name, getter, in: object.isa) }
    switch reading {
    case .field(let access): return access.read(object, frame.interpreter)
    case .native(let property): return property.read(owner)
    case .found(let found, let selector): return frame.interpreter.run(found, selector, on: owner, [], range, frame)
    case .method: return frame.interpreter.methodValue(name, of: owner, range, frame)
    case .unknown, nil: return frame.interpreter.readOther(name, of: object, range, frame)
    }
  }

  func write(_ value: Value, to object: Object, _ owner: Value, _ range: SourceRange, _ frame: Frame, isOwn: Bool) {
    let interpreter = frame.interpreter
    // An initialiser's own assignments are no changes that observers hear of.
    if isOwn, frame.code.isInitializer, object.isa.fieldInfo(name) != nil {
      let access = FieldAccess(name)
      return access.write(interpreter.owned(value), to: object, interpreter)
    }
    prepare(object.isa)
    if writing == nil { writing = interpreter.writing(name, in: object.isa) }
    switch writing {
    case .field(let access): access.write(interpreter.owned(value), to: object, interpreter)
    case .native(let property):
      guard let write = property.write else { return frame.fail(.readOnly(name, of: object.isa.visible.name), range) }
      interpreter.write(value, with: write, name, range, frame, to: owner)
    case .found(let found, let selector): _ = interpreter.run(found, selector, on: owner, [interpreter.owned(value)], range, frame)
    case .readOnly: frame.fail(.readOnly(name, of: object.isa.visible.name), range)
    case .unknown, nil: interpreter.writeOther(name, value, of: object, range, frame)
    }
  }
}
