import ObjectModel

/// Expressions whose names are looked up by spelling and labels.
extension Compiler {
  /// Resolves an expression of those kinds.
  func compileTyped(_ expression: Expression) -> Node {
    let range = expression.range
    if !interpreter.typed.wrapped.isEmpty {
      switch expression.kind {
      case .identifier(let name): if local(name) == nil, let meant = wrapper(nil, name, range) { return compile(meant) }
      case .dot(let base, let name, _): if let meant = wrapper(base, name, range) { return compile(meant) }
      default: break
      }
    }
    switch expression.kind {
    case .identifier(let name) where name.isProjection, .dot(_, let name, _) where name.isProjection: return ProjectionNode(name, range)
    case .identifier(let name): return identifier(name, range)
    case .superclass: return typedReceiver(range)
    case .dot(let base, let name, let nameRange): return dot(base, name, nameRange, range)
    case .implicitMember(let name, let nameRange): return ImplicitMemberNode(name, nameRange: nameRange, range)
    case .invocation(let callee, let arguments): return invocation(callee, arguments, mayBeMissing: false, range)
    case .subscripted(let base, let arguments):
      return SubscriptNode(compile(base), argumentList("subscript", arguments), range)
    case .closure(let closure): return self.closure(closure, range)
    case .list(let elements): return ListNode(elements.map(compile), range)
    case .table(let pairs): return TableNode(pairs.map { (compile($0.key), compile($0.value)) }, range)
    case .tuple(let parts): return TupleNode(parts.map { compile($0.value) }, labels: parts.map(\.label), range)
    case .interpolation(let parts): return interpolation(parts, range)
    case .bounds(let lower, let upper, let isClosed): return RangeNode(lower.map(compile), upper.map(compile), isClosed: isClosed, range)
    case .pattern(let text): return RegexNode(text, range)
    case .keyPath(_, let names): return KeyPathNode(names, range)
    case .type(let type): return typeValue(type, range)
    case .branching(let statement): return branching(statement, range)
    case .discard: return DiscardNode(range)
    default: return typedOperation(expression)
    }
  }

  private func typedOperation(_ expression: Expression) -> Node {
    let range = expression.range
    switch expression.kind {
    case .unwrap(let operand): return UnwrapNode(compile(operand), range)
    case .chained(let operand): return ChainedNode(compile(operand), range)
    case .coalesce(let left, let right): return CoalesceNode(compile(left), compile(right), range)
    case .typeTest(let operand, let type): return TypeTestNode(compile(operand), type, range)
    case .typeCast(let operand, let type, let form): return TypedCastNode(compile(operand), type, form, range)
    case .operation(let sign, let left, let right) where SwiftLexer.isOwn(sign): return ownOperator(sign, [left, right], range)
    case .prefixOperation(let sign, let operand) where SwiftLexer.isOwn(sign): return ownOperator(sign, [operand], range)
    case .operation(let sign, let left, let right):
      let node = OperationNode(sign, compile(left), compile(right), range)
      return expression.depth < 12 ? expression.quotient.map { QuotientNode(node, fraction: $0, range) } ?? node : node
    case .prefixOperation(let sign, let operand): return PrefixNode(sign, compile(operand), range)
    case .store(let target, let sign, let value):
      if case .identifier(let name) = target.kind, isConstant(name) { fault(.constant(name), target.range) }
      return StoreNode(compile(target), sign, compile(value), range)
    case .reference(let target): return ReferenceNode(compile(target), range)
    case .attempt(let operand, let form): return ErrorAttemptNode(compile(operand), form, range)
    default: return ConstantNode(.null, range)
    }
  }

  private func ownOperator(_ sign: String, _ operands: [Expression], _ range: SourceRange) -> Node {
    OwnOperatorNode(sign, argumentList(sign, operands.map { Argument(label: nil, value: $0) }), range)
  }

  /// The selector that `@selector` or `#selector` names: a method of the class around it, or the one that its labels spell.
  func selector(spelled text: String) -> Selector {
    guard !text.contains(":") || text.contains("(") else { return Selector(text) }
    let head = text.prefix { $0 != "(" }
    let dot = head.lastIndex(of: ".")
    let name = dot.map { String(text[text.index(after: $0)...]) } ?? text
    let named = dot.flatMap { interpreter.simulation.classes.named(String(head[..<$0])) }
    let spelling = Spelling(name)
    let receiver = named ?? (isTopLevelInput ? interpreter.topLevelSelf?.isa : code.lexicalClass)
    let types = receiver.map { Array(sequence(first: $0, next: \.superclass)) } ?? []
    for type in types {
      guard let all = (type.declaration as? ClassInfo)?.signatures[spelling.base] else { continue }
      if let found = all.first(where: { $0.spelling == spelling }) ?? (name.contains("(") ? nil : all.first) { return found.selector }
    }
    if name.contains("("), let receiver {
      let shape = CallShape(
        spelling.base,
        spelling.labels.map { label in
          Argument(label: label == "_" ? nil : label, value: Expression(kind: .null, range: SourceRange(start: 0, end: 0), depth: 1))
        })
      if let call = interpreter.resolve(shape, in: receiver, isClassMethod: false) { return call.selector }
    }
    return name.contains("(") ? Selector(spelling.selectorText) : Selector(name)
  }

