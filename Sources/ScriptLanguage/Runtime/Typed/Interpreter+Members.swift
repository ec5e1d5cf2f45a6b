import ObjectModel

/// Members by their spelling.
extension Interpreter {
  /// How objects of a class give a member.
  func reading(_ name: String, _ getter: Selector, in type: RuntimeClass) -> MemberAccess.Reading {
    switch type.implementation(of: getter) {
    case .getter(let property): return .native(property)
    case .script(let method, let owner):
      if method is PropertyGetter { return .field(FieldAccess(name)) }
      return .found(.script(method, owner), getter)
    case .native(let entry) where entry.info.selector.argumentCount == 0: return .found(.native(entry), getter)
    case .native, .setter, nil: break
    }
    if let property = property(name, in: type) {
      if case .script(let method, let owner)? = type.implementation(of: property.getter) {
        return .found(.script(method, owner), property.getter)
      }
      return .native(property)
    }
    let key = FieldName.key(for: name, in: type)
    if type.existingFieldSlot(key) != nil || type.fieldInfo(key) != nil { return .field(FieldAccess(key)) }
    if let row = row(named: name, in: type), let found = type.implementation(of: row) { return .found(found, row) }
    if let (found, selector) = extensionMember(name, of: type) { return .found(found, selector) }
    return hasMethod(name, in: type) ? .method : .unknown
  }

  /// How objects of a class take a member.
  func writing(_ name: String, in type: RuntimeClass) -> MemberAccess.Writing {
    let setter = Selector("set" + name.prefix(1).uppercased() + name.dropFirst() + ":")
    switch type.implementation(of: setter) {
    case .script(let method, let owner):
      if method is PropertySetter { return .field(FieldAccess(name)) }
      return .found(.script(method, owner), setter)
    case .some(let found): return .found(found, setter)
    case nil: break
    }
    if let property = property(name, in: type) {
      if case .script(let method, let owner)? = type.implementation(of: property.setter) {
        return .found(.script(method, owner), property.setter)
      }
      return property.write == nil ? .readOnly : .native(property)
    }
    if let field = type.fieldInfo(name) {
      if field.isConstant { return .constant }
      return type.implementation(of: Selector(name)) == nil ? .field(FieldAccess(name)) : writingField(name, type)
    }
    if type.implementation(of: Selector(name)) != nil { return .readOnly }
    return .unknown
  }

  private func writingField(_ name: String, _ type: RuntimeClass) -> MemberAccess.Writing {
    if case .script(let method, _)? = type.implementation(of: Selector(name)), method is PropertyGetter { return .field(FieldAccess(name)) }
    return .readOnly
  }

  /// The native property that a name of any generation means.
  func property(_ name: String, in type: RuntimeClass) -> PropertyEntry? {
    for type in sequence(first: type, next: \.superclass) {
      guard let table = type.table else { continue }
      let known = table.properties.filter { $0.releases.contains(simulation.release) }
      if let exact = known.first(where: { $0.swiftName == name || $0.name == name || $0.getter.description == name }) { return exact }
    }
    return nil
  }

  /// The native method without arguments that a name means.
  private func row(named name: String, in type: RuntimeClass) -> Selector? {
    for type in sequence(first: type, next: \.superclass) {
      guard let table = type.table else { continue }
      let rows = typed.index(of: table, in: simulation.release).rows(for: name, isClassMethod: false)
      if let row = rows.first(where: { $0.rule.isNamed(name) }) { return row.selector }
    }
    return nil
  }

  /// A member that an extension of a protocol gave.
  private func extensionMember(_ name: String, of type: RuntimeClass) -> (Implementation, Selector)? {
    for name_ in protocolNames(of: type) {
      guard let holder = typed.extensions[name_] else { continue }
      let selector = Selector(name)
      if let found = holder.implementation(of: selector), case .script = found { return (found, selector) }
    }
    return nil
  }

  /// A method that an extension of a protocol gave.
  func extensionMethod(_ name: String, of type: RuntimeClass) -> (any ScriptMethod)? {
    guard case (.script(let method, _), _)? = extensionMember(name, of: type) else { return nil }
    return method
  }

  private func hasMethod(_ name: String, in type: RuntimeClass) -> Bool {
    sequence(first: type, next: \.superclass).contains { ($0.declaration as? ClassInfo)?.signatures[name] != nil }
  }

  /// Whether objects of a class have the member, so that a bare name in their methods means it.
  func hasMember(_ name: String, in type: RuntimeClass) -> Bool {
    if case .unknown = reading(name, Selector(name), in: type) { return false }
    return true
  }

