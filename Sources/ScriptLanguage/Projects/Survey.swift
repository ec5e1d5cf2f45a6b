import ObjectModel

/// Looks through the code of a text for what no one defines or what cannot be run, without running it.
struct Survey {
  let known: KnownNames
  let interpreter: Interpreter
  private(set) var report = ProjectReport()
  /// What is in the report already, by kind and name.
  private var told: Set<String> = []

  init(_ known: KnownNames, in interpreter: Interpreter) {
    self.known = known
    self.interpreter = interpreter
  }

  /// Something that was found in a stretch of code.
  private struct Found {
    let kind: ProjectFinding.Kind
    let name: String
    let range: SourceRange
  }

  // MARK: Texts

  /// Looks through a whole text.
  mutating func look(at text: ReadText) {
    report.fileCount += 1
    report.leftOutCount += text.program.leftOutCount
    report.methodCount += text.program.leftOutCount
    var found = text.program.problems.map(Self.finding)
    for declaration in text.program.declarations {
      switch declaration {
      case .type(let type): found += look(at: type, text.source)
      case .nominal(let nominal): found += look(at: nominal, in: "", text.source)
      case .method(let method): found += look(at: method, of: nil, text.source)
      case .function(let function):
        let statements = function.body
        found += look(at: statements, names: function.parameters.map(\.name), of: nil, text.source)
      case .variable(let variable): found += variable.value.map { look(at: [.value($0)], names: [], of: nil, text.source) } ?? []
      case .loose(let property): found += look(at: property, of: nil, text.source)
      case .protocols, .forward, .constants, .structure, .alias, .property, .synthesis: break
      }
    }
    found += look(at: text.program.statements, names: [], of: nil, text.source)
    for one in found.sorted(by: { $0.range.start < $1.range.start }) { add(one, text.source) }
  }

  private mutating func add(_ found: Found, _ source: LoadedSource) {
    guard told.insert("\(found.kind) \(found.name)").inserted || found.kind == .broken else { return }
    report.findings.append(
      ProjectFinding(kind: found.kind, name: found.name, file: source.text.file, place: source.place(of: found.range)))
  }

  private static func finding(_ problem: Problem) -> Found {
    switch problem.fact {
    case .unsupported(let what), .ignored(let what): Found(kind: .unsupported, name: what, range: problem.range)
    default: Found(kind: .broken, name: problem.fact.message, range: problem.range)
    }
  }

  /// Counts a method with what was found in it.
  private mutating func count(_ found: [Found], where hasBody: Bool = true) -> [Found] {
    guard hasBody else { return found }
    report.methodCount += 1
    if found.isEmpty { report.wholeCount += 1 }
    if found.contains(where: { $0.kind == .invented }) { report.inventingCount += 1 }
    return found
  }

  // MARK: Classes

  private mutating func look(at declaration: TypeDeclaration, _ source: LoadedSource) -> [Found] {
    let type = interpreter.simulation.classes.named(declaration.name)
    var found: [Found] = []
    if let name = declaration.superclass, let range = declaration.superclassRange { found += superclass(name, range) }
    for method in declaration.methods { found += count(look(at: method, of: type, source), where: method.body != nil) }
    return found
  }

  private mutating func look(at declaration: NominalDeclaration, in prefix: String, _ source: LoadedSource) -> [Found] {
    let name = prefix + declaration.name
    let type: RuntimeClass? =
      if case .runtime(let known)? = interpreter.typeReference(name) { known } else { interpreter.typed.extensions[name] }
    var found: [Found] = []
    if declaration.form == .reference, let first = declaration.inherited.first { found += superclass(first.name, first.range) }
    for property in declaration.properties { found += look(at: property, of: type, source) }
    for method in declaration.methods { found += count(look(at: method, of: type, source), where: method.body != nil) }
    for nested in declaration.nested { found += look(at: nested, in: name + ".", source) }
    return found
  }

  private func superclass(_ name: String, _ range: SourceRange) -> [Found] {
    guard interpreter.simulation.classes.named(name)?.isInvented == true else { return [] }
    return [Found(kind: .invented, name: name, range: range)]
  }

  private mutating func look(at property: StoredProperty, of type: RuntimeClass?, _ source: LoadedSource) -> [Found] {
    let wrapper = property.wrapper.flatMap { interpreter.typed.wrappers.contains(String($0.dropFirst())) ? nil : $0 }
    var found = wrapper.map { [Found(kind: .ignored, name: $0, range: property.range)] } ?? []
    if let value = property.value { found += look(at: [.value(value)], names: [], of: type, source) }
    if let getter = property.getter { found += count(look(at: getter, names: [], of: type, source)) }
    for accessor in [property.setter, property.willSet, property.didSet].compactMap({ $0 }) {
      found += look(at: accessor.body, names: [accessor.name], of: type, source)
    }
    return found
  }

