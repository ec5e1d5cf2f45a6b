import ObjectModel

/// Where an instance variable lies in the objects of one class.
final class FieldAccess {
  let key: String
  private var known = KnownClass()
  private var slot = 0
  private var info = FieldInfo()
  /// Whether the variable keeps what it is given as it is.
  private var isPlain = false

  init(_ key: String) { self.key = key }

  @inline(__always)
  private func locate(_ object: Object, _ interpreter: Interpreter) {
    if !known.isClass(of: object, interpreter.simulation) { look(up: object.isa) }
  }

  private func look(up type: RuntimeClass) {
    known.note(type)
    slot = type.fieldSlot(key)
    info = type.fieldInfo(key) ?? FieldInfo()
    isPlain = !info.isWeak && !info.isCopied && info.conversion.isNone
  }

  /// The place of the variable among the object's own, if it has one already.
  func place(in object: Object, _ simulation: Simulation) -> Int? {
    if !known.isClass(of: object, simulation) { look(up: object.isa) }
    return slot < object.fields.count ? slot : nil
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
  ///
  /// - Parameter isBare: Whether the variable itself is assigned, not the property, whose setter alone copies.
  func write(_ value: Value, to object: Object, _ interpreter: Interpreter, isBare: Bool = false) {
    locate(object, interpreter)
    while object.fields.count <= slot { object.fields.append(.empty) }
    if isPlain, interpreter.simulation.depth == 0 {
      object.fields[slot] = .strong(value.isNull ? .null : value)
      return
    }
    var value = info.conversion.convert(value.isNull ? .null : value)
    if info.isCopied, !isBare { value = value.copied }
    if interpreter.simulation.depth > 0, !object.isa.isQuiet {
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

  private func access(in object: Object) -> FieldAccess {
    if let access { return access }
    let made = FieldAccess(FieldName.key(for: name, in: object.isa))
    access = made
    return made
  }

  override func evaluate(_ frame: Frame) -> Value {
    frame.lookAtReceiver { access(in: $0).read($0, frame.interpreter) } ?? .null
  }

  /// Whether the variable is an array of C, which changes where it lies.
  func isArrayOfC(_ frame: Frame) -> Bool {
    frame.lookAtReceiver { $0.isa.fieldInfo(access(in: $0).key)?.isArrayOfC } == true
  }

  override var isStorable: Bool { true }

  override func assign(_ value: Value, _ frame: Frame) {
    frame.lookAtReceiver { access(in: $0).write(value, to: $0, frame.interpreter, isBare: true) }
  }
}
