import ObjectModel

/// Gives a class members that are called by spelling and labels.
struct TypedMembers {
  let type: RuntimeClass
  let source: LoadedSource
  let interpreter: Interpreter

  init(_ type: RuntimeClass, source: LoadedSource, in interpreter: Interpreter) {
    self.type = type
    self.source = source
    self.interpreter = interpreter
  }

  /// Declares all members of a type or extension; a type declared again loses what it no longer has.
  func declare(_ declaration: NominalDeclaration) {
    let info = type.info
    if declaration.form != .addition {
      forget(info)
      info.generics = declaration.generics
    }
    if declaration.form == .choice {
      info.cases = declaration.cases
      info.rawValues = nil
      info.source = source
      info.rawType = declaration.inherited.first.flatMap { type -> String? in
        if case .standard(let name)? = interpreter.typeReference(type.name), !["Error", "ErrorType", "AnyObject"].contains(name) {
          return name
        }
        return nil
      }
    }
    for property in declaration.properties { declare(property) }
    for method in declaration.methods { declare(method, isWhole: declaration.form != .addition, mayOverload: true) }
    synthesizeCoding()
  }

  private func forget(_ info: ClassInfo) {
    for selector in info.implemented { type.setMethod(nil, for: selector) }
    for selector in info.implementedByClass { type.setClassMethod(nil, for: selector) }
    for selector in info.accessors { type.setMethod(nil, for: selector) }
    info.implemented = []
    info.implementedByClass = []
    info.accessors = []
    info.signatures = [:]
    info.fields = [:]
    info.storedNames = []
    info.statics = [:]
  }

  // MARK: Methods

  /// Declares a method under the selector that its spelling means.
  ///
  /// - Parameter mayOverload: Whether one of the same spelling and other types stays beside it, as it does in a type; a method that is
  ///   typed alone takes the place of the one before.
  func declare(_ method: MethodDeclaration, isWhole: Bool = false, mayOverload: Bool = false) {
    guard let body = method.body else { return }
    guard let spelled = method.spelling else { return declareDealloc(method, body, isWhole: isWhole) }
    let spelling = Spelling(base: spelled.base, labels: method.parameters.map { $0.label ?? "_" })
    interpreter.noteName(of: method, in: type, source)
    for parameter in method.parameters { interpreter.checkStandardType(parameter.type, in: source, seenFrom: type) }
    let meaning = meaning(of: spelling, method)
    let code = Code(
      body, source: source, name: spelling.text, selector: meaning.selector, lexicalClass: type, isClassMethod: method.isClassMethod,
      parameters: method.parameters, result: method.result.isVoid ? method.result : nil)
    code.range = method.extent
    code.isInitializer = spelled.base == "init"
    code.changesReceiver = spelled.isMutating && type.info.extended != nil
    code.builder = SwiftParser.builder(among: spelled.attributes)
    code.typedResult = code.isInitializer || method.result.isVoid ? nil : method.result
    code.wanted = meaning.reply.map { Wanted($0, nil) } ?? Wanted(method.result)
    if !spelled.base.contains(where: { $0.isLetter || $0 == "_" }) { interpreter.typed.ownOperators.insert(spelled.base) }
    let signature = Signature(
      spelling, method.parameters, selector: meaning.selector, isClassMethod: method.isClassMethod, result: method.result)
    let twin = mayOverload ? overloaded(by: signature) : nil
    add(signature)
    let own = InterpretedMethod(code, in: interpreter)
    let interpreted: any ScriptMethod = twin.map { OverloadedMethod($0, own, in: interpreter) } ?? own
    if method.isClassMethod {
      type.setClassMethod(interpreted, for: meaning.selector)
      if isWhole { type.info.implementedByClass.insert(meaning.selector) }
    } else {
      type.info.accessors.remove(meaning.selector)
      type.setMethod(interpreted, for: meaning.selector)
      if isWhole { type.info.implemented.insert(meaning.selector) }
    }
  }

  private func add(_ signature: Signature) {
    let base = signature.spelling.base
    var all = type.info.signatures[base] ?? []
    all.removeAll { $0.selector == signature.selector && $0.isClassMethod == signature.isClassMethod }
    type.info.signatures[base] = all + [signature]
  }

  private func declareDealloc(_ method: MethodDeclaration, _ body: [Statement], isWhole: Bool) {
    let code = Code(
      body, source: source, name: "deinit", selector: "dealloc", lexicalClass: type, parameters: [], result: method.result)
    code.range = method.extent
    type.setMethod(InterpretedMethod(code, in: interpreter), for: "dealloc")
    if isWhole { type.info.implemented.insert("dealloc") }
  }

