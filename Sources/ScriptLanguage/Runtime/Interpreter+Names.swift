import ObjectModel

extension Interpreter {
  /// The living object that output calls so, such as `button#1`.
  func object(shownAs name: String) -> Object? {
    if name == "$_" { return simulation.names.last }
    guard name.utf8.contains(35) else { return nil }
    var next = simulation.newest
    while let object = next {
      if object.displayName == name { return object }
      next = object.nextOlder
    }
    return nil
  }

  /// Whether top-level code may use the name.
  func isTopLevelName(_ name: String) -> Bool { simulation.value(named: name) != nil || object(shownAs: name) != nil }

  /// The bound name that is nearly the given one.
  func nearestObject(to name: String) -> String? { NearestName.find(name, among: simulation.names.order, allowsShort: true) }

  /// Binds a top-level name to a value of its declared type.
  func bindTopLevel(_ name: String, to value: Value) {
    simulation.bind(name, to: owned(topLevelConversions[name]?.convert(value) ?? value))
  }

  /// The value of a constant: the text's own, the model's, or the compiler's.
  func constant(named name: String) -> Value? {
    enumCases[name] ?? simulation.globals.constant(named: name) ?? predefined.value(of: name).map(Value.int)
  }

  /// The value of a constant that code uses; a deprecated one is noted.
  func constantUsed(named name: String) -> Value? {
    if enumCases[name] == nil, let found = simulation.globals.enumCase(named: name) {
      simulation.noteUse(of: found.row, in: found.type, isSwift: false)
    }
    return constant(named: name)
  }

  /// Every name that is neither a class's nor local.
  var globalNames: [String] { fileVariables.keys.sorted() + enumCases.keys.sorted() + simulation.globals.allNames }

  /// The names that a compiler for the simulated release defines.
  var predefined: PredefinedMacros { PredefinedMacros(sdk: (simulation.sdk.major, simulation.sdk.minor)) }

  /// Whether the name is that of a type.
  func isTypeName(_ name: String) -> Bool {
    aliases[name] != nil || enums[name] != nil || forwardNames.contains(name) || simulation.classes.named(name) != nil
      || simulation.globals.enumType(named: name) != nil || structType(named: name) != nil
  }

  /// The object that `@catch` gets for an exception.
  func exceptionObject(_ exception: ScriptException) -> Value {
    if let object = exception.object { return .object(object) }
    simulation.exception = nil
    defer { simulation.exception = exception }
    guard let type = simulation.classes.named("NSException"), let maker = type.nativeClassMethod(for: "exceptionWithName:reason:userInfo:")
    else {
      return .string(exception.reason)
    }
    let made = (try? maker.invoke(.type(type), [.string(exception.name), .string(exception.reason), .null], simulation)) ?? .null
    lastCaught = made
    return made
  }

  /// Notes a type's name that is nearly that of one of the standard library, or of a class.
  func checkStandardType(_ type: TypeName, in source: LoadedSource, seenFrom lexical: RuntimeClass?) {
    let name = type.name
    guard name.first?.isUppercase == true, !name.contains("."), simulation.classes.releases(of: name) == nil,
      typeReference(name, in: lexical) == nil, ownProtocols[name] == nil,
      typed.protocolParents[name] == nil, !source.takenTypes.contains(name),
      let nearest = NearestName.find(name, among: Self.standardTypes.sorted()) ?? nearestClass(to: name, isStrange: true)
    else { return }
    source.takenTypes.insert(name)
    pending.diagnostics.append(source.diagnostic(.typeTaken(name, for: nearest), at: type.range))
  }

  /// Takes a type's name for the known one that was meant, with one note.
  func checkType(_ type: TypeName, in source: LoadedSource) {
    guard type.pointers > 0, simulation.classes.releases(of: type.name) == nil, !isTypeName(type.name),
      type.name.first?.isUppercase == true, !source.takenTypes.contains(type.name)
    else {
      return
    }
    guard let nearest = nearestClass(to: type.name) else { return }
    source.takenTypes.insert(type.name)
    pending.diagnostics.append(source.diagnostic(.typeTaken(type.name, for: nearest), at: type.range))
  }
}
