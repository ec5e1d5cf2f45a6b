import ObjectModel

extension Compiler {
  /// Resolves an expression.
  func compile(_ expression: Expression) -> Node {
    let range = expression.range
    guard !interpreter.stack.isExhausted else {
      fault(.tooDeep, range)
      return ConstantNode(.null, range)
    }
    switch expression.kind {
    case .null: return ConstantNode(.null, range)
    case .bool(let bool): return ConstantNode(.bool(bool), range)
    case .integer(let integer): return ConstantNode(.int(integer), range)
    case .floating(let double): return ConstantNode(.double(double), range)
    case .string(let string): return ConstantNode(.string(string), range)
    case .selector(let name): return ConstantNode(.selector(selector(spelled: name)), range)
    case .currentSelector: return ConstantNode(code.selector.map(Value.selector) ?? .null, range)
    case .currentFunction: return ConstantNode(.string(code.name), range)
    case .receiver: return receiver(range)
    case .name(let name): return self.name(name, hint: nil, range)
    case .array(let elements): return ArrayNode(elements.map(compile), range)
    case .dictionary(let pairs): return DictionaryNode(pairs.map { (compile($0.key), compile($0.value)) }, range)
    case .aggregate(let elements, let type):
      return aggregate(elements, type.flatMap { interpreter.structType(named: $0.name) }, range)
    case .designated(_, let value): return compile(value)
    case .cArray(let sizes, let value): return CArrayNode(sizes.map(compile), value.map(compile), zero: ConstantNode(.null, range), range)
    case .size(let operand): return size(of: operand, range)
    case .block(let block): return self.block(block, range)
    case .message(let message): return self.message(message, range)
    case .member(let base, let name, let nameRange): return MemberNode(compile(base), name, nameRange: nameRange, range)
    case .element(let base, let index): return ElementNode(compile(base), compile(index), range)
    case .call(let function, let arguments): return call(function, arguments, range)
    default: return operation(expression)
    }
  }

  private func operation(_ expression: Expression) -> Node {
    let range = expression.range
    switch expression.kind {
    case .unary(let operation, let operand): return UnaryNode(operation, compile(operand), range)
    case .binary(let operation, let left, let right):
      return UnsignedNode.operation(operation, compile(left), compile(right), self, range)
    case .and(let left, let right): return LogicNode(stopsAt: false, compile(left), compile(right), range)
    case .or(let left, let right): return LogicNode(stopsAt: true, compile(left), compile(right), range)
    case .conditional(let condition, let then, let otherwise):
      guard let then else { return ConditionalNode(compile(condition), then: nil, otherwise: compile(otherwise), range) }
      return TernaryNode(compile(condition), then: compile(then), otherwise: compile(otherwise), range)
    case .assign(let target, let operation, let value): return AssignNode(compile(target), operation, compile(value), range)
    case .increment(let target, let step, let isPrefix): return IncrementNode(compile(target), by: step, isPrefix: isPrefix, range)
    case .cast(let type, let operand):
      interpreter.checkType(type, in: code.source)
      let node = CastNode(interpreter.conversion(of: type), isVoid: type.isVoid, compile(operand), range)
      return type.isObject && type.name != "id" ? TypedPointerNode(node, type.name, range) : node
    case .address(let operand):
      // Limit: addresses of local variables are nil where they are no arguments.
      let target = compile(operand)
      if let variable = target as? FileVariableNode { return PlaceNode(variable, range) }
      if target is FunctionNode { return target }
      return ConstantNode(.null, range)
    case .pointee(let operand): return PointeeNode(compile(operand), range)
    case .sequence(let parts): return SequenceNode(parts.map(compile), range)
    default: return compileTyped(expression)
    }
  }

