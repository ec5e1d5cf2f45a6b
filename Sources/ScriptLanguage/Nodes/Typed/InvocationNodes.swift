import ObjectModel

/// `a.f(x, label: y)`. What it met last is kept, so that the next of the same class is quick.
final class MemberCallNode: Node {
  let receiver: Node
  let name: String
  let arguments: ArgumentList
  let nameRange: SourceRange
  /// Whether the method may be missing: `a.f?()`.
  let mayBeMissing: Bool
  /// Whether the receiver was made one of Foundation's classes in its place.
  private let asksFoundation: Bool
  private var known = KnownClass()
  private var cached: ResolvedCall?
  private var cachedCode: Code?
  /// UIKit's own method of the same spelling, which the types of the arguments may mean.
  private var rival: ResolvedCall?
  /// What the arguments should be, where each parameter gets the one in its place.
  private var straight: NodeList<Wanted>?
  /// Whether the receiver keeps the types that its class's parameters stand for.
  private var isBound = false
  /// Whether the call may be one that changes a collection where it lies.
  private let mayWorkInPlace: Bool

  init(_ receiver: Node, _ name: String, _ arguments: ArgumentList, mayBeMissing: Bool, nameRange: SourceRange, _ range: SourceRange) {
    self.receiver = receiver
    self.name = name
    self.arguments = arguments
    self.mayBeMissing = mayBeMissing
    self.nameRange = nameRange
    asksFoundation = receiver.isFoundation
    mayWorkInPlace = StandardMembers.mayWorkInPlace(arguments.shape) && receiver.isStorable
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value { evaluate(frame, wanting: .anything) }

  override func evaluate(_ frame: Frame, wanting wanted: Wanted) -> Value {
    if mayWorkInPlace, let result = frame.interpreter.callInPlace(arguments, on: receiver, nameRange, frame) { return result }
    let target = receiver.evaluate(frame)
    if frame.isUnwinding { return .void }
    return call(target, frame, wanting: wanted)
  }

  /// Calls the method of a value.
  func call(_ target: Value, _ frame: Frame, wanting wanted: Wanted = .anything) -> Value {
    guard case .object(let object) = target else { return callOnOther(target, frame, wanting: wanted) }
    if !known.isClass(of: object, frame.simulation) { look(up: object.isa, frame) }
    if let straight, let cachedCode, cachedCode.plainParameterCount == straight.count {
      return call(cachedCode, wanting: straight, on: object, target, frame)
    }
    guard let cached else { return callUnknown(object, target, frame) }
    if let rival, frame.interpreter.isMeant(rival, rather: cached, by: arguments, frame) { return call(native: rival, target, frame) }
    let values = arguments.values(for: isBound ? frame.interpreter.bound(cached, to: object) : cached, frame)
    if frame.isUnwinding { return .void }
    defer { arguments.takeBack(frame) }
    if let rival, let cachedCode, frame.interpreter.bestOverload([cachedCode], for: values, { $0 }) == nil {
      return frame.interpreter.send(rival.selector, to: target, values, nameRange, frame)
    }
    if let cachedCode {
      if cachedCode.hasGenericResult { frame.interpreter.wantedResult = wanted }
      return frame.interpreter.call(cachedCode, on: target, values)
    }
    return send(cached, values, target, frame)
  }

  private func call(native call: ResolvedCall, _ target: Value, _ frame: Frame) -> Value {
    let values = arguments.values(for: call, frame)
    if frame.isUnwinding { return .void }
    defer { arguments.takeBack(frame) }
    return send(call, values, target, frame)
  }

  private func send(_ call: ResolvedCall, _ values: [Value], _ target: Value, _ frame: Frame) -> Value {
    let result = frame.interpreter.send(call.selector, to: target, frame.interpreter.filled(values), nameRange, frame)
    if call.throwsError, !frame.isUnwinding { frame.interpreter.throwFailure(result) }
    return result
  }

  /// Calls a body, with the arguments computed where it keeps them.
  @inline(__always)
  private func call(_ code: Code, wanting wanted: NodeList<Wanted>, on object: Object, _ target: Value, _ frame: Frame) -> Value {
    let interpreter = frame.interpreter
    let places = interpreter.locals.take(code.slotCount)
    arguments.compute(into: places, wanting: wanted, frame)
    if !frame.isUnwinding, known.isClass(of: object, frame.simulation) { return interpreter.call(code, on: target, keeping: places) }
    let values = interpreter.locals.takeBack(places, code.slotCount, having: wanted.count)
    if frame.isUnwinding { return .void }
    look(up: object.isa, frame)
    guard let cached else { return callUnknown(object, target, frame) }
    return interpreter.send(cached.selector, to: target, values, nameRange, frame)
  }

  private func look(up type: RuntimeClass, _ frame: Frame) {
    known.note(type)
    cached = frame.interpreter.resolve(arguments.shape, in: type, isClassMethod: false)
    cachedCode = nil
    straight = nil
    rival = nil
    isBound = false
    guard let cached, case .script(let method as InterpretedMethod, _)? = type.implementation(of: cached.selector) else { return }
    cachedCode = method.code
    rival = frame.interpreter.rival(of: cached, arguments.shape, in: type)
    isBound = cached.wanted.contains { $0.generic.map { type.fieldInfo(FieldName.type(of: $0)) != nil } ?? false }
    guard rival == nil, !isBound, !method.code.hasGenericResult, cached.isStraight, cached.plan.count == arguments.nodes.count,
      !arguments.hasReferences
    else { return }
    straight = NodeList((0..<cached.plan.count).map { $0 < cached.wanted.count ? cached.wanted[$0] : .anything })
  }

  private func callUnknown(_ object: Object, _ target: Value, _ frame: Frame) -> Value {
    let interpreter = frame.interpreter
    if let result = interpreter.callExtension(arguments, on: target, store: receiver, nameRange, frame) { return result }
    if let result = interpreter.callStandard(arguments, on: target, store: receiver, nameRange, frame) { return result }
    if let result = interpreter.callOnSteps(arguments, of: target, store: receiver, nameRange, frame) { return result }
    if let meant = interpreter.mismatch(arguments.shape, in: object.isa) {
      frame.fail(.unknownMethod(arguments.shape.spelling.text, of: object.isa.visible.name, nearest: meant), nameRange)
      return .null
    }
    if interpreter.hasMember(name, in: object.isa) {
      let member = DotNode(receiver, name, nameRange: nameRange, nameRange).read(target, frame)
      if mayBeMissing && member.isNull || arguments.nodes.isEmpty && !(member.object is Block) { return member }
      // A method that an extension gives beside a property of its name, in a text that is not here: one that answers its object.
      if !member.isNull, member.object == nil, !member.isClass, !interpreter.options.isStrict {
        _ = arguments.plainValues(frame, wanting: .lost)
        interpreter.note(invented: "-\(Selector(arguments.shape.spelling.selectorText)) (answers the object)")
        return frame.isUnwinding ? .void : target
      }
      return interpreter.callValue(member, arguments, range, frame)
    }
    if mayBeMissing { return .null }
    if let result = interpreter.mapOptional(arguments, target, range, frame) { return result }
    return interpreter.unansweredCall(arguments, by: object, target, nameRange, frame)
  }

  /// What comes of a call of something that was made up: an instance where it is given a class to make, or else nothing.
  private func answerOfNothing(_ frame: Frame) -> Value {
    guard arguments.namesType, receiver.isMadeUp(frame) else { return .null }
    let values = arguments.plainValues(frame, wanting: .lost)
    return frame.interpreter.instance(namedBy: values, in: arguments.shape.spelling.text, nameRange, frame) ?? .null
  }

  private func callOnOther(_ target: Value, _ frame: Frame, wanting wanted: Wanted) -> Value {
    let interpreter = frame.interpreter
    if target.isNull, receiver.isChained { return .null }
    if !frame.mayWork(through: target, nameRange) { return .void }
    if let result = interpreter.callExtension(arguments, on: target, store: receiver, nameRange, frame) { return result }
    if target.isNull { return answerOfNothing(frame) }
    if name == "init", receiver is ReceiverNode, let extended = (frame.code.lexicalClass?.declaration as? ClassInfo)?.extended {
      let made = interpreter.construct(TypeName(name: extended, range: nameRange), arguments, range, frame)
      if !frame.isUnwinding { receiver.assign(made, frame) }
      return made
    }
    if case .type(let type) = target { return interpreter.callStatic(arguments, of: type, nameRange, frame, wanting: wanted) }
    if let result = interpreter.callMemberFunction(arguments, on: target, nameRange, frame) { return result }
    if asksFoundation, let result = interpreter.callFoundation(arguments, on: target, nameRange, frame) { return result }
    if let result = interpreter.callStandard(arguments, on: target, store: receiver, nameRange, frame) { return result }
    if let result = interpreter.mapOptional(arguments, target, range, frame) { return result }
    return interpreter.callImmediate(arguments, on: target, nameRange, frame)
  }
}

/// `f(x)`: a method of `self`, a function, or something made up.
final class ScopedCallNode: Node {
  let name: String
  let owner: Node
  let arguments: ArgumentList
  let nameRange: SourceRange
  let isTopLevel: Bool
  private let mayBeMissing: Bool
  private let member: MemberCallNode
  private var known = KnownClass()
  private var isMember = false

