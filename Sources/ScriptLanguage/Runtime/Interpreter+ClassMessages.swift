import ObjectModel

extension Interpreter {
  /// Sends a message to a class; `receiver` is the class that was named, `type` the one where the search begins.
  func sendToClass(
    _ type: RuntimeClass, _ selector: Selector, _ receiver: Value, _ arguments: [Value], _ range: SourceRange, _ frame: Frame
  ) -> Value {
    use(type)
    if let (method, _) = type.classScriptMethod(for: selector) { return method.invoke(on: receiver, arguments, in: simulation) }
    if isAbsent(type) { return answerAsAbsent(type, selector.description, range, frame) }
    if let entry = type.nativeClassMethod(for: selector) { return invoke(entry, on: receiver, arguments, range, frame) }
    guard case .type(let named) = receiver else { return .null }
    if let answer = answerAsClass(named, selector.description, arguments, range, frame) { return answer }
    return unansweredByClass(named, selector, arguments, range, frame)
  }

  /// What every class answers.
  private func answerAsClass(_ type: RuntimeClass, _ name: String, _ arguments: [Value], _ range: SourceRange, _ frame: Frame) -> Value? {
    switch name {
    case "alloc", "allocWithZone:": return allocate(type)
    case "new":
      guard type.nativeTable.allocate != nil else { return sendToClass(type, "init", .type(type), [], range, frame) }
      return send("init", to: allocate(type), [], range, frame)
    case "class", "self", "retain", "autorelease": return .type(type.visible)
    case "release", "load", "initialize": return .void
    case "superclass": return type.superclass.map(Value.type) ?? .null
    case "description": return .string(type.visible.name)
    case "init" where type.nativeTable.allocate == nil: return .null
    case "isEqual:": return .bool(arguments.first.map(Value.type(type).isIdentical) ?? false)
    case "isKindOfClass:": return .bool(false)
    case "isSubclassOfClass:":
      guard case .type(let other)? = arguments.first else { return .bool(false) }
      return .bool(type.isSubclass(of: other))
    case "instancesRespondToSelector:":
      return .bool(arguments.first.flatMap(Selector.unbox).map { type.implementation(of: $0) != nil } ?? false)
    case "respondsToSelector:":
      guard let selector = arguments.first.flatMap(Selector.unbox) else { return .bool(false) }
      return .bool(type.classScriptMethod(for: selector) != nil || type.nativeClassMethod(for: selector) != nil || selector == "alloc")
    case "conformsToProtocol:": return .bool(arguments.first.flatMap(String.unbox).map(type.conforms) ?? false)
    default: return performOnClass(type, name, arguments, range, frame)
    }
  }

  private func performOnClass(_ type: RuntimeClass, _ name: String, _ arguments: [Value], _ range: SourceRange, _ frame: Frame) -> Value? {
    guard name.hasPrefix("performSelector:"), let selector = arguments.first.flatMap(Selector.unbox) else { return nil }
    return sendToClass(type, selector, .type(type), selector.fitting(arguments.dropFirst()), range, frame)
  }

  /// Makes an instance; classes of immediate values stand for themselves until their initialiser is sent.
  func allocate(_ type: RuntimeClass) -> Value {
    use(type)
    guard let made = allocateEmpty(type) else { return .type(type) }
    giveFirstValues(to: made)
    return .object(made)
  }

  /// Makes an instance whose variables have no values yet.
  private func allocateEmpty(_ type: RuntimeClass) -> Object? {
    type.isChoice ? EnumCaseObject(type, in: simulation) : type.nativeTable.allocate?(type, simulation)
  }

  /// Computes what the declarations of variables say, from the topmost class down.
  private func giveFirstValues(to object: Object) {
    for type in Array(sequence(first: object.isa, next: \.superclass)).reversed() where type.table == nil {
      guard let info = type.declaration as? ClassInfo else { continue }
      for name in info.storedNames {
        guard let field = info.fields[name], field.first != nil, !field.isLazy, !simulation.isUnwinding else { continue }
        let access = FieldAccess(name)
        _ = access.read(object, self)
      }
    }
  }

  private func unansweredByClass(
    _ type: RuntimeClass, _ selector: Selector, _ arguments: [Value], _ range: SourceRange, _ frame: Frame
  ) -> Value {
    let name = selector.description
    if let releases = MemberNames.releases(ofClassMethod: name, in: type) {
      return refuse(classMethod: name, of: type, releases, range, frame)
    }
    if let nearest = NearestName.find(name, among: MemberNames.ofClass(type), isStrange: type.isStrange) {
      frame.fail(.unknownMethod(name, of: type.visible.name, nearest: nearest), range)
      return .null
    }
    if options.isStrict {
      frame.fail(.unknownMethod(name, of: type.visible.name, nearest: nil), range)
      return .null
    }
    if let made = instance(of: type, namedBy: name, arguments, range, frame) ?? instance(namedBy: arguments, in: name, range, frame) {
      return made
    }
    remember(madeUp: name)
    note(invented: "+\(name) (answers nothing)")
    return .null
  }

  /// Runs the `dealloc` of an object that is gone, on a stand-in that has its variables.
  func scheduleDealloc(_ type: RuntimeClass, _ fields: [Field]) {
    simulation.runLoop.atEndOfTurn { [link] in
      guard let self = link.interpreter, !self.simulation.isUnwinding, let method = type.scriptMethod(for: "dealloc"),
        let standIn = self.allocateEmpty(type)
      else { return }
      type.forgetNewestNumber()
      standIn.fields = fields
      _ = method.invoke(on: .object(standIn), [], in: self.simulation)
      // The stand-in goes without a `dealloc` of its own.
      standIn.abandon()
    }
  }
}