  /// The selector of a method, and the enumeration of its reply: that of the method it overrides or of the message it answers, else its own.
  private func meaning(of spelling: Spelling, _ method: MethodDeclaration) -> (selector: Selector, reply: EnumType?) {
    if let inherited = inherited(spelling, isClassMethod: method.isClassMethod) { return (inherited, nil) }
    var best: (distance: Int, selector: Selector, reply: EnumType?)?
    let isOverride = method.spelling?.isOverride ?? false
    for type in sequence(first: type, next: \.superclass) {
      guard let table = type.table else { continue }
      let index = interpreter.typed.index(of: table, in: interpreter.simulation.release)
      for row in index.rows(for: spelling.base, isClassMethod: method.isClassMethod) {
        guard let distance = row.rule.distance(spelling, isDeclaration: true), distance < 3 || isOverride,
          distance < best?.distance ?? .max,
          isOverride || !interpreter.differ(method.parameters.map(\.type), row.info.parameterTypes, in: type)
        else { continue }
        best = (distance, row.selector, row.info.resultEnum)
      }
    }
    if spelling.base != "init", !method.isClassMethod,
      let message = interpreter.typed.messages(in: interpreter.simulation.globals).message(spelling)
    {
      return (best?.distance == 0 ? best?.selector ?? message.selector : message.selector, message.replyEnum)
    }
    if let best { return (best.selector, best.reply) }
    return (own(spelling, method), nil)
  }

  /// The selector of a method of the app's own; overloads that differ in their types alone share it.
  private func own(_ spelling: Spelling, _ method: MethodDeclaration) -> Selector {
    Selector(spelling.selectorText)
  }

  /// The selector of the method of a superclass that has the same spelling.
  private func inherited(_ spelling: Spelling, isClassMethod: Bool) -> Selector? {
    guard let superclass = type.superclass else { return nil }
    for type in sequence(first: superclass, next: \.superclass) {
      guard let info = type.declaration as? ClassInfo else { continue }
      let same = info.signatures[spelling.base]?.first { $0.spelling == spelling && $0.isClassMethod == isClassMethod }
      if let same { return same.selector }
    }
    return nil
  }

  // MARK: Properties

  /// Declares a property: stored, computed, observed, or of the type itself.
  func declare(_ property: StoredProperty) {
    if let wrapper = property.wrapper?.dropFirst(), interpreter.typed.wrappers.contains(String(wrapper)) {
      return declareWrapped(property, by: String(wrapper))
    }
    if property.isStatic { return declareStatic(property) }
    if let getter = property.getter { return declareComputed(property, getter) }
    if property.isAnnounced { return }
    let isOverride =
      property.attributes.contains("override") || type.superclass.map { interpreter.property(property.name, in: $0) != nil } ?? false
    if property.willSet != nil || property.didSet != nil { installObserver(property, isOverride: isOverride) }
    if isOverride, property.value == nil { return }
    declareField(property)
    let getter = Selector(property.name)
    type.setMethod(PropertyGetter(property.name, in: interpreter), for: getter)
    type.info.accessors.insert(getter)
    guard !property.isConstant, property.willSet == nil, property.didSet == nil else { return }
    let setter = setterSelector(property.name)
    type.setMethod(PropertySetter(property.name, in: interpreter), for: setter)
    type.info.accessors.insert(setter)
  }

  private func setterSelector(_ name: String) -> Selector { Selector("set" + name.prefix(1).uppercased() + name.dropFirst() + ":") }

  private func declareField(_ property: StoredProperty) {
    if let wrapper = property.wrapper { interpreter.noteWithoutEffect(wrapper, at: property.range, in: source) }
    var field = FieldInfo()
    if let declared = property.type {
      interpreter.checkStandardType(declared, in: source, seenFrom: type)
      field.conversion = interpreter.conversion(ofTyped: declared)
      field.isOptional = declared.isOptional
      field.isUnwrapped = declared.isUnwrapped
      field.isBlock = declared.isBlock
      field.outletClass = outletClass(property, declared)
    }
    field.wanted = Wanted(property.type.map(inFull))
    field.type = property.type
    field.isWeak = property.isWeak
    field.isConstant = property.isConstant
    field.first = property.value.map { firstValue($0, property) }
    field.isLazy = property.isLazy
    field.isLeftOut = property.wrapper != nil
    type.info.fields[property.name] = field
    type.info.storedNames.removeAll { $0 == property.name }
    type.info.storedNames.append(property.name)
  }

