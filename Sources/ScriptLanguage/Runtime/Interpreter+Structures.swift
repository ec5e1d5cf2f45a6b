import ObjectModel

extension Interpreter {
  /// The structure of a name: the app's own, or one of the model.
  func structType(named name: String) -> StructType? { structures[name] ?? simulation.globals.structType(named: name) }

  /// Makes a structure of the app's own known. Its fields are numbers and structures; others stay 0.
  func declare(_ declaration: StructureDeclaration) {
    structureFields[declaration.name] = declaration.fields.map(\.type)
    structures[declaration.name] = StructType(declaration.name, declaration.fields.map { field($0.name, $0.type) })
  }

  private func field(_ name: String, _ type: TypeName) -> StructType.Field {
    switch conversion(of: type) {
    case .structure(let inner): StructType.Field(name, inner)
    case .bool: StructType.Field(name, kind: .truth)
    case .integer, .enumeration: StructType.Field(name, kind: .integer)
    case .none, .float, .double: StructType.Field(name)
    }
  }
}