  init(
    _ name: String, owner: Node, _ arguments: ArgumentList, isTopLevel: Bool, mayBeMissing: Bool, nameRange: SourceRange,
    _ range: SourceRange
  ) {
    self.name = name
    self.owner = owner
    self.arguments = arguments
    self.nameRange = nameRange
    self.isTopLevel = isTopLevel
    self.mayBeMissing = mayBeMissing
    member = MemberCallNode(owner, name, arguments, mayBeMissing: mayBeMissing, nameRange: nameRange, range)
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value { evaluate(frame, wanting: .anything) }

  override func evaluate(_ frame: Frame, wanting wanted: Wanted) -> Value {
    let interpreter = frame.interpreter
    let receiver = isTopLevel ? Value.null : owner.evaluate(frame)
    if isMember(receiver, frame) { return member.call(receiver, frame, wanting: wanted) }
    if let result = interpreter.callFunction(name, arguments, nameRange, frame, wanting: wanted) { return result }
    if let value = interpreter.scopedValue(name, receiver, nameRange, frame) {
      if mayBeMissing, value.isNull { return .null }
      return interpreter.callValue(value, arguments, range, frame)
    }
    if case .object(let object) = receiver { return interpreter.unansweredCall(arguments, by: object, receiver, nameRange, frame) }
    if case .type(let type) = receiver { return interpreter.callStatic(arguments, of: type, nameRange, frame, wanting: wanted) }
    interpreter.inventFunction(name, at: nameRange, in: frame)
    return .null
  }

  private func isMember(_ receiver: Value, _ frame: Frame) -> Bool {
    let interpreter = frame.interpreter
    switch receiver {
    case .object(let object):
      if known.isClass(of: object, frame.simulation) { return isMember }
      known.note(object.isa)
      isMember =
        interpreter.resolve(arguments.shape, in: object.isa, isClassMethod: false) != nil
        || interpreter.hasMember(name, in: object.isa) && !interpreter.hasFunction(arguments.shape)
        || interpreter.extensionCall(arguments.shape, on: receiver) != nil
        || interpreter.answersAsStandard(arguments.shape, receiver)
      return isMember
    case .type(let type): return interpreter.resolve(arguments.shape, in: type, isClassMethod: true) != nil
    case .null, .void: return interpreter.extensionCall(arguments.shape, on: receiver) != nil
    default: return interpreter.answers(arguments.shape, receiver)
    }
  }
}

/// `super.f(x)`.
final class SuperCallNode: Node {
  let name: String
  let arguments: ArgumentList
  let nameRange: SourceRange
  private var cached: ResolvedCall?
  private var generation = -1

