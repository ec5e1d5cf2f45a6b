import ObjectModel

/// Resolves the names of one body: locals to places, the rest to what it will be looked up in.
final class Compiler {
  /// A local variable.
  struct Local {
    let place: LocalPlace
    let conversion: Conversion
    let isWeak: Bool
    let isBlock: Bool
    /// The variable, where closures share it.
    var variable: Variable?
    /// What the declaration says of the type.
    var wanted = Wanted.anything
    /// Whether the value stays the first one.
    var isConstant = false
    /// Whether the value is that of an expression that stands for a closure, which a call gives back: `@autoclosure`.
    var isAutoclosure = false
    /// What the function takes that the variable is the name of.
    var parameters: [Parameter]?
  }

  let code: Code
  let interpreter: Interpreter
  /// The body around a block.
  let outer: Compiler?
  /// Whether the body is an input's top level, where declarations name objects.
  let isTopLevel: Bool
  var scopes = LocalScopes()
  /// What a block takes from its surroundings.
  var captures: [BlockLiteralNode.Capture] = []
  /// The names that top-level declarations of this input bind.
  var topLevelNames: Set<String> = []
  /// What C makes of the values of those that the input declares, by name.
  var topLevelConversions: [String: Conversion] = [:]
  var nextSlot = 0
  var loopDepth = 0
  var choiceDepth = 0
  /// Whether the body is that of a closure, which shares the variables of its surroundings.
  var sharesVariables = false
  /// The parameters that closures may share.
  var parameterVariables: [Variable?] = []
  /// The names that the patterns of one `case` have bound so far.
  var reusesNames: [String: Local] = [:]

  init(for code: Code, in interpreter: Interpreter, outer: Compiler? = nil, isTopLevel: Bool = false) {
    self.code = code
    self.interpreter = interpreter
    self.outer = outer
    self.isTopLevel = isTopLevel
  }

  /// Resolves the body.
  func compile(_ statements: [Statement]) {
    for parameter in code.parameters { addParameter(parameter) }
    if let result = code.resultType, !result.isVoid { code.resultConversion = interpreter.conversion(of: result) }
    if let result = code.typedResult { code.resultConversion = interpreter.conversion(ofTyped: result) }
    while !code.standards.isEmpty, code.standards.count < code.parameterPlaces.count { code.standards.append(nil) }
    let first = nextSlot
    let nodes = compileAll(statements)
    for (place, variable) in parameterVariables.enumerated() {
      if let cell = variable?.cell { code.parameterPlaces[place] = .cell(cell) }
    }
    let range = statements.first?.range ?? SourceRange(start: 0, end: 0)
    let hasDeferred = nodes.contains { $0 is DeferNode }
    code.body = hasDeferred ? DeferringBlockNode(nodes, range) : BlockNode(nodes, slots: first..<first, range)
    code.slotCount = nextSlot
  }

  private func addParameter(_ parameter: Parameter) {
    if parameter.label != nil || sharesVariables { return addTypedParameter(parameter) }
    parameterVariables.append(nil)
    interpreter.checkType(parameter.type, in: code.source)
    let local = declare(parameter.name, parameter.type)
    code.parameterPlaces.append(local.place)
    code.parameterConversions.append(local.conversion)
  }

  func fault(_ fact: Fact, _ range: SourceRange) {
    if code.faults.count < 20 { code.faults.append(Problem(fact: fact, range: range)) }
  }

  // MARK: Variables

  /// Makes a place for a local variable.
  func declare(_ name: String, _ type: TypeName, lasting: Cell? = nil) -> Local {
    let needsCell = type.isWeak || type.isShared || lasting != nil
    let place: LocalPlace
    if needsCell {
      place = .cell(code.cellPlans.count)
      code.cellPlans.append(lasting.map(CellPlan.lasting) ?? .fresh(isWeak: type.isWeak))
    } else {
      place = .slot(nextSlot)
      nextSlot += 1
    }
    let local = Local(place: place, conversion: interpreter.conversion(of: type), isWeak: type.isWeak, isBlock: type.isBlock)
    scopes.declare(name, local)
    return local
  }

  /// Makes a place for a variable that has no name.
  func declareHidden() -> LocalPlace {
    defer { nextSlot += 1 }
    return .slot(nextSlot)
  }

  /// Finds a local variable; one of the surrounding body is taken into the block.
  func local(_ name: String) -> Local? {
    if let local = scopes[name] { return local }
    guard let outer, let outside = outer.local(name) else { return nil }
    if let variable = outside.variable { return share(variable, outside, name, in: outer) }
    let place: LocalPlace
    switch outside.place {
    case .slot:
      place = .slot(nextSlot)
      nextSlot += 1
    case .cell:
      place = .cell(code.cellPlans.count)
      code.cellPlans.append(.fresh(isWeak: outside.isWeak))
    }
    let local = Local(place: place, conversion: outside.conversion, isWeak: outside.isWeak, isBlock: outside.isBlock)
    captures.append(BlockLiteralNode.Capture(from: outside.place, into: place))
    scopes.declareOutermost(name, local)
    return local
  }

  func node(for local: Local, _ range: SourceRange) -> Node {
    if let variable = local.variable { return VariableNode(variable, range) }
    switch local.place {
    case .slot(let slot): return LocalNode(slot, local.conversion, range)
    case .cell(let index): return CellNode(index, local.conversion, range)
    }
  }

  /// The names of all local variables in reach.
  var localNames: [String] { scopes.names + (outer?.localNames ?? []) }

  /// Runs the body with a scope of its own and gives the slots that were declared in it.
  func scoped<T>(_ body: () -> T) -> (result: T, slots: Range<Int>) {
    scopes.begin()
    let first = nextSlot
    let result = body()
    scopes.end()
    return (result, first..<nextSlot)
  }

  /// Whether statements stand directly at an input's top level.
  var isAtTop: Bool { isTopLevel && scopes.depth == 1 }
}
