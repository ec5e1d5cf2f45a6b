import ObjectModel

/// Brings what texts declare into the world. The order of the texts, and that of what stands in them, is of no account.
struct Declarer {
  let interpreter: Interpreter
  private let texts: [ReadText]
  /// The classes that the texts declared or extended, in their order.
  private(set) var classes: [(type: RuntimeClass, methodCount: Int)] = []
  /// The superclasses that the texts name, whatever the order of the classes.
  private let superclasses: [String: (name: String, range: SourceRange, source: LoadedSource)]

  init(_ texts: [ReadText], in interpreter: Interpreter) {
    self.texts = texts
    self.interpreter = interpreter
    var superclasses: [String: (name: String, range: SourceRange, source: LoadedSource)] = [:]
    for text in texts {
      for case .type(let type) in text.program.declarations {
        if let name = type.superclass, let range = type.superclassRange { superclasses[type.name] = (name, range, text.source) }
      }
    }
    self.superclasses = superclasses
  }

  /// Declares a text, but nothing of it where a superclass is not there in the release.
  ///
  /// - Returns: Whether the text could be declared.
  mutating func declareIfPossible() -> Bool {
    guard superclassesAreThere else { return false }
    declareAll()
    return true
  }

  /// Declares everything but methods that stand in no class: names first, then members, then the values of variables.
  mutating func declareAll() {
    for text in texts {
      for declaration in text.program.declarations { declareName(declaration, text.source) }
    }
    // A class below one of Swift's would need that one first; Objective-C does not allow it.
    for name in texts.flatMap(\.program.classNames) where superclasses[name] != nil { _ = runtimeClass(name, depth: 0) }
    let declarer = NominalDeclarer(texts, in: interpreter)
    declarer.declareNames()
    for text in texts {
      for case .type(let type) in text.program.declarations { declare(type, text.source) }
    }
    for one in declarer.declareMembers() { count(one.methodCount, of: one.type) }
    for text in texts {
      for case .variable(let variable) in text.program.declarations { initialize(variable, text.source) }
    }
    interpreter.load(classesOf: texts)
  }

  /// Whether no class of the texts has a superclass that UIKit has in another release only; says which has.
  private var superclassesAreThere: Bool {
    let registry = interpreter.simulation.classes
    var areThere = true
    for text in texts {
      let nominals = text.program.declarations.compactMap { if case .nominal(let one) = $0 { one } else { nil } }
      let named = superclasses.values.filter { $0.source === text.source }.map { ($0.name, $0.range) } + nominals.flatMap(Self.superclasses)
      let own = Set(superclasses.keys).union(nominals.map(\.name))
      for (name, range) in named.sorted(by: { $0.1.start < $1.1.start }) where !own.contains(name) && registry.named(name) == nil {
        guard let releases = registry.releases(of: name), registry.isOfAnotherRelease(name) else { continue }
        areThere = false
        interpreter.pending.diagnostics.append(
          text.source.diagnostic(.superclassOfAnotherRelease(name, releases, now: registry.release), at: range))
      }
    }
    return areThere
  }

  /// The superclasses that types of Swift name, but for those that are there in later releases alone.
  private static func superclasses(_ nominal: NominalDeclaration) -> [(String, SourceRange)] {
    guard !nominal.attributes.contains("@available") else { return [] }
    let own = nominal.form == .reference ? nominal.inherited.prefix(1).map { ($0.name, $0.range) } : []
    return own + nominal.nested.flatMap(superclasses)
  }

  private func declareName(_ declaration: Declaration, _ source: LoadedSource) {
    switch declaration {
    case .forward(let names): interpreter.forwardNames.formUnion(names)
    case .alias(let name, let type): if name != type.name { interpreter.aliases[name] = type }
    case .constants(let declaration): declare(declaration, source)
    case .structure(let declaration): interpreter.declare(declaration)
    case .protocols(let declaration): interpreter.ownProtocols[declaration.name] = declaration
    case .variable(let variable):
      interpreter.noteArray(variable)
      let made = FileVariable(cell: Cell(), conversion: interpreter.conversion(of: variable.type))
      if isFileOwn(variable.type) { source.variables[variable.name] = made }
      interpreter.fileVariables[variable.name] = made
    case .function(let function):
      let code = Code(
        function.body, source: source, name: "\(function.name)()", parameters: function.parameters, result: function.result)
      if isFileOwn(function.result) { source.functions[function.name] = code }
      interpreter.functions[function.name] = code
    case .type(let type): interpreter.forwardNames.insert(type.name)
    case .method, .property, .synthesis, .nominal, .loose: break
    }
  }

  /// Whether the files of a project may each have something of the name.
  private func isFileOwn(_ type: TypeName) -> Bool { type.isStatic && texts.count > 1 }

