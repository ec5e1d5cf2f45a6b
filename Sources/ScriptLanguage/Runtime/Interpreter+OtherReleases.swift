import ObjectModel

/// What UIKit has in another release than the one that runs: to use it is an unrecognised selector, never an invention.
extension Interpreter {
  /// Whether a class stands for one that UIKit has in another release.
  func isAbsent(_ type: RuntimeClass) -> Bool { type.isInvented && simulation.classes.isOfAnotherRelease(type.name) }

  /// What a class of another release answers: asked for itself it is nil, as one linked weakly is, so that code can tell; all else raises.
  func answerAsAbsent(_ type: RuntimeClass, _ name: String) -> Value {
    if name == "class" || name == "self" { return .null }
    return unrecognizedByClass(type, name)
  }

  /// Raises what a class without the method raises.
  func unrecognizedByClass(_ type: RuntimeClass, _ name: String) -> Value {
    simulation.raise("NSInvalidArgumentException", "+[\(type.visible.name) \(name)]: unrecognized selector sent to class")
    return .void
  }

  /// Raises what an object without the method raises.
  func unrecognized(_ name: String, _ object: Object) {
    simulation.raise(
      "NSInvalidArgumentException", "-[\(object.isa.visible.name) \(name)]: unrecognized selector sent to instance \(object.displayName)")
  }

  /// Raises where a call by spelling means a method of another release; nil where it means none.
  func unrecognizedCall(_ shape: CallShape, by target: Value, of type: RuntimeClass) -> Value? {
    for isClassMethod in target.isClass && shape.base == "init" ? [false, true] : [target.isClass] {
      for type in sequence(first: type, next: \.superclass) {
        guard let table = type.table else { continue }
        let index = SpellingIndex(table, in: nil)
        guard let call = nativeCall(shape, index, isClassMethod)?.call else { continue }
        let name = call.selector.description
        if isClassMethod { return unrecognizedByClass(type, name) }
        if let object = target.object ?? allocate(type).object { unrecognized(name, object) }
        return .void
      }
    }
    return nil
  }
}