  init(_ name: String, _ arguments: ArgumentList, nameRange: SourceRange, _ range: SourceRange) {
    self.name = name
    self.arguments = arguments
    self.nameRange = nameRange
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    let interpreter = frame.interpreter
    guard let lexical = frame.code.lexicalClass, let superclass = lexical.superclass else { return .null }
    let isClassMethod = frame.receiver.isClass
    if generation != lexical.registry.generation {
      generation = lexical.registry.generation
      cached = interpreter.resolve(arguments.shape, in: superclass, isClassMethod: isClassMethod)
    }
    guard let call = cached else { return unknown(superclass, frame) }
    let values = interpreter.filled(arguments.values(for: call, frame))
    if frame.isUnwinding { return .void }
    if isClassMethod { return interpreter.sendToClass(superclass, call.selector, frame.receiver, values, nameRange, frame) }
    guard let found = superclass.implementation(of: call.selector) else { return unknown(superclass, frame) }
    return interpreter.run(found, call.selector, on: frame.receiver, values, nameRange, frame)
  }

  /// What neither the superclass nor its own have: the known messages are nothing by themselves.
  private func unknown(_ superclass: RuntimeClass, _ frame: Frame) -> Value {
    let interpreter = frame.interpreter
    let values = arguments.plainValues(frame)
    if frame.isUnwinding { return .void }
    if interpreter.typed.messages(in: frame.simulation.globals).message(arguments.shape.spelling) != nil { return .void }
    if name == "init" { return frame.receiver }
    let selector = Selector(arguments.shape.spelling.selectorText)
    if selector == frame.code.selector { return .void }
    return interpreter.unanswered(selector, by: superclass, receiver: frame.receiver, values, nameRange, frame)
  }
}

/// `super.a`.
final class SuperMemberNode: Node {
  let name: String
  let nameRange: SourceRange

