import ObjectModel

/// What UIKit has in another release than the one that runs is never an invention: the compiler of Swift says that it is not
/// there, and Objective-C finds out as it runs, by an unrecognised selector.
extension Interpreter {
  /// Whether a class stands for one that UIKit has in another release.
  func isAbsent(_ type: RuntimeClass) -> Bool { type.isInvented && simulation.classes.isOfAnotherRelease(type.name) }

  /// What a class of another release answers: asked for itself it is nil, as one linked weakly is, so that code can tell.
  func answerAsAbsent(_ type: RuntimeClass, _ name: String, _ range: SourceRange, _ frame: Frame) -> Value {
    if isCompiledStrictly(frame), let releases = simulation.classes.releases(of: type.name) {
      return failCompiling(type.visible.name, of: nil, releases, range, frame)
    }
    if name == "class" || name == "self" { return .null }
    return raiseUnrecognized(byClass: type, name)
  }

  /// Refuses a class method of another release.
  func refuse(classMethod name: String, of type: RuntimeClass, _ releases: ReleaseRange, _ range: SourceRange, _ frame: Frame) -> Value {
    if isCompiledStrictly(frame) { return failCompiling(name, of: type, releases, range, frame) }
    return raiseUnrecognized(byClass: type, name)
  }

  /// Refuses a member of another release.
  ///
  /// - Parameters:
  ///   - name: The member as the code names it.
  ///   - selector: The message that it is sent by.
  func refuse(
    _ name: String, selector: String, of object: Object, _ releases: ReleaseRange, _ range: SourceRange, _ frame: Frame
  ) {
    if isCompiledStrictly(frame) {
      _ = failCompiling(name, of: object.isa, releases, range, frame)
    } else {
      raiseUnrecognized(selector, object)
    }
  }

  /// Refuses a call by spelling that means a method of another release; nil where it means none.
  func refuseCall(_ shape: CallShape, by target: Value, of type: RuntimeClass, _ range: SourceRange, _ frame: Frame) -> Value? {
    for isClassMethod in target.isClass && shape.base == "init" ? [false, true] : [target.isClass] {
      for type in sequence(first: type, next: \.superclass) {
        guard let table = type.table else { continue }
        let index = SpellingIndex(table, in: nil)
        guard let selector = nativeCall(shape, index, isClassMethod)?.call.selector,
          let entry = (isClassMethod ? table.classMethods.map(\.info) : table.methods.map(\.info)).first(where: { $0.selector == selector })
        else { continue }
        if isCompiledStrictly(frame) { return failCompiling(shape.spelling.text, of: type, entry.releases, range, frame) }
        if isClassMethod { return raiseUnrecognized(byClass: type, selector.description) }
        if let object = target.object ?? allocate(type).object { raiseUnrecognized(selector.description, object) }
        return .void
      }
    }
    return nil
  }

  /// Whether a compiler that knows the releases of members has read the code.
  private func isCompiledStrictly(_ frame: Frame) -> Bool { frame.code.source.language == .swift }

  private func failCompiling(
    _ name: String, of type: RuntimeClass?, _ releases: ReleaseRange, _ range: SourceRange, _ frame: Frame
  ) -> Value {
    frame.fail(.otherRelease(name, of: type?.visible.name, releases, now: simulation.release), range)
    return .null
  }

  private func raiseUnrecognized(byClass type: RuntimeClass, _ name: String) -> Value {
    simulation.raise("NSInvalidArgumentException", "+[\(type.visible.name) \(name)]: unrecognized selector sent to class")
    return .void
  }

  private func raiseUnrecognized(_ name: String, _ object: Object) {
    simulation.raise(
      "NSInvalidArgumentException", "-[\(object.isa.visible.name) \(name)]: unrecognized selector sent to instance \(object.displayName)")
  }
}
