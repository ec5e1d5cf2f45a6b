import ObjectModel

/// A method that a text gave to a class.
final class InterpretedMethod: ScriptMethod {
  let code: Code
  @Unretained private var interpreter: Interpreter

  init(_ code: Code, in interpreter: Interpreter) {
    self.code = code
    _interpreter = Unretained(wrappedValue: interpreter)
  }

  func invoke(on receiver: Value, _ arguments: [Value], in simulation: Simulation) -> Value {
    interpreter.call(code, on: receiver, arguments)
  }
}

extension Interpreter {
  /// The text of a method from code, for people.
  package static func text(of method: any ScriptMethod) -> String {
    if let method = method as? AnsweringMethod { return method.words }
    if let overloads = method as? OverloadedMethod { return overloads.methods.map(text).joined(separator: "\n") }
    guard let method = method as? InterpretedMethod else { return "answers its property" }
    let source = method.code.source
    guard let range = method.code.range, range.end > range.start else { return "{\(source.text.text)}" }
    return String(decoding: source.bytes[min(range.start, source.bytes.count)..<min(range.end, source.bytes.count)], as: UTF8.self)
  }
}

/// A method that answers the same value always.
final class AnsweringMethod: ScriptMethod {
  let value: Value

  init(_ value: Value) { self.value = value }

  /// What the method does, for people.
  var words: String {
    if case .void = value { return "does nothing" }
    return "answers \(ValueText.answer(value))"
  }

  func invoke(on receiver: Value, _ arguments: [Value], in simulation: Simulation) -> Value { value }
}

/// The method by which a declared property is read.
final class PropertyGetter: ScriptMethod {
  let access: FieldAccess
  @Unretained private var interpreter: Interpreter

  init(_ key: String, in interpreter: Interpreter) {
    access = FieldAccess(key)
    _interpreter = Unretained(wrappedValue: interpreter)
  }

  func invoke(on receiver: Value, _ arguments: [Value], in simulation: Simulation) -> Value {
    guard case .object(let object) = receiver else { return .null }
    return access.read(object, interpreter)
  }
}

/// The method by which a declared property is assigned.
final class PropertySetter: ScriptMethod {
  let access: FieldAccess
  @Unretained private var interpreter: Interpreter

  init(_ key: String, in interpreter: Interpreter) {
    access = FieldAccess(key)
    _interpreter = Unretained(wrappedValue: interpreter)
  }

  func invoke(on receiver: Value, _ arguments: [Value], in simulation: Simulation) -> Value {
    guard case .object(let object) = receiver else { return .void }
    access.write(arguments.first ?? .null, to: object, interpreter)
    return .void
  }
}