  func aggregate(_ elements: [Expression], _ type: StructType?, _ range: SourceRange) -> Node {
    var nodes: [Node] = []
    var inner = type?.fields.map(\.type)[...] ?? []
    for element in inOrder(elements, type, range) {
      let wanted = inner.popFirst() ?? nil
      if case .aggregate(let parts, nil) = element.kind {
        nodes.append(aggregate(parts, wanted, element.range))
      } else {
        nodes.append(compile(element))
      }
    }
    return AggregateNode(nodes, type, range)
  }

  /// The elements in the order of the structure's fields, where they name these.
  private func inOrder(_ elements: [Expression], _ type: StructType?, _ range: SourceRange) -> [Expression] {
    var named: [String: Expression] = [:]
    for case .designated(let name, let value) in elements.map(\.kind) { named[name] = value }
    guard let type, !named.isEmpty else { return elements }
    return type.fields.map {
      named[$0.name] ?? Expression(kind: $0.type == nil ? .integer(0) : .aggregate([], nil), range: range, depth: 1)
    }
  }

  private func receiver(_ range: SourceRange) -> Node {
    // A closure may have taken `self` as a variable.
    if let local = local("self") { return node(for: local, range) }
    useReceiver()
    guard isTopLevel, outer == nil else { return ReceiverNode(range) }
    if interpreter.topLevelSelf == nil { fault(.unknownObject("self", nearest: nil), range) }
    return ReceiverNode(range)
  }

  private func useReceiver() {
    code.usesReceiver = true
    outer?.useReceiver()
  }

  // MARK: Names

  /// Resolves a name: a local variable, an instance variable, something global, or a loose name.
  func name(_ name: String, hint: String?, _ range: SourceRange) -> Node {
    if let local = local(name) { return node(for: local, range) }
    if isDeclaredVariable(name) {
      useReceiver()
      return FieldNode(name, range)
    }
    if let variable = code.source.variables[name] ?? interpreter.fileVariables[name] {
      return FileVariableNode(variable.cell, variable.conversion, range)
    }
    if isTopLevelCode, isKnownAtTop(name) { return TopLevelNode(name, range) }
    if hint == nil, code.source.functions[name] != nil || interpreter.functions[name] != nil { return FunctionNode(name, range) }
    if let constant = interpreter.constantUsed(named: name) { return ConstantNode(constant, range) }
    if interpreter.simulation.classes.named(name) != nil || interpreter.forwardNames.contains(name) {
      return ClassNode(name, hint: hint, range)
    }
    if hint != nil, let first = name.utf8.first, (65...90).contains(first) { return unknownClass(name, hint, range) }
    if isTopLevelCode {
      return unknownObject(name, among: localNames + topLevelNames.sorted() + interpreter.simulation.names.order, range)
    }
    useReceiver()
    return LooseNameNode(name, locals: localNames, range)
  }

  /// A name at top level that nothing is bound to: a mistake, unless a whole file takes it from files that are not there.
  func unknownObject(_ name: String, among names: [String], _ range: SourceRange) -> Node {
    let nearest =
      NearestName.find(name, among: names, allowsShort: true) ?? NearestName.find(name, among: interpreter.globalNames)
    if nearest == nil, code.source.text.file != nil, !interpreter.options.isStrict {
      interpreter.note(invented: name)
    } else {
      fault(.unknownObject(name, nearest: nearest), range)
    }
    return ConstantNode(.null, range)
  }

  private func unknownClass(_ name: String, _ hint: String?, _ range: SourceRange) -> Node {
    if let nearest = interpreter.nearestClass(to: name) { fault(.unknownClass(name, nearest: nearest), range) }
    return ClassNode(name, hint: hint, range)
  }

  private func isKnownAtTop(_ name: String) -> Bool {
    name == "$_" || outermost.topLevelNames.contains(name) || interpreter.isTopLevelName(name)
  }

  private var outermost: Compiler { outer?.outermost ?? self }

  /// Whether the body is an input's, or a block in one.
  private var isTopLevelCode: Bool { outermost.isTopLevel }

