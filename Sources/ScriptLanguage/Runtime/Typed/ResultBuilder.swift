import ObjectModel

/// A type of the app's own that makes one value of a body's statements.
struct ResultBuilder {
  private let type: RuntimeClass
  private let interpreter: Interpreter
  private let expressions: ResolvedCall?

  /// The builder of that name, where the app declares one.
  init?(_ name: String, in interpreter: Interpreter) {
    guard interpreter.typed.builders.contains(name), let type = interpreter.simulation.classes.named(name) else { return nil }
    self.type = type
    self.interpreter = interpreter
    expressions = Self.function("buildExpression", [nil], of: type, interpreter)
  }

  /// Runs a body; the value that it stands for becomes its result, unless it says `return` itself.
  func run(_ frame: Frame) {
    var parts: [Value] = []
    let completion = frame.code.body.build(&parts, with: self, frame)
    if completion == .returned || frame.isUnwinding { return }
    let whole = block(parts)
    frame.result = call("buildFinalResult", [nil], [whole]) ?? whole
  }

  /// What statements with a scope of their own stand for; nothing where they ended the body.
  func block(of statement: StatementNode, _ frame: Frame) -> (completion: Completion, value: Value?) {
    var parts: [Value] = []
    let completion = statement.build(&parts, with: self, frame)
    return completion == .normal ? (.normal, block(parts)) : (completion, nil)
  }

  /// What an expression stands for; nothing where it has no value.
  func expression(_ node: Node, _ frame: Frame) -> Value? {
    let value = node.evaluate(frame, wanting: expressions?.wanted.first ?? .anything)
    if frame.isUnwinding { return nil }
    if case .void = value { return nil }
    guard let expressions else { return value }
    return invoke(expressions, [value])
  }

  func optional(_ value: Value?) -> Value {
    let given = value ?? .null
    return call("buildOptional", [nil], [given]) ?? call("buildIf", [nil], [given]) ?? given
  }

  func either(_ value: Value, isFirst: Bool) -> Value { call("buildEither", [isFirst ? "first" : "second"], [value]) ?? value }

  func array(_ values: [Value]) -> Value { call("buildArray", [nil], [.array(values)]) ?? .array(values) }

  private func block(_ parts: [Value]) -> Value {
    if let whole = call("buildBlock", Array(repeating: nil, count: parts.count), parts) { return whole }
    if let first = parts.first, var whole = call("buildPartialBlock", ["first"], [first]) {
      for part in parts.dropFirst() { whole = call("buildPartialBlock", ["accumulated", "next"], [whole, part]) ?? whole }
      return whole
    }
    return parts.count == 1 ? parts[0] : .array(parts)
  }

  /// Calls one of the builder's functions, where it has it.
  private func call(_ base: String, _ labels: [String?], _ values: [Value]) -> Value? {
    Self.function(base, labels, of: type, interpreter).flatMap { invoke($0, values) }
  }

  /// One of the builder's functions. What no type above it declares is not looked for by similar spellings, as every body would do.
  private static func function(_ base: String, _ labels: [String?], of type: RuntimeClass, _ interpreter: Interpreter) -> ResolvedCall? {
    let isDeclared = sequence(first: type, next: \.superclass).contains { ($0.declaration as? ClassInfo)?.signatures[base] != nil }
    return isDeclared ? interpreter.resolve(CallShape(base, labels: labels), in: type, isClassMethod: true) : nil
  }

  private func invoke(_ call: ResolvedCall, _ values: [Value]) -> Value? {
    guard let (method, _) = type.classScriptMethod(for: call.selector) else { return nil }
    return interpreter.owned(method.invoke(on: .type(type), call.arranged(values), in: interpreter.simulation))
  }
}

extension ResolvedCall {
  /// Values given in the order of the call, as the parameters take them; those left out are `void`.
  func arranged(_ values: [Value]) -> [Value] {
    plan.enumerated().map { parameter, places in
      if variadic.contains(parameter) { return .array(places.map { values[$0] }) }
      return places.first.map { values[$0] } ?? .void
    }
  }
}
