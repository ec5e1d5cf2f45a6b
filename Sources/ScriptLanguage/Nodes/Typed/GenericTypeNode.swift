import ObjectModel

/// The parameter of a generic function as a value: the type that an argument or the caller gives it.
final class GenericTypeNode: Node {
  let name: String

  init(_ name: String, _ range: SourceRange) {
    self.name = name
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    let code = frame.code
    for (place, parameter) in zip(code.parameterPlaces, code.parameters) where parameter.type.mentions(name) {
      let value =
        switch place {
        case .slot(let slot): frame.values[slot]
        case .cell(let cell): frame.cells[cell].field.value
        }
      if case .type = value { return value }
      if parameter.type.isMetatype { return value }
      // `{ (label: UILabel) in … }` for a parameter of type `(T) -> Void`.
      if let block = value.object as? ScriptBlock {
        for (wanted, given) in zip(parameter.type.parts, block.parameterTypes) where wanted.generic == name {
          if let type = frame.interpreter.typeReference(given.name, in: code.lexicalClass) { return TypeNode.value(of: type) }
        }
        continue
      }
      if parameter.type.generic == name, let object = value.object { return .type(object.isa.visible) }
    }
    guard let found = code.typedResult?.meaning(of: name, in: frame.wantedType?.type) else { return .null }
    if !found.parts.isEmpty { return frame.interpreter.typeValue(found, in: code.lexicalClass) }
    return TypeNode.value(of: frame.interpreter.typeReference(found.name, in: code.lexicalClass))
  }
}

extension TypeName {
  /// Whether the type is the parameter of a generic function, or one with it in it.
  func mentions(_ name: String) -> Bool { generic == name || parts.contains { $0.mentions(name) } }

  /// Whether the type is the parameter of a generic function, or has one in it.
  var isGeneric: Bool { generic != nil || parts.contains(where: \.isGeneric) }

  /// Whether values are types themselves: `T.Type`.
  var isMetatype: Bool { name == "Any" && generic == nil && parts.count == 1 }

  /// What the parameter of a generic function stands for where another type is wanted.
  fileprivate func meaning(of name: String, in wanted: TypeName?) -> TypeName? {
    guard let wanted else { return nil }
    if generic == name { return wanted }
    return zip(parts, wanted.parts).lazy.compactMap { $0.meaning(of: name, in: $1) }.first
  }
}

extension Compiler {
  /// Whether a name is the parameter of the generic function whose body this is.
  func isGeneric(_ name: String) -> Bool {
    code.parameters.contains { $0.type.mentions(name) } || code.typedResult?.mentions(name) ?? false
  }
}

extension Wanted {
  /// The type that is wanted, where one is.
  fileprivate var type: TypeName? { typeName.map { TypeName(name: $0, range: SourceRange(start: 0, end: 0), parts: parts) } }
}

extension FieldName {
  /// The property in which an object keeps what a parameter of its generic class stands for: `keyType` for `Key`.
  static func type(of generic: String) -> String { generic.prefix(1).lowercased() + generic.dropFirst() + "Type" }
}

extension Interpreter {
  /// A call whose arguments are of the types that the receiver keeps for the parameters of its class.
  func bound(_ call: ResolvedCall, to object: Object) -> ResolvedCall {
    var call = call
    call.wanted = call.wanted.map { wanted in
      guard let generic = wanted.generic, object.isa.fieldInfo(FieldName.type(of: generic)) != nil else { return wanted }
      return typeName(from: FieldAccess(FieldName.type(of: generic)).read(object, self)).map { Wanted($0) } ?? wanted
    }
    return call
  }
}
