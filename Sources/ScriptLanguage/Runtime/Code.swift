import ObjectModel

/// The body of a method, function, block or input: read at once, resolved when it first runs.
final class Code {
  let source: LoadedSource
  /// What messages about the body call it, such as `-[DetailViewController viewDidLoad]`.
  let name: String
  let selector: Selector?
  /// The class that the text gives the method to, above which `super` begins.
  unowned let lexicalClass: RuntimeClass?
  let isClassMethod: Bool
  let parameters: [Parameter]
  let resultType: TypeName?
  /// Whether the body gives nothing back.
  let isVoid: Bool
  private var statements: [Statement]

  /// What messages call a closure or block in the body; one inside another is called after the method.
  func nameInside(_ kind: String) -> String { name.hasPrefix(kind) ? name : kind + name }

  /// Where the method stands in its text; nothing where the text is the body alone.
  var range: SourceRange?

  /// Whether the names of the body are resolved.
  var isPrepared = false
  /// Whether the body uses `self`, so that a block must keep it.
  var usesReceiver = false
  var body: StatementNode = EmptyNode(SourceRange(start: 0, end: 0))
  var slotCount = 0
  /// What each cell holds when the body begins.
  var cellPlans: [CellPlan] = []
  var parameterPlaces: [LocalPlace] = []
  var parameterConversions: [Conversion] = []
  var resultConversion = Conversion.none
  /// The values of parameters that a call leaves out; empty where there are none.
  var standards: [Node?] = []
  /// How many parameters the body takes where they are its first variables, so that a call may compute its arguments in place; -1 where it must do more.
  private(set) var plainParameterCount = -1
  /// Whether some parameter converts what it is given.
  private(set) var convertsParameters = false
  /// Whether the body makes its receiver usable, and so gives it back.
  var isInitializer = false
  /// Whether the body may put another value in the place of its receiver.
  var changesReceiver = false
  /// What `return` should give, where the tables or the text tell.
  var wanted = Wanted.anything
  /// Whether the caller says of which type the result is.
  var hasGenericResult: Bool { typedResult?.isGeneric ?? false }
  /// The type of the result, where labels are named.
  var typedResult: TypeName?
  /// The result builder that gathers what the statements stand for, where the app declares it.
  var builder: String?
  /// The facts that keep the body from running.
  var faults: [Problem] = []

  init(
    _ statements: [Statement], source: LoadedSource, name: String, selector: Selector? = nil, lexicalClass: RuntimeClass? = nil,
    isClassMethod: Bool = false, parameters: [Parameter] = [], result: TypeName? = nil
  ) {
    self.statements = statements
    self.source = source
    self.name = name
    self.selector = selector
    self.lexicalClass = lexicalClass
    self.isClassMethod = isClassMethod
    self.parameters = parameters
    resultType = result
    isVoid = result?.isVoid ?? false
  }

  /// Resolves the names of the body.
  func prepare(in interpreter: Interpreter) {
    guard !isPrepared else { return }
    isPrepared = true
    let compiler = Compiler(for: self, in: interpreter)
    compiler.compile(statements)
    statements = []
    convertsParameters = parameterConversions.contains { !$0.isNone }
    if faults.isEmpty, cellPlans.isEmpty, standards.isEmpty, builder == nil, !hasGenericResult, parametersComeFirst {
      plainParameterCount = parameterPlaces.count
    }
  }

  private var parametersComeFirst: Bool {
    parameterPlaces.enumerated().allSatisfy { index, place in
      if case .slot(let slot) = place { slot == index } else { false }
    }
  }
}

/// Where a local variable is kept.
enum LocalPlace {
  case slot(Int)
  case cell(Int)
}

/// What a cell holds when its body begins.
enum CellPlan {
  /// A variable of its own.
  case fresh(isWeak: Bool)
  /// A variable that outlives the run.
  case lasting(Cell)
}