  // MARK: Names

  /// `self`, or the variable that a closure took it as.
  func typedReceiver(_ range: SourceRange) -> Node {
    if let local = local("self") { return node(for: local, range) }
    return compile(Expression(kind: .receiver, range: range, depth: 1))
  }

  /// What a bare name's members are looked up in.
  private func owner(_ range: SourceRange) -> Node {
    if let local = local("self") { return node(for: local, range) }
    noteReceiver()
    return ReceiverNode(range)
  }

  /// Marks that the body uses `self`, so that a closure must keep it.
  func noteReceiver() {
    code.usesReceiver = true
    outer?.noteReceiver()
  }

  private func identifier(_ name: String, _ range: SourceRange) -> Node {
    if let local = local(name) { return node(for: local, range) }
    if name == "Self" { return SelfTypeNode(range) }
    if name.first?.isUppercase == true, isGeneric(name) { return GenericTypeNode(name, range) }
    if isTopLevelInput, isBoundAtTop(name) { return TopLevelNode(name, range) }
    if isTopLevelInput, let receiver = interpreter.topLevelSelf, interpreter.hasMember(name, in: receiver.isa) {
      return ScopedNameNode(name, owner: owner(range), locals: localNames, range)
    }
    if let reference = reference(name) {
      if case .runtime(let type) = reference { return ClassNode(type.name, hint: nil, range) }
      return TypeNode(reference, range)
    }
    if name.first?.isUppercase == true, interpreter.constant(named: name) == nil, interpreter.simulation.value(named: name) == nil,
      !hasMember(name), !interpreter.isFunctionName(name)
    {
      return unknownType(name, range)
    }
    guard isTopLevelInput else { return ScopedNameNode(name, owner: owner(range), locals: localNames, range) }
    if interpreter.isGlobalName(name) { return ScopedNameNode(name, owner: owner(range), locals: localNames, range) }
    return unknownObject(name, among: localNames + outermostNames + interpreter.simulation.names.order, range)
  }

  private func hasMember(_ name: String) -> Bool { code.lexicalClass.map { interpreter.hasMember(name, in: $0) } ?? false }

  private func unknownType(_ name: String, _ range: SourceRange) -> Node {
    if let nearest = interpreter.nearestClass(to: name) { fault(.unknownClass(name, nearest: nearest), range) }
    return ClassNode(name, hint: nil, range)
  }

  /// What a type's name stands for, seen from the present body.
  func reference(_ name: String) -> TypeReference? { interpreter.typeReference(name, in: code.lexicalClass) }

  private var outermostCompiler: Compiler { outer?.outermostCompiler ?? self }
  var isTopLevelInput: Bool { outermostCompiler.isTopLevel }
  private var outermostNames: [String] { outermostCompiler.topLevelNames.sorted() }

  func isBoundAtTop(_ name: String) -> Bool {
    name == "$_" || outermostCompiler.topLevelNames.contains(name) || interpreter.isTopLevelName(name)
  }

  private func dot(_ base: Expression, _ name: String, _ nameRange: SourceRange, _ range: SourceRange) -> Node {
    if case .superclass = base.kind {
      noteReceiver()
      return SuperMemberNode(name, nameRange: nameRange, range)
    }
    if let typeName = base.typeName, isTypePath(typeName) {
      // A nested type's name may go on.
      if let nested = reference(typeName + "." + name), !["self", "Type"].contains(name) {
        if case .runtime(let type) = nested { return ClassNode(type.name, hint: nil, range) }
        return TypeNode(nested, range)
      }
      if let reference = reference(typeName) {
        return TypeMemberNode(reference, name, nameRange: nameRange, range)
      }
      if typeName.contains(".") || reference(typeName) == nil, Self.modules.contains(typeName) {
        return identifier(name, range)
      }
    }
    if name == "self", let described = describedType(base) { return TypeObjectNode(described, range) }
    if case .type(let type) = base.kind, let reference = reference(type.name) {
      return TypeMemberNode(reference, name, nameRange: nameRange, range)
    }
    return DotNode(compile(base), name, nameRange: nameRange, range)
  }