  /// What a value stored in a member should be.
  func wanted(_ name: String, of type: RuntimeClass) -> Wanted {
    if let info = type.fieldInfo(name) { return info.wanted }
    if let property = property(name, in: type) { return Wanted(property.enumType, property.typeName, hint: name) }
    return Wanted(nil, nil, hint: name)
  }

  /// A method taken as a value.
  func methodValue(_ name: String, of owner: Value, _ range: SourceRange, _ frame: Frame) -> Value {
    guard case .object(let object) = owner else { return .null }
    let signature = sequence(first: object.isa, next: \.superclass).lazy
      .compactMap { ($0.declaration as? ClassInfo)?.signatures[name]?.first }.first
    guard let signature else { return .null }
    let block = make(NativeBlock.self)
    block.set { [simulation] arguments in simulation.perform(signature.selector, on: owner, arguments) }
    return .object(block)
  }

  /// A native method taken as a value: `views.forEach(stack.addArrangedSubview)`.
  func nativeMethodValue(_ name: String, of object: Object, _ range: SourceRange, _ frame: Frame) -> Value? {
    var rows: [SpellingIndex.Row] = []
    for type in sequence(first: object.isa, next: \.superclass) {
      guard let table = type.table else { continue }
      rows += typed.index(of: table, in: simulation.release).rows(for: name, isClassMethod: false).filter { $0.rule.current.base == name }
    }
    guard !rows.isEmpty else { return nil }
    let block = make(NativeBlock.self)
    block.set { [unowned self, frame] arguments in
      let fitting = rows.first { $0.selector.argumentCount == arguments.count } ?? rows[0]
      return send(fitting.selector, to: .object(object), fitting.selector.fitting(arguments[...]), range, frame)
    }
    return .object(block)
  }

  // MARK: What has no member of the name

  /// Reads a member that neither class nor text has.
  func readOther(_ name: String, of object: Object, _ range: SourceRange, _ frame: Frame) -> Value {
    if let value = standardMember(name, of: .object(object), range, frame) { return value }
    if let value = nativeMethodValue(name, of: object, range, frame) { return value }
    return readUnknown(name, of: object, range, frame)
  }

  /// Assigns a member that neither class nor text has.
  func writeOther(_ name: String, _ value: Value, of object: Object, _ range: SourceRange, _ frame: Frame) {
    writeUnknown(name, owned(value), of: object, range, frame)
  }

  /// Reads a member of what is no object of a class with a table.
  func readMember(_ name: String, of owner: Value, _ range: SourceRange, _ frame: Frame) -> Value {
    for holder in extensionClasses(of: owner) {
      let selector = Selector(name)
      if let found = holder.implementation(of: selector), case .script = found { return run(found, selector, on: owner, [], range, frame) }
    }
    if owner.isNull { return .null }
    if case .type(let type) = owner { return readStatic(name, of: type, range, frame) }
    if let value = standardMember(name, of: owner, range, frame) { return value }
    if let value = memberFunction(name, of: owner) { return value }
    if case .structure(let structure) = owner {
      let nearest = NearestName.find(name, among: structure.type.fields.map(\.name))
      if inventMember(name, of: structure.type.name, nearest: nearest, isKnown: { $0.hasMember(name) }) { return .null }
      frame.fail(.unknownProperty(name, of: structure.type.name, nearest: nearest), range)
      return .null
    }
    if let type = immediateClass(of: owner) {
      if let property = property(name, in: type) { return property.read(owner) }
      if let selector = row(named: name, in: type) { return send(selector, to: owner, [], range, frame) }
    }
    if let method = StandardMembers.methods[TypedKind(owner)]?[name]?.first(where: { !$0.isMutating }) {
      let block = make(NativeBlock.self)
      block.set { [unowned self, frame] arguments in
        var value = owner
        return method.apply(&value, arguments, StandardCall(interpreter: self, frame: frame, range: range))
      }
      return .object(block)
    }
    let nearest = NearestName.find(name, among: StandardMembers.names(of: owner), allowsShort: true)
    let kind = TypedKind(owner).name
    if inventMember(name, of: kind, nearest: nearest, isKnown: { $0.hasMember(name) }) { return .null }
    frame.fail(.unknownProperty(name, of: kind, nearest: nearest), range)
    return .null
  }

  /// The structure with one field changed.
  func setField(_ name: String, of structure: StructValue, to value: Value) -> StructValue? {
    var changed = structure
    return changed.setField(name, value) ? changed : nil
  }
}