  private func isDeclaredVariable(_ name: String) -> Bool {
    guard let type = code.lexicalClass, !code.isClassMethod else { return false }
    let key = FieldName.key(for: name, in: type)
    return type.fieldInfo(key) != nil
  }

  // MARK: Messages, calls, blocks

  private func message(_ message: Message, _ range: SourceRange) -> Node {
    let arguments = message.arguments.map(argument)
    let selector = Selector(message.selector)
    switch message.receiver {
    case .superclass:
      useReceiver()
      return SuperNode(selector, arguments, selectorRange: message.selectorRange, range)
    case .expression(let expression):
      let target: Node
      if case .name(let name) = expression.kind {
        target = self.name(name, hint: message.selector, expression.range)
      } else if case .message(let inner) = expression.kind, case .expression(let base) = inner.receiver, case .name(let name) = base.kind,
        inner.selector == "alloc"
      {
        // `[[Name alloc] initWith…]`: the initialiser tells what sort of class an unknown one is.
        let type = self.name(name, hint: message.selector, base.range)
        target = SendNode(type, "alloc", [], selectorRange: inner.selectorRange, expression.range)
      } else {
        target = compile(expression)
      }
      return SendNode(target, selector, arguments, selectorRange: message.selectorRange, range)
    }
  }

  /// An argument; the address of a variable lets the call change it.
  private func argument(_ expression: Expression) -> Node {
    guard case .address(let operand) = expression.kind else { return compile(expression) }
    let target = compile(operand)
    if target is FunctionNode { return target }
    return target.isStorable ? AddressNode(target, expression.range) : ConstantNode(.null, expression.range)
  }

  private func call(_ function: Expression, _ arguments: [Expression], _ range: SourceRange) -> Node {
    guard case .name(let name) = function.kind, local(name) == nil, !isDeclaredVariable(name) else {
      return BlockCallNode(compile(function), arguments.map(argument), range)
    }
    if name == "@available" { return AvailableNode(release(arguments.first), range) }
    if name == "NSDictionaryOfVariableBindings" { return bindings(arguments, range) }
    if name == "dispatch_once", arguments.count == 2 { return DispatchOnceNode(compile(arguments[1]), range) }
    let nodes = arguments.map(argument)
    let isFunction = interpreter.functions[name] != nil || interpreter.simulation.globals.function(named: name) != nil
    if !isFunction, interpreter.fileVariables[name] != nil || (isTopLevelCode && isKnownAtTop(name)) {
      return BlockCallNode(self.name(name, hint: nil, function.range), nodes, range)
    }
    if !isFunction, isTopLevelCode, let nearest = interpreter.nearestFunction(to: name) {
      fault(.unknownFunction(name, nearest: nearest), function.range)
    }
    return FunctionCallNode(name, nodes, nameRange: function.range, range)
  }

  /// The values of variables by what code calls them.
  private func bindings(_ variables: [Expression], _ range: SourceRange) -> Node {
    let pairs = variables.map { variable in
      let name = String(decoding: code.source.bytes[variable.range.start..<variable.range.end], as: UTF8.self)
      return (key: ConstantNode(.string(name), variable.range) as Node, value: compile(variable))
    }
    return DictionaryNode(pairs, range)
  }

  private func release(_ expression: Expression?) -> Release {
    guard case .string(let text)? = expression?.kind else { return Release(0) }
    return Release(text) ?? Release(0)
  }

  private func block(_ literal: BlockLiteral, _ range: SourceRange) -> Node {
    let inner = Code(
      [], source: code.source, name: code.nameInside("a block in "), selector: code.selector, lexicalClass: code.lexicalClass,
      isClassMethod: code.isClassMethod, parameters: literal.parameters, result: literal.result)
    inner.isPrepared = true
    let compiler = Compiler(for: inner, in: interpreter, outer: self)
    compiler.compile(literal.body)
    code.faults += inner.faults
    return BlockLiteralNode(inner, compiler.captures, range)
  }
}