  init(_ name: String, nameRange: SourceRange, _ range: SourceRange) {
    self.name = name
    self.nameRange = nameRange
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    guard let superclass = frame.code.lexicalClass?.superclass, case .object(let object) = frame.receiver else { return .null }
    switch frame.interpreter.reading(name, Selector(name), in: superclass) {
    case .native(let property): return property.read(frame.receiver)
    case .found(let found, let selector): return frame.interpreter.run(found, selector, on: frame.receiver, [], nameRange, frame)
    case .field(let access): return access.read(object, frame.interpreter)
    case .method, .unknown: return .null
    }
  }

  override var isStorable: Bool { true }

  override func assign(_ value: Value, _ frame: Frame) {
    guard let superclass = frame.code.lexicalClass?.superclass, case .object(let object) = frame.receiver else { return }
    switch frame.interpreter.writing(name, in: superclass) {
    case .native(let property):
      frame.interpreter.write(value, with: property, name, nameRange, frame, to: frame.receiver)
    case .found(let found, let selector): _ = frame.interpreter.run(found, selector, on: frame.receiver, [value], nameRange, frame)
    case .field(let access): access.write(value, to: object, frame.interpreter)
    case .readOnly, .constant, .unknown: break
    }
  }

  override func wantedForStore(_ frame: Frame) -> Wanted {
    guard let superclass = frame.code.lexicalClass?.superclass else { return .anything }
    return frame.interpreter.wanted(name, of: superclass)
  }
}

/// A call of a closure or of another value.
final class ValueCallNode: Node {
  let callee: Node
  let arguments: ArgumentList
  let mayBeMissing: Bool

  init(_ callee: Node, _ arguments: ArgumentList, mayBeMissing: Bool, _ range: SourceRange) {
    self.callee = callee
    self.arguments = arguments
    self.mayBeMissing = mayBeMissing
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value { evaluate(frame, wanting: .anything) }

  override func evaluate(_ frame: Frame, wanting wanted: Wanted) -> Value {
    // What a closure gives back that is called where it stands is what is wanted there.
    let literal = (callee as? ClosureNode)?.literal ?? callee as? BlockLiteralNode
    if wanted.isKnown, let code = literal?.code, !code.wanted.isKnown { code.wanted = wanted }
    let target = callee.evaluate(frame)
    if frame.isUnwinding { return .void }
    if target.isNull, mayBeMissing { return .null }
    return frame.interpreter.callValue(target, arguments, range, frame)
  }
}

/// A call of a function that stands in the same body, with its labels.
final class LocalCallNode: Node {
  let callee: Node
  let arguments: ArgumentList
  let call: ResolvedCall

  init(_ callee: Node, _ arguments: ArgumentList, _ call: ResolvedCall, _ range: SourceRange) {
    self.callee = callee
    self.arguments = arguments
    self.call = call
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    guard let function = callee.evaluate(frame).object as? Block else { return .null }
    let values = arguments.values(for: call, frame)
    if frame.isUnwinding { return .void }
    defer { arguments.takeBack(frame) }
    return function.call(values)
  }
}

/// `Name(label: x)`: a new instance, or a conversion.
final class ConstructNode: Node {
  let type: TypeName
  let arguments: ArgumentList

  init(_ type: TypeName, _ arguments: ArgumentList, _ range: SourceRange) {
    self.type = type
    self.arguments = arguments
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value { frame.interpreter.construct(type, arguments, range, frame) }
}
