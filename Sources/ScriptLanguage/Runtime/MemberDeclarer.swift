import ObjectModel

/// Gives a class the variables, properties and methods of a text.
struct MemberDeclarer {
  let type: RuntimeClass
  let source: LoadedSource
  let interpreter: Interpreter

  init(_ type: RuntimeClass, source: LoadedSource, in interpreter: Interpreter) {
    self.type = type
    self.source = source
    self.interpreter = interpreter
  }

  func declare(_ declaration: TypeDeclaration) {
    for name in declaration.protocols { adopt(name, declaration.nameRange) }
    if declaration.part == .implementation { forgetMethods(except: declaration.methods) }
    for synthesis in declaration.syntheses { declare(synthesis) }
    for variable in declaration.variables { declare(variable) }
    let synthesized = Set(declaration.syntheses.map(\.name))
    for property in declaration.properties { declare(property, isSynthesized: synthesized.contains(property.name)) }
    for synthesis in declaration.syntheses { complete(synthesis) }
    for method in declaration.methods { declare(method, isImplementation: declaration.part == .implementation) }
  }

  private func adopt(_ name: String, _ range: SourceRange) {
    let globals = interpreter.simulation.globals
    if globals.protocolTable(named: name) == nil, interpreter.ownProtocols[name] == nil,
      let nearest = NearestName.find(name, among: globals.allProtocols.map(\.name)), source.takenTypes.insert(name).inserted
    {
      interpreter.pending.diagnostics.append(source.diagnostic(.typeTaken(name, for: nearest), at: range))
      type.protocols.insert(nearest)
    }
    type.protocols.insert(name)
  }

  // MARK: Variables and properties

  func declare(_ variable: VariableDeclaration) {
    interpreter.checkType(variable.type, in: source)
    let key = FieldName.key(for: variable.name, in: type)
    type.info.fields[key] = info(variable.type, merging: type.info.fields[key])
    if let value = variable.value, case .cArray = value.kind {
      let made = Statement(kind: .declare([variable]), range: variable.range)
      let given = Statement(kind: .giveBack(Expression(kind: .name(variable.name), range: variable.range, depth: 1)), range: variable.range)
      type.info.fields[key]?.isArrayOfC = true
      type.info.fields[key]?.first = Code([made, given], source: source, name: variable.name, lexicalClass: type)
    }
    // What assigns by key finds the variable by its slot.
    _ = type.fieldSlot(key)
  }

  private func info(_ declared: TypeName, merging old: FieldInfo?) -> FieldInfo {
    var info = old ?? FieldInfo()
    info.conversion = interpreter.conversion(of: declared)
    if declared.isOutlet, declared.pointers > 0, let view = interpreter.simulation.classes.named("UIView"),
      let outlet = interpreter.simulation.classes.named(declared.name), outlet.isSubclass(of: view)
    {
      info.outletClass = declared.name
    }
    return info
  }

  /// Declares a property; a native one of the name stays what it is, unless the text synthesizes it.
  func declare(_ property: PropertyDeclaration, isSynthesized: Bool = false) {
    interpreter.checkType(property.type, in: source)
    if !isSynthesized, type.property(property.name) != nil { return }
    if property.isClassProperty { return }
    var info = info(property.type, merging: type.info.fields[property.name])
    info.isWeak = property.isWeak && property.type.isObject
    info.isCopied = property.isCopied
    type.info.fields[property.name] = info
    var merged = property
    if let old = type.info.properties[property.name] {
      merged.getter = property.getter ?? old.getter
      merged.setter = property.setter ?? old.setter
    }
    type.info.properties[property.name] = merged
    installAccessors(merged)
  }

  private func installAccessors(_ property: PropertyDeclaration) {
    install(PropertyGetter(property.name, in: interpreter), Selector(property.getter ?? property.name))
    guard !property.isReadOnly else { return }
    let setter = property.setter ?? "set" + property.name.prefix(1).uppercased() + property.name.dropFirst() + ":"
    install(PropertySetter(property.name, in: interpreter), Selector(setter))
  }

  private func install(_ method: any ScriptMethod, _ selector: Selector) {
    let own = type.ownMethods.first { $0.selector == selector }
    if let own, !type.info.accessors.contains(selector), !(own.method is PropertyGetter), !(own.method is PropertySetter) { return }
    type.info.accessors.insert(selector)
    type.setMethod(method, for: selector)
  }

  /// `@synthesize name = variable` binds the variable's name to the property's.
  func declare(_ synthesis: Synthesis) {
    let variable = synthesis.variable ?? synthesis.name
    let oldKey = FieldName.key(for: variable, in: type)
    type.info.propertyOfVariable[variable] = synthesis.name
    if oldKey != synthesis.name, let old = type.info.fields[oldKey] { type.info.fields[synthesis.name] = old }
  }

  /// Declares the property of a `@synthesize` where no class or extension in the text does: a protocol's, or a native one.
  func complete(_ synthesis: Synthesis) {
    guard type.info.properties[synthesis.name] == nil else { return }
    let announced = interpreter.ownProtocols.values.sorted { $0.name < $1.name }.flatMap(\.properties).first { $0.name == synthesis.name }
    let unknown = PropertyDeclaration(
      name: synthesis.name, type: TypeName(name: "id", range: SourceRange(start: 0, end: 0)), range: SourceRange(start: 0, end: 0))
    declare(announced ?? unknown, isSynthesized: true)
  }

  // MARK: Methods

  func declare(_ method: MethodDeclaration, isImplementation: Bool = false) {
    if method.spelling != nil {
      return TypedMembers(type, source: source, in: interpreter).declare(method)
    }
    interpreter.checkType(method.result, in: source)
    for parameter in method.parameters { interpreter.checkType(parameter.type, in: source) }
    guard let body = method.body else { return }
    interpreter.noteName(of: method, in: type, source)
    let selector = Selector(method.selector)
    let code = Code(
      body, source: source, name: "\(method.isClassMethod ? "+" : "-")[\(type.visible.name) \(method.selector)]", selector: selector,
      lexicalClass: type, isClassMethod: method.isClassMethod, parameters: method.parameters, result: method.result)
    code.range = method.extent
    let interpreted = InterpretedMethod(code, in: interpreter)
    if method.isClassMethod {
      type.setClassMethod(interpreted, for: selector)
      if isImplementation { type.info.implementedByClass.insert(selector) }
    } else {
      type.info.accessors.remove(selector)
      type.setMethod(interpreted, for: selector)
      if isImplementation { type.info.implemented.insert(selector) }
    }
  }

  /// Takes away what an earlier implementation of the class had and the new one has not.
  private func forgetMethods(except methods: [MethodDeclaration]) {
    let info = type.info
    let kept = Set(methods.filter { !$0.isClassMethod }.map { Selector($0.selector) })
    let gone = info.implemented.filter { !kept.contains($0) }
    for selector in gone {
      type.setMethod(nil, for: selector)
      info.implemented.remove(selector)
    }
    let keptByClass = Set(methods.filter(\.isClassMethod).map { Selector($0.selector) })
    for selector in info.implementedByClass where !keptByClass.contains(selector) {
      type.setClassMethod(nil, for: selector)
      info.implementedByClass.remove(selector)
    }
    guard !gone.isEmpty else { return }
    for name in info.properties.keys.sorted() {
      if let property = info.properties[name] { installAccessors(property) }
    }
  }
}
