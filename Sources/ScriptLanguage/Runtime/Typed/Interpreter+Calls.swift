import ObjectModel

/// Calls by spelling and labels.
extension Interpreter {
  /// The arguments with nothing where native methods were given none.
  func filled(_ values: [Value]) -> [Value] {
    guard values.contains(where: { if case .void = $0 { true } else { false } }) else { return values }
    return values.map { if case .void = $0 { .null } else { $0 } }
  }

  /// Calls a closure, or a type given as a value.
  func callValue(_ target: Value, _ arguments: ArgumentList, _ range: SourceRange, _ frame: Frame) -> Value {
    if case .type(let type) = target { return construct(type, arguments, range, frame) }
    if case .object(let object) = target, !(object is Block),
      let call = resolve(arguments.shape.calling, in: object.isa, isClassMethod: false)
    {
      let values = arguments.values(for: call, frame)
      if frame.isUnwinding { return .void }
      defer { arguments.takeBack(frame) }
      return send(call.selector, to: target, filled(values), range, frame)
    }
    // The types of a closure's parameters are not kept; the compiler knew them, so an implicit member is no mistake.
    let values = arguments.plainValues(frame, wanting: Wanted(nil, nil, hint: "argument"))
    if frame.isUnwinding { return .void }
    if let block = target.object as? Block {
      defer { arguments.takeBack(frame) }
      return block.call(values)
    }
    if target.isNull {
      trap("Unexpectedly found nil while unwrapping an Optional value")
    } else {
      frame.fail(.wrongReceiver("call", given: ValueText.kind(of: target)), range)
    }
    return .void
  }

  /// What a call means among the extensions of a value's type.
  func extensionCall(_ shape: CallShape, on target: Value) -> (holder: RuntimeClass, call: ResolvedCall)? {
    guard !typed.extensions.isEmpty else { return nil }
    for holder in extensionClasses(of: target) {
      guard let info = holder.declaration as? ClassInfo else { continue }
      for signature in info.signatures[shape.base] ?? [] where signature.isClassMethod == target.isClass {
        if let plan = signature.plan(for: shape) { return (holder, ResolvedCall(signature, plan)) }
      }
    }
    return nil
  }

  /// Whether a value that is no object has a method for a call.
  func answers(_ shape: CallShape, _ target: Value) -> Bool {
    extensionCall(shape, on: target) != nil || answersAsStandard(shape, target)
      || immediateClass(of: target).map { resolve(shape, in: $0, isClassMethod: false) != nil } ?? false
  }

  /// Whether the standard library gives a value a method for a call.
  func answersAsStandard(_ shape: CallShape, _ target: Value) -> Bool {
    let kind = TypedKind(target)
    if StandardMembers.method(shape, of: kind) != nil { return true }
    guard kind == .text || kind == .table, let method = StandardMembers.method(shape, of: .list) else { return false }
    return !method.isMutating
  }

  /// Calls a method that an extension gave to a value's type.
  func callExtension(_ arguments: ArgumentList, on target: Value, store: Node, _ range: SourceRange, _ frame: Frame) -> Value? {
    guard let (holder, call) = extensionCall(arguments.shape, on: target) else { return nil }
    let values = arguments.values(for: call, frame)
    if frame.isUnwinding { return .void }
    defer { arguments.takeBack(frame) }
    if target.isClass { return holder.classScriptMethod(for: call.selector)?.0.invoke(on: target, values, in: simulation) }
    guard let found = holder.implementation(of: call.selector) else { return nil }
    changedReceiver = nil
    let result = run(found, call.selector, on: target, values, range, frame)
    if let changed = changedReceiver, !frame.isUnwinding { store.assign(changed, frame) }
    changedReceiver = nil
    return result
  }

