import ObjectModel

/// A name in a body that no local variable bears: a member of `self`, something global, or a name to be made up.
final class ScopedNameNode: Node {
  let name: String
  /// What `self` is, where a closure took it as a variable.
  let owner: Node
  let locals: [String]
  private let dot: DotNode
  private let isOwn: Bool
  private var known = KnownClass()
  private var isMember = false

  init(_ name: String, owner: Node, locals: [String], _ range: SourceRange) {
    self.name = name
    self.owner = owner
    self.locals = locals
    dot = DotNode(owner, name, nameRange: range, range)
    isOwn = owner is ReceiverNode
    super.init(range)
  }

  override var isStorable: Bool { true }

  private func isMember(_ object: Object, _ frame: Frame) -> Bool {
    if known.isClass(of: object, frame.simulation) { return isMember }
    known.note(object.isa)
    isMember = frame.interpreter.hasMember(name, in: object.isa)
    return isMember
  }

  override func evaluate(_ frame: Frame) -> Value {
    if isOwn, frame.lookAtReceiver({ isMember($0, frame) }) == true { return dot.evaluate(frame) }
    let receiver = owner.evaluate(frame)
    if case .object(let object) = receiver, isMember(object, frame) { return dot.read(receiver, frame) }
    if let value = frame.interpreter.scopedValue(name, receiver, range, frame) { return value }
    guard case .object(let object) = receiver else {
      if !receiver.isNull, !(receiver.isClass), let value = frame.interpreter.memberOfImmediate(name, receiver, range, frame) {
        return value
      }
      return frame.interpreter.inventName(name, neighbours: neighbours(frame), at: range, in: frame)
    }
    if let value = frame.interpreter.standardMember(name, of: receiver, range, frame) { return value }
    if let value = frame.interpreter.nativeMethodValue(name, of: object, range, frame) { return value }
    let key = FieldName.key(for: name, in: object.isa)
    return frame.interpreter.inventProperty(key, spelling: name, of: object, at: range, neighbours: neighbours(frame), in: frame)
  }

  private func neighbours(_ frame: Frame) -> [String] { locals + frame.interpreter.globalNames }

  override func assign(_ value: Value, _ frame: Frame) {
    if isOwn, frame.lookAtReceiver({ isMember($0, frame) }) == true { return dot.assign(value, frame) }
    let receiver = owner.evaluate(frame)
    let interpreter = frame.interpreter
    if case .object(let object) = receiver, isMember(object, frame) { return dot.write(value, to: receiver, frame) }
    if let type = interpreter.lexicalType(receiver, frame), interpreter.staticVariable(name, of: type) != nil {
      return interpreter.writeStatic(name, value, of: type, range, frame)
    }
    if let variable = interpreter.fileVariables[name] { return variable.cell.store(variable.conversion.convert(value)) }
    if frame.simulation.value(named: name) != nil { return interpreter.bindTopLevel(name, to: interpreter.owned(value)) }
    if case .structure = receiver { return dot.write(value, to: receiver, frame) }
    guard case .object(let object) = receiver else {
      interpreter.inventName(name, neighbours: neighbours(frame), at: range, in: frame)
      return
    }
    let key = FieldName.key(for: name, in: object.isa)
    guard interpreter.mayInvent(key, spelling: name, of: object, at: range, neighbours: neighbours(frame), in: frame) else { return }
    let access = FieldAccess(key)
    access.write(interpreter.owned(value), to: object, interpreter)
  }

  override func place(_ frame: Frame) -> ValuePlace? {
    if isOwn, frame.lookAtReceiver({ isMember($0, frame) }) == true { return dot.place(frame) }
    guard owner.isPlainName else { return nil }
    let receiver = owner.evaluate(frame)
    let interpreter = frame.interpreter
    if case .object(let object) = receiver, isMember(object, frame) { return dot.place(frame) }
    if let type = interpreter.lexicalType(receiver, frame), interpreter.staticVariable(name, of: type) != nil { return nil }
    if let variable = interpreter.fileVariables[name] { return .cell(variable.cell) }
    return frame.simulation.names.slot(of: name).map(ValuePlace.name)
  }

