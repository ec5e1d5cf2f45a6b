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
      // `{ (label: UILabel) in … }` for a parameter of type `(T) -> Void`.
      if let block = value.object as? ScriptBlock {
        for (wanted, given) in zip(parameter.type.parts, block.parameterTypes) where wanted.generic == name {
          if let type = frame.interpreter.typeReference(given.name, in: code.lexicalClass) { return TypeNode.value(of: type) }
        }
        continue
      }
      if parameter.type.generic == name, let object = value.object { return .type(object.isa.visible) }
    }
    guard code.typedResult?.generic == name, let wanted = frame.wantedType else { return .null }
    return TypeNode.value(of: frame.interpreter.typeReference(wanted, in: code.lexicalClass))
  }
}

extension TypeName {
  /// Whether the type is the parameter of a generic function, or one with it in it.
  func mentions(_ name: String) -> Bool { generic == name || parts.contains { $0.mentions(name) } }
}

extension Compiler {
  /// Whether a name is the parameter of the generic function whose body this is.
  func isGeneric(_ name: String) -> Bool {
    code.parameters.contains { $0.type.mentions(name) } || code.typedResult?.mentions(name) ?? false
  }
}
