import ObjectModel

/// Brings types whose members are called by spelling and labels into the world.
struct NominalDeclarer {
  let interpreter: Interpreter
  private let texts: [ReadText]
  /// The types of the texts by their full names, whatever their order.
  private let declared: [String: (declaration: NominalDeclaration, source: LoadedSource)]

  init(_ texts: [ReadText], in interpreter: Interpreter) {
    self.interpreter = interpreter
    self.texts = texts
    var declared: [String: (declaration: NominalDeclaration, source: LoadedSource)] = [:]
    func gather(_ declaration: NominalDeclaration, _ prefix: String, _ source: LoadedSource) {
      let name = prefix + declaration.name
      if declaration.form != .addition, declaration.form != .interface { declared[name] = (declaration, source) }
      for nested in declaration.nested { gather(nested, name + ".", source) }
    }
    for text in texts {
      for declaration in text.program.nominals { gather(declaration, "", text.source) }
    }
    self.declared = declared
  }

  private var registry: ClassRegistry { interpreter.simulation.classes }

  // MARK: Names

  /// Makes every type of the texts known by name: protocols first, as a class may name them before its superclass is looked for.
  func declareNames() {
    let all = texts.flatMap(\.program.nominals)
    for declaration in all where declaration.form == .interface { declareNames(declaration) }
    for declaration in all where declaration.form != .interface { declareNames(declaration) }
  }

  /// Makes the type, and those in it, known by name.
  private func declareNames(_ declaration: NominalDeclaration, in prefix: String = "") {
    let name = prefix + declaration.name
    if declaration.attributes.contains("@propertyWrapper") { interpreter.typed.wrappers.insert(declaration.name) }
    if !declaration.attributes.isDisjoint(with: ["@resultBuilder", "@_functionBuilder"]) { interpreter.typed.builders.insert(name) }
    switch declaration.form {
    case .interface:
      interpreter.typed.announced.formUnion(declaration.properties.map(\.name) + declaration.methods.compactMap { $0.spelling?.base })
      interpreter.typed.protocolParents[name] = declaration.inherited.map(\.name)
      interpreter.ownProtocols[name] = ProtocolDeclaration(
        name: name, protocols: declaration.inherited.map(\.name), methods: [], properties: [])
    case .reference, .value, .choice: _ = type(named: name, depth: 0)
    case .addition: break
    }
    for alias in declaration.aliases where alias.name != alias.type.name { interpreter.aliases[name + "." + alias.name] = alias.type }
    for nested in declaration.nested { declareNames(nested, in: name + ".") }
  }

  private var root: RuntimeClass { registry.named("NSObject") ?? registry.runtimeClass(of: Object.self) }

  /// The class of a type of the text.
  private func type(named name: String, depth: Int) -> RuntimeClass {
    guard let (declaration, source) = declared[name] else { return registry.named(name) ?? root }
    if declaration.form != .reference {
      let type = registry.declare(name, superclass: root)
      type.info.form = declaration.form
      type.comparison = CodedComparison(of: type, in: interpreter)
      type.isValue = declaration.form == .value
      interpreter.typed.hasValueTypes = true
      return type
    }
    let type = registry.declare(name, superclass: superclass(of: declaration, name, source, depth: depth))
    type.info.form = .reference
    type.comparison = CodedComparison(of: type, in: interpreter)
    return type
  }

  private func superclass(of declaration: NominalDeclaration, _ name: String, _ source: LoadedSource, depth: Int) -> RuntimeClass {
    guard depth < 100, let first = declaration.inherited.first, first.name != name else { return root }
    let scope = name.lastIndex(of: ".").map { String(name[...$0]) } ?? ""
    for candidate in [scope + first.name, first.name] {
      if let known = declared[candidate] { return known.declaration.form == .reference ? type(named: candidate, depth: depth + 1) : root }
    }
    if case .runtime(let known)? = interpreter.typeReference(first.name) { return known }
    if isProtocol(first.name) { return root }
    if let nearest = interpreter.nearestClass(to: first.name), let known = registry.named(nearest) {
      interpreter.pending.diagnostics.append(source.diagnostic(.typeTaken(first.name, for: nearest), at: first.range))
      return known
    }
    let stub = interpreter.declareStub(first.name)
    interpreter.note(invented: stub.superclass.map { "\(first.name) (\($0.name))" } ?? first.name)
    return stub
  }