  /// The type by the full name of the one that it means within this type's body, so that it means the same elsewhere.
  private func inFull(_ declared: TypeName) -> TypeName {
    guard case .runtime(let nested)? = interpreter.typeReference(declared.name, in: type),
      nested.visible.name.hasSuffix("." + declared.name)
    else { return declared }
    var full = declared
    full.name = nested.visible.name
    return full
  }

  /// The class of view that a nib would give an outlet.
  private func outletClass(_ property: StoredProperty, _ declared: TypeName) -> String? {
    guard property.isOutlet, let view = interpreter.simulation.classes.named("UIView"),
      let outlet = interpreter.simulation.classes.named(declared.name), outlet.isSubclass(of: view), declared.name != "UIWindow"
    else { return nil }
    return declared.name
  }

  private func firstValue(_ value: Expression, _ property: StoredProperty, isStatic: Bool = false) -> Code {
    let statement = Statement(kind: .giveBack(value), range: value.range)
    let code = Code([statement], source: source, name: property.name, lexicalClass: type, isClassMethod: isStatic)
    code.wanted = Wanted(property.type)
    return code
  }

  private func declareStatic(_ property: StoredProperty) {
    if let getter = property.getter {
      let name = property.name
      let reading = accessor(name, getter, [], isStatic: true, property.type)
      type.setClassMethod(InterpretedMethod(reading, in: interpreter), for: Selector(name))
      if let setter = property.setter {
        let writing = accessor(name, setter.body, [parameter(setter.name, property)], isStatic: true, nil)
        type.setClassMethod(InterpretedMethod(writing, in: interpreter), for: setterSelector(name))
      }
      return
    }
    type.info.statics[property.name] = StaticVariable(
      first: property.value.map { firstValue($0, property, isStatic: true) },
      conversion: property.type.map(interpreter.conversion(ofTyped:)) ?? .none, wanted: Wanted(property.type))
  }

  private func parameter(_ name: String, _ property: StoredProperty) -> Parameter {
    Parameter(name: name, type: property.type ?? SwiftParser.any(property.range), range: property.range, label: "_")
  }

  private func accessor(
    _ name: String, _ body: [Statement], _ parameters: [Parameter], isStatic: Bool = false, _ result: TypeName?
  ) -> Code {
    let code = Code(
      body, source: source, name: name, selector: Selector(name), lexicalClass: type, isClassMethod: isStatic, parameters: parameters,
      result: nil)
    code.typedResult = result
    code.wanted = Wanted(result)
    return code
  }

  private func declareComputed(_ property: StoredProperty, _ getter: [Statement]) {
    let native = type.superclass.flatMap { interpreter.property(property.name, in: $0) }
    let message = interpreter.typed.messages(in: interpreter.simulation.globals).message(named: property.name)
    let reading = native?.getter ?? message?.selector ?? Selector(property.name)
    let code = accessor(property.name, getter, [], property.type)
    code.builder = SwiftParser.builder(among: property.attributes)
    if let reply = message?.replyEnum ?? native?.enumType { code.wanted = Wanted(reply, nil) }
    code.range = property.range
    type.setMethod(InterpretedMethod(code, in: interpreter), for: reading)
    type.info.implemented.insert(reading)
    guard let setter = property.setter else { return }
    let writing = native?.setter ?? setterSelector(property.name)
    let store = accessor(property.name, setter.body, [parameter(setter.name, property)], nil)
    type.setMethod(InterpretedMethod(store, in: interpreter), for: writing)
    type.info.implemented.insert(writing)
  }

  private func installObserver(_ property: StoredProperty, isOverride: Bool) {
    let native = isOverride ? type.superclass.flatMap { interpreter.property(property.name, in: $0) } : nil
    let setter = native?.setter ?? setterSelector(property.name)
    let observer = ObservedSetter(
      property.name, of: type, isOverride: isOverride,
      willSet: property.willSet.map { accessor(property.name, $0.body, [parameter($0.name, property)], nil) },
      didSet: property.didSet.map { accessor(property.name, $0.body, [parameter($0.name, property)], nil) }, in: interpreter)
    type.setMethod(observer, for: setter)
    type.info.accessors.insert(setter)
  }
}
