import ObjectModel

extension Interpreter {
  /// Parses the text whole, then runs it: declarations first, then its statements. `language` is the suffix's or the user's choice; without one it is found out.
  package func run(_ text: SourceText, language: Language? = nil) -> RunResult {
    let source = LoadedSource(text)
    var result = run(source, language)
    if result.failed, let hint = PastedMarks.hint(for: text.text) { result.diagnostics.append(source.diagnostic(.pasted(hint), at: nil)) }
    return result
  }

  private func run(_ source: LoadedSource, _ language: Language?) -> RunResult {
    beginInput()
    guard var program = read(source, language, as: .whole), !program.isBroken else { return takePending() }
    takeMain(out: &program)
    takeFunctions(out: &program, source)
    var declarer = Declarer([ReadText(program: program, source: source)], in: self)
    guard declarer.declareIfPossible() else { return takePending() }
    declareLoose(program, source, single: declarer.singleAnnouncedClass(of: program))
    pending.classes = declarer.summary
    pending.isDeclaration = program.statements.isEmpty && pending.target == nil && !pending.classes.isEmpty
    if !pending.failed, !simulation.isUnwinding { execute(program.statements, source) }
    return takePending()
  }

  /// Evaluates one expression and leaves nothing behind but its effects.
  package func evaluate(_ text: SourceText, language: Language? = nil) -> RunResult {
    beginInput()
    let source = LoadedSource(text)
    guard let program = read(source, language, as: .expression), !program.isBroken else { return takePending() }
    execute(program.statements, source)
    return takePending()
  }

  /// Gives an object alone the whole methods in the text.
  package func implement(_ text: SourceText, on object: Object, language: Language? = nil) -> RunResult {
    beginInput()
    let source = LoadedSource(text)
    guard let program = read(source, language, as: .whole), !program.isBroken else { return takePending() }
    if let statement = program.statements.first {
      pending.diagnostics.append(source.diagnostic(.notAMethod, at: statement.range))
      return takePending()
    }
    var declarer = Declarer([ReadText(program: program, source: source)], in: self)
    guard declarer.declareIfPossible() else { return takePending() }
    give(program, to: object, source)
    return takePending()
  }

  /// Gives an object alone one method: its body is the text, its parameters bear Apple's names.
  package func implement(_ message: MessageInfo, body: SourceText, on object: Object, language: Language? = nil) -> RunResult {
    beginInput()
    let source = LoadedSource(body)
    guard let program = read(source, language, as: .body), !program.isBroken else { return takePending() }
    let nowhere = SourceRange(start: 0, end: 0)
    let names = message.parameterNames
    let parameters = message.parameterTypes.enumerated().map { index, type in
      Parameter(name: index < names.count ? names[index] : "argument\(index)", type: TypeName(spelling: type), range: nowhere)
    }
    let method = MethodDeclaration(
      selector: message.selector.description, isClassMethod: false, result: TypeName(spelling: message.replyType), parameters: parameters,
      body: program.statements, range: nowhere)
    MemberDeclarer(object.makePrivateClass(), source: source, in: self).declare(method)
    pending.target = object
    return takePending()
  }

  /// Gives an object alone a method that answers a value.
  package func implement(_ message: MessageInfo, answering value: Value, on object: Object) {
    simulation.noteImplementation(of: message, isSwift: lastLanguage == .swift)
    object.makePrivateClass().setMethod(AnsweringMethod(value), for: message.selector)
  }

  // MARK: Running

  func execute(_ statements: [Statement], _ source: LoadedSource) {
    guard !statements.isEmpty else { return }
    let code = Code([], source: source, name: source.text.file ?? "the input")
    code.isPrepared = true
    let compiler = Compiler(for: code, in: self, isTopLevel: true)
    compiler.compile(statements)
    guard code.faults.isEmpty else {
      for fault in code.faults { pending.diagnostics.append(source.diagnostic(fault.fact, at: fault.range)) }
      return
    }
    let value = call(code, on: topLevelSelf.map(Value.object) ?? .null, [])
    let hasValue = statements.contains { if case .expression = $0.kind { true } else { false } }
    if hasValue, !simulation.isUnwinding { pending.value = value }
  }

  /// Gives methods that stand in no class to the class that the text announces, else to the object that `self` means.
  func declareLoose(_ program: Program, _ source: LoadedSource, single: RuntimeClass?) {
    let loose = program.looseRange
    guard let loose else { return }
    if let single, topLevelSelf.map({ $0.isa.isSubclass(of: single) }) ?? true {
      MemberDeclarer(single, source: source, in: self).declareLoose(program)
      return
    }
    guard let topLevelSelf else {
      pending.diagnostics.append(source.diagnostic(.noTarget(loose.what), at: loose.range))
      return
    }
    give(program, to: topLevelSelf, source)
  }