  private func initialize(_ variable: VariableDeclaration, _ source: LoadedSource) {
    guard let value = variable.value, let known = source.variables[variable.name] ?? interpreter.fileVariables[variable.name]
    else { return }
    known.cell.store(known.conversion.convert(compute(value, source)))
  }

  private func compute(_ expression: Expression, _ source: LoadedSource) -> Value {
    let statement = Statement(kind: .giveBack(expression), range: expression.range)
    return interpreter.call(Code([statement], source: source, name: "the file's variables"), on: .null, [])
  }

  private func declare(_ declaration: EnumDeclaration, _ source: LoadedSource) {
    var next = 0
    var cases: [(constant: String, rawValue: Int)] = []
    for one in declaration.cases {
      if let value = one.value { next = enumValue(value, cases, source) ?? next }
      cases.append((one.name, next))
      next &+= 1
    }
    guard let name = declaration.name else {
      for one in cases { interpreter.enumCases[one.constant] = .int(one.rawValue) }
      return
    }
    let type = EnumType(
      name, "An enumeration of the app's own.",
      cases.map { EnumType.Case(Self.bareName($0.constant, of: name), $0.constant, $0.rawValue) })
    interpreter.enums[name] = type
    for one in cases { interpreter.enumCases[one.constant] = .enumeration(EnumValue(type: type, rawValue: one.rawValue)) }
  }

  private func enumValue(_ expression: Expression, _ before: [(constant: String, rawValue: Int)], _ source: LoadedSource) -> Int? {
    for one in before { interpreter.enumCases[one.constant] = .int(one.rawValue) }
    return compute(expression, source).integer
  }

  /// `ModePlain` of the type `Mode` is `plain`.
  private static func bareName(_ constant: String, of type: String) -> String {
    guard constant.hasPrefix(type), constant.utf8.count > type.utf8.count else { return constant }
    let rest = constant.dropFirst(type.count)
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }

  // MARK: Classes

  private mutating func declare(_ declaration: TypeDeclaration, _ source: LoadedSource) {
    let type = runtimeClass(declaration.name, depth: 0)
    type.isInvented = false
    let members = MemberDeclarer(type, source: source, in: interpreter)
    members.declare(declaration)
    count(declaration.methods.count { $0.body != nil }, of: type)
  }

  private mutating func count(_ count: Int, of type: RuntimeClass) {
    if let place = classes.firstIndex(where: { $0.type === type }) {
      classes[place].methodCount += count
    } else {
      classes.append((type, count))
    }
  }

  /// The class of the name: one that is known, or one declared by the texts.
  private func runtimeClass(_ name: String, depth: Int) -> RuntimeClass {
    let registry = interpreter.simulation.classes
    let known = registry.named(name)
    if let known, known.table != nil { return known }
    guard depth < 100, let wanted = superclasses[name], wanted.name != name else {
      if let known { return known }
      let guess = guessedSuperclass(of: name)
      interpreter.note(invented: "\(name) (\(guess.name))")
      return registry.declare(name, superclass: guess)
    }
    return registry.declare(name, superclass: superclass(wanted, depth: depth))
  }

  /// What the name tells of a superclass that no text names, and what the code tells beyond that.
  private func guessedSuperclass(of name: String) -> RuntimeClass {
    let declarations = texts.flatMap(\.program.declarations).compactMap {
      if case .type(let type) = $0, type.name == name { type } else { nil }
    }
    let globals = interpreter.simulation.globals
    let code = SuperclassGuess(declarations) { globals.protocolTable(named: $0)?.messages.map(\.selector.description) ?? [] }
    return code.refine(interpreter.guessedSuperclass(of: name), among: interpreter.usualSuperclasses)
  }

  private func superclass(_ wanted: (name: String, range: SourceRange, source: LoadedSource), depth: Int) -> RuntimeClass {
    let name = wanted.name
    if superclasses[name] != nil { return runtimeClass(name, depth: depth + 1) }
    if let known = interpreter.simulation.classes.named(name) { return known }
    if let nearest = interpreter.nearestClass(to: name), let known = interpreter.simulation.classes.named(nearest) {
      if wanted.source.takenTypes.insert(name).inserted {
        interpreter.pending.diagnostics.append(wanted.source.diagnostic(.typeTaken(name, for: nearest), at: wanted.range))
      }
      return known
    }
    let stub = interpreter.declareStub(name)
    interpreter.note(invented: stub.superclass.map { "\(name) (\($0.name))" } ?? name)
    return stub
  }
}

extension Program {
  /// The classes that the text declares, implements or extends in Objective-C.
  var classNames: [String] { declarations.compactMap { if case .type(let type) = $0 { type.name } else { nil } } }

  /// The types that the text declares or extends in Swift.
  var nominals: [NominalDeclaration] { declarations.compactMap { if case .nominal(let declaration) = $0 { declaration } else { nil } } }
}
