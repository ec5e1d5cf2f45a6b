import ObjectModel

/// The names that the model and the texts so far define, for a survey that asks by name alone: which class a receiver has, no one knows before the code runs.
final class KnownNames {
  private unowned let interpreter: Interpreter
  private var selectors = MemberNames.ofEveryClass
  private var members: Set<String> = ["allCases"]
  /// Properties that are known by name alone: what is called by their names is another's.
  private var keptMembers: Set<String> = []
  private var tables: [ClassTable] = []
  /// What was asked before.
  private var knownMembers: [String: Bool] = [:]
  private var knownMethods: [String: Bool] = [:]
  /// The names that top-level code of the texts binds.
  private let topLevel: Set<String>

  init(_ interpreter: Interpreter, topLevel: Set<String>) {
    self.interpreter = interpreter
    self.topLevel = topLevel
    for source in interpreter.simulation.classes.sources { add(interpreter.simulation.classes.table(of: source)) }
    // Categories and extensions give methods to native classes too, and to values.
    for type in interpreter.simulation.classes.instantiated { add(type) }
    for holder in interpreter.typed.extensions.values { add(holder) }
    let globals = interpreter.simulation.globals
    for message in globals.allProtocols.flatMap(\.messages) { selectors.insert(message.selector.description) }
    for one in interpreter.ownProtocols.values { add(one) }
    for table in globals.tables { members.formUnion(table.structs.flatMap { $0.fields.map(\.name) }) }
    members.formUnion(interpreter.typed.announced)
    members.formUnion(globals.tables.flatMap(\.functions).compactMap(\.memberName))
    members.formUnion(interpreter.structures.values.flatMap { $0.fields.map(\.name) })
    members.formUnion(globals.allEnums.flatMap { $0.cases.map(\.name) } + ["allCases"])
    let questions = globals.tables.flatMap(\.functions).map(\.name)
    for type in globals.allEnums {
      members.formUnion(questions.filter { $0.hasPrefix(type.name + "Is") }.map { "i" + $0.dropFirst(type.name.count + 1) })
    }
    for names in StandardMembers.properties.values { members.formUnion(names.keys) }
    for names in StandardMembers.methods.values { members.formUnion(names.keys) }
  }

  private func add(_ table: ClassTable) {
    tables.append(table)
    for property in table.properties {
      if property.isKept {
        keptMembers.insert(property.name)
        selectors.formUnion([property.getter.description, property.setter.description])
        continue
      }
      members.formUnion([property.name, property.swiftName, property.getter.description])
      selectors.insert(property.getter.description)
      if property.write != nil { selectors.insert(property.setter.description) }
    }
    for method in table.methods + table.classMethods { selectors.insert(method.info.selector.description) }
  }

  private func add(_ type: RuntimeClass) {
    for (selector, _) in type.ownMethods + type.ownClassMethods { selectors.insert(selector.description) }
    guard let info = type.declaration as? ClassInfo else { return }
    members.formUnion(info.fields.keys)
    for field in info.fields.values { members.formUnion(field.wanted.labels.compactMap { $0 } + field.wanted.parts.flatMap(\.allLabels)) }
    members.formUnion(info.properties.keys)
    members.formUnion(info.statics.keys)
    members.formUnion(info.signatures.keys)
    members.formUnion(info.cases.map(\.name))
  }

  private func add(_ declaration: ProtocolDeclaration) {
    for method in declaration.methods { selectors.insert(method.selector) }
    for property in declaration.properties {
      members.insert(property.name)
      selectors.formUnion([property.getter ?? property.name, property.setter ?? MemberNames.setter(of: property.name)])
    }
  }

  /// Whether some class answers the selector.
  func answers(_ selector: String) -> Bool { selectors.contains(selector) }

