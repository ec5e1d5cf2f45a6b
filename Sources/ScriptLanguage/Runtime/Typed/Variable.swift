import ObjectModel

/// A local variable that closures share: it moves from its slot to a cell when the first one is seen to use it.
final class Variable {
  let slot: Int
  var cell: Int?
  let conversion: Conversion
  let isWeak: Bool
  let wanted: Wanted
  /// The variable of the surrounding body that a closure shares.
  var origin: Variable?
  private var keepsNothing = false
  /// Whether the variable was given nothing by something made up.
  var isMadeUp: Bool {
    get { keepsNothing || origin?.isMadeUp ?? false }
    set { keepsNothing = newValue }
  }

  init(slot: Int, conversion: Conversion, isWeak: Bool, wanted: Wanted) {
    self.slot = slot
    self.conversion = conversion
    self.isWeak = isWeak
    self.wanted = wanted
  }
}

extension Compiler {
  /// Makes a place for a local variable that closures may share.
  func declareShared(_ name: String, _ type: TypeName?, isWeak: Bool = false) -> Variable {
    if let type { interpreter.checkStandardType(type, in: code.source, seenFrom: code.lexicalClass) }
    let variable = Variable(
      slot: nextSlot, conversion: type.map(interpreter.conversion(ofTyped:)) ?? .none, isWeak: isWeak, wanted: Wanted(type))
    nextSlot += 1
    if isWeak || type?.isInOut == true { moveToCell(variable) }
    var local = Local(
      place: .slot(variable.slot), conversion: variable.conversion, isWeak: isWeak, isBlock: false, variable: variable,
      wanted: variable.wanted)
    local.isAutoclosure = type?.isAutoclosure ?? false
    scopes.declare(name, local)
    return variable
  }

  private func moveToCell(_ variable: Variable) {
    guard variable.cell == nil else { return }
    variable.cell = code.cellPlans.count
    code.cellPlans.append(.fresh(isWeak: variable.isWeak))
  }

  /// Takes a variable of the surrounding body into the present one.
  func share(_ variable: Variable, _ outside: Local, _ name: String, in outer: Compiler) -> Local {
    outer.moveToCell(variable)
    let index = code.cellPlans.count
    code.cellPlans.append(.fresh(isWeak: outside.isWeak))
    if let cell = variable.cell { captures.append(BlockLiteralNode.Capture(from: .cell(cell), into: .cell(index))) }
    let inner = Variable(slot: nextSlot, conversion: outside.conversion, isWeak: outside.isWeak, wanted: outside.wanted)
    nextSlot += 1
    inner.cell = index
    inner.origin = variable
    let local = Local(
      place: .cell(index), conversion: outside.conversion, isWeak: outside.isWeak, isBlock: false, variable: inner, wanted: outside.wanted,
      isAutoclosure: outside.isAutoclosure, parameters: outside.parameters)
    scopes.declareOutermost(name, local)
    return local
  }

  /// Makes a place for a parameter with a label.
  func addTypedParameter(_ parameter: Parameter) {
    var type = parameter.type
    if parameter.isVariadic { type = TypeName(name: "Array", range: type.range, parts: [type]) }
    if !code.standards.isEmpty || parameter.standard != nil {
      while code.standards.count < code.parameterPlaces.count { code.standards.append(nil) }
      code.standards.append(parameter.standard.map { compile($0, wanting: Wanted(type)) })
    }
    let variable = declareShared(parameter.name, type)
    code.parameterPlaces.append(variable.cell.map(LocalPlace.cell) ?? .slot(variable.slot))
    code.parameterConversions.append(variable.conversion)
    parameterVariables.append(variable)
  }
}

/// A local variable that closures may share.
final class VariableNode: Node {
  let variable: Variable

  init(_ variable: Variable, _ range: SourceRange) {
    self.variable = variable
    super.init(range)
  }

  override func evaluate(_ frame: Frame) -> Value {
    guard let cell = variable.cell else { return frame.values[variable.slot] }
    return frame.cells[cell].field.value
  }

  override var isStorable: Bool { true }

  override func assign(_ value: Value, _ frame: Frame) {
    let value = frame.interpreter.owned(variable.conversion.convert(value))
    guard let cell = variable.cell else {
      frame.values[variable.slot] = value
      return
    }
    frame.cells[cell].store(value)
  }

  override func place(_ frame: Frame) -> ValuePlace? {
    guard let cell = variable.cell else { return .local(frame.values + variable.slot) }
    return variable.isWeak ? nil : .cell(frame.cells[cell])
  }

  override var wanted: Wanted { variable.wanted }

  /// Gives the variable its first value: a new one each time its declaration runs.
  func declare(_ value: Value, _ frame: Frame) {
    if let cell = variable.cell { frame.cells[cell] = Cell(variable.isWeak ? .weak(WeakReference.to(nil)) : .empty) }
    assign(value, frame)
  }
}

/// What `&a` gives a function: the variable itself.
final class ReferenceBox: Object, Place {
  let cell = Cell()
  var value: Value {
    get { cell.field.value }
    set { cell.store(newValue) }
  }
  /// Where code names the variable.
  var place: (range: SourceRange, source: LoadedSource)?

  /// The variable's name in code, by which it is known where it serves as a key.
  override var distinction: [Value]? {
    guard let place, place.range.end <= place.source.bytes.count else { return nil }
    return [.string(String(decoding: place.source.bytes[place.range.start..<place.range.end], as: UTF8.self))]
  }
}