  /// Calls a method of a type itself.
  func callStatic(
    _ arguments: ArgumentList, of type: RuntimeClass, _ range: SourceRange, _ frame: Frame, wanting wanted: Wanted = .anything
  ) -> Value {
    let shape = arguments.shape
    if isAbsent(type) { return answerAsAbsent(type, shape.base == "init" ? "alloc" : shape.spelling.selectorText, range, frame) }
    if let call = resolve(shape, in: type, isClassMethod: true) {
      let values = filled(arguments.values(for: call, frame))
      if frame.isUnwinding { return .void }
      defer { arguments.takeBack(frame) }
      if let (method, _) = type.classScriptMethod(for: call.selector) {
        if let code = (method as? InterpretedMethod)?.code, code.hasGenericResult { wantedResult = wanted }
        return method.invoke(on: .type(type), arguments.values(for: call, frame, given: values), in: simulation)
      }
      let result = sendToClass(type, call.selector, .type(type), values, range, frame)
      if call.throwsError, !frame.isUnwinding { throwFailure(result) }
      return result
    }
    if let info = type.declaration as? ClassInfo, let one = info.cases.first(where: { $0.name == shape.base }) {
      return heldCase(one, of: type, arguments, frame)
    }
    if shape.base == "init" { return construct(type, arguments, range, frame) }
    if let nested = simulation.classes.named(type.visible.name + "." + shape.base) { return construct(nested, arguments, range, frame) }
    if let value = staticMember(shape.base, of: type, range, frame) {
      if arguments.nodes.isEmpty, !(value.object is Block) { return value }
      return callValue(value, arguments, range, frame)
    }
    if let refused = refuseCall(shape, by: .type(type), of: type, range, frame) { return refused }
    let values = arguments.plainValues(frame, wanting: .lost)
    if frame.isUnwinding { return .void }
    if let nearest = nearestSpelling(shape, in: type, isClassMethod: true) {
      frame.fail(.unknownMethod(shape.spelling.text, of: type.visible.name, nearest: nearest), range)
      return .null
    }
    remember(madeUp: shape.base)
    return sendToClass(type, Selector(shape.spelling.selectorText), .type(type), values, range, frame)
  }

  private func heldCase(_ one: EnumCase, of type: RuntimeClass, _ arguments: ArgumentList, _ frame: Frame) -> Value {
    var held: [Value] = []
    for (place, node) in arguments.nodes.enumerated() {
      let wanted = place < one.parameters.count ? Wanted(one.parameters[place].type) : .anything
      held.append(owned(node.evaluate(frame, wanting: wanted)))
      if frame.isUnwinding { return .void }
    }
    return enumCase(one, of: type, holding: held, one.parameters.map(\.label))
  }

  /// Whether the app has a function for just this call.
  func hasFunction(_ shape: CallShape) -> Bool {
    (typed.functions[shape.base] ?? []).contains { Signature.strictPlan($0.signature.parameters, shape) != nil }
  }

  /// Calls a function by its name: the app's own, the standard library's, or one of C.
  func callFunction(
    _ name: String, _ arguments: ArgumentList, _ range: SourceRange, _ frame: Frame, wanting wanted: Wanted = .anything
  ) -> Value? {
    for one in typed.functions[name] ?? [] {
      guard let plan = one.signature.plan(for: arguments.shape) else { continue }
      let values = arguments.values(for: ResolvedCall(one.signature, plan), frame)
      if frame.isUnwinding { return .void }
      defer { arguments.takeBack(frame) }
      let twins = (typed.functions[name] ?? []).filter { $0.signature.spelling == one.signature.spelling }
      let chosen = twins.count > 1 ? bestOverload(twins, for: values) { $0.code } ?? one : one
      if chosen.code.hasGenericResult { wantedResult = wanted }
      return call(chosen.code, on: .null, values)
    }
    if let own = typed.functions[name]?.first {
      frame.fail(.unknownFunction(arguments.shape.spelling.text, nearest: own.signature.spelling.text), range)
      return .void
    }
    if let code = functions[name] {
      let values = arguments.plainValues(frame)
      return frame.isUnwinding ? .void : call(code, on: .null, values)
    }
    if StandardFunctions.all[name] != nil {
      let values = arguments.plainValues(frame)
      if frame.isUnwinding { return .void }
      if let result = StandardFunctions.call(name, Array(zip(arguments.shape.labels, values)), self, range, frame) { return result }
    }
    guard let function = simulation.globals.function(named: name) else { return nil }
    var values = arguments.values(for: function.info, frame)
    if frame.isUnwinding { return .void }
    // `NSLocalizedString(key, comment:)` and its like leave arguments out that C needs.
    while values.count < function.info.parameterTypes.count, !function.info.isVariadic { values.append(.null) }
    do {
      return try function.invoke(values, simulation)
    } catch {
      if let filled = filled(values, after: error, frame), let value = try? function.invoke(filled, simulation) { return value }
      report(error, by: name, values, range, frame)
      return .void
    }
  }

  /// `item.map { $0.name }` of an optional value that is there, and no collection.
  func mapOptional(_ arguments: ArgumentList, _ target: Value, _ range: SourceRange, _ frame: Frame) -> Value? {
    guard ["map", "flatMap"].contains(arguments.shape.base), arguments.nodes.count == 1, arguments.shape.labels[0] == nil else {
      return nil
    }
    let body = arguments.plainValues(frame)
    if frame.isUnwinding { return .void }
    guard let block = body[0].object as? Block else { return nil }
    return owned(block.call([target]))
  }

  /// Calls a method of one of Foundation's classes on a string, number or collection that was made one.
  func callFoundation(_ arguments: ArgumentList, on target: Value, _ range: SourceRange, _ frame: Frame) -> Value? {
    guard let type = immediateClass(of: target), let call = resolve(arguments.shape, in: type, isClassMethod: false) else { return nil }
    let values = filled(arguments.values(for: call, frame))
    return frame.isUnwinding ? .void : send(call.selector, to: target, values, range, frame)
  }

