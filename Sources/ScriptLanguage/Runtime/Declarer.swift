import ObjectModel

/// Brings what a text declares into the world.
struct Declarer {
  let interpreter: Interpreter
  let source: LoadedSource
  let program: Program
  /// The classes that the text declared or extended, in its order.
  private(set) var classes: [(type: RuntimeClass, methodCount: Int)] = []
  /// The superclasses that the text names, whatever the order of its classes.
  private let superclasses: [String: (name: String, range: SourceRange)]

  init(_ program: Program, source: LoadedSource, in interpreter: Interpreter) {
    self.program = program
    self.source = source
    self.interpreter = interpreter
    var superclasses: [String: (name: String, range: SourceRange)] = [:]
    for case .type(let type) in program.declarations {
      if let name = type.superclass, let range = type.superclassRange { superclasses[type.name] = (name, range) }
    }
    self.superclasses = superclasses
  }

  /// Declares everything but methods that stand in no class; nothing where a superclass is not there in the release.
  ///
  /// - Returns: Whether the text could be declared.
  mutating func declareAll() -> Bool {
    guard superclassesAreThere else { return false }
    let nominals = program.declarations.compactMap { if case .nominal(let declaration) = $0 { declaration } else { nil } }
    let declarer = NominalDeclarer(nominals, source: source, in: interpreter)
    for declaration in program.declarations {
      declareName(declaration)
      if case .nominal(let declaration) = declaration { declarer.declareNames(declaration) }
    }
    for declaration in nominals {
      for one in declarer.declareMembers(declaration) { count(one.methodCount, of: one.type) }
    }
    for declaration in program.declarations {
      switch declaration {
      case .type(let type): declare(type)
      case .variable(let variable): initialize(variable)
      case .protocols, .forward, .function, .constants, .alias, .method, .property, .synthesis, .nominal, .loose: break
      }
    }
    return true
  }

  /// Whether no class of the text has a superclass that UIKit has in another release only; says which has.
  private var superclassesAreThere: Bool {
    let registry = interpreter.simulation.classes
    let named = superclasses.values.map { ($0.name, $0.range) } + program.declarations.flatMap(Self.superclasses)
    let own = Set(superclasses.keys).union(program.declarations.compactMap { if case .nominal(let one) = $0 { one.name } else { nil } })
    var areThere = true
    for (name, range) in named.sorted(by: { $0.1.start < $1.1.start }) where !own.contains(name) && registry.named(name) == nil {
      guard let releases = registry.releases(of: name), registry.isOfAnotherRelease(name) else { continue }
      areThere = false
      interpreter.pending.diagnostics.append(
        source.diagnostic(.superclassOfAnotherRelease(name, releases, now: registry.release), at: range))
    }
    return areThere
  }

  /// The superclasses that types of Swift name, but for those that are there in later releases alone.
  private static func superclasses(_ declaration: Declaration) -> [(String, SourceRange)] {
    guard case .nominal(let nominal) = declaration else { return [] }
    return superclasses(nominal)
  }

  private static func superclasses(_ nominal: NominalDeclaration) -> [(String, SourceRange)] {
    guard !nominal.attributes.contains("@available") else { return [] }
    let own = nominal.form == .reference ? nominal.inherited.prefix(1).map { ($0.name, $0.range) } : []
    return own + nominal.nested.flatMap(superclasses)
  }

  private func declareName(_ declaration: Declaration) {
    switch declaration {
    case .forward(let names): interpreter.forwardNames.formUnion(names)
    case .alias(let name, let type): if name != type.name { interpreter.aliases[name] = type }
    case .constants(let declaration): declare(declaration)
    case .protocols(let declaration): interpreter.ownProtocols[declaration.name] = declaration
    case .variable(let variable):
      interpreter.fileVariables[variable.name] = (Cell(), interpreter.conversion(of: variable.type))
    case .function(let function):
      let name = "\(function.name)()"
      interpreter.functions[function.name] = Code(
        function.body, source: source, name: name, parameters: function.parameters, result: function.result)
    case .type(let type): interpreter.forwardNames.insert(type.name)
    case .method, .property, .synthesis, .nominal, .loose: break
    }
  }

  private func initialize(_ variable: VariableDeclaration) {
    guard let value = variable.value, let known = interpreter.fileVariables[variable.name] else { return }
    known.cell.store(known.conversion.convert(compute(value)))
  }

  private func compute(_ expression: Expression) -> Value {
    let statement = Statement(kind: .giveBack(expression), range: expression.range)
    return interpreter.call(Code([statement], source: source, name: "the file's variables"), on: .null, [])
  }

  private func declare(_ declaration: EnumDeclaration) {
    var next = 0
    var cases: [(constant: String, rawValue: Int)] = []
    for one in declaration.cases {
      if let value = one.value { next = enumValue(value, cases) ?? next }
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

  private func enumValue(_ expression: Expression, _ before: [(constant: String, rawValue: Int)]) -> Int? {
    for one in before { interpreter.enumCases[one.constant] = .int(one.rawValue) }
    return compute(expression).integer
  }

  /// `ModePlain` of the type `Mode` is `plain`.
  private static func bareName(_ constant: String, of type: String) -> String {
    guard constant.hasPrefix(type), constant.utf8.count > type.utf8.count else { return constant }
    let rest = constant.dropFirst(type.count)
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }

  // MARK: Classes

  private mutating func declare(_ declaration: TypeDeclaration) {
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

  /// The class of the name: one that is known, or one declared by this text.
  private func runtimeClass(_ name: String, depth: Int) -> RuntimeClass {
    let registry = interpreter.simulation.classes
    let known = registry.named(name)
    if let known, known.table != nil { return known }
    guard depth < 100, let wanted = superclasses[name], wanted.name != name else {
      if let known { return known }
      let guess = interpreter.guessedSuperclass(of: name)
      interpreter.note(invented: "\(name) (\(guess.name))")
      return registry.declare(name, superclass: guess)
    }
    return registry.declare(name, superclass: superclass(wanted.name, wanted.range, depth: depth))
  }

  private func superclass(_ name: String, _ range: SourceRange, depth: Int) -> RuntimeClass {
    if superclasses[name] != nil { return runtimeClass(name, depth: depth + 1) }
    if let known = interpreter.simulation.classes.named(name) { return known }
    if let nearest = NearestName.find(name, among: interpreter.classNames), let known = interpreter.simulation.classes.named(nearest) {
      interpreter.pending.diagnostics.append(source.diagnostic(.typeTaken(name, for: nearest), at: range))
      return known
    }
    let stub = interpreter.declareStub(name)
    interpreter.note(invented: stub.superclass.map { "\(name) (\($0.name))" } ?? name)
    return stub
  }
}