  override func wantedForStore(_ frame: Frame) -> Wanted {
    guard case .object(let object) = owner.evaluate(frame) else { return .anything }
    return frame.interpreter.wanted(name, of: object.isa)
  }
}

/// The type of an enumeration, a structure, or one of the standard library, as a value.
final class TypeNode: Node {
  let reference: TypeReference

  init(_ reference: TypeReference, _ range: SourceRange) {
    self.reference = reference
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value { Self.value(of: reference) }

  /// A type as a value.
  static func value(of reference: TypeReference?) -> Value {
    switch reference {
    case .runtime(let type): .type(type)
    case .enumeration(let type): .string(type.swiftName)
    case .structure(let type): .string(type.name)
    case .standard(let name): .string(name)
    case nil: .null
    }
  }
}

/// A member of an enumeration's, a structure's or a standard type.
final class TypeMemberNode: Node {
  let reference: TypeReference
  let name: String
  let nameRange: SourceRange

  init(_ reference: TypeReference, _ name: String, nameRange: SourceRange, _ range: SourceRange) {
    self.reference = reference
    self.name = name
    self.nameRange = nameRange
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    frame.interpreter.member(name, of: reference, nameRange, frame)
  }

  override var isStorable: Bool { true }

  override func assign(_ value: Value, _ frame: Frame) {
    guard case .runtime(let type) = reference else { return frame.fail(.notAssignable, range) }
    frame.interpreter.writeStatic(name, value, of: type, nameRange, frame)
  }

  override func wantedForStore(_ frame: Frame) -> Wanted {
    guard case .runtime(let type) = reference else { return .anything }
    return frame.interpreter.staticVariable(name, of: type)?.wanted ?? .anything
  }
}

extension Value {
  /// Whether the value is a class.
  var isClass: Bool { if case .type = self { true } else { false } }
}

extension Interpreter {
  /// The member of a type that is named in code.
  func member(_ name: String, of reference: TypeReference, _ range: SourceRange, _ frame: Frame) -> Value {
    switch reference {
    case .runtime(let type): return readStatic(name, of: type, range, frame)
    case .enumeration(let type): return name == "self" ? .string(type.swiftName) : readStatic(name, of: type, range, frame)
    case .structure(let type):
      if let holder = typed.extensions[type.name], let value = staticMember(name, of: holder, range, frame) { return value }
      if name == "zero" || name == "self" {
        return .structure(StructValue(type: type, numbers: Array(repeating: 0, count: type.width)))
      }
      if name == "init" { return initializer(.structure(type), range, frame) }
      if let constant = simulation.globals.constant(named: type.name + name.prefix(1).uppercased() + name.dropFirst()) { return constant }
      frame.fail(.unknownProperty(name, of: type.name, nearest: nil), range)
      return .null
    case .standard(let standard):
      if let holder = typed.extensions[standard], let value = staticMember(name, of: holder, range, frame) { return value }
      if let value = StandardMembers.member(standard + "." + name) { return value }
      if name == "self" { return .string(standard) }
      if name == "init" { return initializer(.standard(standard), range, frame) }
      frame.fail(.unknownProperty(name, of: standard, nearest: nil), range)
      return .null
    }
  }

  /// `String.init` and its like as a value: each argument goes to the initialiser without labels, or with those of all parts.
  func initializer(_ reference: TypeReference, _ range: SourceRange, _ frame: Frame) -> Value {
    let block = make(NativeBlock.self)
    block.set { [unowned self, frame] given in
      let arguments = spread(given, for: reference)
      let nodes = arguments.map { ConstantNode($0, range) }
      switch reference {
      case .standard(let name):
        let shape = CallShape("init", labels: arguments.map { _ in nil })
        return StandardMembers.construct(name, shape, arguments, self, range, frame) ?? .null
      case .structure(let type):
        let list = ArgumentList(nodes: nodes, shape: CallShape("init", labels: arguments.map { _ in nil }))
        return construct(TypeName(name: type.name, range: range), list, range, frame)
      case .runtime(let type):
        let labels = initializerLabels(of: type, taking: arguments.count) ?? arguments.map { _ in nil }
        return construct(type, ArgumentList(nodes: nodes, shape: CallShape("init", labels: labels)), range, frame)
      case .enumeration(let type): return .enumeration(EnumValue(type: type, rawValue: arguments.first?.integer ?? 0))
      }
    }
    return .object(block)
  }

