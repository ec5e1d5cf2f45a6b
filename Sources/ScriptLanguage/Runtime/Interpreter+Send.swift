import ObjectModel

extension Interpreter {
  /// Sends a message to any value.
  func send(_ selector: Selector, to receiver: Value, _ arguments: [Value], _ range: SourceRange, _ frame: Frame) -> Value {
    switch receiver {
    case .null, .void: return .null
    case .object(let object):
      guard let found = object.isa.implementation(of: selector) else {
        return unanswered(selector, by: object.isa, receiver: receiver, arguments, range, frame)
      }
      return run(found, selector, on: receiver, arguments, range, frame)
    case .type(let type): return sendToClass(type, selector, receiver, arguments, range, frame)
    case .bool, .int, .double, .string, .array, .dictionary, .enumeration, .structure, .selector:
      return sendToImmediate(selector, receiver, arguments, range, frame)
    }
  }

  /// Runs what a message met.
  func run(
    _ found: Implementation, _ selector: Selector, on receiver: Value, _ arguments: [Value], _ range: SourceRange, _ frame: Frame
  ) -> Value {
    switch found {
    case .script(let method, _): return method.invoke(on: receiver, arguments, in: simulation)
    case .native(let entry): return invoke(entry, on: receiver, arguments, range, frame)
    case .getter(let property): return property.read(receiver)
    case .setter(let property):
      write(arguments.first ?? .null, with: property, property.name, range, frame, to: receiver)
      return .void
    }
  }

  /// Runs a native method.
  func invoke(_ entry: MethodEntry, on receiver: Value, _ arguments: [Value], _ range: SourceRange, _ frame: Frame) -> Value {
    do {
      let value = try entry.invoke(receiver, arguments, simulation)
      if !Growth.allows(value) {
        simulation.raise("NSMallocException", "*** \(entry.info.selector) cannot allocate memory for its result")
        return .null
      }
      return value
    } catch {
      if let filled = filled(arguments, after: error, frame) { return invoke(entry, on: receiver, filled, range, frame) }
      report(error, by: entry.info.selector.description, arguments, range, frame)
      return .void
    }
  }

  /// Assigns a native property, which the code calls by a name of its own.
  func write(_ value: Value, with property: PropertyEntry, _ name: String, _ range: SourceRange, _ frame: Frame, to receiver: Value) {
    do {
      try property.write?(receiver, value)
    } catch {
      if let filled = filled([value], after: error, frame) { return write(filled[0], with: property, name, range, frame, to: receiver) }
      report(error, by: name, [value], range, frame)
    }
  }

  /// Words a value that does not fit where it was passed.
  func report(_ error: BridgingError, by name: String, _ arguments: [Value], _ range: SourceRange, _ frame: Frame) {
    switch error {
    case .wrongType(let expected, let position):
      // In Objective-C nil is let pass, and what is given nothing does nothing; methods that raise look themselves.
      if frame.code.source.language == .objectiveC, position < arguments.count, arguments[position].isNull { return }
      let given = position < arguments.count ? ValueText.kind(of: arguments[position]) : "nothing"
      let type = expected.hasSuffix(" *") ? String(expected.dropLast(2)) : expected
      frame.fail(.wrongArgument(name, position: position, expected: type, given: given), range)
    case .wrongCount(let expected, let given): frame.fail(.wrongCount(name, expected: expected, given: given), range)
    }
  }

  // MARK: Immediate values

  /// The class whose table answers for an immediate value.
  func immediateClass(of value: Value) -> RuntimeClass? {
    switch value {
    case .string: simulation.classes.named("NSString")
    case .array: simulation.classes.named("NSArray")
    case .dictionary: simulation.classes.named("NSDictionary")
    case .bool, .int, .double, .enumeration: simulation.classes.named("NSNumber")
    case .structure: simulation.classes.named("NSValue")
    default: nil
    }
  }

  private func sendToImmediate(
    _ selector: Selector, _ receiver: Value, _ arguments: [Value], _ range: SourceRange, _ frame: Frame
  ) -> Value {
    let type = immediateClass(of: receiver)
    if let found = type?.immediateImplementation(of: selector) { return run(found, selector, on: receiver, arguments, range, frame) }
    if let answer = ImmediateMethods.answer(selector, receiver, arguments, type, self, range, frame) { return answer }
    let name = selector.description
    if let type, let nearest = NearestName.find(name, among: MemberNames.all(of: type)) {
      frame.fail(.unknownMethod(name, of: type.name, nearest: nearest), range)
      return .null
    }
    if let type, inventMember(name, of: type.name, nearest: nil, isKnown: { $0.answers(name) || $0.hasMember(name) }) { return .null }
    if let type {
      simulation.raise(
        "NSInvalidArgumentException",
        "-[\(type.name) \(name)]: unrecognized selector sent to instance \(ValueText.answer(receiver, in: simulation.release))")
    } else {
      frame.fail(.wrongReceiver(name, given: ValueText.kind(of: receiver)), range)
    }
    return .void
  }

  /// Reads `value.name` of what is no object: a class or an immediate value.
  func readMember(_ name: String, _ getter: Selector, of owner: Value, _ range: SourceRange, _ frame: Frame) -> Value {
    if let property = immediateClass(of: owner)?.property(name) { return property.read(owner) }
    return send(getter, to: owner, [], range, frame)
  }

  /// The elements of what can be walked through though it is neither array nor dictionary.
  func elements(of value: Value, _ range: SourceRange, _ frame: Frame) -> [Value] {
    guard case .object = value else {
      if !value.isNull { frame.fail(.wrongReceiver("for … in", given: ValueText.kind(of: value)), range) }
      return []
    }
    if let stepped = steps(of: value, range, frame) { return stepped }
    let all = send("allObjects", to: value, [], range, frame)
    return all.elements ?? []
  }

  /// What an object gives step by step, by an iterator of the app's own.
  func steps(of value: Value, limit: Int = Growth.longestList, _ range: SourceRange, _ frame: Frame) -> [Value]? {
    guard let iterator = iterator(of: value, range, frame) else { return nil }
    var all: [Value] = []
    while all.count < limit, let next = step(iterator, range, frame) { all.append(next) }
    if all.count >= Growth.longestList { _ = tooLong() }
    return all
  }

  /// What gives the elements of an object one by one; nothing where it has all of them at once.
  func iterator(of value: Value, _ range: SourceRange, _ frame: Frame) -> Value? {
    guard case .object(let object) = value else { return nil }
    var iterator = value
    let maker = (["makeIterator", "makeAsyncIterator"] as [Selector]).first { selector in
      if case .script? = object.isa.implementation(of: selector) { true } else { false }
    }
    if let maker {
      iterator = send(maker, to: value, [], range, frame)
    } else if object.isa.implementation(of: "next") == nil {
      return nil
    }
    guard case .object(let stepping) = iterator, case .script? = stepping.isa.implementation(of: "next") else {
      return iterator.elements.map { self.stepper($0) }
    }
    return iterator
  }

  /// What gives elements that are there one by one.
  private func stepper(_ elements: [Value]) -> Value {
    let block = make(NativeBlock.self)
    var rest = elements[...]
    block.set { _ in rest.popFirst() ?? .null }
    return .object(block)
  }

  /// The next of what an iterator gives.
  func step(_ iterator: Value, _ range: SourceRange, _ frame: Frame) -> Value? {
    guard !frame.isUnwinding else { return nil }
    let next = (iterator.object as? Block)?.call([]) ?? send("next", to: iterator, [], range, frame)
    return next.isNull || frame.isUnwinding ? nil : next
  }
}
