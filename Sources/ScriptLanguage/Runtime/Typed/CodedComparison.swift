import ObjectModel

/// How the instances of a type from code are compared: by `==` and `hash(into:)` where it has them.
final class CodedComparison: InstanceComparison {
  @Unretained private var type: RuntimeClass
  private let link: InterpreterLink

  init(of type: RuntimeClass, in interpreter: Interpreter) {
    _type = Unretained(wrappedValue: type)
    link = interpreter.link
  }

  func areEqual(_ left: Object, _ right: Object) -> Bool? {
    guard let interpreter = link.interpreter, interpreter.typed.ownOperators.contains("==") else { return nil }
    return TypedOperators.own("==", [.object(left), .object(right)], interpreter)?.isTrue
  }

  func distinction(of object: Object) -> [Value]? {
    guard let interpreter = link.interpreter else { return nil }
    for type in sequence(first: type, next: \.superclass) {
      guard let info = type.declaration as? ClassInfo else { continue }
      if let hashing = info.signatures["hash"]?.first(where: { $0.spelling.labels == ["into"] }) {
        return parts(of: object, by: hashing.selector, interpreter)
      }
      for name in ["hash", "hashValue"] as [Selector] where info.implemented.contains(name) {
        return object.scriptMethod(for: name).map { [$0.invoke(on: .object(object), [], in: object.simulation)] }
      }
    }
    return nil
  }

  /// What `hash(into:)` combines.
  private func parts(of object: Object, by selector: Selector, _ interpreter: Interpreter) -> [Value]? {
    guard let type = object.simulation.classes.named("Hasher"), case .object(let hasher) = interpreter.allocate(type) else { return nil }
    _ = object.scriptMethod(for: selector)?.invoke(on: .object(object), [.object(hasher)], in: object.simulation)
    return FieldAccess("parts").read(hasher, interpreter).elements
  }
}
