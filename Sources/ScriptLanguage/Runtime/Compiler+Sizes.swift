import ObjectModel

extension Compiler {
  /// What `sizeof` says of a type or of a value.
  func size(of operand: Expression, _ range: SourceRange) -> Node {
    if case .type(let type) = operand.kind { return ConstantNode(.int(interpreter.layout(of: type).size), range) }
    return SizeNode(compile(operand), size: sizeOfPart(operand), range)
  }

  /// The size of a variable by its name, or of the elements of an array of C.
  private func sizeOfPart(_ expression: Expression) -> Int {
    switch expression.kind {
    case .element(let base, _), .pointee(let base): return sizeOfPart(base)
    case .name(let name):
      if let element = interpreter.arrayElements[name] { return interpreter.layout(of: element).size }
      let known = local(name)?.conversion ?? code.source.variables[name]?.conversion ?? interpreter.fileVariables[name]?.conversion
      return interpreter.layout(of: known ?? conversion(ofTopLevel: name) ?? .none).size
    default: return interpreter.layout(of: .none).size
    }
  }
}

extension Interpreter {
  /// Keeps the type of the elements, where a variable is an array of C.
  func noteArray(_ variable: VariableDeclaration) {
    guard case .cArray(let sizes, _)? = variable.value?.kind else { return }
    var element = variable.type
    element.pointers -= sizes.count
    arrayElements[variable.name] = element
  }

  /// How many bytes a value of a type takes, and at multiples of how many it lies.
  struct Layout {
    var size = 8
    var alignment = 8
  }

  func layout(of type: TypeName, depth: Int = 0) -> Layout {
    // What is inside itself has no layout.
    guard type.pointers == 0, !type.isBlock, depth < 10 else { return Layout() }
    if let fields = structureFields[type.name] { return layout(of: fields.map { layout(of: $0, depth: depth + 1) }) }
    if let alias = aliases[type.name], Conversion.scalars[type.name] == nil { return layout(of: alias, depth: depth + 1) }
    return layout(of: conversion(of: type), depth: depth)
  }

  /// The layout of what is converted so.
  func layout(of conversion: Conversion, depth: Int = 0) -> Layout {
    switch conversion {
    case .none, .double, .enumeration: Layout()
    case .bool: Layout(size: 1, alignment: 1)
    case .integer(let bits, _): Layout(size: bits / 8, alignment: bits / 8)
    case .float: Layout(size: 4, alignment: 4)
    case .structure(let type):
      structureFields[type.name].map { fields in layout(of: fields.map { layout(of: $0, depth: depth + 1) }) }
        ?? Layout(size: 8 * type.width, alignment: 8)
    }
  }

  /// The layout of a structure whose fields lie one behind the other.
  private func layout(of fields: [Layout]) -> Layout {
    func rounded(_ offset: Int, to alignment: Int) -> Int { (offset + alignment - 1) / alignment * alignment }
    let alignment = fields.map(\.alignment).max() ?? 1
    let end = fields.reduce(0) { rounded($0, to: $1.alignment) + $1.size }
    return Layout(size: rounded(end, to: alignment), alignment: alignment)
  }
}