  /// A type with parts, or one that may be absent, before `.self`.
  private func describedType(_ expression: Expression) -> TypeName? {
    switch expression.kind {
    case .type(let type) where !type.parts.isEmpty: return type
    case .chained(let inner):
      guard let name = inner.typeName, isTypePath(name), reference(name) != nil else { return nil }
      return TypeName(name: name, range: expression.range, isOptional: true)
    default: return nil
    }
  }

  /// The modules that may stand before a name.
  private static let modules: Set<String> = ["UIKit", "Foundation", "Swift", "CoreGraphics"]

  /// Whether a dotted name begins with a type's and not with a variable's.
  private func isTypePath(_ name: String) -> Bool {
    let first = String(name.prefix { $0 != "." })
    return first.first?.isUppercase == true && local(first) == nil && !(isTopLevelInput && isBoundAtTop(first))
  }

  private func typeValue(_ type: TypeName, _ range: SourceRange) -> Node {
    guard let reference = reference(type.name) else { return ClassNode(type.name, hint: nil, range) }
    if case .runtime(let known) = reference { return ClassNode(known.name, hint: nil, range) }
    return TypeNode(reference, range)
  }

  // MARK: Calls

  func argumentList(_ base: String, _ arguments: [Argument]) -> ArgumentList {
    ArgumentList(nodes: arguments.map { compile($0.value) }, shape: CallShape(base, arguments))
  }

  private func invocation(_ callee: Expression, _ arguments: [Argument], mayBeMissing: Bool, _ range: SourceRange) -> Node {
    switch callee.kind {
    case .chained(let inner): return invocation(inner, arguments, mayBeMissing: true, range)
    case .unwrap(let inner): return invocation(inner, arguments, mayBeMissing: false, range)
    case .identifier(let name): return call(name, arguments, mayBeMissing, callee.range, range)
    case .dot(let base, let name, let nameRange): return call(base, name, arguments, mayBeMissing, nameRange, range)
    case .implicitMember(let name, let nameRange): return ImplicitCallNode(argumentList(name, arguments), nameRange: nameRange, range)
    case .type(let type): return ConstructNode(type, argumentList("init", arguments), range)
    case .list: return ConstructNode(TypeName(name: "Array", range: callee.range), argumentList("init", arguments), range)
    case .table: return ConstructNode(TypeName(name: "Dictionary", range: callee.range), argumentList("init", arguments), range)
    default: return ValueCallNode(compile(callee), argumentList("call", arguments), mayBeMissing: mayBeMissing, range)
    }
  }

  private func call(
    _ name: String, _ arguments: [Argument], _ mayBeMissing: Bool, _ nameRange: SourceRange, _ range: SourceRange
  ) -> Node {
    if let local = local(name) {
      if local.isAutoclosure, arguments.isEmpty { return node(for: local, nameRange) }
      let list = argumentList(name, arguments)
      if let parameters = local.parameters, let call = ResolvedCall(ofFunction: name, taking: parameters, list.shape) {
        return LocalCallNode(node(for: local, nameRange), list, call, range)
      }
      return ValueCallNode(node(for: local, nameRange), list, mayBeMissing: mayBeMissing, range)
    }
    if name.first?.isUppercase == true, isGeneric(name) {
      return ValueCallNode(GenericTypeNode(name, nameRange), argumentList("init", arguments), mayBeMissing: false, range)
    }
    if name == "Self" { return ValueCallNode(SelfTypeNode(nameRange), argumentList("init", arguments), mayBeMissing: false, range) }
    if isTopLevelInput, isBoundAtTop(name) {
      return ValueCallNode(TopLevelNode(name, nameRange), argumentList(name, arguments), mayBeMissing: mayBeMissing, range)
    }
    let isType = reference(name) != nil && interpreter.simulation.globals.function(named: name) == nil
    let isUnknownType =
      name.first?.isUppercase == true && name.contains { $0.isLowercase } && !interpreter.isFunctionName(name)
      && !hasMethod(name, arguments)
    if isType || isUnknownType {
      if !isType, let nearest = interpreter.nearestClass(to: name) {
        fault(.unknownClass(name, nearest: nearest), nameRange)
      }
      return ConstructNode(TypeName(name: name, range: nameRange), argumentList("init", arguments), range)
    }
    let list = argumentList(name, arguments)
    let hasSelf = !isTopLevelInput || interpreter.topLevelSelf != nil
    if isTopLevelInput, !interpreter.isFunctionName(name), !hasMethod(name, arguments) {
      if let nearest = interpreter.nearestFunction(to: name) { fault(.unknownFunction(name, nearest: nearest), nameRange) }
    }
    return ScopedCallNode(
      name, owner: owner(nameRange), list, isTopLevel: !hasSelf, mayBeMissing: mayBeMissing, nameRange: nameRange, range)
  }

