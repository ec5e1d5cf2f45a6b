import ObjectModel

/// A name that top-level code bound.
final class TopLevelNode: Node {
  let name: String
  private var slot: Int?

  init(_ name: String, _ range: SourceRange) {
    self.name = name
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    if let slot { return frame.simulation.names[slot: slot] }
    if let found = frame.simulation.names.slot(of: name) {
      slot = found
      return frame.simulation.names[slot: found]
    }
    if let object = frame.interpreter.object(shownAs: name) { return .object(object) }
    frame.fail(.unknownObject(name, nearest: frame.interpreter.nearestObject(to: name)), range)
    return .null
  }

  override var isStorable: Bool { true }

  override func assign(_ value: Value, _ frame: Frame) { frame.interpreter.bindTopLevel(name, to: value) }

  override func place(_ frame: Frame) -> ValuePlace? { frame.simulation.names.slot(of: name).map(ValuePlace.name) }
}

/// A class.
final class ClassNode: Node {
  let name: String
  /// The message that the class is sent, from which an unknown class is guessed.
  let hint: String?
  @UnretainedIfAny private var cached: RuntimeClass?
  private var generation = -1

  init(_ name: String, hint: String?, _ range: SourceRange) {
    self.name = name
    self.hint = hint
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    let registry = frame.simulation.classes
    if let cached, generation == registry.generation { return .type(cached) }
    guard let found = registry.named(name) ?? frame.interpreter.inventClass(name, hint: hint, at: range, in: frame) else { return .null }
    cached = found
    generation = registry.generation
    return .type(found)
  }
}

/// A name in a method that nothing in the text declares: an instance variable, a top-level name, or one to be made up.
final class LooseNameNode: Node {
  let name: String
  /// The local variables in reach, for suggestions.
  let locals: [String]
  private let field: FieldNode

  init(_ name: String, locals: [String], _ range: SourceRange) {
    self.name = name
    self.locals = locals
    field = FieldNode(name, range)
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    guard case .object(let object) = frame.receiver else { return unbound(frame) }
    let key = FieldName.key(for: name, in: object.isa)
    if object.isa.existingFieldSlot(key) != nil { return field.evaluate(frame) }
    if let value = frame.simulation.value(named: name) { return value }
    if let shown = frame.interpreter.object(shownAs: name) { return .object(shown) }
    if let property = object.isa.property(key) { return property.read(frame.receiver) }
    return frame.interpreter.inventProperty(key, spelling: name, of: object, at: range, neighbours: neighbours(frame), in: frame)
  }

  private func neighbours(_ frame: Frame) -> [String] { locals + frame.interpreter.globalNames }

  private func unbound(_ frame: Frame) -> Value {
    if let value = frame.simulation.value(named: name) { return value }
    if let shown = frame.interpreter.object(shownAs: name) { return .object(shown) }
    return frame.interpreter.inventName(name, neighbours: neighbours(frame), at: range, in: frame)
  }

  override var isStorable: Bool { true }

  override func assign(_ value: Value, _ frame: Frame) {
    guard case .object(let object) = frame.receiver else {
      if frame.simulation.value(named: name) != nil { return frame.interpreter.bindTopLevel(name, to: value) }
      frame.interpreter.inventName(name, neighbours: neighbours(frame), at: range, in: frame)
      return
    }
    let key = FieldName.key(for: name, in: object.isa)
    if object.isa.existingFieldSlot(key) == nil {
      if frame.simulation.value(named: name) != nil { return frame.interpreter.bindTopLevel(name, to: value) }
      if let property = object.isa.property(key), property.write != nil {
        return frame.interpreter.write(value, with: property, property.name, range, frame, to: frame.receiver)
      }
      guard frame.interpreter.mayInvent(key, spelling: name, of: object, at: range, neighbours: neighbours(frame), in: frame) else {
        return
      }
    }
    field.assign(value, frame)
  }
}
