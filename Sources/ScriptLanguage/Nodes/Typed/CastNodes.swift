import ObjectModel

/// `a is T`.
final class TypeTestNode: Node {
  let operand: Node
  let type: TypeName

  init(_ operand: Node, _ type: TypeName, _ range: SourceRange) {
    self.operand = operand
    self.type = type
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    let value = operand.evaluate(frame)
    if frame.isUnwinding { return .void }
    return .bool(frame.interpreter.value(value, isOf: type, at: range, in: frame))
  }
}

/// `a as T`, `a as? T` and `a as! T`.
final class TypedCastNode: Node {
  let operand: Node
  let type: TypeName
  let form: CastForm
  private let context: Wanted

  init(_ operand: Node, _ type: TypeName, _ form: CastForm, _ range: SourceRange) {
    self.operand = operand
    self.type = type
    self.form = form
    context = Wanted(type)
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    frame.simulation.missingPart = nil
    var value = operand.evaluate(frame, wanting: form == .plain ? context : .anything)
    if frame.isUnwinding { return .void }
    if form == .forced, value.isNull, let part = frame.simulation.takeMissingPart() { value = part }
    if case .object(let object) = value, object.isStandIn { value = frame.interpreter.standIn(for: object, of: type.name) }
    if form == .plain { return frame.interpreter.conversion(ofTyped: type).convert(value) }
    if let fitting = frame.interpreter.cast(value, to: type, range, frame) { return fitting }
    // The cast itself may have made the class up.
    if case .object(let object) = value, object.isStandIn {
      let other = frame.interpreter.standIn(for: object, of: type.name)
      if let fitting = frame.interpreter.cast(other, to: type, range, frame) { return fitting }
    }
    if form == .optional || (value.isNull && type.isOptional) { return .null }
    let interpreter = frame.interpreter
    if value.isNull, operand.isMadeUp(frame) { return interpreter.madeUpInstance(of: type.name) ?? .null }
    if value.isNull {
      interpreter.trap("Unexpectedly found nil while unwrapping an Optional value")
    } else {
      interpreter.trap("Could not cast value of type '\(interpreter.typeText(of: value))' to '\(type.name)'")
    }
    return .void
  }

  override var isStorable: Bool { operand.isStorable }
  override func assign(_ value: Value, _ frame: Frame) { operand.assign(value, frame) }
}

extension Interpreter {
  /// The value as one of a type, if it is one or Foundation bridges it.
  func cast(_ value: Value, to type: TypeName, _ range: SourceRange, _ frame: Frame) -> Value? {
    if self.value(value, isOf: type, at: range, in: frame) { return value }
    guard case .standard(let name)? = typeReference(type.name) else { return nil }
    // An `NSNumber` becomes any number, as bridging does.
    if ["Double", "CGFloat", "Float", "TimeInterval"].contains(name), case .int(let integer) = value { return .double(Double(integer)) }
    if name == "Int", case .double(let double) = value, let integer = Int(exactly: double) { return .int(integer) }
    if name == "Int" || name == "UInt", case .enumeration(let one) = value { return .int(one.rawValue) }
    return nil
  }
}
