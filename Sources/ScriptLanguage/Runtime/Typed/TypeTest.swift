import ObjectModel

extension Interpreter {
  /// Whether a value is of a type. Types that nothing is known of are made up, and no value is of them.
  func value(_ value: Value, isOf type: TypeName, at range: SourceRange, in frame: Frame) -> Bool {
    if value.isNull { return type.isOptional && type.name != "Any" }
    if type.isBlock { return value.object is Block }
    if type.name == "()" { return value.object is TupleObject }
    switch typeReference(type.name, in: frame.code.lexicalClass) {
    case .standard(let name): return self.value(value, isStandard: name, type.parts, at: range, in: frame)
    case .enumeration(let known):
      if case .enumeration(let value) = value { return value.type === known }
      return false
    case .structure(let known):
      if case .structure(let value) = value { return value.type === known }
      return false
    case .runtime(let known): return self.value(value, isInstanceOf: known)
    case nil: break
    }
    if ownProtocols[type.name] != nil || typed.protocolParents[type.name] != nil
      || simulation.globals.protocolTable(named: type.name) != nil
    {
      return conforms(value, to: type.name)
    }
    guard inventClass(type.name, hint: nil, at: type.range, in: frame) != nil else { return false }
    return false
  }

  /// Whether a value's class declares a protocol, or one that builds upon it.
  func conforms(_ value: Value, to name: String) -> Bool {
    guard case .object(let object) = value else { return false }
    if object.isa.conforms(to: name) { return true }
    return sequence(first: object.isa, next: \.superclass).contains { type in
      type.protocols.contains { builds($0, upon: name, depth: 0) }
    }
  }

  private func builds(_ name: String, upon other: String, depth: Int) -> Bool {
    name == other || (depth < 50 && (typed.protocolParents[name] ?? []).contains { builds($0, upon: other, depth: depth + 1) })
  }

  private func value(_ value: Value, isInstanceOf type: RuntimeClass) -> Bool {
    switch value {
    case .object(let object): object.isa.isSubclass(of: type)
    case .type(let named): named.isSubclass(of: type)
    default: immediateClass(of: value)?.isSubclass(of: type) ?? false
    }
  }

  private func value(_ value: Value, isStandard name: String, _ parts: [TypeName], at range: SourceRange, in frame: Frame) -> Bool {
    switch name {
    case "Any", "AnyHashable", "Optional": return true
    case "AnyObject": return true
    case "Error", "ErrorType": return conforms(value, to: "Error") || value.object is EnumCaseObject
    case "String", "Substring", "Character":
      if case .string = value { return true }
      return value.object?.stringValue != nil
    case "Bool":
      if case .bool = value { return true }
      return false
    case "Double", "Float", "CGFloat", "TimeInterval", "NSTimeInterval", "Float32", "Float64":
      if case .double = value { return true }
      return false
    case "Array", "ContiguousArray", "ArraySlice":
      guard let elements = value.elements, value.entries == nil else { return false }
      return parts.first.map { part in elements.allSatisfy { self.value($0, isOf: part, at: range, in: frame) } } ?? true
    case "Dictionary": return value.entries != nil
    case "Set": return value.object is SetObject
    case "Selector":
      if case .selector = value { return true }
      return false
    case "Range", "ClosedRange": return value.object is RangeObject
    case "Void": return value.isNull
    case "AnyClass":
      if case .type = value { return true }
      return false
    default:
      if case .int = value { return true }
      return false
    }
  }
}