  /// The parts of a tuple, where the initialiser takes as many arguments.
  private func spread(_ arguments: [Value], for reference: TypeReference) -> [Value] {
    guard arguments.count == 1, let tuple = arguments[0].object as? TupleObject else { return arguments }
    switch reference {
    case .runtime(let type): return initializerLabels(of: type, taking: 1) == nil ? tuple.values : arguments
    case .structure: return tuple.values
    case .enumeration, .standard: return arguments
    }
  }

  /// The labels of a type's initialiser that takes so many arguments.
  private func initializerLabels(of type: RuntimeClass, taking count: Int) -> [String?]? {
    for type in sequence(first: type, next: \.superclass) {
      let info = type.declaration as? ClassInfo
      let own = (info?.signatures["init"] ?? []).map(\.spelling.labels)
      let fields = info?.form == .value && own.isEmpty ? [info?.storedNames ?? []] : []
      let cases = info?.form == .choice ? [["rawValue"]] : []
      if let fitting = (own + fields + cases).first(where: { $0.count == count }) { return fitting.map { $0 == "_" ? nil : $0 } }
    }
    return nil
  }

  /// The type whose body the present code stands in.
  func lexicalType(_ receiver: Value, _ frame: Frame) -> RuntimeClass? {
    if case .type(let type) = receiver { return type }
    return frame.code.lexicalClass ?? receiver.object?.isa
  }

  /// The value of a name that is no member of `self`.
  func scopedValue(_ name: String, _ receiver: Value, _ range: SourceRange, _ frame: Frame) -> Value? {
    if let type = lexicalType(receiver, frame) {
      // Within a type's own methods its static members need their type's name; within static ones they do not.
      if receiver.isClass, let value = staticMember(name, of: type, range, frame) { return value }
    }
    if let variable = fileVariables[name] {
      if case .empty = variable.cell.field { return variable.conversion.zero }
      return variable.cell.field.value
    }
    if let code = typed.computed[name] { return call(code, on: .null, []) }
    if let constant = constantUsed(named: name) { return constant }
    if let value = simulation.value(named: name) { return value }
    if let shown = object(shownAs: name) { return .object(shown) }
    if let function = functionValue(name, range, frame) { return function }
    return nil
  }

  /// Reads a member of `self` where that is no object.
  func memberOfImmediate(_ name: String, _ receiver: Value, _ range: SourceRange, _ frame: Frame) -> Value? {
    for holder in extensionClasses(of: receiver) {
      let selector = Selector(name)
      if let found = holder.implementation(of: selector), case .script = found {
        return run(found, selector, on: receiver, [], range, frame)
      }
    }
    if let value = standardMember(name, of: receiver, range, frame) { return value }
    if let type = immediateClass(of: receiver), let property = property(name, in: type) { return property.read(receiver) }
    return nil
  }

  /// A function taken as a value.
  private func functionValue(_ name: String, _ range: SourceRange, _ frame: Frame) -> Value? {
    let block: NativeBlock
    if let own = typed.functions[name]?.first {
      block = make(NativeBlock.self)
      block.set { [unowned self] arguments in self.call(own.code, on: .null, arguments) }
    } else if let code = functions[name] {
      block = make(NativeBlock.self)
      block.set { [unowned self] arguments in self.call(code, on: .null, arguments) }
    } else if StandardFunctions.all[name] != nil {
      block = make(NativeBlock.self)
      block.set { [unowned self, frame] arguments in
        StandardFunctions.call(name, arguments.map { (nil, $0) }, self, range, frame) ?? .null
      }
    } else if let function = simulation.globals.function(named: name) {
      block = make(NativeBlock.self)
      block.set { [unowned self, frame] arguments in
        do throws(BridgingError) {
          return try function.invoke(arguments, simulation)
        } catch {
          report(error, by: name, arguments, range, frame)
          return .void
        }
      }
    } else {
      return nil
    }
    return .object(block)
  }
}
