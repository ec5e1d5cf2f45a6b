import ObjectModel

/// `.a`, a member of the type that is wanted.
final class ImplicitMemberNode: Node {
  let name: String
  let nameRange: SourceRange

  init(_ name: String, nameRange: SourceRange, _ range: SourceRange) {
    self.name = name
    self.nameRange = nameRange
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value { evaluate(frame, wanting: .anything) }

  override func evaluate(_ frame: Frame, wanting wanted: Wanted) -> Value {
    frame.interpreter.implicitMember(name, wanted, nameRange, frame)
  }
}

/// `.a(x)`.
final class ImplicitCallNode: Node {
  let arguments: ArgumentList
  let nameRange: SourceRange

  init(_ arguments: ArgumentList, nameRange: SourceRange, _ range: SourceRange) {
    self.arguments = arguments
    self.nameRange = nameRange
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value { evaluate(frame, wanting: .anything) }

  override func evaluate(_ frame: Frame, wanting wanted: Wanted) -> Value {
    let interpreter = frame.interpreter
    let name = arguments.shape.base
    if name == "some" { return arguments.nodes.first?.evaluate(frame, wanting: wanted) ?? .null }
    if name == "init", let typeName = wanted.typeName, Interpreter.vagueTypes.contains(typeName) {
      return arguments.nodes.first?.evaluate(frame) ?? .int(0)
    }
    let isVague = wanted.typeName.map(Interpreter.vagueTypes.contains) ?? false
    guard !isVague, let type = wanted.typeName.flatMap({ interpreter.typeReference($0, in: frame.code.lexicalClass) }) else {
      if let type = interpreter.choice(with: name) { return interpreter.callStatic(arguments, of: type, nameRange, frame) }
      if name != "init", let type = interpreter.nativeOwner(of: arguments.shape) {
        return interpreter.callStatic(arguments, of: type, nameRange, frame)
      }
      if name == "init", let typeName = wanted.typeName {
        return interpreter.construct(TypeName(name: typeName, range: range), arguments, range, frame)
      }
      return interpreter.unknownImplicit(arguments, wanted, nameRange, frame)
    }
    if name == "init", let typeName = wanted.typeName {
      return interpreter.construct(TypeName(name: typeName, range: range, parts: wanted.parts), arguments, range, frame)
    }
    if case .runtime(let type) = type { return interpreter.callStatic(arguments, of: type, nameRange, frame) }
    let member = interpreter.member(name, of: type, nameRange, frame)
    return frame.isUnwinding ? .void : interpreter.callValue(member, arguments, range, frame)
  }
}

extension Interpreter {
  /// The member that `.name` means where a type is wanted; without one, the only case of that name.
  func implicitMember(_ name: String, _ wanted: Wanted, _ range: SourceRange, _ frame: Frame) -> Value {
    if name == "none" {
      var known = wanted.enumType
      if known == nil, let typeName = wanted.typeName, case .enumeration(let type)? = typeReference(typeName, in: frame.code.lexicalClass) {
        known = type
      }
      guard let known, known.isOptionSet || enumRow(named: name, of: known) != nil else { return .null }
      return readStatic(name, of: known, range, frame)
    }
    if let type = wanted.enumType { return readStatic(name, of: type, range, frame) }
    if let typeName = wanted.typeName, let value = StandardMembers.member(typeName + "." + name) { return value }
    if let typeName = wanted.typeName, !Self.vagueTypes.contains(typeName),
      let type = typeReference(typeName, in: frame.code.lexicalClass)
    {
      switch type {
      case .standard(let standard):
        if StandardMembers.member(standard + "." + name) != nil || typed.extensions[standard] != nil {
          return member(name, of: type, range, frame)
        }
      case .runtime(let known):
        if let value = staticMember(name, of: known, range, frame) { return value }
        // Where a string is wanted, a name of the app's own may stand.
        if known.table?.allocate != nil || known.table == nil || choice(with: name) == nil { return member(name, of: type, range, frame) }
      case .enumeration, .structure: return member(name, of: type, range, frame)
      }
    }
    if let value = onlyCase(name, hint: wanted.hint) { return value }
    if let constant = simulation.globals.constant(named: name) ?? simulation.globals.constant(named: name + "Notification") {
      return constant
    }
    if let type = choice(with: name, hint: wanted.hint) { return readStatic(name, of: type, range, frame) }
    if let type = partClass(hint: wanted.hint) { return readStatic(name, of: type, range, frame) }
    if let constant = simulation.globals.onlyConstant(named: name) { return constant }
    if let typeName = wanted.typeName, let last = typeName.split(separator: ".").dropFirst().last, Self.isKeyType(last) {
      return .string(name)
    }
    return unknownImplicit(name, wanted, range, frame)
  }

  static let vagueTypes: Set<String> = ["id", "NSInteger", "NSUInteger", "Any", "BOOL", "AnyObject", "CGFloat"]

  /// The enumeration from code that alone has a case or member of the name.
  ///
  /// Where several have one, that whose name the place's name holds: `toSection: .main` means a `Section`.
  func choice(with name: String, hint: String = "") -> RuntimeClass? {
    let all = simulation.classes.declaredNames.compactMap { simulation.classes.named($0) }.filter { type in
      guard let info = type.declaration as? ClassInfo, info.form == .choice || info.form == .value || type.name.contains(".") else {
        return false
      }
      return info.cases.contains { $0.name == name } || info.statics[name] != nil
    }
    if all.count == 1 { return all[0] }
    let words = Set(Words.of(hint))
    let told = all.filter { type in Words.of(type.name.split(separator: ".").last ?? "").last.map(words.contains) ?? false }
    return told.count == 1 ? told[0] : nil
  }

  /// The native class that alone has a class method for a call.
  func nativeOwner(of shape: CallShape) -> RuntimeClass? {
    let owners = simulation.classes.sources.compactMap { simulation.classes.named($0.name) }.filter { type in
      guard let table = type.table else { return false }
      return typed.index(of: table, in: simulation.release).rows(for: shape.base, isClassMethod: true).contains {
        $0.rule.distance(shape.spelling) == 0
      }
    }
    return owners.count == 1 ? owners[0] : nil
  }

  /// The case of a known enumeration that a name means where the tables say nothing: all agree, or a word of the selector names one.
  private func onlyCase(_ name: String, hint: String) -> Value? {
    let exact = simulation.globals.allEnums.filter { type in type.cases.contains { $0.name == name } }
    // `.Plain` was the spelling up to Swift 2.
    let isOld = exact.isEmpty && name.first?.isUppercase == true
    let all = isOld ? simulation.globals.allEnums.filter { enumRow(named: name, of: $0) != nil } : exact
    let known = all.contains { !$0.isKept } ? all.filter { !$0.isKept } : all
    // What is deprecated is meant least.
    let found = known.filter { enumRow(named: name, of: $0)?.deprecation == nil } + known
    guard let first = found.first else { return nil }
    let words = Set(Words.of(hint))
    if let told = found.first(where: { type in Words.of(type.name).last.map { words.contains($0) } ?? false }) {
      return enumCase(named: name, of: told)
    }
    let values = Set(found.compactMap { enumRow(named: name, of: $0)?.rawValue })
    return values.count == 1 ? enumCase(named: name, of: first) : nil
  }
}
