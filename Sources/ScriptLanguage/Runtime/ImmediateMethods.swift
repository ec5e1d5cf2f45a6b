import ObjectModel

/// What strings, numbers and immutable collections answer like every object.
enum ImmediateMethods {
  /// The answer, or `nil` where the message is another.
  static func answer(
    _ selector: Selector, _ receiver: Value, _ arguments: [Value], _ type: RuntimeClass?, _ interpreter: Interpreter, _ range: SourceRange,
    _ frame: Frame
  ) -> Value? {
    let name = selector.description
    switch name {
    case "self", "retain", "autorelease", "copy", "init": return receiver
    case "release": return .void
    case "class": return type.map(Value.type) ?? .null
    case "superclass": return type?.superclass.map(Value.type) ?? .null
    case "description", "debugDescription": return .string(ValueText.answer(receiver, in: interpreter.simulation.release))
    case "isEqual:": return .bool(arguments.first.map(receiver.isIdentical) ?? false)
    case "hash": return .int(0)
    case "isKindOfClass:", "isMemberOfClass:":
      guard case .type(let other)? = arguments.first, let type else { return .bool(false) }
      return .bool(type.isSubclass(of: other))
    case "respondsToSelector:": return .bool(responds(type, arguments))
    case "conformsToProtocol:": return .bool(arguments.first.flatMap(String.unbox).map { type?.conforms(to: $0) ?? false } ?? false)
    default: break
    }
    guard name.hasPrefix("performSelector:"), let inner = arguments.first.flatMap(Selector.unbox) else { return nil }
    return interpreter.send(inner, to: receiver, inner.fitting(arguments.dropFirst()), range, frame)
  }

  private static func responds(_ type: RuntimeClass?, _ arguments: [Value]) -> Bool {
    guard let type, let selector = arguments.first.flatMap(Selector.unbox) else { return false }
    return type.implementation(of: selector) != nil
  }
}