  private func hasMethod(_ name: String, _ arguments: [Argument]) -> Bool {
    let type = isTopLevelInput ? interpreter.topLevelSelf?.isa : code.lexicalClass
    return type.map { interpreter.resolve(CallShape(name, arguments), in: $0, isClassMethod: false) != nil } ?? false
  }

  private func call(
    _ base: Expression, _ name: String, _ arguments: [Argument], _ mayBeMissing: Bool, _ nameRange: SourceRange, _ range: SourceRange
  ) -> Node {
    if case .superclass = base.kind {
      noteReceiver()
      return SuperCallNode(name, argumentList(name, arguments), nameRange: nameRange, range)
    }
    if case .identifier(let module) = base.kind, Self.modules.contains(module), local(module) == nil, interpreter.isFunctionName(name) {
      return ScopedCallNode(
        name, owner: ConstantNode(.null, range), argumentList(name, arguments), isTopLevel: true, mayBeMissing: false,
        nameRange: nameRange, range)
    }
    if case .identifier(let type) = base.kind, local(type) == nil, type == "Self" || type.first?.isUppercase == true && isGeneric(type) {
      return MemberCallNode(
        identifier(type, base.range), name, argumentList(name, arguments), mayBeMissing: mayBeMissing, nameRange: nameRange, range)
    }
    if let typeName = base.typeName, isTypePath(typeName) {
      if name == "init" { return ConstructNode(TypeName(name: typeName, range: base.range), argumentList("init", arguments), range) }
      if Interpreter.isKeyType(name) || reference(typeName + "." + name) != nil
        || (reference(typeName) == nil && name.first?.isUppercase == true)
      {
        return ConstructNode(TypeName(name: typeName + "." + name, range: base.range), argumentList("init", arguments), range)
      }
      if let reference = reference(typeName) {
        if case .runtime = reference {
        } else {
          return TypeCallNode(reference, argumentList(name, arguments), nameRange: nameRange, range)
        }
      }
    }
    return MemberCallNode(compile(base), name, argumentList(name, arguments), mayBeMissing: mayBeMissing, nameRange: nameRange, range)
  }
}

extension Interpreter {
  /// Whether a function has the name: the app's own, the standard library's, or one of C.
  func isFunctionName(_ name: String) -> Bool {
    typed.functions[name] != nil || functions[name] != nil || StandardFunctions.all[name] != nil
      || simulation.globals.function(named: name) != nil
  }

  /// Whether top-level code may use the name though nothing was bound to it.
  func isGlobalName(_ name: String) -> Bool {
    fileVariables[name] != nil || typed.computed[name] != nil || constant(named: name) != nil || isFunctionName(name)
  }
}

/// `Self`.
final class SelfTypeNode: Node {
  override func evaluate(_ frame: Frame) -> Value {
    switch frame.receiver {
    case .object(let object): .type(object.isa.visible)
    case .type: frame.receiver
    default: frame.code.lexicalClass.map(Value.type) ?? .null
    }
  }
}

/// A call of a function that belongs to a type without a class.
final class TypeCallNode: Node {
  let reference: TypeReference
  let arguments: ArgumentList
  let nameRange: SourceRange

  init(_ reference: TypeReference, _ arguments: ArgumentList, nameRange: SourceRange, _ range: SourceRange) {
    self.reference = reference
    self.arguments = arguments
    self.nameRange = nameRange
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    let interpreter = frame.interpreter
    let names: [String] =
      switch reference {
      case .runtime(let type): [type.name]
      case .enumeration(let type): [type.name, type.swiftName]
      case .structure(let type): [type.name]
      case .standard(let name): [name]
      }
    for name in names {
      guard let holder = interpreter.typed.extensions[name] else { continue }
      return interpreter.callStatic(arguments, of: holder, nameRange, frame)
    }
    if case .standard(let name) = reference {
      if name == "Bool" || name == "Int" || name == "Double" || name == "CGFloat", arguments.shape.base == "random" { return .int(0) }
      if name == "String", arguments.shape.base == "localizedStringWithFormat" {
        return interpreter.formatted(arguments.plainValues(frame)) ?? .null
      }
    }
    let member = interpreter.member(arguments.shape.base, of: reference, nameRange, frame)
    if frame.isUnwinding { return .void }
    return arguments.nodes.isEmpty && !(member.object is Block) ? member : interpreter.callValue(member, arguments, range, frame)
  }
}