  /// Whether some class or value has the member.
  func hasMember(_ name: String) -> Bool {
    if members.contains(name) || keptMembers.contains(name) || selectors.contains(name) || Int(name) != nil { return true }
    // Cases began with capitals up to Swift 2.
    if name.first?.isUppercase == true, members.contains(SpellingRule.lowered(name)) { return true }
    if name.hasPrefix("_"), members.contains(String(name.dropFirst())) { return true }
    if let known = knownMembers[name] { return known }
    let found = tables.contains { table in
      let index = interpreter.typed.index(of: table, in: interpreter.simulation.release)
      return [false, true].contains { isClassMethod in
        index.rows(for: name, isClassMethod: isClassMethod).contains { $0.rule.isNamed(name) || $0.rule.current.base == name }
      }
    }
    knownMembers[name] = found
    return found
  }

  /// Whether some class has a method that a call may mean.
  func hasMethod(_ shape: CallShape) -> Bool {
    if members.contains(shape.base) || shape.base == "init" { return true }
    let key = shape.spelling.text + (shape.isTrailing.contains(true) ? "{}" : "")
    if let known = knownMethods[key] { return known }
    let registry = interpreter.simulation.classes
    let found = [false, true].contains { isClassMethod in
      tables.contains { table in
        let index = interpreter.typed.index(of: table, in: interpreter.simulation.release)
        return interpreter.nativeCall(shape, index, isClassMethod) != nil
      }
        || registry.declaredNames.compactMap(registry.named).contains {
          interpreter.resolve(shape, in: $0, isClassMethod: isClassMethod) != nil
        }
    }
    knownMethods[key] = found
    return found
  }

  /// Whether the name stands for a type, seen from the body of one; a single letter is taken for that of a generic type.
  func isType(_ name: String, in lexical: RuntimeClass? = nil) -> Bool {
    if name.utf8.count == 1 || name == "Self" || Interpreter.standardProtocols.contains(name)
      || (lexical != nil && interpreter.typeReference(name, in: lexical) != nil)
    {
      return true
    }
    return interpreter.isTypeName(name) || interpreter.typeReference(name) != nil || interpreter.ownProtocols[name] != nil
      || interpreter.simulation.globals.protocolTable(named: name) != nil || interpreter.simulation.classes.isOfAnotherRelease(name)
  }

  /// Whether the name stands for a function, constant or variable of the texts or of the model.
  func isGlobal(_ name: String, in source: LoadedSource) -> Bool {
    topLevel.contains(name) || source.variables[name] != nil || interpreter.fileVariables[name] != nil
      || interpreter.constant(named: name) != nil || interpreter.typed.computed[name] != nil
      || interpreter.simulation.value(named: name) != nil || isFunction(name, in: source)
  }

  /// What looks like a function and is the compiler's own.
  private static let ofCompiler: Set<String> = ["dispatch_once", "NSDictionaryOfVariableBindings", "@available", "UIApplicationMain"]

  /// Whether a function has the name.
  func isFunction(_ name: String, in source: LoadedSource) -> Bool {
    Self.ofCompiler.contains(name) || source.functions[name] != nil || interpreter.functions[name] != nil
      || interpreter.typed.functions[name] != nil
      || StandardFunctions.all[name] != nil || interpreter.simulation.globals.function(named: name) != nil
  }

  /// Whether the name, alone in a method, means a member of the class.
  func isMember(_ name: String, of type: RuntimeClass) -> Bool {
    let key = FieldName.key(for: name, in: type)
    if let info = type.declaration as? ClassInfo {
      if name == "allCases", info.form == .choice { return true }
      // An extension of a list, a text or a protocol names the members of what it extends.
      if info.extended != nil, hasMember(name) { return true }
    }
    return type.fieldInfo(key) != nil || type.property(key) != nil || interpreter.hasMember(name, in: type)
      || interpreter.staticVariable(name, of: type) != nil || interpreter.typed.announced.contains(name)
  }

  /// Whether a type has the member itself: a constant such as `UIApplication.didBecomeActiveNotification`, or a type in it.
  func hasStatic(_ name: String, of typeName: String) -> Bool {
    if isType(typeName + "." + name) { return true }
    guard case .runtime(let type)? = interpreter.typeReference(typeName) else { return false }
    return interpreter.memberConstant(name, of: type) != nil
  }
}

extension TypeName {
  /// The labels of the tuples in the type.
  fileprivate var allLabels: [String] { labels.compactMap { $0 } + parts.flatMap(\.allLabels) }
}
