import ObjectModel

/// Operators that the app declares, for its own types or others.
extension TypedOperators {
  /// What the app's own operator makes of operands; nothing where none is for them.
  static func own(_ sign: String, _ operands: [Value], _ interpreter: Interpreter) -> Value? {
    chosen(sign, operands, interpreter)?.call(operands, interpreter)
  }

  /// The same, where one comparison follows from another.
  static func own(_ sign: String, _ left: Value, _ right: Value, _ interpreter: Interpreter) -> Value? {
    let signs = interpreter.typed.ownOperators
    if signs.isEmpty { return nil }
    if let result = own(sign, [left, right], interpreter) { return result }
    guard let (other, isTurned, isNegated) = consequences[sign], signs.contains(other) else { return nil }
    return own(other, isTurned ? [right, left] : [left, right], interpreter).map { isNegated ? .bool(!$0.isTrue) : $0 }
  }

  private static let consequences: [String: (sign: String, isTurned: Bool, isNegated: Bool)] = [
    "!=": ("==", false, true), ">": ("<", true, false), "<=": ("<", true, true), ">=": ("<", false, true),
  ]

  /// Changes a variable by the app's own operator, such as `+=`; `false` where none is for it.
  static func change(_ target: Node, _ sign: String, _ old: Value, _ operand: Value, _ frame: Frame) -> Bool {
    let interpreter = frame.interpreter
    guard let own = chosen(sign, [old, operand], interpreter), own.code.parameters.first?.type.isInOut == true else { return false }
    let box = interpreter.make(ReferenceBox.self)
    box.cell.store(interpreter.owned(old))
    _ = own.call([.object(box), operand], interpreter)
    if !frame.isUnwinding { target.assign(box.cell.field.value, frame) }
    return true
  }

  /// An operator as the app declares it.
  private struct Own {
    let code: Code
    let receiver: Value

    func call(_ operands: [Value], _ interpreter: Interpreter) -> Value { interpreter.call(code, on: receiver, operands) }
  }

  /// The operator whose parameters operands fit best: those of their types come first, then those that stand alone, as all did up to Swift 2.
  private static func chosen(_ sign: String, _ operands: [Value], _ interpreter: Interpreter) -> Own? {
    guard interpreter.typed.ownOperators.contains(sign) else { return nil }
    // What is for numbers alone the app writes by means of the same operator.
    if operands.allSatisfy(isPlain) { return nil }
    var all: [Own] = []
    for type in operands.flatMap({ holders(of: $0, interpreter) }) {
      for signature in (type.declaration as? ClassInfo)?.signatures[sign] ?? [] where signature.parameters.count == operands.count {
        guard signature.isClassMethod, let method = type.classScriptMethod(for: signature.selector)?.0 else { continue }
        let codes = (method as? OverloadedMethod)?.methods.map(\.code) ?? [(method as? InterpretedMethod)?.code].compactMap { $0 }
        all += codes.map { Own(code: $0, receiver: .type(type)) }
      }
    }
    if let best = interpreter.bestOverload(all, for: operands, { $0.code }) { return best }
    let isBuiltIn = BinaryOperator(rawValue: sign) != nil
    let loose = (interpreter.typed.functions[sign] ?? []).map(\.code).filter { code in
      guard code.parameters.count == operands.count else { return false }
      // One for any operands at all is meant for those that the language's own does not take.
      return !isBuiltIn || operands.contains(where: \.isNull) || code.parameters.contains { $0.type.name != "Any" }
    }
    return interpreter.bestOverload(loose, for: operands) { $0 }.map { Own(code: $0, receiver: .null) }
  }

  private static func isPlain(_ value: Value) -> Bool {
    switch value {
    case .int, .double, .bool: true
    default: false
    }
  }

  /// The types that may say what an operator does with a value.
  private static func holders(of value: Value, _ interpreter: Interpreter) -> [RuntimeClass] {
    let own = value.object.map { Array(sequence(first: $0.isa, next: \.superclass)) } ?? []
    return own + interpreter.extensionClasses(of: value)
  }
}
