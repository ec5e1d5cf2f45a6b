import ObjectModel

/// What code goes on with where something that was made up answered nothing.
extension Interpreter {
  /// Remembers the name of a member, function or variable that answered nothing because it was made up.
  func remember(madeUp name: some StringProtocol) { madeUp.insert(String(name.prefix { $0 != "(" && $0 != ":" })) }

  /// Whether a name was made up.
  func isMadeUp(_ name: String) -> Bool { madeUp.contains(name) }

  /// Whether a variable of an object was given nothing by something made up, or is made up itself.
  func isMadeUp(_ name: String, of receiver: Value) -> Bool {
    guard case .object(let object) = receiver, let owner = declarer(of: name, object.isa) else { return madeUp.contains(name) }
    return madeUp.contains(owner + "." + name)
  }

  /// Remembers that a variable of an object was given nothing by something made up.
  func remember(madeUp name: String, of receiver: Value) {
    guard case .object(let object) = receiver, let owner = declarer(of: name, object.isa) else { return remember(madeUp: name) }
    madeUp.insert(owner + "." + name)
  }

  /// The name of the class that declares a variable.
  private func declarer(of name: String, _ type: RuntimeClass) -> String? {
    sequence(first: type, next: \.superclass).first { ($0.declaration as? ClassInfo)?.fields[name] != nil }?.visible.name
  }

  /// Whether nothing in the place of a number or object is no mistake: the app's compiler would have found it,
  /// so that it must come of something that is not in the text.
  func forgivesNothing(_ frame: Frame) -> Bool {
    frame.code.lexicalClass != nil && frame.code.source.language == .swift && !options.isStrict
      && (!madeUp.isEmpty || simulation.hasKeptNothing)
  }

  /// The arguments with something in the place of the nothing that a native method cannot take.
  func filled(_ arguments: [Value], after error: BridgingError, _ frame: Frame) -> [Value]? {
    guard case .wrongType(let expected, let position) = error, position < arguments.count,
      isMadeUp(arguments[position]) && frame.code.lexicalClass != nil && !options.isStrict
        || arguments[position].isNull && forgivesNothing(frame), let value = substitute(for: expected)
    else { return nil }
    var filled = arguments
    filled[position] = value
    return filled
  }

  /// Whether a value is an object of a class that was made up, whose name may as well be that of a function elsewhere.
  private func isMadeUp(_ value: Value) -> Bool { value.object?.isa.isInvented ?? false }

  /// What stands in the place of nothing: zero, an empty text or list, or a new object.
  func substitute(for type: String) -> Value? {
    let name = type.hasSuffix(" *") ? String(type.dropLast(2)) : type
    switch name {
    case "NSString": return .string("")
    case "NSArray": return .array([])
    case "NSDictionary": return .dictionary(DictionaryValue())
    case "BOOL": return .bool(false)
    case "CGFloat", "double", "float", "NSTimeInterval": return .double(0)
    case "NSInteger", "NSUInteger", "int": return .int(0)
    default: break
    }
    if let known = simulation.globals.structType(named: name) {
      return .structure(StructValue(type: known, numbers: Array(repeating: 0, count: known.width)))
    }
    return madeUpInstance(of: name)
  }

  /// A new object of a class, in the place of one that the app would have made elsewhere.
  func madeUpInstance(of name: String) -> Value? {
    guard let type = simulation.classes.named(name), case .object(let allocated) = allocate(type) else { return nil }
    let made = simulation.perform("init", on: .object(allocated))
    guard case .object(let object) = made else { return nil }
    note(invented: object.displayName)
    return made
  }
}

extension Code {
  /// What a local variable of the body is known by where it was given nothing by something made up.
  fileprivate func mark(of slot: Int) -> String { "\(name) \(slot)" }
}

extension Node {
  /// Whether the expression leads through something that was made up, so that it says nothing of the app when it gives nothing.
  func isMadeUp(_ frame: Frame) -> Bool {
    let interpreter = frame.interpreter
    switch self {
    case let node as VariableNode: return node.variable.isMadeUp
    case let node as DotNode: return interpreter.isMadeUp(node.name, of: node.base.known(frame)) || node.base.isMadeUp(frame)
    case let node as ScopedNameNode: return interpreter.isMadeUp(node.name, of: node.owner.known(frame))
    case let node as MemberCallNode: return interpreter.isMadeUp(node.name) || node.receiver.isMadeUp(frame)
    case let node as ScopedCallNode: return interpreter.isMadeUp(node.name)
    case let node as SubscriptNode: return node.base.isMadeUp(frame)
    case let node as TypeMemberNode: return interpreter.isMadeUp(node.name)
    case let node as UnwrapNode: return node.operand.isMadeUp(frame)
    case let node as ChainedNode: return node.operand.isMadeUp(frame)
    case let node as TypedCastNode: return node.operand.isMadeUp(frame)
    case let node as ErrorAttemptNode: return node.operand.isMadeUp(frame)
    case let node as SendNode:
      return interpreter.isMadeUp(node.selector.description.prefix { $0 != ":" }.description) || node.receiver.isMadeUp(frame)
    case let node as MemberNode: return interpreter.isMadeUp(node.name, of: node.base.known(frame)) || node.base.isMadeUp(frame)
    case let node as LooseNameNode: return interpreter.isMadeUp(node.name)
    case let node as LocalNode: return interpreter.isMadeUp(frame.code.mark(of: node.slot))
    case let node as FunctionCallNode: return interpreter.isMadeUp(node.name)
    case let node as ElementNode: return node.base.isMadeUp(frame)
    case let node as CastNode: return node.operand.isMadeUp(frame)
    case let node as TypedPointerNode: return node.operand.isMadeUp(frame)
    case let node as ConditionalNode: return node.then?.isMadeUp(frame) ?? node.condition.isMadeUp(frame) || node.otherwise.isMadeUp(frame)
    default: return false
    }
  }

  /// The value of a plain name; nothing of what may have effects.
  private func known(_ frame: Frame) -> Value { self is ReceiverNode || self is VariableNode ? evaluate(frame) : .null }

  /// Remembers that the expression keeps nothing that came of something made up.
  func keepsNothing(of value: Node?, _ frame: Frame) {
    guard !frame.interpreter.madeUp.isEmpty, let value, value.isMadeUp(frame) else { return }
    switch self {
    case let node as VariableNode: node.variable.isMadeUp = true
    case let node as LocalNode: frame.interpreter.madeUp.insert(frame.code.mark(of: node.slot))
    case let node as DotNode: frame.interpreter.remember(madeUp: node.name, of: node.base.known(frame))
    case let node as MemberNode: frame.interpreter.remember(madeUp: node.name, of: node.base.known(frame))
    case let node as ScopedNameNode: frame.interpreter.remember(madeUp: node.name, of: node.owner.known(frame))
    default: break
    }
  }
}