  /// Calls a native method of a string, number or collection.
  func callImmediate(_ arguments: ArgumentList, on target: Value, _ range: SourceRange, _ frame: Frame) -> Value {
    let shape = arguments.shape
    if let type = immediateClass(of: target), let call = resolve(shape, in: type, isClassMethod: false) {
      let values = filled(arguments.values(for: call, frame)).map { inUnits($0, of: target) }
      if frame.isUnwinding { return .void }
      let result = send(call.selector, to: target, values, range, frame)
      return shape.base.hasPrefix("range") ? stretch(result, in: target) : result
    }
    if arguments.nodes.isEmpty, let value = memberOfImmediate(shape.base, target, range, frame) { return value }
    let names = StandardMembers.spellings(of: target)
    let nearest = Self.nearest(shape.spelling, among: names)
    let kind = TypedKind(target).name
    if inventMember(shape.spelling.text, of: kind, nearest: nearest, isKnown: { $0.hasMethod(shape) || $0.hasMember(shape.base) }) {
      _ = arguments.plainValues(frame, wanting: .lost)
      return frame.isUnwinding ? .void : .null
    }
    frame.fail(.unknownMethod(shape.spelling.text, of: kind, nearest: nearest), range)
    return .void
  }

  /// A stretch of a string's letters as Foundation's methods take it.
  private func inUnits(_ value: Value, of target: Value) -> Value {
    guard let span = value.object as? RangeObject, let type = simulation.globals.structType(named: "NSRange") else { return value }
    return .structure(StructValue(type: type, numbers: units(span, in: String.unbox(target))))
  }

  /// What a search in a string found, as a stretch of its letters; nothing where it found nothing.
  private func stretch(_ found: Value, in target: Value) -> Value {
    guard case .string(let text) = target, case .structure(let span) = found, span.numbers.count == 2 else { return found }
    guard let start = Int(exactly: span.numbers[0]), let length = Int(exactly: span.numbers[1]), start + length <= text.utf16.count else {
      return .null
    }
    let first = text.utf16.index(text.startIndex, offsetBy: start)
    return self.range(of: first..<text.utf16.index(first, offsetBy: length), in: text)
  }

  /// The method of the app's own that was meant by a call that has its name and other labels.
  func mismatch(_ shape: CallShape, in type: RuntimeClass, isClassMethod: Bool = false) -> String? {
    for type in sequence(first: type, next: \.superclass) {
      guard let info = type.declaration as? ClassInfo else { continue }
      if info.fields[shape.base] != nil || info.properties[shape.base] != nil { return nil }
      if let own = info.signatures[shape.base]?.first(where: { $0.isClassMethod == isClassMethod }) { return own.spelling.text }
    }
    return nil
  }

  /// A call of a method that neither class nor text has.
  func unansweredCall(_ arguments: ArgumentList, by object: Object, _ target: Value, _ range: SourceRange, _ frame: Frame) -> Value {
    let shape = arguments.shape
    if let refused = refuseCall(shape, by: target, of: object.isa, range, frame) { return refused }
    if let nearest = nearestSpelling(shape, in: object.isa, isClassMethod: false) {
      frame.fail(.unknownMethod(shape.spelling.text, of: object.isa.visible.name, nearest: nearest), range)
      return .null
    }
    let values = arguments.plainValues(frame, wanting: .lost)
    if frame.isUnwinding { return .void }
    remember(madeUp: shape.base)
    return unanswered(Selector(shape.spelling.selectorText), by: object.isa, receiver: target, values, range, frame)
  }
}

extension ArgumentList {
  /// The values for a function of C, whose parameters may be enumerations.
  func values(for info: MethodInfo, _ frame: Frame, behind first: Int = 0) -> [Value] {
    nodes.enumerated().map { index, node in
      if frame.isUnwinding { return .null }
      let place = index + first
      let type = place < info.parameterEnums.count ? info.parameterEnums[place] : nil
      let name = place < info.parameterTypes.count ? info.parameterTypes[place] : nil
      // What takes anything tells nothing of it.
      let value = node.evaluate(frame, wanting: info.isVariadic ? .lost : Wanted(type, name))
      if case .void = value { return .null }
      return value
    }
  }

  /// Values computed once, with `void` again where a parameter keeps its own.
  func values(for call: ResolvedCall, _ frame: Frame, given values: [Value]) -> [Value] {
    zip(call.plan, values).enumerated().map { place, pair in
      pair.0.isEmpty && !call.variadic.contains(place) ? .void : pair.1
    }
  }
}