  /// Takes the functions of the text's own out of a program: those that no known message is spelled like, and that override nothing.
  func takeFunctions(out program: inout Program, _ source: LoadedSource) {
    program.declarations.removeAll { declaration in
      if case .loose(let property) = declaration, let getter = property.getter, property.attributes.isEmpty || isBuilt(property) {
        let code = Code(getter, source: source, name: property.name)
        code.wanted = Wanted(property.type)
        code.builder = SwiftParser.builder(among: property.attributes)
        typed.computed[property.name] = code
        return true
      }
      guard case .method(let method) = declaration, let spelled = method.spelling, let body = method.body else { return false }
      let spelling = Spelling(base: spelled.base, labels: method.parameters.map { $0.label ?? "_" })
      guard spelled.base != "init", spelled.attributes.isDisjoint(with: ["override", "@IBAction", "@objc", "static", "class"]),
        typed.messages(in: simulation.globals).message(spelling) == nil
      else { return false }
      let code = Code(
        body, source: source, name: spelling.text, parameters: method.parameters, result: method.result.isVoid ? method.result : nil)
      code.typedResult = method.result.isVoid ? nil : method.result
      code.wanted = Wanted(method.result)
      code.builder = SwiftParser.builder(among: spelled.attributes)
      let signature = Signature(
        spelling, method.parameters, selector: Selector(spelling.selectorText), isClassMethod: false, result: method.result)
      var all = typed.functions[spelled.base] ?? []
      if !spelled.base.contains(where: { $0.isLetter || $0 == "_" }) { typed.ownOperators.insert(spelled.base) }
      let types = method.parameters.map(\.type.spelling)
      all.removeAll { $0.signature.spelling == spelling && $0.signature.parameters.map(\.type.spelling) == types }
      typed.functions[spelled.base] = all + [(signature, code)]
      return true
    }
  }

  /// Whether nothing but a result builder stands before a property.
  private func isBuilt(_ property: StoredProperty) -> Bool {
    property.attributes.count == 1 && SwiftParser.builder(among: property.attributes).map(typed.builders.contains) ?? false
  }

  private func give(_ program: Program, to object: Object, _ source: LoadedSource) {
    guard program.looseRange != nil else { return }
    MemberDeclarer(object.makePrivateClass(), source: source, in: self).declareLoose(program)
    pending.target = object
  }
}

extension Program {
  /// The first declaration that needs a class and stands in none.
  var looseRange: (what: String, range: SourceRange)? {
    for declaration in declarations {
      switch declaration {
      case .method(let method) where method.body != nil: return ("the method '\(method.spelling?.base ?? method.selector)'", method.range)
      case .property(let property): return ("the property '\(property.name)'", property.range)
      case .loose(let property): return ("the property '\(property.name)'", property.range)
      default: continue
      }
    }
    return nil
  }
}

extension MemberDeclarer {
  /// Declares the methods and properties that stand in no class.
  func declareLoose(_ program: Program) {
    for declaration in program.declarations {
      switch declaration {
      case .method(let method): declare(method)
      case .property(let property): declare(property)
      case .loose(let property): TypedMembers(type, source: source, in: interpreter).declare(property)
      case .synthesis(let syntheses):
        for synthesis in syntheses {
          declare(synthesis)
          complete(synthesis)
        }
      default: break
      }
    }
  }
}

extension Declarer {
  /// The only class of a text, where the text announces it without an implementation.
  func singleAnnouncedClass(of program: Program) -> RuntimeClass? {
    var names: Set<String> = []
    for case .type(let type) in program.declarations {
      if type.part == .implementation { return nil }
      names.insert(type.name)
    }
    guard names.count == 1, let name = names.first else { return nil }
    return classes.first { $0.type.name == name }?.type
  }

  /// The classes of the texts for people.
  var summary: [DeclaredClass] {
    classes.map { type, count in
      DeclaredClass(
        name: type.name, superclass: type.superclass?.name ?? "", protocols: type.protocols.sorted(), methodCount: count,
        isExtended: type.table != nil)
    }
  }
}

extension TypeName {
  /// Reads a type as the tables spell it, such as `UIBarButtonItem *`.
  init(spelling: String) {
    let words = spelling.split(separator: " ")
    self.init(name: words.first.map(String.init) ?? "id", range: SourceRange(start: 0, end: 0))
    pointers = spelling.utf8.count { $0 == UInt8(ascii: "*") }
  }
}