  /// Whether an inherited name is a protocol's: a known one, or one that is spelled like one.
  func isProtocol(_ name: String) -> Bool {
    if interpreter.simulation.globals.protocolTable(named: name) != nil || interpreter.ownProtocols[name] != nil { return true }
    if interpreter.typed.protocolParents[name] != nil || Interpreter.standardTypes.contains(name) { return true }
    if Interpreter.standardProtocols.contains(name) { return true }
    return ["Delegate", "DataSource", "Protocol", "able", "Type", "Presenting", "Observer", "Convertible", "Coding", "ObservableObject"]
      .contains(
        where: name.hasSuffix)
      && !name.hasSuffix("AppDelegate")
  }

  // MARK: Members

  /// Gives every type its members, superclasses before their subclasses and types before their extensions; says which class got how many methods.
  func declareMembers() -> [(type: RuntimeClass, methodCount: Int)] {
    let all = texts.flatMap { text in text.program.nominals.map { (declaration: $0, source: text.source) } }
    let types = all.filter { $0.declaration.form != .addition }.enumerated().sorted { left, right in
      let (above, below) = (depth(of: left.element.declaration), depth(of: right.element.declaration))
      return above == below ? left.offset < right.offset : above < below
    }
    let ordered = types.map(\.element) + all.filter { $0.declaration.form == .addition }
    return ordered.flatMap { declareMembers($0.declaration, $0.source) }
  }

  /// How many classes are above a type.
  private func depth(of declaration: NominalDeclaration) -> Int {
    sequence(first: registry.named(declaration.name), next: { $0?.superclass }).prefix { $0 != nil }.reduce(0) { count, _ in count + 1 }
  }

  /// Gives the type its members, and those in it theirs; says which class got how many methods.
  private func declareMembers(
    _ declaration: NominalDeclaration, _ source: LoadedSource, in prefix: String = ""
  ) -> [(type: RuntimeClass, methodCount: Int)] {
    let name = prefix + declaration.name
    var all: [(type: RuntimeClass, methodCount: Int)] = []
    if let type = holder(of: declaration, name) {
      if declaration.attributes.contains("@main") || declaration.attributes.contains("@UIApplicationMain") { interpreter.mainClass = type }
      for inherited in declaration.inherited where !isSuperclass(inherited.name, of: type) {
        type.protocols.insert(interpreter.aliases[inherited.name]?.name ?? inherited.name)
      }
      let members = TypedMembers(type, source: source, in: interpreter)
      members.declare(declaration)
      let count = declaration.methods.count { $0.body != nil } + declaration.properties.count { $0.getter != nil }
      if type.info.form == .reference, declaration.form == .reference || type.table != nil || registry.named(type.visible.name) === type {
        all.append((type, count))
      }
    }
    for nested in declaration.nested { all += declareMembers(nested, source, in: name + ".") }
    return all
  }

  private func isSuperclass(_ name: String, of type: RuntimeClass) -> Bool {
    guard case .runtime(let known)? = interpreter.typeReference(name, in: type) else { return false }
    return known === type.superclass
  }

  /// The class that keeps a type's members; extensions of what has no class get one of their own.
  private func holder(of declaration: NominalDeclaration, _ name: String) -> RuntimeClass? {
    if declaration.form == .interface { return nil }
    if declaration.form != .addition { return registry.named(name) }
    let key: String
    switch interpreter.typeReference(declaration.name) {
    case .runtime(let type): return type
    case .enumeration(let type): key = type.name
    case .structure(let type): key = type.name
    case .standard(let standard): key = standard
    case nil:
      let isKey = declaration.name.split(separator: ".").dropFirst().last.map { Interpreter.isKeyType($0) } ?? false
      guard !isProtocol(declaration.name), !isKey else {
        key = declaration.name
        break
      }
      let guess = interpreter.guessedSuperclass(of: declaration.name)
      interpreter.note(invented: "\(declaration.name) (\(guess.name))")
      return registry.declare(declaration.name, superclass: guess)
    }
    if let known = interpreter.typed.extensions[key] { return known }
    let made = registry.declare("extension \(key)", superclass: root)
    interpreter.typed.extensions[key] = made
    made.info.extended = key
    return made
  }
}