  private func look(at method: MethodDeclaration, of type: RuntimeClass?, _ source: LoadedSource) -> [Found] {
    look(at: method.body ?? [], names: method.parameters.map(\.name), of: type, source)
  }

  // MARK: Code

  private func look(at statements: [Statement], names: [String], of type: RuntimeClass?, _ source: LoadedSource) -> [Found] {
    let lexical = type
    var locals = Set(names)
    SyntaxPart.walk(statements) { if case .binding(let name) = $0 { locals.insert(name) } }
    var found: [Found] = []
    // What a call names is looked at with its arguments.
    var callees: Set<Int> = []
    func note(_ isKnown: Bool, _ name: String, _ range: SourceRange) {
      if !isKnown { found.append(Found(kind: .invented, name: name, range: range)) }
    }
    func isWrapper(_ name: String) -> Bool {
      (name.hasPrefix("_") || name.isProjection) && interpreter.typed.wrapped.contains(String(name.dropFirst()))
    }
    func isName(_ name: String) -> Bool {
      isWrapper(name) || interpreter.typed.wrapped.contains(name) || locals.contains(name)
        || type.map { known.isMember(name, of: $0) } ?? false || known.isGlobal(name, in: source)
        || known.isType(name, in: lexical) || name.hasPrefix("$") || ["self", "Self", "super"].contains(name)
        || (name == "rawValue" && (type?.declaration as? ClassInfo)?.form == .choice)
    }
    SyntaxPart.descend(statements) { part in
      switch part {
      case .statement(let statement):
        if case .unsupported(let what) = statement.kind { found.append(Found(kind: .unsupported, name: what, range: statement.range)) }
      case .type(let type): note(known.isType(type.name, in: lexical) || !type.isClassLike, type.name, type.range)
      case .binding: break
      case .expression(let expression):
        switch expression.kind {
        case .identifier(let name) where isWrapper(name), .dot(_, let name, _) where isWrapper(name): break
        case .identifier(let name) where name.isProjection, .dot(_, let name, _) where name.isProjection:
          found.append(Found(kind: .ignored, name: name, range: expression.range))
        case .message(let message): note(known.answers(message.selector), "-" + message.selector, message.selectorRange)
        case .member(_, let name, let range): note(known.hasMember(name), "." + name, range)
        case .dot(let base, let name, let range) where !callees.contains(range.start):
          note(known.hasMember(name) || base.scopeName.map { known.hasStatic(name, of: $0) } ?? false, "." + name, range)
        case .name(let name), .identifier(let name):
          if !callees.contains(expression.range.start) { note(isName(name), name, expression.range) }
        case .call(let callee, _):
          guard case .name(let name) = callee.kind else { break }
          callees.insert(callee.range.start)
          note(known.isFunction(name, in: source) || isName(name), name + "()", callee.range)
        case .invocation(let callee, let arguments): look(at: callee, arguments)
        case .type(let type): note(known.isType(type.name, in: lexical) || !type.isClassLike, type.name, type.range)
        default: break
        }
      }
      return true
    }
    func look(at callee: Expression, _ arguments: [Argument]) {
      switch callee.kind {
      case .identifier(let name):
        callees.insert(callee.range.start)
        note(isName(name) || known.hasMethod(CallShape(name, arguments)), name + "()", callee.range)
      case .dot(let base, let name, let range):
        callees.insert(range.start)
        let isKnown = known.hasMethod(CallShape(name, arguments)) || known.hasMember(name) || Interpreter.isKeyType(name)
        note(
          isKnown || base.scopeName.map { known.hasStatic(name, of: $0) } ?? false, ".\(CallShape(name, arguments).spelling.text)", range)
      default: break
      }
    }
    return found
  }
}

extension Statement {
  /// A statement that only computes a value.
  static func value(_ expression: Expression) -> Statement { Statement(kind: .expression(expression), range: expression.range) }
}

extension Expression {
  /// The name, where the expression is nothing else: it may be that of a type.
  fileprivate var scopeName: String? {
    switch kind {
    case .identifier(let name): name
    case .type(let type): type.name
    case .dot(let base, let name, _): base.scopeName.map { $0 + "." + name }
    default: nil
    }
  }
}

extension TypeName {
  /// Whether the name may be that of a class: no list, tuple or function.
  fileprivate var isClassLike: Bool {
    !isBlock && name.first?.isUppercase == true && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
