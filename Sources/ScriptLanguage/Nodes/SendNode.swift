import ObjectModel

/// A message. What it met last is kept, so that the next of the same class is quick.
final class SendNode: Node {
  let receiver: Node
  let selector: Selector
  let arguments: PlainArguments
  let selectorRange: SourceRange
  private var known = KnownClass()
  private var cachedCode: Code?
  private var cachedNative: MethodEntry?

  init(_ receiver: Node, _ selector: Selector, _ arguments: [Node], selectorRange: SourceRange, _ range: SourceRange) {
    self.receiver = receiver
    self.selector = selector
    self.arguments = PlainArguments(arguments)
    self.selectorRange = selectorRange
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    let target = receiver.evaluate(frame)
    if case .object(let object) = target, known.isClass(of: object, frame.simulation), let code = cachedCode,
      code.plainParameterCount == arguments.nodes.count, !arguments.hasAddresses
    {
      return call(code, on: object, target, frame)
    }
    let values = arguments.values(frame)
    return send(to: target, values: values, frame)
  }

  /// Calls a body, with the arguments computed where it keeps them.
  @inline(__always)
  private func call(_ code: Code, on object: Object, _ target: Value, _ frame: Frame) -> Value {
    let interpreter = frame.interpreter
    let places = interpreter.locals.take(code.slotCount)
    arguments.compute(into: places, frame)
    if !frame.isUnwinding, known.isClass(of: object, frame.simulation) { return interpreter.call(code, on: target, keeping: places) }
    return send(to: target, values: interpreter.locals.takeBack(places, code.slotCount, having: code.plainParameterCount), frame)
  }

  private func send(to target: Value, values: [Value], _ frame: Frame) -> Value {
    if frame.isUnwinding { return .void }
    guard arguments.hasAddresses else {
      let result = send(to: target, values, frame)
      return frame.isUnwinding && isForgiven(target, values, frame) ? .null : result
    }
    defer { arguments.takeBack(frame) }
    return send(to: target, takesPlaces(target, frame) ? values : arguments.withoutPointers(values), frame)
  }

  /// Whether what ended the app was that a native method got nothing from something made up, for which it cannot be blamed; takes it back then.
  private func isForgiven(_ target: Value, _ values: [Value], _ frame: Frame) -> Bool {
    guard frame.simulation.exception != nil, !frame.interpreter.madeUp.isEmpty, !frame.interpreter.options.isStrict else { return false }
    if case .object(let object) = target, object.isa.scriptMethod(for: selector) != nil { return false }
    if case .type(let type) = target, type.classScriptMethod(for: selector) != nil { return false }
    let isGivenNothing = values.indices.contains { index in
      values[index].isNull && index < arguments.nodes.count && arguments.nodes.look(at: index) { $0.isMadeUp(frame) }
    }
    if isGivenNothing { frame.simulation.exception = nil }
    return isGivenNothing
  }

  /// Whether what answers the message leaves values in places: code of the app's does, and so do some native methods.
  private func takesPlaces(_ target: Value, _ frame: Frame) -> Bool {
    switch target {
    case .object(let object): takesPlaces(object.isa.implementation(of: selector))
    case .type(let type):
      type.classScriptMethod(for: selector) != nil || type.nativeClassMethod(for: selector)?.info.takesPlaces ?? false
    default: takesPlaces(frame.interpreter.immediateClass(of: target)?.immediateImplementation(of: selector))
    }
  }

  private func takesPlaces(_ found: Implementation?) -> Bool {
    switch found {
    case .script: true
    case .native(let entry): entry.info.takesPlaces
    case .getter, .setter, nil: false
    }
  }

  @inline(__always)
  private func send(to target: Value, _ values: [Value], _ frame: Frame) -> Value {
    guard case .object(let object) = target else {
      return target.isNull ? .null : frame.interpreter.send(selector, to: target, values, selectorRange, frame)
    }
    if !known.isClass(of: object, frame.simulation) { look(up: object.isa) }
    if let cachedCode { return frame.interpreter.call(cachedCode, on: target, values) }
    if let cachedNative { return frame.interpreter.invoke(cachedNative, on: target, values, selectorRange, frame) }
    return frame.interpreter.send(selector, to: target, values, selectorRange, frame)
  }

  private func look(up type: RuntimeClass) {
    known.note(type)
    cachedCode = nil
    cachedNative = nil
    switch type.implementation(of: selector) {
    case .script(let method, _): cachedCode = (method as? InterpretedMethod)?.code
    case .native(let entry): cachedNative = entry
    case .getter, .setter, nil: break
    }
  }
}

/// A message to `super`.
final class SuperNode: Node {
  let selector: Selector
  let arguments: PlainArguments
  let selectorRange: SourceRange

  init(_ selector: Selector, _ arguments: [Node], selectorRange: SourceRange, _ range: SourceRange) {
    self.selector = selector
    self.arguments = PlainArguments(arguments)
    self.selectorRange = selectorRange
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    let values = arguments.values(frame)
    if frame.isUnwinding { return .void }
    defer { arguments.takeBack(frame) }
    let interpreter = frame.interpreter
    guard let lexical = frame.code.lexicalClass, let superclass = lexical.superclass else {
      return interpreter.send(selector, to: frame.receiver, values, selectorRange, frame)
    }
    if case .type = frame.receiver { return interpreter.sendToClass(superclass, selector, frame.receiver, values, selectorRange, frame) }
    if let found = superclass.implementation(of: selector) {
      return interpreter.run(found, selector, on: frame.receiver, values, selectorRange, frame)
    }
    return interpreter.unanswered(selector, by: superclass, receiver: frame.receiver, values, selectorRange, frame)
  }
}
