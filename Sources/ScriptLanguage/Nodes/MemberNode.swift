import ObjectModel

/// `a.b`, to read and to write.
final class MemberNode: Node {
  let base: Node
  let name: String
  let nameRange: SourceRange
  private let getter: Selector
  private let setter: Selector
  private var known = KnownClass()
  private var reading: Access?
  private var writing: Access?
  // What is met most often, where it is found without taking an access apart. Rows live as long as the tables of the world.
  private var readProperty: Unmanaged<PropertyEntry>?
  private var readField: FieldAccess?
  private var writtenProperty: Unmanaged<PropertyEntry>?
  private var writtenField: FieldAccess?
  private let isOwn: Bool

  /// How a class gives or takes the property.
  private enum Access {
    case native(PropertyEntry)
    /// A declared property whose accessor nobody wrote.
    case field(FieldAccess)
    case other(Implementation)
    case unknown
  }

  init(_ base: Node, _ name: String, nameRange: SourceRange, _ range: SourceRange) {
    self.base = base
    self.name = name
    self.nameRange = nameRange
    getter = Selector(name)
    setter = Selector("set" + name.prefix(1).uppercased() + name.dropFirst() + ":")
    isOwn = base is ReceiverNode
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    if isOwn, !frame.isUnwinding, let value = frame.lookAtReceiver({ read($0, .object($0), frame) }) { return value }
    let owner = base.evaluate(frame)
    if frame.isUnwinding { return .void }
    switch owner {
    case .null, .void: return .null
    case .object(let object): return read(object, owner, frame)
    case .structure(let structure):
      if let field = structure.field(name) { return field }
      let nearest = NearestName.find(name, among: structure.type.fields.map(\.name))
      frame.fail(.unknownProperty(name, of: structure.type.name, nearest: nearest), nameRange)
      return .null
    default: return frame.interpreter.readMember(name, getter, of: owner, nameRange, frame)
    }
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

  private func read(_ object: Object, _ owner: Value, _ frame: Frame) -> Value {
    if !known.isClass(of: object, frame.simulation) { forget(object.isa) }
    if let readProperty { return readProperty._withUnsafeGuaranteedRef { $0.read(owner) } }
    if let readField { return readField.read(object, frame.interpreter) }
    return readOther(object, owner, frame)
  }

  private func readOther(_ object: Object, _ owner: Value, _ frame: Frame) -> Value {
    if reading == nil { reading = readAccess(object.isa) }
    if case .native(let property) = reading { readProperty = .passUnretained(property) }
    if case .field(let access) = reading { readField = access }
    switch reading {
    case .native(let property): return property.read(owner)
    case .field(let access): return access.read(object, frame.interpreter)
    case .other(let found): return frame.interpreter.run(found, getter, on: owner, [], nameRange, frame)
    case .unknown, nil: return frame.interpreter.readUnknown(name, of: object, nameRange, frame)
    }
  }

  private func readAccess(_ type: RuntimeClass) -> Access {
    switch type.implementation(of: getter) {
    case .getter(let property): return .native(property)
    case .script(let method as PropertyGetter, _): return .field(method.access)
    case .some(let found): return .other(found)
    case nil: break
    }
    if let property = type.property(name) {
      if case .script(let method, let owner)? = type.implementation(of: property.getter) { return .other(.script(method, owner)) }
      return .native(property)
    }
    if let custom = type.declaredProperty(name)?.getter, let found = type.implementation(of: Selector(custom)) { return .other(found) }
    return .unknown
  }

  override var isStorable: Bool { true }

  override func assign(_ value: Value, _ frame: Frame) {
    if isOwn, !frame.isUnwinding, frame.lookAtReceiver({ write(value, $0, .object($0), frame) }) != nil { return }
    let owner = base.evaluate(frame)
    if frame.isUnwinding { return }
    switch owner {
    case .null, .void: return
    case .object(let object): write(value, object, owner, frame)
    case .structure(var structure):
      guard structure.setField(name, value) else {
        let nearest = NearestName.find(name, among: structure.type.fields.map(\.name))
        return frame.fail(.unknownProperty(name, of: structure.type.name, nearest: nearest), nameRange)
      }
      // The structure is a value: the changed one goes back to where it came from.
      base.assign(.structure(structure), frame)
    default: _ = frame.interpreter.send(setter, to: owner, [value], nameRange, frame)
    }
  }

  private func write(_ value: Value, _ object: Object, _ owner: Value, _ frame: Frame) {
    if !known.isClass(of: object, frame.simulation) { forget(object.isa) }
    if let writtenField { return writtenField.write(value, to: object, frame.interpreter) }
    if let writtenProperty {
      return writtenProperty._withUnsafeGuaranteedRef { frame.interpreter.write(value, with: $0, name, nameRange, frame, to: owner) }
    }
    writeOther(value, object, owner, frame)
  }

  private func writeOther(_ value: Value, _ object: Object, _ owner: Value, _ frame: Frame) {
    if writing == nil { writing = writeAccess(object.isa) }
    if case .native(let property) = writing, property.write != nil { writtenProperty = .passUnretained(property) }
    if case .field(let access) = writing { writtenField = access }
    switch writing {
    case .native(let property):
      guard property.write != nil else { return frame.fail(.readOnly(name, of: object.isa.visible.name), nameRange) }
      frame.interpreter.write(value, with: property, name, nameRange, frame, to: owner)
    case .field(let access): access.write(value, to: object, frame.interpreter)
    case .other(let found): _ = frame.interpreter.run(found, setter, on: owner, [value], nameRange, frame)
    case .unknown, nil: frame.interpreter.writeUnknown(name, value, of: object, nameRange, frame)
    }
  }

  private func writeAccess(_ type: RuntimeClass) -> Access {
    switch type.implementation(of: setter) {
    case .setter(let property): return .native(property)
    case .script(let method as PropertySetter, _): return .field(method.access)
    case .some(let found): return .other(found)
    case nil: break
    }
    if let custom = type.declaredProperty(name)?.setter, let found = type.implementation(of: Selector(custom)) { return .other(found) }
    if let property = type.property(name), type.declaredProperty(name) == nil { return .native(property) }
    return .unknown
  }
}

extension RuntimeClass {
  /// What the text declares of a property, own or inherited.
  func declaredProperty(_ name: String) -> PropertyDeclaration? {
    for type in sequence(first: self, next: \.superclass) {
      if let property = (type.declaration as? ClassInfo)?.properties[name] { return property }
    }
    return nil
  }
}
