import ObjectModel

/// Where an instance variable lies in the objects of one class.
final class FieldAccess {
  let key: String
  private var cachedClass: ObjectIdentifier?
  private var generation = -1
  private var slot = 0
  private var info = FieldInfo()

  init(_ key: String) { self.key = key }

  @inline(__always)
  private func locate(_ object: Object, _ interpreter: Interpreter) {
    let isa = object.isa
    let present = interpreter.simulation.classes.generation
    if ObjectIdentifier(isa) == cachedClass, generation == present { return }
    cachedClass = ObjectIdentifier(isa)
    generation = present
    slot = isa.fieldSlot(key)
    info = isa.fieldInfo(key) ?? FieldInfo()
  }

  /// Reads the variable; an outlet that nothing filled gets an object of its class, as a nib would give it.
  func read(_ object: Object, _ interpreter: Interpreter) -> Value {
    locate(object, interpreter)
    guard slot < object.fields.count else { return missing(object, interpreter) }
    switch object.fields[slot] {
    case .strong(let value): return value
    case .weak(let reference): return reference.object.map(Value.object) ?? .null
    case .empty: return missing(object, interpreter)
    }
  }

  private func missing(_ object: Object, _ interpreter: Interpreter) -> Value {
    if let first = info.first {
      let value = interpreter.owned(info.conversion.convert(interpreter.call(first, on: .object(object), [])))
      while object.fields.count <= slot { object.fields.append(.empty) }
      object.fields[slot] = info.isWeak ? .weak(WeakReference.to(value.object)) : .strong(value)
      return value
    }
    if let outlet = info.outletClass, !object.isFilledByInterface, let made = interpreter.makePart(of: object, key, class: outlet) {
      return made
    }
    return info.conversion.zero
  }

  /// Stores a value and records the change.
  func write(_ value: Value, to object: Object, _ interpreter: Interpreter) {
    locate(object, interpreter)
    while object.fields.count <= slot { object.fields.append(.empty) }
    var value = info.conversion.convert(value.isNull ? .null : value)
    if info.isCopied { value = value.copied }
    if interpreter.simulation.depth > 0 {
      let field = object.fields[slot]
      let old = if case .empty = field { info.conversion.zero } else { field.value }
      interpreter.simulation.changed(object, key, from: old, to: value)
    }
    if info.isWeak, case .object(let target) = value {
      object.fields[slot] = .weak(WeakReference.to(target))
    } else {
      object.fields[slot] = .strong(value)
    }
  }
}

extension Value {
  /// The value as `copy` gives it: mutable strings and collections become immutable.
  var copied: Value {
    guard case .object(let object) = self else { return self }
    if let text = object.stringValue { return .string(text) }
    if let entries = object.entries { return .dictionary(entries) }
    if let elements = object.elements, object.isa.nativeTable.name.contains("Array") { return .array(elements) }
    return self
  }
}

/// An instance variable of the receiver.
final class FieldNode: Node {
  private let name: String
  private var access: FieldAccess?

  init(_ name: String, _ range: SourceRange) {
    self.name = name
    super.init(range)
  }

  private func prepare(_ object: Object) {
    if access == nil { access = FieldAccess(FieldName.key(for: name, in: object.isa)) }
  }

  override func evaluate(_ frame: Frame) -> Value {
    guard case .object(let object) = frame.receiver else { return .null }
    prepare(object)
    return access?.read(object, frame.interpreter) ?? .null
  }

  override var isStorable: Bool { true }

  override func assign(_ value: Value, _ frame: Frame) {
    guard case .object(let object) = frame.receiver else { return }
    prepare(object)
    access?.write(value, to: object, frame.interpreter)
  }
}
