import ObjectModel

/// The method by which a property with `willSet` or `didSet` is assigned.
final class ObservedSetter: ScriptMethod {
  private let name: String
  private unowned let type: RuntimeClass
  private let isOverride: Bool
  private let willSet: Code?
  private let didSet: Code?
  private let access: FieldAccess
  @Unretained private var interpreter: Interpreter
  /// The objects whose observers run: what they assign themselves they do not hear of.
  private var observing: [ObjectIdentifier] = []

  init(_ name: String, of type: RuntimeClass, isOverride: Bool, willSet: Code?, didSet: Code?, in interpreter: Interpreter) {
    self.name = name
    self.type = type
    self.isOverride = isOverride
    self.willSet = willSet
    self.didSet = didSet
    _interpreter = Unretained(wrappedValue: interpreter)
    access = FieldAccess(name)
  }

  func invoke(on receiver: Value, _ arguments: [Value], in simulation: Simulation) -> Value {
    guard case .object(let object) = receiver else { return .void }
    let new = arguments.first ?? .null
    guard !observing.contains(ObjectIdentifier(object)) else {
      store(new, receiver, object)
      return .void
    }
    observing.append(ObjectIdentifier(object))
    defer { observing.removeLast() }
    let old = read(receiver, object)
    if let willSet { _ = interpreter.call(willSet, on: receiver, [new]) }
    if simulation.isUnwinding { return .void }
    store(new, receiver, object)
    if simulation.isUnwinding { return .void }
    if let didSet { _ = interpreter.call(didSet, on: receiver, [old]) }
    return .void
  }

  private func read(_ receiver: Value, _ object: Object) -> Value {
    if isOverride, let superclass = type.superclass {
      switch interpreter.reading(name, Selector(name), in: superclass) {
      case .native(let property): return property.read(receiver)
      case .found(.script(let method, _), _): return method.invoke(on: receiver, [], in: interpreter.simulation)
      default: break
      }
    }
    return access.read(object, interpreter)
  }

  private func store(_ value: Value, _ receiver: Value, _ object: Object) {
    if isOverride, let superclass = type.superclass {
      switch interpreter.writing(name, in: superclass) {
      case .native(let property), .found(.setter(let property), _):
        do { try property.write?(receiver, value) } catch {
          interpreter.simulation.raise("NSInvalidArgumentException", "the value of '\(name)' is of another type")
        }
        return
      case .found(.native(let entry), _):
        _ = try? entry.invoke(receiver, [value], interpreter.simulation)
        return
      case .found(.script(let method, _), _):
        _ = method.invoke(on: receiver, [value], in: interpreter.simulation)
        return
      default: break
      }
    }
    access.write(value, to: object, interpreter)
  }
}
